"""Fine points: what is saved with what, what counts in the end, and what ends when."""

from __future__ import annotations

import pytest

from nightdeck.games.cyberpunk_ccg.model.terms import DEFENSE, SR
from nightdeck.games.cyberpunk_ccg.rules.winning import stat_sum
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import A, B, crew, hit, person, reach, scene, unanswered, use

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
