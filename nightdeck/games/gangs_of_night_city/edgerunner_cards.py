"""GNC-15.6 What is printed on the Edgerunner cards; edgerunners.py holds what they do."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.state import NETRUNNER, SOLO, SPECIALIST, TECHIE


class EdgerunnerCard:
    """GNC-3.5 Class and cost of a mercenary, and what the card says in our words."""

    def __init__(
        self, id: str, name: str, unit_class: int, cost: int, text: str, trigger: str = ""
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.unit_class: int = unit_class
        self.cost: int = cost
        self.text: str = text
        self.trigger: str = trigger


EDGERUNNER_CARDS: Final[tuple[EdgerunnerCard, ...]] = (
    EdgerunnerCard(
        "rogue", "Rogue", SPECIALIST, 2,
        "At the end of your Reclaim, if Rogue is in play and you control at least 1 Fixer, "
        "gain 2 Street Cred.",
        "When another friendly Unit has come to occupy a Fixer, Rogue may make one move.",
    ),
    EdgerunnerCard(
        "johnny-silverhand", "Johnny Silverhand", SPECIALIST, 4,
        "+1 Firepower for you in Firefights in Johnny's District; in step 6 of such a Firefight, "
        "if you alone had the highest Firepower, gain 1 Street Cred.",
        "When you initiate a Firefight, before its step 1, Johnny may make one move.",
    ),
    EdgerunnerCard(
        "v-female", "V (Female)", NETRUNNER, 3,
        "V counts as 2 Netrunners when you advance on the Net Track.",
    ),
    EdgerunnerCard(
        "v-male", "V (Male)", SOLO, 3,
        "+1 Firepower for you in Firefights in V's District.",
    ),
    EdgerunnerCard(
        "goro-takemura", "Goro Takemura", SOLO, 3,
        "+2 Firepower for you in Firefights in Goro's District that you did not initiate.",
    ),
    EdgerunnerCard(
        "jackie-welles", "Jackie Welles", SOLO, 2,
        "When Jackie is lost, gain 2 Street Cred.",
    ),
    EdgerunnerCard(
        "judy-alvarez", "Judy Alvarez", TECHIE, 3,
        "Braindance Opportunities cost you 1 Contraband less (not below 0), and you gain 1 extra "
        "Street Cred when you seize one.",
    ),
    EdgerunnerCard(
        "nix", "Nix", NETRUNNER, 2,
        "Once per Netrun, after the NetWatch roll, you may roll both dice again; the second "
        "result stands.",
    ),
    EdgerunnerCard(
        "panam-palmer", "Panam Palmer", TECHIE, 3,
        "During Activate Techies, Panam and each Drone that starts the action in her District "
        "may travel up to 2 Districts in their one move.",
    ),
    EdgerunnerCard(
        "t-bug", "T-Bug", NETRUNNER, 2,
        "The depth danger that applies to your NetWatch rolls is 1 lower.",
    ),
    EdgerunnerCard(
        "adam-smasher", "Adam Smasher", SOLO, 5,
        "Adam is picked as a Firefight casualty only if no other friendly Unit in the District "
        "is left to pick. In a Firefight in his District, if you alone have the highest "
        "Firepower, each other involved player who has not withdrawn loses 1 additional Unit of "
        "their choice.",
    ),
    EdgerunnerCard(
        "viktor-vektor", "Viktor Vektor", TECHIE, 2,
        "Your Upgrade a Combat Card action costs nothing and you draw 3 cards instead of 2 (keep "
        "1, put the others on the bottom in an order you choose). Free upgrades are not changed.",
    ),
    EdgerunnerCard(
        "kerry-eurodyne", "Kerry Eurodyne", SPECIALIST, 2,
        "At the end of your Reclaim, if Kerry is in a District where you have Dominance, gain 1 "
        "Street Cred and 1 Eurodollar.",
        "When you have seized an Opportunity and its WHEN SEIZED part is done, Kerry may make "
        "one move.",
    ),
    EdgerunnerCard(
        "evelyn-parker", "Evelyn Parker", SPECIALIST, 2,
        "You may seize an Opportunity whose requirement you do not meet by paying 1 extra "
        "Contraband (you still need a Business).",
        "When you have built a Hideout or finished upgrading a Combat card (free upgrades "
        "included), Evelyn may make one move.",
    ),
    EdgerunnerCard(
        "dexter-deshawn", "Dexter DeShawn", SPECIALIST, 3,
        "In step 2 of your Reclaim, after all Districts have paid, gain 1 Eurodollar for each "
        "Business you control (at most 2).",
        "When you have gained 1 or more Corporate Secrets by one instruction, Dexter may make "
        "one move.",
    ),
    EdgerunnerCard(
        "river-ward", "River Ward", SOLO, 2,
        "In step 1 of a Firefight in River's District opponents cannot swap with your Units in "
        "Points of Interest.",
    ),
    EdgerunnerCard(
        "alt-cunningham", "Alt Cunningham", NETRUNNER, 4,
        "Alt cannot be chosen for any loss by a NetWatch consequence. When your Net token enters "
        "the last Net space while Alt is in play, gain 2 extra Street Cred.",
    ),
    EdgerunnerCard(
        "meredith-stout", "Meredith Stout", SPECIALIST, 3,
        "At the end of your Reclaim you may pay 1 Corporate Secret to convert 1 opposing Basic "
        "Unit in Meredith's District.",
        "When an opponent initiates a Firefight, before its step 1, Meredith may make one move.",
    ),
)  # fmt: skip

BOX_SIZE: Final = (
    "rogue", "johnny-silverhand", "v-female", "v-male", "goro-takemura", "jackie-welles",
    "judy-alvarez", "nix", "t-bug", "viktor-vektor",
)  # fmt: skip
"""GNC-17.4 The ten Edgerunners of the retail box."""

NOT_IN_SOLO: Final = ("johnny-silverhand", "v-female", "v-male", "goro-takemura")
"""GNC-14.1f GNC-15.6b Those taken out in the single player game."""
