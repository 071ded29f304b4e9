"""What tarots do, upright and reversed."""

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.numbers import keywords
from nightdeck.games.neuroscape.model.terms import OVERRUN
from tests.games.neuroscape.tables import A, B, fight, pass_checks, play, scene

UPRIGHT = "upright:"
REVERSED = "reversed:"


def table_with(card, bank, b=None, field=("Psychic",), **more):
    """Return a scene in which tarots may be reversed."""
    mine = {"hand": [card], "bank": bank, "field": list(field), **more}
    return scene(mine, b, environment="Setu Simulation")


@pytest.mark.parametrize(("way", "hand"), [(UPRIGHT, 0), (REVERSED, 1)])
def test_the_fool_draws_and_discards_unless_reversed(way, hand):
    table = table_with("The Fool", 1, deck=["Coder", "Coder"])

    play(table, A, "The Fool", way)
    if way == UPRIGHT:
        table.choose(A, "Coder")

    assert len(table.hand(A)) == hand


@pytest.mark.parametrize(("way", "bank"), [(UPRIGHT, (1, 3)), (REVERSED, (3, 1))])
def test_the_magician_refreshes_ram(way, bank):
    table = table_with("The Magician", 1, running=3)

    play(table, A, "The Magician", way)
    while table.asked[1] == "card":
        table.take(A, 0)

    assert table.bank(A) == bank


def test_the_empress_heals_or_lets_a_character_grow():
    upright = play(table_with("The Empress", 3), A, "The Empress", UPRIGHT)
    reversed_ = play(table_with("The Empress", 3), A, "The Empress", REVERSED)

    assert upright.bioframe(A) == 24
    assert reversed_.counters("Psychic", "plus") == 2


def test_the_emperor_strengthens_for_a_turn_or_for_good():
    upright = play(table_with("The Emperor", 3), A, "The Emperor", UPRIGHT)
    reversed_ = play(table_with("The Emperor", 3), A, "The Emperor", REVERSED)

    assert (upright.attack("Psychic"), upright.counters("Psychic", "plus")) == (4, 0)
    assert (reversed_.attack("Psychic"), reversed_.counters("Psychic", "plus")) == (3, 2)


@pytest.mark.parametrize(("way", "seen"), [(UPRIGHT, 2), (REVERSED, 4)])
def test_the_hierophant_takes_one_of_the_top_cards(way, seen):
    deck = ["Coder", "Delete", "Enhance", "Time", "Mirage"]
    table = table_with("The Hierophant", 1, deck=deck)

    play(table, A, "The Hierophant", way)
    assert len(table.options(A)) == seen
    table.choose(A, "Delete")
    while table.asked[1] == "bottom-next":
        table.take(A, 0)

    assert table.hand(A) == ["Delete"]
    assert table.deck(A)[0] == deck[seen]


def test_the_lovers_keep_two_characters_out_of_combat():
    table = table_with(
        "The Lovers", 3, {"field": ["Big Kat", "White Knight"]}, ("Psychic", "Coder")
    )

    play(table, A, "The Lovers", UPRIGHT, "Coder", "White Knight")
    table.choose(A, "done:")
    pass_checks(table)

    assert [option[1] for option in table.options(A)[:-1]] == [card_of(table.state, "Psychic")]
    fight(table, ["Psychic"])
    assert table.mainframe(B) == 19


def test_the_lovers_reversed_duel():
    table = table_with(
        "The Lovers", 3, {"field": ["Big Kat", "White Knight"]}, ("Psychic", "Coder")
    )

    play(table, A, "The Lovers", REVERSED, "Coder", "White Knight")

    assert table.field(A) == ["Psychic"]
    assert table.damage("White Knight") == 1


def test_the_chariot_drives_and_reversed_refreshes_with_overrun():
    runner = {"card": "Psychic", "running": True}
    field = [runner, "Coder"]
    steps = ("The Chariot", UPRIGHT, "Psychic")
    upright = play(table_with("The Chariot", 2, field=field), A, *steps)
    steps = ("The Chariot", REVERSED, "Psychic")
    reversed_ = play(table_with("The Chariot", 2, field=field), A, *steps)

    assert (upright.attack("Psychic"), upright.is_running("Psychic")) == (3, True)
    assert (reversed_.attack("Psychic"), reversed_.is_running("Psychic")) == (3, False)
    assert keywords(reversed_.state, card_of(reversed_.state, "Psychic")) == OVERRUN


@pytest.mark.parametrize(("way", "numbers"), [(UPRIGHT, (2, 4)), (REVERSED, (4, 2))])
def test_strength_lends_strength(way, numbers):
    table = play(table_with("Strength", 1), A, "Strength", way)

    assert (table.attack("Psychic"), table.defense("Psychic")) == numbers


def test_justice_destroys_who_attacked_or_who_is_strong():
    table = table_with("Justice", 4, {"field": ["Back Alley Bruisers", "Scrapper"]})
    play(table, A, "Justice")
    assert table.field(B) == ["Scrapper"]

    scene_ = scene(
        {"field": ["Psychic"]},
        {"hand": ["Justice"], "bank": 4, "field": ["Seer"]},
        stage="combat",
    )
    scene_.choose(A, "Psychic", "attacks")
    play(scene_, B, "Justice")
    assert scene_.field(A) == []


