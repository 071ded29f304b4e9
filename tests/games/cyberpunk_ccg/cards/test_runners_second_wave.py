"""Runners of the second wave, each at what it does."""

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
    reach,
    scene,
    trash,
    unanswered,
    use,
)


def test_militech_commandos_make_each_other_stronger() -> None:
    runners = [{"card": "Militech Commando", "team": 1} for _ in range(3)]
    table = scene({"runners": runners}, {"locations": ["Mega-Mall"]})

    assert table.sr("Militech Commando") == 6
    hit(table, "Team 1", "Mega-Mall")

    assert table.sums()[0] == 3 * (6 + 2 + 4)


def test_vex_calloway_keeps_opponents_from_long_range_in_the_skirmish() -> None:
    table = scene(
        {"sponsor": "Arasaka", "runners": [{"card": "Vex Calloway", "team": 1}]},
        {
            "sponsor": "Arasaka",
            "locations": ["Arasaka Compound"],
            "runners": [person("Glam Idol", "1/0/1", team=1), person("Ex-Ranger", "1/3/1")],
        },
    )

    hit(table, "Team 1", "Arasaka Compound")
    choose(table, B, "defend:", "Team 1")
    assert table.asked == (B, "skirmish")
    assert not table.offers(B, "Long Range")
    reach(table, B, "Long Range", "Ex-Ranger")

    assert table.asked == (B, "target")


@pytest.mark.parametrize(
    ("card", "offered"), [("Corporate Test Subject", False), ("Ex-Ranger", True)]
)
def test_corporate_test_subject_is_beyond_a_med_techs_help(card: str, offered: bool) -> None:
    table = scene(
        {"runners": [person(card, "1/0/1", 2, team=1), person("Street Doc", power=9)]},
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    while table.asked[1] != "response":
        table.pass_(table.asked[0])
    if table.asked[0] == B:
        table.pass_(B)

    assert table.offers(A, "Medical Tech") is offered


def test_swat_sergeant_strengthens_the_cops_of_the_team() -> None:
    runners = [
        {"card": "SWAT Sergeant", "team": 1},
        {"card": "Beat Cop", "team": 1},
        {"card": "Glam Idol", "team": 1},
        "Max Tac Rookie",
    ]
    table = scene({"runners": runners})

    assert (table.sr("Beat Cop"), table.defense("Beat Cop")) == (4 + 1, 4 + 1)
    assert (table.sr("Glam Idol"), table.sr("Max Tac Rookie")) == (1, 6)
    assert table.sr("SWAT Sergeant") == 6


@pytest.mark.parametrize(("empathy", "bonus"), [(1, 4), (5, 0)])
def test_psycho_squad_hunter_fights_harder_against_cyber_psychos(empathy: int, bonus: int) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "1/0/40", empathy=empathy, team=1)]},
        {"runners": [{"card": "Psycho Squad Hunter", "team": 1}], "locations": ["Corner Dive"]},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")

    assert table.sums()[2] == 8 + 6 + bonus


@pytest.mark.parametrize(("cop", "points"), [("Precinct Captain", 2), ("Beat Cop", 1)])
def test_precinct_captain_is_worth_another_point(cop: str, points: int) -> None:
    table = scene(
        {"runners": [person("Script Kid", power=1)]},
        {"runners": ["Precinct Captain", "Beat Cop"], "locations": ["Corner Dive"]},
        step="legwork",
    )

    use(table, A, "Interface", mode="lower")
    unanswered(use(table, B, "Authority", cop))

    assert table.busts(B) == points


def test_commissioner_harrow_weakens_a_profession_until_the_next_turn() -> None:
    table = scene(
        {"runners": ["Commissioner Harrow", person("Script Kid", power=3)]},
        {"runners": [person("Data Thief", power=5), person("Glam Idol", power=5)]},
        step="legwork",
    )

    choose(table, A, "Use Commissioner Harrow")
    choose(table, A, "Netrunner")
    unanswered(table)

    assert table.power("Data Thief") == 5 - 2
    assert (table.power("Script Kid"), table.power("Glam Idol")) == (3, 5)
    pass_turn_to(table, B)
    assert table.power("Data Thief") == 3
    pass_turn_to(table, A)
    assert table.power("Data Thief") == 5


