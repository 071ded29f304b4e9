"""CCG-8, CCG-9 Attacks, DEFEATED, Movement, leaving play."""

import pytest

from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    crew,
    fight_on,
    hit,
    pass_turn_to,
    person,
    place,
    reach,
    run,
    scene,
    stash,
    trash,
    unanswered,
    use,
)

WEAK = place("Corner Dive", 0, 0)


@clause("CCG-8.1b", "CCG-8.1c", "CCG-8.1a")
def test_the_sums_of_a_set() -> None:
    runners = [
        person("Glam Idol", "1/2/3", team=1, gear=["Monoblade", "Kevlar Vest", "Cyberoptics"]),
        person("Protest Singer", "4/5/6", team=1),
    ]
    table = scene({"runners": runners}, {"locations": ["Mega-Mall"]})

    hit(table, "Team 1", "Mega-Mall")

    assert table.sums()[:2] == (1 + 2 + 4 + 1 + 4 + 5, 3 + 3 + 6)


@clause("CCG-8.1i", "CCG-8.2k")
def test_what_was_added_to_a_set_counts_although_all_are_used() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "hand": ["Suppressing Fire"],
            "locations": ["Kibble Mart"],
            "runners": [person("Glam Idol", "30/0/30", 2, team=1, gear=["Cyberoptics"])],
        },
        {"sponsor": "Arasaka", "hand": ["Reboot"], "locations": [place("Corner Dive", 5, 0)]},
    )

    hit(table, "Team 1", "Corner Dive")
    use(table, A, "play:", "Suppressing Fire")
    unanswered(choose(table, A, "auto:"))
    use(table, B, "play:", "Reboot")
    unanswered(choose(table, B, "auto:"))
    fight_on(table)

    assert trash(table, B) == ["Corner Dive", "Reboot"]  # 6 > 5
    assert table.ops(A) == 5


@clause("CCG-8.1h")
def test_a_single_weapon_is_not_asked_for() -> None:
    table = scene(
        {"runners": [person("Glam Idol", team=1, gear=["Monoblade"])]}, {"locations": [WEAK]}
    )

    hit(table, "Team 1", "Corner Dive")

    assert table.asked[1] == "target"


@clause("CCG-8.1j", "CCG-6.7k")
def test_attackers_choose_weapons_before_the_defence_is_asked() -> None:
    gear = ["Street Pistol", "Monoblade"]
    table = scene(
        {"runners": [person("Glam Idol", team=1, gear=gear)]},
        {"locations": [WEAK], "runners": [person("Protest Singer", team=1, gear=gear)]},
    )

    hit(table, "Team 1", "Corner Dive")
    assert table.asked == (A, "weapons")
    table.choose(A, "weapons:", "Monoblade")
    assert table.asked == (B, "defence")
    table.choose(B, "defend:", "Team 1")

    assert table.asked == (B, "weapons")


@clause("CCG-8.1k")
def test_a_weapon_that_is_lost_is_not_replaced() -> None:
    gear = ["Street Pistol", "Assault Rifle"]
    table = scene(
        {"runners": [person("Glam Idol", "1/0/9", team=1, gear=gear)]},
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    table.choose(A, "weapons:", "Assault Rifle")
    table.state.exhausted[table.state.arms[table.state.attackers[0]][0]] = 1

    assert table.sums()[0] == 1


@clause("CCG-8.2a", "CCG-6.7i")
def test_a_group_holds_three_and_with_a_nomad_four() -> None:
    runners = [person("Road Scout"), *crew(4, "1/1/1")]
    table = scene({"runners": runners}, {"locations": [WEAK]})

    choose(table, A, "hit:", "group")
    for name in ("Screamsheet Stringer", "Gonzo Reporter", "Garage Screamer"):
        table.choose(A, "add:", name)
    assert not table.offers(A, "add:", "Protest Singer")
    table.choose(A, "add:", "Road Scout")

    assert table.offers(A, "target:", "Corner Dive")


@clause("CCG-8.2b", "CCG-7.4a1")
def test_an_operation_must_be_paid_for_and_a_stash_costs_its_cards() -> None:
    table = scene(
        {"sponsor_used": True, "runners": [person("Glam Idol", team=1)]},
        {"operations": ["Bank Job"], "stash": ["Kevlar Vest"], "locations": [WEAK, "Kibble Mart"]},
    )

    choose(table, A, "hit:", "Team 1")

    assert not table.offers(A, "target:", "Bank Job")
    assert not table.offers(A, "target:", "Stash")
    assert table.offers(A, "target:", "Kibble Mart")


@clause("CCG-8.2c", "CCG-8.2h", "CCG-6.7j")
def test_only_unused_members_of_a_team_defend() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "9/0/9", team=1)]},
        {
            "locations": [WEAK],
            "runners": [
                person("Protest Singer", "2/0/2", team=1),
                person("Gonzo Reporter", "5/0/5", team=1, used=True),
            ],
        },
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")

    assert table.sums()[2:] == (2, 2)


