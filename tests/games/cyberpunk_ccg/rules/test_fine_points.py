"""Fine points: what is saved with what, what counts in the end, and what ends when."""

from __future__ import annotations

import pytest

from nightdeck.games.cyberpunk_ccg.model.terms import DEFENSE, SR
from nightdeck.games.cyberpunk_ccg.rules.winning import stat_sum
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    crew,
    hit,
    pass_turn_to,
    person,
    reach,
    scene,
    unanswered,
    use,
)

PARTS = ["Cargo Truck", "Armored Coach", "Hover Sled", "A.V. 1", "Rotary Cannon"]
PUNKNAUGHT = {"card": "Punknaught Chassis", "parts": PARTS}


def paid(table: Scene, seat: int) -> Scene:
    """Pay automatically if something has to be paid."""
    if table.offers(seat, "Pay automatically"):
        table.choose(seat, "Pay automatically")
    return table


# Leaving play -------------------------------------------------------------------------------------


@clause("CCG-9.3", "CCG-12.9")
def test_a_saved_runner_keeps_its_punknaught_with_all_parts() -> None:
    runners = [person("Glam Idol", "1/1/1", 1, gear=[PUNKNAUGHT]), person("Trauma Medic", "", 9)]
    table = scene({"hand": ["Assassin"], "locations": ["Mega-Mall"] * 2}, {"runners": runners})
    paid(use(table, A, "Assassin", target="Glam Idol"), A)

    use(table, B, "Medical Tech", target="Glam Idol")
    unanswered(table)

    assert table.gear("Punknaught Chassis") == PARTS
    assert table.trash(B) == []


@clause("CCG-12.2", "CCG-12.10")
def test_saved_parts_of_a_chassis_that_lost_its_location_go_to_the_stash() -> None:
    table = scene(
        {"runners": crew(4, "90/0/90", team=1)},
        {
            "locations": [{"card": "Corner Dive", "chassis": {"parts": PARTS}}, "Kibble Mart"],
            "runners": [person("Corp Engineer", "", 20), person("Motor Pool Sergeant", "", 20)],
        },
    )
    hit(table, "Team 1", "Corner Dive")

    reach(table, B, "Corp Engineer: Jury-Rig")
    use(table, B, "Corp Engineer: Jury-Rig", target="Punknaught Chassis")
    use(table, B, "Motor Pool Sergeant: Jury-Rig", target="Cargo Truck")
    unanswered(table)

    assert table.bearer("Punknaught Chassis") == "Kibble Mart"
    assert table.gear("Punknaught Chassis") == []
    assert table.stash(B) == ["Cargo Truck"]


# Totals of Sponsors -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rulings",
    [
        {"used_effect": "everything-off"},
        {"stat_total_scope": "unused-only"},
        {"stat_total_scope": "unused-only", "used_effect": "abilities-off-only"},
    ],
)
@clause("CCG-R02", "CCG-R38", "CCG-8.1h")
def test_used_gear_adds_nothing_to_a_total_of_unused_cards(rulings: dict[str, str]) -> None:
    gear = [{"card": "Kevlar Vest", "used": True}, "Monoblade", "Assault Rifle"]
    table = scene({"runners": [person("Glam Idol", "10/0/10", gear=gear)]}, rulings=rulings)

    assert stat_sum(table.state, A, DEFENSE) == 10
    assert stat_sum(table.state, A, SR) == 10 + 4


# Punknaughts --------------------------------------------------------------------------------------


@clause("CCG-12.13", "CCG-10.11")
def test_jury_rig_never_adds_a_second_heavy_weapon() -> None:
    places = [
        {"card": "Corner Dive", "chassis": {"parts": ["Rotary Cannon"]}},
        {"card": "Kibble Mart", "chassis": {}},
        {"card": "Mega-Mall", "chassis": {}},
    ]
    sheet = {"runners": ["Corp Engineer"], "stash": ["Rocket Launcher"], "locations": places}
    table = scene(sheet, step="damage control")

    table.choose(A, "Jury-Rig")

    assert not table.offers(A, "target:", "on Corner Dive")
    assert table.offers(A, "target:", "on Kibble Mart")


@pytest.mark.parametrize("ruling", ["by-type", "by-kind", "by-name"])
@clause("CCG-12.8", "CCG-12.14", "CCG-R20")
def test_a_punknaught_shares_its_bearer_with_no_other_vehicle(ruling: str) -> None:
    rulings = {"equipment_type": ruling}
    place = {"card": "Corner Dive", "chassis": {"tokens": 0, "parts": PARTS}}
    driver = {"runners": [person("Glam Idol", gear=["City Compact"])], "locations": [place]}
    walker = {"runners": [person("Glam Idol", gear=[PUNKNAUGHT])], "stash": ["City Compact"]}

    assert not scene(driver, step="equip", rulings=rulings).offers(A, "Move Punknaught")
    assert not scene(walker, step="equip", rulings=rulings).offers(A, "Move City Compact")


