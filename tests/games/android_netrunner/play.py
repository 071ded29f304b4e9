"""Short ways to say what happens at a table of Android: Netrunner, for tests."""

from __future__ import annotations

from typing import Any

from nightdeck.games.android_netrunner.check.position import find
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    GRIP,
    HEAP,
    HQ,
    RD,
    STACK,
)
from nightdeck.testing import Scene, questions

CORP, RUNNER = 0, 1

WINDOWS = tuple(name for name in questions("android_netrunner") if name.endswith("window"))
WINDOWS = (*WINDOWS, "after-action")


def table(**position: Any) -> Scene:
    """Return a scene; `corp`, `runner` and `turn` as in position.py, `rulings` as usual."""
    return Scene("android_netrunner", **position)


def number(scene: Scene, title: str, which: int = 0) -> int:
    """Return the number of a card by its title, the first one made first."""
    place = find(title)
    found = [card for card, face in enumerate(scene.state.definition) if face == place]
    return found[which]


def zone_of(scene: Scene, title: str, which: int = 0) -> int:
    """Return the zone a card lies in."""
    zone: int = scene.state.zone[number(scene, title, which)]
    return zone


def names(scene: Scene, zone: int) -> list[str]:
    """Return the titles of the cards in a zone, from the bottom."""
    state: AnrState = scene.state
    return [POOL[state.definition[card]].name for card in state.zones[zone]]


def pass_windows(scene: Scene) -> Scene:
    """Pass in every window until something else is asked."""
    while scene.asked[1] in WINDOWS:
        scene.pass_(scene.asked[0])
    return scene


def act(scene: Scene, seat: int, *words: str) -> Scene:
    """Pass windows until a seat is asked for an action, take it, and pass the windows after it."""
    pass_windows(scene)
    scene.choose(seat, *words)
    return scene


def run_on(scene: Scene, server: str) -> Scene:
    """Start a run by the basic action."""
    return act(scene, RUNNER, "run", f"Run on {server}")


def go_on(scene: Scene) -> Scene:
    """Pass every window and continue the run until something else is asked."""
    return scene.pass_windows()


def until(scene: Scene, *questions: str) -> Scene:
    """Pass windows and continue runs until one of these questions is asked."""
    return scene.pass_until(*questions, strict=True)


def asked_names(scene: Scene, limit: int = 60) -> list[tuple[int, str]]:
    """Return who is asked what while everybody gives the default answer, up to the next action."""
    found: list[tuple[int, str]] = []
    for _ in range(limit):
        seat, name = scene.asked
        found.append((seat, name))
        if name in ("action", ""):
            break
        scene.take(seat, scene.state.question.default)
    return found


__all__ = [
    "ARCHIVES",
    "ARCHIVES_DOWN",
    "CORP",
    "GRIP",
    "HEAP",
    "HQ",
    "RD",
    "RUNNER",
    "STACK",
    "act",
    "asked_names",
    "go_on",
    "names",
    "number",
    "pass_windows",
    "run_on",
    "table",
    "until",
    "zone_of",
]