@clause("CCG-6.5n")
def test_chrome_peddler_makes_the_next_cyber_cheaper() -> None:
    table = scene(
        {"hand": ["Cyberoptics", "Boosted Reflexes"], "runners": ["Chrome Peddler"]},
        step="purchase",
    )

    unanswered(use(table, A, "Use Chrome Peddler"))

    assert (table.cost("Boosted Reflexes"), table.cost("Cyberoptics")) == (0, 0)


def test_chief_of_surgery_returns_a_cheap_runner() -> None:
    table = scene(
        {"runners": ["Chief of Surgery"], "trash": ["Ex-Ranger", "Street Muscle", "Glam Idol"]},
        step="damage control",
    )

    choose(table, A, "Use Chief of Surgery")
    assert not table.offers(A, "target:", "Ex-Ranger")
    table.choose(A, "target:", "Glam Idol")
    unanswered(table)

    assert hand(table, A) == ["Glam Idol"]


def test_police_spokesperson_tells_of_a_bust() -> None:
    table = scene(
        {"runners": [person("Script Kid", power=1)]},
        {"runners": ["Police Spokesperson", "Beat Cop"], "locations": ["Corner Dive"]},
        step="legwork",
    )

    use(table, A, "Interface", mode="lower")
    unanswered(use(table, B, "Authority"))
    unanswered(use(table, B, "Use Police Spokesperson"))

    assert table.busts(B) == 2
    assert table.is_used("Police Spokesperson")


def test_police_spokesperson_has_nothing_to_tell_without_one() -> None:
    table = scene({}, {"runners": ["Police Spokesperson", "Beat Cop"]})

    table.pass_(A)

    assert table.asked[0] == B
    assert not table.offers(B, "Use Police Spokesperson")


@pytest.mark.parametrize(("card", "offered"), [("Ghost Runner", False), ("Script Kid", True)])
def test_ghost_runner_cannot_be_busted(card: str, offered: bool) -> None:
    table = scene(
        {"runners": [person(card, power=1)]},
        {"runners": [person("Beat Cop", power=9)], "locations": ["Corner Dive"]},
        step="legwork",
    )

    use(table, A, "Interface", mode="lower")
    while table.asked == (A, "response"):
        table.pass_(A)

    assert (table.asked == (B, "response") and table.offers(B, "Authority")) is offered


@clause("CCG-10.7")
def test_zero_kelvin_raises_beyond_what_is_printed() -> None:
    table = scene({"runners": ["Zero Kelvin"], "locations": ["Corner Dive"]}, step="legwork")

    unanswered(use(table, A, "Interface", mode="raise"))

    assert table.e_sec("Corner Dive") == 3 + 10


def test_convoy_driver_makes_room_for_one_more() -> None:
    runners = [
        {"card": "Convoy Driver", "team": 1, "gear": ["War Bike"]},
        {"card": "Glam Idol", "team": 1},
        {"card": "Ex-Ranger", "team": 1},
    ]
    table = scene({"runners": runners})

    assert table.movement("Convoy Driver", "Glam Idol", "Ex-Ranger") == (3, 3)


def test_road_captain_leads_those_who_drive() -> None:
    runners = [
        {"card": "Road Captain", "team": 1, "gear": ["Street Bike"]},
        {"card": "Clan Warrior", "team": 1, "gear": ["Muscle Car"]},
        {"card": "Road Scout", "team": 1},
    ]
    table = scene({"runners": runners})

    assert (table.sr("Clan Warrior"), table.sr("Road Scout")) == (6 + 1, 3)
    assert table.sr("Road Captain") == 6


@clause("CCG-6.8c", "CCG-12.11")
def test_grandmother_dust_finds_a_vehicle_but_no_chassis() -> None:
    table = scene(
        {"runners": ["Grandmother Dust"], "gear": ["Punknaught Chassis", "Muscle Car", "Dig In"]},
        step="purchase",
    )

    unanswered(use(table, A, "Use Grandmother Dust"))
    assert not table.offers(A, "Punknaught Chassis")
    table.choose(A, "Muscle Car")

    assert hand(table, A) == ["Muscle Car"]


@clause("CCG-8.6a")
def test_organ_farm_graft_saves_once_a_turn() -> None:
    runner = person("Glam Idol", "1/0/1", empathy=9, team=1, gear=["Organ Farm Graft"])
    table = scene({"runners": [runner]}, {"locations": ["Mega-Mall"]})

    fight_on(hit(table, "Team 1", "Mega-Mall"))

    assert trash(table, A) == []
    assert table.is_used("Glam Idol")
