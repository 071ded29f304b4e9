"""Nodes: what they do while they are rezzed."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, bid_most, table, until, up


def with_node(*nodes: Any, phase: str = "action", **corp: Any) -> Scene:
    """Return the Corp's turn with nodes, each in its own fort."""
    forts = {f"s{place + 1}": {"inside": [node]} for place, node in enumerate(nodes)}
    forts.update(corp.pop("forts", {}))
    return table(corp={"hq": [], "bits": 5, **corp, "forts": forts}, phase=phase)


@clause("ONR-3.11", "ONR-16.18")
def test_acme_lends_twelve_bits_for_a_point_and_a_debt():
    scene = with_node("ACME Savings and Loan", phase="turn-start", points=1)

    scene.choose(CORP, "Rez ACME")

    assert scene.bits(CORP) == 17
    assert scene.points(CORP) == 0
    assert scene.player_counters("ACME debt") == 1
    assert scene.archives() == ["ACME Savings and Loan"]


@clause("ONR-16.18", "ONR-18.6")
def test_a_debt_that_is_not_paid_loses_the_game():
    scene = table(corp={"bits": 0, "hq": [], "counters": {"acme_debt": 1}, "actions": 0})
    until(scene, "runner-action")

    assert scene.outcome.winners == (RUNNER,)


@clause("ONR-16.18", "ONR-16.20")
def test_a_debt_costs_a_bit_each_turn_until_twelve_bits_end_it():
    scene = table(corp={"bits": 13, "hq": [], "counters": {"acme_debt": 2}})

    scene.choose(CORP, "ACME debt")
    until(scene, "corp-action")
    assert scene.points(CORP) == 1
    assert scene.player_counters("ACME debt") == 1

    until(scene.choose(CORP, "End"), "runner-action")
    assert scene.bits(CORP) == 0


@clause("ONR-5.1.2", "ONR-24.12")
def test_the_negotiating_center_pays_a_bit_for_each_agenda_shown():
    scene = with_node(
        up("Corporate Negotiating Center"), phase="turn-start", hq=["Corporate War", "Night Shift"]
    )
    until(scene, "order", "choose-card")
    if scene.asked[1] == "order":
        scene.choose(CORP, "Corporate Negotiating Center")

    scene.choose(CORP, "Corporate War").choose(CORP, "done")

    assert scene.bits(CORP) == 6
    assert "Corporate War" in scene.hand(CORP)


@clause("ONR-7.9", "ONR-12.14")
def test_each_encoder_gives_code_gates_a_subroutine_and_a_discount():
    forts = {"hq": {"ice": ["Mazer", "Data Wall"]}}
    scene = with_node(up("Encoder, Inc."), up("Encoder, Inc."), forts=forts)

    assert scene.rez_cost("Mazer") == 3
    assert len(scene.subroutines("Mazer")) == 3
    assert len(scene.subroutines("Data Wall")) == 1


@clause("ONR-2.1c", "ONR-16.10")
def test_the_investment_firm_doubles_what_is_left_in_the_bank():
    scene = with_node(up("Investment Firm"), score=["Political Overthrow"])
    scene.choose(CORP, "use:", "Political Overthrow").choose(CORP, "2")

    assert scene.bits(CORP) == 6
    assert scene.counters("Investment Firm", "bits") == 4


@clause("ONR-2.1c", "ONR-16.10")
def test_two_investment_firms_share_the_bits_of_one_gain():
    scene = with_node(up("Investment Firm"), up("Investment Firm"), score=["Political Overthrow"])
    scene.choose(CORP, "use:", "Political Overthrow").choose(CORP, "2")
    assert scene.offered(CORP) == ["0", "1"]
    scene.choose(CORP, "1")

    assert scene.bits(CORP) == 5
    assert scene.counters("Investment Firm", "bits", which=1) == 4
    assert scene.counters("Investment Firm", "bits", which=2) == 2


