"""Fine points: where two clauses meet, and what a second copy does."""

from __future__ import annotations

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import RUNNER, run_on, table

# Counters on the Runner ---------------------------------------------------------------------------


@clause("ONR-16.1", "ONR-10.2")
@pytest.mark.parametrize("fort", ["HQ", "R&D", "Archives"])
def test_a_mastiff_counter_bites_at_the_start_of_a_run_on_any_fort(fort):
    hand = ["Score!"] * 5
    scene = table(runner={"counters": {"mastiff": 1}, "hand": hand}, turn="runner")
    run_on(scene, fort)
    assert (len(scene.hand(RUNNER)), scene.brain_damage()) == (4, 1)
