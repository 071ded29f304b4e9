"""The verbs of card text: damage, tags, points, what forbids runs and what loses the game."""

from __future__ import annotations

from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    DAMAGE_NAMES,
    NONE,
)
from nightdeck.games.netrunner.model.vocabulary import Amount, Effect
from nightdeck.games.netrunner.rules.action_accounting import (
    ban_runs,
)
from nightdeck.games.netrunner.rules.counters import set_lock
from nightdeck.games.netrunner.rules.damage import do_damage
from nightdeck.games.netrunner.rules.tags import give_tags, remove_tags
from nightdeck.games.netrunner.rules.winning import (
    change_points,
    lose_by_text,
    take_bad_publicity,
)
from nightdeck.language.flow import seat_of
from nightdeck.language.values import amount_of, counted, told


class DoDamage(Effect):
    """ONR-15.2 Do damage of a kind (NET, MEAT, BRAIN) to the Runner, as one source."""

    def __init__(self, kind: int, amount: int | Amount, preventable: bool = True) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: Amount = amount_of(amount)
        self.preventable: bool = preventable
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        do_damage(state, self.kind, amount, self.preventable)

    def words(self) -> str:
        return told("do {}", self.amount, f"{DAMAGE_NAMES[self.kind]} damage", "")


class GiveTags(Effect):
    """ONR-14.2 The Runner receives tags, one receipt each."""

    def __init__(self, amount: int | Amount = 1) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        give_tags(state, self.amount.of(state, source, target, number))

    def words(self) -> str:
        return told("give the Runner {}", self.amount, "tag")


class RemoveTags(Effect):
    """ONR-14.3 Remove tags, as many as there are (NONE: all)."""

    def __init__(self, amount: int = 1) -> None:
        super().__init__()
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        remove_tags(state, state.runner_tags if self.amount == NONE else self.amount)

    def words(self) -> str:
        return "remove all tags" if self.amount == NONE else f"remove {counted(self.amount, 'tag')}"


class ShieldFromTags(Effect):
    """ONR-14.6 The next tag, whenever it comes, is avoided automatically."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.tag_shields += 1


class BadPublicity(Effect):
    """ONR-16.7 The Corp gets bad publicity points."""

    def __init__(self, amount: int | Amount = 1) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        take_bad_publicity(state, self.amount.of(state, source, target, number))

    def words(self) -> str:
        return told("give the Corp {}", self.amount, "bad publicity point")


class ScorePoints(Effect):
    """ONR-16.15 A player scores agenda points without a card."""

    def __init__(self, amount: int | Amount = 1, seat: int = NONE) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        change_points(state, seat_of(state, source, self.seat), amount)

    def words(self) -> str:
        return told("score {}", self.amount, "agenda point")


class LoseTheGame(Effect):
    """ONR-18.6 The owner of this card loses the game, for a reason that is told."""

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason: str = reason
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        lose_by_text(state, seat_of(state, source, NONE), self.reason)


class RunLock(Effect):
    """ONR-12.9 No further run until the Runner takes an action to pay the price."""

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price: int = price
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        set_lock(state, self.price)


class NoRunsFor(Effect):
    """ONR-6.10 No run for so many actions of the Runner."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.actions: int = actions
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        ban_runs(state, self.actions)
