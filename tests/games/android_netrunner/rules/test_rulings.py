"""ANR-Q: every ruling is a switch; here are the values that are not the default."""

from __future__ import annotations

import pytest

from nightdeck.games import game
from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.modifiers import score
from nightdeck.games.android_netrunner.model.rulings import RULINGS
from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    ARCHIVES,
    ARCHIVES_DOWN,
    CREDIT,
    GRIP,
    HARDWARE_ROW,
    HEAP,
    NET,
    PROGRAMS,
    RESOURCES,
    ice_zone,
    root,
)
from nightdeck.games.android_netrunner.rules.damage import do_damage
from nightdeck.games.android_netrunner.rules.tags import take_bad_publicity
from nightdeck.kernel import BadSetup, Setup, new_game
from nightdeck.kernel.engine import advance
from nightdeck.kernel.state import bit
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    act,
    go_on,
    names,
    number,
    pass_windows,
    run_on,
    table,
    until,
    zone_of,
)

PAD = {"remote1": {"root": ["PAD Campaign"]}}
NOISE = "Noise: Hacker Extraordinaire"


def ruled(name: str, value: str, **position: object) -> Scene:
    return table(rulings={f"ANR-{name}": value}, **position)


def test_there_are_fifty_one_rulings_whose_default_is_their_first_value():
    assert len(RULINGS) == 51
    assert all(ruling.default == ruling.values[0] for ruling in RULINGS)


@clause("ANR-Q01", "ANR-Q04", "ANR-Q07", "ANR-Q44", "ANR-Q45", "ANR-Q46")
def test_rulings_without_an_alternative_have_one_value():
    single = [ruling.name[4:] for ruling in RULINGS if len(ruling.values) == 1]

    assert single == ["Q01", "Q04", "Q07", "Q44", "Q45", "Q46"]


def test_an_unknown_value_is_refused():
    with pytest.raises(BadSetup, match="ANR-Q02"):
        new_game(game("android_netrunner"), Setup(rulings={"ANR-Q02": "sometimes"}))


@clause("ANR-Q02")
def test_q02_the_first_window_may_come_after_turn_begins():
    pad = {"remote1": {"root": [{"card": "PAD Campaign", "rezzed": True}, "Red Herrings"]}}
    scene = ruled("Q02", "after-begin", corp={"servers": pad}, turn="corp", phase="start")

    assert scene.asked == (CORP, "draw-window")
    assert scene.state.credits[CORP] == 6


@clause("ANR-Q03")
def test_q03_clicks_may_be_granted_at_the_start_of_the_turn():
    scene = ruled("Q03", "turn-start", corp={"servers": PAD}, turn="corp", phase="start")

    assert scene.asked == (CORP, "draw-window")
    assert scene.state.clicks[CORP] == 3
    pass_windows(scene)
    assert scene.state.clicks[CORP] == 3


@clause("ANR-Q05")
def test_q05_jacking_out_may_need_ice():
    scene = ruled("Q05", "forbidden", corp={"hq": ["Hunter"]}, turn="runner")
    run_on(scene, "HQ")

    assert scene.asked == (RUNNER, "access")


@clause("ANR-Q06")
def test_q06_the_fatal_draw_may_be_hidden():
    assert table(corp={"rd": []}).offers(CORP, "draw:")
    assert not ruled("Q06", "option-hidden", corp={"rd": []}).offers(CORP, "draw:")


@clause("ANR-Q06", "ANR-V2")
def test_q06_by_default_the_optional_draw_loses():
    scene = table(corp={"rd": []})
    scene.choose(CORP, "draw:")

    assert scene.outcome is not None
    assert scene.outcome.winners == (RUNNER,)


@clause("ANR-Q08")
def test_q08_purging_may_touch_corp_cards_only():
    rig = [{"card": "Medium", "virus": 3}]
    assert not ruled("Q08", "corp-cards-only", runner={"rig": rig}).offers(CORP, "purge")


@clause("ANR-Q09")
def test_q09_any_installed_card_or_none_may_be_trashed_when_installing():
    servers = {"hq": {"ice": ["Enigma"]}, "rd": {"ice": ["Hunter"]}}
    corp = {"hq": ["Ice Wall"], "servers": servers}
    scene = ruled("Q09", "any-installed", corp=corp)
    scene.choose(CORP, "install", "Ice Wall", "HQ")
    assert scene.offers(CORP, "trash-first", "Hunter")

    scene = ruled("Q09", "none", corp=corp)
    scene.choose(CORP, "install", "Ice Wall", "HQ")
    assert names(scene, ice_zone(0)) == ["Enigma", "Ice Wall"]


