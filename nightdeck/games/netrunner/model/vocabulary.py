"""The four kinds of values card text is made of, for the table of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.games.netrunner_family.model import abilities as family
from nightdeck.language import abilities, flow, values
from nightdeck.language.book import Book

if TYPE_CHECKING:
    from nightdeck.games.netrunner.model.state import OnrState  # noqa: F401 (named below)

Effect = values.Effect["OnrState"]
"""Something a card does. ONR-17.14 It is weighty if it does more than gain, move or lose bits
without a choice; `places` are the forts that an effect which starts a run may attack."""

OnCounters = flow.OnCounters["OnrState"]
Amount = values.Amount["OnrState"]
Condition = values.Condition["OnrState"]
Selection = values.Selection["OnrState"]
Trigger = family.Trigger["OnrState"]
Modifier = abilities.Modifier["OnrState"]

BOOK: Final = Book()
"""The effects of all cards by number."""

EFFECTS: Final = BOOK.effects
