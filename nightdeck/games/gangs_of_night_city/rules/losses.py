"""GNC-8.5a GNC-8.5f GNC-8.5g Losing Units in a Firefight: escapes, picks, leaving together."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import board, events, rulings, vocabulary
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.definitions import printed_edgerunner
from nightdeck.games.gangs_of_night_city.model.fight import Fight, running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import DRONE, RIVAL, UNITS
from nightdeck.games.gangs_of_night_city.rules import automata, story
from nightdeck.games.gangs_of_night_city.rules.netrun import distinct
from nightdeck.games.gangs_of_night_city.rules.resources import kinds_owned, spend
from nightdeck.games.gangs_of_night_city.rules.special_effects import effect_of, note
from nightdeck.games.gangs_of_night_city.rules.units import (
    hideout_districts,
    lose_unit,
    move_unit,
    of_class,
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


def chooser(state: GangsState, fight: Fight, side: int, ordinary: int) -> int:
    """GNC-8.5a Return who picks the Units a side loses: itself, or a leader's effect does."""
    if ordinary:
        for other in fight.involved:
            effect = effect_of(state, fight, other, vocabulary.CASUALTIES)
            if effect is not None and effect.chooses_casualties and fight.is_leader(other):
                return side if other == side else other
    return side if side < state.seats else 0


def are_forced(state: GangsState, fight: Fight, side: int) -> bool:
    """GNC-8.5a Tell whether a leading effect limits a side to Units in Points of Interest."""
    for other in fight.involved:
        effect = effect_of(state, fight, other, vocabulary.CASUALTIES)
        if effect is not None and effect.forces_points and fight.is_leader(other):
            return other != side
    return False


def is_picked_last(state: GangsState, unit: int) -> bool:
    """GNC-15.6 Tell whether an Edgerunner's ability keeps it to the last.

    GNC-X53 With Adam Smasher and a Drone there only the Drone can be picked, by anybody.
    """
    card = state.unit_card[unit]
    if card < 0:
        return False
    return printed_edgerunner(state.definition[card]).ability.picked_last


