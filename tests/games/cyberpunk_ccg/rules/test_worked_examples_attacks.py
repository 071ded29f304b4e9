"""Worked examples: Hits, Skirmishes, Runs and what DEFEATED costs."""

import pytest

from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of, strength
from nightdeck.games.cyberpunk_ccg.model.terms import ATTACKERS, DEFENDERS
from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    choose,
    crew,
    fight_on,
    hit,
    named,
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

TARGET = place("The Afterlife", 9, 8)
"""Security 25, worth 10 Ops."""


@clause("CCG-X01", "CCG-8.1d", "CCG-R41")
@pytest.mark.parametrize(("sr", "falls"), [(25, False), (26, True)])
def test_a_location_falls_only_to_more_than_its_strength(sr: int, falls: bool) -> None:
    table = scene({"runners": [person("Gonzo Reporter", f"{sr}/0/30")]}, {"locations": [TARGET]})

    assert strength(table.state, named(table, "The Afterlife")) == 25
    fight_on(hit(table, "Gonzo Reporter", "The Afterlife"))

    assert ("The Afterlife" in trash(table, B)) is falls


@clause("CCG-X02", "CCG-8.1e", "CCG-8.2b", "CCG-8.4b")
def test_a_stash_of_two_costs_two_and_scores_six() -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", "31/0/30")], "locations": ["Corner Dive"]},
        {"stash": ["Kevlar Vest", "Hand Cannon"]},
    )

    hit(table, "Gonzo Reporter", "Stash")
    choose(table, A, "source:", "Corner Dive")
    fight_on(table)

    assert table.is_used("Corner Dive")
    assert trash(table, B) == ["Hand Cannon", "Kevlar Vest"]
    assert table.state.ops == [6, 0]


@clause("CCG-X03", "CCG-8.4b", "CCG-8.7d")
def test_a_simple_hit_scores_and_uses_the_team() -> None:
    table = scene({"runners": crew(4, "4/3/5", team=1)}, {"locations": [TARGET]})

    fight_on(hit(table, "Team 1", "The Afterlife"))

    assert trash(table, B) == ["The Afterlife"]
    assert table.state.ops == [10, 0]
    assert all(table.state.exhausted[card] for card in table.state.runners(A))


@clause("CCG-X04", "CCG-8.4e")
def test_attackers_who_fail_but_hold_become_used() -> None:
    table = scene({"runners": crew(3, "4/3/9", team=1)}, {"locations": [TARGET]})

    fight_on(hit(table, "Team 1", "The Afterlife"))

    assert (trash(table, A), trash(table, B), table.state.ops) == ([], [], [0, 0])
    assert all(table.state.exhausted[card] for card in table.state.runners(A))


@clause("CCG-X05", "CCG-8.4d", "CCG-8.6a")
def test_attackers_who_fail_and_do_not_hold_are_defeated() -> None:
    runners = crew(3, "4/3/5", team=1)
    runners[0] |= {"sr": 3, "lr": 2, "gear": ["Street Pistol"]}
    table = scene({"runners": runners}, {"locations": [TARGET]})

    fight_on(hit(table, "Team 1", "The Afterlife"))

    assert trash(table, A) == ["Garage Screamer", "Gonzo Reporter", "Street Pistol"]
    assert table.is_used("Screamsheet Stringer")


@clause("CCG-X06", "CCG-8.3f", "CCG-R16")
@pytest.mark.parametrize(("basis", "is_lost"), [("remaining", True), ("full", False)])
def test_a_won_skirmish_leaves_less_for_the_target(basis: str, is_lost: bool) -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", "40/0/30")]},
        {"runners": [person("Glam Idol", "12/0/18")], "locations": [TARGET]},
        rulings={"hit_defense_basis": basis},
    )

    hit(table, "Gonzo Reporter", "The Afterlife")
    choose(table, B, "defend:")
    fight_on(table)

    assert "Glam Idol" in trash(table, B)
    assert "The Afterlife" not in trash(table, B)
    assert ("Gonzo Reporter" in trash(table, A)) is is_lost
    assert is_lost or table.is_used("Gonzo Reporter")


