"""What a card is: its printed facts and its abilities as values, built once at import.

ONR-3.0 Every card has a name, a type, keywords, a side and a text. ONR-3.10 A trash value of 0 is a
price; a card without one (NONE) cannot be trashed by access. ONR-3.11 Some cost agenda points too.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.card_abilities import (
    MOMENT_BITS,
    NO_INTERRUPT,
    Ability,
    Bank,
    BaseLink,
    Boost,
    Breaker,
    CounterText,
    Daemon,
    LastBreath,
    OnAccess,
    Prevention,
    Recurring,
    StaticPrevention,
    Subroutine,
    Virus,
)
from nightdeck.games.netrunner.model.terms import CORP, CORP_TYPES, NONE, RUNNER
from nightdeck.games.netrunner.model.vocabulary import BOOK, Amount, Condition, Effect
from nightdeck.language.abilities import Definition
from nightdeck.language.values import ALWAYS

# Rows of `state.index`: where an active card is found without searching. The first ones are two for
# each moment at which abilities are used, one per seat.

PURSE_ROW: Final = 2 * MOMENT_BITS  # +seat: cards whose bits can be spent
BREAKER_ROW: Final = PURSE_ROW + 2
LINK_ROW: Final = PURSE_ROW + 3
VIRUS_ROW: Final = PURSE_ROW + 4
DAEMON_ROW: Final = PURSE_ROW + 5
PREVENT_ROW: Final = PURSE_ROW + 6  # + what is prevented: damage, tags, trashing
STATIC_ROW: Final = PURSE_ROW + 9
BREATH_ROW: Final = PURSE_ROW + 10
INDEX_ROWS: Final = PURSE_ROW + 11

# Numbers of a card's features; the place of the ability is added ----------------------------------

ABILITY_FEATURE: Final = 0
TRIGGER_FEATURE: Final = 100
PREVENTION_FEATURE: Final = 200
SUBROUTINE_FEATURE: Final = 300
PLAY_FEATURE: Final = 400
ACCESS_FEATURE: Final = 401
BREAK_FEATURE: Final = 402
BOOST_FEATURE: Final = 403
LINK_FEATURE: Final = 404
VIRUS_FEATURE: Final = 405
STATIC_FEATURE: Final = 406
BREATH_FEATURE: Final = 407
COUNTER_FEATURE: Final = 408


class Card(Definition):
    """One card definition; `language/card_types.py` says what a card of each type has."""

    def __init__(self, id: str, name: str, kind: int, text: str) -> None:
        super().__init__(id, name, text)
        self.kind: int = kind
        self.side: int = CORP if kind & CORP_TYPES else RUNNER
        self.set_name: str = ""
        self.rarity: str = ""
        self.keywords: int = 0
        self.cost: int = 0
        self.cost_is_x: bool = False
        self.point_cost: int = 0
        self.strength: int = 0
        self.memory: int = 0
        self.trash_cost: int = NONE
        self.difficulty: int = 0
        self.points: int = 0
        self.advanceable: bool = False
        self.banned: bool = False
        self.steal_cost: int = 0
        self.subroutines: tuple[Subroutine, ...] = ()
        self.bought_price: int = 0
        self.morph: int = 0
        self.morph_price: int = 0
        self.abilities: tuple[Ability, ...] = ()
        self.prevention: tuple[Prevention, ...] = ()
        self.static: StaticPrevention | None = None
        self.breath: LastBreath | None = None
        self.breaker: Breaker | None = None
        self.boost: Boost | None = None
        self.base_link: BaseLink | None = None
        self.link_for_runs: bool = False
        self.recurring: Recurring | None = None
        self.bank: Bank | None = None
        self.daemon: Daemon | None = None
        self.virus: Virus | None = None
        self.counter: CounterText | None = None
        self.on_play: Effect | None = None
        self.play_if: Condition = ALWAYS
        self.x_least: int = 0
        self.x_limit: Amount | None = None
        self.enters_with: tuple[int, int] = (0, 0)
        self.trashed_when_empty: int = NONE
        self.on_access: OnAccess | None = None
        self.install_forts: int = 0
        self.rezzed_on_install: bool = False
        self.interrupt: int = NO_INTERRUPT
        self.when_interrupting: Effect | None = None
        self.loses_when_gone: bool = False
        self.not_played: bool = False
        self.keeps_viruses: bool = False
        self.adds_to_traces: bool = False

    @property
    def counter_effect(self) -> Effect | None:
        """What the counters it gives do at their moment."""
        return None if self.counter is None else self.counter.effect

    def give_rows(self) -> None:
        """Number the abilities and say in which rows of the index the active card belongs."""
        self.number_abilities(self.abilities, self.prevention)
        rows: list[int] = []
        for ability in self.abilities:
            seat = self.side if ability.by == NONE else ability.by
            for moment in range(MOMENT_BITS):
                if ability.at >> moment & 1:
                    rows.append(2 * moment + seat)
        if self.recurring is not None:
            rows.append(PURSE_ROW + self.side)
        for row, has in (
            (BREAKER_ROW, self.breaker is not None),
            (LINK_ROW, self.base_link is not None),
            (VIRUS_ROW, self.virus is not None),
            (DAEMON_ROW, self.daemon is not None),
            (STATIC_ROW, self.static is not None),
            (BREATH_ROW, self.breath is not None),
        ):
            if has:
                rows.append(row)
        rows.extend(PREVENT_ROW + each.against for each in self.prevention)
        self.rows = tuple(dict.fromkeys(rows))


POOL: Final[list[Card]] = []
"""Every card definition in pool order; `state.definition[card]` is a place in it."""

PLACES: Final[dict[str, int]] = {}
"""Card id to its place in the pool."""

COUNTER_TEXTS: Final[dict[int, CounterText]] = {}
"""The number that stands for a counter, to what it does."""

COUNTER_CARDS: Final[dict[int, int]] = {}
"""The number that stands for a counter, to the place of the card that brings it."""

COUNTED: Final[dict[int, list[CounterText]]] = {}
"""A quantity, to the counters that change it."""


def add_to_pool(cards: tuple[Card, ...]) -> None:
    """Number the definitions of the game, once, in the order of the card files."""
    for card in cards:
        card.place = len(POOL)
        PLACES[card.id] = card.place
        POOL.append(card)
        BOOK.number_card(card.id, card, card.place)
        text = card.counter
        if text is not None:
            COUNTER_TEXTS[text.source] = text
            COUNTER_CARDS[text.source] = card.place
            if text.quantity != NONE:
                COUNTED.setdefault(text.quantity, []).append(text)
