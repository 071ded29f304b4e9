"""Positions from which trials begin now and then, so that rare choices are met as well.

Games of random moves seldom come to an encounter with a full rig; these begin just before one.
"""

from __future__ import annotations

from typing import Any, Final

WALL: Final = [{"card": "Data Wall", "rezzed": True}]
WALLS: Final = [{"card": "Reinforced Wall", "rezzed": True}]
WIRE: Final = [{"card": "Shotgun Wire", "rezzed": True}]
SENTRY: Final = [{"card": "Banpei", "rezzed": True}, {"card": "Hunter", "rezzed": True}]
COLONEL: Final = [{"card": "Colonel Failure", "rezzed": True}]
TOUGH: Final = [{"card": "Toughonium Wall", "rezzed": True}]

ARENAS: Final[tuple[dict[str, Any], ...]] = (
    {
        "turn": "runner",
        "corp": {
            "bits": 9,
            "hq": ["Hostile Takeover", "Night Shift", "Setup!"],
            "forts": {"hq": {"ice": WALL}, "rd": {"ice": WALLS}, "s1": {"ice": [*WALL, "Filter"]}},
        },
        "runner": {
            "bits": 15,
            "hand": ["Score!", "Forged Activation Orders", "Forged Activation Orders"],
            "rig": [
                "Tycho Mem Chip",
                "Pile Driver",
                "Jackhammer",
                "Dwarf",
                "Cloak",
                "Invisibility",
            ],
        },
    },
    {
        "turn": "runner",
        "corp": {
            "bits": 12,
            "hq": ["Marine Arcology", "Scorched Earth"],
            "forts": {"hq": {"ice": WIRE}, "rd": {"ice": WIRE}, "archives": {"ice": WIRE}},
        },
        "runner": {"bits": 4, "hand": ["Score!"], "rig": ["Emergency Self-Construct", "Shield"]},
    },
    {
        "corp": {
            "bits": 12,
            "forts": {"rd": {"ice": SENTRY}, "s1": {"inside": ["Political Coup"]}},
            "fort_counters": {"s1": {"spy": 2}},
            "counters": {"gremlin": 2},
        },
        "runner": {
            "bits": 9,
            "tags": 1,
            "rig": ["Raptor", "Nasuko Cycle", "Broker", "Trauma Team"],
            "counters": {"crying": 1, "cerberus": 1},
        },
    },
    {
        "turn": "runner",
        "corp": {
            "bits": 9,
            "hq": ["Hostile Takeover", "Setup!"],
            "forts": {"hq": {"ice": COLONEL}, "rd": {"ice": TOUGH}, "s1": {"ice": TOUGH}},
        },
        "runner": {
            "bits": 14,
            "hand": ["Score!", "Score!", "Score!"],
            "rig": ["Bartmoss Memorial Icebreaker", "AI Boon", "Loan from Chiba", "Cloak"],
        },
    },
    {
        "corp": {
            "bits": 15,
            "hq": ["Scorched Earth", "Scorched Earth", "Scorched Earth", "Night Shift"],
        },
        "runner": {
            "bits": 6,
            "tags": 2,
            "hand": ["Score!", "Score!", "Score!", "Score!", "Identity Donor"],
            "rig": [
                "Leland, Corporate Bodyguard",
                "Trauma Team",
                "Armored Fridge",
                "Techtronica Utility Suit",
                "Bolt Hole",
            ],
        },
    },
)
"""Walls and noise, the last breath, spies and tags, ice with more subroutines than bits break, and
meat damage with much against it."""
