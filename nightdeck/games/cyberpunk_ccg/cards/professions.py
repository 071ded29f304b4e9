"""The inherent abilities of the ten professions, in the words cards are written in (CCG-10).

Worked examples: CCG-X10, CCG-X11, CCG-X18, CCG-X19, CCG-X20, CCG-X44, CCG-X52.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language import at, do, of, when
from nightdeck.games.cyberpunk_ccg.language.conditions_attack import (
    FIGHTS_SENSIBLY,
    MAY_SAVE,
    MAY_SHOOT_FROM_AFAR,
)
from nightdeck.games.cyberpunk_ccg.model.card_abilities import EXHAUSTS, FREE, Ability, Mode
from nightdeck.games.cyberpunk_ccg.model.inherent import ABILITIES, add_inherent
from nightdeck.games.cyberpunk_ccg.model.rulings import R22, R25
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ACTION,
    ANY,
    COP,
    CORP,
    DAMAGE_CONTROL,
    DEFENSE,
    FIXER,
    LEGWORK,
    LOCATION,
    LR,
    MED_TECH,
    MEDIA,
    NETRUNNER,
    NOMAD,
    POWER,
    RESPONSE,
    ROCKER,
    RUNNER,
    RUNNER_USED,
    SOLO,
    SR,
    TECHIE,
    THIS_TURN,
    WOULD_BE_TRASHED,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import BOOK
from nightdeck.language.card_state import SELF

GEAR_TYPES: Final = 16 | 32

LONG_RANGE: Final = add_inherent(
    0,
    Ability(
        ACTION,
        do.Strengthen(attack=of.Number()),
        at.Side(yours=False),
        label="Long Range Offense",
        when=MAY_SHOOT_FROM_AFAR,
        fee=of.LongRangeFee(),
        reads=of.StatOf(LR, SELF),
        chooses_weapons=True,
        clause="CCG-10.1",
    ),
)
AUTHORITY: Final = add_inherent(
    COP,
    Ability(
        RESPONSE,
        do.Authority(),
        at.RunnerInUse(),
        label="Authority",
        trigger=RUNNER_USED,
        partners=COP,
        bundles=True,
        clause="CCG-10.2a",
    ),
)
SKIRMISH_AUTHORITY: Final = add_inherent(
    COP,
    Ability(
        ACTION,
        do.Authority(),
        at.RunnerInSkirmish(),
        label="Authority",
        partners=COP,
        bundles=True,
        fighting=True,
        clause="CCG-10.2b",
    ),
)
# CCG-10.3c, CCG-10.22
REBUILD: Final = add_inherent(
    CORP,
    Ability(
        DAMAGE_CONTROL,
        do.ToHand(),
        at.InTrash(when.Type(LOCATION)),
        label="Resources",
        partners=CORP,
        enough=of.MoreThan(of.CostOf()),
        clause="CCG-10.3c",
    ),
)
DISCOUNT_FEE: Final = add_inherent(
    FIXER,
    Ability(
        ACTION,
        do.LowerFee(),
        at.Runner(when.Unused(), yours=True, other=True, outside=True),
        label="Street Deal",
        clause="CCG-10.4c",
    ),
)
# CCG-10.4d, CCG-10.22
FENCE: Final = add_inherent(
    FIXER,
    Ability(
        DAMAGE_CONTROL,
        do.ToHand(),
        at.InTrash(when.Type(GEAR_TYPES)),
        label="Street Deal",
        partners=FIXER,
        enough=of.MoreThan(of.CostOf()),
        clause="CCG-10.4d",
    ),
)
MEDICAL_SAVE: Final = add_inherent(
    MED_TECH,
    Ability(
        RESPONSE,
        do.Save(),
        at.Doomed(RUNNER, medical=True),
        label="Medical Tech",
        when=MAY_SAVE,
        trigger=WOULD_BE_TRASHED,
        partners=MED_TECH,
        enough=of.MoreThan(of.PowerOf()),
        ruling=R22,
        costs=(EXHAUSTS, FREE, FREE),
        clause="CCG-10.5a",
    ),
)
PATCH_UP: Final = add_inherent(
    MED_TECH,
    Ability(
        DAMAGE_CONTROL,
        do.Renew(),
        at.Patient(),
        label="Medical Tech",
        partners=MED_TECH,
        enough=of.MoreThan(of.PowerOf()),
        clause="CCG-10.5b",
    ),
)
CREDIBILITY: Final = add_inherent(
    MEDIA, Ability(LEGWORK, do.Raise(), at.LocationOrOp(), label="Credibility", clause="CCG-10.6")
)
INTERFACE: Final = add_inherent(
    NETRUNNER,
    Ability(
        LEGWORK,
        do.RaiseElectronics(),
        label="Interface",
        modes=(
            Mode("raise E-Sec", do.RaiseElectronics(), at.LocationOrOp()),
            Mode("lower E-Sec", do.Secure(e=of.Minus(of.Number())), at.LocationOrOp()),
        ),
        clause="CCG-10.7",
    ),
)
# CCG-10.8a
FAMILY: Final = add_inherent(
    NOMAD,
    Ability(
        ANY,
        do.Change(POWER, of.Half(of.Number()), THIS_TURN),
        at.Runner(other=True),
        label="Family",
        clause="CCG-10.8a",
    ),
)
# CCG-10.9
CHARISMA: Final = add_inherent(
    ROCKER,
    Ability(
        LEGWORK,
        do.Secure(m=of.Minus(of.Number())),
        at.LocationOrOp(charisma=True),
        label="Charisma",
        clause="CCG-10.9",
    ),
)
COMBAT_SENSE: Final = add_inherent(
    SOLO,
    Ability(
        ACTION,
        do.CombatSense(SR),
        label="Combat Sense",
        when=FIGHTS_SENSIBLY,
        modes=(
            Mode("SR", do.CombatSense(SR)),
            Mode("LR", do.CombatSense(LR)),
            Mode("Defense", do.CombatSense(DEFENSE)),
        ),
        is_use=True,
        ruling=R25,
        costs=(FREE, EXHAUSTS, EXHAUSTS),
        clause="CCG-10.10",
    ),
)
JURY_RIG: Final = add_inherent(
    TECHIE,
    Ability(
        DAMAGE_CONTROL,
        do.OntoChassis(),
        (at.Part(), at.Chassis()),
        label="Jury-Rig",
        clause="CCG-10.11",
    ),
)
JURY_SAVE: Final = add_inherent(
    TECHIE,
    Ability(
        RESPONSE,
        do.Save(used=False),
        at.Doomed(GEAR_TYPES),
        label="Jury-Rig",
        trigger=WOULD_BE_TRASHED,
        partners=TECHIE,
        enough=of.MoreThan(of.ItemPower()),
        clause="CCG-10.12",
    ),
)


def load() -> None:
    """Number the effects of the inherent abilities; once."""
    if 1 not in BOOK.effects:
        BOOK.shared(1, ABILITIES)
