"""Damage, ice that only helps, servers that open late: what the Corp's players know of them."""

from __future__ import annotations

from typing import Any

from nightdeck.games.android_netrunner.minds import stings, tolls
from nightdeck.games.android_netrunner.minds.habits_corp import is_out_of_reach
from nightdeck.games.android_netrunner.minds.judgement import evaluate
from nightdeck.testing import Scene
from tests.games.android_netrunner.minds.test_plain_mistakes import (
    GUARDED,
    WALL,
    Adviser,
    everybody,
    face_down,
)
from tests.games.android_netrunner.play import CORP, number, run_on, table, until

REMOTE = 3
ARMED = {"card": "Ronin", "rezzed": True, "advancement": 4}
LATE = "Jinteki: Replicating Perfection"
"""Remote servers open only after a run on a central one."""
HEIMDALL = {"card": "Heimdall 1.0", "rezzed": True}


def remote(*cards: Any, ice: tuple[Any, ...] = (), **corp: Any) -> dict[str, Any]:
    """A Corp with guarded central servers and one remote."""
    return {"servers": {**GUARDED, "remote1": {"root": list(cards), "ice": list(ice)}}, **corp}


def facing(cards: int, corp: dict[str, Any], **runner: Any) -> Scene:
    """The Corp's turn against a Runner with so many cards."""
    return table(corp=corp, runner={"grip": ["Sure Gamble"] * cards, **runner}, turn="corp")


def chance(scene: Scene) -> float:
    """The Corp's chance to win, as the judgement has it."""
    return evaluate(scene.state, CORP)


# By the Corp's own hand ---------------------------------------------------------------------------


@everybody
def test_a_weapon_without_its_counters_stays_face_down(advice: Adviser) -> None:
    """Who sees it comes and trashes it."""
    scene = table(corp={"servers": face_down("Ronin"), "credits": 9})
    scene.choose(CORP, "gain-credit")

    assert scene.asked == (CORP, "after-action")
    assert advice(scene) == "Continue"


@everybody
def test_a_weapon_is_used_when_it_kills(advice: Adviser) -> None:
    assert "3 net damage" in advice(facing(2, remote(ARMED, hq=["Hedge Fund"])))


@everybody
def test_a_weapon_is_kept_while_the_runner_survives_it(advice: Adviser) -> None:
    scene = facing(5, remote(ARMED, ice=(WALL,), hq=["Hedge Fund"]))

    assert "3 net damage" not in advice(scene)


def test_an_armed_weapon_makes_a_small_grip_deadly() -> None:
    two, three = (facing(cards, remote(ARMED)) for cards in (2, 3))

    assert stings.is_deadly(two.state)
    assert not stings.is_deadly(three.state)
    assert chance(two) > chance(three) + 0.2


def test_shots_take_a_click_each() -> None:
    corp = remote(ARMED, hq=["Scorched Earth", "Scorched Earth"], credits=9)
    many, one = ({**corp, "clicks": clicks} for clicks in (3, 1))

    assert stings.volley(facing(5, many, tags=1).state) == 11
    assert stings.volley(facing(5, one, tags=1).state) == 4
    assert stings.volley(facing(5, many).state) == 3


# Who comes is hurt --------------------------------------------------------------------------------


def test_a_trap_bites_where_it_lies_and_if_it_can_be_paid_for() -> None:
    rich = facing(5, remote("Snare!", credits=4))
    poor = facing(5, remote("Snare!", credits=3))
    binned = facing(5, {"archives": ["Snare!"], "credits": 9})

    assert [stings.sting(each.state, number(each, "Snare!")) for each in (rich, poor, binned)] == [
        3,
        0,
        0,
    ]


def test_a_trap_in_hand_guards_it() -> None:
    trapped = facing(5, {"hq": ["Snare!", "Nisei MK II"], "credits": 6})
    plain = facing(5, {"hq": ["Melange Mining Corp.", "Nisei MK II"], "credits": 6})

    assert chance(trapped) > chance(plain)


def test_an_agenda_that_bites_is_safer_from_a_small_grip() -> None:
    small, full = (facing(cards, remote("Fetal AI")) for cards in (1, 5))
    plain_small, plain_full = (facing(cards, remote("Private Security Force")) for cards in (1, 5))

    assert chance(small) - chance(plain_small) > chance(full) - chance(plain_full)


def test_an_agenda_nobody_can_pay_for_is_not_in_reach() -> None:
    dear = facing(5, remote("NAPD Contract"), credits=0)
    plain = facing(5, remote("Private Security Force"), credits=0)

    assert chance(dear) > chance(plain)


def test_an_upgrade_that_may_end_the_run_guards_its_server() -> None:
    psychic = {"card": "Caprice Nisei", "rezzed": True}
    armour = {"card": "Experiential Data", "rezzed": True}
    held = facing(5, remote("Private Security Force", psychic))
    plain = facing(5, remote("Private Security Force", armour))

    assert chance(held) > chance(plain)


# Servers that open late ---------------------------------------------------------------------------


def test_a_server_that_opens_late_takes_a_click_more() -> None:
    late = facing(5, remote("Nisei MK II", ice=(HEIMDALL,), identity=LATE))
    usual = facing(5, remote("Nisei MK II", ice=(HEIMDALL,)))

    assert tolls.turn_clicks(late.state, REMOTE) == tolls.turn_clicks(usual.state, REMOTE) - 1
    assert is_out_of_reach(late.state, REMOTE, 2.0)
    assert not is_out_of_reach(usual.state, REMOTE, 2.0)


@everybody
def test_an_agenda_goes_where_the_runner_comes_with_a_click_too_few(advice: Adviser) -> None:
    """Three clicks pass the bioroid; the run that opens the server has taken one of them."""
    corp = remote(ice=(HEIMDALL,), identity=LATE, hq=["Nisei MK II"], credits=9, clicks=2)

    assert advice(facing(5, corp)) == "Install Nisei MK II in Server 1"


# Ice that only helps other ice --------------------------------------------------------------------


@everybody
def test_ice_that_only_helps_goes_in_front_of_other_ice(advice: Adviser) -> None:
    servers = {"hq": {"ice": [WALL]}, "rd": {"ice": []}}
    deck = ["Private Security Force", "Hedge Fund", "Enigma"] * 8
    hand = ["Sensei", "Wall of Static"]
    corp = {"servers": servers, "hq": hand, "rd": deck, "credits": 9, "clicks": 1}

    assert advice(facing(5, corp)) == "Install Wall of Static in front of R&D"


@everybody
def test_ice_that_only_helps_is_not_rezzed_alone(advice: Adviser) -> None:
    corp = {"servers": {"rd": {"ice": ["Sensei"]}}, "credits": 9}
    scene = table(corp=corp, runner={"credits": 3}, turn="runner")
    until(run_on(scene, "R&D"), "rez-window")

    assert advice(scene) == "Leave it face down"


def test_ice_that_only_helps_costs_nothing_alone_and_something_in_front_of_other_ice() -> None:
    alone = facing(5, {"servers": {"rd": {"ice": [{"card": "Sensei", "rezzed": True}]}}})
    katana, sensei = ({"card": each, "rezzed": True} for each in ("Neural Katana", "Sensei"))
    backed = facing(5, {"servers": {"rd": {"ice": [katana, sensei]}}})
    single = facing(5, {"servers": {"rd": {"ice": [katana]}}})

    assert tolls.toll(alone.state, 1, []) == 0.0
    assert tolls.toll(backed.state, 1, []) > tolls.toll(single.state, 1, [])