# The end of the turn ------------------------------------------------------------------------------


@clause("CCG-R48", "CCG-11.7")
def test_who_is_burned_as_a_bonus_ends_counts_no_more_in_the_check() -> None:
    sheet = {
        "runners": [person("Glam Idol", empathy=3)],
        "locations": ["Mega-Mall"] * 3,
        "hand": ["Therapy Session", "Boosted Reflexes"],
    }
    table = scene(sheet, rulings={"temp_bonus_for_win": "ignore"}, step="purchase")
    use(table, A, "Therapy Session", target="Glam Idol")
    unanswered(paid(table, A))
    choose(table, A, "Boosted Reflexes").choose(A, "Onto Glam Idol")
    paid(table, A)
    assert table.empathy("Glam Idol") == 2
    table.state.style_bonus[A] = 100 - table.style(A)

    pass_turn_to(table, B)

    assert table.trash(A)[-2:] == ["Glam Idol", "Boosted Reflexes"]
    assert table.outcome is None


@clause("CCG-R26")
def test_a_busted_runner_of_a_position_skips_one_straighten_too() -> None:
    rulings = {"busted_until": "skip-one-straighten"}
    table = scene(
        {"runners": [person("Glam Idol", busted=True)]}, rulings=rulings, step="straighten"
    )

    assert table.is_used("Glam Idol")
    assert not table.is_busted("Glam Idol")


# Texts of cards -----------------------------------------------------------------------------------


@clause("CCG-3.5", "CCG-R23")
@pytest.mark.parametrize("ruling", ["own-cards", "any-cards"])
def test_trauma_center_saves_only_runners_you_control(ruling: str) -> None:
    table = scene(
        {"runners": [person("Street Muscle", "1/0/1", 2, team=1)]},
        {"locations": ["Mega-Mall", "Trauma Center"]},
        rulings={"save_scope": ruling},
    )

    hit(table, "Team 1", "Mega-Mall")
    while table.state.attack_kind:
        assert not table.offers(B, "use:", "Trauma Center")
        table.take(table.asked[0], table.state.question.default)

    assert table.trash(A) == ["Street Muscle"]


@clause("CCG-8.1k", "CCG-6.8j")
def test_steel_arena_helps_any_participant_used_or_not() -> None:
    cop = person("Beat Cop", "5/0/30", 5, team=1)
    enemy = person("Glam Idol", "5/0/30", 1)
    table = scene(
        {"runners": [cop, person("Ex-Ranger", "5/0/30", team=1)], "locations": ["Steel Arena"]},
        {"runners": [enemy], "locations": ["Mega-Mall"]},
    )
    hit(table, "Team 1", "Mega-Mall")
    reach(table, B, "defend:")
    table.choose(B, "defend:")
    while table.asked[1] == "defenders":
        table.choose(B, "add:") if table.offers(B, "add:") else table.choose(B, "done:")
    use(table, A, "Beat Cop: Authority")
    unanswered(table)

    reach(table, A, "Steel Arena").choose(A, "Steel Arena")

    assert table.is_used("Beat Cop")
    assert table.offers(A, "target:", "Beat Cop")


@clause("CCG-6.5n", "CCG-13.5")
def test_ripperdocs_leave_a_loss_of_one() -> None:
    sheet = {
        "runners": ["Ripperdoc", "Ripperdoc", person("Glam Idol", empathy=5)],
        "hand": ["Light Tattoo"],
        "locations": ["Mega-Mall"] * 2,
    }
    table = scene(sheet, step="purchase")
    for number in (1, 2):
        name = f"Ripperdoc ({number})"
        reach(table, A, f"Use {name}").choose(A, f"Use {name}")
        unanswered(table)

    choose(table, A, "Buy Light Tattoo").choose(A, "Onto Glam Idol")
    paid(table, A)

    assert table.empathy("Glam Idol") == 4


@clause("CCG-R02")
@pytest.mark.parametrize(("ruling", "sr"), [("stats-abilities-off", 1), ("abilities-off-only", 4)])
def test_a_used_weapon_counts_only_where_stats_stay_on(ruling: str, sr: int) -> None:
    idol = person("Glam Idol", "1/1/1", gear=[{"card": "Assault Rifle", "used": True}])
    table = scene({"runners": [idol]}, rulings={"used_effect": ruling})

    assert table.sr("Glam Idol") == sr
