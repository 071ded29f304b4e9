"""Common sequences of answers as one choice: drawing all cards of a turn from one deck."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.options import DRAW_GEAR, DRAW_RUNS
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import GEAR, RUNS
from nightdeck.games.cyberpunk_ccg.rules.drawing import Drawing
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

DECKS: Final = ((RUNS, DRAW_RUNS, "Runs"), (GEAR, DRAW_GEAR, "Gear"))


def shortcuts(state: CcgState, seat: int) -> list[tuple[Wording, list[Option]]]:
    """CCG-7.1a Return the draws that take several cards from one deck."""
    frame, question = state.stack[-1], state.question
    if question is None or not isinstance(frame, Drawing) or frame.count < 2:
        return []
    found: list[tuple[Wording, list[Option]]] = []
    for deck, verb, name in DECKS:
        if (verb,) in question.options and len(state.cards(seat, deck)) >= frame.count:
            told = Wording(f"Draw {frame.count} cards from {name}", "CCG-7.1a")
            found.append((told, [(verb,)] * frame.count))
    return found
