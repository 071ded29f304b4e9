"""GNC-3.7 The cards of the single player game: profiles of Johnny/V, behaviour of the Gang."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.state import NETRUNNER, SOLO, TECHIE

LEGEND_DRAWS: Final = 3
RIVAL_DRAWS: Final = 2


class Profile:
    """GNC-14.3c How Johnny/V gains Street Cred after a Firefight."""

    def __init__(
        self, id: str, name: str, alone: int, otherwise: int, per_loss: int, text: str
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.alone: int = alone
        self.otherwise: int = otherwise
        self.per_loss: int = per_loss
        self.text: str = text


MOST_FOR_LOSSES: Final = 3

PROFILES: Final[tuple[Profile, ...]] = (
    Profile(
        "profile-johnny", "Johnny Silverhand", 2, 1, 0,
        "After a Firefight: gains 2 Street Cred if he alone had the highest Firepower, "
        "otherwise 1.",
    ),
    Profile(
        "profile-v-female", "V (Female)", 0, 0, 1,
        "After a Firefight: gains 1 Street Cred for each Unit lost by anyone in it (at most 3).",
    ),
    Profile(
        "profile-v-male", "V (Male)", 3, 0, 0,
        "After a Firefight: gains 3 Street Cred if he alone had the highest Firepower.",
    ),
)  # fmt: skip


class Behaviour:
    """GNC-14.4 GNC-14.5 How the opposing Gang recruits, and what is special about it."""

    def __init__(
        self,
        id: str,
        priority: tuple[int, int, int],
        text: str,
        when_initiating: int = 0,
        with_a_crew: int = 0,
        win_cred: int = 3,
        net_setback: int = 1,
        rebuilds: bool = False,
    ) -> None:
        self.id: str = id
        self.priority: tuple[int, int, int] = priority
        self.text: str = text
        self.when_initiating: int = when_initiating
        self.with_a_crew: int = with_a_crew
        self.win_cred: int = win_cred
        self.net_setback: int = net_setback
        self.rebuilds: bool = rebuilds


BEHAVIOURS: Final[tuple[Behaviour, ...]] = (
    Behaviour(
        "behavior-maelstrom", (SOLO, TECHIE, NETRUNNER),
        "+1 Firepower in Firefights the Gang initiates.",
        when_initiating=1,
    ),
    Behaviour(
        "behavior-valentinos", (TECHIE, SOLO, NETRUNNER),
        "+1 Firepower in a District where the Gang has 2 or more non-Drone Units.",
        with_a_crew=1,
    ),
    Behaviour(
        "behavior-tyger-claws", (SOLO, NETRUNNER, TECHIE),
        "When the Gang alone has the highest Firepower it gains 4 Street Cred instead of 3.",
        win_cred=4,
    ),
    Behaviour(
        "behavior-voodoo-boys", (NETRUNNER, TECHIE, SOLO),
        "The Gang's Netrunners send your Net token back 2 spaces instead of 1.",
        net_setback=2,
    ),
    Behaviour(
        "behavior-sixth-street", (SOLO, TECHIE, NETRUNNER),
        "After step 5 of a Firefight in which the Gang lost a non-Drone Unit, if it still has one "
        "in the District, it places 1 Drone from its reserve there.",
        rebuilds=True,
    ),
)  # fmt: skip
"""By gang number, as in gang_cards.GANGS."""
