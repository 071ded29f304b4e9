"""Worked examples: Authority, saves, Empathy and security."""

import pytest

from nightdeck.games.cyberpunk_ccg.model.numbers import empathy, strength
from nightdeck.games.cyberpunk_ccg.model.terms import RUNNERS
from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    fight_on,
    go_on,
    hit,
    named,
    names,
    pass_turn_to,
    person,
    place,
    reach,
    scene,
    stash,
    trash,
    unanswered,
    use,
)

# Authority ----------------------------------------------------------------------------------------


@clause("CCG-X13", "CCG-10.2a", "CCG-R45")
@pytest.mark.parametrize(("power", "is_trashed"), [(4, True), (6, False)])
def test_failed_authority_costs_the_cop_and_stops_nothing(power: int, is_trashed: bool) -> None:
    table = scene(
        {"runners": [person("Script Kid", power=6)]},
        {"runners": [person("Beat Cop", power=power)], "locations": [place("Corner Dive", 4, 9)]},
        step="legwork",
    )

    use(table, A, "Interface", mode="lower", target="Corner Dive")
    use(table, B, "Authority")
    unanswered(table)

    assert (names(table, B, RUNNERS) == []) is is_trashed
    assert is_trashed or table.is_used("Beat Cop")
    assert not table.is_busted("Script Kid")
    assert strength(table.state, named(table, "Corner Dive")) == 4 + 2 * 3


@clause("CCG-X14", "CCG-10.13b", "CCG-6.7m")
@pytest.mark.parametrize(
    ("first", "partners", "used"),
    [
        ("Contract Enforcer", (), {"Contract Enforcer"}),
        ("Beat Cop", (), {"Beat Cop", "Max Tac Rookie"}),
        ("Beat Cop", ("Contract Enforcer",), {"Beat Cop", "Max Tac Rookie", "Contract Enforcer"}),
        ("Contract Enforcer", ("Beat Cop",), {"Beat Cop", "Max Tac Rookie", "Contract Enforcer"}),
    ],
)
def test_cops_of_a_team_join_together_or_not_at_all(
    first: str, partners: tuple[str, ...], used: set[str]
) -> None:
    table = scene(
        {"runners": [person("Script Kid", power=1)]},
        {
            "runners": [
                person("Beat Cop", power=3, team=1),
                person("Max Tac Rookie", power=4, team=1),
                person("Contract Enforcer", power=2),
            ],
            "locations": ["Corner Dive"],
        },
        step="legwork",
    )

    use(table, A, "Interface", mode="lower", target="Corner Dive")
    unanswered(use(table, B, "Authority", first, partners=partners))

    assert table.is_busted("Script Kid")
    assert {name for name in names(table, B, RUNNERS) if table.is_used(name)} == used


@clause("CCG-X40", "CCG-10.8a")
def test_a_nomads_help_may_decide_a_bust() -> None:
    table = scene(
        {"runners": [person("Script Kid", power=6)]},
        {
            "runners": [person("Road Scout", power=5), person("Beat Cop", power=5)],
            "locations": ["Corner Dive"],
        },
        step="legwork",
    )

    reach(table, A, "pass:").pass_(A)
    use(table, B, "Family", target="Beat Cop")
    use(table, A, "Interface", mode="lower", target="Corner Dive")
    use(table, B, "Authority")
    unanswered(table)

    assert table.is_busted("Script Kid")


@clause("CCG-X46", "CCG-6.6c", "CCG-6.6g")
def test_a_save_may_be_busted_and_another_tried() -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", "40/0/40", team=1), person("Beat Cop", power=7)]},
        {
            "runners": [
                person("Glam Idol", "1/0/1", 5, team=1),
                person("Street Doc", power=6),
                person("Ripperdoc", power=6),
            ],
            "locations": ["Corner Dive"],
        },
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")
    use(table, B, "Medical Tech", "Street Doc", target="Glam Idol")
    use(table, A, "Authority")
    while not table.is_busted("Street Doc"):
        table.pass_(table.asked[0])

    assert table.state.bust_points == [1, 0]
    use(table, B, "Medical Tech", "Ripperdoc", target="Glam Idol")
    fight_on(table)

    assert "Glam Idol" in names(table, B, RUNNERS)
    assert table.is_used("Glam Idol")


