"""Short ways into an encounter, for the tests of ice."""

from __future__ import annotations

from typing import Any

from nightdeck.games.android_netrunner.model.events import RUN_UNSUCCESSFUL
from nightdeck.games.android_netrunner.model.terms import RUNNER
from nightdeck.testing import Scene

BLANK = "jinteki-personal-evolution"
"""An identity that changes nothing about ice."""


def run_at(*ice: str | dict[str, Any], **more: Any) -> Scene:
    """Return a run on R&D just declared, past rezzed ice named innermost first.

    `root` are the upgrades of R&D, `servers` the other servers.
    The Runner spent the first of 4 clicks and has 3 cards in the grip unless `runner` says more.
    """
    standing = [each if isinstance(each, dict) else {"card": each, "rezzed": True} for each in ice]
    rd = {"ice": standing, "root": more.pop("root", [])}
    servers = {"rd": rd, **more.pop("servers", {})}
    corp = {"identity": BLANK, "servers": servers, **more.pop("corp", {})}
    runner = {"grip": ["Sure Gamble"] * 3, **more.pop("runner", {})}
    scene = Scene("android_netrunner", corp=corp, runner=runner, turn="runner", **more)
    scene.choose(RUNNER, "Run on R&D")
    return scene


def has_failed(scene: Scene) -> bool:
    """Tell whether the run is over without success."""
    return not scene.run() and bool(scene.happened(RUN_UNSUCCESSFUL))


def goes_on(scene: Scene) -> bool:
    """Tell whether the Runner got past all ice and may access R&D."""
    scene.pass_until("access-next", "access", "action")
    return scene.asked in ((RUNNER, "access-next"), (RUNNER, "access"))


def meet(scene: Scene, ice: str) -> Scene:
    """Let the Runner do nothing until the break window of the named ice."""
    for _ in range(20):
        scene.pass_until("break-window", seat=RUNNER)
        if scene.encountered() == ice:
            return scene
        scene.pass_(RUNNER)
    raise AssertionError(f"{ice} was not encountered")
