"""What the Sponsors do, beside paying and their plans (CCG-13)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language import at, do, of, when
from nightdeck.games.cyberpunk_ccg.language.behaviour import Ability, Behaviour
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ACTION,
    CORPORATE,
    LOCATION,
    SHOPPING,
    THIS_ATTACK,
)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "arasaka": Behaviour(abilities=Ability(ACTION, do.Strengthen(attack=3, defense=3), at.Side())),
    "biotechnica": Behaviour(
        abilities=Ability(ACTION, do.Strengthen(attack=of.Least(8, of.CyberInSide())), at.Side())
    ),
    "militech": Behaviour(abilities=Ability(ACTION, do.Strengthen(attack=6), at.Side())),
    "the-mob": Behaviour(
        abilities=Ability(
            SHOPPING, do.NextCostsLess(LOCATION, 8, least=1), when=when.YouMayPurchase()
        )
    ),
    "the-nomads": Behaviour(abilities=Ability(ACTION, do.TeamMoves(1), at.Team())),
    "your-friendly-local-gangs": Behaviour(
        abilities=Ability(
            ACTION,
            do.Strengthen(attack=of.IfElse(when.HitIsOn(when.Faction(CORPORATE)), 8, 4)),
            at.Side(defenders=False, in_hit=True),
        )
    ),
    "n-c-p-d": Behaviour(
        abilities=Ability(ACTION, do.Secure(m=8, duration=THIS_ATTACK), at.TargetOfHit())
    ),
}
