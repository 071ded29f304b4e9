"""Section 7: forts, what is installed in and on them, and rezzing."""

from __future__ import annotations

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


@clause("ONR-7.1")
def test_ice_goes_on_a_fort_and_the_rest_into_one():
    scene = table(corp={"hq": ["Filter", "Setup!", "Red Herrings"]})
    places = {
        title: sorted(
            text.removeprefix(f"Install {title} ")
            for text in scene.offered(CORP)
            if text.startswith(f"Install {title} ")
        )
        for title in ("Filter", "Setup!", "Red Herrings")
    }
    assert places == {
        "Filter": ["on Archives", "on HQ", "on R&D", "on a new fort"],
        "Setup!": ["in a new fort"],
        "Red Herrings": ["in Archives", "in HQ", "in R&D", "in a new fort"],
    }


@clause("ONR-7.1", "ONR-11.1e")
def test_cards_stored_in_hq_are_not_installed():
    scene = table(corp={"hq": ["Setup!"]}, turn="runner")
    scene.choose(RUNNER, "Gain a bit")
    assert scene.asked == (RUNNER, "runner-action")


@clause("ONR-7.2", "ONR-7.2a")
@pytest.mark.parametrize("title", ["Hostile Takeover", "Setup!"])
def test_an_agenda_or_node_goes_face_down_into_an_existing_fort_or_a_new_one(title: str):
    scene = table(corp={"hq": [title], "forts": {"s1": {"inside": ["Red Herrings"]}}})
    assert scene.offers(CORP, f"Install {title} in a new fort")
    scene.choose(CORP, f"Install {title} in S1")
    assert scene.inside("s1") == ["Red Herrings", title]
    assert title.lower().replace(" ", "-") not in str(scene.view(RUNNER)["cards"])


@clause("ONR-7.3", "ONR-7.4d")
def test_upgrades_of_a_fort_may_be_trashed_before_another_is_installed():
    scene = table(corp={"hq": ["Crybaby"], "forts": {"s1": {"inside": ["Red Herrings"]}}})
    scene.choose(CORP, "Install Crybaby, trashing first, in S1")
    assert scene.asked == (CORP, "trash-first")
    scene.choose(CORP, "Red Herrings")
    until(scene, "corp-action")
    assert scene.inside("s1") == ["Crybaby"]
    assert scene.archives(face_up=False) == ["Red Herrings"]


@clause("ONR-7.3")
def test_a_fort_holds_any_number_of_upgrades():
    inside = ["Red Herrings", "Red Herrings", "Crybaby"]
    scene = table(corp={"hq": ["Crybaby"], "forts": {"s1": {"inside": inside}}})
    scene.choose(CORP, "Install Crybaby in S1", "#1")
    assert len(scene.inside("s1")) == 4


@clause("ONR-7.4", "ONR-7.4a")
def test_ice_on_a_new_fort_founds_it():
    scene = table(corp={"hq": ["Filter"]})
    scene.choose(CORP, "Install Filter on a new fort")
    assert (scene.forts(), scene.ice("s1"), scene.inside("s1")) == (
        ["hq", "rd", "archives", "s1"],
        ["Filter"],
        [],
    )


@clause("ONR-2.2j", "ONR-2.2n")
def test_an_empty_subsidiary_fort_is_gone_and_its_number_is_not_used_again():
    scene = table(corp={"hq": ["Setup!"], "forts": {"s1": {"ice": ["Filter"]}}}, phase="turn-start")
    scene.choose(CORP, "Trash Filter")
    assert scene.forts() == ["hq", "rd", "archives"]
    until(scene, "corp-action").choose(CORP, "Install Setup! in a new fort")
    assert scene.forts()[-1] == "s2"


@clause("ONR-7.10", "ONR-16.5")
def test_a_second_copy_of_a_unique_card_is_not_rezzed():
    forts = {"s1": {"inside": [up("Nevinyrral")]}, "s2": {"inside": ["Nevinyrral"]}}
    scene = table(corp={"forts": forts, "bits": 30}, phase="turn-start")
    assert not scene.offers(CORP, "Rez Nevinyrral")
    alone = {"s1": {"inside": ["Nevinyrral"]}}
    scene = table(corp={"forts": alone, "bits": 30}, phase="turn-start")
    assert scene.offers(CORP, "Rez Nevinyrral")


@clause("ONR-7.11")
def test_several_cards_are_rezzed_one_at_a_time_and_paid_separately():
    forts = {"s1": {"inside": ["Red Herrings"]}, "s2": {"inside": ["Red Herrings"]}}
    scene = table(corp={"forts": forts, "bits": 5}, phase="turn-start")
    cost = scene.rez_cost("Red Herrings")
    scene.choose(CORP, "Rez Red Herrings", "#1")
    assert (scene.bits(CORP), scene.asked) == (5 - cost, (CORP, "window"))
    scene.choose(CORP, "Rez Red Herrings")
    assert scene.bits(CORP) == 5 - 2 * cost


@clause("ONR-7.13")
def test_the_runner_pays_the_printed_rez_cost_to_trash_ice():
    forts = {"hq": {"ice": [up("Keeper")]}, "s1": {"inside": [up("Encoder, Inc.")]}}
    scene = table(
        corp={"forts": forts},
        runner={"hand": ["Core Command: Jettison Ice"], "bits": 9},
        turn="runner",
        this_turn={"successful": 1, "successful_hq": 1},
    )
    until(scene.choose(RUNNER, "Core Command"), "runner-action")
    assert (scene.where("Keeper"), scene.bits(RUNNER)) == ("archives", 9 - 4)


@clause("ONR-7.5", "ONR-10.17")
def test_ice_outside_a_trashed_piece_moves_inwards():
    forts = {"hq": {"ice": ["Filter", "Rex", "Keeper"]}}
    scene = table(corp={"forts": forts}, phase="turn-start")
    scene.choose(CORP, "Trash Rex")
    assert scene.ice("hq") == ["Filter", "Keeper"]


@clause("ONR-7.6b", "ONR-7.6a")
def test_ice_is_rezzed_only_while_it_is_approached():
    forts = {"hq": {"ice": ["Filter"]}, "rd": {"ice": ["Rex"]}}
    scene = table(corp={"forts": forts, "bits": 20}, turn="runner")
    run_on(scene, "HQ")
    assert scene.asked == (CORP, "window")
    assert scene.offers(CORP, "Rez Filter")
    assert not scene.offers(CORP, "Rez Rex")


@clause("ONR-16.13", "ONR-16.12", "ONR-16.21")
def test_derezzing_ends_a_morph_and_a_new_rez_asks_again():
    fort = {"ice": ["Caryatid"], "inside": [up("Olivia Salazar")]}
    scene = table(corp={"forts": {"hq": fort}, "bits": 30}, turn="runner")
    run_on(scene, "HQ").choose(CORP, "Olivia Salazar")
    scene.choose(CORP, "Code Gate")
    assert scene.rezzed("Caryatid")
    until(scene, "runner-action")
    assert not scene.rezzed("Caryatid")
    run_on(scene, "HQ")
    rezzes = [text for text in scene.offered(CORP) if text.startswith("Rez Caryatid")]
    assert len(rezzes) == 2