@clause("CCG-8.2g")
def test_without_an_attacker_the_attack_is_over() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "9/0/9", 2, team=1)]},
        {"sponsor": "Arasaka", "hand": ["Assassin"], "locations": [WEAK]},
    )

    hit(table, "Team 1", "Corner Dive")
    use(table, B, "play:", "Assassin", target="Glam Idol")
    unanswered(choose(table, B, "auto:"))

    assert table.state.attack_kind == 0
    assert table.locations(B) == ["Corner Dive"]


@clause("CCG-8.2e", "CCG-8.2d")
def test_the_target_window_opens_without_a_skirmish_and_the_defender_is_first() -> None:
    table = scene({"runners": [person("Glam Idol", team=1)]}, {"locations": [WEAK]})

    hit(table, "Team 1", "Corner Dive")

    assert table.asked == (B, "target")


@clause("CCG-8.2f", "CCG-10.20")
def test_what_lasts_for_the_attack_ends_with_it() -> None:
    table = scene(
        {"runners": [person("Ex-Ranger", "5/0/50", 7, team=1)], "operations": ["Bank Job"]},
        step="runs",
    )

    run(table, "Team 1", "Bank Job")
    unanswered(use(table, A, "Combat Sense", mode="SR"))
    assert table.sr("Ex-Ranger") == 12
    fight_on(table)

    assert table.sr("Ex-Ranger") == 5


@clause("CCG-8.3i", "CCG-10.13c")
def test_in_a_skirmish_only_its_cops_may_use_authority() -> None:
    table = scene(
        {"runners": [person("Ex-Ranger", "9/0/9", 2, team=1)]},
        {
            "locations": [WEAK],
            "runners": [person("Protest Singer", "1/0/9", team=1), person("Beat Cop", power=9)],
        },
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")
    use(table, A, "Combat Sense", mode="SR")
    while table.asked[1] == "response":
        assert not table.offers(table.asked[0], "Authority")
        table.pass_(table.asked[0])

    assert not table.offers(table.asked[0], "Authority")


@clause("CCG-10.13d", "CCG-10.23")
def test_after_the_skirmish_combat_sense_may_be_answered() -> None:
    table = scene(
        {"runners": [person("Ex-Ranger", "9/0/9", 2, team=1)]},
        {"locations": ["Mega-Mall"], "runners": [person("Beat Cop", power=9)]},
    )

    hit(table, "Team 1", "Mega-Mall")
    choose(table, B, "decline:")
    use(table, A, "Combat Sense", mode="SR")
    unanswered(use(table, B, "Authority"))

    assert table.is_busted("Ex-Ranger")
    assert table.sums()[0] == 0


@clause("CCG-8.4c")
def test_points_count_although_a_part_of_the_stash_is_saved() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "99/0/99", team=1)]},
        {"stash": ["Kevlar Vest", "Hand Cannon"], "runners": [person("Grease Kid", power=9)]},
    )

    hit(table, "Team 1", "Stash")
    choose(table, A, "auto:")
    choose(table, B, "decline:")
    use(table, B, "Jury-Rig", target="Kevlar Vest")
    fight_on(table)

    assert table.ops(A) == 6
    assert (stash(table, B), trash(table, B)) == (["Kevlar Vest"], ["Hand Cannon"])