@clause("ONR-5.1.2", "ONR-16.10")
def test_the_investment_firm_pays_a_bit_each_turn_and_asks_nothing_then():
    scene = with_node(up("Investment Firm", bits=4), phase="turn-start")
    until(scene, "corp-action", "number")

    assert scene.asked[1] == "corp-action"
    assert scene.bits(CORP) == 6
    assert scene.counters("Investment Firm", "bits") == 3


@clause("ONR-5.1.A10", "ONR-18.10")
def test_the_rescheduler_draws_as_many_cards_as_there_were():
    scene = with_node(up("Rescheduler"), hq=["Corporate War"] * 4, rd=["Night Shift"] * 3)

    scene.choose(CORP, "use:", "Rescheduler")

    assert len(scene.hand(CORP)) == 4
    assert len(scene.deck(CORP)) == 3


@clause("ONR-8.2", "ONR-24.21")
def test_vapor_ops_moves_counters_or_turns_them_into_bits():
    scene = with_node(up("Vapor Ops", advancement=3), "Hostile Takeover")

    scene.choose(CORP, "Vapor Ops", "move").choose(CORP, "2")
    assert scene.counters("Hostile Takeover", "advancement") == 2

    scene.choose(CORP, "Vapor Ops", "gain 1 bit")
    assert scene.counters("Vapor Ops", "advancement") == 0
    assert scene.bits(CORP) == 6


@clause("ONR-17.8", "ONR-8.1")
def test_laundered_information_pays_four_bits_for_each_counter():
    scene = with_node(up("Information Laundering", advancement=3))

    scene.choose(CORP, "use:", "Information Laundering")

    assert scene.bits(CORP) == 17
    assert scene.archives() == ["Information Laundering"]


@clause("ONR-9.5", "ONR-13.2")
@pytest.mark.parametrize(
    ("card", "own", "fort"), [("Krumz", 1, "hq"), ("Paris City Grid", 3, "s1")]
)
def test_recurring_bits_pay_for_bids_in_traces_first(card, own, fort):
    forts = {"s1": {"inside": [up(card)]}}
    forts.setdefault(fort, {})["ice"] = [up("Fang")]
    scene = table(
        corp={"bits": 4, "forts": forts}, turn="runner", run={"fort": fort, "at": "encounter"}
    )

    bid_most(scene)

    assert scene.bits(CORP) == own
    assert scene.counters(card, "bits") == 0
    assert scene.locks() == [2]


@clause("ONR-10.2", "ONR-24.7")
def test_taunting_takes_a_bit_or_ends_the_run_at_its_start():
    scene = table(
        corp={"hq": ["Corporate War"], "forts": {"s1": {"inside": [up("Newsgroup Taunting")]}}},
        turn="runner",
    )
    scene.choose(RUNNER, "run:", "HQ").choose(RUNNER, "Pay 1")
    until(scene, "runner-action")
    assert (scene.bits(RUNNER), scene.points(RUNNER)) == (4, 3)

    scene.choose(RUNNER, "run:", "R&D").take(RUNNER, 1)
    assert (scene.bits(RUNNER), scene.run()) == (4, "")


@clause("ONR-11.2", "ONR-8.1")
@pytest.mark.parametrize(
    ("node", "rig"),
    [
        ("Corprunner's Shattered Remains", ["HQ Interface", "R&D Interface", "Tycho Mem Chip"]),
        ("Experimental AI", ["Cloak", "Invisibility", "Bakdoor"]),
    ],
)
def test_an_ambush_trashes_a_card_of_the_rig_for_each_counter(node, rig):
    scene = table(
        corp={"hq": [], "forts": {"s1": {"inside": [up(node, advancement=2)]}}},
        runner={"rig": [*rig, "Nomad Allies"]},
        turn="runner",
        run={"fort": "s1"},
    )
    until(scene, "runner-action")

    assert len(scene.rig()) == 2
    assert "Nomad Allies" in scene.rig()


