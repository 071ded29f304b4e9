"""Named points at which tests let the server crash or its storage fail."""

from __future__ import annotations

from typing import Final

STORE: Final = "store"
BEFORE_WRITE: Final = "before-write"
AFTER_WRITE: Final = "after-write"
AFTER_COMMIT: Final = "after-commit"
MID_SEND: Final = "mid-send"
SNAPSHOT: Final = "snapshot"
CHECKPOINT: Final = "checkpoint"
MIGRATION: Final = "migration"

POINTS: Final = (
    BEFORE_WRITE,
    AFTER_WRITE,
    AFTER_COMMIT,
    MID_SEND,
    SNAPSHOT,
    CHECKPOINT,
    MIGRATION,
)
"""Where a process may be killed; STORE is passed before every statement sent to the database."""


class Faults:
    """Does nothing; tests put another one in its place."""

    def reach(self, point: str) -> None:
        """Pass a named point."""
