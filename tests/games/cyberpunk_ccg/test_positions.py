"""Positions that cannot be are refused in one sentence; what is not said is as it usually is."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games.cyberpunk_ccg.rules.conceding import concede
from nightdeck.kernel.errors import BadSetup
from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import A, B, person, scene

LEGEND = "Johnny Silverhand"


def runner(**words: Any) -> dict[str, Any]:
    """Return a sheet with one Runner."""
    return {"runners": [{"card": "Street Muscle", **words}]}


@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        (runner(empathy=0), "Street Muscle of seat 0 has Empathy 0 and is Burned"),
        (runner(empathy=3, gear=["Boosted Reflexes"]), "Street Muscle of seat 0 has Empathy 0"),
        ({"runners": [LEGEND, LEGEND]}, f"{LEGEND} is Legendary and in play twice"),
        (runner(busted=True, used=False), "Street Muscle: who is Busted is used"),
        (runner(hit=[A]), "Street Muscle, hit: nobody Hits their own side"),
        (runner(hit=[2]), "Street Muscle, hit must be a number from 0 to 1, not 2"),
        (
            runner(gear=[{"card": "Punknaught Chassis", "tokens": 1}]),
            "a Chassis with tokens cannot leave its Location",
        ),
        (
            {"locations": [{"card": "Corner Dive", "chassis": {"tokens": 4}}]},
            "Corner Dive, tokens must be a number from 0 to 3, not 4",
        ),
        (
            {"locations": [{"card": "Corner Dive", "chassis": {"parts": ["Monoblade"]}}]},
            "a part of the Chassis on Corner Dive: Monoblade is no legal part",
        ),
        ({"sponsor": "N.C.P.D.", "busts": 50}, "player 0, busts: N.C.P.D. has won"),
    ],
)
def test_what_cannot_be_is_refused_and_named(sheet: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        scene(sheet)


@clause("CCG-3.7")
def test_a_legend_is_one_of_a_kind_for_all_players() -> None:
    with pytest.raises(BadSetup, match=f"{LEGEND} is Legendary"):
        scene({"runners": [LEGEND]}, {"runners": [LEGEND]})


@clause("CCG-13.13")
def test_no_position_is_beyond_the_last_round() -> None:
    with pytest.raises(BadSetup, match="round must be a number from 1 to 60"):
        scene(round=61)
    assert scene(rulings={"max_rounds": "2"}).state.round == 2


@clause("CCG-12.3")
def test_a_chassis_on_a_runner_has_no_tokens() -> None:
    table = scene(runner(gear=["Punknaught Chassis"]))

    assert table.tokens() == 0


@clause("CCG-2.5", "CCG-8.2b")
def test_who_has_hit_an_opponent_cannot_hit_them_again() -> None:
    theirs = {"locations": ["Corner Dive"]}
    table = scene(runner(hit=[B]), theirs, theirs)

    table.choose(A, "hit:", "group")
    table.choose(A, "add:", "Street Muscle")
    if table.offers(A, "done:"):
        table.choose(A, "done:")

    assert not table.offers(A, "Target Player 2's Corner Dive")
    assert table.offers(A, "Target Player 3's Corner Dive")


@clause("CCG-13.16")
def test_other_numbers_than_printed_stay_when_somebody_leaves() -> None:
    muscle = person("Street Muscle", "9/8/7", 6)
    table = scene({}, {"runners": [muscle]}, {})

    concede(table.state, A)

    assert (table.sr("Street Muscle"), table.power("Street Muscle")) == (9, 6)
