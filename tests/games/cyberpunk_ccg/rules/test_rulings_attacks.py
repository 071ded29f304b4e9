"""Rulings about attacks, professions and Vehicles: what each of their values changes."""

import pytest

from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    C,
    choose,
    crew,
    fight_on,
    go_on,
    hand,
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

WEAK = place("Corner Dive", 0, 0)


@clause("CCG-R02", "CCG-2.9b", "CCG-2.9c")
@pytest.mark.parametrize(
    ("ruling", "style", "defense"),
    [("stats-abilities-off", 8 + 3, 0), ("everything-off", 0, 0), ("abilities-off-only", 11, 1)],
)
def test_what_a_used_card_still_does(ruling: str, style: int, defense: int) -> None:
    idol = {"card": "Glam Idol", "used": True, "gear": [{"card": "Leather Jacket", "used": True}]}
    table = scene({"runners": [idol]}, rulings={"used_effect": ruling})

    assert table.style(A) == style
    assert table.defense("Glam Idol") == 3 + defense


@clause("CCG-R04", "CCG-14.3")
@pytest.mark.parametrize(
    ("ruling", "acts"), [("two-players-act", False), ("all-players-act", True)]
)
def test_who_acts_in_a_skirmish(ruling: str, acts: bool) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "9/0/9", team=1)]},
        {"runners": [person("Protest Singer", "1/0/9", team=1)], "locations": [WEAK]},
        {"runners": [person("Road Scout", power=4)]},
        rulings={"skirmish_players": ruling},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")
    asked = []
    while table.asked[1] == "skirmish":
        asked.append(table.asked[0])
        table.pass_(table.asked[0])

    assert asked == ([B, A, C] if acts else [B, A])


@clause("CCG-R04")
def test_allies_add_their_sets_and_lose_on_their_own() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "20/0/30", team=1)]},
        {"runners": [person("Protest Singer", "1/0/9", team=1)], "locations": [WEAK]},
        {"runners": [person("Gonzo Reporter", "2/0/8", team=1)]},
        rulings={"skirmish_players": "allied-defence"},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")
    table.choose(C, "defend:", "Team 1")
    assert table.sums() == (20, 30, 3, 17)
    fight_on(table)

    assert (trash(table, B), trash(table, C)) == (
        ["Corner Dive", "Protest Singer"],
        ["Gonzo Reporter"],
    )


@clause("CCG-R05", "CCG-8.4b")
@pytest.mark.parametrize(
    ("ruling", "cards"),
    [
        ("resolves-for-attacker", (2, 0)),
        ("resolves-for-owner", (0, 2)),
        ("no-effect", (0, 0)),
    ],
)
def test_for_whom_an_enemy_operation_works(ruling: str, cards: tuple[int, int]) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)]},
        {"operations": ["Data Snatch"]},
        paid_ops=["Data Snatch"],
        rulings={"enemy_op_effect": ruling},
    )

    fight_on(hit(table, "Team 1", "Data Snatch"))

    assert (len(hand(table, A)), len(hand(table, B))) == cards
    assert table.ops(A) == 8


@clause("CCG-R07", "CCG-8.7b")
@pytest.mark.parametrize(
    ("ruling", "movement"),
    [("slowest-member", 2), ("any-vehicle", 3), ("none-carried", 2)],
)
def test_a_vehicle_too_small_for_its_team(ruling: str, movement: int) -> None:
    runners = crew(4, "1/1/1", team=1)
    runners[0]["gear"], runners[1]["gear"] = ["War Bike"], ["City Compact"]
    table = scene({"runners": runners}, rulings={"vehicle_capacity": ruling})

    assert table.movement(*(each["card"] for each in runners)) == (movement, movement)


@clause("CCG-R07")
def test_with_split_off_only_the_carried_go_on() -> None:
    runners = crew(3, "40/0/40", team=1)
    runners[0]["gear"] = ["War Bike"]
    table = scene(
        {"runners": runners, "operations": ["Bank Job"]},
        step="runs",
        rulings={"vehicle_capacity": "split-off"},
    )

    fight_on(run(table, "Team 1", "Bank Job"))

    assert [table.is_used(each["card"]) for each in runners] == [False, False, True]


