"""Amounts that mean the same in every game."""

from __future__ import annotations

from nightdeck.language.card_state import SELF
from nightdeck.language.values import Amount, C, S, Selection, amount_of


class Number(Amount[S]):
    """The number that came along: X, a chosen number, an event's amount."""

    def of(self, state: S, source: int, target: int, number: int) -> int:
        return number


class Counters(Amount[C]):
    """The counters of a kind on a card."""

    def __init__(self, kind: int, on: int = SELF) -> None:
        self.kind: int = kind
        self.on: int = on

    def of(self, state: C, source: int, target: int, number: int) -> int:
        card = state.which(source, target, self.on)
        return state.counters[self.kind][card] if card >= 0 else 0


class Times(Amount[S]):
    """An amount multiplied."""

    def __init__(self, factor: int, amount: int | Amount[S]) -> None:
        self.factor: int = factor
        self.amount: Amount[S] = amount_of(amount)

    def of(self, state: S, source: int, target: int, number: int) -> int:
        return self.factor * self.amount.of(state, source, target, number)


class Least(Amount[S]):
    """The smaller of two amounts."""

    def __init__(self, first: int | Amount[S], second: int | Amount[S]) -> None:
        self.first: Amount[S] = amount_of(first)
        self.second: Amount[S] = amount_of(second)

    def of(self, state: S, source: int, target: int, number: int) -> int:
        first = self.first.of(state, source, target, number)
        return min(first, self.second.of(state, source, target, number))


class Over(Amount[S]):
    """By how much an amount exceeds a limit, divided and rounded down.

    Without an amount it is the number that came along: `Over(3)` is one for each beyond 3,
    `Over(3, per=2)` one for every two of them.
    """

    def __init__(self, limit: int, amount: Amount[S] | None = None, per: int = 1) -> None:
        self.limit: int = limit
        self.amount: Amount[S] = Number() if amount is None else amount
        self.per: int = per

    def of(self, state: S, source: int, target: int, number: int) -> int:
        return max(self.amount.of(state, source, target, number) - self.limit, 0) // self.per


class CountCards(Amount[S]):
    """How many cards a selection holds."""

    def __init__(self, selection: Selection[S]) -> None:
        self.selection: Selection[S] = selection

    def of(self, state: S, source: int, target: int, number: int) -> int:
        return len(self.selection.cards(state, source, target))
