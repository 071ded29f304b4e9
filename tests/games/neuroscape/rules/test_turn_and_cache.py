"""Sections 5 to 8: the turn, playing a card, RAM, swift checks and the cache."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.terms import UNTIL_TURN_OF
from nightdeck.kernel.engine import concede
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    A,
    B,
    C,
    circle,
    each_alone,
    end_stage,
    end_turn,
    loaded,
    numbers,
    pass_checks,
    play,
    scene,
)

HOLD = "Deja Vu"


# 5 ------------------------------------------------------------------------------------------------


@clause("NEU-5.1")
def test_nobody_is_asked_for_an_answer_during_initialize():
    table = scene(
        {"field": ["Scrapper"]}, {"hand": ["Binary Blast"], "bank": 1}, stage="initialize"
    )

    asked = []
    while table.asked[1] != "deploy" and table.active() == A and table.state.stage == 1:
        asked.append(table.asked)
        table.take(table.asked[0], table.state.question.default)

    assert {seat for seat, _ in asked} == {A}
    assert "swift" not in {name for _, name in asked}


@clause("NEU-5.1b", "NEU-10.4b")
def test_the_refresh_turns_characters_and_ram_of_the_active_player_only():
    tired = {"card": "Scrapper", "running": True, "used": True}
    table = scene(
        {"field": [tired], "running": 2}, {"field": [tired], "running": 2}, stage="initialize"
    )

    assert (table.bank(A), table.bank(B)) == ((2, 0), (0, 2))
    assert [table.is_running("Scrapper", which) for which in (1, 2)] == [False, True]
    assert table.state.spent[card_of(table.state, "Scrapper")] == 0


@clause("NEU-5.1c", "NEU-16.7")
@pytest.mark.parametrize(
    ("deck", "ram", "offered"), [(0, 5, ["install", "stop"]), (5, 0, ["draw", "stop"])]
)
def test_an_empty_deck_removes_its_pick(deck, ram, offered):
    table = scene({"deck": deck, "ram_deck": ram}, stage="initialize")

    assert table.verbs(A) == offered


@clause("NEU-5.1c")
def test_the_first_pick_is_seen_before_the_second_and_both_are_optional():
    table = scene({"deck": ["Delete", "Coder"]}, stage="initialize")

    table.choose(A, "draw:")
    assert table.hand(A) == ["Delete"]
    table.choose(A, "stop:")

    assert table.asked[1] != "draw-install"


@clause("NEU-5.2a", "NEU-5.2b", "NEU-5.2c")
def test_one_action_after_the_other_until_done():
    table = scene({"hand": ["Binary Blast", "Binary Blast", HOLD], "bank": 2}, {"hand": [HOLD]})

    for left in (18, 16):
        table.choose(A, "Binary Blast")
        assert table.asked == (B, "swift")
        table.pass_(B)
        assert table.asked == (A, "deploy")
        assert table.mainframe(B) == left
    table.choose(A, "done:")

    assert table.state.stage == 4


@clause("NEU-5.3a", "NEU-18.4")
def test_a_netcheck_is_for_the_active_player_and_for_what_says_each():
    table = scene(
        {"field": ["Luna, The Sacred Moon"]},
        {"field": ["Luna, The Sacred Moon"]},
        environment="The Amrita",
        stage="netcheck",
    )
    while table.asked[1] == "trigger-order":
        table.take(A, 0)

    assert (table.bioframe(A), table.bioframe(B)) == (20 + 1 + 1, 20)


@clause("NEU-5.3b", "NEU-20.2")
def test_bleeding_is_one_entry_that_the_active_player_orders():
    hurt = {"card": "Freelance Merc", "bleed": 1}
    table = scene(
        {
            "field": [hurt, {"card": "Scrapper", "plus": 3, "bleed": 1}, "Big Kat"],
            "slots": [{"card": "Growing Unrest", "by": B}],
        },
        {"hand": [HOLD]},
        stage="netcheck",
    )

    assert table.asked == (A, "trigger-order")
    assert len(table.options(A)) == 2
    table.choose(A, "Growing Unrest").choose(B, "Scrapper")

    assert (table.counters("Freelance Merc"), table.counters("Scrapper")) == (2, 3)


@clause("NEU-5.3b")
def test_the_order_of_bleeding_and_a_new_counter_matters():
    table = scene(
        {
            "field": [{"card": "Freelance Merc", "bleed": 1}, "Back Alley Bruisers"],
            "slots": [{"card": "Growing Unrest", "by": B}],
        },
        stage="netcheck",
    )

    table.choose(A, "Bleeding").choose(B, "Back Alley Bruisers")

    assert (table.counters("Freelance Merc"), table.counters("Back Alley Bruisers")) == (2, 1)


@clause("NEU-5.3c")
def test_what_was_collected_is_skipped_if_its_source_has_left():
    table = scene(
        {
            "field": ["Luna, The Sacred Moon", {"card": "Executive", "damage": 1}],
            "bank": 6,
            "deck": 9,
        },
        environment="Acid Rain",
        stage="netcheck",
    )

    table.choose(A, "Acid Rain")

    assert table.field(A) == ["Luna, The Sacred Moon"]
    assert (table.hand(A), table.bioframe(A)) == ([], 21)


@clause("NEU-5.3c", "NEU-15.6")
def test_what_a_tier_would_do_is_skipped_when_the_tier_is_off():
    hurt = {"card": "Executive", "damage": 1}
    table = scene(
        {"mainframe": "AZ Luxureon", "field": [hurt, "Big Kat", "Boardroom Shark"]},
        environment="Acid Rain",
        stage="netcheck",
    )
    assert table.synergy(A, "Corpo") == 2

    table.choose(A, "Acid Rain")

    # the Executive dies, its RAM returns, and AZ Luxureon installs none
    assert (table.field(A), table.bank(A)) == (["Big Kat", "Boardroom Shark"], (0, 1))


@clause("NEU-5.4", "NEU-5.6", "NEU-8.2", "NEU-8.6")
def test_two_automatic_checks_begin_with_the_active_player_without_combat():
    table = scene({"hand": [HOLD]}, {"hand": [HOLD]})
    table.choose(A, "done:")

    asked = []
    while table.asked[1] == "swift":
        asked.append((table.state.stage, table.asked[0]))
        table.pass_(table.asked[0])

    assert asked == [(4, A), (4, B), (6, A), (6, B)]


@clause("NEU-5.5")
def test_combat_lies_between_the_two_checks():
    table = scene({"field": ["Freelance Merc"], "hand": [HOLD]})

    table.choose(A, "done:").pass_(A)

    assert table.asked == (A, "declare-attacker")


@clause("NEU-5.7d", "NEU-7.16")
def test_control_reverts_as_the_turn_ends():
    table = scene(
        {"field": ["Mind Delver"], "bank": 6, "hand": [HOLD]},
        {"field": ["Freelance Merc"], "bank": 2},
    )
    play(table, A, "Possess")
    assert "Freelance Merc" in table.field(A)

    end_turn(end_stage(table, A), A)

    assert table.field(B) == ["Freelance Merc"]
    assert table.committed("Freelance Merc") == 2


# 6 ------------------------------------------------------------------------------------------------


@clause("NEU-6.2")
def test_the_cost_is_fixed_before_anything_is_paid():
    table = scene(
        {
            "field": ["Celestial Channeler", "Groupie"],
            "hand": ["Death Metal", HOLD],
            "bank": 2,
        },
        environment="Mosh Pit",
    )

    table.choose(A, "Death Metal").choose(A, "Player 2's bioframe")
    table.choose(A, "sacrifice:", "Celestial Channeler")
    pass_checks(table)

    assert (table.bank(A), table.bioframe(B)) == ((0, 3), 19)


@clause("NEU-6.2", "NEU-10.16")
def test_triggers_of_announcing_resolve_while_the_card_lies_on_the_cache():
    table = scene(
        {"field": ["Script Kiddie"], "hand": ["Binary Blast", HOLD], "bank": 1}, {"hand": [HOLD]}
    )

    table.choose(A, "Binary Blast")

    assert table.cache() == ["Binary Blast"]
    assert table.attack("Script Kiddie") == 3


@clause("NEU-6.4")
def test_cyberware_whose_bearer_is_gone_goes_to_the_bin():
    table = scene(
        {"hand": ["Riot Blade", HOLD], "bank": 1, "field": ["Cryoblade Assassin"]},
        {"hand": ["Delete"], "bank": 4},
    )

    table.choose(A, "Riot Blade").choose(B, "Delete")
    pass_checks(table)

    assert table.bin(A) == ["Cryoblade Assassin", "Riot Blade"]


@clause("NEU-6.8", "NEU-14.3")
def test_a_character_put_into_play_commits_its_cost_without_being_played():
    table = scene(
        {
            "field": ["Reanimator", "Script Kiddie"],
            "bank": 4,
            "bin": ["Freelance Merc"],
            "hand": [HOLD],
        },
        {"hand": [HOLD]},
    )

    table.choose(A, "Raise").pass_(B)

    assert table.asked == (A, "deploy")
    assert (table.committed("Freelance Merc"), table.bank(A)) == (2, (0, 2))


@clause("NEU-6.11")
def test_a_program_does_not_find_itself_in_the_bin():
    table = scene({"hand": ["Deja Vu", "Coder"], "bank": 6, "bin": ["Delete"]})

    table.choose(A, "Deja Vu")

    assert not table.offers(A, "Deja Vu")
    assert table.offers(A, "Delete")


@clause("NEU-6.12")
def test_a_discard_is_neither_a_sacrifice_nor_a_destruction():
    table = scene(
        {
            "hand": ["The Fool"],
            "bank": 1,
            "field": ["Psychic", "Sinister Manager"],
            "deck": ["Scavenger"],
        }
    )

    play(table, A, "The Fool", "Scavenger")

    assert (table.hand(A), table.bin(A)) == ([], ["Scavenger", "The Fool"])


@clause("NEU-6.13")
def test_looking_takes_as_many_cards_as_there_are_and_asks_nothing_of_an_empty_deck():
    few = scene({"hand": ["Comb the Desert", HOLD], "bank": 2, "deck": ["Delete", "Coder"]})
    none = scene({"hand": ["Comb the Desert", HOLD], "bank": 2, "deck": []})

    play(few, A, "Comb the Desert")
    play(none, A, "Comb the Desert")

    assert len(few.options(A)) == 2
    assert none.asked == (A, "deploy")


# 7 ------------------------------------------------------------------------------------------------


@clause("NEU-7.3")
@pytest.mark.parametrize(("bank", "running", "offered"), [(1, 1, False), (2, 0, True)])
def test_running_ram_cannot_pay(bank, running, offered):
    table = scene({"hand": ["Hackathon", HOLD], "bank": bank, "running": running})

    assert table.offers(A, "Hackathon") == offered


@clause("NEU-7.4")
@pytest.mark.parametrize(
    ("bank", "asked"), [(["Basic RAM"] * 3, False), (["Basic RAM", "Basic RAM", "ECC RAM"], True)]
)
def test_the_payer_chooses_only_among_different_ram(bank, asked):
    table = scene({"hand": ["Hackathon", HOLD], "bank": bank})

    table.choose(A, "Hackathon")

    assert (table.asked == (A, "payment")) == asked


@clause("NEU-7.9a")
def test_a_reduction_for_cards_one_plays_does_not_touch_characters_in_play():
    table = scene(
        {"hand": ["Freelance Merc", HOLD], "bank": 1, "field": ["Scrapper"]},
        environment={"card": "Wonderland", "by": B},
    )
    assert table.cost("Scrapper") == 1

    play(table, A, "Freelance Merc")

    assert (table.cost("Freelance Merc"), table.committed("Freelance Merc")) == (1, 1)


@clause("NEU-7.9a")
def test_the_first_card_of_a_turn_counts_also_before_the_effect_was_there():
    table = scene(
        {
            "hand": ["Scrapper", "Wonderland", "Freelance Merc", HOLD],
            "bank": 6,
        }
    )

    play(table, A, "Scrapper")
    play(table, A, "Wonderland")
    play(table, A, "Freelance Merc")

    assert table.cost("Freelance Merc") == 2


@clause("NEU-7.10")
def test_of_different_committed_ram_the_controller_picks_what_returns():
    bank = ["Basic RAM", "ECC RAM", "Basic RAM", "Basic RAM", "Basic RAM", "Basic RAM"]
    table = scene(
        {
            "hand": ["Freelance Merc", "Antivirus", HOLD],
            "bank": bank,
            "slots": [{"card": "Artificial Inflation", "by": B}],
        }
    )
    table.choose(A, "Freelance Merc")
    table.choose(A, "Run 2 Basic RAM and 1 ECC RAM")
    play(table, A, "Antivirus")

    assert table.asked == (A, "give-back")
    table.choose(A, "ECC RAM")
    assert numbers(table, "Freelance Merc") == (2, 3)


@clause("NEU-7.13", "NEU-7.7")
def test_ram_destroyed_under_a_character_is_replaced_from_the_bank():
    table = scene(
        {"hand": [HOLD]},
        {"field": ["Scrapper"], "bank": 1, "trojans": [{"card": "Memory Leak", "by": A}]},
    )
    table.choose(A, "activate-trojan:")

    under = [o for o in table.options(A) if table.state.host[o[1]] >= 0]
    table.choose(A, under[0])
    pass_checks(table)

    assert (table.committed("Scrapper"), table.bank(B), table.bin(B)) == (1, (0, 0), ["Basic RAM"])


@clause("NEU-7.16a")
def test_the_newest_control_effect_that_lasts_decides():
    table = circle(
        {"field": ["Mind Delver", "Executive", "Arms Dealer"], "bank": 8, "hand": [HOLD]},
        {"field": ["Freelance Merc"]},
        {},
        {},
    )
    table.choose(A, "Possess")
    pass_checks(table)
    card = card_of(table.state, "Freelance Merc")
    assert table.state.control[card] == A

    table.state.last(24, card, C, 2, card)  # a later effect that lasts for good
    end_turn(end_stage(table, A), A)

    assert table.state.control[card] == C


# 8 ------------------------------------------------------------------------------------------------


@clause("NEU-8.1", "NEU-12.9")
def test_swift_actions_are_scripts_tarots_abilities_and_trojans():
    table = scene(
        {
            "hand": ["Binary Blast", "The Sun", "Hackathon", HOLD],
            "bank": 6,
            "field": ["Psychic"],
        },
        {"trojans": [{"card": "Fatal Error 75", "by": A}]},
    )

    table.choose(A, "done:")

    assert table.verbs(A) == ["play", "activate", "activate-trojan", "pass"]
    assert not table.offers(A, "Hackathon")


@clause("NEU-8.2")
def test_an_install_a_draw_and_a_force_quit_open_no_check():
    table = scene(
        {"field": ["Scrapper", "Coder"]}, {"hand": ["Binary Blast"], "bank": 1}, stage="initialize"
    )

    table.choose(A, "draw:").choose(A, "install:").choose(A, "Coder")

    assert table.asked == (A, "force-quit")


@clause("NEU-8.11")
def test_after_a_failed_psychosis_check_the_same_player_goes_on():
    crabbed = {"card": "Lasersaw Berzerker", "cyberware": ["Drive Saw"]}
    table = scene(
        {"hand": ["Hackathon", HOLD], "bank": 2},
        {"field": [crabbed], "bank": 4, "hand": [HOLD]},
    )
    table.choose(A, "Hackathon")

    loaded(table, 1).choose(B, "Full Throttle")

    assert table.asked == (B, "swift")
    assert table.cache() == ["Hackathon"]


@clause("NEU-8.12")
def test_an_item_that_resolves_cannot_be_countered_any_more():
    table = scene(
        {"hand": ["Eclipse Dropship", "Coyote Raiders"], "bank": 3, "field": ["Coder"]},
        {"hand": ["Quantum Encryption", HOLD], "bank": 3, "field": ["Coder"]},
    )
    table.choose(A, "Eclipse Dropship").pass_(B)

    table.choose(A, "Coyote Raiders")

    assert table.asked == (B, "swift")
    assert table.cache() == ["Coyote Raiders"]


@clause("NEU-8.13", "NEU-16.9")
def test_a_check_is_over_when_the_item_it_is_about_vanishes():
    table = each_alone({"hand": ["Hackathon", HOLD], "bank": 2}, {"hand": [HOLD]}, {"hand": [HOLD]})
    table.choose(A, "Hackathon")
    assert table.asked == (B, "swift")

    concede(table.state, A)

    assert table.cache() == []
    assert (table.asked[1], table.active()) == ("draw-install", B)


@clause("NEU-8.14", "NEU-6.9")
def test_a_card_played_in_a_netcheck_is_answered_before_the_next_step():
    table = scene(
        {
            "mainframe": "WNDRTech",
            "field": ["White Knight", "Red Knight", "Big Kat", "Big Kat"],
            "hand": ["Shredder"],
        },
        {"hand": [HOLD]},
        stage="netcheck",
    )

    table.choose(A, "White Knight").choose(A, "Shredder")

    assert table.asked == (B, "swift")
    assert (table.cache(), table.state.stage) == (["Shredder"], 3)
    table.pass_(B)
    assert "Shredder" in table.field(A)


@clause("NEU-6.9", "NEU-8.7")
def test_a_card_played_while_another_resolves_gets_its_own_check():
    table = scene({"hand": ["Recruitment Drive", "Big Kat", HOLD], "bank": 2}, {"hand": [HOLD]})

    table.choose(A, "Recruitment Drive").pass_(B)
    table.choose(A, "Big Kat")

    assert table.asked == (B, "swift")
    assert table.bin(A) == ["Recruitment Drive"]


@clause("NEU-10.12")
@pytest.mark.parametrize("eliminated", [False, True])
def test_until_your_next_turn_ends_when_that_turn_begins_or_would_have_begun(eliminated):
    table = each_alone(
        {"field": ["Gokudo Silencer"], "bank": 1, "hand": [HOLD]},
        {"field": ["Scrapper"], "hand": [HOLD]},
        {"hand": [HOLD]},
    )
    play(table, A, "Hush", "Scrapper")
    assert any(row[3] == UNTIL_TURN_OF + A for row in table.state.lasting)
    if eliminated:
        concede(table.state, A)

    while table.turn() < 7:
        table.take(table.asked[0], table.state.question.default)
    assert table.state.lasting
    while table.turn() < 8:
        table.take(table.asked[0], table.state.question.default)

    assert not table.state.lasting
