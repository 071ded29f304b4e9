"""What happens for whoever defeats an Operation."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language import at, do, some, when
from nightdeck.games.cyberpunk_ccg.language.behaviour import Behaviour
from nightdeck.games.cyberpunk_ccg.model.terms import (
    CYBER,
    GEAR,
    LOCATIONS,
    RUNNER,
    RUNNERS,
    UNTIL_END_OF_NEXT_TURN,
    UNTIL_NEXT_TURN,
    VEHICLE,
    WEAPON,
)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "shake-down-the-block": Behaviour(do.Draw(1)),
    "data-snatch": Behaviour(do.Draw(2)),
    "truck-hijack": Behaviour(do.Search(GEAR, when.Equipment(VEHICLE))),
    "burning-down-the-house": Behaviour(
        do.Choose(at.Location(when.CostAtMost(8), opposing=True), do.Trash())
    ),
    "extraction": Behaviour(do.Choose(at.InTrash(when.Type(RUNNER)), do.ToHand())),
    "riot-in-the-plaza": Behaviour(
        do.SecureEach(some.Locations(when.Opposing()), m=-3, duration=UNTIL_NEXT_TURN)
    ),
    "plant-sabotage": Behaviour(
        do.Choose(at.Opponent(when.Controls(LOCATIONS)), do.OpponentTrashes(LOCATIONS))
    ),
    "pirate-broadcast": Behaviour(do.GainStyle(5)),
    "world-tour": Behaviour(do.GainStyle(10)),
    "black-clinic-raid": Behaviour(do.Search(GEAR, when.Type(CYBER))),
    "clean-streets-sweep": Behaviour(do.GainBust(7)),
    "drug-bust": Behaviour(do.GainBust(4)),
    "witness-protection": Behaviour(
        do.Choose(
            at.InTrash(when.Both(when.Type(RUNNER), when.CostAtMost(8))),
            do.Sequence(do.ToHand(), do.CheaperInHand(2, 0, UNTIL_END_OF_NEXT_TURN)),
        )
    ),
    "hostile-takeover": Behaviour(
        do.Choose(at.Location(when.CostAtMost(5), opposing=True), do.GainControl())
    ),
    "weapons-shipment": Behaviour(do.Search(GEAR, when.Equipment(WEAPON))),
    "prison-break": Behaviour(do.RenewEach(some.Runners(when.Yours()), even_busted=True)),
    "ghost-protocol": Behaviour(do.DiscardAtRandom(1, each_opponent=True)),
    "corporate-war": Behaviour(do.OpponentTrashes(RUNNERS, each_opponent=True)),
}
