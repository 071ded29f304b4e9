"""Finding cards: plain words, quoted words, and fields such as `type:ice` or `cost<3`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any, Final

Card = dict[str, Any]

MOST_WORDS: Final = 12
WORD: Final = re.compile(r'([a-z_]+)(<=|>=|[:<>=])("[^"]*"|\S+)|"([^"]+)"|(\S+)')
SHORT: Final = {
    "t": "type",
    "f": "faction",
    "s": "subtypes",
    "c": "cost",
    "x": "text",
    "subtype": "subtypes",
    "points": "agenda_points",
    "trash": "trash_cost",
    "memory": "memory_cost",
}
COMPARED: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
    "=": operator.eq,
    ":": operator.eq,
}
SEARCHED: Final = ("name", "type", "faction", "side", "text", "set")


def found_cards(cards: list[Card], query: str) -> list[Card]:
    """Return the cards that fit every word of a query."""
    words = [match.groups() for match in WORD.finditer(query.casefold())][:MOST_WORDS]
    return [card for card in cards if all(fits(card, *word) for word in words)]


def fits(
    card: Card, field: str | None, sign: str | None, value: str | None, quoted: str | None,
    plain: str | None,
) -> bool:  # fmt: skip
    """Tell whether a card fits one word; a field no card has is taken as plain text."""
    if field is None or sign is None or value is None:
        return (quoted or plain or "") in searchable(card)
    wanted = value.strip('"')
    held = card.get(SHORT.get(field, field))
    if isinstance(held, bool):
        return held is (wanted in ("yes", "true", "1"))
    if isinstance(held, int):
        return wanted.lstrip("-").isdecimal() and COMPARED[sign](held, int(wanted))
    if sign not in (":", "="):
        return False
    return wanted in spoken(held)


def spoken(value: Any) -> str:
    """Return a field as the text that is searched; underlined names are found as words too."""
    parts = value if isinstance(value, list | tuple) else [value]
    text = " ".join(str(part) for part in parts if part is not None)
    return f"{text} {text.replace('_', ' ').replace('-', ' ')}".casefold()


def searchable(card: Card) -> str:
    """Return the words by which a card is found without naming a field."""
    fields = [card.get(name) for name in SEARCHED]
    fields += [card.get("subtypes"), card.get("subroutines")]
    return " ".join(spoken(value) for value in fields if value)
