"""CCG-10, CCG-11 What professions do, and what Empathy does to Runners."""

from typing import Any

import pytest

from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    fight_on,
    hand,
    hit,
    pass_turn_to,
    person,
    place,
    reach,
    scene,
    trash,
    unanswered,
    use,
)


@clause("CCG-10.0d")
def test_of_partners_only_the_busted_ones_share_is_lost() -> None:
    runners = [
        person("Glam Idol", "1/0/1", 6, team=1),
        person("Street Doc", power=4),
        person("Ripperdoc", power=4),
    ]
    table = scene(
        {"runners": [person("Gonzo Reporter", "40/0/40", team=1), person("Beat Cop", power=9)]},
        {"runners": runners, "locations": ["Corner Dive"]},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")
    use(table, B, "Medical Tech", "Street Doc", target="Glam Idol", partners=("Ripperdoc",))
    use(table, A, "Authority", target="Street Doc")
    fight_on(table)

    assert table.is_busted("Street Doc")
    assert not table.is_busted("Ripperdoc")
    assert "Glam Idol" in trash(table, B)  # 4 is not more than 6


@clause("CCG-10.0e", "CCG-6.7l")
def test_more_partners_than_needed_may_join() -> None:
    table = scene(
        {
            "trash": ["Corner Dive"],
            "runners": [person("Junior Exec", power=9), person("Account Manager", power=2)],
        },
        step="damage control",
    )

    use(table, A, "Resources", "Junior Exec", partners=("Account Manager",))
    unanswered(table)

    assert hand(table, A) == ["Corner Dive"]
    assert (table.is_used("Junior Exec"), table.is_used("Account Manager")) == (True, True)


@clause("CCG-10.3c", "CCG-10.22", "CCG-6.8d")
@pytest.mark.parametrize(("power", "offered"), [(5, True), (4, False)])
def test_a_corp_rebuilds_what_costs_less_than_its_power(power: int, offered: bool) -> None:
    table = scene(
        {"trash": ["Corner Dive"], "runners": [person("Junior Exec", power=power)]},
        step="damage control",
    )

    assert table.offers(A, "Resources") is offered


@clause("CCG-10.4b", "CCG-10.18", "CCG-7.4a1")
def test_a_fixer_lowers_the_price_of_an_enemy_operation() -> None:
    table = scene(
        {"sponsor": "The Mob", "runners": [person("Info Broker", power=5)]},
        {"operations": ["Bank Job"], "locations": ["Kibble Mart"]},
        step="legwork",
    )

    table.choose(A, "pay-for-op:", "Bank Job").choose(A, "deal:", "Info Broker")
    unanswered(table)
    choose(table, A, "source:", "The Mob")

    assert len(table.state.ops_paid) == 1  # 10 - 5 = 5 with 6
    assert (table.is_used("Info Broker"), table.is_used("The Mob")) == (True, True)


@clause("CCG-10.4d", "CCG-10.22")
@pytest.mark.parametrize(("power", "offered"), [(7, True), (6, False)])
def test_a_fixer_brings_gear_back(power: int, offered: bool) -> None:
    table = scene(
        {"trash": ["Assault Rifle", "Assassin"], "runners": [person("Info Broker", power=power)]},
        step="damage control",
    )

    assert table.offers(A, "Street Deal") is offered
    if offered:
        unanswered(use(table, A, "Street Deal"))
        assert hand(table, A) == ["Assault Rifle"]


@clause("CCG-10.5b", "CCG-10.17")
def test_a_med_tech_patches_up_who_fought_this_turn() -> None:
    table = scene(
        {
            "runners": [
                person("Glam Idol", power=2, used=True, attacked=True),
                person("Protest Singer", power=2, used=True),
                person("Street Doc", power=4),
            ]
        },
        step="damage control",
    )

    unanswered(use(table, A, "Medical Tech"))

    assert (table.is_used("Glam Idol"), table.is_used("Protest Singer")) == (False, True)


@clause("CCG-10.6", "CCG-10.15")
def test_credibility_has_no_limit() -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", power=20)], "locations": ["Corner Dive"]},
        step="legwork",
    )

    unanswered(use(table, A, "Credibility"))

    assert table.m_sec("Corner Dive") == 26


