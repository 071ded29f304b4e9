"""What characters do."""

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.events import DAMAGED_CHARACTER, STABILITY_ROLLED
from nightdeck.games.neuroscape.model.terms import BIOVAMP, OVERRUN, STAMINA
from tests.games.neuroscape.tables import (
    A,
    B,
    end_turn,
    fight,
    keywords_of,
    pass_checks,
    play,
    scene,
)


@pytest.mark.parametrize(
    ("name", "cost", "numbers", "words"),
    [
        ("Omnis Deathbringer", 5, (5, 4), OVERRUN),
        ("Skin Smasher", 2, (1, 3), BIOVAMP),
        ("Vic Viper, Axe God", 4, (4, 3), OVERRUN),
        ("Project Archangel", 7, (6, 7), OVERRUN | STAMINA),
        ("Freelance Merc", 2, (2, 3), 0),
        ("Chrome Mastiff", 4, (3, 4), STAMINA),
    ],
)
def test_a_plain_character_enters_with_its_numbers_and_keywords(name, cost, numbers, words):
    table = play(scene({"hand": [name], "bank": cost}), A, name)

    assert (table.attack(name), table.defense(name)) == numbers
    assert keywords_of(table, name) == words
    assert table.committed(name) == cost


def test_the_jabberwocky_needs_wonderland_and_overruns():
    cards = {"hand": ["Jabberwocky"], "bank": 7}
    assert not scene(cards).offers(A, "Jabberwocky")

    table = play(scene({**cards, "field": ["Red Knight", "Big Kat"]}), A, "Jabberwocky")

    assert (table.attack("Jabberwocky"), table.defense("Jabberwocky")) == (7, 7)
    assert keywords_of(table, "Jabberwocky") == OVERRUN


# Entering play ------------------------------------------------------------------------------------


def test_acpd_drones_bring_a_police_drone():
    table = play(scene({"hand": ["ACPD Drones"], "bank": 3}), A, "ACPD Drones")

    assert table.field(A) == ["ACPD Drones", "Police Drone"]


def test_a_trustfund_baby_installs_ram_running():
    table = play(scene({"hand": ["Trustfund Baby"], "bank": 2}), A, "Trustfund Baby")

    assert table.bank(A) == (0, 1)


def test_seeker_drones_order_the_top_two_cards():
    table = scene({"hand": ["Seeker Drones"], "bank": 1, "deck": ["Delete", "Enhance", "Coder"]})

    play(table, A, "Seeker Drones", "Delete")

    assert table.deck(A) == ["Enhance", "Delete", "Coder"]


def test_a_tagger_shows_a_hand_to_its_player_only():
    table = scene({"hand": ["Tagger"], "bank": 2}, {"hand": ["Delete"]})

    play(table, A, "Tagger")

    card = card_of(table.state, "Delete")
    assert table.state.known[card] == 0b11


def test_a_spirit_guide_returns_a_tarot():
    table = scene({"hand": ["Spirit Guide"], "bank": 3, "bin": ["The Moon", "Coder"]})

    play(table, A, "Spirit Guide", "The Moon")

    assert table.hand(A) == ["The Moon"]


def test_a_vat_clone_becomes_a_copy_that_costs_3_and_is_itself_outside_play():
    table = scene({"hand": ["Vat Clone", "Delete"], "bank": 7}, {"field": ["Back Alley Bruisers"]})

    play(table, A, "Vat Clone", "Back Alley Bruisers")
    assert table.field(A) == ["Back Alley Bruisers"]
    assert len(table.state.characters(A)) == 1
    costs = {table.cost("Back Alley Bruisers"), table.cost("Back Alley Bruisers", 2)}
    assert costs == {3, 4}
    play(table, A, "Delete", "your Back Alley Bruisers")

    assert table.bin(A) == ["Vat Clone", "Delete"]


# Abilities ----------------------------------------------------------------------------------------


def test_a_yes_man_lends_another_character_strength():
    table = scene({"field": ["Yes-Man", "Skin Smasher"]})

    play(table, A, "Whatever You Say")

    assert (table.attack("Skin Smasher"), table.defense("Skin Smasher")) == (3, 5)
    assert table.is_running("Yes-Man")


def test_a_groupie_is_sacrificed_for_another_thrasher():
    table = scene({"field": ["Groupie", "Skin Smasher", "Coder"]})

    play(table, A, "Backstage Pass")

    assert table.field(A) == ["Skin Smasher", "Coder"]
    assert (table.attack("Skin Smasher"), table.defense("Skin Smasher")) == (3, 5)


def test_an_unpaid_intern_is_sacrificed_for_one_ram():
    table = scene({"field": ["Unpaid Intern"], "running": 1})

    play(table, A, "Fetch Coffee")

    assert table.field(A) == []
    assert table.bank(A) == (1, 0)


