"""What cyberware does for and to its bearer."""

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.numbers import keywords
from nightdeck.games.neuroscape.model.terms import BIOVAMP, DATAVAMP, OVERRUN, STAMINA
from tests.games.neuroscape.tables import A, B, pass_checks, play, scene

ARCHANGEL = "Project Archangel"  # 6/7 with ports of level 3 everywhere


def bearing(ware, by=A):
    return {"card": ARCHANGEL, "cyberware": [{"card": ware, "by": by}]}


@pytest.mark.parametrize(
    ("ware", "attack", "defense", "psychosis", "keyword"),
    [
        ("AZ Glass", 6, 8, 0, DATAVAMP),
        ("Sneakerhead", 6, 8, 0, STAMINA),
        ("Chronos Maestro", 7, 8, 0, 0),
        ("Third Eye", 6, 8, 0, 0),
        ("Cortex Crab", 6, 7, 8, 0),
        ("Brainshredder", 9, 7, 6, 0),
        ("Siphon Gauntlet", 7, 7, 0, BIOVAMP),
        ("Battle Axe", 8, 7, 0, OVERRUN),
        ("Gigadyne Amp", 9, 10, 5, OVERRUN),
        ("Demon Shard", 11, 8, 8, 0),
        ("Overdriver", 7, 7, 3, STAMINA),
        ("Whammy Bar", 7, 8, 2, 0),
    ],
)
def test_cyberware_changes_numbers_psychosis_and_keywords(
    ware, attack, defense, psychosis, keyword
):
    table = scene({"field": [bearing(ware)]})

    assert (table.attack(ARCHANGEL), table.defense(ARCHANGEL)) == (attack, defense)
    assert table.psychosis(ARCHANGEL) == psychosis
    assert keywords(table.state, card_of(table.state, ARCHANGEL)) == OVERRUN | STAMINA | keyword


def test_a_malicious_crab_goes_onto_an_opponents_character():
    table = scene(
        {"hand": ["Cortex Crab"], "bank": 3, "field": ["Coder"]}, {"field": ["Virtual Kid"]}
    )

    play(table, A, "Cortex Crab")

    assert table.psychosis("Virtual Kid") == 4


def test_az_optics_shows_an_opponents_hand():
    table = scene({"field": [bearing("AZ Optics")]}, {"hand": ["Delete"]})

    play(table, A, "Zoom")

    assert table.state.known[card_of(table.state, "Delete")] & 1


def test_chronos_maestro_refreshes_ram_at_the_netcheck():
    table = scene({"field": [bearing("Chronos Maestro")], "running": 3}, stage="netcheck")

    table.take(A, 0).take(A, 0)

    assert table.bank(A) == (2, 1)


def test_a_third_eye_lets_its_player_reverse_tarots():
    cards = {"hand": ["The Devil"], "bank": 3}
    with_eye = scene({**cards, "field": [bearing("Third Eye"), "Psychic"]})
    without = scene({**cards, "field": ["Psychic"]})

    with_eye.choose(A, "The Devil")
    without.choose(A, "The Devil")

    assert with_eye.asked == (A, "orientation")
    assert without.asked[1] != "orientation"


@pytest.mark.parametrize("destroys", [True, False])
def test_a_codebreaker_looks_at_a_trojan_and_may_destroy_it(destroys):
    table = scene(
        {"field": [bearing("Codebreaker")], "bank": 1, "trojans": [{"card": "Redirect", "by": B}]}
    )

    play(table, A, "Crack")
    assert table.state.known[card_of(table.state, "Redirect")] & 1
    table.choose(A, "Yes" if destroys else "No")

    assert table.bin(B) == (["Redirect"] if destroys else [])


def test_a_spectre_shoots_a_character():
    table = scene({"field": [bearing("Spectre 9mm")]}, {"field": ["Coder"]})

    play(table, A, "Pop", "Coder")

    assert table.field(B) == []


def test_a_jailbreak_collar_hurts_the_mainframe_for_every_ability():
    collar = {"card": "Coder", "cyberware": [{"card": "Jailbreak Collar", "by": B}]}
    table = scene({"field": [collar]})

    pass_checks(table.choose(A, "Compile"))

    assert table.mainframe(A) == 18


@pytest.mark.parametrize(("ware", "offered"), [("Neural Disruptor", False), ("AZ Glass", True)])
def test_a_neural_disruptor_forbids_abilities(ware, offered):
    coder = {"card": "Coder", "cyberware": [{"card": ware, "by": B}]}

    assert scene({"field": [coder], "hand": ["Delete"]}).offers(A, "Compile") == offered


def test_a_flux_cannon_shoots_anything():
    table = scene({"field": [bearing("Flux Cannon")], "bank": 1})

    play(table, A, "Flux Shot", "Player 2's mainframe")

    assert table.mainframe(B) == 18


def test_a_cloaking_field_keeps_opponents_from_aiming():
    table = scene({"hand": ["Delete"], "bank": 4}, {"field": [bearing("Cloaking Field", B)]})

    assert not table.offers(A, "Delete")


def test_knux_duel():
    table = scene({"field": [bearing("Knux")], "bank": 1}, {"field": ["Big Kat", "Scrapper"]})

    play(table, A, "One-Two")

    assert table.field(B) == ["Big Kat"]
