"""CCG-6.7, CCG-6.8 What is asked, and what cards do again and again."""

import pytest

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.games.cyberpunk_ccg.model.numbers import security
from nightdeck.games.cyberpunk_ccg.model.terms import ANY, LOCATIONS, M_SEC, TIMING_NAMES
from nightdeck.games.cyberpunk_ccg.rules.using_cards import enter
from nightdeck.kernel.errors import BadSetup
from nightdeck.testing import Scene, clause
from tests.games.cyberpunk_ccg.tables import (
    A,
    B,
    C,
    choose,
    fight_on,
    hand,
    hit,
    pass_turn_to,
    person,
    place,
    run,
    scene,
    stash,
    trash,
    unanswered,
    use,
)

# The table ----------------------------------------------------------------------------------------


@clause("CCG-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_may_play(seats: int) -> None:
    table = Scene(CYBERPUNK_CCG, seats=seats)

    assert table.asked == (0, "draw")
    assert len(table.state.sponsor) == seats


@clause("CCG-1.1")
def test_nobody_plays_alone() -> None:
    with pytest.raises(BadSetup):
        Scene(CYBERPUNK_CCG, seats=1)


@clause("CCG-2.1")
def test_a_sponsor_cannot_be_a_target() -> None:
    table = scene(
        {"runners": [person("Glam Idol", team=1)]}, {"locations": ["Corner Dive", "Kibble Mart"]}
    )

    choose(table, A, "hit:", "Team 1")

    assert not table.offers(A, "target:", "The Mob")


@clause("CCG-2.5", "CCG-2.7")
def test_what_is_remembered_of_a_turn_is_forgotten_at_its_end() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "runners": [person("Glam Idol", "40/0/40", team=1)],
            "hand": ["Media Blitz"],
        },
        {"stash": []},
    )

    fight_on(hit(table, "Team 1", "Stash"))
    choose(table, A, "play:", "Media Blitz")
    unanswered(choose(table, A, "auto:"))
    state = table.state
    assert (state.stash_broken[A], len(state.events_resolved[A])) == (1, 1)
    pass_turn_to(table, B)

    assert (state.stash_broken[A], state.events_resolved[A], state.attack_number) == (0, [], 0)
    assert [state.deeds[card] for card in state.runners(A)] == [0]


@clause("CCG-3.4", "CCG-R43")
def test_a_phase_word_says_when_an_ability_is_used() -> None:
    info = {"runners": [person("Info Broker", power=5)]}
    legwork = scene(info, {"hand": ["Assassin"]}, step="legwork")
    action = scene(info, {"hand": ["Assassin"]}, step="hits")

    assert legwork.offers(A, "use:", "Info Broker")
    assert not action.offers(A, "use:", "Info Broker")
    assert TIMING_NAMES["any"] == ANY


@clause("CCG-7.6a")
def test_damage_control_has_its_own_abilities() -> None:
    table = scene(
        {"trash": ["Street Muscle"], "locations": ["The Afterlife"]},
        {"trash": ["Combat Knife"], "runners": ["Info Broker"]},
        step="damage control",
    )

    assert table.offers(A, "use:", "The Afterlife")
    table.pass_(A)
    assert table.offers(B, "use:", "Info Broker: Street Deal")


# Questions ----------------------------------------------------------------------------------------


@clause("CCG-6.7c", "CCG-6.7e")
def test_a_window_offers_every_legal_action_and_a_payment_every_source() -> None:
    table = scene(
        {
            "sponsor": "The Mob",
            "hand": ["Corner Dive", "Overtime"],
            "locations": [{"card": "Kibble Mart", "used": True}, "Night Market"],
        },
        step="purchase",
    )

    verbs = {table.game.verbs[option[0]] for option in table.options(A)}
    assert verbs == {"pass", "buy", "use", "play"}
    table.choose(A, "buy:", "Corner Dive")

    assert len(table.options(A)) == 4  # The Mob, Night Market, auto, cancel


