"""The ice of NBN, each met in a run."""

import pytest

from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    CORP,
    GRIP,
    HEAP,
    POWER,
    RUNNER,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.encounters import goes_on, has_failed, run_at
from tests.games.android_netrunner.tables import counters, names, strength_of


@clause("ANR-CC13", "ANR-RUN3a", "ANR-TAG1")
def test_data_raven_gives_a_tag_or_ends_the_run() -> None:
    scene = run_at("Data Raven")
    assert scene.offered(RUNNER) == ["Take 1 tag", "End the run"]
    scene.choose(RUNNER, "Take 1 tag")
    assert scene.state.runner_tags == 1
    assert scene.asked == (CORP, "trace-bid")
    ended = run_at("Data Raven").choose(RUNNER, "End the run").pass_until("action")
    assert has_failed(ended)
    assert ended.state.runner_tags == 0
    assert counters(ended, "Data Raven", POWER) == 0


@clause("ANR-RUN3.3a", "ANR-T1", "ANR-K28")
def test_data_raven_collects_a_power_counter_by_a_trace() -> None:
    scene = run_at("Data Raven").choose(RUNNER, "Take 1 tag")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 2 credits")
    assert counters(scene, "Data Raven", POWER) == 1
    missed = run_at("Data Raven").choose(RUNNER, "Take 1 tag")
    missed.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 3 credits")
    assert counters(missed, "Data Raven", POWER) == 0


@clause("ANR-CC13", "ANR-K28", "ANR-AB1")
def test_data_raven_spends_its_counters_outside_runs_too() -> None:
    raven = {"card": "Data Raven", "rezzed": True, "power": 1}
    scene = Scene("android_netrunner", corp={"servers": {"hq": {"ice": [raven]}}}, turn="runner")
    scene.choose(RUNNER, "Take 1 credit")
    scene.choose(CORP, "Data Raven: give the Runner 1 tag")
    assert scene.state.runner_tags == 1
    assert counters(scene, "Data Raven", POWER) == 0


@clause("ANR-RUN3a", "ANR-ADV1", "ANR-ADV2")
def test_matrix_analyzer_lets_the_corp_advance_a_card_for_a_credit() -> None:
    servers = {"remote1": {"root": ["Priority Requisition"], "ice": ["Ice Wall", "Enigma"]}}
    scene = run_at("Matrix Analyzer", servers=servers).pass_until("optional", seat=CORP)
    scene.choose(CORP, "Yes")
    assert scene.offered(CORP) == ["Choose Priority Requisition", "Choose Ice Wall"]
    scene.choose(CORP, "Ice Wall")
    assert counters(scene, "Ice Wall", ADVANCEMENT) == 1
    assert scene.state.credits[CORP] == 4


@clause("ANR-RUN3.3a", "ANR-T1", "ANR-TAG1")
def test_matrix_analyzer_tags_by_a_trace() -> None:
    scene = run_at("Matrix Analyzer").pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 1 credit")
    assert scene.state.runner_tags == 1
    assert goes_on(scene)


@clause("ANR-AB2", "ANR-DEC9", "ANR-H13")
def test_matrix_analyzer_may_be_declined_and_needs_a_credit() -> None:
    servers = {"remote1": {"root": ["Priority Requisition"]}}
    scene = run_at("Matrix Analyzer", servers=servers).pass_until("optional")
    scene.choose(CORP, "No")
    assert counters(scene, "Priority Requisition", ADVANCEMENT) == 0
    assert scene.state.credits[CORP] == 5
    bluff = run_at("Matrix Analyzer", servers={"remote1": {"root": ["PAD Campaign"]}})
    bluff.pass_until("optional", "trace-bid")
    assert bluff.offered(CORP) == ["No"]


@clause("ANR-W8", "ANR-H13")
def test_matrix_analyzer_asks_nothing_where_everybody_sees_that_nothing_is_possible() -> None:
    servers = {"remote1": {"root": ["Priority Requisition"]}}
    poor = run_at("Matrix Analyzer", servers=servers, corp={"credits": 0})
    assert poor.asked != (CORP, "optional")
    rezzed = {"remote1": {"root": [{"card": "PAD Campaign", "rezzed": True}]}}
    for servers in ({}, rezzed):
        scene = run_at("Matrix Analyzer", servers=servers).pass_until("optional", "trace-bid")
        assert scene.asked == (CORP, "trace-bid")


@clause("ANR-CC46", "ANR-RUN3a", "ANR-AB2", "ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a")
def test_tollbooth_takes_three_credits_and_then_ends_the_run() -> None:
    scene = run_at("Tollbooth").pass_until("action")
    assert scene.state.credits[RUNNER] == 2
    assert has_failed(scene)


