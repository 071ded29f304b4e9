"""Section 20: decks, formats and deck lists; section 19: matches of two rounds."""

from __future__ import annotations

import pytest

from nightdeck.decks import Deck
from nightdeck.games.netrunner.decks.decks import violations
from nightdeck.games.netrunner.decks.random_decks import random_deck
from nightdeck.games.netrunner.decks.starter_decks import DECKS, DEFAULT_DECKS
from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.games.netrunner.model.definitions import PLACES, POOL
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.decks import read_deck, write_deck
from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER

CORP_DECK, RUNNER_DECK = (DECKS[name] for name in DEFAULT_DECKS)
USUAL = (0,) * 49
BASE = {"format": "base"}


def changed(deck: Deck, **cards: int) -> Deck:
    """Return a deck with other numbers of some cards, called by their ids with underscores."""
    more = {id.replace("_", "-"): count for id, count in cards.items()}
    kept = {id: count for id, count in {**deck.cards, **more}.items() if count}
    return Deck("own", "Own", deck.side, kept)


def broken(deck: Deck) -> list[str]:
    """Return the clauses of the rules a deck breaks."""
    return [each.clause for each in violations(deck, USUAL)]


@clause("ONR-4.1", "ONR-20.1")
def test_a_deck_holds_cards_of_its_own_side_only():
    assert broken(changed(CORP_DECK, score=1)) == ["ONR-20.1"]


@clause("ONR-20.2")
def test_a_deck_has_at_least_45_cards():
    assert broken(changed(RUNNER_DECK, score=0)) == ["ONR-20.2"]


@clause("ONR-20.2", "ONR-20.4")
def test_a_deck_has_no_maximum_and_any_number_of_copies():
    assert broken(changed(RUNNER_DECK, score=60)) == []


def test_a_card_that_does_not_exist_is_named():
    sentences = [each.sentence() for each in violations(changed(CORP_DECK, dada_wall=1), USUAL)]
    assert sentences == ["there is no card 'dada-wall'; take it out"]


@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.name)
def test_every_deck_of_the_pool_is_legal_whatever_the_deck_rulings_say(deck: Deck):
    for copies in range(2):
        for density in range(3):
            rulings = [0] * 49
            rulings[33], rulings[35] = copies, density
            assert violations(deck, tuple(rulings)) == []


@clause("ONR-20.6")
@pytest.mark.parametrize("seat", [CORP, RUNNER])
def test_random_decks_of_the_format_base_are_legal_and_hold_no_proteus_card(seat: int):
    for number in range(20):
        deck = random_deck(Rng(seed_key(f"base {number}")), seat, is_base=True)
        assert broken(deck) == []
        assert {POOL[PLACES[id]].set_name for id in deck.cards} == {"v1.0"}


# Formats, ONR-20.6 --------------------------------------------------------------------------------


@clause("ONR-20.6")
def test_the_format_base_refuses_a_deck_with_proteus_cards_and_names_them():
    deck = changed(RUNNER_DECK, identity_donor=1)
    with pytest.raises(BadSetup) as refusal:
        new_game(NETRUNNER, Setup(2, (CORP_DECK.name, deck), None, BASE))
    assert str(refusal.value) == (
        "the deck 'Own' has Proteus cards (Identity Donor), which the format base does not have;"
        " take them out or choose the format base-proteus (ONR-20.6)"
    )


@clause("ONR-20.6")
def test_the_format_base_refuses_a_deck_of_the_pool_with_proteus_cards():
    proteus = next(
        deck.name
        for deck in DECKS.values()
        if deck.side == "corp" and any(POOL[PLACES[id]].set_name == "Proteus" for id in deck.cards)
    )
    with pytest.raises(BadSetup, match="format base"):
        new_game(NETRUNNER, Setup(2, (proteus, RUNNER_DECK.name), None, BASE))


@clause("ONR-20.6")
def test_the_format_base_plays_decks_of_base_cards():
    state = new_game(NETRUNNER, Setup(2, (CORP_DECK.name, RUNNER_DECK.name), None, BASE))
    assert state.format == 1


@clause("ONR-20.6")
def test_the_format_base_proteus_plays_every_card():
    deck = changed(RUNNER_DECK, identity_donor=1)
    assert new_game(NETRUNNER, Setup(2, (CORP_DECK.name, deck))).format == 0


# Memory, ONR-R15 ----------------------------------------------------------------------------------


def with_memory(number: int) -> Deck:
    """Return a Runner deck that names a memory limit."""
    return Deck("own", "Own", "runner", RUNNER_DECK.cards, numbers={"identity_mu": number})


@clause("ONR-R15", "ONR-23A.11", "ONR-20.7")
@pytest.mark.parametrize(("value", "memory"), [("classic", 4), ("manual", 6)])
def test_a_deck_names_the_memory_limit_only_under_the_manual(value: str, memory: int):
    decks = (CORP_DECK.name, with_memory(6))
    state = new_game(NETRUNNER, Setup(2, decks, {"ONR-R15": value}))
    assert NETRUNNER.readers()["memory_limit"](state) == memory


@clause("ONR-R15", "ONR-23A.11")
def test_a_deck_that_names_no_number_has_4_memory_units_under_the_manual():
    state = new_game(NETRUNNER, Setup(2, (), {"ONR-R15": "manual"}))
    assert NETRUNNER.readers()["memory_limit"](state) == 4


@clause("ONR-23A.11")
def test_a_corp_deck_cannot_name_a_memory_limit():
    deck = Deck("own", "Own", "corp", CORP_DECK.cards, numbers={"identity_mu": 5})
    assert broken(deck) == ["ONR-23A.11"]


@clause("ONR-23A.11")
def test_a_memory_limit_that_cannot_be_is_refused():
    sentences = [each.sentence() for each in violations(with_memory(100), USUAL)]
    assert sentences == ["the memory limit cannot be 100; choose 0 to 99 (ONR-23A.11)"]


# Deck lists ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["text", "o8d", "json", "markdown"])
@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.name)
def test_a_deck_written_in_any_format_is_read_back_the_same(deck: Deck, form: str):
    found = read_deck(NETRUNNER, write_deck(NETRUNNER, deck, form))
    assert (found.deck.cards, found.deck.side, found.unread) == (deck.cards, deck.side, [])


@clause("ONR-23A.11")
@pytest.mark.parametrize("form", ["text", "o8d", "json", "markdown"])
def test_a_memory_limit_is_written_and_read_in_any_format(form: str):
    found = read_deck(NETRUNNER, write_deck(NETRUNNER, with_memory(7), form))
    assert (found.deck.numbers, found.deck.note) == ({"identity_mu": 7}, "")


@pytest.mark.parametrize("form", ["text", "o8d"])
def test_an_unknown_line_is_reported_with_the_nearest_title(form: str):
    written = write_deck(NETRUNNER, CORP_DECK, form)
    ending = "" if form == "text" else "<"
    spoiled = written.replace(f"Data Wall{ending}", f"Dada Wal{ending}", 1)
    if form == "o8d":
        line = next(line for line in written.splitlines() if "Data Wall<" in line)
        spoiled = written.replace(line, '<card qty="2" id="unknown">Dada Wal</card>')
    found = read_deck(NETRUNNER, spoiled)
    assert len(found.unread) == 1
    assert found.unread[0].nearest[0] == "Data Wall"
    assert "matches no card; did you mean 'Data Wall'" in found.unread[0].sentence()
