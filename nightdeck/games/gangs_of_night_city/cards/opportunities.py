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
    "xbd-bootlegs": Terms(need.presence(board.WATSON)),
    "lizzies-bar-premiere": Terms(
        need.dominance(board.WATSON), gives=(give.Gain(board.EURODOLLAR),)
    ),
    "fashion-week-dream": Terms(
        need.presence(board.CITY_CENTER),
        gives=(give.Choose(board.EURODOLLAR, board.CONTRABAND, board.CRED),),
    ),
    "cloud-nine-memories": Terms(need.control(board.FIXER), gives=(give.Gain(board.SECRET),)),
    "tower-rerun": Terms(need.control(board.DATA_FORTRESS), gives=(give.NetStep(),)),
    "doll-chip-archive": Terms(need.presence_count(3), gives=(give.READY_DISC,)),
    "guerrilla-set-recording": Terms(
        need.edgerunners_in_play(1), gives=(give.Gain(board.CONTRABAND),)
    ),
    "black-carousel": Terms(need.dominance(board.PACIFICA), gives=(give.READY_DISC,)),
    "heywood-sense-reel": Terms(
        need.dominance(board.HEYWOOD), gives=(give.PlaceDrones(2, board.HEYWOOD),)
    ),
    "cyberfashion-upgrades": Terms(
        need.control(board.FIXER), gives=(give.Gain(board.CRED), give.FreeUpgrade())
    ),
    "bodyshoppe-cybertuning": Terms(gives=(give.Recruit(),)),
    "corp-augmentations": Terms(
        need.control(board.DATA_FORTRESS), gives=(give.Gain(board.EURODOLLAR),)
    ),
    "ripperdoc-overstock": Terms(gives=(give.Choose(board.EURODOLLAR, board.CRED),)),
    "kiroshi-optics-crate": Terms(need.presence(board.CITY_CENTER), gives=(give.FreeUpgrade(),)),
    "mantis-shipment": Terms(need.dominance(board.CITY_CENTER)),
    "dynalar-prototype": Terms(need.class_count(SOLO, 3), gives=(give.RetrieveCombat(),)),
    "berserk-batch": Terms(
        need.dominance(board.SANTO_DOMINGO), gives=(give.PlaceDrones(2, board.SANTO_DOMINGO),)
    ),
    "zetatech-links": Terms(need.class_count(NETRUNNER, 2), gives=(give.NetStep(),)),
    "second-hand-limbs": Terms(need.presence(board.PACIFICA), gives=(give.MoveUnits(2),)),
    "smartguns": Terms(
        need.dominance(board.WESTBROOK), gives=(give.Choose(board.EURODOLLAR, board.CRED),)
    ),
    "militech-convoy": Terms(
        need.presence(board.SANTO_DOMINGO),
        need.presence(board.HEYWOOD),
        gives=(give.Gain(board.CONTRABAND),),
    ),
    "kabuki-power-rifles": Terms(need.presence(board.WATSON), gives=(give.Gain(board.EURODOLLAR),)),
    "tech-shotgun-crates": Terms(need.control(board.BUSINESS, 2), gives=(give.Recruit(),)),
    "polymer-one-shots": Terms(gives=(give.PlaceDrones(1, give.WITH_UNIT),)),
    "constitutional-surplus": Terms(
        need.presence(board.SANTO_DOMINGO),
        gives=(give.RetrieveCombat(), give.Gain(board.EURODOLLAR)),
    ),
    "thermal-katanas": Terms(need.presence(board.WESTBROOK), gives=(give.MoveUnits(2, SOLO),)),
    "kang-tao-heist": Terms(need.hideouts(3), gives=(give.Gain(board.EURODOLLAR),)),
    "basilisk-parts": Terms(need.dominance_count(2)),
    "minefield-sale": Terms(need.control(board.FIXER), gives=(give.DESTROY_DRONE,)),
    "turncoat-contract": Terms(need.edgerunners_in_play(1), gives=(give.CONVERT_UNIT,)),
}
