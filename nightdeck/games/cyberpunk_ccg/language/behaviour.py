"""What a card does, beside its printed facts: one value per card, in words of the language."""

from __future__ import annotations

from typing import TypeVar

from nightdeck.games.cyberpunk_ccg.model.card_abilities import (
    EXHAUSTS,
    FREE,
    TRASHES_ITSELF,
    Ability,
    Aim,
    CcgTrigger,
    Constant,
    Mode,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Condition, Effect
from nightdeck.language.values import ALWAYS

T = TypeVar("T")


def row(one_or_more: T | tuple[T, ...]) -> tuple[T, ...]:
    """Return a tuple, also of something that stands alone."""
    return one_or_more if isinstance(one_or_more, tuple) else (one_or_more,)


class Upon:
    """A trigger of a card and the event it waits for (CCG-6.8n)."""

    def __init__(
        self,
        event: int,
        effect: Effect,
        when: Condition = ALWAYS,
        optional: bool = False,
        once: bool = False,
        label: str = "",
        while_used: bool = False,
    ) -> None:
        self.event: int = event
        words = label or effect.words()
        self.trigger: CcgTrigger = CcgTrigger(effect, when, optional, once, words, while_used)


class Behaviour:
    """Everything the text of a card can do; `card_types.py` says which types have which words.

    An Event has an `effect` with `aims`, or `modes`; `when` says when it may be played, `trashes`
    what is Trashed as a part of its cost, `trigger` what it answers. An Operation has an `effect`
    for whoever defeats it. Everything in play has `abilities`, `on` and `constant`. A single one
    needs no tuple around it.
    """

    def __init__(
        self,
        effect: Effect | None = None,
        aims: Aim | tuple[Aim, ...] = (),
        *,
        when: Condition = ALWAYS,
        modes: tuple[Mode, ...] = (),
        trashes: Aim | None = None,
        trigger: int = 0,
        abilities: Ability | tuple[Ability, ...] = (),
        on: Upon | tuple[Upon, ...] = (),
        constant: Constant | tuple[Constant, ...] = (),
    ) -> None:
        self.effect: Effect | None = effect
        self.aims: tuple[Aim, ...] = row(aims)
        self.when: Condition = when
        self.modes: tuple[Mode, ...] = modes
        self.trashes: Aim | None = trashes
        self.trigger: int = trigger
        self.abilities: tuple[Ability, ...] = row(abilities)
        self.constant: tuple[Constant, ...] = row(constant)
        self.on: dict[int, tuple[CcgTrigger, ...]] = {}
        for each in row(on):
            self.on[each.event] = (*self.on.get(each.event, ()), each.trigger)


__all__ = [
    "EXHAUSTS",
    "FREE",
    "TRASHES_ITSELF",
    "Ability",
    "Behaviour",
    "Constant",
    "Mode",
    "Upon",
]
