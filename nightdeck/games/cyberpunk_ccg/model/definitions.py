"""What a card is: its printed facts and its abilities as values, built once at import (CCG-3)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.card_abilities import Ability, CcgTrigger, Constant
from nightdeck.games.cyberpunk_ccg.model.terms import (
    EQUIPMENT,
    EVENT,
    NEUTRAL,
    NONE,
    PUNKNAUGHT,
    RESPONSE,
    RUNS_CARD,
    VEHICLE,
    WEAPON,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import BOOK, Effect
from nightdeck.language.abilities import Definition

ABILITY_ROW: Final = 0
"""Row of `state.index`: cards in play with an activated ability of their own."""
RESPONSE_ROW: Final = 1
"""Cards in play with a Response of their own."""
INDEX_ROWS: Final = 2


class Card(Definition):
    """CCG-3.2 One card definition; `language/card_types.py` says what a card of each type has."""

    def __init__(self, id: str, name: str, kind: int, text: str) -> None:
        super().__init__(id, name, text)
        self.kind: int = kind
        self.set_name: str = ""
        self.faction: int = NEUTRAL
        self.cost: int = 0
        self.legendary: bool = False
        self.eb: int = 0  # CCG-3.2 EB production, of whatever prints it
        self.style: int = 0
        # Sponsor
        self.plan: int = NONE
        self.goal: str = ""
        self.needs: str = ""  # CCG-13.8, CCG-13.9 the card by name that its plan asks for
        # Location, Operation
        self.kinds: int = 0
        self.m_sec: int = 0
        self.e_sec: int = 0
        self.ops: int = 0
        # Runner; SR, LR and Defense of gear are what it adds to its bearer
        self.professions: int = 0
        self.martial_artist: bool = False
        self.sr: int = 0
        self.lr: int = 0
        self.defense: int = 0
        self.power: int = 0  # of gear: its own Power, which a Techie must beat
        self.empathy: int = 0
        # Cyber, Equipment
        self.power_bonus: int = 0
        self.part: int = NONE
        self.equipment: int = 0
        self.melee: bool = False
        self.heavy: bool = False
        self.word: str = ""  # CCG-3.15 a profession as a mere word on a Tool
        self.vehicle: int = 0
        self.movement: int = 0
        self.capacity: int = 0
        self.wheels: int = 0
        # Event
        self.timing: int = 0
        self.event: Ability | None = None
        # What it does
        self.abilities: tuple[Ability, ...] = ()
        self.effect: Effect | None = None  # of a defeated Operation

    @property
    def is_runs(self) -> bool:
        """CCG-4.3 Tell whether its back is red."""
        return self.kind & RUNS_CARD != 0

    @property
    def is_weapon(self) -> bool:
        """Tell whether it is a Weapon."""
        return self.equipment == WEAPON

    @property
    def is_chassis(self) -> bool:
        """CCG-12.1 Tell whether it is a Punknaught Chassis."""
        return self.vehicle == PUNKNAUGHT

    @property
    def is_vehicle(self) -> bool:
        """CCG-12.11 Tell whether it is a Vehicle wherever it is; a Chassis is not."""
        return self.equipment == VEHICLE and self.vehicle != PUNKNAUGHT

    @property
    def is_part(self) -> bool:
        """CCG-12.4 Tell whether it may become a part of a Punknaught."""
        return self.kind == EQUIPMENT and (self.is_vehicle or self.heavy)

    def give(self, on: dict[int, tuple[CcgTrigger, ...]], constant: tuple[Constant, ...]) -> None:
        """Take over the triggers and the constant abilities."""
        self.on = dict(on)
        for modifier in constant:
            self.add_modifier(modifier)

    def finish(self) -> None:
        """Number the abilities and say in which rows of the index the card in play belongs."""
        rows: list[int] = []
        for place, ability in enumerate(self.abilities):
            ability.place = place
            row = RESPONSE_ROW if ability.timing == RESPONSE else ABILITY_ROW
            if row not in rows:
                rows.append(row)
        self.number_abilities()
        self.rows = tuple(rows)


POOL: Final[list[Card]] = []
"""Every card definition in pool order; `state.definition[card]` is a place in it."""

PLACES: Final[dict[str, int]] = {}
"""Card id to its place in the pool."""

EVENTS: Final[list[Card]] = []
"""CCG-6.1h The Events of the pool."""


def add_to_pool(cards: tuple[Card, ...]) -> None:
    """Number the definitions of the game, once, in the order of the card files."""
    for card in cards:
        card.place = len(POOL)
        PLACES[card.id] = card.place
        POOL.append(card)
        if card.kind == EVENT:
            EVENTS.append(card)
        BOOK.number_card(card.id, card, card.place)
