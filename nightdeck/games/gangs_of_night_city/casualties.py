"""GNC-8.5 Step 5 of a Firefight: who loses which Units."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city import automata, rulings, story
from nightdeck.games.gangs_of_night_city.board import PLACES, POINTS_BY_DISTRICT
from nightdeck.games.gangs_of_night_city.combat_effects import (
    CASUALTIES,
    DRONE_TO_ESCAPE,
    PAY_TO_ESCAPE,
    SpecialEffect,
    effect_of,
    note,
)
from nightdeck.games.gangs_of_night_city.events import CASUALTY_PICKED
from nightdeck.games.gangs_of_night_city.fight import Fight, running
from nightdeck.games.gangs_of_night_city.hooks import (
    ABILITIES,
    FIRST_EDGERUNNER,
    UNIT_BITS,
    UNIT_MASK,
    note_use,
    sources,
)
from nightdeck.games.gangs_of_night_city.hooks import CASUALTIES as CASUALTIES_POINT
from nightdeck.games.gangs_of_night_city.movement import note_occupied
from nightdeck.games.gangs_of_night_city.netrun import distinct
from nightdeck.games.gangs_of_night_city.options import (
    CASUALTY,
    DESTROY,
    DISTRICT,
    LOSE,
    MOVE,
    SPEND,
    SUBSTITUTE,
    TARGET,
)
from nightdeck.games.gangs_of_night_city.resources import kinds_owned, spend
from nightdeck.games.gangs_of_night_city.rewards import Conversion
from nightdeck.games.gangs_of_night_city.state import (
    DRONE,
    LEGEND_SIDE,
    RIVAL,
    UNITS,
    GangsState,
)
from nightdeck.games.gangs_of_night_city.units import (
    FIRST_EDGERUNNER_CARD,
    hideout_districts,
    lone_drones,
    lose_unit,
    move_unit,
    of_class,
    opponents_in,
    place_unit,
    units_in,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import SealedChoices


def fall(state: GangsState, fight: Fight, unit: int) -> None:
    """GNC-8.5c GNC-15.4a A Unit is lost in this Firefight."""
    fight.lost.append(unit)
    lose_unit(state, unit)


def base_losses(state: GangsState, fight: Fight) -> list[int]:
    """GNC-8.5 GNC-8.5a GNC-14.5j Return each side's loss number before extras."""
    everyone = any(
        effect is not None and effect.everyone_loses
        for effect in (effect_of(state, fight, side, CASUALTIES) for side in fight.involved)
    )
    if state.seats == 1:
        losses = automata.loss_numbers(state, fight)
        for side in fight.standing():
            if everyone and side != LEGEND_SIDE:
                losses[side] = max(1, losses[side])
        return losses
    losses = [0] * len(state.cred)
    for side in fight.standing():
        losses[side] = int(everyone or not fight.is_leader(side))
    return losses


