"""GNC-3.4 The 32 Opportunities: what they require and what they give."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language import requirements as need
from nightdeck.games.gangs_of_night_city.language import rewards as give
from nightdeck.games.gangs_of_night_city.model import board
from nightdeck.games.gangs_of_night_city.model.terms import NETRUNNER, SOLO
from nightdeck.games.gangs_of_night_city.model.vocabulary import Requirement, Reward


class Terms:
    """What an Opportunity asks for, and what it gives besides Street Cred."""

    def __init__(self, *requires: Requirement, gives: tuple[Reward, ...] = ()) -> None:
        self.requires: tuple[Requirement, ...] = requires
        self.gives: tuple[Reward, ...] = gives


BEHAVIOUR: Final[dict[str, Terms]] = {
    "organiskaya-bd": Terms(gives=(give.Gain(board.EURODOLLAR),)),
    "synthcoke-deal": Terms(gives=(give.MoveUnits(3),)),
    "xbd-bootlegs": Terms(need.Presence(board.WATSON)),
    "lizzies-bar-premiere": Terms(
        need.Dominance(board.WATSON), gives=(give.Gain(board.EURODOLLAR),)
    ),
    "fashion-week-dream": Terms(
        need.Presence(board.CITY_CENTER),
        gives=(give.Choose(board.EURODOLLAR, board.CONTRABAND, board.CRED),),
    ),
    "cloud-nine-memories": Terms(need.Control(board.FIXER), gives=(give.Gain(board.SECRET),)),
    "tower-rerun": Terms(need.Control(board.DATA_FORTRESS), gives=(give.NetStep(),)),
    "doll-chip-archive": Terms(need.PresenceCount(3), gives=(give.READY_DISC,)),
    "guerrilla-set-recording": Terms(
        need.EdgerunnersInPlay(1), gives=(give.Gain(board.CONTRABAND),)
    ),
    "black-carousel": Terms(need.Dominance(board.PACIFICA), gives=(give.READY_DISC,)),
    "heywood-sense-reel": Terms(
        need.Dominance(board.HEYWOOD), gives=(give.PlaceDrones(2, board.HEYWOOD),)
    ),
    "cyberfashion-upgrades": Terms(
        need.Control(board.FIXER), gives=(give.Gain(board.CRED), give.FreeUpgrade())
    ),
    "bodyshoppe-cybertuning": Terms(gives=(give.Recruit(),)),
    "corp-augmentations": Terms(
        need.Control(board.DATA_FORTRESS), gives=(give.Gain(board.EURODOLLAR),)
    ),
    "ripperdoc-overstock": Terms(gives=(give.Choose(board.EURODOLLAR, board.CRED),)),
    "kiroshi-optics-crate": Terms(need.Presence(board.CITY_CENTER), gives=(give.FreeUpgrade(),)),
    "mantis-shipment": Terms(need.Dominance(board.CITY_CENTER)),
    "dynalar-prototype": Terms(need.ClassCount(SOLO, 3), gives=(give.RetrieveCombat(),)),
    "berserk-batch": Terms(
        need.Dominance(board.SANTO_DOMINGO), gives=(give.PlaceDrones(2, board.SANTO_DOMINGO),)
    ),
    "zetatech-links": Terms(need.ClassCount(NETRUNNER, 2), gives=(give.NetStep(),)),
    "second-hand-limbs": Terms(need.Presence(board.PACIFICA), gives=(give.MoveUnits(2),)),
    "smartguns": Terms(
        need.Dominance(board.WESTBROOK), gives=(give.Choose(board.EURODOLLAR, board.CRED),)
    ),
    "militech-convoy": Terms(
        need.Presence(board.SANTO_DOMINGO),
        need.Presence(board.HEYWOOD),
        gives=(give.Gain(board.CONTRABAND),),
    ),
    "kabuki-power-rifles": Terms(need.Presence(board.WATSON), gives=(give.Gain(board.EURODOLLAR),)),
    "tech-shotgun-crates": Terms(need.Control(board.BUSINESS, 2), gives=(give.Recruit(),)),
    "polymer-one-shots": Terms(gives=(give.PlaceDrones(1, give.WITH_UNIT),)),
    "constitutional-surplus": Terms(
        need.Presence(board.SANTO_DOMINGO),
        gives=(give.RetrieveCombat(), give.Gain(board.EURODOLLAR)),
    ),
    "thermal-katanas": Terms(need.Presence(board.WESTBROOK), gives=(give.MoveUnits(2, SOLO),)),
    "kang-tao-heist": Terms(need.Hideouts(3), gives=(give.Gain(board.EURODOLLAR),)),
    "basilisk-parts": Terms(need.DominanceCount(2)),
    "minefield-sale": Terms(need.Control(board.FIXER), gives=(give.DESTROY_DRONE,)),
    "turncoat-contract": Terms(need.EdgerunnersInPlay(1), gives=(give.CONVERT_UNIT,)),
}
