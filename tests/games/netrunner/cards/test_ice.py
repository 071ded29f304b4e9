"""Ice that traces, rolls dice, pays when rezzed, or does something to the rest of the run."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, bid_most, table, until, up

HAND = ["Score!"] * 5


def meet(*ice: Any, bits: int = 9, **runner: Any) -> Scene:
    """Return a run on HQ that meets its outermost rezzed ice; innermost ice comes first."""
    return table(
        corp={"hq": ["Night Shift"], "bits": bits, "forts": {"hq": {"ice": list(ice)}}},
        runner={"hand": HAND, "bits": 5, **runner},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )


def approach(ice: str, bits: int) -> Scene:
    """Return the window in which the Corp may rez the only ice of HQ."""
    scene = table(
        corp={"hq": ["Night Shift"], "bits": bits, "forts": {"hq": {"ice": [ice]}}},
        turn="runner",
        run={"fort": "hq", "at": "approach"},
    )
    return scene.pass_until("window", seat=CORP)


@clause("ONR-13.1", "ONR-12.9")
@pytest.mark.parametrize(
    ("ice", "limit", "lock"), [("Fang", 4, 2), ("Fang 2.0", 5, 2), ("Fragmentation Storm", 4, 1)]
)
def test_a_successful_trace_ends_the_run_and_locks_the_next_one(ice, limit, lock):
    scene = bid_most(meet(up(ice)))

    assert scene.bits(CORP) == 9 - limit
    assert scene.run() == ""
    assert scene.locks() == [lock]
    assert not scene.offers(RUNNER, "run:")


@clause("ONR-13.1", "ONR-15.5")
@pytest.mark.parametrize(("ice", "limit"), [("Cinderella", 6), ("Homewrecker", 5)])
def test_a_traced_runner_loses_hardware_and_blood(ice, limit):
    scene = bid_most(meet(up(ice), rig=["HQ Interface"]))

    assert scene.bits(CORP) == 9 - limit
    assert scene.rig() == []
    assert len(scene.hand(RUNNER)) == 3
    assert scene.run() == ""


@clause("ONR-16.1", "ONR-16.20")
def test_a_data_raven_keeps_tagging_each_turn():
    scene = bid_most(meet(up("Data Raven")))
    assert (scene.tags(), scene.player_counters("Data Raven")) == (1, 1)

    until(scene.choose(RUNNER, "End"), "corp-action")
    until(scene.choose(CORP, "End"), "runner-action")
    assert scene.tags() == 2

    scene.choose(RUNNER, "Remove a Data Raven counter")
    assert scene.player_counters("Data Raven") == 0
    assert scene.bits(RUNNER) == 4


@clause("ONR-16.1", "ONR-10.2")
def test_a_mastiff_counter_does_brain_damage_at_the_start_of_each_run():
    scene = bid_most(meet(up("Mastiff")))
    assert (scene.brain_damage(), len(scene.hand(RUNNER))) == (1, 3)
    assert scene.player_counters("Mastiff") == 1

    until(scene.choose(RUNNER, "run:", "R&D"), "window", "runner-action")

    assert scene.brain_damage() == 2


@clause("ONR-12.18", "ONR-13.2")
def test_pocket_reality_brings_four_bits_for_both_of_its_traces():
    scene = table(
        corp={"bits": 3, "forts": {"hq": {"ice": [up("Pocket Virtual Reality")]}}},
        turn="runner",
        run={"fort": "hq", "at": "approach"},
    )
    until(scene, "trace-bid-corp").choose(CORP, "Bid 3")
    assert scene.bits(CORP) == 3

    bid_most(until(scene, "trace-bid-corp"))

    assert scene.tags() == 2
    assert scene.bits(CORP) == 0
    assert scene.state.temporary == []


def roadblock() -> Scene:
    """Return an approach to Roadblock."""
    return table(
        corp={"hq": ["Night Shift"], "forts": {"hq": {"ice": [up("Roadblock")]}}},
        runner={"rig": ["Codecracker"], "bits": 5},
        turn="runner",
        run={"fort": "hq", "at": "approach"},
    )


@clause("ONR-2.1b", "ONR-7.6c")
def test_a_six_derezzes_the_roadblock_and_lets_the_runner_pass():
    scene = roadblock().lucky(
        lambda found: any("shows 6" in line for line in found.log()),
        lambda found: until(found, "encounter", "runner-action"),
    )

    assert not scene.rezzed("Roadblock")
    assert scene.asked[1] == "runner-action"
    assert any("successful" in line for line in scene.log())


@clause("ONR-2.1b", "ONR-12.3")
def test_any_other_number_is_strength_for_the_encounter():
    scene = roadblock().lucky(
        lambda found: any("shows 4" in line for line in found.log()),
        lambda found: until(found, "encounter", "runner-action"),
    )
    assert scene.strength("Roadblock") == 4

    until(scene, "runner-action")

    assert scene.strength("Roadblock") == 0
    assert scene.rezzed("Roadblock")


@clause("ONR-10.22")
def test_a_vacuum_throws_the_runner_back_by_the_number_of_the_die():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Vacuum Link"), up("Filter"), up("Keeper")]}}},
        turn="runner",
        run={"fort": "hq", "at": "approach", "ice": 1},
    ).lucky(
        lambda found: any("shows 1" in line for line in found.log()),
        lambda found: until(found, "continue-or-jack-out", "runner-action"),
    )

    until(scene.choose(RUNNER, "Continue"), "runner-action")

    assert any("Runner encounters Filter" in line for line in scene.log())
    assert not any("Runner encounters Keeper" in line for line in scene.log())


@clause("ONR-12.16")
@pytest.mark.parametrize(("ice", "net"), [("Bolter Cluster", 4), ("Data Darts", 3)])
def test_after_net_damage_the_next_ice_cannot_be_broken(ice, net):
    scene = meet(up("Filter"), up(ice), rig=["Codecracker"], bits=9)
    until(scene, "window")
    assert len(scene.hand(RUNNER)) == 5 - net

    until(scene, "encounter", "runner-action")

    assert scene.asked[1] == "runner-action"
    assert not any("breaks" in line for line in scene.log())


@clause("ONR-12.10")
def test_canis_minor_makes_the_ice_behind_it_stronger():
    scene = meet(up("Filter"), up("Canis Minor"), rig=["Codecracker"])
    before = scene.strength("Filter")

    until(scene, "window")
    until(scene, "encounter")

    assert scene.encountered() == "Filter"
    assert scene.strength("Filter") == before + 1


@clause("ONR-12.17", "ONR-12.3")
@pytest.mark.parametrize(("ice", "each", "strength"), [("Dog Pile", 1, 2), ("Bug Zapper", 2, 2)])
def test_ice_counts_the_rezzed_ice_in_front_of_it(ice, each, strength):
    scene = table(
        corp={"forts": {"hq": {"ice": [up(ice), up("Filter"), up("Keeper"), "Keeper"]}}},
        runner={"hand": HAND},
        turn="runner",
        run={"fort": "hq", "at": "encounter", "ice": 1},
    )
    until(scene, "runner-action")

    assert scene.strength(ice) == strength
    assert len(scene.hand(RUNNER)) == 5 - 2 * each
    assert scene.run() == ""


@clause("ONR-7.14", "ONR-24.7")
@pytest.mark.parametrize(
    ("ice", "bits"), [("Misleading Access Menus", 3), ("Snowbank", 3), ("Chihuahua", 2)]
)
def test_some_ice_pays_when_it_is_rezzed(ice, bits):
    scene = approach(ice, 1)

    scene.choose(CORP, f"Rez {ice}")

    assert scene.bits(CORP) == 1 + bits


@clause("ONR-24.7")
@pytest.mark.parametrize("ice", ["Misleading Access Menus", "Snowbank"])
def test_it_ends_the_run_unless_a_bit_is_paid(ice):
    scene = meet(up(ice))
    until(scene, "pay-or").choose(RUNNER, "Pay 1")
    assert (scene.bits(RUNNER), scene.run()) == (4, "hq")

    scene = meet(up(ice))
    until(scene, "pay-or").take(RUNNER, 1)
    assert (scene.bits(RUNNER), scene.run()) == (5, "")


@clause("ONR-13.1", "ONR-15.2")
def test_a_chihuahua_bites_once_if_its_trace_succeeds():
    scene = bid_most(meet(up("Chihuahua")))

    assert len(scene.hand(RUNNER)) == 4
    assert scene.bits(CORP) == 8


@clause("ONR-16.21", "ONR-12.14")
@pytest.mark.parametrize(("ice", "cost"), [("Gatekeeper", 3), ("Sandstorm", 4)])
def test_each_subroutine_is_bought_for_two_bits_when_rezzing(ice, cost):
    scene = approach(ice, 10)

    scene.choose(CORP, f"Rez {ice} with 3 subroutines")

    assert scene.bits(CORP) == 10 - cost - 6
    assert scene.subroutines(ice) == ["End the run."] * 3


def passed(ice: str, breaker: str, bits: int) -> Scene:
    """Return the pass effect of rezzed ice whose subroutines were all broken."""
    scene = table(
        corp={"hq": [], "bits": bits, "forts": {"hq": {"ice": [up(ice)]}}},
        runner={"rig": [breaker], "bits": 30},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    while scene.asked[1] == "encounter":
        offered = scene.offered(RUNNER)
        breaks = [text for text in offered if ": break" in text]
        boosts = [text for text in offered if ": +" in text]
        if not breaks and not boosts:
            scene.pass_(RUNNER)
        else:
            scene.take(RUNNER, offered.index((breaks or boosts)[0]))
    return scene


@clause("ONR-10.26", "ONR-7.8")
@pytest.mark.parametrize(
    ("ice", "breaker"), [("Marionette", "Loony Goon"), ("Twisty Passages", "Codecracker")]
)
def test_ice_that_is_not_paid_for_goes_home_when_passed(ice, breaker):
    stays = passed(ice, breaker, 5).choose(CORP, "Pay 1")
    assert (stays.ice("hq"), stays.bits(CORP)) == ([ice], 4)

    goes = passed(ice, breaker, 5).take(CORP, 1)
    assert (goes.ice("hq"), goes.hand(CORP)) == ([], [ice])


@clause("ONR-10.26", "ONR-7.8")
@pytest.mark.parametrize(("ice", "breaker"), [("Scaffolding", "Worm"), ("Tumblers", "Codecracker")])
def test_ice_may_go_home_for_a_bit_when_passed(ice, breaker):
    goes = passed(ice, breaker, 5).choose(CORP, "Yes")
    assert (goes.hand(CORP), goes.bits(CORP)) == ([ice], 6)

    stays = passed(ice, breaker, 5).choose(CORP, "No")
    assert (stays.ice("hq"), stays.bits(CORP)) == ([ice], 5)
