"""GNC-10.4 What cards and Net spaces give: effects with a seat as their target."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.gangs_of_night_city.language.abilities import Calls
from nightdeck.games.gangs_of_night_city.model import board, events, rulings, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.board import DISTRICTS, PLACES
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.combat_hand import recycle
from nightdeck.games.gangs_of_night_city.rules.movement import Movement, note_occupied
from nightdeck.games.gangs_of_night_city.rules.netrun import NetAdvance, ReturnToken, Setback
from nightdeck.games.gangs_of_night_city.rules.recruiting import Recruiting
from nightdeck.games.gangs_of_night_city.rules.resources import gain, kinds_owned, spend
from nightdeck.games.gangs_of_night_city.rules.upgrade import Upgrade
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Decision
from nightdeck.language.values import Effect

WITH_TECHIE: Final = -1
WITH_UNIT: Final = -2
ANY_CLASS: Final = -1
MOVED: Final = {ANY_CLASS: "Units", terms.SOLO: "Solo-class Units", terms.DRONE: "Drones"}


class Gain(Effect[GangsState]):
    """GNC-2.4 Resources or Street Cred."""

    def __init__(self, kind: int, amount: int = 1, reason: int = events.FOR_REWARD) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: int = amount
        self.reason: int = reason

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        gain(state, target, self.kind, self.amount, self.reason)

    def words(self) -> str:
        return f"gain {self.amount} {board.RESOURCE_NAMES[self.kind]}"


class Choose(Effect[GangsState]):
    """GNC-10.4c Exactly one of several resources."""

    def __init__(self, *kinds: int) -> None:
        super().__init__()
        self.kinds: tuple[int, ...] = kinds

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        state.call(ChooseGain(target, self.kinds))

    def words(self) -> str:
        return "choose: " + " or ".join(f"1 {board.RESOURCE_NAMES[kind]}" for kind in self.kinds)


class ChooseGain(Decision[GangsState]):
    """GNC-10.4c The player takes one of the listed gains."""

    question = "reward_choice"

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kinds: tuple[int, ...] = kinds

    def options(self, state: GangsState) -> list[Option]:
        return [(verbs.GAIN, kind, place) for place, kind in enumerate(self.kinds)]

    def take(self, state: GangsState) -> None:
        gain(state, self.seat, state.answer[1], 1, events.FOR_REWARD)


class MoveUnits(Effect[GangsState]):
    """GNC-10.4e One move with each of up to a number of friendly Units, Drones included."""

    def __init__(self, most: int, kind: int = ANY_CLASS) -> None:
        super().__init__()
        self.most: int = most
        self.kind: int = kind

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        if self.kind == ANY_CLASS:
            movers = units.in_play(state, target)
        else:
            movers = units.of_class(state, target, self.kind)
        state.call(Movement(target, movers, [], self.most))

    def words(self) -> str:
        return f"make one move with each of up to {self.most} friendly {MOVED[self.kind]}"


class PlaceDrones(Effect[GangsState]):
    """GNC-10.4b Up to a number of Drones from the reserve into one District."""

    def __init__(self, most: int, where: int) -> None:
        super().__init__()
        self.most: int = most
        self.where: int = where

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        state.call(DronePlacement(target, self.most, self.where))

    def words(self) -> str:
        where = {
            WITH_TECHIE: "one District with a friendly Techie-class Unit",
            WITH_UNIT: "one District with a friendly non-Drone Unit",
        }.get(self.where) or board.DISTRICT_NAMES[self.where]
        return f"place up to {self.most} Drone{'s' if self.most > 1 else ''} in {where}"


def drone_districts(state: GangsState, seat: int, where: int) -> list[int]:
    """GNC-10.4b GNC-9.6 GNC-R32 Return the Districts that may receive Drones."""
    if where >= 0:
        return [where] if units.has_presence(state, seat, where) else []
    if where == WITH_TECHIE and state.rulings[rulings.R32] != rulings.ANY_NON_DRONE:
        techies = units.of_class(state, seat, terms.TECHIE)
        found = {state.place[unit] // PLACES for unit in techies}
        return [district for district in range(DISTRICTS) if district in found]
    return [district for district in range(DISTRICTS) if units.has_presence(state, seat, district)]


class DronePlacement(Frame):
    """GNC-9.6b GNC-10.4b Choose the District, then how many Drones."""

    steps: ClassVar[tuple[str, ...]] = (
        "offer_district", "take_district", "offer_count", "take_count",
    )  # fmt: skip

    def __init__(self, seat: int, most: int, where: int) -> None:
        self.seat: int = seat
        self.most: int = most
        self.where: int = where

    def offer_district(self, state: GangsState) -> str | None:
        """GNC-9.6b Ask for the District; nothing happens without one or without Drones."""
        self.most = min(self.most, units.drones_in_reserve(state, self.seat))
        districts = drone_districts(state, self.seat, self.where)
        if self.most == 0 or not districts:
            return DONE
        options: list[Option] = [(verbs.DISTRICT, district) for district in districts]
        state.ask_if_open(self.seat, "drone_district", options)
        return None

    def take_district(self, state: GangsState) -> None:
        """Remember the District."""
        self.where = state.answer[1]

    def offer_count(self, state: GangsState) -> None:
        """GNC-9.6b Ask how many, none included."""
        options: list[Option] = [(verbs.AMOUNT, number) for number in range(self.most + 1)]
        state.ask_if_open(self.seat, "drone_count", options)

    def take_count(self, state: GangsState) -> None:
        """GNC-10.4b Place them in the open."""
        for _ in range(state.answer[1]):
            units.place_drone(state, self.seat, self.where)


class DiscChoice(Decision[GangsState]):
    """GNC-10.4d GNC-10.4h One disc back to the activate area, not the one in use."""

    question = "ready_disc"

    def options(self, state: GangsState) -> list[Option]:
        ready = state.discs[self.seat]
        spent = [disc for disc in range(terms.DISCS) if not ready >> disc & 1]
        return [(verbs.READY, disc) for disc in spent if disc != state.disc]

    def take(self, state: GangsState) -> None:
        state.discs[self.seat] |= 1 << state.answer[1]
        state.emit(events.DISC_READIED, self.seat, state.answer[1])


class RetrieveCombat(Effect[GangsState]):
    """GNC-10.4g The whole own discard pile goes to the hand."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        recycle(state, target)

    def words(self) -> str:
        return "take your Combat discard pile back into your hand"


