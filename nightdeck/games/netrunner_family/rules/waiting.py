"""Conditional abilities that wait: asked about, resolved, their limits remembered."""

from __future__ import annotations

from typing import Any, ClassVar

from nightdeck.games.netrunner_family.model.abilities import Trigger
from nightdeck.games.netrunner_family.model.state import N, NetrunnerState
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import Triggers
from nightdeck.language import abilities
from nightdeck.language.card_state import trigger_use
from nightdeck.language.verbs import NO, TRIGGER, YES


class Waiting(Triggers[N]):
    """Conditional abilities of one moment; a row is seat, source, place, target and number.

    A place below 0 stands for an effect that waited for this moment by itself.
    """

    optional: ClassVar[str] = "optional"
    """What the question about an optional ability is called."""

    def as_option(self, state: N, trigger: list[int]) -> Option:
        """ANR-DEC10, ONR-24.17 Name it by its card, its place there and what it is about."""
        return (TRIGGER, trigger[1], trigger[2], trigger[3], trigger[4])

    def is_asking(self, state: N, trigger: list[int]) -> bool:
        """ANR-DEC9, ONR-24.23 A "may" asks its owner, if it could do anything."""
        seat, source, place, target, number = trigger
        if place < 0:
            return False
        ability = trigger_of(state, source, place)
        if not ability.optional:
            return False
        effect = ability.effect
        if effect.can(state, source, target, number):
            state.ask(seat, self.optional, [(YES,), (NO,)], (source,), 1)
        elif ability.hidden and effect.is_conceivable(state, source, target, number):
            state.ask(seat, self.optional, [(NO,)], (source,))
        else:
            state.answer = (NO,)
        return True

    def is_declined(self, state: N, trigger: list[int]) -> bool:
        """ANR-AB5 A declined ability does nothing."""
        return state.answer[0] == NO

    def resolve(self, state: N, trigger: list[int]) -> None:
        """ANR-AB5 Resolve the effect and remember uses that are limited."""
        _, source, place, target, number = trigger
        if place < 0:
            state.effect(-1 - place).resolve(state, source, target, number)
            return
        ability = trigger_of(state, source, place)
        if ability.is_limited:
            if state.is_spent(source, ability):
                return
            use_up(state, source, ability)
        self.told(state, source, place)
        ability.effect.resolve(state, source, target, number)

    def told(self, state: N, source: int, place: int) -> None:
        """Tell and count that an ability is at work."""


def trigger_of(state: NetrunnerState, source: int, place: int) -> abilities.Trigger[Any]:
    """Return a conditional ability of a card."""
    return state.definition_of(source).triggers[place]


def use_up(state: NetrunnerState, source: int, ability: abilities.Trigger[Any]) -> None:
    """ANR-K29, ONR-17.16 Remember that an ability with a limit was used."""
    use = trigger_use(source, ability.place)
    if ability.once:
        state.used.append(use)
    if isinstance(ability, Trigger) and ability.per_run:
        state.used_in_run.append(use)


def is_plain(state: NetrunnerState, row: list[int]) -> bool:
    """ANR-AB19, ONR-17.14 Tell whether nothing about it is a choice, so that its order is idle."""
    if row[2] < 0:
        return not state.effect(-1 - row[2]).weighty
    ability = trigger_of(state, row[1], row[2])
    return not ability.optional and not ability.effect.weighty
