"""Icebreakers that roll dice, learn or hurt: strength, subroutines and cards afterwards."""

from __future__ import annotations

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import RUNNER, run_on, table, until, up


def seeded(fits, make):
    """Return the first of some seeds whose die falls as the test needs it."""
    for seed in range(60):
        scene = make(seed)
        if fits(scene):
            return scene
    raise AssertionError("no seed fits")


def met(seed: int, ice: str, breaker: object, **runner: object) -> Scene:
    """Return a run on HQ at the encounter with rezzed ice."""
    return table(
        seed=seed,
        corp={"forts": {"hq": {"ice": [up(ice)]}}, "hq": ["Night Shift"] * 3},
        runner={"rig": [breaker], "bits": 9, "hand": ["Score!"] * 4, **runner},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )


@clause("ONR-2.1b", "ONR-17.27")
def test_ai_boon_rolls_for_its_strength_once_per_run():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}},
        runner={"rig": ["AI Boon"]},
        turn="runner",
    )
    assert scene.strength("AI Boon") == 0

    run_on(scene, "HQ")

    assert 1 <= scene.strength("AI Boon") <= 6
    until(scene, "runner-action")
    assert scene.strength("AI Boon") == 0


@clause("ONR-2.1b", "ONR-10.26")
@pytest.mark.parametrize("where", ["programs", "trash"])
def test_bartmoss_memorial_icebreaker_is_trashed_by_a_1(where):
    def pass_wall(seed: int) -> Scene:
        scene = met(seed, "Filter", "Bartmoss Memorial Icebreaker")
        return until(scene.choose(RUNNER, "break:"), "window")

    scene = seeded(lambda each: each.where("Bartmoss Memorial Icebreaker") == where, pass_wall)

    assert scene.bits(RUNNER) == 8


@clause("ONR-10.26")
def test_bartmoss_memorial_icebreaker_is_safe_where_it_broke_nothing():
    for seed in range(12):
        scene = table(
            seed=seed,
            corp={"forts": {"hq": {"ice": ["Data Wall", up("Filter")]}}},
            runner={"rig": ["Bartmoss Memorial Icebreaker"]},
            turn="runner",
            run={"fort": "hq", "at": "encounter"},
        )
        scene.choose(RUNNER, "break:")
        until(scene, "window")
        if scene.where("Bartmoss Memorial Icebreaker") != "programs":
            continue
        until(scene, "runner-action")
        assert scene.where("Bartmoss Memorial Icebreaker") == "programs"


@clause("ONR-12.5", "ONR-15.1")
def test_blink_breaks_with_a_high_die():
    scene = seeded(
        lambda each: each.state.broken == 1,
        lambda seed: met(seed, "Quandary", "Blink").choose(RUNNER, "break:", stop_at="check"),
    )

    assert len(scene.hand(RUNNER)) == 4


@clause("ONR-12.5", "ONR-15.1")
def test_blink_hurts_with_a_low_die_and_tries_no_subroutine_twice():
    scene = seeded(
        lambda each: len(each.hand(RUNNER)) < 4,
        lambda seed: met(seed, "Quandary", "Blink").choose(RUNNER, "break:", stop_at="stop"),
    )

    assert 1 <= len(scene.hand(RUNNER)) <= 3
    assert scene.state.broken == 0
    assert not scene.offers(RUNNER, "break:")


@clause("ONR-2.1f", "ONR-17.27")
def test_dupre_gets_stronger_after_a_run_in_which_it_broke_something():
    scene = met(0, "Filter", {"card": "Dupre", "familiarity": 1, "mark": "hq"})
    assert scene.strength("Dupre") == 1

    scene.choose(RUNNER, "break:")
    until(scene, "runner-action")

    assert scene.counters("Dupre", "familiarity") == 2


@clause("ONR-2.1f")
def test_dupre_forgets_one_fort_when_it_breaks_on_another():
    scene = met(0, "Filter", {"card": "Dupre", "familiarity": 3, "mark": "rd"})
    assert scene.strength("Dupre") == 0

    scene.choose(RUNNER, "break:")
    until(scene, "runner-action")

    assert scene.counters("Dupre", "familiarity") == 1
    assert scene.strength("Dupre") == 1
