"""The benchmark measures what it says, and scales it by the yardstick."""

from __future__ import annotations

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.play import yardstick
from nightdeck.play.bench import bench, figure, memory, middle, random_run, timed
from nightdeck.play.yardstick import NORMAL, Stopwatch
from tests.tiny.game import TINY


def test_the_report_holds_every_figure_the_documents_promise() -> None:
    report = bench(TINY, 3, seconds=0.02)

    assert report.players == 3
    assert list(report.figures) == [
        "decisions", "games", "branching", "length", "search", "clone", "save", "load", "view",
        "redeal", "start", "save_size", "memory",
    ]  # fmt: skip
    assert all(each.measured > 0 for each in report.figures.values())
    assert report.yardstick > 0


def test_games_decisions_and_branching_fit_each_other() -> None:
    run = random_run(TINY, 2, 0.05, "x")

    assert run.games > 0
    assert run.decisions > run.games
    assert run.options > run.decisions


def test_a_figure_is_the_median_with_its_spread() -> None:
    found = figure([9.0, 1.0, 5.0], [10.0, 8.0, 12.0], "s")

    assert (found.measured, found.normalised, found.spread) == (5.0, 10.0, 40.0)


def test_time_on_a_machine_twice_as_fast_counts_double(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "speed", lambda: 2 * NORMAL)

    watch = Stopwatch()
    yardstick.loop(100_000)
    watch.lap()

    assert watch.normal == pytest.approx(2 * watch.seconds)
    assert watch.yardstick == 2 * NORMAL


def test_a_slower_call_takes_longer() -> None:
    short = timed(lambda: yardstick.loop(500), 0.03)[1]
    long = timed(lambda: yardstick.loop(5_000), 0.03)[1]

    assert 3 < long / short < 30


def test_the_state_that_is_copied_stands_half_way_and_is_always_the_same() -> None:
    first, second = middle(TINY, 2), middle(TINY, 2)

    assert first.question is not None
    assert first.decisions == second.decisions > 5
    assert first.definition == second.definition
    assert first.zones == second.zones


def test_a_live_game_weighs_more_with_more_on_the_table() -> None:
    assert memory(middle(TINY, 4)) > memory(middle(TINY, 2)) > 1


def test_a_number_of_players_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadSetup, match="2, 3, 4 seats"):
        bench(TINY, 9)
