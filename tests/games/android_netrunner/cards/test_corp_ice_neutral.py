"""The ice every Corp may use, each met in a run."""

import pytest

from nightdeck.games.android_netrunner.model.modifiers import subtypes
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    BARRIER,
    CODE_GATE,
    CORP,
    HEAP,
    MYTHIC,
    POWER,
    RUNNER,
    SENTRY,
    ice_zone,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.encounters import goes_on, has_failed, run_at
from tests.games.android_netrunner.tables import card, counters, is_rezzed, names, strength_of


@clause("ANR-RUN3.3a", "ANR-1.22", "ANR-ICE9", "ANR-RUN6a")
def test_enigma_takes_a_click_and_ends_the_run() -> None:
    scene = run_at("Enigma").pass_until("action")
    assert has_failed(scene)
    assert scene.state.clicks[RUNNER] == 2


@clause("ANR-ICE3")
def test_enigma_still_takes_the_click_if_only_the_end_of_the_run_is_broken() -> None:
    scene = run_at("Enigma", runner={"rig": ["Gordian Blade"]}).pass_until("break-window")
    scene.choose(RUNNER, "break subroutines").choose(RUNNER, "End the run")
    assert goes_on(scene)
    assert scene.state.clicks[RUNNER] == 2
    assert scene.state.credits[RUNNER] == 4


@clause("ANR-RUN3.3a", "ANR-T1", "ANR-TAG1")
def test_hunter_tags_by_a_trace() -> None:
    scene = run_at("Hunter").pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 2 credits")
    assert scene.state.runner_tags == 1
    assert goes_on(scene)
    missed = run_at("Hunter").pass_until("trace-bid")
    missed.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 3 credits")
    assert missed.state.runner_tags == 0


@pytest.mark.parametrize(
    ("ice", "strength", "breaker"),
    [
        ("Wall of Static", 3, "Corroder"),
        ("Bastion", 4, "Corroder"),
        ("Quandary", 0, "Gordian Blade"),
    ],
)
@clause("ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a", "ANR-ICE2")
def test_plain_ice_ends_the_run_unless_it_is_broken(ice: str, strength: int, breaker: str) -> None:
    scene = run_at(ice).pass_until("action")
    assert has_failed(scene)
    assert strength_of(scene, ice) == strength
    broken = run_at(ice, runner={"rig": [breaker]}).pass_until("break-window")
    while not broken.offers(RUNNER, "break subroutines"):
        broken.choose(RUNNER, "raise strength")
    broken.choose(RUNNER, "break subroutines")
    assert goes_on(broken)


@clause("ANR-INS12", "ANR-K28", "ANR-ICE1")
def test_draco_is_as_strong_as_the_corp_pays_for() -> None:
    scene = run_at({"card": "Dracō"}, corp={"credits": 6}).pass_until("rez-window")
    scene.choose(CORP, "Rez Dracō")
    assert scene.offered(CORP) == ["0", "1", "2", "3", "4", "5"]
    scene.choose(CORP, "3")
    assert counters(scene, "Dracō", POWER) == 3
    assert strength_of(scene, "Dracō") == 3
    assert scene.state.credits[CORP] == 2


@clause("ANR-RUN3.3a", "ANR-T1", "ANR-TAG1", "ANR-ICE9", "ANR-RUN6a")
def test_draco_tags_and_ends_the_run_by_a_trace() -> None:
    scene = run_at("Dracō").pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 1 credit")
    scene.pass_until("action")
    assert scene.state.runner_tags == 1
    assert has_failed(scene)
    missed = run_at("Dracō").pass_until("trace-bid")
    missed.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 2 credits")
    assert goes_on(missed)
    assert missed.state.runner_tags == 0


