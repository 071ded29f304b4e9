"""The ice of the Weyland Consortium, each met in a run."""

from typing import Any

from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    CORP,
    CORP_SCORE,
    HEAP,
    PROGRAMS,
    REMOVED,
    RUNNER,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.encounters import goes_on, has_failed, run_at
from tests.games.android_netrunner.tables import counters, is_rezzed, names, strength_of


def advanced(ice: str, number: int) -> dict[str, Any]:
    """Describes rezzed ice with advancement counters."""
    return {"card": ice, "rezzed": True, "advancement": number}


@clause("ANR-CC6", "ANR-AB12", "ANR-INS17")
def test_archer_costs_an_agenda_when_it_is_rezzed() -> None:
    corp = {"credits": 9, "score": ["Hostile Takeover", "Breaking News"]}
    scene = run_at({"card": "Archer"}, corp=corp).pass_until("rez-window")
    scene.choose(CORP, "Rez Archer").choose(CORP, "Breaking News")
    assert is_rezzed(scene, "Archer")
    assert names(scene, REMOVED) == ["Breaking News"]
    assert names(scene, CORP_SCORE) == ["Hostile Takeover"]
    # 4 to rez it, 2 from its first subroutine
    assert scene.state.credits[CORP] == 7


@clause("ANR-CC6")
def test_archer_cannot_be_rezzed_without_an_agenda_to_forfeit() -> None:
    scene = run_at({"card": "Archer"}, corp={"credits": 9}).pass_until("rez-window")
    assert not scene.offers(CORP, "Rez Archer")


@clause("ANR-RUN3.3a", "ANR-INS14", "ANR-ICE9", "ANR-RUN6a", "ANR-1.20")
def test_archer_gains_credits_trashes_two_programs_and_ends_the_run() -> None:
    scene = run_at("Archer", runner={"rig": ["Corroder", "Datasucker", "Medium"]})
    scene.pass_until("card")
    assert scene.state.credits[CORP] == 7
    scene.choose(CORP, "Medium").choose(CORP, "Corroder").pass_until("action")
    assert names(scene, PROGRAMS) == ["Datasucker"]
    assert names(scene, HEAP) == ["Medium", "Corroder"]
    assert has_failed(scene)


@clause("ANR-ADV1", "ANR-ICE1", "ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a")
def test_hadrians_wall_grows_by_advancement_and_ends_the_run() -> None:
    scene = run_at(advanced("Hadrian's Wall", 2)).pass_until("action")
    assert strength_of(scene, "Hadrian's Wall") == 9
    assert has_failed(scene)


@clause("ANR-ADV1", "ANR-ICE1")
def test_ice_wall_is_advanced_rezzed_or_not() -> None:
    ice = [advanced("Ice Wall", 3), {"card": "Hadrian's Wall"}, {"card": "Shadow"}]
    scene = Scene("android_netrunner", corp={"servers": {"hq": {"ice": ice}}}, turn="corp")
    scene.choose(CORP, "Advance Ice Wall")
    scene.pass_until("action").choose(CORP, "Advance Hadrian's Wall")
    scene.pass_until("action").choose(CORP, "Advance Shadow")
    assert strength_of(scene, "Ice Wall") == 5
    assert counters(scene, "Hadrian's Wall", ADVANCEMENT) == 1
    assert counters(scene, "Shadow", ADVANCEMENT) == 1
    assert scene.state.credits[CORP] == 2


@clause("ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a", "ANR-ICE2")
def test_ice_wall_ends_the_run_of_a_breaker_too_weak_for_it() -> None:
    scene = run_at(advanced("Ice Wall", 4), runner={"rig": ["Corroder"], "credits": 3})
    scene.pass_until("break-window")
    scene.choose(RUNNER, "raise strength").choose(RUNNER, "raise strength")
    assert not scene.offers(RUNNER, "break subroutines")
    scene.pass_until("action")
    assert has_failed(scene)


