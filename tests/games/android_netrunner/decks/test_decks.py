"""ANR-B Deck construction, and the deck lists of the game."""

import re

import pytest

from nightdeck.games import game
from nightdeck.games.android_netrunner.decks.decks import fewest_agenda_points
from nightdeck.games.android_netrunner.decks.random_decks import random_deck
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Deck, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.decks import FORMATS, read_deck, write_deck
from nightdeck.testing import clause

ANR = game("android_netrunner")
JINTEKI = ANR.decks["starter-jinteki"]
WEYLAND = ANR.decks["starter-weyland-consortium"]
NOISE = ANR.decks["starter-anarch"]


def changed(deck: Deck, identity: str | None = None, side: str = "", **counts: int) -> Deck:
    """Returns a deck with other numbers of some cards (underscores stand for hyphens)."""
    cards = dict(deck.cards)
    for name, count in counts.items():
        cards[name.replace("_", "-")] = count
        if count == 0:
            del cards[name.replace("_", "-")]
    chosen = deck.identity if identity is None else identity
    return Deck("changed", "Changed", side or deck.side, cards, chosen)


def broken(deck: Deck, **rulings: str) -> list[str]:
    """Returns the sentences of everything that is wrong with a deck."""
    chosen = {f"ANR-{name}": value for name, value in rulings.items()}
    return [each.sentence() for each in ANR.deck_violations(deck, ANR.ruling_values(chosen))]


def clauses(deck: Deck, **rulings: str) -> list[str]:
    """Returns the clauses a deck breaks."""
    return [re.findall(r"\((ANR-B\d)\)$", sentence)[0] for sentence in broken(deck, **rulings)]


# The decks of the pool ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(ANR.decks))
@clause("ANR-B1", "ANR-B2", "ANR-B3", "ANR-B4", "ANR-B6", "ANR-B7")
def test_every_deck_of_the_pool_is_legal(name: str) -> None:
    assert broken(ANR.decks[name]) == []


def test_there_are_eighteen_decks_and_together_they_hold_every_card() -> None:
    held = {card for deck in ANR.decks.values() for card in (*deck.cards, deck.identity)}

    assert len(ANR.decks) == 18
    assert held == {card["id"] for card in ANR.catalogue()}


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("starter-anarch", ["0 influence spent (max 15, available 15)", "47 cards (min 45)"]),
        ("wave2-reina-roja", ["10 influence spent (max 15, available 5)", "45 cards (min 45)"]),
        (
            "wave2-world-is-yours",
            [
                "8 influence spent (max 12, available 4)",
                "18 agenda points (between 18 and 19)",
                "44 cards (min 40)",
            ],
        ),
    ],
)
def test_the_totals_of_a_deck_list_are_counted(name: str, lines: list[str]) -> None:
    assert ANR.deck_totals(ANR.decks[name])[:-1] == lines


def test_a_deck_list_ends_with_the_newest_set() -> None:
    assert ANR.deck_totals(NOISE)[-1] == "Cards up to Core Set"
    assert ANR.deck_totals(ANR.decks["wave2-grndl"])[-1] == "Cards up to Double Time"


# The rules ----------------------------------------------------------------------------------------


@clause("ANR-B1")
def test_a_deck_needs_an_identity() -> None:
    assert broken(changed(NOISE, identity="")) == ["the deck has no identity; choose one (ANR-B1)"]


@clause("ANR-B1")
def test_an_ordinary_card_is_no_identity() -> None:
    assert broken(changed(NOISE, identity="corroder")) == [
        "Corroder is not an identity; choose one that is (ANR-B1)"
    ]


@clause("ANR-B1")
def test_a_second_identity_among_the_cards_is_refused_and_does_not_count() -> None:
    deck = changed(NOISE, whizzard_master_gamer=1, access_to_globalsec=1)

    assert broken(deck) == [
        (
            "Whizzard: Master Gamer is an identity among the cards of the deck; "
            "take it out: a deck has exactly one identity (ANR-B1)"
        )
    ]
    assert clauses(changed(deck, armitage_codebusting=2)) == ["ANR-B1", "ANR-B1"]


@clause("ANR-B1")
def test_a_deck_may_not_be_smaller_than_its_identity_says() -> None:
    assert broken(changed(NOISE, corroder=1, mimic=1, wyrm=1)) == [
        (
            "the deck has 44 cards, Noise: Hacker Extraordinaire asks for at least 45; "
            "add at least 1 card (ANR-B1)"
        )
    ]


@clause("ANR-B1")
def test_a_deck_may_be_as_large_as_one_likes() -> None:
    runner_cards = {card["id"]: 3 for card in ANR.catalogue() if card["faction"] == "anarch"}
    del runner_cards["noise-hacker-extraordinaire"]
    large = {id: n for id, n in runner_cards.items() if id not in IDENTITIES}

    assert broken(Deck("l", "Large", "runner", large, NOISE.identity)) == []
    assert sum(large.values()) > 60


