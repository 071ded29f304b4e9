"""Finding cards by words and by fields."""

from __future__ import annotations

import pytest

from nightdeck.games import game
from nightdeck.table.card_search import found_cards

CARDS = game("android_netrunner").catalogue()


def names(query: str) -> set[str]:
    return {card["name"] for card in found_cards(CARDS, query)}


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
    ],
)
def test_fields_narrow_the_search(query: str, wanted: str, unwanted: str) -> None:
    found = names(query)
    assert wanted in found
    assert unwanted not in found


@pytest.mark.parametrize("query", ["cost<x", "type<3", 'nosuchfield:"', "::", "<>", '"'])
def test_an_odd_query_finds_nothing_or_something_but_never_fails(query: str) -> None:
    assert names(query) <= {card["name"] for card in CARDS}
