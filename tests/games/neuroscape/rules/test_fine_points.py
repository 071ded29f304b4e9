"""Fine points: new objects, what comes before what, who is asked when somebody goes."""

from __future__ import annotations

import json

from nightdeck.games.neuroscape.rules.conceding import concede
from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    A,
    B,
    C,
    D,
    begun,
    declared,
    each_alone,
    end_turn,
    loaded,
    pass_checks,
    scene,
)

HOLD = "Drifter"
"""A card to hold, so that Deploy goes on."""


def given_up(table, seat):
    """A player gives up, whoever is asked."""
    concede(table.state, seat)
    return table.resume()


# New objects --------------------------------------------------------------------------------------


@clause("NEU-2.12", "NEU-10.4")
def test_who_was_sacrificed_for_its_own_ability_returns_with_it_unused():
    field = ["Unpaid Intern", "Reanimator"]
    table = scene({"field": field, "bank": 4, "running": 1, "hand": [HOLD]})
    table.choose(A, "Fetch Coffee")
    pass_checks(table)
    table.choose(A, "Raise")
    pass_checks(table)
    assert "Unpaid Intern" in table.field(A)
    assert table.offers(A, "Fetch Coffee")


@clause("NEU-2.12", "NEU-9.3f")
def test_who_died_attacking_and_was_raised_has_not_attacked():
    table = scene(
        {"field": ["Scrapper", "Reanimator"], "bank": 6},
        {"field": ["Rogue Valkyrie", "Psychic"], "hand": ["Justice"], "bank": 6},
    )
    table.choose(A, "done:")
    pass_checks(table)
    table.choose(A, "Scrapper", "attacks")
    declared(table, A, "declare-attacker")
    pass_checks(table)
    table.choose(B, "Valkyrie", "blocks")
    declared(table, B, "declare-blocker")
    while table.field(A) != ["Reanimator"]:
        table.pass_(table.asked[0])
    table.choose(A, "Raise")
    while table.field(A) == ["Reanimator"]:
        table.pass_(table.asked[0])
    table.pass_(A)
    assert table.asked == (B, "swift")
    assert not table.offers(B, "Justice")


# What comes before what ---------------------------------------------------------------------------


@clause("NEU-11.8", "NEU-11.9")
def test_the_backlash_is_the_attack_after_the_costs():
    table = scene(
        {
            "field": ["Priest of Mahkav", "Ashara, High Priestess"],
            "slots": ["Evil Eye"],
            "hand": [HOLD],
        }
    )
    loaded(table, 1)
    assert table.attack("Priest of Mahkav") == 3
    table.choose(A, "Offering")
    assert table.bioframe(A) == 18


@clause("NEU-R16", "NEU-16.1")
def test_a_missed_draw_that_kills_comes_before_the_picks():
    table = scene(
        {"deck": 0, "mainframe_health": 1}, stage="initialize", rulings={"NEU-R16": "burnout"}
    )
    assert table.outcome.winners == (B,)


@clause("NEU-5.7d", "NEU-10.16")
def test_a_token_of_this_turn_can_be_destroyed_before_it_is_purged():
    table = scene(
        {
            "field": ["Alice, Dreamwalker", "Dust Devil Vultures", "Scrapper"],
            "bank": 9,
            "hand": ["Stim Pack", "Redline", HOLD],
        },
        {"field": ["Scavenger"]},
    )
    table.choose(A, "Looking Glass").choose(A, "Scavenger")
    pass_checks(table)
    for card in ("Stim Pack", "Redline"):
        table.choose(A, card).choose(A, "your Scavenger")
        pass_checks(table)
    end_turn(table, A)
    assert table.field(A) == ["Alice, Dreamwalker", "Dust Devil Vultures", "Scrapper"]
    assert table.counters("Dust Devil Vultures", "plus") == 1


@clause("NEU-10.15", "NEU-16.11")
def test_a_firewall_that_comes_after_the_first_damage_of_a_turn_waits_for_the_next_turn():
    table = scene(
        {"hand": ["Firewall", HOLD], "bank": 2},
        {"field": ["Admin"], "hand": ["Binary Blast"] * 3, "bank": 3},
    )
    table.choose(A, "Firewall")
    table.choose(B, "Binary Blast")
    while table.asked[1] == "swift":
        table.pass_(table.asked[0])
    table.choose(A, "done:")
    table.pass_(A)
    table.choose(B, "Binary Blast")
    table.pass_(A)
    assert table.mainframe(A) == 16
    end_turn(table, A).pass_until("deploy", seat=B)
    table.choose(B, "Binary Blast")
    pass_checks(table)
    assert table.mainframe(A) == 16


# Memory, control, instead-effects -----------------------------------------------------------------


@clause("NEU-7.16")
def test_failsafe_ram_returns_running_from_a_character_that_only_changes_its_controller():
    table = scene(
        {"field": ["Mind Delver"], "bank": 3},
        {"field": [{"card": "Scrapper", "committed": ["failsafe-ram"]}], "hand": [HOLD]},
        turn=B,
    )
    table.choose(B, "done:")
    table.pass_(B)
    table.choose(A, "Possess")
    table.pass_(B)
    assert table.field(A) == ["Mind Delver", "Scrapper"]
    assert table.bank(B) == (0, 1)


