"""ONR-17.20c at payments: whether a face-down resource gives bits shows only when it is used."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, same_to, table, until, up

HIDDEN = ("Swiss Bank Account", "Bolt Hole")


def both(bits: int = 0, rig: tuple[str, ...] = (), **position: Any) -> list[Scene]:
    """Return two tables that differ only in which resource of the Runner lies face down."""
    return [
        table(runner={"rig": [*rig, hidden], "bits": bits}, turn="runner", **position)
        for hidden in HIDDEN
    ]


def at_the_price(scenes: list[Scene], fort: str, question: str) -> list[Scene]:
    """Run on a fort up to a question and return both tables."""
    for scene in scenes:
        until(run_on(scene, fort), question)
    return scenes


def refused_alike(scenes: list[Scene]) -> None:
    """Assert that the Corp sees one table, before and after the Runner has declined."""
    same_to(CORP, *scenes)
    same_to(-1, *scenes)
    for scene in scenes:
        scene.take(RUNNER, scene.state.question.default)
    same_to(CORP, *scenes)


AGENDA = {"s1": {"inside": ["Hostile Takeover", up("Red Herrings")]}}


@clause("ONR-17.20c", "ONR-11.3a")
def test_a_steal_that_cannot_be_paid_is_asked_whatever_lies_face_down():
    scenes = at_the_price(both(corp={"forts": AGENDA}), "S1", "steal-or-decline")
    assert scenes[0].offers(RUNNER, "gain 2")
    assert scenes[1].offered(RUNNER) == ["Leave it"]
    refused_alike(scenes)


@clause("ONR-17.20c", "ONR-11.3b")
def test_a_trash_that_cannot_be_paid_is_asked_whatever_lies_face_down():
    forts = {"s1": {"inside": ["Rockerboy Promotion"]}}
    scenes = at_the_price(both(corp={"forts": forts}), "S1", "trash-set")
    assert scenes[0].offers(RUNNER, "gain 2")
    assert scenes[1].offered(RUNNER) == ["Done"]
    refused_alike(scenes)


@clause("ONR-17.20c", "ONR-24.7")
def test_pay_or_end_the_run_is_asked_whatever_lies_face_down():
    forts = {"s1": {"inside": [up("Newsgroup Taunting")]}}
    scenes = at_the_price(both(corp={"forts": forts}), "HQ", "pay-or")
    assert scenes[0].offers(RUNNER, "gain 2")
    assert scenes[1].offered(RUNNER) == ["Do not pay"]
    refused_alike(scenes)


@clause("ONR-17.20c", "ONR-10.6")
def test_a_toll_at_an_encounter_is_asked_whatever_lies_face_down():
    forts = {"hq": {"ice": [up("Data Wall"), up("Ball and Chain")]}}
    scenes = both(corp={"forts": forts})
    for scene in scenes:
        run_on(scene, "HQ")
        while scene.asked[1] != "pay-or":
            scene.take(scene.asked[0], scene.state.question.default)
    refused_alike(scenes)


@clause("ONR-17.20c", "ONR-16.18")
def test_a_debtor_is_asked_once_more_whatever_lies_face_down():
    scenes = [
        table(
            runner={"rig": ["Loan from Chiba", hidden], "bits": 9, "tags": 1},
            turn="corp",
            phase="after-action",
        )
        for hidden in HIDDEN
    ]
    for scene in scenes:
        go_until_corp(scene).choose(CORP, "Loan from Chiba")
        assert scene.asked == (RUNNER, "pay-or")
    same_to(CORP, *scenes)


def go_until_corp(scene: Scene) -> Scene:
    """Pass the Runner's part of a window."""
    while scene.asked[0] == RUNNER:
        scene.pass_(RUNNER)
    return scene


@clause("ONR-17.20c", "ONR-17.25")
def test_the_account_pays_for_a_steal_once_it_is_cashed():
    scenes = both(bits=3, corp={"forts": AGENDA})
    scene = at_the_price(scenes[:1], "S1", "steal-or-decline")[0]
    scene.choose(RUNNER, "gain 6").choose(RUNNER, "steal:")
    assert (scene.points(RUNNER), scene.bits(RUNNER)) == (1, 1)


@clause("ONR-R49", "ONR-23A.37")
def test_only_the_holder_is_asked_where_quiet_questions_are_left_out():
    asked = []
    for hidden in HIDDEN:
        scene = table(
            corp={"forts": AGENDA},
            runner={"rig": [hidden], "bits": 0},
            turn="runner",
            rulings={"ONR-R49": "needed"},
        )
        asked.append(until(run_on(scene, "S1"), "steal-or-decline", "runner-action").asked[1])
    assert asked == ["steal-or-decline", "runner-action"]


@clause("ONR-11.9", "ONR-17.20c")
@pytest.mark.parametrize("card", ["Hostile Takeover", "Night Shift"])
def test_an_agenda_of_rd_that_costs_too_much_is_not_told_from_another_card(card: str):
    forts = {"rd": {"inside": [up("Red Herrings")]}}
    scenes = [
        table(
            corp={"rd": [card, "Night Shift"], "forts": forts},
            runner={"rig": [hidden], "bits": 0},
            turn="runner",
        )
        for hidden in HIDDEN
    ]
    for scene in scenes:
        go_on(run_on(scene, "R&D"))
        until(scene, "access-next").choose(RUNNER, "#1")
        until(scene, "access")
    same_to(CORP, *scenes)
