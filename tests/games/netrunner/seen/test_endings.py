"""ONR-18: how a game was won, as each side reads it."""

from __future__ import annotations

from nightdeck.kernel.engine import concede
from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, table, until


def told(scene: Scene, seat: int) -> str:
    """Return how the game was won, as a seat reads it."""
    text: str = scene.view(seat)["over"]["told"]
    return text


@clause("ONR-18.1")
def test_the_theft_that_wins_is_told_with_its_fort_and_its_action() -> None:
    scene = table(
        corp={"points": 4, "forts": {"s1": {"inside": ["Priority Requisition"]}}},
        runner={"actions": 1, "points": 5},
        turn="runner",
    )
    go_on(run_on(scene, "S1"))

    assert told(scene, RUNNER) == (
        "You stole Priority Requisition from S1 with the last action and reached 8 agenda points."
        " Corp was 3 points short."
    )
    assert told(scene, CORP).endswith("You were 3 points short.")


@clause("ONR-18.1")
def test_scoring_the_last_agenda_is_told_with_the_points() -> None:
    agenda = {"card": "Marine Arcology", "advancement": 2}
    scene = table(
        corp={"points": 5, "bits": 3, "forts": {"s1": {"inside": [agenda]}}}, runner={"points": 6}
    )
    scene.choose(CORP, "advance:")
    scene.choose(CORP, "score:")

    assert told(scene, RUNNER) == (
        "Corp scored Marine Arcology and reached 7 agenda points. You were 1 point short."
    )


@clause("ONR-18.2")
def test_a_flatline_is_told_with_the_damage() -> None:
    scene = table(
        corp={"bits": 3, "hq": ["Scorched Earth"]}, runner={"tags": 1, "hand": ["Score!"]}
    )
    scene.choose(CORP, "play:", "Scorched Earth")
    until(scene, "corp-action")

    assert told(scene, RUNNER).startswith(
        "You faced 4 meat damage, more than the hand could take. You were 7 points short."
    )


@clause("ONR-18.4")
def test_an_empty_deck_is_told_as_the_reason() -> None:
    scene = table(corp={"rd": 0}, runner={"points": 2}, phase="start")
    go_on(scene)

    assert told(scene, CORP).startswith("You had to draw from an empty R&D. ")


def test_a_game_that_was_given_up_is_told_by_its_outcome_alone() -> None:
    scene = table(corp={}, runner={}, turn="runner")
    concede(scene.state, CORP)

    assert scene.view(RUNNER)["over"].get("told", "") == ""