@clause("ANR-CC46", "ANR-RUN11")
def test_tollbooth_takes_nothing_from_a_runner_who_cannot_pay_in_full() -> None:
    rig = ["Gordian Blade"]
    scene = run_at("Tollbooth", runner={"credits": 2, "rig": rig}).pass_until("action")
    assert scene.state.credits[RUNNER] == 2
    assert has_failed(scene)
    able = run_at("Tollbooth", runner={"credits": 4, "rig": rig})
    able.pass_until("break-window")
    assert able.state.credits[RUNNER] == 1


@clause("ANR-RUN3a", "ANR-1.20", "ANR-RUN3.3a", "ANR-AB2")
def test_pop_up_window_pays_the_corp_and_charges_the_runner() -> None:
    scene = run_at("Pop-up Window").pass_until("mode")
    assert scene.offered(RUNNER) == ["Pay 1 credit", "End the run"]
    scene.choose(RUNNER, "Pay 1 credit")
    assert scene.state.credits == [6, 4]
    assert goes_on(scene)


@clause("ANR-ICE9", "ANR-RUN6a")
def test_pop_up_window_ends_the_run_of_a_runner_who_does_not_pay() -> None:
    scene = run_at("Pop-up Window").pass_until("mode").choose(RUNNER, "End the run")
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.state.credits == [6, 5]


@pytest.mark.parametrize("ruling", ["must-take-possible", "free"])
@clause("ANR-AB2", "ANR-Q42")
def test_pop_up_window_is_not_passed_without_the_credit(ruling: str) -> None:
    scene = run_at("Pop-up Window", runner={"credits": 0}, rulings={"ANR-Q42": ruling})
    scene.pass_until("action")
    assert has_failed(scene)


@clause("ANR-RUN3.3a", "ANR-T1", "ANR-RUN1a", "ANR-RUN13", "ANR-ICE9", "ANR-RUN6a")
def test_uroboros_forbids_further_runs_this_turn() -> None:
    scene = run_at("Uroboros").pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 1 credit")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 4 credits")
    assert goes_on(scene)
    scene.choose(RUNNER, "Leave").pass_until("action")
    assert not scene.offers(RUNNER, "Run on")
    for _ in range(3):
        scene.pass_until("action").choose(RUNNER, "Take 1 credit")
    scene.pass_until("action", seat=CORP)
    for _ in range(3):
        scene.pass_until("action").choose(CORP, "Take 1 credit")
    scene.pass_until("action", seat=RUNNER)
    assert scene.offers(RUNNER, "Run on HQ")


@clause("ANR-T4", "ANR-RUN6a")
def test_uroboros_ends_the_run_by_its_second_trace() -> None:
    scene = run_at("Uroboros").pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 4 credits")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 0 credits")
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.offers(RUNNER, "Run on HQ")


@clause("ANR-RUN3.3a", "ANR-T1", "ANR-INS14", "ANR-D3", "ANR-ICE9", "ANR-RUN6a")
def test_flare_trashes_hardware_damages_and_ends_the_run() -> None:
    rig = ["Akamatsu Mem Chip", "Grimoire"]
    scene = run_at("Flare", runner={"rig": rig}).pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 5 credits")
    scene.choose(CORP, "Choose Grimoire").pass_until("action")
    assert "Grimoire" in names(scene, HEAP)
    assert len(scene.state.zones[GRIP]) == 1
    assert has_failed(scene)


@clause("ANR-AB21", "ANR-T4")
def test_flare_cannot_be_prevented_and_does_nothing_after_a_failed_trace() -> None:
    plate = {"card": "Plascrete Carapace", "power": 4}
    scene = run_at("Flare", runner={"rig": [plate, "Grimoire"]}).pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 0 credits")
    scene.choose(CORP, "Choose Grimoire").pass_until("action", "prevention")
    assert len(scene.state.zones[GRIP]) == 1
    assert counters(scene, "Plascrete Carapace", POWER) == 4
    missed = run_at("Flare", runner={"credits": 6, "rig": ["Grimoire"]}).pass_until("trace-bid")
    missed.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 6 credits")
    assert goes_on(missed)
    assert len(missed.state.zones[GRIP]) == 3


@clause("ANR-ICE1", "ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a")
def test_wraparound_is_strong_until_a_fracter_is_installed() -> None:
    scene = run_at("Wraparound", runner={"rig": ["Gordian Blade"]})
    assert strength_of(scene, "Wraparound") == 7
    scene.pass_until("action")
    assert has_failed(scene)
    broken = run_at("Wraparound", runner={"rig": ["Corroder"]}).pass_until("break-window")
    assert strength_of(broken, "Wraparound") == 0
    broken.choose(RUNNER, "break subroutines")
    assert goes_on(broken)
    assert broken.state.credits[RUNNER] == 4
