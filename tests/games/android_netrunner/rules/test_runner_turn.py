"""ANR-R: the Runner's turn."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.terms import GRIP, HEAP
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    asked_names,
    names,
    pass_windows,
    run_on,
    table,
)


@clause("ANR-R1.1a", "ANR-R1.2", "ANR-Q03", "ANR-CC47")
def test_the_runner_has_clicks_before_the_turn_begins():
    scene = table(runner={"rig": ["Wyldside"]}, turn="runner", phase="start")

    assert scene.asked == (RUNNER, "action")
    assert scene.state.clicks[RUNNER] == 3
    assert len(scene.state.zones[GRIP]) == 2


@clause("ANR-R1.3", "ANR-R1.3b")
def test_the_runner_must_act_while_clicks_are_left():
    scene = table(turn="runner")
    assert not scene.offers(RUNNER, "pass")

    for _ in range(4):
        scene.choose(RUNNER, "gain-credit")

    assert scene.state.credits[RUNNER] == 9
    assert scene.asked[0] == CORP


@clause("ANR-R1.3a", "ANR-Q06", "ANR-V4")
def test_drawing_from_an_empty_stack_is_not_offered_and_never_loses():
    scene = table(runner={"stack": []}, turn="runner")

    assert not scene.offers(RUNNER, "draw:")
    assert scene.outcome is None


@clause("ANR-R1.3a")
def test_a_click_draws_the_top_card_of_the_stack():
    scene = table(runner={"stack": ["Corroder", "Diesel"]}, turn="runner")

    scene.choose(RUNNER, "draw:")

    assert names(scene, GRIP) == ["Corroder"]


@clause("ANR-R1.3e", "ANR-E08", "ANR-TAG2", "ANR-EV25")
def test_removing_a_tag_costs_a_click_and_two_credits():
    scene = table(runner={"tags": 2, "credits": 3}, turn="runner")

    scene.choose(RUNNER, "remove-tag")

    assert scene.state.runner_tags == 1
    assert scene.state.credits[RUNNER] == 1
    assert scene.state.clicks[RUNNER] == 3
    assert not scene.offers(RUNNER, "remove-tag")


@clause("ANR-R1.3f", "ANR-RUN13")
def test_a_run_may_be_made_on_every_existing_server():
    scene = table(corp={"servers": {"remote1": {"ice": ["Enigma"]}}}, turn="runner")

    assert len([each for each in scene.options(RUNNER) if each[0] == 11]) == 4
    run_on(scene, "Archives")
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-R1.3g", "ANR-1.30")
def test_click_abilities_are_actions():
    scene = table(runner={"rig": ["Armitage Codebusting"]}, turn="runner")

    scene.choose(RUNNER, "use", "Armitage")

    assert scene.state.credits[RUNNER] == 7
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-R1.3c", "ANR-R1.3d")
def test_cards_are_installed_and_played_from_the_grip():
    scene = table(runner={"grip": ["Corroder", "Sure Gamble"]}, turn="runner")

    scene.choose(RUNNER, "play", "Sure Gamble")
    scene.choose(RUNNER, "install", "Corroder")

    assert scene.state.credits[RUNNER] == 7
    assert scene.state.clicks[RUNNER] == 2


@clause("ANR-R2.1", "ANR-Q46", "ANR-E14")
def test_the_runner_discards_one_card_of_choice_at_a_time_face_up():
    scene = table(
        runner={"grip": ["Corroder"] * 5 + ["Diesel", "Aurora"], "clicks": 1}, turn="runner"
    )
    scene.choose(RUNNER, "gain-credit")

    scene.choose(RUNNER, "discard", "Diesel")
    assert names(scene, HEAP) == ["Diesel"]
    scene.choose(RUNNER, "discard", "Aurora")

    assert names(scene, HEAP) == ["Diesel", "Aurora"]
    assert scene.asked[0] == CORP


@clause("ANR-R2.1", "ANR-1.23", "ANR-1.28", "ANR-D2")
def test_brain_damage_lowers_the_hand_size():
    grip = ["Corroder"] * 4
    scene = table(runner={"grip": grip, "brain_damage": 2, "clicks": 1}, turn="runner")
    scene.choose(RUNNER, "gain-credit")

    assert scene.asked == (RUNNER, "discard")


@clause("ANR-R2.3", "ANR-V3b", "ANR-E14")
def test_a_negative_hand_size_flatlines_at_the_end_of_the_turn():
    scene = table(runner={"brain_damage": 6, "clicks": 1}, turn="runner")
    scene.choose(RUNNER, "gain-credit")

    assert scene.outcome is not None
    assert scene.outcome.winners == (CORP,)
    assert scene.outcome.clause == "ANR-V3b"


@clause("ANR-R2.3", "ANR-E14")
def test_a_hand_size_of_zero_is_survived():
    scene = table(runner={"grip": ["Diesel"], "brain_damage": 5, "clicks": 1}, turn="runner")
    scene.choose(RUNNER, "gain-credit")

    assert scene.outcome is None
    assert names(scene, GRIP) == []


@clause("ANR-R1.1", "ANR-R1.3w", "ANR-R2.2", "ANR-SEQ2")
def test_a_runner_turn_has_six_windows():
    root = {"remote1": {"root": ["PAD Campaign"]}}
    scene = table(corp={"credits": 0, "servers": root}, turn="runner", phase="start")
    windows = []
    while scene.state.turn_seat == RUNNER:
        seat, name = scene.asked
        if name == "action":
            scene.choose(RUNNER, "gain-credit")
            continue
        windows.append((seat, name))
        scene.pass_(seat)
    assert windows == [
        (CORP, "turn-window"),
        *[(CORP, "after-action")] * 4,
        (CORP, "discard-window"),
    ]


@clause("ANR-C3.4")
def test_the_corp_has_no_clicks_in_the_runners_turn():
    scene = table(turn="runner")

    assert scene.state.clicks[CORP] == 0
    assert asked_names(pass_windows(scene)) == [(RUNNER, "action")]
