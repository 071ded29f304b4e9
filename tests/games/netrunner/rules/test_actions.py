"""Sections 5 and 6: turns, actions and how they are counted."""

from __future__ import annotations

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


@clause("ONR-5.0a", "ONR-5.0d", "ONR-5.1.4", "ONR-5.2.4", "ONR-6.1")
def test_turns_alternate_with_three_and_four_actions():
    scene = table(corp={"hq": []})
    assert scene.actions(CORP) == 3
    for _ in range(3):
        scene.choose(CORP, "Gain a bit")
    until(scene, "runner-action")
    assert (scene.actions(RUNNER), scene.actions(CORP)) == (4, 0)


@clause("ONR-5.0f", "ONR-6.3", "ONR-17.25")
def test_an_action_gained_after_the_last_one_counts():
    scene = table(corp={"score": ["Corporate Boon"], "actions": 1})
    scene.choose(CORP, "Gain a bit")
    scene.choose(CORP, "Corporate Boon")
    assert scene.asked == (CORP, "corp-action")
    assert scene.counters("Corporate Boon", "boon") == 3
    scene.choose(CORP, "Gain a bit")
    assert not scene.offers(CORP, "Corporate Boon")


@clause("ONR-6.2", "ONR-6.11", "ONR-5.1.A10")
def test_an_ability_of_two_actions_needs_both_now():
    scene = table(corp={"score": ["Marine Arcology"], "actions": 2})
    scene.choose(CORP, "Marine Arcology")
    until(scene, "runner-action")
    assert scene.bits(CORP) == 8
    scene = table(corp={"score": ["Marine Arcology"], "actions": 1})
    assert not scene.offers(CORP, "Marine Arcology")


@clause("ONR-6.8", "ONR-6.5")
def test_consecutive_restricted_actions_only_install_or_stop():
    scene = table(corp={"hq": ["Edgerunner, Inc., Temps", "Data Wall", "Setup!"], "actions": 1})
    scene.choose(CORP, "Edgerunner")
    until(scene, "corp-action")
    assert scene.verbs(CORP) == ["install", "stop"]
    scene.choose(CORP, "Install Data Wall on HQ")
    until(scene, "corp-action").choose(CORP, "Install Setup! in a new fort")
    until(scene, "runner-action")
    assert scene.inside("s1") == ["Setup!"]


@clause("ONR-6.4", "ONR-24.3")
def test_a_forgone_action_is_consumed_before_the_next_choice():
    scene = table(runner={"forgo": 2}, turn="runner")
    assert (scene.actions(RUNNER), scene.forgo(RUNNER)) == (2, 0)


@clause("ONR-6.4", "ONR-10.8")
def test_tko_ends_the_run_and_costs_an_action():
    scene = table(corp={"forts": {"hq": {"ice": [up("TKO 2.0")]}}}, turn="runner")
    until(run_on(scene, "HQ"), "runner-action")
    assert scene.actions(RUNNER) == 2


@clause("ONR-6.10")
def test_no_run_for_six_actions():
    scene = table(corp={"forts": {"hq": {"ice": [up("Haunting Inquisition")]}}}, turn="runner")
    until(run_on(scene, "HQ"), "runner-action")
    assert not scene.offers(RUNNER, "run:")
    scene.choose(RUNNER, "Gain a bit")
    until(scene, "runner-action")
    assert scene.state.no_runs == 5


@clause("ONR-5.1.6", "ONR-24.15", "ONR-21.4")
def test_the_corp_discards_face_down_to_its_hand_size():
    scene = table(corp={"hq": ["Night Shift"] * 7, "actions": 1})
    scene.choose(CORP, "Gain a bit")
    assert scene.asked == (CORP, "discard")
    scene.take(CORP, 0).take(CORP, 0)
    assert len(scene.archives(face_up=False)) == 2


@clause("ONR-5.2.6")
def test_the_runner_discards_on_top_of_the_trash():
    scene = table(runner={"hand": ["Score!"] * 5 + ["Cloak"], "actions": 1}, turn="runner")
    scene.choose(RUNNER, "Gain a bit").choose(RUNNER, "Discard Cloak")
    assert scene.trash() == ["Cloak"]


@clause("ONR-5.2.A6", "ONR-9.5")
def test_removing_a_tag_costs_an_action_and_two_bits():
    scene = table(runner={"tags": 1}, turn="runner")
    scene.choose(RUNNER, "Remove a tag")
    assert (scene.tags(), scene.bits(RUNNER)) == (0, 3)


@clause("ONR-6.9")
def test_actions_beyond_the_ceiling_are_lost():
    scene = table(corp={"hq": ["Overtime Incentives"]})
    scene.state.spent_actions = 57
    scene.choose(CORP, "Overtime Incentives")
    until(scene, "corp-action", "runner-action")
    assert scene.actions(CORP) == 2


@clause("ONR-9.5")
def test_recurring_bits_are_refilled_at_the_start_of_the_owners_turn():
    cloak = {"card": "Cloak", "bits": 1}
    scene = table(runner={"rig": [cloak]}, turn="runner", phase="start")
    until(scene, "runner-action")
    assert scene.counters("Cloak", "bits") == 3


@clause("ONR-16.14", "ONR-16.10")
def test_a_bank_card_is_trashed_with_its_last_bit():
    contract = {"card": "Short-Term Contract", "bits": 1}
    scene = table(runner={"rig": [contract]}, turn="runner")
    scene.choose(RUNNER, "Short-Term Contract")
    assert (scene.bits(RUNNER), scene.where("Short-Term Contract")) == (6, "trash")


@clause("ONR-17.16")
def test_broker_does_one_of_its_two_actions_each_turn():
    scene = table(runner={"rig": ["Broker"]}, turn="runner")
    scene.choose(RUNNER, "Broker: put 3 bits")
    until(scene, "runner-action")
    assert not scene.offers(RUNNER, "Broker")