@clause("CCG-6.7n", "CCG-6.7o")
def test_combat_sense_and_interface_ask_what_they_change() -> None:
    solo = scene({"runners": [person("Ex-Ranger", team=1)]}, {"locations": ["Mega-Mall"]})
    hit(solo, "Team 1", "Mega-Mall")
    choose(solo, A, "Combat Sense")
    net = scene({"runners": ["Script Kid"], "locations": ["Corner Dive"]}, step="legwork")
    choose(net, A, "Interface")

    assert [solo.offers(A, "mode:", word) for word in ("SR", "LR", "Defense")] == [True] * 3
    assert [net.offers(A, "mode:", word) for word in ("raise", "lower")] == [True] * 2


@clause("CCG-6.7s", "CCG-8.6a")
def test_nobody_is_asked_in_which_order_a_set_is_defeated() -> None:
    runners = [
        person("Glam Idol", "1/0/1", team=1, gear=["Kevlar Vest"]),
        person("Protest Singer", "1/0/1", team=1),
    ]
    table = scene({"runners": runners}, {"locations": ["Mega-Mall"]})

    hit(table, "Team 1", "Mega-Mall")
    while table.state.attack_kind:
        assert table.asked[1] in ("target", "response")
        table.pass_(table.asked[0])

    assert trash(table, A) == ["Kevlar Vest", "Protest Singer"]


@clause("CCG-6.7u", "CCG-6.8j")
@pytest.mark.parametrize(("answer", "cards"), [("yes:", 1), ("no:", 0)])
def test_may_is_a_question(answer: str, cards: int) -> None:
    table = scene(
        {
            "runners": ["Mama Lucky", person("Glam Idol", "40/0/40", team=1)],
            "operations": ["Bank Job", "Orbital Heist"],
        },
        step="runs",
    )

    run(table, "Team 1", "Bank Job")
    while table.asked[1] != "optional":
        table.pass_(table.asked[0])
    table.choose(A, answer)
    fight_on(table)

    assert len(hand(table, A)) == cards


@clause("CCG-6.7v", "CCG-6.8h", "CCG-6.8o", "CCG-6.7x", "CCG-14.5")
def test_a_chosen_opponent_chooses_what_is_lost() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)], "operations": ["Plant Sabotage"]},
        {"locations": ["Corner Dive", "Kibble Mart"]},
        {"locations": ["Soy Depot"]},
        step="runs",
    )

    run(table, "Team 1", "Plant Sabotage")
    choose(table, A, "Player 2")
    choose(table, B, "Kibble Mart")
    fight_on(table)

    assert (trash(table, B), trash(table, C)) == (["Kibble Mart"], [])
    assert table.ops(A) == 11


@clause("CCG-6.8o", "CCG-6.7z")
def test_with_one_possible_opponent_nobody_is_asked() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)], "operations": ["Plant Sabotage"]},
        {},
        {"locations": ["Soy Depot"]},
        step="runs",
    )

    fight_on(run(table, "Team 1", "Plant Sabotage"))

    assert trash(table, C) == ["Soy Depot"]


@clause("CCG-6.7w", "CCG-12.2")
def test_a_saved_chassis_asks_where_it_goes() -> None:
    home = {"card": "Corner Dive", "chassis": {"tokens": 2, "parts": []}}
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)]},
        {
            "locations": [home, "Kibble Mart", "Soy Depot"],
            "runners": [person("Grease Kid", power=6)],
        },
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "decline:")
    use(table, B, "Jury-Rig")
    choose(table, B, "host:", "Soy Depot")
    fight_on(table)

    assert table.bearer("Punknaught Chassis") == "Soy Depot"
    assert table.tokens() == 2


@clause("CCG-8.4f", "CCG-12.2")
def test_an_unsaved_chassis_goes_with_its_location() -> None:
    home = {"card": "Corner Dive", "chassis": {"tokens": 2, "parts": ["Cargo Truck"]}}
    table = scene(
        {"runners": [person("Glam Idol", "40/0/40", team=1)]},
        {"locations": [home, "Kibble Mart"]},
    )

    fight_on(hit(table, "Team 1", "Corner Dive"))

    assert trash(table, B) == ["Cargo Truck", "Corner Dive", "Punknaught Chassis"]


# Operations ---------------------------------------------------------------------------------------


