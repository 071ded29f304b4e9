"""Positions from which trials begin now and then, so that rare choices are met as well."""

from __future__ import annotations

from typing import Any, Final

CRAWLER: Final = ["Cargo Truck", "Family R.V.", "Hover Sled", "A.V. 1"]

ARENAS: Final[tuple[dict[str, Any], ...]] = (
    {
        "players": {
            "0": {
                "sponsor": "N.C.P.D.",
                "runners": ["Max Tac Rookie", {"card": "Beat Cop", "team": 1}, "Trauma Medic"],
                "locations": ["Precinct House", "Holding Cells", "City Motor Pool"],
                "hand": ["Entrapment", "All-Points Bulletin", "Paid-Off Badge"],
            },
            "1": {
                "runners": ["Info Broker", "Account Manager", "Data Thief", "Corp Engineer"],
                "locations": ["Corner Dive", "Mega-Mall", "Chop Shop"],
                "operations": ["Bank Job"],
                "hand": ["Bank Job", "Kevlar Vest", "Net Blackout", "Paid-Off Badge"],
            },
        },
        "turn": 1,
    },
    {
        "players": {
            "0": {
                "sponsor": "Your Friendly Local Gangs",
                "runners": [
                    {"card": "Garage Mechanic", "gear": ["Salvaged Railgun"]},
                    {"card": "Pack Biker", "team": 1, "gear": ["War Bike"]},
                    {"card": "Razor Dancer", "team": 1, "gear": ["Monoblade", "Combat Knife"]},
                ],
                "locations": [
                    {"card": "Corner Dive", "chassis": {"tokens": 1, "parts": CRAWLER}},
                    "Night Market",
                ],
                "stash": ["Cargo Truck", "Kevlar Vest"],
                "hand": ["Trashin' The Corp Zone", "Run and Hide", "Rotary Cannon"],
            },
            "1": {
                "runners": [{"card": "Goliath Unit 7", "gear": ["Kevlar Vest"]}, "Grease Kid"],
                "locations": ["Uplink Tower", "Corner Dive"],
                "stash": ["Street Bike", "Monoblade"],
                "hand": ["Dig In", "Trauma Team Call"],
            },
        },
    },
)
"""Cops with everything they need against people who pay, and a Punknaught nearly done."""