@clause("CCG-R09", "CCG-14.2")
@pytest.mark.parametrize(("ruling", "again"), [("one-per-opponent", True), ("one-total", False)])
def test_how_many_hits_a_team_has(ruling: str, again: bool) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1, gear=["War Bike"])]},
        {"locations": ["Corner Dive"]},
        {"locations": ["Kibble Mart"]},
        rulings={"hits_per_team": ruling},
    )

    fight_on(hit(table, "Team 1", "Corner Dive"))
    reach(table, A, "park:")

    assert table.offers(A, "hit:", "Team 1") is again


@clause("CCG-R12", "CCG-8.1b")
@pytest.mark.parametrize(("ruling", "attack"), [("sr-plus-lr", 9), ("sr-only-for-defenders", 2)])
def test_whether_defenders_shoot_from_afar(ruling: str, attack: int) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "9/0/9", team=1)]},
        {"runners": [person("Protest Singer", "2/7/9", team=1)], "locations": [WEAK]},
        rulings={"defender_lr": ruling},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")

    assert table.sums()[2] == attack


@clause("CCG-R13", "CCG-8.2c", "CCG-8.2h")
@pytest.mark.parametrize(("ruling", "asked"), [("teams-or-groups", True), ("teams-only", False)])
def test_whether_a_group_may_defend(ruling: str, asked: bool) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "9/0/9", team=1)]},
        {"runners": ["Protest Singer"], "locations": [WEAK]},
        rulings={"defending_sets": ruling},
    )

    hit(table, "Team 1", "Corner Dive")

    assert (table.asked == (B, "defence")) is asked


@clause("CCG-R14", "CCG-8.1f")
@pytest.mark.parametrize(
    ("ruling", "lost"), [("participants-stay", ["Beat Cop"]), ("dropped-out", [])]
)
def test_who_became_used_in_the_fight_may_still_lose(ruling: str, lost: list[str]) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", 2, team=1), *crew(1, "9/0/9", team=1)]},
        {"runners": [person("Beat Cop", "1/0/1", 9, team=1)], "locations": ["Mega-Mall"]},
        rulings={"midfight_used": ruling},
    )

    hit(table, "Team 1", "Mega-Mall")
    choose(table, B, "defend:", "Team 1")
    use(table, B, "Authority", target="Screamsheet Stringer")
    fight_on(table)

    assert [each for each in trash(table, B) if each == "Beat Cop"] == lost


@clause("CCG-R15", "CCG-8.3g")
@pytest.mark.parametrize(("ruling", "used"), [("stays-unused", False), ("becomes-used", True)])
def test_what_becomes_of_defenders_who_hold(ruling: str, used: bool) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "1/0/40", team=1)]},
        {"runners": [person("Protest Singer", "1/0/9", team=1)], "locations": [WEAK]},
        rulings={"defender_after": ruling},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")
    fight_on(table)

    assert table.is_used("Protest Singer") is used


@clause("CCG-R17", "CCG-8.2b")
@pytest.mark.parametrize(("ruling", "offered"), [("allowed", True), ("not-allowed", False)])
def test_whether_an_empty_stash_is_a_target(ruling: str, offered: bool) -> None:
    table = scene(
        {"runners": [person("Glam Idol", team=1)]},
        {"locations": ["Corner Dive", "Kibble Mart"]},
        rulings={"empty_stash_hit": ruling},
    )

    choose(table, A, "hit:", "Team 1")

    assert table.offers(A, "target:", "Stash") is offered


@clause("CCG-R18", "CCG-8.5a")
@pytest.mark.parametrize(("ruling", "offered"), [("teams-or-groups", True), ("teams-only", False)])
def test_whether_a_group_may_run(ruling: str, offered: bool) -> None:
    table = scene(
        {"runners": ["Glam Idol"], "operations": ["Bank Job"]},
        step="runs",
        rulings={"run_sets": ruling},
    )

    assert table.asked[0] == A
    assert table.offers(A, "run:") is offered


