"""What people read when they are asked: what happens, what it costs, what follows."""

from __future__ import annotations

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


def asked(scene: Scene) -> str:
    """Return the words of the open question."""
    text: str = scene.view(scene.asked[0])["prompt"]["text"]
    return text


def after(scene: Scene, verb: str) -> str:
    """Return what an option says will follow."""
    options = scene.view(scene.asked[0])["prompt"]["options"]
    found: str = next(each.get("after", "") for each in options if each["verb"] == verb)
    return found


@clause("ONR-24.11")
def test_a_tag_is_named_before_it_is_avoided():
    scene = table(
        corp={"hq": ["Trap!"], "bits": 4},
        runner={"hand": ["Score!"] * 5, "rig": ["Fall Guy"]},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "pay-or").choose(CORP, "Pay 4 bits")
    until(scene, "prevent")
    assert asked(scene) == "You are about to receive a tag. Do you avoid it?"


@clause("ONR-24.11", "ONR-17.17")
def test_what_is_about_to_be_trashed_is_named():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}},
        runner={"rig": ["Cloak", "Umbrella Policy"]},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "prevent")
    assert asked(scene) == "Cloak is about to be trashed. Do you save anything?"


@clause("ONR-24.24", "ONR-17.20c")
def test_an_interrupt_says_what_it_would_interrupt():
    scene = table(corp={"forts": {"s1": {"inside": ["Setup!"]}}}, turn="runner")
    scene.choose(RUNNER, "Draw a card")
    assert asked(scene) == "The Runner is about to draw. Do you rez something first?"


@clause("ONR-24.7")
def test_who_does_not_pay_reads_what_follows():
    forts = {"s1": {"inside": [up("Newsgroup Taunting")]}}
    scene = until(run_on(table(corp={"forts": forts}, turn="runner"), "HQ"), "pay-or")
    assert after(scene, "decline") == "the run ends"


@clause("ONR-24.14")
def test_a_steal_with_a_price_names_the_agenda():
    fort = {"inside": ["Hostile Takeover", up("Red Herrings")]}
    scene = table(corp={"forts": {"s1": fort}}, turn="runner")
    until(run_on(scene, "S1"), "steal-or-decline")
    assert asked(scene) == "Do you pay to steal Hostile Takeover?"


@clause("ONR-10.9", "ONR-10.10")
@pytest.mark.parametrize(
    ("ice", "words"),
    [
        (["Filter", "Rex"], "the next ice is approached"),
        (["Rex"], "the Corp may act, and you access HQ"),
    ],
)
def test_going_on_says_where_the_run_goes(ice: list[str], words: str):
    scene = run_on(table(corp={"forts": {"hq": {"ice": ice}}}, turn="runner"), "HQ")
    scene.pass_(CORP)
    assert after(scene, "continue") == words


@clause("ONR-12.5", "ONR-12.19")
def test_a_break_of_every_subroutine_names_its_whole_price():
    fort = {"ice": [up("Reinforced Wall")], "inside": ["Crystal Palace Station Grid"]}
    scene = table(
        corp={"forts": {"hq": fort}},
        runner={"rig": ["Dropp"], "bits": 9},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    while not scene.offers(RUNNER, "break:"):
        scene.choose(RUNNER, "boost:")
    options = scene.view(RUNNER)["prompt"]["options"]
    note = next(each["note"] for each in options if each["verb"] == "break")
    before = scene.bits(RUNNER)
    scene.choose(RUNNER, "break:")
    assert note == f"{before - scene.bits(RUNNER)} bits"


@clause("ONR-10.10", "ONR-24.5")
def test_the_last_window_speaks_to_the_one_who_is_asked():
    scene = run_on(table(turn="runner"), "HQ")
    assert asked(scene) == "Nothing stands between you and HQ. Continue the run?"


@clause("ONR-17.20", "ONR-17.19")
@pytest.mark.parametrize(("side", "words"), [("corp", "Your"), ("runner", "The Runner's")])
def test_a_window_with_nothing_to_do_says_why_it_is_asked(side: str, words: str):
    forts = {"s1": {"inside": ["Hostile Takeover"]}}
    scene = table(corp={"forts": forts}, turn=side, phase="turn-start")
    assert (scene.asked, scene.verbs(CORP)) == ((CORP, "window"), ["pass"])
    assert asked(scene) == f"{words} turn starts. Do you do anything?"
    note = scene.view(CORP)["prompt"]["note"]
    assert note == "There is nothing to do; you are asked so that the pause tells nothing"


@clause("ONR-24.12")
def test_a_choice_begins_with_the_card_that_asks_for_it():
    runner = {"hand": ["Temple Microcode Outlet"], "stack": ["Dwarf", "Codecracker"], "bits": 5}
    scene = table(runner=runner, turn="runner")
    scene.choose(RUNNER, "Play Temple Microcode Outlet")
    assert asked(scene) == "Temple Microcode Outlet: which card do you choose?"


@clause("ONR-24.6")
def test_an_encounter_names_the_ice():
    forts = {"hq": {"ice": [up("Filter")]}}
    scene = table(corp={"forts": forts}, runner={"rig": ["Codecracker"]}, turn="runner")
    until(run_on(scene, "HQ"), "encounter")
    assert asked(scene) == "How do you meet Filter?"


def bidding() -> Scene:
    """Return a trace of Hunter, limit 5, against a Runner with a base link; the Corp has 4 bits."""
    scene = table(
        corp={"bits": 4, "hq": ["Night Shift"], "forts": {"hq": {"ice": [up("Hunter")]}}},
        runner={"bits": 6, "rig": ["Access to Kiribati"]},
        turn="runner",
    )
    return until(run_on(scene, "HQ"), "trace-bid-corp")


@clause("ONR-24.9", "ONR-13.3", "ONR-13.5")
def test_the_runner_reads_what_the_corp_can_bid_and_which_link_is_safe():
    scene = bidding().choose(CORP, "Bid 1 bit")
    prompt = scene.view(RUNNER)["prompt"]

    assert prompt["note"] == "The Corp's sealed bid is 4 at most; a tie finds you"
    notes = [each["note"] for each in prompt["options"]]
    assert notes[0] == "link 0: any bid finds you, even 0"
    assert notes[4:6] == [
        "4 bits, link 4: a bid of 4 finds you",
        "5 bits, link 5: safe against every bid",
    ]


@clause("ONR-13.2")
def test_the_steps_of_a_trace_are_shown_while_bids_are_sealed():
    scene = bidding()
    assert scene.view(RUNNER)["timeline"]["title"] == "Trace 5"
    assert step_now(scene) == "Corp bids"
    assert "versus" not in [each["id"] for each in scene.view(RUNNER)["scene"]["regions"]]
    scene.choose(CORP, "Bid 1 bit")
    assert step_now(scene) == "Runner bids"


def step_now(scene: Scene) -> str:
    """Return the step of the timeline that both see."""
    steps = scene.view(RUNNER)["timeline"]["steps"]
    found: str = next(each["name"] for each in steps if each["state"] == "now")
    return found


@clause("ONR-24.2", "ONR-7.4")
def test_the_forts_for_one_card_stand_together():
    scene = table(corp={"hq": ["Data Wall"], "bits": 5}, turn="corp")
    options = scene.view(CORP)["prompt"]["options"]
    installs = [each["group"] for each in options if each["verb"] == "install"]

    assert {each["text"] for each in installs} == {"Install Data Wall"}
    assert [each["short"] for each in installs][:3] == ["On HQ", "On R&D", "On Archives"]
