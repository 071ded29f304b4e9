"""What people type, made harmless: names and chat are plain text of limited length."""

from __future__ import annotations

import unicodedata
from typing import Final

REFUSED: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
"""Control characters, direction overrides, surrogates, unassigned characters, line separators."""

MARKS_IN_A_ROW: Final = 2
JOINER: Final = "\u200d"
"""Joins parts of one emoji; kept between two other characters only."""


def clean(text: str, limit: int) -> str:
    """Return a text without control characters, piled-up accents and needless blanks."""
    kept: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFC", text[: limit * 4]):
        kind = unicodedata.category(each)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS_IN_A_ROW or (kind in REFUSED and each not in (JOINER, "\n", "\t")):
            continue
        kept.append(each)
    return " ".join("".join(kept).split())[:limit].strip(f" {JOINER}")
