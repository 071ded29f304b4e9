"""The decks of the pool, in `pool.json`, all legal by section 20; titles and notes are ours."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck
from nightdeck.language.tables import read_decks

DECKS: Final[dict[str, Deck]] = read_decks("nightdeck.games.netrunner.decks")

DEFAULT_DECKS: Final = ("corp-first-walls", "runner-first-steps")