@clause("ANR-Q10")
def test_q10_an_asset_may_be_rezzed_within_the_install():
    scene = ruled("Q10", "within-install", corp={"hq": ["PAD Campaign"]})
    scene.choose(CORP, "install", "PAD Campaign")
    assert scene.asked == (CORP, "rez-now")
    scene.choose(CORP, "yes")

    assert scene.state.rezzed[number(scene, "PAD Campaign")]
    assert scene.state.credits[CORP] == 3


@clause("ANR-Q11")
def test_q11_a_second_console_may_replace_the_first():
    runner = {"grip": ["Desperado"], "rig": ["Grimoire"]}
    scene = ruled("Q11", "replace", runner=runner, turn="runner")
    scene.choose(RUNNER, "install", "Desperado")

    assert names(scene, HARDWARE_ROW) == ["Desperado"]
    assert names(scene, HEAP) == ["Grimoire"]


@clause("ANR-Q12")
def test_q12_no_icebreaker_at_all_may_break_trap_ice():
    mine = {"hq": {"ice": [{"card": "Data Mine", "rezzed": True}]}}
    runner = {"rig": ["Crypsis"], "grip": ["Diesel"]}
    scene = ruled("Q12", "none", corp={"servers": mine}, runner=runner, turn="runner")
    run_on(scene, "HQ")
    until(scene, "break-window")
    scene.choose(RUNNER, "Crypsis", "strength")
    scene.choose(RUNNER, "Crypsis", "strength")

    assert not scene.offers(RUNNER, "Crypsis", "break")


@clause("ANR-Q13")
def test_q13_programs_may_be_trashed_only_if_memory_is_short():
    runner = {"grip": ["Corroder"], "rig": ["Medium"]}
    scene = ruled("Q13", "only-if-needed", runner=runner, turn="runner")
    scene.choose(RUNNER, "install", "Corroder")

    assert names(scene, PROGRAMS) == ["Medium", "Corroder"]


@clause("ANR-Q13")
def test_q13_the_series_ends_as_soon_as_memory_suffices():
    runner = {"identity": NOISE, "grip": ["Corroder"], "rig": ["Medium"] * 4}
    scene = ruled("Q13", "only-if-needed", runner=runner, turn="runner")
    scene.choose(RUNNER, "install", "Corroder")
    scene.take(RUNNER, 0)

    assert len(scene.state.zones[PROGRAMS]) == 4


@clause("ANR-Q14")
def test_q14_exactly_seven_points_may_be_needed():
    ready = {"remote1": {"root": [{"card": "Private Security Force", "advancement": 4}]}}
    three = ["Priority Requisition"] * 2
    scene = ruled("Q14", "exactly-7", corp={"score": three, "servers": ready})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "score")

    assert score(scene.state, CORP) == 8
    assert scene.outcome is None


@clause("ANR-Q15")
def test_q15_a_negative_hand_size_may_kill_before_discarding():
    servers = {"remote1": {"root": ["PAD Campaign"]}}
    runner = {"brain_damage": 6, "clicks": 1, "grip": ["Diesel"]}
    scene = ruled("Q15", "discard-step", corp={"servers": servers}, runner=runner, turn="runner")
    scene.choose(RUNNER, "gain-credit")
    scene.pass_(CORP)

    assert scene.outcome is not None
    assert names(scene, GRIP) == ["Diesel"]


def harm(scene: Scene, amount: int) -> Scene:
    scene.state.question = None
    scene.state.at[-1] -= 1
    do_damage(scene.state, NET, amount)
    advance(scene.state)
    return scene


@clause("ANR-Q16")
def test_q16_damage_may_be_as_many_events_as_points():
    scene = ruled("Q16", "n-events", runner={"grip": ["Diesel"] * 3}, turn="runner")
    harm(scene, 2)

    assert scene.happened(events.DAMAGE_DONE) == [(NET, 1), (NET, 1)]


@clause("ANR-Q17")
def test_q17_the_opponent_may_pick_random_cards():
    scene = ruled("Q17", "opponent", runner={"grip": ["Diesel"] * 3}, turn="runner")
    harm(scene, 1)
    assert scene.asked == (CORP, "random-card")
    assert len(scene.options(CORP)) == 3
    scene.take(CORP, 1)
    assert len(scene.state.zones[GRIP]) == 2

    access = ruled("Q17", "opponent", corp={"hq": ["Hunter", "Enigma"]}, turn="runner")
    run_on(access, "HQ")
    go_on(access)
    assert access.asked == (RUNNER, "random-card")


