"""CCG-4 Deck construction, the decks of the pool, random ones."""

import pytest

from nightdeck.decks import Deck
from nightdeck.games.cyberpunk_ccg.cards import load_pool
from nightdeck.games.cyberpunk_ccg.decks.decks import DECK_FORM, MATCH_TYPES, totals, violations
from nightdeck.games.cyberpunk_ccg.decks.random_decks import random_deck
from nightdeck.games.cyberpunk_ccg.decks.starter_decks import DECKS, DEFAULT_DECKS
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    COPIES_MAX,
    COPIES_MAX_LEGENDARY,
    DECK_MIN_GEAR,
    DECK_MIN_TOTAL,
    NUMBERS,
    RULINGS,
)
from nightdeck.games.cyberpunk_ccg.model.terms import GEAR_CARD, SPONSOR
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.testing import clause

load_pool()
ARASAKA = DECKS["arasaka-fortress"]


def with_numbers(**counts: int) -> Deck:
    """Return the deck of Arasaka with other numbers of some cards (_ stands for -)."""
    runs, gear = dict(ARASAKA.cards), dict(ARASAKA.sections["gear"])
    gear_ids = {card.id for card in POOL if card.kind & GEAR_CARD}
    for name, count in counts.items():
        card = name.replace("_", "-")
        part = gear if card in gear_ids else runs
        part[card] = count
        if count == 0:
            del part[card]
    return Deck("own", "Own", "", runs, ARASAKA.identity, "", {"gear": gear})


def changed(identity: str = "arasaka", **sections: dict[str, int]) -> Deck:
    """Return the deck of Arasaka with another Sponsor or other sections."""
    return Deck("own", "Own", "", ARASAKA.cards, identity, "", ARASAKA.sections | sections)


def broken(deck: Deck, **numbers: int) -> list[str]:
    """Return the sentences of everything that is wrong with a deck, with some other numbers."""
    rulings = [0] * len(RULINGS)
    for name, value in numbers.items():
        place = [each.name for each in RULINGS].index(name)
        rulings[place] = value - NUMBERS[place][1] + 1
    return [each.sentence() for each in violations(deck, tuple(rulings))]


# The decks of the pool ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(DECKS))
@clause("CCG-4.1", "CCG-4.2", "CCG-4.3")
def test_every_deck_of_the_pool_is_legal(name: str) -> None:
    assert broken(DECKS[name]) == []


@clause("CCG-4.5", "CCG-R53", "CCG-4.6")
def test_every_sponsor_has_a_deck_and_two_have_another() -> None:
    sponsors = [deck.identity for deck in DECKS.values()]

    assert len(DECKS) == 9
    assert set(sponsors) == {card.id for card in POOL if card.kind == SPONSOR}
    assert sponsors.count("the-mob") == sponsors.count("your-friendly-local-gangs") == 2


def test_together_they_hold_every_card() -> None:
    held = {card for deck in DECKS.values() for card in (*deck.every_card(), deck.identity)}

    assert held == {card.id for card in POOL}


def test_the_first_decks_are_decks_of_the_pool() -> None:
    assert set(DEFAULT_DECKS) <= set(DECKS)


def test_the_totals_of_a_deck_list_are_counted() -> None:
    assert totals(with_numbers(kevlar_vest=0)) == [
        "42 cards in Runs (at least 42)",
        f"{42 - ARASAKA.sections['gear']['kevlar-vest']} cards in Gear (at least 42)",
        f"{85 - ARASAKA.sections['gear']['kevlar-vest']} cards with the Sponsor (at least 85)",
    ]


# The rules ----------------------------------------------------------------------------------------


@clause("CCG-4.1")
def test_a_deck_needs_a_sponsor() -> None:
    assert broken(changed("")) == ["the deck has no Sponsor; name one (CCG-4.1)"]


@clause("CCG-4.1")
def test_an_ordinary_card_is_no_sponsor() -> None:
    assert broken(changed("beat-cop")) == ["Beat Cop is no Sponsor; name one that is (CCG-4.1)"]
    assert broken(changed("zaibatsu")) == ["'zaibatsu' is no Sponsor; name one that is (CCG-4.1)"]


@clause("CCG-4.1")
def test_a_second_sponsor_among_the_cards_is_taken_out() -> None:
    assert broken(with_numbers(militech=1)) == [
        "'militech' (sponsor) does not belong into Runs; take it out (CCG-4.3)"
    ]


@clause("CCG-4.1")
def test_each_of_the_two_decks_needs_forty_two_cards() -> None:
    fewer = {name: count for name, count in ARASAKA.sections["gear"].items() if name != "dig-in"}
    lost = ARASAKA.sections["gear"]["dig-in"]

    assert broken(changed(gear=fewer)) == [
        f"Gear has {42 - lost} cards, at least 42 belong there; add {lost} (CCG-4.1)"
    ]