@clause("CCG-X07", "CCG-8.3c", "CCG-8.3e")
def test_both_sides_may_be_defeated() -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", "30/0/14")]},
        {"runners": [person("Glam Idol", "20/0/25")], "locations": [place("Corner Dive", 0, 0)]},
    )

    hit(table, "Gonzo Reporter", "Corner Dive")
    choose(table, B, "defend:")
    fight_on(table)

    assert (trash(table, A), trash(table, B)) == (["Gonzo Reporter"], ["Glam Idol"])
    assert table.state.ops == [0, 0]


@clause("CCG-X08", "CCG-8.3d", "CCG-8.3g")
def test_neither_side_may_be_defeated() -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", "20/0/22")]},
        {"runners": [person("Glam Idol", "18/0/25")], "locations": [place("Corner Dive", 0, 0)]},
    )

    hit(table, "Gonzo Reporter", "Corner Dive")
    choose(table, B, "defend:")
    fight_on(table)

    assert (trash(table, A), trash(table, B)) == ([], [])
    assert (table.is_used("Gonzo Reporter"), table.is_used("Glam Idol")) == (True, False)


def won_with_twenty_two_left():
    """Return the target window of a Hit with 22 left against 25, and a shooter with LR 5."""
    return scene(
        {
            "sponsor": "Arasaka",
            "runners": [
                person("Gonzo Reporter", "40/0/30", team=1),
                person("Glam Idol", "0/5/1"),
                person("Corner Dealer", power=4),
            ],
        },
        {"runners": [person("Protest Singer", "12/0/18")], "locations": [TARGET]},
    )


@clause("CCG-X09", "CCG-8.2e", "CCG-10.1")
def test_long_range_in_the_target_window_decides() -> None:
    table = won_with_twenty_two_left()

    hit(table, "Team 1", "The Afterlife")
    choose(table, B, "defend:")
    while not table.state.offense_loss:
        table.take(table.asked[0], table.state.question.default)
    use(table, A, "Long Range", "Glam Idol", target="attackers")
    choose(table, A, "source:", "Arasaka")
    fight_on(table)

    assert table.is_used("Glam Idol")
    assert table.is_used("Arasaka")
    assert "The Afterlife" in trash(table, B)


@clause("CCG-X10", "CCG-10.4c", "CCG-10.18")
@pytest.mark.parametrize(("power", "fee"), [(4, 1), (6, 0)])
def test_a_fixer_makes_long_range_cheaper(power: int, fee: int) -> None:
    table = scene(
        {
            "locations": ["Corner Dive"],
            "runners": [
                person("Gonzo Reporter", "21/0/30", team=1),
                person("Glam Idol", "0/5/1"),
                person("Corner Dealer", power=power),
            ],
        },
        {"locations": [TARGET]},
    )

    use(table, A, "Street Deal", target="Glam Idol")
    hit(table, "Team 1", "The Afterlife")
    use(table, A, "Long Range", "Glam Idol", target="attackers")
    if fee:
        choose(table, A, "source:", "Corner Dive")
    fight_on(table)

    assert table.is_used("Corner Dive") is bool(fee)
    assert "The Afterlife" in trash(table, B)


@clause("CCG-X11", "CCG-10.10", "CCG-10.20")
def test_combat_sense_is_used_once_and_leaves_the_solo_unused() -> None:
    table = scene(
        {
            "runners": [person("Ex-Ranger", "5/3/6", 7, team=1), *crew(2, "4/3/5", team=1)],
            "operations": [place("Bank Job", 8, 10)],
        },
    )

    run(table, "Team 1", "Bank Job")
    assert attack_of(table.state, ATTACKERS) == 22
    unanswered(use(table, A, "Combat Sense", mode="SR"))

    assert attack_of(table.state, ATTACKERS) == 29
    assert not table.is_used("Ex-Ranger")
    assert not table.offers(A, "Combat Sense")
    fight_on(table)
    assert table.state.ops == [14, 0]


@clause("CCG-X15", "CCG-10.2b", "CCG-10.13e")
def test_authority_in_a_skirmish_takes_both_out_of_the_sums() -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", "6/3/5", 4, team=1), *crew(1, "4/3/5", team=1)]},
        {
            "runners": [
                person("Beat Cop", "4/2/6", 6, team=1),
                person("Ex-Ranger", "5/2/6", 5, team=1),
            ],
            "locations": [TARGET],
        },
    )

    hit(table, "Team 1", "The Afterlife")
    choose(table, B, "defend:", "Team 1")
    assert attack_of(table.state, DEFENDERS) == 13
    assert defense_of(table.state, DEFENDERS) == 12
    before = attack_of(table.state, ATTACKERS), defense_of(table.state, ATTACKERS)
    use(table, B, "Authority", target="Gonzo Reporter")
    unanswered(table)

    assert table.is_busted("Gonzo Reporter")
    after = attack_of(table.state, ATTACKERS), defense_of(table.state, ATTACKERS)
    assert (before[0] - after[0], before[1] - after[1]) == (9, 5)
    assert attack_of(table.state, DEFENDERS) == 7
    assert defense_of(table.state, DEFENDERS) == 6
    assert table.state.bust_points == [0, 1]