@clause("ANR-Q18")
@pytest.mark.parametrize(("value", "credits"), [("next-run", 0), ("at-once", 1)])
def test_q18_bad_publicity_taken_during_a_run(value: str, credits: int):
    scene = ruled("Q18", value, corp={"hq": ["Hunter"]}, turn="runner")
    run_on(scene, "HQ")
    take_bad_publicity(scene.state, 1)

    assert scene.state.publicity_credits == credits


@clause("ANR-Q19")
def test_q19_a_second_unique_card_may_be_refused():
    runner = {"grip": ["Wyldside"], "rig": ["Wyldside"]}
    scene = ruled("Q19", "refuse", runner=runner, turn="runner")
    assert not scene.offers(RUNNER, "install")

    first = {"card": "Akitaro Watanabe", "rezzed": True}
    servers = {"hq": {"root": [first]}, "rd": {"root": ["Akitaro Watanabe"]}}
    scene = ruled("Q19", "refuse", corp={"servers": servers})
    scene.choose(CORP, "gain-credit")
    assert not scene.offers(CORP, "rez")


@clause("ANR-Q20")
def test_q20_unseen_cards_from_rd_may_arrive_face_up():
    runner = {"identity": NOISE, "grip": ["Datasucker"]}
    scene = ruled("Q20", "face-up", runner=runner, turn="runner")
    scene.choose(RUNNER, "install", "Datasucker")

    assert len(scene.state.zones[ARCHIVES]) == 1
    assert len(scene.state.zones[ARCHIVES_DOWN]) == 0


@clause("ANR-Q21")
def test_q21_encounter_boosts_may_be_allowed_everywhere_and_end_with_the_window():
    from nightdeck.games.android_netrunner.model.modifiers import strength

    runner = {"rig": ["Corroder"]}
    scene = ruled("Q21", "allowed-no-carry", runner=runner, turn="runner")
    scene.choose(RUNNER, "gain-credit")
    scene.choose(RUNNER, "Corroder", "strength")
    assert strength(scene.state, number(scene, "Corroder")) == 3
    scene.pass_(RUNNER)

    assert strength(scene.state, number(scene, "Corroder")) == 2


@clause("ANR-Q22")
def test_q22_abilities_without_effect_may_be_used():
    corp = {"score": [{"card": "Nisei MK II", "agenda": 1}]}
    scene = ruled("Q22", "yes", corp=corp)
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "Nisei MK II")

    assert scene.asked == (CORP, "action")


@clause("ANR-Q23")
def test_q23_first_time_may_count_from_the_arrival_of_the_card():
    runner = {"grip": ["Net Shield", "Diesel"], "credits": 9}
    for value, asked in (("count-from-turn-start", "action"), ("count-from-arrival", "prevention")):
        scene = ruled("Q23", value, runner=runner, turn="runner", this_turn={"net_damage": 1})
        scene.choose(RUNNER, "install", "Net Shield")
        harm(scene, 1)
        assert scene.asked == (RUNNER, asked)


