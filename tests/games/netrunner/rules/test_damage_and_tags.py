"""Sections 14 and 15: tags and damage beyond the worked examples."""

from __future__ import annotations

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, up


def hurt(*inside: object, **runner: object) -> Scene:
    """Return an access of cards in S1."""
    scene = table(
        corp={"forts": {"s1": {"inside": list(inside)}}, "bits": 9}, runner=runner, turn="runner"
    )
    run_on(scene, "S1").choose(RUNNER, "Continue")
    if scene.asked == (CORP, "window"):
        scene.pass_(CORP)
    return scene


@clause("ONR-15.4", "ONR-15.6", "ONR-15.10")
def test_a_per_turn_pool_is_used_point_by_point():
    scene = hurt(up("Setup!"), rig=["Force Shield"], hand=["Score!"] * 3)
    assert scene.asked == (RUNNER, "prevent")
    scene.choose(RUNNER, "Force Shield").choose(RUNNER, "Force Shield")
    assert len(scene.hand(RUNNER)) == 3
    assert scene.asked == (RUNNER, "trash-set")


@clause("ONR-15.8", "ONR-15.6")
def test_full_body_conversion_lets_through_what_the_corp_pays_for():
    scene = table(
        corp={"hq": ["Scorched Earth"], "bits": 5},
        runner={"rig": ["Full Body Conversion"], "tags": 1, "hand": ["Score!"] * 4},
    )
    scene.choose(CORP, "Scorched Earth")
    assert scene.asked == (CORP, "number")
    scene.choose(CORP, (29, 2)).choose(RUNNER, "Let it happen")
    assert (len(scene.hand(RUNNER)), scene.bits(CORP)) == (2, 0)


@clause("ONR-15.10", "ONR-16.6")
def test_a_hidden_resource_prevents_as_much_as_is_left():
    scene = table(
        corp={"score": ["Tycho Extension"], "hq": ["Punitive Counterstrike"]},
        runner={"rig": ["Bolt Hole"], "tags": 1, "hand": ["Score!"] * 3},
    )
    scene.choose(CORP, "Punitive Counterstrike").choose(RUNNER, "Bolt Hole")
    assert (len(scene.hand(RUNNER)), scene.trash()) == (3, ["Bolt Hole"])


@clause("ONR-17.20c", "ONR-24.11")
def test_meat_damage_in_a_corp_turn_may_meet_an_identity_donor():
    for hand, options in ((["Score!"] * 5, 1), (["Score!", "Identity Donor"], 2)):
        scene = table(corp={"hq": ["Punitive Counterstrike"]}, runner={"tags": 1, "hand": hand})
        scene.choose(CORP, "Punitive Counterstrike")
        assert (scene.asked, len(scene.options(RUNNER))) == ((RUNNER, "prevent"), options)
    scene.choose(RUNNER, "Identity Donor")
    assert (scene.bad_publicity(), scene.hand(RUNNER)) == (2, ["Score!"])


@clause("ONR-14.2", "ONR-14.6")
def test_a_tag_is_avoided_once_asked():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Fetch 4.0.1")]}}},
        runner={"rig": ["Fall Guy", "Nasuko Cycle"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(CORP, (35, 0, 0))
    assert scene.asked == (RUNNER, "prevent")
    scene.choose(RUNNER, "Fall Guy")
    assert (scene.tags(), scene.where("Fall Guy")) == (0, "trash")


@clause("ONR-15.1", "ONR-16.11", "ONR-11.2a")
def test_an_advanced_trap_does_brain_damage():
    scene = hurt(up("Vacant Soulkiller", advancement=2), hand=["Score!"] * 4)
    assert (scene.brain_damage(), len(scene.hand(RUNNER)), scene.hand_size(RUNNER)) == (2, 2, 3)


@clause("ONR-15.2")
def test_trauma_counters_are_used_one_at_a_time():
    scene = table(
        corp={"hq": ["Punitive Counterstrike"]},
        runner={"rig": ["Trauma Team"], "tags": 1, "hand": ["Score!"] * 3},
    )
    scene.choose(CORP, "Punitive Counterstrike").choose(RUNNER, "Trauma Team")
    scene.choose(RUNNER, "Let it happen")
    assert (len(scene.hand(RUNNER)), scene.counters("Trauma Team", "trauma")) == (2, 1)
