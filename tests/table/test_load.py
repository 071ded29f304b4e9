"""The load test and the clock in the browser: small runs of what `nightdeck bench table` does."""

from __future__ import annotations

import pytest

from nightdeck.games import slugs
from nightdeck.table import load, painting


@pytest.mark.parametrize("slug", slugs())
def test_a_small_load_is_answered_without_an_error(slug: str) -> None:
    found = load.measure(slug, tables=4, rate=20.0, seconds=1.5)

    assert (found.sockets, found.errors) == (8, 0)
    assert found.decisions >= 20
    assert 0 < found.p50 <= found.p99 <= found.slowest
    assert 0 < found.update_median < found.document
    assert found.memory > 0


@pytest.mark.parametrize("slug", slugs())
def test_a_browser_takes_the_time_from_click_to_drawn_table(slug: str) -> None:
    found = painting.measure(slug, 2, clicks=3, ahead=6)

    assert found is not None
    assert found.clicks >= 3
    assert 0 < found.p50 <= found.p95 <= found.slowest
    assert found.cards > 50
    assert found.burst > 0
