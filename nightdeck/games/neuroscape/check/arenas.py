"""Positions from which trials begin now and then, so that rare choices are met as well."""

from __future__ import annotations

from typing import Any, Final

SHORT: Final = {"committed": 0}

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
)
"""Too little memory for two characters, and a batch of damage that is prevented in part."""