@clause("ONR-7.8")
def test_the_cowboy_brings_a_card_home():
    scene = with_node(up("Cowboy Sysop"), forts={"hq": {"ice": [up("Data Wall")]}})

    scene.choose(CORP, "use:", "Cowboy Sysop").choose(CORP, "Data Wall")

    assert scene.hand(CORP) == ["Data Wall"]
    assert scene.ice("hq") == []


@clause("ONR-7.9", "ONR-12.3")
@pytest.mark.parametrize(
    ("node", "ice", "stronger"),
    [("Data Masons", "Fire Wall", 1), ("Skalderviken SA Beta Test Site", "Liche", 0)],
)
def test_a_node_makes_a_kind_of_ice_cheaper_everywhere(node, ice, stronger):
    forts = {"rd": {"ice": [ice]}, "hq": {"ice": ["Keeper"]}}
    plain, scene = with_node(node, forts=dict(forts)), with_node(up(node), forts=dict(forts))

    assert scene.rez_cost(ice) == plain.rez_cost(ice) - 2
    assert scene.strength(ice) == plain.strength(ice) + stronger
    assert scene.rez_cost("Keeper") == plain.rez_cost("Keeper")


@clause("ONR-16.10", "ONR-5.1.A10")
def test_truth_is_enhanced_by_three_bits_until_all_are_taken():
    scene = with_node(up("Department of Truth Enhancement"))
    for _ in range(2):
        until(scene.choose(CORP, "put 3 bits"), "corp-action")
    assert scene.counters("Department of Truth Enhancement", "bits") == 6

    scene.choose(CORP, "take all")

    assert scene.bits(CORP) == 11


@clause("ONR-16.10", "ONR-5.1.2")
@pytest.mark.parametrize(
    ("node", "left"), [("Holovid Campaign", 11), ("Spinn Public Relations", 2)]
)
def test_bits_on_a_node_come_in_one_by_one_each_turn(node, left):
    scene = with_node(up(node, bits=left + 1), phase="turn-start")
    until(scene, "corp-action")

    assert scene.bits(CORP) == 6
    assert scene.counters(node, "bits") == left


@clause("ONR-16.10")
def test_an_empty_campaign_is_trashed():
    scene = with_node(up("Holovid Campaign", bits=1), phase="turn-start")
    until(scene, "corp-action")

    assert scene.archives() == ["Holovid Campaign"]


@clause("ONR-7.4b")
@pytest.mark.parametrize(("card", "paid"), [("Fortress Architects", 1), ("Chester Mix", 0)])
def test_ice_is_cheaper_to_install_with_an_architect(card, paid):
    ice = ["Data Wall", "Data Wall"]
    forts = {"s1": {"inside": [up(card)], "ice": ice}, "rd": {"ice": ice}}
    scene = table(corp={"hq": ["Filter"], "bits": 5, "forts": forts})

    scene.choose(CORP, "install:", "Filter on S1")

    assert scene.bits(CORP) == 5 - paid
    assert len(scene.ice("s1")) == 3


@clause("ONR-16.15", "ONR-18.2")
def test_a_rock_costs_three_points_and_flatlines():
    corp = {"points": 3, "forts": {"s1": {"inside": [up("I Got a Rock")]}}}
    assert not table(corp=corp, runner={"tags": 1}).offers(CORP, "use:", "I Got a Rock")

    scene = table(corp=corp, runner={"tags": 2, "hand": ["Score!"] * 5})
    until(scene.choose(CORP, "use:", "I Got a Rock"), "corp-action")

    assert scene.outcome.winners == (CORP,)


