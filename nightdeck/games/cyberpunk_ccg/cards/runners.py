"""What Runners do beyond their professions."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language import at, do, of, some, when
from nightdeck.games.cyberpunk_ccg.language.behaviour import (
    Ability,
    Behaviour,
    Constant,
    Mode,
    Upon,
)
from nightdeck.games.cyberpunk_ccg.model import events
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ACTION,
    ANY,
    CAPACITY,
    COP,
    COST,
    CYBER,
    DAMAGE_CONTROL,
    DEFENSE,
    E_SEC,
    EQUIPMENT,
    EXTRA_BUST,
    FREE_RAISE,
    GEAR,
    LEGWORK,
    LOCATION,
    MOTORCYCLE,
    NET,
    NO_AUTHORITY,
    NO_LONG_RANGE,
    NO_MEDICAL_SAVE,
    POWER,
    RUNNER,
    SHOPPING,
    SR,
    STYLE,
    UNTIL_NEXT_TURN,
    VEHICLE,
    WEAPON,
)

LUCKY: Final = when.Both(when.YouDidIt(), when.YourTurn())

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "contract-bodyguard": Behaviour(
        constant=Constant(DEFENSE, 2, when.Both(when.IsSelf(), when.Defends()))
    ),
    "militech-commando": Behaviour(
        constant=Constant(SR, of.Allies(when.Named("militech-commando")), when.IsSelf())
    ),
    "vex-calloway": Behaviour(constant=Constant(NO_LONG_RANGE, 1)),
    "goliath-unit-7": Behaviour(constant=Constant(COST, 2, when.PlayedOntoThis(), while_used=True)),
    "corporate-test-subject": Behaviour(
        constant=Constant(NO_MEDICAL_SAVE, 1, when.IsSelf(), while_used=True)
    ),
    "undercover-detective": Behaviour(
        abilities=Ability(
            ANY,
            do.Renew(),
            at.Runner(
                when.Both(when.Profession(COP), when.Used(), when.Not(when.Busted())),
                yours=True,
                other=True,
            ),
            eb=2,
        )
    ),
    "swat-sergeant": Behaviour(
        constant=(
            Constant(SR, 1, when.Both(when.Teammate(), when.Profession(COP))),
            Constant(DEFENSE, 1, when.Both(when.Teammate(), when.Profession(COP))),
        )
    ),
    "psycho-squad-hunter": Behaviour(
        constant=Constant(SR, 4, when.Both(when.IsSelf(), when.AgainstPsycho()))
    ),
    "precinct-captain": Behaviour(constant=Constant(EXTRA_BUST, 1, when.IsSelf(), while_used=True)),
    "commissioner-harrow": Behaviour(
        abilities=Ability(
            LEGWORK,
            do.ChangeEach(some.Runners(when.Opposing()), POWER, -2, UNTIL_NEXT_TURN),
            at.Profession(),
        )
    ),
    "director-ren-ishikawa": Behaviour(
        abilities=Ability(SHOPPING, do.Sequence(do.Draw(2), do.Discard(1)))
    ),
    "info-broker": Behaviour(
        abilities=Ability(LEGWORK, do.LookAtHand(), at.Opponent(when.HasHand()))
    ),
    "mob-consigliere": Behaviour(
        constant=Constant(COST, -1, when.YouPlay(when.Type(LOCATION)), least=1)
    ),
    "chrome-peddler": Behaviour(
        abilities=Ability(SHOPPING, do.NextCostsLess(CYBER, 4, least=0), when=when.YouMayPurchase())
    ),
    "mama-lucky": Behaviour(
        on=(
            Upon(
                events.HIT_SUCCEEDED, do.Draw(1), LUCKY, optional=True, once=True, while_used=True
            ),
            Upon(
                events.RUN_SUCCEEDED, do.Draw(1), LUCKY, optional=True, once=True, while_used=True
            ),
            Upon(events.BUST_MADE, do.Draw(1), LUCKY, optional=True, once=True, while_used=True),
        )
    ),
    "ripperdoc": Behaviour(
        abilities=Ability(SHOPPING, do.NextCyberIsGentle(1), when=when.YouMayPurchase())
    ),
    "chief-of-surgery": Behaviour(
        abilities=Ability(
            DAMAGE_CONTROL,
            do.ToHand(),
            at.InTrash(when.Both(when.Type(RUNNER), when.CostAtMost(6))),
        )
    ),
    "police-spokesperson": Behaviour(
        abilities=Ability(ACTION, do.GainBust(1), when=when.YouHaveBusted())
    ),
    "vera-blackwell": Behaviour(abilities=Ability(ACTION, do.GainStyle(2))),
    "data-thief": Behaviour(
        on=Upon(
            events.HIT_SUCCEEDED,
            do.Draw(1),
            when.Both(when.Itself(when.Attacks()), when.LocationKind(NET)),
            while_used=True,
        )
    ),
    "corp-sysop": Behaviour(
        constant=Constant(E_SEC, 1, when.Both(when.Yours(), when.Type(LOCATION)))
    ),
    "ghost-runner": Behaviour(constant=Constant(NO_AUTHORITY, 1, when.IsSelf(), while_used=True)),
    "zero-kelvin": Behaviour(constant=Constant(FREE_RAISE, 1, when.IsSelf(), while_used=True)),
    "pack-biker": Behaviour(
        constant=Constant(
            SR,
            2,
            when.Both(
                when.IsSelf(),
                when.HasAttached(when.Both(when.Unused(), when.VehicleKind(MOTORCYCLE))),
            ),
        )
    ),
    "convoy-driver": Behaviour(constant=Constant(CAPACITY, 1, when.IsSelf())),
    "road-captain": Behaviour(
        constant=Constant(
            SR,
            1,
            when.Both(
                when.Teammate(),
                when.HasAttached(when.Both(when.Unused(), when.Equipment(VEHICLE))),
            ),
        )
    ),
    "grandmother-dust": Behaviour(
        abilities=Ability(SHOPPING, do.Search(GEAR, when.Equipment(VEHICLE)))
    ),
    "chrome-diva": Behaviour(
        constant=Constant(STYLE, 1, when.Both(when.IsOnThis(), when.Type(CYBER)), while_used=True)
    ),
    "johnny-silverhand": Behaviour(
        abilities=Ability(LEGWORK, do.SecureEach(some.Locations(when.Opposing()), m=-2))
    ),
    "weaponsmith": Behaviour(
        abilities=Ability(
            SHOPPING,
            do.NextCostsLess(EQUIPMENT, 3, least=0, equipment=WEAPON),
            when=when.YouMayPurchase(),
        )
    ),
    "doc-ratchet": Behaviour(
        abilities=Ability(
            DAMAGE_CONTROL,
            do.RemoveToken(),
            modes=(
                Mode("remove a construction token", do.RemoveToken(), at.Chassis(with_token=True)),
                Mode(
                    "return a Vehicle to the Stash",
                    do.ToStash(),
                    at.InTrash(when.Both(when.Equipment(VEHICLE), when.CostAtMost(7))),
                ),
            ),
        )
    ),
}
