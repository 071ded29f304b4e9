"""Upgrades: what they do for the fort they are in."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, bid_most, go_on, table, until, up


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


@clause("ONR-7.5", "ONR-10.25")
def test_olivia_salazar_cannot_rez_ice_that_was_trashed_in_the_approach():
    scene = run_into(up("Olivia Salazar"), ice=("Crystal Wall",), run={"at": "approach"})
    while not scene.offers(CORP, "Olivia"):
        scene.pass_(scene.asked[0])

    scene.choose(CORP, "Trash Crystal Wall")

    assert not scene.offers(CORP, "Olivia")
    assert not scene.problems()


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


@clause("ONR-12.3", "ONR-7.9")
@pytest.mark.parametrize(
    ("card", "ice", "cheaper"),
    [("Antiquated Interface Routines", "Keeper", 0), ("Jerusalem City Grid", "Fire Wall", 2)],
)
def test_ice_on_the_fort_of_an_upgrade_is_stronger(card, ice, cheaper):
    forts = {"s1": {"inside": [up(card)], "ice": [ice]}, "s2": {"inside": [], "ice": [ice]}}
    scene = table(corp={"forts": forts})

    assert scene.strength(ice, which=1) == scene.strength(ice, which=2) + 1
    assert scene.rez_cost(ice, which=1) == scene.rez_cost(ice, which=2) - cheaper


@clause("ONR-8.5", "ONR-16.8")
@pytest.mark.parametrize(
    ("card", "agenda"),
    [("Networked Center", "Hostile Takeover"), ("Research Bunker", "Ice Transmutation")],
)
def test_a_region_makes_agendas_of_its_kind_easier_in_its_fort_only(card, agenda):
    forts = {"s1": {"inside": [up(card), agenda]}, "s2": {"inside": [agenda]}}
    scene = table(corp={"forts": forts})

    assert scene.difficulty(agenda, which=1) == scene.difficulty(agenda, which=2) - 1


@clause("ONR-16.1", "ONR-13.2", "ONR-16.20")
def test_a_crybaby_leaves_a_counter_that_lowers_the_link():
    scene = run_into(up("Crybaby"), runner={"bits": 5})
    until(scene, "runner-action")
    assert scene.player_counters("Crying") == 1

    scene.choose(RUNNER, "Remove a Crying counter")

    assert scene.player_counters("Crying") == 0
    assert scene.bits(RUNNER) == 3


@clause("ONR-16.4", "ONR-11.2")
def test_a_chimera_eats_a_daemon_with_all_it_holds():
    rig = [{"card": "Imp", "hosted": ["Baedeker's Net Map"]}, "Codecracker"]
    scene = run_into(up("Chimera"), runner={"rig": rig})
    until(scene, "runner-action")

    assert scene.rig() == ["Codecracker"]
    assert sorted(scene.trash()) == ["Baedeker's Net Map", "Imp"]


@clause("ONR-11.2", "ONR-14.3")
@pytest.mark.parametrize(("tags", "damage"), [(0, 0), (1, 3)])
def test_a_response_team_hurts_a_tagged_runner_at_the_access(tags, damage):
    scene = run_into(up("Dedicated Response Team"), runner={"tags": tags, "hand": ["Score!"] * 5})
    until(scene, "runner-action")

    assert len(scene.hand(RUNNER)) == 5 - damage


@clause("ONR-11.3b")
def test_new_galveston_protects_the_other_cards_of_its_fort():
    scene = run_into(
        up("New Galveston City Grid"), "ESA Contract", runner={"bits": 20}, run={"at": "access"}
    )
    until(scene, "trash-set")
    before = scene.bits(RUNNER)
    scene.choose(RUNNER, "Trash ESA Contract")
    paid = before - scene.bits(RUNNER)

    plain = run_into("ESA Contract", runner={"bits": 20}, run={"at": "access"})
    until(plain, "trash-set").choose(RUNNER, "Trash ESA Contract")

    assert paid == 20 - plain.bits(RUNNER) + 2


@clause("ONR-2.1b", "ONR-10.26")
@pytest.mark.parametrize(("die", "ends"), [(1, True), (2, False)])
def test_in_rio_a_one_ends_the_run_when_rezzed_ice_is_passed(die, ends):
    scene = run_into(
        up("Rio de Janeiro City Grid"),
        "Hostile Takeover",
        ice=(up("Brain Wash"),),
        runner={"hand": ["Score!"] * 3},
        run={"at": "approach"},
    ).lucky(
        lambda found: any(f"shows {die}" in line for line in found.log()),
        lambda found: until(found, "runner-action"),
    )

    assert scene.points(RUNNER) == (0 if ends else 1)


@clause("ONR-2.1e", "ONR-10.1")
def test_a_submarine_can_be_run_on_only_after_something_was_installed_there():
    scene = table(corp={
        "hq": ["Data Wall"], "forts": {"s1": {"inside": [up("Roving Submarine")]}},
    })  # fmt: skip
    still = until(scene.copy().choose(CORP, "End"), "runner-action")
    assert not still.offers(RUNNER, "run:", "S1")

    until(scene.choose(CORP, "install:", "Data Wall on S1"), "corp-action")
    until(scene.choose(CORP, "End"), "runner-action")

    assert scene.offers(RUNNER, "run:", "S1")


@clause("ONR-13.1", "ONR-11.2")
def test_turbeau_may_trace_the_runner_who_accesses_him():
    scene = run_into(up("Turbeau Delacroix"), corp={"bits": 12})
    until(scene, "optional-effect").choose(CORP, "Yes")

    bid_most(scene)

    assert scene.tags() == 1
    assert scene.bits(CORP) == 2


@clause("ONR-12.6")
def test_surveillance_makes_stealth_bits_useless():
    runner = {"rig": ["Cloak", "Codecracker"], "bits": 0}
    ice = (up("Filter"),)
    seen = run_into(
        up("Twenty-Four-Hour Surveillance"), ice=ice, runner=runner, run={"at": "encounter"}
    )
    unseen = run_into("ESA Contract", ice=ice, runner=runner, run={"at": "encounter"})

    assert unseen.offers(RUNNER, "Codecracker: +")
    assert not seen.offers(RUNNER, "Codecracker: +")


@clause("ONR-10.26", "ONR-24.7")
def test_rasmin_bridger_asks_a_bit_at_each_ice_passed():
    scene = run_into(up("Rasmin Bridger"), ice=("Data Wall", "Data Wall"), runner={"bits": 1})
    until(scene, "pay-or").choose(RUNNER, "Pay 1")
    until(scene, "pay-or", "runner-action")

    assert scene.bits(RUNNER) == 0
    assert scene.run() == ""


@clause("ONR-17.20d", "ONR-21.7")
@pytest.mark.parametrize("card", ["Dr. Dreff", "Jenny Jett"])
@pytest.mark.parametrize("hq", ["Filter", "Night Shift"])
def test_the_corp_is_asked_before_access_whatever_hq_holds(card, hq):
    scene = run_into(up(card), corp={"hq": [hq]}, run={"at": "before-access"})

    scene.choose(RUNNER, "Continue")

    assert scene.asked == (CORP, "window")
    assert scene.offers(CORP, card) == (hq == "Filter")
