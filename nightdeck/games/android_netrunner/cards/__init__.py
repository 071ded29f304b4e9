"""The 263 cards of the pool: facts in one file per set, what they do in modules by side and type.

Both meet in `load_pool`, which numbers the definitions in printed order.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.language.card_types import NO_BEHAVIOUR, card_of, misfit
from nightdeck.games.android_netrunner.model.definitions import POOL, Card, add_to_pool
from nightdeck.language.facts import Sheet, read_sets
from nightdeck.language.making import Maker, behaviours

HOME: Final = "nightdeck.games.android_netrunner.cards"
MAKER: Final = Maker(HOME, card_of, misfit, NO_BEHAVIOUR)


def load_pool() -> None:
    """Number all definitions by their printed codes, which is the order of the sets; once."""
    if not POOL:
        sheets = read_sets(resources.files(HOME).joinpath("facts"))
        add_to_pool(cards_from(sheets, behaviours(HOME)))


def cards_from(sheets: list[Sheet], modules: dict[str, dict[str, Behaviour]]) -> tuple[Card, ...]:
    """Make cards of their facts and what they do, in printed order."""
    codes: dict[str, Card] = {}
    for sheet, card in zip(sheets, MAKER.cards(sheets, modules), strict=True):
        if codes.setdefault(card.code, card) is not card:
            raise sheet.wrong(f"{codes[card.code].id} has this code too", "code")
    return tuple(codes[code] for code in sorted(codes))
