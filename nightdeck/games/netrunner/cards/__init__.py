"""The cards of the pool: facts in one file per set, what they do in modules by side and type.

Both meet in `load_pool`, which numbers the definitions in the order of the sets. Most cards are
facts alone: `language/card_types.py` reads what their structured facts do.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from nightdeck.games.netrunner.language.card_types import NO_BEHAVIOUR, card_of, misfit
from nightdeck.games.netrunner.model.definitions import POOL, add_to_pool
from nightdeck.language.facts import read_sets
from nightdeck.language.making import Maker, behaviours

HOME: Final = "nightdeck.games.netrunner.cards"
MAKER: Final = Maker(HOME, card_of, misfit, NO_BEHAVIOUR)


def load_pool() -> None:
    """Number all definitions in the order of the card files; once."""
    if not POOL:
        sheets = read_sets(resources.files(HOME).joinpath("facts"))
        add_to_pool(tuple(MAKER.cards(sheets, behaviours(HOME))))