IDENTITIES = {card["id"] for card in ANR.catalogue() if card["type"] == "identity"}


@clause("ANR-B1")
def test_an_unknown_card_is_named() -> None:
    assert "there is no card 'sure-gambel'; take it out or correct its name (ANR-B1)" in broken(
        changed(NOISE, sure_gambel=3)
    )


@clause("ANR-B2")
def test_three_copies_of_a_card_are_allowed() -> None:
    assert broken(changed(NOISE, corroder=3)) == []
    assert broken(changed(NOISE, corroder=5)) == [
        "Corroder is in the deck 5 times, 3 are allowed; take out 2 copies (ANR-B2)"
    ]


@clause("ANR-B2")
def test_a_number_of_copies_is_at_least_one() -> None:
    deck = changed(NOISE)
    deck.cards["corroder"] = -1

    assert "Corroder is listed -1 times; list it 1 to 3 times (ANR-B2)" in broken(deck)


@clause("ANR-Q32", "ANR-B2")
def test_the_tournament_list_allows_one_astroscript() -> None:
    deck = ANR.decks["wave2-world-is-yours"]

    assert broken(deck, Q32="current-data") == []
    assert broken(deck, Q32="faq-3.1") == [
        (
            "AstroScript Pilot Program is in the deck 3 times, 1 is allowed; "
            "take out 2 copies (ANR-B2)"
        )
    ]


@clause("ANR-B3")
def test_a_runner_card_in_a_corp_deck_is_refused() -> None:
    assert broken(changed(WEYLAND, sure_gamble=1, pad_campaign=2)) == [
        "Sure Gamble is a Runner card in a Corp deck; take it out (ANR-B3)"
    ]


@clause("ANR-B3")
def test_a_deck_says_the_side_it_is_for() -> None:
    assert clauses(changed(NOISE, side="corp")) == ["ANR-B3"]


@clause("ANR-E46", "ANR-B4", "ANR-B5")
def test_influence_is_counted_for_cards_of_other_factions_only() -> None:
    deck = changed(WEYLAND, biotic_labor=2, hunter=3, pad_campaign=1, beanstalk_royalties=2)

    assert broken(deck) == []
    assert ANR.deck_totals(deck)[0] == "8 influence spent (max 15, available 7)"
    assert ANR.deck_mark(deck, "biotic-labor") == "••••• •••"
    assert ANR.deck_mark(deck, "hunter") == ""


@clause("ANR-B4")
def test_too_much_influence_names_the_cards_that_cost_it() -> None:
    deck = changed(WEYLAND, biotic_labor=3, snare=2, hunter=0, pad_campaign=0)

    assert broken(deck) == [
        (
            "the deck spends 16 influence, Weyland Consortium: Building a Better World allows 15; "
            "take out at least 1 influence of Biotic Labor (4 each), Snare! (2 each) (ANR-B4)"
        )
    ]


@clause("ANR-B5")
def test_a_neutral_card_with_printed_influence_costs_it() -> None:
    deck = changed(NOISE, lucky_find=3, the_source=3, access_to_globalsec=0)

    assert ANR.deck_totals(deck)[0] == "12 influence spent (max 15, available 3)"
    assert broken(deck) == []


@clause("ANR-E46", "ANR-B6")
def test_a_card_without_influence_value_stays_in_its_faction() -> None:
    deck = changed(WEYLAND, astroscript_pilot_program=1, posted_bounty=1, hostile_takeover=2)

    assert broken(deck) == [
        (
            "AstroScript Pilot Program has no influence value: only NBN identities may use it; "
            "take it out or choose an identity of NBN (ANR-B6)"
        )
    ]


@pytest.mark.parametrize(
    ("cards", "points"),
    [(40, 18), (44, 18), (45, 20), (49, 20), (50, 22), (54, 22), (55, 24), (60, 26), (66, 28)],
)
@clause("ANR-B7", "ANR-E45")
def test_agenda_points_follow_the_size_of_the_deck(cards: int, points: int) -> None:
    assert fewest_agenda_points(cards) == points


@clause("ANR-E45", "ANR-B7")
def test_a_fiftieth_card_asks_for_more_agenda_points() -> None:
    assert broken(changed(JINTEKI, hunter=3)) == [
        (
            "50 cards need 22 or 23 agenda points, not 21; "
            "replace other cards by agendas worth 1 or 2 points more (ANR-B7)"
        )
    ]


@clause("ANR-E68", "ANR-B7")
def test_45_cards_with_19_points_lack_a_point() -> None:
    deck = changed(JINTEKI, private_security_force=2, hunter=0, enigma=2)

    assert broken(deck) == [
        (
            "45 cards need 20 or 21 agenda points, not 19; "
            "replace other cards by agendas worth 1 or 2 points more (ANR-B7)"
        )
    ]


