"""What the kernel asks of decks in a set-up."""

from typing import Any

import pytest

from nightdeck.decks import DeckNumber, deck_from, section_violations, vars_of
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.game import Deck, DeckForm, Game, Setup, Violation
from nightdeck.records.replay import header_of, read, rerun, setup_of, written
from nightdeck.records.session import Session
from tests.play.parlour import PARLOUR, brought


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
    assert refusal("l", "q") == "there is no deck 'q'; choose from l, r"


def test_every_seat_needs_a_deck() -> None:
    assert refusal("l") == "2 seats need as many decks, not 1"


def test_a_deck_of_the_other_side_is_refused() -> None:
    assert refusal("r", "r") == (
        "seat 1 plays the left side, but 'Right' is a deck for the right side"
    )


def test_an_illegal_deck_is_refused_with_everything_that_is_wrong() -> None:
    assert refusal("l", ILLEGAL) == (
        "the deck 'Extra' is not legal: there is no card 'unheard-of'; take it out. "
        "there are too many cards; take one out (SID-1)"
    )


def test_a_game_without_decks_refuses_them() -> None:
    with pytest.raises(BadSetup, match="there is no deck 'l'; there is none"):
        Game[Any]().check_setup(Setup(2, ("l", "l")))


# Sections -----------------------------------------------------------------------------------------


def test_a_game_with_sections_refuses_a_deck_that_is_illegal_in_one_of_them() -> None:
    deck = brought("own", "1111", "2222")

    with pytest.raises(
        BadSetup, match=r"Sideboard has 4 cards, at most 3 .*; take out 1 \(PAR-3\)"
    ):
        PARLOUR.check_setup(Setup(2, ("low", deck)))


def test_a_section_where_the_game_has_none_is_refused() -> None:
    deck = Deck("own", "Own", "right", {"known": 1}, sections={"sideboard": {"known": 1}})

    assert refusal("l", deck) == (
        "the deck 'Own' is not legal: there is no section 'sideboard'; take it out"
    )


def test_a_deck_of_one_section_is_recorded_as_before_there_were_sections() -> None:
    assert vars_of(Deck("l", "Left", "left", {"known": 2}, "me", "note")) == {
        "name": "l",
        "title": "Left",
        "side": "left",
        "cards": {"known": 2},
        "identity": "me",
        "note": "note",
    }


def test_a_record_keeps_all_sections_and_is_played_again() -> None:
    setup = Setup(2, (brought("own", "1234", "15"), "high"), seed=5, record=True)
    session = Session(PARLOUR, setup, ["a", "b"])
    for seat in (0, 1):
        session.decide(seat, session.state.decisions, 1)
    record = read(written(session.record))

    assert rerun(PARLOUR, record).outcome is not None
    kept = setup_of(record.header).decks[0]
    assert isinstance(kept, Deck)
    assert kept.sections == {"chips": {"white": 2}, "sideboard": {"n1": 1, "n5": 1}}


@pytest.mark.parametrize("deck", [3, [], {"name": "x"}, {"cards": {}, "colour": "red"}])
def test_a_recorded_deck_that_is_none_is_refused(deck: Any) -> None:
    header = header_of(PARLOUR, Setup(2, ("low", "high")))
    header.decks[0] = deck

    with pytest.raises(BadFile, match="line 1: "):
        setup_of(header)


@pytest.mark.parametrize("sections", [3, ["a"], {"chips": 3}, {"chips": {"white": "2"}}])
def test_a_record_whose_sections_are_no_lists_is_refused(sections: Any) -> None:
    header = header_of(PARLOUR, Setup(2, (brought("own", "1234", "15"), "high")))
    header.decks[0]["sections"] = sections

    with pytest.raises(BadFile, match=r"line 1: section .* of a deck is no list of cards"):
        setup_of(header)


def test_a_recorded_deck_without_sections_is_read() -> None:
    deck = deck_from({"name": "l", "title": "L", "side": "", "cards": {"n1": 1}, "identity": ""})

    assert deck.sections == {}


def test_sections_are_dealt_to_places_of_their_own() -> None:
    state = new_game(PARLOUR, Setup(2, seed=1))

    assert [len(zone) for zone in state.zones] == [2, 2, 2, 2, 2, 2, 0]


COUNTED = DeckForm(numbers=(DeckNumber("luck", "the luck", "TNY-1", 1, 6),))


@pytest.mark.parametrize(
    ("numbers", "sentences"),
    [
        ({"luck": 6}, []),
        ({"luck": 7}, ["the luck cannot be 7; choose 1 to 6 (TNY-1)"]),
        ({"fate": 1}, ["a deck of this game has no number 'fate'; choose from luck"]),
    ],
)
def test_a_number_of_a_deck_must_be_one_the_game_asks_for(
    numbers: dict[str, int], sentences: list[str]
) -> None:
    deck = Deck("own", "Own", "", {}, numbers=numbers)
    assert [each.sentence() for each in section_violations(COUNTED, deck, {})] == sentences


def test_a_deck_keeps_its_numbers_as_plain_values() -> None:
    deck = Deck("own", "Own", "", {"known": 1}, numbers={"luck": 3})
    assert deck_from(vars_of(deck)).numbers == {"luck": 3}


def test_numbers_of_a_deck_that_are_none_are_refused() -> None:
    with pytest.raises(ValueError, match="'numbers'"):
        deck_from({"name": "own", "title": "", "side": "", "cards": {}, "numbers": {"luck": "x"}})
