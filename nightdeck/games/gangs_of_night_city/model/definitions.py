"""GNC-3 What is printed on cards and dashboards; the lists are filled by cards/."""

from __future__ import annotations

from collections.abc import Sequence
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


class Printed:
    """Anything printed that has a number: its definition."""

    def __init__(self, id: str, name: str) -> None:
        self.id: str = id
        self.name: str = name
        self.number: int = -1


class CombatCard(Printed):
    """GNC-3.3 GNC-3.3a One Combat card: Firepower and condition always, Special Effect mostly."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        firepower: int,
        cred: int,
        condition: vocabulary.Payoff,
        effect: vocabulary.SpecialEffect | None = None,
        text: str = "No Special Effect.",
        most: int = 1,
        is_starting: bool = False,
    ) -> None:
        super().__init__(id, name)
        self.kind: int = kind
        self.is_weapon: bool = kind == WEAPON
        self.firepower: int = firepower
        self.cred: int = cred
        self.condition: vocabulary.Payoff = condition
        self.effect: vocabulary.SpecialEffect | None = effect
        self.words: str = text
        self.most: int = most
        self.is_starting: bool = is_starting
        """GNC-3.3b Whether it is part of the starting hand."""

    def text(self) -> str:
        """Return Special Effect and condition in words."""
        timing = "" if self.effect is None else f"{vocabulary.TIMING_NAMES[self.effect.timing]}: "
        limit = f" (each, at most {self.most})" if self.most > 1 else ""
        return f"{timing}{self.words} {self.cred} Street Cred if {self.condition.text()}{limit}."


class Opportunity(Printed):
    """GNC-3.4 One deal; `per_type` and `per_edgerunner` count as in GNC-10.2f and GNC-10.2g."""

    def __init__(
        self,
        id: str,
        name: str,
        type: int,
        cost: int,
        *,
        requires: tuple[vocabulary.Requirement, ...] = (),
        flat: int = 0,
        per_type: int = 0,
        per_edgerunner: int = 0,
        rewards: tuple[vocabulary.Reward, ...] = (),
    ) -> None:
        super().__init__(id, name)
        self.type: int = type
        self.cost: int = cost
        self.requires: tuple[vocabulary.Requirement, ...] = requires
        self.flat: int = flat
        self.per_type: int = per_type
        self.per_edgerunner: int = per_edgerunner
        self.rewards: tuple[vocabulary.Reward, ...] = rewards

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


class EdgerunnerCard(Printed):
    """GNC-3.5 A mercenary: class, cost, what the card says in our words, and what they do."""

    def __init__(
        self,
        id: str,
        name: str,
        unit_class: int,
        cost: int,
        ability: Ability,
        text: str,
        trigger: str = "",
        in_box: bool = False,
        in_solo: bool = True,
    ) -> None:
        super().__init__(id, name)
        self.unit_class: int = unit_class
        self.cost: int = cost
        self.ability: Ability = ability
        self.ability_number: int = -1
        self.text: str = text
        self.trigger: str = trigger
        self.in_box: bool = in_box
        """GNC-17.4 Whether it is one of the ten Edgerunners of the retail box."""
        self.in_solo: bool = in_solo
        """GNC-14.1f GNC-15.6b Whether it stays in the single player game."""


class GangAbility:
    """One ability of a gang in our words."""

    def __init__(self, name: str, text: str) -> None:
        self.name: str = name
        self.text: str = text


class GangCard(Printed):
    """GNC-2.2 A gang's dashboard and what the gang can do."""

    def __init__(
        self,
        id: str,
        name: str,
        color: str,
        start: int,
        hideout_cred: tuple[int, int, int],
        ability: Ability,
        abilities: tuple[GangAbility, ...],
        rages: bool = False,
    ) -> None:
        super().__init__(id, name)
        self.color: str = color
        self.start: int = start
        self.hideout_cred: tuple[int, int, int] = hideout_cred
        self.ability: Ability = ability
        self.ability_number: int = -1
        self.abilities: tuple[GangAbility, ...] = abilities
        self.rages: bool = rages
        """GNC-15.1f Whether the gang has the Rage token."""


class Profile(Printed):
    """GNC-14.3c How Johnny/V gains Street Cred after a Firefight; `called` is the short name."""

    def __init__(
        self, id: str, name: str, called: str, alone: int, otherwise: int, per_loss: int, text: str
    ) -> None:
        super().__init__(id, name)
        self.called: str = called
        self.alone: int = alone
        self.otherwise: int = otherwise
        self.per_loss: int = per_loss
        self.text: str = text


class Behaviour(Printed):
    """GNC-14.4 GNC-14.5 How the opposing Gang recruits, and what is special about it."""

    def __init__(
        self,
        id: str,
        gang: str,
        priority: tuple[int, int, int],
        text: str,
        when_initiating: int = 0,
        with_a_crew: int = 0,
        win_cred: int = 3,
        net_setback: int = 1,
        rebuilds: bool = False,
    ) -> None:
        super().__init__(id, "")
        self.gang: str = gang
        self.priority: tuple[int, int, int] = priority
        self.text: str = text
        self.when_initiating: int = when_initiating
        self.with_a_crew: int = with_a_crew
        self.win_cred: int = win_cred
        self.net_setback: int = net_setback
        self.rebuilds: bool = rebuilds


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