class Casualties(Frame):
    """GNC-8.5 GNC-15.2c Loss numbers, ordinary casualties, what comes after, the Drone check."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin", "offer_target", "take_target", "ordinary", "after_effects", "finish",
    )  # fmt: skip

    def __init__(self, losses: list[int] | None = None, turn: int = 0) -> None:
        self.losses: list[int] = [] if losses is None else losses
        self.turn: int = turn

    def begin(self, state: GangsState) -> str | None:
        """GNC-8.5a GNC-12.5b Defer the Drone check, see who is outnumbered, set the numbers."""
        state.deferred += 1
        fight = running(state)
        for side in fight.involved:
            here = len(units_in(state, side, fight.district))
            if len(opponents_in(state, side, fight.district)) > here:
                fight.outnumbered |= 1 << side
        self.losses = base_losses(state, fight)
        for source in sources(state, CASUALTIES_POINT):
            unit = source & UNIT_MASK
            for side in fight.standing():
                if side != unit // UNITS:
                    more = ABILITIES[source >> UNIT_BITS].extra_losses(state, unit, fight, side)
                    if more:
                        note_use(state, source, CASUALTIES_POINT)
                    self.losses[side] += more
        return None

    def offer_target(self, state: GangsState) -> str | None:
        """GNC-8.5a Extras that need a target, chosen in turn order from the initiator."""
        fight = running(state)
        while self.turn < len(fight.involved):
            side = fight.involved[self.turn]
            effect = effect_of(state, fight, side, CASUALTIES)
            found: list[int] = []
            if effect is not None and effect.targets_losers:
                found = effect.targets(state, fight, side)
            if found:
                options: list[Option] = [(TARGET, other) for other in found]
                state.ask_if_open(side, "effect_target", options, (fight.cards[side],))
                return None
            self.turn += 1
        return "ordinary"

    def take_target(self, state: GangsState) -> str | None:
        """GNC-8.5a The target loses 1 Unit more."""
        fight = running(state)
        self.losses[state.answer[1]] += 1
        note(state, fight, fight.involved[self.turn], state.answer[1])
        self.turn += 1
        return "offer_target"

    def ordinary(self, state: GangsState) -> str | None:
        """GNC-8.5b Nobody loses more Units than are here; Johnny/V loses none (GNC-14.3d)."""
        fight = running(state)
        for side in range(len(self.losses)):
            here = len(units_in(state, side, fight.district))
            if state.seats == 1 and side == LEGEND_SIDE:
                here = 0
            self.losses[side] = min(self.losses[side], here)
        self.turn = 0
        note_leaders(state, fight)
        state.call(Losses(self.losses[:], 1))
        return None

    def after_effects(self, state: GangsState) -> str | None:
        """GNC-8.5d Effects after the ordinary casualties, each finished before the next."""
        fight = running(state)
        if self.turn == len(fight.involved):
            return None
        side = fight.involved[self.turn]
        self.turn += 1
        effect = effect_of(state, fight, side, CASUALTIES)
        if effect is not None and effect.comes_after:
            effect.after(state, fight, side)
        return "after_effects"

    def finish(self, state: GangsState) -> str | None:
        """GNC-8.5e GNC-R06 The Drone check; Drones lost by it count as lost here."""
        fight = running(state)
        state.deferred -= 1
        for unit in lone_drones(state):
            here = state.place[unit] // PLACES == fight.district
            if here and state.rulings[rulings.R06] != rulings.IGNORE_LONE_DRONES:
                fall(state, fight, unit)
            else:
                lose_unit(state, unit)
        if state.seats == 1:
            automata.after_casualties(state, fight)
        return DONE


def note_leaders(state: GangsState, fight: Fight) -> None:
    """Tell which effects change the ordinary casualties."""
    for side in fight.involved:
        effect = effect_of(state, fight, side, CASUALTIES)
        if effect is None:
            continue
        leads = effect.chooses_casualties or effect.forces_points
        if effect.everyone_loses or (leads and fight.is_leader(side)):
            note(state, fight, side)


# Losing Units -------------------------------------------------------------------------------------


def chooser(state: GangsState, fight: Fight, side: int, ordinary: int) -> int:
    """GNC-8.5a Return who picks the Units a side loses: itself, or a leader's effect does."""
    if ordinary:
        for other in fight.involved:
            effect = effect_of(state, fight, other, CASUALTIES)
            if effect is not None and effect.chooses_casualties and fight.is_leader(other):
                return side if other == side else other
    return side if side < state.seats else 0


def are_forced(state: GangsState, fight: Fight, side: int) -> bool:
    """GNC-8.5a Tell whether a leading effect limits a side to Units in Points of Interest."""
    for other in fight.involved:
        effect = effect_of(state, fight, other, CASUALTIES)
        if effect is not None and effect.forces_points and fight.is_leader(other):
            return other != side
    return False


def is_picked_last(state: GangsState, unit: int) -> bool:
    """GNC-15.6 Tell whether an Edgerunner's ability keeps it to the last."""
    card = state.unit_card[unit]
    if card < 0:
        return False
    number = FIRST_EDGERUNNER + state.definition[card] - FIRST_EDGERUNNER_CARD
    return ABILITIES[number].picked_last