@clause("CCG-10.8b")
def test_a_used_nomad_still_makes_room_on_its_team() -> None:
    runners = [
        person("Road Scout", team=1, used=True),
        "Glam Idol",
        "Ex-Ranger",
        "Script Kid",
        "Garage Screamer",
    ]
    table = scene({"runners": runners}, step="teams")

    for name in ("Glam Idol", "Ex-Ranger", "Script Kid", "Garage Screamer"):
        table.choose(A, "assign:", name, "Team 1")

    assert len(table.state.members(A, 1)) == 5


@clause("CCG-10.11", "CCG-12.4")
def test_a_techie_puts_parts_onto_the_chassis() -> None:
    table = scene(
        {
            "stash": ["Cargo Truck"],
            "locations": [{"card": "Corner Dive", "chassis": {}}],
            "runners": [{"card": "Grease Kid", "gear": ["Hover Sled"]}],
        },
        step="damage control",
    )

    unanswered(use(table, A, "Jury-Rig", target="Cargo Truck"))

    assert table.bearer("Cargo Truck") == "Punknaught Chassis"
    assert table.stash(A) == []


@clause("CCG-10.13f", "CCG-10.13g")
def test_failed_cops_may_be_saved() -> None:
    table = scene(
        {"runners": [person("Script Kid", power=6)]},
        {
            "runners": [person("Beat Cop", power=3), person("Street Doc", power=4)],
            "locations": ["Corner Dive"],
        },
        step="legwork",
    )

    use(table, A, "Interface", mode="lower")
    use(table, B, "Authority")
    use(table, B, "Medical Tech")
    unanswered(table)

    assert sorted(table.runners(B)) == ["Beat Cop", "Street Doc"]
    assert table.is_used("Beat Cop")


@clause("CCG-10.13i")
def test_a_cop_outside_the_skirmish_takes_no_part_in_its_authority() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "9/0/9", 4, team=1)]},
        {
            "locations": ["Mega-Mall"],
            "runners": [person("Beat Cop", "1/0/9", 3, team=1), person("Max Tac Rookie", power=9)],
        },
    )

    hit(table, "Team 1", "Mega-Mall")
    choose(table, B, "defend:", "Team 1")
    use(table, B, "Authority")
    unanswered(table)

    assert not table.is_used("Max Tac Rookie")
    assert trash(table, B) == ["Beat Cop"]


@clause("CCG-10.16")
def test_one_exhaustion_pays_for_one_ability() -> None:
    table = scene(
        {
            "runners": [person("Corporate Raider", "9/0/9", 5, team=1)],
            "hand": ["Dig In"],
            "sponsor_used": True,
        },
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    use(table, A, "Combat Sense", mode="SR")
    unanswered(table)
    assert table.sums()[0] == 9 + 5
    choose(table, A, "play:", "Dig In")
    choose(table, A, "source:", "Corporate Raider")
    unanswered(table)

    assert table.is_used("Corporate Raider")
    assert table.sums()[:2] == (0, 6)


@clause("CCG-10.19", "CCG-10.1")
def test_long_range_is_read_before_the_runner_is_exhausted() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [
                person("Glam Idol", "10/0/9", team=1),
                person("Gonzo Reporter", "0/2/1", gear=["Salvaged Railgun"]),
                person("Protest Singer", "5/0/1"),
            ],
        },
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    reach(table, A, "Long Range", "Gonzo Reporter")
    assert not table.offers(A, "Long Range", "Protest Singer")
    assert not table.offers(A, "Long Range", "Glam Idol")
    use(table, A, "Long Range", "Gonzo Reporter")
    unanswered(choose(table, A, "auto:"))

    assert table.sums()[0] == 10 + 8


def from_afar(gear: list[str], **more: Any) -> Scene:
    """Return A at the target window of a Hit, a Runner with these Weapons outside of it."""
    runners = [person("Glam Idol", "30/0/30", team=1), person("Protest Singer", "3/0/3", gear=gear)]
    table = scene({"runners": runners, **more}, {"locations": [place("Kibble Mart", 50, 0)]})
    return reach(hit(table, "Team 1", "Kibble Mart"), A, "pass:")


