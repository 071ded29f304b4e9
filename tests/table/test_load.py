"""The load test and the clock in the browser: small runs of what `nightdeck bench table` does."""

from __future__ import annotations

import pytest

from nightdeck.games import slugs
from nightdeck.table import load, painting


@pytest.mark.parametrize("slug", slugs())
def test_a_small_load_is_answered_without_an_error(slug: str) -> None:
    found = load.measure(slug, load.Wish(tables=4, rate=20.0, seconds=1.5))

    assert (found.sockets, found.errors) == (8, 0)
    assert found.decisions >= 20
    assert 0 < found.p50 <= found.p99 <= found.slowest
    assert 0 < found.update_median < found.document
    assert found.memory > 0


def test_beside_a_crowd_the_moves_of_other_guests_bots_are_timed() -> None:
    found = load.measure(slugs()[0], load.Wish(tables=2, rate=5.0, seconds=6.0, crowd=3))

    assert found.errors == 0
    assert found.bot_moves > 0
    assert 0 < found.bot_p50 <= found.bot_p99 <= found.bot_slowest


@pytest.mark.parametrize("slug", slugs())
def test_a_browser_takes_the_time_from_click_to_drawn_table(slug: str) -> None:
    found = painting.measure(slug, 2, clicks=3, ahead=6, watched=3.0)

    assert found is not None
    assert found.clicks >= 3
    assert 0 < found.p50 <= found.p95 <= found.slowest
    assert found.cards > 50
    assert found.burst > 0
    assert 0 < found.frame <= found.frame_p95
