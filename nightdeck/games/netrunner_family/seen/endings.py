"""How a game of either kind was won: who is named how, what was told last, how near it was."""

from __future__ import annotations

from nightdeck.games.netrunner_family.model.terms import SIDE_NAMES
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.state import Entry, State
from nightdeck.seen.telling import YOU, said


def names_for(seat: int) -> list[str]:
    """Return what both sides are called to a seat."""
    return [YOU if side == seat else name for side, name in enumerate(SIDE_NAMES)]


def latest(state: State, kinds: tuple[int, ...]) -> Entry | None:
    """Return the last event of some kinds."""
    for entry in reversed(state.log or []):
        if entry[0] in kinds:
            return entry
    return None


def decided_by(decided: str, loser: str, missing: int) -> str:
    """Tell what decided a game and how near its loser was, nothing where nothing did."""
    if not decided:
        return ""
    return said(f"{decided} {loser} [was] {amount(max(0, missing), 'point')} short.")
