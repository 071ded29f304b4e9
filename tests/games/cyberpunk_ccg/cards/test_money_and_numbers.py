"""Cards that change prices, numbers and points, each at what it does."""

import pytest

from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    fight_on,
    hand,
    hit,
    pass_turn_to,
    person,
    run,
    scene,
    stash,
    trash,
    unanswered,
    use,
)

# Sponsors -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "bonus"), [(3, 3), (12, 8)])
def test_biotechnica_counts_cyber_up_to_eight(count: int, bonus: int) -> None:
    every = [
        "Cyberoptics",
        "Chip Socket",
        "Boosted Reflexes",
        "Light Tattoo",
        "Wrist Razors",
        "Grenade Arm",
    ]
    cyber = [{"card": each, "used": True} for each in every]
    runners = [person("Glam Idol", "9/0/40", empathy=40, team=1, gear=cyber[: min(count, 6)])]
    if count > 6:
        runners.append(person("Ex-Ranger", "0/0/9", empathy=40, team=1, gear=cyber))
    table = scene({"sponsor": "Biotechnica", "runners": runners}, {"locations": ["Mega-Mall"]})

    hit(table, "Team 1", "Mega-Mall")
    unanswered(use(table, A, "Use Biotechnica"))

    assert table.sums()[0] == 9 + bonus


def test_militech_adds_six_sr() -> None:
    table = scene(
        {"sponsor": "Militech", "runners": [person("Glam Idol", "9/0/40", team=1)]},
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    unanswered(use(table, A, "Use Militech"))

    assert table.sums()[:2] == (9 + 6, 40)
    assert table.is_used("Militech")


@clause("CCG-8.7k")
def test_the_nomads_add_movement_to_a_team() -> None:
    table = scene({"sponsor": "The Nomads", "runners": [{"card": "Glam Idol", "team": 1}]})

    unanswered(use(table, A, "Use The Nomads"))
    assert table.movement("Glam Idol") == (2, 2)
    pass_turn_to(table, B)

    assert table.movement("Glam Idol") == (1, 1)


# Prices -------------------------------------------------------------------------------------------


@clause("CCG-6.5h")
@pytest.mark.parametrize(
    ("location", "card", "usual"),
    [
        ("Chop Shop", "Cargo Truck", 5),
        ("Munitions Works", "Hand Cannon", 3),
        ("Biotech Laboratory", "Boosted Reflexes", 4),
        ("Precinct House", "Contract Enforcer", 11),
    ],
)
def test_a_location_makes_a_kind_of_card_cheaper(location: str, card: str, usual: int) -> None:
    sides = {"sponsor": "N.C.P.D.", "hand": [card, "Kevlar Vest"]}
    table = scene(sides | {"locations": [location]}, step="purchase")
    used = scene(sides | {"locations": [{"card": location, "used": True}]}, step="purchase")

    assert (table.cost(card), used.cost(card)) == (usual - 1, usual)
    assert table.cost("Kevlar Vest") == 3


@clause("CCG-6.5n")
def test_weaponsmith_makes_the_next_weapon_cheaper() -> None:
    table = scene(
        {"sponsor": "N.C.P.D.", "hand": ["Monoblade", "Kevlar Vest"], "runners": ["Weaponsmith"]},
        step="purchase",
    )

    unanswered(use(table, A, "Use Weaponsmith"))

    assert (table.cost("Monoblade"), table.cost("Kevlar Vest")) == (4 - 3, 3)


@clause("CCG-3.13")
def test_ripperdoc_softens_the_next_cyber() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Boosted Reflexes"], "runners": ["Ripperdoc", "Ex-Ranger"]},
        step="purchase",
    )

    unanswered(use(table, A, "Use Ripperdoc"))
    choose(table, A, "buy:", "Boosted Reflexes")
    table.choose(A, "host:", "Ex-Ranger")
    choose(table, A, "auto:")

    assert table.empathy("Ex-Ranger") == 8 - 3 + 1


