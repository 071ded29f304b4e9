"""Deck sections in lists, files and checks, on the tests' own game with three of them."""

import json

import pytest

from nightdeck.decks import Deck, DeckForm, Section
from nightdeck.play.decks import DeckRead, read_deck, write_deck
from tests.play.parlour import PARLOUR, Parlour

OWN = Deck(
    "mixed",
    "Mixed",
    "",
    {"n1": 3, "n2": 1},
    "bo",
    "Lay low.",
    {"chips": {"white": 1, "black": 1}, "sideboard": {"n2": 1, "n5": 2}},
)

LIST = """\
Mixed

Bo: The Butler (Parlour)

# Numbers (4)

Number (4)
3x Number One (Parlour)
1x Number Two (Parlour)

# Chip box (2)

Chip (2)
1x Black Chip (Parlour)
1x White Chip (Parlour)

# Sideboard (3)

Number (3)
2x Number Five (Parlour)
1x Number Two (Parlour)

4 cards in Numbers
2 cards in Chip box
3 cards in Sideboard

;; notes: Lay low.
"""

CARDS = "1x Number One\n1x Number Two\n2x Number Three\n2x White Chip\n"


def parts(deck: Deck) -> tuple[str, dict[str, int], dict[str, dict[str, int]]]:
    """Returns what a deck consists of."""
    return deck.identity, deck.cards, deck.sections


def told(found: DeckRead) -> list[str]:
    """Returns the sentences about what could not be read."""
    return [each.sentence() for each in found.unread]


def broken(deck: Deck) -> list[str]:
    """Returns the sentences about broken deck rules."""
    return [each.sentence() for each in PARLOUR.deck_violations(deck, ())]


def test_a_plain_list_has_a_heading_and_a_total_for_every_section() -> None:
    assert write_deck(PARLOUR, OWN) == LIST


@pytest.mark.parametrize("form", ["text", "o8d", "json", "markdown"])
def test_sections_come_back_from_every_format(form: str) -> None:
    found = read_deck(PARLOUR, write_deck(PARLOUR, OWN, form), "Mixed")

    assert (found.unread, found.deck.title, found.deck.note) == ([], "Mixed", "Lay low.")
    assert parts(found.deck) == parts(OWN)


@pytest.mark.parametrize(
    "heading", ["Sideboard", "# sideboard", "## Sideboard (2)", "SIDEBOARD (2)"]
)
def test_a_line_that_names_a_section_begins_it(heading: str) -> None:
    found = read_deck(PARLOUR, f"Ada: The Aunt\n{CARDS}{heading}\n2 Number Five")

    assert (told(found), found.deck.sections["sideboard"]) == ([], {"n5": 2})


def test_without_headings_every_card_goes_where_its_type_is_played() -> None:
    found = read_deck(PARLOUR, f"Ada: The Aunt\n{CARDS}")

    assert found.deck.cards == {"n1": 1, "n2": 1, "n3": 2}
    assert found.deck.sections == {"chips": {"white": 2}}


def test_the_cards_of_json_without_sections_go_where_they_belong() -> None:
    found = read_deck(PARLOUR, json.dumps({"n1": 4, "white": 2, "ada": 1}))

    assert parts(found.deck) == ("ada", {"n1": 4}, {"chips": {"white": 2}})


class Namesake(Parlour):
    """Parlour with a section that is called like a type of cards."""

    slug = "namesake"
    deck_form = DeckForm(
        identity="host",
        sections=(Section("number", "Number"), *Parlour.deck_form.sections[1:]),
    )


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_a_type_that_is_called_like_a_section_is_not_taken_for_it(form: str) -> None:
    game = Namesake()

    assert parts(read_deck(game, write_deck(game, OWN, form)).deck) == parts(OWN)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            f"{CARDS}# Sidebord (1)\n1 Number Five",
            "line 5: 'Sidebord (1)' names no section; there are Numbers, Chip box, Sideboard",
        ),
        (
            '{"cards": {"n1": 4}, "sections": {"side": {"n5": 1}}}',
            "sections: 'side' names no section; there are Numbers, Chip box, Sideboard",
        ),
        (
            '<deck><section name="Attic"><card qty="1">Number One</card></section></deck>',
            "section: 'Attic' names no section; there are Numbers, Chip box, Sideboard",
        ),
    ],
)
def test_an_unknown_section_of_a_list_is_told_with_those_there_are(
    text: str, sentence: str
) -> None:
    assert told(read_deck(PARLOUR, text)) == [sentence]


def test_a_section_of_json_that_is_no_list_is_refused() -> None:
    with pytest.raises(Exception, match="the section 'sideboard' is no list"):
        read_deck(PARLOUR, '{"cards": {"n1": 4}, "sections": {"sideboard": 3}}')


def test_every_section_may_have_as_many_lines_as_a_whole_deck_of_one() -> None:
    lines = "\n".join(["1 Number One"] * 90 + ["# Sideboard"] + ["remark"] * 500)

    assert read_deck(PARLOUR, lines).deck.cards == {"n1": 90}


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"attic": {"n1": 1}}, "there is no section 'attic'; choose from chips, sideboard"),
        (
            {"chips": {"white": 1, "n3": 1}},
            "'n3' (number) does not belong into Chip box; move it to Numbers (PAR-2)",
        ),
        (
            {"sideboard": {"black": 1}},
            "'black' (chip) does not belong into Sideboard; move it to Chip box (PAR-3)",
        ),
        (
            {"sideboard": {"ada": 1}},
            "'ada' (host) does not belong into Sideboard; take it out (PAR-3)",
        ),
        (
            {"sideboard": {"n4": 4}},
            "Sideboard has 4 cards, at most 3 belong there; take out 1 (PAR-3)",
        ),
        (
            {"chips": {"white": 1}},
            "Chip box has 1 card, at least 2 belong there; add 1 (PAR-2)",
        ),
        ({"sideboard": {"n1": 2}}, "n1 comes 5 times; 4 are allowed (PAR-9)"),
        ({"sideboard": {"n7": 1}}, "there is no card 'n7'; take it out"),
    ],
)
def test_a_check_names_section_culprit_and_remedy(
    changed: dict[str, dict[str, int]], sentence: str
) -> None:
    deck = Deck("x", "X", "", OWN.cards, "bo", sections={**OWN.sections, **changed})

    assert broken(deck) == [sentence]


def test_a_violation_says_which_section_it_is_about() -> None:
    deck = Deck("x", "X", "", {"n1": 4}, "bo", sections={"chips": {"white": 3}})

    assert [each.section for each in PARLOUR.deck_violations(deck, ())] == ["chips"]


def test_all_decks_of_the_game_are_legal() -> None:
    assert [broken(deck) for deck in PARLOUR.decks.values()] == [[], [], []]
