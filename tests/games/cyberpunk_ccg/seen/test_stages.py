"""What the table stops for: Teams that step into the street, sums, gear that falls."""

from __future__ import annotations

from typing import Any

from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.moments import A, B, hit, pay, place, runner, scene, strike
from tests.games.cyberpunk_ccg.tables import pass_turn_to


def staged(table: Scene, seat: int, kind: str) -> list[dict[str, Any]]:
    """Return the stages of a kind that a seat was shown."""
    lines = table.view(seat)["log"]
    return [line["stage"] for line in lines if line.get("stage", {}).get("kind") == kind]


def street() -> Scene:
    """Return a Hit by a Team of two on a Location that a Team of one defends."""
    mine = [
        runner(6, 0, 9, team=1, gear=["Kevlar Vest"]),
        {**runner(5, 0, 4, team=1), "card": "Razor Dancer"},
    ]
    theirs = [{**runner(2, 0, 3, team=1), "card": "Beat Cop"}]
    table = scene({"runners": mine}, {"runners": theirs, "locations": [place(3, 1)]}, step="hits")
    return hit(table, A, "City Motor Pool").choose(B, "defend:", "Team 1")


@clause("CCG-8.2b", "CCG-8.2c")
def test_both_sides_step_into_the_street_and_the_log_names_everybody() -> None:
    table = street()

    shown = [(each["heading"], each["cards"]) for each in staged(table, B, "card")]
    assert shown == [
        ("Hit on City Motor Pool", ["street-muscle", "razor-dancer"]),
        ("They stand in the way", ["beat-cop"]),
    ]
    told = [line["text"] for line in table.view(B)["log"] if line.get("stage")]
    assert told == [
        "Player 1 hits City Motor Pool with Street Muscle and Razor Dancer: 11 against 5.",
        "You defend with Beat Cop: ATTACK 2, Defense 3.",
    ]


@clause("CCG-8.3b", "CCG-8.4a", "CCG-8.6")
def test_the_skirmish_is_staged_as_sums_and_who_is_defeated_is_shown() -> None:
    table = strike(street())

    first, last = staged(table, A, "sums")
    titles = [row["title"] for row in first["rows"]]
    assert titles == ["Attack on the defence", "The defenders' attack"]
    assert [each["after"] for each in first["rows"][0]["sums"]] == [11, 3]
    assert last["heading"] == "The strike"
    defeated = [each for each in staged(table, A, "card") if "DEFEATED" in each["heading"]]
    assert [each["cards"] for each in defeated] == [["beat-cop"]]


def ending(*runners: dict[str, Any], **more: Any) -> Scene:
    """Return a game in which the first turn is nearly all that Arasaka needs."""
    mine = {"sponsor": "Arasaka", "runners": list(runners), "hand": ["Kevlar Vest"], **more}
    return scene(mine, {"sponsor": "Militech"})


WALL = (runner(1, 0, 90), {**runner(1, 0, 90), "card": "Razor Dancer"})


@clause("CCG-13.3", "CCG-13.4")
def test_a_plan_fulfilled_is_staged_with_the_sponsor_the_log_has_named() -> None:
    table = ending(*WALL)
    table.choose(A, "buy:", "Kevlar Vest").choose(A, "host:", "Street Muscle")
    pay(table, A)

    (shown,) = staged(pass_turn_to(table, B), B, "card")
    assert shown["heading"] == "A Sponsor's plan is fulfilled"
    assert shown["note"] == "Arasaka's wall stands"
    assert (shown["seat"], shown["cards"]) == (A, ["arasaka"])


@clause("CCG-13.3", "CCG-15.7")
def test_a_sponsor_the_log_never_named_is_not_shown_with_its_plan() -> None:
    (shown,) = staged(pass_turn_to(ending(*WALL), B), B, "card")

    assert (shown["note"], shown["cards"]) == ("Arasaka's wall stands", [])


@clause("CCG-13.1")
def test_enough_points_are_told_by_the_result_and_need_no_stage() -> None:
    table = pass_turn_to(ending(ops=150), B)

    assert table.outcome is not None
    assert staged(table, B, "card") == []