@clause("CCG-9.8", "CCG-10.12")
def test_a_card_saved_from_the_stash_stays_there() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "99/0/99", team=1)]},
        {"stash": ["Kevlar Vest"], "runners": [person("Grease Kid", power=9)]},
    )

    hit(table, "Team 1", "Stash")
    choose(table, A, "auto:")
    choose(table, B, "decline:")
    use(table, B, "Jury-Rig")
    fight_on(table)

    assert stash(table, B) == ["Kevlar Vest"]
    assert table.state.stash_broken == [1, 0]


@clause("CCG-8.4g", "CCG-8.7l")
def test_runners_renewed_by_an_operation_count_again() -> None:
    table = scene(
        {
            "runners": [
                person("Glam Idol", "40/0/40", team=1),
                {"card": "Ex-Ranger", "used": True, "busted": True},
            ],
            "operations": ["Prison Break"],
        },
        step="runs",
    )

    fight_on(run(table, "Team 1", "Prison Break"))

    assert not table.is_busted("Ex-Ranger")
    assert (table.is_used("Ex-Ranger"), table.is_used("Glam Idol")) == (False, True)


@clause("CCG-8.5a", "CCG-8.5b", "CCG-8.5c")
def test_a_run_burns_the_operation_and_all_may_act_before() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)], "operations": ["Bank Job"]},
        {"runners": [person("Protest Singer", team=1)]},
        step="runs",
    )

    run(table, "Team 1", "Bank Job")
    asked = []
    while table.asked[1] == "run":
        asked.append(table.asked[0])
        table.pass_(table.asked[0])

    assert asked == [A, B]
    assert (trash(table, A), table.ops(A)) == (["Bank Job"], 14)


@clause("CCG-8.5d")
@pytest.mark.parametrize(("defense", "lost"), [(28, False), (27, True)])
def test_a_failed_run_is_survived_by_enough_defense(defense: int, lost: bool) -> None:
    table = scene(
        {"runners": [person("Glam Idol", f"28/0/{defense}", team=1)], "operations": ["Bank Job"]},
        step="runs",
    )

    fight_on(run(table, "Team 1", "Bank Job"))

    assert (trash(table, A) == ["Glam Idol"]) is lost
    assert table.operations(A) == ["Bank Job"]


@clause("CCG-8.6a", "CCG-8.6b", "CCG-8.6c")
def test_who_loses_equipment_is_not_trashed_even_if_it_is_saved() -> None:
    table = scene(
        {
            "runners": [
                person("Glam Idol", "1/0/1", team=1, gear=["Kevlar Vest", "Muscle Car"]),
                person("Grease Kid", power=9),
            ]
        },
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    use(table, A, "Jury-Rig", target="Kevlar Vest")
    fight_on(table)

    assert trash(table, A) == ["Muscle Car"]
    assert table.bearer("Kevlar Vest") == "Glam Idol"
    assert table.is_used("Glam Idol")


@clause("CCG-8.6a")
def test_cyber_is_no_equipment() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "1/0/1", team=1, gear=["Cyberoptics"])]},
        {"locations": ["Mega-Mall"]},
    )

    fight_on(hit(table, "Team 1", "Mega-Mall"))

    assert trash(table, A) == ["Cyberoptics", "Glam Idol"]


@clause("CCG-8.7c", "CCG-8.7m", "CCG-8.7e")
def test_a_rolling_runner_brings_what_it_has_spent_into_another_set() -> None:
    table = scene(
        {
            "runners": [
                person("Glam Idol", "40/0/40", gear=["City Compact"]),
                person("Protest Singer", "40/0/40"),
            ],
            "operations": ["Bank Job", "Drug Bust"],
        },
        step="runs",
    )

    fight_on(run(table, "Glam Idol", "Bank Job"))
    assert table.movement("Glam Idol", "Protest Singer") == (2, 1)
    fight_on(run(table, "Glam Idol and Protest Singer", "Drug Bust"))

    assert table.ops(A) == 14 + 8
    assert (table.is_used("Glam Idol"), table.is_used("Protest Singer")) == (True, True)


