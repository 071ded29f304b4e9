"""How the cards of a game are printed, read from its data: emblems, types, what pictures show."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

View = dict[str, Any]


def read_prints(package: str, cards: list[View]) -> View:
    """Return everything about the look of some cards, as `prints.json` in a package tells it.

    `motifs` are what the pictures of a type may show; `by_word` are words of a card (a subtype, its
    side) that decide it, in their order: what a reader learns to know, as a wall for a barrier.
    Whatever else stands there is told as it is.
    """
    text = resources.files(package).joinpath("prints.json").read_text(encoding="utf-8")
    told: View = json.loads(text)
    shown = {name: value for name, value in told.items() if name != "by_word"}
    return {**shown, "motifs": {card["id"]: motifs(card, told) for card in cards}}


def motifs(card: View, told: View) -> list[str]:
    """Return what the picture of a card may show."""
    has = {card["side"], *(word.lower() for word in card["subtypes"])}
    for word, motif in told["by_word"].get(card["type"], ()):
        if word in has:
            return [motif] if isinstance(motif, str) else list(motif)
    return list(told["motifs"][card["type"]])
