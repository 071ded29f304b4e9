"""How our cards are printed: Gangs, types, and what the pictures show."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.seen.catalogue import CATALOGUE

View = dict[str, Any]


def emblem(name: str, ink: str, ink2: str, shape: str, code: str) -> View:
    """Return the mark of a Gang or of a kind of card."""
    return {"name": name, "ink": ink, "ink2": ink2, "shape": shape, "code": code}


EMBLEMS: Final[View] = {
    "maelstrom": emblem("Maelstrom", "#ff5247", "#ffb0a0", "tri", "MS"),
    "valentinos": emblem("Valentinos", "#f2b632", "#fff0b0", "diamond", "VA"),
    "tyger-claws": emblem("Tyger Claws", "#36d3e8", "#ff8ad0", "burst", "TC"),
    "voodoo-boys": emblem("Voodoo Boys", "#b184ff", "#7df0c0", "circle", "VB"),
    "sixth-street": emblem("6th Street", "#5f93ff", "#ffd0c0", "shield", "6S"),
    "weapon": emblem("Weapon", "#f0603a", "#ffd06a", "tri", "W"),
    "cyberware": emblem("Cyberware", "#48c3d9", "#e6f7a0", "hex", "C"),
    "quickhack": emblem("Quickhack", "#b07bf5", "#7df0c0", "diamond", "Q"),
    "braindance": emblem("Braindance", "#e86ab8", "#ffd9f0", "circle", "B"),
    "weapons": emblem("Weapons", "#f0603a", "#ffd06a", "tri", "W"),
    "solo": emblem("Solo", "#ef6a4a", "#ffd9a0", "tri", "S"),
    "techie": emblem("Techie", "#e0b53c", "#fff0b0", "square", "T"),
    "netrunner": emblem("Netrunner", "#4fb0ff", "#a0f0ff", "circle", "N"),
    "specialist": emblem("Specialist", "#c9b7ff", "#ffd0f0", "diamond", "X"),
}

FIREPOWER: Final = {"field": "firepower", "label": "Firepower", "icon": "flame"}
TIMING: Final = {"field": "timing", "label": "timing"}


def combat(name: str) -> View:
    """Return how a kind of combat card looks."""
    return {"name": name, "cut": "notch", "cost": FIREPOWER, "key": TIMING, "bonus": "cred"}


TYPES: Final[View] = {
    "combat_starting": combat("Combat, starting"),
    "combat_upgrade": combat("Combat, upgrade"),
    "opportunity": {"name": "Deal", "cut": "ticket"},
    "edgerunner": {"cut": "soft"},
}

STORY: Final = ["skyline", "monument", "emblem"]
OTHER: Final = ["core", "burst", "skyline"]


def motifs(card: View) -> list[str]:
    """Return what the picture of a card may show."""
    kind = card["type"]
    has = [subtype.lower() for subtype in card["subtypes"]]
    if kind == "edgerunner":
        return ["portrait"]
    if kind.startswith("combat"):
        if "weapon" in has:
            return ["gun", "gun", "blade"]
        if "quickhack" in has:
            return ["signal", "signal", "spores", "core"]
        return ["limb", "limb", "eye", "chip", "core", "portrait"]
    if kind == "opportunity":
        if "weapons" in has:
            return ["gun", "device", "plan"]
        if "braindance" in has:
            return ["portrait", "core", "skyline", "signal"]
        return ["limb", "chip", "device"]
    return STORY if kind == "story" else OTHER


def prints() -> View:
    """Return everything about the look of our cards."""
    return {
        "emblems": EMBLEMS,
        "types": TYPES,
        "motifs": {card["id"]: motifs(card) for card in CATALOGUE},
        "leads": ["Requirement", "When seized", "When revealed"],
        "bonus_icon": "star",
    }
