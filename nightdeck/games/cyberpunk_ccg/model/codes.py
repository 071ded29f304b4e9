"""How a target is named by one number: a card, a player, a Stash, a side of the attack, a Team."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = -2
FIRST_STASH: Final = -10
FIRST_SIDE: Final = -20
FIRST_PROFESSION: Final = -40
FIRST_TEAM: Final = -100
TEAMS_PER_SEAT: Final = 1000


def player_code(seat: int) -> int:
    """Return the code of a player."""
    return FIRST_PLAYER - seat


def is_player(code: int) -> bool:
    """Tell whether a code names a player."""
    return FIRST_STASH < code <= FIRST_PLAYER


def player_of(code: int) -> int:
    """Return the seat of a player's code."""
    return FIRST_PLAYER - code


def stash_code(seat: int) -> int:
    """Return the code of a player's Stash."""
    return FIRST_STASH - seat


def is_stash(code: int) -> bool:
    """Tell whether a code names a Stash."""
    return FIRST_SIDE < code <= FIRST_STASH


def stash_of(code: int) -> int:
    """Return whose Stash a code names."""
    return FIRST_STASH - code


def side_code(side: int) -> int:
    """Return the code of the attackers or the defenders."""
    return FIRST_SIDE - side


def is_side(code: int) -> bool:
    """Tell whether a code names a side of the attack."""
    return FIRST_SIDE - 1 <= code <= FIRST_SIDE


def side_of(code: int) -> int:
    """Return the side a code names."""
    return FIRST_SIDE - code


def profession_code(place: int) -> int:
    """Return the code of a profession by its place among the ten."""
    return FIRST_PROFESSION - place


def is_profession(code: int) -> bool:
    """Tell whether a code names a profession."""
    return FIRST_TEAM < code <= FIRST_PROFESSION


def profession_of(code: int) -> int:
    """Return the mask of the profession a code names."""
    return 1 << (FIRST_PROFESSION - code)


def team_code(seat: int, team: int) -> int:
    """Return the code of a Team."""
    return FIRST_TEAM - seat * TEAMS_PER_SEAT - team


def is_team(code: int) -> bool:
    """Tell whether a code names a Team."""
    return code <= FIRST_TEAM


def team_of(code: int) -> tuple[int, int]:
    """Return seat and number of the Team a code names."""
    return divmod(FIRST_TEAM - code, TEAMS_PER_SEAT)
