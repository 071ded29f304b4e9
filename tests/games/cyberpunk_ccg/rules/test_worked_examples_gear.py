"""Worked examples: Teams, Vehicles, gear and the Punknaught."""

import pytest

from nightdeck.games.cyberpunk_ccg.model.chassis import is_complete, stats
from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of
from nightdeck.games.cyberpunk_ccg.model.terms import ATTACHED, ATTACKERS, LOCATIONS, RUNNERS
from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    crew,
    fight_on,
    go_on,
    hit,
    named,
    names,
    pass_turn_to,
    person,
    reach,
    run,
    scene,
    stash,
    trash,
    unanswered,
    use,
)

PARTS = ["Gun Truck", "Family R.V.", "Hover Sled", "Assault A.V.", "Rotary Cannon"]


# Teams and Movement -------------------------------------------------------------------------------


@clause("CCG-X24", "CCG-8.7a", "CCG-8.7b", "CCG-R07")
@pytest.mark.parametrize(
    ("vehicles", "size", "movement"),
    [
        (["City Compact"], 4, 2),
        (["War Bike", "City Compact"], 4, 2),
        (["War Bike"], 1, 3),
        (["City Compact"], 5, 1),
        ([], 1, 1),
    ],
)
def test_a_set_is_as_fast_as_its_slowest_member(
    vehicles: list[str], size: int, movement: int
) -> None:
    runners = [person("Road Scout", team=1), *crew(4, "1/1/1", team=1)][:size]
    for runner, vehicle in zip(runners, vehicles, strict=False):
        runner["gear"] = [vehicle]
    table = scene({"runners": runners})

    assert table.movement(*(each["card"] for each in runners)) == (movement, movement)


@clause("CCG-X25", "CCG-8.7f", "CCG-7.5c")
@pytest.mark.parametrize("parks", [True, False])
def test_a_team_with_movement_left_parks_or_is_used(parks: bool) -> None:
    runners = [
        person("Road Scout", "40/0/40", team=1, gear=["Hover Sled"]),
        person("Glam Idol", "40/0/40", team=1, gear=["Cargo Truck"]),
    ]
    table = scene({"runners": runners, "operations": ["Bank Job", "Data Snatch"]}, step="runs")

    for each in ("Bank Job", "Data Snatch"):
        fight_on(run(table, "Team 1", each))
    assert not table.is_used("Glam Idol")
    if parks:
        choose(table, A, "park:")
        choose(table, A, "Cargo Truck")
    else:
        choose(table, A, "decline:")
    pass_turn_to(table, B)

    assert table.is_used("Cargo Truck") is parks
    assert (table.is_used("Glam Idol"), table.is_used("Road Scout")) == (not parks, not parks)


@clause("CCG-X26", "CCG-8.7e", "CCG-R09")
def test_a_rolling_team_does_not_hit_the_same_opponent_again() -> None:
    table = scene(
        {
            "runners": [person("Glam Idol", "40/0/40", team=1, gear=["City Compact"])],
            "operations": ["Bank Job"],
        },
        {"locations": ["Corner Dive", "Kibble Mart"]},
    )

    fight_on(hit(table, "Team 1", "Corner Dive"))
    reach(table, A, "park:")

    assert not table.offers(A, "hit:")
    reach(table, A, "run:", "Team 1")


@clause("CCG-X41", "CCG-14.2")
def test_three_players_may_each_be_hit_once() -> None:
    table = scene(
        {
            "runners": [person("Glam Idol", "40/0/40", team=1, gear=["War Bike"])],
            "operations": ["Bank Job"],
        },
        {"locations": ["Corner Dive", "Soy Depot"]},
        {"locations": ["Kibble Mart"]},
    )

    fight_on(hit(table, "Team 1", "Corner Dive"))
    choose(table, A, "hit:", "Team 1")
    assert not table.offers(A, "target:", "Soy Depot")
    if table.offers(A, "target:", "Kibble Mart"):
        table.choose(A, "target:", "Kibble Mart")
    fight_on(table)

    assert table.state.ops[A] == 9
    reach(table, A, "run:", "Team 1")


@clause("CCG-X39", "CCG-7.4b2", "CCG-10.8b")
def test_a_team_with_a_nomad_holds_five() -> None:
    runners = [person("Road Scout", team=1), *crew(4, "1/1/1", team=1), "Ex-Ranger"]
    table = scene({"runners": runners, "sponsor": "The Mob"}, step="teams")

    assert not table.offers(A, "assign:", "Ex-Ranger", "Team 1")
    table.choose(A, "remove:", "Glam Idol") if table.offers(A, "remove:", "Glam Idol") else None
    table.choose(A, "remove:", "Protest Singer")

    assert table.offers(A, "assign:", "Ex-Ranger", "Team 1")
    assert table.team("Road Scout") == 1


@clause("CCG-X39", "CCG-9.5")
def test_a_team_stays_when_its_nomad_is_gone() -> None:
    runners = [person("Road Scout", power=2, team=1), *crew(4, "1/1/1", team=1)]
    table = scene(
        {"runners": runners},
        {"sponsor": "The Mob", "hand": ["Assassin"], "locations": ["Corner Dive"]},
    )

    reach(table, A, "pass:").pass_(A)
    use(table, B, "play:", "Assassin", target="Road Scout")
    choose(table, B, "auto:")
    unanswered(table)

    assert trash(table, A) == ["Road Scout"]
    assert {table.team(name) for name in names(table, A, RUNNERS)} == {1}


