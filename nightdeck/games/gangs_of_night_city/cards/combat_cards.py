"""GNC-3.3 What the 4 starting Combat cards and the 28 upgrades do."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language import after_casualties as afterwards
from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.language import combat_effects as do
from nightdeck.games.gangs_of_night_city.language import conditions as when
from nightdeck.games.gangs_of_night_city.language.abilities import STARTED
from nightdeck.games.gangs_of_night_city.model.board import DATA_FORTRESS
from nightdeck.games.gangs_of_night_city.model.definitions import WEAPONS_DEAL
from nightdeck.games.gangs_of_night_city.model.terms import SOLO
from nightdeck.games.gangs_of_night_city.model.vocabulary import Payoff, SpecialEffect
from nightdeck.language.amounts import Least

BEHAVIOUR: Final[dict[str, tuple[Payoff, SpecialEffect | None]]] = {
    "cyberpsychosis": (when.SOLE_HIGHEST, None),
    "crusher": (when.LostNone(), None),
    "subdermal-armor": (when.UNITS_LEFT, None),
    "short-circuit": (when.NOT_HIGHEST, None),
    "pain-editor": (when.LostNone(), do.PayToEscape()),
    "cyberware-malfunction": (when.OpponentLost(SOLO), do.CancelAll()),
    "tsunami-ashura": (when.LostNone(), do.CHOOSE_CASUALTIES),
    "second-heart": (when.LOST_ANY, do.RELOCATE),
    "stephenson-tech-mk4": (
        when.controls(DATA_FORTRESS),
        do.Firepower(Least(2, of.Controlled(DATA_FORTRESS))),
    ),
    "mantis-blades": (when.ATTACKED_ALONE, None),
    "gorilla-arms": (when.OPPONENT_WIPED, do.ExtraCasualty()),
    "projectile-launch-system": (when.DRONE_LOST, afterwards.KillDrone()),
    "monowire": (when.SOLE_HIGHEST, do.SetLow()),
    "sandevistan": (when.DEFENDED_ALONE, do.TopPlusOne()),
    "kerenzikov": (when.OUTNUMBERED, do.Firepower(Least(6, of.OpponentsHere()))),
    "berserk-os": (when.NO_UNITS_LEFT, do.Firepower(Least(5, of.More(of.UnitsHere())))),
    "suicide-daemon": (when.LOST_ANY, do.HitLeader()),
    "contagion": (when.OpponentLostTwo(), afterwards.ThinCrowds()),
    "ping": (when.SOLE_HIGHEST, do.Firepower(of.Provided(do.AgainstBig(), 3))),
    "weapon-glitch": (when.LostNone(), do.GlitchWeapon()),
    "reboot-optics": (when.NOT_INITIATED, do.CancelOne()),
    "malorian-arms-3516": (
        when.INITIATED,
        do.Firepower(of.Provided(do.InCrew("johnny-silverhand"))),
    ),
    "widow-maker": (when.CONTROL_HERE, do.FORCE_POINTS),
    "satara": (when.OpponentLost(), do.Firepower(of.Provided(STARTED))),
    "skippy": (when.SOLE_HIGHEST, do.Firepower(of.Provided(do.DroneHere(), 2))),
    "comrades-hammer": (when.OpponentLost(when.EDGERUNNER), do.PayOrDrop()),
    "ozobs-nose": (when.NO_UNITS_LEFT, do.EVERYONE_LOSES),
    "optical-camo": (when.LostNone(), do.Withdraw()),
    "ballistic-coprocessor": (
        when.owns_deal(WEAPONS_DEAL),
        do.Firepower(Least(2, of.DealsOf(WEAPONS_DEAL))),
    ),
    "titanium-bones": (when.LostNone(), do.DRONE_TO_ESCAPE),
    "satori": (when.CONTROL_HERE, afterwards.TakePoint()),
    "memory-wipe": (when.CONVERTED, afterwards.ConvertHere()),
}
"""By id: when Street Cred is gained, and the Special Effect."""
