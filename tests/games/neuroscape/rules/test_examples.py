"""Worked examples of edge cases."""

import pytest

from nightdeck.games.neuroscape.rules.checkpoint import Checkpoint
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    A,
    B,
    end_stage,
    end_stage_with,
    end_turn,
    pass_checks,
    scene,
)

NAMELESS = {"card": "Nameless", "cyberware": ["Drive Saw", "Spinal Splitter"]}


@clause("NEU-E20", "NEU-7.10", "NEU-7.7", "NEU-7.15")
def test_singularity_frees_all_memory_and_its_end_binds_it_again():
    table = scene(
        {"field": ["Back Alley Bruisers", "Hex, Codemancer"], "bank": 8, "hand": ["Singularity"]},
        {"hand": ["Delete"], "bank": 4},
    )

    pass_checks(table.choose(A, "Singularity"))
    assert table.bank(A) == (0, 16)

    end_stage_with(table, B, "Delete", "Singularity")
    assert table.committed("Back Alley Bruisers") == 4
    assert sum(table.bank(A)) == 8


@clause("NEU-E21", "NEU-7.8")
def test_inflation_takes_refreshed_memory_first_and_leaves_one_short():
    table = scene(
        {
            "hand": ["Artificial Inflation"],
            "bank": 6,
            "field": ["Boardroom Shark", "Boardroom Shark"],
        },
        {
            "field": ["Scrapper", "Blackout Boys", "Iron Maiden"],
            "bank": 1,
            "running": 1,
        },
    )

    table.choose(A, "Artificial Inflation")
    while table.asked[1] in ("swift", "commit-order"):
        table.take(table.asked[0], table.state.question.default)

    assert table.bank(B) == (0, 0)
    lacking = [
        table.cost(name) - table.committed(name)
        for name in ("Scrapper", "Blackout Boys", "Iron Maiden")
    ]
    assert sorted(lacking) == [0, 0, 1]


@clause("NEU-E24", "NEU-7.9", "NEU-6.9")
def test_a_character_played_for_free_has_nothing_committed():
    table = scene({"hand": ["Eclipse Dropship", "Coyote Raiders"], "bank": 3})

    pass_checks(table.choose(A, "Eclipse Dropship"))
    pass_checks(table.choose(A, "play:", "Coyote Raiders"))

    assert table.committed("Coyote Raiders") == 0
    assert table.cost("Coyote Raiders") == 0


@clause("NEU-E25")
def test_a_character_played_for_less_keeps_that_cost_for_life():
    table = scene({"hand": ["Recruitment Drive", "Back Alley Bruisers"], "bank": 3})

    table.choose(A, "Recruitment Drive")
    pass_checks(table)
    pass_checks(table.choose(A, "Back Alley Bruisers"))

    assert table.committed("Back Alley Bruisers") == 2
    assert table.cost("Back Alley Bruisers") == 2


@clause("NEU-E26", "NEU-14.2", "NEU-14.3")
def test_a_copy_is_plain_and_commits_from_the_bank():
    bruisers = {"card": "Back Alley Bruisers", "cyberware": ["Riot Blade"], "damage": 2}
    table = scene({"field": ["Alice, Dreamwalker"], "bank": 4}, {"field": [bruisers]})

    table.choose(A, "Looking Glass")
    pass_checks(table)

    assert table.field(A) == ["Alice, Dreamwalker", "Back Alley Bruisers"]
    assert table.bank(A) == (0, 0)
    assert (table.attack("Back Alley Bruisers", 2), table.damage("Back Alley Bruisers", 2)) == (
        4,
        0,
    )


@clause("NEU-E26", "NEU-5.7b")
def test_a_fleeting_copy_is_gone_at_the_end_of_the_turn():
    table = scene({"field": ["Alice, Dreamwalker"], "bank": 4}, {"field": ["Scrapper"]})

    pass_checks(table.choose(A, "Looking Glass"))
    end_stage(table, A)
    end_turn(table, A)

    assert table.field(A) == ["Alice, Dreamwalker"]


@clause("NEU-E28", "NEU-11.7")
def test_nameless_halves_the_sum_of_its_psychosis():
    table = scene({"field": [NAMELESS]})

    assert table.psychosis("Nameless") == 3
    assert table.attack("Nameless") == 6


@clause("NEU-E28", "NEU-11.9", "NEU-9.1c")
@pytest.mark.parametrize(("attacks", "health"), [(True, 20), (False, 14)])
def test_a_failed_psychosis_check_strikes_the_own_bioframe_and_is_no_attack(attacks, health):
    table = end_stage(scene({"field": [NAMELESS]}), A)

    table.lucky(
        lambda later: (later.bioframe(B) == 14) == attacks,
        lambda later: later.choose(A, "attacks"),
    )

    assert table.bioframe(A) == health
    assert table.is_running("Nameless")


