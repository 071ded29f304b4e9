"""Which questions may be passed for a player; all are asked until they say otherwise."""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.game import Stop
from nightdeck.kernel.wording import ASK

STOPS: Final = (
    Stop("firefight_district", "After Solos have moved: open fire", mode=ASK),
    Stop("deal", "After Techies have moved: make a deal", mode=ASK),
    Stop("netrun", "After Netrunners have moved: start a Netrun", mode=ASK),
    Stop("specialist_move", "A specialist may go along", mode=ASK),
    Stop("swap", "A Firefight begins: swap a Solo into a Point of Interest", mode=ASK),
    Stop("effect_pay", "Your Combat card may be paid for", mode=ASK),
    Stop("compare_boost", "Firepower is compared: use a boost", mode=ASK),
    Stop("withdraw", "You may withdraw from a Firefight", mode=ASK),
    Stop("escape", "A loss may be escaped", mode=ASK),
    Stop("net_effect", "A space of the Net may be applied", mode=ASK),
    Stop("net_reroll", "NetWatch has rolled: roll again", mode=ASK),
    Stop("convert", "A Unit may be converted", mode=ASK),
)
"""GNC-18 The questions that can be declined, in the order of a turn."""