@clause("ANR-ADV1", "ANR-ICE1", "ANR-RUN3.3a", "ANR-1.20", "ANR-T1", "ANR-TAG1")
def test_shadow_pays_the_corp_and_traces() -> None:
    scene = run_at(advanced("Shadow", 2)).pass_until("trace-bid")
    assert strength_of(scene, "Shadow") == 3
    assert scene.state.credits[CORP] == 7
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 2 credits")
    assert scene.state.runner_tags == 1
    assert goes_on(scene)


@clause("ANR-RUN3.3a", "ANR-T1", "ANR-1.20", "ANR-ICE9", "ANR-RUN6a")
def test_caduceus_pays_three_credits_and_ends_the_run_by_traces() -> None:
    scene = run_at("Caduceus").pass_until("trace-bid")
    scene.choose(CORP, "Spend 1 credit").choose(RUNNER, "Spend 3 credits")
    assert scene.state.credits == [7, 2]
    scene.choose(CORP, "Spend 1 credit").choose(RUNNER, "Spend 2 credits")
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.state.credits == [6, 0]


@clause("ANR-T4")
def test_caduceus_does_nothing_if_both_traces_fail() -> None:
    scene = run_at("Caduceus", corp={"credits": 0}).pass_until("trace-bid")
    scene.choose(RUNNER, "Spend 3 credits").choose(RUNNER, "Spend 2 credits")
    assert goes_on(scene)
    assert scene.state.credits == [0, 0]


@clause("ANR-RUN3.3a", "ANR-ICE7", "ANR-ICE9", "ANR-RUN6a")
def test_tyrant_has_a_subroutine_for_each_counter() -> None:
    scene = run_at(advanced("Tyrant", 2), runner={"rig": ["Corroder"], "credits": 9})
    scene.pass_until("break-window")
    scene.choose(RUNNER, "raise strength").choose(RUNNER, "raise strength")
    scene.choose(RUNNER, "break subroutines")
    assert scene.offered(RUNNER) == [
        "Break: End the run. (first subroutine)",
        "Break: End the run. (second subroutine)",
    ]
    scene.take(RUNNER, 0).choose(RUNNER, "break subroutines")
    assert goes_on(scene)
    assert goes_on(run_at("Tyrant"))
    assert has_failed(run_at(advanced("Tyrant", 1)).pass_until("action"))


@clause("ANR-ADV1", "ANR-K17")
def test_tyrant_can_be_advanced_only_while_rezzed() -> None:
    servers = {"hq": {"ice": ["Tyrant"]}}
    scene = Scene("android_netrunner", corp={"servers": servers}, turn="corp")
    assert not scene.offers(CORP, "Advance Tyrant")
    servers = {"hq": {"ice": [advanced("Tyrant", 0)]}}
    scene = Scene("android_netrunner", corp={"servers": servers}, turn="corp")
    scene.choose(CORP, "Advance Tyrant")
    assert counters(scene, "Tyrant", ADVANCEMENT) == 1


@clause("ANR-ICE1", "ANR-1.8", "ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a")
def test_curtain_wall_is_stronger_as_the_outermost_ice() -> None:
    scene = run_at("Hunter", "Curtain Wall").pass_until("action")
    assert strength_of(scene, "Curtain Wall") == 10
    assert has_failed(scene)
    inner = run_at("Curtain Wall", {"card": "Hunter"})
    assert strength_of(inner, "Curtain Wall") == 6


@clause("ANR-ICE3", "ANR-RUN3.3a")
def test_curtain_wall_has_three_subroutines() -> None:
    rig = {"rig": ["Corroder"], "credits": 9}
    scene = run_at("Curtain Wall", {"card": "Hunter"}, corp={"credits": 0}, runner=rig)
    scene.pass_until("break-window")
    for _ in range(4):
        scene.choose(RUNNER, "raise strength")
    scene.choose(RUNNER, "break subroutines")
    assert len(scene.offered(RUNNER)) == 3
    scene.take(RUNNER, 0).choose(RUNNER, "break subroutines").take(RUNNER, 0)
    scene.choose(RUNNER, "break subroutines")
    assert goes_on(scene)
    assert scene.state.credits[RUNNER] == 2
