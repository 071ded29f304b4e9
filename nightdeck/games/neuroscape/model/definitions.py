"""What a card is: its printed facts and its abilities as values, built once at import (NEU-3)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model.card_abilities import Ability, Aim, Mode, Prevention, Tier
from nightdeck.games.neuroscape.model.terms import NONE
from nightdeck.games.neuroscape.model.vocabulary import BOOK, Effect, Modifier, Trigger
from nightdeck.language.abilities import Definition

ABILITY_ROW: Final = 0
"""Row of `state.index`: cards in play with an activated ability of their own or for a bearer."""
PREVENTION_ROW: Final = 1
INDEX_ROWS: Final = 2

COPIES: Final = 4


class Card(Definition):
    """NEU-3.14, NEU-10.1 One card definition; `language/card_types.py` says what each type has."""

    def __init__(self, id: str, name: str, kind: int, text: str) -> None:
        super().__init__(id, name, text)
        self.kind: int = kind
        self.set_name: str = ""
        self.factions: int = 0
        self.cost: int = 0
        self.cost_is_x: bool = False
        self.requirement: tuple[tuple[int, int], ...] = ()
        self.iconic: bool = False
        self.token: bool = False
        self.copy_limit: int = COPIES
        # Characters
        self.attack: int = 0
        self.blue: bool = False
        self.defense: int = 0
        self.ports: tuple[int, ...] = (0, 0, 0, 0)
        self.keywords: int = 0
        # Cyberware
        self.fits: int = 0
        self.level: int = 0
        self.attack_bonus: int = 0
        self.defense_bonus: int = 0
        self.psychosis: int = 0
        self.malicious: bool = False
        self.tether: bool = False
        self.granted_keywords: int = 0
        self.granted: tuple[Ability, ...] = ()
        # RAM
        self.advanced: bool = False
        self.worth_for: int = 0  # kinds of cards for which it counts more
        self.worth: int = 1
        self.burns_for: int = 0  # what it counts if it is destroyed in paying
        self.bearer_attack: int = 0
        self.bearer_defense: int = 0
        self.survives: bool = False
        self.returns_refreshed: bool = False
        # What it does
        self.abilities: tuple[Ability, ...] = ()
        self.effect: Effect | None = None
        self.aims: tuple[Aim, ...] = ()
        self.modes: tuple[Mode, ...] = ()
        self.reversed_effect: Effect | None = None
        self.reversed_aims: tuple[Aim, ...] = ()
        self.activation: int = 0
        self.sacrifices: bool = False
        self.tiers: tuple[Tier, ...] = ()
        self.prevents: tuple[Prevention, ...] = ()
        self.rerolls: bool = False
        self.copies_items: bool = False

    def give(
        self,
        on: dict[int, tuple[Trigger, ...]],
        constant: tuple[Modifier, ...],
    ) -> None:
        """Take over the triggered and passive abilities."""
        self.on = dict(on)
        for modifier in constant:
            self.add_modifier(modifier)

    def finish(self) -> None:
        """Number the abilities and say in which rows of the index the card in play belongs."""
        self.number_abilities(self.abilities, self.granted)
        rows: list[int] = []
        if self.abilities or self.granted:
            rows.append(ABILITY_ROW)
        if self.prevents:
            rows.append(PREVENTION_ROW)
        self.rows = tuple(rows)


POOL: Final[list[Card]] = []
"""Every card definition in pool order; `state.definition[card]` is a place in it."""

PLACES: Final[dict[str, int]] = {}
"""Card id to its place in the pool."""


def add_to_pool(cards: tuple[Card, ...]) -> None:
    """Number the definitions of the game, once, in the order of the card files."""
    BOOK.add(POOL, PLACES, cards)


def aims_of(card: Card, reversed_: int, mode: int) -> tuple[Aim, ...]:
    """Return what a played card is aimed at, by orientation and mode (NEU-12.4)."""
    if mode != NONE:
        return card.modes[mode].aims
    return card.reversed_aims if reversed_ else card.aims


def effect_of(card: Card, reversed_: int, mode: int) -> Effect | None:
    """Return what a played card does, by orientation and mode (NEU-12.4)."""
    if mode != NONE:
        return card.modes[mode].effect
    return card.reversed_effect if reversed_ and card.reversed_effect is not None else card.effect