@clause("CCG-6.8d")
def test_witness_protection_returns_a_runner_who_costs_less() -> None:
    table = scene(
        {
            "sponsor": "N.C.P.D.",
            "runners": [person("Glam Idol", "99/0/99", team=1)],
            "operations": ["Witness Protection"],
            "trash": ["Ex-Ranger", "Shadow Operative"],
        },
        step="runs",
    )

    fight_on(run(table, "Team 1", "Witness Protection"))

    assert hand(table, A) == ["Ex-Ranger"]
    assert table.cost("Ex-Ranger") == 7 - 2
    pass_turn_to(pass_turn_to(table, B), A)
    assert table.cost("Ex-Ranger") == 7 - 2
    pass_turn_to(table, B)
    assert table.cost("Ex-Ranger") == 7


# Numbers ------------------------------------------------------------------------------------------


def test_chrome_cross_club_makes_rockers_shine() -> None:
    table = scene(
        {"locations": [{"card": "Chrome Cross Club", "used": True}], "runners": ["Glam Idol"]}
    )

    assert table.style(A) == 2 + 8 + 1


def test_the_open_road_protects_nomads() -> None:
    table = scene({"locations": ["The Open Road"], "runners": ["Road Scout", "Glam Idol"]})

    assert (table.defense("Road Scout"), table.defense("Glam Idol")) == (3 + 1, 3)


def test_arasaka_compound_protects_corporate_runners() -> None:
    runners = ["Contract Bodyguard", "Street Muscle"]
    table = scene({"locations": ["Arasaka Compound"], "runners": runners})

    assert (table.defense("Contract Bodyguard"), table.defense("Street Muscle")) == (5 + 1, 3)


def test_militech_proving_ground_trains_solos() -> None:
    table = scene({"locations": ["Militech Proving Ground"], "runners": ["Ex-Ranger", "Glam Idol"]})

    assert (table.sr("Ex-Ranger"), table.sr("Glam Idol")) == (4 + 1, 1)


@pytest.mark.parametrize("gear", ["Shock Baton", "Badge and Cuffs"])
def test_gear_for_cops(gear: str) -> None:
    gained = {"Shock Baton": 1, "Badge and Cuffs": 3}[gear]
    cop = scene({"runners": [{"card": "Beat Cop", "gear": [gear]}]})
    solo = scene({"runners": [{"card": "Ex-Ranger", "gear": [gear]}]})

    assert (cop.power("Beat Cop"), solo.power("Ex-Ranger")) == (3 + gained, 3)


def test_overdrive_reflexes_trade_their_bonus_for_nine_sr() -> None:
    runner = person("Glam Idol", "9/0/40", 4, empathy=9, team=1, gear=["Overdrive Reflexes"])
    table = scene({"runners": [runner]}, {"locations": ["Mega-Mall"]})

    hit(table, "Team 1", "Mega-Mall")
    assert table.sums()[:2] == (9 + 5 + 2, 40 + 1)
    unanswered(use(table, A, "Use Overdrive Reflexes"))

    assert table.sums()[:2] == (9 + 9, 40)


def test_sprinter_legs_carry_who_attacks_alone() -> None:
    runner = {"card": "Ex-Ranger", "gear": ["Sprinter Legs"]}
    table = scene({"runners": [runner, "Glam Idol"]})

    assert table.movement("Ex-Ranger") == (2, 2)
    assert table.movement("Ex-Ranger", "Glam Idol") == (1, 1)


@clause("CCG-8.7e")
def test_sprinter_legs_are_good_for_a_second_run() -> None:
    runner = person("Ex-Ranger", "40/0/40", gear=["Sprinter Legs"])
    table = scene({"runners": [runner], "operations": ["Bank Job", "Drug Bust"]}, step="runs")

    fight_on(run(table, "Ex-Ranger", "Bank Job"))
    assert not table.is_used("Ex-Ranger")
    fight_on(run(table, "Ex-Ranger", "Drug Bust"))

    assert table.ops(A) == 14 + 8
    assert table.is_used("Ex-Ranger")


