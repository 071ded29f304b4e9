"""The rest of the worked examples, one by one."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.events import (
    DAMAGED_CHARACTER,
    PSYCHOSIS_ROLLED,
    STABILITY_ROLLED,
)
from nightdeck.games.neuroscape.model.options import PAY
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    HIGH,
    A,
    B,
    C,
    D,
    begun,
    circle,
    declared,
    each_alone,
    end_stage,
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
"""A card too dear to be played: who holds it is asked."""
INFLATION = {"card": "Artificial Inflation", "by": B}


@clause("NEU-E04", "NEU-10.13")
def test_singularity_takes_the_ram_off_abilities_but_not_the_running():
    table = scene(
        {"field": ["Singularity", "Back Alley Bruisers"], "hand": [HOLD]}, {"field": ["Scrapper"]}
    )

    assert table.cost("Back Alley Bruisers") == 0
    play(table, A, "Knuckle Up")

    assert table.field(B) == []
    assert table.is_running("Back Alley Bruisers")


@clause("NEU-E07", "NEU-11.1", "NEU-11.2")
@pytest.mark.parametrize(
    ("ware", "offered"), [("Riot Blade", True), ("Flux Cannon", True), ("Railgun", False)]
)
def test_a_port_takes_cyberware_up_to_its_level(ware, offered):
    table = scene({"field": ["Cryoblade Assassin"], "hand": [ware, HOLD], "bank": 3})

    assert table.offers(A, ware) == offered


@clause("NEU-E07", "NEU-11.2")
def test_a_port_that_holds_cyberware_is_closed():
    armed = {"card": "Cryoblade Assassin", "cyberware": ["Riot Blade"]}
    table = scene({"field": [armed], "hand": ["Riot Blade", HOLD], "bank": 3})

    assert not table.offers(A, "Riot Blade")


@clause("NEU-E09", "NEU-9.5e", "NEU-20.9")
def test_a_protected_blocker_absorbs_its_defense_and_lives():
    table = scene(
        {"field": [{"card": "Rogue Valkyrie", "plus": 1}]},
        {"field": ["Cryoblade Assassin", "Psychic"], "hand": ["Temperance"], "bank": 1},
        stage="combat",
    )
    pass_checks(table.choose(A, "attacks"))
    table.choose(B, "Cryoblade", "blocks")
    declared(table, B, "declare-blocker")

    play(table, B, "Temperance", "Cryoblade Assassin")

    assert table.bioframe(B) == 17
    assert "Cryoblade Assassin" in table.field(B)


@clause("NEU-E13", "NEU-18.6", "NEU-18.7")
@pytest.mark.parametrize(("first", "order"), [(A, [0, 1, 3, 2]), (D, [3, 2, 0, 1])])
def test_turns_of_two_teams_go_in_a_figure_8(first, order):
    table = circle({}, {}, {}, {}, first=first, turn=first, stage="reset")

    taken = [first]
    while len(taken) < 4:
        if table.active() != taken[-1]:
            taken.append(table.active())
        table.take(table.asked[0], table.state.question.default)

    assert taken == order


@clause("NEU-E22", "NEU-7.12", "NEU-5.1a")
def test_everything_is_rolled_for_in_ascending_cost():
    crew = [
        {"card": "Scrapper", "committed": 2},
        {"card": "Blackout Boys", "committed": 3},
        {"card": "Iron Maiden", "committed": 3},
    ]
    table = scene({"field": crew, "slots": [INFLATION, "Firewall"]}, {"hand": [HOLD]}, turn=B)
    loaded(table.choose(B, "done:"), 10, HIGH, 1, HIGH)

    until(table, "stability-next")
    table.choose(A, "Scrapper")

    rolled = table.happened(STABILITY_ROLLED, titles=True)
    assert [name for name, _ in rolled] == ["Scrapper", "Firewall", "Blackout Boys", "Iron Maiden"]
    assert (table.field(A), table.slots(A)) == (
        ["Iron Maiden"],
        ["Artificial Inflation", "Firewall"],
    )
    assert table.committed("Iron Maiden") == 4


@clause("NEU-E23", "NEU-7.15")
def test_the_end_of_a_surcharge_returns_ram_at_once():
    crew = ["Scrapper", "Blackout Boys", "Iron Maiden"]
    table = scene({"field": crew, "slots": [INFLATION], "hand": ["Antivirus", HOLD], "bank": 1})

    play(table, A, "Antivirus")

    assert table.bank(A) == (0, 1 + 3)
    assert [table.committed(name) for name in crew] == [1, 2, 3]


@clause("NEU-E27", "NEU-14.1")
def test_a_copy_of_a_copy_keeps_the_base_cost_of_the_first():
    table = scene(
        {"hand": ["Vat Clone", "Through the Looking Glass", HOLD], "bank": 9},
        {"field": ["Back Alley Bruisers"]},
    )
    play(table, A, "Vat Clone", "Back Alley Bruisers")

    play(table, A, "Through the Looking Glass")

    copies = table.state.characters(A)
    assert [table.state.card(card).name for card in copies] == ["Back Alley Bruisers"] * 2
    assert [table.state.base_cost[card] for card in copies] == [3, 3]


@clause("NEU-E29", "NEU-11.9", "NEU-10.5", "NEU-8.11", "NEU-20.8")
def test_an_ability_that_fails_its_check_never_reaches_the_cache():
    crabbed = {"card": "Xandra, Hive Queen", "cyberware": [{"card": "Cortex Crab", "by": B}]}
    table = scene({"field": [crabbed], "bank": 1, "hand": [HOLD]}, {"hand": [HOLD]})

    loaded(table, 7).choose(A, "Replicate")

    assert table.asked == (A, "deploy")
    assert (table.mainframe(A), table.bank(A), table.cache()) == (17, (0, 1), [])
    assert table.is_running("Xandra, Hive Queen")


@clause("NEU-E31", "NEU-9.5e")
def test_two_blockers_absorb_their_defenses_from_an_overrun():
    table = scene(
        {"field": ["Vic Viper, Axe God"]},
        {"field": ["Scrapper", "Unpaid Intern"], "hand": [HOLD]},
        stage="combat",
    )

    pass_checks(table.choose(A, "attacks"))
    table.choose(B, "Scrapper", "blocks").choose(B, "Unpaid Intern", "blocks")
    pass_checks(table)

    assert (table.field(B), table.bioframe(B)) == ([], 19)
    assert sorted(row[2] for row in table.happened(DAMAGED_CHARACTER)) == [1, 1, 2]


@clause("NEU-E34", "NEU-9.5a")
def test_an_attacker_that_lost_one_of_two_blockers_is_still_blocked():
    table = scene(
        {"field": ["Chrome Mastiff"], "hand": ["Short Circuit"], "bank": 1},
        {"field": ["Big Kat", "Freelance Merc"]},
        stage="combat",
    )
    pass_checks(table.choose(A, "attacks"))
    table.choose(B, "Big Kat", "blocks").choose(B, "Freelance Merc", "blocks")

    play(table, A, "Short Circuit", "run a character", "Freelance Merc")

    assert table.bioframe(B) == 20
    assert [row[2] for row in table.happened(DAMAGED_CHARACTER)] == [3, 3]


@clause("NEU-E36", "NEU-8.5", "NEU-8.4", "NEU-18.9")
def test_an_answer_of_the_third_player_asks_the_others_anew():
    table = each_alone(
        {"hand": ["Binary Blast", HOLD], "bank": 1},
        {"hand": [HOLD]},
        {"hand": ["Binary Blast"], "bank": 1},
    )

    table.choose(A, "Binary Blast").choose(A, "Player 2").pass_(B)
    table.choose(C, "Binary Blast").choose(C, "Player 1")

    assert table.asked == (A, "swift")
    table.pass_(A)
    assert table.asked == (B, "swift")
    table.pass_(B)
    assert (table.mainframe(A), table.mainframe(B)) == (18, 18)


@clause("NEU-E37", "NEU-8.8", "NEU-18.8")
def test_four_players_are_asked_clockwise_after_whoever_acts():
    blast = {"hand": ["Binary Blast"], "bank": 1}
    hold = {"hand": [HOLD]}
    table = circle({"hand": ["Hackathon", HOLD], "bank": 2}, hold, hold, blast)

    table.choose(A, "Hackathon").pass_(B).pass_(C)
    table.choose(D, "Binary Blast").choose(D, "Player 2")

    asked = []
    while table.cache() and table.asked[1] == "swift":
        asked.append(table.asked[0])
        table.pass_(table.asked[0])
    assert asked == [A, B, C]


@clause("NEU-E39", "NEU-12.11", "NEU-2.8")
def test_a_full_mainframe_takes_nothing_until_a_slot_is_cleared():
    theirs = {
        "slots": ["Firewall", "Simulated Solace"],
        "trojans": [{"card": "Redirect", "by": A}],
        "hand": ["Firewall", HOLD],
        "bank": 2,
    }
    table = scene({"hand": ["Bitrot", "Fatal Error 75", HOLD], "bank": 2}, theirs)
    assert not table.offers(A, "Bitrot")
    assert not table.offers(A, "Fatal Error 75")

    until(end_turn(end_stage(table, A), A), "force-quit").choose(B, "Firewall").choose(B, "done:")

    assert table.offers(B, "Firewall")


@clause("NEU-E44", "NEU-16.6", "NEU-20.3")
def test_a_vamp_heals_its_player_who_has_survived_the_backlash():
    merc = {"card": "Freelance Merc", "cyberware": ["Whammy Bar", "Siphon Gauntlet"]}
    table = scene({"field": [merc], "bioframe_health": 5}, stage="combat")

    loaded(table, 1).choose(A, "attacks")

    assert table.bioframe(A) == 5


@clause("NEU-E48", "NEU-4.7", "NEU-5.1c", "NEU-4.8")
def test_the_first_turn_of_the_game_has_one_pick_and_the_second_player_two():
    table = until(begun(), "draw-install")
    first = table.asked[0]

    table.choose(first, "install:")
    assert table.bank(first) == (1, 0)
    assert table.asked == (first, "deploy")
    until(table, "draw-install").choose(1 - first, "install:")

    assert table.asked == (1 - first, "draw-install")


@clause("NEU-E49", "NEU-7.11", "NEU-7.6", "NEU-5.1d", "NEU-20.22")
def test_ram_of_a_force_quit_card_is_refreshed_and_fills_who_is_short():
    short = {"card": "Scrapper", "committed": 0}
    table = scene({"field": ["Big Kat", short], "hand": [HOLD]}, {"hand": [HOLD]}, turn=B)
    loaded(table.choose(B, "done:"), HIGH, HIGH)

    until(table, "force-quit").choose(A, "Big Kat")

    assert (table.bank(A), table.committed("Scrapper")) == ((2, 0), 1)
    assert table.bin(A) == ["Big Kat"]


@clause("NEU-E50", "NEU-14.7", "NEU-14.8")
def test_a_copy_has_its_own_target_and_outlives_its_countered_original():
    table = scene(
        {"hand": ["Delete", "Quantum Encryption", HOLD], "bank": 7, "field": ["Coder"]},
        {"hand": ["Fork Bomb", HOLD], "bank": 3, "field": ["Tagger", "Scrapper"]},
    )
    table.choose(A, "Delete").choose(A, "Scrapper")
    table.choose(B, "Fork Bomb").pass_(A)

    table.choose(B, "Target Player 1's Coder")
    assert table.cache() == ["Delete", "Delete"]
    assert table.asked == (A, "swift")
    pass_checks(table)

    assert (table.field(A), table.field(B)) == ([], ["Tagger"])
    assert (table.bin(A), table.bin(B)) == (["Coder", "Delete"], ["Fork Bomb", "Scrapper"])


@clause("NEU-14.8", "NEU-13.7")
def test_countering_a_copy_leaves_the_original_alone():
    table = scene(
        {"hand": ["Binary Blast", "Quantum Encryption", HOLD], "bank": 4, "field": ["Coder"]},
        {"hand": ["Fork Bomb", HOLD], "bank": 3, "field": ["Coder"]},
    )
    table.choose(A, "Binary Blast").choose(B, "Fork Bomb").pass_(A)

    table.choose(A, "Quantum Encryption").choose(A, "#2")
    pass_checks(table)

    assert sorted((table.mainframe(A), table.mainframe(B))) == [18, 20]
    assert "Binary Blast" in table.bin(A)


@clause("NEU-E51", "NEU-13.8")
def test_a_redirected_program_may_hit_a_character_of_its_own_player():
    table = scene(
        {"field": ["Scrapper"], "bank": 1, "hand": [HOLD]},
        {
            "hand": ["Overload Mk I"],
            "bank": 1,
            "field": ["Coder"],
            "trojans": [{"card": "Redirect", "by": A}],
        },
        turn=B,
    )
    assert not table.offers(A, "activate-trojan:")
    table.choose(B, "Overload Mk I").choose(B, "Scrapper")

    table.choose(A, "activate-trojan:")
    pass_checks(table)

    assert (table.field(A), table.field(B)) == (["Scrapper"], [])


@clause("NEU-E51", "NEU-13.2")
def test_nothing_is_redirected_where_nothing_has_a_target():
    table = scene(
        {"bank": 1, "hand": [HOLD]},
        {"hand": ["Hackathon"], "bank": 2, "trojans": [{"card": "Redirect", "by": A}]},
        turn=B,
    )

    table.choose(B, "Hackathon")

    assert table.asked == (A, "swift")
    assert not table.offers(A, "activate-trojan:")


@clause("NEU-E52", "NEU-4.5", "NEU-4.4")
def test_a_mulligan_exchanges_any_number_of_cards_once():
    table = begun()
    hand = list(table.state.cards(A, 2))
    assert len(hand) == 5

    for card in hand[:3]:
        table.choose(A, (1, card))
    table.choose(A, "done:")

    assert len(table.hand(A)) == 5
    assert len(table.state.cards(A, 0)) == 45
    assert table.state.cards(A, 0)[:3] == hand[:3][::-1]
    assert table.asked[0] == B


@clause("NEU-E56", "NEU-9.5f", "NEU-10.8")
def test_the_active_player_orders_the_triggers_of_all_who_connect():
    table = scene({"field": ["Digital Spectre", "Digital Spectre", "Deep Diver"]}, stage="combat")

    pass_checks(table.choose(A, "Digital Spectre", "#1").choose(A, "Digital Spectre"))
    pass_checks(table.choose(A, "Deep Diver"))

    assert table.asked == (A, "trigger-order")
    assert len(table.options(A)) == 3


@clause("NEU-E56", "NEU-16.6", "NEU-16.3")
def test_a_pool_that_breaks_in_combat_ends_the_game_before_any_trigger():
    table = scene({"field": ["Deep Diver"], "deck": 5}, {"mainframe_health": 1}, stage="combat")

    pass_checks(table.choose(A, "Deep Diver"))

    assert table.outcome.winners == (A,)
    assert table.hand(A) == []


@clause("NEU-E58", "NEU-7.12")
def test_a_six_stays_with_terry():
    crew = ["Terry, The Accountant", {"card": "Scrapper", "committed": 0}]
    table = scene({"field": crew}, {"hand": [HOLD]}, turn=B)
    loaded(table.choose(B, "done:"), 6, 5)

    until(table, "draw-install")

    assert table.field(A) == ["Scrapper"]


@clause("NEU-E59", "NEU-7.2", "NEU-7.8")
def test_the_first_installed_ram_goes_to_who_is_short():
    table = scene({"field": [{"card": "Scrapper", "committed": 0}]}, {"hand": [HOLD]}, turn=B)
    loaded(table.choose(B, "done:"), HIGH)

    until(table, "draw-install").choose(A, "install:").choose(A, "install:")

    assert (table.committed("Scrapper"), table.bank(A)) == (1, (1, 0))


@clause("NEU-E61", "NEU-7.9")
def test_a_surcharge_that_comes_after_a_free_play_counts():
    table = scene(
        {"hand": ["Eclipse Dropship", "Coyote Raiders"], "bank": 7, "slots": [INFLATION]},
        {"hand": ["Artificial Inflation"], "field": ["Executive", "Arms Dealer"], "bank": 8},
    )
    play(table, A, "Eclipse Dropship", "Coyote Raiders")
    assert (table.cost("Coyote Raiders"), table.cost("Eclipse Dropship")) == (0, 4)

    until(table, "deploy").choose(B, "Artificial Inflation")
    pass_checks(table)

    assert (table.cost("Coyote Raiders"), table.cost("Eclipse Dropship")) == (1, 5)


@clause("NEU-E62", "NEU-7.9")
@pytest.mark.parametrize(("card", "paid"), [("Static Blast", 1), ("Binary Blast", 0)])
def test_two_reductions_stop_at_their_own_minimums(card, paid):
    table = scene(
        {"mainframe": "Firestarter", "field": ["Admin", "Coder"], "hand": [card, HOLD], "bank": 2}
    )

    table.choose(A, card)
    if table.asked[1] == "target":
        table.choose(A, "Player 2's bioframe")

    assert table.bank(A) == (2 - paid, paid)


@clause("NEU-E66", "NEU-6.10", "NEU-16.2a")
def test_who_survives_an_oil_spill_bleeds():
    field = [
        {"card": "Freelance Merc"},
        {"card": "Iron Maiden", "bleed": 0},
        "Arc, Circuit Breaker",
    ]
    table = scene(
        {"hand": ["Oil Spill", "Mirage", HOLD], "bank": 6, "field": ["Maximillion Gold"]},
        {"field": [*field, {"card": "Red Knight", "plus": 1}]},
    )
    play(table, A, "Mirage", "Red Knight")

    play(table, A, "Oil Spill")

    # Merc 2/3 dies at once, Iron Maiden 2/4 with the counter, Red Knight 4/3 is protected
    assert table.field(B) == ["Arc, Circuit Breaker", "Red Knight"]
    assert table.counters("Red Knight") == 1
    end_turn(end_stage(table, A), A)
    assert numbers(table, "Red Knight") == (3, 2)


@clause("NEU-E67", "NEU-2.13", "NEU-13.6")
@pytest.mark.parametrize(("target", "health"), [("Scrapper", 20), ("Player 2's bioframe", 18)])
def test_what_is_sacrificed_may_have_been_the_target(target, health):
    armed = {"card": "Scrapper", "cyberware": ["Riot Blade"]}
    table = scene({"field": [armed], "bank": 2, "hand": ["Death Metal"]}, environment="Mosh Pit")

    play(table, A, "Death Metal", target)

    assert (table.field(A), table.bioframe(B)) == ([], health)
    assert "Death Metal" in table.bin(A)


@clause("NEU-E68", "NEU-5.3c", "NEU-5.3b")
def test_a_first_bleed_counter_of_this_netcheck_does_not_grow():
    table = scene(
        {"slots": [{"card": "Growing Unrest", "by": B}], "field": ["Back Alley Bruisers"]},
        stage="netcheck",
    )

    assert table.counters("Back Alley Bruisers") == 1
    assert numbers(table, "Back Alley Bruisers") == (3, 3)


@clause("NEU-E69", "NEU-14.12", "NEU-14.7")
@pytest.mark.parametrize("crowd", [True, False])
def test_a_copied_duel_needs_another_opponent_for_the_same_character(crowd):
    mine = ["Back Alley Bruisers", "Coder"] if crowd else ["Back Alley Bruisers"]
    table = scene(
        {"field": mine, "bank": 1, "hand": [HOLD]},
        {"field": ["Faceless Oni", "Tagger"], "hand": ["Fork Bomb"], "bank": 3},
    )
    table.choose(A, "Knuckle Up").choose(A, "Faceless Oni")

    table.choose(B, "Fork Bomb").pass_(A)

    assert len(table.cache()) == (2 if crowd else 0)
    pass_checks(table)
    assert ("Coder" in table.field(A)) == (not crowd and "Coder" in mine)


@clause("NEU-E70", "NEU-10.10")
def test_lilith_sees_who_dies_together_with_her():
    lilith = {"card": "Lilith, the Dark Moon", "damage": 5}
    table = scene({"field": [lilith]}, {"field": ["Scrapper"]}, stage="combat")

    fight(table, ["Lilith"], {"Scrapper": "Lilith"})

    assert table.field(A) == table.field(B) == []
    assert (table.bioframe(B), table.mainframe(B)) == (19, 19)


@clause("NEU-E71", "NEU-7.4a", "NEU-2.11")
@pytest.mark.parametrize(
    ("bank", "asked"), [(["Overclocked RAM"], False), (["Overclocked RAM", "Basic RAM"], True)]
)
def test_running_for_an_effect_is_no_payment(bank, asked):
    table = scene({"bank": bank, "deck": 5}, environment="Yacht Party", stage="netcheck")

    assert (table.asked == (A, "optional")) == asked
    if asked:
        table.choose(A, "Yes")
        while table.asked[1] == "card":
            table.take(A, 0)
        assert (table.bin(A), len(table.hand(A))) == ([], 1)


@clause("NEU-E74", "NEU-10.15")
def test_simultaneous_deaths_are_one_trigger_of_a_harvester():
    table = scene(
        {
            "field": ["Nanobot Harvester", "Badlands Infantry"],
            "hand": ["Savage Duststorm", "Delete", HOLD],
            "bank": 7,
        },
        {"field": ["Scrapper", "Coder", "Big Kat"]},
    )
    table.state.counters[1][card_of(table.state, "Nanobot Harvester")] = 1

    play(table, A, "Savage Duststorm")
    assert table.bank(A) == (4, 3 + 1)
    play(table, A, "Delete", "Badlands Infantry")

    assert table.bank(A) == (0, 3 + 1 + 4 + 1)


@clause("NEU-E73", "NEU-8.9", "NEU-2.11", "NEU-5.4", "NEU-5.6", "NEU-9.2", "NEU-9.4", "NEU-8.10")
def test_who_is_asked_in_the_first_two_turns():
    hold = ["Deja Vu"] * 5
    table = scene(
        {"hand": ["Scrapper", *hold], "deck": 9},
        {"hand": ["Coyote Raiders", *hold], "deck": 9},
        stage="initialize",
    )
    table.state.turns_taken = [1, 0]

    asked = [A, A]
    table.choose(A, "install:").choose(A, "stop:")
    for words in (
        "Scrapper",
        "pass",
        "Scrap Heap",
        "pass",
        "done:",
        "pass",
        "pass",
        "pass",
        "pass",
    ):
        asked.append(table.asked[0])
        table.choose(table.asked[0], words)
    assert asked[1:] == [A, A, B, A, B, A, A, B, A, B]
    assert table.bank(A) == (0, 1)

    asked = []
    for words in (
        "install:", "install:", "Coyote Raiders", "pass", "done:", "pass", "pass", "attacks",
        "pass", "pass", "pass", "pass", "pass", "pass",
    ):  # fmt: skip
        asked.append(table.asked[0])
        table.choose(table.asked[0], words)

    assert asked == [B, B, B, A, B, B, A, B, B, A, B, A, B, A]
    assert (table.mainframe(A), table.bioframe(A)) == (20, 18)


@clause("NEU-E02", "NEU-15.6", "NEU-E40")
def test_a_tier_goes_with_the_environment_that_gave_its_last_point():
    crew = ["Coder", "Admin", "Tagger"]
    table = scene(
        {"mainframe": "Deepnet", "field": crew, "hand": ["Mosh Pit", HOLD], "bank": 2},
        environment={"card": "The Net", "by": B},
    )
    assert (table.synergy(A, "Hacker"), table.attack("Coder")) == (4, 1 + 1 + 1)

    play(table, A, "Mosh Pit")

    assert (table.synergy(A, "Hacker"), table.attack("Coder")) == (3, 1)
    assert table.bin(B) == ["The Net"]


@clause("NEU-E41", "NEU-15.8c", "NEU-15.8d")
def test_an_iconic_character_is_neither_copied_nor_raised_twice():
    table = scene(
        {
            "field": ["Alice, Dreamwalker"],
            "hand": ["Mass Reboot", HOLD],
            "bin": ["Astra, Cosmic Kitty", "Astra, Cosmic Kitty"],
            "bank": 9,
        }
    )
    assert not table.offers(A, "Looking Glass")

    play(table, A, "Mass Reboot", "#1")
    play(table, A, "target:")

    assert table.field(A) == ["Alice, Dreamwalker", "Astra, Cosmic Kitty"]
    assert table.bin(A) == ["Astra, Cosmic Kitty", "Mass Reboot"]


@clause("NEU-E43", "NEU-16.1", "NEU-16.3")
def test_two_of_three_players_who_fall_together_leave_the_third_as_winner():
    table = each_alone(
        {"field": ["Scrapper", "Badlands Infantry"]},
        {"bioframe_health": 1},
        {"bioframe_health": 1},
        stage="combat",
    )

    table.choose(A, "Scrapper attacks Player 2").choose(A, "Infantry attacks Player 3")
    pass_checks(table)

    assert table.outcome.winners == (A,)


@clause("NEU-E65", "NEU-7.4a")
def test_twin_channel_alone_pays_for_a_script_of_one():
    table = scene({"hand": ["Binary Blast", HOLD], "bank": ["Twin-Channel RAM", "Basic RAM"]})

    table.choose(A, "Binary Blast")

    assert table.asked == (A, "payment")
    assert [option[0] for option in table.options(A)] == [PAY, PAY]


@clause("NEU-E28", "NEU-11.8", "NEU-11.10")
@pytest.mark.parametrize(("die", "attacks"), [(5, True), (4, False)])
def test_a_roll_equal_to_the_psychosis_passes(die, attacks):
    nameless = {"card": "Nameless", "cyberware": ["Brainshredder", "Spinal Splitter"]}
    table = scene({"field": [nameless]}, stage="combat")
    assert (table.psychosis("Nameless"), table.attack("Nameless")) == (5, 7)

    loaded(table, die).choose(A, "attacks")

    assert len(table.happened(PSYCHOSIS_ROLLED)) == 1
    assert (table.bioframe(A), table.bioframe(B)) == ((20, 13) if attacks else (13, 20))