@clause("CCG-R19", "CCG-8.6b")
@pytest.mark.parametrize(
    ("ruling", "lost"),
    [("all", ["Kevlar Vest", "Street Pistol"]), ("one-chosen-by-controller", ["Street Pistol"])],
)
def test_what_a_defeated_runner_loses(ruling: str, lost: list[str]) -> None:
    gear = ["Kevlar Vest", "Street Pistol"]
    table = scene(
        {"runners": [person("Glam Idol", "1/0/1", team=1, gear=gear)]},
        {"locations": ["Mega-Mall"]},
        rulings={"defeated_equipment": ruling},
    )

    hit(table, "Team 1", "Mega-Mall")
    if len(lost) == 1:
        choose(table, A, "Street Pistol")
    fight_on(table)

    assert trash(table, A) == lost


@clause("CCG-R21", "CCG-8.1g", "CCG-3.12c")
@pytest.mark.parametrize(
    ("ruling", "attack"),
    [("auto-best", 1 + 1 + 7), ("equip-step-only", 1 + 1 + 2)],
)
def test_when_weapons_are_not_chosen_in_combat(ruling: str, attack: int) -> None:
    gear = ["Street Pistol", "Assault Rifle"]
    table = scene(
        {"runners": [{"card": "Glam Idol", "team": 1, "gear": gear}]},
        {"locations": [WEAK]},
        rulings={"active_weapon": ruling},
    )

    hit(table, "Team 1", "Corner Dive")

    assert table.asked[1] != "weapons"
    assert table.sums()[0] == attack


@clause("CCG-R21")
def test_weapons_named_in_equip_stay_active() -> None:
    gear = ["Street Pistol", "Assault Rifle"]
    table = scene(
        {"runners": [{"card": "Glam Idol", "gear": gear}]},
        step="equip",
        rulings={"active_weapon": "equip-step-only"},
    )

    assert table.sr("Glam Idol") == 1 + 1
    choose(table, A, "wield:", "Assault Rifle")

    assert table.sr("Glam Idol") == 1 + 3


@clause("CCG-R22", "CCG-10.5a", "CCG-3.4e")
@pytest.mark.parametrize(
    ("ruling", "used", "saved"),
    [
        ("response-exhaust", True, 1),
        ("constant-unlimited", False, 2),
        ("constant-once-per-turn", False, 1),
    ],
)
def test_what_a_medical_save_costs(ruling: str, used: bool, saved: int) -> None:
    table = scene(
        {"runners": [*crew(2, "1/0/1", 2, team=1), person("Street Doc", power=9)]},
        {"locations": ["Mega-Mall"]},
        rulings={"medtech_save": ruling},
    )

    hit(table, "Team 1", "Mega-Mall")
    for _ in range(saved):
        use(table, A, "Medical Tech")
        if table.asked[1] == "response" and table.offers(A, "target:"):
            table.choose(A, "target:", "Screamsheet Stringer")
    fight_on(table)

    assert len(trash(table, A)) == 2 - saved
    assert table.is_used("Street Doc") is used


@clause("CCG-R23", "CCG-10.17")
@pytest.mark.parametrize(("ruling", "offered"), [("own-cards", False), ("any-cards", True)])
def test_whose_runners_can_be_saved(ruling: str, offered: bool) -> None:
    table = scene(
        {"runners": crew(1, "1/0/1", 2, team=1)},
        {"locations": ["Mega-Mall"], "runners": [person("Street Doc", power=9)]},
        rulings={"save_scope": ruling},
    )

    hit(table, "Team 1", "Mega-Mall")
    choose(table, B, "decline:")
    while table.asked[1] in ("target", "response") and table.asked != (B, "response"):
        table.pass_(table.asked[0])

    assert (table.asked == (B, "response") and table.offers(B, "Medical Tech")) is offered


