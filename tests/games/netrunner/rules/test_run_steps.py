"""Sections 10 to 13: the steps of a run, access in its stages, ice and traces."""

from __future__ import annotations

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, bid_most, go_on, run_on, table, until, up


@clause("ONR-10.3")
def test_ice_is_met_from_the_outermost_to_the_innermost():
    scene = table(corp={"forts": {"hq": {"ice": ["Filter", "Rex", "Keeper"]}}}, turn="runner")
    run_on(scene, "HQ")
    met = []
    while scene.run():
        if scene.window() == "approach":
            met.append(scene.state.card(scene.state.approaching).name)
        scene.take(scene.asked[0], scene.state.question.default)
    assert met == ["Keeper", "Rex", "Filter"]


@clause("ONR-10.3", "ONR-10.15")
def test_without_ice_the_runner_comes_straight_to_the_last_window_and_accesses():
    scene = run_on(table(corp={"hq": ["Hostile Takeover"]}, turn="runner"), "HQ")
    assert scene.window() == "before-access"
    scene.choose(RUNNER, "Continue")
    until(scene, "runner-action")
    assert scene.scored(RUNNER) == ["Hostile Takeover"]


@clause("ONR-10.12", "ONR-10.11")
def test_a_run_that_got_through_accesses_the_fort():
    scene = table(corp={"archives": ["Hostile Takeover", "Rex"]}, turn="runner")
    until(run_on(scene, "Archives"), "runner-action")
    assert scene.scored(RUNNER) == ["Hostile Takeover"]
    assert scene.state.tally[1] == 1


@clause("ONR-10.14")
def test_passed_ice_stays_and_is_met_again_in_the_next_run():
    scene = table(corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 0}, turn="runner")
    until(run_on(scene, "HQ"), "runner-action")
    assert scene.ice("hq") == ["Hunter"]
    until(run_on(scene, "HQ"), "runner-action")
    assert scene.tags() == 2


@clause("ONR-10.19", "ONR-10.19b")
@pytest.mark.parametrize(("ice", "bits"), [([], 6), ([up("Data Wall")], 5)])
def test_end_of_run_effects_look_at_whether_the_run_was_successful(ice: list[object], bits: int):
    scene = table(
        corp={"forts": {"hq": {"ice": ice}}},
        runner={"rig": ["Karl de Veres, Corporate Stooge"]},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "runner-action")
    assert scene.bits(RUNNER) == bits


@clause("ONR-10.19", "ONR-10.19a", "ONR-10.19b")
def test_virus_counters_come_before_the_other_end_of_run_effects():
    scene = table(runner={"rig": ["Cascade", "Karl de Veres, Corporate Stooge"]}, turn="runner")
    until(run_on(scene, "R&D"), "runner-action")
    lines = scene.log(RUNNER)
    counter = next(n for n, line in enumerate(lines) if "Cascade counter" in line)
    assert counter < next(n for n, line in enumerate(lines) if "gain 1 bit" in line)


@clause("ONR-10.19", "ONR-10.19c", "ONR-24.27")
def test_right_after_a_successful_run_the_runner_is_asked_until_done():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Filter", "Rex"]}}},
        runner={"rig": ["Netspace Inverter", "False Echo"]},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "after-run")
    scene.choose(RUNNER, "Netspace Inverter")
    assert (scene.ice("hq"), scene.asked) == (["Rex", "Filter"], (RUNNER, "after-run"))
    assert not scene.offers(RUNNER, "Netspace Inverter")
    scene.pass_(RUNNER)
    assert scene.asked[1] != "after-run"


@clause("ONR-10.19c")
def test_after_an_unsuccessful_run_nothing_is_offered():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}},
        runner={"rig": ["Netspace Inverter"]},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "after-run", "runner-action")
    assert scene.asked[1] == "runner-action"


@clause("ONR-10.19d")
def test_run_only_bits_vanish_when_the_run_is_over():
    scene = table(
        runner={"hand": ["Lucidrine Booster Drug", "Score!", "Score!"], "bits": 1}, turn="runner"
    )
    scene.choose(RUNNER, "Lucidrine", "HQ")
    assert scene.state.run_bits == 9
    until(scene, "runner-action")
    assert (scene.state.run_bits, scene.bits(RUNNER), scene.brain_damage()) == (0, 1, 1)


@clause("ONR-10.28", "ONR-10.20", "ONR-10.23")
def test_the_fort_accessed_may_be_another_than_the_fort_attacked():
    corp = {"hq": ["Hostile Takeover"], "forts": {"archives": {"inside": [up("Red Herrings")]}}}
    scene = table(corp=corp, runner={"rig": ["Shredder Uplink Protocol"], "bits": 0}, turn="runner")
    scene.choose(RUNNER, "Shredder")
    assert scene.run() == "archives"
    until(scene, "runner-action")
    assert scene.scored(RUNNER) == ["Hostile Takeover"]


