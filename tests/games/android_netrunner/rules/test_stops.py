"""Which windows are asked about at the stops the game advises; ANR-W1 to ANR-W8."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games import game
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.stops import advised, unasked
from nightdeck.seen.views import joined, redealt, stop_of, view
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.tables import corp_turn, runner_turn

GAME = game("android_netrunner")
ADVISED = advised(GAME)


def asked(scene: Scene) -> tuple[int, str]:
    """Return who is asked what, after everything that the advised stops pass."""
    while (place := unasked(scene.state, ADVISED)) is not None:
        scene.take(scene.state.question.seat, place)
    return scene.asked


def hq_behind(ice: str, rezzed: bool = True, **more: Any) -> dict[str, Any]:
    """Return a Corp with one piece of ice in front of HQ."""
    return {"servers": {"hq": {"ice": [{"card": ice, "rezzed": rezzed}]}}, **more}


@clause("ANR-W5", "ANR-RUN3.1a")
def test_a_run_through_one_ice_that_can_be_broken_takes_four_answers() -> None:
    corp = hq_behind("Wall of Static", hq=["Hedge Fund"])
    scene = runner_turn(corp, rig=["Corroder", "Gordian Blade"], credits=9)
    answers = []
    scene.choose(RUNNER, "Run on HQ")
    answers.append("run")
    while asked(scene)[1] != "action":
        answers.append(scene.asked[1])
        shortcuts = GAME.shortcuts(scene.state, RUNNER)
        for option in shortcuts[0][1] if shortcuts else [scene.options(RUNNER)[0]]:
            scene.choose(RUNNER, option)

    assert answers == ["run", "break-window", "jack-out", "access"]


@clause("ANR-RUN3.1a")
def test_an_encounter_is_passed_when_only_the_wrong_icebreaker_could_be_boosted() -> None:
    scene = runner_turn(hq_behind("Wall of Static"), rig=["Gordian Blade"], credits=9)
    scene.choose(RUNNER, "Run on HQ").pass_until("break-window", seat=RUNNER)

    assert len(scene.options(RUNNER)) > 1
    assert unasked(scene.state, ADVISED) is not None


@clause("ANR-RUN3.1a")
def test_a_boost_that_leads_to_a_break_is_asked_about() -> None:
    corp = {"servers": {"hq": {"ice": [{"card": "Ice Wall", "rezzed": True, "advancement": 2}]}}}
    scene = runner_turn(corp, rig=["Corroder"], credits=5)
    scene.choose(RUNNER, "Run on HQ")

    assert asked(scene) == (RUNNER, "break-window")


@clause("ANR-RUN2.1a", "ANR-W7")
@pytest.mark.parametrize("credits", [9, 0])
def test_face_down_ice_is_always_asked_about_whatever_the_corp_can_pay(credits: int) -> None:
    scene = runner_turn(hq_behind("Ichi 1.0", rezzed=False, credits=credits))
    scene.choose(RUNNER, "Run on HQ")

    assert asked(scene) == (CORP, "rez-window")


@clause("ANR-RUN4.1a")
def test_a_face_down_card_elsewhere_does_not_hold_up_a_run() -> None:
    corp = {"servers": {"remote1": {"root": ["PAD Campaign"]}}, "credits": 9, "hq": ["Hedge Fund"]}
    scene = runner_turn(corp)
    scene.choose(RUNNER, "Run on HQ")
    assert asked(scene) == (RUNNER, "jack-out")
    scene.choose(RUNNER, "continue")

    assert asked(scene) == (RUNNER, "access")


@clause("ANR-RUN4.1a")
def test_a_face_down_card_of_the_attacked_server_is_asked_about_before_the_access() -> None:
    corp = {"servers": {"remote1": {"root": ["Red Herrings"]}}, "credits": 9}
    scene = runner_turn(corp)
    scene.choose(RUNNER, "Run on Server 1")
    assert asked(scene) == (RUNNER, "jack-out")
    scene.choose(RUNNER, "continue")

    assert asked(scene) == (CORP, "last-rez-window")


@clause("ANR-C1.1")
def test_the_corp_may_rez_before_its_turn_begins() -> None:
    corp = {"servers": {"remote1": {"root": ["PAD Campaign"]}}, "credits": 9}
    scene = runner_turn(corp)
    while asked(scene)[0] == RUNNER:
        scene.choose(RUNNER, "gain-credit")

    assert scene.asked == (CORP, "draw-window")


@clause("ANR-C2.2w")
def test_an_advanced_agenda_is_asked_about_after_the_last_click() -> None:
    agenda = {"card": "Hostile Takeover", "advancement": 1}
    scene = corp_turn(servers={"remote1": {"root": [agenda]}}, credits=9, clicks=1)
    scene.choose(CORP, "advance")

    assert asked(scene) == (CORP, "after-action")
    told = GAME.prompt(scene.state, CORP)
    assert told.text == "Score Hostile Takeover, or end the turn?"


@clause("ANR-C2.2w")
def test_the_window_before_an_action_is_shown_as_one_question_with_it() -> None:
    agenda = {"card": "Hostile Takeover", "advancement": 2}
    scene = corp_turn(servers={"remote1": {"root": [agenda]}}, credits=9, clicks=3)
    scene.choose(CORP, "gain-credit")
    assert asked(scene) == (CORP, "after-action")
    prompt = view(scene.state, CORP)["prompt"]

    assert prompt["text"] == "Score it, or act?"
    assert [each["text"] for each in prompt["options"]] == ["Score Hostile Takeover", "Continue"]
    assert "Take 1 credit" in [each["text"] for each in prompt["joined"]]


@clause("ANR-W2")
def test_nothing_is_joined_when_the_other_player_might_act_in_between() -> None:
    corp = {"servers": {"remote1": {"root": ["PAD Campaign"]}}, "credits": 9}
    rig = ["Self-modifying Code"]
    scene = Scene("android_netrunner", turn="corp", corp=corp, runner={"rig": rig, "credits": 9})
    scene.choose(CORP, "gain-credit")

    assert scene.asked == (CORP, "after-action")
    assert joined(scene.state) is None


@clause("ANR-INS8")
def test_nobody_is_asked_to_trash_programs_while_memory_suffices() -> None:
    scene = runner_turn(rig=["Corroder"], grip=["Gordian Blade"], credits=9)
    scene.choose(RUNNER, "install", "Gordian Blade")

    assert scene.asked == (RUNNER, "install-trash")
    assert asked(scene) == (RUNNER, "action")


@clause("ANR-INS8")
def test_short_memory_is_asked_about() -> None:
    full = ["Magnum Opus", "Magnum Opus", "Corroder"]
    scene = runner_turn(rig=full, grip=["Gordian Blade"], credits=9)
    scene.choose(RUNNER, "install", "Gordian Blade")

    assert asked(scene) == (RUNNER, "install-trash")
    assert GAME.prompt(scene.state, RUNNER).text == "Memory is short: what goes for Gordian Blade?"


@clause("ANR-RUN3.1c")
def test_a_pass_says_which_subroutines_resolve() -> None:
    scene = runner_turn(hq_behind("Ichi 1.0"), rig=["Pipeline"], credits=9)
    scene.choose(RUNNER, "Run on HQ").pass_until("break-window", seat=RUNNER)
    told = GAME.describe(scene.state, RUNNER, (0,))

    assert told.text == "Done breaking"
    assert told.danger
    assert told.after.count("; then ") == 2


@clause("ANR-C3.1")
def test_a_discard_says_how_many_cards_go() -> None:
    scene = corp_turn(hq=["Hedge Fund"] * 6, clicks=1)
    scene.choose(CORP, "draw")

    assert asked(scene) == (CORP, "discard")
    assert GAME.prompt(scene.state, CORP).text == "7 cards, limit 5: discard 2"


@clause("ANR-ACC5")
def test_an_access_says_what_trashing_costs_and_what_is_there() -> None:
    corp = {"servers": {"remote1": {"root": ["PAD Campaign"]}}}
    scene = runner_turn(corp, credits=1)
    scene.choose(RUNNER, "Run on Server 1").pass_until("jack-out", seat=RUNNER)
    scene.choose(RUNNER, "continue").pass_until("access", seat=RUNNER)
    note = GAME.prompt(scene.state, RUNNER).note

    assert note.startswith("Trashing it costs 4, you have 1 credit. ")


@clause("ANR-INS3")
def test_an_install_says_which_card_it_ousts() -> None:
    scene = corp_turn(hq=["Adonis Campaign"], servers={"remote1": {"root": ["PAD Campaign"]}})
    told = [GAME.describe(scene.state, CORP, each) for each in scene.options(CORP)]
    there = next(each for each in told if each.text == "Install Adonis Campaign in Server 1")

    assert (there.after, there.danger) == ("PAD Campaign there is trashed", True)


@clause("ANR-W7")
def test_what_is_passed_can_be_worked_out_by_the_other_player() -> None:
    """In any world that the other player holds possible the same windows are passed."""
    compared = 0
    for number in range(30):
        rng = Rng(seed_key(f"stops {number}"))
        state = new_game(GAME, Setup(2, GAME.default_decks(2), seed=f"stops {number}"))
        while (question := state.question) is not None and state.decisions < 250:
            if stop_of(state) is not None:
                world = redealt(state, 1 - question.seat, rng)
                assert GAME.matters(world) == GAME.matters(state), question.name
                compared += 1
            choose(state, rng.below(len(question.options)))
    assert compared > 500


@clause("ANR-ACC6")
def test_a_card_without_a_trash_cost_speaks_of_none() -> None:
    scene = Scene("android_netrunner", corp={"rd": ["Hedge Fund"] * 3}, turn="runner")
    scene.choose(1, "run:", "R&D").pass_until("access")

    assert "costs" not in scene.view(1)["prompt"]["note"]