def opposing_drones(state: GangsState, seat: int) -> list[int]:
    """Return the opposing Drones in play, one for each owner and District."""
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    for side in range(len(state.cred)):
        first = side * UNITS
        for unit in range(first + terms.FIRST_DRONE, first + terms.FIRST_HIRED):
            key = (side, state.place[unit])
            if side != seat and key[1] >= 0 and key not in seen:
                seen.append(key)
                found.append(unit)
    return found


class DroneTarget(Decision[GangsState]):
    """GNC-10.4f The player picks an opposing Drone anywhere, which is lost."""

    question = "destroy_drone"

    def options(self, state: GangsState) -> list[Option]:
        return [(verbs.DESTROY, unit) for unit in opposing_drones(state, self.seat)]

    def take(self, state: GangsState) -> None:
        units.lose_unit(state, state.answer[1])


class Conversion(Decision[GangsState]):
    """GNC-6.6 GNC-6.6a A player may convert a Unit, in one District or (-1) anywhere."""

    question = "convert"

    def __init__(self, seat: int, district: int = -1, secrets: int = 0) -> None:
        super().__init__(seat)
        self.district: int = district
        self.secrets: int = secrets

    def options(self, state: GangsState) -> list[Option]:
        found = units.convertible(state, self.seat, self.district)
        return [*[(verbs.CONVERT, unit) for unit in found], PASS] if found else []

    def take(self, state: GangsState) -> str | None:
        """GNC-6.6 Replace it; then the Drone check and what entering a POI triggers."""
        if state.answer == PASS:
            return DONE
        spend(state, self.seat, board.SECRET, self.secrets)
        own = units.convert(state, self.seat, state.answer[1])
        units.check_drones(state)
        note_occupied(state, own)
        return DONE


class Theft(Decision[GangsState]):
    """GNC-9.6b The player takes a resource from an opponent, else 1 Eurodollar."""

    question = "steal"

    def options(self, state: GangsState) -> list[Option]:
        found: list[Option] = [
            (verbs.STEAL, other, kind)
            for other in range(state.seats)
            if other != self.seat
            for kind in kinds_owned(state, other)
        ]
        if not found:
            gain(state, self.seat, board.EURODOLLAR, 1)
        return found

    def take(self, state: GangsState) -> None:
        _, other, kind = state.answer
        spend(state, other, kind, 1)
        gain(state, self.seat, kind, 1)


class Recruit(Effect[GangsState]):
    """GNC-10.4a One recruit outside a Reclaim."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        state.call(Recruiting(target, 1))

    def words(self) -> str:
        return "recruit 1 Unit"


class FreeUpgrade(Effect[GangsState]):
    """GNC-7.5e An upgrade without cost and disc: two cards, whatever changes the action."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        state.call(Upgrade(target, 2))

    def words(self) -> str:
        return "upgrade a Combat card for free"


class NetStep(Effect[GangsState]):
    """GNC-9.7 GNC-10.4h Advance one space outside a Netrun: no secrets, no roll."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        state.call(NetAdvance(target, 1))
        state.call(ReturnToken(target))

    def words(self) -> str:
        return "advance your Net token 1 space; you may apply its effect; no NetWatch roll"


READY_DISC: Final[Calls] = Calls(DiscChoice, "ready 1 spent Action disc other than the one in use")
DESTROY_DRONE: Final[Calls] = Calls(DroneTarget, "choose an opposing Drone: its owner loses it")
CONVERT_UNIT: Final[Calls] = Calls(Conversion, "you may convert 1 opposing Basic Unit anywhere")
STEAL: Final[Calls] = Calls(
    Theft, "take 1 resource from an opponent; if nobody has any, gain 1 Eurodollar"
)
RIVAL_SETBACK: Final[Calls] = Calls(
    Setback, "Johnny/V or the opposing Gang goes back 2 Street Cred; gain 1 Street Cred"
)
"""GNC-14.1a The token of the single player game: a rival goes back 2, you gain 1."""