@clause("CCG-X49", "CCG-8.3g")
def test_defenders_who_hold_may_defend_again() -> None:
    table = scene(
        {
            "runners": [
                person("Gonzo Reporter", "20/0/22", team=1),
                person("Glam Idol", "20/0/22", team=2),
            ]
        },
        {
            "runners": [person("Protest Singer", "18/0/25", team=1)],
            "locations": ["Corner Dive", "Kibble Mart"],
        },
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")
    fight_on(table)
    hit(table, "Team 2", "Kibble Mart")
    reach(table, B, "defend:", "Team 1")

    assert not table.is_used("Protest Singer")


@clause("CCG-X50", "CCG-8.2a")
def test_a_used_member_stays_behind() -> None:
    runners = crew(4, "4/3/5", team=1)
    runners[3]["used"] = True
    table = scene({"runners": runners}, {"locations": [TARGET]})

    fight_on(hit(table, "Team 1", "The Afterlife"))

    assert trash(table, A) == ["Garage Screamer", "Gonzo Reporter", "Screamsheet Stringer"]


@clause("CCG-X52", "CCG-6.5a")
def test_a_sponsor_that_fights_does_not_pay() -> None:
    table = scene(
        {
            "sponsor": "Militech",
            "runners": [person("Gonzo Reporter", "20/0/30")],
            "hand": ["Dig In"],
        },
        {"runners": [person("Glam Idol", "1/0/25")], "locations": ["Corner Dive"]},
    )

    hit(table, "Gonzo Reporter", "Corner Dive")
    choose(table, B, "defend:")
    reach(table, A, "Militech")
    assert table.offers(A, "play:", "Dig In")
    fight_on(use(table, A, "Militech"))

    assert trash(table, B) == ["Glam Idol"]  # 26 > 25
    assert table.is_used("Militech")
    assert table.asked[0] != A or not table.offers(A, "play:", "Dig In")


@clause("CCG-X53", "CCG-8.6e")
@pytest.mark.parametrize("helper_fights", [True, False])
def test_a_medic_in_the_fight_saves_nobody(helper_fights: bool) -> None:
    medic = {"card": "Street Doc", "power": 8, "defense": 1, "sr": 0, "lr": 0}
    runners = [person("Ex-Ranger", "4/3/5", 5, team=1), medic]
    if helper_fights:
        medic |= {"team": 1, "gear": ["Kevlar Vest"], "defense": 4}
    table = scene({"runners": runners}, {"locations": [place("Mega-Mall", 10, 10)]})

    hit(table, "Team 1", "Mega-Mall")
    if helper_fights:
        fight_on(table)
        assert trash(table, A) == ["Ex-Ranger", "Kevlar Vest"]
    else:
        use(table, A, "Medical Tech", target="Ex-Ranger")
        fight_on(table)
        assert trash(table, A) == []
        assert table.is_used("Ex-Ranger")


@clause("CCG-X57", "CCG-8.3h")
def test_without_a_defender_left_the_full_attack_meets_the_target() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "runners": [person("Gonzo Reporter", "26/0/30")],
            "hand": ["Assassin"],
        },
        {"runners": [person("Glam Idol", "1/0/20", 5)], "locations": [TARGET]},
    )

    hit(table, "Gonzo Reporter", "The Afterlife")
    choose(table, B, "defend:")
    use(table, A, "play:", "Assassin", target="Glam Idol")
    choose(table, A, "source:", "The Mob")
    fight_on(table)

    assert trash(table, B) == ["Glam Idol", "The Afterlife"]


