"""Fine points: where two clauses meet, and what a second copy does."""

from __future__ import annotations

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up, with_counters

# Counters on the Runner ---------------------------------------------------------------------------


@clause("ONR-16.1", "ONR-10.2")
@pytest.mark.parametrize("fort", ["HQ", "R&D", "Archives"])
def test_a_mastiff_counter_bites_at_the_start_of_a_run_on_any_fort(fort):
    hand = ["Score!"] * 5
    scene = table(runner={"counters": {"mastiff": 1}, "hand": hand}, turn="runner")
    run_on(scene, fort)
    assert (len(scene.hand(RUNNER)), scene.brain_damage()) == (4, 1)


# The end of a run drops the rest of a list --------------------------------------------------------


@clause("ONR-10.26", "ONR-10.25")
def test_a_pass_effect_that_ends_the_run_silences_the_others():
    fort = {"ice": [up("Datacomb")], "inside": [up("Rasmin Bridger")]}
    scene = table(
        corp={"bits": 5, "forts": {"hq": fort}},
        runner={"bits": 3},
        turn="runner",
        run={"fort": "hq", "at": "pass"},
    )
    scene.choose(CORP, "Rasmin Bridger").choose(RUNNER, "Do not pay")
    assert (scene.run(), scene.asked, scene.bits(CORP)) == ("", (CORP, "window"), 5)
    assert scene.where("Datacomb") == "hq-ice"


@clause("ONR-10.25", "ONR-10.2")
def test_a_run_that_ends_at_its_start_drops_the_other_effects_of_the_start():
    scene = table(
        corp={"forts": {"s1": {"inside": [up("Newsgroup Taunting")]}}},
        runner={"bits": 3, "counters": {"cerberus": 1}, "hand": ["Score!"] * 5},
        turn="runner",
    )
    run_on(scene, "HQ").choose(CORP, "Newsgroup Taunting").choose(RUNNER, "Do not pay")
    assert until(scene, "runner-action").run() == ""
    assert len(scene.hand(RUNNER)) == 5


@clause("ONR-10.26", "ONR-17.22")
def test_a_second_immolator_has_nothing_to_burn_once_the_ice_is_gone():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}},
        runner={"rig": ["Startup Immolator", "Startup Immolator", "Dwarf"], "bits": 9},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "break:").choose(RUNNER, "#1", "Immolator").choose(RUNNER, "Pay 1 bit")
    assert (scene.asked, scene.window()) == ((RUNNER, "window"), "before-access")
    assert (scene.bits(RUNNER), scene.rig()) == (7, ["Startup Immolator", "Dwarf"])


# Instead of accessing -----------------------------------------------------------------------------


@clause("ONR-10.23", "ONR-16.16")
def test_protocol_files_access_nothing_even_if_there_is_no_card_to_look_at():
    scene = table(
        corp={"rd": [], "forts": {"rd": {"inside": ["Red Herrings"]}}},
        runner={"rig": ["R&D Protocol Files"]},
        turn="runner",
    )
    scene.choose(RUNNER, "use:").choose(RUNNER, "Continue").pass_(CORP)
    assert (scene.run(), scene.asked, scene.window()) == ("", (CORP, "window"), "after-action")


# What is paid above the rez cost ------------------------------------------------------------------


@clause("ONR-16.21")
def test_the_corp_may_pay_for_a_morph_when_security_purge_rezzes_the_ice():
    scene = table(
        corp={
            "bits": 5,
            "rd": ["Caryatid", "Night Shift", "Night Shift"],
            "forts": {"s1": {"inside": [with_counters("Security Purge", advancement=3)]}},
        },
        phase="after-action",
    )
    scene.choose(CORP, "score:").choose(CORP, "HQ")
    assert scene.asked == (CORP, "number")
    scene.choose(CORP, "code gate")
    assert (scene.rezzed("Caryatid"), scene.bits(CORP)) == (True, 4)


# Accounting of actions ----------------------------------------------------------------------------


@clause("ONR-R04", "ONR-23A.4", "ONR-5.0g")
def test_the_phase_may_end_if_only_something_that_is_no_action_is_left():
    scene = table(
        runner={"rig": ["Preying Mantis"], "stack": [], "no_runs": 3, "bits": 0},
        turn="runner",
        rulings={"must-use-actions": "classic", "basic-income": "manual"},
    )
    assert scene.verbs(RUNNER) == ["use", "end"]


@clause("ONR-6.8", "ONR-12.18")
def test_the_bit_of_valu_pak_goes_with_its_actions_when_those_are_forgone():
    programs = ["Imp", "Codecracker"]
    scene = table(
        runner={"hand": ["Valu-Pak Software Bundle", *programs], "bits": 0, "forgo": 0},
        turn="runner",
    )
    scene.choose(RUNNER, "play:")
    scene.state.forgo[RUNNER] = 4
    scene.choose(RUNNER, "install:", "Imp")
    assert (scene.forgo(RUNNER), scene.actions(RUNNER), scene.state.temporary) == (0, 3, [])


@clause("ONR-6.8", "ONR-5.0b")
def test_to_stop_a_row_of_actions_is_no_action_and_opens_no_window():
    ice = {"ice": ["Data Wall"]}
    scene = table(corp={"hq": ["Edgerunner, Inc., Temps", "Quandary"], "forts": {"hq": ice}})
    scene.choose(CORP, "play:").pass_(CORP).choose(CORP, "stop:")
    assert scene.asked == (CORP, "corp-action")


