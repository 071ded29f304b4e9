"""How our cards are printed: factions, types, and what the pictures show."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.neuroscape.seen.catalogue import catalogue

View = dict[str, Any]


def emblem(name: str, ink: str, ink2: str, shape: str, code: str) -> View:
    """Return the mark of a faction."""
    return {"name": name, "ink": ink, "ink2": ink2, "shape": shape, "code": code}


EMBLEMS: Final[View] = {
    "Hacker": emblem("Hacker", "#4ea3ff", "#7df0ff", "square", "H"),
    "Cybernetic": emblem("Cybernetic", "#f0743a", "#ffd06a", "hex", "C"),
    "Corpo": emblem("Corpo", "#e3b94a", "#fff0b0", "shield", "O"),
    "Dustrunner": emblem("Dustrunner", "#d98e5a", "#ffdf9e", "tri", "D"),
    "Mystic": emblem("Mystic", "#b07bf5", "#ff9fe0", "petal", "M"),
    "Thrasher": emblem("Thrasher", "#ef4f6b", "#ffe066", "burst", "T"),
    "Nanobot": emblem("Nanobot", "#9fb4c8", "#6ff0c8", "diamond", "N"),
    "Wonderland": emblem("Wonderland", "#48cdb0", "#ff9ad1", "circle", "W"),
    "Robot": emblem("Robot", "#9aa3ad", "#eceff3", "shield", "RO"),
    "Mech": emblem("Mech", "#7f8f5a", "#eaf3cf", "shield", "ME"),
    "AI": emblem("AI", "#5ad0d8", "#d5fbff", "ring", "AI"),
    "Gambler": emblem("Gambler", "#d8c24a", "#fff7c9", "diamond", "GA"),
    "Raver": emblem("Raver", "#ff6bd0", "#ffe0f6", "burst", "RA"),
    "none": emblem("No faction", "#8a8f98", "#dfe3e8", "circle", "-"),
}


def printed(field: str, label: str, icon: str = "", by: str = "") -> View:
    """Return a number that is printed on cards; `by` is the field that names its icon."""
    return {"field": field, "label": label, "icon": icon, "by": by}


COST: Final = printed("cost", "RAM")
ATTACK: Final = printed("attack", "attack", "attack")
DEFENSE: Final = printed("defense", "defense", "defense")
TYPES: Final[View] = {
    "mainframe": {"name": "Mainframe", "cut": "flag"},
    "ram": {"name": "RAM", "cut": "chip"},
    "character": {
        "name": "Character",
        "cut": "soft",
        "cost": COST,
        "key": printed("power", "attack and defense", "attack", by="pool"),
    },
    "cyberware": {
        "name": "Cyberware",
        "cut": "notch",
        "cost": COST,
        "key": ATTACK,
        "small": [DEFENSE, printed("level", "level"), printed("psychosis", "psychosis")],
    },
    "exe": {"name": "EXE", "cut": "ticket", "cost": COST},
    "script": {"name": "Script", "cut": "ticket", "cost": COST},
    "tarot": {"name": "Tarot", "cut": "soft", "cost": COST},
    "drug": {"name": "Drug", "cut": "soft", "cost": COST},
    "protocol": {"name": "Protocol", "cut": "slab", "cost": COST},
    "virus": {"name": "Virus", "cut": "slab", "cost": COST},
    "trojan": {
        "name": "Trojan",
        "cut": "slab",
        "cost": COST,
        "key": printed("activation", "activation"),
    },
    "environment": {"name": "Environment", "cut": "flag", "cost": COST},
}

MOTIFS: Final[dict[str, list[str]]] = {
    "mainframe": ["core", "monument"],
    "ram": ["chip"],
    "character": ["portrait"],
    "cyberware": ["device", "blade"],
    "exe": ["burst", "shards"],
    "script": ["signal", "key"],
    "tarot": ["eye", "emblem"],
    "drug": ["spores"],
    "protocol": ["wall", "gate"],
    "virus": ["spores", "shards"],
    "trojan": ["gate", "key"],
    "environment": ["skyline", "facade"],
}


def prints() -> View:
    """Return everything about the look of our cards."""
    return {
        "emblems": EMBLEMS,
        "types": TYPES,
        "motifs": {card["id"]: MOTIFS[card["type"]] for card in catalogue()},
    }
