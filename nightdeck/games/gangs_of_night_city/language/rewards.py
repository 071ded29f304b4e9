"""GNC-10.4 What cards and Net spaces give: values with one verb, carried out in printed order."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.gangs_of_night_city.model import board, rulings, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.board import DISTRICTS, PLACES
from nightdeck.games.gangs_of_night_city.model.events import DISC_READIED, FOR_REWARD
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.model.vocabulary import Reward
from nightdeck.games.gangs_of_night_city.rules.combat_hand import recycle
from nightdeck.games.gangs_of_night_city.rules.movement import Movement, note_occupied
from nightdeck.games.gangs_of_night_city.rules.netrun import NetAdvance, ReturnToken, Setback
from nightdeck.games.gangs_of_night_city.rules.recruiting import Recruiting
from nightdeck.games.gangs_of_night_city.rules.resources import gain, kinds_owned, spend
from nightdeck.games.gangs_of_night_city.rules.units import (
    check_drones,
    convert,
    convertible,
    drones_in_reserve,
    has_presence,
    in_play,
    lose_unit,
    of_class,
    place_drone,
)
from nightdeck.games.gangs_of_night_city.rules.upgrade import Upgrade
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option

WITH_TECHIE: Final = -1
WITH_UNIT: Final = -2
ANY_CLASS: Final = -1


class Gain(Reward):
    """GNC-2.4 Resources or Street Cred."""

    def __init__(self, kind: int, amount: int = 1, reason: int = FOR_REWARD) -> None:
        self.kind: int = kind
        self.amount: int = amount
        self.reason: int = reason

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-2.4 Gain it."""
        gain(state, seat, self.kind, self.amount, self.reason)

    def text(self) -> str:
        """Return the gain in words."""
        return f"gain {self.amount} {board.RESOURCE_NAMES[self.kind]}"


class Choose(Reward):
    """GNC-10.4c Exactly one of several resources."""

    def __init__(self, *kinds: int) -> None:
        self.kinds: tuple[int, ...] = kinds

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-10.4c Ask which."""
        state.call(ChooseGain(seat, self.kinds))

    def text(self) -> str:
        """Return the choice in words."""
        return "choose: " + " or ".join(f"1 {board.RESOURCE_NAMES[kind]}" for kind in self.kinds)


class ChooseGain(Frame):
    """GNC-10.4c The player takes one of the listed gains."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        self.seat: int = seat
        self.kinds: tuple[int, ...] = kinds

    def offer(self, state: GangsState) -> str | None:
        """GNC-10.4c List the gains."""
        state.ask_if_open(
            self.seat, "reward_choice", [(verbs.GAIN, kind, n) for n, kind in enumerate(self.kinds)]
        )
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-10.4c Gain the chosen one."""
        gain(state, self.seat, state.answer[1], 1, FOR_REWARD)
        return None


class MoveUnits(Reward):
    """GNC-10.4e One move with each of up to a number of friendly Units."""

    def __init__(self, most: int, kind: int = ANY_CLASS) -> None:
        self.most: int = most
        self.kind: int = kind

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-10.4e Start the moves; specialists and Drones may be chosen."""
        units = in_play(state, seat) if self.kind < 0 else of_class(state, seat, self.kind)
        state.call(Movement(seat, units, [], self.most))

    def text(self) -> str:
        """Return the moves in words."""
        what = {-1: "Units", 0: "Solo-class Units", 3: "Drones"}[self.kind]
        return f"make one move with each of up to {self.most} friendly {what}"


class PlaceDrones(Reward):
    """GNC-10.4b Up to a number of Drones from the reserve into one District."""

    def __init__(self, most: int, where: int) -> None:
        self.most: int = most
        self.where: int = where

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-10.4b Ask where and how many."""
        state.call(DronePlacement(seat, self.most, self.where))

    def text(self) -> str:
        """Return the placement in words."""
        from nightdeck.games.gangs_of_night_city.model.board import DISTRICT_NAMES

        where = {
            WITH_TECHIE: "one District with a friendly Techie-class Unit",
            WITH_UNIT: "one District with a friendly non-Drone Unit",
        }.get(self.where) or DISTRICT_NAMES[self.where]
        return f"place up to {self.most} Drone{'s' if self.most > 1 else ''} in {where}"


def drone_districts(state: GangsState, seat: int, where: int) -> list[int]:
    """GNC-10.4b GNC-9.6 GNC-R32 Return the Districts that may receive Drones."""
    if where >= 0:
        return [where] if has_presence(state, seat, where) else []
    if where == WITH_TECHIE and state.rulings[rulings.R32] != rulings.ANY_NON_DRONE:
        found = {state.place[unit] // PLACES for unit in of_class(state, seat, terms.TECHIE)}
        return [district for district in range(DISTRICTS) if district in found]
    return [district for district in range(DISTRICTS) if has_presence(state, seat, district)]


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
        self.most = min(self.most, drones_in_reserve(state, self.seat))
        districts = drone_districts(state, self.seat, self.where)
        if self.most == 0 or not districts:
            return DONE
        state.ask_if_open(
            self.seat, "drone_district", [(verbs.DISTRICT, district) for district in districts]
        )
        return None

    def take_district(self, state: GangsState) -> str | None:
        """Remember the District."""
        self.where = state.answer[1]
        return None

    def offer_count(self, state: GangsState) -> str | None:
        """GNC-9.6b Ask how many, none included."""
        options: list[Option] = [(verbs.AMOUNT, number) for number in range(self.most + 1)]
        state.ask_if_open(self.seat, "drone_count", options)
        return None

    def take_count(self, state: GangsState) -> str | None:
        """GNC-10.4b Place them in the open."""
        for _ in range(state.answer[1]):
            place_drone(state, self.seat, self.where)
        return None


class ReadyDisc(Reward):
    """GNC-10.4d One disc back to the activate area, not the one in use."""

    words = "ready 1 spent Action disc other than the one in use"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-10.4h Mandatory if another spent disc exists."""
        state.call(DiscChoice(seat))


