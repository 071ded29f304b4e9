"""What Cyber and Equipment do beyond their printed numbers."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language import at, do, when
from nightdeck.games.cyberpunk_ccg.language.behaviour import (
    TRASHES_ITSELF,
    Ability,
    Behaviour,
    Constant,
)
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ACTION,
    COP,
    DAMAGE_CONTROL,
    LONG_RANGE_FEE,
    MED_TECH,
    MEDIA,
    MOVEMENT,
    NETRUNNER,
    POWER,
    ROCKER,
    SR,
    STREET,
    SURVIVES_DEFEAT,
    TECHIE,
    THIS_ATTACK,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Condition
from nightdeck.language.card_state import HOST

FIGHTS: Final = when.Bearer(when.Both(when.Unused(), when.TakesPart()))


def for_bearer(quantity: int, amount: int, that: Condition) -> Behaviour:
    """Return a constant bonus for a bearer that fits."""
    return Behaviour(constant=Constant(quantity, amount, when.Both(when.IsBearer(), that)))


BEHAVIOUR: Final[dict[str, Behaviour]] = {
    # Cyber
    "interface-plugs": for_bearer(POWER, 1, when.Profession(NETRUNNER)),
    "overdrive-reflexes": Behaviour(
        abilities=Ability(
            ACTION,
            do.Change(SR, 9, THIS_ATTACK, on=HOST),
            when=when.Both(FIGHTS, when.Bearer(when.PowerAtLeast(4))),
        )
    ),
    "sprinter-legs": for_bearer(MOVEMENT, 1, when.AttacksAlone()),
    "adrenal-pump": Behaviour(
        abilities=Ability(ACTION, do.Change(SR, 3, THIS_ATTACK, on=HOST), when=FIGHTS)
    ),
    "organ-farm-graft": Behaviour(constant=Constant(SURVIVES_DEFEAT, 1, when.IsBearer())),
    # Weapons
    "shock-baton": for_bearer(POWER, 1, when.Profession(COP)),
    "sniper-rifle": for_bearer(LONG_RANGE_FEE, -2, when.ActiveWeapon()),
    # Fashion, Tools, Cyberdecks, Drugs
    "gang-colors": for_bearer(SR, 1, when.Faction(STREET)),
    "tech-toolkit": for_bearer(POWER, 2, when.Profession(TECHIE)),
    "trauma-kit": for_bearer(POWER, 3, when.Profession(MED_TECH)),
    "portable-studio": for_bearer(POWER, 2, when.Profession(MEDIA | ROCKER)),
    "badge-and-cuffs": for_bearer(POWER, 3, when.Profession(COP)),
    "hot-cyberdeck": for_bearer(POWER, 3, when.Profession(NETRUNNER)),
    "combat-stims": Behaviour(
        abilities=Ability(
            ACTION,
            do.Change(SR, 5, THIS_ATTACK),
            at.Bearer(when.Both(when.Unused(), when.TakesPart())),
            cost=TRASHES_ITSELF,
        )
    ),
    # Vehicles
    "squad-car": for_bearer(POWER, 1, when.Profession(COP)),
    "family-r-v": Behaviour(
        abilities=Ability(
            DAMAGE_CONTROL,
            do.Renew(),
            at.Bearer(when.Both(when.Used(), when.Not(when.Busted()))),
        )
    ),
    "attack-helicopter": Behaviour(
        abilities=Ability(
            ACTION,
            do.Strengthen(attack=10),
            at.SideOfBearer(),
            when=when.Bearer(when.Both(when.TakesPart(), when.PowerAtLeast(5))),
        )
    ),
}
