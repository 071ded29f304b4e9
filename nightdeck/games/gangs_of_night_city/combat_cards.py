"""GNC-3.3 The 4 starting Combat cards and the 28 upgrades."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.after_casualties import (
    ConvertHere,
    KillDrone,
    TakePoint,
    ThinCrowds,
)
from nightdeck.games.gangs_of_night_city.board import DATA_FORTRESS
from nightdeck.games.gangs_of_night_city.combat_effects import (
    JOHNNY_SILVERHAND,
    PRINTED,
    STAR,
    TIMING_NAMES,
    CancelAll,
    CancelOne,
    ChooseCasualties,
    DroneToEscape,
    EveryoneLoses,
    ExtraCasualty,
    ForcePoints,
    GlitchWeapon,
    HitLeader,
    IfBig,
    IfCrew,
    IfDrone,
    IfInitiator,
    OpposingUnits,
    OwnUnits,
    PayOrDrop,
    PayToEscape,
    PerDeal,
    PerPoint,
    Relocate,
    SetLow,
    SpecialEffect,
    TopPlusOne,
    Withdraw,
)
from nightdeck.games.gangs_of_night_city.conditions import (
    DRONE_LOST,
    EDGERUNNER,
    Both,
    Condition,
    ControlHere,
    ControlKind,
    Converted,
    Initiated,
    LostAny,
    LostNone,
    NotHighest,
    NotInitiated,
    NoUnitsLeft,
    OpponentLost,
    OpponentLostTwo,
    OpponentWiped,
    Outnumbered,
    OwnDeal,
    SoleHighest,
    UnitsLeft,
)
from nightdeck.games.gangs_of_night_city.opportunities import (
    FIRST_OPPORTUNITY,
    OPPORTUNITIES,
    WEAPONS,
)
from nightdeck.games.gangs_of_night_city.state import SOLO

WEAPON: Final = 0
CYBERWARE: Final = 1
QUICKHACK: Final = 2
KIND_NAMES: Final = ("Weapon", "Cyberware", "Quickhack")


class CombatCard:
    """GNC-3.3 GNC-3.3a One Combat card: Firepower and condition always, Special Effect mostly."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        firepower: int,
        cred: int,
        condition: Condition,
        effect: SpecialEffect | None = None,
        text: str = "No Special Effect.",
        most: int = 1,
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.kind: int = kind
        self.is_weapon: bool = kind == WEAPON
        self.firepower: int = firepower
        self.cred: int = cred
        self.condition: Condition = condition
        self.effect: SpecialEffect | None = effect
        self.words: str = text
        self.most: int = most

    def text(self) -> str:
        """Return Special Effect and condition in words."""
        timing = "" if self.effect is None else f"{TIMING_NAMES[self.effect.timing]}: "
        limit = f" (each, at most {self.most})" if self.most > 1 else ""
        return f"{timing}{self.words} {self.cred} Street Cred if {self.condition.text()}{limit}."


DEALS_OF_WEAPONS: Final = [
    FIRST_OPPORTUNITY + place for place, deal in enumerate(OPPORTUNITIES) if deal.type == WEAPONS
]

