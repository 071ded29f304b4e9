"""Decks as rooms keep them: a name of the game's own, or a list of cards that was brought along."""

from __future__ import annotations

import msgspec

from nightdeck.decks import Deck, deck_from, vars_of


def deck_of(kept: str) -> str | Deck:
    """Return a deck as it was brought: a name, or a list of cards."""
    if kept.startswith("{"):
        return deck_from(msgspec.json.decode(kept))
    return kept


def kept_deck(deck: str | Deck) -> str:
    """Return a deck as it is kept."""
    return deck if isinstance(deck, str) else msgspec.json.encode(vars_of(deck)).decode()
