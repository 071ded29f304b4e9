"""Which windows are asked about at the stops the game advises; CCG-6.1b, CCG-6.1h."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.games.cyberpunk_ccg.seen.stops import STOPS
from nightdeck.play.stops import advised, unasked
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import A, B, person, place, scene

ADVISED = advised(CYBERPUNK_CCG)


def asked(table: Scene) -> tuple[int, str]:
    """Return who is asked what, after everything that the advised stops pass."""
    while (answer := unasked(table.state, ADVISED)) is not None:
        table.take(table.asked[0], answer)
    return table.asked


@clause("CCG-6.1h")
def test_whose_turn_it_is_is_asked_to_shop_even_with_nothing_to_buy() -> None:
    assert asked(scene(step="purchase")) == (A, "purchase")


@clause("CCG-6.1h")
def test_somebody_elses_shopping_passes_while_only_the_hand_could_act() -> None:
    table = scene(b={"hand": ["Dig In", "Kevlar Vest"], "locations": ["Corner Dive"]})
    table.pass_(A)

    assert table.asked == (B, "hits")
    assert unasked(table.state, ADVISED) is not None


@clause("CCG-6.1h")
def test_somebody_elses_shopping_is_asked_about_when_something_on_the_table_can_be_used() -> None:
    table = scene(b={"runners": ["Pack Biker", "Street Muscle"]}, step="purchase")
    table.pass_(A)

    assert table.asked == (B, "purchase")
    assert unasked(table.state, ADVISED) is None


@clause("CCG-7.4b1")
def test_teams_are_declared_in_ones_own_turn_and_kept_in_others() -> None:
    crew = {"runners": ["Street Muscle", "Beat Cop"]}
    table = scene(crew, crew, step="teams")

    assert asked(table) == (A, "teams")
    table.choose(A, "done:")
    assert table.asked == (B, "teams")
    assert unasked(table.state, ADVISED) is not None


@clause("CCG-8.4")
def test_who_is_attacked_is_asked_at_the_target() -> None:
    home = {"locations": [place("Corner Dive", 4, 2)], "hand": ["Dig In"]}
    table = scene({"runners": [person("Street Muscle", "9/0/9", team=1)]}, home)
    table.choose(A, "hit:", "Team 1").choose(A, "target:", "Corner Dive")

    assert asked(table) == (B, "target")


def test_every_stop_says_when_it_matters() -> None:
    assert all(stop.when for stop in STOPS)
