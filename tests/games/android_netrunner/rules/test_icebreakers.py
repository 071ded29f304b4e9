"""ANR-ICE: strength, icebreakers, subroutines."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.modifiers import strength
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    go_on,
    number,
    run_on,
    table,
    until,
)


def rezzed(*titles: str) -> list[dict[str, object]]:
    return [{"card": title, "rezzed": True} for title in titles]


def meeting(ice: list[dict[str, object]], **runner: object) -> Scene:
    """Return a scene at the break window of the outermost ice in front of HQ."""
    scene = table(
        corp={"hq": ["Hunter"], "servers": {"hq": {"ice": ice}}}, runner=runner, turn="runner"
    )
    run_on(scene, "HQ")
    return until(scene, "break-window")


@clause("ANR-ICE1", "ANR-ICE6", "ANR-E21", "ANR-AB10", "ANR-K1", "ANR-K2", "ANR-2.14")
def test_corroder_pays_for_strength_and_loses_it_after_the_encounter():
    walls = [
        {"card": "Ice Wall", "rezzed": True, "advancement": 2},
        {"card": "Ice Wall", "rezzed": True, "advancement": 2},
    ]
    scene = meeting(walls, rig=["Corroder"])
    assert not scene.offers(RUNNER, "Corroder", "break")
    scene.choose(RUNNER, "Corroder", "strength")
    scene.choose(RUNNER, "Corroder", "break")
    assert scene.state.credits[RUNNER] == 3

    scene.pass_(RUNNER)
    until(scene, "break-window")
    assert strength(scene.state, number(scene, "Corroder")) == 2


@clause("ANR-ICE6", "ANR-E22", "ANR-Q21")
def test_gordian_blade_keeps_its_strength_for_the_run():
    scene = meeting(rezzed("Enigma", "Enigma"), rig=["Gordian Blade"])
    scene.choose(RUNNER, "Gordian Blade", "strength")
    scene.choose(RUNNER, "Gordian Blade", "break")
    scene.choose(RUNNER, "subroutine", "click")
    scene.choose(RUNNER, "Gordian Blade", "break")
    assert scene.state.credits[RUNNER] == 2
    scene.pass_(RUNNER)
    until(scene, "break-window")

    assert strength(scene.state, number(scene, "Gordian Blade")) == 3


@clause("ANR-ICE2", "ANR-E23", "ANR-CC14", "ANR-CC49", "ANR-ICE4", "ANR-CC21")
def test_yog_needs_datasucker_against_tollbooth():
    scene = meeting(
        rezzed("Tollbooth"), rig=["Yog.0", {"card": "Datasucker", "virus": 2}], credits=3
    )
    assert scene.state.credits[RUNNER] == 0
    assert not scene.offers(RUNNER, "Yog.0")
    scene.choose(RUNNER, "Datasucker")
    assert not scene.offers(RUNNER, "Yog.0")
    scene.choose(RUNNER, "Datasucker")
    scene.choose(RUNNER, "Yog.0")
    go_on(scene)

    assert scene.asked == (RUNNER, "access")


@clause("ANR-ICE2", "ANR-K1")
def test_a_breaker_of_the_wrong_type_cannot_break():
    scene = meeting(rezzed("Enigma"), rig=["Corroder", "Gordian Blade"])

    assert not scene.offers(RUNNER, "Corroder", "break")
    assert scene.offers(RUNNER, "Gordian Blade", "break")


@clause("ANR-ICE3", "ANR-DEC6", "ANR-ICE5")
def test_the_runner_picks_which_subroutine_is_broken():
    scene = meeting(rezzed("Enigma"), rig=["Gordian Blade"], clicks=4)
    scene.choose(RUNNER, "Gordian Blade", "break")
    scene.choose(RUNNER, "subroutine", "end the run")
    scene.pass_(RUNNER)
    go_on(scene)

    assert scene.asked == (RUNNER, "access")
    assert scene.state.clicks[RUNNER] == 2


@clause("ANR-ICE4", "ANR-DEC18")
def test_one_use_may_break_several_subroutines():
    scene = meeting(rezzed("Wall of Thorns"), rig=["Battering Ram"])
    scene.choose(RUNNER, "Battering Ram", "strength")
    scene.choose(RUNNER, "Battering Ram", "strength")
    scene.choose(RUNNER, "Battering Ram", "break")
    scene.take(RUNNER, 0)
    assert scene.offers(RUNNER, "done")
    scene.take(RUNNER, 0)
    assert scene.state.credits[RUNNER] == 1
    go_on(scene)

    assert scene.asked == (RUNNER, "access")


@clause("ANR-ICE8", "ANR-E27", "ANR-K3", "ANR-W4")
def test_clicks_break_subroutines_of_bioroids_whatever_the_strength():
    scene = meeting(rezzed("Ichi 1.0"), clicks=3, rig=["Corroder"])
    scene.choose(RUNNER, "Ichi 1.0")
    scene.take(RUNNER, 0)
    scene.choose(RUNNER, "Ichi 1.0")
    scene.take(RUNNER, 0)
    assert scene.state.clicks[RUNNER] == 0
    until(scene, "trace-bid")

    assert scene.asked[0] == CORP


@clause("ANR-ICE6", "ANR-Q21")
def test_encounter_boosts_are_not_offered_outside_an_encounter():
    scene = table(
        corp={"servers": {"hq": {"ice": ["Enigma"]}}}, runner={"rig": ["Corroder"]}, turn="runner"
    )
    run_on(scene, "HQ")

    assert scene.asked == (CORP, "rez-window")
    assert not scene.offers(RUNNER, "Corroder")


@clause("ANR-ICE7")
def test_gained_subroutines_stand_after_the_printed_ones():
    tyrant = {"card": "Tyrant", "rezzed": True, "advancement": 2}
    scene = meeting([tyrant], rig=["Morning Star"])
    scene.choose(RUNNER, "Morning Star")

    assert len(scene.options(RUNNER)) == 2


@clause("ANR-Q12", "ANR-2.14")
def test_trap_ice_is_broken_only_by_breakers_that_name_no_type():
    scene = meeting(rezzed("Data Mine"), rig=["Mimic", "Crypsis"])
    scene.choose(RUNNER, "Crypsis", "strength")
    scene.choose(RUNNER, "Crypsis", "strength")

    assert not scene.offers(RUNNER, "Mimic")
    assert scene.offers(RUNNER, "Crypsis", "break")


@clause("ANR-CC48")
def test_wyrm_breaks_only_ice_of_strength_zero():
    scene = meeting(rezzed("Enigma"), rig=["Wyrm"], credits=9)
    scene.choose(RUNNER, "Wyrm", "raise")
    assert not scene.offers(RUNNER, "Wyrm", "break")
    scene.choose(RUNNER, "Wyrm", "-1")
    scene.choose(RUNNER, "Wyrm", "-1")

    assert scene.offers(RUNNER, "Wyrm", "break")
