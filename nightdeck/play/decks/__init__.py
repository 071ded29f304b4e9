"""Deck lists in and out, in the formats players exchange; the same for every game.

found = read_deck(game, text)
found.deck, found.unread        # the deck, and every line that looks like a card and is none
write_deck(game, found.deck, "o8d")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.game import Deck, Game
from nightdeck.play.decks.gathering import DeckRead, Gathering, Unread
from nightdeck.play.decks.letters import as_text
from nightdeck.play.decks.octgn import read_octgn, write_octgn
from nightdeck.play.decks.plain import read_plain, write_markdown, write_plain
from nightdeck.play.decks.slots import read_slots, write_slots

__all__ = ["FORMATS", "DeckRead", "Unread", "format_of", "read_deck", "write_deck"]

FORMATS: Final[dict[str, Callable[[Game[Any], Deck], str]]] = {
    "text": write_plain,
    "o8d": write_octgn,
    "json": write_slots,
    "markdown": write_markdown,
}
"""The formats by name, each with what writes it."""

READERS: Final[dict[str, Callable[[Gathering, str], None]]] = {
    "text": read_plain,
    "o8d": read_octgn,
    "json": read_slots,
}


def format_of(text: str) -> str:
    """Return the name of the format a text is in; Markdown is read like any plain list."""
    return {"<": "o8d", "{": "json"}.get(text.lstrip()[:1], "text")


def read_deck(game: Game[Any], text: str | bytes, title: str = "") -> DeckRead:
    """Read a deck list in any of the formats; `title` is taken where the list has none.

    Raises BadFile for what is too long or broken. Lines that look like cards and match none are
    returned beside the deck with the nearest titles.
    """
    readable = as_text(text)
    gathering = Gathering(game)
    READERS[format_of(readable)](gathering, readable)
    found = gathering.finish(title)
    if not found.deck.every_card() and not found.deck.identity and not found.unread:
        raise BadFile("there is no card in this list; a card line is for example '3 Title'")
    return found


def write_deck(game: Game[Any], deck: Deck, form: str = "text") -> str:
    """Return a deck as a list in one of the formats."""
    if form not in FORMATS:
        raise BadSetup(f"there is no deck format {form!r}; choose from {', '.join(FORMATS)}")
    return FORMATS[form](game, deck)
