"""What the tiers of mainframes do."""

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.events import DIE_ROLLED
from nightdeck.games.neuroscape.model.terms import BIOVAMP, DATAVAMP, OVERRUN, STAMINA
from tests.games.neuroscape.tables import A, B, fight, keywords_of, play, scene

HACKERS = ["Coder", "Admin", "Tagger", "Script Kiddie"]
CORPOS = ["Yes-Man", "Arms Dealer", "Riot Police", "Omnis Deathbringer"]
THRASHERS = ["Skin Smasher", "Roadie", "Shredder", "Vic Viper, Axe God", "Groupie"]
MYSTICS = ["Psychic", "Astral Projector", "Spirit Guide", "Celestial Channeler"]


@pytest.mark.parametrize(
    ("mainframe", "field", "card", "attack", "keyword"),
    [
        ("Deepnet", HACKERS, "Coder", 2, 0),
        ("Deepnet", HACKERS, "Tagger", 2, 0),
        ("Deepnet", HACKERS[:3], "Coder", 1, 0),
        ("Headbanger", THRASHERS, "Roadie", 1, OVERRUN),
        ("Headbanger", THRASHERS[:3], "Roadie", 1, 0),
        ("Savage", THRASHERS, "Roadie", 1, BIOVAMP),
        ("Spotlight", THRASHERS, "Vic Viper, Axe God", 4, OVERRUN | STAMINA),
        ("Spotlight", THRASHERS, "Roadie", 1, 0),
        ("Aethernet", [*MYSTICS, "Trixie, Techno Queen"], "Psychic", 1, DATAVAMP),
        ("Hive Dynamics", ["Nanobot Harvester", "Nanobot Swarm"], "Nanobot Harvester", 1, 0),
        (
            "Hive Dynamics",
            ["Nanobot Swarm", {"card": "Nanobot Harvester", "token": True}],
            "Nanobot Harvester",
            2,
            0,
        ),
        ("Gearhead", ["Lug Nut"] * 4 + ["Metal Head"], "Metal Head", 4, OVERRUN),
    ],
)
def test_an_active_tier_changes_characters(mainframe, field, card, attack, keyword):
    table = scene({"mainframe": mainframe, "field": field})

    assert (table.attack(card), keywords_of(table, card)) == (attack, keyword)


def test_spotlight_protects_iconic_characters():
    table = scene({"mainframe": "Spotlight", "field": ["Vic Viper, Axe God"]})

    assert table.defense("Vic Viper, Axe God") == 4


def test_savage_lets_the_bleeding_strike_harder():
    field = [{"card": "Roadie", "bleed": 1}, "Shredder", "Skin Smasher"]

    mine = {"mainframe": "Savage", "field": field, "hand": ["Stim Pack"], "bank": 2}
    assert scene(mine).attack("Roadie") == 2


def test_berserker_strengthens_the_psychotic_and_rewards_failure():
    wild = {"card": "Edward 40 Hands", "cyberware": ["Demon Shard"]}
    table = scene({"mainframe": "Berserker", "field": [wild, *THRASHERS[:3]]}, stage="combat")
    assert table.attack("Edward 40 Hands") == 9

    table.lucky(
        lambda later: later.counters("Edward 40 Hands", "plus") == 1,
        lambda later: later.choose(A, "Edward", "attacks"),
    )
    assert table.bioframe(A) == 11


def test_gearhead_makes_psychosis_checks_easier():
    crab = {"card": "Metal Head", "cyberware": [{"card": "Cortex Crab", "by": B}]}
    table = scene({"mainframe": "Gearhead", "field": [crab, "Lug Nut", "Scrapper"]}, stage="combat")

    table.lucky(
        lambda later: any(row[1] >= 21 for row in later.happened(DIE_ROLLED)),
        lambda later: later.choose(A, "Metal Head", "attacks"),
    )

    assert table.is_running("Metal Head")


@pytest.mark.parametrize(("field", "bank"), [(CORPOS[:2], (0, 1)), (CORPOS[:1], (0, 0))])
def test_az_luxureon_installs_at_the_netcheck(field, bank):
    table = scene({"mainframe": "AZ Luxureon", "field": field}, stage="netcheck")

    assert table.bank(A) == bank


def test_az_luxureon_draws_one_more_for_the_first_draw():
    table = scene({"mainframe": "AZ Luxureon", "field": CORPOS}, stage="initialize")

    table.choose(A, "draw:")
    assert len(table.hand(A)) == 2
    table.choose(A, "draw:")
    assert len(table.hand(A)) == 3


def test_omnis_refreshes_ram_and_weakens_opponents():
    table = scene(
        {"mainframe": "Omnis Blood Diamond", "field": CORPOS, "hand": ["Delete"], "bank": 4},
        {"field": ["Scrapper", "Big Kat"]},
    )
    assert table.attack("Big Kat") == 2

    play(table, A, "Delete", "Scrapper")
    table.take(A, 0)

    assert table.bank(A) == (1, 3)


