"""The nouns both games have, with the same numbers."""

from __future__ import annotations

from typing import Final

CORP: Final = 0
RUNNER: Final = 1

NONE: Final = -1
"""No card, no server, no host."""

SIDES: Final = ("corp", "runner")
SIDE_NAMES: Final = ("Corp", "Runner")
