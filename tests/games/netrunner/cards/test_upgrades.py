"""Upgrades: what they do for the fort they are in."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, table, until, up


def run_into(*inside: Any, ice: tuple[Any, ...] = (), **more: Any) -> Scene:
    """Return a run on a subsidiary fort with these cards, at its beginning."""
    corp = {"hq": [], "bits": 9, **more.pop("corp", {})}
    corp["forts"] = {"s1": {"inside": list(inside), "ice": list(ice)}}
    return table(corp=corp, turn="runner", run={"fort": "s1", **more.pop("run", {})}, **more)


@clause("ONR-17.20", "ONR-12.4")
def test_aardvark_answers_a_worm_trashes_it_and_undoes_what_it_did():
    scene = run_into(
        "Aardvark",
        ice=(up("Data Wall"),),
        runner={"rig": ["Worm"], "bits": 9},
        run={"at": "encounter"},
    )

    scene.choose(RUNNER, "Worm: break").choose(CORP, "Rez Aardvark")

    assert scene.trash() == ["Worm"]
    assert scene.rezzed("Aardvark")
    assert scene.run() == ""


@clause("ONR-17.20", "ONR-3.3")
def test_a_rezzed_aardvark_bars_worms_from_its_fort():
    scene = run_into(
        up("Aardvark"),
        ice=(up("Data Wall"),),
        runner={"rig": ["Worm", "Jackhammer"], "bits": 9},
        run={"at": "encounter"},
    )

    assert scene.offers(RUNNER, "Jackhammer")
    assert not scene.offers(RUNNER, "Worm")


@clause("ONR-11.3a", "ONR-5.2.2")
def test_a_bizarre_scheme_delays_the_theft_to_the_next_runner_turn():
    scene = run_into(up("Bizarre Encryption Scheme"), "Hostile Takeover")
    until(scene, "runner-action")
    assert scene.points(RUNNER) == 0
    assert "Hostile Takeover" in scene.inside("s1")

    scene.choose(RUNNER, "End")
    until(until(scene, "corp-action").choose(CORP, "End"), "runner-action")

    assert scene.points(RUNNER) == 1
    assert "Hostile Takeover" not in scene.inside("s1")


def before_access(hand: list[str], hq: list[str]) -> Scene:
    """Return the Corp's last window of a run on Dr. Dreff's fort."""
    scene = run_into(
        up("Dr. Dreff"),
        "Hostile Takeover",
        corp={"hq": hq},
        runner={"hand": hand},
        run={"at": "before-access"},
    )
    return scene.choose(RUNNER, "Continue")


@clause("ONR-10.27", "ONR-7.9")
def test_dr_dreff_lets_the_runner_meet_ice_of_hq_for_half_its_cost():
    scene = before_access([], ["Fire Wall"])

    scene.choose(CORP, "Dr. Dreff").choose(CORP, "Fire Wall")

    assert scene.bits(CORP) == 7
    assert scene.run() == ""
    assert scene.archives() == ["Fire Wall"]
    assert scene.points(RUNNER) == 0


@clause("ONR-10.27")
def test_after_ice_that_does_not_end_the_run_the_last_window_is_repeated():
    scene = before_access(["Score!"] * 3, ["Brain Wash", "Filter"])

    scene.choose(CORP, "Dr. Dreff").choose(CORP, "Brain Wash")

    assert scene.brain_damage() == 1
    assert scene.archives() == ["Brain Wash"]
    assert scene.asked == (RUNNER, "window")
    assert not scene.choose(RUNNER, "Continue").offers(CORP, "Dr. Dreff")
    assert until(scene, "runner-action").points(RUNNER) == 1


@clause("ONR-10.27", "ONR-7.4b")
def test_jenny_jett_puts_ice_from_hq_in_the_way_once_per_run():
    scene = run_into(
        up("Jenny Jett"),
        "Hostile Takeover",
        ice=("Data Wall",),
        corp={"hq": ["Filter", "Filter"]},
        run={"at": "before-access"},
    )
    until(scene.choose(RUNNER, "Continue"), "window")

    scene.choose(CORP, "Jenny Jett").take(CORP, 0)
    assert scene.bits(CORP) == 8
    assert scene.ice("s1") == ["Filter", "Data Wall"]

    until(scene, "window")
    while not scene.offers(CORP, "Rez Filter"):
        scene.pass_(scene.asked[0])
    scene.choose(CORP, "Rez Filter").pass_(CORP)

    assert scene.run() == ""
    assert scene.points(RUNNER) == 0


@clause("ONR-7.2b", "ONR-16.17")
def test_namatoki_plaza_makes_room_for_a_second_agenda_or_node():
    scene = table(corp={
        "hq": ["Namatoki Plaza", "Hostile Takeover"],
        "forts": {"s1": {"inside": ["ESA Contract"]}},
    })  # fmt: skip
    scene.choose(CORP, "install:", "Namatoki Plaza", "1")
    until(scene, "corp-action")
    assert scene.rezzed("Namatoki Plaza")
    assert scene.bits(CORP) == 2

    first = next(
        each
        for each in scene.offered(CORP)
        if "Hostile Takeover" in each and "1" in each and "replac" not in each.lower()
    )
    scene.take(CORP, scene.offered(CORP).index(first))

    assert sorted(scene.inside("s1")) == ["ESA Contract", "Hostile Takeover", "Namatoki Plaza"]


@clause("ONR-7.9", "ONR-7.6c")
def test_olivia_salazar_rezzes_for_half_until_the_end_of_the_run():
    scene = run_into(up("Olivia Salazar"), ice=("Crystal Wall",), run={"at": "approach"})
    while not scene.offers(CORP, "Olivia"):
        scene.pass_(scene.asked[0])

    scene.choose(CORP, "Olivia Salazar")
    assert scene.bits(CORP) == 7
    assert scene.rezzed("Crystal Wall")

    until(scene, "runner-action")
    assert not scene.rezzed("Crystal Wall")


@clause("ONR-17.12")
@pytest.mark.parametrize("card", ["Omni Kismet, Ph.D", "Singapore City Grid"])
def test_unrezzed_ice_is_swapped_with_ice_of_hq_in_the_middle_of_an_approach(card):
    scene = run_into(
        up(card),
        ice=("Data Wall", "Banpei", "Data Wall"),
        corp={"hq": ["Filter"]},
        run={"at": "approach", "ice": 2},
    )
    while not scene.offers(CORP, card):
        scene.pass_(scene.asked[0])

    scene.choose(CORP, card).choose(CORP, "Filter").choose(CORP, "Banpei")

    assert scene.ice("s1") == ["Data Wall", "Filter", "Data Wall"]
    assert scene.hand(CORP) == ["Banpei"]
    assert scene.offers(CORP, "Rez Filter")
    assert not scene.offers(CORP, card)


@clause("ONR-12.14")
def test_tesseract_ice_ends_the_run_unless_a_bit_is_paid():
    scene = run_into(
        up("Tesseract Fort Construction"),
        up("Tesseract Fort Construction"),
        ice=(up("Brain Wash"),),
        runner={"hand": ["Score!"] * 3, "bits": 1},
        run={"at": "encounter"},
    )
    until(scene, "pay-or")
    scene.choose(RUNNER, "Pay 1")
    go_on(scene)

    assert scene.bits(RUNNER) == 0
    assert scene.run() == ""
    assert len(scene.subroutines("Brain Wash")) == 3


@clause("ONR-12.14")
def test_the_extra_subroutine_stays_in_its_fort():
    scene = table(corp={
        "forts": {
            "hq": {"ice": [up("Data Wall")]},
            "s1": {"inside": [up("Tesseract Fort Construction")], "ice": [up("Banpei")]},
        },
    })  # fmt: skip

    assert len(scene.subroutines("Data Wall")) == 1
    assert len(scene.subroutines("Banpei")) == 3
