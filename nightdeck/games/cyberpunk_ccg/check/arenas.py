"""Positions from which trials begin now and then, so that rare choices are met as well."""

from __future__ import annotations

from typing import Any, Final

CRAWLER: Final = ["Cargo Truck", "Family R.V.", "Hover Sled", "A.V. 1"]


class Arena:
    """A position for so many seats, with the switches that make the choice possible."""

    def __init__(
        self, position: dict[str, Any], seats: int = 2, rulings: dict[str, str] | None = None
    ) -> None:
        self.position: dict[str, Any] = position
        self.seats: int = seats
        self.rulings: dict[str, str] = {} if rulings is None else rulings


COPS: Final = Arena(
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
    }
)
"""Cops with everything they need against people who pay."""

PUNKNAUGHT: Final = Arena(
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
    }
)
"""A Punknaught that is nearly done."""

LAST_CARDS: Final = Arena(
    {
        "players": {
            str(seat): {"runs": 1, "gear": 1, "runners": ["Street Muscle"]} for seat in range(3)
        },
        "step": "beginning",
    },
    3,
    {"deckout_gain": "chosen-opponent"},
)
"""CCG-7.1b Nearly empty decks, and a choice who gains."""

ARENAS: Final = (COPS, PUNKNAUGHT, LAST_CARDS)
