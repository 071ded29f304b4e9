"""Positions from which trials begin now and then, so that rare choices are met as well."""

from __future__ import annotations

from typing import Any, Final

SHORT: Final = {"committed": 0}
WILD: Final = {"card": "Edward 40 Hands", "cyberware": ["Demon Shard"]}

WOUNDED: Final = {"card": "Seer", "bleed": 1}

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
    {
        "players": {
            "0": {
                "mainframe": "Sidewinder",
                "field": ["Badlands Infantry"] * 2 + ["Badlands Marauder"] * 2,
                "hand": ["Savage Duststorm", "Dust to Dust", "Savage Duststorm"],
                "bank": 9,
            },
            "1": {
                "mainframe": "Aurora",
                "field": [WOUNDED] * 4,
                "hand": ["The Sun", "Strength"],
                "bank": 5,
            },
        },
    },
    {
        "players": {
            "0": {
                "mainframe": "Eclipse",
                "field": ["Seer"] * 4,
                "hand": ["The Sun", "The Fool", "The Devil", "Strength"],
                "bank": 9,
            },
            "1": {
                "mainframe": "Aurora",
                "field": ["Psychic"] * 5,
                "hand": ["The Sun", "Wheel of Fortune", "The Magician"],
                "bank": 6,
            },
        },
    },
    {
        "players": {
            "0": {
                "field": ["Anima Proxy", "Scrapper"],
                "hand": ["Delete", "Fork Bomb", "Delete", "Fork Bomb"],
                "bank": 12,
            },
            "1": {
                "field": ["Scrapper", "Lug Nut", "Scrapper"],
                "hand": ["Fork Bomb", "Fork Bomb", "Delete"],
                "bank": 9,
            },
        },
    },
)
"""Too little memory for two characters; a batch of damage that is prevented in part; attackers
whose psychosis is likely to fail, and ports for the heaviest cyberware; bleeding characters that a
storm destroys; tarots that may be reversed against a mainframe that answers; programs with targets
on the cache, and what copies them."""
