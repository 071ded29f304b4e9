"""The things that wait for responses lie on each other, the newest on top (CCG-6.6c)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import NONE
from nightdeck.games.cyberpunk_ccg.model.things import CANCELLED


def push_thing(
    state: CcgState,
    seat: int,
    kind: int,
    card: int,
    place: int,
    users: list[int],
    targets: list[int],
    mode: int = NONE,
    number: int = 0,
) -> None:
    """Put something that may be answered on top of what waits."""
    state.thing_count += 1
    state.things.append(
        [state.thing_count, seat, kind, card, place, mode, 0, number, 0, state.definition[card]]
    )
    state.thing_users.append(users)
    state.thing_targets.append(targets)


def pop_thing(state: CcgState) -> list[int]:
    """Take the newest thing away again."""
    state.thing_users.pop()
    state.thing_targets.pop()
    return state.things.pop()


def cancel_thing(state: CcgState) -> None:
    """CCG-6.6d The newest thing has no effect."""
    state.things[-1][CANCELLED] = 1
