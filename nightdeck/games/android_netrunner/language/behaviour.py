"""What a card does, beside its printed facts: one value per card, in words of the language."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.card_abilities import (
    Ability,
    Breaker,
    Hosting,
    OnAccess,
    Prevention,
    Recurring,
    Replacement,
    Trigger,
)
from nightdeck.games.android_netrunner.model.terms import NONE
from nightdeck.games.android_netrunner.model.vocabulary import (
    Amount,
    Condition,
    Effect,
    Modifier,
    Selection,
)
from nightdeck.language.making import row
from nightdeck.language.values import ALWAYS, amount_of


class Upon:
    """A conditional ability of a card and the event it waits for."""

    def __init__(
        self,
        event: int,
        effect: Effect,
        when: Condition = ALWAYS,
        optional: bool = False,
        once: bool = False,
        once_per_run: bool = False,
        label: str = "",
        hidden: bool = False,
    ) -> None:
        self.event: int = event
        self.trigger: Trigger = Trigger(
            effect, when, optional, once, once_per_run, label or effect.words(), hidden
        )


class Behaviour:
    """Everything the text of a card can do; `card_types.py` says which types have which words.

    A single ability, modifier, subroutine or trigger needs no tuple around it. `subroutines` are
    what the printed ones do, in their order. `scored_counters`: agenda counters put on an agenda
    when it is scored. `enters_with`: (kind, number) of counters a card enters play with;
    `trashed_when_empty`: the kind whose last counter trashes it. `install_servers`: mask of servers
    an upgrade may be installed in (0: any). `install_on`: the cards it must be installed on.
    `finishes`: what becomes of hosted cards without a power counter, at once (ANR-INS23).
    """

    def __init__(
        self,
        on_play: Effect | None = None,
        *,
        on: Upon | tuple[Upon, ...] = (),
        abilities: Ability | tuple[Ability, ...] = (),
        constant: Modifier | tuple[Modifier, ...] = (),
        prevention: Prevention | tuple[Prevention, ...] = (),
        subroutines: Effect | tuple[Effect, ...] = (),
        access_abilities: Ability | tuple[Ability, ...] = (),
        on_access: OnAccess | None = None,
        replacement: Replacement | None = None,
        recurring: Recurring | None = None,
        breaker: Breaker | None = None,
        hosting: Hosting | None = None,
        finishes: Effect | None = None,
        play_if: Condition = ALWAYS,
        x_limit: int | Amount | None = None,
        install_if: Condition = ALWAYS,
        install_on: Selection | None = None,
        install_servers: int = 0,
        enters_with: tuple[int, int] = (0, 0),
        trashed_when_empty: int = NONE,
        scored_counters: int | Amount | None = None,
    ) -> None:
        self.on_play: Effect | None = on_play
        self.on: dict[int, tuple[Trigger, ...]] = {}
        for each in row(on):
            self.on[each.event] = (*self.on.get(each.event, ()), each.trigger)
        self.abilities: tuple[Ability, ...] = row(abilities)
        self.constant: tuple[Modifier, ...] = row(constant)
        self.prevention: tuple[Prevention, ...] = row(prevention)
        self.subroutines: tuple[Effect, ...] = row(subroutines)
        self.access_abilities: tuple[Ability, ...] = row(access_abilities)
        self.on_access: OnAccess | None = on_access
        self.replacement: Replacement | None = replacement
        self.recurring: Recurring | None = recurring
        self.breaker: Breaker | None = breaker
        self.hosting: Hosting | None = hosting
        self.finishes: Effect | None = finishes
        self.play_if: Condition = play_if
        self.x_limit: Amount | None = None if x_limit is None else amount_of(x_limit)
        self.install_if: Condition = install_if
        self.install_on: Selection | None = install_on
        self.install_servers: int = install_servers
        self.enters_with: tuple[int, int] = enters_with
        self.trashed_when_empty: int = trashed_when_empty
        self.scored_counters: Amount | None = (
            None if scored_counters is None else amount_of(scored_counters)
        )
