"""Counting what people are asked."""

from __future__ import annotations

from nightdeck.games import game
from nightdeck.play.questions import count, words


def test_the_advised_stops_of_netrunner_leave_few_windows() -> None:
    asked = count(game("android_netrunner"), 6)
    everything = count(game("android_netrunner"), 6, stops=False)

    assert asked.windows / asked.asked < 0.25
    assert asked.generic / asked.asked < 0.05
    assert everything.windows / everything.asked > 0.3
    assert "advised stops" in words(asked, stops=True)


def test_no_list_of_netrunner_is_long_once_groups_are_folded() -> None:
    asked = count(game("android_netrunner"), 6)
    assert asked.wide / asked.asked < 0.02
