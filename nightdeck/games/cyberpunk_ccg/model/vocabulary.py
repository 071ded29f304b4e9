"""The kinds of values card text is made of, for the table of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.language import abilities, values
from nightdeck.language.book import Book

if TYPE_CHECKING:
    from nightdeck.games.cyberpunk_ccg.model.state import CcgState  # noqa: F401 (named below)

Effect = values.Effect["CcgState"]
Amount = values.Amount["CcgState"]
Condition = values.Condition["CcgState"]
Selection = values.Selection["CcgState"]
Trigger = abilities.Trigger["CcgState"]

BOOK: Final = Book()
"""The effects of all cards by number."""

EFFECTS: Final = BOOK.effects