# Points -------------------------------------------------------------------------------------------


def test_vera_blackwell_gains_style() -> None:
    table = scene({"runners": ["Vera Blackwell"]})

    unanswered(use(table, A, "Use Vera Blackwell"))

    assert (table.style_bonus(A), table.is_used("Vera Blackwell")) == (2, True)


def test_media_blitz_gains_four_style() -> None:
    table = scene({"sponsor": "Arasaka", "hand": ["Media Blitz"]})

    use(table, A, "play:", "Media Blitz")
    unanswered(choose(table, A, "auto:"))

    assert table.style_bonus(A) == 4


@pytest.mark.parametrize(("cells", "points"), [(1, 2), (2, 2), (0, 1)])
def test_holding_cells_add_one_point_however_many_there_are(cells: int, points: int) -> None:
    table = scene(
        {"runners": [person("Script Kid", power=1)]},
        {"runners": ["Beat Cop"], "locations": ["Corner Dive"] + ["Holding Cells"] * cells},
        step="legwork",
    )

    use(table, A, "Interface", mode="lower", target="Corner Dive")
    unanswered(use(table, B, "Authority"))

    assert table.busts(B) == points


@pytest.mark.parametrize(
    ("card", "ops", "style", "busts"),
    [("Pirate Broadcast", 8, 5, 0), ("Drug Bust", 8, 0, 4)],
)
def test_an_operation_brings_other_points_too(card: str, ops: int, style: int, busts: int) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "99/0/99", team=1)], "operations": [card]}, step="runs"
    )

    fight_on(run(table, "Team 1", card))

    assert (table.ops(A), table.style_bonus(A), table.busts(A)) == (ops, style, busts)


def test_data_snatch_brings_two_cards() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "99/0/99", team=1)], "operations": ["Data Snatch"]},
        step="runs",
    )

    fight_on(run(table, "Team 1", "Data Snatch"))

    assert (table.ops(A), len(hand(table, A))) == (8, 2)


def test_riot_in_the_plaza_weakens_all_opposing_locations() -> None:
    table = scene(
        {
            "runners": [person("Glam Idol", "99/0/99", team=1)],
            "operations": ["Riot in the Plaza"],
            "locations": ["Soy Depot"],
        },
        {"locations": ["Corner Dive", "Cyber Cafe"]},
        step="runs",
    )

    fight_on(run(table, "Team 1", "Riot in the Plaza"))

    assert (table.m_sec("Corner Dive"), table.m_sec("Cyber Cafe")) == (3, 0)
    assert table.m_sec("Soy Depot") == 10


def test_plant_sabotage_costs_an_opponent_a_location() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "99/0/99", team=1)], "operations": ["Plant Sabotage"]},
        {"locations": ["Mega-Mall", "Corner Dive"]},
        step="runs",
    )

    run(table, "Team 1", "Plant Sabotage")
    choose(table, B, "Corner Dive")
    fight_on(table)

    assert (table.ops(A), trash(table, B)) == (11, ["Corner Dive"])


def test_prison_break_renews_everybody() -> None:
    table = scene(
        {
            "runners": [
                person("Glam Idol", "99/0/99", team=1),
                {"card": "Ex-Ranger", "used": True},
                {"card": "Script Kid", "used": True, "busted": True},
            ],
            "operations": ["Prison Break"],
        },
        step="runs",
    )

    fight_on(run(table, "Team 1", "Prison Break"))

    assert (table.is_used("Ex-Ranger"), table.is_used("Script Kid")) == (False, False)
    assert not table.is_busted("Script Kid")


# What Runners, Locations and Events do ------------------------------------------------------------


def test_undercover_detective_renews_another_cop_for_two_eb() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "locations": ["The Open Road"],
            "runners": ["Undercover Detective", {"card": "Beat Cop", "used": True}],
        }
    )

    use(table, A, "Use Undercover Detective")
    unanswered(choose(table, A, "source:", "The Open Road"))

    assert (table.is_used("Beat Cop"), table.is_used("Undercover Detective")) == (False, True)
    assert table.is_used("The Open Road")


