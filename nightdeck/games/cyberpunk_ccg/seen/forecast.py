"""What an attack comes to if nobody answers: all that is announced resolves, and nothing else."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import ATTACKERS, DEFENDERS, NO_ATTACK, SKIRMISH
from nightdeck.games.cyberpunk_ccg.rules.attack_record import (
    remaining_defense,
    remaining_offense,
    target_strength,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_windows import AttackWindow, is_void
from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import step
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import PASS

MOST_STEPS: Final = 400
ANY_LUCK: Final = bytes(32)
"""What random draws will bring is not foretold."""


def settled(state: CcgState) -> CcgState | None:
    """CCG-6.6c Return the table once all that is announced in an attack has happened.

    None if nothing is, or if somebody has yet to choose something.
    """
    if not state.things or state.attack_kind == NO_ATTACK:
        return None
    base = next((at for at, frame in enumerate(state.stack) if isinstance(frame, AttackWindow)), -1)
    if base < 0:
        return None
    ahead = clone(state)
    ahead.rng = Rng(ANY_LUCK)
    for _ in range(MOST_STEPS):
        if ahead.outcome is not None or ahead.attack_number != state.attack_number:
            return None
        if len(ahead.stack) <= base + 1:
            return None if is_void(ahead) else ahead
        if not pass_on(ahead):
            return None
    return None


def pass_on(ahead: CcgState) -> bool:
    """Go one step on; whoever is asked passes. Tell whether they could."""
    question = ahead.question
    if question is None:
        step(ahead)
        return True
    if PASS not in question.options:
        return False
    ahead.answer = PASS
    ahead.question = None
    ahead.decisions += 1
    return True


class Sums:
    """CCG-8.3b, CCG-8.4a All numbers that an attack compares, as they are now."""

    def __init__(self, state: CcgState) -> None:
        self.skirmish: bool = bool(state.defenders) and state.attack_stage <= SKIRMISH
        self.attack: int = remaining_offense(state)
        self.defense: int = remaining_defense(state)
        self.other: int = 0
        self.cover: int = 0
        if self.skirmish:
            self.attack, self.defense = attack_of(state, ATTACKERS), defense_of(state, ATTACKERS)
            self.other, self.cover = attack_of(state, DEFENDERS), defense_of(state, DEFENDERS)
        self.strength: int = target_strength(state)

    @property
    def left(self) -> int:
        """CCG-8.3f What of the ATTACK goes on to the target."""
        return max(self.attack - self.cover, 0) if self.skirmish else self.attack

    @property
    def guard(self) -> int:
        """CCG-8.3f What of the Defense is left at the target."""
        return max(self.defense - self.other, 0) if self.skirmish else self.defense

    @property
    def defenders_fall(self) -> bool:
        """CCG-8.3b Tell whether the defenders are DEFEATED."""
        return self.skirmish and self.attack > self.cover

    @property
    def attackers_fall(self) -> bool:
        """CCG-8.3b, CCG-8.4d Tell whether the attackers are DEFEATED."""
        if self.skirmish:
            return self.other > self.defense
        return not self.target_falls and self.strength > self.defense

    @property
    def target_falls(self) -> bool:
        """CCG-8.4a Tell whether the target is beaten, if the attackers get that far."""
        return self.left > self.strength and not (self.skirmish and self.other > self.defense)
