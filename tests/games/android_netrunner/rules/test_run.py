"""ANR-RUN: the run, step by step."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.terms import SUCCESSFUL_RUNS, UNSUCCESSFUL_RUNS
from nightdeck.kernel.handles import card_tag
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    go_on,
    number,
    pass_windows,
    run_on,
    table,
    until,
)

WALL = {"card": "Wall of Static", "rezzed": True}
ENIGMA = {"card": "Enigma", "rezzed": True}
PAD = {"remote9": {"root": ["PAD Campaign"]}}


def steps(scene: Scene) -> list[tuple[int, str]]:
    """Return who is asked what until the run is over, always passing and continuing."""
    found = []
    while scene.state.run_server != -1:
        seat, name = scene.asked
        found.append((seat, name))
        if name == "jack-out":
            scene.choose(seat, "continue")
        elif name == "access":
            scene.choose(seat, "leave")
        else:
            scene.pass_(seat)
    return found


@clause("ANR-RUN1a", "ANR-RUN1c", "ANR-RUN1d", "ANR-SEQ3", "ANR-RUN4a", "ANR-EV10", "ANR-EV17")
def test_a_run_without_ice_goes_straight_to_the_server():
    scene = table(corp={"hq": ["Enigma"], "servers": PAD}, turn="runner")
    run_on(scene, "HQ")

    assert steps(scene) == [
        (RUNNER, "jack-out"),
        (CORP, "last-rez-window"),
        (RUNNER, "access"),
    ]
    assert scene.happened(events.ICE_APPROACHED) == []
    assert len(scene.happened(events.SERVER_APPROACHED)) == 1


@clause("ANR-RUN2a", "ANR-RUN2b", "ANR-RUN2c", "ANR-RUN2.1a", "ANR-RUN2.1b", "ANR-SEQ4", "ANR-E19")
@clause("ANR-RUN3b", "ANR-RUN3.2a", "ANR-RUN4b", "ANR-RUN4c", "ANR-RUN4.1a", "ANR-RUN4.1b")
@clause("ANR-EV11", "ANR-EV16", "ANR-EV18", "ANR-EV20", "ANR-RUN5a", "ANR-Q04", "ANR-Q07")
def test_unrezzed_ice_is_passed_and_the_first_ice_allows_no_jack_out():
    scene = table(corp={"hq": ["Enigma"], "servers": {"hq": {"ice": ["Enigma"]}}}, turn="runner")
    run_on(scene, "HQ")

    assert steps(scene) == [
        (CORP, "rez-window"),
        (RUNNER, "jack-out"),
        (RUNNER, "access"),
    ]
    assert len(scene.happened(events.ICE_PASSED)) == 1
    assert scene.happened(events.RUN_ENDS) == [(0, 1)]
    assert scene.state.tally[SUCCESSFUL_RUNS] == 1


@clause("ANR-RUN2c", "ANR-E20", "ANR-RUN6a", "ANR-RUN6b", "ANR-SEQ7", "ANR-EV19", "ANR-DEC5")
def test_jacking_out_at_the_second_ice_ends_the_run_as_unsuccessful():
    ice = {"hq": {"ice": ["Enigma", "Hunter"]}}
    scene = table(corp={"servers": ice}, turn="runner")
    run_on(scene, "HQ")
    scene.pass_(CORP)

    assert scene.asked == (RUNNER, "jack-out")
    scene.choose(RUNNER, "jack-out:")

    assert scene.happened(events.RUN_UNSUCCESSFUL) == [(0, 1)]
    assert scene.happened(events.CARD_ACCESSED) == []
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1


@clause("ANR-RUN3a", "ANR-RUN3.3a", "ANR-RUN3.3b", "ANR-SEQ6", "ANR-ICE9", "ANR-EV12", "ANR-EV14")
def test_an_unbroken_end_the_run_subroutine_ends_the_run():
    scene = table(corp={"servers": {"hq": {"ice": [WALL]}}}, turn="runner")
    run_on(scene, "HQ")

    assert scene.asked == (RUNNER, "action")
    assert len(scene.happened(events.ICE_ENCOUNTERED)) == 1
    assert len(scene.happened(events.SUBROUTINE_RESOLVED)) == 1
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1


@clause("ANR-RUN3.1a", "ANR-RUN3.1c", "ANR-RUN3.3c", "ANR-RUN3.4a", "ANR-SEQ5", "ANR-RUN11")
@clause("ANR-EV13", "ANR-EV15")
def test_broken_ice_is_passed():
    scene = table(
        corp={"hq": ["Hunter"], "servers": {"hq": {"ice": [WALL]}}},
        runner={"rig": ["Corroder"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "break-window")
    scene.choose(RUNNER, "use", "Corroder", "strength")
    scene.choose(RUNNER, "use", "Corroder", "break")

    assert len(scene.happened(events.ALL_BROKEN)) == 1
    go_on(scene)
    assert scene.asked == (RUNNER, "access")
    assert scene.happened(events.ENCOUNTER_ENDS)[0][1] == 1
    assert len(scene.happened(events.ICE_PASSED)) == 1
    assert scene.state.credits[RUNNER] == 3


@clause("ANR-RUN3.3a", "ANR-E26", "ANR-AB17", "ANR-Q47")
def test_subroutines_resolve_in_printed_order():
    scene = table(corp={"servers": {"hq": {"ice": [ENIGMA]}}}, runner={"clicks": 3}, turn="runner")
    run_on(scene, "HQ")

    assert scene.state.clicks[RUNNER] == 1
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1
    assert [args[1] for args in scene.happened(events.SUBROUTINE_RESOLVED)] == [0, 1]


@clause("ANR-Q47")
def test_losing_a_click_with_none_left_does_nothing():
    scene = table(corp={"servers": {"hq": {"ice": [ENIGMA]}}}, runner={"clicks": 1}, turn="runner")
    run_on(scene, "HQ")
    pass_windows(scene)

    assert scene.state.clicks_owed[RUNNER] == 0


@clause("ANR-RUN3c", "ANR-E25", "ANR-CC22", "ANR-Q28", "ANR-CC46", "ANR-K20")
def test_inside_job_bypasses_the_first_ice_before_tollbooth_asks_for_money():
    toll = {"hq": {"ice": [{"card": "Tollbooth", "rezzed": True}]}}
    scene = table(
        corp={"hq": ["Hunter"], "servers": toll},
        runner={"grip": ["Inside Job"], "credits": 2},
        turn="runner",
    )
    scene.choose(RUNNER, "play", "Inside Job", "HQ")
    go_on(scene)

    assert scene.asked == (RUNNER, "access")
    assert scene.state.credits[RUNNER] == 0
    assert len(scene.happened(events.ICE_BYPASSED)) == 1


@clause("ANR-CC22")
def test_unrezzed_ice_does_not_use_up_the_bypass():
    toll = {"card": "Tollbooth", "rezzed": True}
    scene = table(
        corp={"hq": ["Hunter"], "servers": {"hq": {"ice": [toll, "Enigma"]}}},
        runner={"grip": ["Inside Job"], "credits": 2},
        turn="runner",
    )
    scene.choose(RUNNER, "play", "Inside Job", "HQ")
    go_on(scene)

    assert scene.asked == (RUNNER, "access")


@clause("ANR-E24", "ANR-CC46", "ANR-RUN11")
def test_tollbooth_ends_the_run_of_a_runner_who_cannot_pay():
    toll = {"hq": {"ice": [{"card": "Tollbooth", "rezzed": True}]}}
    scene = table(corp={"servers": toll}, runner={"credits": 2}, turn="runner")
    run_on(scene, "HQ")

    assert scene.asked == (RUNNER, "action")
    assert scene.state.credits[RUNNER] == 2
    assert len(scene.happened(events.ENCOUNTER_ENDS)) == 1


@clause("ANR-RUN1b", "ANR-BP2", "ANR-E32", "ANR-1.27", "ANR-BP1", "ANR-RUN5d")
def test_bad_publicity_gives_credits_for_the_run_only():
    scene = table(
        corp={"bad_publicity": 2, "servers": {"remote1": {"root": ["PAD Campaign"]}}},
        runner={"credits": 2},
        turn="runner",
    )
    run_on(scene, "Server 1")
    assert scene.state.publicity_credits == 2
    until(scene, "access")
    scene.choose(RUNNER, "trash", "PAD Campaign")

    assert scene.state.credits[RUNNER] == 0
    assert scene.state.publicity_credits == 0


@clause("ANR-E32")
def test_two_credits_of_bad_publicity_alone_do_not_pay_for_a_campaign():
    scene = table(
        corp={"bad_publicity": 2, "servers": {"remote1": {"root": ["PAD Campaign"]}}},
        runner={"credits": 0},
        turn="runner",
    )
    run_on(scene, "Server 1")
    until(scene, "access")

    assert scene.verbs(RUNNER) == ["leave"]


@clause("ANR-RUN5e", "ANR-RUN5b", "ANR-E48")
def test_a_run_ended_after_success_skips_the_access_but_stays_successful():
    scene = table(
        corp={"hq": ["Hunter"], "score": [{"card": "Nisei MK II", "agenda": 1}]}, turn="runner"
    )
    run_on(scene, "HQ")
    until(scene, "access")
    state = scene.state
    assert state.run_success == 1
    assert state.tally[SUCCESSFUL_RUNS] == 1


@clause("ANR-RUN9", "ANR-E55", "ANR-Q27", "ANR-CC53")
def test_a_vanished_server_ends_the_run_neither_successful_nor_unsuccessful():
    ice = {"remote1": {"ice": [{"card": "Himitsu-Bako", "rezzed": True}]}}
    scene = table(corp={"servers": ice}, runner={"rig": ["Desperado"]}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "break-window", "approach-window")
    scene.choose(CORP, "use", "Himitsu-Bako")

    assert scene.asked == (RUNNER, "action")
    assert scene.happened(events.RUN_SUCCESSFUL) == []
    assert scene.happened(events.RUN_UNSUCCESSFUL) == []
    assert len(scene.happened(events.RUN_ENDS)) == 1
    assert scene.state.credits[RUNNER] == 5


@clause("ANR-RUN9", "ANR-E56", "ANR-ACC4")
def test_a_server_that_vanishes_during_access_was_run_successfully():
    scene = table(corp={"servers": {"remote1": {"root": ["Hostile Takeover"]}}}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access")
    scene.choose(RUNNER, "steal")

    assert scene.state.servers == [0, 1, 2]
    assert scene.state.tally[SUCCESSFUL_RUNS] == 1
    assert scene.happened(events.RUN_ENDS)[0][1] == 1


@clause("ANR-RUN8", "ANR-RUN12", "ANR-RUN3.1b", "ANR-E76", "ANR-CC30")
def test_ice_that_disappears_is_not_passed_and_the_next_one_follows():
    parasite = {"card": "Ice Wall", "rezzed": True, "hosted": [{"card": "Parasite"}]}
    scene = table(
        corp={"hq": ["Hunter"], "servers": {"hq": {"ice": ["Enigma", parasite]}}},
        runner={"rig": [{"card": "Datasucker", "virus": 1}]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "break-window")
    scene.choose(RUNNER, "use", "Datasucker")

    assert scene.happened(events.ICE_PASSED) == []
    assert scene.state.run_ice == number(scene, "Enigma")
    go_on(scene)
    assert scene.asked == (RUNNER, "access")


@clause("ANR-RUN14", "ANR-K21", "ANR-Q05")
def test_jacking_out_at_the_server_is_possible_although_no_ice_was_met():
    scene = table(corp={"hq": ["Hunter"]}, turn="runner")
    run_on(scene, "HQ")

    assert scene.asked == (RUNNER, "jack-out")
    scene.choose(RUNNER, "jack-out:")
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1


@clause("ANR-E40", "ANR-CC42", "ANR-CC19", "ANR-RUN5a")
def test_a_sneakdoor_run_becomes_a_run_on_hq_at_its_success():
    gabriel = "Gabriel Santiago: Consummate Professional"
    scene = table(
        corp={"hq": ["Hunter"], "archives_down": ["Enigma"]},
        runner={"identity": gabriel, "rig": ["Sneakdoor Beta"]},
        turn="runner",
    )
    scene.choose(RUNNER, "use", "Sneakdoor Beta")
    until(scene, "access")

    assert scene.state.credits[RUNNER] == 7
    assert scene.state.accessing == number(scene, "Hunter")
    assert len(scene.state.zones[3]) == 1


@clause("ANR-RUN5c", "ANR-AB9", "ANR-E34", "ANR-CC1", "ANR-ACC9", "ANR-Q40")
def test_account_siphon_replaces_the_access():
    scene = table(
        corp={"hq": ["Hunter"], "credits": 3}, runner={"grip": ["Account Siphon"]}, turn="runner"
    )
    scene.choose(RUNNER, "play", "Account Siphon")
    go_on(scene)
    scene.choose(RUNNER, "Account Siphon")
    scene.choose(RUNNER, "number: 3")

    assert scene.state.credits == [0, 11]
    assert scene.state.runner_tags == 2
    assert scene.happened(events.CARD_ACCESSED) == []


@clause("ANR-INS22", "ANR-K13")
def test_a_run_event_is_offered_once_per_server():
    scene = table(
        corp={"servers": PAD}, runner={"grip": ["Inside Job"], "credits": 2}, turn="runner"
    )

    assert len([each for each in scene.options(RUNNER) if each[0] == 6]) == 4


@clause("ANR-DEC3")
def test_a_window_asks_what_it_is_for_and_names_the_ice():
    scene = table(
        corp={"servers": {"hq": {"ice": [{"card": "Enigma", "rezzed": True}]}}},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "break-window")

    asked = scene.view(RUNNER)["prompt"]

    assert asked["text"] == "Break its subroutines?"
    ice = scene.state.encountered
    assert asked["cards"] == [card_tag(scene.state, ice)]
