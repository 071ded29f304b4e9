"""ANR-ACC: access."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    HEAP,
    HQ,
    RD,
    RUNNER_SCORE,
)
from nightdeck.kernel.state import bit
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    go_on,
    names,
    number,
    pass_windows,
    run_on,
    table,
    until,
    zone_of,
)


@clause("ANR-ACC1", "ANR-ACC3", "ANR-H3", "ANR-EV21", "ANR-SEQ10", "ANR-Q39", "ANR-H12")
def test_the_top_card_of_rd_is_seen_by_the_runner_only():
    scene = table(corp={"rd": ["Hunter", "Enigma"]}, turn="runner")
    run_on(scene, "R&D")
    until(scene, "access")
    top = number(scene, "Hunter")

    assert scene.state.accessing == top
    assert scene.state.known[top] == bit(RUNNER)
    scene.choose(RUNNER, "leave")
    assert names(scene, RD) == ["Enigma", "Hunter"]
    assert not any("Hunter" in line for line in scene.log(CORP))
    assert any("Hunter" in line for line in scene.log(RUNNER))


@clause("ANR-ACC1", "ANR-H2", "ANR-ACC6", "ANR-ACC10", "ANR-E74", "ANR-DEC8")
def test_an_operation_in_hq_can_only_be_left():
    scene = table(corp={"hq": ["Hedge Fund"]}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "access")

    assert scene.verbs(RUNNER) == ["leave"]
    assert scene.state.known[number(scene, "Hedge Fund")] & bit(RUNNER)


@clause("ANR-ACC1", "ANR-DEC7", "ANR-ACC2")
def test_root_upgrades_and_the_hidden_card_are_accessed_in_any_order():
    servers = {"hq": {"root": ["Red Herrings"]}}
    scene = table(corp={"hq": ["Hunter"], "servers": servers}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "access-next")

    assert scene.verbs(RUNNER) == ["access", "access-hidden"]
    scene.choose(RUNNER, "access:")
    scene.choose(RUNNER, "leave")
    assert scene.state.accessing == number(scene, "Hunter")


@clause("ANR-ACC4", "ANR-DEC8", "ANR-EV8", "ANR-1.14", "ANR-1.29", "ANR-2.13")
def test_an_agenda_without_extra_cost_must_be_stolen():
    scene = table(corp={"hq": ["Priority Requisition"]}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "access")

    assert scene.verbs(RUNNER) == ["steal"]
    scene.choose(RUNNER, "steal")
    assert names(scene, RUNNER_SCORE) == ["Priority Requisition"]
    assert scene.happened(events.AGENDA_STOLEN)[0][1] == 3


@clause("ANR-ACC5", "ANR-2.12", "ANR-INS14")
def test_a_trashed_card_goes_face_up_to_archives_although_it_was_unrezzed():
    scene = table(corp={"servers": {"remote1": {"root": ["Melange Mining Corp."]}}}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access")
    scene.choose(RUNNER, "trash")

    assert names(scene, ARCHIVES) == ["Melange Mining Corp."]
    assert scene.state.credits[RUNNER] == 4


@clause("ANR-ACC1", "ANR-ACC10", "ANR-E74", "ANR-H4", "ANR-E09")
def test_archives_is_turned_face_up_and_its_agenda_stolen_without_a_decision():
    down = ["Hedge Fund", "Hedge Fund", "Hostile Takeover"]
    scene = table(corp={"archives_down": down}, turn="runner")
    run_on(scene, "Archives")
    go_on(scene)

    assert scene.asked == (RUNNER, "action")
    assert names(scene, ARCHIVES) == ["Hedge Fund", "Hedge Fund"]
    assert names(scene, ARCHIVES_DOWN) == []
    assert names(scene, RUNNER_SCORE) == ["Hostile Takeover"]


@clause("ANR-ACC10", "ANR-E74")
def test_two_agendas_in_archives_are_stolen_in_the_runners_order():
    scene = table(corp={"archives": ["Hostile Takeover", "Priority Requisition"]}, turn="runner")
    run_on(scene, "Archives")
    until(scene, "access-next")
    scene.choose(RUNNER, "Priority")

    assert names(scene, RUNNER_SCORE) == ["Priority Requisition", "Hostile Takeover"]


@clause("ANR-ACC5")
def test_cards_in_archives_cannot_be_trashed():
    scene = table(corp={"archives": ["PAD Campaign"]}, turn="runner")
    run_on(scene, "Archives")
    go_on(scene)

    assert scene.asked == (RUNNER, "action")


@clause("ANR-ACC11", "ANR-E33", "ANR-CC25", "ANR-ACC2", "ANR-CC44")
def test_medium_lets_the_runner_see_further_cards_from_the_top():
    scene = table(
        corp={"rd": ["Hunter", "Enigma", "Ice Wall", "Archer"]},
        runner={"rig": [{"card": "Medium", "virus": 2}]},
        turn="runner",
    )
    run_on(scene, "R&D")
    go_on(scene)
    assert scene.asked == (RUNNER, "number")
    scene.choose(RUNNER, "number: 2")
    seen = []
    while scene.asked[1] == "access":
        seen.append(scene.game.catalogue()[scene.state.definition[scene.state.accessing]]["name"])
        scene.choose(RUNNER, "leave")

    assert seen == ["Hunter", "Enigma", "Ice Wall"]


@clause("ANR-E66", "ANR-ACC11", "ANR-ACC1")
def test_never_the_same_hq_card_twice_in_one_access():
    scene = table(
        corp={"hq": ["Hunter", "Enigma", "Ice Wall"]},
        runner={"rig": ["HQ Interface", "HQ Interface", {"card": "Nerve Agent", "virus": 2}]},
        turn="runner",
    )
    run_on(scene, "HQ")
    go_on(scene)
    scene.choose(RUNNER, "number: 2")
    seen = []
    while scene.asked[1] == "access":
        seen.append(scene.state.accessing)
        scene.choose(RUNNER, "leave")

    assert len(seen) == 3
    assert len(set(seen)) == 3


@clause("ANR-ACC3", "ANR-E29", "ANR-CC41", "ANR-DEC9", "ANR-Q29", "ANR-K14")
def test_snare_fires_in_hq_and_can_be_trashed_afterwards():
    scene = table(
        corp={"hq": ["Snare!"], "credits": 4}, runner={"grip": ["Diesel"] * 4}, turn="runner"
    )
    run_on(scene, "HQ")
    go_on(scene)
    assert scene.asked == (CORP, "optional")
    scene.choose(CORP, "yes")

    assert scene.state.runner_tags == 1
    assert len(scene.state.zones[HEAP]) == 3
    assert scene.state.credits[CORP] == 0
    scene.choose(RUNNER, "trash", "Snare!")
    assert zone_of(scene, "Snare!") == ARCHIVES


@clause("ANR-E29", "ANR-CC41")
def test_snare_needs_four_credits_and_sleeps_in_archives():
    scene = table(corp={"hq": ["Snare!"], "credits": 3}, turn="runner")
    run_on(scene, "HQ")
    go_on(scene)
    assert scene.asked == (RUNNER, "access")

    archived = table(corp={"archives_down": ["Snare!"], "credits": 9}, turn="runner")
    run_on(archived, "Archives")
    go_on(archived)
    assert archived.asked == (RUNNER, "action")


@clause("ANR-E30", "ANR-CC4")
def test_junebug_hits_for_two_per_counter():
    junebug = {"remote1": {"root": [{"card": "Project Junebug", "advancement": 3}]}}
    scene = table(corp={"servers": junebug}, runner={"grip": ["Diesel"] * 6}, turn="runner")
    run_on(scene, "Server 1")
    go_on(scene)
    scene.choose(CORP, "yes")

    assert len(scene.state.zones[HEAP]) == 6
    assert scene.state.credits[CORP] == 4


@clause("ANR-E31", "ANR-CC37", "ANR-ACC4", "ANR-AB12", "ANR-Q30")
def test_red_herrings_trashed_in_the_same_access_still_demand_their_price():
    root = [{"card": "Red Herrings", "rezzed": True}, "Hostile Takeover"]
    for credits, can_steal in ((6, True), (5, False)):
        scene = table(
            corp={"servers": {"remote1": {"root": root}}},
            runner={"credits": credits},
            turn="runner",
        )
        run_on(scene, "Server 1")
        until(scene, "access-next")
        scene.choose(RUNNER, "Red Herrings")
        scene.choose(RUNNER, "trash", "Red Herrings")
        assert scene.offers(RUNNER, "steal") is can_steal
        if can_steal:
            assert scene.offers(RUNNER, "leave")
            scene.choose(RUNNER, "steal")
            assert scene.state.credits[RUNNER] == 0


@clause("ANR-ACC13", "ANR-CC15")
def test_demolition_run_trashes_an_agenda_instead_of_stealing_it():
    scene = table(
        corp={"hq": ["Hostile Takeover"]}, runner={"grip": ["Demolition Run"]}, turn="runner"
    )
    scene.choose(RUNNER, "play", "Demolition Run", "HQ")
    until(scene, "access")
    scene.choose(RUNNER, "use", "Demolition Run")

    assert zone_of(scene, "Hostile Takeover") == ARCHIVES
    assert scene.happened(events.AGENDA_STOLEN) == []


@clause("ANR-ACC14", "ANR-ACC7")
def test_a_flatline_stops_the_access():
    scene = table(corp={"hq": ["Snare!"], "credits": 4}, turn="runner")
    run_on(scene, "HQ")
    go_on(scene)
    scene.choose(CORP, "yes")

    assert scene.outcome is not None
    assert scene.outcome.winners == (CORP,)


@clause("ANR-ACC3", "ANR-E64", "ANR-1.5", "ANR-H2")
def test_an_accessed_card_left_in_place_stays_unrezzed_and_is_remembered():
    scene = table(corp={"servers": {"remote1": {"root": ["PAD Campaign"]}}}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access")
    scene.choose(RUNNER, "leave")
    pad = number(scene, "PAD Campaign")

    assert not scene.state.rezzed[pad]
    assert scene.state.known[pad] & bit(RUNNER)
    pass_windows(scene)
    assert scene.asked == (RUNNER, "action")


@clause("ANR-ACC8", "ANR-ACC12")
def test_ice_is_never_accessed():
    servers = {"remote1": {"ice": ["Enigma"], "root": ["PAD Campaign"]}}
    scene = table(corp={"servers": servers}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access")

    assert scene.state.accessing == number(scene, "PAD Campaign")


@clause("ANR-ACC1", "ANR-1.3", "ANR-1.4")
def test_an_empty_hq_gives_nothing_to_access():
    scene = table(corp={"hq": []}, turn="runner")
    run_on(scene, "HQ")
    go_on(scene)

    assert scene.asked == (RUNNER, "action")
    assert scene.state.zones[HQ] == []