def may_fall(
    state: GangsState, fight: Fight, side: int, picked: list[int], ordinary: int
) -> list[int]:
    """GNC-8.5a GNC-14.5k GNC-R34 Return the Units of a side that may be picked next."""
    units = [unit for unit in units_in(state, side, fight.district) if unit not in picked]
    others = [unit for unit in units if not is_picked_last(state, unit)]
    units = others or units
    if state.rulings[rulings.R34] == rulings.DRONES_LAST:
        units = [unit for unit in units if state.unit_class[unit] != DRONE] or units
    if ordinary and are_forced(state, fight, side):
        units = [unit for unit in units if state.place[unit] % PLACES] or units
    if state.seats == 1 and side == RIVAL:
        free = any(
            effect is not None and effect.chooses_casualties and fight.is_leader(0)
            for effect in (effect_of(state, fight, 0, CASUALTIES),)
        )
        units = automata.gang_choices(state, fight, units, bool(ordinary and free))
    return distinct(state, units)


class Losses(Frame):
    """GNC-8.5a Escapes, picks, and all picked Units leave at the same moment.

    `numbers` is what each side loses, `fixed` a Unit that is lost without a pick, `saved` and
    `haven` the Unit that is redirected and where to.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "offer_escape", "take_escape", "seal", "offer_pick", "take_pick", "offer_saved",
        "take_saved", "offer_haven", "take_haven", "leave",
    )  # fmt: skip

    def __init__(
        self,
        numbers: list[int],
        ordinary: int,
        fixed: int = -1,
        turn: int = 0,
        picked: list[int] | None = None,
        saved: int = -1,
        haven: int = -1,
    ) -> None:
        self.numbers: list[int] = numbers
        self.ordinary: int = ordinary
        self.fixed: int = fixed
        self.turn: int = turn
        self.picked: list[int] = [] if picked is None else picked
        self.saved: int = saved
        self.haven: int = haven

    def offer_escape(self, state: GangsState) -> str | None:
        """GNC-8.5f In turn order each player with a loss ahead may use an escape."""
        fight = running(state)
        while self.turn < len(fight.involved):
            side = fight.involved[self.turn]
            if fight.safe >> side & 1:
                self.numbers[side] = 0
            options = escapes(state, fight, side) if self.numbers[side] > 0 else []
            if options:
                options.append(PASS)
                last = len(options) - 1
                state.ask(side, "escape", options, (fight.cards[side],), last)
                return None
            self.turn += 1
        self.turn = 0
        return "seal"

    def take_escape(self, state: GangsState) -> str | None:
        """GNC-8.5f GNC-15.4a Pay, or lose a Drone elsewhere, which does not count as lost here."""
        fight = running(state)
        side = fight.involved[self.turn]
        self.turn += 1
        if state.answer == PASS:
            return "offer_escape"
        if state.answer[0] == SPEND:
            spend(state, side, state.answer[1], 1)
            fight.safe |= 1 << side
            self.numbers[side] = 0
        else:
            fight.once |= 1 << side
            self.numbers[side] -= 1
            lose_unit(state, state.answer[1])
        note(state, fight, side)
        return "offer_escape"

    def seal(self, state: GangsState) -> str | None:
        """GNC-R10 With sealed picks several losers choose before anything is shown."""
        fight = running(state)
        if self.fixed >= 0:
            if self.numbers[self.fixed // UNITS] > 0:
                self.picked.append(self.fixed)
            return "offer_saved"
        if state.rulings[rulings.R10] == rulings.SECRET_CASUALTIES:
            order = [
                side
                for side in fight.involved
                if self.missing(side) > 0 and chooser(state, fight, side, self.ordinary) == side
            ]
            if len(order) > 1:
                state.call(SealedPicks(order))
                return "seal"
        return None

    def missing(self, side: int) -> int:
        """Return how many Units of a side are still to be picked."""
        return self.numbers[side] - sum(1 for unit in self.picked if unit // UNITS == side)

    def offer_pick(self, state: GangsState) -> str | None:
        """GNC-8.5a Ask for the next casualty, in turn order from the initiator."""
        fight = running(state)
        while self.turn < len(fight.involved):
            side = fight.involved[self.turn]
            left = [
                unit for unit in units_in(state, side, fight.district) if unit not in self.picked
            ]
            if len(left) == self.missing(side):
                # All of them are lost, in whatever order they are picked (GNC-18.3).
                for unit in left:
                    self.pick(state, unit)
            elif self.missing(side) > 0:
                units = may_fall(state, fight, side, self.picked, self.ordinary)
                seat = chooser(state, fight, side, self.ordinary)
                kill = side >= state.seats
                name = "kill_rival_unit" if kill else "casualty"
                state.ask_if_open(seat, name, [(CASUALTY, unit) for unit in units])
                return None
            self.turn += 1
        return "offer_saved"

    def take_pick(self, state: GangsState) -> str | None:
        """GNC-8.5a Note the pick; it leaves with the others (GNC-R10)."""
        self.pick(state, state.answer[1])
        return "offer_pick"

    def pick(self, state: GangsState, unit: int) -> None:
        """Note a pick, in the open."""
        self.picked.append(unit)
        state.emit(CASUALTY_PICKED, unit, state.unit_card[unit], state.place[unit])

    def offer_saved(self, state: GangsState) -> str | None:
        """GNC-8.5g The owner of a redirecting effect chooses among several leaving together."""
        fight = running(state)
        for side in fight.involved:
            effect = effect_of(state, fight, side, CASUALTIES)
            if effect is None or not effect.relocates or fight.once >> side & 1:
                continue
            units = [
                unit
                for unit in self.picked
                if unit // UNITS == side and state.unit_class[unit] != DRONE
            ]
            if units and state.hideouts[side]:
                options: list[Option] = [(LOSE, unit) for unit in distinct(state, units)]
                state.ask_if_open(side, "relocate", options, (fight.cards[side],))
                return None
        return "leave"

    def take_saved(self, state: GangsState) -> str | None:
        """GNC-8.5g Remember the Unit."""
        self.saved = state.answer[1]
        return None

    def offer_haven(self, state: GangsState) -> str | None:
        """GNC-8.5g Ask for a District with an own Hideout."""
        side = self.saved // UNITS
        districts = hideout_districts(state, side)
        state.ask_if_open(side, "relocate", [(DISTRICT, district) for district in districts])
        return None

    def take_haven(self, state: GangsState) -> str | None:
        """GNC-8.5g Remember where it goes."""
        self.haven = state.answer[1]
        return None

    def leave(self, state: GangsState) -> str | None:
        """GNC-8.5a GNC-8.5c GNC-8.5g All picked Units leave at the same moment."""
        fight = running(state)
        state.together += 1
        for unit in self.picked:
            if unit != self.saved:
                fall(state, fight, unit)
        if self.saved >= 0:
            self.relocate(state, fight)
        state.together -= 1
        story.latch_standing(state)
        return DONE

    def relocate(self, state: GangsState, fight: Fight) -> None:
        """GNC-8.5g GNC-R33 The saved Unit goes to the open area of the Hideout District."""
        side = self.saved // UNITS
        fight.once |= 1 << side
        note(state, fight, side, self.haven)
        if state.rulings[rulings.R33] == rulings.RELOCATED_IS_NOT_LOST:
            move_unit(state, self.saved, self.haven * PLACES)
        else:
            fall(state, fight, self.saved)
            place_unit(state, self.saved, self.haven * PLACES)


def escapes(state: GangsState, fight: Fight, side: int) -> list[Option]:
    """GNC-8.5f Return the ways a side may escape a loss now."""
    effect = effect_of(state, fight, side, CASUALTIES)
    if effect is None:
        return []
    if effect.escape == PAY_TO_ESCAPE:
        return [(SPEND, kind) for kind in kinds_owned(state, side)]
    if effect.escape == DRONE_TO_ESCAPE and not fight.once >> side & 1:
        drones = [
            unit
            for unit in of_class(state, side, DRONE)
            if state.place[unit] // PLACES != fight.district
        ]
        return [(SUBSTITUTE, unit) for unit in distinct(state, drones)]
    return []


class SealedPicks(SealedChoices[GangsState]):
    """GNC-R10 One casualty of each of several losers, sealed and revealed together."""

    question: ClassVar[str] = "casualty"

    def options(self, state: GangsState, seat: int) -> list[Option]:
        """GNC-8.5a Return the Units the seat may pick next."""
        losses = losing(state)
        units = may_fall(state, running(state), seat, losses.picked, losses.ordinary)
        return [(CASUALTY, unit) for unit in units]

    def reveal_all(self, state: GangsState, options: list[Option]) -> None:
        """GNC-R10 Show all picks."""
        losses = losing(state)
        for option in options:
            losses.pick(state, option[1])


def losing(state: GangsState) -> Losses:
    """Return the running loss of Units."""
    for frame in reversed(state.stack):
        if isinstance(frame, Losses):
            return frame
    raise AssertionError("nobody is losing Units")


# Effects after the ordinary casualties ------------------------------------------------------------


class ThinCrowds(SpecialEffect):
    """`thin-crowds`: everybody with 3 or more Units here loses 1 more."""

    timing = CASUALTIES
    comes_after = True

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d The affected players pick in turn order, the Units leave together."""
        numbers = [0] * len(state.cred)
        for other in fight.standing():
            numbers[other] = int(len(units_in(state, other, fight.district)) >= 3)
        if any(numbers):
            note(state, fight, side)
            state.call(Losses(numbers, 0))


