"""Conditions that mean the same in every game."""

from __future__ import annotations

from nightdeck.language.values import Amount, C, Condition, S, Selection, amount_of


class Both(Condition[S]):
    """All of several conditions."""

    def __init__(self, *conditions: Condition[S]) -> None:
        self.conditions: tuple[Condition[S], ...] = conditions

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        for condition in self.conditions:
            if not condition.holds(state, source, target, number):
                return False
        return True


class AnyOf(Condition[S]):
    """At least one of several conditions."""

    def __init__(self, *conditions: Condition[S]) -> None:
        self.conditions: tuple[Condition[S], ...] = conditions

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        for condition in self.conditions:
            if condition.holds(state, source, target, number):
                return True
        return False


class Not(Condition[S]):
    """The contrary."""

    def __init__(self, condition: Condition[S]) -> None:
        self.condition: Condition[S] = condition

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        return not self.condition.holds(state, source, target, number)


class AtLeast(Condition[S]):
    """An amount is at least a number."""

    def __init__(self, amount: Amount[S], least: int | Amount[S] = 1) -> None:
        self.amount: Amount[S] = amount
        self.least: Amount[S] = amount_of(least)

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        least = self.least.of(state, source, target, number)
        return self.amount.of(state, source, target, number) >= least


class NumberIs(Condition[S]):
    """The number that came along with the event is this one."""

    def __init__(self, value: int) -> None:
        self.value: int = value

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        return number == self.value


class TargetIs(Condition[S]):
    """The target (a seat, a place, a kind of damage) is this number."""

    def __init__(self, value: int) -> None:
        self.value: int = value

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        return target == self.value


class Exists(Condition[S]):
    """A selection holds at least one card."""

    def __init__(self, selection: Selection[S]) -> None:
        self.selection: Selection[S] = selection

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        return bool(self.selection.cards(state, source, target))


class IsSelf(Condition[S]):
    """The target is the card whose text it is."""

    def holds(self, state: S, source: int, target: int, number: int) -> bool:
        return target == source


class IsHost(Condition[C]):
    """The target is the host of the card whose text it is."""

    def holds(self, state: C, source: int, target: int, number: int) -> bool:
        return target != -1 and state.host[source] == target
