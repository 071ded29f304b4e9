"""What the judgement of positions must get right, whatever its weights are."""

from __future__ import annotations

from typing import Any

from nightdeck.games.netrunner.minds.judgement import evaluate
from nightdeck.games.netrunner.model.state import OnrState
from tests.games.netrunner.play import CORP, RUNNER, table, up, with_counters

DECK = ["Night Shift", "Hostile Takeover", "Quandary", "Wall of Static"] * 6


def chance(runner: dict[str, Any] | None = None, **corp: Any) -> float:
    """Return the Corp's chance in a position of the Runner's turn."""
    scene = table(corp={"rd": DECK, **corp}, runner=runner or {}, turn="runner")
    assert isinstance(scene.state, OnrState)
    return evaluate(scene.state, CORP)


def test_the_chances_of_both_sides_add_up():
    state = table(corp={"rd": DECK}, turn="runner").state
    assert abs(evaluate(state, CORP) + evaluate(state, RUNNER) - 1.0) < 1e-9


def test_scored_points_are_better_than_none_and_stolen_ones_worse():
    assert chance(points=3) > chance() > chance({"points": 3})


def test_an_agenda_in_archives_is_worse_than_one_in_hq():
    rest = ["Night Shift"] * 4
    in_hand = chance(hq=["Marine Arcology", *rest])
    assert chance(hq=rest, archives_down=["Marine Arcology"]) < in_hand


def test_ice_on_rd_is_better_than_none_and_worse_when_the_runner_breaks_it():
    guarded = {"rd": {"ice": [up("Keeper")]}}
    with_breaker = chance({"rig": ["Codecracker"]}, forts=guarded)
    assert chance(forts=guarded) - chance() > with_breaker - chance({"rig": ["Codecracker"]})


def test_an_agenda_behind_ice_is_better_than_one_without():
    agenda = [with_counters("Marine Arcology", advancement=1)]
    behind = chance(forts={"s1": {"ice": [up("Keeper")], "inside": agenda}})
    assert behind > chance(forts={"s1": {"inside": agenda}, "s2": {"ice": [up("Keeper")]}})


def test_a_tag_is_dangerous_with_what_burns_in_hq():
    hand = {"hand": ["Clown", "Imp"], "tags": 1}
    harmless = chance(hand, hq=["Night Shift"], bits=6)
    assert chance(hand, hq=["Scorched Earth"], bits=6) - harmless > 0.05
