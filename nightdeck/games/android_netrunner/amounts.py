"""Amounts that are computed when they are needed."""

from __future__ import annotations

from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.modifiers import strength, subroutines
from nightdeck.games.android_netrunner.servers import ice_of
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import ADVANCEMENT, CORP, NONE
from nightdeck.games.android_netrunner.vocabulary import (
    Amount,
    Condition,
    Fixed,
    Selection,
    amount_of,
)

SELF: int = 0
TARGET: int = 1
HOST: int = 2
MARKED: int = 3
ENCOUNTERED: int = 4


def which(state: AnrState, source: int, target: int, on: int) -> int:
    """Return the card a word means: this card, the target, the host, the marked card, the ice."""
    if on == SELF:
        return source
    if on == TARGET:
        return target
    if on == HOST:
        return state.host[source]
    if on == MARKED:
        return state.mark[source]
    return state.encountered


class Number(Amount):
    """The number that came along: X, a chosen number, an event's amount."""

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return number


class Counters(Amount):
    """The counters of a kind on a card (SELF or TARGET)."""

    def __init__(self, kind: int, on: int = SELF) -> None:
        self.kind: int = kind
        self.on: int = on

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        card = which(state, source, target, self.on)
        return state.counters[self.kind][card] if card >= 0 else 0


class Times(Amount):
    """An amount multiplied."""

    def __init__(self, factor: int, amount: int | Amount) -> None:
        self.factor: int = factor
        self.amount: Amount = amount_of(amount)

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return self.factor * self.amount.of(state, source, target, number)


class Plus(Amount):
    """Two amounts added; the result is never negative."""

    def __init__(self, first: int | Amount, second: int | Amount) -> None:
        self.first: Amount = amount_of(first)
        self.second: Amount = amount_of(second)

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        first = self.first.of(state, source, target, number)
        return max(first + self.second.of(state, source, target, number), 0)


class Least(Amount):
    """The smaller of two amounts."""

    def __init__(self, first: int | Amount, second: int | Amount) -> None:
        self.first: Amount = amount_of(first)
        self.second: Amount = amount_of(second)

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        first = self.first.of(state, source, target, number)
        return min(first, self.second.of(state, source, target, number))


class Over(Amount):
    """By how much an amount exceeds a limit, divided and rounded down.

    In `scored_counters` the number that comes along is the advancement counters at scoring:
    `Over(3)` is one per counter beyond 3, `Over(3, per=2)` one per two of them.
    """

    def __init__(self, limit: int, amount: Amount | None = None, per: int = 1) -> None:
        self.limit: int = limit
        self.amount: Amount = Number() if amount is None else amount
        self.per: int = per

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return max(self.amount.of(state, source, target, number) - self.limit, 0) // self.per


class CountCards(Amount):
    """How many cards a selection holds."""

    def __init__(self, selection: Selection) -> None:
        self.selection: Selection = selection

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return len(self.selection.cards(state, source, target))


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


class Tags(Amount):
    """The Runner's tags."""

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return state.runner_tags


class BadPublicity(Amount):
    """The Corp's bad publicity."""

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return state.bad_publicity


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
        return len(subroutines(state, which(state, source, target, self.on)))


class StrengthOf(Amount):
    """The strength of a card now."""

    def __init__(self, on: int = TARGET) -> None:
        self.on: int = on

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return strength(state, which(state, source, target, self.on))


class PrintedCost(Amount):
    """The printed cost of a card."""

    def __init__(self, on: int = TARGET) -> None:
        self.on: int = on

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        return POOL[state.definition[which(state, source, target, self.on)]].cost


class Tally(Amount):
    """ANR-EV31 What this turn counted, or the last turn of a seat (`last` = CORP or RUNNER)."""

    def __init__(self, tally: int, last: int = NONE) -> None:
        self.tally: int = tally
        self.last: int = last

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        if self.last == NONE:
            return state.tally[self.tally]
        return state.last_tally[self.last][self.tally]


class IfElse(Amount):
    """One amount or another."""

    def __init__(
        self, condition: Condition, then: int | Amount, otherwise: int | Amount = 0
    ) -> None:
        self.condition: Condition = condition
        self.then: Amount = amount_of(then)
        self.otherwise: Amount = amount_of(otherwise)

    def of(self, state: AnrState, source: int, target: int, number: int) -> int:
        if self.condition.holds(state, source, target, number):
            return self.then.of(state, source, target, number)
        return self.otherwise.of(state, source, target, number)


ADVANCED = Counters(ADVANCEMENT)
"""The advancement counters on this card."""

__all__ = ["ADVANCED", "Amount", "Fixed"]
