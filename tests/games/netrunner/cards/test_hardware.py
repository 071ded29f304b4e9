"""Hardware whose work is more than facts."""

from __future__ import annotations

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


@clause("ONR-12.5", "ONR-15.1")
def test_microtech_trode_set_makes_breaking_dearer():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Filter")]}}},
        runner={"rig": ["Microtech 'Trode Set", "Codecracker"], "bits": 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    scene.choose(RUNNER, "break:")

    assert scene.bits(RUNNER) == 4


@clause("ONR-15.1", "ONR-12.10")
def test_microtech_trode_set_takes_the_edge_off_ap_ice():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cerberus")]}}, "bits": 0},
        runner={"rig": ["Microtech 'Trode Set"], "hand": ["Score!"] * 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    until(scene, "window")

    assert len(scene.hand(RUNNER)) == 4
    assert scene.run() == "hq"


@clause("ONR-17.17", "ONR-2.3f")
def test_microtech_backup_drive_keeps_a_program_and_gives_it_back():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}},
        runner={"rig": ["Microtech Backup Drive", "Cloak"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "prevent:", "Microtech Backup Drive")
    if scene.asked[1] == "choose-card":
        scene.choose(RUNNER, "Cloak")
    assert scene.hosted("Microtech Backup Drive") == ["Cloak"]
    assert scene.memory_used() == 0

    until(scene, "runner-action").choose(RUNNER, "use:", "Microtech Backup Drive")

    assert scene.hand(RUNNER) == ["Cloak"]
    assert scene.hosted("Microtech Backup Drive") == []


@clause("ONR-9.2", "ONR-17.17")
def test_microtech_backup_drive_works_when_room_is_made():
    scene = table(
        runner={"rig": ["Microtech Backup Drive", *["Cloak"] * 4], "hand": ["Codecracker"]},
        turn="runner",
    )

    scene.choose(RUNNER, "install:", "Codecracker").choose(RUNNER, "Cloak", "#1")
    scene.choose(RUNNER, "prevent:", "Microtech Backup Drive")
    until(scene, "runner-action")

    assert scene.hosted("Microtech Backup Drive") == ["Cloak"]
    assert scene.memory_used() == 4


@clause("ONR-10.23")
def test_record_reconstructor_puts_two_archived_cards_on_rd():
    scene = table(
        corp={"archives": ["Filter"] * 3, "archives_down": ["Hostile Takeover"], "rd": 3},
        runner={"rig": ["Record Reconstructor"]},
        turn="runner",
    )

    until(scene.choose(RUNNER, "use:", "Record Reconstructor"), "runner-action")

    assert scene.deck(CORP)[:3] == ["Filter", "Filter", "Night Shift"]
    assert scene.archives() == ["Filter"]
    assert scene.archives(face_up=False) == ["Hostile Takeover"]
    assert scene.points(RUNNER) == 0


MEMORY = [
    ("PK-6089a", 5),
    ("Pandora's Deck", 6),
    ("Raven Microcyb Eagle", 5),
    ("Raven Microcyb Owl", 5),
    ("Techtronica Utility Suit", 5),
    ("Arasaka Portable Prototype", 7),
    ("Bodyweight Data Creche", 5),
    ("The Deck", 5),
]


@clause("ONR-2.4f", "ONR-9.3")
@pytest.mark.parametrize(("card", "units"), MEMORY)
def test_a_deck_brings_memory(card, units):
    assert table(runner={"rig": [card]}, turn="runner").memory_limit() == units


RECURRING = [
    ("'Drifter' Mobile Environment", 2),
    ("Corolla Speed Chip", 1),
    ("PK-6089a", 3),
    ("Pandora's Deck", 3),
    ("Raven Microcyb Eagle", 1),
    ("Raven Microcyb Owl", 3),
    ("Techtronica Utility Suit", 5),
    ("ZZ22 Speed Chip", 2),
    ("'Armadillo' Armored Road Home", 2),
    ("Arasaka Portable Prototype", 3),
]


@clause("ONR-9.5")
@pytest.mark.parametrize(("card", "bits"), RECURRING)
def test_recurring_bits_are_refilled_at_the_start_of_a_turn(card, bits):
    scene = table(runner={"rig": [{"card": card, "bits": 0}]}, turn="runner", phase="start")

    assert until(scene, "runner-action").counters(card, "bits") == bits


@clause("ONR-9.5", "ONR-12.6")
@pytest.mark.parametrize(
    ("card", "breaker", "ice"),
    [
        ("Corolla Speed Chip", "Shaka", "Banpei"),
        ("ZZ22 Speed Chip", "Shaka", "Banpei"),
        ("Raven Microcyb Eagle", "Codecracker", "Quandary"),
        ("Raven Microcyb Owl", "Codecracker", "Quandary"),
        ("Arasaka Portable Prototype", "Codecracker", "Quandary"),
    ],
)
def test_bits_on_hardware_pay_for_icebreakers(card, breaker, ice):
    scene = table(
        corp={"forts": {"hq": {"ice": [up(ice)]}}},
        runner={"rig": [card, breaker], "bits": 9},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    held = scene.counters(card, "bits")

    scene.take(RUNNER, 0)

    assert scene.counters(card, "bits") < held


@clause("ONR-9.5", "ONR-13.4")
@pytest.mark.parametrize("card", ["PK-6089a", "Pandora's Deck", "Techtronica Utility Suit"])
def test_bits_on_hardware_pay_for_link(card):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 0},
        runner={"rig": [card, "Back Door to Hilliard"], "bits": 0},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    held = scene.counters(card, "bits")

    scene.choose(RUNNER, "Back Door to Hilliard and 1 boost", stop_at="compare")

    assert scene.link() == 3
    assert scene.counters(card, "bits") == held - 3


@clause("ONR-14.3", "ONR-9.5")
@pytest.mark.parametrize("card", ["'Drifter' Mobile Environment", "'Armadillo' Armored Road Home"])
def test_bits_on_a_vehicle_remove_a_tag(card):
    scene = table(runner={"rig": [card], "bits": 0, "tags": 1}, turn="runner")

    scene.choose(RUNNER, "Remove a tag")

    assert (scene.tags(), scene.counters(card, "bits")) == (0, 0)


@clause("ONR-13.2")
def test_the_deck_is_a_base_link():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 0},
        runner={"rig": ["The Deck"], "bits": 0},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    scene.take(RUNNER, 1, stop_at="compare")

    assert scene.link() == 5


