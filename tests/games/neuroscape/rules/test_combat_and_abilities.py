"""Sections 9 to 11: combat, abilities, cyberware and psychosis."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.model.events import (
    DAMAGED_CHARACTER,
    DESTROYED,
    PSYCHOSIS_FAILED,
    REMOVED_FROM_COMBAT,
)
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    A,
    B,
    C,
    D,
    circle,
    declared,
    each_alone,
    end_turn,
    fight,
    loaded,
    numbers,
    pass_checks,
    play,
    scene,
    until,
)

HOLD = "Deja Vu"


# 9 ------------------------------------------------------------------------------------------------


@clause("NEU-9.0", "NEU-18.5", "NEU-9.1")
def test_attackers_choose_among_opponents_never_the_partner():
    table = circle({"field": ["Scrapper"]}, {}, {}, {}, stage="combat")

    assert sorted(option[2] for option in table.options(A) if len(option) > 2) == [B, C]


@clause("NEU-9.1", "NEU-18.9")
def test_different_attackers_may_attack_different_players():
    table = each_alone({"field": ["Scrapper", "Badlands Infantry"]}, {}, {}, stage="combat")

    table.choose(A, "Scrapper attacks Player 2").choose(A, "Infantry attacks Player 3")
    pass_checks(table)

    assert (table.bioframe(B), table.bioframe(C)) == (19, 19)


@clause("NEU-9.1a")
def test_a_running_character_does_not_attack_and_nobody_attacks_twice():
    table = scene(
        {"field": [{"card": "Scrapper", "running": True}, "Coyote Raiders", "Coder"]},
        stage="combat",
    )
    assert not table.offers(A, "Scrapper")

    table.choose(A, "Coyote Raiders")

    assert not table.offers(A, "Coyote Raiders")
    assert table.offers(A, "Coder")


@clause("NEU-9.1b")
@pytest.mark.parametrize(("attacker", "runs"), [("Scrapper", True), ("Coyote Raiders", False)])
def test_an_attacker_runs_at_once_unless_it_has_stamina(attacker, runs):
    table = scene({"field": [attacker, "Coder"]}, stage="combat")

    table.choose(A, attacker)

    assert table.asked == (A, "declare-attacker")
    assert table.is_running(attacker) == runs


@clause("NEU-9.1d", "NEU-10.16")
def test_triggers_of_attacking_wait_until_everybody_is_declared():
    table = scene({"field": ["Mosher", "Roadie"]}, stage="combat")

    table.choose(A, "Mosher")
    assert table.asked == (A, "declare-attacker")
    table.choose(A, "Roadie")
    pass_checks(table)

    assert table.bioframe(B) == 20 - 2 - (1 + 1)


@clause("NEU-9.1e", "NEU-10.19")
def test_cannot_beats_must():
    shackled = {"card": "Edward 40 Hands", "cyberware": [{"card": "Plasma Shackle", "by": B}]}
    fan = {"card": "Frenzied Fan", "cyberware": [{"card": "Plasma Shackle", "by": B}]}
    table = scene({"field": [shackled, fan, "Coder"]}, stage="combat")

    assert table.offers(A, "done:")
    assert not table.offers(A, "Frenzied Fan")


@clause("NEU-9.1g", "NEU-9.1c")
def test_a_must_attack_character_whose_check_failed_has_done_its_duty():
    fan = {"card": "Frenzied Fan", "cyberware": ["Drive Saw"]}
    table = scene({"field": [fan, "Coder"], "hand": [HOLD]}, stage="combat")

    loaded(table, 1).choose(A, "Frenzied Fan")

    assert table.bioframe(A) == 16
    assert table.offers(A, "done:")
    assert not table.offers(A, "Frenzied Fan")


@clause("NEU-9.1g")
def test_a_failed_declaration_is_no_first_attack():
    wild = {"card": "Edward 40 Hands", "cyberware": ["Drive Saw"]}
    table = scene(
        {"mainframe": "Headbanger", "field": [wild, "Roadie", "Skin Smasher"]}, stage="combat"
    )

    loaded(table, 1).choose(A, "Edward")
    table.choose(A, "Roadie").choose(A, "done:")
    pass_checks(table)

    assert table.bioframe(B) == 20 - 2


@clause("NEU-9.1h", "NEU-9.1f")
def test_without_an_attacker_left_the_rest_of_combat_is_skipped():
    table = scene(
        {"field": ["Coder"], "hand": [HOLD]},
        {"field": ["Badlands Sniper", "Scrapper"], "hand": [HOLD]},
        stage="combat",
    )
    table.choose(A, "attacks").pass_(A)

    table.choose(B, "Long Shot").choose(B, "Coder")
    asked = []
    while table.active() == A and table.asked[1] != "draw-install":
        asked.append((table.state.stage, table.asked[1]))
        table.take(table.asked[0], table.state.question.default)

    assert table.field(A) == []
    assert "declare-blocker" not in {name for _, name in asked}


@clause("NEU-9.3", "NEU-18.5")
def test_partners_are_asked_once_each_the_attacked_one_first():
    table = circle(
        {"field": ["Scrapper"]},
        {"field": ["Freelance Merc"]},
        {"field": ["Freelance Merc"]},
        {},
        stage="combat",
    )
    table.choose(A, "attacks Player 3")

    asked = []
    pass_checks(table)
    while table.asked[1] == "declare-blocker":
        asked.append(table.asked[0])
        table.choose(table.asked[0], "done:")

    assert asked == [C, B]


@clause("NEU-9.3a")
def test_running_characters_do_not_block():
    table = scene(
        {"field": ["Coyote Raiders"]},
        {"field": [{"card": "Freelance Merc", "running": True}, "Big Kat"]},
        stage="combat",
    )

    table.choose(A, "attacks")

    assert table.offers(B, "Big Kat", "blocks")
    assert not table.offers(B, "Freelance Merc", "blocks")


@clause("NEU-9.3b")
def test_a_character_blocks_one_attacker_and_does_not_run_for_it():
    table = scene(
        {"field": ["Coyote Raiders", "Scrapper"]},
        {"field": ["Big Kat", "Freelance Merc"]},
        stage="combat",
    )
    table.choose(A, "Coyote Raiders").choose(A, "Scrapper attacks")
    pass_checks(table)

    table.choose(B, "Big Kat", "Scrapper")

    assert not table.offers(B, "Big Kat", "blocks")
    assert table.offers(B, "Freelance Merc", "Scrapper")
    assert not table.is_running("Big Kat")


@clause("NEU-9.3e")
def test_a_later_ban_on_blocking_undoes_no_block():
    table = scene(
        {"field": ["Coyote Raiders", "Psychic"], "hand": ["The Lovers", HOLD], "bank": 3},
        {"field": ["Big Kat", "Freelance Merc"]},
        stage="combat",
    )
    table.choose(A, "Coyote Raiders").choose(A, "done:")
    pass_checks(table).choose(B, "Freelance Merc", "blocks")
    declared(table, B, "declare-blocker")

    play(table, A, "The Lovers", "Freelance Merc", "Psychic")

    assert table.bioframe(B) == 20


@clause("NEU-9.3f", "NEU-9.5a")
def test_a_character_removed_from_combat_has_attacked_this_turn_all_the_same():
    table = scene(
        {"field": ["Freelance Merc"], "hand": [HOLD]},
        {"hand": ["Time", "Justice", HOLD], "bank": 7, "field": ["Psychic"]},
        stage="combat",
    )
    table.choose(A, "Freelance Merc").pass_(A)
    table.choose(B, "Time").pass_(A)
    while not table.offers(B, "Justice"):
        table.pass_(table.asked[0])

    table.choose(B, "Justice")
    pass_checks(table)

    assert (table.bioframe(B), table.field(A)) == (20, [])
    assert len(table.happened(REMOVED_FROM_COMBAT)) == 1


@clause("NEU-9.5", "NEU-9.5d", "NEU-9.5f")
def test_blocker_and_attacker_deal_their_attack_to_each_other_at_once():
    table = scene({"field": ["Scrapper"]}, {"field": ["Red Knight"]}, stage="combat")

    fight(table, ["Scrapper"], {"Red Knight": "Scrapper"})

    assert sorted(row[2] for row in table.happened(DAMAGED_CHARACTER)) == [1, 3]
    assert (table.field(A), table.bioframe(B)) == ([], 20)


@clause("NEU-9.6")
def test_an_attacker_that_is_run_again_or_refreshed_still_attacks():
    table = scene(
        {"field": ["Freelance Merc", "Trixie, Techno Queen"], "hand": [HOLD]}, stage="combat"
    )
    table.choose(A, "Freelance Merc").choose(A, "done:")

    play(table, A, "Drop the Beat")

    assert table.bioframe(B) == 18
    assert not table.is_running("Freelance Merc")


@clause("NEU-9.7", "NEU-16.9")
def test_attackers_of_an_eliminated_player_are_out_of_the_combat():
    table = each_alone(
        {"field": ["Freelance Merc"], "hand": ["Binary Blast", HOLD], "bank": 1},
        {"mainframe_health": 2, "hand": [HOLD]},
        {"hand": [HOLD]},
        stage="combat",
    )
    table.choose(A, "attacks Player 2")

    table.choose(A, "Binary Blast").choose(A, "Player 2")
    pass_checks(table)

    assert table.state.is_out(B)
    assert (table.state.attackers, table.bioframe(C)) == ([], 20)


@clause("NEU-9.5a", "NEU-E33")
def test_a_blocker_that_runs_and_is_refreshed_does_not_block_again():
    table = scene(
        {"field": ["Freelance Merc"]},
        {"field": ["Scrapper", "Trixie, Techno Queen"]},
        stage="combat",
    )
    pass_checks(table.choose(A, "attacks"))
    table.choose(B, "Scrapper", "blocks")
    declared(table, B, "declare-blocker")

    table.choose(B, "Scrap Heap")
    play(table, B, "Drop the Beat")

    assert table.bioframe(B) == 18


# 10 -----------------------------------------------------------------------------------------------


@clause("NEU-10.1", "NEU-10.2")
def test_an_activated_ability_is_swift_and_costs_what_it_says():
    table = scene({"hand": [HOLD]}, {"field": ["Venture Capitalist"], "bank": 2, "hand": [HOLD]})
    table.choose(A, "done:").pass_(A)

    table.choose(B, "Seed Round")

    assert table.is_running("Venture Capitalist")
    assert (table.cache(), table.bank(B)) == (["Seed Round (Venture Capitalist)"], (0, 2))


@clause("NEU-10.4", "NEU-10.4a")
def test_one_ability_in_a_round_also_after_an_effect_has_refreshed_the_character():
    table = scene({"field": ["Scrapper", "Trixie, Techno Queen"], "hand": [HOLD]})

    play(table, A, "Scrap Heap")
    play(table, A, "Drop the Beat")

    assert not table.is_running("Scrapper")
    assert not table.offers(A, "Scrap Heap")


@clause("NEU-10.4b")
def test_a_used_ability_stays_used_when_control_changes():
    used = {"card": "Scrapper", "used": True}
    table = scene({"field": ["Mind Delver"], "bank": 5, "hand": [HOLD]}, {"field": [used]})

    play(table, A, "Possess")

    assert "Scrapper" in table.field(A)
    assert not table.offers(A, "Scrap Heap")


@clause("NEU-10.9a", "NEU-10.10")
def test_a_trigger_resolves_although_its_source_died_of_the_same_damage():
    table = scene(
        {"field": ["Sand Scorpion"]},
        {"field": ["Back Alley Bruisers"], "hand": [HOLD]},
        stage="combat",
    )

    fight(table, ["Sand Scorpion"], {"Back Alley Bruisers": "Sand Scorpion"})

    assert table.field(A) == []
    assert table.counters("Back Alley Bruisers") == 1


@clause("NEU-10.10", "NEU-14.11")
def test_a_clone_that_dies_does_what_it_was_a_copy_of():
    table = scene(
        {"hand": ["Vat Clone", "Delete", HOLD], "bank": 7, "deck": 9}, {"field": ["Scavenger"]}
    )
    play(table, A, "Vat Clone", "Scavenger")

    play(table, A, "Delete", "your Scavenger")

    assert (table.bin(A), len(table.hand(A))) == (["Vat Clone", "Delete"], 1 + 1)


@clause("NEU-10.11")
def test_a_passive_ends_with_its_source_at_once():
    table = scene(
        {"field": ["Ashara, High Priestess", "Scavenger"], "hand": ["Delete", HOLD], "bank": 4}
    )
    assert table.attack("Scavenger") == 2

    play(table, A, "Delete", "Ashara")

    assert table.attack("Scavenger") == 1


@clause("NEU-10.12", "NEU-5.7b")
def test_until_end_of_turn_goes_on_without_its_source_and_ends_with_the_turn():
    table = scene(
        {"field": ["Yes Man", "Scrapper"], "hand": ["Delete", HOLD], "bank": 4}, {"hand": [HOLD]}
    )
    play(table, A, "Whatever You Say")
    play(table, A, "Delete", "Yes Man")
    assert numbers(table, "Scrapper") == (3, 4)

    end_turn(table.choose(A, "done:"), A)

    assert numbers(table, "Scrapper") == (1, 2)


@clause("NEU-10.14")
def test_what_is_purged_instead_was_not_destroyed():
    table = scene({"field": ["Serial Killer"]}, {"field": ["Scavenger"], "deck": 9}, stage="combat")

    fight(table, ["Serial Killer"], {"Scavenger": "Serial Killer"})

    assert (table.purge(B), table.happened(DESTROYED)) == (["Scavenger"], [])


@clause("NEU-10.16", "NEU-14.13")
def test_a_token_copy_enters_play_and_a_card_that_becomes_a_copy_does_not():
    table = scene(
        {
            "hand": ["Through the Looking Glass", "Vat Clone", HOLD],
            "bank": 10,
            "field": ["Trustfund Baby"],
            "ram_deck": 9,
        }
    )

    play(table, A, "Through the Looking Glass")
    assert len(table.state.cards(A, 1)) == 8
    play(table, A, "Vat Clone")
    table.take(A, 0)
    pass_checks(table)

    assert len(table.state.cards(A, 1)) == 8


@clause("NEU-10.18")
def test_a_host_uses_and_sacrifices_a_protocol_that_the_partner_controls():
    table = circle(
        {"slots": [{"card": "Moonstone Datashard", "by": D}], "hand": [HOLD]}, {}, {}, {}
    )

    play(table, A, "Shatter")

    assert (table.mainframe(A), table.bin(D)) == (24, ["Moonstone Datashard"])


# 11 -----------------------------------------------------------------------------------------------


@clause("NEU-11.3", "NEU-18.3", "NEU-13.12")
def test_cyberware_goes_to_own_and_partners_characters_malicious_to_any():
    field = ["Scrapper"]
    table = circle(
        {"hand": ["Spectre 9mm", "Plasma Shackle", HOLD], "bank": 3, "field": field},
        {"field": field},
        {"field": []},
        {"field": field},
    )

    table.choose(A, "Spectre 9mm")
    owners = {table.state.control[option[1]] for option in table.options(A)}
    assert owners == {A, D}
    table.choose(A, "your Scrapper, left arm")
    pass_checks(table)
    table.choose(A, "Plasma Shackle")

    assert {table.state.control[option[1]] for option in table.options(A)} == {A, B, D}


@clause("NEU-11.4")
def test_cyberware_is_destroyed_when_its_bearer_leaves():
    armed = {"card": "Scrapper", "cyberware": ["Riot Blade"]}
    table = scene(
        {"field": [armed, "Searcher of the Sky"], "hand": ["The Hermit", HOLD], "bank": 2}
    )

    play(table, A, "The Hermit", "upright:", "Scrapper")

    assert "Scrapper" in table.hand(A)
    assert "Riot Blade" in table.bin(A)


@clause("NEU-11.6", "NEU-20.18")
@pytest.mark.parametrize("lost", ["Badlands Marauder", "Iron Maiden"])
def test_a_tether_is_destroyed_with_either_of_its_bearers(lost):
    both = ["Badlands Marauder", "Iron Maiden"]
    table = scene(
        {"field": both, "hand": ["Delete", HOLD], "bank": 4},
        tethers=[{"card": "Synchronize", "bearers": both}],
    )
    assert table.synergy(A, "Dustrunner") == 2

    play(table, A, "Delete", lost)

    (left,) = [name for name in both if name != lost]
    assert table.attack(left) == 2
    assert "Synchronize" in table.bin(A)


@clause("NEU-11.6", "NEU-11.7", "NEU-20.11", "NEU-20.25")
def test_psychosis_adds_up_and_keywords_do_not():
    worn = {"card": "Project Archangel", "cyberware": ["Gigadyne Amp", "Drive Saw", "Whammy Bar"]}
    table = scene({"field": [worn], "hand": [HOLD]}, environment="Death Wish")

    assert table.psychosis("Project Archangel") == 5 + 3 + 2


@clause("NEU-11.11")
def test_a_character_sacrificed_as_its_own_cost_still_rolls_with_its_last_numbers():
    groupie = {"card": "Groupie", "plus": 2}
    table = scene(
        {
            "field": [groupie, "Skin Smasher"],
            "slots": [{"card": "Evil Eye", "by": B}],
            "hand": [HOLD],
        }
    )
    assert (table.psychosis("Groupie"), table.attack("Groupie")) == (2, 3)

    loaded(table, 1).choose(A, "Backstage Pass")
    until(table, "deploy")

    assert (table.bioframe(A), table.field(A)) == (17, ["Skin Smasher"])
    assert len(table.happened(PSYCHOSIS_FAILED)) == 1
    assert numbers(table, "Skin Smasher") == (1, 3)


@clause("NEU-11.12")
def test_what_cyberware_says_itself_is_its_own_controllers():
    theirs = {"card": "Trixie, Techno Queen", "cyberware": [{"card": "Third Eye", "by": A}]}
    table = scene({"hand": ["The Sun", HOLD], "bank": 2, "field": ["Psychic"]}, {"field": [theirs]})

    table.choose(A, "The Sun")

    assert table.asked == (A, "orientation")