@clause("CCG-6.3d", "CCG-10.0c")
def test_power_is_read_when_the_ability_resolves() -> None:
    table = scene(
        {"runners": [person("Garage Screamer", power=2)]},
        {"locations": ["Corner Dive"], "runners": [person("Road Scout", power=6)]},
        step="legwork",
    )

    table.pass_(A)
    unanswered(use(table, B, "Family", target="Garage Screamer"))
    unanswered(use(table, A, "Charisma"))

    assert table.m_sec("Corner Dive") == 6 - (2 + 3)


@clause("CCG-6.3g", "CCG-6.3e")
def test_a_source_that_left_play_does_not_stop_its_effect() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "9/0/40", team=1, gear=["Combat Stims"])]},
        {"locations": ["Mega-Mall"]},
    )

    hit(table, "Team 1", "Mega-Mall")
    unanswered(use(table, A, "Combat Stims"))

    assert trash(table, A) == ["Combat Stims"]
    assert table.sums()[0] == 9 + 5


@clause("CCG-6.8b")
def test_a_short_hand_is_discarded_whole() -> None:
    table = scene(
        {"sponsor": "N.C.P.D.", "hand": ["Boardroom Scandal"]},
        {"hand": ["Assassin"]},
        step="legwork",
    )

    use(table, A, "play:", "Boardroom Scandal")
    unanswered(choose(table, A, "auto:"))

    assert (hand(table, B), trash(table, B)) == ([], ["Assassin"])


@clause("CCG-6.8f")
def test_a_mass_change_is_made_to_what_matches_now() -> None:
    table = scene(
        {"runners": ["Johnny Silverhand"]},
        {"sponsor": "The Mob", "locations": ["Corner Dive"]},
        step="legwork",
    )

    unanswered(use(table, A, "Use Johnny Silverhand"))
    assert table.m_sec("Corner Dive") == 6 - 2
    state = table.state
    late = state.make_card(state.definition[state.cards(B, LOCATIONS)[0]], B, 0)
    enter(state, late, B, LOCATIONS)

    assert security(state, late, M_SEC) == 6


@clause("CCG-6.8g", "CCG-8.2j")
def test_control_is_gained_for_good() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "99/0/99", team=1)], "operations": ["Hostile Takeover"]},
        {"locations": [{"card": "Corner Dive", "used": True}, "Mega-Mall"]},
        step="runs",
    )

    fight_on(run(table, "Team 1", "Hostile Takeover"))

    assert (table.locations(A), table.locations(B)) == (["Corner Dive"], ["Mega-Mall"])
    assert table.is_used("Corner Dive")
    assert table.state.owner[table.state.cards(A, 4)[0]] == B


@clause("CCG-6.8i")
def test_a_busted_runner_is_not_renewed() -> None:
    table = scene(
        {
            "sponsor": "Arasaka",
            "runners": [
                "Undercover Detective",
                {"card": "Beat Cop", "used": True, "busted": True},
                {"card": "Max Tac Rookie", "used": True},
            ],
        }
    )

    use(table, A, "use:", "Undercover Detective")
    unanswered(choose(table, A, "auto:"))

    assert (table.is_used("Beat Cop"), table.is_used("Max Tac Rookie")) == (True, False)


@clause("CCG-6.8l", "CCG-6.8d")
def test_the_card_to_return_is_chosen_when_the_ability_is_announced() -> None:
    table = scene(
        {
            "trash": ["Street Muscle", "Razor Dancer", "Shadow Operative"],
            "locations": ["The Afterlife"],
        },
        step="damage control",
    )

    choose(table, A, "use:", "The Afterlife")
    assert not table.offers(A, "target:", "Shadow Operative")
    table.choose(A, "target:", "Razor Dancer")
    unanswered(table)

    assert hand(table, A) == ["Razor Dancer"]


@clause("CCG-6.8n")
def test_triggers_of_one_moment_happen_one_after_the_other() -> None:
    table = scene(
        {"runners": [person("Data Thief", "40/0/40", team=1), "Mama Lucky"]},
        {"locations": [place("Cyber Cafe", 0, 0)]},
    )

    hit(table, "Team 1", "Cyber Cafe")
    asked = []
    while table.state.attack_kind:
        if table.asked[1] in ("draw", "optional"):
            asked.append(table.asked[1])
        if table.asked[1] == "optional":
            table.choose(A, "yes:")
        else:
            table.take(table.asked[0], table.state.question.default)

    assert sorted(asked) == ["draw", "draw", "optional"]
    assert len(hand(table, A)) == 2