def test_a_venture_capitalist_installs_two_ram():
    table = play(scene({"field": ["Venture Capitalist"], "bank": 2}), A, "Seed Round")

    assert table.bank(A) == (0, 4)


def test_an_aekani_priestess_gives_3_bioframe_health():
    table = play(scene({"field": ["Aekani Priestess"], "bank": 1}), A, "Blessing")

    assert table.bioframe(A) == 23


def test_gokudo_silencer_hushes_until_its_players_next_turn():
    table = scene(
        {"field": ["Gokudo Silencer"], "bank": 1}, {"field": ["Scrapper"], "hand": ["Coder"]}
    )
    play(table, A, "Hush", "Scrapper")

    end_turn(table, A)
    while table.asked[1] != "deploy":
        table.take(table.asked[0], table.state.question.default)

    assert not table.offers(B, "Scrap Heap")


def test_a_cartographer_keeps_one_of_three_on_top():
    table = scene({"field": ["Cartographer"], "deck": ["Coder", "Delete", "Enhance", "Time"]})

    play(table, A, "Survey", "Delete", "Coder")

    assert table.deck(A) == ["Delete", "Time", "Coder", "Enhance"]


def test_nova_returns_a_cheap_character():
    table = scene({"field": ["Nova, the White Rabbit"], "bank": 1}, {"field": ["Scrapper"]})

    play(table, A, "Down the Hole")

    assert (table.field(B), table.hand(B)) == ([], ["Scrapper"])


def test_the_queen_of_hearts_destroys_the_strong():
    foes = {"field": ["Back Alley Bruisers", "Scrapper"]}
    table = scene({"field": ["Queen of Hearts", "Big Kat"], "bank": 2}, foes)

    play(table, A, "Off With Their Head", "Bruisers")

    assert table.field(B) == ["Scrapper"]


def test_trixie_refreshes_another_character():
    table = scene(
        {"field": ["Trixie, Techno Queen", {"card": "Coder", "running": True}, "Big Kat"]}
    )

    play(table, A, "Drop the Beat", "Coder")

    assert not table.is_running("Coder")


def test_xandra_makes_drones():
    table = play(scene({"field": ["Xandra, Hive Queen"], "bank": 1}), A, "Replicate")

    assert table.field(A) == ["Xandra, Hive Queen", "Nanobot Drone"]


def test_a_gutter_medic_removes_bleed_and_damage():
    hurt = {"card": "Back Alley Bruisers", "bleed": 1, "damage": 2}
    table = scene({"field": ["Gutter Medic", hurt]})

    play(table, A, "Patch Up", "Bruisers")

    assert table.counters("Back Alley Bruisers") == 0
    assert table.damage("Back Alley Bruisers") == 0


@pytest.mark.parametrize("target", ["trojan", "player"])
def test_a_psychic_looks_at_a_trojan_or_a_deck(target):
    table = scene(
        {"field": ["Psychic"], "trojans": [{"card": "Rubber Ducky", "by": B}]},
        {"deck": ["Delete", "Coder"]},
    )
    name = "Rubber Ducky" if target == "trojan" else "Delete"
    card = card_of(table.state, name)
    assert not table.state.known[card] & 1

    table.choose(A, "Scry")
    options = table.options(A)
    wanted = (options[0][0], card) if target == "trojan" else (options[0][0], -21)
    table.choose(A, wanted)
    pass_checks(table)

    assert table.state.known[card] & 1


# Netchecks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bank", "drawn"), [(6, 1), (5, 0)])
def test_an_executive_draws_with_six_ram(bank, drawn):
    table = scene({"field": ["Executive"], "bank": bank, "deck": 5}, stage="netcheck")

    assert len(table.hand(A)) == drawn


def test_a_seer_may_bury_the_top_cards():
    table = scene({"field": ["Seer"], "deck": ["Coder", "Delete", "Enhance"]}, stage="netcheck")

    table.choose(A, "Coder").choose(A, "Done")

    assert table.deck(A) == ["Delete", "Enhance", "Coder"]


def test_luna_heals_both_pools_and_strengthens_other_mystics():
    table = scene({"field": ["Luna, the Sacred Moon", "Psychic"]}, stage="netcheck")

    assert (table.bioframe(A), table.mainframe(A)) == (21, 21)
    assert (table.attack("Psychic"), table.attack("Luna, the Sacred Moon")) == (2, 5)


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_mad_hatter_rolls_for_cards(cards):
    table = scene({"field": ["Mad Hatter"], "hand": ["Enhance"], "bank": 1, "deck": 9})

    table.lucky(
        lambda later: len(later.hand(A)) == (0, 2, 3)[cards],
        lambda later: later.choose(A, "done:"),
    )

    assert len(table.bin(A)) == (1 if cards == 0 else 0)


# Combat -------------------------------------------------------------------------------------------


