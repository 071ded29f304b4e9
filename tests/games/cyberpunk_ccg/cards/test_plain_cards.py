"""Cards without text: bought for their price, they have the numbers that are printed."""

import pytest

from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import A, choose, fight_on, person, run, scene, trash

MONEY = ["Mega-Mall", "Robotics Plant", "Uplink Tower"]

RUNNERS = {  # SR, LR, Defense, Power, Empathy, Style, cost
    "Street Muscle": (3, 2, 3, 2, 7, 1, 4),
    "Ex-Ranger": (4, 4, 4, 3, 8, 2, 7),
    "Razor Dancer": (7, 1, 5, 4, 6, 5, 8),
    "Shadow Operative": (7, 2, 6, 5, 6, 4, 11),
    "Gene-Stabilized Agent": (4, 3, 5, 4, 12, 3, 9),
    "Beat Cop": (4, 2, 4, 3, 8, 1, 5),
    "Max Tac Rookie": (6, 3, 6, 5, 6, 2, 8),
    "Contract Enforcer": (6, 3, 6, 6, 6, 2, 11),
    "Junior Exec": (1, 1, 2, 4, 8, 2, 4),
    "Account Manager": (1, 1, 4, 6, 8, 3, 6),
    "Division Head": (2, 1, 5, 9, 7, 4, 9),
    "Corporate Raider": (5, 3, 6, 5, 7, 4, 11),
    "Corner Dealer": (2, 1, 2, 3, 7, 2, 4),
    "Smuggler Boss": (3, 2, 4, 6, 7, 3, 8),
    "Street Doc": (1, 1, 3, 4, 8, 1, 4),
    "Trauma Medic": (3, 3, 5, 5, 7, 3, 9),
    "Field Surgeon": (3, 2, 4, 5, 8, 2, 7),
    "Convoy Healer": (3, 2, 5, 5, 8, 3, 8),
    "Screamsheet Stringer": (1, 1, 2, 3, 8, 2, 3),
    "Gonzo Reporter": (2, 2, 3, 4, 7, 4, 5),
    "Prime-Time Anchor": (1, 1, 3, 7, 8, 7, 7),
    "Script Kid": (1, 1, 2, 3, 7, 1, 3),
    "Cyber Crimes Agent": (3, 2, 4, 6, 7, 2, 8),
    "Road Scout": (3, 2, 3, 2, 8, 1, 4),
    "Clan Warrior": (6, 3, 5, 4, 8, 3, 8),
    "Garage Screamer": (1, 1, 2, 3, 7, 4, 3),
    "Protest Singer": (1, 1, 3, 5, 8, 5, 5),
    "Glam Idol": (1, 1, 3, 5, 7, 8, 6),
    "Grease Kid": (1, 1, 2, 3, 7, 1, 3),
    "Garage Mechanic": (2, 1, 4, 4, 8, 2, 5),
    "Corp Engineer": (1, 1, 5, 7, 8, 2, 7),
    "Motor Pool Sergeant": (2, 2, 4, 5, 8, 1, 6),
}
LOCATIONS = {  # EB, M-Sec, E-Sec, Ops, Style, cost
    "Corner Dive": (3, 6, 3, 5, 0, 4),
    "Executive Lounge": (5, 7, 7, 8, 2, 8),
    "Braindance Parlor": (3, 5, 5, 6, 1, 5),
    "Neon Arcade": (3, 4, 4, 5, 0, 4),
    "Kibble Mart": (3, 7, 2, 4, 0, 4),
    "Fresh Air Market": (5, 8, 4, 7, 0, 8),
    "Night Market": (4, 7, 4, 6, 1, 6),
    "Mega-Mall": (7, 10, 10, 12, 2, 11),
    "Robotics Plant": (7, 9, 11, 12, 0, 11),
    "Cyber Cafe": (3, 2, 6, 5, 0, 4),
    "Uplink Tower": (6, 6, 11, 11, 0, 10),
    "Body Bank": (4, 6, 6, 7, 0, 7),
    "City Motor Pool": (5, 8, 6, 7, 0, 6),
}
OPERATIONS = {  # strength, Ops, cost
    "Bank Job": (28, 14, 5),
    "Orbital Heist": (50, 26, 9),
}
GEAR = {  # SR, LR, Defense, Power, Empathy, Style, Movement, cost
    "Cyberoptics": (0, 1, 0, 0, -1, 2, 1, 2),
    "Targeting Scope Eyes": (0, 3, 0, 0, -2, 1, 1, 4),
    "Chip Socket": (0, 0, 0, 1, -1, 1, 1, 2),
    "Boosted Reflexes": (3, 0, 1, 0, -3, 1, 1, 4),
    "Subdermal Plating": (0, 0, 3, 0, -2, 0, 1, 4),
    "Full Skinweave": (0, 0, 5, 0, -3, 1, 1, 6),
    "Light Tattoo": (0, 0, 0, 0, -1, 4, 1, 1),
    "Chrome Right Arm": (3, 0, 0, 0, -3, 2, 1, 4),
    "Chrome Left Arm": (2, 0, 1, 0, -3, 2, 1, 4),
    "Wrist Razors": (2, 0, 0, 0, -2, 3, 1, 3),
    "Grenade Arm": (0, 5, 0, 0, -4, 2, 1, 5),
    "Muscle and Bone Lace": (3, 0, 3, 0, -4, 1, 1, 6),
    "Bodysculpt Job": (0, 0, 0, 0, -1, 6, 1, 3),
    "Full Borg Conversion": (8, 3, 9, 0, -7, 4, 1, 13),
    "Combat Knife": (1, 0, 0, 0, 0, 1, 1, 1),
    "Monoblade": (4, 0, 0, 0, 0, 2, 1, 4),
    "Ancestral Katana": (5, 0, 0, 0, 0, 4, 1, 6),
    "Street Pistol": (1, 1, 0, 0, 0, 1, 1, 2),
    "Hand Cannon": (2, 1, 0, 0, 0, 1, 1, 3),
    "Submachine Gun": (3, 1, 0, 0, 0, 1, 1, 4),
    "Assault Rifle": (3, 4, 0, 0, 0, 1, 1, 6),
    "Riot Shotgun": (5, 0, 0, 0, 0, 1, 1, 5),
    "Rotary Cannon": (6, 5, -1, 0, 0, 2, 1, 9),
    "Rocket Launcher": (0, 9, 0, 0, 0, 2, 1, 8),
    "Salvaged Railgun": (1, 6, 0, 0, 0, 3, 1, 6),
    "Leather Jacket": (0, 0, 1, 0, 0, 3, 1, 2),
    "Kevlar Vest": (0, 0, 3, 0, 0, 0, 1, 3),
    "Riot Armor": (0, 0, 5, 0, 0, 0, 1, 5),
    "Plate Rig": (-1, 0, 7, 0, 0, 1, 1, 7),
    "Designer Suit": (0, 0, 0, 0, 0, 6, 1, 3),
    "Street Bike": (0, 0, 0, 0, 0, 2, 2, 3),
    "War Bike": (2, 0, 0, 0, 0, 3, 3, 6),
    "City Compact": (0, 0, 0, 0, 0, 1, 2, 4),
    "Muscle Car": (0, 0, 2, 0, 0, 5, 2, 6),
    "Cargo Truck": (0, 0, 3, 0, 0, 0, 2, 5),
    "Gun Truck": (0, 3, 4, 0, 0, 2, 2, 8),
    "Armored Coach": (0, 0, 6, 0, 0, 2, 2, 8),
    "Hover Sled": (0, 0, 0, 0, 0, 3, 3, 6),
    "Hover Limo": (0, 0, 2, 0, 0, 7, 3, 8),
    "Scout Gyro": (0, 2, 0, 0, 0, 2, 3, 7),
    "A.V. 1": (0, 0, 2, 0, 0, 4, 3, 7),
    "Assault A.V.": (0, 4, 5, 0, 0, 5, 3, 12),
}