@clause("NEU-E30", "NEU-9.5c")
def test_an_attacker_splits_its_damage_over_two_blockers():
    table = scene(
        {"field": [{"card": "Back Alley Bruisers", "plus": 1}]},
        {"field": ["Cryoblade Assassin", "Deep Diver"]},
    )

    end_stage(table, A).choose(A, "attacks")
    pass_checks(table).choose(B, "Cryoblade", "blocks").choose(B, "Deep Diver", "blocks")
    pass_checks(table).choose(A, "2 + 3")
    pass_checks(table)

    assert table.field(B) == []
    assert table.bioframe(B) == 20


@clause("NEU-E33", "NEU-9.5a")
def test_a_blocker_that_is_run_blocks_no_longer():
    table = scene(
        {"field": ["Stage Diver"], "hand": ["Short Circuit"], "bank": 1},
        {"field": ["Badlands Marauder"]},
    )

    end_stage(table, A)
    pass_checks(table).choose(B, "blocks")
    table.choose(A, "Short Circuit").choose(A, "run a character").choose(A, "Badlands Marauder")
    pass_checks(table)

    assert table.bioframe(B) == 17
    assert table.damage("Stage Diver") == 0


@clause("NEU-E35", "NEU-20.2")
def test_bleeding_grows_in_the_netchecks_of_its_controller_only():
    table = scene({"field": [{"card": "Sand Scorpion", "bleed": 1, "plus": 3}]}, stage="netcheck")

    assert table.counters("Sand Scorpion") == 2
    pass_checks(table)
    end_turn(end_turn(table, A), B)

    assert table.counters("Sand Scorpion") == 2


@clause("NEU-E38", "NEU-12.9")
def test_a_trojan_waits_for_the_turn_after_it_was_played():
    table = scene(
        {"bank": 3, "hand": ["Coder"]},
        {"trojans": [{"card": "Fatal Error 75", "by": A, "played": 5}]},
        turn_number=5,
    )
    later = scene(
        {"bank": 3, "hand": ["Coder"]},
        {"trojans": [{"card": "Fatal Error 75", "by": A, "played": 4}]},
        turn_number=5,
    )

    assert not table.offers(A, "activate-trojan:")
    pass_checks(later.choose(A, "activate-trojan:"))
    assert later.mainframe(B) == 17
    assert later.slots(B) == []
    assert later.bin(A) == ["Fatal Error 75"]


@clause("NEU-E40", "NEU-12.10")
def test_a_new_environment_destroys_the_old_one():
    table = scene(
        {"hand": ["Supersymmetry"], "bank": 2}, environment={"card": "Black Market", "by": B}
    )

    pass_checks(table.choose(A, "Supersymmetry"))

    assert table.environment() == "Supersymmetry"
    assert table.bin(B) == ["Black Market"]


@clause("NEU-E41", "NEU-15.8a")
def test_a_second_iconic_card_of_a_name_is_not_offered_to_its_controller():
    table = scene(
        {"field": ["Hex, Codemancer"], "hand": ["Hex, Codemancer"], "bank": 5},
        {"hand": ["Hex, Codemancer"]},
    )

    assert not table.offers(A, "play:", "Hex")


@clause("NEU-E42", "NEU-5.7a", "NEU-5.7b")
def test_damage_is_cleared_before_a_temporary_bonus_ends():
    table = scene(
        {"field": ["Scrapper", "Badlands Infantry"], "hand": ["Enhance"], "bank": 1},
        {"hand": ["Overload Mk I", "Overload Mk I"], "bank": 2, "field": ["Coder"]},
    )
    pass_checks(table.choose(A, "Enhance").choose(A, "Scrapper"))
    end_stage_with(table, B, "Overload Mk I", "Scrapper")
    assert table.damage("Scrapper") == 2

    end_turn(table, A)

    assert "Scrapper" in table.field(A)
    assert (table.defense("Scrapper"), table.damage("Scrapper")) == (2, 0)


@clause("NEU-E43", "NEU-16.5", "NEU-16.1")
def test_two_players_who_fall_together_draw():
    table = scene({"hand": ["Scrapper"]})
    for seat in (A, B):
        table.state.pools_of(seat)[1] = 0
    table.state.question = None
    table.state.call(Checkpoint())
    table.resume()

    assert table.outcome.winners == ()


