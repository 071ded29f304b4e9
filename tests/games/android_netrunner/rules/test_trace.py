"""ANR-T: traces, and ANR-K25 psi games."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import CORP, RUNNER, go_on, run_on, table, until

KATE = 'Kate "Mac" McCaffrey: Digital Tinker'


def hunted(corp_credits: int, runner_credits: int, **runner: object) -> Scene:
    """Return a scene in which Hunter's trace begins."""
    hunter = {"hq": {"ice": [{"card": "Hunter", "rezzed": True}]}}
    scene = table(
        corp={"credits": corp_credits, "servers": hunter},
        runner={"credits": runner_credits, "identity": KATE, **runner},
        turn="runner",
    )
    run_on(scene, "HQ")
    return until(scene, "trace-bid")


@clause("ANR-T1", "ANR-T2", "ANR-T3", "ANR-T4", "ANR-E11", "ANR-DEC11", "ANR-SEQ8", "ANR-Q38")
@clause("ANR-EV23", "ANR-K24", "ANR-1.25")
def test_a_tie_is_unsuccessful():
    scene = hunted(2, 4)
    assert scene.asked[0] == CORP
    assert len(scene.options(CORP)) == 3
    scene.choose(CORP, (28, 2))
    assert len(scene.options(RUNNER)) == 5
    scene.choose(RUNNER, (28, 4))

    assert scene.state.runner_tags == 0
    assert scene.happened(events.TRACE_FAILED)[0][1:] == (0, 5, 5)


@clause("ANR-T4", "ANR-E12", "ANR-T5")
def test_a_greater_trace_strength_is_successful():
    scene = hunted(2, 4)
    scene.choose(CORP, (28, 2))
    scene.choose(RUNNER, (28, 3))

    assert scene.state.runner_tags == 1
    assert scene.state.credits == [0, 1]
    assert scene.happened(events.TRACE_SUCCEEDED)[0][1:] == (1, 5, 4)


@clause("ANR-E43", "ANR-REC1", "ANR-AB22", "ANR-AB18")
def test_recurring_credits_for_traces_are_spent_first():
    scene = table(
        corp={"identity": "NBN: Making News", "hq": ["SEA Source"], "credits": 4},
        last_turn={"successful": 1},
    )
    scene.choose(CORP, "play", "SEA Source")
    assert len(scene.options(CORP)) == 5
    scene.choose(CORP, (28, 3))

    assert scene.state.credits[CORP] == 1
    assert scene.state.counters[4][scene.state.identity[CORP]] == 0


@clause("ANR-T1", "ANR-AB8")
def test_disrupter_makes_the_base_strength_zero():
    hunter = {"hq": {"ice": [{"card": "Hunter", "rezzed": True}]}}
    scene = table(
        corp={"credits": 0, "servers": hunter},
        runner={"credits": 0, "rig": ["Disrupter"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "prevention")
    scene.choose(RUNNER, "prevent", "Disrupter")

    assert scene.state.runner_tags == 0
    assert len(scene.happened(events.TRACE_FAILED)) == 1


@clause("ANR-K25", "ANR-E67", "ANR-DEC12", "ANR-H10")
def test_a_psi_game_is_bid_in_secret_and_limited_by_credits():
    snowflake = {"hq": {"ice": [{"card": "Snowflake", "rezzed": True}]}}
    scene = table(
        corp={"hq": ["Hunter"], "credits": 1, "servers": snowflake},
        runner={"credits": 0},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "psi-bid")
    assert len(scene.options(CORP)) == 2
    assert scene.state.credits[CORP] == 1
    scene.choose(CORP, (28, 1))

    assert scene.asked == (RUNNER, "action")
    assert scene.state.credits[CORP] == 0
    assert scene.happened(events.PSI_REVEALED) == [(1, 0)]


@clause("ANR-K25")
def test_equal_psi_bids_let_the_run_go_on():
    snowflake = {"hq": {"ice": [{"card": "Snowflake", "rezzed": True}]}}
    scene = table(corp={"hq": ["Hunter"], "servers": snowflake}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "psi-bid")
    scene.choose(CORP, (28, 1))
    scene.choose(RUNNER, (28, 1))
    go_on(scene)

    assert scene.asked == (RUNNER, "access")
    assert scene.state.credits == [4, 4]


@clause("ANR-T2", "ANR-T3", "ANR-T4")
def test_whoever_spends_on_a_trace_is_told_how_it_stands_and_what_each_answer_does():
    hunter = {"hq": {"ice": [{"card": "Hunter", "rezzed": True}]}}
    scene = table(corp={"credits": 2, "servers": hunter}, runner={"credits": 4}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "trace-bid")
    notes = [each["note"] for each in scene.view(CORP)["prompt"]["options"]]
    assert notes == ["Strength 3", "Strength 4", "Strength 5"]
    scene.choose(CORP, "Spend 1 credit")

    prompt = scene.view(RUNNER)["prompt"]

    assert prompt["text"] == "Hunter traces: how much do you spend?"
    assert prompt["note"] == "It has strength 4, you have link 0. A tie is enough for you."
    assert [each["note"] for each in prompt["options"]][3:] == [
        "Link 3. 1 short: it succeeds",
        "Link 4. The trace fails",
    ]
