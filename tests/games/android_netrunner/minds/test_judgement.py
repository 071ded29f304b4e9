"""Rules of thumb: better positions look better, sensible options weigh more."""

from __future__ import annotations

from nightdeck.games.android_netrunner.minds.habits import alike, weigh
from nightdeck.games.android_netrunner.minds.judgement import evaluate, is_quiet
from tests.games.android_netrunner.play import CORP, RUNNER, number, run_on, table, until


def test_points_raise_the_estimate_of_their_owner():
    even = table(turn="corp")
    ahead = table(corp={"score": ["Priority Requisition"]})
    behind = table(runner={"score": ["Priority Requisition"]})

    assert evaluate(behind.state, CORP) < evaluate(even.state, CORP) < evaluate(ahead.state, CORP)
    assert abs(evaluate(even.state, CORP) + evaluate(even.state, RUNNER) - 1.0) < 1e-9


def test_a_finished_game_is_certain():
    ready = {"remote1": {"root": [{"card": "Hostile Takeover", "advancement": 2}]}}
    scene = table(corp={"score": ["Priority Requisition"] * 2, "servers": ready})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "score")

    assert evaluate(scene.state, CORP) == 1.0
    assert evaluate(scene.state, RUNNER) == 0.0


def test_scoring_weighs_more_than_passing():
    ready = {"remote1": {"root": [{"card": "Hostile Takeover", "advancement": 2}]}}
    scene = table(corp={"servers": ready})
    scene.choose(CORP, "gain-credit")
    score, passing = scene.options(CORP)

    assert weigh(scene.state, score) > weigh(scene.state, passing)


def test_an_open_server_invites_more_than_a_guarded_one():
    wall = {"card": "Wall of Static", "rezzed": True}
    scene = table(corp={"servers": {"rd": {"ice": [wall]}}}, turn="runner")
    open_twin = table(turn="runner")

    assert weigh(scene.state, (11, 1)) < weigh(open_twin.state, (11, 1))


def test_copies_in_hand_are_alike():
    scene = table(corp={"hq": ["Hedge Fund", "Hedge Fund", "Enigma"]})
    first, second = number(scene, "Hedge Fund"), number(scene, "Hedge Fund", 1)

    assert alike(scene.state, (6, first, -1)) == alike(scene.state, (6, second, -1))
    enigma = number(scene, "Enigma")
    assert alike(scene.state, (5, enigma, 0)) != alike(scene.state, (5, enigma, 1))


def test_a_run_is_no_quiet_moment():
    scene = table(corp={"hq": ["Hunter"]}, turn="runner")
    assert is_quiet(scene.state)
    run_on(scene, "HQ")
    until(scene, "access")

    assert not is_quiet(scene.state)


MAKE_RUN, USE, PREVENT, SCORE, ADVANCE = 11, 12, 34, 14, 7


def test_runs_that_make_a_card_playable_invite_while_clicks_last():
    plain = table(runner={"credits": 3}, turn="runner")
    early = table(runner={"credits": 3, "grip": ["Notoriety"]}, turn="runner")
    late = table(runner={"credits": 3, "grip": ["Notoriety"], "clicks": 3}, turn="runner")
    archives = (MAKE_RUN, 2)

    assert weigh(early.state, archives) > weigh(plain.state, archives) + 2.0
    assert weigh(late.state, archives) < weigh(early.state, archives)


def test_runs_behind_a_wall_open_no_card():
    wall = {"hq": {"ice": [{"card": "Wall of Static", "rezzed": True}]}}
    scene = table(corp={"servers": wall}, runner={"grip": ["Notoriety"]}, turn="runner")
    plain = table(corp={"servers": wall}, runner={"grip": ["Sure Gamble"]}, turn="runner")

    assert weigh(scene.state, (MAKE_RUN, 2)) == weigh(plain.state, (MAKE_RUN, 2))


def test_an_agenda_that_pays_for_more_is_advanced_once_more():
    ready = {"remote1": {"root": [{"card": "Project Atlas", "advancement": 3}]}}
    rich = table(corp={"servers": ready, "credits": 5, "clicks": 2})
    poor = table(corp={"servers": ready, "credits": 0, "clicks": 2})
    atlas = number(rich, "Project Atlas")

    assert weigh(rich.state, (SCORE, atlas)) < 1.0 < weigh(rich.state, (ADVANCE, atlas))
    assert weigh(poor.state, (SCORE, atlas)) > 1.0 > weigh(poor.state, (ADVANCE, atlas))


def test_an_agenda_that_wins_is_scored_at_once():
    ready = {"remote1": {"root": [{"card": "Project Atlas", "advancement": 3}]}}
    won = {"servers": ready, "credits": 5, "clicks": 2, "score": ["Priority Requisition"] * 2}
    scene = table(corp=won)

    assert weigh(scene.state, (SCORE, number(scene, "Project Atlas"))) > 1.0


def test_what_prevents_is_kept():
    scene = table(runner={"rig": ["Fall Guy"]}, turn="runner")
    guy = number(scene, "Fall Guy")

    assert weigh(scene.state, (USE, guy, 0, -1)) < weigh(scene.state, (0,))
    assert weigh(scene.state, (PREVENT, guy, 0)) > weigh(scene.state, (0,))