@clause("NEU-E45", "NEU-6.6")
def test_a_card_on_the_cache_no_longer_needs_its_requirement():
    table = scene(
        {"hand": ["Overload Mk I"], "bank": 1, "field": ["Coder"]},
        {"field": ["Badlands Sniper", "Scrapper"]},
    )

    table.choose(A, "Overload Mk I").choose(A, "Scrapper")
    table.choose(B, "Long Shot").choose(B, "Coder")
    pass_checks(table)

    assert table.field(A) == []
    assert table.field(B) == ["Badlands Sniper"]


@clause("NEU-E46", "NEU-11.6", "NEU-7.16")
def test_a_tether_breaks_when_a_bearer_changes_sides():
    table = scene(
        {"field": ["Mind Delver"], "bank": 6},
        {"field": ["Badlands Marauder", "Iron Maiden"]},
        tethers=[{"card": "Synchronize", "by": B, "bearers": ["Badlands Marauder", "Iron Maiden"]}],
    )
    assert table.attack("Iron Maiden") == 3

    table.choose(A, "Possess").choose(A, "Iron Maiden")
    pass_checks(table)

    assert table.field(A) == ["Mind Delver", "Iron Maiden"]
    assert table.attack("Iron Maiden") == 2
    assert table.bin(B) == ["Synchronize"]


@clause("NEU-E47", "NEU-6.5", "NEU-13.7")
def test_a_countered_program_goes_to_the_bin_and_what_was_paid_stays_paid():
    table = scene(
        {"hand": ["Hackathon"], "bank": 3},
        {"hand": ["Quantum Encryption"], "bank": 3, "field": ["Coder"]},
    )

    table.choose(A, "Hackathon").choose(B, "Quantum Encryption")
    pass_checks(table)

    assert table.bin(A) == ["Hackathon"]
    assert table.hand(A) == []
    assert table.bank(A) == (1, 2)


@clause("NEU-E55", "NEU-20.13")
def test_a_character_with_stamina_attacks_without_running():
    table = scene({"field": ["Coyote Raiders"]})

    end_stage(table, A).choose(A, "attacks")

    assert not table.is_running("Coyote Raiders")


@clause("NEU-E57", "NEU-16.4")
def test_fifteen_ram_at_the_netcheck_win_with_maximillion_gold():
    table = scene({"field": ["Maximillion Gold"], "bank": 10, "running": 5}, stage="netcheck")

    assert table.outcome.winners == (A,)


@clause("NEU-E60", "NEU-10.3")
def test_a_running_character_uses_no_ability():
    berzerker = {"card": "Lasersaw Berzerker", "running": True}
    table = scene({"field": [berzerker], "bank": 4, "hand": ["Coder"]})

    assert not table.offers(A, "Full Throttle")


@clause("NEU-E63", "NEU-9.3d")
def test_a_bleed_counter_for_blocking_kills_before_damage():
    table = scene({"field": ["Iron Maiden"]}, {"field": ["Badlands Sniper"]})

    end_stage(table, A).choose(A, "attacks")
    pass_checks(table).choose(B, "blocks")
    pass_checks(table)

    assert table.field(B) == []
    assert table.bioframe(B) == 18


@clause("NEU-E64", "NEU-16.11")
def test_a_firewall_prevents_two_of_a_batch_and_the_host_says_whose():
    spectres = ["Digital Spectre"] * 3
    table = scene({"field": spectres}, {"slots": ["Firewall"]})

    end_stage(table, A)
    for _ in range(3):
        table.take(A, 0)
    pass_checks(table)
    assert table.asked == (B, "prevention")
    table.take(B, 0)
    pass_checks(table)

    assert table.mainframe(B) == 17


@clause("NEU-E65", "NEU-7.4a")
def test_twin_channel_counts_two_for_a_tarot():
    bank = ["twin-channel-ram", "basic-ram", "basic-ram"]
    table = scene(
        {"hand": ["The High Priestess"], "field": ["Reanimator", "Badlands Sniper"], "bank": bank},
        {"field": ["Scrapper"]},
    )
    table.choose(A, "Long Shot").choose(A, "Scrapper")
    table.choose(B, "Scrap Heap")
    table.choose(A, "The High Priestess").choose(A, "Scrap Heap")

    assert table.bank(A) == (1, 2)


@clause("NEU-E73", "NEU-8.9")
def test_somebody_with_cards_in_hand_is_asked_although_they_can_only_pass():
    table = scene({"hand": ["Scrapper"], "bank": 1}, {"hand": ["Scrapper"]})

    table.choose(A, "Scrapper")

    assert table.asked == (B, "swift")
    assert table.verbs(B) == ["pass"]


@clause("NEU-8.9")
def test_nobody_is_asked_with_an_empty_hand_and_nothing_to_activate():
    table = scene({"hand": ["Scrapper"], "bank": 1})

    table.choose(A, "Scrapper")

    assert table.asked[1] != "swift" or table.asked[0] == A
