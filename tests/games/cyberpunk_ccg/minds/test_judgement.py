"""What the judgement of positions must get right, whatever its weights are."""

from __future__ import annotations

from typing import Any

from nightdeck.games.cyberpunk_ccg.minds.judgement import chances
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from tests.games.cyberpunk_ccg.tables import A, B, crew, person, scene


def chance(a: dict[str, Any], b: dict[str, Any] | None = None, **more: Any) -> float:
    """Return the chance of the first player."""
    state = scene(a, b, **more).state
    assert isinstance(state, CcgState)
    return chances(state)[A]


def test_the_chances_of_all_players_add_up():
    state = scene({"ops": 30}, {"style": 20}, {"runners": ["Street Muscle"]}).state
    assert isinstance(state, CcgState)
    assert abs(sum(chances(state)) - 1.0) < 1e-9


def test_points_on_any_way_are_better_than_none():
    assert chance({"ops": 20}) > chance({})
    assert chance({"style": 20}) > chance({})
    assert chance({"sponsor": "N.C.P.D.", "busts": 20}) > chance({"sponsor": "N.C.P.D."})


def test_the_last_steps_of_a_way_count_more_than_the_first():
    first = chance({"ops": 20}) - chance({})
    assert chance({"ops": 90}, {"ops": 70}) - chance({"ops": 70}, {"ops": 70}) > first


def test_who_is_used_guards_nothing():
    force = {"runners": crew(4, "8/2/8", team=1)}
    places = ["Corner Dive", "Night Market", "Chop Shop"]
    ready = chance({"runners": crew(3, "5/2/8"), "locations": places}, force, turn=B)
    tired = crew(3, "5/2/8", used=True)
    assert chance({"runners": tired, "locations": places}, force, turn=B) < ready


def test_one_team_of_four_reaches_more_than_four_alone():
    together = chance({"runners": crew(4, "6/2/4", team=1)}, step="damage control")
    apart = [person("Road Scout", "6/2/4", 3, team=place) for place in range(1, 5)]
    assert chance({"runners": apart}, step="damage control") < together


def test_a_softened_target_is_worth_the_runner_who_did_it():
    team = [person("Road Scout", "5/1/4", 2, team=1) for _ in range(3)]
    hard = {"card": "Data Snatch", "m_sec": 2, "e_sec": 9}
    soft = {"card": "Data Snatch", "m_sec": 2, "e_sec": 4}
    fresh = {"runners": [*team, "Data Thief"], "operations": [hard]}
    spent = {"runners": [*team, {"card": "Data Thief", "used": True}], "operations": [soft]}
    assert chance(spent, step="closing") > chance(fresh, step="closing")


def test_a_wall_that_nobody_has_hit_is_nearer_to_winning():
    guards = [person("Street Muscle", "1/1/31", 3, team=1) for _ in range(4)]
    wall = {"sponsor": "Arasaka", "runners": guards, "locations": ["Mega-Mall"]}
    assert chance(wall, turn=B) > chance(wall | {"hit_since": True}, turn=B)
