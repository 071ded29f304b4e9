"""Rulings about swift checks, the cache, copies and who may do what: both sides of each switch."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.model.events import CARD_DRAWN, COUNTERS_PLACED
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    LOW,
    A,
    B,
    C,
    D,
    circle,
    each_alone,
    end_stage,
    end_turn,
    loaded,
    pass_checks,
    play,
    scene,
    until,
)


@clause("NEU-R01")
@pytest.mark.parametrize(
    ("value", "asked", "cache"),
    [
        ("all-but-last-actor", (A, "deploy"), []),
        ("all-players", (A, "swift"), ["Hackathon"]),
    ],
)
def test_who_must_pass_before_an_item_resolves(value, asked, cache):
    table = scene(
        {"hand": ["Hackathon", "Coder"], "bank": 2},
        {"hand": ["Coder"]},
        rulings={"NEU-R01": value},
    )

    table.choose(A, "Hackathon").pass_(B)

    assert (table.asked, table.cache()) == (asked, cache)


@clause("NEU-R02")
@pytest.mark.parametrize(("value", "first"), [("active-first", A), ("left-of-active", B)])
def test_who_is_asked_first_in_an_automatic_check(value, first):
    table = scene({"hand": ["Coder"]}, {"hand": ["Coder"]}, rulings={"NEU-R02": value})

    table.choose(A, "done:")

    assert table.asked == (first, "swift")


@clause("NEU-R03")
@pytest.mark.parametrize(
    ("value", "question"), [("reopen", "swift"), ("single-pass", "declare-attacker")]
)
def test_whether_players_act_again_after_a_cache_in_an_automatic_check(value, question):
    table = scene(
        {"hand": ["Coder"], "field": ["Scrapper", "Freelance Merc"]}, rulings={"NEU-R03": value}
    )

    table.choose(A, "done:").choose(A, "Scrap Heap")

    assert table.asked == (A, question)


@clause("NEU-R04")
@pytest.mark.parametrize(
    ("value", "cache"), [("resolve-all", []), ("check-between", ["Hackathon"])]
)
def test_whether_anybody_acts_between_two_resolving_items(value, cache):
    table = scene(
        {"hand": ["Hackathon", "Coder"], "bank": 2},
        {"hand": ["Binary Blast"], "bank": 1},
        rulings={"NEU-R04": value},
    )

    table.choose(A, "Hackathon").choose(B, "Binary Blast").pass_(A)

    assert table.mainframe(A) == 18
    assert table.cache() == cache


@clause("NEU-R04")
def test_an_answer_between_two_items_resolves_alone_before_the_older_one():
    table = scene(
        {"hand": ["Hackathon", "Binary Blast"], "bank": 3},
        {"hand": ["Binary Blast", "Coder"], "bank": 1},
        rulings={"NEU-R04": "check-between"},
    )
    table.choose(A, "Hackathon").choose(B, "Binary Blast").pass_(A)

    table.choose(A, "Binary Blast").pass_(B)

    assert table.mainframe(B) == 18
    assert table.cache() == ["Hackathon"]
    assert table.asked == (B, "swift")


@clause("NEU-R05", "NEU-18.8")
@pytest.mark.parametrize(
    ("value", "order"), [("clockwise-seats", [1, 2, 3]), ("turn-order", [1, 3, 2])]
)
def test_in_which_order_four_players_answer(value, order):
    holding = {"hand": ["Coder"]}
    table = circle(
        {"hand": ["Hackathon"], "bank": 2}, holding, holding, holding, rulings={"NEU-R05": value}
    )
    table.choose(A, "Hackathon")

    asked = []
    while table.asked[1] == "swift" and table.cache():
        asked.append(table.asked[0])
        table.pass_(table.asked[0])

    assert asked == order


@clause("NEU-R06", "NEU-10.6")
@pytest.mark.parametrize(
    ("value", "field"), [("independent", []), ("fails-with-source", ["Coder"])]
)
def test_whether_an_ability_needs_its_source(value, field):
    table = scene(
        {"field": ["Badlands Sniper"]},
        {"field": ["Coder"], "hand": ["Delete"], "bank": 4},
        rulings={"NEU-R06": value},
    )
    table.choose(A, "Long Shot").choose(A, "Coder")

    play(table, B, "Delete", "Badlands Sniper")

    assert table.field(B) == field


@clause("NEU-R06")
def test_an_ability_whose_cost_is_its_source_does_not_fail_for_want_of_it():
    table = scene(
        {"field": ["Unpaid Intern"], "running": 1}, rulings={"NEU-R06": "fails-with-source"}
    )

    play(table, A, "Fetch Coffee")

    assert table.bank(A) == (1, 0)


@clause("NEU-R30", "NEU-E47")
@pytest.mark.parametrize(
    ("value", "bank"), [("returns-running", (1, 4)), ("returns-refreshed", (5, 0))]
)
def test_how_the_ram_of_a_countered_character_returns(value, bank):
    table = scene(
        {"hand": ["Back Alley Bruisers"], "bank": 5},
        {"hand": ["Blue Screen of Death"], "bank": 5, "field": ["Coder", "Admin"]},
        rulings={"NEU-R30": value},
    )

    table.choose(A, "Back Alley Bruisers").choose(B, "Blue Screen of Death")
    pass_checks(table)

    assert table.bank(A) == bank
    assert table.bin(A) == ["Back Alley Bruisers"]
    assert table.mainframe(A) == 17


@clause("NEU-R31", "NEU-18.4")
@pytest.mark.parametrize(("value", "banks"), [("host", [1, 0]), ("controller", [0, 1])])
def test_who_is_meant_by_a_protocol_on_a_partners_mainframe(value, banks):
    wealth = {"card": "Generational Wealth", "by": D}
    table = circle({"slots": [wealth]}, {}, {}, {}, rulings={"NEU-R31": value}, stage="netcheck")

    until(table, "draw-install")
    assert sum(table.bank(A)) == banks[0]
    while table.active() != C:
        table.take(table.asked[0], table.state.question.default)

    assert sum(table.bank(D)) == banks[1]


@clause("NEU-R32", "NEU-12.9")
@pytest.mark.parametrize(
    ("value", "slots"), [("on-activation", []), ("on-resolution", ["Fatal Error 75"])]
)
def test_when_an_activated_trojan_leaves_its_slot(value, slots):
    table = scene(
        {"bank": 1},
        {"trojans": [{"card": "Fatal Error 75", "by": A}], "hand": ["Coder"]},
        rulings={"NEU-R32": value},
    )

    table.choose(A, "activate-trojan:")
    assert table.slots(B) == slots
    assert not table.offers(A, "activate-trojan:")
    table.pass_(B)

    assert (table.slots(B), table.bin(A)) == ([], ["Fatal Error 75"])
    assert table.mainframe(B) == 17


@clause("NEU-R32")
def test_destroying_a_trojan_in_its_slot_does_not_stop_what_was_activated():
    table = scene(
        {"bank": 1},
        {"trojans": [{"card": "Fatal Error 75", "by": A}], "hand": ["Antivirus"], "bank": 1},
        rulings={"NEU-R32": "on-resolution"},
    )

    table.choose(A, "activate-trojan:").choose(B, "Antivirus")
    pass_checks(table)

    assert table.mainframe(B) == 17
    assert table.bin(A) == ["Fatal Error 75"]


@clause("NEU-R33", "NEU-12.9")
@pytest.mark.parametrize(("value", "offered"), [("next-turn", True), ("own-next-turn", False)])
def test_whether_a_trojan_works_in_the_opponents_next_turn(value, offered):
    table = scene(
        {"bank": 1, "hand": ["Coder"]},
        {"trojans": [{"card": "Fatal Error 75", "by": A, "played": 5}], "hand": ["Coder"]},
        turn=B,
        turn_number=6,
        rulings={"NEU-R33": value},
    )

    table.choose(B, "done:").pass_(B)

    assert table.offers(A, "activate-trojan:") == offered


@clause("NEU-R35", "NEU-12.10")
@pytest.mark.parametrize(("value", "offered"), [("any-player", True), ("controller", False)])
def test_who_may_use_the_ability_of_an_environment(value, offered):
    table = scene(
        {"bank": 1, "hand": ["Coder"]},
        environment={"card": "The Grid", "by": B},
        rulings={"NEU-R35": value},
    )

    assert table.offers(A, "Ping") == offered


@clause("NEU-R36", "NEU-16.2", "NEU-20.12")
@pytest.mark.parametrize(
    ("value", "drawn"),
    [("owner-bin-not-destroyed", 0), ("controller-bin", 0), ("counts-as-destroyed", 1)],
)
def test_whether_a_sacrificed_character_was_destroyed(value, drawn):
    table = scene({"field": ["Priest of Mahkav", "Scavenger"]}, rulings={"NEU-R36": value})

    play(table, A, "Offering")

    assert len(table.hand(A)) == drawn
    assert table.bioframe(B) == 17


@clause("NEU-R36", "NEU-2.3")
@pytest.mark.parametrize(
    ("value", "holder"),
    [("owner-bin-not-destroyed", B), ("controller-bin", A), ("counts-as-destroyed", B)],
)
def test_into_whose_bin_a_sacrificed_character_of_another_player_goes(value, holder):
    table = scene(
        {"field": ["Priest of Mahkav", "Mind Delver"], "bank": 6},
        {"field": ["Iron Maiden"]},
        rulings={"NEU-R36": value},
    )
    play(table, A, "Possess")

    play(table, A, "Offering", "Sacrifice your Iron Maiden")

    assert table.bin(holder) == ["Iron Maiden"]


@clause("NEU-R46", "NEU-11.5")
@pytest.mark.parametrize(("value", "offered"), [("shared-with-bearer", False), ("separate", True)])
def test_whether_a_granted_ability_has_a_limit_of_its_own(value, offered):
    berzerker = {"card": "Lasersaw Berzerker", "cyberware": ["Spectre 9mm"]}
    table = scene({"field": [berzerker], "bank": 2, "hand": ["Coder"]}, rulings={"NEU-R46": value})

    play(table, A, "Full Throttle")

    assert table.offers(A, "Pop") == offered


@clause("NEU-R54", "NEU-16.9")
@pytest.mark.parametrize(
    ("value", "slots", "health"), [("leave-game", [], 20), ("stay", ["System Error"], 18)]
)
def test_what_becomes_of_a_virus_whose_player_is_eliminated(value, slots, health):
    table = each_alone(
        {"hand": ["Binary Blast"], "bank": 1},
        {"mainframe_health": 2},
        {"slots": [{"card": "System Error", "by": B}]},
        rulings={"NEU-R54": value},
    )

    play(table, A, "Binary Blast", "Player 2")
    while table.active() == A or table.state.stage < 5:
        table.take(table.asked[0], table.state.question.default)

    assert table.slots(C) == slots
    assert table.mainframe(C) == health


@clause("NEU-R58", "NEU-10.8")
@pytest.mark.parametrize(
    ("value", "question"), [("on-resolution", "trigger-order"), ("on-trigger", "character")]
)
def test_when_the_target_of_a_trigger_is_chosen(value, question):
    table = scene(
        {"field": ["Roxy Riot", "Neosec Firestorm"]},
        {"field": ["Coder", "White Knight"]},
        stage="combat",
        rulings={"NEU-R58": value},
    )

    table.choose(A, "Roxy Riot").choose(A, "Neosec")

    assert table.asked == (A, question)


@clause("NEU-R58")
def test_a_target_chosen_early_that_is_gone_on_resolution_leaves_nothing_to_do():
    table = scene(
        {"field": ["Roxy Riot", "Neosec Firestorm"]},
        {"field": ["Coder", "White Knight"]},
        stage="combat",
        rulings={"NEU-R58": "on-trigger"},
    )
    table.choose(A, "Roxy Riot").choose(A, "Neosec")

    table.choose(A, "Coder").choose(A, "Neosec")

    assert table.field(B) == ["White Knight"]
    assert table.offers(B, "White Knight", "blocks")


@clause("NEU-R59", "NEU-10.9")
@pytest.mark.parametrize(
    ("value", "order"),
    [
        ("after-item", [COUNTERS_PLACED, CARD_DRAWN]),
        ("interrupt", [CARD_DRAWN, COUNTERS_PLACED]),
    ],
)
def test_when_a_trigger_in_the_middle_of_an_effect_resolves(value, order):
    table = scene(
        {
            "hand": ["Oil Spill"],
            "bank": 5,
            "field": ["Scavenger", "Back Alley Bruisers"],
            "slots": ["Insurance Policy"],
        },
        environment="Yacht Party",
        rulings={"NEU-R59": value},
    )

    table.choose(A, "Oil Spill")
    until(table, "draw-install")

    seen = [entry[0] for entry in table.events if entry[0] in order]
    assert list(dict.fromkeys(seen)) == order


@clause("NEU-R61")
@pytest.mark.parametrize(("value", "offered"), [("normal", True), ("no-abilities", False)])
def test_whether_a_character_short_of_ram_uses_abilities(value, offered):
    table = scene(
        {"field": [{"card": "Scrapper", "committed": 0}], "hand": ["Coder"]},
        rulings={"NEU-R61": value},
    )

    assert table.offers(A, "Scrap Heap") == offered


@clause("NEU-R63")
@pytest.mark.parametrize(("value", "first"), [("no", B), ("yes", A)])
def test_whether_one_may_answer_oneself_before_the_others(value, first):
    table = scene(
        {"hand": ["Hackathon", "Coder"], "bank": 2},
        {"hand": ["Coder"]},
        rulings={"NEU-R63": value},
    )

    table.choose(A, "Hackathon")

    assert table.asked == (first, "swift")


@clause("NEU-R66", "NEU-18.3")
@pytest.mark.parametrize(
    ("value", "offered"),
    [("programs-and-cyberware-include-teammate", True), ("strict", False)],
)
def test_whether_a_partners_character_counts_as_one_you_control(value, offered):
    table = circle(
        {"hand": ["Beatdown"], "bank": 1},
        {"field": ["Scrapper"]},
        {},
        {"field": ["Freelance Merc"]},
        environment="Mosh Pit",
        rulings={"NEU-R66": value},
    )

    assert table.offers(A, "Beatdown") == offered


@clause("NEU-R71", "NEU-14.10")
@pytest.mark.parametrize(("value", "offered"), [("forbidden", False), ("allowed", True)])
def test_whether_a_copying_program_may_be_copied(value, offered):
    table = scene(
        {"hand": ["Hackathon", "Fork Bomb"], "bank": 5, "field": ["Coder"]},
        {"hand": ["Fork Bomb"], "bank": 3, "field": ["Coder"]},
        rulings={"NEU-R71": value},
    )
    table.choose(A, "Hackathon").choose(B, "Fork Bomb")

    table.choose(A, "Fork Bomb")

    assert table.offers(A, "Target Fork Bomb") == offered


@clause("NEU-R73", "NEU-16.10a")
@pytest.mark.parametrize(("value", "offered"), [("200-items", False), ("none", True)])
def test_whether_the_number_of_items_in_a_turn_is_limited(value, offered):
    table = scene({"hand": ["Hackathon", "Hackathon"], "bank": 4}, rulings={"NEU-R73": value})
    table.state.items_put[A] = 199

    play(table, A, "Hackathon")

    assert table.offers(A, "Hackathon") == offered


@clause("NEU-R37", "NEU-7.11", "NEU-16.2a")
@pytest.mark.parametrize(("value", "offered"), [("blocked", False), ("allowed", True)])
def test_whether_a_protected_card_may_be_force_quit(value, offered):
    table = scene(
        {"field": ["Scrapper", "Coder"]},
        {"hand": ["Numbskull"], "bank": 1},
        turn=B,
        rulings={"NEU-R37": value},
    )
    play(table, B, "Numbskull", "Scrapper")

    until(end_turn(end_stage(table, B), B), "force-quit")

    assert table.offers(A, "Coder")
    assert table.offers(A, "Scrapper") == offered


@clause("NEU-R38", "NEU-20.23")
@pytest.mark.parametrize(("value", "drawn"), [("yes", 1), ("no", 0)])
def test_whether_a_crash_counts_as_destroyed(value, drawn):
    table = scene(
        {"field": ["Scavenger"], "hand": ["Coder"], "deck": ["Delete", "Delete"]},
        {"hand": ["Coder"]},
        turn=B,
        rulings={"NEU-R38": value},
    )
    ram = table.state.cards(A, 10)[0]
    table.state.detach(ram)
    table.state.move(ram, table.state.zone_of(A, 8))
    loaded(table, LOW)

    until(end_turn(end_stage(table, B), B), "draw-install")

    assert table.bin(A)[-1] == "Scavenger"
    assert len(table.hand(A)) == 1 + drawn


@clause("NEU-R45", "NEU-8.3")
@pytest.mark.parametrize(
    ("value", "names"),
    [
        ("top-first-display", ["binary-blast", "hackathon"]),
        ("bottom-first-display", ["hackathon", "binary-blast"]),
    ],
)
def test_from_which_end_the_cache_is_shown(value, names):
    table = scene(
        {"hand": ["Hackathon", "Coder"], "bank": 2},
        {"hand": ["Binary Blast"], "bank": 1},
        rulings={"NEU-R45": value},
    )
    table.choose(A, "Hackathon").choose(B, "Binary Blast")

    seen = table.view(A)
    (region,) = [each for each in seen["scene"]["regions"] if each["id"] == "cache"]
    assert [seen["cards"][each["tag"]]["card"] for each in region["things"]] == names