def test_director_ren_ishikawa_draws_two_and_discards_one() -> None:
    table = scene(
        {"runners": ["Director Ren Ishikawa"], "runs": ["Bank Job"], "gear": ["Dig In"]},
        step="purchase",
    )

    unanswered(use(table, A, "Use Director Ren Ishikawa"))
    table.choose(A, "gear:")
    choose(table, A, "discard:", "Dig In")

    assert (hand(table, A), trash(table, A)) == (["Bank Job"], ["Dig In"])


def test_chrome_diva_wears_cyber_well() -> None:
    table = scene({"runners": [{"card": "Chrome Diva", "gear": ["Cyberoptics", "Light Tattoo"]}]})

    assert table.style(A) == 9 + 2 + 4 + 2


def test_the_afterlife_brings_a_solo_back() -> None:
    table = scene(
        {"locations": ["The Afterlife"], "trash": ["Street Muscle", "Glam Idol"]},
        step="damage control",
    )

    unanswered(use(table, A, "Use The Afterlife"))

    assert (hand(table, A), trash(table, A)) == (["Street Muscle"], ["Glam Idol"])


@pytest.mark.parametrize(
    ("event", "sponsor", "empathy"),
    [("Cyber Rejection", "Arasaka", 6), ("Therapy Session", "Arasaka", 9)],
)
def test_an_event_changes_empathy_for_a_turn(event: str, sponsor: str, empathy: int) -> None:
    table = scene(
        {
            "sponsor": sponsor,
            "hand": [event],
            "runners": [{"card": "Ex-Ranger", "gear": ["Cyberoptics"]}],
        }
    )

    use(table, A, "play:", event)
    unanswered(choose(table, A, "auto:"))
    assert table.empathy("Ex-Ranger") == empathy
    pass_turn_to(table, B)

    assert table.empathy("Ex-Ranger") == 7


def test_reboot_shuts_a_chromed_runner_down() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Reboot"]},
        {"runners": [{"card": "Ex-Ranger", "gear": ["Cyberoptics"]}, "Glam Idol"]},
    )

    use(table, A, "play:", "Reboot")
    unanswered(choose(table, A, "auto:"))

    assert (table.is_used("Ex-Ranger"), table.is_used("Glam Idol")) == (True, False)


def test_black_market_sale_sells_attached_gear_too() -> None:
    table = scene(
        {
            "hand": ["Black Market Sale"],
            "stash": ["Hand Cannon"],
            "runners": [{"card": "Ex-Ranger", "gear": ["Kevlar Vest"]}],
        },
        step="purchase",
    )

    choose(table, A, "play:", "Black Market Sale")
    table.choose(A, "trash:", "Kevlar Vest")
    while table.asked[1] in ("response", "draw"):
        table.take(table.asked[0], 0)

    assert trash(table, A) == ["Black Market Sale", "Kevlar Vest"]
    assert (stash(table, A), len(hand(table, A))) == (["Hand Cannon"], 2)


def test_highway_pileup_wrecks_a_vehicle() -> None:
    table = scene(
        {"sponsor": "Arasaka", "hand": ["Highway Pileup"]},
        {"runners": [{"card": "Ex-Ranger", "gear": ["Muscle Car"]}]},
    )

    use(table, A, "play:", "Highway Pileup")
    unanswered(choose(table, A, "auto:"))

    assert (trash(table, B), table.runners(B)) == (["Muscle Car"], ["Ex-Ranger"])


@clause("CCG-6.8b")
def test_boardroom_scandal_costs_two_random_cards() -> None:
    table = scene(
        {"sponsor": "N.C.P.D.", "hand": ["Boardroom Scandal"]},
        {"hand": ["Assassin", "Dig In", "Lockdown"]},
        step="legwork",
    )

    use(table, A, "play:", "Boardroom Scandal")
    unanswered(choose(table, A, "auto:"))

    assert (len(hand(table, B)), len(trash(table, B))) == (1, 2)
