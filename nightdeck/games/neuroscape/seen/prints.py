"""How our cards are printed: factions, types, and what the pictures show."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.neuroscape.seen.catalogue import catalogue

View = dict[str, Any]


def emblem(name: str, ink: str, ink2: str, shape: str, code: str) -> View:
    """Return the mark of a faction."""
    return {"name": name, "ink": ink, "ink2": ink2, "shape": shape, "code": code}


EMBLEMS: Final[View] = {
    "Hacker": emblem("Hacker", "#4fd08a", "#d8ffe6", "diamond", "HA"),
    "Cybernetic": emblem("Cybernetic", "#6fb6e8", "#dff1ff", "hex", "CY"),
    "Corpo": emblem("Corpo", "#c9a94f", "#fff0c2", "square", "CO"),
    "Dustrunner": emblem("Dustrunner", "#d98a4a", "#ffe0bf", "tri", "DU"),
    "Mystic": emblem("Mystic", "#b07ae0", "#efdcff", "ring", "MY"),
    "Thrasher": emblem("Thrasher", "#e05858", "#ffd6d0", "burst", "TH"),
    "Nanobot": emblem("Nanobot", "#8fb8b0", "#e4fffa", "circle", "NA"),
    "Wonderland": emblem("Wonderland", "#e07ab8", "#ffd9ef", "petal", "WO"),
    "Robot": emblem("Robot", "#9aa3ad", "#eceff3", "shield", "RO"),
    "Mech": emblem("Mech", "#7f8f5a", "#eaf3cf", "shield", "ME"),
    "AI": emblem("AI", "#5ad0d8", "#d5fbff", "ring", "AI"),
    "Gambler": emblem("Gambler", "#d8c24a", "#fff7c9", "diamond", "GA"),
    "Raver": emblem("Raver", "#ff6bd0", "#ffe0f6", "burst", "RA"),
    "none": emblem("No faction", "#8a8f98", "#dfe3e8", "circle", "-"),
}


def printed(field: str, label: str, icon: str = "") -> View:
    """Return a number that is printed on cards."""
    return {"field": field, "label": label, "icon": icon}


COST: Final = printed("cost", "RAM", "ram")
ATTACK: Final = printed("attack", "attack", "attack")
DEFENSE: Final = printed("defense", "defense", "defense")
TYPES: Final[View] = {
    "mainframe": {"name": "Mainframe", "cut": "flag"},
    "ram": {"name": "RAM", "cut": "chip"},
    "character": {"name": "Character", "cost": COST, "key": ATTACK, "small": [DEFENSE]},
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
