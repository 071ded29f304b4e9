"""CCG-2, CCG-3 Used and unused, what counts, what may be attached to whom."""

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    fight_on,
    hit,
    pass_turn_to,
    person,
    place,
    reach,
    run,
    scene,
    trash,
    unanswered,
    use,
)


@clause("CCG-2.9a", "CCG-7.3a1", "CCG-7.3a2", "CCG-6.2c")
def test_a_bought_card_enters_play_unused_and_without_a_team() -> None:
    table = scene({"sponsor": "The Mob", "hand": ["Street Muscle"]}, step="purchase")

    table.choose(A, "buy:", "Street Muscle").choose(A, "auto:")

    assert table.runners(A) == ["Street Muscle"]
    assert not table.is_used("Street Muscle")
    assert table.state.team[table.state.runners(A)[0]] == -1


@clause("CCG-2.9b", "CCG-6.3a")
def test_a_used_card_neither_acts_nor_pays() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "sponsor_used": True,
            "hand": ["Gang Colors"],
            "runners": [{"card": "Mob Consigliere", "used": True}],
            "locations": [{"card": "Corner Dive", "used": True}],
        },
        step="purchase",
    )

    assert table.asked == (A, "purchase")
    assert [each[0] for each in table.options(A)] == [0]


@clause("CCG-2.9d", "CCG-3.3")
def test_gear_of_a_used_runner_adds_nothing_to_a_set() -> None:
    vest = person("Glam Idol", "1/1/1", team=1, used=True, gear=["Kevlar Vest"])
    table = scene(
        {"runners": [vest, person("Protest Singer", "2/2/2", team=1)]},
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")

    assert table.sums()[:2] == (4, 2)
    assert not table.is_used("Kevlar Vest")


@clause("CCG-2.9e", "CCG-7.2a")
def test_everything_used_is_renewed_in_straighten() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "locations": [{"card": "Corner Dive", "used": True}],
            "runners": [{"card": "Glam Idol", "used": True, "busted": True}],
        },
        step="straighten",
    )

    assert [table.is_used(name) for name in ("Arasaka", "Corner Dive", "Glam Idol")] == [False] * 3
    assert not table.is_busted("Glam Idol")


@clause("CCG-2.9g", "CCG-2.9c")
def test_a_constant_ability_is_off_while_its_card_is_used() -> None:
    table = scene({"locations": ["Street Clinic"], "runners": [person("Street Doc", power=4)]})
    used = scene(
        {
            "locations": [{"card": "Street Clinic", "used": True}],
            "runners": [person("Street Doc", power=4)],
        }
    )

    assert (table.power("Street Doc"), used.power("Street Doc")) == (5, 4)


@clause("CCG-2.9g")
def test_even_while_used_means_what_it_says() -> None:
    diva = {"card": "Chrome Diva", "gear": ["Light Tattoo"]}
    table = scene({"runners": [diva]})
    used = scene({"runners": [diva | {"used": True}]})

    assert table.style(A) == used.style(A) == 9 + 4 + 1


@clause("CCG-3.3")
def test_no_number_of_a_runner_falls_below_zero() -> None:
    table = scene({"runners": [person("Glam Idol", "0/0/0", gear=["Plate Rig"])]})

    assert (table.sr("Glam Idol"), table.defense("Glam Idol")) == (0, 7)


@clause("CCG-3.12", "CCG-3.12a")
def test_one_cyber_for_each_part_of_the_body() -> None:
    table = scene(
        {
            "hand": ["Full Skinweave"],
            "runners": [{"card": "Ex-Ranger", "gear": ["Subdermal Plating"]}, "Glam Idol"],
        },
        step="purchase",
    )

    table.choose(A, "buy:", "Full Skinweave")

    assert not table.offers(A, "host:", "Ex-Ranger")
    assert table.offers(A, "host:", "Glam Idol")


@clause("CCG-3.12b", "CCG-3.11")
def test_one_equipment_of_each_type_but_any_number_of_weapons() -> None:
    gear = ["Kevlar Vest", "Street Pistol"]
    sides = {"sponsor": "Arasaka", "runners": [{"card": "Ex-Ranger", "gear": gear}]}
    armor = scene(sides | {"hand": ["Plate Rig"]}, step="purchase")
    weapon = scene(sides | {"hand": ["Hand Cannon"]}, step="purchase")
    armor.choose(A, "buy:", "Plate Rig")
    weapon.choose(A, "buy:", "Hand Cannon")

    assert not armor.offers(A, "host:", "Ex-Ranger")
    assert weapon.offers(A, "host:", "Ex-Ranger")


@clause("CCG-3.12")
def test_a_position_cannot_break_the_limits_either() -> None:
    with pytest.raises(BadSetup, match="there is no room left for Plate Rig"):
        scene({"runners": [{"card": "Ex-Ranger", "gear": ["Kevlar Vest", "Plate Rig"]}]})