@pytest.mark.parametrize(
    ("words", "subtype", "breaker"),
    [
        ("barrier", BARRIER, "Corroder"),
        ("code gate", CODE_GATE, "Gordian Blade"),
        ("sentry", SENTRY, "Ninja"),
    ],
)
@clause("ANR-CC59", "ANR-2.14", "ANR-RUN3.3a")
def test_chimera_is_what_the_corp_names(words: str, subtype: int, breaker: str) -> None:
    rig = ["Corroder", "Gordian Blade", "Ninja"]
    scene = run_at({"card": "Chimera"}, runner={"rig": rig}).pass_until("rez-window", seat=CORP)
    scene.choose(CORP, "Rez Chimera").choose(CORP, words)
    assert subtypes(scene.state, card(scene, "Chimera")) == MYTHIC | subtype
    scene.pass_until("break-window")
    assert scene.offers(RUNNER, f"{breaker}: break")
    others = [each for each in rig if each != breaker]
    assert not any(scene.offers(RUNNER, f"{each}: break") for each in others)


@clause("ANR-CC59", "ANR-INS13", "ANR-C3.3", "ANR-ICE9", "ANR-RUN6a")
def test_chimera_ends_the_run_and_is_derezzed_at_the_end_of_the_turn() -> None:
    scene = run_at({"card": "Chimera"}).pass_until("rez-window", seat=CORP)
    scene.choose(CORP, "Rez Chimera").choose(CORP, "sentry").pass_until("action")
    assert has_failed(scene)
    assert is_rezzed(scene, "Chimera")
    for _ in range(3):
        scene.pass_until("action").choose(RUNNER, "Take 1 credit")
    scene.pass_until("action", seat=CORP)
    assert not is_rezzed(scene, "Chimera")
    assert subtypes(scene.state, card(scene, "Chimera")) == MYTHIC


@clause("ANR-CC59", "ANR-C3.3")
def test_chimera_is_derezzed_at_the_end_of_the_corps_turn_too() -> None:
    ice = {"card": "Chimera", "rezzed": True}
    corp = {"clicks": 1, "servers": {"hq": {"ice": [ice]}}}
    scene = Scene("android_netrunner", corp=corp, turn="corp")
    scene.choose(CORP, "Take 1 credit").pass_until("action", seat=RUNNER)
    assert not is_rezzed(scene, "Chimera")


@clause("ANR-RUN3.3a", "ANR-AB2", "ANR-ICE9", "ANR-RUN6a")
def test_datapike_charges_two_credits_and_ends_the_run() -> None:
    scene = run_at("Datapike").pass_until("action")
    assert scene.state.credits[RUNNER] == 3
    assert has_failed(scene)


@clause("ANR-AB2", "ANR-RUN3.3b")
def test_datapike_ends_the_run_of_a_runner_without_two_credits() -> None:
    rig = {"rig": ["Gordian Blade"], "credits": 2}
    scene = run_at("Datapike", runner=rig).pass_until("break-window")
    scene.choose(RUNNER, "break subroutines").choose(RUNNER, "Break: End the run.")
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.state.credits[RUNNER] == 1


@clause("ANR-INS12", "ANR-BP1", "ANR-RUN3.3a", "ANR-INS14")
def test_grim_brings_bad_publicity_and_trashes_a_program() -> None:
    scene = run_at({"card": "Grim"}, runner={"rig": ["Datasucker", "Medium"]})
    scene.pass_until("rez-window", seat=CORP).choose(CORP, "Rez Grim")
    assert scene.state.bad_publicity == 1
    assert scene.state.credits[CORP] == 0
    scene.pass_until("card").choose(CORP, "Medium")
    assert names(scene, HEAP) == ["Medium"]
    assert goes_on(scene)


@clause("ANR-CC53", "ANR-ICE5", "ANR-INS14")
def test_paper_wall_is_trashed_as_soon_as_it_is_broken() -> None:
    scene = run_at("Paper Wall", runner={"rig": ["Corroder"]}).pass_until("break-window")
    scene.choose(RUNNER, "break subroutines")
    assert names(scene, ARCHIVES) == ["Paper Wall"]
    assert names(scene, ice_zone(1)) == []
    assert scene.asked != (RUNNER, "break-window")
    assert goes_on(scene)


@clause("ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a")
def test_paper_wall_stays_if_it_ends_the_run() -> None:
    scene = run_at("Paper Wall").pass_until("action")
    assert has_failed(scene)
    assert names(scene, ice_zone(1)) == ["Paper Wall"]
