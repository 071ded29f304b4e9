"""ANR-C: the Corporation's turn."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    ARCHIVES_DOWN,
    HEAP,
    HQ,
    RD,
    VIRUS_COUNTER,
)
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    asked_names,
    names,
    number,
    pass_windows,
    table,
    zone_of,
)


@clause("ANR-C1.1", "ANR-C1.3", "ANR-C2.1a", "ANR-C2.1", "ANR-1.22", "ANR-EV1")
def test_the_turn_begins_with_a_draw_and_three_clicks():
    scene = table(corp={"rd": ["Enigma", "Hunter"]}, turn="corp", phase="start")

    assert scene.asked == (CORP, "action")
    assert names(scene, HQ) == ["Enigma"]
    assert scene.state.clicks == [3, 0]


@clause("ANR-C1.1", "ANR-C2.1", "ANR-C2.2w", "ANR-C3.2", "ANR-SEQ1", "ANR-0.5", "ANR-Q01")
def test_a_corp_turn_has_six_windows():
    root = {"remote1": {"root": ["PAD Campaign"]}}
    scene = table(corp={"credits": 9, "servers": root}, turn="corp", phase="start")
    windows = []
    while scene.state.turn_seat == CORP:
        seat, name = scene.asked
        if name == "action":
            scene.choose(CORP, "gain-credit")
            continue
        windows.append(name)
        scene.pass_(seat)
    assert windows == [
        "draw-window", "action-window", "after-action", "after-action", "after-action",
        "discard-window",
    ]  # fmt: skip


@clause("ANR-C1.2", "ANR-REC3", "ANR-AB5")
def test_turn_begin_conditions_come_before_the_draw():
    pad = {"card": "PAD Campaign", "rezzed": True}
    scene = table(corp={"servers": {"remote1": {"root": [pad]}}}, turn="corp", phase="start")

    assert scene.state.credits[CORP] == 6
    assert scene.asked == (CORP, "action")


@clause("ANR-C2.2", "ANR-C0", "ANR-DEC2")
def test_the_corp_must_act_while_it_has_clicks():
    scene = table(turn="corp")

    assert not scene.offers(CORP, "pass")
    scene.choose(CORP, "gain-credit")
    assert scene.state.clicks[CORP] == 2
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "gain-credit")
    assert scene.state.clicks[CORP] == 0
    assert scene.asked[0] == RUNNER


@clause("ANR-C2.2a", "ANR-C2.2b")
def test_a_click_draws_a_card_or_takes_a_credit():
    scene = table(corp={"rd": ["Enigma", "Hunter"]}, turn="corp")

    scene.choose(CORP, "draw:")
    assert names(scene, HQ) == ["Enigma"]
    scene.choose(CORP, "gain-credit")
    assert scene.state.credits[CORP] == 6
    assert scene.state.clicks[CORP] == 1


@clause("ANR-C2.2e", "ANR-ADV1", "ANR-EV7")
def test_advancing_costs_a_click_and_a_credit():
    scene = table(corp={"servers": {"remote1": {"root": ["Hostile Takeover"]}}}, turn="corp")

    scene.choose(CORP, "advance", "Hostile Takeover")

    assert scene.state.counters[ADVANCEMENT][number(scene, "Hostile Takeover")] == 1
    assert scene.state.credits[CORP] == 4
    assert scene.state.clicks[CORP] == 2


@clause("ANR-C2.2f", "ANR-E07", "ANR-TAG1")
def test_resources_of_a_tagged_runner_can_be_trashed_for_two_credits():
    poor = table(corp={"credits": 1}, runner={"tags": 1, "rig": ["Decoy"]}, turn="corp")
    assert not poor.offers(CORP, "trash-resource")

    scene = table(corp={"credits": 2}, runner={"tags": 1, "rig": ["Armitage Codebusting"]})
    scene.choose(CORP, "trash-resource", "Armitage")

    assert zone_of(scene, "Armitage Codebusting") == HEAP
    assert scene.state.credits[CORP] == 0
    assert scene.state.clicks[CORP] == 2


@clause("ANR-C2.2f")
def test_resources_of_an_untagged_runner_are_safe():
    scene = table(runner={"rig": ["Armitage Codebusting"]}, turn="corp")

    assert not scene.offers(CORP, "trash-resource")


@clause("ANR-C2.2g", "ANR-E06", "ANR-VIR1", "ANR-AB3", "ANR-EV29", "ANR-K8")
def test_purging_takes_three_clicks_and_every_virus_counter():
    rig = [{"card": "Datasucker", "virus": 4}, {"card": "Medium", "virus": 3}]
    scene = table(runner={"rig": rig}, turn="corp")

    scene.choose(CORP, "purge")

    assert scene.state.clicks[CORP] == 0
    assert sum(scene.state.counters[VIRUS_COUNTER]) == 0
    assert len(scene.state.zones[11]) == 2


@clause("ANR-C2.2g", "ANR-E06")
def test_purging_is_not_offered_with_two_clicks_or_without_counters():
    rig = [{"card": "Datasucker", "virus": 4}]
    assert not table(corp={"clicks": 2}, runner={"rig": rig}, turn="corp").offers(CORP, "purge")
    assert not table(runner={"rig": ["Datasucker"]}, turn="corp").offers(CORP, "purge")


@clause("ANR-C2.2h", "ANR-W4")
def test_click_abilities_of_active_cards_are_actions():
    melange = {"card": "Melange Mining Corp.", "rezzed": True}
    scene = table(corp={"servers": {"remote1": {"root": [melange]}}}, turn="corp")

    scene.choose(CORP, "use", "Melange")

    assert scene.state.credits[CORP] == 12
    assert scene.state.clicks[CORP] == 0


@clause("ANR-C3.1", "ANR-E09", "ANR-DEC15", "ANR-H7", "ANR-1.23")
def test_the_excess_is_discarded_face_down_together():
    scene = table(corp={"hq": ["Enigma"] * 6 + ["Hunter"], "clicks": 1}, turn="corp")
    scene.choose(CORP, "gain-credit")

    assert scene.asked == (CORP, "discard")
    scene.choose(CORP, "discard", "Hunter")
    assert len(scene.state.zones[HQ]) == 7
    scene.take(CORP, 0)

    assert sorted(names(scene, ARCHIVES_DOWN)) == ["Enigma", "Hunter"]
    assert len(scene.state.zones[HQ]) == 5


@clause("ANR-C3.3", "ANR-C3.4", "ANR-EV2")
def test_clicks_do_not_carry_over_and_the_runner_follows():
    scene = table(corp={"clicks": 1}, turn="corp")
    scene.choose(CORP, "gain-credit")
    pass_windows(scene)

    assert scene.asked == (RUNNER, "action")
    assert scene.state.clicks == [0, 4]


@clause("ANR-SEQ1", "ANR-W5")
def test_nobody_is_asked_in_windows_in_which_nothing_can_happen():
    scene = table(corp={"clicks": 1}, turn="corp")
    scene.choose(CORP, "gain-credit")

    assert asked_names(scene) == [(RUNNER, "action")]


@clause("ANR-C1.3", "ANR-V2", "ANR-E10", "ANR-0.3")
def test_an_empty_rd_at_the_mandatory_draw_loses_the_game():
    scene = table(corp={"rd": []}, turn="corp", phase="start")

    assert scene.outcome is not None
    assert scene.outcome.winners == (RUNNER,)
    assert scene.outcome.clause == "ANR-V2"
    assert len(scene.state.zones[RD]) == 0
