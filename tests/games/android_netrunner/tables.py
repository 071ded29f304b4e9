"""Looking at a table of Android: Netrunner in tests: what lies where, by name."""

from __future__ import annotations

from typing import Any

from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.testing import Scene


def runner_turn(corp: dict[str, Any] | None = None, **runner: Any) -> Scene:
    """Return the Runner's first action against a Corp; the words are those of the position."""
    return Scene("android_netrunner", turn="runner", corp=corp or {}, runner=runner)


def corp_turn(runner: dict[str, Any] | None = None, **corp: Any) -> Scene:
    """Return the Corp's first action against a Runner; the words are those of the position."""
    return Scene("android_netrunner", turn="corp", corp=corp, runner=runner or {})


def names(scene: Scene, zone: int) -> list[str]:
    """Return the names of the cards in a zone, bottom card of a deck first."""
    state = scene.state
    return [POOL[state.definition[card]].name for card in state.zones[zone]]


def card(scene: Scene, name: str, place: int = 0) -> int:
    """Return the number of a card by its name; of several copies the one at `place`."""
    state = scene.state
    found = [
        number
        for number, definition in enumerate(state.definition)
        if POOL[definition].name == name
    ]
    return found[place]


def counters(scene: Scene, name: str, kind: int) -> int:
    """Return the counters of a kind on the first card of a name."""
    amount: int = scene.state.counters[kind][card(scene, name)]
    return amount


def strength_of(scene: Scene, name: str) -> int:
    """Return the strength of the first card of a name."""
    found: int = scene.strength(name)
    return found


def is_rezzed(scene: Scene, name: str) -> bool:
    """Tell whether the first card of a name is rezzed."""
    return bool(scene.rezzed(name))