@clause("ANR-Q24", "ANR-DEC16", "ANR-AB18")
def test_q24_the_payer_may_choose_the_mix():
    corp = {"bad_publicity": 2, "servers": PAD}
    scene = ruled("Q24", "ask-always", corp=corp, runner={"credits": 4}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access")
    scene.choose(RUNNER, "trash")
    assert scene.asked == (RUNNER, "payment")
    scene.take(RUNNER, 0)

    assert scene.state.credits[RUNNER] == 0
    assert zone_of(scene, "PAD Campaign") == ARCHIVES


@clause("ANR-Q25")
def test_q25_conditions_of_playing_may_come_after_the_text():
    better = "Weyland Consortium: Building a Better World"
    for value, gained in (("before-resolve", [1, 9]), ("after-resolve", [9, 1])):
        corp = {"identity": better, "hq": ["Hedge Fund"]}
        scene = ruled("Q25", value, corp=corp)
        scene.choose(CORP, "play", "Hedge Fund")
        assert [args[1] for args in scene.happened(events.CREDITS_GAINED)] == gained


@clause("ANR-Q26")
def test_q26_subroutines_of_ice_that_left_play_may_stop():
    from nightdeck.games.android_netrunner.rules.leaving import trash_now

    enigma = {"hq": {"ice": [{"card": "Ichi 1.0", "rezzed": True}]}}
    runner = {"rig": ["Corroder", "Mimic"], "clicks": 1, "grip": ["Diesel"] * 3}
    for value, resolved in (("resolve", 3), ("stop", 1)):
        scene = ruled("Q26", value, corp={"servers": enigma}, runner=runner, turn="runner")
        run_on(scene, "HQ")
        until(scene, "card")
        trash_now(scene.state, number(scene, "Ichi 1.0"), CORP)
        while scene.asked[1] != "action":
            scene.take(scene.asked[0], 0)
        assert len(scene.happened(events.SUBROUTINE_RESOLVED)) == resolved


@clause("ANR-Q27")
@pytest.mark.parametrize(
    ("value", "unsuccessful", "successful"),
    [("end-run-neutral", 0, 0), ("end-run-unsuccessful", 1, 0), ("continue-empty", 0, 1)],
)
def test_q27_a_vanished_server(value: str, unsuccessful: int, successful: int):
    ice = {"remote1": {"ice": [{"card": "Himitsu-Bako", "rezzed": True}]}}
    scene = ruled("Q27", value, corp={"servers": ice}, turn="runner")
    run_on(scene, "Server 1")
    scene.choose(CORP, "use", "Himitsu-Bako")
    go_on(scene)

    assert len(scene.happened(events.RUN_UNSUCCESSFUL)) == unsuccessful
    assert len(scene.happened(events.RUN_SUCCESSFUL)) == successful
    assert len(scene.happened(events.RUN_ENDS)) == 1


@clause("ANR-Q28")
def test_q28_the_corps_encounter_conditions_may_come_first():
    toll = {"hq": {"ice": [{"card": "Tollbooth", "rezzed": True}]}}
    runner = {"grip": ["Inside Job"], "credits": 5}
    scene = ruled("Q28", "ice-first", corp={"servers": toll}, runner=runner, turn="runner")
    scene.choose(RUNNER, "play", "Inside Job", "HQ")
    go_on(scene)

    assert scene.state.credits[RUNNER] == 0


@clause("ANR-Q29")
def test_q29_an_ambush_that_hurt_may_be_safe_from_trashing():
    corp = {"hq": ["Snare!"], "credits": 4}
    runner = {"grip": ["Diesel"] * 4}
    scene = ruled("Q29", "no", corp=corp, runner=runner, turn="runner")
    run_on(scene, "HQ")
    go_on(scene)
    scene.choose(CORP, "yes")

    assert scene.verbs(RUNNER) == ["leave"]


@clause("ANR-Q30")
def test_q30_an_additional_steal_cost_may_be_compulsory():
    herrings = {"card": "Red Herrings", "rezzed": True}
    servers = {"remote1": {"root": [herrings, "Hostile Takeover"]}}
    scene = ruled("Q30", "must-if-able", corp={"servers": servers}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access-next")
    scene.choose(RUNNER, "face-down")

    assert scene.verbs(RUNNER) == ["steal"]


@clause("ANR-Q31")
def test_q31_advancement_counters_may_stay_on_scored_agendas():
    ready = {"remote1": {"root": [{"card": "Hostile Takeover", "advancement": 2}]}}
    scene = ruled("Q31", "keep", corp={"servers": ready})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "score")

    assert scene.state.counters[ADVANCEMENT][number(scene, "Hostile Takeover")] == 2


@clause("ANR-Q32")
def test_q32_the_tournament_list_allows_one_astroscript():
    deck = game("android_netrunner").decks["wave2-world-is-yours"]
    rulings = game("android_netrunner").ruling_values({"ANR-Q32": "faq-3.1"})
    default = game("android_netrunner").ruling_values({})

    assert game("android_netrunner").deck_violations(deck, default) == []
    broken = game("android_netrunner").deck_violations(deck, rulings)
    assert deck.cards["astroscript-pilot-program"] > 1
    assert [each.clause for each in broken] == ["ANR-B2"]


@clause("ANR-Q34")
def test_q34_the_corp_may_always_or_never_be_asked():
    ice = {"hq": {"ice": ["Enigma"]}}
    always = ruled("Q34", "always-offer-corp-in-runs", corp={"hq": ["Hunter"]}, turn="runner")
    run_on(always, "HQ")
    always.choose(RUNNER, "continue")
    assert always.asked == (CORP, "last-rez-window")

    never = ruled("Q34", "auto-pass", corp={"credits": 0, "servers": ice}, turn="runner")
    run_on(never, "HQ")
    assert never.asked == (RUNNER, "jack-out")


@clause("ANR-Q36")
def test_q36_the_corp_may_act_first_in_every_window():
    runner = {"rig": ["Gordian Blade"]}
    corp = {"servers": {"hq": {"ice": ["Enigma"]}}}
    scene = ruled("Q36", "corp", corp=corp, runner=runner, turn="runner")
    run_on(scene, "HQ")
    until(scene, "rez-window")

    assert scene.asked[0] == CORP


@clause("ANR-Q37")
def test_q37_two_regions_may_wait_for_the_rez():
    region = {"remote1": {"root": [{"card": "SanSan City Grid", "rezzed": True}]}}
    corp = {"hq": ["Hokusai Grid"], "servers": region}
    scene = ruled("Q37", "yes", corp=corp)
    scene.choose(CORP, "install", "Hokusai Grid", "Server 1")
    scene.choose(CORP, "go-on")
    assert len(scene.state.zones[root(3)]) == 2
    scene.choose(CORP, "rez", "Hokusai Grid")

    assert names(scene, root(3)) == ["Hokusai Grid"]


@clause("ANR-Q38")
def test_q38_a_trace_may_demand_at_least_one_credit():
    hunter = {"hq": {"ice": [{"card": "Hunter", "rezzed": True}]}}
    corp = {"credits": 2, "servers": hunter}
    scene = ruled("Q38", "must-spend", corp=corp, runner={"credits": 0}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "trace-bid")

    assert scene.options(CORP) == [(28, 1), (28, 2)]


@clause("ANR-Q39")
def test_q39_the_corp_may_learn_what_is_accessed_in_rd():
    scene = ruled("Q39", "yes", corp={"rd": ["Hunter", "Enigma"]}, turn="runner")
    run_on(scene, "R&D")
    until(scene, "access")

    assert scene.state.known[number(scene, "Hunter")] & bit(CORP)


@clause("ANR-Q40")
def test_q40_root_upgrades_may_be_accessed_after_a_replacement():
    corp = {"credits": 3, "hq": ["Hunter"], "servers": {"hq": {"root": ["Red Herrings"]}}}
    runner = {"grip": ["Account Siphon"]}
    scene = ruled("Q40", "root-still", corp=corp, runner=runner, turn="runner")
    scene.choose(RUNNER, "play", "Account Siphon")
    go_on(scene)
    scene.choose(RUNNER, "Account Siphon")
    scene.choose(RUNNER, "number: 0")

    assert scene.asked == (RUNNER, "access")
    assert scene.state.accessing == number(scene, "Red Herrings")


@clause("ANR-Q42")
def test_q42_the_impossible_side_of_a_choice_may_be_chosen():
    runner = {"rig": [{"card": "Crypsis"}], "credits": 9}
    wall = {"hq": {"ice": [{"card": "Ice Wall", "rezzed": True}]}}
    scene = ruled("Q42", "free", corp={"servers": wall}, runner=runner, turn="runner")
    run_on(scene, "HQ")
    until(scene, "break-window")
    scene.choose(RUNNER, "Crypsis", "strength")
    scene.choose(RUNNER, "Crypsis", "break")
    scene.pass_(RUNNER)

    assert scene.asked == (RUNNER, "mode")
    assert len(scene.options(RUNNER)) == 2


@clause("ANR-Q43")
@pytest.mark.parametrize(("value", "offered"), [("yes", True), ("no", False)])
def test_q43_ice_derezzed_while_it_is_approached(value: str, offered: bool):
    from nightdeck.games.android_netrunner.rules.leaving import derez

    enigma = {"hq": {"ice": [{"card": "Enigma", "rezzed": True}]}}
    runner = {"rig": ["Gordian Blade"]}
    scene = ruled("Q43", value, corp={"servers": enigma}, runner=runner, turn="runner")
    run_on(scene, "HQ")
    until(scene, "rez-window")
    derez(scene.state, number(scene, "Enigma"))
    scene.pass_(RUNNER)

    assert scene.offers(CORP, "rez", "Enigma") is offered


@clause("ANR-Q47")
def test_q47_a_click_that_cannot_be_lost_may_be_owed():
    enigma = {"hq": {"ice": [{"card": "Enigma", "rezzed": True}]}}
    scene = ruled("Q47", "next-turn", corp={"servers": enigma}, runner={"clicks": 1}, turn="runner")
    run_on(scene, "HQ")
    for _ in range(3):
        act(scene, CORP, "gain-credit")
    pass_windows(scene)

    assert scene.asked == (RUNNER, "action")
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-Q48")
@pytest.mark.parametrize(("value", "credits"), [("yes", 4), ("no", 3)])
def test_q48_a_card_rezzed_just_before_the_turn_begins(value: str, credits: int):
    scene = ruled("Q48", value, corp={"servers": PAD}, turn="corp", phase="start")
    scene.choose(CORP, "rez", "PAD Campaign")

    assert scene.state.credits[CORP] == credits


@clause("ANR-Q49")
def test_q49_temporary_credits_may_not_pay_for_trashing():
    corp = {"bad_publicity": 2, "servers": PAD}
    scene = ruled("Q49", "no", corp=corp, runner={"credits": 3}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access")

    assert scene.verbs(RUNNER) == ["leave"]


@clause("ANR-Q50")
def test_q50_the_order_of_conditionals_may_always_be_asked():
    pads = {
        "remote1": {"root": [{"card": "PAD Campaign", "rezzed": True}]},
        "remote2": {"root": [{"card": "Adonis Campaign", "rezzed": True}]},
    }
    scene = ruled("Q50", "always", corp={"servers": pads}, turn="corp", phase="start")

    assert scene.asked == (CORP, "trigger-order")


@clause("ANR-Q51", "ANR-E72", "ANR-CC51")
@pytest.mark.parametrize(("value", "clicks"), [("yes", 2), ("next-turn", 1)])
def test_q51_mandatory_upgrades(value: str, clicks: int):
    ready = {"remote1": {"root": [{"card": "Mandatory Upgrades", "advancement": 6}]}}
    scene = ruled("Q51", value, corp={"servers": ready, "clicks": 2})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "score")

    assert scene.state.clicks[CORP] == clicks


@clause("ANR-Q33")
def test_q33_only_the_name_of_brain_damage_changes():
    names_of = {"brain": "brain", "core": "core"}
    for value, word in names_of.items():
        scene = ruled("Q33", value, runner={"brain_damage": 1}, turn="runner")
        numbers = scene.view(RUNNER)["seats"][RUNNER]["numbers"]
        assert any(word in entry["label"].casefold() for entry in numbers)


@clause("ANR-Q35", "ANR-MS2")
def test_q35_a_match_may_count_wins_only():
    ready = {"remote1": {"root": [{"card": "Hostile Takeover", "advancement": 2}]}}
    corp = {"score": ["Priority Requisition"] * 2, "servers": ready}
    for value, points in (("ten-plus-agenda-points", (10, 3)), ("wins-only", (1, 0))):
        scene = ruled("Q35", value, corp=corp, runner={"score": ["Priority Requisition"]})
        scene.choose(CORP, "gain-credit")
        scene.choose(CORP, "score")
        assert scene.game.match_points(scene.state) == points


@clause("ANR-Q41", "ANR-B7")
def test_q41_small_decks_may_have_no_agenda_rule():
    from nightdeck.kernel.game import Deck

    deck = Deck("small", "Small", "corp", {"hedge-fund": 3}, "haas-bioroid-engineering-the-future")
    the_game = game("android_netrunner")

    def clauses(value: str) -> list[str]:
        rulings = the_game.ruling_values({"ANR-Q41": value})
        return [each.clause for each in the_game.deck_violations(deck, rulings)]

    assert "ANR-B7" in clauses("formula")
    assert "ANR-B7" not in clauses("none")


@clause("ANR-Q24")
def test_q24_one_source_is_never_asked_about():
    scene = ruled("Q24", "ask-always", runner={"grip": ["Corroder"]}, turn="runner")
    scene.choose(RUNNER, "install", "Corroder")

    assert scene.asked == (RUNNER, "action")
    assert scene.state.counters[CREDIT] == [0] * len(scene.state.definition)
    assert names(scene, RESOURCES) == []


@clause("ANR-Q22", "ANR-C2.2g", "ANR-AB3")
def test_q22_reaches_the_purge():
    assert ruled("Q22", "yes", turn="corp").offers(CORP, "purge")
    assert not ruled("Q22", "no", turn="corp").offers(CORP, "purge")