def may_fall(
    state: GangsState, fight: Fight, side: int, picked: list[int], ordinary: int
) -> list[int]:
    """GNC-8.5a GNC-14.5k GNC-R34 Return the Units of a side that may be picked next.

    GNC-X17 A Drone beside a Techie may be the one that falls.
    """
    units = [unit for unit in units_in(state, side, fight.district) if unit not in picked]
    others = [unit for unit in units if not is_picked_last(state, unit)]
    units = others or units
    if state.rulings[rulings.R34] == rulings.DRONES_LAST:
        units = [unit for unit in units if state.unit_class[unit] != DRONE] or units
    if ordinary and are_forced(state, fight, side):
        units = [unit for unit in units if state.place[unit] % board.PLACES] or units
    if state.seats == 1 and side == RIVAL:
        free = any(
            effect is not None and effect.chooses_casualties and fight.is_leader(0)
            for effect in (effect_of(state, fight, 0, vocabulary.CASUALTIES),)
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
        if state.answer[0] == verbs.SPEND:
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
        """GNC-R10 With sealed picks several losers choose all theirs before anything is shown."""
        fight = running(state)
        if self.fixed >= 0:
            if self.numbers[self.fixed // UNITS] > 0:
                self.picked.append(self.fixed)
            return "offer_saved"
        if state.rulings[rulings.R10] == rulings.SECRET_CASUALTIES:
            losers = [side for side in fight.involved if self.has_choice(state, fight, side)]
            if len(losers) > 1:
                state.call(
                    SealedPicks([side for side in losers for _ in range(self.missing(side))])
                )
        return None

    def has_choice(self, state: GangsState, fight: Fight, side: int) -> bool:
        """Tell whether a side picks for itself, and does not lose all its Units anyway."""
        here = len(units_in(state, side, fight.district))
        picks = chooser(state, fight, side, self.ordinary) == side
        return picks and 0 < self.missing(side) < here

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
                self.picked += left
            elif self.missing(side) > 0:
                units = may_fall(state, fight, side, self.picked, self.ordinary)
                seat = chooser(state, fight, side, self.ordinary)
                kill = side >= state.seats
                name = "kill_rival_unit" if kill else "casualty"
                state.ask_if_open(seat, name, [(verbs.CASUALTY, unit) for unit in units])
                return None
            self.turn += 1
        return "offer_saved"

    def take_pick(self, state: GangsState) -> str | None:
        """GNC-8.5a Note the pick; it leaves with the others (GNC-R10), who see it if they pick."""
        later = running(state).involved[self.turn + 1 :]
        if any(self.missing(side) > 0 for side in later):
            self.show_pick(state, state.answer[1])
        self.picked.append(state.answer[1])
        return "offer_pick"

    def show_pick(self, state: GangsState, unit: int) -> None:
        """GNC-R10 Show a pick before the Unit leaves."""
        state.emit(events.CASUALTY_PICKED, unit, state.unit_card[unit], state.place[unit])

    def offer_saved(self, state: GangsState) -> str | None:
        """GNC-8.5g The owner of a redirecting effect chooses among several leaving together."""
        fight = running(state)
        for side in fight.involved:
            effect = effect_of(state, fight, side, vocabulary.CASUALTIES)
            if effect is None or not effect.relocates or fight.once >> side & 1:
                continue
            units = [
                unit
                for unit in self.picked
                if unit // UNITS == side and state.unit_class[unit] != DRONE
            ]
            if units and state.hideouts[side]:
                options: list[Option] = [(verbs.LOSE, unit) for unit in distinct(state, units)]
                state.ask_if_open(side, "relocate", options, (fight.cards[side],))
                return None
        return "leave"

    def take_saved(self, state: GangsState) -> None:
        """GNC-8.5g Remember the Unit."""
        self.saved = state.answer[1]

    def offer_haven(self, state: GangsState) -> None:
        """GNC-8.5g Ask for a District with an own Hideout."""
        side = self.saved // UNITS
        districts = hideout_districts(state, side)
        state.ask_if_open(side, "relocate", [(verbs.DISTRICT, district) for district in districts])

    def take_haven(self, state: GangsState) -> None:
        """GNC-8.5g Remember where it goes."""
        self.haven = state.answer[1]

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
            move_unit(state, self.saved, self.haven * board.PLACES)
        else:
            fall(state, fight, self.saved)
            place_unit(state, self.saved, self.haven * board.PLACES)


def escapes(state: GangsState, fight: Fight, side: int) -> list[Option]:
    """GNC-8.5f Return the ways a side may escape a loss now."""
    effect = effect_of(state, fight, side, vocabulary.CASUALTIES)
    if effect is None:
        return []
    if effect.pays_to_escape:
        return [(verbs.SPEND, kind) for kind in kinds_owned(state, side)]
    if effect.drone_escapes and not fight.once >> side & 1:
        drones = [
            unit
            for unit in of_class(state, side, DRONE)
            if state.place[unit] // board.PLACES != fight.district
        ]
        return [(verbs.SUBSTITUTE, unit) for unit in distinct(state, drones)]
    return []


class SealedPicks(SealedChoices[GangsState]):
    """GNC-R10 All casualties of several losers, sealed and revealed together.

    A side stands in `order` once for each Unit that it loses; it is asked for each of them, so
    that nobody learns from a question left out what was picked before.
    """

    question: ClassVar[str] = "casualty"

    def options_at(self, state: GangsState, place: int) -> list[Option]:
        """GNC-8.5a Return the Units a side may pick after those it has picked under seal."""
        side = self.order[place]
        losses = losing(state)
        picked = losses.picked[:]
        units: list[int] = []
        for earlier in range(self.order.index(side), place + 1):
            units = may_fall(state, running(state), side, picked, losses.ordinary)
            if earlier < place:
                picked.append(units[self.chosen[earlier]])
        return [(verbs.CASUALTY, unit) for unit in units]

    def reveal_all(self, state: GangsState, options: list[Option]) -> None:
        """GNC-R10 Show all picks."""
        losses = losing(state)
        for option in options:
            losses.show_pick(state, option[1])
            losses.picked.append(option[1])


def losing(state: GangsState) -> Losses:
    """Return the running loss of Units."""
    for frame in reversed(state.stack):
        if isinstance(frame, Losses):
            return frame
    raise AssertionError("nobody is losing Units")