@clause("ONR-2.4g")
def test_militech_mram_chip_makes_the_hand_bigger():
    assert table(runner={"rig": ["Militech MRAM Chip"]}, turn="runner").hand_size(RUNNER) == 8


@clause("ONR-15.4")
@pytest.mark.parametrize("card", ["'Green Knight' Surge Buffers", "Raven Microcyb Eagle"])
def test_hardware_prevents_a_point_of_net_damage(card):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cerberus")]}}, "bits": 0},
        runner={"rig": [card], "hand": ["Score!"] * 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    until(scene, "prevent").choose(RUNNER, card)
    until(scene, "window", "runner-action", "prevent")

    assert len(scene.hand(RUNNER)) == 3


MEAT = [
    # card, uses, cards left of five after 4 meat damage, where the card is then
    ("Dermatech Bodyplating", 1, 2, "hardware"),
    ("Techtronica Utility Suit", 1, 2, "hardware"),
    ("'Armadillo' Armored Road Home", 1, 4, "trash"),
    ("Armored Fridge", 4, 5, "hardware"),
]


@clause("ONR-15.4", "ONR-15.6")
@pytest.mark.parametrize(("card", "uses", "left", "where"), MEAT)
def test_hardware_prevents_meat_damage(card, uses, left, where):
    scene = table(
        corp={"hq": ["Scorched Earth"], "bits": 20},
        runner={"rig": [card], "hand": ["Score!"] * 5, "tags": 1},
    )
    scene.choose(CORP, "play:")
    for _ in range(uses):
        scene.choose(RUNNER, card)
    until(scene, "window", "corp-action")

    assert len(scene.hand(RUNNER)) == left
    assert scene.where(card) == where


@clause("ONR-10.24")
def test_bodyweight_data_creche_makes_a_second_run_once_a_turn():
    scene = table(runner={"rig": ["Bodyweight Data Creche"]}, turn="runner")
    until(run_on(scene, "HQ"), "after-run").choose(RUNNER, "use:")
    until(scene, "choose-fort").choose(RUNNER, "R&D")
    until(scene, "runner-action", "after-run")

    assert scene.asked[1] == "runner-action"
    assert (scene.state.tally[0], scene.actions(RUNNER)) == (2, 3)


@clause("ONR-2.1f", "ONR-15.6")
def test_lifesaver_nanosurgeons_prevent_brain_damage():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cortical Scrub")]}}},
        runner={"rig": ["Lifesaver Nanosurgeons"], "hand": ["Score!"] * 3},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    until(scene, "prevent").choose(RUNNER, "Lifesaver Nanosurgeons")

    assert (scene.brain_damage(), len(scene.hand(RUNNER))) == (0, 3)


@clause("ONR-2.1f")
def test_lifesaver_nanosurgeons_draw_after_damage():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cortical Scrub")]}}},
        runner={"rig": ["Lifesaver Nanosurgeons"], "hand": ["Score!"] * 3},
        turn="runner",
    )
    assert not scene.offers(RUNNER, "use:", "Lifesaver")
    until(run_on(scene, "HQ"), "prevent").choose(RUNNER, "Let it happen")
    until(scene, "runner-action").choose(RUNNER, "use:", "Lifesaver")

    assert len(until(scene, "runner-action").hand(RUNNER)) == 4
