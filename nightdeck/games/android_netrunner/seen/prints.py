"""How our cards are printed: factions, types, and what the pictures show."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.android_netrunner.seen.catalogue import catalogue

View = dict[str, Any]


def emblem(name: str, ink: str, ink2: str, shape: str, code: str) -> View:
    """Return the mark of a faction."""
    return {"name": name, "ink": ink, "ink2": ink2, "shape": shape, "code": code}


NEUTRAL: Final = emblem("Neutral", "#98a0b3", "#d9dde8", "ring", "–")
EMBLEMS: Final[View] = {
    "anarch": emblem("Anarch", "#f0602f", "#ffc24a", "tri", "A"),
    "criminal": emblem("Criminal", "#4c8dff", "#6fe3ff", "diamond", "C"),
    "shaper": emblem("Shaper", "#4fc46b", "#d7f36b", "circle", "S"),
    "haas-bioroid": emblem("Haas-Bioroid", "#9a7bf0", "#5be0e6", "hex", "H"),
    "jinteki": emblem("Jinteki", "#e2475b", "#ffb3a0", "petal", "J"),
    "nbn": emblem("NBN", "#f0bd2c", "#ff7d4d", "square", "N"),
    "weyland-consortium": emblem("Weyland", "#5f9f8a", "#d8c27a", "shield", "W"),
    "neutral-corp": NEUTRAL,
    "neutral-runner": NEUTRAL,
}


def printed(field: str, label: str, icon: str = "") -> View:
    """Return a number that is printed on cards."""
    return {"field": field, "label": label, "icon": icon}


STRENGTH: Final = printed("strength", "strength", "shield")
TRASH: Final = printed("trash_cost", "trash", "strike")
TYPES: Final[View] = {
    "ice": {
        "name": "ICE",
        "key": STRENGTH,
        "lines": "subroutines",
        "back": [STRENGTH, printed("cost", "rez")],
    },
    "program": {
        "cut": "notch",
        "key": STRENGTH,
        "small": [printed("memory_cost", "memory", "socket")],
    },
    "hardware": {"cut": "chip"},
    "event": {"cut": "ticket"},
    "operation": {"cut": "ticket"},
    "resource": {"cut": "soft"},
    "agenda": {
        "cut": "flag",
        "cost": printed("advancement_cost", "advancements needed"),
        "key": printed("agenda_points", "points", "banner"),
    },
    "asset": {"key": TRASH},
    "upgrade": {"key": TRASH},
    "identity": {"small": [printed("base_link", "link", "chain")]},
}

MOTIFS: Final[dict[str, list[str]]] = {
    "ice": ["wall", "gate", "eye"],
    "agenda": ["monument", "monument", "skyline", "emblem"],
    "program": ["core", "shards", "signal", "key"],
    "hardware": ["device", "device", "chip"],
    "resource": ["facade", "plan", "skyline", "device"],
    "event": ["burst", "signal", "plan", "burst"],
    "operation": ["chart", "chart", "emblem", "burst"],
    "asset": ["facade", "skyline", "facade", "chart"],
    "upgrade": ["plan", "facade", "gate"],
}
BY_SUBTYPE: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "ice": (("barrier", "wall"), ("code gate", "gate"), ("sentry", "eye")),
    "program": (
        ("fracter", "shards"),
        ("decoder", "key"),
        ("killer", "blade"),
        ("virus", "spores"),
    ),
    "hardware": (("chip", "chip"),),
    "resource": (("connection", "portrait"),),
}
"""What a reader learns to know: a wall is a barrier."""


def motifs(card: View) -> list[str]:
    """Return what the picture of a card may show."""
    kind = card["type"]
    if kind == "identity":
        return ["portrait"] if card["side"] == "runner" else ["emblem", "monument"]
    has = [subtype.lower() for subtype in card["subtypes"]]
    for subtype, motif in BY_SUBTYPE.get(kind, ()):
        if subtype in has:
            return [motif]
    return MOTIFS[kind]


def prints() -> View:
    """Return everything about the look of our cards."""
    return {
        "emblems": EMBLEMS,
        "types": TYPES,
        "motifs": {card["id"]: motifs(card) for card in catalogue()},
    }
