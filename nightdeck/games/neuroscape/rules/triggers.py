"""Triggered abilities: the active player orders them, each is followed by a checkpoint (NEU-10.7).

NEU-10.9 Triggers wait until what caused them is complete and the checkpoint has run; new ones
join the queue.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.abilities import NeuTrigger
from nightdeck.games.neuroscape.model.events import FEATURE_USED
from nightdeck.games.neuroscape.model.options import TRIGGER
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import NONE
from nightdeck.games.neuroscape.rules.checkpoint import Checkpoint
from nightdeck.games.neuroscape.rules.damage import VAMP, gain
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
    """One effect at work: while it lasts, "you" on its card is its controller (NEU-10.18)."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "end")

    def __init__(
        self, effect: int, source: int, target: int, number: int, seat: int, item: int = NONE
    ) -> None:
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number
        self.seat: int = seat
        self.item: int = item

    def begin(self, state: NeuState) -> str | None:
        """Carry the effect out as far as possible (NEU-6.10)."""
        state.context.append([self.source, self.seat, self.item])
        state.effect(self.effect).resolve(state, self.source, self.target, self.number)
        return None

    def end(self, state: NeuState) -> str | None:
        """The effect is over."""
        state.context.pop()
        return DONE


class Waiting(Triggers[NeuState]):
    """NEU-10.8 Triggers of one moment; the active player orders all of them."""

    def arisen(self, state: NeuState) -> list[list[int]]:
        """Take the triggers that wait now."""
        waiting, state.pending = state.pending, []
        state.collecting = 1
        return waiting

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

    def as_option(self, state: NeuState, trigger: list[int]) -> Option:
        """Name a trigger by its card, its place and what it is about."""
        return (TRIGGER, trigger[1], trigger[2], trigger[3], trigger[4])

    def is_valid(self, state: NeuState, trigger: list[int]) -> bool:
        """NEU-16.9 Those of an eliminated player are dropped; NEU-10.9a others resolve."""
        return not state.is_out(trigger[0])

    def is_asking(self, state: NeuState, trigger: list[int]) -> bool:
        """NEU-10.8 A trigger is mandatory unless it says "may"."""
        found = trigger_of(state, trigger)
        if found is None or not found.optional:
            return False
        actor = actor_of(state, trigger)
        if not found.effect.can(state, actor, trigger[3], trigger[4]) and not found.hidden:
            return False
        state.ask(trigger[0], "may", [(YES,), (NO,)], (actor,), 1)
        return True

    def is_declined(self, state: NeuState, trigger: list[int]) -> bool:
        """Tell whether the answer was no."""
        found = trigger_of(state, trigger)
        return found is not None and found.optional and state.answer == (NO,)

    def resolve(self, state: NeuState, trigger: list[int]) -> None:
        """NEU-10.7 No cost, no swift check, no cache."""
        seat, source, place, target, number = trigger[:5]
        if place <= VAMP + 1 and place >= VAMP:
            gain(state, seat, place - VAMP, number)
            return
        if place < 0:
            state.call(Acting(-1 - place, source, target, number, seat))
            return
        found = trigger_of(state, trigger)
        if found is not None:
            state.emit(FEATURE_USED, source, 200 + place)
            actor = actor_of(state, trigger)
            state.call(Acting(found.effect.number, actor, target, number, seat))

    def settle(self, state: NeuState) -> None:
        """NEU-10.9 Each is followed by a checkpoint."""
        if state.dirty:
            state.call(Checkpoint())


def orderer(state: NeuState) -> int:
    """NEU-16.9 Return who orders triggers: the active player, or the next survivor clockwise."""
    return state.clockwise(state.active_seat)[0]


def trigger_of(state: NeuState, row: list[int]) -> NeuTrigger | None:
    """Return the ability behind a waiting trigger; None for vamp and delayed effects."""
    if row[2] < 0:
        return None
    found = state.definition_of(row[1]).triggers[row[2]]
    assert isinstance(found, NeuTrigger)
    return found


def actor_of(state: NeuState, row: list[int]) -> int:
    """NEU-11.5 Return whose ability a trigger is: the bearer's, if cyberware grants it."""
    found = trigger_of(state, row)
    if found is None or not found.granted or len(row) < 6:
        return row[1]
    return row[5]
