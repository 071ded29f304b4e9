"""Sections 7, 8, 9 and 16: installing, forts, daemons, hidden cards, regions."""

from __future__ import annotations

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, table, until, up


@clause("ONR-2.2n", "ONR-2.2j", "ONR-7.2a")
def test_fort_numbers_are_never_used_again():
    scene = table(corp={"forts": {"s1": {"inside": [up("Setup!")]}}, "hq": ["Trap!", "Data Wall"]})
    scene.choose(CORP, "Install Trap! in a new fort")
    assert scene.forts()[3:] == ["s1", "s2"]
    until(scene, "corp-action").choose(CORP, "Install Data Wall on a new fort")
    assert scene.ice("s3") == ["Data Wall"]


@clause("ONR-16.8", "ONR-16.17")
def test_a_region_is_rezzed_on_installation_and_ousts_the_old_one():
    forts = {"hq": {"inside": [up("Tokyo-Chiba Infighting")]}}
    scene = table(corp={"forts": forts, "hq": ["Crystal Palace Station Grid"], "bits": 6})
    options = [each for each in scene.options(CORP) if each[0] == 5 and each[2] == 0]
    scene.choose(CORP, options[0])
    assert scene.rezzed("Crystal Palace Station Grid")
    assert (scene.archives(), scene.bits(CORP)) == (["Tokyo-Chiba Infighting"], 1)


@clause("ONR-16.8")
def test_a_region_that_cannot_be_paid_is_not_offered():
    scene = table(corp={"hq": ["Crystal Palace Station Grid"], "bits": 4})
    assert not scene.offers(CORP, "install:")


@clause("ONR-9.3", "ONR-9.6")
def test_a_second_deck_ousts_the_first():
    scene = table(
        runner={"rig": ["Parraline 5750"], "hand": ["Artemis 2020"], "bits": 10}, turn="runner"
    )
    scene.choose(RUNNER, "Install Artemis 2020")
    assert (scene.rig(), scene.memory_limit()) == (["Artemis 2020"], 6)


@clause("ONR-16.5")
def test_a_second_unique_card_ousts_the_older():
    scene = table(runner={"rig": ["Smith's Pawnshop"], "hand": ["Smith's Pawnshop"]}, turn="runner")
    scene.choose(RUNNER, "Install Smith's Pawnshop")
    assert (len(scene.rig()), scene.trash()) == (1, ["Smith's Pawnshop"])


@clause("ONR-16.6", "ONR-21.2")
def test_a_hidden_resource_lies_face_down_for_the_corp():
    scene = table(runner={"hand": ["Bolt Hole"]}, turn="runner")
    scene.choose(RUNNER, "Install Bolt Hole")
    cards = scene.view(CORP)["cards"]
    lying = [cards[tag] for tag in scene.view(CORP)["zones"]["resources"]["cards"]]
    assert [each["card"] for each in lying] == [None]
    assert "Runner installs a resource face down." in scene.log(CORP)
    assert "You install Bolt Hole." in scene.log(RUNNER)


@clause("ONR-16.6", "ONR-14.4")
def test_a_face_down_resource_is_named_by_its_place():
    scene = table(runner={"rig": ["Broker", "Bolt Hole"], "tags": 1}, corp={"hq": []})
    scene.choose(CORP, "Gain a bit").pass_(RUNNER)
    assert scene.offers(CORP, "Trash face-down resource 2")


@clause("ONR-9.2a", "ONR-16.4")
def test_a_daemon_is_offered_as_a_host_only_with_free_space():
    imp = {"card": "Imp", "hosted": ["Dwarf"]}
    scene = table(runner={"rig": [imp], "hand": ["Raptor", "Bakdoor"]}, turn="runner")
    assert scene.offers(RUNNER, "Install Raptor in Imp")
    assert not scene.offers(RUNNER, "Install Bakdoor in Imp")


@clause("ONR-8.4", "ONR-16.10")
def test_a_scored_bank_is_filled_and_taken_by_actions():
    fort = {"inside": [{"card": "Political Coup", "advancement": 4}]}
    scene = table(corp={"forts": {"s1": fort}}, phase="turn-start-2")
    scene.choose(CORP, "Score Political Coup")
    until(scene, "corp-action").choose(CORP, "Political Coup")
    assert (scene.bits(CORP), scene.counters("Political Coup", "bits")) == (8, 9)


@clause("ONR-7.6d", "ONR-16.21")
def test_priority_requisition_rezzes_ice_for_nothing():
    forts = {
        "s1": {"inside": [{"card": "Priority Requisition", "advancement": 5}]},
        "hq": {"ice": ["Cerberus"]},
    }
    scene = table(corp={"forts": forts, "bits": 0}, phase="turn-start-2")
    scene.choose(CORP, "Score").choose(CORP, "Choose Cerberus")
    assert (scene.rezzed("Cerberus"), scene.bits(CORP)) == (True, 0)


@clause("ONR-8.2", "ONR-17.24", "ONR-7.12")
def test_added_counters_are_chosen_one_by_one():
    forts = {"s1": {"inside": ["Hostile Takeover"]}, "s2": {"inside": ["Marine Arcology"]}}
    scene = table(corp={"forts": forts, "hq": ["Systematic Layoffs"]})
    scene.choose(CORP, "Systematic Layoffs").choose(CORP, "Hostile").choose(CORP, "Marine")
    assert scene.counters("Hostile Takeover", "advancement") == 1
    assert scene.counters("Marine Arcology", "advancement") == 1


@clause("ONR-16.16", "ONR-17.20d")
def test_a_search_is_asked_even_if_nothing_fits_and_shuffles():
    scene = table(
        runner={"hand": ["Temple Microcode Outlet"], "stack": ["Score!", "Score!"]}, turn="runner"
    )
    scene.choose(RUNNER, "Temple")
    assert scene.offered(RUNNER) == ["Done"]


@clause("ONR-3.11", "ONR-16.15", "ONR-2.1d", "ONR-24.18")
def test_planning_consultants_puts_cards_back_in_any_order():
    scene = table(corp={"hq": ["Planning Consultants"], "rd": ["Keeper", "Filter", "Rex"]})
    scene.choose(CORP, "Planning Consultants")
    scene.choose(CORP, "Keeper").choose(CORP, "Filter")
    assert scene.deck(CORP) == ["Rex", "Filter", "Keeper"]
    assert scene.archives() == ["Planning Consultants"]
