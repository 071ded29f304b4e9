"""Rulings about psychosis, attacks, blocks, damage and health: both sides of each switch."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.model.events import (
    DAMAGED_CHARACTER,
    DAMAGED_PLAYER,
    PSYCHOSIS_ROLLED,
)
from nightdeck.games.neuroscape.model.options import SPLIT
from nightdeck.games.neuroscape.rules.checkpoint import Checkpoint
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    A,
    B,
    C,
    circle,
    declared,
    end_stage,
    end_turn,
    fight,
    loaded,
    pass_checks,
    play,
    scene,
    until,
)

ARCHANGEL = "Project Archangel"


@clause("NEU-R07", "NEU-11.9")
@pytest.mark.parametrize(("value", "offered"), [("attempt-spent", False), ("attempt-free", True)])
def test_whether_a_failed_ability_counts_for_the_round(value, offered):
    berzerker = {"card": "Lasersaw Berzerker", "cyberware": ["Drive Saw"]}
    table = scene({"field": [berzerker], "bank": 4, "hand": ["Coder"]}, rulings={"NEU-R07": value})

    loaded(table, 2).choose(A, "Full Throttle")

    assert table.bioframe(A) == 16
    assert table.offers(A, "Full Throttle") == offered


@clause("NEU-R08")
@pytest.mark.parametrize(("value", "pools"), [("attack-colour", (15, 20)), ("bioframe", (20, 15))])
def test_which_pool_takes_the_backlash_of_a_blue_character(value, pools):
    hex_ = {"card": "Hex, Codemancer", "cyberware": ["Drive Saw"]}
    table = scene({"field": [hex_]}, stage="combat", rulings={"NEU-R08": value})

    loaded(table, 1).choose(A, "attacks")

    assert (table.mainframe(A), table.bioframe(A)) == pools


@clause("NEU-R09")
@pytest.mark.parametrize(("value", "rolls"), [("one-at-a-time", 1), ("all-then-roll", 0)])
def test_when_attackers_roll_for_their_psychosis(value, rolls):
    wild = {"card": "Lug Nut", "cyberware": ["Drive Saw"]}
    table = scene({"field": [wild, wild]}, stage="combat", rulings={"NEU-R09": value})

    loaded(table, 20, 20).choose(A, "attacks", "#1")

    assert len(table.happened(PSYCHOSIS_ROLLED)) == rolls


@clause("NEU-R09")
def test_all_then_roll_lets_the_failures_drop_out():
    wild = {"card": "Lug Nut", "cyberware": ["Drive Saw"]}
    table = scene({"field": [wild, wild]}, stage="combat", rulings={"NEU-R09": "all-then-roll"})

    loaded(table, 1, 20).choose(A, "attacks", "#1")
    pass_checks(table.choose(A, "attacks"))

    assert (table.bioframe(A), table.bioframe(B)) == (16, 16)


@clause("NEU-R10", "NEU-6.7")
@pytest.mark.parametrize(
    ("value", "offered"), [("none", True), ("no-attack", False), ("no-attack-no-run", False)]
)
def test_whether_a_character_attacks_in_the_turn_it_came(value, offered):
    table = scene(
        {"field": [{"card": "Coyote Raiders", "fresh": True}, "Freelance Merc"]},
        stage="combat",
        rulings={"NEU-R10": value},
    )

    assert table.offers(A, "Freelance Merc", "attacks")
    assert table.offers(A, "Coyote Raiders", "attacks") == offered


@clause("NEU-R10")
@pytest.mark.parametrize(
    ("value", "offered"), [("none", True), ("no-attack", True), ("no-attack-no-run", False)]
)
def test_whether_a_character_runs_for_an_ability_in_the_turn_it_came(value, offered):
    table = scene(
        {"field": [{"card": "Scrapper", "fresh": True}], "hand": ["Coder"]},
        rulings={"NEU-R10": value},
    )

    assert table.offers(A, "Scrap Heap") == offered


@clause("NEU-R11", "NEU-9.0")
@pytest.mark.parametrize(("value", "offered"), [("players-only", False), ("characters-too", True)])
def test_whether_characters_can_be_attacked(value, offered):
    table = scene(
        {"field": ["Back Alley Bruisers"]},
        {"field": ["Freelance Merc"]},
        stage="combat",
        rulings={"NEU-R11": value},
    )

    assert table.offers(A, "attacks", "Freelance Merc") == offered


@clause("NEU-R11")
def test_an_attacked_character_and_its_attacker_hurt_each_other():
    table = scene(
        {"field": ["Back Alley Bruisers"]},
        {"field": ["Freelance Merc"]},
        stage="combat",
        rulings={"NEU-R11": "characters-too"},
    )

    table.choose(A, "attacks", "Freelance Merc")
    pass_checks(declared(table, B, "declare-blocker"))

    assert sorted(row[2] for row in table.happened(DAMAGED_CHARACTER)) == [2, 4]
    assert (table.field(B), table.bioframe(B)) == ([], 20)


@clause("NEU-R11")
def test_an_attacker_whose_character_has_left_deals_nothing():
    table = scene(
        {"field": ["Back Alley Bruisers"]},
        {"field": ["Coder"], "hand": ["Delete"], "bank": 4},
        stage="combat",
        rulings={"NEU-R11": "characters-too"},
    )

    table.choose(A, "attacks", "Coder")
    play(table, B, "Delete", "Coder")

    assert table.happened(DAMAGED_CHARACTER) == table.happened(DAMAGED_PLAYER) == []


@clause("NEU-R12", "NEU-E32", "NEU-9.5e")
@pytest.mark.parametrize(("value", "pools"), [("bioframe", (20, 16)), ("attack-colour", (16, 20))])
def test_which_pool_takes_the_excess_of_a_blue_overrun(value, pools):
    arc = {"card": "Arc, Circuit Breaker", "cyberware": ["Battle Axe"]}
    table = scene(
        {"field": [arc]},
        {"field": ["Cryoblade Assassin"]},
        stage="combat",
        rulings={"NEU-R12": value},
    )

    fight(table, ["Arc"], {"Cryoblade Assassin": "Arc"})

    assert (table.mainframe(B), table.bioframe(B)) == pools


@clause("NEU-R13", "NEU-9.5e")
@pytest.mark.parametrize(("value", "health"), [("full-defense", 19), ("remaining-defense", 17)])
def test_whether_marked_damage_lowers_what_a_blocker_absorbs(value, health):
    table = scene(
        {"field": ["Rogue Valkyrie"]},
        {"field": [{"card": "Freelance Merc", "damage": 2}]},
        stage="combat",
        rulings={"NEU-R13": value},
    )

    fight(table, ["Rogue Valkyrie"], {"Freelance Merc": "Rogue Valkyrie"})

    assert table.bioframe(B) == health


@clause("NEU-R14", "NEU-9.5c")
@pytest.mark.parametrize(
    ("value", "splits"),
    [("free", [(0, 3), (1, 2), (2, 1), (3, 0)]), ("lethal-first", [(0, 3), (3, 0)])],
)
def test_how_damage_may_be_split_over_two_blockers(value, splits):
    table = scene(
        {"field": ["Chrome Mastiff"]},
        {"field": ["Freelance Merc", "Freelance Merc"]},
        stage="combat",
        rulings={"NEU-R14": value},
    )
    table.choose(A, "attacks")
    table.choose(B, "blocks", "#1").choose(B, "blocks")

    assert table.asked == (A, "assign-damage")
    assert table.options(A) == [(SPLIT, *shares) for shares in splits]


@clause("NEU-R15", "NEU-9.1f")
@pytest.mark.parametrize(("value", "checks"), [("skip", 2), ("keep-checks", 4)])
def test_whether_the_checks_of_combat_are_held_without_attackers(value, checks):
    table = scene({"hand": ["Coder"]}, rulings={"NEU-R15": value})
    table.choose(A, "done:")

    asked = 0
    while table.active() == A:
        asked += table.asked == (A, "swift")
        table.take(table.asked[0], table.state.question.default)

    assert asked == checks


@clause("NEU-R16", "NEU-16.7")
@pytest.mark.parametrize(
    ("value", "health", "winners"),
    [("skip-draw", 20, None), ("burnout", 17, None), ("lose", 20, (B,))],
)
def test_what_two_missed_draws_cost(value, health, winners):
    table = scene({"hand": ["Hackathon"], "bank": 2, "deck": []}, rulings={"NEU-R16": value})

    play(table, A, "Hackathon")

    assert table.mainframe(A) == health
    assert (table.outcome and table.outcome.winners) == winners


@clause("NEU-R16")
def test_starting_the_picks_with_an_empty_deck_is_a_missed_draw():
    table = scene({"deck": []}, stage="initialize", rulings={"NEU-R16": "burnout"})

    assert table.mainframe(A) == 19
    assert not table.offers(A, "draw:")


@clause("NEU-R17", "NEU-16.10")
@pytest.mark.parametrize(("value", "over"), [("idle-draw", True), ("none", False)])
def test_whether_idle_games_end(value, over):
    table = scene({"hand": ["Coder"]}, rulings={"NEU-R17": value})
    table.state.idle = 11

    end_turn(table, A)

    assert (table.outcome is not None) == over


@clause("NEU-R18", "NEU-16.5")
@pytest.mark.parametrize(
    ("value", "winners"), [("draw", ()), ("active-loses", (B,)), ("active-wins", (A,))]
)
def test_who_wins_if_the_last_two_fall_together(value, winners):
    table = scene({"hand": ["Coder"]}, rulings={"NEU-R18": value})
    for seat in (A, B):
        table.state.pools_of(seat)[1] = 0
    table.state.question = None
    table.state.call(Checkpoint())
    table.resume()

    assert table.outcome.winners == winners


@clause("NEU-R19", "NEU-6.12")
@pytest.mark.parametrize(("value", "held"), [("none", 9), ("seven", 7)])
def test_whether_a_hand_has_a_limit(value, held):
    table = scene({"hand": ["Coder"] * 9}, rulings={"NEU-R19": value})

    end_turn(table, A)

    assert len(table.hand(A)) == held


@clause("NEU-R20", "NEU-16.12")
@pytest.mark.parametrize(("value", "health"), [("none", 22), ("start-value", 20)])
def test_whether_a_pool_rises_above_its_start(value, health):
    table = scene(
        {"field": ["Aekani Priestess"], "bank": 1, "bioframe_health": 19},
        rulings={"NEU-R20": value},
    )

    play(table, A, "Blessing")

    assert table.bioframe(A) == health


@clause("NEU-R60", "NEU-20.7")
@pytest.mark.parametrize(("value", "frozen"), [("yes-to-characters", 1), ("no", 0)])
def test_whether_the_damage_of_a_duel_is_combat_damage(value, frozen):
    assassin = {"card": "Cryoblade Assassin", "cyberware": ["Knux"]}
    table = scene(
        {"field": [assassin], "bank": 1, "hand": ["Coder"]},
        {"field": ["Back Alley Bruisers"]},
        rulings={"NEU-R60": value},
    )

    play(table, A, "One-Two")

    assert table.state.frozen[card_of(table.state, "Back Alley Bruisers")] == frozen


@clause("NEU-R64", "NEU-16.6", "NEU-E44")
@pytest.mark.parametrize(("value", "winners"), [("eliminate-first", (B,)), ("vamp-first", None)])
def test_whether_a_vamp_can_save_its_player_from_the_backlash(value, winners):
    merc = {"card": "Freelance Merc", "cyberware": ["Whammy Bar", "Siphon Gauntlet"]}
    table = scene(
        {"field": [merc], "bioframe_health": 4}, stage="combat", rulings={"NEU-R64": value}
    )

    loaded(table, 1).choose(A, "attacks")

    assert (table.outcome and table.outcome.winners) == winners
    assert table.bioframe(A) == (0 if winners else 4)


@clause("NEU-R65", "NEU-9.3c")
@pytest.mark.parametrize(("value", "pools"), [("no", (20, 20)), ("yes", (20, 14))])
def test_whether_blocking_asks_for_a_psychosis_check(value, pools):
    merc = {"card": "Freelance Merc", "cyberware": ["Drive Saw"]}
    table = scene(
        {"field": ["Coyote Raiders"]}, {"field": [merc]}, stage="combat", rulings={"NEU-R65": value}
    )

    loaded(table, 1)
    fight(table, ["Coyote Raiders"], {"Freelance Merc": "Coyote Raiders"})

    assert (table.mainframe(B), table.bioframe(B)) == pools
    assert not table.is_running("Freelance Merc")


@clause("NEU-R75", "NEU-E72")
@pytest.mark.parametrize(
    ("value", "hands"), [("attacked", ([], ["Coder"])), ("blocking", (["Coder"], []))]
)
def test_which_partner_is_damaged_by_an_overrun(value, hands):
    valkyrie = {"card": "Rogue Valkyrie", "cyberware": ["Snatcher"]}
    table = circle(
        {"field": [valkyrie]},
        {"hand": ["Coder"]},
        {"field": ["Scrapper"], "hand": ["Coder"]},
        {},
        stage="combat",
        rulings={"NEU-R75": value},
    )

    table.choose(A, "attacks", "Player 2")
    pass_checks(table).choose(C, "Scrapper", "blocks")
    pass_checks(table)

    assert (table.hand(B), table.hand(C)) == hands
    assert table.bioframe(B) == table.bioframe(C) == 17


@clause("NEU-R68", "NEU-10.17")
@pytest.mark.parametrize(("value", "offered"), [("ability-resets", 0), ("ability-stays", 1)])
def test_whether_a_character_that_does_not_refresh_keeps_its_ability_used(value, offered):
    scrapper = {"card": "Scrapper", "running": True, "used": True, "frozen": True}
    table = scene({"field": [scrapper]}, stage="initialize", rulings={"NEU-R68": value})

    assert table.is_running("Scrapper")
    assert table.state.spent[card_of(table.state, "Scrapper")] == offered


@clause("NEU-R69", "NEU-20.17")
@pytest.mark.parametrize(("value", "offered"), [("yes", True), ("no", False)])
def test_whether_malicious_cyberware_goes_onto_an_own_character(value, offered):
    table = scene(
        {"hand": ["Plasma Shackle"], "bank": 2, "field": ["Scrapper"]},
        rulings={"NEU-R69": value},
    )

    assert table.offers(A, "Plasma Shackle") == offered


@clause("NEU-R39", "NEU-11.1")
@pytest.mark.parametrize(("value", "offered"), [("one-arm", True), ("both-arms", False)])
def test_whether_arm_cyberware_fills_one_arm_or_both(value, offered):
    edward = {"card": "Edward 40 Hands", "cyberware": ["Whammy Bar"]}
    table = scene(
        {"hand": ["Whammy Bar"], "bank": 1, "field": [edward]}, rulings={"NEU-R39": value}
    )

    assert table.offers(A, "Whammy Bar") == offered


@clause("NEU-R56", "NEU-11.6")
@pytest.mark.parametrize(("value", "attack"), [("any-controller-change", 2), ("owner-only", 3)])
def test_whether_a_tether_breaks_when_a_bearer_returns_to_its_owner(value, attack):
    table = scene(
        {"field": ["Mind Delver", "Badlands Marauder"], "hand": ["Synchronize"], "bank": 7},
        {"field": ["Iron Maiden"]},
        rulings={"NEU-R56": value},
    )
    play(table, A, "Possess")
    play(table, A, "Synchronize", "Iron Maiden", "Badlands Marauder")
    assert table.attack("Iron Maiden") == 3

    until(end_turn(end_stage(table, A), A), "draw-install")

    assert table.field(B) == ["Iron Maiden"]
    assert table.attack("Iron Maiden") == attack


@clause("NEU-R57", "NEU-15.2")
@pytest.mark.parametrize(("value", "points"), [("controller", (1, 0)), ("bearer", (0, 1))])
def test_whose_synergy_malicious_cyberware_and_viruses_are(value, points):
    shackled = {"card": "Scrapper", "cyberware": [{"card": "Plasma Shackle", "by": A}]}
    table = scene(
        {"hand": ["Coder"]},
        {"field": [shackled], "slots": [{"card": "Bitrot", "by": A}]},
        rulings={"NEU-R57": value},
    )

    assert (table.synergy(A, "Thrasher"), table.synergy(B, "Thrasher")) == points
    assert (table.synergy(A, "Hacker"), table.synergy(B, "Hacker")) == points


@clause("NEU-R67", "NEU-15.6")
@pytest.mark.parametrize(("value", "offered"), [("stack", True), ("highest-only", False)])
def test_whether_a_lower_tier_works_beside_a_higher_one(value, offered):
    crew = ["Scrapper", "Scrapper", "Lug Nut", "Back Alley Bruisers"]
    table = scene(
        {"mainframe": "Synthetix", "field": crew, "hand": ["Riot Blade"]},
        rulings={"NEU-R67": value},
    )

    assert table.synergy(A, "Cybernetic") == 4
    assert table.offers(A, "Riot Blade") == offered
