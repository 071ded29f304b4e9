"""Selections and where they look, as in `some.Cards(some.IN_RIG, terms.PROGRAM)`."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.selections import (
    AS_ICE,
    CORP_INSTALLED,
    HOSTED_HERE,
    IN_ARCHIVES,
    IN_ARCHIVES_OR_HQ,
    IN_GRIP,
    IN_HEAP,
    IN_HQ,
    IN_RD,
    IN_RIG,
    IN_STACK,
    THIS_SERVER_ICE,
    Cards,
    EitherOf,
)
