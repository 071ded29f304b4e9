"""Prices as symbols: clicks, credits, counters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.android_netrunner.model.card_abilities import Cost as AbilityCost
from nightdeck.games.android_netrunner.model.terms import COUNTER_NAMES
from nightdeck.games.netrunner_family.seen.sentences import amount
from nightdeck.kernel.game import Cost

CLICK: Final = "clock"
CREDIT: Final = "hexcoin"
COUNTERS: Final = {"virus": "inward", "power": "bolt", "agenda": "star", "advancement": "rise"}


@lru_cache(1_024)
def price(clicks: int, credits: int = -1) -> tuple[Cost, ...]:
    """Return clicks and credits as a price; -1: credits are no part of it."""
    found = [Cost(CLICK, clicks, amount(clicks, "click"))] if clicks else []
    if credits >= 0:
        found.append(Cost(CREDIT, credits, amount(credits, "credit")))
    return tuple(found)


def ability_price(cost: AbilityCost) -> tuple[Cost, ...]:
    """Return the part of an ability's cost that has symbols; the rest is told in words."""
    found = list(price(cost.clicks, cost.credits or -1))
    if cost.counters:
        name = COUNTER_NAMES[cost.counter]
        icon = COUNTERS.get(name, CREDIT)
        found.append(Cost(icon, cost.counters, amount(cost.counters, f"{name} counter")))
    return tuple(found)


def rest_words(cost: AbilityCost, card: str) -> str:
    """Return what else an ability costs."""
    parts: list[str] = []
    if cost.x:
        parts.append("X credits")
    if cost.trash:
        parts.append(f"trash {card}")
    if cost.forfeit or cost.forfeit_this:
        parts.append("forfeit an agenda")
    if cost.remove:
        parts.append(f"remove {card} from the game")
    if cost.trash_card is not None:
        parts.append("trash a card")
    return ", ".join(parts)
