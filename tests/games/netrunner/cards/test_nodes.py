"""Nodes: what they do while they are rezzed."""

from __future__ import annotations

from typing import Any

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, table, until, up


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

    until(scene.choose(CORP, "End"), "pay-or")
    scene.choose(CORP, "Pay 1")
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
