"""What the characters of the first set do."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.events import LOOKED, STABILITY_ROLLED
from nightdeck.games.neuroscape.model.terms import BIOVAMP, DATAVAMP, OVERRUN, STAMINA
from tests.games.neuroscape.tables import (
    HIGH,
    LOW,
    A,
    B,
    end_stage,
    end_turn,
    fight,
    keywords_of,
    loaded,
    numbers,
    pass_checks,
    play,
    scene,
    until,
)

HOLD = "Delete"
"""A card too dear to be played: who holds it is asked in Deploy."""


@pytest.mark.parametrize(
    ("name", "cost", "values", "words", "needs"),
    [
        ("Rogue Valkyrie", 4, (4, 4), OVERRUN, ["Scrapper"]),
        ("Boardroom Shark", 2, (2, 3), DATAVAMP, []),
        ("Coyote Raiders", 2, (2, 1), STAMINA, []),
        ("Badlands Marauder", 3, (2, 4), OVERRUN, []),
        ("Dust Devil Elites", 4, (3, 4), STAMINA, []),
        ("Badlands Infantry", 1, (1, 2), 0, []),
        ("Drifter", 1, (1, 2), 0, []),
    ],
)
def test_a_plain_character_enters_with_numbers_keywords_and_memory(
    name, cost, values, words, needs
):
    table = scene({"hand": [name, HOLD], "bank": cost, "field": needs})

    play(table, A, name)

    assert (numbers(table, name), keywords_of(table, name)) == (values, words)
    assert (table.committed(name), table.bank(A)) == (cost, (0, 0))


# Hackers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "left"), [("Hackathon", 1), ("Overload Mk I", 1)])
def test_admin_makes_programs_cheaper_down_to_one(card, left):
    foe = {"field": ["Back Alley Bruisers"]}
    table = scene({"field": ["Admin"], "hand": [card, HOLD], "bank": 2}, foe)

    table.choose(A, card)
    if table.asked[1] == "target":
        table.choose(A, "Back Alley Bruisers")

    assert table.bank(A) == (left, 2 - left)


def test_a_deep_diver_draws_for_combat_damage():
    table = scene({"field": ["Deep Diver"], "deck": 5}, stage="combat")

    fight(table, ["Deep Diver"])

    assert (table.mainframe(B), len(table.hand(A))) == (19, 1)


@pytest.mark.parametrize("where", ["slots", "trojans"])
def test_black_hat_destroys_a_slot_card_also_face_down(where):
    card = "Firewall" if where == "slots" else "Redirect"
    laid = {where: [{"card": card, "by": B if where == "slots" else A}]}
    table = scene({"field": ["Black Hat"], "bank": 1, "hand": [HOLD]}, laid)

    play(table, A, "Zero Day")

    assert table.slots(B) == []
    assert card in table.bin(A) + table.bin(B)
    assert table.bank(A) == (0, 1)


def test_phantom_os_cannot_be_blocked_by_red_characters():
    table = scene({"field": ["Phantom OS"]}, {"field": ["Scrapper", "Coder"]}, stage="combat")

    pass_checks(table.choose(A, "attacks"))

    assert not table.offers(B, "Scrapper", "blocks")
    assert table.offers(B, "Coder", "blocks")


def test_anima_proxy_copies_a_script_on_the_cache():
    table = scene(
        {"field": ["Anima Proxy"], "hand": ["Binary Blast", HOLD], "bank": 3}, {"hand": [HOLD]}
    )

    table.choose(A, "Binary Blast").pass_(B)
    assert table.mainframe(B) == 18
    table = scene(
        {"field": ["Anima Proxy"], "hand": [HOLD], "bank": 2},
        {"hand": ["Binary Blast", HOLD], "bank": 1},
        turn=B,
    )
    table.choose(B, "Binary Blast").choose(A, "Mirror Socket")
    table.pass_(B)
    pass_checks(table)

    assert (table.mainframe(A), table.mainframe(B)) == (18, 18)


def test_the_prodigy_refreshes_two_ram():
    table = scene({"field": ["The Prodigy"], "running": 3, "hand": [HOLD]})

    play(table, A, "Multitask")
    table.take(A, 0)
    table.take(A, 0)

    assert table.bank(A) == (2, 1)


# Cybernetics --------------------------------------------------------------------------------------


def test_a_dumpster_diver_returns_cyberware_from_the_bin():
    table = scene({"hand": ["Dumpster Diver"], "bank": 1, "bin": ["Riot Blade", "Coder"]})

    play(table, A, "Dumpster Diver", "Riot Blade")

    assert (table.hand(A), table.bin(A)) == (["Riot Blade"], ["Coder"])


def test_blackout_boys_run_two_ram_of_an_opponent():
    table = scene({"hand": ["Blackout Boys", HOLD], "bank": 2}, {"bank": 3})

    play(table, A, "Blackout Boys")
    table.take(A, 0)
    table.take(A, 0)

    assert table.bank(B) == (1, 2)


def test_a_cryoblade_assassin_freezes_whom_it_wounds():
    bruisers = {"card": "Back Alley Bruisers", "plus": 2}
    table = scene(
        {"field": ["Cryoblade Assassin"], "deck": 9}, {"field": [bruisers]}, stage="combat"
    )

    fight(table, ["Cryoblade"], {"Back Alley Bruisers": "Cryoblade"})
    table.state.running[card_of(table.state, "Back Alley Bruisers")] = 1
    until(table, "draw-install")

    assert table.asked == (B, "draw-install")
    assert not table.state.frozen[card_of(table.state, "Back Alley Bruisers")]


def test_the_plug_makes_the_next_cyberware_cheaper():
    table = scene({"field": ["The Plug"], "hand": ["Knux", "Riot Blade", HOLD], "bank": 1})

    play(table, A, "Hook Up")
    play(table, A, "Knux", "left arm")

    assert table.bank(A) == (1, 0)
    assert table.attack("The Plug") == 2
    play(table, A, "Riot Blade")
    assert table.bank(A) == (0, 1)


def test_an_iron_maiden_makes_its_blocker_bleed():
    table = scene(
        {"field": ["Iron Maiden"]}, {"field": ["Big Kat"], "hand": [HOLD]}, stage="combat"
    )

    table.choose(A, "attacks").pass_(B)
    table.choose(B, "blocks")

    assert table.counters("Big Kat") == 1


@pytest.mark.parametrize(
    ("foe", "health"), [("Coder", 17), ("Chrome Mastiff", 17), ("Big Kat", 17)]
)
def test_a_faceless_oni_strikes_the_player_of_whom_it_kills(foe, health):
    table = scene({"field": ["Faceless Oni"], "bank": 2, "hand": [HOLD]}, {"field": [foe]})
    if foe == "Big Kat":
        assert not table.offers(A, "Silent Execution")
        return

    play(table, A, "Silent Execution")

    assert (table.field(B), table.bioframe(B)) == ([], health)


def test_a_lasersaw_berzerker_needs_no_running_for_full_throttle():
    table = scene({"field": ["Lasersaw Berzerker"], "bank": 2, "hand": [HOLD]})

    play(table, A, "Full Throttle")

    assert numbers(table, "Lasersaw Berzerker") == (4, 5)
    assert not table.is_running("Lasersaw Berzerker")


@pytest.mark.parametrize(
    ("target", "reader", "left"),
    [
        ("Player 2's mainframe", "mainframe", 17),
        ("Player 2's bioframe", "bioframe", 17),
    ],
)
def test_arc_surges_at_anything(target, reader, left):
    table = scene({"field": ["Arc, Circuit Breaker"], "bank": 2, "hand": [HOLD]})

    play(table, A, "Surge", target)

    assert getattr(table, reader)(B) == left


# Corpos -------------------------------------------------------------------------------------------


def test_ed_card_counter_rolls_again_once_per_turn():
    table = scene(
        {
            "field": ["Ed, Card Counter", "Psychic"],
            "hand": ["Wheel of Fortune"] * 2,
            "bank": 4,
            "deck": 9,
        }
    )
    loaded(table, LOW, HIGH, LOW)

    play(table, A, "Wheel of Fortune")
    assert table.asked == (A, "reroll")
    table.choose(A, "Yes")
    assert len(table.hand(A)) == 1 + 2
    play(table, A, "Wheel of Fortune")

    assert len(table.hand(A)) == 2 + 1


def test_terry_the_accountant_adds_five_to_stability_rolls():
    table = scene(
        {"field": ["Terry, The Accountant", {"card": "Scrapper", "committed": 0}]},
        {"hand": [HOLD]},
        turn=B,
    )
    loaded(table.choose(B, "done:"), 6, 6)

    until(table, "draw-install")

    assert table.field(A) == ["Terry, The Accountant", "Scrapper"]
    assert [row[1] for row in table.happened(STABILITY_ROLLED)] == [11, 11]


# Dustrunners --------------------------------------------------------------------------------------


def test_a_scavenger_draws_when_it_is_destroyed():
    table = scene({"field": ["Scavenger"], "hand": ["Delete", HOLD], "bank": 4, "deck": 5})

    play(table, A, "Delete")

    assert (table.bin(A), len(table.hand(A))) == (["Scavenger", "Delete"], 2)


def test_canyon_stalkers_cannot_block():
    table = scene(
        {"field": ["Coyote Raiders"]}, {"field": ["Canyon Stalkers", "Coder"]}, stage="combat"
    )

    pass_checks(table.choose(A, "attacks"))

    assert table.offers(B, "Coder", "blocks")
    assert not table.offers(B, "Canyon Stalkers", "blocks")


def test_a_sand_scorpion_poisons_whom_it_fights():
    table = scene(
        {"field": ["Sand Scorpion"]}, {"field": ["Big Kat"], "hand": [HOLD]}, stage="combat"
    )

    fight(table, ["Sand Scorpion"], {"Big Kat": "Sand Scorpion"})

    assert table.counters("Big Kat") == 1


def test_a_searcher_of_the_sky_lets_tarots_be_reversed():
    table = scene({"field": ["Searcher of the Sky"], "hand": ["The Sun"], "bank": 2})

    play(table, A, "The Sun", "reversed:")

    assert (table.bioframe(A), table.mainframe(B)) == (23, 17)


def test_a_badlands_sniper_deals_one_damage():
    table = scene({"field": ["Badlands Sniper"], "hand": [HOLD]}, {"field": ["Scrapper"]})

    play(table, A, "Long Shot", "Scrapper")

    assert table.damage("Scrapper") == 1
    assert table.is_running("Badlands Sniper")


def test_dust_devil_vultures_grow_with_every_other_death():
    table = scene(
        {"field": ["Dust Devil Vultures"], "hand": ["Delete", HOLD], "bank": 4},
        {"field": ["Scrapper"]},
    )

    play(table, A, "Delete", "Scrapper")

    assert table.counters("Dust Devil Vultures", "plus") == 1
    assert numbers(table, "Dust Devil Vultures") == (3, 5)


def test_an_eclipse_dropship_brings_a_cheap_character_for_free():
    table = scene({"hand": ["Eclipse Dropship", "Freelance Merc", "Big Kat"], "bank": 3})

    play(table, A, "Eclipse Dropship")
    assert not table.offers(A, "Big Kat")
    play(table, A, "Freelance Merc")

    assert table.field(A) == ["Eclipse Dropship", "Freelance Merc"]
    assert (table.committed("Freelance Merc"), numbers(table, "Eclipse Dropship")) == (0, (0, 5))


def test_ashara_strengthens_other_dustrunners_and_drinks():
    table = scene(
        {
            "mainframe": "Radiant",
            "field": ["Ashara, High Priestess", "Badlands Infantry", "Coder"],
            "bioframe_health": 10,
        },
        stage="combat",
    )
    assert (table.attack("Badlands Infantry"), table.attack("Coder")) == (2, 1)

    fight(table, ["Ashara"])

    assert (table.bioframe(A), table.bioframe(B)) == (13, 17)
    assert keywords_of(table, "Ashara, High Priestess") == BIOVAMP


def test_a_dust_devil_initiate_grows_and_draws_when_it_is_tethered():
    table = scene(
        {
            "field": ["Dust Devil Initiate", "Badlands Marauder"],
            "hand": ["Synchronize"],
            "bank": 1,
            "deck": 5,
        }
    )

    play(table, A, "Synchronize", "Dust Devil Initiate")

    assert (numbers(table, "Dust Devil Initiate"), len(table.hand(A))) == ((4, 4), 1)


def test_a_priest_of_mahkav_offers_another_character():
    table = scene({"field": ["Priest of Mahkav", "Scrapper", "Coder"], "hand": [HOLD]})

    play(table, A, "Offering", "Scrapper")

    assert (table.bioframe(B), table.field(A)) == (17, ["Priest of Mahkav", "Coder"])
    assert table.is_running("Priest of Mahkav")


# Mystics, Thrashers and others --------------------------------------------------------------------


def test_a_reanimator_raises_a_cheap_character_that_commits_its_cost():
    table = scene(
        {"field": ["Reanimator"], "bank": 4, "bin": ["Freelance Merc", "Big Kat"], "hand": [HOLD]}
    )

    play(table, A, "Raise")

    assert table.field(A) == ["Reanimator", "Freelance Merc"]
    assert (table.committed("Freelance Merc"), table.bank(A)) == (2, (0, 2))


def test_the_oracle_reverses_tarots_and_looks_at_the_top_card():
    table = scene(
        {"field": ["The Oracle"], "hand": ["The Sun"], "bank": 2, "deck": ["Coder", "Delete"]}
    )

    table.choose(A, "The Sun").choose(A, "reversed:").choose(A, "Yes")
    pass_checks(table)

    assert table.deck(A) == ["Delete", "Coder"]
    assert len(table.happened(LOOKED)) == 1


def test_a_mind_delver_possesses_and_refreshes_for_a_turn():
    merc = {"card": "Freelance Merc", "running": True}
    table = scene({"field": ["Mind Delver"], "bank": 5, "hand": [HOLD]}, {"field": [merc]})

    play(table, A, "Possess")
    assert table.field(A) == ["Mind Delver", "Freelance Merc"]
    assert not table.is_running("Freelance Merc")
    end_turn(end_stage(table, A), A)

    assert table.field(B) == ["Freelance Merc"]


def test_a_stage_diver_must_attack():
    table = scene({"field": ["Stage Diver", "Coder"], "hand": [HOLD]}, stage="combat")

    assert not table.offers(A, "done:")
    table.choose(A, "Stage Diver")
    assert table.offers(A, "done:")


def test_a_mosher_strengthens_other_attacking_thrashers():
    table = scene({"field": ["Mosher", "Roadie", "Skin Smasher"]}, stage="combat")

    table.choose(A, "Mosher").choose(A, "Roadie").choose(A, "done:")
    pass_checks(table)

    assert table.bioframe(B) == 20 - 2 - 2


def test_a_street_preacher_keeps_everybody_from_gaining_health():
    table = scene(
        {"field": ["Aekani Priestess"], "bank": 1, "hand": [HOLD]}, {"field": ["Street Preacher"]}
    )

    play(table, A, "Blessing")

    assert table.bioframe(A) == 20
