"""The nine decks of the pool, in `pool.json`: a Sponsor, 42 Runs and 42 Gear each (CCG-4.5)."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck
from nightdeck.language.tables import read_decks

DECKS: Final[dict[str, Deck]] = read_decks("nightdeck.games.cyberpunk_ccg.decks")
"""The decks by name; CCG-R53 every Sponsor has one."""

DEFAULT_DECKS: Final = ("arasaka-fortress", "mob-empire", "gang-punknaught")
"""Good ones to begin with: defence, money, machines."""