@clause("ONR-10.28")
def test_upgrades_of_the_fort_accessed_work_in_the_access():
    corp = {"hq": ["Hostile Takeover"], "forts": {"hq": {"inside": [up("Red Herrings")]}}}
    scene = table(corp=corp, runner={"rig": ["Shredder Uplink Protocol"], "bits": 0}, turn="runner")
    scene.choose(RUNNER, "Shredder")
    until(scene, "runner-action")
    assert scene.scored(RUNNER) == []


# 11 Access ----------------------------------------------------------------------------------------


@clause("ONR-11.1b")
def test_hq_is_accessed_by_chance_and_no_card_twice():
    hq = ["Rex", "Filter", "Keeper"]
    scene = table(corp={"hq": hq}, runner={"rig": ["HQ Interface"] * 2}, turn="runner")
    until(run_on(scene, "HQ"), "runner-action")
    seen = [line for line in scene.log(CORP) if "accesses" in line and "HQ" in line]
    assert len(set(seen)) == len(seen) == 3


@clause("ONR-11.1b")
def test_which_card_of_hq_is_accessed_depends_on_luck():
    found = set()
    for seed in range(12):
        scene = table(corp={"hq": ["Rex", "Hostile Takeover"]}, turn="runner", seed=seed)
        until(run_on(scene, "HQ"), "runner-action")
        found.add(scene.points(RUNNER))
    assert found == {0, 1}


@clause("ONR-11.3c")
def test_what_is_neither_stolen_nor_trashed_returns_where_it_was():
    corp = {"rd": ["Rockerboy Promotion", "Rex"], "hq": ["Filter"]}
    scene = table(corp=corp, runner={"rig": ["R&D Interface"]}, turn="runner")
    until(run_on(scene, "R&D"), "runner-action")
    until(run_on(scene, "HQ"), "runner-action")
    assert scene.deck(CORP) == ["Rockerboy Promotion", "Rex"]
    assert scene.hand(CORP) == ["Filter"]


@clause("ONR-11.3d", "ONR-11.9")
def test_points_are_checked_once_after_all_steals_of_an_access():
    corp = {"archives": ["Hostile Takeover", "Corporate War"]}
    scene = table(corp=corp, runner={"points": 5}, turn="runner")
    until(run_on(scene, "Archives"), "runner-action")
    assert (scene.outcome.winners, scene.points(RUNNER)) == ((RUNNER,), 9)


@clause("ONR-11.6")
@pytest.mark.parametrize("fort", ["HQ", "Archives"])
def test_an_access_of_nothing_is_legal_and_the_run_stays_successful(fort: str):
    scene = table(corp={"hq": []}, turn="runner")
    until(run_on(scene, fort), "runner-action")
    assert (scene.state.tally[1], scene.outcome) == (1, None)


@clause("ONR-11.8")
def test_accessed_cards_stay_in_hq_until_the_access_is_over():
    scene = table(
        corp={"hq": ["Rockerboy Promotion", "Rockerboy Promotion", "Rex"]},
        runner={"rig": ["HQ Interface"] * 2},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "trash-set")
    assert len(scene.hand(CORP)) == 3
    assert sorted(scene.accessed()) == ["Rex", "Rockerboy Promotion", "Rockerboy Promotion"]


# 12 Ice, 13 Trace ---------------------------------------------------------------------------------


@clause("ONR-12.8")
def test_ice_without_subroutines_counts_as_fully_broken():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Gatekeeper")]}}},
        runner={"rig": ["Startup Immolator"], "bits": 20},
        turn="runner",
    )
    assert scene.subroutines("Gatekeeper") == []
    until(run_on(scene, "HQ"), "pay-or", "runner-action")
    assert scene.asked == (RUNNER, "pay-or")


@clause("ONR-13.9", "ONR-17.10")
def test_a_trace_succeeds_although_its_source_is_gone():
    scene = table(corp={"hq": ["Chance Observation"], "bits": 9}, turn="corp", last_turn={
        "runner": {"runs": 1}})  # fmt: skip
    scene.choose(CORP, "Chance Observation")
    bid_most(scene)
    assert (scene.tags(), scene.where("Chance Observation")) == (1, "archives")


@clause("ONR-10.6", "ONR-24.5")
def test_the_runner_goes_on_or_jacks_out_in_the_window_after_ice():
    scene = table(corp={"forts": {"hq": {"ice": ["Rex"]}}}, turn="runner")
    run_on(scene, "HQ").pass_(CORP)
    assert (scene.asked, scene.verbs(RUNNER)) == ((RUNNER, "window"), ["jack-out", "continue"])
    go_on(scene.choose(RUNNER, "Continue"))
    assert scene.run() == ""
