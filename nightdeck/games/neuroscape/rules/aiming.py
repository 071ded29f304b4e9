"""Targets of triggered abilities: chosen on resolution, or when queued (NEU-10.8, NEU-R58).

Which cards and players may be chosen says the language; this is how one of them is chosen.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.abilities import NUMBER, SOURCE, UNASKED, WHOSE, NeuTrigger
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import NONE
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.flow import Choosing
from nightdeck.language.resolving import Asking
from nightdeck.language.trees import parts
from nightdeck.language.values import Effect
from nightdeck.language.verbs import ENOUGH


class Aiming(Choosing[NeuState]):
    """You choose a character or a player, and something is done to it.

    `aimed`: it is a target (NEU-13.12), not a free choice. `optional`: there may be none.
    `by_event_player`: whoever the event names chooses.
    """

    question: ClassVar[str] = "character"

    def __init__(self, then: Effect[NeuState], optional: bool = False, aimed: bool = False) -> None:
        super().__init__()
        self.then: Effect[NeuState] = then
        self.optional: bool = optional
        self.aimed: bool = aimed
        self.by_event_player: bool = False

    def codes(self, state: NeuState, source: int, number: int) -> list[int]:
        """Return what may be chosen."""
        raise NotImplementedError

    def option_of(self, code: int) -> Option:
        """Return the option that stands for a code."""
        raise NotImplementedError

    def code_of(self, option: Option) -> int:
        """Return what an option stands for; NONE for no target."""
        raise NotImplementedError

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return bool(self.codes(state, source, number))

    def options(self, state: NeuState, row: list[int], seat: int) -> list[Option]:
        """NEU-R58 Return what may be chosen for a trigger that waits."""
        state.context.append([row[SOURCE], seat, NONE, UNASKED, 0])
        found = self.listed(state, row[SOURCE], row[NUMBER])
        state.context.pop()
        return found

    def listed(self, state: NeuState, source: int, number: int) -> list[Option]:
        """Return the options: everything that may be chosen, and none if that is allowed."""
        found = [self.option_of(code) for code in self.codes(state, source, number)]
        if found and self.optional:
            found.append((ENOUGH,))
        return found

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        chosen, serial = state.context[-1][3:5]
        if self.aimed and chosen != UNASKED:
            found = self.codes(state, frame.source, frame.number)
            if chosen in found and state.serial_of(chosen) == serial:
                self.then.resolve(state, frame.source, chosen, frame.number)
            return DONE
        options = self.listed(state, frame.source, frame.number)
        if not options:
            return DONE
        seat = state.controller(frame.source)
        state.ask_if_open(seat, self.question, options, (frame.source,))
        return None

    def take(self, state: NeuState, frame: Asking) -> str | None:
        code = self.code_of(state.answer)
        if code != NONE:
            self.then.resolve(state, frame.source, code, frame.number)
        return DONE


def aiming_of(trigger: NeuTrigger) -> Aiming | None:
    """Return the part of a triggered ability that chooses its target; None without one."""
    found = [each for each in parts(trigger.effect, Aiming) if each.aimed]
    return found[0] if found else None


def chooser_of(row: list[int], trigger: NeuTrigger | None) -> int:
    """Return who chooses the target of a waiting trigger."""
    aiming = None if trigger is None else aiming_of(trigger)
    if aiming is not None and aiming.by_event_player:
        return row[NUMBER]
    return row[WHOSE]
