"""How much: every amount under one short name, as in `of.Counters(terms.ADVANCEMENT)`."""

from __future__ import annotations

from nightdeck.games.netrunner.language.amounts import (
    Halved,
    HandCount,
    OuterIce,
    Paid,
    PlayerCounters,
    Pool,
    PrintedPoints,
    Tags,
    Tally,
)
from nightdeck.language.amounts import (
    CountCards,
    Counters,
    Least,
    Number,
    Over,
    Times,
)

__all__ = [
    "CountCards",
    "Counters",
    "Halved",
    "HandCount",
    "Least",
    "Number",
    "OuterIce",
    "Over",
    "Paid",
    "PlayerCounters",
    "Pool",
    "PrintedPoints",
    "Tags",
    "Tally",
    "Times",
]  # fmt: skip
