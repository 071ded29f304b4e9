"""The ice of Haas-Bioroid, each met in a run."""

from nightdeck.games.android_netrunner.model.events import CARD_ACCESSED
from nightdeck.games.android_netrunner.model.terms import (
    CORP,
    GRIP,
    HEAP,
    PROGRAMS,
    RUNNER,
    STACK,
)
from nightdeck.testing import clause
from tests.games.android_netrunner.encounters import goes_on, has_failed, run_at
from tests.games.android_netrunner.tables import names, strength_of


@clause("ANR-RUN3.3a", "ANR-D2", "ANR-ICE9", "ANR-RUN6a")
def test_heimdall_1_0_does_brain_damage_and_ends_the_run() -> None:
    scene = run_at("Heimdall 1.0").pass_until("action")
    assert scene.state.brain_damage == 1
    assert len(scene.state.zones[GRIP]) == 2
    assert has_failed(scene)
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-K3", "ANR-ICE8")
def test_heimdall_1_0_is_passed_for_three_clicks() -> None:
    scene = run_at("Heimdall 1.0").pass_until("break-window")
    scene.choose(RUNNER, "spend a click").take(RUNNER, 0)
    scene.choose(RUNNER, "spend a click").take(RUNNER, 0)
    scene.choose(RUNNER, "spend a click")
    assert goes_on(scene)
    assert scene.state.clicks[RUNNER] == 0
    assert scene.state.brain_damage == 0


@clause("ANR-RUN3.3a", "ANR-INS14", "ANR-T1", "ANR-D2", "ANR-TAG1")
def test_ichi_1_0_trashes_two_programs_and_traces() -> None:
    rig = ["Corroder", "Gordian Blade", "Ninja"]
    scene = run_at("Ichi 1.0", runner={"rig": rig}).pass_until("card")
    scene.choose(CORP, "Ninja").choose(CORP, "Corroder")
    assert names(scene, PROGRAMS) == ["Gordian Blade"]
    scene.choose(CORP, "Spend 5 credits").choose(RUNNER, "Spend 5 credits")
    assert scene.state.brain_damage == 1
    assert scene.state.runner_tags == 1
    assert goes_on(scene)


@clause("ANR-K3", "ANR-T4")
def test_ichi_1_0_does_nothing_more_after_a_failed_trace() -> None:
    scene = run_at("Ichi 1.0", runner={"rig": ["Corroder"]}).pass_until("break-window")
    scene.choose(RUNNER, "spend a click").take(RUNNER, 0)
    scene.choose(RUNNER, "spend a click").take(RUNNER, 0)
    scene.pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 1 credit")
    assert names(scene, PROGRAMS) == ["Corroder"]
    assert scene.state.brain_damage == 0
    assert scene.state.runner_tags == 0


@clause("ANR-K3", "ANR-RUN3.3a", "ANR-D2", "ANR-ICE9", "ANR-RUN6a")
def test_viktor_1_0_still_damages_when_only_its_second_subroutine_is_broken() -> None:
    scene = run_at("Viktor 1.0").pass_until("break-window")
    scene.choose(RUNNER, "spend a click").choose(RUNNER, "End the run")
    assert goes_on(scene)
    assert scene.state.brain_damage == 1
    assert scene.state.clicks[RUNNER] == 2
    unbroken = run_at("Viktor 1.0").pass_until("action")
    assert has_failed(unbroken)


@clause("ANR-RUN3.3a", "ANR-INS14", "ANR-ICE9", "ANR-RUN6a")
def test_rototurret_trashes_a_program_and_ends_the_run() -> None:
    scene = run_at("Rototurret", runner={"rig": ["Corroder", "Datasucker"]})
    scene.pass_until("card").choose(CORP, "Datasucker").pass_until("action")
    assert names(scene, HEAP) == ["Datasucker"]
    assert has_failed(scene)
    empty = run_at("Rototurret").pass_until("action")
    assert has_failed(empty)


@clause("ANR-RUN3.3a", "ANR-D2", "ANR-V3a")
def test_janus_1_0_does_four_brain_damage_one_by_one() -> None:
    scene = run_at("Janus 1.0", runner={"grip": ["Sure Gamble"] * 4})
    assert goes_on(scene)
    assert scene.state.brain_damage == 4
    assert names(scene, GRIP) == []
    deadly = run_at("Janus 1.0").pass_until("action")
    assert deadly.outcome is not None
    assert deadly.outcome.winners == (CORP,)


@clause("ANR-K3")
def test_janus_1_0_can_be_broken_click_by_click() -> None:
    scene = run_at("Janus 1.0").pass_until("break-window")
    for _ in range(3):
        scene.choose(RUNNER, "spend a click").take(RUNNER, 0)
    assert goes_on(scene)
    assert scene.state.brain_damage == 1


