"""What the table stops for: Teams that step into the street, sums, gear that falls."""

from __future__ import annotations

from typing import Any

from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.moments import A, B, hit, place, runner, scene, strike


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