def test_sidewinder_keeps_the_bleeding_from_blocking_and_strikes_when_they_die():
    runners = ["Scavenger", "Badlands Sniper", "Coyote Raiders", "Badlands Infantry"]
    bleeding = {"card": "Big Kat", "bleed": 1}
    table = scene(
        {"mainframe": "Sidewinder", "field": runners}, {"field": [bleeding]}, stage="combat"
    )
    fight(table, ["Coyote Raiders"])
    assert table.bioframe(B) == 20 - 2

    table = scene(
        {"mainframe": "Sidewinder", "field": runners}, {"field": [{"card": "Coder", "bleed": 0}]}
    )
    table.state.counters[0][card_of(table.state, "Coder")] = 1
    play(table, A, "Long Shot", "Coder")
    assert table.bioframe(B) == 19


def test_eclipse_reverses_tarots_and_strikes_with_them():
    table = scene({"mainframe": "Eclipse", "field": MYSTICS, "hand": ["The Devil"], "bank": 3})

    play(table, A, "The Devil", "reversed:")

    assert (table.bioframe(B), table.mainframe(B)) == (19, 19)


def test_headbanger_strengthens_the_first_attacker():
    table = scene({"mainframe": "Headbanger", "field": THRASHERS[:2]}, stage="combat")

    fight(table, ["Roadie", "Skin Smasher"])

    assert table.bioframe(B) == 20 - 2 - 1


def test_hive_dynamics_makes_a_drone_at_the_netcheck():
    table = scene({"mainframe": "Hive Dynamics", "field": ["Nanobot Swarm"] * 5}, stage="netcheck")

    assert table.field(A) == ["Nanobot Swarm"] * 5 + ["Nanobot Drone"]


@pytest.mark.parametrize(("field", "left"), [(HACKERS[1:3], 17), (HACKERS[2:3], 18)])
def test_meltdown_strengthens_scripts_against_mainframes(field, left):
    mine = {"mainframe": "Meltdown", "field": field, "hand": ["Binary Blast"], "bank": 3}
    table = play(scene(mine), A, "Binary Blast")

    assert table.mainframe(B) == left


def test_meltdown_hurts_every_opponent_at_the_netcheck():
    table = scene({"mainframe": "Meltdown", "field": [*HACKERS, "Deep Diver"]}, stage="netcheck")

    assert table.mainframe(B) == 19


def test_aurora_makes_the_first_tarot_cheaper_and_lives_on_the_bin():
    bin_ = ["The Sun", "The Sun", "The Moon", "Death", "Justice"]
    mine = {"mainframe": "Aurora", "field": ["Psychic", "Seer"], "hand": ["Strength", "Strength"]}

    table = scene({**mine, "bin": bin_})
    assert (table.attack("Psychic"), table.defense("Psychic")) == (2, 3)
    table.choose(A, "Strength")
    assert table.asked == (A, "orientation")
    play(table, A, "upright:", "Psychic")
    assert not table.offers(A, "Strength")


def test_deepnet_and_aethernet_look_at_the_netcheck():
    deck = {"deck": ["Coder", "Delete", "Enhance"]}
    deepnet = scene({"mainframe": "Deepnet", "field": HACKERS[:2], **deck}, stage="netcheck")
    deepnet.choose(A, "Yes")
    aethernet = scene({"mainframe": "Aethernet", "field": MYSTICS[:2], **deck}, stage="netcheck")
    aethernet.choose(A, "Coder").choose(A, "Delete")

    assert deepnet.deck(A) == ["Delete", "Enhance", "Coder"]
    assert aethernet.deck(A) == ["Enhance", "Coder", "Delete"]


def test_wndrtech_rolls_again_once_per_round():
    mine = {"mainframe": "WNDRTech", "field": ["Mad Hatter", "Big Kat"]}
    table = scene(mine, stage="netcheck")

    assert table.asked == (A, "reroll")
    table.choose(A, "Yes")
    assert table.asked[1] != "reroll"


def test_wndrtech_returns_a_character_and_plays_another():
    mine = {
        "mainframe": "WNDRTech",
        "field": ["White Knight", "Red Knight", "Big Kat", "Big Kat"],
        "hand": ["Shredder", "Vic Viper, Axe God"],
    }
    table = scene(mine, stage="netcheck")

    table.choose(A, "White Knight")
    assert not table.offers(A, "Vic Viper")
    play(table, A, "Shredder")

    assert table.field(A) == ["Red Knight", "Big Kat", "Big Kat", "Shredder"]
    assert table.committed("Shredder") == 0