@clause("CCG-6.8p", "CCG-6.8d")
def test_what_could_change_nothing_is_not_offered() -> None:
    table = scene({"trash": ["Glam Idol"], "locations": ["The Afterlife"]}, step="damage control")

    assert table.asked == (A, "damage-control")
    assert not table.offers(A, "use:", "The Afterlife")


@clause("CCG-6.8p", "CCG-10.7")
def test_what_may_turn_out_as_nothing_is_offered() -> None:
    table = scene({"runners": ["Script Kid"], "locations": ["Corner Dive"]}, step="legwork")

    unanswered(use(table, A, "Interface", mode="raise"))

    assert table.e_sec("Corner Dive") == 3
    assert table.is_used("Script Kid")


# Attacks ------------------------------------------------------------------------------------------


@clause("CCG-8.3a", "CCG-14.1")
def test_in_a_skirmish_the_defender_acts_first() -> None:
    table = scene(
        {"runners": [person("Glam Idol", "9/0/9", team=1)]},
        {"runners": [person("Protest Singer", "1/0/9", team=1)], "locations": ["Corner Dive"]},
    )

    hit(table, "Team 1", "Corner Dive")
    choose(table, B, "defend:", "Team 1")
    asked = []
    while table.asked[1] == "skirmish":
        asked.append(table.asked[0])
        table.pass_(table.asked[0])

    assert asked == [B, A]


@clause("CCG-8.4a", "CCG-R40")
@pytest.mark.parametrize(("attack", "falls"), [(13, True), (12, False)])
def test_without_a_skirmish_the_full_attack_meets_the_target(attack: int, falls: bool) -> None:
    table = scene(
        {"runners": [person("Glam Idol", f"{attack}/0/12", team=1)]}, {"locations": ["Corner Dive"]}
    )

    fight_on(hit(table, "Team 1", "Corner Dive"))

    assert (table.locations(B) == []) is falls
    assert table.runners(A) == ["Glam Idol"]


@clause("CCG-R49", "CCG-7.4a1")
def test_any_team_may_hit_an_operation_that_was_paid_for() -> None:
    table = scene(
        {"runners": [person("Glam Idol", team=1), person("Protest Singer", team=2)]},
        {"operations": ["Bank Job"]},
        paid_ops=["Bank Job"],
    )

    for team in ("Team 1", "Team 2"):
        choose(table, A, "hit:", team)
        assert table.offers(A, "target:", "Bank Job")
        table.choose(A, "back:")


@clause("CCG-R52", "CCG-10.13b")
def test_a_cop_of_a_team_never_answers_alone() -> None:
    table = scene(
        {"runners": [person("Script Kid", power=1)]},
        {
            "runners": [person("Beat Cop", power=9, team=1), person("Max Tac Rookie", team=1)],
            "locations": ["Corner Dive"],
        },
        step="legwork",
    )

    use(table, A, "Interface", mode="lower")
    unanswered(use(table, B, "Authority", "Beat Cop"))

    assert (table.is_used("Beat Cop"), table.is_used("Max Tac Rookie")) == (True, True)


@clause("CCG-6.5l")
def test_a_bearer_who_is_gone_leaves_the_card_to_the_stash() -> None:
    table = scene(
        {
            "sponsor_used": True,
            "hand": ["Kevlar Vest"],
            "runners": [person("Junior Exec", power=6), person("Glam Idol", power=2)],
        },
        {"runners": [person("Beat Cop", power=9)]},
        step="purchase",
    )

    table.choose(A, "buy:", "Kevlar Vest").choose(A, "host:", "Glam Idol")
    choose(table, A, "source:", "Junior Exec")
    idol = next(card for card in table.state.runners(A) if table.state.card(card).id == "glam-idol")
    table.state.lasting.append((4, idol, -20, 4, idol))  # its Empathy is gone meanwhile
    table.state.dirty = 1
    table.state.settle()
    unanswered(table)

    assert trash(table, A) == ["Glam Idol"]
    assert stash(table, A) == ["Kevlar Vest"]