@clause("CCG-8.1j", "CCG-10.19")
def test_long_range_is_offered_if_any_weapon_has_it_and_that_one_is_taken() -> None:
    table = from_afar(["Ancestral Katana", "Street Pistol"])  # 5/0 and 1/1

    unanswered(choose(use(table, A, "Long Range Offense"), A, "auto:"))

    assert table.sums()[0] == 30 + 1


@clause("CCG-6.1f", "CCG-10.19")
def test_long_range_is_offered_with_the_weapons_whose_fee_can_be_paid() -> None:
    gear = ["Assault Rifle", "Street Pistol"]  # LR 4 and 1, for 3 EB
    table = from_afar(gear, sponsor_used=True, locations=["Corner Dive"])

    unanswered(choose(use(table, A, "Long Range Offense"), A, "auto:"))

    assert table.sums()[0] == 30 + 1


@clause("CCG-10.24")
def test_long_range_may_be_given_to_either_side() -> None:
    table = scene(
        {"sponsor": "Arasaka", "runners": [person("Glam Idol", "9/0/9", team=1)]},
        {
            "sponsor": "Arasaka",
            "locations": ["Mega-Mall"],
            "runners": [person("Protest Singer", "1/0/9", team=1), person("Ex-Ranger", "1/3/1")],
        },
    )

    hit(table, "Team 1", "Mega-Mall")
    choose(table, B, "defend:", "Team 1")
    choose(table, B, "Long Range", "Ex-Ranger")
    assert table.offers(B, "target:", "attackers")
    table.choose(B, "target:", "defenders")
    unanswered(choose(table, B, "auto:"))

    assert table.sums()[2] == 1 + 3


@clause("CCG-10.21")
def test_constant_changes_of_security_come_last() -> None:
    table = scene(
        {
            "runners": [person("Corp Sysop"), person("Script Kid", power=9)],
            "locations": [place("Corner Dive", 6, 3)],
        },
        step="legwork",
    )

    assert table.e_sec("Corner Dive") == 3 + 1
    unanswered(use(table, A, "Interface", "Script Kid", mode="lower"))

    assert table.e_sec("Corner Dive") == 0 + 1


# Empathy ------------------------------------------------------------------------------------------


@clause("CCG-11.1", "CCG-11.5", "CCG-11.7")
def test_cyber_may_take_the_last_empathy() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "hand": ["Full Borg Conversion"],
            "locations": ["Mega-Mall"],
            "runners": [person("Glam Idol", empathy=7)],
        },
        step="purchase",
    )

    table.choose(A, "buy:", "Full Borg Conversion").choose(A, "host:", "Glam Idol")
    unanswered(choose(table, A, "auto:"))

    assert trash(table, A) == ["Full Borg Conversion", "Glam Idol"]


@clause("CCG-11.2", "CCG-11.3", "CCG-11.4")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_cyber_psycho_must_attack(attacks: bool) -> None:
    psycho = person("Glam Idol", "1/0/40", empathy=2, team=1, gear=["Cyberoptics"])
    table = scene({"runners": [psycho]}, {"locations": ["Mega-Mall"]})

    if attacks:
        fight_on(hit(table, "Team 1", "Mega-Mall"))
    pass_turn_to(table, B)

    assert (table.runners(A) == ["Glam Idol"]) is attacks


@clause("CCG-11.4")
def test_being_used_is_no_excuse() -> None:
    psycho = person("Glam Idol", empathy=2, used=True, gear=["Cyberoptics"])
    table = scene({"runners": [psycho]})

    pass_turn_to(table, B)

    assert trash(table, A) == ["Cyberoptics", "Glam Idol"]


@clause("CCG-7.6e", "CCG-11.7")
def test_an_expiring_bonus_may_burn_a_runner() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "hand": ["Therapy Session", "Cyberoptics"],
            "locations": ["Corner Dive"],
            "runners": [person("Glam Idol", empathy=1)],
        },
        step="purchase",
    )

    use(table, A, "play:", "Therapy Session")
    unanswered(choose(table, A, "auto:"))
    reach(table, A, "buy:", "Cyberoptics").choose(A, "buy:", "Cyberoptics")
    table.choose(A, "host:", "Glam Idol")
    unanswered(choose(table, A, "auto:"))
    assert table.empathy("Glam Idol") == 2
    pass_turn_to(table, B)

    assert "Glam Idol" in trash(table, A)
