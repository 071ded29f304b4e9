"""Section 17: windows in two parts, public tests, simultaneous effects."""

from __future__ import annotations

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


@clause("ONR-17.1", "ONR-17.2", "ONR-17.3")
def test_the_runner_is_asked_first_and_never_again_in_one_window():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Data Wall"]}}},
        runner={"rig": ["Smarteye"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    assert scene.asked == (RUNNER, "window")
    scene.pass_(RUNNER)
    assert scene.asked == (CORP, "window")
    scene.choose(CORP, "Rez Data Wall")
    assert scene.asked == (CORP, "window")


@clause("ONR-10.21", "ONR-17.25", "ONR-16.9")
def test_smarteye_exposes_the_ice_and_offers_a_jack_out_before_the_corp_may_rez():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Data Wall"]}}},
        runner={"rig": ["Smarteye"]},
        turn="runner",
    )
    run_on(scene, "HQ").choose(RUNNER, "Smarteye")
    assert scene.exposed("Data Wall")
    assert scene.asked == (RUNNER, "continue-or-jack-out")
    scene.choose(RUNNER, "Jack out")
    assert until(scene, "runner-action").run() == ""
    assert not scene.rezzed("Data Wall")


@clause("ONR-17.20b", "ONR-16.6")
def test_a_face_down_resource_makes_a_pause_in_every_window():
    scene = table(runner={"rig": ["Bolt Hole"]}, turn="runner")
    scene.choose(RUNNER, "Gain a bit")
    assert scene.asked == (RUNNER, "window")
    assert scene.offered(RUNNER) == ["Pass"]


@clause("ONR-17.20c", "ONR-24.24")
def test_the_corp_is_asked_before_a_draw_whenever_a_card_is_face_down():
    for card, options in (("Hostile Takeover", 1), ("City Surveillance", 2)):
        scene = table(corp={"forts": {"s1": {"inside": [card]}}}, turn="runner")
        scene.choose(RUNNER, "Draw a card")
        assert scene.asked == (CORP, "interrupt")
        assert len(scene.options(CORP)) == options


@clause("ONR-17.20c")
def test_the_automatic_draw_is_not_interrupted():
    scene = table(
        corp={"forts": {"s1": {"inside": ["City Surveillance"]}}}, turn="runner", phase="start"
    )
    scene.pass_(CORP)
    assert scene.asked == (CORP, "window")
    assert len(scene.hand(RUNNER)) == 1


@clause("ONR-17.6", "ONR-17.27")
def test_runner_owned_effects_come_first_even_in_the_corps_turn():
    scene = table(
        corp={
            "counters": {"butcher_boy": 4},
            "forts": {"s1": {"inside": [up("Braindance Campaign")]}},
        },
        phase="start",
    )
    until(scene, "corp-action")
    assert scene.bits(CORP) == 7
    assert scene.bits(RUNNER) == 5


@clause("ONR-5.1.2c", "ONR-16.10")
def test_a_card_rezzed_in_the_first_window_takes_part_in_the_start_of_the_turn():
    scene = table(
        corp={"forts": {"s1": {"inside": ["Braindance Campaign"]}}, "bits": 6}, phase="start"
    )
    scene.choose(CORP, "Rez Braindance Campaign")
    until(scene, "corp-action")
    assert scene.bits(CORP) == 2
    assert scene.counters("Braindance Campaign", "bits") == 10


@clause("ONR-17.15", "ONR-14.4")
def test_a_play_without_its_condition_is_not_offered():
    scene = table(corp={"hq": ["Scorched Earth"]})
    assert not scene.offers(CORP, "play:")


@clause("ONR-17.21")
def test_a_question_with_one_public_answer_is_not_put():
    scene = table(runner={"hand": []}, turn="runner")
    scene.choose(RUNNER, "Gain a bit")
    assert scene.asked == (RUNNER, "runner-action")
