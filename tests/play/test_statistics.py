"""Tests and intervals of reports: SciPy's, right in the textbook's cases and at the edges."""

from __future__ import annotations

import random
import sys

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.play.intervals import interval
from nightdeck.play.report.statistics import (
    Seen,
    compare,
    compare_means,
    compare_pairs,
    compare_rates,
    compare_to,
    compare_within,
    significant,
)


def test_two_proportions_are_compared_as_in_the_textbook() -> None:
    found = compare_rates(60, 100, 45, 100)

    assert found.size == pytest.approx(0.15)
    assert found.p == pytest.approx(0.0337, abs=5e-4)
    assert found.low == pytest.approx(0.0117, abs=2e-3)
    assert found.high == pytest.approx(0.2807, abs=2e-3)


def test_few_cases_are_compared_exactly() -> None:
    """Fisher's tea: 3 of 4 against 1 of 4."""
    assert compare_rates(3, 4, 1, 4).p == pytest.approx(0.4857, abs=1e-4)


def test_equal_rates_and_empty_samples_show_nothing() -> None:
    assert compare_rates(50, 100, 50, 100).p == 1.0
    assert compare_rates(0, 0, 5, 10).p == 1.0
    assert compare_rates(10, 10, 10, 10).p == 1.0


def test_means_are_compared_by_their_errors() -> None:
    found = compare_means([1.0, 2.0, 3.0] * 20, [2.0, 3.0, 4.0] * 20)

    assert found.size == pytest.approx(-1.0)
    assert found.p < 0.001
    assert found.low < -1 < found.high < 0
    assert compare_means([1.0], [2.0]).p == 1.0


def test_two_means_without_spread_are_told_apart_only_by_enough_games() -> None:
    assert compare_means([5.0] * 2, [6.0] * 2).p > 0.05
    assert compare_means([5.0] * 20, [6.0] * 20).p < 0.001
    assert compare_means([5.0] * 20, [5.0] * 20).p == 1.0


def test_a_rate_is_compared_with_another_exactly() -> None:
    assert compare_to(0.5, 60, 100) == pytest.approx(0.0569, abs=5e-4)
    assert compare_to(0.5, 0, 0) == 1.0


def test_pairs_of_wins_are_compared_by_those_that_turned_round() -> None:
    """McNemar's test looks at 2 of 2 + 10 pairs only: p = 2 * (1 + 12 + 66) / 4096."""
    before = [1.0] * 10 + [0.0] * 2 + [1.0] * 40 + [0.0] * 48
    after = [0.0] * 10 + [1.0] * 2 + [1.0] * 40 + [0.0] * 48

    found = compare_pairs(after, before)

    assert found.size == pytest.approx(-0.08)
    assert found.p == pytest.approx(158 / 4096)
    assert found.low < -0.08 < found.high < 0
    assert compare(after, before).p > 0.2, "without the pairs the same games show nothing"


def test_pairs_that_never_turn_leave_room_for_those_that_might() -> None:
    found = compare_pairs([1.0] * 50, [1.0] * 50)

    assert (found.size, found.p) == (0.0, 1.0)
    assert -0.1 < found.low < 0 < found.high < 0.1


def test_pairs_of_numbers_are_compared_by_their_steps() -> None:
    before = [float(n) for n in range(30)]
    after = [n + 1 + n % 2 for n in before]

    found = compare_pairs(after, before)

    assert found.size == pytest.approx(1.5)
    assert found.low == pytest.approx(1.31, abs=0.01)
    assert found.p < 1e-9
    assert compare_means(after, before).p > 0.4
    assert compare_pairs(before, before).p == 1.0


def test_those_alike_are_compared_with_each_other() -> None:
    """In both groups having it makes no difference, yet the pooled rates are 0.8 and 0.2."""
    strong: list[Seen] = [(n, n < 40, n % 10 < 8) for n in range(50)]
    weak: list[Seen] = [(n, n < 60, n % 10 < 2) for n in range(50, 100)]

    found = compare_within([strong, weak])

    assert abs(found.size) < 0.01
    assert found.p > 0.9


def test_a_difference_inside_groups_is_found() -> None:
    group: list[Seen] = [(n, n % 2 == 0, n % 2 == 0 or n % 10 == 1) for n in range(100)]

    found = compare_within([group])

    assert found.size == pytest.approx(0.8)
    assert found.low < 0.8 < found.high
    assert found.p < 1e-6


def test_two_players_of_one_game_are_not_two_pieces_of_evidence() -> None:
    """With luck alone, one false alarm in twenty is right; as if independent, one in six."""
    luck = random.Random(5)
    alarms = 0
    for _ in range(300):
        group: list[Seen] = []
        for number in range(60):
            won = luck.random() < 0.5
            group += [(number, True, won), (number, False, not won)]
        alarms += compare_within([group]).p < 0.05

    assert alarms < 30


def test_many_tests_at_once_need_stronger_evidence() -> None:
    assert significant([0.04]) == [True]
    assert significant([0.04, 0.5, 0.9]) == [False, False, False]
    assert significant([0.9, 0.001, 0.02]) == [False, True, True]


def test_without_scipy_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy", None)

    with pytest.raises(BadSetup, match=r"SciPy.*pip install 'nightdeck\[analysis\]'"):
        interval(1, 2)
