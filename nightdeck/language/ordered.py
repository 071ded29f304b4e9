"""Numbers whose changes must be applied in order: add, set, and limits, by one common clock.

A game that only adds sums up (a constant ability is a `Modifier`, a lasting one a row of
`lasting`), and nothing here costs it anything. A game in which "costs 0" and "costs 2 more" meet
needs to know which came first. `TimedState` stamps cards when they become active and lasting
changes when they are made, with the same clock; `steps_of` lists what changes a number, oldest
first, and `applied` goes through the list. A game with another order sorts the list before.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from nightdeck.kernel.state import State
from nightdeck.language.abilities import Modifier
from nightdeck.language.card_state import SELF, CardState
from nightdeck.language.values import ALWAYS, NONE, Amount, Condition, Effect, amount_of

ADD: Final = 0
SET: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3

UNBOUND: Final = -(1 << 30)
"""An addition that stops nowhere."""

Step = tuple[int, int, int, int, int]
"""One change of a number: time, how, amount, where an addition stops, 1 if it is a lasting one."""

T = TypeVar("T", bound="TimedState")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TimedState(CardState):
    """The base of the states of card games in which it matters what came first."""

    def __init__(self) -> None:
        super().__init__()
        self.clock: int = 0
        self.since: dict[int, int] = {}  # when a card became active
        # quantity, target, how, amount, where it stops, duration, source, time; oldest first
        self.changes: list[tuple[int, ...]] = []
        self.bases: list[tuple[int, ...]] = []  # card, quantity, value in place of the printed one

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making everything above; a game adds its own."""
        super().copy_own(copy)
        assert isinstance(copy, TimedState)
        copy.clock = self.clock
        copy.since = self.since.copy()
        copy.changes = self.changes[:]
        copy.bases = self.bases[:]

    def tick(self) -> int:
        """Return a time later than every other so far."""
        self.clock += 1
        return self.clock

    def activate(self, card: int) -> None:
        """Let the abilities of a card work from now on, and remember since when."""
        super().activate(card)
        self.since[card] = self.tick()

    def deactivate(self, card: int) -> None:
        """Switch the abilities of a card off."""
        super().deactivate(card)
        del self.since[card]

    # What lasts -----------------------------------------------------------------------------------

    def change(
        self,
        quantity: int,
        target: int,
        how: int,
        amount: int,
        duration: int,
        source: int,
        stop: int = UNBOUND,
    ) -> None:
        """Change a quantity of a card (NONE: of everything it belongs to) for some time."""
        row = (quantity, target, how, amount, stop, duration, source, self.tick())
        self.changes.append(row)
        self.dirty = 1

    def expire(self, duration: int) -> None:
        """End everything that lasts no longer than this."""
        super().expire(duration)
        kept = [row for row in self.changes if row[5] > duration]
        if len(kept) < len(self.changes):
            self.changes = kept
            self.dirty = 1

    def forget(self, card: int) -> None:
        """End everything that lasts only as long as a card stays in play."""
        super().forget(card)
        self.changes = [
            row for row in self.changes if row[1] != card or not self.is_of_a_card(row[0])
        ]
        self.bases = [row for row in self.bases if row[0] != card]

    # Base values ----------------------------------------------------------------------------------

    def base(self, card: int, quantity: int, printed: int) -> int:
        """Return what the changes of a number start from: the printed value or another base."""
        for row in self.bases:
            if row[0] == card and row[1] == quantity:
                return row[2]
        return printed

    def rebase(self, card: int, quantity: int, value: int) -> None:
        """Give a card a base value in place of the printed one."""
        self.bases = [row for row in self.bases if (row[0], row[1]) != (card, quantity)]
        self.bases.append((card, quantity, value))

    def copy_bases(self, card: int, other: int) -> None:
        """Give a card exactly the base values that another one has in place of the printed ones."""
        self.bases = [row for row in self.bases if row[0] != card]
        self.bases += [(card, row[1], row[2]) for row in self.bases if row[0] == other]


class Change(Modifier[T]):
    """A constant ability that adds to a quantity, sets it or limits it.

    `stop` is where an addition ends: it never brings a number beyond it, and leaves one alone that
    is beyond already.
    """

    def __init__(
        self,
        quantity: int,
        how: int,
        amount: int | Amount[T],
        when: Condition[T] = ALWAYS,
        seat: int = NONE,
        stop: int = UNBOUND,
    ) -> None:
        super().__init__(quantity, amount, when, seat)
        self.how: int = how
        self.stop: int = stop


class LastingChange(Effect[T]):
    """A quantity of a card, or of everything with `everywhere`, is changed for some time."""

    def __init__(
        self,
        quantity: int,
        how: int,
        amount: int | Amount[T],
        duration: int,
        on: int = SELF,
        everywhere: bool = False,
        stop: int | Amount[T] = UNBOUND,
    ) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.how: int = how
        self.amount: Amount[T] = amount_of(amount)
        self.duration: int = duration
        self.on: int = on
        self.everywhere: bool = everywhere
        self.stop: Amount[T] = amount_of(stop)

    def resolve(self, state: T, source: int, target: int, number: int) -> None:
        card = NONE if self.everywhere else state.which(source, target, self.on)
        if self.everywhere or card != NONE:
            amount = self.amount.of(state, source, target, number)
            stop = self.stop.of(state, source, target, number)
            state.change(self.quantity, card, self.how, amount, self.duration, source, stop)


def steps_of(state: TimedState, quantity: int, card: int, seat: int = NONE) -> list[Step]:
    """Return everything that changes a quantity of a card (NONE: of a seat), the oldest first.

    Changes of one card have the same time and stay in printed order.
    """
    found: list[Step] = []
    for source in state.modifiers.get(quantity, ()):
        for each in state.definition_of(source).constant[quantity]:
            if each.seat == seat and each.when.holds(state, source, card, 0):
                how, stop = (each.how, each.stop) if isinstance(each, Change) else (ADD, UNBOUND)
                amount = each.amount.of(state, source, card, 0)
                found.append((state.since[source], how, amount, stop, 0))
    for row in state.changes:
        if row[0] == quantity and (row[1] == card or row[1] == NONE):
            found.append((row[7], row[2], row[3], row[4], 1))
    found.sort(key=time_of)
    return found


def time_of(step: Step) -> int:
    """Return when a change began to work."""
    return step[0]


def applied(value: int, steps: list[Step], least: int = UNBOUND) -> int:
    """Return a number after its changes, one after the other; it is never below `least`."""
    for _, how, amount, stop, _ in steps:
        value = max(changed(value, how, amount, stop), least)
    return max(value, least)


def changed(value: int, how: int, amount: int, stop: int = UNBOUND) -> int:
    """Return a number after one change."""
    if how == SET:
        return amount
    if how == AT_LEAST:
        return max(value, amount)
    if how == AT_MOST:
        return min(value, amount)
    if stop == UNBOUND:
        return value + amount
    if amount < 0:
        return max(value + amount, min(value, stop))
    return min(value + amount, max(value, stop))


def current(
    state: TimedState,
    printed: int,
    quantity: int,
    card: int,
    seat: int = NONE,
    least: int = UNBOUND,
) -> int:
    """Return a number as it is now: its base, then every change in the order of time."""
    steps = steps_of(state, quantity, card, seat)
    return applied(state.base(card, quantity, printed), steps, least)
