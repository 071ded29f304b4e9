"""Section 22: what keywords mean, and what only other cards refer to."""

from __future__ import annotations

import pytest

from nightdeck.games.netrunner.model.events import DIE_ROLLED
from nightdeck.games.netrunner.model.terms import KEYWORD_NAMES
from nightdeck.play.rulebook import rulebook
from nightdeck.testing import cards, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, table, until, up

POOL = cards("netrunner")


def with_keyword(word: str) -> list[dict[str, object]]:
    """Return the cards that have a keyword."""
    return [each for each in POOL if word in each["keywords"]]  # type: ignore[operator]


def types_of(word: str) -> set[str]:
    """Return the types of the cards that have a keyword."""
    return {str(each["type"]) for each in with_keyword(word)}


@pytest.mark.parametrize("word", KEYWORD_NAMES)
def test_every_keyword_is_on_a_card_and_has_its_reminder(word: str):
    assert with_keyword(word)
    reminders = {each.keyword for each in rulebook("netrunner").keywords}
    assert word.casefold() in reminders


@clause("ONR-22.1", "ONR-12.1")
@pytest.mark.parametrize(
    ("ice", "breaker"), [("Data Wall", "Dwarf"), ("Filter", "Codecracker"), ("Banpei", "Raptor")]
)
def test_each_type_of_ice_is_broken_by_its_own_icebreaker_alone(ice: str, breaker: str):
    rig = ["Dwarf", "Codecracker", "Raptor"]
    scene = table(
        corp={"forts": {"hq": {"ice": [up(ice)]}}},
        runner={"rig": rig, "bits": 20},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    able = {title for title in rig if scene.offers(RUNNER, title)}
    assert able == {breaker}


@clause("ONR-22.1")
def test_every_piece_of_ice_is_a_sentry_a_code_gate_or_a_wall():
    kinds = {"Sentry", "Code Gate", "Wall"}
    ice = [each for each in POOL if each["type"] == "ice"]
    assert [each["name"] for each in ice if not kinds & set(each["keywords"])] == []  # type: ignore[call-overload]


@clause("ONR-22.2")
def test_a_keyword_of_ice_is_matched_by_the_cards_that_name_it():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cortical Scrub")]}, "rd": {"ice": [up("Filter")]}}},
        runner={"hand": ["Anonymous Tip"], "bits": 9},
        turn="runner",
    )
    until(scene.choose(RUNNER, "Anonymous Tip"), "runner-action")
    assert (scene.rezzed("Cortical Scrub"), scene.rezzed("Filter")) == (False, True)


@clause("ONR-22.3")
def test_a_random_card_rolls_a_die():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Filter")], "inside": ["Rio de Janeiro City Grid"]}}},
        runner={"rig": ["Codecracker"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "break:")
    assert scene.happened(DIE_ROLLED, titles=True)[0][0] == "Rio de Janeiro City Grid"


@clause("ONR-22.4", "ONR-12.7")
def test_a_noisy_icebreaker_costs_stealth_bits_and_cannot_spend_them():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}},
        runner={"rig": ["Hammer", "Cloak"], "bits": 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "break:")
    assert (scene.bits(RUNNER), scene.counters("Cloak", "bits")) == (4, 1)


@clause("ONR-22.4")
def test_a_killer_breaks_sentries():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}},
        runner={"rig": ["Codeslinger"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    assert scene.offers(RUNNER, "break:", "Codeslinger")


@clause("ONR-22.5", "ONR-12.12")
def test_stealth_bits_pay_for_a_quiet_icebreaker():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}},
        runner={"rig": ["Dwarf", "Cloak"], "bits": 0},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "break:")
    assert scene.counters("Cloak", "bits") == 2


