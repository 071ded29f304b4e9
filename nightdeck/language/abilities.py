"""When the text of a card works: conditional abilities, constant abilities, what a card has."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from nightdeck.language.values import ALWAYS, NONE, Amount, Condition, Effect, S, amount_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Generic[S]):
    """A conditional ability: when an event happens and `when` holds, the effect follows.

    `optional` asks the controller yes or no first. `once` limits it to once per turn per copy.
    `label` says what it does to a player who is asked about it. An optional one whose possibility
    depends on hidden cards is `hidden`: its controller is asked even if only "no" is possible, so
    that a missing pause tells nothing.
    """

    def __init__(
        self,
        effect: Effect[S],
        when: Condition[S] = ALWAYS,
        optional: bool = False,
        once: bool = False,
        label: str = "",
        hidden: bool = False,
    ) -> None:
        self.effect: Effect[S] = effect
        self.when: Condition[S] = when
        self.optional: bool = optional
        self.hidden: bool = hidden
        self.once: bool = once
        self.is_limited: bool = once
        """It may be spent, so whoever notices its event asks."""
        self.label: str = label
        self.place: int = 0


class Modifier(Generic[S]):
    """A constant ability: adds an amount to a quantity of the cards it applies to.

    `when` is asked with the affected card as its target (NONE for quantities of a player).
    """

    def __init__(
        self,
        quantity: int,
        amount: int | Amount[S],
        when: Condition[S] = ALWAYS,
        seat: int = NONE,
    ) -> None:
        self.quantity: int = quantity
        self.amount: Amount[S] = amount_of(amount)
        self.when: Condition[S] = when
        self.seat: int = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """What a card of any game has: its name, its text, and what makes it work while active.

    `on` holds the conditional abilities by the event they wait for, `triggers` the same in one row;
    `constant` the constant ones by the quantity they change; `rows` says where the active card is
    found without searching.
    """

    def __init__(self, id: str, name: str, text: str) -> None:
        self.id: str = id
        self.name: str = name
        self.text: str = text
        self.place: int = NONE
        self.on: dict[int, tuple[Trigger[Any], ...]] = {}
        self.triggers: tuple[Trigger[Any], ...] = ()
        self.constant: dict[int, tuple[Modifier[Any], ...]] = {}
        self.rows: tuple[int, ...] = ()

    def number_abilities(self, *others: tuple[Any, ...]) -> None:
        """Give the conditional abilities, and those of other kinds, their places on the card."""
        self.triggers = tuple(trigger for triggers in self.on.values() for trigger in triggers)
        for row in (self.triggers, *others):
            for place, ability in enumerate(row):
                ability.place = place

    def add_modifier(self, modifier: Modifier[Any]) -> None:
        """Add one constant ability."""
        known = self.constant.get(modifier.quantity, ())
        self.constant[modifier.quantity] = (*known, modifier)
