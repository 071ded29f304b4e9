"""The same games on a Ray cluster of this machine."""

from __future__ import annotations

import sys

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.play.executors import executor
from nightdeck.play.seating import Seating
from nightdeck.play.simulate import Plan, simulate

PLAN = Plan("tests.tiny.game:TINY", 40, [Seating("street"), Seating("random")], "ray")


def test_a_missing_ray_is_named_with_the_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(BadSetup, match=r"nightdeck\[cluster\]"):
        list(executor("ray")(lambda order: order, [b"x"], 1))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="the extra 'cluster' is not installed")

    assert list(simulate(PLAN, workers=2, on="ray")) == list(simulate(PLAN))