@clause("ONR-22.6", "ONR-13.2")
def test_a_base_link_card_gives_a_link():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 1},
        runner={"rig": ["Access to Kiribati"], "bits": 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(CORP, "Bid 1").choose(RUNNER, "Kiribati and 1 boost")
    assert (scene.tags(), scene.bits(RUNNER)) == (0, 3)


@clause("ONR-22.7", "ONR-16.4")
def test_a_daemon_hosts_programs_which_use_no_memory_of_their_own():
    imp = {"card": "Imp", "hosted": ["Raptor"]}
    assert table(runner={"rig": [imp]}).memory_used() == 1
    assert table(runner={"rig": ["Imp", "Raptor"]}).memory_used() == 2


@clause("ONR-22.7", "ONR-16.2")
def test_a_virus_leaves_a_counter_after_a_successful_run():
    scene = table(runner={"rig": ["Cascade"]}, turn="runner")
    until(run_on(scene, "R&D"), "runner-action")
    assert scene.player_counters("Cascade") == 1


@clause("ONR-22.8", "ONR-9.3")
def test_a_second_deck_trashes_the_first():
    scene = table(
        runner={"rig": ["Parraline 5750"], "hand": ["Bodyweight Data Creche"], "bits": 9},
        turn="runner",
    )
    until(scene.choose(RUNNER, "Install Bodyweight Data Creche"), "runner-action")
    assert (scene.rig(), scene.trash()) == (["Bodyweight Data Creche"], ["Parraline 5750"])


@clause("ONR-22.8")
@pytest.mark.parametrize(("title", "offered"), [("MRAM Chip", False), ("WuTech Mem Chip", True)])
def test_cybernetics_is_only_referred_to_and_spared_by_an_overload(title: str, offered: bool):
    scene = table(
        corp={"hq": ["Power Grid Overload"], "bits": 9}, runner={"rig": [title], "tags": 1}
    )
    assert scene.offers(CORP, "Power Grid Overload") == offered


@clause("ONR-22.9")
@pytest.mark.parametrize(
    ("rig", "offered"), [(["Broker", "Nomad Allies"], True), (["Fall Guy", "Broker"], False)]
)
def test_connections_are_what_a_prep_asks_for(rig: list[str], offered: bool):
    hand = ["Poisoned Water Supply"]
    scene = table(runner={"rig": rig, "hand": hand, "bits": 9}, turn="runner")
    assert scene.offers(RUNNER, "Poisoned Water Supply") == offered


@clause("ONR-22.10", "ONR-16.6")
def test_a_hidden_resource_lies_face_down_until_it_is_used():
    scene = table(runner={"hand": ["Bolt Hole"]}, turn="runner")
    until(scene.choose(RUNNER, "Install Bolt Hole"), "runner-action")
    (tag,) = scene.view(CORP)["zones"]["resources"]["cards"]
    assert scene.view(CORP)["cards"][tag]["card"] is None
    assert scene.view(RUNNER)["cards"][tag]["card"] == "bolt-hole"


@clause("ONR-22.10", "ONR-16.5")
def test_a_second_unique_card_of_a_name_trashes_the_first():
    name = "Karl de Veres, Corporate Stooge"
    scene = table(runner={"rig": [name], "hand": [name], "bits": 9}, turn="runner")
    until(scene.choose(RUNNER, "Install Karl"), "runner-action")
    assert (scene.rig(), scene.trash()) == ([name], [name])


@clause("ONR-22.11")
def test_black_ops_is_only_referred_to():
    scene = table(
        corp={"hq": [], "forts": {"s1": {"inside": [{"card": "Bioweapons Engineering",
              "advancement": 9}]}}}, phase="turn-start")  # fmt: skip
    scene.choose(CORP, "Score")
    assert scene.scored(CORP) == ["Bioweapons Engineering"]
    assert types_of("Black Ops") >= {"agenda"}


@clause("ONR-22.12", "ONR-16.8")
def test_a_region_is_rezzed_as_it_is_installed_and_trashes_the_old_one():
    fort = {"inside": ["Crystal Palace Station Grid"]}
    scene = table(corp={"hq": ["New Galveston City Grid"], "forts": {"rd": fort}, "bits": 9})
    until(scene.choose(CORP, "Install New Galveston City Grid in R&D", "#1"), "corp-action")
    assert scene.inside("rd") == ["New Galveston City Grid"]
    assert scene.rezzed("New Galveston City Grid")


@clause("ONR-22.12", "ONR-16.11")
def test_an_ambush_acts_when_it_is_accessed():
    scene = table(corp={"hq": ["Setup!"]}, runner={"hand": ["Score!"] * 3}, turn="runner")
    go_on(run_on(scene, "HQ"))
    assert len(scene.hand(RUNNER)) == 1


@clause("ONR-22.13", "ONR-16.7")
def test_a_bad_publicity_card_gives_the_corp_bad_publicity():
    fort = {"inside": [{"card": "Charity Takeover", "advancement": 4}]}
    scene = table(corp={"forts": {"s1": fort}}, phase="turn-start")
    scene.choose(CORP, "Score")
    assert scene.bad_publicity() == 1
