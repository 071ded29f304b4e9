"""Simulations of games with teams and elimination: a team's win is a win of each member."""

from __future__ import annotations

import pytest

from nightdeck.play.results import summary
from nightdeck.play.seating import Seating
from nightdeck.play.simulate import Plan, simulate

PLACE = "tests.crossfire.game:CROSSFIRE"


@pytest.mark.parametrize("seats", [4, 6])
def test_all_of_a_team_win_together(seats: int) -> None:
    plan = Plan(PLACE, 12, [Seating("random")] * seats, "teams")
    games = list(simulate(plan, on="here"))
    teams = [list(range(0, seats, 2)), list(range(1, seats, 2)), []]
    assert all(sorted(played.winners) in teams for played in games)
    found = summary(plan.game, games)
    assert found.draws == sum(1 for played in games if not played.winners)
    assert found.by_seat["seat 1"].wins == found.by_seat["seat 3"].wins


def test_levels_of_search_play_teams_to_the_end() -> None:
    levels = [Seating(level) for level in ("street", "veteran", "street", "veteran")]
    (played,) = simulate(Plan(PLACE, 1, levels, "levels"), on="here")
    assert played.faults == []