@clause("CCG-8.7g")
def test_a_failed_attack_uses_the_set_whatever_movement_it_has() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "1/0/90", team=1, gear=["War Bike"])]},
        {"locations": ["Mega-Mall"]},
    )

    fight_on(hit(table, "Team 1", "Mega-Mall"))

    assert table.is_used("Glam Idol")
    assert trash(table, A) == []


@clause("CCG-8.7k")
def test_a_movement_bonus_belongs_to_the_team() -> None:
    table = scene(
        {
            "sponsor": "The Nomads",
            "runners": [person("Glam Idol", "40/0/40", team=1)],
            "operations": ["Bank Job", "Drug Bust"],
        },
        step="runs",
    )

    unanswered(use(table, A, "The Nomads"))
    for name in ("Bank Job", "Drug Bust"):
        fight_on(run(table, "Team 1", name))

    assert table.ops(A) == 14 + 8
    assert table.is_used("Glam Idol")


# Leaving play -------------------------------------------------------------------------------------


def shot(runner: dict[str, object], *others: object) -> Scene:
    """Return a table where somebody is about to be Trashed by an Assassin."""
    table = scene({"sponsor": "Arasaka", "hand": ["Assassin"]}, {"runners": [runner, *others]})
    use(table, A, "play:", "Assassin", target=str(runner["card"]))
    choose(table, A, "auto:")
    while table.asked[1] == "response" and not table.state.doomed:
        table.pass_(table.asked[0])
    return table


@clause("CCG-9.3", "CCG-9.2")
def test_a_saved_runner_keeps_its_gear() -> None:
    gear = ["Kevlar Vest", "Cyberoptics"]
    table = shot(person("Glam Idol", power=2, gear=gear), person("Street Doc", power=9))

    unanswered(use(table, B, "Medical Tech", target="Glam Idol"))

    assert trash(table, B) == []
    assert table.bearer("Cyberoptics") == "Glam Idol"


@clause("CCG-9.10", "CCG-9.11")
def test_a_doomed_med_tech_may_save_itself_with_help() -> None:
    table = shot(person("Street Doc", power=4), person("Ripperdoc", power=3))

    unanswered(use(table, B, "Medical Tech", "Street Doc", partners=("Ripperdoc",)))

    assert sorted(table.runners(B)) == ["Ripperdoc", "Street Doc"]
    assert table.is_used("Street Doc")


@clause("CCG-9.7", "CCG-6.8k")
def test_what_is_trashed_as_a_cost_cannot_be_saved() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "hand": ["Black Market Sale"],
            "stash": ["Kevlar Vest"],
            "runners": [person("Grease Kid", power=9)],
        },
        step="purchase",
    )

    use(table, A, "play:", "Black Market Sale")
    while table.asked[1] == "response":
        assert not table.offers(table.asked[0], "Jury-Rig")
        table.pass_(table.asked[0])

    assert "Kevlar Vest" in trash(table, A)


@clause("CCG-9.9")
def test_a_card_that_comes_back_is_a_new_one() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "locations": ["Steel Arena", "The Afterlife"],
            "runners": [person("Street Muscle", "1/0/1", team=1)],
        },
        {"locations": ["Mega-Mall"]},
    )

    fight_on(hit(table, "Team 1", "Mega-Mall"))
    assert trash(table, A) == ["Street Muscle"]
    use(table, A, "The Afterlife")
    unanswered(table)

    assert table.hand(A) == ["Street Muscle"]
    card = table.state.cards(A, 2)[0]
    assert (table.state.team[card], table.state.exhausted[card]) == (-1, 0)
    assert not [row for row in table.state.lasting if row[1] == card]
    pass_turn_to(table, B)
    reach(table, B, "pass:")
