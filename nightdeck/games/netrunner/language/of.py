"""How much: every amount under one short name, as in `of.Counters(terms.ADVANCEMENT)`."""

from __future__ import annotations

from nightdeck.games.netrunner.language.amounts import (
    DeckCount,
    Halved,
    HandCount,
    OuterIce,
    Paid,
    PlayerCounters,
    Pool,
    PrintedCost,
    PrintedPoints,
    Scandals,
    TrashedInRun,
    TriedPlace,
)
from nightdeck.games.netrunner_family.language.words import Tags, Tally
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
    "DeckCount",
    "Halved",
    "HandCount",
    "Least",
    "Number",
    "OuterIce",
    "Over",
    "Paid",
    "PlayerCounters",
    "Pool",
    "PrintedCost",
    "PrintedPoints",
    "Scandals",
    "Tags",
    "Tally",
    "Times",
    "TrashedInRun",
    "TriedPlace",
]  # fmt: skip
