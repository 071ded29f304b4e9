"""The tests' own game through scenes: windows, answers, sealed cards, triggers, modifiers."""

from __future__ import annotations

import pytest

from nightdeck.kernel import BadSetup, Setup, new_game
from nightdeck.testing import Scene, clause
from nightdeck.testing.scene import SceneError
from tests.tiny.game import TINY


@clause("TNY-4.2", "TNY-4.3")
def test_the_highest_power_alone_scores_a_brawl() -> None:
    scene = Scene(TINY, hands=[["Bruiser"], ["Thug"]], credits=[0, 0])
    scene.choose(0, "brawl").choose(0, "Bruiser").choose(1, "Thug")
    assert scene.state.points == [1, 0]


@clause("TNY-4.2")
def test_a_banner_gives_power_in_a_brawl() -> None:
    scene = Scene(TINY, hands=[["Thug"], ["Heist"]], alleys=[["Banner"], []], credits=[1, 0])
    scene.choose(0, "take").choose(0, "take").choose(0, "Turn up Banner")
    scene.pass_until("action", seat=0)
    scene.choose(0, "Start a brawl").choose(0, "Fight with Thug")
    scene.choose(1, "Fight with Heist")
    assert scene.state.points == [0, 0]


@clause("TNY-Q1")
@pytest.mark.parametrize(("value", "points"), [("nobody", [0, 0]), ("all", [1, 1])])
def test_a_tied_brawl_follows_the_ruling(value: str, points: list[int]) -> None:
    scene = Scene(TINY, hands=[["Thug"], ["Thug"]], rulings={"TNY-Q1": value})
    scene.choose(0, "brawl").choose(0, "Thug").choose(1, "Thug")
    assert scene.state.points == points


@clause("TNY-Q2")
@pytest.mark.parametrize(("value", "asked"), [("always", (0, "flip")), ("if-able", (1, "action"))])
def test_a_seat_that_cannot_flip_is_asked_by_the_ruling(value: str, asked: tuple[int, str]) -> None:
    scene = Scene(
        TINY, hands=[[], []], alleys=[["Bruiser"], []], credits=[0, 0], rulings={"TNY-Q2": value}
    )
    scene.choose(0, "take").choose(0, "take")
    assert scene.asked == asked


@clause("TNY-2.5", "TNY-2.7")
def test_a_jam_stops_a_job_and_a_jam_on_the_jam_lets_it_through() -> None:
    scene = Scene(TINY, hands=[["Heist", "Jam"], ["Jam"]], credits=[0, 0])
    scene.choose(0, "Play Heist").choose(1, "Answer with Jam")
    assert scene.copy().pass_(0).state.credits == [0, 0]
    scene.choose(0, "Answer with Jam")
    assert scene.state.credits == [3, 0]


@clause("TNY-2.6")
def test_a_seat_without_a_jam_is_asked_all_the_same() -> None:
    scene = Scene(TINY, hands=[["Heist"], ["Thug"]], credits=[0, 0])
    scene.choose(0, "Play Heist")
    assert scene.offered(1) == ["Pass"]


@clause("TNY-2.8")
@pytest.mark.parametrize(("wanted", "points", "credits"), [(4, 1, 2), (3, 0, 1)])
def test_a_gamble_pays_or_costs(wanted: int, points: int, credits: int) -> None:
    scene = Scene(TINY, hands=[["Gamble"], []], credits=[2, 0])
    scene.lucky(
        lambda after: after.happened(11) == [(0, wanted)], lambda now: now.choose(0, "Play Gamble")
    )
    assert (scene.state.points[0], scene.state.credits[0]) == (points, credits)


@clause("TNY-4.4")
def test_the_owner_orders_triggers_of_the_same_moment() -> None:
    scene = Scene(
        TINY, hands=[["Thug"], ["Bruiser"]], alleys=[["Fence", "Fence"], []], credits=[2, 0]
    )
    scene.choose(0, "take").choose(0, "take")
    scene.take(0, 0).take(0, 0)
    scene.pass_until("action", seat=0)
    scene.choose(0, "brawl").choose(0, "Thug").choose(1, "Bruiser")
    assert scene.asked == (0, "trigger-order")
    before = scene.state.credits[0]
    scene.take(0, 0)
    assert scene.state.credits[0] == before + 1 + 2


@clause("TNY-4.1")
def test_a_sealed_card_is_in_nobodys_view_but_the_owners() -> None:
    scene = Scene(TINY, hands=[["Bruiser"], ["Thug", "Scout"]])
    scene.choose(0, "brawl").choose(0, "Bruiser")
    assert "bruiser" not in str(scene.view(1))
    assert "Bruiser" not in " ".join(scene.log(1))


@clause("TNY-3.3")
def test_a_scout_shows_its_owner_the_next_card() -> None:
    scene = Scene(TINY, hands=[[], []], alleys=[["Scout"], []], credits=[0, 0])
    scene.choose(0, "take").choose(0, "take").choose(0, "Turn up Scout")
    top = scene.state.pile(0, 0)[-1]
    assert scene.state.knows(0, top)
    assert not scene.state.knows(1, top)


def test_a_scene_says_what_is_offered_when_nothing_fits() -> None:
    scene = Scene(TINY, hands=[["Thug"], []])
    with pytest.raises(SceneError, match=r"no option of seat 0 fit .*Take 1 credit"):
        scene.choose(0, "fly")


def test_an_impossible_position_names_the_culprit() -> None:
    with pytest.raises(BadSetup, match="no 'Dragon'"):
        Scene(TINY, hands=[["Dragon"], []])


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup(seats=7), "is for 2, 3, 4 seats, not 7"),
        (Setup(rulings={"TNY-Q9": "x"}), "no ruling 'TNY-Q9'"),
        (Setup(rulings={"TNY-Q1": "x"}), "can be nobody, all, not 'x'"),
        (Setup(choices={"start": "9"}), "can be 2, 5, not '9'"),
    ],
)
def test_a_bad_set_up_is_refused_with_what_would_be_right(setup: Setup, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        new_game(TINY, setup)
