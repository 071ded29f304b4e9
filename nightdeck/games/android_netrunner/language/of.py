"""Amounts that are computed when they are needed, as in `of.Counters(terms.VIRUS_COUNTER)`."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import subroutines
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import ADVANCEMENT, CORP, NONE
from nightdeck.games.android_netrunner.model.vocabulary import Amount
from nightdeck.games.netrunner_family.language.words import BadPublicity, Tags, Tally
from nightdeck.language.amounts import CountCards, Counters, Least, Number, Over, Times
from nightdeck.language.card_state import TARGET


class CreditsOf(Amount):
    """The credits in a player's pool."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        found = state.credits[self.seat]
        return found if self.seat == CORP else found + state.temporary


class ClicksOf(Amount):
    """The clicks a player has left."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return state.clicks[self.seat]


class IceInFront(Amount):
    """The number of ice in front of this card's server."""

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        server = state.server[source]
        return len(ice_of(state, server)) if server != NONE else 0


class SubroutinesOf(Amount):
    """The number of subroutines a piece of ice has now."""

    def __init__(self, on: int = TARGET) -> None:
        self.on: int = on

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return len(subroutines(state, state.which(source, target, self.on)))


class PrintedCost(Amount):
    """The printed cost of a card."""

    def __init__(self, on: int = TARGET) -> None:
        self.on: int = on

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return POOL[state.definition[state.which(source, target, self.on)]].cost


ADVANCED: Final[Amount] = Counters(ADVANCEMENT)
"""The advancement counters on this card."""
