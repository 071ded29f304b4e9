"""GNC-6.1 GNC-6.2 Moves of Units, of specialists, and conversions that take a decision."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import hooks, rulings
from nightdeck.games.gangs_of_night_city.model.board import MOVES, PLACES
from nightdeck.games.gangs_of_night_city.model.options import MOVE, TRIGGER
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import DRONE, FIRST_HIRED, UNITS
from nightdeck.games.gangs_of_night_city.rules.units import check_drones, move_unit
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Triggers


def move_options(state: GangsState, units: list[int], far: list[int]) -> list[Option]:
    """GNC-6.1a GNC-6.1b GNC-2.9 GNC-18.2 Return every legal move, equal ones once.

    Units come by number, destinations in board order; no occupied Point of Interest is among them.
    """
    found: list[Option] = []
    seen: list[int] = []
    place = state.place
    classes = state.unit_class
    occupant = state.occupant
    base = 4 * state.board
    for unit in units:
        at = place[unit]
        if at < 0:
            continue
        kind = classes[unit]
        table = base + (2 if unit in far else 0) + (1 if kind == DRONE else 0)
        if at % PLACES == 0 and unit % UNITS < FIRST_HIRED:
            key = (at << 3 | kind) << 3 | table
            if key in seen:
                continue
            seen.append(key)
        found += [(MOVE, unit, to) for to in MOVES[table][at] if occupant[to] < 0]
    return found


def far_units(state: GangsState, seat: int, action: int) -> list[int]:
    """GNC-6.1d Return the Units that may travel two Districts in an action."""
    found: list[int] = []
    for source in hooks.sources(state, hooks.FAR):
        selection = hooks.ABILITIES[source >> hooks.UNIT_BITS].far
        if selection is not None and hooks.belongs(source, seat):
            more = selection.cards(state, source & hooks.UNIT_MASK, action)
            if more:
                hooks.note_use(state, source, hooks.FAR)
            found += more
    return found


class Movement(Frame):
    """GNC-6.1 A movement step: Units move one after the other, each at most once."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "offer", "take", "finish")

    def __init__(self, seat: int, units: list[int], far: list[int], left: int) -> None:
        self.seat: int = seat
        self.units: list[int] = units
        self.far: list[int] = far
        self.left: int = left

    def begin(self, state: GangsState) -> None:
        """GNC-12.5b All moves of one step count as simultaneous for the Drone check (GNC-R05)."""
        if state.rulings[rulings.R05] != rulings.AFTER_EACH_MOVE:
            state.deferred += 1

    def offer(self, state: GangsState) -> str | None:
        """GNC-6.1a GNC-6.1e Ask for the next move while there is one."""
        if self.left == 0:
            return "finish"
        options = move_options(state, self.units, self.far)
        if not options:
            return "finish"
        options.append(PASS)
        state.ask(self.seat, "move", options, (), len(options) - 1)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-6.1e Carry the move out; what it triggers comes before the next one."""
        if state.answer == PASS:
            return None
        unit = state.answer[1]
        self.units.remove(unit)
        self.left -= 1
        move_unit(state, unit, state.answer[2])
        check_drones(state)
        note_occupied(state, unit)
        return "offer"

    def finish(self, state: GangsState) -> str | None:
        """GNC-6.4 The Drone check follows the movement step.

        GNC-X16 A Techie and a Drone may go one after the other, whoever is first; a Drone
        that stays alone is lost now.
        """
        if state.rulings[rulings.R05] != rulings.AFTER_EACH_MOVE:
            state.deferred -= 1
        check_drones(state)
        return DONE


# Specialists --------------------------------------------------------------------------------------


def trigger(state: GangsState, moment: int, seat: int, about: int = -1) -> None:
    """GNC-6.2 GNC-6.2b Let the specialists that wait for a moment make a move each."""
    if moment not in state.modifiers:
        return
    waiting = [
        [(source & hooks.UNIT_MASK) // UNITS, source]
        for source in hooks.from_side(state, moment, state.active)
        if hooks.ABILITIES[source >> hooks.UNIT_BITS].applies(
            state, moment, source & hooks.UNIT_MASK, seat, about
        )
    ]
    if waiting:
        order = [(state.active + step) % state.seats for step in range(state.seats)]
        for _, source in waiting:
            hooks.note_use(state, source, moment)
        state.call(SpecialistTriggers(waiting, order))


def note_occupied(state: GangsState, unit: int) -> None:
    """GNC-6.2a Tell the specialists that a Unit has come to occupy a Point of Interest."""
    if hooks.OCCUPIED in state.modifiers and state.place[unit] % PLACES:
        trigger(state, hooks.OCCUPIED, unit // UNITS, unit)


class SpecialistTriggers(Triggers[GangsState]):
    """GNC-6.2b Specialists of one moment: owners order their own, in turn order."""

    question: ClassVar[str] = "order_own"

    def is_valid(self, state: GangsState, trigger: list[int]) -> bool:
        return state.place[trigger[1] & hooks.UNIT_MASK] >= 0

    def as_option(self, state: GangsState, trigger: list[int]) -> Option:
        return (TRIGGER, trigger[1])

    def resolve(self, state: GangsState, trigger: list[int]) -> None:
        state.call(SpecialistMove(trigger[1] & hooks.UNIT_MASK))


class SpecialistMove(Frame):
    """GNC-6.2 One move of one Unit that its owner may decline."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, unit: int) -> None:
        self.unit: int = unit

    def offer(self, state: GangsState) -> str | None:
        """GNC-6.2 Ask the owner where the specialist goes."""
        options = move_options(state, [self.unit], [])
        if not options:
            return DONE
        options.append(PASS)
        state.ask(self.unit // UNITS, "specialist_move", options, (), len(options) - 1)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-6.2 Move it; the Drone check follows unless a step defers it."""
        if state.answer != PASS:
            move_unit(state, self.unit, state.answer[2])
            check_drones(state)
            note_occupied(state, self.unit)
        return DONE
