"""GNC-15.1 The five gangs: names, starts, Hideout slots; gangs.py holds what they can do."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.board import (
    HEYWOOD,
    PACIFICA,
    SANTO_DOMINGO,
    WATSON,
    WESTBROOK,
)

MAELSTROM: Final = 0
VALENTINOS: Final = 1
TYGER_CLAWS: Final = 2
VOODOO_BOYS: Final = 3
SIXTH_STREET: Final = 4


class GangAbility:
    """One ability of a gang in our words."""

    def __init__(self, name: str, text: str) -> None:
        self.name: str = name
        self.text: str = text


class GangCard:
    """GNC-2.2 A gang's dashboard."""

    def __init__(
        self,
        id: str,
        name: str,
        color: str,
        start: int,
        hideout_cred: tuple[int, int, int],
        abilities: tuple[GangAbility, ...],
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.color: str = color
        self.start: int = start
        self.hideout_cred: tuple[int, int, int] = hideout_cred
        self.abilities: tuple[GangAbility, ...] = abilities


GANGS: Final[tuple[GangCard, ...]] = (
    GangCard(
        "maelstrom",
        "Maelstrom",
        "red",
        WATSON,
        (1, 1, 2),
        (
            GangAbility(
                "Boiling Over",
                "Your Rage token turns active at the end of step 6 of a Firefight "
                "in which you lost a Unit.",
            ),
            GangAbility(
                "Berserk",
                "In the COMPARE step you may turn the active Rage token inactive for +2 "
                "Firepower in this Firefight.",
            ),
            GangAbility(
                "Scrap Parts",
                "After a Firefight that you initiated and in which an opponent lost "
                "a non-Drone Unit, gain 1 Contraband.",
            ),
        ),
    ),
    GangCard(
        "valentinos",
        "Valentinos",
        "gold",
        HEYWOOD,
        (0, 0, 1),
        (
            GangAbility(
                "Our Barrio",
                "With a non-Drone Unit there, your Hideout counts as 1 extra Unit "
                "when Units are compared for Dominance.",
            ),
            GangAbility(
                "Familia",
                "Recruit 1 extra Unit in a Reclaim if you have Dominance in at least two "
                "Districts when that step begins.",
            ),
        ),
    ),
    GangCard(
        "tyger-claws",
        "Tyger Claws",
        "cyan",
        WESTBROOK,
        (0, 2, 2),
        (
            GangAbility(
                "Street Racers",
                "In Activate Solos each Solo-class Unit may travel up to 2 Districts.",
            ),
            GangAbility(
                "First Blood",
                "In step 6 of a Firefight that you initiated, if you alone had the "
                "highest Firepower, gain 1 Street Cred.",
            ),
        ),
    ),
    GangCard(
        "voodoo-boys",
        "Voodoo Boys",
        "violet",
        PACIFICA,
        (0, 1, 3),
        (
            GangAbility("Deep Dive", "In step 2 of a Netrun you may count 1 Netrunner more."),
            GangAbility(
                "Old Net Wards",
                "Once per Netrun, after the NetWatch roll, you may pay 1 resource "
                "of any kind to roll both dice again.",
            ),
        ),
    ),
    GangCard(
        "sixth-street",
        "6th Street",
        "blue",
        SANTO_DOMINGO,
        (0, 2, 3),
        (
            GangAbility(
                "Neighborhood Watch",
                "+1 Firepower in Firefights that you did not initiate in a "
                "District with your Hideout.",
            ),
            GangAbility(
                "Surplus Depot",
                "Once per turn, after your Upgrade action, you may make one move "
                "with each of up to 2 Drones.",
            ),
        ),
    ),
)

GANG_IDS: Final = tuple(gang.id for gang in GANGS)
