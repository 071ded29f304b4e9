"""Shortcuts take several single decisions; refusals name the fact and the clause."""

import pytest

from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER
from nightdeck.seen.views import reason
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.tables import card, corp_turn, runner_turn


def at_enigma(credits: int = 5, rig: str = "Gordian Blade") -> Scene:
    """Returns the Runner's break window at a rezzed Enigma."""
    servers = {"hq": {"ice": [{"card": "Enigma", "rezzed": True}]}}
    scene = runner_turn({"servers": servers}, rig=[rig], credits=credits)
    scene.choose(RUNNER, "Run on HQ")
    return scene.pass_until("break-window", seat=RUNNER)


def why(scene: Scene, seat: int, name: str) -> tuple[str, str]:
    """Returns why a card cannot be used, and the clause."""
    found = scene.game.why_not(scene.state, seat, card(scene, name))
    assert found is not None
    return found.text, found.clause


@clause("ANR-ICE2", "ANR-ICE3", "ANR-E22")
def test_both_subroutines_are_broken_with_one_choice() -> None:
    scene = at_enigma()
    told, steps = scene.game.shortcuts(scene.state, RUNNER)[0]
    assert told.text == "Break both with Gordian Blade"
    assert [cost.text for cost in told.costs] == ["2 credits"]
    for option in steps:
        scene.choose(RUNNER, option)
    assert scene.state.broken == 0b11
    assert scene.state.credits[RUNNER] == 3


@clause("ANR-ICE6")
def test_strength_is_matched_first() -> None:
    servers = {"hq": {"ice": [{"card": "Ice Wall", "rezzed": True, "advancement": 2}]}}
    scene = runner_turn({"servers": servers}, rig=["Corroder"], credits=5)
    scene.choose(RUNNER, "Run on HQ").pass_until("break-window", seat=RUNNER)
    told, steps = scene.game.shortcuts(scene.state, RUNNER)[0]
    assert told.text == "Break it with Corroder"
    assert [cost.text for cost in told.costs] == ["2 credits"]
    assert len(steps) == 2


@clause("ANR-AB2")
def test_what_cannot_be_paid_is_no_shortcut() -> None:
    scene = at_enigma(credits=1)
    assert scene.game.shortcuts(scene.state, RUNNER) == []


@clause("ANR-C2.2b")
def test_all_clicks_can_be_taken_as_credits() -> None:
    scene = corp_turn()
    told, steps = scene.game.shortcuts(scene.state, CORP)[0]
    assert told.text == "Take 3 credits with all remaining clicks"
    assert (told.after, told.danger) == ("your turn ends", True)
    for option in steps:
        scene.choose(CORP, option)
    assert scene.state.credits[CORP] == 8


@clause("ANR-ICE2")
def test_an_icebreaker_of_the_wrong_kind_says_so() -> None:
    scene = at_enigma(rig="Corroder")
    assert why(scene, RUNNER, "Corroder") == (
        "It does not break this: Enigma is a code gate.",
        "ANR-ICE2",
    )


@clause("ANR-2.12")
def test_a_card_that_is_too_dear_names_the_price() -> None:
    scene = corp_turn(hq=["Hedge Fund"], credits=3)
    assert why(scene, CORP, "Hedge Fund") == ("It costs 5 credits; you have 3.", "ANR-2.12")


@clause("ANR-ADV5", "ANR-RUN2.1a", "ANR-C0")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Hostile Takeover", "It has 1 of 2 advancement counters."),
        ("Ice Wall", "Ice is rezzed when the Runner approaches it."),
    ],
)
def test_installed_cards_say_what_they_wait_for(name: str, words: str) -> None:
    servers = {
        "remote1": {"root": [{"card": "Hostile Takeover", "advancement": 1}]},
        "hq": {"ice": ["Ice Wall"]},
    }
    assert why(corp_turn(servers=servers), CORP, name)[0] == words


@clause("ANR-1.33")
def test_nothing_is_said_about_a_card_the_seat_does_not_know() -> None:
    scene = runner_turn({"servers": {"remote1": {"root": ["Snare!"]}}})
    assert why(scene, RUNNER, "Snare!")[0] == "You do not know this card."


@clause("ANR-INS1")
def test_no_reason_is_given_against_a_card_that_can_be_installed() -> None:
    scene = corp_turn(hq=["PAD Campaign", "Enigma"])
    for name in ("PAD Campaign", "Enigma"):
        assert scene.game.why_not(scene.state, CORP, card(scene, name)) is None
        told = reason(scene.state, CORP, card(scene, name)).text
        assert told.startswith(f"No rule forbids it; you can choose now: Install {name} in")
