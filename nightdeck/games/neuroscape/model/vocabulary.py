"""The kinds of values card text is made of, for the table of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.language import abilities, values
from nightdeck.language.book import Book

if TYPE_CHECKING:
    from nightdeck.games.neuroscape.model.state import NeuState  # noqa: F401 (named below)

Effect = values.Effect["NeuState"]
Amount = values.Amount["NeuState"]
Condition = values.Condition["NeuState"]
Selection = values.Selection["NeuState"]
Trigger = abilities.Trigger["NeuState"]
Modifier = abilities.Modifier["NeuState"]

BOOK: Final = Book()
"""The effects of all cards by number."""

EFFECTS: Final = BOOK.effects
