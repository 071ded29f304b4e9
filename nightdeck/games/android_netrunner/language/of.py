"""Amounts under one short name, as in `of.Counters(terms.VIRUS_COUNTER)`."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.amounts import (
    ADVANCED,
    BadPublicity,
    ClicksOf,
    CreditsOf,
    IceInFront,
    PrintedCost,
    SubroutinesOf,
    Tags,
    Tally,
)
from nightdeck.language.amounts import CountCards, Counters, Least, Number, Over, Times

__all__ = [
    "ADVANCED", "BadPublicity", "ClicksOf", "CountCards", "Counters", "CreditsOf",
    "IceInFront", "Least", "Number", "Over", "PrintedCost", "SubroutinesOf", "Tags", "Tally",
    "Times",
]  # fmt: skip
