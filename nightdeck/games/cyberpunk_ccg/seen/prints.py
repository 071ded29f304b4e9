"""How our cards are printed: factions, types, and what the pictures show."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.cyberpunk_ccg.seen.catalogue import catalogue

View = dict[str, Any]


def emblem(name: str, ink: str, ink2: str, shape: str, code: str) -> View:
    """Return the mark of a faction."""
    return {"name": name, "ink": ink, "ink2": ink2, "shape": shape, "code": code}


EMBLEMS: Final[View] = {
    "Street": emblem("Street", "#e0843f", "#ffe0c4", "burst", "ST"),
    "Corporate": emblem("Corporate", "#6f9fe8", "#dfeaff", "square", "CO"),
    "Government": emblem("Government", "#4fb3a5", "#d4fff7", "shield", "GO"),
    "Neutral": emblem("Neutral", "#9aa3ad", "#eceff3", "circle", "NE"),
}


def printed(field: str, label: str, icon: str = "") -> View:
    """Return a number that is printed on cards."""
    return {"field": field, "label": label, "icon": icon}


COST: Final = printed("cost", "EB", "coin")
STATS: Final = printed("stats", "SR, LR and Defense", "attack")
TYPES: Final[View] = {
    "sponsor": {"name": "Sponsor", "cut": "flag", "key": printed("eb", "EB", "coin")},
    "location": {
        "name": "Location",
        "cut": "slab",
        "cost": COST,
        "key": printed("security", "security", "shield"),
        "small": [printed("eb", "EB", "coin"), printed("ops", "Ops")],
    },
    "operation": {
        "name": "Operation",
        "cut": "ticket",
        "cost": COST,
        "key": printed("security", "security", "shield"),
        "small": [printed("ops", "Ops")],
    },
    "runner": {
        "name": "Runner",
        "cut": "soft",
        "cost": COST,
        "key": STATS,
        "small": [printed("power", "Power", "bolt")],
    },
    "cyber": {
        "name": "Cyber",
        "cut": "chip",
        "cost": COST,
        "key": STATS,
        "small": [printed("empathy", "Empathy", "bio")],
    },
    "equipment": {
        "name": "Equipment",
        "cut": "notch",
        "cost": COST,
        "key": STATS,
    },
    "event": {"name": "Event", "cut": "ticket", "cost": COST},
}

MOTIFS: Final[dict[str, list[str]]] = {
    "sponsor": ["monument", "core"],
    "location": ["facade", "skyline"],
    "operation": ["key", "gate"],
    "runner": ["portrait"],
    "cyber": ["device", "chip"],
    "equipment": ["blade", "device"],
    "event": ["burst", "signal"],
}


def prints() -> View:
    """Return everything about the look of our cards."""
    return {
        "emblems": EMBLEMS,
        "types": TYPES,
        "motifs": {card["id"]: MOTIFS[card["type"]] for card in catalogue()},
    }
