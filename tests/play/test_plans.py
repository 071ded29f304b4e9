"""A shortcut under way: passes between its answers do not end it, anything else does."""

from __future__ import annotations

from nightdeck.play.plans import Plan
from nightdeck.testing import Scene

CORP, RUNNER = 0, 1
TURN = "1.1"


def runner_taking_credits() -> tuple[Scene, Plan]:
    """Return a Runner who takes three credits, and a Corp that is asked after each of them."""
    servers = {"remote1": {"root": ["PAD Campaign"]}}
    scene = Scene("android_netrunner", turn="runner", corp={"servers": servers, "credits": 5})
    credit = next(each for each in scene.options(RUNNER) if scene.game.verb(each) == "gain-credit")
    return scene, Plan(RUNNER, [credit] * 3, TURN)


def goes_on(scene: Scene, plan: Plan, *words: str) -> bool:
    """Take an answer and tell whether anything is left of the plan."""
    seat, _ = scene.asked
    place = scene.fitting(seat, words)[0]
    left = plan.goes_on(scene.state, seat, scene.options(seat)[place])
    scene.take(seat, place)
    return left


def to_the_next_action(scene: Scene, plan: Plan) -> None:
    """Pass for everybody until the Runner may act again."""
    while scene.asked != (RUNNER, "action"):
        assert goes_on(scene, plan, "pass:")


def test_passes_of_both_sides_leave_a_plan_as_it_is() -> None:
    scene, plan = runner_taking_credits()
    assert goes_on(scene, plan, "gain-credit:")

    to_the_next_action(scene, plan)

    place = plan.next_place(scene.state, TURN)
    assert place is not None
    assert scene.verbs(RUNNER)[place] == "gain-credit"


def test_a_card_that_is_turned_up_in_between_ends_a_plan() -> None:
    scene, plan = runner_taking_credits()
    goes_on(scene, plan, "gain-credit:")
    while scene.asked[0] != CORP:
        goes_on(scene, plan, "pass:")

    assert not goes_on(scene, plan, "rez:")


def test_another_answer_of_the_same_player_ends_their_plan() -> None:
    scene, plan = runner_taking_credits()

    assert not goes_on(scene, plan, "draw:")


def test_a_plan_is_over_with_its_turn_and_with_its_last_answer() -> None:
    scene, plan = runner_taking_credits()
    assert plan.next_place(scene.state, "2.1") is None

    left = [goes_on(scene, plan, "gain-credit:")]
    while left[-1]:
        to_the_next_action(scene, plan)
        left.append(goes_on(scene, plan, "gain-credit:"))

    assert left == [True, True, False]