@clause("CCG-X62", "CCG-8.7l")
@pytest.mark.parametrize(("victim", "rolls"), [("Gonzo Reporter", False), ("Glam Idol", True)])
def test_a_busted_driver_stops_the_team(victim: str, rolls: bool) -> None:
    runners = [
        person("Gonzo Reporter", "20/0/20", 2, team=1, gear=["City Compact"]),
        person("Glam Idol", "20/0/20", 2, team=1),
        person("Protest Singer", "20/0/20", 2, team=1),
        person("Garage Screamer", "20/0/20", 2, team=1),
    ]
    table = scene(
        {"runners": runners},
        {"runners": [person("Beat Cop", "0/0/5", 4)], "locations": ["Corner Dive"]},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:")
    use(table, B, "Authority", target=victim)
    fight_on(table)

    assert table.is_busted(victim)
    assert "Corner Dive" in trash(table, B)
    others = {each["card"] for each in runners} - {victim}
    assert {table.is_used(name) for name in others} == {not rolls}


@clause("CCG-X64", "CCG-8.3j")
def test_a_saved_vest_gives_nothing_back_to_the_attackers_loss() -> None:
    table = scene(
        {"runners": [person("Gonzo Reporter", "40/0/30")]},
        {
            "runners": [
                person("Glam Idol", "12/0/15", team=1, gear=["Kevlar Vest"]),
                person("Grease Kid", power=3),
            ],
            "locations": [TARGET],
        },
    )

    hit(table, "Gonzo Reporter", "The Afterlife")
    choose(table, B, "defend:", "Team 1")
    use(table, B, "Jury-Rig", target="Kevlar Vest")
    while not table.state.offense_loss:
        table.take(table.asked[0], table.state.question.default)

    assert (table.state.offense_loss, table.state.defense_loss) == (18, 12)
    assert trash(table, B) == []


@clause("CCG-X67", "CCG-8.2i", "CCG-8.3b", "CCG-6.1c")
def test_every_question_of_one_hit() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [
                {"card": "Contract Bodyguard", "team": 1},
                {
                    "card": "Shadow Operative",
                    "team": 1,
                    "gear": ["Ancestral Katana", "Assault Rifle"],
                },
            ],
        },
        {
            "sponsor": "The Mob",
            "runners": [{"card": "Razor Dancer", "gear": ["Monoblade"]}, "Street Muscle"],
            "locations": ["Corner Dive"],
        },
        rulings={"auto_pass": "public-facts"},
    )

    hit(table, "Team 1", "Corner Dive")
    table.choose(A, "weapons:", "Assault Rifle")
    sums = lambda side: (attack_of(table.state, side), defense_of(table.state, side))  # noqa: E731
    assert sums(ATTACKERS) == (21, 11)
    table.choose(B, "defend:", "group").choose(B, "add:", "Razor Dancer")
    table.choose(B, "add:", "Street Muscle")
    if table.offers(B, "done:"):
        table.choose(B, "done:")
    assert sums(DEFENDERS) == (17, 8)
    for seat, name, stat in (
        (B, "Razor Dancer", "Defense"),
        (A, "Shadow Operative", "SR"),
        (B, "Street Muscle", "Defense"),
    ):
        use(table, seat, "Combat Sense", name, mode=stat)
    assert (sums(ATTACKERS), sums(DEFENDERS)) == ((26, 11), (17, 14))
    use(table, A, "use:", "Arasaka")
    assert sums(ATTACKERS) == (29, 14)
    assert table.asked[0] == A
    use(table, A, "Combat Sense", "Contract Bodyguard", mode="Defense")

    assert table.state.attack_kind == 0
    assert trash(table, B) == ["Corner Dive", "Monoblade", "Street Muscle"]
    assert table.is_used("Razor Dancer")
    assert table.is_used("Contract Bodyguard")
    assert table.is_used("Shadow Operative")
    assert table.state.ops == [5, 0]
    assert trash(table, A) == []


@clause("CCG-X44", "CCG-7.2a", "CCG-10.5b")
def test_a_busted_runner_waits_for_the_next_straighten() -> None:
    table = scene(
        {
            "runners": [
                person("Glam Idol", power=2, used=True, busted=True),
                person("Street Doc", power=9),
            ]
        },
        step="damage control",
    )

    assert not table.offers(A, "Medical Tech")
    pass_turn_to(pass_turn_to(table, B), A)
    pass_turn_to(table, B)

    assert (table.is_used("Glam Idol"), table.is_busted("Glam Idol")) == (False, False)
    assert stash(table, A) == []
