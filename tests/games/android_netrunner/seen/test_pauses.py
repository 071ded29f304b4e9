"""ANR-AB8, ANR-AB21, ANR-DEC13: whoever is asked in a pause is told what it is about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nightdeck.kernel.state import NOBODY
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import CORP, RUNNER, table
from tests.games.android_netrunner.tables import card


def trashed_program(victim: str) -> Scene:
    """Return the pause before Grim trashes one of two programs."""
    scene = table(
        turn="runner",
        corp={"servers": {"hq": {"ice": [{"card": "Grim", "rezzed": True}]}}},
        runner={"rig": ["Corroder", "Mimic", "Sacrificial Construct"]},
    )
    return scene.choose(RUNNER, "Run on HQ").pass_until("card").choose(CORP, victim)


def trashed_resource(victim: str) -> Scene:
    """Return the pause before the Corp trashes one of two resources."""
    rig = ["Kati Jones", "Daily Casts", "Fall Guy"]
    scene = table(turn="corp", runner={"tags": 1, "rig": rig})
    return scene.choose(CORP, "trash-resource", victim)


def exposed_card(place: str) -> Scene:
    """Return the pause before one of two face-down cards is exposed."""
    scene = table(
        turn="runner",
        runner={"rig": ["Lemuria Codecracker"]},
        corp={
            "servers": {
                "remote1": {"root": ["Zaibatsu Loyalty"]},
                "remote2": {"root": ["PAD Campaign"]},
            }
        },
        this_turn={"runs": 1, "successful": 1, "successful_hq": 1},
    )
    return scene.choose(RUNNER, "Lemuria").choose(RUNNER, place)


def forged_ice(place: str) -> Scene:
    """Return the question whether one of two pieces of ice is rezzed or trashed."""
    scene = table(
        turn="runner",
        runner={"grip": ["Forged Activation Orders"]},
        corp={"servers": {"hq": {"ice": ["Ice Wall"]}, "rd": {"ice": ["Enigma"]}}},
    )
    return scene.choose(RUNNER, "Forged").choose(RUNNER, place)


PAUSES = (
    (trashed_program, "Corroder", "Mimic"),
    (trashed_resource, "Kati Jones", "Daily Casts"),
    (exposed_card, "Server 1", "Server 2"),
    (forged_ice, "HQ", "R&D"),
)


@clause("ANR-AB8", "ANR-AB21", "ANR-EV27", "ANR-EV28", "ANR-CC18", "ANR-H1")
@pytest.mark.parametrize(("pause", "one", "two"), PAUSES)
def test_the_asked_seat_sees_which_card_is_concerned(
    pause: Callable[[str], Scene], one: str, two: str
) -> None:
    """The view of a pause differs with the card that is about to be hit."""
    for name in (one, two):
        scene = pause(name)
        prompt = scene.view(scene.asked[0])["prompt"]
        assert name in prompt["text"]
        assert prompt["about"]


@clause("ANR-AB21", "ANR-H12")
@pytest.mark.parametrize(("pause", "one", "two"), PAUSES[:3])
def test_everybody_reads_in_the_log_what_a_pause_is_about(
    pause: Callable[[str], Scene], one: str, two: str
) -> None:
    for seat in (CORP, RUNNER, NOBODY):
        assert pause(one).log(seat) != pause(two).log(seat)


@clause("ANR-AB21", "ANR-H5", "ANR-H12")
def test_a_face_down_card_about_to_be_exposed_is_told_by_its_place() -> None:
    scene = exposed_card("Server 2")
    assert scene.prompt(CORP).startswith("PAD Campaign in Server 2 is about to be exposed.")
    for seat in (RUNNER, NOBODY):
        told = scene.log(seat)[-2]
        assert told.endswith("the face-down card in Server 2 is about to be exposed.")


@clause("ANR-AB8", "ANR-EV24", "ANR-D3")
def test_a_pause_before_damage_tells_its_kind_and_what_is_left() -> None:
    scene = table(
        turn="corp",
        corp={"hq": ["Scorched Earth"]},
        runner={"tags": 1, "rig": ["Plascrete Carapace"], "grip": ["Sure Gamble"] * 5},
    )
    scene.choose(CORP, "Scorched Earth")
    for left in (4, 3, 2, 1):
        told = f"The Runner is about to suffer {left} meat damage. Prevent it?"
        assert scene.prompt(RUNNER) == told
        scene.choose(RUNNER, "Plascrete")


@clause("ANR-AB8", "ANR-EV25", "ANR-TAG2")
def test_a_pause_before_tags_tells_their_number() -> None:
    scene = table(
        turn="runner",
        corp={"credits": 3},
        runner={"grip": ["Account Siphon"], "rig": ["Decoy"]},
    )
    scene.choose(RUNNER, "Account Siphon").pass_until("replacement")
    scene.choose(RUNNER, "Account Siphon").choose(RUNNER, "3")
    assert scene.prompt(RUNNER) == "The Runner is about to get 2 tags. Prevent it?"
    assert scene.log(CORP)[-1] == "Runner is about to get 2 tags."


@clause("ANR-AB8", "ANR-AB21", "ANR-EV28")
def test_two_victims_in_a_row_are_two_different_questions() -> None:
    corp = {"servers": {"remote1": {"root": [{"card": "Aggressive Secretary", "advancement": 2}]}}}
    rig = ["Corroder", "Mimic", "Sacrificial Construct"]
    scene = table(turn="runner", corp=corp, runner={"rig": rig})
    scene.choose(RUNNER, "Run on Server 1").pass_until("optional").choose(CORP, "Yes")
    scene.choose(CORP, "Corroder")
    first = scene.prompt(RUNNER)
    scene.pass_(RUNNER)
    assert (first, scene.prompt(RUNNER)) == (
        "Corroder is about to be trashed. Prevent it?",
        "Mimic is about to be trashed. Prevent it?",
    )


@clause("ANR-AB8", "ANR-T1")
def test_a_pause_before_a_trace_names_what_traces_and_its_strength() -> None:
    servers = {"hq": {"ice": [{"card": "Hunter", "rezzed": True}]}}
    scene = table(turn="runner", corp={"servers": servers}, runner={"rig": ["Disrupter"]})
    scene.choose(RUNNER, "Run on HQ").pass_until("prevention")
    told = "Hunter in front of HQ is about to trace with base strength 3. Prevent it?"
    assert scene.prompt(RUNNER) == told
    assert scene.view(RUNNER)["prompt"]["about"]


@clause("ANR-CC18", "ANR-DEC14")
def test_forged_activation_orders_names_the_ice_by_name_and_place() -> None:
    scene = forged_ice("R&D")
    assert scene.prompt(CORP) == "Choose one for Enigma in front of R&D"
    assert scene.offered(CORP) == ["Rez it", "Trash it"]
    assert scene.state.question.about[0] == card(scene, "Enigma")