@clause("ANR-B7")
def test_too_many_agenda_points_are_refused() -> None:
    deck = changed(JINTEKI, hunter=0, enigma=0)

    assert clauses(deck) == ["ANR-B1", "ANR-B7"]
    assert "replace agendas worth 2 or 3 points by other cards" in broken(deck)[1]


@clause("ANR-E68", "ANR-B1", "ANR-B7")
def test_44_cards_with_18_points_are_only_too_few_cards() -> None:
    deck = changed(JINTEKI, priority_requisition=2, hunter=0, enigma=1)

    assert sum(deck.cards.values()) == 44
    assert clauses(deck) == ["ANR-B1"]


@clause("ANR-Q41")
def test_a_very_small_corp_deck_follows_the_formula_unless_ruled_otherwise() -> None:
    deck = Deck("s", "Small", "corp", {"priority-requisition": 3}, JINTEKI.identity)

    assert clauses(deck, Q41="formula") == ["ANR-B1", "ANR-B7"]
    assert clauses(deck, Q41="none") == ["ANR-B1"]
    assert clauses(changed(JINTEKI, hunter=3), Q41="none") == ["ANR-B7"]


@clause("ANR-B8")
def test_every_broken_rule_is_named_not_only_the_first() -> None:
    cards = {"corroder": 4, "biotic-labor": 3, "snare": 2, "astroscript-pilot-program": 2, "no": 1}
    deck = Deck("b", "Bad", "corp", cards, WEYLAND.identity)

    assert sorted(set(clauses(deck))) == [
        "ANR-B1", "ANR-B2", "ANR-B3", "ANR-B4", "ANR-B6", "ANR-B7",
    ]  # fmt: skip


@clause("ANR-B8")
def test_an_illegal_deck_cannot_be_played() -> None:
    deck = changed(NOISE, corroder=4)

    with pytest.raises(BadSetup, match="'Changed' is not legal: Corroder is in the deck 4 times"):
        ANR.check_setup(Setup(2, ("starter-jinteki", deck)))


@clause("ANR-B3")
def test_a_runner_deck_cannot_be_played_by_the_corp() -> None:
    with pytest.raises(BadSetup, match="seat 1 plays the corp side"):
        ANR.check_setup(Setup(2, ("starter-anarch", "starter-anarch")))


# Random decks and lists ---------------------------------------------------------------------------


@pytest.mark.parametrize("side", [CORP, RUNNER])
@clause("ANR-B1", "ANR-B2", "ANR-B4", "ANR-B6", "ANR-B7")
def test_random_decks_are_legal(side: int) -> None:
    rng = Rng(seed_key("random decks"))
    for _ in range(100):
        deck = random_deck(rng, side)

        assert broken(deck) == []


@pytest.mark.parametrize("form", FORMATS)
def test_random_decks_are_the_same_after_they_were_written_and_read(form: str) -> None:
    rng = Rng(seed_key("lists"))
    for number in range(100):
        deck = random_deck(rng, number % 2)

        found = read_deck(ANR, write_deck(ANR, deck, form), deck.title)

        assert [each.sentence() for each in found.unread] == []
        assert (found.deck.cards, found.deck.identity) == (deck.cards, deck.identity)
        assert (found.deck.side, found.deck.title) == (deck.side, deck.title)


def test_a_list_of_netrunnerdb_is_read() -> None:
    text = (
        "Noise's Shop\n\nNoise: Hacker Extraordinaire (Core Set)\n\nEvent (5)\n"
        "3x Deja Vu (Core Set)\n2x Account Siphon (Core Set) •••••  •••\n\n"
        "8 influence spent (max 15, available 7)\n5 cards (min 45)\nCards up to Core Set\n"
    )

    found = read_deck(ANR, text)

    assert found.unread == []
    assert found.deck.identity == "noise-hacker-extraordinaire"
    assert found.deck.cards == {"deja-vu": 3, "account-siphon": 2}
    assert found.deck.title == "Noise's Shop"


def test_a_file_of_octgn_is_read_by_the_published_identifiers() -> None:
    text = (
        '<deck game="0f38e453-26df-4c04-9d67-6d43de939c77"><section name="Identity">'
        '<card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01033">?</card></section>'
        '<section name="R&amp;D / Stack">'
        '<card qty="3" id="bc0f047c-01b1-427f-a439-d451eda01050">?</card></section></deck>'
    )

    found = read_deck(ANR, text)

    assert found.unread == []
    assert (found.deck.identity, found.deck.cards) == (
        "kate-mac-mccaffrey-digital-tinker",
        {"sure-gamble": 3},
    )