def test_boonyen_destroys_ram_of_the_attacked_player():
    table = scene({"field": ["Boonyen, Wardriver"]}, {"bank": ["Basic RAM"]}, stage="combat")

    fight(table, ["Boonyen"])

    assert table.bin(B) == ["Basic RAM"]


def test_a_debt_collector_lets_the_player_destroy_one_ram():
    bank = ["Basic RAM", "Twin-Channel RAM"]
    table = scene({"field": ["Debt Collector"]}, {"bank": bank}, stage="combat")

    fight(table, ["Debt Collector"])
    table.choose(B, "Twin-Channel RAM")

    assert table.bin(B) == ["Twin-Channel RAM"]


def test_neosec_firestorm_burns_the_attacked_players_characters():
    table = scene(
        {"field": ["Neosec Firestorm", "Coder"]}, {"field": ["Scrapper", "Big Kat"]}, stage="combat"
    )

    fight(table, ["Neosec Firestorm"])

    assert table.field(B) == ["Big Kat"]
    assert table.field(A) == ["Neosec Firestorm", "Coder"]


def test_riot_police_weaken_whom_they_block():
    table = scene({"field": ["Vic Viper, Axe God"]}, {"field": ["Riot Police"]}, stage="combat")

    fight(table, ["Vic Viper"], {"Riot Police": "Vic Viper"})

    assert table.field(B) == ["Riot Police"]


def test_an_astral_projector_cannot_be_blocked():
    table = scene({"field": ["Astral Projector"]}, {"field": ["Big Kat"]}, stage="combat")

    fight(table, ["Astral Projector"])

    assert table.mainframe(B) == 18


@pytest.mark.parametrize(("foe", "dies"), [("Big Kat", True), ("White Knight", False)])
def test_an_exterminator_is_stronger_against_the_costly(foe, dies):
    knight = {"card": foe, "plus": 1} if foe == "White Knight" else foe
    table = scene({"field": ["Exterminator"]}, {"field": [knight]}, stage="combat")

    fight(table, ["Exterminator"], {foe: "Exterminator"})

    assert (table.field(B) == []) == dies


def test_metal_head_takes_one_less_from_every_packet():
    table = scene(
        {"field": ["Metal Head"]},
        {"field": ["Big Kat", "White Knight", "Red Knight"]},
        stage="combat",
    )
    table.choose(A, "Metal Head", "attacks")

    table.choose(B, "Big Kat", "blocks")
    table.choose(B, "White Knight", "blocks").choose(B, "Red Knight", "blocks")
    table.choose(A, "4 + 0 + 0")

    # Big Kat 3, White Knight 3 beside Red Knight, Red Knight 3: one less each
    assert table.field(A) == []
    assert [row[2] for row in table.happened(DAMAGED_CHARACTER)][1:] == [2, 2, 2]


def test_a_serial_killer_purges_what_it_kills():
    table = scene({"field": ["Serial Killer"]}, {"field": ["Scrapper"]}, stage="combat")

    fight(table, ["Serial Killer"], {"Scrapper": "Serial Killer"})

    assert (table.purge(B), table.bin(B)) == (["Scrapper"], [])


def test_a_frenzied_fan_must_attack():
    table = scene({"field": ["Frenzied Fan"]}, stage="combat")

    assert table.bioframe(B) == 18


def test_roxy_riot_keeps_a_character_from_blocking():
    table = scene({"field": ["Roxy Riot"]}, {"field": ["White Knight"]}, stage="combat")

    fight(table, ["Roxy Riot"])

    assert table.bioframe(B) == 17


def test_jett_thorn_gives_other_thrashers_counters():
    table = scene({"field": ["Jett Thorn", "Roadie", "Coder"]}, stage="combat")

    fight(table, ["Jett Thorn"])

    assert table.counters("Roadie", "plus") == 1
    assert table.counters("Jett Thorn", "plus") == 0
    assert table.counters("Coder", "plus") == 0


def test_a_shredder_may_make_a_character_bleed():
    table = scene({"field": ["Shredder"]}, {"field": ["White Knight"]}, stage="combat")

    fight(table, ["Shredder"])
    table.choose(A, "White Knight")

    assert table.counters("White Knight") == 1


def test_a_roadie_strengthens_an_attacker():
    table = scene({"field": ["Roadie", "Skin Smasher"], "hand": ["Time"]}, stage="combat")

    table.choose(A, "Skin Smasher", "attacks").choose(A, "done:")
    play(table, A, "Crank It")

    assert table.bioframe(B) == 17


def test_xax_xanthos_gives_attackers_strength_and_overrun():
    table = scene(
        {"field": ["Xax Xanthos", "Shredder"], "bank": 1}, {"field": ["Coder"]}, stage="combat"
    )

    table.choose(A, "Shredder", "attacks").choose(A, "done:")
    play(table, A, "Encore")
    table.choose(B, "Coder blocks")
    pass_checks(table)

    assert table.bioframe(B) == 18