@clause("CCG-R24", "CCG-10.12")
@pytest.mark.parametrize(
    ("ruling", "needed"), [("item-power", 5), ("item-cost", 7), ("bearer-bonus", 1)]
)
@pytest.mark.parametrize("below", [0, 1])
def test_what_a_techie_must_beat(ruling: str, needed: int, below: int) -> None:
    table = scene(
        {
            "runners": [
                person("Glam Idol", "1/0/1", team=1, gear=["Assault Rifle"]),
                person("Grease Kid", power=needed - below),
            ]
        },
        {"locations": ["Mega-Mall"]},
        rulings={"techie_compare": ruling},
    )

    hit(table, "Team 1", "Mega-Mall")
    while table.asked[1] == "target":
        table.pass_(table.asked[0])

    assert table.asked[1] == "response"
    if table.asked[0] == B:
        table.pass_(B)
    assert table.offers(A, "Jury-Rig") is not bool(below)


@clause("CCG-R25", "CCG-10.10")
@pytest.mark.parametrize(
    ("ruling", "used", "attack"),
    [
        ("free-once-per-attack", False, 5 + 3 + 7),
        ("exhaust-keeps-stats", True, 5 + 3 + 7),
        ("exhaust-literal", True, 0),
    ],
)
def test_what_combat_sense_costs(ruling: str, used: bool, attack: int) -> None:
    table = scene(
        {"runners": [person("Ex-Ranger", "5/3/6", 7, team=1)], "operations": ["Bank Job"]},
        step="runs",
        rulings={"combat_sense_cost": ruling},
    )

    run(table, "Team 1", "Bank Job")
    unanswered(use(table, A, "Combat Sense", mode="SR"))

    assert table.is_used("Ex-Ranger") is used
    assert table.sums()[0] == attack


@clause("CCG-R26", "CCG-10.13a", "CCG-7.2a")
@pytest.mark.parametrize(
    ("ruling", "used"), [("next-own-straighten", False), ("skip-one-straighten", True)]
)
def test_when_a_busted_runner_is_straight_again(ruling: str, used: bool) -> None:
    table = scene(
        {"runners": [person("Script Kid", power=1)]},
        {"runners": [person("Beat Cop", power=9)], "locations": ["Corner Dive"]},
        step="legwork",
        rulings={"busted_until": ruling},
    )

    use(table, A, "Interface", mode="lower")
    unanswered(use(table, B, "Authority"))
    assert table.is_busted("Script Kid")
    pass_turn_to(pass_turn_to(table, B), A)
    reach(table, A, "pass:")

    assert not table.is_busted("Script Kid")
    assert table.is_used("Script Kid") is used


@clause("CCG-R27", "CCG-10.7")
@pytest.mark.parametrize(
    ("ruling", "e_sec"), [("restore-only", 3), ("no-cap", 12), ("cap-double", 6)]
)
def test_how_far_interface_raises(ruling: str, e_sec: int) -> None:
    table = scene(
        {"runners": [person("Script Kid", power=9)], "locations": ["Corner Dive"]},
        step="legwork",
        rulings={"netrunner_raise": ruling},
    )

    unanswered(use(table, A, "Interface", mode="raise"))

    assert table.e_sec("Corner Dive") == e_sec


@clause("CCG-R28", "CCG-10.9")
@pytest.mark.parametrize(
    ("ruling", "offered"), [("any-op-or-location", True), ("own-ops-any-location", False)]
)
def test_whose_operations_a_rocker_weakens(ruling: str, offered: bool) -> None:
    table = scene(
        {"runners": ["Garage Screamer"], "operations": ["Bank Job"]},
        {"operations": ["Drug Bust"], "locations": ["Corner Dive"]},
        step="legwork",
        rulings={"rocker_scope": ruling},
    )

    choose(table, A, "Charisma")

    assert table.offers(A, "target:", "Bank Job")
    assert table.offers(A, "target:", "Corner Dive")
    assert table.offers(A, "target:", "Drug Bust") is offered


def busted(**rulings: str) -> Scene:
    """Return a table where two Cops have answered a Runner of Power 4."""
    table = scene(
        {"runners": [person("Script Kid", power=4)]},
        {
            "runners": [person("Beat Cop", power=3), person("Max Tac Rookie", power=3)],
            "locations": ["Corner Dive"],
        },
        step="legwork",
        rulings=rulings,
    )
    use(table, A, "Interface", mode="lower")
    return unanswered(use(table, B, "Authority", "Beat Cop", partners=("Max Tac Rookie",)))


