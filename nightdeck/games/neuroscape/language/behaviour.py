"""What a card does, beside its printed facts: one value per card, in words of the language."""

from __future__ import annotations

from typing import TypeVar

from nightdeck.games.neuroscape.language.when import TierActive
from nightdeck.games.neuroscape.model.abilities import NeuTrigger
from nightdeck.games.neuroscape.model.card_abilities import (
    Ability,
    Aim,
    CostEffect,
    Mode,
    Prevention,
    Tier,
)
from nightdeck.games.neuroscape.model.events import NETCHECK_CAME
from nightdeck.games.neuroscape.model.vocabulary import Condition, Effect, Modifier
from nightdeck.language.conditions import Both
from nightdeck.language.values import ALWAYS

T = TypeVar("T")


def row(one_or_more: T | tuple[T, ...]) -> tuple[T, ...]:
    """Return a tuple, also of something that stands alone."""
    return one_or_more if isinstance(one_or_more, tuple) else (one_or_more,)


class Upon:
    """A triggered ability of a card and the event it waits for."""

    def __init__(
        self,
        event: int,
        effect: Effect,
        when: Condition = ALWAYS,
        optional: bool = False,
        once: bool = False,
        label: str = "",
        hidden: bool = False,
        granted: bool = False,
    ) -> None:
        self.event: int = event
        self.trigger: NeuTrigger = NeuTrigger(
            effect,
            when,
            optional,
            once,
            label or effect.words(),
            hidden,
            granted,
            netcheck=event == NETCHECK_CAME,
        )


class Rank:
    """NEU-15.6 A tier of a mainframe: from so many synergy points on, what it does."""

    def __init__(
        self,
        faction: int,
        points: int,
        on: Upon | tuple[Upon, ...] = (),
        constant: Modifier | tuple[Modifier, ...] = (),
        condition: Condition | None = None,
    ) -> None:
        self.tier: Tier = Tier(faction, points, condition)
        self.on: tuple[Upon, ...] = row(on)
        self.constant: tuple[Modifier, ...] = row(constant)

    def bind(self, place: int) -> None:
        """Let everything the tier does hold only while it is active."""
        active = TierActive(place)
        for each in self.on:
            each.trigger.when = Both(active, each.trigger.when)
            each.trigger.tier = place
        for modifier in self.constant:
            modifier.when = Both(active, modifier.when)


class Behaviour:
    """Everything the text of a card can do; `card_types.py` says which types have which words.

    A single ability, aim, modifier or trigger needs no tuple around it. `granted` are the
    abilities cyberware gives its bearer. `reversed_...`: NEU-12.4. `sacrifices`:
    an own character is sacrificed as a part of the cost.
    """

    def __init__(
        self,
        effect: Effect | None = None,
        aims: Aim | tuple[Aim, ...] = (),
        *,
        modes: tuple[Mode, ...] = (),
        reversed_effect: Effect | None = None,
        reversed_aims: Aim | tuple[Aim, ...] = (),
        abilities: Ability | tuple[Ability, ...] = (),
        granted: Ability | tuple[Ability, ...] = (),
        on: Upon | tuple[Upon, ...] = (),
        constant: Modifier | tuple[Modifier, ...] = (),
        ranks: Rank | tuple[Rank, ...] = (),
        prevents: Prevention | tuple[Prevention, ...] = (),
        sacrifices: bool = False,
        rerolls: bool = False,
    ) -> None:
        self.effect: Effect | None = effect
        self.aims: tuple[Aim, ...] = row(aims)
        self.modes: tuple[Mode, ...] = modes
        self.reversed_effect: Effect | None = reversed_effect
        self.reversed_aims: tuple[Aim, ...] = row(reversed_aims)
        self.abilities: tuple[Ability, ...] = row(abilities)
        self.granted: tuple[Ability, ...] = row(granted)
        self.ranks: tuple[Rank, ...] = row(ranks)
        self.prevents: tuple[Prevention, ...] = row(prevents)
        self.sacrifices: bool = sacrifices
        self.rerolls: bool = rerolls
        self.constant: tuple[Modifier, ...] = row(constant)
        waiting: tuple[Upon, ...] = row(on)
        for place, rank in enumerate(self.ranks):
            rank.bind(place)
            waiting += rank.on
            self.constant += rank.constant
        self.on: dict[int, tuple[NeuTrigger, ...]] = {}
        for each in waiting:
            self.on[each.event] = (*self.on.get(each.event, ()), each.trigger)


__all__ = ["Ability", "Behaviour", "CostEffect", "Mode", "Prevention", "Rank", "Upon"]
