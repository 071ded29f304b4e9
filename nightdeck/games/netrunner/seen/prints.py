"""How our cards are printed: sides, types, and what the pictures show."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.netrunner.seen.catalogue import catalogue

View = dict[str, Any]


def emblem(name: str, ink: str, ink2: str, shape: str, code: str) -> View:
    """Return the mark of a side."""
    return {"name": name, "ink": ink, "ink2": ink2, "shape": shape, "code": code}


EMBLEMS: Final[View] = {
    "corp": emblem("Corporation", "#7fb4c9", "#e4d8a0", "square", "C"),
    "runner": emblem("Runner", "#e0763c", "#ffd36b", "tri", "R"),
}


def printed(field: str, label: str, icon: str = "") -> View:
    """Return a number that is printed on cards."""
    return {"field": field, "label": label, "icon": icon}


STRENGTH: Final = printed("strength", "strength", "shield")
TRASH: Final = printed("trash_cost", "trash", "strike")
TYPES: Final[View] = {
    "ice": {
        "name": "Ice",
        "key": STRENGTH,
        "lines": "subroutines",
        "back": [STRENGTH, printed("cost", "rez")],
    },
    "program": {
        "cut": "notch",
        "key": STRENGTH,
        "small": [printed("memory", "memory", "socket")],
    },
    "hardware": {"cut": "chip"},
    "prep": {"cut": "ticket"},
    "operation": {"cut": "ticket"},
    "resource": {"cut": "soft"},
    "agenda": {
        "cut": "flag",
        "cost": printed("difficulty", "difficulty"),
        "key": printed("points", "points", "banner"),
    },
    "node": {"key": TRASH},
    "upgrade": {"key": TRASH},
}

MOTIFS: Final[dict[str, list[str]]] = {
    "ice": ["wall", "gate", "eye"],
    "agenda": ["monument", "skyline", "emblem"],
    "program": ["core", "shards", "signal", "key"],
    "hardware": ["device", "device", "chip"],
    "resource": ["facade", "plan", "skyline", "device"],
    "prep": ["burst", "signal", "plan"],
    "operation": ["chart", "emblem", "burst"],
    "node": ["facade", "skyline", "chart"],
    "upgrade": ["plan", "facade", "gate"],
}
BY_KEYWORD: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "ice": (("wall", "wall"), ("code gate", "gate"), ("sentry", "eye")),
    "program": (("virus", "spores"), ("killer", "blade"), ("worm", "shards")),
    "hardware": (("chip", "chip"),),
    "resource": (("connection", "portrait"),),
}
"""What a reader learns to know: a wall is a wall."""


def motifs(card: View) -> list[str]:
    """Return what the picture of a card may show."""
    kind = card["type"]
    has = [keyword.lower() for keyword in card["keywords"]]
    for keyword, motif in BY_KEYWORD.get(kind, ()):
        if keyword in has:
            return [motif]
    return MOTIFS[kind]


def prints() -> View:
    """Return everything about the look of our cards."""
    return {
        "emblems": EMBLEMS,
        "types": TYPES,
        "motifs": {card["id"]: motifs(card) for card in catalogue()},
    }
