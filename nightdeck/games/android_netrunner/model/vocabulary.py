"""The four kinds of values card text is made of, for the table of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.games.netrunner_family.model import abilities as family
from nightdeck.language import abilities, flow, values
from nightdeck.language.book import Book

if TYPE_CHECKING:
    from nightdeck.games.android_netrunner.model.state import AnrState  # noqa: F401 (named below)

Effect = values.Effect["AnrState"]
"""Something a card does. ANR-AB19 It is weighty if it contains a decision, a trace, a psi game,
damage or a trash; `places` are the servers that an effect which starts a run may attack."""

Amounted = flow.Amounted["AnrState"]
Printed = flow.Printed["AnrState"]
OnCard = flow.OnCard["AnrState"]
OnCounters = flow.OnCounters["AnrState"]
Choosing = flow.Choosing["AnrState"]
Amount = values.Amount["AnrState"]
Condition = values.Condition["AnrState"]
Selection = values.Selection["AnrState"]
Trigger = family.Trigger["AnrState"]
Modifier = abilities.Modifier["AnrState"]

BOOK: Final = Book()
"""The effects of all cards by number."""

EFFECTS: Final = BOOK.effects
