"""Cards and other names in words, safe to print whatever they contain."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from nightdeck.kernel.game import Game, View
from nightdeck.play.finding import nearest

HARMFUL: Final = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that move the cursor, change direction or break lines."""


def safe(text: Any) -> str:
    """Return a text on one line without anything a terminal would obey."""
    kept = [" " if unicodedata.category(each) in HARMFUL else each for each in str(text)]
    return " ".join("".join(kept).split())


class Faces:
    """The cards of a game by id and by name."""

    def __init__(self, game: Game[Any]) -> None:
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in game.catalogue()}

    def name(self, card: str) -> str:
        """Return the name of a card."""
        return safe(self.cards[card]["name"]) if card in self.cards else safe(card)

    def find(self, word: str) -> str | None:
        """Return the id of the card whose id or name is this, or begins like this, or nearly."""
        wanted = word.casefold().strip()
        names = {card["name"]: key for key, card in self.cards.items()}
        for name, key in names.items():
            if wanted in (name.casefold(), key.casefold()):
                return key
        starting = [key for name, key in names.items() if name.casefold().startswith(wanted)]
        if len(starting) == 1:
            return starting[0]
        alike = nearest(word, names)
        return names[alike[0]] if alike else None

    def label(self, view: View, tag: str) -> str:
        """Return a card on the table in words: its name, or that it is face down, and its state."""
        entry = view.get("cards", {}).get(tag)
        if entry is None:
            return "a card"
        face = entry.get("card")
        if face:
            name = self.name(face)
        elif entry.get("memory"):
            name = f"face-down card (you remember {self.name(entry['memory'])})"
        else:
            name = "face-down card"
        details = [*marks_of(entry), *numbers_of(entry)]
        guests = [self.label(view, each) for each in entry.get("hosted") or []]
        if guests:
            details.append(f"hosts {', '.join(guests)}")
        return f"{name} [{'; '.join(details)}]" if details else name

    def facts(self, card: str, in_play: bool = False) -> list[str]:
        """Return everything printed on a card, as lines; in play without what builds decks."""
        entry = self.cards[card]
        lines = [safe(entry["name"])]
        kind = " - ".join(
            part for part in (entry.get("type"), ", ".join(entry.get("subtypes") or [])) if part
        )
        own = dict.fromkeys(part for part in (entry.get("side"), entry.get("faction")) if part)
        belongs = ", ".join(own)
        lines.append(safe(f"{kind} ({belongs})" if belongs else kind))
        numbers = printed_numbers(entry, BUILDING if in_play else ())
        if numbers:
            lines.append(safe("; ".join(numbers)))
        lines.extend(safe(line) for line in str(entry.get("text") or "").split("\n") if line)
        for name, value in entry.items():
            if isinstance(value, list) and name not in NOT_NUMBERS:
                lines.extend(f"- {safe(each)}" for each in value if isinstance(each, str))
        return [line for line in lines if line]


NOT_NUMBERS: Final = (
    "id", "name", "type", "subtypes", "faction", "side", "text", "keywords", "cost_resource",
)  # fmt: skip
BUILDING: Final = ("code", "set", "deck_limit", "influence", "unique")
"""What matters only to whoever builds a deck."""


def printed_numbers(entry: dict[str, Any], without: tuple[str, ...] = ()) -> list[str]:
    """Return the other printed facts of a card: cost, strength, set and the like."""
    found: list[str] = []
    for name, value in entry.items():
        if name in NOT_NUMBERS or name in without:
            continue
        if value is True:
            found.append(name.replace("_", " "))
        elif isinstance(value, (int, float, str)) and value is not False and value != "":
            found.append(f"{name.replace('_', ' ')} {value}{paid_with(entry, name)}")
    return found


def paid_with(entry: dict[str, Any], name: str) -> str:
    """Return what a cost is paid with, if the card says so."""
    resource = entry.get("cost_resource")
    return f" {resource}" if name == "cost" and resource else ""


def marks_of(entry: dict[str, Any]) -> list[str]:
    """Return the marks of a card on the table."""
    return [safe(mark) for mark in entry.get("marks") or []]


def numbers_of(entry: dict[str, Any]) -> list[str]:
    """Return the numbers and counters of a card on the table."""
    pairs = [*(entry.get("numbers") or {}).items(), *(entry.get("counters") or {}).items()]
    found = [safe(f"{name} {value}") for name, value in pairs if value is not None]
    strips = entry.get("strips")
    if strips:
        found.append(safe(f"{strips['label']} {strips['on']} of {strips['of']}"))
    return found
