"""Rules that change the course of games raise the game's behaviour."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightdeck.kernel import NightdeckError
from nightdeck.testing import courses
from tests.battery.games import every_game, game_named
from tests.battery.test_battery import GOLDEN
from tests.tiny import rules
from tests.tiny.game import TINY, BackAlley


@pytest.mark.parametrize("slug", every_game())
def test_games_take_the_course_their_behaviour_promises(slug: str) -> None:
    """If this fails: raise `behaviour` in the game's class, then run tools/golden.py."""
    kept = courses.read(GOLDEN / slug / "courses.json")
    assert kept.behaviour == game_named(slug).behaviour
    assert courses.strayed(game_named(slug), kept) == []


class Raised(BackAlley):
    """Back Alley after a change that was noticed."""

    behaviour = 2


def test_a_changed_rule_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "courses.json"
    courses.write(path, TINY)
    monkeypatch.setattr(rules, "GOAL", 2)
    with pytest.raises(NightdeckError, match="raise its behaviour from 1 to 2 first"):
        courses.write(path, TINY)


def test_with_a_raised_behaviour_the_new_courses_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "courses.json"
    courses.write(path, TINY)
    monkeypatch.setattr(rules, "GOAL", 2)
    courses.write(path, Raised())
    assert courses.read(path).behaviour == 2


def test_a_deck_that_is_gone_counts_as_another_course() -> None:
    course = courses.Course("course 0", 2, ["no-such-deck", "nor-this"], {}, 1, "")
    assert courses.is_strayed(game_named("android_netrunner"), course)