@clause("NEU-10.11", "NEU-10.14")
def test_without_the_serial_killer_its_victims_are_destroyed():
    table = scene(
        {
            "field": ["Serial Killer", "Admin", "Mosher"],
            "bank": 9,
            "hand": ["Beatdown", "Overload Mk I"],
        },
        {"field": ["Iron Maiden", "Admin"], "hand": ["Delete"], "bank": 4},
    )
    table.choose(A, "Beatdown").choose(A, "Serial Killer").choose(A, "Iron Maiden")
    table.pass_(B)
    assert table.damage("Iron Maiden") == 3
    table.choose(A, "Overload Mk I").choose(A, "Iron Maiden")
    table.choose(B, "Delete").choose(B, "Serial Killer")
    pass_checks(table)
    assert (table.bin(B), table.purge(B)) == (["Delete", "Iron Maiden"], [])


@clause("NEU-R06")
def test_an_ability_of_an_environment_needs_no_character():
    table = scene(
        {"hand": ["The Tower", HOLD], "field": ["Searcher of the Sky"], "bank": 9},
        environment="Zen Garden",
        rulings={"NEU-R06": "fails-with-source", "NEU-R63": "yes"},
    )
    table.choose(A, "Breathe")
    table.choose(A, "The Tower")
    pass_checks(table)
    assert table.environment() == ""
    assert (table.mainframe(A), table.bioframe(A)) == (21, 21)


# Idling -------------------------------------------------------------------------------------------


@clause("NEU-16.10")
def test_damage_that_is_marked_and_cleared_again_is_idling():
    table = scene({"field": ["Badlands Sniper"], "hand": [HOLD]}, {"field": ["Scrapper"]})
    table.choose(A, "Long Shot").choose(A, "Scrapper")
    pass_checks(table)
    assert table.damage("Scrapper") == 1
    end_turn(table, A)
    assert table.state.idle == 1


# Somebody goes ------------------------------------------------------------------------------------


@clause("NEU-8.13", "NEU-8.5")
def test_a_check_about_an_item_that_vanished_goes_on_without_the_controller_of_the_next():
    blast = {"field": ["Admin"], "hand": ["Binary Blast", "Hyperclock"], "bank": 4}
    table = each_alone(blast, {**blast, "running": 1}, blast, {})
    table.choose(A, "Binary Blast").choose(A, "Player 3")
    table.choose(B, "Hyperclock")
    assert table.asked == (C, "swift")
    given_up(table, B)
    assert (table.asked, table.cache()) == ((C, "swift"), ["Binary Blast"])
    table.pass_(C)
    assert table.asked == (A, "deploy")
    assert table.mainframe(C) == 18


@clause("NEU-4.6c", "NEU-16.9")
def test_who_gave_up_before_the_first_turn_cannot_be_named_to_begin():
    table = begun(4, "free-for-all")
    while table.asked[1] == "mulligan":
        if table.asked[0] == D:
            given_up(table, D)
        else:
            table.take(table.asked[0], table.state.question.default)
    assert len(table.options(table.asked[0])) == 3


# Hidden -------------------------------------------------------------------------------------------


@clause("NEU-12.8", "NEU-14.12")
def test_the_copy_of_a_trojan_on_the_cache_shows_its_face_to_the_copier_only():
    table = scene(
        {"hand": ["Rubber Ducky", HOLD], "bank": 2},
        {"field": ["Admin"], "hand": ["Fork Bomb"], "bank": 2},
    )
    table.choose(A, "Rubber Ducky")
    table.choose(B, "Fork Bomb")
    table.pass_(A)
    assert table.prompt(A) == "Answer a face-down trojan?"
    assert "ucky" not in json.dumps(table.view())
    assert "Rubber Ducky" in json.dumps(table.view(B))


@clause("NEU-14.5", "NEU-12.9")
def test_the_token_of_a_trojan_ceases_to_exist_after_its_activation():
    table = scene(
        {"bank": 9, "hand": ["Mirror Drive", HOLD]},
        {"trojans": [{"card": "Fatal Error 75", "by": A}]},
    )
    table.choose(A, "Mirror Drive").choose(A, "Player 2's mainframe")
    assert table.slots(B) == ["Fatal Error 75", "Fatal Error 75"]
    end_turn(table, A).pass_until("deploy", "swift", seat=B)
    while not table.offers(A, "Fatal"):
        table.take(table.asked[0], table.state.question.default)
    table.choose(A, "Fatal", "#2")
    while table.mainframe(B) == 20:
        table.pass_(table.asked[0])
    assert (table.slots(B), table.bin(A)) == (["Fatal Error 75"], ["Mirror Drive"])


@clause("NEU-2.11", "NEU-8.9")
def test_deploy_does_not_tell_that_a_face_down_trojan_is_too_dear():
    table = scene({"bank": 0}, {"trojans": [{"card": "Redirect", "by": A}]})
    assert (table.asked, table.offered(A)) == ((A, "deploy"), ["Done"])
