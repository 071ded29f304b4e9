"""Finding cards: words, quoted words, and fields such as `t:ice`, `f!weyland` or `cost<3`.

The browser, the command line and the interface for programs search with the same words. The
fields are those the cards of a game have; which short names they go by a game says itself.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any, Final

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game

Card = dict[str, Any]

MOST_LETTERS: Final = 200
MOST_WORDS: Final = 12
WORD: Final = re.compile(r'([a-z_]+)(<=|>=|!=|[:<>=!])("[^"]*"|[^\s"]+)|"([^"]+)"|(\S+)')
NUMBER: Final = re.compile(r"-?[0-9]{1,5}")
SHORT: Final = {
    "t": "type",
    "f": "faction",
    "s": "subtypes",
    "c": "cost",
    "x": "text",
    "d": "side",
    "e": "set",
    "u": "unique",
    "subtype": "subtypes",
}
"""Short names that every game has; a game may add its own or give them another meaning."""
COMPARED: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
    "=": operator.eq,
    ":": operator.eq,
    "!": operator.ne,
    "!=": operator.ne,
}
EQUAL: Final = (":", "=", "!", "!=")
YES: Final = ("yes", "true", "1")
NO: Final = ("no", "false", "0")
TOGETHER: Final = {"text": ("text", "subroutines")}
"""What is printed in several places and looked for in all of them."""
SEARCHED: Final = (
    "name", "type", "faction", "side", "text", "set", "subtypes", "subroutines",
)  # fmt: skip
WHOLE: Final = ("id", "code")
"""What a plain word finds only if it is the whole of it."""
UNSEARCHED: Final = ("id", "keywords", "named", "subroutines", "cost_resource")
"""What is not looked for by name: it is part of another field or means nothing to people."""


class BadQuery(BadSetup):
    """A search that cannot be understood, with what would have been right."""


class Fields:
    """The fields by which the cards of a game are found."""

    def __init__(self, game: Game[Any], cards: list[Card]) -> None:
        self.short: dict[str, str] = {**SHORT, **game.search}
        names = {name for card in cards for name in card if name not in UNSEARCHED}
        self.names: list[str] = sorted(names)
        self.kinds: dict[str, str] = {name: kind_of(cards, name) for name in self.names}

    def named(self, word: str) -> str:
        """Return the field a word means, or refuse it and name those there are."""
        name = word if word in self.kinds else self.short.get(word, "")
        if name in self.kinds:
            return name
        raise BadQuery(
            f"cards have no field {word!r}. The fields are {', '.join(self.listed())}. "
            f"Put quotes around it to look for the words"
        )

    def listed(self) -> list[str]:
        """Return every field with its short names."""
        found = []
        for name in self.names:
            short = sorted((s for s, long in self.short.items() if long == name), key=len)
            found.append(f"{name} ({', '.join(short)})" if short else name)
        return found


def kind_of(cards: list[Card], name: str) -> str:
    """Return whether a field holds numbers, yes or no, or words."""
    held = [card[name] for card in cards if card.get(name) is not None]
    if any(isinstance(value, bool) for value in held):
        return "yes or no"
    return "number" if any(isinstance(value, int) for value in held) else "words"


def found_cards(game: Game[Any], cards: list[Card], query: str) -> list[Card]:
    """Return the cards that fit every word of a query; one that is called just so comes alone."""
    wanted = query.casefold().strip()
    if len(wanted) > MOST_LETTERS:
        raise BadQuery(f"a search has at most {MOST_LETTERS} letters")
    exact = [card for card in cards if wanted and wanted in whole(card)]
    if exact:
        return exact
    fields = Fields(game, cards)
    words = [match.groups() for match in WORD.finditer(wanted)]
    if len(words) > MOST_WORDS:
        raise BadQuery(f"a search has at most {MOST_WORDS} words")
    tests = [condition(fields, *word) for word in words]
    return [card for card in cards if all(test(card) for test in tests)]


def whole(card: Card) -> list[str]:
    """Return what names one card: its name, its id, its printed code."""
    return [str(card[name]).casefold() for name in ("name", *WHOLE) if card.get(name)]


def condition(
    fields: Fields, field: str | None, sign: str | None, value: str | None, quoted: str | None,
    plain: str | None,
) -> Callable[[Card], bool]:  # fmt: skip
    """Return what a card is asked for one word of a query."""
    if field is None or sign is None or value is None:
        word = quoted or plain or ""
        return lambda card: word in searchable(card) or word in whole(card)
    name = fields.named(field)
    wanted = value.strip('"')
    kind = fields.kinds[name]
    if kind == "number":
        return number_condition(name, sign, wanted)
    if sign not in EQUAL:
        raise BadQuery(f"{name!r} holds {kind}, which {sign!r} cannot compare; use ':' or '!'")
    same = sign in (":", "=")
    if kind == "words":
        return lambda card: (wanted in spoken_of(card, name)) is same
    if wanted not in (*YES, *NO):
        raise BadQuery(f"{name!r} is yes or no, not {wanted!r}")
    return lambda card: (bool(card.get(name)) is (wanted in YES)) is same


def number_condition(name: str, sign: str, wanted: str) -> Callable[[Card], bool]:
    """Return the comparison with a number; some cards have a letter in its place, such as X."""
    if NUMBER.fullmatch(wanted):
        number = int(wanted)
        compare = COMPARED[sign]
        return lambda card: isinstance(card.get(name), int) and compare(card[name], number)
    if wanted != "x" or sign not in EQUAL:
        raise BadQuery(f"{name!r} is a number, not {wanted!r}; write for example {name}{sign}3")
    same = sign in (":", "=")
    return lambda card: name in card and (str(card[name]).casefold() == wanted) is same


def spoken_of(card: Card, name: str) -> str:
    """Return a field as the text that is searched."""
    return " ".join(spoken(card.get(part)) for part in TOGETHER.get(name, (name,)))


def spoken(value: Any) -> str:
    """Return a value as the text that is searched; underlined names are found as words too."""
    parts = value if isinstance(value, list | tuple) else [value]
    text = " ".join(str(part) for part in parts if part is not None)
    return f"{text} {text.replace('_', ' ').replace('-', ' ')}".casefold()


def searchable(card: Card) -> str:
    """Return the words by which a card is found without naming a field."""
    return " ".join(spoken(card.get(name)) for name in SEARCHED if card.get(name))