@clause("CCG-R30", "CCG-10.13h")
@pytest.mark.parametrize(
    ("ruling", "points"), [("one-per-bust", 1), ("busted-power", 4), ("one-per-cop-used", 2)]
)
def test_what_a_bust_is_worth(ruling: str, points: int) -> None:
    assert busted(bust_points=ruling).busts(B) == points


@clause("CCG-R45", "CCG-10.2a")
@pytest.mark.parametrize(
    ("ruling", "is_busted", "lost"),
    [
        ("nothing-happens", False, []),
        ("bust", True, []),
        ("cops-trashed", False, ["Beat Cop"]),
    ],
)
def test_authority_with_equal_power(ruling: str, is_busted: bool, lost: list[str]) -> None:
    table = scene(
        {"runners": [person("Script Kid", power=4)]},
        {"runners": [person("Beat Cop", power=4)], "locations": ["Corner Dive"]},
        step="legwork",
        rulings={"authority_equal": ruling},
    )

    use(table, A, "Interface", mode="lower")
    unanswered(use(table, B, "Authority"))

    assert table.is_busted("Script Kid") is is_busted
    assert trash(table, B) == lost


@clause("CCG-R44", "CCG-10.6", "CCG-10.14")
@pytest.mark.parametrize(("ruling", "m_sec"), [("this-turn", 6), ("permanent", 6 + 5)])
def test_how_long_credibility_lasts(ruling: str, m_sec: int) -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", power=5)], "locations": ["Corner Dive"]},
        step="legwork",
        rulings={"media_duration": ruling},
    )

    unanswered(use(table, A, "Credibility"))
    assert table.m_sec("Corner Dive") == 6 + 5
    pass_turn_to(table, B)

    assert table.m_sec("Corner Dive") == m_sec


@clause("CCG-R54", "CCG-8.7h")
@pytest.mark.parametrize(
    ("ruling", "used"), [("exhaust-vehicle", True), ("spend-movement-in-runs", False)]
)
def test_what_parking_after_a_run_costs(ruling: str, used: bool) -> None:
    table = scene(
        {
            "runners": [person("Glam Idol", "40/0/40", team=1, gear=["City Compact"])],
            "operations": ["Bank Job"],
        },
        step="runs",
        rulings={"park_cost": ruling},
    )

    fight_on(run(table, "Team 1", "Bank Job"))
    go_on(choose(table, A, "park:"), A)

    assert table.is_used("City Compact") is used
    pass_turn_to(table, B)
    assert not table.is_used("Glam Idol")


@clause("CCG-R55", "CCG-8.4g")
@pytest.mark.parametrize(("ruling", "before"), [("after-scoring", 14), ("ability-first", 0)])
def test_when_an_operation_does_what_it_says(ruling: str, before: int) -> None:
    table = scene(
        {
            "runners": [person("Glam Idol", "40/0/40", team=1)],
            "operations": [place("Data Snatch", 1, 1)],
        },
        step="runs",
        rulings={"op_ability_order": ruling},
    )

    run(table, "Team 1", "Data Snatch")
    while table.asked[1] != "draw":
        table.pass_(table.asked[0])

    assert table.ops(A) == (8 if before else 0)
    fight_on(table)
    assert table.ops(A) == 8


@clause("CCG-R42", "CCG-8.4b", "CCG-8.5c")
@pytest.mark.parametrize(
    ("ruling", "text"),
    [("trashed-by-hit-burned-by-run", "Trashed"), ("always-burned", "Burned")],
)
def test_how_an_enemy_operation_goes(ruling: str, text: str) -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)]},
        {"operations": ["Bank Job"]},
        paid_ops=["Bank Job"],
        rulings={"op_after_hit": ruling},
    )

    fight_on(hit(table, "Team 1", "Bank Job"))

    told = " ".join(line["text"] for line in table.view(A)["log"])
    assert text.lower() in told.lower()
    assert trash(table, B) == ["Bank Job"]
