"""Sections 5 and 6: the steps of a turn, its windows, and every action of both sides."""

from __future__ import annotations

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until

NODE = {"s1": {"inside": ["Setup!"]}}


def windows_passed(scene: Scene) -> list[str]:
    """Pass every window of the Corp until an action is asked for; return their names."""
    found: list[str] = []
    while scene.asked[1] == "window":
        found.append(scene.window())
        scene.pass_(scene.asked[0])
    return found


# 5.0 Common ---------------------------------------------------------------------------------------


@clause("ONR-5.0b", "ONR-5.1.1", "ONR-5.1.3", "ONR-17.3")
def test_a_corp_turn_has_two_windows_before_its_actions():
    scene = table(corp={"forts": NODE}, phase="start")
    assert windows_passed(scene) == ["turn-start", "turn-start-2"]
    assert scene.asked == (CORP, "corp-action")


@clause("ONR-5.0b", "ONR-5.2.1", "ONR-5.2.3", "ONR-17.3")
def test_a_runner_turn_has_two_windows_before_its_actions():
    scene = table(corp={"forts": NODE}, turn="runner", phase="start")
    assert windows_passed(scene) == ["turn-start", "turn-start-2"]
    assert scene.asked == (RUNNER, "runner-action")


@clause("ONR-5.0b")
@pytest.mark.parametrize(("seat", "side"), [(CORP, "corp"), (RUNNER, "runner")])
def test_one_window_closes_every_action(seat: int, side: str):
    scene = table(corp={"forts": NODE}, turn=side)
    scene.choose(seat, "Gain a bit")
    assert windows_passed(scene) == ["after-action"]


@clause("ONR-5.0c", "ONR-5.1.2")
def test_the_draw_lies_between_the_two_windows_of_the_start():
    scene = table(corp={"forts": NODE, "rd": ["Rex"]}, phase="start")
    assert scene.hand(CORP) == []
    scene.pass_(CORP)
    assert (scene.hand(CORP), scene.window()) == (["Rex"], "turn-start-2")


@clause("ONR-5.0c", "ONR-5.2.5")
def test_end_of_turn_effects_come_after_the_last_action_and_before_the_discard():
    scene = table(
        runner={"hand": ["Score!"] * 5, "rig": ["Preying Mantis"], "actions": 1}, turn="runner"
    )
    scene.choose(RUNNER, "Preying Mantis")
    for _ in range(2):
        assert scene.brain_damage() == 0
        until(scene.choose(RUNNER, "Gain a bit"), "runner-action", "corp-action")
    assert (scene.brain_damage(), len(scene.hand(RUNNER))) == (1, 4)


@clause("ONR-5.0e", "ONR-17.4")
def test_an_ability_that_costs_an_action_is_not_offered_in_a_window():
    scene = table(corp={"score": ["Marine Arcology"], "forts": NODE})
    assert scene.offers(CORP, "Marine Arcology")
    scene.choose(CORP, "Gain a bit")
    assert scene.asked == (CORP, "window")
    assert not scene.offers(CORP, "Marine Arcology")


@clause("ONR-5.0h")
def test_an_action_is_paid_and_resolved_before_the_other_side_does_anything():
    scene = table(
        corp={"hq": ["Accounts Receivable"], "forts": NODE}, runner={"rig": ["Swiss Bank Account"]}
    )
    scene.choose(CORP, "Play Accounts Receivable")
    assert scene.bits(CORP) == 9
    assert scene.asked == (RUNNER, "window")


# 5.1.A Corp actions -------------------------------------------------------------------------------


@clause("ONR-5.1.A3", "ONR-7.2")
def test_setting_an_agenda_costs_an_action_and_no_bits():
    scene = table(corp={"hq": ["Hostile Takeover"]})
    scene.choose(CORP, "Install Hostile Takeover in a new fort")
    assert (scene.inside("s1"), scene.actions(CORP), scene.bits(CORP)) == (
        ["Hostile Takeover"],
        2,
        5,
    )
    assert not scene.rezzed("Hostile Takeover")


@clause("ONR-5.1.A4", "ONR-7.2")
def test_setting_a_node_costs_an_action_and_no_bits():
    scene = table(corp={"hq": ["Setup!"]})
    scene.choose(CORP, "Install Setup! in a new fort")
    assert (scene.inside("s1"), scene.actions(CORP), scene.bits(CORP)) == (["Setup!"], 2, 5)


@clause("ONR-5.1.A5", "ONR-7.3")
def test_installing_an_upgrade_costs_an_action_and_no_bits():
    scene = table(corp={"hq": ["Red Herrings"]})
    scene.choose(CORP, "Install Red Herrings in R&D")
    assert (scene.inside("rd"), scene.actions(CORP), scene.bits(CORP)) == (["Red Herrings"], 2, 5)


