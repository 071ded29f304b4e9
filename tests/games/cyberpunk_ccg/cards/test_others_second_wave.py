"""Locations, Operations, gear and Events of the second wave, each at what it does."""

import pytest

from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    C,
    choose,
    fight_on,
    hand,
    hit,
    person,
    reach,
    run,
    scene,
    stash,
    trash,
    unanswered,
    use,
)


def defeated(operation: str, **more: object) -> Scene:
    """Return a table where the first player has just made a Run on an Operation."""
    a = {"runners": [person("Glam Idol", "99/0/99", team=1)], "operations": [operation]}
    table = scene(a | more.pop("a", {}), more.pop("b", None), more.pop("c", None), step="runs")
    return run(table, "Team 1", operation)


# Locations ----------------------------------------------------------------------------------------


@clause("CCG-9.7")
def test_pawn_palace_turns_equipment_into_cards() -> None:
    table = scene(
        {"locations": ["Pawn Palace"], "stash": ["Kevlar Vest", "Cyberoptics"]}, step="purchase"
    )

    use(table, A, "Use Pawn Palace")
    while table.asked[1] in ("response", "draw"):
        table.take(table.asked[0], 0)

    assert trash(table, A) == ["Kevlar Vest"]
    assert (stash(table, A), len(hand(table, A))) == (["Cyberoptics"], 2)


def test_data_haven_helps_a_netrunner() -> None:
    table = scene(
        {"locations": ["Data Haven"], "runners": [person("Script Kid", power=3), "Glam Idol"]},
        step="legwork",
    )

    unanswered(use(table, A, "Use Data Haven"))

    assert (table.power("Script Kid"), table.is_used("Data Haven")) == (5, True)


def test_caravan_camp_adds_style_to_every_vehicle() -> None:
    runners = [{"card": "Glam Idol", "gear": ["Muscle Car"]}]
    camp = {"card": "Caravan Camp", "used": True}
    parts = {"card": "Corner Dive", "chassis": {"parts": ["Cargo Truck"]}}
    table = scene({"runners": runners, "locations": [camp, camp, parts]})
    without = scene({"runners": runners, "locations": [parts]})

    assert table.style(A) - without.style(A) == 2 * 2


@pytest.mark.parametrize(("count", "points"), [(1, 1), (4, 3)])
def test_courthouse_counts_busted_runners(count: int, points: int) -> None:
    names = ["Glam Idol", "Ex-Ranger", "Script Kid", "Data Thief"][:count]
    busted = [{"card": name, "used": True, "busted": True} for name in names]
    table = scene({"locations": ["Courthouse"]}, {"runners": busted}, step="damage control")

    unanswered(use(table, A, "Use Courthouse"))

    assert table.busts(A) == points


def test_courthouse_needs_a_busted_runner() -> None:
    table = scene({"locations": ["Courthouse"]}, {"runners": ["Glam Idol"]}, step="damage control")

    assert table.asked[0] == A
    assert not table.offers(A, "Use Courthouse")


# Operations ---------------------------------------------------------------------------------------


def test_shake_down_the_block_brings_a_card() -> None:
    table = fight_on(defeated("Shake Down the Block"))

    assert (table.ops(A), len(hand(table, A))) == (5, 1)


def test_world_tour_brings_style() -> None:
    table = fight_on(defeated("World Tour"))

    assert (table.ops(A), table.style_bonus(A)) == (12, 10)


def test_black_clinic_raid_finds_cyber() -> None:
    table = defeated("Black Clinic Raid", a={"gear": ["Dig In", "Cyberoptics", "Kevlar Vest"]})

    choose(table, A, "Cyberoptics")

    assert hand(table, A) == ["Cyberoptics"]


def test_weapons_shipment_finds_a_weapon() -> None:
    table = defeated("Weapons Shipment", a={"gear": ["Dig In", "Monoblade", "Kevlar Vest"]})

    choose(table, A, "Monoblade")

    assert hand(table, A) == ["Monoblade"]


@clause("CCG-10.13h")
def test_clean_streets_sweep_brings_bust_points() -> None:
    table = fight_on(defeated("Clean Streets Sweep"))

    assert (table.ops(A), table.busts(A)) == (12, 7)


def test_ghost_protocol_takes_a_card_of_each_opponent() -> None:
    table = fight_on(
        defeated("Ghost Protocol", b={"hand": ["Assassin", "Dig In"]}, c={"hand": ["Lockdown"]})
    )

    assert (len(hand(table, B)), hand(table, C), trash(table, C)) == (1, [], ["Lockdown"])


@clause("CCG-6.8h")
def test_corporate_war_costs_each_opponent_a_runner_at_once() -> None:
    table = defeated(
        "Corporate War",
        b={"runners": ["Ex-Ranger", "Script Kid"]},
        c={"runners": ["Street Muscle"]},
    )

    while table.asked[1] != "lose":
        table.pass_(table.asked[0])
    table.choose(B, "Script Kid")
    fight_on(table)

    assert (trash(table, B), trash(table, C)) == (["Script Kid"], ["Street Muscle"])
    assert table.ops(A) == 30


# Gear ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gear", "bearer", "gained", "other"),
    [
        ("Interface Plugs", "Script Kid", 2, ("Ex-Ranger", 1)),
        ("Hot Cyberdeck", "Script Kid", 3, ("Ex-Ranger", 0)),
        ("Tech Toolkit", "Grease Kid", 2, ("Ex-Ranger", 0)),
        ("Portable Studio", "Gonzo Reporter", 2, ("Ex-Ranger", 0)),
        ("Portable Studio", "Garage Screamer", 2, ("Script Kid", 0)),
        ("Squad Car", "Beat Cop", 1, ("Ex-Ranger", 0)),
    ],
)
def test_gear_for_a_profession(gear: str, bearer: str, gained: int, other: tuple[str, int]) -> None:
    fitting = scene({"runners": [person(bearer, power=3, gear=[gear])]})
    not_fitting = scene({"runners": [person(other[0], power=3, gear=[gear])]})

    assert fitting.power(bearer) == 3 + gained
    assert not_fitting.power(other[0]) == 3 + other[1]