class KillDrone(SpecialEffect):
    """`kill-drone`: an opposing Drone here is lost."""

    timing = CASUALTIES
    comes_after = True

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d Choose one, if there is one."""
        drones = [
            unit
            for unit in opponents_in(state, side, fight.district)
            if state.unit_class[unit] == DRONE
        ]
        if drones:
            state.call(DroneKill(side, distinct(state, drones)))


class DroneKill(Frame):
    """GNC-8.5d The owner of the effect names the Drone."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, side: int, drones: list[int]) -> None:
        self.side: int = side
        self.drones: list[int] = drones

    def offer(self, state: GangsState) -> str | None:
        """GNC-8.5d List the Drones."""
        fight = running(state)
        options: list[Option] = [(DESTROY, unit) for unit in self.drones]
        state.ask_if_open(self.side, "effect_target", options, (fight.cards[self.side],))
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-8.5d GNC-8.5f Its owner may still escape."""
        unit = state.answer[1]
        numbers = [0] * len(state.cred)
        numbers[unit // UNITS] = 1
        note(state, running(state), self.side)
        state.call(Losses(numbers, 0, unit))
        return DONE


class TakePoint(SpecialEffect):
    """`take-poi`: an own non-Drone Unit may enter an empty POI of the District."""

    timing = CASUALTIES
    comes_after = True

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d Ask which Unit enters which POI."""
        state.call(PointTaking(side))


