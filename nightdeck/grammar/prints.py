"""How the cards of a game are printed: marks, types, pictures. The catalogue brings it along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from nightdeck.grammar.document import Part


class Emblem(Part):
    """A faction, or whatever cards are told apart by: shape, letters and two inks."""

    name: str
    ink: str
    ink2: str
    shape: Literal["tri", "diamond", "circle", "hex", "petal", "square", "shield", "ring", "burst"]
    code: str


class PrintedNumber(Part):
    """A field of the catalogue that is printed, with its icon and what it is called."""

    field: str
    label: str
    icon: str = ""
    by: str = ""
    """The field of a card that names its icon."""


class CardType(Part):
    """What a type of card looks like."""

    name: str = ""
    cut: Literal["slab", "notch", "chip", "ticket", "soft", "flag"] = "slab"
    cost: PrintedNumber | None = None
    key: PrintedNumber | None = None
    small: list[PrintedNumber] = []
    back: list[PrintedNumber] = []
    """What its owner reads on its back, instead of the type."""
    lines: str = ""
    """The field that lists its single lines."""
    bonus: str = ""
    """The field with an `amount` and the `text` of when it is gained."""


class Prints(Part):
    """Everything a game says about the look of its cards."""

    emblems: dict[str, Emblem] = {}
    types: dict[str, CardType] = {}
    motifs: dict[str, list[str]] = {}
    """What the picture of a card may show, by the card's id."""
    leads: list[str] = []
    """Words with which a paragraph of card text begins."""
    bonus_icon: str = ""


def parsed(prints: Mapping[str, Any]) -> Prints:
    """Return prints as types; what is unknown or of a wrong type is refused."""
    return msgspec.convert(prints, Prints, strict=True)
