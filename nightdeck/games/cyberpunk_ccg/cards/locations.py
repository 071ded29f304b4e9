"""What Locations do beside paying."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language import at, do, of, some, when
from nightdeck.games.cyberpunk_ccg.language.behaviour import Ability, Behaviour, Constant
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ACTION,
    COP,
    CORPORATE,
    COST,
    CYBER,
    DAMAGE_CONTROL,
    DEFENSE,
    EQUIPMENT,
    EXTRA_BUST,
    HAND_LIMIT,
    LEGWORK,
    MED_TECH,
    NETRUNNER,
    NOMAD,
    POWER,
    RESPONSE,
    ROCKER,
    RUNNER,
    SHOPPING,
    SOLO,
    SR,
    STYLE,
    THIS_ATTACK,
    VEHICLE,
    WEAPON,
    WOULD_BE_TRASHED,
)

BUSTED_ENEMIES: Final = some.Runners(when.Both(when.Opposing(), when.Busted()))

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "the-afterlife": Behaviour(
        abilities=Ability(
            DAMAGE_CONTROL,
            do.ToHand(),
            at.InTrash(when.Both(when.Profession(SOLO), when.CostAtMost(8))),
        )
    ),
    "chrome-cross-club": Behaviour(
        constant=Constant(
            STYLE, 1, when.Both(when.Yours(), when.Profession(ROCKER)), while_used=True
        )
    ),
    "steel-arena": Behaviour(
        abilities=Ability(
            ACTION,
            do.Change(SR, 3, THIS_ATTACK),
            at.Runner(when.TakesPart(), yours=True),
        )
    ),
    "soy-depot": Behaviour(constant=Constant(HAND_LIMIT, 9, when.Yours(), unique=True)),
    "pawn-palace": Behaviour(
        abilities=Ability(
            SHOPPING,
            do.Draw(2),
            trashes=at.OwnEquipment(when.Type(EQUIPMENT), stash_only=True),
        )
    ),
    "chop-shop": Behaviour(
        constant=Constant(COST, -1, when.YouPlay(when.Equipment(VEHICLE)), least=1)
    ),
    "munitions-works": Behaviour(
        constant=Constant(COST, -1, when.YouPlay(when.Equipment(WEAPON)), least=1)
    ),
    "data-haven": Behaviour(
        abilities=Ability(
            LEGWORK, do.Change(POWER, 2), at.Runner(when.Profession(NETRUNNER), yours=True)
        )
    ),
    "street-clinic": Behaviour(
        constant=Constant(POWER, 1, when.Both(when.Yours(), when.Profession(MED_TECH)))
    ),
    "trauma-center": Behaviour(
        abilities=Ability(
            RESPONSE,
            do.Save(),
            at.Doomed(RUNNER, when.CostAtMost(6), yours=True),
            trigger=WOULD_BE_TRASHED,
        )
    ),
    "biotech-laboratory": Behaviour(
        constant=Constant(COST, -1, when.YouPlay(when.Type(CYBER)), least=1)
    ),
    "the-open-road": Behaviour(
        constant=Constant(DEFENSE, 1, when.Both(when.Yours(), when.Profession(NOMAD)))
    ),
    "caravan-camp": Behaviour(
        constant=Constant(
            STYLE, 1, when.Both(when.Yours(), when.Equipment(VEHICLE)), while_used=True
        )
    ),
    "arasaka-compound": Behaviour(
        constant=Constant(
            DEFENSE, 1, when.Both(when.Yours(), when.Type(RUNNER), when.Faction(CORPORATE))
        )
    ),
    "militech-proving-ground": Behaviour(
        constant=Constant(SR, 1, when.Both(when.Yours(), when.Profession(SOLO)))
    ),
    "precinct-house": Behaviour(
        constant=Constant(COST, -1, when.YouPlay(when.Profession(COP)), least=1)
    ),
    "holding-cells": Behaviour(constant=Constant(EXTRA_BUST, 1, unique=True)),
    "courthouse": Behaviour(
        abilities=Ability(
            DAMAGE_CONTROL,
            do.GainBust(of.Least(3, of.CountCards(BUSTED_ENEMIES))),
            when=when.Exists(BUSTED_ENEMIES),
        )
    ),
    "safehouse-row": Behaviour(
        abilities=Ability(ACTION, do.Strengthen(defense=4), at.Side(attackers=False))
    ),
}
