"""Viruses: where their counters come from, and what the counters do."""

from __future__ import annotations

import pytest

from nightdeck.games.netrunner.model import events
from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up

SOURCES = [
    # virus, the fort that gives a counter, one that does not, the counter
    ("Boardwalk", "HQ", "R&D", "Boardwalk"),
    ("Cascade", "R&D", "HQ", "Cascade"),
    ("Deep Thought", "R&D", "HQ", "Thought"),
    ("Highlighter", "R&D", "HQ", "Highlighter"),
    ("Incubator", "HQ", None, "Incubate"),
    ("Scaldan", "HQ", "R&D", "Scaldan"),
    ("Skivviss", "R&D", "HQ", "Skivviss"),
    ("Taxman", "HQ", "R&D", "Tax"),
    ("Vienna 22", "HQ", "R&D", "Vienna"),
]


@clause("ONR-16.2", "ONR-10.19a")
@pytest.mark.parametrize(("virus", "fort", "other", "counter"), SOURCES)
def test_a_successful_run_on_its_fort_gives_a_counter(virus, fort, other, counter):
    scene = table(runner={"rig": [virus]}, turn="runner")
    if other is not None:
        until(run_on(scene, other), "runner-action")
        assert scene.player_counters(counter) == 0

    until(run_on(scene, fort), "runner-action")

    assert scene.player_counters(counter) == 1


@clause("ONR-16.2", "ONR-12.3")
def test_pattels_virus_weakens_ice_that_was_broken_completely():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall"), up("Filter")]}}},
        runner={"rig": ["Pattel's Virus", "Codecracker"], "bits": 9},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "break:")
    until(scene, "runner-action")
    assert scene.counters("Filter", "pattel") == 0

    scene = table(
        corp={"forts": {"hq": {"ice": [up("Quandary")]}}},
        runner={"rig": ["Pattel's Virus", {"card": "Codecracker", "power": 2}], "bits": 9},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "break:")
    until(scene, "runner-action")

    assert (scene.counters("Quandary", "pattel"), scene.strength("Quandary")) == (1, 1)


@clause("ONR-16.2", "ONR-17.27")
def test_cascade_trashes_from_rd_for_every_two_counters():
    scene = table(corp={"counters": {"cascade": 5}, "rd": 9}, phase="start")

    until(scene, "corp-action")

    assert len(scene.archives()) == 2
    assert len(scene.deck(CORP)) == 6


@clause("ONR-16.2", "ONR-17.27")
def test_skivviss_makes_the_corp_draw():
    scene = table(corp={"counters": {"skivviss": 2}, "rd": 9}, phase="start")

    assert len(until(scene, "corp-action").hand(CORP)) == 3


@clause("ONR-16.2", "ONR-17.27")
@pytest.mark.parametrize(("counters", "bits"), [(1, 5), (2, 4), (5, 3)])
def test_taxman_takes_a_bit_for_every_two_counters(counters, bits):
    scene = table(corp={"counters": {"tax": counters}, "bits": 5}, phase="start")

    assert until(scene, "corp-action").bits(CORP) == bits


@clause("ONR-16.2", "ONR-16.7")
def test_scaldan_rolls_a_die_for_each_counter():
    found = set()
    for seed in range(30):
        scene = table(seed=seed, corp={"counters": {"scaldan": 2}}, phase="start")
        found.add(until(scene, "corp-action").bad_publicity())

    assert found == {0, 1, 2}


@clause("ONR-16.2", "ONR-21.8")
@pytest.mark.parametrize(("counters", "looks"), [(2, False), (3, True)])
def test_deep_thought_looks_at_rd_with_three_counters(counters, looks):
    scene = table(corp={"counters": {"thought": counters}}, turn="runner", phase="start")

    until(scene, "choose-card", "runner-action")

    assert (scene.asked[1] == "choose-card") is looks


@clause("ONR-16.2", "ONR-11.1")
@pytest.mark.parametrize(
    ("counter", "number", "fort", "cards"),
    [("vienna", 2, "HQ", 3), ("highlighter", 3, "R&D", 3), ("highlighter", 1, "R&D", 1)],
)
def test_counters_give_more_accesses(counter, number, fort, cards):
    scene = table(
        corp={"counters": {counter: number}, "hq": ["Rustbelt HQ Branch"] * 6},
        turn="runner",
    )
    until(run_on(scene, fort), "runner-action")

    seen = [entry for entry in scene.state.log if entry[0] == events.CARD_ACCESSED]
    assert len(seen) == cards