@clause("ONR-5.1.A5", "ONR-16.8")
def test_installing_a_region_costs_its_rez_cost_too():
    scene = table(corp={"hq": ["New Galveston City Grid"], "bits": 5})
    cost = scene.rez_cost("New Galveston City Grid")
    scene.choose(CORP, "Install New Galveston City Grid in R&D")
    assert cost > 0
    assert (scene.rezzed("New Galveston City Grid"), scene.bits(CORP)) == (True, 5 - cost)


@clause("ONR-5.1.A6", "ONR-7.4")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_installing_ice_costs_a_bit_for_each_piece_already_there(there: int):
    scene = table(corp={"hq": ["Rex"], "forts": {"rd": {"ice": ["Filter"] * there}}})
    scene.choose(CORP, "Install Rex on R&D", "#1")
    assert (scene.actions(CORP), scene.bits(CORP)) == (2, 5 - there)
    assert not scene.rezzed("Rex")


@clause("ONR-5.1.A8", "ONR-8.1")
def test_advancing_costs_an_action_and_a_bit():
    scene = table(corp={"forts": {"s1": {"inside": ["Hostile Takeover"]}}})
    scene.choose(CORP, "Advance Hostile Takeover")
    assert scene.counters("Hostile Takeover", "advancement") == 1
    assert (scene.actions(CORP), scene.bits(CORP)) == (2, 4)


@clause("ONR-5.1.A8")
def test_nothing_is_advanced_without_a_bit():
    scene = table(corp={"forts": {"s1": {"inside": ["Hostile Takeover"]}}, "bits": 0})
    assert not scene.offers(CORP, "Advance")


# 5.2.A Runner actions -----------------------------------------------------------------------------


@clause("ONR-5.2.A3", "ONR-9.1")
@pytest.mark.parametrize(
    ("title", "cost"), [("Codecracker", 2), ("WuTech Mem Chip", 1), ("Broker", 3)]
)
def test_a_program_hardware_or_resource_is_installed_for_its_cost(title: str, cost: int):
    scene = table(runner={"hand": [title], "bits": 5}, turn="runner")
    scene.choose(RUNNER, f"Install {title}")
    assert (scene.rig(), scene.actions(RUNNER), scene.bits(RUNNER)) == ([title], 3, 5 - cost)


@clause("ONR-5.2.A3", "ONR-17.8")
def test_what_cannot_be_paid_is_not_offered():
    scene = table(runner={"hand": ["Codecracker"], "bits": 1}, turn="runner")
    assert not scene.offers(RUNNER, "Install")


@clause("ONR-5.2.A5", "ONR-10.1")
def test_a_run_is_an_action_on_any_fort_there_is():
    scene = table(corp={"forts": NODE}, turn="runner")
    forts = [text for text in scene.offered(RUNNER) if text.startswith("Run on ")]
    assert forts == ["Run on HQ", "Run on R&D", "Run on Archives", "Run on S1"]
    run_on(scene, "R&D")
    assert scene.actions(RUNNER) == 3


# 6 Action accounting ------------------------------------------------------------------------------


@clause("ONR-6.6")
def test_a_run_that_a_prep_makes_costs_no_further_action():
    scene = table(runner={"hand": ["Inside Job"], "bits": 5}, turn="runner")
    scene.choose(RUNNER, "Inside Job", "HQ")
    assert (scene.run(), scene.actions(RUNNER)) == ("hq", 3)


@clause("ONR-6.6", "ONR-12.18")
def test_an_install_that_a_card_makes_costs_its_bits_and_no_action_of_the_turn():
    scene = table(runner={"hand": ["Valu-Pak Software Bundle", "Codecracker"]}, turn="runner")
    until(scene.choose(RUNNER, "Valu-Pak"), "runner-action")
    until(scene.choose(RUNNER, "Install Codecracker"), "runner-action")
    assert (scene.rig(), scene.actions(RUNNER), scene.bits(RUNNER)) == (["Codecracker"], 3, 4)


@clause("ONR-6.7")
def test_one_action_does_one_thing():
    scene = table(corp={"hq": ["Data Wall", "Filter"]})
    scene.choose(CORP, "Install Data Wall on HQ")
    assert (scene.ice("hq"), scene.hand(CORP), scene.actions(CORP)) == (
        ["Data Wall"],
        ["Filter"],
        2,
    )


@clause("ONR-18.5", "ONR-5.2.2a")
def test_a_runner_with_an_empty_stack_draws_nothing_and_plays_on():
    scene = table(runner={"stack": 0}, turn="runner", phase="start")
    until(scene, "runner-action")
    assert (scene.hand(RUNNER), scene.outcome) == ([], None)
    assert not scene.offers(RUNNER, "Draw a card")
