"""Triggered abilities: the active player orders them, each is followed by a checkpoint (NEU-10.7).

NEU-10.9 Triggers wait until what caused them is complete and the checkpoint has run; new ones
join the queue. NEU-R59 `interrupt` lets them resolve right after the instruction that caused them
(`Neuroscape.settle`).

Worked examples: NEU-E56, NEU-E70, NEU-E74.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.abilities import (
    ABOUT,
    ACTOR,
    BLEEDING,
    CHOSEN,
    CHOSEN_SERIAL,
    FACE,
    FADING,
    NUMBER,
    PLACE,
    SERIAL,
    SOURCE,
    UNASKED,
    VAMP,
    WHOSE,
    NeuTrigger,
    complete,
)
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import FEATURE_USED
from nightdeck.games.neuroscape.model.options import TRIGGER
from nightdeck.games.neuroscape.model.rulings import R58
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import NONE
from nightdeck.games.neuroscape.rules.aiming import Aiming, aiming_of, chooser_of
from nightdeck.games.neuroscape.rules.checkpoint import Checkpoint
from nightdeck.games.neuroscape.rules.damage import gain
from nightdeck.games.neuroscape.rules.netcheck import grow_bleeding
from nightdeck.games.neuroscape.rules.reset import fade
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import Triggers
from nightdeck.language.verbs import NO, YES


class Settling(Frame):
    """NEU-10.9 A checkpoint, then what waits."""

    steps: ClassVar[tuple[str, ...]] = ("check", "resolve_waiting")

    def check(self, state: NeuState) -> str | None:
        """NEU-16.1 The checkpoint."""
        if state.dirty:
            state.call(Checkpoint())
        return None

    def resolve_waiting(self, state: NeuState) -> str | None:
        """NEU-10.9 The triggers, unless they are being resolved already."""
        if state.pending and not state.collecting:
            state.call(Waiting())
        return DONE


def settle(state: NeuState) -> None:
    """Check the state and resolve what waits, if there is anything to do."""
    if state.dirty or (state.pending and not state.collecting):
        state.call(Settling())


class Acting(Frame):
    """One effect at work: while it lasts, "you" on its card is its controller (NEU-10.18).

    `chosen` and `serial` are a target that was chosen before (NEU-R58).
    """

    steps: ClassVar[tuple[str, ...]] = ("begin", "end")

    def __init__(
        self,
        effect: int,
        source: int,
        target: int,
        number: int,
        seat: int,
        item: int = NONE,
        chosen: int = UNASKED,
        serial: int = 0,
    ) -> None:
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number
        self.seat: int = seat
        self.item: int = item
        self.chosen: int = chosen
        self.serial: int = serial

    def begin(self, state: NeuState) -> str | None:
        """Carry the effect out as far as possible (NEU-6.10)."""
        state.context.append([self.source, self.seat, self.item, self.chosen, self.serial])
        state.effect(self.effect).resolve(state, self.source, self.target, self.number)
        return None

    def end(self, state: NeuState) -> str | None:
        """The effect is over."""
        state.context.pop()
        return DONE


class Waiting(Triggers[NeuState]):
    """NEU-10.8 Triggers of one moment; the active player orders all of them."""

    steps: ClassVar[tuple[str, ...]] = (*Triggers.steps, "take_aim")

    def arisen(self, state: NeuState) -> list[list[int]]:
        """Take the triggers that wait now."""
        waiting, state.pending = state.pending, []
        state.collecting = 1
        return [complete(row) for row in waiting]

    def collect(self, state: NeuState) -> str | None:
        """NEU-10.9 Begin, or end when nothing waits any more."""
        self.waiting += self.arisen(state)
        if self.waiting:
            return None
        state.collecting = 0
        return DONE

    def pick(self, state: NeuState) -> str | None:
        """NEU-10.8 The active player says which comes next, unless they are identical."""
        self.waiting += self.arisen(state)
        self.waiting = [row for row in self.waiting if self.is_valid(state, row)]
        if not self.waiting:
            return "collect"
        if state.rulings[R58] and self.is_aiming(state):
            return "take_aim"
        options: list[Option] = []
        for row in self.waiting:
            option = self.as_option(state, row)
            if option not in options:
                options.append(option)
        state.ask_if_open(orderer(state), self.question, options)
        return None

    def take(self, state: NeuState) -> str | None:
        """Take the chosen one out of the queue."""
        for row in self.waiting:
            if self.as_option(state, row) == state.answer:
                self.picked = row
                self.waiting.remove(row)
                return None
        return "pick"

    # NEU-R58 `on-trigger`: targets are chosen when a trigger joins the queue ----------------------

    def is_aiming(self, state: NeuState) -> bool:
        """Ask for the target of a trigger that has just joined the queue, if one has one."""
        for row in self.waiting:
            aiming = unaimed(row)
            if aiming is not None:
                seat = chooser_of(row, trigger_of(row))
                options = aiming.options(state, row, seat)
                if options:
                    state.ask_if_open(seat, aiming.question, options, (row[SOURCE],))
                    return True
                row[CHOSEN] = NONE
        return False

    def take_aim(self, state: NeuState) -> str | None:
        """Keep the target; if it is no longer legal on resolution the trigger does nothing."""
        for row in self.waiting:
            aiming = unaimed(row)
            if aiming is not None:
                row[CHOSEN] = aiming.code_of(state.answer)
                row[CHOSEN_SERIAL] = state.serial_of(row[CHOSEN])
                break
        return "pick"

    def as_option(self, state: NeuState, trigger: list[int]) -> Option:
        """Name a trigger by its card, its place and what it is about."""
        return (
            TRIGGER,
            trigger[SOURCE],
            trigger[PLACE],
            trigger[ABOUT],
            trigger[NUMBER],
            trigger[FACE],
        )

    def is_valid(self, state: NeuState, trigger: list[int]) -> bool:
        """NEU-16.9 Those of an eliminated player are dropped; NEU-10.9a others resolve.

        NEU-5.3c What happens on a netcheck is skipped if its source has left play meanwhile, or if
        its tier is no longer active.
        """
        if state.is_out(trigger[WHOSE]):
            return False
        found = trigger_of(trigger)
        if found is None or not found.netcheck:
            return True
        source = trigger[SOURCE]
        if not state.is_in_play(source) or state.serial[source] != trigger[SERIAL]:
            return False
        return found.tier < 0 or found.when.holds(state, source, trigger[ABOUT], trigger[NUMBER])

    def is_asking(self, state: NeuState, trigger: list[int]) -> bool:
        """NEU-10.8 A trigger is mandatory unless it says "may"."""
        found = trigger_of(trigger)
        if found is None or not found.optional:
            return False
        actor = actor_of(trigger, found)
        if not found.effect.can(state, actor, trigger[ABOUT], trigger[NUMBER]) and not found.hidden:
            return False
        state.ask(trigger[WHOSE], "may", [(YES,), (NO,)], (actor,), 1)
        return True

    def is_declined(self, state: NeuState, trigger: list[int]) -> bool:
        """Tell whether the answer was no."""
        found = trigger_of(trigger)
        return found is not None and found.optional and state.answer == (NO,)

    def resolve(self, state: NeuState, trigger: list[int]) -> None:
        """NEU-10.7 No cost, no swift check, no cache."""
        seat, source, place, about, number = trigger[:ACTOR]
        if place == BLEEDING:
            grow_bleeding(state, seat)
        elif place == FADING:
            fade(state, about, number)
        elif place >= VAMP:
            gain(state, seat, place - VAMP, number)
        else:
            found = trigger_of(trigger)
            assert found is not None
            state.emit(FEATURE_USED, source, 200 + place)
            actor = actor_of(trigger, found)
            chosen, serial = trigger[CHOSEN], trigger[CHOSEN_SERIAL]
            effect = found.effect.number
            state.call(Acting(effect, actor, about, number, seat, NONE, chosen, serial))

    def settle(self, state: NeuState) -> None:
        """NEU-10.9 Each is followed by a checkpoint."""
        if state.dirty:
            state.call(Checkpoint())


def orderer(state: NeuState) -> int:
    """NEU-16.9 Return who orders triggers: the active player, or the next survivor clockwise."""
    return state.clockwise(state.active_seat)[0]


def trigger_of(row: list[int]) -> NeuTrigger | None:
    """Return the ability behind a waiting trigger; None for vamp and bleeding."""
    if row[PLACE] >= VAMP:
        return None
    found = POOL[row[FACE]].triggers[row[PLACE]]
    assert isinstance(found, NeuTrigger)
    return found


def actor_of(row: list[int], found: NeuTrigger) -> int:
    """NEU-11.5 Return whose ability a trigger is: the bearer's, if cyberware grants it."""
    return row[ACTOR] if found.granted else row[SOURCE]


def unaimed(row: list[int]) -> Aiming | None:
    """NEU-R58 Return what a waiting trigger is still to be aimed with; None if it has no target."""
    found = trigger_of(row) if row[CHOSEN] == UNASKED else None
    return None if found is None else aiming_of(found)
