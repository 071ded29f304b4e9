"""ANR-V1 to ANR-V3: how a game was won, as each side reads it; and what keeps a card back."""

from __future__ import annotations

import pytest

from nightdeck.games.android_netrunner.game import ANDROID_NETRUNNER
from nightdeck.games.android_netrunner.model.reasons import NO_MEMORY
from nightdeck.games.android_netrunner.model.terms import GRIP
from nightdeck.games.android_netrunner.seen import refusals
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import CORP, RUNNER
from tests.games.android_netrunner.tables import runner_turn


def won_by_theft() -> Scene:
    """Return a game the Runner has won with the last click, out of a remote server."""
    scene = runner_turn(
        {"servers": {"remote1": {"root": ["Priority Requisition"]}}},
        clicks=1,
        score=["Priority Requisition", "Private Security Force"],
    )
    scene.choose(RUNNER, "Run on Server 1").pass_until("access")
    if scene.state.question is not None:
        scene.choose(RUNNER, "Steal")
    return scene


@clause("ANR-V1")
def test_the_theft_that_wins_is_told_with_its_place_and_its_click() -> None:
    scene = won_by_theft()
    told = scene.view(RUNNER)["over"]["told"]
    assert told.startswith(
        "You stole Priority Requisition from Server 1 with the last click and reached 8 agenda"
    )
    assert told.endswith("Corp was 7 points short.")
    assert scene.view(CORP)["over"]["told"].endswith("You were 7 points short.")


@clause("ANR-V3a")
def test_a_flatline_is_told_with_the_damage() -> None:
    scene = Scene(
        "android_netrunner", turn="corp", corp={"hq": ["Scorched Earth"]}, runner={"tags": 1}
    )
    scene.choose(CORP, "Scorched Earth")
    assert "You suffered 4 meat damage" in scene.view(RUNNER)["over"]["told"]


def why(scene: Scene) -> str:
    """Return why the first card of the Runner's grip cannot be used."""
    told = ANDROID_NETRUNNER.why_not(scene.state, RUNNER, scene.state.zones[GRIP][0])
    assert told is not None
    return told.text


@clause("ANR-C0")
def test_during_a_run_a_card_of_the_hand_is_kept_back_by_the_run() -> None:
    scene = runner_turn({"servers": {"hq": {"ice": ["Enigma"]}}}, grip=["Diesel"])
    scene.choose(RUNNER, "Run on HQ")
    assert why(scene).startswith("A run is going on.")


@clause("ANR-INS8")
def test_a_program_too_large_is_told_with_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "why_not_installed", lambda state, card: NO_MEMORY)
    scene = runner_turn(grip=["Magnum Opus"], rig=["Corroder"], credits=0)
    assert why(scene) == "1 of 5 memory is used; it needs 2."