# What is always true ------------------------------------------------------------------------------


def test_virtual_kid_has_less_psychosis():
    kid = {"card": "Virtual Kid", "cyberware": [{"card": "Cortex Crab", "by": B}]}

    assert scene({"field": [kid]}).psychosis("Virtual Kid") == 4


def test_edward_wants_cyberware_on_both_arms():
    one = {"card": "Edward 40 Hands", "cyberware": ["Whammy Bar"]}
    two = {"card": "Edward 40 Hands", "cyberware": ["Whammy Bar", "Whammy Bar"]}

    assert scene({"field": [one]}).attack("Edward 40 Hands") == 3
    table = scene({"field": [two]})
    assert (table.attack("Edward 40 Hands"), table.defense("Edward 40 Hands")) == (6, 6)


@pytest.mark.parametrize(("count", "attack"), [(1, 1), (3, 2)])
def test_a_nanobot_swarm_is_stronger_with_another(count, attack):
    assert scene({"field": ["Nanobot Swarm"] * count}).attack("Nanobot Swarm") == attack


def test_the_two_knights_help_each_other():
    alone = scene({"field": ["White Knight"]}, {"field": ["Red Knight"]})
    both = scene({"field": ["White Knight", "Red Knight"]})

    assert (alone.attack("White Knight"), keywords_of(alone, "Red Knight")) == (2, 0)
    assert (both.attack("White Knight"), both.defense("White Knight")) == (3, 4)
    assert keywords_of(both, "Red Knight") == OVERRUN


def test_big_kat_is_no_target_for_opponents():
    table = scene({"hand": ["Delete"], "bank": 4}, {"field": ["Big Kat"]})

    assert not table.offers(A, "Delete")


def test_nobody_rolls_for_bob():
    table = scene({"field": [{"card": "Bob", "committed": 0}]}, stage="initialize")

    assert table.happened(STABILITY_ROLLED) == []
    assert table.field(A) == ["Bob"]


@pytest.mark.parametrize(
    ("helper", "card", "cost"),
    [("Arms Dealer", "Whammy Bar", 0), ("Celestial Channeler", "Strength", 0)],
)
def test_a_helper_makes_cards_cheaper(helper, card, cost):
    table = scene({"field": [helper, "Skin Smasher"], "hand": [card], "bank": cost})

    assert table.offers(A, card)


# What happens to others ---------------------------------------------------------------------------


def test_lilith_hurts_who_loses_a_character():
    table = scene(
        {"field": ["Lilith, the Dark Moon"], "hand": ["Delete"], "bank": 4},
        {"field": ["Scrapper"]},
    )

    play(table, A, "Delete", "Scrapper")

    assert (table.bioframe(B), table.mainframe(B)) == (19, 19)


def test_a_nanobot_harvester_installs_once_a_turn():
    table = scene(
        {"field": ["Nanobot Harvester"], "hand": ["Delete", "Delete"], "bank": 8},
        {"field": ["Scrapper", "Coder"]},
    )

    play(table, A, "Delete", "Scrapper")
    play(table, A, "Delete", "Coder")

    assert table.bank(A) == (0, 9)


def test_a_nanobot_messenger_finds_a_nanobot():
    table = scene(
        {
            "field": ["Nanobot Messenger"],
            "hand": ["Delete"],
            "bank": 4,
            "deck": ["Coder", "Nanobot Swarm", "Enhance", "Time"],
        }
    )

    play(table, A, "Delete")
    table.choose(A, "Nanobot Swarm").choose(A, "Coder")

    assert table.hand(A) == ["Nanobot Swarm"]
    assert table.deck(A) == ["Time", "Coder", "Enhance"]


def test_a_sinister_manager_draws_for_a_sacrifice():
    table = scene({"field": ["Sinister Manager", "Groupie"], "deck": 3})

    play(table, A, "Backstage Pass")

    assert len(table.hand(A)) == 1


def test_astra_grows_and_refreshes_with_a_tarot():
    kitty = {"card": "Astra, Cosmic Kitty", "running": True}
    table = scene({"field": [kitty], "hand": ["The Sun"], "bank": 2})

    play(table, A, "The Sun")

    assert table.attack("Astra, Cosmic Kitty") == 3
    assert not table.is_running("Astra, Cosmic Kitty")


def test_seance_sisters_draw_once_for_reversed_tarots():
    table = scene(
        {
            "field": ["Seance Sisters"],
            "hand": ["The Devil", "The Devil"],
            "bank": 6,
            "deck": 4,
        },
        environment="Setu Simulation",
    )

    play(table, A, "The Devil", "reversed:")
    play(table, A, "The Devil", "reversed:")

    assert len(table.hand(A)) == 1
