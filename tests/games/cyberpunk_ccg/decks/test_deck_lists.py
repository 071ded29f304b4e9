"""Deck lists of Cyberpunk CCG as text: written, read again, corrected."""

import pytest

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.play.decks import FORMATS, read_deck, write_deck

LIST = """Corner boys

Sponsor: The Mob

# Runs
2 Corner Dive
3 Street Muscle

# Gear
4 Kevlar Vest
1 Assassin
"""


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("name", list(CYBERPUNK_CCG.decks))
def test_every_deck_is_written_and_read_again(name: str, form: str) -> None:
    deck = CYBERPUNK_CCG.decks[name]
    again = read_deck(CYBERPUNK_CCG, write_deck(CYBERPUNK_CCG, deck, form)).deck

    assert (again.identity, again.cards, again.sections) == (
        deck.identity,
        deck.cards,
        deck.sections,
    )


def test_cards_find_their_deck_by_their_type() -> None:
    found = read_deck(CYBERPUNK_CCG, "The Mob\n2 Corner Dive\n4 Kevlar Vest\n1 Assassin\n")

    assert found.deck.identity == "the-mob"
    assert found.deck.cards == {"corner-dive": 2}
    assert found.deck.sections == {"gear": {"kevlar-vest": 4, "assassin": 1}}


def test_an_unknown_line_is_answered_with_the_nearest_title() -> None:
    found = read_deck(CYBERPUNK_CCG, LIST.replace("Kevlar Vest", "Kevlar West"))

    assert [(each.text, each.nearest[0]) for each in found.unread] == [
        ("4 Kevlar West", "Kevlar Vest")
    ]