class PointTaking(Frame):
    """GNC-8.5d The owner may move a Unit into an empty POI of the District."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, side: int) -> None:
        self.side: int = side

    def offer(self, state: GangsState) -> str | None:
        """GNC-8.5d List Units and empty POIs."""
        fight = running(state)
        empty = [
            place
            for place in POINTS_BY_DISTRICT[state.board][fight.district]
            if state.occupant[place] < 0
        ]
        units = [
            unit
            for unit in units_in(state, self.side, fight.district)
            if state.unit_class[unit] != DRONE
        ]
        options: list[Option] = [
            (MOVE, unit, place) for unit in distinct(state, units) for place in empty
        ]
        if not options:
            return DONE
        options.append(PASS)
        last = len(options) - 1
        state.ask(self.side, "effect_target", options, (fight.cards[self.side],), last)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-8.5d Move it; a Fixer may set off a specialist."""
        if state.answer != PASS:
            move_unit(state, state.answer[1], state.answer[2])
            note(state, running(state), self.side)
            note_occupied(state, state.answer[1])
        return DONE


class ConvertHere(SpecialEffect):
    """`convert-here`: without losses so far, an opposing Basic Unit here may be converted."""

    timing = CASUALTIES
    comes_after = True

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d Ask which Unit."""
        if not fight.lost_by(side):
            state.call(FightConversion(side, fight.district, 0))


class FightConversion(Conversion):
    """GNC-6.6 GNC-R13 A conversion that is part of a Firefight."""

    def take(self, state: GangsState) -> str | None:
        """GNC-6.6a Remember who converted; with R13 the former owner has lost the Unit."""
        if state.answer != PASS:
            fight = running(state)
            fight.converted |= 1 << self.seat
            note(state, fight, self.seat)
            if state.rulings[rulings.R13] == rulings.CONVERTED_IS_LOST:
                fight.lost.append(state.answer[1])
        return super().take(state)
