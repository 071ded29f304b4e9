"""Psychosis checks and their backlash (NEU-11.8 to NEU-11.11).

Worked examples: NEU-E28, NEU-E29.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.codes import pool_code
from nightdeck.games.neuroscape.model.events import PSYCHOSIS_FAILED, PSYCHOSIS_ROLLED
from nightdeck.games.neuroscape.model.numbers import attack, psychosis
from nightdeck.games.neuroscape.model.rulings import R08
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BIOFRAME_POOL, PSYCHOSIS_ROLL
from nightdeck.games.neuroscape.rules.damage import Damage, colour_pool
from nightdeck.games.neuroscape.rules.dice import Roll
from nightdeck.kernel.frames import DONE, Frame


def check_psychosis(state: NeuState, card: int, seat: int) -> None:
    """NEU-11.8 A character with psychosis rolls; the result is 1 if it may go on.

    NEU-11.11 Value and attack are read now, in case paying removes the character itself; NEU-R08.
    """
    value = psychosis(state, card)
    if value <= 0:
        state.result = 1
        return
    pool = BIOFRAME_POOL if state.rulings[R08] else colour_pool(state, card)
    state.call(PsychosisCheck(card, seat, value, max(0, attack(state, card)), pool))


class PsychosisCheck(Frame):
    """NEU-11.8 A d20 against the psychosis value; the result is 1 if it is passed, else 0."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "judge", "strike", "fail")

    def __init__(self, card: int, seat: int, value: int, force: int, pool: int) -> None:
        self.card: int = card
        self.seat: int = seat
        self.value: int = value
        self.force: int = force
        self.pool: int = pool

    def roll(self, state: NeuState) -> str | None:
        """NEU-11.8 Its controller rolls."""
        state.call(Roll(self.seat, PSYCHOSIS_ROLL))
        return None

    def judge(self, state: NeuState) -> str | None:
        """NEU-11.8 The roll or more passes; NEU-11.10 a value of 1 never fails."""
        state.emit(PSYCHOSIS_ROLLED, self.card, state.result, self.value)
        if state.result >= self.value:
            state.result = 1
            return DONE
        return None

    def strike(self, state: NeuState) -> str | None:
        """NEU-11.9 The character deals its attack to its own controller."""
        state.emit(PSYCHOSIS_FAILED, self.card, self.seat)
        if self.force:
            packet = [self.card, pool_code(self.seat, self.pool), self.force, 0]
            state.call(Damage([packet]))
        return None

    def fail(self, state: NeuState) -> str | None:
        """NEU-20.8 It is treated as not having happened."""
        state.result = 0
        return DONE