@clause("CCG-X56", "CCG-2.9f")
def test_an_exhausted_cop_keeps_its_power_and_its_badge() -> None:
    table = scene(
        {"runners": [person("Script Kid", power=5)]},
        {
            "runners": [{"card": "Beat Cop", "gear": ["Badge and Cuffs"]}],
            "locations": ["Soy Depot"],
        },
        step="legwork",
    )

    use(table, A, "Interface", mode="lower", target="Soy Depot")
    use(table, B, "Authority")
    unanswered(table)

    assert table.is_busted("Script Kid")
    assert table.state.bust_points == [0, 1]


@clause("CCG-X63", "CCG-6.6f")
def test_nobody_answers_a_transfer_but_somebody_may_answer_jury_rig() -> None:
    techie = {"runners": [person("Grease Kid", power=3)]}
    cop = {"runners": [person("Beat Cop", power=9)]}
    equip = scene(techie | {"stash": ["Kevlar Vest"]}, cop, step="equip")
    go_on(equip.choose(A, "transfer:", "Kevlar Vest"), A)
    rig = scene(
        techie | {"stash": ["Cargo Truck"], "locations": [{"card": "Corner Dive", "chassis": {}}]},
        cop,
        step="damage control",
    )
    use(rig, A, "Jury-Rig", target="Cargo Truck")
    reach(rig, B, "Authority")

    assert equip.is_used("Grease Kid")
    assert not equip.offers(B, "Authority")
    assert rig.asked[0] == B


@clause("CCG-X66", "CCG-6.6g")
def test_another_cop_may_try_after_one_has_failed() -> None:
    table = scene(
        {"runners": ["Account Manager"], "hand": ["Hand Cannon"], "sponsor": "N.C.P.D."},
        {"runners": ["Beat Cop", {"card": "Max Tac Rookie", "gear": ["Badge and Cuffs"]}]},
        step="purchase",
    )

    table.choose(A, "buy:", "Hand Cannon")
    if table.offers(A, "host:", "Stash"):
        table.choose(A, "host:", "Stash")
    table.choose(A, "source:", "Account Manager")
    use(table, B, "Authority", "Beat Cop")
    while not trash(table, B):
        table.pass_(table.asked[0])
    assert trash(table, B) == ["Beat Cop"]
    unanswered(use(table, B, "Authority", "Max Tac Rookie"))

    assert table.is_busted("Account Manager")
    assert table.state.bust_points == [0, 1]


# Empathy, Med-Techs, Techies ----------------------------------------------------------------------


@clause("CCG-X16", "CCG-11.2", "CCG-11.3", "CCG-10.13c")
@pytest.mark.parametrize("is_saved", [False, True])
def test_an_idle_cyber_psycho_is_trashed_or_saved(is_saved: bool) -> None:
    medic = [person("Street Doc", power=9)] if is_saved else []
    solo = {"card": "Shadow Operative", "gear": ["Boosted Reflexes", "Subdermal Plating"]}
    table = scene({"runners": [solo, *medic]}, {"runners": [person("Beat Cop", power=9)]})

    assert empathy(table.state, named(table, "Shadow Operative")) == 1
    if is_saved:
        use(table, A, "Medical Tech", target="Shadow Operative")
    pass_turn_to(table, B)

    assert ("Shadow Operative" in names(table, A, RUNNERS)) is is_saved
    assert not is_saved or table.is_used("Shadow Operative")


