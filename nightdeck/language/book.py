"""The effects of one game by number.

A number depends on nothing but the card the effect stands on and its place there, so that no
import, no other card and no other game changes a record.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from nightdeck.language.trees import parts
from nightdeck.language.values import UNNUMBERED, Effect

T = TypeVar("T")

SHARE: Final = 256
"""So many numbers belong to each card; those below are for what several cards share."""


class Book:
    """The effects of one game; `effects` finds one by its number."""

    def __init__(self) -> None:
        self.effects: dict[int, Effect[Any]] = {}

    def number_card(self, card: str, root: object, place: int) -> None:
        """Number the effects of the card with this place in the pool."""
        self.number(card, root, (place + 1) * SHARE)

    def add(self, pool: list[Any], places: dict[str, int], cards: tuple[Any, ...]) -> None:
        """Put the definitions of a game into its pool, in their order, and number their effects."""
        for card in cards:
            card.place = len(pool)
            places[card.id] = card.place
            pool.append(card)
            self.number_card(card.id, card, card.place)

    def shared(self, first: int, value: T) -> T:
        """Give the effects of a value that several cards use numbers of their own, for ever."""
        last = first + len(parts(value, Effect))
        if any(number in self.effects for number in range(first, last)):
            raise ValueError(f"number {first} is taken by another shared effect")
        self.number("a shared value", value, first)
        return value

    def number(self, owner: str, root: object, first: int) -> None:
        """Number the effects that a card, or a value several cards share, is made of."""
        for effect in parts(root, Effect):
            if effect.number == UNNUMBERED:
                effect.number = first
                self.effects[first] = effect
                first += 1
                if first % SHARE == 0:
                    raise ValueError(f"{owner} has more effects than there are numbers for it")
            elif effect.number >= SHARE:
                other = effect.number // SHARE - 1
                raise ValueError(f"{owner} uses an effect of card {other}: declare it as `shared`")
