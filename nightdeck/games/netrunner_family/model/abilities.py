"""Conditional abilities with a limit per run, and the event they wait for."""

from __future__ import annotations

from typing import Generic

from nightdeck.language import abilities
from nightdeck.language.values import ALWAYS, Condition, Effect, S


class Trigger(abilities.Trigger[S]):
    """A conditional ability; `per_run` limits it to once per run per copy.

    ANR-AB5, ANR-K29, ONR-17.16 Limits count for each copy by itself; ANR-H13 `hidden` ones are
    always asked about.
    """

    def __init__(
        self,
        effect: Effect[S],
        when: Condition[S] = ALWAYS,
        optional: bool = False,
        once: bool = False,
        per_run: bool = False,
        label: str = "",
        hidden: bool = False,
    ) -> None:
        super().__init__(effect, when, optional, once, label, hidden)
        self.per_run: bool = per_run
        self.is_limited = once or per_run


class Upon(Generic[S]):
    """A conditional ability of a card and the event it waits for."""

    def __init__(
        self,
        event: int,
        effect: Effect[S],
        when: Condition[S] = ALWAYS,
        optional: bool = False,
        once: bool = False,
        per_run: bool = False,
        label: str = "",
        hidden: bool = False,
    ) -> None:
        self.event: int = event
        self.trigger: Trigger[S] = Trigger(
            effect, when, optional, once, per_run, label or effect.words(), hidden
        )


class Occasion(Generic[S]):
    """An event that the abilities of many cards wait for, with what must be true of it."""

    def __init__(self, event: int, when: Condition[S]) -> None:
        self.event: int = event
        self.when: Condition[S] = when

    def __call__(
        self,
        effect: Effect[S],
        optional: bool = False,
        per_run: bool = False,
        label: str = "",
        hidden: bool = False,
    ) -> Upon[S]:
        """Return a conditional ability for this occasion."""
        return Upon(
            self.event, effect, self.when, optional, per_run=per_run, label=label, hidden=hidden
        )
