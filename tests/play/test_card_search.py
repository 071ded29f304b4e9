"""Finding cards by words and by fields, in the same way everywhere."""

from __future__ import annotations

import pytest

from nightdeck.games import game
from nightdeck.play.card_search import BadQuery, found_cards

ANR = game("android_netrunner")
GANGS = game("gangs_of_night_city")
CARDS = ANR.catalogue()


def names(query: str) -> set[str]:
    return {card["name"] for card in found_cards(ANR, CARDS, query)}


def test_every_word_must_be_found_somewhere_on_the_card() -> None:
    assert "Enigma" in names("code gate")
    assert names("enigma") == {"Enigma"}
    assert names("enigma anarch") == set()


@pytest.mark.parametrize(
    ("query", "wanted", "unwanted"),
    [
        ("type:ice", "Enigma", "Corroder"),
        ("t:program cost<3", "Corroder", "Battering Ram"),
        ("faction:anarch", "Corroder", "Gordian Blade"),
        ("subtype:fracter", "Corroder", "Gordian Blade"),
        ("cost>=5 type:ice", "Wall of Thorns", "Enigma"),
        ('"end the run" type:ice', "Enigma", "Data Raven"),
        ("points=3", "Priority Requisition", "Accelerated Beta Test"),
        ("f!anarch t:program", "Gordian Blade", "Corroder"),
        ("t:ice cost!=3", "Ichi 1.0", "Enigma"),
        ("unique:yes t:resource", "Kati Jones", "Armitage Codebusting"),
    ],
)
def test_fields_narrow_the_search(query: str, wanted: str, unwanted: str) -> None:
    found = names(query)
    assert wanted in found
    assert unwanted not in found


def test_the_text_of_a_card_includes_its_subroutines() -> None:
    """Ice that does something by a subroutine is found by what the subroutine says."""
    assert names('x:"brain damage"') == {
        "Stimhack", "Heimdall 1.0", "Ichi 1.0", "Viktor 1.0", "Spinal Modem", "Janus 1.0",
        "Edge of World", "Heimdall 2.0",
    }  # fmt: skip


def test_the_letters_players_know_from_deck_sites_are_understood() -> None:
    for letters, words in (
        ("t:ice o<3", "type:ice cost<3"),
        ("t:agenda g=3", "type:agenda advancement_cost=3"),
        ("v>2", "agenda_points>2"),
        ("p>=5", "strength>=5"),
        ("n=4", "influence=4"),
        ("h<2", "trash_cost<2"),
        ("m:2", "memory_cost:2"),
        ("d:corp u:yes", "side:corp unique:yes"),
        ("s:sentry", "subtypes:sentry"),
        ('e:"core set" f:weyland', 'set:"core set" faction:weyland'),
    ):
        assert names(letters) == names(words) != set(), letters


def test_a_printed_code_finds_its_card_alone() -> None:
    assert names("01050") == {"Sure Gamble"}
    assert names("code:01050") == {"Sure Gamble"}


def test_a_whole_name_finds_its_card_alone() -> None:
    assert names("account siphon") == {"Account Siphon"}


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("q:3", "cards have no field 'q'. The fields are advancement_cost (g, advancement)"),
        ("i:somebody", "cards have no field 'i'."),
        ("cost<x", "'cost' is a number, not 'x'; write for example cost<3"),
        ("cost:--5", "'cost' is a number, not '--5'"),
        ("cost:99999999999999999999", "'cost' is a number"),
        ("type<3", "'type' holds words, which '<' cannot compare; use ':' or '!'"),
        ("unique:maybe", "'unique' is yes or no, not 'maybe'"),
        ("a " * 13, "a search has at most 12 words"),
        ("a" * 201, "a search has at most 200 letters"),
    ],
)
def test_what_cannot_be_understood_is_answered_with_what_would_be_right(
    query: str, sentence: str
) -> None:
    with pytest.raises(BadQuery) as refused:
        found_cards(ANR, CARDS, query)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("query", ["::", "<>", '"', "", "jinteki:", "²", 'x:"', "cost<"])
def test_an_odd_query_finds_nothing_or_something_but_never_fails(query: str) -> None:
    assert names(query) <= {card["name"] for card in CARDS}


def test_the_letters_of_one_game_are_not_those_of_another() -> None:
    with pytest.raises(BadQuery, match="cards have no field 'g'"):
        found_cards(GANGS, GANGS.catalogue(), "g=3")
    assert found_cards(GANGS, GANGS.catalogue(), "firepower>2")


def test_a_letter_in_the_place_of_a_number_can_be_looked_for() -> None:
    assert names("cost:x") == {card["name"] for card in CARDS if card.get("cost") == "X"} != set()