@clause("ANR-K3", "ANR-RUN3.3a", "ANR-T1")
def test_sherlock_1_0_puts_programs_on_top_of_the_stack() -> None:
    scene = run_at("Sherlock 1.0", runner={"rig": ["Corroder", "Ninja"], "credits": 4})
    scene.pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 0 credits")
    scene.choose(CORP, "Ninja")
    assert names(scene, STACK)[-1] == "Ninja"
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 4 credits")
    assert names(scene, PROGRAMS) == ["Corroder"]
    assert len(scene.state.zones[STACK]) == 21
    assert goes_on(scene)


@clause("ANR-RUN3.3a", "ANR-T1", "ANR-1.22", "ANR-ICE9", "ANR-RUN6a")
def test_viper_takes_a_click_and_ends_the_run_by_traces() -> None:
    scene = run_at("Viper").pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 2 credits")
    assert scene.state.clicks[RUNNER] == 2
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 0 credits")
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.state.clicks[RUNNER] == 2


@clause("ANR-T4", "ANR-AB17")
def test_viper_lets_a_runner_pass_who_matches_its_traces() -> None:
    scene = run_at("Viper", runner={"credits": 3, "clicks": 1}).pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 0 credits")
    assert scene.state.clicks[RUNNER] == 0
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 3 credits")
    assert goes_on(scene)


@clause("ANR-RUN3.3a", "ANR-1.22", "ANR-AB17")
def test_hourglass_takes_three_clicks() -> None:
    scene = run_at("Hourglass")
    assert goes_on(scene)
    assert scene.state.clicks[RUNNER] == 0
    late = run_at("Hourglass", runner={"clicks": 2})
    assert goes_on(late)
    assert late.state.clicks[RUNNER] == 0


@clause("ANR-K3", "ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a")
def test_eli_1_0_needs_two_clicks() -> None:
    scene = run_at("Eli 1.0").pass_until("break-window")
    scene.choose(RUNNER, "spend a click").take(RUNNER, 0)
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.state.clicks[RUNNER] == 2
    again = run_at("Eli 1.0").pass_until("break-window")
    again.choose(RUNNER, "spend a click").take(RUNNER, 0).choose(RUNNER, "spend a click")
    assert goes_on(again)
    assert again.state.clicks[RUNNER] == 1


@clause("ANR-K3", "ANR-RUN3.3a", "ANR-D2", "ANR-ICE9", "ANR-RUN6a")
def test_heimdall_2_0_breaks_two_subroutines_for_two_clicks() -> None:
    scene = run_at("Heimdall 2.0").pass_until("break-window")
    scene.choose(RUNNER, "spend 2 clicks")
    scene.choose(RUNNER, "brain damage and end").choose(RUNNER, "Deal 1 brain damage.")
    assert scene.state.clicks[RUNNER] == 1
    assert not scene.offers(RUNNER, "spend 2 clicks")
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.state.brain_damage == 0


@clause("ANR-RUN3.3b", "ANR-D2")
def test_heimdall_2_0_does_two_brain_damage_before_the_run_ends() -> None:
    scene = run_at("Heimdall 2.0").pass_until("action")
    assert scene.state.brain_damage == 2
    assert len(scene.state.zones[GRIP]) == 1
    assert has_failed(scene)


@clause("ANR-ICE1", "ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a")
def test_next_bronze_grows_with_every_rezzed_next_ice() -> None:
    servers = {"hq": {"ice": [{"card": "NEXT Bronze", "rezzed": True}, "NEXT Bronze"]}}
    scene = run_at("NEXT Bronze", servers=servers).pass_until("action")
    assert has_failed(scene)
    assert strength_of(scene, "NEXT Bronze") == 2
    alone = run_at("NEXT Bronze", runner={"rig": ["Gordian Blade"]})
    assert strength_of(alone, "NEXT Bronze") == 1


@clause("ANR-RUN3.3a", "ANR-ACC12", "ANR-ACC8")
def test_hudson_1_0_limits_the_access_to_one_card() -> None:
    scene = run_at("Hudson 1.0", root=["Red Herrings"])
    assert goes_on(scene)
    scene.choose(RUNNER, "Access the next card of R&D").choose(RUNNER, "Leave")
    scene.pass_until("action")
    assert len(scene.happened(CARD_ACCESSED)) == 1


@clause("ANR-K3", "ANR-ACC1")
def test_hudson_1_0_does_nothing_when_both_subroutines_are_broken() -> None:
    scene = run_at("Hudson 1.0", root=["Red Herrings"]).pass_until("break-window")
    scene.choose(RUNNER, "spend a click").take(RUNNER, 0).choose(RUNNER, "spend a click")
    assert goes_on(scene)
    scene.choose(RUNNER, "Access the next card of R&D").choose(RUNNER, "Leave")
    assert scene.asked == (RUNNER, "access")
    assert scene.offers(RUNNER, "Trash Red Herrings")
    assert len(scene.happened(CARD_ACCESSED)) == 2
