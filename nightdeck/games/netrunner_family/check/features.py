"""What cards can do, counted when it happens (`nightdeck check cards`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nightdeck.kernel.state import Entry

Kind = tuple[int, str, str]
"""The first number of such features, what they are called, the attribute of the card."""


class Features:
    """The features of all cards of a pool.

    `rows` are kinds of which a card may have several, `single` those it has once or not at all.
    `worked` is the event that says which one was at work, `counted` are events in words, and
    `main` says for which of them a card is there.
    """

    def __init__(
        self,
        pool: list[Any],
        rows: tuple[Kind, ...],
        single: tuple[Kind, ...],
        worked: int,
        counted: dict[int, str],
        main: Callable[[Any], str],
    ) -> None:
        self.pool: list[Any] = pool
        self.rows: tuple[Kind, ...] = rows
        self.single: tuple[Kind, ...] = single
        self.worked: int = worked
        self.counted: dict[int, str] = counted
        self.main: Callable[[Any], str] = main

    def of(self, card: Any) -> list[str]:
        """Return everything one card can do."""
        main = self.main(card)
        found = [main] if main else []
        for _, word, attribute in self.rows:
            found += [f"{word} {place + 1}" for place in range(len(getattr(card, attribute)))]
        found += [word for _, word, what in self.single if getattr(card, what) is not None]
        return [f"{card.id}: {each}" for each in found]

    def all(self) -> list[str]:
        """Name everything cards can do, in pool order."""
        return [feature for card in self.pool for feature in self.of(card)]

    def name(self, number: int) -> str:
        """Return a feature's number in words."""
        for first, word, _ in self.single:
            if number == first:
                return word
        first, word, _ = max(kind for kind in self.rows if kind[0] <= number)
        return f"{word} {number - first + 1}"

    def fired(self, entry: Entry) -> list[str]:
        """Return the features that a log entry shows at work.

        ANR-ICE7, ONR-12.14 A subroutine that was gained belongs to the card that gave it.
        """
        kind, args = entry[0], entry[1]
        if kind == self.worked:
            card = self.pool[args[0]]
            feature = f"{card.id}: {self.name(args[1])}"
            return [feature] if feature in self.of(card) else []
        word = self.counted.get(kind)
        if word is None:
            return []
        card = self.pool[args[0]]
        return [f"{card.id}: {word}"] if word == self.main(card) else []
