"""Plain mistakes no level makes: each a position with the choice of an experienced player.

Every position is put to *street*, to *veteran* and to whoever gives hints.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.bots.hints import hint
from nightdeck.play.players import Seat, player
from nightdeck.testing import Scene
from tests.games.cyberpunk_ccg.tables import A, B, choose, crew, person, place, reach, scene

Adviser = Callable[[Scene], str]

CONVOY = ["Street Bike", "Cargo Truck", "Family R.V.", "A.V. 1", "Scout Gyro", "City Compact"]
"""A Vehicle of every kind but a Hover."""


def levels(table: Scene, level: str) -> str:
    """Return in words what a level chooses."""
    seat = Seat(table.state)
    index = player(level).choose(seat, Rng(seed_key("levels")))
    return table.offered(seat.seat)[index]


def street(table: Scene) -> str:
    return levels(table, "street")


def veteran(table: Scene) -> str:
    return levels(table, "veteran")


def hinted(table: Scene) -> str:
    return hint(Seat(table.state), Rng(seed_key("hint")), 60, tries=100).text


everybody = pytest.mark.parametrize("advice", [street, veteran, hinted])


# Tempo: what is used can neither fight nor defend -------------------------------------------------


@everybody
def test_a_fighter_is_not_tired_for_nothing(advice: Adviser) -> None:
    table = scene({"runners": ["Clan Warrior", "Razor Dancer"]}, step="legwork")

    assert "Family" not in advice(table)


@everybody
def test_who_is_about_to_attack_does_not_pay(advice: Adviser) -> None:
    table = scene(
        {
            "runners": ["Corporate Raider"],
            "locations": ["Fresh Air Market"],
            "operations": ["Shake Down the Block"],
            "hand": ["Kevlar Vest"],
        },
        step="purchase",
    )
    choose(table, A, "Buy Kevlar Vest")
    choose(table, A, "Onto Corporate Raider")

    assert "Corporate Raider" not in advice(table)


@everybody
def test_who_would_only_be_lost_does_not_defend(advice: Adviser) -> None:
    table = scene(
        {"runners": crew(4, "9/3/9", team=1)},
        {"runners": ["Street Doc"], "locations": ["Corner Dive"]},
    )
    choose(table, A, "Hit with Team 1")
    choose(table, A, "Target", "Corner Dive")
    reach(table, B, "Defend")

    assert "Defend" not in advice(table)


@everybody
def test_who_stops_a_hit_without_a_scratch_defends(advice: Adviser) -> None:
    table = scene(
        {"runners": crew(3, "5/2/4", team=1)},
        {"runners": crew(4, "5/2/9", team=1), "locations": ["Corner Dive", "Neon Arcade"]},
    )
    choose(table, A, "Hit with Team 1")
    choose(table, A, "Target", "Corner Dive")
    reach(table, B, "Defend")

    assert "Defend" in advice(table)


@everybody
def test_nobody_runs_into_a_wall(advice: Adviser) -> None:
    table = scene(
        {"runners": crew(3, "4/2/4", team=1)},
        {"runners": crew(4, "9/3/9", team=1), "locations": ["Mega-Mall"]},
    )

    assert "Hit" not in advice(table)


# Points -------------------------------------------------------------------------------------------


@everybody
def test_an_operation_in_reach_is_run(advice: Adviser) -> None:
    runners = crew(4, "6/2/6", team=1)
    table = scene({"runners": runners, "operations": ["Truck Hijack"]}, step="runs")

    assert advice(table).startswith("Run")


@everybody
def test_a_netrunner_opens_what_the_team_cannot_take_alone(advice: Adviser) -> None:
    fighters = [person("Road Scout", "3/1/6", 2, team=1) for _ in range(3)]
    table = scene(
        {"runners": [*fighters, "Data Thief"], "operations": [place("Data Snatch", 2, 8)]},
        step="closing",
    )

    assert "Interface" in advice(table)


# The plan of the Sponsor --------------------------------------------------------------------------


@everybody
def test_the_last_vehicle_of_the_convoy_is_bought_first(advice: Adviser) -> None:
    drivers = ["Road Scout", "Pack Biker", "Convoy Driver", "Clan Warrior", "Road Captain"]
    bearers = [{"card": card, "gear": [gear]} for card, gear in zip(drivers, CONVOY, strict=False)]
    bearers.append({"card": "Convoy Healer", "gear": [CONVOY[-1]]})
    table = scene(
        {
            "sponsor": "The Nomads",
            "locations": ["The Open Road"],
            "runners": [*bearers, "Road Scout"],
            "hand": ["Kevlar Vest", "Hover Sled", "Caravan Camp"],
        },
        step="purchase",
    )

    assert advice(table) == "Buy Hover Sled"


@everybody
def test_with_the_strike_force_complete_a_stash_is_hit(advice: Adviser) -> None:
    force = [person("Street Muscle", "35/0/9", 3, team=1) for _ in range(4)]
    table = scene(
        {"sponsor": "Militech", "runners": force},
        {"locations": ["Corner Dive"], "stash": ["Kevlar Vest"]},
    )
    choose(table, A, "Hit with Team 1")

    assert "Stash" in advice(table)


@everybody
def test_a_wall_about_to_win_is_hit_whatever_it_costs(advice: Adviser) -> None:
    guards = [person("Street Muscle", "1/1/31", 3, team=1) for _ in range(4)]
    table = scene(
        {"sponsor": "The Mob", "runners": ["Street Muscle"], "ops": 60},
        {"sponsor": "Arasaka", "locations": ["Mega-Mall"], "runners": guards},
    )

    assert advice(table).startswith("Hit")


# Busts --------------------------------------------------------------------------------------------


def paying_exec(cop: str) -> Scene:
    """B pays with an exec of Power 4 while A has a Cop."""
    table = scene(
        {"sponsor": "N.C.P.D.", "runners": [cop]},
        {
            "sponsor": "Biotechnica",
            "sponsor_used": True,
            "runners": ["Junior Exec"],
            "hand": ["Cyberoptics"],
        },
        turn=B,
        step="purchase",
    )
    choose(table, B, "Buy Cyberoptics")
    choose(table, B, "Junior Exec")
    return reach(table, A, "Authority")


@everybody
def test_who_pays_in_reach_of_a_stronger_cop_is_busted(advice: Adviser) -> None:
    assert "Authority" in advice(paying_exec("Max Tac Rookie"))


@everybody
def test_a_weaker_cop_keeps_still(advice: Adviser) -> None:
    assert "Authority" not in advice(paying_exec("Beat Cop"))


# Gear ---------------------------------------------------------------------------------------------


@everybody
def test_a_cyberdeck_goes_to_the_netrunner(advice: Adviser) -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "runners": ["Razor Dancer", "Data Thief"],
            "hand": ["Hot Cyberdeck"],
        },
        step="purchase",
    )
    choose(table, A, "Buy Hot Cyberdeck")

    assert advice(table) == "Onto Data Thief"


@everybody
def test_nobody_is_burned_by_their_own_chrome(advice: Adviser) -> None:
    table = scene(
        {
            "sponsor": "Biotechnica",
            "runners": ["Goliath Unit 7", "Corporate Test Subject"],
            "locations": ["Fresh Air Market"],
            "hand": ["Boosted Reflexes"],
        },
        step="purchase",
    )
    choose(table, A, "Buy Boosted Reflexes")

    assert advice(table) == "Onto Corporate Test Subject"
