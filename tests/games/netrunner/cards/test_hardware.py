"""Hardware whose work is more than facts."""

from __future__ import annotations

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, table, until, up


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