@clause("CCG-X42", "CCG-3.8", "CCG-8.1h")
@pytest.mark.parametrize(("words", "gained"), [("Combat Knife", 6), ("Assault Rifle", 7)])
def test_a_martial_artist_uses_two_blades_or_one_rifle(words: str, gained: int) -> None:
    gear = ["Ancestral Katana", "Combat Knife", "Assault Rifle"]
    table = scene(
        {"runners": [{"card": "Razor Dancer", "gear": gear, "team": 1}]},
        {"locations": ["Corner Dive"]},
    )

    hit(table, "Team 1", "Corner Dive")
    table.choose(A, "weapons:", words, *(["Ancestral Katana"] if gained == 6 else []))

    assert attack_of(table.state, ATTACKERS) == 7 + 1 + gained


# Gear ---------------------------------------------------------------------------------------------


@clause("CCG-X27", "CCG-7.3b1", "CCG-7.3b2", "CCG-7.3b3", "CCG-3.12d")
def test_what_a_transfer_costs() -> None:
    table = scene(
        {
            "runners": [
                {"card": "Ex-Ranger", "gear": ["Muscle Car", "Cyberoptics"]},
                {"card": "Glam Idol", "gear": ["Assault Rifle"]},
            ],
            "stash": ["Kevlar Vest"],
        },
        step="equip",
    )

    assert not table.offers(A, "transfer:", "Cyberoptics")
    table.choose(A, "transfer:", "Kevlar Vest").choose(A, "host:", "Ex-Ranger")
    choose(table, A, "pay-with:", "Muscle Car")
    assert (table.is_used("Muscle Car"), table.is_used("Ex-Ranger")) == (True, False)
    choose(table, A, "transfer:", "Assault Rifle")
    table.choose(A, "host:", "Ex-Ranger")

    assert table.is_used("Assault Rifle")
    assert (table.is_used("Ex-Ranger"), table.is_used("Glam Idol")) == (False, False)


@clause("CCG-X27", "CCG-7.3b2")
def test_a_used_weapon_cannot_be_handed_over() -> None:
    rifle = {"card": "Assault Rifle", "used": True}
    runners = [{"card": "Glam Idol", "used": True, "gear": [rifle]}, "Ex-Ranger"]
    table = scene({"runners": runners}, step="equip")

    assert table.asked == (A, "equip")
    assert not table.offers(A, "transfer:")


@clause("CCG-X54", "CCG-7.3b5", "CCG-R56")
@pytest.mark.parametrize(("ruling", "offered"), [("yes", True), ("no", False)])
def test_a_car_may_pay_for_its_own_arrival(ruling: str, offered: bool) -> None:
    table = scene(
        {
            "runners": [{"card": "Ex-Ranger", "used": True}],
            "stash": ["Muscle Car"],
            "hand": ["Dig In"],
        },
        step="equip",
        rulings={"equip_vehicle_pays": ruling},
    )

    assert (table.asked == (A, "equip") and table.offers(A, "transfer:", "Muscle Car")) is offered
    if offered:
        go_on(table.choose(A, "transfer:", "Muscle Car"), A)
        assert table.is_used("Muscle Car")
        assert stash(table, A) == []


# The Punknaught -----------------------------------------------------------------------------------


@clause("CCG-X31", "CCG-12.5", "CCG-12.7", "CCG-12.13")
def test_a_complete_punknaught_adds_up_its_parts() -> None:
    table = scene(
        {
            "sponsor": "Your Friendly Local Gangs",
            "locations": [{"card": "Corner Dive", "chassis": {"parts": PARTS}}, "Mega-Mall"],
            "hand": ["Salvaged Railgun"],
        },
        step="purchase",
    )
    chassis = named(table, "Punknaught Chassis")

    # Chassis 2/1/6, Truck 0/3/4, R.V. 0/0/2, Hover 0/0/0, A.V. 0/4/5, Cannon 6/5/-1
    assert is_complete(table.state, chassis)
    assert tuple(stats(table.state, chassis)) == (8 - 6, 13 - 6, 16 - 6)
    choose(table, A, "buy:", "Salvaged Railgun")
    assert not table.offers(A, "host:", "Chassis")


@clause("CCG-X32", "CCG-12.2", "CCG-12.10")
def test_a_saved_chassis_moves_to_another_location_with_its_tokens() -> None:
    chassis = {"tokens": 2, "parts": ["Cargo Truck", "Hover Sled"]}
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)]},
        {
            "locations": [{"card": "Corner Dive", "chassis": chassis}, "Kibble Mart"],
            "runners": [person("Grease Kid", power=6)],
        },
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "decline:")
    use(table, B, "Jury-Rig", target="Punknaught Chassis")
    fight_on(table)

    card = named(table, "Punknaught Chassis")
    assert table.state.host[card] == named(table, "Kibble Mart")
    assert table.state.tokens[card] == 2
    assert trash(table, B) == ["Cargo Truck", "Corner Dive", "Hover Sled"]
    assert names(table, B, LOCATIONS) == ["Kibble Mart"]
    assert names(table, B, ATTACHED) == ["Punknaught Chassis"]