@clause("CCG-X17", "CCG-11.1", "CCG-9.1", "CCG-9.4")
def test_the_last_empathy_burns_at_once_and_a_techie_saves_the_cyber() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "runners": [
                person("Ex-Ranger", empathy=4, gear=["Subdermal Plating"]),
                person("Grease Kid", power=4),
                person("Street Doc", power=20),
            ],
            "hand": ["Targeting Scope Eyes"],
        },
        step="purchase",
    )

    table.choose(A, "buy:", "Targeting Scope Eyes").choose(A, "host:", "Ex-Ranger")
    choose(table, A, "source:", "The Mob")
    assert "Ex-Ranger" in trash(table, A)
    use(table, A, "Jury-Rig", target="Subdermal Plating")
    unanswered(table)

    assert stash(table, A) == ["Subdermal Plating"]
    assert trash(table, A) == ["Ex-Ranger", "Targeting Scope Eyes"]


@clause("CCG-X18", "CCG-10.5a", "CCG-10.0b")
@pytest.mark.parametrize(("second", "works"), [(4, True), (3, False)])
def test_two_med_techs_save_together(second: int, works: bool) -> None:
    table = scene(
        {
            "runners": [
                person("Glam Idol", "1/0/1", 6, team=1),
                person("Street Doc", power=3),
                person("Ripperdoc", power=second),
            ]
        },
        {"locations": ["Corner Dive"]},
    )

    hit(table, "Team 1", "Corner Dive")
    if works:
        partners = ("Ripperdoc",)
        use(table, A, "Medical Tech", "Street Doc", target="Glam Idol", partners=partners)
    fight_on(table)

    assert ("Glam Idol" in names(table, A, RUNNERS)) is works
    assert not works or table.is_used("Glam Idol")


@clause("CCG-X19", "CCG-10.12", "CCG-9.4")
def test_a_saved_rifle_stays_or_goes_to_the_stash() -> None:
    bearer = person("Glam Idol", "1/0/1", 5, gear=["Assault Rifle"])
    helper = person("Grease Kid", power=5)
    defeated = scene({"runners": [bearer | {"team": 1}, helper]}, {"locations": ["Corner Dive"]})
    hit(defeated, "Team 1", "Corner Dive")
    use(defeated, A, "Jury-Rig", target="Assault Rifle")
    fight_on(defeated)
    shot = scene(
        {"runners": [bearer, helper], "sponsor": "The Mob", "hand": ["Assassin"]}
        | {"locations": ["Corner Dive"]}
    )
    use(shot, A, "play:", "Assassin", target="Glam Idol")
    choose(shot, A, "auto:")
    use(shot, A, "Jury-Rig", target="Assault Rifle")
    unanswered(shot)

    assert defeated.state.host[named(defeated, "Assault Rifle")] == named(defeated, "Glam Idol")
    assert defeated.is_used("Glam Idol")
    assert stash(shot, A) == ["Assault Rifle"]
    assert "Glam Idol" in trash(shot, A)


# Security -----------------------------------------------------------------------------------------


@clause("CCG-X20", "CCG-10.15", "CCG-10.21", "CCG-R27")
def test_changes_of_security_stop_one_after_the_other() -> None:
    table = scene(
        {
            "runners": [
                person("Garage Screamer", power=6),
                person("Screamsheet Stringer", power=2),
                person("Script Kid", power=5),
                person("Data Thief", power=2),
                person("Cyber Crimes Agent", power=9),
            ]
        },
        {"locations": [place("Corner Dive", 4, 3)]},
        step="legwork",
    )
    dive = named(table, "Corner Dive")
    found = []
    for name, ability, way in (
        ("Garage Screamer", "Charisma", ""),
        ("Screamsheet Stringer", "Credibility", ""),
        ("Script Kid", "Interface", "lower"),
        ("Data Thief", "Interface", "raise"),
        ("Cyber Crimes Agent", "Interface", "raise"),
    ):
        use(table, A, ability, name, mode=way, target="Corner Dive")
        unanswered(table)
        found.append(strength(table.state, dive))

    # M-Sec 0, then 2; E-Sec 0, 2 and the printed 3.
    assert found == [0 + 6, 2 + 6, 2 + 0, 2 + 4, 2 + 6]
