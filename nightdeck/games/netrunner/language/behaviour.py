"""What a card does, beside its printed facts: one value per card, in words of the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightdeck.games.netrunner.model.card_abilities import (
    Ability,
    CounterText,
    LastBreath,
    OnAccess,
    Prevention,
    StaticPrevention,
)
from nightdeck.games.netrunner.model.terms import NONE
from nightdeck.games.netrunner.model.vocabulary import Amount, Condition, Effect, Modifier
from nightdeck.games.netrunner_family.model import abilities
from nightdeck.language.making import row
from nightdeck.language.values import amount_of

if TYPE_CHECKING:
    from nightdeck.games.netrunner.model.state import OnrState  # noqa: F401 (named below)

Upon = abilities.Upon["OnrState"]
"""A conditional ability of a card and the event it waits for."""


class Behaviour:
    """Everything the text of a card can do beyond its facts; `card_types.py` says which types may.

    A single ability, modifier or trigger needs no tuple around it. `on_play`: an operation or prep.
    `on`: conditional abilities. `constant`: modifiers. `when_scored`, `when_rezzed` and
    `when_installed`: an effect at that moment. `after_break` and `instead_of_break` belong to the
    icebreaker of the facts. `counter`: what the counters it gives do. `enters_with`: (kind, number)
    of counters; `trashed_when_empty`: the kind whose last counter trashes it. `interrupt`: what an
    unrezzed card may be rezzed for; `when_interrupting` follows, on the card it interrupts.
    `x_limit`: the most an X may be.
    """

    def __init__(
        self,
        on_play: Effect | None = None,
        *,
        on: Upon | tuple[Upon, ...] = (),
        abilities: Ability | tuple[Ability, ...] = (),
        constant: Modifier | tuple[Modifier, ...] = (),
        prevention: Prevention | tuple[Prevention, ...] = (),
        when_scored: Effect | None = None,
        when_rezzed: Effect | None = None,
        when_installed: Effect | None = None,
        on_access: OnAccess | None = None,
        static: StaticPrevention | None = None,
        breath: LastBreath | None = None,
        counter: CounterText | None = None,
        play_if: Condition | None = None,
        x_limit: int | Amount | None = None,
        x_least: int = 0,
        after_break: Effect | None = None,
        instead_of_break: Effect | None = None,
        enters_with: tuple[int, int] = (0, 0),
        trashed_when_empty: int = NONE,
        interrupt: int = 0,
        when_interrupting: Effect | None = None,
    ) -> None:
        self.on_play: Effect | None = on_play
        self.on: tuple[Upon, ...] = row(on)
        self.abilities: tuple[Ability, ...] = row(abilities)
        self.constant: tuple[Modifier, ...] = row(constant)
        self.prevention: tuple[Prevention, ...] = row(prevention)
        self.when_scored: Effect | None = when_scored
        self.when_rezzed: Effect | None = when_rezzed
        self.when_installed: Effect | None = when_installed
        self.on_access: OnAccess | None = on_access
        self.static: StaticPrevention | None = static
        self.breath: LastBreath | None = breath
        self.counter: CounterText | None = counter
        self.play_if: Condition | None = play_if
        self.x_limit: Amount | None = None if x_limit is None else amount_of(x_limit)
        self.x_least: int = x_least
        self.after_break: Effect | None = after_break
        self.instead_of_break: Effect | None = instead_of_break
        self.enters_with: tuple[int, int] = enters_with
        self.trashed_when_empty: int = trashed_when_empty
        self.interrupt: int = interrupt
        self.when_interrupting: Effect | None = when_interrupting
