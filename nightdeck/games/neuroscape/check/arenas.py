"""Positions from which trials begin now and then, so that rare choices are met as well."""

from __future__ import annotations

from typing import Any, Final

SHORT: Final = {"committed": 0}
WILD: Final = {"card": "Edward 40 Hands", "cyberware": ["Demon Shard"]}

ARENAS: Final[tuple[dict[str, Any], ...]] = (
    {
        "players": {
            "0": {
                "field": [{"card": "Scrapper", **SHORT}, {"card": "Lug Nut", **SHORT}],
                "hand": ["Hackathon", "Mass Production"],
                "bank": 1,
            },
            "1": {"field": ["Scrapper"], "hand": ["Delete"], "bank": 4},
        },
        "stage": "initialize",
    },
    {
        "players": {
            "0": {"field": ["Digital Spectre"] * 9},
            "1": {"slots": ["Firewall"], "hand": ["Delete"]},
        },
        "stage": "combat",
    },
    {
        "players": {
            "0": {
                "mainframe": "Berserker",
                "field": [WILD, WILD, WILD, "Project Archangel"],
                "hand": ["Gigadyne Amp", "Demon Shard", "Battle Axe"],
                "bank": 10,
            },
            "1": {
                "mainframe": "Spotlight",
                "field": ["Vic Viper, Axe God", "Queen of Hearts"],
                "hand": ["Cortex Crab"],
                "bank": 8,
            },
        },
    },
)
"""Too little memory for two characters; a batch of damage that is prevented in part; attackers
whose psychosis is likely to fail, and ports for the heaviest cyberware."""
