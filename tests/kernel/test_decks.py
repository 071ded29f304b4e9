"""What the kernel asks of decks in a set-up."""

from typing import Any

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Deck, DeckForm, Game, Setup, Violation


class Sided(Game[Any]):
    """A game with two sides, two decks and one deck rule."""

    title = "Sided"
    deck_form = DeckForm(sides=("left", "right"))

    def __init__(self) -> None:
        super().__init__()
        self.decks = {"l": Deck("l", "Left", "left", {}), "r": Deck("r", "Right", "right", {})}

    def default_decks(self, seats: int) -> tuple[str, ...]:
        return ("l", "r")

    def catalogue(self) -> list[dict[str, Any]]:
        return [{"id": "known"}]

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        found = super().deck_violations(deck, rulings)
        if len(deck.cards) > 1:
            found.append(Violation("SID-1", "there are too many cards", "take one out"))
        return found


SIDED = Sided()
ILLEGAL = Deck("x", "Extra", "right", {"known": 1, "unheard-of": 2})


def refusal(*decks: str | Deck) -> str:
    """Returns the sentence with which a set-up is refused."""
    with pytest.raises(BadSetup) as refused:
        SIDED.check_setup(Setup(2, decks))
    return str(refused.value)


def test_decks_that_fit_their_seats_are_taken() -> None:
    own = Deck("own", "Own", "right", {"known": 3})

    assert SIDED.check_setup(Setup(2, ("l", own))).decks == ("l", own)


def test_without_decks_the_usual_ones_are_taken() -> None:
    assert SIDED.check_setup(Setup(2)).decks == ("l", "r")


def test_an_unknown_deck_is_refused_with_those_there_are() -> None:
    assert refusal("l", "q") == "there is no deck 'q'; there is l, r"


def test_every_seat_needs_a_deck() -> None:
    assert refusal("l") == "2 seats need as many decks, not 1"


def test_a_deck_of_the_other_side_is_refused() -> None:
    assert refusal("r", "r") == (
        "seat 0 plays the left side, but 'Right' is a deck for the right side"
    )


def test_an_illegal_deck_is_refused_with_everything_that_is_wrong() -> None:
    assert refusal("l", ILLEGAL) == (
        "the deck 'Extra' is not legal: there is no card 'unheard-of'; take it out. "
        "there are too many cards; take one out (SID-1)"
    )


def test_a_game_without_decks_refuses_them() -> None:
    with pytest.raises(BadSetup, match="there is no deck 'l'; there is none"):
        Game[Any]().check_setup(Setup(2, ("l", "l")))