@clause("ONR-6.3", "ONR-18.6")
def test_nevinyrral_is_an_action_more_and_the_end_when_it_is_gone():
    scene = with_node(up("Nevinyrral"), phase="start")
    until(scene, "corp-action")
    assert scene.actions(CORP) == 4

    scene = table(
        corp={"forts": {"s1": {"inside": [up("Nevinyrral")]}}},
        turn="runner",
        run={"fort": "s1", "at": "access"},
    )
    until(scene, "trash-set").choose(RUNNER, "Trash Nevinyrral")

    assert scene.outcome.winners == (RUNNER,)


@clause("ONR-5.1.5", "ONR-14.2")
def test_omniscience_adds_a_tag_to_the_tags_of_a_turn():
    scene = table(
        corp={
            "hq": ["Netwatch Credit Voucher"],
            "forts": {"s1": {"inside": [up("Omniscience Foundation")]}},
        },
        runner={"tags": 1},
    )
    until(scene.choose(CORP, "play:", "Netwatch Credit Voucher"), "corp-action")
    assert (scene.tags(), scene.bits(CORP)) == (2, 6)

    until(scene.choose(CORP, "End"), "runner-action")

    assert scene.tags() == 3


@clause("ONR-6.3", "ONR-17.25")
def test_pacifica_turns_a_counter_into_an_action():
    scene = with_node(up("Pacifica Regional AI", advancement=2), phase="turn-start")

    scene.choose(CORP, "Pacifica Regional AI")
    until(scene, "corp-action")

    assert scene.actions(CORP) == 4
    assert scene.counters("Pacifica Regional AI", "advancement") == 1


@clause("ONR-2.4g")
def test_a_rustbelt_branch_holds_two_cards_more():
    assert with_node(up("Rustbelt HQ Branch")).hand_size(CORP) == 7


@clause("ONR-15.2")
@pytest.mark.parametrize(("tags", "dies"), [(6, True), (0, False)])
def test_the_schlaghund_bites_if_the_die_is_no_higher_than_the_tags(tags, dies):
    scene = table(
        corp={"hq": [], "forts": {"s1": {"inside": [up("Schlaghund")]}}},
        runner={"tags": tags, "hand": ["Score!"] * 5},
    )
    until(scene.choose(CORP, "use:", "Schlaghund"), "corp-action")

    assert (scene.outcome is not None) == dies
    assert (scene.archives() == ["Schlaghund"]) == dies


@clause("ONR-11.2a")
@pytest.mark.parametrize(
    ("inside", "net"),
    [
        ("Virus Test Site", 1),
        (up("Virus Test Site"), 1),
        (up("Virus Test Site", advancement=2), 4),
    ],
)
def test_the_virus_test_site_does_more_damage_rezzed_and_advanced(inside, net):
    scene = table(
        corp={"hq": [], "forts": {"s1": {"inside": [inside]}}},
        runner={"hand": ["Score!"] * 5},
        turn="runner",
        run={"fort": "s1"},
    )
    until(scene, "runner-action")

    assert len(scene.hand(RUNNER)) == 5 - net


@clause("ONR-16.1", "ONR-16.20", "ONR-16.11")
def test_a_doppelganger_bought_at_an_access_takes_a_bit_each_turn():
    scene = table(corp={"hq": ["Doppelganger Antibody"]}, turn="runner", run={"fort": "hq"})
    until(scene, "pay-or")
    scene.take(CORP, 0)
    until(scene, "runner-action")
    assert (scene.bits(CORP), scene.player_counters("Doppelganger")) == (3, 1)

    until(scene.choose(RUNNER, "End"), "corp-action")
    until(scene.choose(CORP, "End"), "runner-action")

    assert scene.bits(RUNNER) == 4


@clause("ONR-12.18")
def test_a_government_contract_pays_for_rezzing_before_the_pool():
    scene = with_node(up("Government Contract", advancement=1), "Blood Cat", phase="turn-start")

    scene.choose(CORP, "Government Contract").choose(CORP, "Rez Blood Cat")

    assert scene.bits(CORP) == 2
    assert scene.state.temporary == []
