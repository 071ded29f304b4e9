"""Why a deal cannot be made: rules answer with a reason, and players read its words.

A rule that finds an obstacle returns its number, FINE (which is false) if there is none. What is
offered and what is said to somebody who asks come from the same answer, so they cannot disagree.
"""

from __future__ import annotations

from typing import Final

from nightdeck.language.tables import read_reasons

FINE: Final = 0
NO_BUSINESS: Final = 1
UNMET: Final = 2
DEAL_TOO_DEAR: Final = 3
NO_FIXER: Final = 4
ALL_HIRED: Final = 5
HIRE_TOO_DEAR: Final = 6

REASONS: Final[dict[int, tuple[str, str]]] = read_reasons(__name__)
"""The words of each reason and its clause."""
