"""ANR-AB: abilities, costs and effects; the order of conditionals."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.terms import (
    AGENDA_COUNTER,
    HEAP,
    HQ,
    POWER,
    PROGRAMS,
    VIRUS_COUNTER,
)
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    act,
    names,
    number,
    run_on,
    table,
    until,
    zone_of,
)


@clause("ANR-AB1", "ANR-K28", "ANR-1.31")
def test_a_hosted_counter_pays_for_an_ability_as_often_as_there_are_counters():
    raven = {"card": "Data Raven", "rezzed": True, "power": 2}
    scene = table(corp={"servers": {"hq": {"ice": [raven]}}})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "use", "Data Raven")
    scene.choose(CORP, "use", "Data Raven")

    assert scene.state.runner_tags == 2
    assert scene.state.counters[POWER][number(scene, "Data Raven")] == 0
    assert not scene.offers(CORP, "Data Raven")


@clause("ANR-AB2")
def test_an_ability_that_cannot_be_paid_in_full_is_not_offered():
    scene = table(runner={"rig": ["Djinn"], "credits": 0}, turn="runner")

    assert not scene.offers(RUNNER, "Djinn")


@clause("ANR-AB3", "ANR-Q22", "ANR-CC28")
def test_an_ability_without_a_possible_effect_is_not_offered():
    score = [{"card": "Nisei MK II", "agenda": 1}]
    scene = table(corp={"score": score})
    scene.choose(CORP, "gain-credit")

    assert scene.asked == (CORP, "action")


@clause("ANR-AB4", "ANR-CC21")
def test_constant_abilities_are_computed_and_add_up():
    from nightdeck.games.android_netrunner.model.modifiers import strength

    wall = {"card": "Ice Wall", "rezzed": True, "advancement": 2}
    root = [{"card": "Experiential Data", "rezzed": True}]
    scene = table(corp={"servers": {"hq": {"ice": [wall], "root": root}}})

    assert strength(scene.state, number(scene, "Ice Wall")) == 1 + 2 + 1


@clause("ANR-AB5", "ANR-DEC9")
def test_optional_conditionals_ask_their_controller():
    scene = table(
        runner={"rig": ["Aesop's Pawnshop", "Akamatsu Mem Chip"]}, turn="runner", phase="start"
    )
    assert scene.asked == (RUNNER, "optional")
    scene.choose(RUNNER, "no")

    assert zone_of(scene, "Akamatsu Mem Chip") != HEAP


@clause("ANR-AB7", "ANR-AB19", "ANR-E75", "ANR-DEC10", "ANR-CC3", "ANR-Q50")
def test_a_player_orders_conditionals_if_one_of_them_is_optional():
    scene = table(
        runner={"rig": ["Wyldside", "Aesop's Pawnshop", "Akamatsu Mem Chip"]},
        turn="runner",
        phase="start",
    )
    assert scene.asked == (RUNNER, "trigger-order")
    scene.choose(RUNNER, "Aesop's Pawnshop")
    scene.choose(RUNNER, "yes")
    scene.choose(RUNNER, "Wyldside")

    assert zone_of(scene, "Wyldside") == HEAP
    assert scene.state.credits[RUNNER] == 8
    assert scene.state.clicks[RUNNER] == 4


@clause("ANR-AB20", "ANR-CC3")
def test_a_pending_conditional_whose_source_is_gone_is_dropped():
    scene = table(runner={"rig": ["Wyldside", "Aesop's Pawnshop"]}, turn="runner", phase="start")
    scene.choose(RUNNER, "Aesop's Pawnshop")
    scene.choose(RUNNER, "yes")

    assert scene.asked == (RUNNER, "action")
    assert len(scene.state.zones[8]) == 0


@clause("ANR-AB19", "ANR-E75")
def test_plain_conditionals_resolve_unasked_the_oldest_first():
    pads = {
        "remote1": {"root": [{"card": "PAD Campaign", "rezzed": True}]},
        "remote2": {"root": [{"card": "Adonis Campaign", "rezzed": True}]},
    }
    scene = table(corp={"servers": pads}, turn="corp", phase="start")

    assert scene.asked == (CORP, "action")
    assert scene.state.credits[CORP] == 9


@clause("ANR-AB6", "ANR-AB7", "ANR-E79", "ANR-CC17")
def test_the_active_players_conditionals_come_first():
    toll = {"hq": {"ice": [{"card": "Tollbooth", "rezzed": True}]}}
    scene = table(
        corp={"hq": ["Hunter"], "servers": toll},
        runner={"credits": 1, "rig": [{"card": "Femme Fatale", "mark": "Tollbooth"}]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "optional")
    scene.choose(RUNNER, "yes")

    assert scene.state.credits[RUNNER] == 0
    assert len(scene.happened(events.ICE_BYPASSED)) == 1
    assert scene.state.run_server == 0


@clause("ANR-AB8", "ANR-E60", "ANR-CC38", "ANR-EV28")
def test_sacrificial_construct_keeps_a_program_installed():
    ichi = {"hq": {"ice": [{"card": "Ichi 1.0", "rezzed": True}]}}
    scene = table(
        corp={"servers": ichi, "credits": 0},
        runner={"rig": ["Corroder", "Sacrificial Construct"], "clicks": 1, "credits": 5},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "prevention")
    scene.choose(RUNNER, "prevent", "Sacrificial Construct")
    assert zone_of(scene, "Corroder") == PROGRAMS or zone_of(scene, "Corroder") == HEAP

    assert zone_of(scene, "Sacrificial Construct") == HEAP
    assert len(scene.happened(events.TRASH_PREVENTED)) == 1
    assert zone_of(scene, "Corroder") == HEAP


@clause("ANR-AB11", "ANR-E52", "ANR-CC35")
def test_x_is_announced_while_paying_and_limited_by_text_and_money():
    ready = {"remote1": {"root": ["Priority Requisition"]}}
    scene = table(
        corp={"hq": ["Psychographics"], "credits": 4, "servers": ready}, runner={"tags": 3}
    )
    scene.choose(CORP, "play", "Psychographics")
    assert len(scene.options(CORP)) == 4
    scene.choose(CORP, "number: 3")

    assert scene.state.credits[CORP] == 1
    assert scene.state.counters[0][number(scene, "Priority Requisition")] == 3


@clause("ANR-AB13", "ANR-CC19")
def test_the_first_time_each_turn_counts_events():
    gabriel = "Gabriel Santiago: Consummate Professional"
    scene = table(runner={"identity": gabriel}, turn="runner")
    for _ in range(2):
        run_on(scene, "HQ")
        until(scene, "action")

    assert scene.state.credits[RUNNER] == 7


@clause("ANR-AB14", "ANR-H6", "ANR-AB16")
def test_a_search_may_find_nothing_and_shuffles():
    scene = table(
        runner={"grip": ["Special Order"], "stack": ["Diesel", "Corroder", "Diesel"]},
        turn="runner",
    )
    scene.choose(RUNNER, "play", "Special Order")
    assert scene.verbs(RUNNER) == ["card", "done"]
    scene.choose(RUNNER, "done")

    assert len(scene.happened(events.DECK_SHUFFLED)) == 1
    assert len(scene.state.zones[9]) == 3


@clause("ANR-AB14", "ANR-AB16", "ANR-H5")
def test_a_found_card_is_revealed_and_taken():
    scene = table(
        runner={"grip": ["Special Order"], "stack": ["Diesel", "Corroder", "Diesel"]},
        turn="runner",
    )
    scene.choose(RUNNER, "play", "Special Order")
    scene.choose(RUNNER, "Corroder")

    assert names(scene, 8) == ["Corroder"]
    assert any("Corroder" in line for line in scene.log(CORP))


@clause("ANR-AB15", "ANR-K18", "ANR-EV27", "ANR-CC24", "ANR-CC50", "ANR-AB21", "ANR-H5")
def test_an_expose_shows_a_card_and_can_be_prevented():
    servers = {"remote1": {"root": ["Zaibatsu Loyalty"]}, "hq": {"ice": ["Enigma"]}}
    scene = table(corp={"servers": servers}, runner={"grip": ["Infiltration"] * 2}, turn="runner")
    scene.take(RUNNER, scene.options(RUNNER).index((6, number(scene, "Infiltration"), -1)))
    scene.choose(RUNNER, "expose")
    scene.choose(RUNNER, "ice")
    assert scene.asked == (CORP, "prevention")
    scene.choose(CORP, "rez", "Zaibatsu")
    scene.choose(CORP, "prevent", "1 credit")

    assert scene.happened(events.CARD_EXPOSED) == []
    assert scene.state.credits[CORP] == 4
    act(scene, RUNNER, "play", "Infiltration")
    scene.choose(RUNNER, "expose")
    while scene.asked[0] == CORP:
        scene.pass_(CORP)
    assert len(scene.happened(events.CARD_EXPOSED)) == 1
    assert not scene.state.rezzed[number(scene, "Enigma")]


@clause("ANR-K29", "ANR-CC57")
def test_once_per_turn_is_counted_per_copy():
    scene = table(runner={"rig": ["Kati Jones"]}, turn="runner")
    scene.choose(RUNNER, "use", "Kati Jones")

    assert not scene.offers(RUNNER, "Kati Jones")


@clause("ANR-0.6")
def test_as_much_as_possible_of_an_effect_resolves():
    rototurret = {"hq": {"ice": [{"card": "Rototurret", "rezzed": True}]}}
    scene = table(corp={"servers": rototurret}, turn="runner")
    run_on(scene, "HQ")

    assert scene.asked == (RUNNER, "action")
    assert scene.state.tally[7] == 1


@clause("ANR-E02", "ANR-INS18", "ANR-Q25", "ANR-EV6", "ANR-2.6", "ANR-C2.2d", "ANR-1.17")
def test_hedge_fund_pays_nine_and_building_a_better_world_one_more():
    scene = table(corp={"hq": ["Hedge Fund"]})
    scene.choose(CORP, "play", "Hedge Fund")
    assert scene.state.credits[CORP] == 9
    assert scene.state.clicks[CORP] == 2
    assert names(scene, 2) == ["Hedge Fund"]

    better = "Weyland Consortium: Building a Better World"
    scene = table(corp={"identity": better, "hq": ["Hedge Fund"]})
    scene.choose(CORP, "play", "Hedge Fund")
    assert scene.state.credits[CORP] == 10


@clause("ANR-INS18", "ANR-CC27")
def test_an_operation_whose_condition_does_not_hold_is_not_offered():
    corp = {"hq": ["Scorched Earth", "SEA Source"]}
    assert not table(corp=corp).offers(CORP, "play")
    assert table(corp=corp, last_turn={"successful": 1}).offers(CORP, "SEA Source")
    assert table(corp=corp, runner={"tags": 1}).offers(CORP, "Scorched Earth")


@clause("ANR-2.10", "ANR-1.12")
def test_an_event_is_trashed_to_the_heap_after_it_resolved():
    scene = table(runner={"grip": ["Diesel"]}, turn="runner")
    scene.choose(RUNNER, "play", "Diesel")

    assert names(scene, HEAP) == ["Diesel"]
    assert len(scene.state.zones[8]) == 3


@clause("ANR-CC8", "ANR-E63", "ANR-AB20")
def test_breaking_news_takes_its_tags_back_at_the_end_of_the_turn():
    ready = {"remote1": {"root": [{"card": "Breaking News", "advancement": 2}]}}
    scene = table(corp={"servers": ready, "clicks": 1}, runner={"rig": ["Decoy"]})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "score")
    scene.choose(RUNNER, "prevent", "Decoy")
    until(scene, "action")

    assert scene.happened(events.TAGS_GIVEN) == [(1,)]
    assert scene.happened(events.TAGS_REMOVED) == [(1,)]
    assert scene.state.turn_seat == RUNNER
    assert scene.state.runner_tags == 0


@clause("ANR-1.31", "ANR-VIR1")
def test_counters_are_lost_when_a_card_leaves_play():
    rig = [{"card": "Medium", "virus": 3}, "Aesop's Pawnshop"]
    scene = table(runner={"rig": rig}, turn="runner", phase="start")
    scene.choose(RUNNER, "yes")

    assert scene.state.counters[VIRUS_COUNTER][number(scene, "Medium")] == 0
    assert scene.state.counters[AGENDA_COUNTER] == [0] * len(scene.state.definition)
    assert names(scene, HQ) == []
