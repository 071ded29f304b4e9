"""How a game was won, in a sentence or two: what brought the Street Cred, and by how much."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model import events
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.seen.names import side_names
from nightdeck.seen.telling import YOU, said

SOURCES: Final = (
    "Combat cards", "the gang's own power", "Edgerunners", "the Story", "deals", "rewards",
    "the Net", "Hideouts", "Districts", "wiping out a gang", "the Epilogue",
    "places nobody else was in", "places others were absent from", "Techies", "Netrunners",
    "Firepower", "Firefights", "boasting",
)  # fmt: skip
"""What Street Cred comes from, by its reason."""
MOST: Final = 2


def ending(state: GangsState, seat: int) -> str:
    """GNC-12.4 Say what made the winner's Street Cred, and how far the next side was behind."""
    outcome = state.outcome
    if outcome is None or len(outcome.winners) != 1 or not state.log:
        return ""
    winner = outcome.winners[0]
    names = [YOU if side == seat else name for side, name in enumerate(side_names(state))]
    gained: dict[int, int] = {}
    for kind, args, _, _ in state.log:
        if kind == events.CRED_GAINED and args[0] == winner:
            gained[args[2]] = gained.get(args[2], 0) + args[1]
    best = sorted(gained, key=lambda reason: -gained[reason])[:MOST]
    parts = [f"{gained[reason]} from {SOURCES[reason]}" for reason in best if gained[reason] > 0]
    own = state.cred[winner]
    text = f"{names[winner]} [has] {own} Street Cred"
    text += f", {' and '.join(parts)}." if parts else "."
    return said(f"{text} {margin(state, winner, names)}").strip()


def margin(state: GangsState, winner: int, names: list[str]) -> str:
    """Tell how far the next side is behind."""
    others = [side for side in range(len(state.cred)) if side != winner]
    if not others:
        return ""
    second = max(others, key=lambda side: state.cred[side])
    behind = state.cred[winner] - state.cred[second]
    if behind <= 0:
        return f"{names[second]} [has] {state.cred[second]}."
    return f"{names[second]} [is] {behind} behind."
