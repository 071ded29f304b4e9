"""What a card game brings beyond any game: decks of its own, and a check between effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from nightdeck.decks import Deck
from nightdeck.kernel.game import S, Setup
from nightdeck.kernel.rng import Rng
from nightdeck.language.rooms import RoomyGame, room_needs


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(RoomyGame[S]):
    """The base of card games."""

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self.first_decks: tuple[str, ...]
        self.first_decks = room_needs(package, "decks.starter_decks", "DEFAULT_DECKS")
        self.random_deck: Callable[..., Deck]
        self.random_deck = room_needs(package, "decks.random_decks", "random_deck")
        self.pool: list[Any] = room_needs(package, "model.definitions", "POOL")
        self.places: dict[str, int] = room_needs(package, "model.definitions", "PLACES")

    def default_decks(self, seats: int) -> tuple[str, ...]:
        """Return the decks of a first game, one for every seat in turn."""
        first = self.first_decks
        return tuple(first[seat % len(first)] for seat in range(seats))

    def any_deck(self, rng: Rng) -> str | Deck:
        """Return a deck of the pool or a random one."""
        if rng.below(3) == 0:
            return self.random_deck(rng)
        names = list(self.decks)
        return names[rng.below(len(names))]

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        """Return random legal decks around wanted cards."""
        cards = tuple(self.pool[self.places[card]] for card in wanted)
        decks = (self.random_deck(rng, cards), self.random_deck(rng, cards))
        return Setup(2, decks, None, {}, f"fuzz {rng.word()}")

    def brought(self, setup: Setup, seat: int) -> Deck:
        """Return the deck a seat brings."""
        deck = setup.decks[seat]
        return self.decks[deck] if isinstance(deck, str) else deck

    def settle(self, state: S) -> None:
        """Check the state and resolve what waits, as after every part of an effect."""
        raise NotImplementedError
