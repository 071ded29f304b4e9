"""The shapes of saves and replays on disk.

They stand apart because msgspec reads their annotations at run time, which mypyc does not keep;
this module is the only one of the kernel that is never compiled.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

SAVE_FORMAT: Final = "nightdeck save"
SAVE_VERSION: Final = 1
REPLAY_FORMAT: Final = "nightdeck replay"
REPLAY_VERSION: Final = 1
CONCEDED: Final = -1
"""What stands in a record in place of an option when a seat gives up."""


class SaveFile(msgspec.Struct, forbid_unknown_fields=True):
    """The outer shape of a save."""

    format: str
    version: int
    game: str
    behaviour: int
    rulings: dict[str, str]
    fields: dict[str, Any]
    checks: dict[str, int]
    log: list[Any] | None = None


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """How the recorded game was set up."""

    game: str
    behaviour: int
    seats: int
    decks: list[Any]
    rulings: dict[str, str]
    choices: dict[str, str]
    seed: str
    format: str = REPLAY_FORMAT
    version: int = REPLAY_VERSION
    names: list[str] = []
    position: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """Where the game started if not at its beginning; other games have no such field."""


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """One decision: its number, who chose which option, and the hash of all that came before."""

    number: int
    seat: int
    option: int
    hash: str


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how the game ended (or that it has not) after how many decisions."""

    decisions: int
    winners: list[int] | None
    reason: str
    hash: str
