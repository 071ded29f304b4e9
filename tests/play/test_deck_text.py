"""Deck lists in and out: nothing is lost on the way, nothing is dropped without a word."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.game import Deck
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.decks import FORMATS, DeckRead, read_deck, write_deck
from nightdeck.play.decks.letters import clean, clean_lines, fold
from nightdeck.play.seating import deck_brought
from tests.play.deckhouse import DECKHOUSE, POOL, PUBLISHED, random_deck

DECKS_IN_ONE_EXAMPLE = 50


def listed(text: str) -> DeckRead:
    """Reads a list of Deckhouse."""
    return read_deck(DECKHOUSE, text)


def cards_of(text: str) -> dict[str, int]:
    """Reads a list that must be understood completely."""
    found = listed(text)
    assert [each.sentence() for each in found.unread] == []
    return found.deck.cards


def same(one: Deck, other: Deck) -> bool:
    """Tells whether two decks are the same to a player."""
    return (one.cards, one.identity, one.title, one.note) == (
        other.cards,
        other.identity,
        other.title,
        other.note,
    )


# Out and in again ---------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("game", [DECKHOUSE, PUBLISHED], ids=["derived", "published"])
@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**32), title=st.text(min_size=1), note=st.text())
def test_a_deck_that_is_written_is_read_as_the_same_deck(
    form: str, game: object, seed: int, title: str, note: str
) -> None:
    rng = Rng(seed_key(seed))
    shown = clean(title) or "Some deck"
    for _ in range(DECKS_IN_ONE_EXAMPLE):
        deck = random_deck(rng, shown, clean_lines(note))

        found = read_deck(game, write_deck(game, deck, form), title=shown)  # type: ignore[arg-type]

        assert [each.sentence() for each in found.unread] == []
        assert same(found.deck, deck)


@pytest.mark.parametrize(
    "title",
    [
        "3x Sure Thing",
        "2 Unheard Of",
        "Nine: Whole Houses",
        "Event (3)",
        "Event",
        "Sure Thing",
        "12 cards",
        "My deck (2)",
        ";; title: other",
        ";; notes",
        "{",
        "<deck>",
        "Nine",
    ],
)
def test_a_deck_may_have_any_name(title: str) -> None:
    deck = Deck("any", title, "house", {"card-3": 3}, "card-0")

    assert same(listed(write_deck(DECKHOUSE, deck)).deck, deck)


def test_a_list_has_name_identity_types_marks_totals_and_notes_in_this_order() -> None:
    deck = Deck("d", "Doors", "house", {"card-4": 1, "card-3": 2, "card-15": 1}, "card-0", "Open.")

    assert write_deck(DECKHOUSE, deck).splitlines() == [
        "Doors",
        "",
        "Nine: Whole Houses (Base)",
        "",
        "Event (3)",
        "1x Déjà Vu (Base)",
        "2x Sure Thing (Attic & Cellar) •••",
        "",
        "Room (1)",
        "1x 3 Doors (Attic & Cellar) •",
        "",
        "4 cards",
        "",
        ";; notes: Open.",
    ]


def test_a_second_identity_stays_visible_among_the_cards() -> None:
    text = "Nine: Half Houses\n1x Nine: Whole Houses\n3 Snare!\n"

    found = listed(text).deck

    assert (found.identity, found.cards) == ("card-1", {"card-0": 1, "card-9": 3})
    assert same(listed(write_deck(DECKHOUSE, found)).deck, found)


# Plain lists --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "3 Sure Thing",
        "3x Sure Thing",
        "3X Sure Thing",
        "3× Sure Thing",
        "3 x Sure Thing",
        "  3x   sure   THING  ",
        "* 3x Sure Thing",
        "3x Sure Thing (Attic & Cellar)",
        "3x Sure Thing (Attic & Cellar) •••••  •",
        "3x Sure Thing (Attic & Cellar) ★ ●●",
        "3x Sure Thing ☆○∞",
        "3 Sure Thing (ATC) 123",
        "3 Sure Thing (ATC) #12a",
        "3 Sure Thing [id: 70003, art: alt]",
        "3 Something Else [id: 70003]",
        "3 “Sure Thing”",
    ],
)
def test_a_card_line_is_understood_in_every_way_it_is_written(line: str) -> None:
    assert cards_of(line) == {"card-3": 3}


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("1 Deja vu", "card-4"),
        ("1 DÉJÀ VU (Base)", "card-4"),
        ("1 The Maker’s Eye", "card-5"),
        ("1 The Makers Eye", "card-5"),
        ("1 Say “Please”", "card-6"),
        ("1 Say Please", "card-6"),
        ("1 Yog.0", "card-7"),
        ("1 Viktor 1.0 (Base) ••", "card-8"),
        ("1 Snare", "card-9"),
        ("1 R and D Interface", "card-10"),
        ("1 Draco", "card-11"),
        ("1 X Marks", "card-12"),
        ("1x X Marks", "card-12"),
        ("1 Event", "card-13"),
        ("1 Room (Upstairs)", "card-14"),
        ("1 Room (Upstairs) (Base) •", "card-14"),
        ("1 3 Doors", "card-15"),
        ("1 e3 Feedback", "card-16"),
        ("1 Cma Moth", "card-17"),
        ("1 Cards on the Table", "card-18"),
        ("1 ∞", "card-19"),
        ("1 Twin Beds (Base)", "twin-old"),
        ("1 Twin Beds (attic and cellar)", "twin-new"),
    ],
)
def test_a_title_is_found_without_accents_quotes_and_case(line: str, card: str) -> None:
    assert cards_of(line) == {card: 1}


def test_the_same_title_twice_adds_up() -> None:
    assert cards_of("2 Sure Thing\n1 sure thing") == {"card-3": 3}


def test_headings_totals_and_remarks_are_passed_over_and_shown() -> None:
    found = listed("My rooms\n\nEvent (3)\n3 Snare!\n\n3 cards (min 2)\n1 door\nCards up to Base\n")

    assert found.unread == []
    assert found.deck.cards == {"card-9": 3}
    assert found.deck.title == "My rooms"
    assert found.skipped == ["Event (3)", "3 cards (min 2)", "1 door", "Cards up to Base"]


def test_metadata_of_jinteki_gives_identity_title_and_notes() -> None:
    text = ";; title: Both doors\n;; identity: Nine: Half Houses\n;; notes: first\n;; notes: second"

    found = listed(text + "\n1 Snare!").deck

    assert (found.title, found.identity, found.note) == ("Both doors", "card-1", "first\nsecond")


def test_an_identity_may_be_given_by_its_code() -> None:
    assert listed(";; identity-code: 70002\n1 Snare!").deck.identity == "card-2"


@pytest.mark.parametrize("line", ["Night Porter", "Élodie Mac Öz", "elodie “mac” oz"])
def test_an_identity_may_be_called_by_one_part_of_its_title(line: str) -> None:
    assert listed(f"{line}\n1 Snare!").deck.identity == "card-2"


def test_the_side_of_a_deck_without_identity_is_that_of_most_cards() -> None:
    assert listed("1 Snare!\n2 Twin Beds (Attic & Cellar)").deck.side == "inn"


# What cannot be read ------------------------------------------------------------------------------


def test_a_line_that_matches_no_card_is_reported_with_the_nearest_titles() -> None:
    found = listed("3 Snare!\n2x Shure Thing (Base) ••\n")

    assert found.deck.cards == {"card-9": 3}
    assert [each.sentence() for each in found.unread] == [
        "line 2: '2x Shure Thing (Base) ••' matches no card; did you mean 'Sure Thing'?"
    ]


def test_a_title_without_a_number_is_reported() -> None:
    [unread] = listed("1 Snare!\nSure Thing").unread

    assert unread.sentence() == (
        "line 2: 'Sure Thing' has no number; write for example '1 Sure Thing'"
    )


def test_a_title_of_two_cards_asks_for_the_set() -> None:
    [unread] = listed("1 Snare!\n1 Twin Beds").unread

    assert unread.reason == "is the title of several cards; name the set: Base, Attic & Cellar"


@pytest.mark.parametrize("line", ["0 Snare!", "100 Snare!", "99999999999999999999 Snare!"])
def test_a_number_of_copies_is_1_to_99(line: str) -> None:
    found = listed(f"1 Yog.0\n{line}")

    assert found.deck.cards == {"card-7": 1}
    assert [each.reason for each in found.unread] == ["does not give 1 to 99 copies"]


def test_copies_that_add_up_to_more_than_99_are_reported() -> None:
    found = listed("60 Snare!\n60 Snare!")

    assert found.deck.cards == {"card-9": 60}
    assert [each.place for each in found.unread] == ["line 2"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1 Snare!\n" * 201, "at most 200 lines, this has 201"),
        ("x" * 70_000, "at most 64 kB"),
        (b"1 D\xe9j\xe0 Vu", "line 1 is not UTF-8 text; save it as UTF-8"),
        ("", "no card in this list"),
        ("hello\nworld", "no card in this list"),
        ("<deck", "no complete .o8d file"),
        ("<cards/>", "is one <deck>, this is one <cards>"),
        ('<!DOCTYPE deck [<!ENTITY a "b">]><deck>&a;</deck>', "no document type and no entities"),
        ('<deck game="77777777-0000-0000-0000-000000000000"/>', "for the game 77777777-"),
        ("{", "line 1, column 2: this is no complete JSON"),
        ('{"data": []}', "holds 0 decks"),
        ('{"data": 3}', "holds no deck"),
        ('{"70003": 1, "70003": 2}', "'70003' comes twice"),
        ('{"cards":' + "[" * 60_000, "nested too deeply"),
        ("<deck>" + "<section><card/></section>" * 201 + "</deck>", "at most 200 entries"),
        (json.dumps({str(n): 1 for n in range(201)}), "at most 200 entries"),
    ],
)
def test_a_broken_or_endless_file_is_refused_with_one_sentence(
    text: str | bytes, message: str
) -> None:
    with pytest.raises(BadFile, match=re.escape(message)):
        read_deck(DECKHOUSE, text)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(), st.binary(), st.from_regex(r"([0-9]{1,3}x? [A-Z(•\[ ]{1,9}\n){1,9}")))
def test_any_text_is_either_read_or_refused(text: str | bytes) -> None:
    try:
        found = read_deck(DECKHOUSE, text)
    except BadFile:
        return
    known = {card["id"] for card in POOL}
    assert set(found.deck.cards) <= known
    assert all(1 <= count <= 99 for count in found.deck.cards.values())


def test_no_line_takes_long() -> None:
    lines = ["1 " + "(" * 60_000, "1 " + "•" * 20_000 + "x", "a" * 30_000 + "(1)", "1 [" * 20_000]
    for line in lines:
        assert listed(f"1 Snare!\n{line}").deck.cards == {"card-9": 1}


@given(st.text())
def test_folding_a_title_twice_changes_nothing_more(title: str) -> None:
    assert fold(fold(title)) == fold(title)


# Files of OCTGN -----------------------------------------------------------------------------------


def o8d(*cards: str) -> str:
    """Returns a file with these card elements."""
    return f'<deck><section name="Rooms">{"".join(cards)}</section></deck>'


def test_a_published_identifier_is_the_prefix_and_the_code() -> None:
    text = write_deck(PUBLISHED, Deck("d", "d", "house", {"card-3": 2}, "card-0"), "o8d")

    assert '<deck game="11111111-2222-3333-4444-555555555555">' in text
    assert '<section name="Host" shared="False">' in text
    assert '<section name="Rooms" shared="False">' in text
    assert '<card qty="2" id="aaaaaaaa-bbbb-cccc-dddd-eeeeeee70003">Sure Thing</card>' in text


def test_an_identifier_that_nobody_published_never_changes() -> None:
    text = write_deck(DECKHOUSE, Deck("d", "d", "house", {"card-3": 2}), "o8d")

    assert '<deck game="61a16937-abe8-5f8d-9cd8-0078be259721">' in text


def test_the_identifier_counts_before_the_title() -> None:
    card = '<card qty="2" id="AAAAAAAA-bbbb-cccc-dddd-eeeeeee70003">Snare!</card>'

    assert read_deck(PUBLISHED, o8d(card)).deck.cards == {"card-3": 2}


def test_the_title_counts_where_the_identifier_is_unknown() -> None:
    assert cards_of(o8d('<card qty="2" id="nonsense">Snare!</card>')) == {"card-9": 2}


def test_a_card_of_a_file_that_matches_nothing_is_reported() -> None:
    found = listed(o8d('<card qty="2" id="nonsense">Snar!</card>', '<card qty="-1">Yog.0</card>'))

    assert [each.sentence() for each in found.unread] == [
        "card 1 in Rooms: '2 Snar!' matches no card; did you mean 'Snare!'?",
        "card 2 in Rooms: '-1 Yog.0' does not give 1 to 99 copies",
    ]


# JSON ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        '{"70002": 1, "70003": 3}',
        '{"data": [{"name": "n", "cards": {"70002": 1, "70003": 3}}], "success": true}',
        '{"data": {"attributes": {"identity_card_id": "card_2", "card_slots": {"card_3": 3}}}}',
        '{"slots": {"70002": 1, "card-3": 3}}',
    ],
)
def test_numbers_by_code_are_read_in_every_wrapping(text: str) -> None:
    found = listed(text)

    assert (found.deck.identity, found.deck.cards) == ("card-2", {"card-3": 3})
    assert found.unread == []


def test_an_entry_that_matches_nothing_is_reported() -> None:
    found = listed('{"70003": 1, "sure_thin": 2, "70004": "three"}')

    assert [each.sentence() for each in found.unread] == [
        "entry 2: '2 sure_thin' matches no card; did you mean 'Sure Thing'?",
        "entry 3: '70004' does not give 1 to 99 copies",
    ]


# Deck files at the command line -------------------------------------------------------------------


def test_a_deck_file_can_be_brought_to_a_seat(tmp_path: Path) -> None:
    path = tmp_path / "late-guests.o8d"
    path.write_text(o8d('<card qty="2">Snare!</card>'))

    brought = deck_brought(DECKHOUSE, str(path))

    assert isinstance(brought, Deck)
    assert (brought.title, brought.cards) == ("late-guests", {"card-9": 2})


def test_a_deck_file_that_is_not_understood_completely_is_not_played(tmp_path: Path) -> None:
    path = tmp_path / "guests.txt"
    path.write_text("2 Snare!\n1 Sure Thingg")

    with pytest.raises(BadFile, match=r"guests\.txt cannot be read completely: line 2: "):
        deck_brought(DECKHOUSE, str(path))


def test_a_word_that_is_no_file_is_a_deck_of_the_game() -> None:
    with pytest.raises(BadSetup, match="there is no deck 'guests'"):
        deck_brought(DECKHOUSE, "guests")