def bought(card: str, host: str = "") -> Scene:
    """Return a table where a card was bought by somebody of no faction that matters."""
    table = scene(
        {
            "sponsor": "N.C.P.D.",
            "hand": [card],
            "locations": MONEY,
            "runners": [person("Glam Idol", "5/5/5", 5, empathy=20)] if host else [],
        },
        step="purchase",
    )
    table.choose(A, "buy:", card)
    if host:
        table.choose(A, "host:", host)
    return choose(table, A, "auto:")


def price(card: str) -> int:
    """Return what a card costs without a discount."""
    sponsor = "N.C.P.D." if card not in GOVERNMENT else "The Mob"
    return scene({"sponsor": sponsor, "hand": [card]}, step="purchase").cost(card)


GOVERNMENT = (
    "Beat Cop",
    "Max Tac Rookie",
    "Field Surgeon",
    "Cyber Crimes Agent",
    "Motor Pool Sergeant",
    "City Motor Pool",
    "Riot Shotgun",
    "Riot Armor",
)


@clause("CCG-3.2", "CCG-7.3a2")
@pytest.mark.parametrize("card", list(RUNNERS))
def test_a_runner_without_text(card: str) -> None:
    table = bought(card)

    found = (
        table.sr(card),
        table.lr(card),
        table.defense(card),
        table.power(card),
        table.empathy(card),
        table.style(A) - STYLE,
        price(card),
    )
    assert found == RUNNERS[card]


