"""What the tests of Netrunner (1996) share: tables in a line, and the usual moves."""

from __future__ import annotations

import json
from typing import Any

from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.games.netrunner.model.rulings import preset
from nightdeck.testing import Scene

CORP, RUNNER = 0, 1


def table(**position: Any) -> Scene:
    """Return a scene of this game."""
    return Scene(NETRUNNER, **position)


def up(card: str, **more: Any) -> dict[str, Any]:
    """Return a rezzed card of a position."""
    return {"card": card, "rezzed": True, **more}


def with_counters(card: str, **counters: Any) -> dict[str, Any]:
    """Return a card of a position with counters."""
    return {"card": card, **counters}


def under(name: str) -> dict[str, str]:
    """Return the rulings of a preset."""
    return preset(name)


def go_on(scene: Scene, limit: int = 60) -> Scene:
    """Pass windows and go on with the run until anything else is asked."""
    for _ in range(limit):
        seat, name = scene.asked
        if name not in ("window", "before-access", "after-run", "interrupt"):
            return scene
        scene.take(seat, scene.state.question.default)
    return scene


def run_on(scene: Scene, fort: str) -> Scene:
    """Make a run with an action."""
    return scene.choose(RUNNER, "run:", f"Run on {fort}")


def until(scene: Scene, *questions: str, limit: int = 80) -> Scene:
    """Give default answers until one of these questions is asked."""
    for _ in range(limit):
        seat, name = scene.asked
        if name in questions or seat < 0:
            return scene
        scene.take(seat, scene.state.question.default)
    raise AssertionError(f"{questions} was not asked; {scene.summary()}")


def bid_most(scene: Scene) -> Scene:
    """Let the Corp bid all it can in the traces that come; other questions get their default."""
    for _ in range(40):
        seat, name = scene.asked
        if name == "trace-bid-corp":
            scene.take(CORP, len(scene.offered(CORP)) - 1)
        elif name in ("corp-action", "runner-action") or seat < 0:
            return scene
        else:
            scene.take(seat, scene.state.question.default)
    raise AssertionError(scene.summary())


def same_to(seat: int, *scenes: Scene) -> None:
    """Assert that some tables which differ in hidden cards are one and the same to a seat."""
    first, *others = [(scene.asked, json.dumps(scene.view(seat))) for scene in scenes]
    for other in others:
        assert other == first