@clause("CCG-3.12c", "CCG-3.12e")
def test_an_inactive_weapon_adds_no_sr_but_keeps_its_other_text() -> None:
    gear = ["Shock Baton", "Assault Rifle"]
    table = scene(
        {"runners": [person("Beat Cop", "1/0/9", 3, team=1, gear=gear)]},
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    table.choose(A, "weapons:", "Assault Rifle")

    assert table.sums()[0] == 1 + 7
    assert table.power("Beat Cop") == 3 + 1


@clause("CCG-3.13", "CCG-11.2")
def test_used_cyber_costs_empathy_too() -> None:
    cyber = {"card": "Boosted Reflexes", "used": True}
    table = scene({"runners": [{"card": "Ex-Ranger", "gear": [cyber]}]})

    assert table.empathy("Ex-Ranger") == 8 - 3


@clause("CCG-3.14")
@pytest.mark.parametrize(("power", "offered"), [(4, True), (3, False)])
def test_an_ability_may_ask_for_power(power: int, offered: bool) -> None:
    runner = person("Glam Idol", "1/0/9", power, team=1, empathy=9, gear=["Overdrive Reflexes"])
    table = scene({"runners": [runner]}, {"locations": ["Mega-Mall"]})

    hit(table, "Team 1", "Mega-Mall")
    while table.asked[0] != A:
        table.pass_(table.asked[0])

    assert table.offers(A, "Overdrive Reflexes") is offered


@clause("CCG-3.6", "CCG-9.6")
def test_a_trashed_card_can_be_saved_and_a_burned_one_cannot() -> None:
    doc = person("Street Doc", power=20)
    shot = scene(
        {"sponsor": "The Mob", "hand": ["Assassin"], "locations": ["Corner Dive"]},
        {"runners": [person("Glam Idol", power=2), doc]},
    )
    use(shot, A, "play:", "Assassin", target="Glam Idol")
    choose(shot, A, "auto:")
    use(shot, B, "Medical Tech")
    burnt = scene(
        {"sponsor": "Arasaka", "hand": ["Cyber Rejection"]},
        {"runners": [person("Glam Idol", empathy=2, gear=["Cyberoptics"]), doc]},
    )
    use(burnt, A, "play:", "Cyber Rejection")
    unanswered(choose(burnt, A, "auto:"))

    assert "Glam Idol" in unanswered(shot).runners(B)
    assert "Glam Idol" in trash(burnt, B)


@clause("CCG-2.2")
def test_a_card_goes_to_the_trash_of_its_owner() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)]},
        {"locations": [place("Corner Dive", 0, 0, by=A)]},
    )

    fight_on(hit(table, "Team 1", "Corner Dive"))

    assert (trash(table, A), trash(table, B)) == (["Corner Dive"], [])


@clause("CCG-2.3")
def test_points_start_at_nothing_and_add_up() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)], "operations": ["Pirate Broadcast"]},
        step="runs",
    )

    assert (table.ops(A), table.style_bonus(A), table.busts(A)) == (0, 0, 0)
    fight_on(run(table, "Team 1", "Pirate Broadcast"))

    assert (table.ops(A), table.style_bonus(A)) == (8, 5)


@clause("CCG-2.6", "CCG-7.2b")
def test_a_stash_is_not_in_play() -> None:
    table = scene({"stash": ["Designer Suit", "Kevlar Vest"], "runners": ["Glam Idol"]})

    assert table.style(A) == 8
    assert table.defense("Glam Idol") == 3


@clause("CCG-2.8", "CCG-7.4b6", "CCG-9.5")
def test_a_team_is_gone_with_its_last_runner() -> None:
    table = scene({"runners": [{"card": "Glam Idol", "team": 1}, "Ex-Ranger"]}, step="teams")

    table.choose(A, "remove:", "Glam Idol")
    table.choose(A, "assign:", "Ex-Ranger")

    assert table.team("Ex-Ranger") == 1


@clause("CCG-2.4", "CCG-10.14", "CCG-7.6e")
def test_what_lasts_this_turn_ends_with_it() -> None:
    table = scene(
        {"runners": [person("Garage Screamer", power=4)], "locations": ["Corner Dive"]},
        step="legwork",
    )

    unanswered(use(table, A, "Charisma"))
    assert table.m_sec("Corner Dive") == 2
    pass_turn_to(table, B)

    assert table.m_sec("Corner Dive") == 6


@clause("CCG-2.4", "CCG-7.0c")
def test_what_lasts_until_the_next_own_turn_ends_when_it_begins() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)], "operations": ["Riot in the Plaza"]},
        {"locations": ["Corner Dive"]},
        step="runs",
    )

    fight_on(run(table, "Team 1", "Riot in the Plaza"))
    assert table.m_sec("Corner Dive") == 3
    pass_turn_to(table, B)
    assert table.m_sec("Corner Dive") == 3
    pass_turn_to(table, A)

    assert table.m_sec("Corner Dive") == 6
    reach(table, A, "pass:")
