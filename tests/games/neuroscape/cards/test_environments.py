"""What environments do for everybody."""

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.numbers import keywords
from nightdeck.games.neuroscape.model.terms import OVERRUN
from tests.games.neuroscape.tables import A, B, fight, play, scene


@pytest.mark.parametrize(
    ("environment", "card", "numbers"),
    [
        ("The Net", "Coder", (2, 1)),
        ("The Net", "Big Kat", (3, 4)),
        ("Boardroom", "Coder", (0, 1)),
        ("Boardroom", "Big Kat", (3, 4)),
        ("The Hive", "Nanobot Harvester", (2, 3)),
        ("The Hive", "Coder", (1, 1)),
    ],
)
def test_an_environment_changes_numbers(environment, card, numbers):
    table = scene({"field": [card]}, environment={"card": environment, "by": B})

    assert (table.attack(card), table.defense(card)) == numbers


def test_death_wish_gives_overrun():
    table = scene({"field": ["Coder"]}, environment="Death Wish")

    assert keywords(table.state, card_of(table.state, "Coder")) == OVERRUN


def test_a_mosh_pit_strengthens_both_sides_of_a_fight():
    table = scene(
        {"field": ["Shredder"]}, {"field": ["Scrapper"]}, environment="Mosh Pit", stage="combat"
    )

    fight(table, ["Shredder"], {"Scrapper": "Shredder"})

    assert (table.field(A), table.field(B)) == ([], [])


def test_nobody_blocks_the_stronger_in_the_pulse():
    table = scene(
        {"field": ["Shredder"]}, {"field": ["Scrapper"]}, environment="The Pulse", stage="combat"
    )

    fight(table, ["Shredder"])

    assert table.bioframe(B) == 18


def test_the_grid_lets_its_player_look():
    table = scene(
        {"bank": 1, "deck": ["Coder", "Delete"]}, environment={"card": "The Grid", "by": B}
    )

    play(table, A, "Ping", "Yes")

    assert table.deck(A) == ["Delete", "Coder"]


def test_a_zen_garden_heals_both_pools_once_per_round():
    table = play(scene({"bank": 4}, environment="Zen Garden"), A, "Breathe")

    assert (table.bioframe(A), table.mainframe(A)) == (21, 21)
    assert not table.offers(A, "Breathe")


def test_max_gainz_rewards_drugs():
    table = scene({"hand": ["Stim Pack"], "bank": 3, "field": ["Big Kat"]}, environment="Max Gainz")

    play(table, A, "Stim Pack")

    assert table.counters("Big Kat", "plus") == 1


@pytest.mark.parametrize(("answer", "hand", "bank"), [("Yes", 1, (1, 2)), ("No", 0, (3, 0))])
def test_a_yacht_party_sells_cards_for_ram(answer, hand, bank):
    table = scene({"bank": 3}, environment={"card": "Yacht Party", "by": B}, stage="netcheck")

    table.choose(A, answer)
    while table.asked[1] == "card":
        table.take(A, 0)

    assert (len(table.hand(A)), table.bank(A)) == (hand, bank)


def test_the_amrita_heals_at_each_netcheck():
    assert scene(environment={"card": "The Amrita", "by": B}, stage="netcheck").bioframe(A) == 21


def test_acid_rain_hurts_the_characters_of_the_active_player():
    table = scene(
        {"field": ["Coder"]}, {"field": ["Coder"]}, environment="Acid Rain", stage="netcheck"
    )

    assert (table.field(A), table.field(B)) == ([], ["Coder"])


@pytest.mark.parametrize(("count", "wins"), [(7, True), (6, False)])
def test_the_spirit_realm_wins_with_seven_different_tarots(count, wins):
    tarots = ["The Fool", "The Magician", "The Moon", "The Sun", "The Star", "Death", "Justice"]
    cards = [*tarots[:count], *tarots[:1]]
    table = scene(
        {"bin": cards}, environment={"card": "The Spirit Realm", "by": B}, stage="netcheck"
    )

    assert (table.outcome is not None) == wins
    if wins:
        assert table.outcome.winners == (A,)


def test_setu_simulation_lets_everybody_reverse():
    table = scene(
        {"hand": ["Strength"], "bank": 1, "field": ["Psychic"]},
        environment={"card": "Setu Simulation", "by": B},
    )

    assert table.choose(A, "Strength").asked == (A, "orientation")


def test_wonderland_makes_the_first_character_cheaper_for_good():
    table = scene({"hand": ["Shredder", "Skin Smasher"], "bank": 3}, environment="Wonderland")

    play(table, A, "Shredder", "Skin Smasher")

    assert (table.committed("Shredder"), table.committed("Skin Smasher")) == (1, 2)
    assert (table.cost("Shredder"), table.cost("Skin Smasher")) == (1, 2)


def test_a_crossfade_shows_both_own_decks_for_one_ram():
    table = scene({"bank": 1, "deck": ["Coder"]}, environment="Crossfade", stage="netcheck")

    table.choose(A, "Yes")

    assert table.state.known[card_of(table.state, "Coder")] == 0b01
    assert table.bank(A) == (0, 1)


@pytest.mark.parametrize(("environment", "attack"), [("Multiverse", 2), (None, 1)])
def test_the_multiverse_makes_tiers_easier(environment, attack):
    mine = {"mainframe": "Deepnet", "field": ["Coder", "Admin", "Tagger"]}
    table = scene(mine, environment=environment)

    assert table.attack("Coder") == attack
