"""What both games are to the kernel: two sides, and decks for each of them."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from nightdeck.decks import Deck
from nightdeck.games.netrunner_family.model.terms import CORP, RUNNER, SIDE_NAMES, SIDES
from nightdeck.kernel.game import S, Setup
from nightdeck.kernel.rng import Rng
from nightdeck.language.card_game import CardGame


@mypyc_attr(allow_interpreted_subclasses=True)
class NetrunnerGame(CardGame[S]):
    """Seat 0 is the Corporation, seat 1 the Runner."""

    conflict = "while somebody runs"
    seat_counts = (2,)
    beginner = RUNNER
    families = ("nightdeck.games.netrunner_family",)
    kept_rulings: ClassVar[tuple[str, ...]] = ()
    """Not varied in fuzzing, because decks would not be legal or secrets would be told."""

    def seat_name(self, seats: int, seat: int) -> str:
        """Return the side of a seat."""
        return SIDE_NAMES[seat]

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up: decks of the pool or random legal ones, sometimes other rulings."""
        decks = tuple(self.side_deck(rng, seat, rng.below(3) > 0) for seat in (CORP, RUNNER))
        rulings: dict[str, str] = {}
        if rng.below(3) == 0:
            for ruling in self.rulings:
                if ruling.name not in self.kept_rulings and rng.below(4) == 0:
                    rulings[ruling.name] = ruling.values[rng.below(len(ruling.values))]
        position = self.any_position(rng, rulings)
        return Setup(2, decks, rulings, {}, f"fuzz {rng.word()}", position=position)

    def any_position(self, rng: Rng, rulings: dict[str, str]) -> dict[str, Any] | None:
        """Return a position to begin from, if this game has some; it may add rulings."""
        return None

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        """Return random legal decks around wanted cards; one may be a deck of the pool."""
        cards = tuple(self.pool[self.places[card]] for card in wanted)
        usual = rng.below(4)
        decks = tuple(self.side_deck(rng, seat, seat == usual, cards) for seat in (CORP, RUNNER))
        return Setup(2, decks, None, {}, f"fuzz {rng.word()}")

    def side_deck(
        self, rng: Rng, seat: int, usual: bool, wanted: tuple[Any, ...] = ()
    ) -> str | Deck:
        """Return a deck of the pool for a seat, or a random one around wanted cards."""
        if not usual:
            return self.random_deck(rng, seat, wanted)
        names = [deck.name for deck in self.decks.values() if deck.side == SIDES[seat]]
        return names[rng.below(len(names))]

    def repeated(self, text: str, count: int) -> str:
        """Put a line of the log that came several times in a row into one."""
        if text.endswith(" a card.") and "draw" in text:
            return f"{text.removesuffix('a card.')}{count} cards."
        return super().repeated(text, count)
