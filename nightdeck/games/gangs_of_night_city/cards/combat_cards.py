"""GNC-3.3 What the 4 starting Combat cards and the 28 upgrades do."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language import after_casualties as afterwards
from nightdeck.games.gangs_of_night_city.language import combat_effects as do
from nightdeck.games.gangs_of_night_city.language import conditions as when
from nightdeck.games.gangs_of_night_city.model.board import DATA_FORTRESS
from nightdeck.games.gangs_of_night_city.model.definitions import WEAPONS_DEAL
from nightdeck.games.gangs_of_night_city.model.terms import SOLO
from nightdeck.games.gangs_of_night_city.model.vocabulary import Condition, SpecialEffect

BEHAVIOUR: Final[dict[str, tuple[Condition, SpecialEffect | None]]] = {
    "cyberpsychosis": (when.SoleHighest(), None),
    "crusher": (when.LostNone(), None),
    "subdermal-armor": (when.UnitsLeft(), None),
    "short-circuit": (when.NotHighest(), None),
    "pain-editor": (when.LostNone(), do.PayToEscape()),
    "cyberware-malfunction": (when.OpponentLost(SOLO), do.CancelAll()),
    "tsunami-ashura": (when.LostNone(), do.ChooseCasualties()),
    "second-heart": (when.LostAny(), do.Relocate()),
    "stephenson-tech-mk4": (when.ControlKind(DATA_FORTRESS), do.PerPoint(DATA_FORTRESS, 2)),
    "mantis-blades": (when.Both(when.Initiated(), when.SoleHighest()), None),
    "gorilla-arms": (when.OpponentWiped(), do.ExtraCasualty()),
    "projectile-launch-system": (when.DRONE_LOST, afterwards.KillDrone()),
    "monowire": (when.SoleHighest(), do.SetLow()),
    "sandevistan": (when.Both(when.NotInitiated(), when.SoleHighest()), do.TopPlusOne()),
    "kerenzikov": (when.Outnumbered(), do.OpposingUnits()),
    "berserk-os": (when.NoUnitsLeft(), do.OwnUnits()),
    "suicide-daemon": (when.LostAny(), do.HitLeader()),
    "contagion": (when.OpponentLostTwo(), afterwards.ThinCrowds()),
    "ping": (when.SoleHighest(), do.IfBig()),
    "weapon-glitch": (when.LostNone(), do.GlitchWeapon()),
    "reboot-optics": (when.NotInitiated(), do.CancelOne()),
    "malorian-arms-3516": (when.Initiated(), do.IfCrew("johnny-silverhand")),
    "widow-maker": (when.ControlHere(), do.ForcePoints()),
    "satara": (when.OpponentLost(), do.IfInitiator()),
    "skippy": (when.SoleHighest(), do.IfDrone()),
    "comrades-hammer": (when.OpponentLost(when.EDGERUNNER), do.PayOrDrop()),
    "ozobs-nose": (when.NoUnitsLeft(), do.EveryoneLoses()),
    "optical-camo": (when.LostNone(), do.Withdraw()),
    "ballistic-coprocessor": (when.OwnDeal(WEAPONS_DEAL), do.PerDeal(WEAPONS_DEAL, 2)),
    "titanium-bones": (when.LostNone(), do.DroneToEscape()),
    "satori": (when.ControlHere(), afterwards.TakePoint()),
    "memory-wipe": (when.Converted(), afterwards.ConvertHere()),
}
"""By id: when Street Cred is gained, and the Special Effect."""