# Agendas held back --------------------------------------------------------------------------------


@clause("ONR-2.4e", "ONR-11.3a")
def test_an_agenda_held_back_that_was_taken_home_and_set_again_stays_the_corps():
    forts = {
        "s1": {"inside": ["Hostile Takeover", up("Bizarre Encryption Scheme")]},
        "s2": {"inside": [up("Cowboy Sysop")]},
    }
    scene = table(
        corp={"forts": forts}, runner={"bits": 0}, turn="runner", run={"fort": "s1", "at": "access"}
    )
    scene.choose(RUNNER, "face-down")
    until(scene, "runner-action").choose(RUNNER, "end:")
    until(scene, "corp-action").choose(CORP, "use:", "Cowboy").choose(CORP, "Hostile")
    until(scene, "corp-action").choose(CORP, "install:", "Hostile", "new fort")
    until(scene, "corp-action").choose(CORP, "end:")
    assert until(scene, "runner-action").points(RUNNER) == 0
    assert scene.where("Hostile Takeover") == "s3-inside"


# What is counted where ----------------------------------------------------------------------------


@clause("ONR-2.1f")
def test_damage_of_a_corp_turn_belongs_to_no_action_of_the_runner():
    scene = table(
        corp={"hq": ["Punitive Counterstrike"]},
        runner={"tags": 1, "hand": ["Score!"] * 5, "rig": ["Lifesaver Nanosurgeons"]},
    )
    scene.choose(CORP, "play:")
    until(scene, "corp-action").choose(CORP, "end:")
    assert not until(scene, "runner-action").offers(RUNNER, "Lifesaver")


@clause("ONR-6.5", "ONR-13.2")
def test_the_base_price_of_a_link_counts_towards_what_a_run_with_wilson_may_spend():
    rig = ["Wilson, Weeflerunner Apprentice", "Access to Kiribati"]
    fetches = {"ice": [up("Fetch 4.0.1"), up("Fetch 4.0.1")]}
    scene = table(
        corp={"bits": 9, "forts": {"hq": fetches}}, runner={"rig": rig, "bits": 9}, turn="runner"
    )
    run_on(scene.choose(RUNNER, "Wilson"), "HQ")
    until(scene, "trace-bid-corp").take(CORP, 0).choose(RUNNER, "Kiribati and 1 boost")
    until(scene, "trace-bid-corp").take(CORP, 0)
    assert scene.offered(RUNNER) == ["No base link", "Access to Kiribati"]


@clause("ONR-16.18")
def test_debts_are_paid_without_a_question_while_the_bits_are_there():
    scene = table(corp={"bits": 5, "counters": {"acme_debt": 2}})
    scene.choose(CORP, "end:")
    assert (scene.asked, scene.bits(CORP)) == ((RUNNER, "runner-action"), 3)


@clause("ONR-16.18", "ONR-18.6")
def test_a_debt_that_cannot_be_paid_loses_the_game():
    scene = table(corp={"bits": 1, "counters": {"acme_debt": 2}})
    scene.choose(CORP, "end:")
    assert scene.outcome.winners == (RUNNER,)


# Reading the table --------------------------------------------------------------------------------


@clause("ONR-2.2c", "ONR-2.2d", "ONR-2.3c")
def test_discards_and_piles_are_read_from_the_top():
    archives = {"archives": ["Night Shift", "Quandary"], "archives_down": ["Setup!"]}
    scene = table(corp=archives, runner={"trash": ["Cloak", "Imp"]})
    assert scene.discards(CORP) == ["Night Shift", "Quandary", "Setup!"]
    assert scene.discards(RUNNER) == scene.pile("trash") == ["Cloak", "Imp"]


# The contents of a lost daemon --------------------------------------------------------------------


@clause("ONR-17.17", "ONR-16.4")
def test_what_lay_in_a_daemon_that_was_saved_onto_a_drive_may_be_saved_too():
    daemon = {"card": "Imp", "hosted": ["Dwarf"]}
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}},
        runner={"rig": [daemon, "Microtech Backup Drive", "Umbrella Policy"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(CORP, "Imp").choose(RUNNER, "Backup Drive").choose(RUNNER, "Imp")
    assert scene.asked == (RUNNER, "prevent")
    scene.choose(RUNNER, "Umbrella Policy")
    assert scene.hosted("Microtech Backup Drive") == ["Imp"]
    assert scene.rig() == ["Dwarf", "Microtech Backup Drive"]


@clause("ONR-17.17")
def test_what_lies_in_a_daemon_the_runner_sells_may_be_saved():
    daemon = {"card": "Imp", "hosted": ["Dwarf"]}
    scene = table(
        runner={"rig": [daemon, "Umbrella Policy"], "hand": ["misc.for-sale"]}, turn="runner"
    )
    scene.choose(RUNNER, "play:").choose(RUNNER, "Imp").choose(RUNNER, "Done")
    assert scene.asked == (RUNNER, "prevent")
    scene.choose(RUNNER, "Umbrella Policy")
    assert scene.rig() == ["Dwarf"]
    assert scene.bits(RUNNER) == 8
