"""The street: sums before and after what is announced, and what choices cost."""

from __future__ import annotations

from typing import Any

from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import A, B, person, place, scene


def skirmish() -> Scene:
    """Return a Skirmish in which the defender can dig in."""
    mine = {"runners": [person("Street Muscle", "11/0/9", team=1)]}
    theirs = {
        "runners": [person("Beat Cop", "2/0/8", team=1)],
        "locations": [place("Corner Dive", 1, 1)],
        "hand": ["Dig In"],
    }
    table = scene(mine, theirs).choose(A, "hit:", "Team 1").choose(A, "target:", "Corner Dive")
    return table.choose(B, "defend:", "Team 1")


def rows(table: Scene, seat: int) -> list[dict[str, Any]]:
    """Return what is compared, as a seat sees it."""
    regions = table.view(seat)["scene"]["regions"]
    found: list[dict[str, Any]] = next(each["rows"] for each in regions if each["id"] == "street")
    return found


@clause("CCG-8.3b", "CCG-8.1i")
def test_what_is_announced_is_drawn_beside_the_numbers_of_now() -> None:
    table = skirmish()
    assert "after" not in rows(table, A)[0]["right"]

    table.choose(B, "play:", "Dig In")
    while table.asked[1] != "response":
        table.take(table.asked[0], 0)

    first = rows(table, A)[0]
    assert first["left"] == {"label": "you", "value": 11}
    assert first["right"] == {"label": "Player 2", "value": 8, "after": 14}
    assert first["verdict"] == "3 over: the defenders are defeated"
    assert first["then"] == "4 more would be needed"
    assert first["bad"]


@clause("CCG-6.1a", "CCG-8.3b")
def test_a_pass_says_what_comes_of_the_attack() -> None:
    table = skirmish()

    options = table.view(B)["prompt"]["options"]
    told = next(each for each in options if each["verb"] == "pass")

    assert told["after"].startswith("11 on 8 and 2 on 9: the defenders are defeated, 3 go on")
    assert told["danger"]


@clause("CCG-6.5d")
def test_a_purchase_says_what_it_would_exhaust_and_what_stays_ready() -> None:
    mine = {"hand": ["Corner Dive"], "locations": ["Mega-Mall"], "sponsor_used": True}
    table = scene(mine, step="purchase")

    told = next(each for each in table.view(A)["prompt"]["options"] if each["verb"] == "buy")

    assert [cost["icon"] for cost in told["costs"]] == ["coin", "used"]
    assert told["note"] == "exhausts Mega-Mall; 0 EB stay ready"
