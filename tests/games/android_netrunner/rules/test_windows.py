"""ANR-W: windows and priority."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.terms import ARCHIVES
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    act,
    number,
    pass_windows,
    run_on,
    table,
    until,
    zone_of,
)

PAD = {"remote1": {"root": ["PAD Campaign"]}}


@clause("ANR-W1", "ANR-W2", "ANR-E47", "ANR-DEC3")
def test_whoever_acts_keeps_priority_and_a_pass_can_be_taken_back_when_the_other_acts():
    scene = table(
        corp={"servers": {"hq": {"ice": ["Enigma"]}}},
        runner={"rig": ["Gordian Blade"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "rez-window")

    assert scene.asked[0] == RUNNER
    scene.pass_(RUNNER)
    scene.choose(CORP, "rez", "Enigma")
    assert scene.asked == (RUNNER, "rez-window") or scene.asked[0] == CORP
    while scene.asked[0] == CORP:
        scene.pass_(CORP)
    assert scene.asked == (RUNNER, "rez-window")
    scene.choose(RUNNER, "use", "Gordian Blade", "strength")
    assert scene.asked == (RUNNER, "rez-window")
    scene.pass_(RUNNER)
    assert scene.asked == (RUNNER, "break-window")


@clause("ANR-W3", "ANR-INS12")
def test_the_corp_rezzes_assets_in_a_window_without_a_click():
    scene = table(corp={"servers": PAD}, turn="corp")
    scene.choose(CORP, "gain-credit")

    scene.choose(CORP, "rez", "PAD Campaign")

    assert scene.state.rezzed[number(scene, "PAD Campaign")]
    assert scene.state.credits[CORP] == 4
    assert scene.state.clicks[CORP] == 2


@clause("ANR-W3", "ANR-ADV5", "ANR-Q45", "ANR-ADV6")
def test_agendas_are_scored_only_in_windows_of_the_corps_turn():
    ready = {"card": "Hostile Takeover", "advancement": 2}
    scene = table(corp={"servers": {"remote1": {"root": [ready]}}}, turn="runner")
    scene.choose(RUNNER, "gain-credit")

    assert scene.asked == (CORP, "after-action")
    assert not scene.offers(CORP, "score")
    scene.pass_(CORP)
    assert scene.outcome is None


@clause("ANR-W3", "ANR-C3.2")
def test_nothing_is_scored_in_the_window_of_the_discard_phase():
    ready = {"card": "Hostile Takeover", "advancement": 2}
    servers = {"remote1": {"root": [ready]}, "remote2": {"root": ["PAD Campaign"]}}
    scene = table(corp={"clicks": 1, "servers": servers}, turn="corp")
    scene.choose(CORP, "gain-credit")
    assert scene.offers(CORP, "score")
    scene.pass_(CORP)

    assert scene.asked == (CORP, "discard-window")
    assert scene.offers(CORP, "rez")
    assert not scene.offers(CORP, "score")


@clause("ANR-W4")
def test_click_abilities_are_never_offered_in_windows():
    corp = {"hq": ["Hunter"], "servers": PAD}
    scene = table(corp=corp, runner={"rig": ["Armitage Codebusting"]}, turn="runner")
    run_on(scene, "HQ")
    while scene.asked[1] != "access":
        assert not scene.offers(RUNNER, "Armitage")
        seat, name = scene.asked
        scene.choose(seat, "continue") if name == "jack-out" else scene.pass_(seat)


@clause("ANR-W5", "ANR-W7", "ANR-E69", "ANR-Q34")
def test_the_corp_is_asked_whenever_a_face_down_card_lies_in_a_root():
    scene = table(corp={"credits": 0, "servers": PAD}, turn="runner", phase="start")

    assert scene.asked == (CORP, "turn-window")
    assert scene.verbs(CORP) == ["pass"]
    scene.pass_(CORP)
    assert scene.asked == (RUNNER, "action")


@clause("ANR-E69", "ANR-W7")
def test_without_face_down_cards_the_corp_is_not_asked():
    scene = table(corp={"credits": 9}, turn="runner", phase="start")

    assert scene.asked == (RUNNER, "action")


@clause("ANR-W7")
def test_a_face_down_agenda_counts_for_the_public_test():
    agenda = {"remote1": {"root": ["Hostile Takeover"]}}
    scene = table(corp={"servers": agenda}, turn="runner", phase="start")

    assert scene.asked == (CORP, "turn-window")
    assert scene.verbs(CORP) == ["pass"]


@clause("ANR-W7", "ANR-RUN2.1a")
def test_unrezzed_ice_that_is_approached_raises_the_question_without_credits():
    ice = {"hq": {"ice": ["Enigma"]}}
    scene = table(corp={"credits": 0, "servers": ice}, turn="runner")
    run_on(scene, "HQ")

    assert scene.asked == (CORP, "rez-window")
    assert scene.verbs(CORP) == ["pass"]


@clause("ANR-W7")
def test_rezzed_ice_raises_no_question():
    ice = {"hq": {"ice": [{"card": "Enigma", "rezzed": True}]}}
    scene = table(corp={"servers": ice}, turn="runner")
    run_on(scene, "HQ")

    assert scene.asked == (RUNNER, "action")


@clause("ANR-W6", "ANR-E48", "ANR-CC28")
def test_the_end_of_the_run_closes_the_window_at_once():
    scene = table(
        corp={"score": [{"card": "Nisei MK II", "agenda": 1}], "servers": PAD}, turn="runner"
    )
    run_on(scene, "HQ")
    until(scene, "last-rez-window")
    scene.choose(CORP, "use", "Nisei MK II")

    pass_windows(scene)
    assert scene.asked == (RUNNER, "action")
    assert scene.state.tally[7] == 1


@clause("ANR-W8")
def test_a_decision_with_one_option_is_taken_without_asking():
    scene = table(corp={"score": ["Hostile Takeover"], "credits": 9}, turn="runner")
    archer = table(
        corp={
            "score": ["Hostile Takeover"],
            "credits": 9,
            "servers": {"hq": {"ice": ["Archer"]}},
        },
        turn="runner",
    )
    run_on(archer, "HQ")
    until(archer, "rez-window")
    archer.choose(CORP, "rez", "Archer")

    assert archer.asked[1] != "forfeit"
    assert scene.asked == (RUNNER, "action")


@clause("ANR-E53", "ANR-2.15", "ANR-AB2")
def test_a_card_trashed_as_a_cost_leaves_before_the_effect():
    scene = table(
        corp={"servers": {"hq": {"ice": ["Enigma"]}}},
        runner={"rig": ["Cortez Chip"]},
        turn="runner",
    )
    scene.choose(RUNNER, "gain-credit")

    assert scene.asked == (RUNNER, "after-action")
    scene.choose(RUNNER, "use", "Cortez Chip")
    assert zone_of(scene, "Cortez Chip") == 10


@clause("ANR-W6")
def test_a_vanished_server_closes_the_window():
    ice = {"remote1": {"ice": [{"card": "Himitsu-Bako", "rezzed": True}]}}
    scene = table(corp={"servers": ice}, turn="runner")
    run_on(scene, "Server 1")
    scene.choose(CORP, "use", "Himitsu-Bako")

    assert scene.asked == (RUNNER, "action")
    assert scene.state.servers == [0, 1, 2]
    act(scene, RUNNER, "gain-credit")
    assert scene.state.zones[ARCHIVES] == []


@clause("ANR-RUN2.1a", "ANR-RUN3b", "ANR-RUN12")
def test_approached_ice_that_has_left_play_cannot_be_rezzed_again():
    scene = table(corp={"servers": {"hq": {"ice": ["Himitsu-Bako"]}}, "credits": 9}, turn="runner")
    run_on(scene, "HQ")
    scene.choose(CORP, "rez", "Himitsu-Bako")
    scene.choose(CORP, "return it to HQ")

    assert not scene.offers(CORP, "rez", "Himitsu-Bako")
    assert scene.state.credits[CORP] == 6
    pass_windows(scene)
    assert scene.asked == (RUNNER, "jack-out")


@clause("ANR-W8", "ANR-K25", "ANR-DEC12")
def test_nobody_without_credits_is_asked_for_a_psi_bid():
    servers = {"hq": {"ice": [{"card": "Snowflake", "rezzed": True}]}}
    scene = table(turn="runner", corp={"credits": 0, "servers": servers}, runner={"credits": 0})
    run_on(scene, "HQ")
    until(scene, "psi-bid", "jack-out")

    assert scene.asked == (RUNNER, "jack-out")
    assert "Bids: Corp 0, you 0." in scene.log(RUNNER)


@clause("ANR-W8", "ANR-DEC18")
def test_a_series_of_choices_ends_by_itself_when_everybody_sees_that_nothing_is_left():
    jackson = {"remote1": {"root": [{"card": "Jackson Howard", "rezzed": True}]}}
    scene = table(turn="corp", corp={"archives": ["Enigma"], "servers": jackson})
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Jackson Howard")
    scene.choose(CORP, "Choose Enigma")

    assert scene.asked[1] != "card"
