"""The decks of the pool, in `pool.json`, all legal by ANR-B; the titles and notes are ours."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck
from nightdeck.language.tables import read_decks

DECKS: Final[dict[str, Deck]] = read_decks("nightdeck.games.android_netrunner.decks")

DEFAULT_DECKS: Final = ("starter-haas-bioroid", "starter-shaper")
"""ANR-MS3 The fixed decks of a learning game, seat by seat."""