@pytest.mark.parametrize("way", [UPRIGHT, REVERSED])
def test_the_hanged_man_runs_and_holds_a_character(way):
    table = table_with("The Hanged Man", 3, {"field": ["Scrapper"]})

    play(table, A, "The Hanged Man", way, "Scrapper")

    assert table.is_running("Scrapper")
    assert table.state.frozen[card_of(table.state, "Scrapper")] == 1


@pytest.mark.parametrize(("way", "health"), [(UPRIGHT, 16), (REVERSED, 20)])
def test_the_hanged_man_takes_an_attacker_out_of_combat_only_when_reversed(way, health):
    table = scene(
        {"field": ["Vic Viper, Axe God"]},
        {"hand": ["The Hanged Man"], "bank": 3, "field": [{"card": "Psychic", "running": True}]},
        environment="Setu Simulation",
        stage="combat",
    )
    table.choose(A, "Vic Viper", "attacks")

    play(table, B, "The Hanged Man", way, "Vic Viper")

    assert table.bioframe(B) == health


@pytest.mark.parametrize(("way", "mine"), [(UPRIGHT, []), (REVERSED, ["Psychic"])])
def test_death_asks_for_sacrifices(way, mine):
    table = table_with("Death", 4, {"field": ["Scrapper", "Coder"]})

    play(table, A, "Death", way)
    table.choose(B, "Coder")

    assert (table.field(A), table.field(B)) == (mine, ["Scrapper"])


def test_temperance_protects_a_character():
    table = table_with("Temperance", 3, field=["Psychic", "Arc, Circuit Breaker"])

    play(table, A, "Temperance", UPRIGHT, "Psychic")
    play(table, A, "Surge", "Psychic")

    assert table.damage("Psychic") == 0


@pytest.mark.parametrize(("pool", "health"), [("bioframe", 20), ("mainframe", 17)])
def test_temperance_reversed_protects_the_bioframe_only(pool, health):
    table = table_with("Temperance", 3, field=["Psychic", "Arc, Circuit Breaker"])

    play(table, A, "Temperance", REVERSED, "Surge", f"your {pool}")

    assert getattr(table, pool)(A) == health


@pytest.mark.parametrize(
    ("way", "left"), [(UPRIGHT, ["Big Kat", "White Knight"]), (REVERSED, ["Big Kat"])]
)
def test_the_devil_burns_the_opponents_characters(way, left):
    table = table_with("The Devil", 3, {"field": ["Scrapper", "Big Kat", "White Knight"]})

    play(table, A, "The Devil", way)

    assert (table.field(A), table.field(B)) == (["Psychic"], left)


def test_the_tower_destroys_slot_cards_or_environments_and_cyberware():
    table = table_with("The Tower", 3, {"slots": ["Firewall"]})
    play(table, A, "The Tower", UPRIGHT)
    assert table.slots(B) == []

    table = table_with("The Tower", 3, {"field": [{"card": "Coder", "cyberware": ["AZ Glass"]}]})
    play(table, A, "The Tower", "AZ Glass")
    assert table.bin(B) == ["AZ Glass"]


def test_the_star_returns_a_tarot_or_a_character():
    cards = ["The Star", "The Moon", "Coder"]
    upright = play(table_with("The Star", 2, bin=cards), A, "The Star", UPRIGHT)
    reversed_ = play(table_with("The Star", 2, bin=cards), A, "The Star", REVERSED)

    assert upright.hand(A) == ["The Moon"]
    assert reversed_.hand(A) == ["Coder"]


def test_the_sun_heals_or_strikes():
    upright = play(table_with("The Sun", 2), A, "The Sun", UPRIGHT)
    reversed_ = play(table_with("The Sun", 2), A, "The Sun", REVERSED)

    assert (upright.bioframe(A), upright.mainframe(A)) == (22, 22)
    assert (reversed_.bioframe(A), reversed_.mainframe(B)) == (23, 17)


@pytest.mark.parametrize(("way", "damage"), [(UPRIGHT, 5), (REVERSED, 10)])
def test_judgement_turns_an_attack_on_its_owner(way, damage):
    table = table_with("Judgement", 4, {"field": [{"card": "White Knight", "plus": 3}]})

    play(table, A, "Judgement", way, "White Knight")

    assert (table.field(B) == []) == (damage > 6)
    if table.field(B):
        assert table.damage("White Knight") == damage


@pytest.mark.parametrize("way", [UPRIGHT, REVERSED])
def test_the_world_copies_an_answer(way):
    table = scene(
        {"hand": ["The World", "Coder"], "bank": 4, "field": ["Psychic"]},
        {"hand": ["The Sun"], "bank": 2, "field": ["Psychic"]},
        environment="Setu Simulation",
    )

    table.choose(A, "Coder").choose(B, "The Sun").choose(B, UPRIGHT)
    play(table, A, "The World", way)

    assert (table.bioframe(A), table.bioframe(B)) == (22, 22)
    assert (table.bin(A), table.bin(B)) == (["The World"], ["The Sun"])