class DiscChoice(Frame):
    """GNC-10.4d GNC-10.4h The player picks a spent disc."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: GangsState) -> str | None:
        """GNC-10.4d List the spent discs except the one in use."""
        ready = state.discs[self.seat]
        options: list[Option] = [
            (verbs.READY, disc)
            for disc in range(terms.DISCS)
            if not ready >> disc & 1 and disc != state.disc
        ]
        if not options:
            return DONE
        state.ask_if_open(self.seat, "ready_disc", options)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-10.4d Move it to the activate area."""
        state.discs[self.seat] |= 1 << state.answer[1]
        state.emit(DISC_READIED, self.seat, state.answer[1])
        return None


class RetrieveCombat(Reward):
    """GNC-10.4g The whole own discard pile goes to the hand."""

    words = "take your Combat discard pile back into your hand"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-10.4g Nothing happens if it is empty."""
        recycle(state, seat)


class DestroyDrone(Reward):
    """GNC-10.4f An opposing Drone anywhere is lost."""

    words = "choose an opposing Drone: its owner loses it"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-10.4f Mandatory if there is one."""
        state.call(DroneTarget(seat))


def opposing_drones(state: GangsState, seat: int) -> list[int]:
    """Return the opposing Drones in play, one for each owner and District."""
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    for side in range(len(state.cred)):
        if side == seat:
            continue
        for unit in range(side * UNITS + terms.FIRST_DRONE, side * UNITS + terms.FIRST_HIRED):
            key = (side, state.place[unit])
            if key[1] >= 0 and key not in seen:
                seen.append(key)
                found.append(unit)
    return found


class DroneTarget(Frame):
    """GNC-10.4f The player picks an opposing Drone."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: GangsState) -> str | None:
        """GNC-10.4f List the Drones."""
        options: list[Option] = [
            (verbs.DESTROY, unit) for unit in opposing_drones(state, self.seat)
        ]
        if not options:
            return DONE
        state.ask_if_open(self.seat, "destroy_drone", options)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-10.4f Its owner loses it."""
        lose_unit(state, state.answer[1])
        return None


class ConvertUnit(Reward):
    """GNC-6.6 One opposing Basic Unit anywhere may be converted."""

    words = "you may convert 1 opposing Basic Unit anywhere"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-6.6 Ask which."""
        state.call(Conversion(seat, -1, 0))


class Conversion(Frame):
    """GNC-6.6 GNC-6.6a A player may convert a Unit, in one District or (-1) anywhere."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, district: int, secrets: int) -> None:
        self.seat: int = seat
        self.district: int = district
        self.secrets: int = secrets

    def offer(self, state: GangsState) -> str | None:
        """GNC-6.6a List the Units."""
        options: list[Option] = [
            (verbs.CONVERT, unit) for unit in convertible(state, self.seat, self.district)
        ]
        if not options:
            return DONE
        options.append(PASS)
        state.ask(self.seat, "convert", options, (), len(options) - 1)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-6.6 Replace it; then the Drone check and what entering a POI triggers."""
        if state.answer == PASS:
            return DONE
        spend(state, self.seat, board.SECRET, self.secrets)
        own = convert(state, self.seat, state.answer[1])
        check_drones(state)
        note_occupied(state, own)
        return DONE


class Steal(Reward):
    """GNC-9.6 One resource from an opponent who has any, else 1 Eurodollar."""

    words = "take 1 resource from an opponent; if nobody has any, gain 1 Eurodollar"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-9.6b Ask for the opponent and the kind."""
        state.call(Theft(seat))


class Theft(Frame):
    """GNC-9.6b The player takes a resource from an opponent."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: GangsState) -> str | None:
        """GNC-9.6b List opponents and kinds."""
        options: list[Option] = [
            (verbs.STEAL, other, kind)
            for other in range(state.seats)
            if other != self.seat
            for kind in kinds_owned(state, other)
        ]
        if not options:
            gain(state, self.seat, 0, 1)
            return DONE
        state.ask_if_open(self.seat, "steal", options)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-9.6b The resource changes hands."""
        _, other, kind = state.answer
        spend(state, other, kind, 1)
        gain(state, self.seat, kind, 1)
        return None


class Recruit(Reward):
    """GNC-10.4a One recruit outside a Reclaim."""

    words = "recruit 1 Unit"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-10.4a Ask which Unit and where."""
        state.call(Recruiting(seat, 1))


class FreeUpgrade(Reward):
    """GNC-7.5e An upgrade without cost and without a disc."""

    words = "upgrade a Combat card for free"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-7.5e Two cards, whatever changes the action; nothing with an empty deck."""
        state.call(Upgrade(seat, 2))


class NetStep(Reward):
    """GNC-9.7 GNC-10.4h Advance one space outside a Netrun: no secrets, no roll."""

    words = "advance your Net token 1 space; you may apply its effect; no NetWatch roll"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-9.7 Steps 2 and 3, then step 5."""
        state.call(NetAdvance(seat, 1))
        state.call(ReturnToken(seat))


class RivalSetback(Reward):
    """GNC-14.1a The token of the single player game: a rival goes back 2, you gain 1."""

    words = "Johnny/V or the opposing Gang goes back 2 Street Cred; gain 1 Street Cred"

    def give(self, state: GangsState, seat: int) -> None:
        """GNC-14.1a Ask which rival."""
        state.call(Setback(seat))
