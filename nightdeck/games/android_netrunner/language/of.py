"""Amounts under one short name, as in `of.Counters(terms.VIRUS_COUNTER)`."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.amounts import (
    ADVANCED,
    ClicksOf,
    CreditsOf,
    IceInFront,
    PrintedCost,
    SubroutinesOf,
)
from nightdeck.games.netrunner_family.language.words import BadPublicity, Tags, Tally
from nightdeck.language.amounts import CountCards, Counters, Least, Number, Over, Times
