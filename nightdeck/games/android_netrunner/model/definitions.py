"""What a card is: its printed facts and its abilities as values, built once at import.

ANR-2.11 Every card has a name, a side, a faction, an influence value, perhaps a diamond, and
subtypes. ANR-2.15 The printed symbols became facts and values of these classes.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import terms, vocabulary
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER
from nightdeck.language.abilities import Definition
from nightdeck.language.values import ALWAYS

# Rows of `state.index`: where an active card is found without searching --------------------------

PAID_ROW: Final = 0  # +seat: paid abilities for every PA window
ACTION_ROW: Final = 2  # +seat: click abilities
ENCOUNTER_ROW: Final = 4  # abilities usable only in the break window, ANR-RUN3.1
PURSE_ROW: Final = 5  # +seat: cards whose hosted credits can be spent
REPLACEMENT_ROW: Final = 7  # cards that may replace access
ACCESS_ROW: Final = 8  # cards with an ability for the access decision
STARVING_ROW: Final = 9  # cards that trash their host at strength 0 or less
HOST_ROW: Final = 10  # cards that may host others as they are installed
REFILL_ROW: Final = 11  # +seat: cards with recurring credits
ASSEMBLY_ROW: Final = 13  # cards on which others wait to be installed, ANR-INS23
INDEX_ROWS: Final = 14

# Numbers of a card's features; the place of the ability is added ---------------------------------

ABILITY_FEATURE: Final = 0
ACCESS_FEATURE: Final = 100
TRIGGER_FEATURE: Final = 200
PREVENTION_FEATURE: Final = 300
SUBROUTINE_FEATURE: Final = 400
REPLACEMENT_FEATURE: Final = 500
ACCESSED_FEATURE: Final = 501


class Card(Definition):
    """One card definition; `language/card_types.py` says what a card of each type has."""

    def __init__(self, id: str, name: str, kind: int, faction: int, text: str) -> None:
        super().__init__(id, name, text)
        self.kind: int = kind
        self.faction: int = faction
        self.side: int = CORP if faction <= terms.NEUTRAL_CORP else RUNNER
        self.code: str = ""
        self.set_name: str = ""
        self.influence: int = 0
        self.unique: bool = False
        self.deck_limit: int = 3
        self.subtypes: int = 0
        self.cost: int = 0
        self.cost_is_x: bool = False
        self.x_limit: vocabulary.Amount | None = None
        self.strength: int = 0
        self.memory: int = 0
        self.trash_cost: int = NONE
        self.requirement: int = 0
        self.points: int = 0
        self.base_link: int = 0
        self.minimum_size: int = 0
        self.influence_limit: int = 0
        self.start_credits: int = 0
        self.start_hand: int = 0
        self.start_bad_publicity: int = 0
        self.subroutines: tuple[can.Subroutine, ...] = ()
        self.abilities: tuple[can.Ability, ...] = ()
        self.prevention: tuple[can.Prevention, ...] = ()
        self.recurring: can.Recurring | None = None
        self.hosted_credits: int = 0
        self.enters_with: tuple[int, int] = (0, 0)
        self.trashed_when_empty: int = NONE
        self.on_play: vocabulary.Effect | None = None
        self.play_if: vocabulary.Condition = ALWAYS
        self.extra_clicks: int = 0
        self.install_if: vocabulary.Condition = ALWAYS
        self.install_on: vocabulary.Selection | None = None
        self.install_servers: int = 0
        self.hosting: can.Hosting | None = None
        self.finishes: vocabulary.Effect | None = None
        self.advanceable: int = 0
        self.rez_forfeits: bool = False
        self.steal_cost: int = 0
        self.steal_surcharge: int = 0
        self.on_access: can.OnAccess | None = None
        self.replacement: can.Replacement | None = None
        self.access_abilities: tuple[can.Ability, ...] = ()
        self.cloud: int = 0
        self.breaks: int = NONE
        self.starves_host: bool = False
        self.scored_counters: vocabulary.Amount | None = None
        self.rez_in_pause: bool = False

    def finish(self) -> None:
        """Number the abilities and say in which rows of the index the active card belongs."""
        self.number_abilities(self.abilities, self.prevention, self.access_abilities)
        rows: list[int] = []
        for ability in self.abilities:
            seat = self.side if ability.by == NONE else ability.by
            row = ENCOUNTER_ROW
            if isinstance(ability, can.Action):
                row = ACTION_ROW + seat
            elif not ability.encounter:
                row = PAID_ROW + seat
            rows.append(row)
        if self.recurring is not None:
            rows.append(PURSE_ROW + self.side)
            rows.append(REFILL_ROW + self.side)
        if self.replacement is not None:
            rows.append(REPLACEMENT_ROW)
        if self.access_abilities:
            rows.append(ACCESS_ROW)
        if self.starves_host:
            rows.append(STARVING_ROW)
        if self.hosting is not None:
            rows.append(HOST_ROW)
        if self.finishes is not None:
            rows.append(ASSEMBLY_ROW)
        self.rows = tuple(dict.fromkeys(rows))


POOL: Final[list[Card]] = []
"""Every card definition in pool order; `state.definition[card]` is a place in it."""

PLACES: Final[dict[str, int]] = {}
"""Card id to its place in the pool."""


def add_to_pool(cards: tuple[Card, ...]) -> None:
    """Number the definitions of the game, once, in the order of the card file."""
    vocabulary.BOOK.add(POOL, PLACES, cards)


def is_console(card: Card) -> bool:
    """ANR-K10 Tell whether a card is a console."""
    return card.subtypes & terms.CONSOLE != 0


def is_region(card: Card) -> bool:
    """ANR-K16 Tell whether a card is a region."""
    return card.subtypes & terms.REGION != 0
