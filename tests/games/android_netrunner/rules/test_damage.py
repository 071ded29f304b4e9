"""ANR-D: damage."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.terms import BRAIN, GRIP, HEAP, MEAT, NET
from nightdeck.games.android_netrunner.rules.damage import do_damage
from nightdeck.kernel.engine import advance
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import CORP, RUNNER, names, table, zone_of


def harm(scene: Scene, kind: int, amount: int, preventable: bool = True) -> Scene:
    """Let damage happen now, before the open question is asked again."""
    state = scene.state
    state.question = None
    state.at[-1] -= 1
    do_damage(state, kind, amount, preventable)
    advance(state)
    return scene


def runner_with(cards: int, **more: object) -> Scene:
    return table(runner={"grip": ["Diesel"] * cards, **more}, turn="runner")


@clause("ANR-D1", "ANR-D3", "ANR-D5", "ANR-E13", "ANR-EV24", "ANR-H8", "ANR-SEQ9")
def test_each_point_trashes_a_random_card_and_an_empty_grip_is_survived():
    scene = harm(runner_with(3), NET, 3)

    assert names(scene, HEAP) == ["Diesel"] * 3
    assert scene.outcome is None


@clause("ANR-D3", "ANR-V3", "ANR-V3a", "ANR-E13", "ANR-0.3")
def test_more_damage_than_cards_flatlines():
    scene = harm(runner_with(0), NET, 1)

    assert scene.outcome is not None
    assert scene.outcome.winners == (CORP,)
    assert scene.outcome.clause == "ANR-V3a"


@clause("ANR-D2", "ANR-1.28")
def test_brain_damage_also_leaves_a_counter():
    scene = harm(runner_with(2), BRAIN, 1)

    assert scene.state.brain_damage == 1
    assert len(scene.state.zones[GRIP]) == 1


@clause("ANR-D4", "ANR-E58", "ANR-AB8", "ANR-DEC13", "ANR-AB21")
def test_one_instance_is_one_event_for_prevention():
    scene = harm(runner_with(5, rig=["Crash Space"]), MEAT, 4)
    assert scene.asked == (RUNNER, "prevention")

    scene.choose(RUNNER, "prevent", "Crash Space")
    scene.choose(RUNNER, "number: 3")

    assert len(scene.state.zones[GRIP]) == 4
    assert zone_of(scene, "Crash Space") == HEAP


@clause("ANR-AB21", "ANR-AB8")
def test_no_pause_is_raised_without_a_fitting_ability():
    scene = harm(runner_with(5, rig=["Crash Space"]), NET, 1)

    assert len(scene.state.zones[GRIP]) == 4


@clause("ANR-AB21")
def test_damage_that_cannot_be_prevented_skips_the_pause():
    scene = harm(runner_with(5, rig=["Crash Space"]), MEAT, 2, preventable=False)

    assert len(scene.state.zones[GRIP]) == 3


@clause("ANR-AB8", "ANR-AB21", "ANR-E77", "ANR-SB1")
def test_counters_prevent_one_by_one_and_the_empty_card_is_trashed():
    scene = harm(runner_with(5, rig=["Plascrete Carapace"]), MEAT, 5)
    for _ in range(4):
        scene.choose(RUNNER, "prevent", "Plascrete")

    assert len(scene.state.zones[GRIP]) == 4
    assert zone_of(scene, "Plascrete Carapace") == HEAP


@clause("ANR-D6")
def test_no_damage_is_no_event():
    scene = harm(runner_with(1, rig=["Net Shield"]), NET, 0)

    assert scene.asked == (RUNNER, "action")
    assert scene.state.tally[14] == 0


@clause("ANR-E59", "ANR-CC26", "ANR-K29")
def test_net_shield_helps_once_against_the_first_net_damage_of_a_turn():
    scene = harm(runner_with(3, rig=["Net Shield"]), NET, 1)
    scene.choose(RUNNER, "prevent", "Net Shield")
    assert len(scene.state.zones[GRIP]) == 3
    assert scene.state.credits[RUNNER] == 4

    harm(scene, NET, 1)
    assert len(scene.state.zones[GRIP]) == 2
