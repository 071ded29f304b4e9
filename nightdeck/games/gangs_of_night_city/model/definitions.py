"""GNC-3 What is printed on cards and dashboards; the lists are filled by cards/."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from nightdeck.games.gangs_of_night_city.model import numbering, vocabulary
from nightdeck.games.gangs_of_night_city.model.hooks import Ability

STAR: Final = -1
"""GNC-3.3c A printed Firepower of *."""

KIND_NAMES: Final = ("Weapon", "Cyberware", "Quickhack")
"""The kinds of Combat cards; other cards ask for the first of them only."""
WEAPON: Final = 0

TYPE_NAMES: Final = ("Braindance", "Cyberware", "Weapons")
"""The types of Opportunities; other cards ask for two of them."""
BRAINDANCE_DEAL: Final = 0
WEAPONS_DEAL: Final = 2


@dataclass(eq=False)
class Printed:
    """Anything printed that has a number: its definition."""

    id: str
    name: str
    number: int = field(default=-1, init=False)


@dataclass(eq=False)
class CombatCard(Printed):
    """GNC-3.3 GNC-3.3a One Combat card: Firepower and condition always, Special Effect mostly."""

    kind: int
    firepower: int
    cred: int
    condition: vocabulary.Payoff
    effect: vocabulary.SpecialEffect | None = None
    words: str = "No Special Effect."
    most: int = 1
    is_starting: bool = False
    """GNC-3.3b Whether it is part of the starting hand."""

    def text(self) -> str:
        """Return Special Effect and condition in words."""
        timing = "" if self.effect is None else f"{vocabulary.TIMING_NAMES[self.effect.timing]}: "
        limit = f" (each, at most {self.most})" if self.most > 1 else ""
        return f"{timing}{self.words} {self.cred} Street Cred if {self.condition.text()}{limit}."


@dataclass(eq=False)
class Opportunity(Printed):
    """GNC-3.4 One deal; `per_type` and `per_edgerunner` count as in GNC-10.2f and GNC-10.2g."""

    type: int
    cost: int
    requires: tuple[vocabulary.Requirement, ...] = ()
    flat: int = 0
    per_type: int = 0
    per_edgerunner: int = 0
    rewards: tuple[vocabulary.Reward, ...] = ()

    def text(self) -> str:
        """Return the whole card in words."""
        needs = " and ".join(each.text() for each in self.requires) or "none"
        score = []
        if self.flat:
            score.append(f"{self.flat} Street Cred")
        if self.per_type:
            score.append(
                f"{self.per_type} Street Cred for each {TYPE_NAMES[self.type]} Opportunity you "
                "have, this one included"
            )
        if self.per_edgerunner:
            score.append(f"{self.per_edgerunner} Street Cred for each friendly Edgerunner in play")
        gains = [each.words() for each in self.rewards]
        seized = "; ".join(score) + "".join(f". Then {gain}" for gain in gains)
        return f"Requirement: {needs}. When seized: {seized}."


@dataclass(eq=False)
class EdgerunnerCard(Printed):
    """GNC-3.5 A mercenary: class, cost, what the card says in our words, and what they do."""

    unit_class: int
    cost: int
    ability: Ability
    text: str
    trigger: str = ""
    in_box: bool = False
    """GNC-17.4 Whether it is one of the ten Edgerunners of the retail box."""
    in_solo: bool = True
    """GNC-14.1f GNC-15.6b Whether it stays in the single player game."""
    ability_number: int = field(default=-1, init=False)


@dataclass(eq=False)
class GangAbility:
    """One ability of a gang in our words."""

    name: str
    text: str


@dataclass(eq=False)
class GangCard(Printed):
    """GNC-2.2 A gang's dashboard and what the gang can do."""

    color: str
    start: int
    hideout_cred: tuple[int, int, int]
    ability: Ability
    abilities: tuple[GangAbility, ...]
    rages: bool = False
    """GNC-15.1f Whether the gang has the Rage token."""
    ability_number: int = field(default=-1, init=False)


@dataclass(eq=False)
class Profile(Printed):
    """GNC-14.3c How Johnny/V gains Street Cred after a Firefight; `called` is the short name."""

    called: str
    alone: int
    otherwise: int
    per_loss: int
    text: str


@dataclass(eq=False)
class Behaviour(Printed):
    """GNC-14.4 GNC-14.5 How the opposing Gang recruits, and what is special about it."""

    gang: str
    priority: tuple[int, int, int]
    text: str
    when_initiating: int = 0
    with_a_crew: int = 0
    win_cred: int = 3
    net_setback: int = 1
    rebuilds: bool = False


COMBAT: Final[list[CombatCard]] = []
"""GNC-3.3 The Combat cards by definition, the starting hand first."""
OPPORTUNITIES: Final[list[Opportunity]] = []
EDGERUNNER_CARDS: Final[list[EdgerunnerCard]] = []
GANGS: Final[list[GangCard]] = []
GANG_IDS: Final[list[str]] = []
PROFILES: Final[list[Profile]] = []
BEHAVIOURS: Final[list[Behaviour]] = []
"""GNC-14.1d The behaviour cards in the order of the gangs."""
NET_TRACK: Final[list[tuple[vocabulary.Reward, ...]]] = []
"""GNC-9.6 The effects of each Net space, in order."""
SOLO_SPACES: Final[dict[int, tuple[vocabulary.Reward, ...]]] = {}
"""GNC-14.1a The Net spaces that are covered in the single player game."""


def printed_deal(definition: int) -> Opportunity:
    """Return the Opportunity with a definition."""
    return OPPORTUNITIES[definition - numbering.FIRST_OPPORTUNITY]


def printed_edgerunner(definition: int) -> EdgerunnerCard:
    """Return the Edgerunner with a definition."""
    return EDGERUNNER_CARDS[definition - numbering.FIRST_EDGERUNNER_CARD]


def number_cards(cards: Sequence[Printed], first: int, count: int, what: str) -> None:
    """Give the cards of a kind their definitions, or say which list cannot be right."""
    if len(cards) != count:
        raise ValueError(f"there are {len(cards)} {what}, numbering.py says {count}")
    seen: set[str] = set()
    for place, card in enumerate(cards):
        if card.id in seen:
            raise ValueError(f"two {what} are called {card.id!r}")
        seen.add(card.id)
        card.number = first + place
