"""GNC-3.4 The 32 Opportunities: type, cost, requirement, Street Cred, rewards."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.board import (
    BUSINESS,
    CITY_CENTER,
    CONTRABAND,
    CRED,
    DATA_FORTRESS,
    EURODOLLAR,
    FIXER,
    HEYWOOD,
    PACIFICA,
    SANTO_DOMINGO,
    SECRET,
    WATSON,
    WESTBROOK,
)
from nightdeck.games.gangs_of_night_city.netrun import NetStep
from nightdeck.games.gangs_of_night_city.recruiting import Recruit
from nightdeck.games.gangs_of_night_city.requirements import (
    ClassCount,
    Control,
    Dominance,
    DominanceCount,
    EdgerunnersInPlay,
    Hideouts,
    Presence,
    PresenceCount,
    Requirement,
)
from nightdeck.games.gangs_of_night_city.rewards import (
    WITH_UNIT,
    Choose,
    ConvertUnit,
    DestroyDrone,
    Gain,
    MoveUnits,
    PlaceDrones,
    ReadyDisc,
    RetrieveCombat,
    Reward,
)
from nightdeck.games.gangs_of_night_city.state import NETRUNNER, SOLO
from nightdeck.games.gangs_of_night_city.upgrade import FreeUpgrade

FIRST_OPPORTUNITY: Final = 32
BRAINDANCE: Final = 0
CYBERWARE: Final = 1
WEAPONS: Final = 2
TYPE_NAMES: Final = ("Braindance", "Cyberware", "Weapons")


class Opportunity:
    """GNC-3.4 One deal; `per_type` and `per_edgerunner` count as in GNC-10.2f and GNC-10.2g."""

    def __init__(
        self,
        id: str,
        name: str,
        type: int,
        cost: int,
        *,
        requires: tuple[Requirement, ...] = (),
        flat: int = 0,
        per_type: int = 0,
        per_edgerunner: int = 0,
        rewards: tuple[Reward, ...] = (),
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.type: int = type
        self.cost: int = cost
        self.requires: tuple[Requirement, ...] = requires
        self.flat: int = flat
        self.per_type: int = per_type
        self.per_edgerunner: int = per_edgerunner
        self.rewards: tuple[Reward, ...] = rewards

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
        gains = [each.text() for each in self.rewards]
        seized = "; ".join(score) + "".join(f". Then {gain}" for gain in gains)
        return f"Requirement: {needs}. When seized: {seized}."


OPPORTUNITIES: Final[tuple[Opportunity, ...]] = (
    Opportunity(
        "organiskaya-bd", "Organiskaya BD", BRAINDANCE, 1,
        per_type=1, rewards=(Gain(EURODOLLAR),),
    ),
    Opportunity(
        "synthcoke-deal", "Synthcoke Deal", BRAINDANCE, 2,
        per_type=1, rewards=(MoveUnits(3),),
    ),
    Opportunity(
        "xbd-bootlegs", "XBD Bootlegs", BRAINDANCE, 1,
        requires=(Presence(WATSON),), flat=2,
    ),
    Opportunity(
        "lizzies-bar-premiere", "Lizzie's Bar Premiere", BRAINDANCE, 2,
        requires=(Dominance(WATSON),), flat=3, rewards=(Gain(EURODOLLAR),),
    ),
    Opportunity(
        "fashion-week-dream", "Fashion Week Dream", BRAINDANCE, 2,
        requires=(Presence(CITY_CENTER),), flat=2, rewards=(Choose(EURODOLLAR, CONTRABAND, CRED),),
    ),
    Opportunity(
        "cloud-nine-memories", "Cloud Nine Memories", BRAINDANCE, 3,
        requires=(Control(FIXER),), flat=2, per_type=1, rewards=(Gain(SECRET),),
    ),
    Opportunity(
        "tower-rerun", "Tower Rerun", BRAINDANCE, 2,
        requires=(Control(DATA_FORTRESS),), flat=2, rewards=(NetStep(),),
    ),
    Opportunity(
        "doll-chip-archive", "Doll Chip Archive", BRAINDANCE, 2,
        requires=(PresenceCount(3),), flat=2, rewards=(ReadyDisc(),),
    ),
    Opportunity(
        "guerrilla-set-recording", "Guerrilla Set Recording", BRAINDANCE, 1,
        requires=(EdgerunnersInPlay(1),), per_edgerunner=1, rewards=(Gain(CONTRABAND),),
    ),
    Opportunity(
        "black-carousel", "Black Carousel", BRAINDANCE, 3,
        requires=(Dominance(PACIFICA),), flat=4, rewards=(ReadyDisc(),),
    ),
    Opportunity(
        "heywood-sense-reel", "Heywood Sense-Reel", BRAINDANCE, 2,
        requires=(Dominance(HEYWOOD),), flat=3, rewards=(PlaceDrones(2, HEYWOOD),),
    ),
    Opportunity(
        "cyberfashion-upgrades", "Cyberfashion Upgrades", CYBERWARE, 2,
        requires=(Control(FIXER),), per_type=1, rewards=(Gain(CRED), FreeUpgrade()),
    ),
    Opportunity(
        "bodyshoppe-cybertuning", "BodyShoppe Cybertuning", CYBERWARE, 3,
        flat=2, per_type=1, rewards=(Recruit(),),
    ),
    Opportunity(
        "corp-augmentations", "Corp Augmentations", CYBERWARE, 2,
        requires=(Control(DATA_FORTRESS),), flat=3, rewards=(Gain(EURODOLLAR),),
    ),
    Opportunity(
        "ripperdoc-overstock", "Ripperdoc Overstock", CYBERWARE, 1,
        per_type=1, rewards=(Choose(EURODOLLAR, CRED),),
    ),
    Opportunity(
        "kiroshi-optics-crate", "Kiroshi Optics Crate", CYBERWARE, 2,
        requires=(Presence(CITY_CENTER),), flat=2, rewards=(FreeUpgrade(),),
    ),
    Opportunity(
        "mantis-shipment", "Mantis Shipment", CYBERWARE, 3,
        requires=(Dominance(CITY_CENTER),), flat=5,
    ),
    Opportunity(
        "dynalar-prototype", "Dynalar Prototype", CYBERWARE, 2,
        requires=(ClassCount(SOLO, 3),), flat=3, rewards=(RetrieveCombat(),),
    ),
    Opportunity(
        "berserk-batch", "Berserk Batch", CYBERWARE, 2,
        requires=(Dominance(SANTO_DOMINGO),), flat=3, rewards=(PlaceDrones(2, SANTO_DOMINGO),),
    ),
    Opportunity(
        "zetatech-links", "Zetatech Links", CYBERWARE, 1,
        requires=(ClassCount(NETRUNNER, 2),), flat=1, rewards=(NetStep(),),
    ),
    Opportunity(
        "second-hand-limbs", "Second-Hand Limbs", CYBERWARE, 1,
        requires=(Presence(PACIFICA),), per_type=1, rewards=(MoveUnits(2),),
    ),
    Opportunity(
        "smartguns", "Smartguns", WEAPONS, 1,
        requires=(Dominance(WESTBROOK),), per_type=1, rewards=(Choose(EURODOLLAR, CRED),),
    ),
    Opportunity(
        "militech-convoy", "Militech Convoy", WEAPONS, 2,
        requires=(Presence(SANTO_DOMINGO), Presence(HEYWOOD)), flat=3, rewards=(Gain(CONTRABAND),),
    ),
    Opportunity(
        "kabuki-power-rifles", "Kabuki Power Rifles", WEAPONS, 1,
        requires=(Presence(WATSON),), per_type=1, rewards=(Gain(EURODOLLAR),),
    ),
    Opportunity(
        "tech-shotgun-crates", "Tech Shotgun Crates", WEAPONS, 2,
        requires=(Control(BUSINESS, 2),), flat=3, rewards=(Recruit(),),
    ),
    Opportunity(
        "polymer-one-shots", "Polymer One-Shots", WEAPONS, 1,
        per_type=1, rewards=(PlaceDrones(1, WITH_UNIT),),
    ),
    Opportunity(
        "constitutional-surplus", "Constitutional Surplus", WEAPONS, 2,
        requires=(Presence(SANTO_DOMINGO),), flat=2, rewards=(RetrieveCombat(), Gain(EURODOLLAR)),
    ),
    Opportunity(
        "thermal-katanas", "Thermal Katanas", WEAPONS, 2,
        requires=(Presence(WESTBROOK),), flat=1, per_type=1, rewards=(MoveUnits(2, SOLO),),
    ),
    Opportunity(
        "kang-tao-heist", "Kang Tao Heist", WEAPONS, 3,
        requires=(Hideouts(3),), flat=4, rewards=(Gain(EURODOLLAR),),
    ),
    Opportunity(
        "basilisk-parts", "Basilisk Parts", WEAPONS, 3,
        requires=(DominanceCount(2),), flat=5,
    ),
    Opportunity(
        "minefield-sale", "Minefield Sale", WEAPONS, 2,
        requires=(Control(FIXER),), flat=2, rewards=(DestroyDrone(),),
    ),
    Opportunity(
        "turncoat-contract", "Turncoat Contract", WEAPONS, 3,
        requires=(EdgerunnersInPlay(1),), flat=2, rewards=(ConvertUnit(),),
    ),
)  # fmt: skip
