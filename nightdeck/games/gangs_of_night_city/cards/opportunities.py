"""GNC-3.4 The 32 Opportunities: what they require and what they give."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language.requirements import (
    ClassCount,
    Control,
    Dominance,
    DominanceCount,
    EdgerunnersInPlay,
    Hideouts,
    Presence,
    PresenceCount,
)
from nightdeck.games.gangs_of_night_city.language.rewards import (
    WITH_UNIT,
    Choose,
    ConvertUnit,
    DestroyDrone,
    FreeUpgrade,
    Gain,
    MoveUnits,
    NetStep,
    PlaceDrones,
    ReadyDisc,
    Recruit,
    RetrieveCombat,
)
from nightdeck.games.gangs_of_night_city.model.board import (
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
from nightdeck.games.gangs_of_night_city.model.state import NETRUNNER, SOLO
from nightdeck.games.gangs_of_night_city.model.vocabulary import Requirement, Reward


class Terms:
    """What an Opportunity asks for, and what it gives besides Street Cred."""

    def __init__(self, *requires: Requirement, gives: tuple[Reward, ...] = ()) -> None:
        self.requires: tuple[Requirement, ...] = requires
        self.gives: tuple[Reward, ...] = gives


BEHAVIOUR: Final[dict[str, Terms]] = {
    "organiskaya-bd": Terms(gives=(Gain(EURODOLLAR),)),
    "synthcoke-deal": Terms(gives=(MoveUnits(3),)),
    "xbd-bootlegs": Terms(Presence(WATSON)),
    "lizzies-bar-premiere": Terms(Dominance(WATSON), gives=(Gain(EURODOLLAR),)),
    "fashion-week-dream": Terms(
        Presence(CITY_CENTER), gives=(Choose(EURODOLLAR, CONTRABAND, CRED),)
    ),
    "cloud-nine-memories": Terms(Control(FIXER), gives=(Gain(SECRET),)),
    "tower-rerun": Terms(Control(DATA_FORTRESS), gives=(NetStep(),)),
    "doll-chip-archive": Terms(PresenceCount(3), gives=(ReadyDisc(),)),
    "guerrilla-set-recording": Terms(EdgerunnersInPlay(1), gives=(Gain(CONTRABAND),)),
    "black-carousel": Terms(Dominance(PACIFICA), gives=(ReadyDisc(),)),
    "heywood-sense-reel": Terms(Dominance(HEYWOOD), gives=(PlaceDrones(2, HEYWOOD),)),
    "cyberfashion-upgrades": Terms(Control(FIXER), gives=(Gain(CRED), FreeUpgrade())),
    "bodyshoppe-cybertuning": Terms(gives=(Recruit(),)),
    "corp-augmentations": Terms(Control(DATA_FORTRESS), gives=(Gain(EURODOLLAR),)),
    "ripperdoc-overstock": Terms(gives=(Choose(EURODOLLAR, CRED),)),
    "kiroshi-optics-crate": Terms(Presence(CITY_CENTER), gives=(FreeUpgrade(),)),
    "mantis-shipment": Terms(Dominance(CITY_CENTER)),
    "dynalar-prototype": Terms(ClassCount(SOLO, 3), gives=(RetrieveCombat(),)),
    "berserk-batch": Terms(Dominance(SANTO_DOMINGO), gives=(PlaceDrones(2, SANTO_DOMINGO),)),
    "zetatech-links": Terms(ClassCount(NETRUNNER, 2), gives=(NetStep(),)),
    "second-hand-limbs": Terms(Presence(PACIFICA), gives=(MoveUnits(2),)),
    "smartguns": Terms(Dominance(WESTBROOK), gives=(Choose(EURODOLLAR, CRED),)),
    "militech-convoy": Terms(Presence(SANTO_DOMINGO), Presence(HEYWOOD), gives=(Gain(CONTRABAND),)),
    "kabuki-power-rifles": Terms(Presence(WATSON), gives=(Gain(EURODOLLAR),)),
    "tech-shotgun-crates": Terms(Control(BUSINESS, 2), gives=(Recruit(),)),
    "polymer-one-shots": Terms(gives=(PlaceDrones(1, WITH_UNIT),)),
    "constitutional-surplus": Terms(
        Presence(SANTO_DOMINGO), gives=(RetrieveCombat(), Gain(EURODOLLAR))
    ),
    "thermal-katanas": Terms(Presence(WESTBROOK), gives=(MoveUnits(2, SOLO),)),
    "kang-tao-heist": Terms(Hideouts(3), gives=(Gain(EURODOLLAR),)),
    "basilisk-parts": Terms(DominanceCount(2)),
    "minefield-sale": Terms(Control(FIXER), gives=(DestroyDrone(),)),
    "turncoat-contract": Terms(EdgerunnersInPlay(1), gives=(ConvertUnit(),)),
}
