"""ANR-ADV: advancing and scoring; ANR-V1 winning by points."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.modifiers import points, requirement, score
from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    CORP_SCORE,
    REMOVED,
)
from nightdeck.kernel.handles import card_tag
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    act,
    names,
    number,
    pass_windows,
    run_on,
    table,
    until,
    zone_of,
)


def remote(*cards: object) -> dict[str, object]:
    return {"remote1": {"root": list(cards)}}


@clause("ANR-E05", "ANR-ADV5", "ANR-1.9", "ANR-0.2", "ANR-EV8")
def test_a_three_two_agenda_takes_a_turn_and_a_click():
    corp = {"hq": ["Accelerated Beta Test"], "identity": "Jinteki: Replicating Perfection"}
    scene = table(corp=corp)
    act(scene, CORP, "install", "Accelerated Beta Test")
    act(scene, CORP, "advance")
    act(scene, CORP, "advance")
    assert scene.state.credits[CORP] == 3
    pass_windows(scene)
    for _ in range(4):
        act(scene, RUNNER, "gain-credit")
    act(scene, CORP, "advance")
    scene.choose(CORP, "score")
    scene.choose(CORP, "no")

    assert names(scene, CORP_SCORE) == ["Accelerated Beta Test"]
    assert score(scene.state, CORP) == 2
    assert scene.state.clicks[CORP] == 2


@clause("ANR-ADV1", "ANR-K17")
def test_only_agendas_and_advanceable_cards_can_be_advanced():
    servers = {
        "remote1": {"root": ["Project Junebug"], "ice": ["Ice Wall", "Enigma"]},
        "remote2": {"root": ["PAD Campaign"]},
    }
    scene = table(corp={"servers": servers})

    advanced = [number(scene, name) for name in ("Project Junebug", "Ice Wall")]
    assert [option[1] for option in scene.options(CORP) if option[0] == 7] == advanced


@clause("ANR-ADV1")
def test_some_ice_can_be_advanced_only_while_rezzed():
    scene = table(corp={"servers": {"hq": {"ice": ["Tyrant"]}}})
    rezzed = table(corp={"servers": {"hq": {"ice": [{"card": "Tyrant", "rezzed": True}]}}})

    assert not scene.offers(CORP, "advance")
    assert rezzed.offers(CORP, "advance")


@clause("ANR-ADV2", "ANR-ADV3")
def test_there_is_no_upper_limit_and_counters_on_face_down_cards_are_public():
    scene = table(corp={"servers": remote({"card": "Hostile Takeover", "advancement": 9})})
    scene.choose(CORP, "advance")

    assert scene.state.counters[ADVANCEMENT][number(scene, "Hostile Takeover")] == 10
    tag = card_tag(scene.state, number(scene, "Hostile Takeover"))
    assert scene.view(RUNNER)["cards"][tag]["counters"] == {"advancement": 10}


@clause("ANR-ADV4", "ANR-E39", "ANR-CC39")
def test_sansan_lowers_the_requirement_only_while_it_is_there():
    sansan = {"card": "SanSan City Grid", "rezzed": True}
    beta = {"card": "Accelerated Beta Test", "advancement": 2}
    scene = table(corp={"servers": remote(beta, sansan)}, runner={"credits": 5}, turn="runner")
    assert requirement(scene.state, number(scene, "Accelerated Beta Test")) == 2
    run_on(scene, "Server 1")
    until(scene, "access-next")
    scene.choose(RUNNER, "SanSan")
    scene.choose(RUNNER, "trash", "SanSan")

    assert requirement(scene.state, number(scene, "Accelerated Beta Test")) == 3


@clause("ANR-ADV6")
def test_the_corp_is_never_forced_to_score():
    ready = {"card": "Hostile Takeover", "advancement": 2}
    scene = table(corp={"servers": remote(ready)})
    scene.choose(CORP, "gain-credit")

    assert scene.verbs(CORP) == ["score", "pass"]
    scene.pass_(CORP)
    assert scene.asked == (CORP, "action")


@clause("ANR-1.32", "ANR-Q31")
def test_advancement_counters_leave_a_scored_agenda_after_its_conditions_counted_them():
    ready = {"card": "Project Atlas", "advancement": 5}
    scene = table(corp={"servers": remote(ready)})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "score")
    atlas = number(scene, "Project Atlas")

    assert scene.state.counters[AGENDA_COUNTER][atlas] == 2
    assert scene.state.counters[ADVANCEMENT][atlas] == 0


@clause("ANR-V1", "ANR-E16", "ANR-E57", "ANR-Q14")
def test_seven_points_win_before_any_condition():
    corp = {
        "identity": "Jinteki: Personal Evolution",
        "rd": [],
        "score": ["Priority Requisition", "Priority Requisition"],
        "servers": remote({"card": "Hostile Takeover", "advancement": 2}),
    }
    scene = table(corp=corp, turn="corp", phase="start")
    assert scene.asked == (CORP, "draw-window")
    scene.choose(CORP, "score")

    assert scene.outcome is not None
    assert scene.outcome.winners == (CORP,)
    assert scene.outcome.clause == "ANR-V1"
    assert scene.happened(events.DAMAGE_DONE) == []
    assert len(scene.happened(events.GAME_OVER)) == 1


@clause("ANR-V1", "ANR-E17", "ANR-EV30", "ANR-V5")
def test_the_runner_wins_with_the_steal_before_the_damage_of_the_steal():
    corp = {"identity": "Jinteki: Personal Evolution", "hq": ["Accelerated Beta Test"]}
    stolen = ["Priority Requisition", "Accelerated Beta Test"]
    scene = table(corp=corp, runner={"score": stolen}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "access")
    scene.choose(RUNNER, "steal")

    assert scene.outcome is not None
    assert scene.outcome.winners == (RUNNER,)


@clause("ANR-E18", "ANR-CC31")
def test_six_points_and_an_empty_grip_lose_to_personal_evolution():
    corp = {"identity": "Jinteki: Personal Evolution", "hq": ["Accelerated Beta Test"]}
    stolen = ["Accelerated Beta Test", "Accelerated Beta Test"]
    scene = table(corp=corp, runner={"score": stolen}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "access")
    scene.choose(RUNNER, "steal")

    assert score(scene.state, RUNNER) == 6
    assert scene.outcome is not None
    assert scene.outcome.winners == (CORP,)


@clause("ANR-INS17", "ANR-E28", "ANR-CC6", "ANR-K19", "ANR-EV9", "ANR-1.16", "ANR-AB12")
def test_archer_costs_an_agenda_besides_its_credits():
    servers = {"hq": {"ice": ["Archer"]}}
    without = table(corp={"credits": 9, "servers": servers}, turn="runner")
    run_on(without, "HQ")
    assert without.verbs(CORP) == ["pass"]

    scene = table(
        corp={"credits": 4, "score": ["Hostile Takeover"], "servers": servers}, turn="runner"
    )
    run_on(scene, "HQ")
    scene.choose(CORP, "rez", "Archer")

    assert zone_of(scene, "Hostile Takeover") == REMOVED
    assert score(scene.state, CORP) == 0
    assert scene.happened(events.CREDITS_SPENT) == [(CORP, 4)]


@clause("ANR-1.35")
def test_a_stolen_agenda_does_not_work_for_the_runner():
    scene = table(runner={"score": ["Private Security Force"], "tags": 1}, turn="runner")

    assert not scene.offers(RUNNER, "Private Security Force")
    assert points(scene.state, number(scene, "Private Security Force")) == 2


@clause("ANR-CC34", "ANR-1.34")
def test_private_security_force_works_only_while_the_runner_is_tagged():
    score_area = ["Private Security Force"]
    assert not table(corp={"score": score_area}).offers(CORP, "use")
    scene = table(corp={"score": score_area}, runner={"tags": 1, "grip": ["Diesel"] * 2})
    scene.choose(CORP, "use", "Private Security Force")

    assert len(scene.state.zones[8]) == 1


@clause("ANR-ADV5", "ANR-V1", "ANR-EV8", "ANR-Q14")
def test_points_are_looked_at_before_the_counters_of_a_scored_agenda():
    """Project Beale counts as printed when the points are checked; its counters come after."""
    scored = ["Priority Requisition", "Private Security Force"]
    beale = remote({"card": "Project Beale", "advancement": 4})
    scene = table(
        turn="corp",
        rulings={"ANR-Q14": "exactly-7"},
        corp={"score": scored, "servers": beale},
    )
    scene.choose(CORP, "advance:", "Project Beale").choose(CORP, "score:", "Project Beale")

    assert scene.outcome is not None
    assert scene.outcome.winners == (CORP,)
    assert score(scene.state, CORP) == 7


@clause("ANR-ADV5", "ANR-EV8")
def test_a_scored_agenda_is_told_with_its_printed_points_and_gets_its_counters_then():
    beale = remote({"card": "Project Beale", "advancement": 4})
    scene = table(turn="corp", corp={"servers": beale})
    scene.choose(CORP, "advance:", "Project Beale").choose(CORP, "score:", "Project Beale")

    told = [line for line in scene.log(RUNNER) if "Project Beale" in line]
    assert told[-2:] == ["Corp scores Project Beale for 2.", "1 agenda counter on Project Beale."]
    assert score(scene.state, CORP) == 3


@clause("ANR-AB19", "ANR-DEC10", "ANR-ADV5")
def test_the_corp_orders_the_counters_of_an_agenda_among_its_other_conditions():
    nisei = remote({"card": "Nisei MK II", "advancement": 3})
    scene = table(
        turn="corp",
        corp={"identity": "Jinteki: Personal Evolution", "servers": nisei},
        runner={"grip": ["Diesel"] * 3},
    )
    scene.choose(CORP, "advance:", "Nisei").choose(CORP, "score:", "Nisei")

    assert scene.asked == (CORP, "trigger-order")
    assert set(scene.offered(CORP)) == {
        "Jinteki: Personal Evolution: do 1 net damage",
        "Nisei MK II: put its agenda counters on it",
    }
    card = number(scene, "Nisei MK II")
    scene.choose(CORP, "net damage")
    assert scene.state.counters[AGENDA_COUNTER][card] == 1


@clause("ANR-AB19")
def test_an_agenda_without_a_counter_to_come_asks_for_no_order():
    vitruvius = remote({"card": "Project Vitruvius", "advancement": 2})
    scene = table(
        turn="corp",
        corp={"identity": "Jinteki: Personal Evolution", "servers": vitruvius},
        runner={"grip": ["Diesel"] * 3},
    )
    scene.choose(CORP, "advance:", "Vitruvius").choose(CORP, "score:", "Vitruvius")

    assert scene.asked[1] != "trigger-order"
