"""GNC-3.3 What the 4 starting Combat cards and the 28 upgrades do."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language.after_casualties import (
    ConvertHere,
    KillDrone,
    TakePoint,
    ThinCrowds,
)
from nightdeck.games.gangs_of_night_city.language.combat_effects import (
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
    TopPlusOne,
    Withdraw,
)
from nightdeck.games.gangs_of_night_city.language.conditions import (
    DRONE_LOST,
    EDGERUNNER,
    Both,
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
from nightdeck.games.gangs_of_night_city.model.board import DATA_FORTRESS
from nightdeck.games.gangs_of_night_city.model.definitions import (
    WEAPONS_DEAL,
)
from nightdeck.games.gangs_of_night_city.model.state import SOLO
from nightdeck.games.gangs_of_night_city.model.vocabulary import Condition, SpecialEffect

BEHAVIOUR: Final[dict[str, tuple[Condition, SpecialEffect | None]]] = {
    "cyberpsychosis": (SoleHighest(), None),
    "crusher": (LostNone(), None),
    "subdermal-armor": (UnitsLeft(), None),
    "short-circuit": (NotHighest(), None),
    "pain-editor": (LostNone(), PayToEscape()),
    "cyberware-malfunction": (OpponentLost(SOLO), CancelAll()),
    "tsunami-ashura": (LostNone(), ChooseCasualties()),
    "second-heart": (LostAny(), Relocate()),
    "stephenson-tech-mk4": (ControlKind(DATA_FORTRESS), PerPoint(DATA_FORTRESS, 2)),
    "mantis-blades": (Both(Initiated(), SoleHighest()), None),
    "gorilla-arms": (OpponentWiped(), ExtraCasualty()),
    "projectile-launch-system": (DRONE_LOST, KillDrone()),
    "monowire": (SoleHighest(), SetLow()),
    "sandevistan": (Both(NotInitiated(), SoleHighest()), TopPlusOne()),
    "kerenzikov": (Outnumbered(), OpposingUnits()),
    "berserk-os": (NoUnitsLeft(), OwnUnits()),
    "suicide-daemon": (LostAny(), HitLeader()),
    "contagion": (OpponentLostTwo(), ThinCrowds()),
    "ping": (SoleHighest(), IfBig()),
    "weapon-glitch": (LostNone(), GlitchWeapon()),
    "reboot-optics": (NotInitiated(), CancelOne()),
    "malorian-arms-3516": (Initiated(), IfCrew("johnny-silverhand")),
    "widow-maker": (ControlHere(), ForcePoints()),
    "satara": (OpponentLost(), IfInitiator()),
    "skippy": (SoleHighest(), IfDrone()),
    "comrades-hammer": (OpponentLost(EDGERUNNER), PayOrDrop()),
    "ozobs-nose": (NoUnitsLeft(), EveryoneLoses()),
    "optical-camo": (LostNone(), Withdraw()),
    "ballistic-coprocessor": (OwnDeal(WEAPONS_DEAL), PerDeal(WEAPONS_DEAL, 2)),
    "titanium-bones": (LostNone(), DroneToEscape()),
    "satori": (ControlHere(), TakePoint()),
    "memory-wipe": (Converted(), ConvertHere()),
}
"""By id: when Street Cred is gained, and the Special Effect."""