@clause("CCG-4.1")
def test_more_of_the_one_deck_does_not_make_up_for_the_other() -> None:
    gear = dict(ARASAKA.sections["gear"]) | {"combat-knife": 4}
    runs = dict(ARASAKA.cards)
    taken = next(name for name, count in runs.items() if count == 1)
    del runs[taken]
    deck = Deck("own", "Own", "", runs, "arasaka", "", {"gear": gear})

    assert broken(deck) == ["Runs has 41 cards, at least 42 belong there; add 1 (CCG-4.1)"]


@clause("CCG-4.1")
def test_a_deck_may_be_as_large_as_one_likes() -> None:
    every = {card.id: 1 for card in POOL if card.is_runs}
    gear = {card.id: 1 for card in POOL if card.kind & GEAR_CARD}

    assert broken(Deck("all", "All", "", every, "the-mob", "", {"gear": gear})) == []


@clause("CCG-4.2")
def test_four_cards_of_a_name_are_allowed() -> None:
    assert broken(with_numbers(kevlar_vest=4, street_pistol=4)) == []
    assert broken(with_numbers(kevlar_vest=6, street_pistol=4)) == [
        "Kevlar Vest is in the deck 6 times, 4 allowed; take out 2 (CCG-4.2)"
    ]


@clause("CCG-4.2", "CCG-3.7")
def test_one_card_of_a_legendary_name_is_allowed() -> None:
    assert broken(with_numbers(goliath_unit_7=1, beat_cop=1)) == []
    assert broken(with_numbers(goliath_unit_7=2)) == [
        "Goliath Unit 7 (Legendary) is in the deck 2 times, 1 allowed; take out 1 (CCG-4.2)"
    ]


@clause("CCG-4.3")
def test_a_card_in_the_other_deck_is_moved() -> None:
    gear = dict(ARASAKA.sections["gear"]) | {"beat-cop": 1}

    assert broken(changed(gear=gear)) == [
        "'beat-cop' (runner) does not belong into Gear; move it to Runs (CCG-4.3)"
    ]


@clause("CCG-4.4")
def test_any_faction_goes_with_any_sponsor() -> None:
    assert [broken(changed(card.id)) for card in POOL if card.kind == SPONSOR] == [[]] * 7


def test_an_unknown_card_and_an_unknown_section_are_named() -> None:
    assert broken(with_numbers(kevlar_west=2)) == [
        "there is no card 'kevlar-west'; take it out or correct its name"
    ]
    assert broken(changed(sideboard={"dig-in": 1})) == [
        "there is no section 'sideboard'; choose from gear"
    ]


@clause("CCG-4.1", "CCG-4.2", "CCG-14.6")
def test_a_table_may_play_with_other_numbers() -> None:
    assert broken(ARASAKA, deck_min_gear=50) == [
        "Gear has 42 cards, at least 50 belong there; add 8 (CCG-4.1)"
    ]
    assert broken(ARASAKA, deck_min_total=90) == [
        "the deck has 85 cards with its Sponsor, at least 90 belong there; add 5 (CCG-4.1)"
    ]
    assert broken(with_numbers(kevlar_vest=6), copies_max=6) == []
    assert broken(with_numbers(goliath_unit_7=2), copies_max_legendary=2) == []
    assert (DECK_MIN_GEAR, DECK_MIN_TOTAL, COPIES_MAX, COPIES_MAX_LEGENDARY) == (86, 87, 88, 89)


# Matches and random decks -------------------------------------------------------------------------


@clause("CCG-14.7", "CCG-14.8")
def test_a_match_is_the_first_to_two_wins_in_at_most_five_games() -> None:
    match = MATCH_TYPES[1]

    assert (match.games, match.wins, match.moves, match.swaps) == (5, 2, False, 0)
    assert DECK_FORM.sideboard is None


@clause("CCG-4.1", "CCG-4.2", "CCG-4.3")
def test_random_decks_are_legal_and_different() -> None:
    rng = Rng(seed_key("random decks"))
    decks = [random_deck(rng) for _ in range(50)]

    assert [broken(deck) for deck in decks] == [[]] * 50
    assert len({tuple(deck.every_card().items()) for deck in decks}) == 50
    assert {sum(deck.every_card().values()) for deck in decks} == {84}
    assert {deck.identity for deck in decks} == {card.id for card in POOL if card.kind == SPONSOR}


def test_a_random_deck_is_built_around_wanted_cards() -> None:
    rng = Rng(seed_key("wanted"))
    for card in POOL:
        deck = random_deck(rng, (card,))
        count = 1 if card.legendary or card.kind == SPONSOR else 4

        assert (deck.every_card() | {deck.identity: 1})[card.id] >= count
        assert broken(deck) == []
