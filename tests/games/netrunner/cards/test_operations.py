"""Operations, played for an action from HQ."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, bid_most, table, until, up, with_counters


@clause("ONR-8.2", "ONR-7.7", "ONR-24.21")
def test_falsified_transactions_move_up_to_three_counters():
    scene = table(corp={
        "hq": ["Falsified Transactions Expert"],
        "forts": {
            "s1": {"inside": [with_counters("Chicago Branch", advancement=4)]},
            "s2": {"inside": ["Hostile Takeover"]},
        },
    })  # fmt: skip

    scene.choose(CORP, "play:", "Falsified Transactions Expert")
    assert not scene.offers(CORP, "4")
    scene.choose(CORP, "3")

    assert scene.counters("Chicago Branch", "advancement") == 1
    assert scene.counters("Hostile Takeover", "advancement") == 3


@clause("ONR-17.12", "ONR-21.12", "ONR-16.9")
def test_new_blood_conceals_exposed_ice_and_swaps_it_between_forts():
    scene = table(corp={
        "hq": ["New Blood"],
        "forts": {
            "hq": {"ice": [up("Data Wall"), {"card": "Banpei", "exposed": True}]},
            "rd": {"ice": ["Filter"]},
        },
    })  # fmt: skip

    scene.choose(CORP, "play:", "New Blood")
    assert not scene.exposed("Banpei")
    scene.choose(CORP, "Banpei").choose(CORP, "Filter")
    scene.choose(CORP, "Data Wall").choose(CORP, "Filter").choose(CORP, "done")

    assert scene.ice("hq") == ["Filter", "Data Wall"]
    assert scene.ice("rd") == ["Banpei"]
    assert scene.rezzed("Data Wall")
    assert "Banpei" not in str(scene.view(RUNNER))


PLAIN = [
    # operation, its cost, bits gained, cards drawn
    ("Accounts Receivable", 5, 9, 0),
    ("Efficiency Experts", 0, 3, 0),
    ("Credit Consolidation", 10, 15, 0),
    ("Annual Reviews", 0, 0, 3),
    ("Day Shift", 0, 1, 2),
]
CONDITIONS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    # operation, a position in which it cannot be played, one in which it can
    ("Chance Observation", {}, {"last_turn": {"runner": {"runs": 1}}}),
    ("Audit of Call Records", {"last_turn": {"runner": {"runs": 1}}},
     {"last_turn": {"runner": {"runs": 2}}}),
    ("Trojan Horse", {}, {"last_turn": {"runner": {"stolen": 1}}}),
    ("Data Sifters", {}, {"last_turn": {"runner": {"nodes_trashed": 1}}}),
]  # fmt: skip
TAGGED = [
    # operation, its cost, tags and cards in the Runner's hand afterwards, bits gained
    ("Datapool by Zetatech", 1, 3, 5, 0),
    ("Netwatch Credit Voucher", 0, 2, 5, 1),
    ("Urban Renewal", 6, 1, 0, 0),
]


@clause("ONR-7.7", "ONR-7.12")
@pytest.mark.parametrize(("card", "cost", "bits", "cards"), PLAIN)
def test_an_operation_costs_and_gives_what_it_says(card, cost, bits, cards):
    scene = table(corp={"hq": [card], "bits": 10})

    until(scene.choose(CORP, "play:", card), "corp-action")

    assert scene.bits(CORP) == 10 - cost + bits
    assert len(scene.hand(CORP)) == cards
    assert scene.actions(CORP) == 2
    assert scene.archives() == [card]


@clause("ONR-7.7", "ONR-2.1e", "ONR-14.2")
@pytest.mark.parametrize(("card", "without", "position"), CONDITIONS)
def test_what_the_runner_did_last_turn_brings_a_tag(card, without, position):
    corp = {"hq": [card], "bits": 10}
    assert not table(corp=corp, **without).offers(CORP, "play:", card)

    scene = table(corp=corp, **position)
    bid_most(scene.choose(CORP, "play:", card))

    assert scene.tags() == 1


@clause("ONR-7.7", "ONR-14.3")
@pytest.mark.parametrize(("card", "cost", "tags", "hand", "bits"), TAGGED)
def test_some_operations_need_a_tagged_runner(card, cost, tags, hand, bits):
    corp = {"hq": [card], "bits": 10}
    assert not table(corp=corp).offers(CORP, "play:", card)

    scene = table(corp=corp, runner={"tags": 1, "hand": ["Score!"] * 5})
    until(scene.choose(CORP, "play:", card), "corp-action")

    assert scene.tags() == tags
    assert scene.bits(CORP) == 10 - cost + bits
    assert len(scene.hand(RUNNER)) == hand


@clause("ONR-13.1", "ONR-14.2")
def test_a_manhunt_tags_as_often_as_the_trace_is_above_the_link():
    scene = table(
        corp={"hq": ["Manhunt"], "bits": 8}, last_turn={"runner": {"runs": 1}}, runner={"bits": 0}
    )

    bid_most(scene.choose(CORP, "play:", "Manhunt"))

    assert scene.tags() == 4
    assert scene.bits(CORP) == 0


@clause("ONR-8.2", "ONR-24.12")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("Team Restructuring", 1, 1),
        ("Management Shake-Up", 2, 1),
        ("Project Consultants", 3, 1),
    ],
)
def test_counters_are_split_as_the_operation_allows(card, first, second):
    forts = {"s1": {"inside": ["Hostile Takeover"]}, "s2": {"inside": ["Chicago Branch"]}}
    scene = table(corp={"hq": [card], "bits": 12, "forts": forts})

    scene.choose(CORP, "play:", card)
    for name, count in (("Chicago Branch", second), ("Hostile Takeover", first)):
        for _ in range(count):
            if scene.asked[1] == "choose-card":
                scene.choose(CORP, name)

    assert scene.counters("Hostile Takeover", "advancement") == first
    assert scene.counters("Chicago Branch", "advancement") == second


@clause("ONR-24.21", "ONR-17.17")
def test_an_overload_trashes_as_much_hardware_as_was_paid_for_except_cybernetics():
    rig = ["HQ Interface", "R&D Interface", "Full Body Conversion"]
    scene = table(corp={"hq": ["Power Grid Overload"], "bits": 5}, runner={"tags": 1, "rig": rig})

    scene.choose(CORP, "play:", "Power Grid Overload")
    assert scene.offered(CORP) == ["1", "2"]
    scene.choose(CORP, "1").choose(CORP, "R&D Interface")

    assert scene.bits(CORP) == 4
    assert sorted(scene.rig()) == ["Full Body Conversion", "HQ Interface"]


@clause("ONR-17.17", "ONR-14.3")
def test_detectives_trash_up_to_two_resources():
    rig = ["Nomad Allies", "Databroker", "Junkyard BBS"]
    scene = table(
        corp={"hq": ["Corporate Detective Agency"], "bits": 5}, runner={"tags": 1, "rig": rig}
    )

    scene.choose(CORP, "play:", "Corporate Detective Agency")
    scene.choose(CORP, "Nomad Allies").choose(CORP, "Databroker")

    assert scene.rig() == ["Junkyard BBS"]
    assert scene.bits(CORP) == 4


@clause("ONR-21.8")
def test_a_backup_of_a_face_down_card_is_not_shown_to_the_runner():
    scene = table(corp={
        "hq": ["Off-Site Backups"], "archives": ["Night Shift"], "archives_down": ["Liche"],
    })  # fmt: skip

    scene.choose(CORP, "play:", "Off-Site Backups").choose(CORP, "Liche")

    assert scene.hand(CORP) == ["Liche"]
    assert "Liche" not in str(scene.view(RUNNER))


@clause("ONR-2.1e", "ONR-7.7")
def test_a_silver_lining_pays_three_bits_for_each_counter_stolen():
    scene = table(
        corp={"hq": ["Silver Lining Recovery Protocol"], "bits": 5},
        last_turn={"runner": {"stolen": 1, "counters_stolen": 2}},
    )

    scene.choose(CORP, "play:", "Silver Lining Recovery Protocol")

    assert scene.bits(CORP) == 11