COMBAT: Final[tuple[CombatCard, ...]] = (
    CombatCard("cyberpsychosis", "Cyberpsychosis", CYBERWARE, 4, 1, SoleHighest()),
    CombatCard("crusher", "Crusher", WEAPON, 3, 1, LostNone()),
    CombatCard("subdermal-armor", "Subdermal Armor", CYBERWARE, 2, 1, UnitsLeft()),
    CombatCard("short-circuit", "Short Circuit", QUICKHACK, 1, 2, NotHighest()),
    CombatCard(
        "pain-editor", "Pain Editor", CYBERWARE, 3, 1, LostNone(), PayToEscape(),
        "Whenever you are about to lose Units in this step, you may pay 1 resource of any kind "
        "(once); if you do, you lose no Unit in this step.",
    ),
    CombatCard(
        "cyberware-malfunction", "Cyberware Malfunction", QUICKHACK, 2, 3, OpponentLost(SOLO),
        CancelAll(),
        "Cancel the Special Effect of every other Combat card in this Firefight. This effect "
        "cannot be cancelled.",
    ),
    CombatCard(
        "tsunami-ashura", "Tsunami Ashura", WEAPON, 4, 1, LostNone(), ChooseCasualties(),
        "If you are among the players with the highest Firepower, you choose which Units the "
        "other players lose as ordinary casualties.",
    ),
    CombatCard(
        "second-heart", "Second Heart", CYBERWARE, 2, 2, LostAny(), Relocate(),
        "If you lose non-Drone Units in this step, one of them goes to a District with your "
        "Hideout, in the open, instead of your reserve. It still counts as lost.",
    ),
    CombatCard(
        "stephenson-tech-mk4", "Stephenson Tech Mk.4", CYBERWARE, 3, 1,
        ControlKind(DATA_FORTRESS), PerPoint(DATA_FORTRESS, 2),
        "+1 Firepower for each Data Fortress you control anywhere (at most +2).",
    ),
    CombatCard(
        "mantis-blades", "Mantis Blades", CYBERWARE, 5, 1, Both(Initiated(), SoleHighest()),
    ),
    CombatCard(
        "gorilla-arms", "Gorilla Arms", CYBERWARE, 4, 1, OpponentWiped(), ExtraCasualty(),
        "If you alone have the highest Firepower, choose one other involved player who has not "
        "withdrawn: they lose 1 additional Unit of their choice.",
    ),
    CombatCard(
        "projectile-launch-system", "Projectile Launch System", CYBERWARE, 3, 1, DRONE_LOST,
        KillDrone(),
        "After the ordinary casualties, choose an opposing Drone in the District, if there is "
        "one: its owner loses it.",
        most=2,
    ),
    CombatCard(
        "monowire", "Monowire", CYBERWARE, 3, 1, SoleHighest(), SetLow(),
        "Choose one opposing Combat card with a printed number of 2 or less, if there is one: "
        "its Firepower becomes 0.",
    ),
    CombatCard(
        "sandevistan", "Sandevistan", CYBERWARE, STAR, 1, Both(NotInitiated(), SoleHighest()),
        TopPlusOne(),
        "You may pay 1 Contraband: Firepower 1 more than the highest printed number among the "
        "other Combat cards (a * counts as 0). Otherwise Firepower 1.",
    ),
    CombatCard(
        "kerenzikov", "Kerenzikov", CYBERWARE, STAR, 1, Outnumbered(), OpposingUnits(),
        "Firepower equals the number of opposing Units in the District (at most 6).",
    ),
    CombatCard(
        "berserk-os", "Berserk OS", CYBERWARE, STAR, 2, NoUnitsLeft(), OwnUnits(),
        "Firepower equals 1 plus the number of your Units in the District (at most 5).",
    ),
    CombatCard(
        "suicide-daemon", "Suicide", QUICKHACK, 1, 2, LostAny(), HitLeader(),
        "Choose one opponent among the players with the highest Firepower, if there is one: they "
        "lose 1 additional Unit of their choice.",
    ),
    CombatCard(
        "contagion", "Contagion", QUICKHACK, 2, 1, OpponentLostTwo(), ThinCrowds(),
        "After the ordinary casualties, every involved player, you included, with 3 or more "
        "Units in the District loses 1 more Unit of their choice.",
        most=2,
    ),
    CombatCard(
        "ping", "Ping", QUICKHACK, 1, 2, SoleHighest(), IfBig(),
        "+3 Firepower if an opposing Combat card has a printed Firepower of 4 or more.",
    ),
    CombatCard(
        "weapon-glitch", "Weapon Glitch", QUICKHACK, 2, 1, LostNone(), GlitchWeapon(),
        "Choose one opposing Weapon card, if there is one: its Firepower becomes 1.",
    ),
    CombatCard(
        "reboot-optics", "Reboot Optics", QUICKHACK, 3, 1, NotInitiated(), CancelOne(),
        "Choose one opponent: the Special Effect of their Combat card is cancelled and they get "
        "no Firepower from gang or Edgerunner abilities in this Firefight.",
    ),
    CombatCard(
        "malorian-arms-3516", "Malorian Arms 3516", WEAPON, 5, 1, Initiated(),
        IfCrew(JOHNNY_SILVERHAND),
        "+1 Firepower if a friendly Johnny Silverhand is in play.",
    ),
    CombatCard(
        "widow-maker", "Widow Maker", WEAPON, 4, 1, ControlHere(), ForcePoints(),
        "If you are among the players with the highest Firepower, the others take their ordinary "
        "casualties from their Units in Points of Interest, as long as they have one there.",
    ),
    CombatCard(
        "satara", "Satara", WEAPON, 4, 1, OpponentLost(), IfInitiator(),
        "+1 Firepower if you initiated the Firefight.",
    ),
    CombatCard(
        "skippy", "Skippy", WEAPON, 2, 1, SoleHighest(), IfDrone(),
        "+2 Firepower if you have a Drone in the District.",
    ),
    CombatCard(
        "comrades-hammer", "Comrade's Hammer", WEAPON, 6, 1, OpponentLost(EDGERUNNER),
        PayOrDrop(),
        "You may pay 1 Contraband. If you do not, a Firepower above 3 becomes 3.",
    ),
    CombatCard(
        "ozobs-nose", "Ozob's Nose", WEAPON, 4, 3, NoUnitsLeft(), EveryoneLoses(),
        "Every involved player, you included, loses 1 Unit whatever their Firepower, in place of "
        "the ordinary loss. Additional losses are added.",
    ),
    CombatCard(
        "optical-camo", "Optical Camo", CYBERWARE, 1, 1, LostNone(), Withdraw(),
        "You may move all your Units in the District together to one adjacent District, in the "
        "open. If you do, you are not compared and lose no Unit.",
    ),
    CombatCard(
        "ballistic-coprocessor", "Ballistic Coprocessor", CYBERWARE, 3, 1, OwnDeal(WEAPONS),
        PerDeal(DEALS_OF_WEAPONS[0], DEALS_OF_WEAPONS[-1], 2),
        "+1 Firepower for each Weapons Opportunity you have seized (at most +2).",
    ),
    CombatCard(
        "titanium-bones", "Titanium Bones", CYBERWARE, 3, 1, LostNone(), DroneToEscape(),
        "Once in this step, when you would have to lose a Unit, you may lose one of your Drones "
        "from another District instead.",
    ),
    CombatCard(
        "satori", "Satori", WEAPON, 4, 1, ControlHere(), TakePoint(),
        "After the ordinary casualties, you may move one of your non-Drone Units in the District "
        "into an empty Point of Interest of the same District.",
    ),
    CombatCard(
        "memory-wipe", "Memory Wipe", QUICKHACK, 2, 2, Converted(), ConvertHere(),
        "After the ordinary casualties, if you have lost no Unit in this Firefight so far, you "
        "may convert 1 opposing Basic Unit in the District.",
    ),
)  # fmt: skip

STARTING: Final = 4
"""GNC-3.3b The first four are the starting hand, the same for everyone."""

PRINTED.extend(COMBAT)