def test_adrenal_pump_trades_its_bonus_for_three_sr() -> None:
    runner = person("Glam Idol", "9/0/40", team=1, gear=["Adrenal Pump"])
    table = scene({"runners": [runner]}, {"locations": ["Mega-Mall"]})

    hit(table, "Team 1", "Mega-Mall")
    assert table.sums()[:2] == (9 + 1, 40 + 1)
    unanswered(use(table, A, "Use Adrenal Pump"))

    assert table.sums()[:2] == (9 + 3, 40)


@clause("CCG-10.1")
def test_sniper_rifle_makes_long_range_cheaper() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "locations": ["Night Market"],
            "runners": [
                person("Glam Idol", "9/0/40", team=1),
                person("Ex-Ranger", "0/0/1", gear=["Sniper Rifle"]),
            ],
        },
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    use(table, A, "Long Range", "Ex-Ranger")
    unanswered(choose(table, A, "source:", "Night Market"))

    assert table.sums()[0] == 9 + 6  # for 4 EB instead of 6


@pytest.mark.parametrize(("power", "offered"), [(5, True), (4, False)])
def test_attack_helicopter_strikes_for_a_skilled_pilot(power: int, offered: bool) -> None:
    runner = person("Glam Idol", "9/0/40", power, team=1, gear=["Attack Helicopter"])
    table = scene({"runners": [runner]}, {"locations": ["Arasaka Compound"]})

    hit(table, "Team 1", "Arasaka Compound")
    while table.asked != (A, "target"):
        table.pass_(table.asked[0])
    assert table.sums()[0] == 9 + 2 + 4
    assert table.offers(A, "Use Attack Helicopter") is offered
    if offered:
        unanswered(use(table, A, "Use Attack Helicopter"))
        assert table.sums()[0] == 9 + 10


# Events -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "lost", "used"),
    [(6, ([], ["Ex-Ranger"]), False), (2, (["Glam Idol"], []), False), (4, ([], []), True)],
)
def test_high_noon_leaves_one_standing(
    power: int, lost: tuple[list[str], list[str]], used: bool
) -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "hand": ["High Noon"],
            "runners": [person("Glam Idol", "3/0/1", power)],
        },
        {"runners": [person("Ex-Ranger", "4/0/1", 3)]},
    )

    use(table, A, "play:", "High Noon")
    unanswered(choose(table, A, "auto:"))

    mine = [each for each in trash(table, A) if each != "High Noon"]
    assert (mine, trash(table, B)) == lost
    if used:
        assert (table.is_used("Glam Idol"), table.is_used("Ex-Ranger")) == (True, True)


@clause("CCG-10.13h")
def test_entrapment_makes_a_bust_out_of_nothing() -> None:
    table = scene(
        {"sponsor": "N.C.P.D.", "hand": ["Entrapment"], "runners": [person("Beat Cop", power=4)]},
        {"runners": [person("Ex-Ranger", power=3), "Contract Enforcer"]},
    )

    use(table, A, "play:", "Entrapment")
    choose(table, A, "auto:")
    while not table.is_busted("Ex-Ranger"):
        table.take(table.asked[0], table.state.question.default)

    assert table.busts(A) == 1
    assert table.is_used("Beat Cop")


def test_system_crash_lowers_e_sec() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["System Crash"]},
        {"locations": ["Data Haven"]},
        step="legwork",
    )

    use(table, A, "play:", "System Crash")
    unanswered(choose(table, A, "auto:"))

    assert table.e_sec("Data Haven") == 10 - 4


def test_gas_shortage_stops_a_vehicle() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Gas Shortage"]},
        {"runners": [{"card": "Glam Idol", "gear": ["Muscle Car"]}]},
        step="legwork",
    )

    use(table, A, "play:", "Gas Shortage")
    unanswered(choose(table, A, "auto:"))

    assert table.is_used("Muscle Car")
    assert table.movement("Glam Idol") == (1, 1)


@clause("CCG-6.8f")
def test_all_points_bulletin_strengthens_every_cop() -> None:
    table = scene(
        {
            "sponsor": "N.C.P.D.",
            "hand": ["All-Points Bulletin"],
            "runners": ["Beat Cop", "Max Tac Rookie", "Glam Idol"],
        },
        {"runners": ["Contract Enforcer"]},
    )

    use(table, A, "play:", "All-Points Bulletin")
    unanswered(choose(table, A, "auto:"))

    assert (table.power("Beat Cop"), table.power("Max Tac Rookie")) == (3 + 2, 5 + 2)
    assert (table.power("Glam Idol"), table.power("Contract Enforcer")) == (5, 6)


def test_repo_crew_sends_gear_to_its_controllers_stash() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Repo Crew"]},
        {
            "runners": [
                {"card": "Glam Idol", "used": True, "gear": ["Kevlar Vest"]},
                {"card": "Ex-Ranger", "gear": ["Monoblade"]},
            ]
        },
        step="damage control",
    )

    use(table, A, "play:", "Repo Crew")
    unanswered(choose(table, A, "auto:"))

    assert stash(table, B) == ["Kevlar Vest"]
    assert table.bearer("Monoblade") == "Ex-Ranger"
    reach(table, A, "pass:")