@clause("CCG-3.2", "CCG-6.5a")
@pytest.mark.parametrize("card", list(LOCATIONS))
def test_a_location_without_text(card: str) -> None:
    eb, m_sec, e_sec, ops, style, cost = LOCATIONS[card]
    table = scene({"locations": [card], "sponsor_used": True})
    empty = scene({"sponsor_used": True})

    assert (table.eb(A) - empty.eb(A), table.m_sec(card), table.e_sec(card)) == (eb, m_sec, e_sec)
    assert (table.strength(card), table.style(A)) == (m_sec + 2 * e_sec, style)
    assert (bought(card).locations(A)[-1], price(card)) == (card, cost)
    hitting = scene({"runners": [person("Glam Idol", "99/0/99", team=1)]}, {"locations": [card]})
    choose(hitting, A, "hit:", "Team 1")
    hitting.choose(A, "target:", card)
    assert fight_on(hitting).ops(A) == ops


@clause("CCG-8.5c")
@pytest.mark.parametrize("card", list(OPERATIONS))
def test_an_operation_without_text(card: str) -> None:
    strength, ops, cost = OPERATIONS[card]
    for attack, falls in ((strength, False), (strength + 1, True)):
        table = scene(
            {"runners": [person("Glam Idol", f"{attack}/0/99", team=1)], "operations": [card]},
            step="runs",
        )
        fight_on(run(table, "Team 1", card))
        assert (table.ops(A), trash(table, A)) == ((ops, [card]) if falls else (0, []))
    assert price(card) == cost


@clause("CCG-3.3", "CCG-7.3a3")
@pytest.mark.parametrize("card", list(GEAR))
def test_gear_without_text(card: str) -> None:
    table = bought(card, "Glam Idol")
    name = "Glam Idol"

    found = (
        table.sr(name) - 5,
        table.lr(name) - 5,
        table.defense(name) - 5,
        table.power(name) - 5,
        table.empathy(name) - 20,
        table.style(A) - STYLE - 8,
        table.movement(name)[0],
        price(card),
    )
    assert found == GEAR[card]


STYLE = 2  # of Mega-Mall
