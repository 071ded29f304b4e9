"""The Runner's programs that are not icebreakers, each used once and more where it matters."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.events import CARD_EXPOSED, TRACE_WEAKENED
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    CORP,
    GRIP,
    HEAP,
    PROGRAMS,
    RUNNER,
    RUNNER_SCORE,
    STACK,
    SUCCESSFUL_HQ,
    UNSUCCESSFUL_RUNS,
    VIRUS_COUNTER,
    ice_zone,
)
from nightdeck.games.android_netrunner.rules.memory import free_memory
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.tables import (
    card,
    corp_turn,
    counters,
    is_rezzed,
    names,
    runner_turn,
    strength_of,
)

WALL = {"card": "Wall of Static", "rezzed": True}
NOISE = "Noise: Hacker Extraordinaire"


# Viruses ------------------------------------------------------------------------------------------


@clause("ANR-VIR1", "ANR-AB5", "ANR-RUN5a")
def test_datasucker_collects_a_counter_at_each_success_on_a_central_server() -> None:
    scene = runner_turn({"servers": {"remote1": {"root": ["PAD Campaign"]}}}, rig=["Datasucker"])
    scene.choose(RUNNER, "Run on Archives")
    scene.pass_until("action")
    assert counters(scene, "Datasucker", VIRUS_COUNTER) == 1
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("access")
    assert counters(scene, "Datasucker", VIRUS_COUNTER) == 1


@clause("ANR-CC14", "ANR-CC21", "ANR-ICE1", "ANR-AB10")
def test_datasucker_weakens_the_encountered_ice_for_that_encounter() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": [WALL]}}}, rig=[{"card": "Datasucker", "virus": 2}, "Corroder"]
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Datasucker")
    assert strength_of(scene, "Wall of Static") == 2
    assert counters(scene, "Datasucker", VIRUS_COUNTER) == 1
    scene.choose(RUNNER, "Corroder: break")
    scene.pass_(RUNNER)
    assert scene.state.credits[RUNNER] == 4
    assert strength_of(scene, "Wall of Static") == 3


@clause("ANR-E06", "ANR-C2.2g", "ANR-VIR1")
def test_a_purge_empties_datasucker_and_medium() -> None:
    rig = [{"card": "Datasucker", "virus": 4}, {"card": "Medium", "virus": 3}]
    scene = corp_turn({"rig": rig})
    scene.choose(CORP, "Purge")
    assert counters(scene, "Datasucker", VIRUS_COUNTER) == 0
    assert counters(scene, "Medium", VIRUS_COUNTER) == 0
    assert scene.state.clicks[CORP] == 0
    assert not corp_turn({"rig": rig}, clicks=2).offers(CORP, "Purge")


@clause("ANR-E33", "ANR-CC25", "ANR-ACC2", "ANR-AB5")
def test_medium_digs_into_rd() -> None:
    top = ["Hedge Fund", "Enigma", "Hunter", "Tollbooth"]
    scene = runner_turn({"rd": top}, rig=[{"card": "Medium", "virus": 2}])
    scene.choose(RUNNER, "Run on R&D")
    scene.choose(RUNNER, "Continue")
    assert counters(scene, "Medium", VIRUS_COUNTER) == 3
    assert scene.offered(RUNNER) == ["0", "1", "2"]
    scene.choose(RUNNER, "2")
    for name in top[:3]:
        scene.choose(RUNNER, f"Leave {name}")
    assert scene.asked == (RUNNER, "action")


@clause("ANR-CC25")
def test_the_first_counter_of_medium_asks_nothing() -> None:
    scene = runner_turn({"rd": ["Hedge Fund", "Enigma"]}, rig=["Medium"])
    scene.choose(RUNNER, "Run on R&D")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Leave Hedge Fund")
    assert scene.asked == (RUNNER, "action")
    scene.choose(RUNNER, "Run on HQ")
    scene.pass_until("action")
    assert counters(scene, "Medium", VIRUS_COUNTER) == 1


@clause("ANR-CC44", "ANR-ACC2")
def test_medium_and_the_makers_eye_add_up() -> None:
    scene = runner_turn(
        {"rd": ["Hedge Fund"] * 6},
        rig=[{"card": "Medium", "virus": 1}],
        grip=["The Maker's Eye"],
    )
    scene.choose(RUNNER, "play", "The Maker's Eye")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "1")
    for _ in range(4):
        scene.choose(RUNNER, "Leave Hedge Fund")
    assert scene.asked == (RUNNER, "action")


@clause("ANR-ACC2", "ANR-AB5", "ANR-VIR1", "ANR-E66")
def test_nerve_agent_digs_into_hq_but_never_twice_into_the_same_card() -> None:
    scene = runner_turn(
        {"hq": ["Hedge Fund", "Enigma", "Hunter"]}, rig=[{"card": "Nerve Agent", "virus": 4}]
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Continue")
    assert scene.offered(RUNNER) == ["0", "1", "2", "3", "4"]
    scene.choose(RUNNER, "4")
    seen = []
    for _ in range(3):
        seen.append(scene.offered(RUNNER)[0])
        scene.choose(RUNNER, "Leave")
    assert sorted(seen) == ["Leave Enigma", "Leave Hedge Fund", "Leave Hunter"]
    assert scene.asked == (RUNNER, "action")
    assert counters(scene, "Nerve Agent", VIRUS_COUNTER) == 5


@clause("ANR-RUN5a")
def test_nerve_agent_cares_only_about_hq() -> None:
    scene = runner_turn(rig=[{"card": "Nerve Agent", "virus": 3}])
    scene.choose(RUNNER, "Run on R&D")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Leave Hedge Fund")
    assert counters(scene, "Nerve Agent", VIRUS_COUNTER) == 3
    assert scene.asked == (RUNNER, "action")


@clause("ANR-E41", "ANR-CC30", "ANR-R1.2", "ANR-SB1", "ANR-INS14")
def test_parasite_eats_wall_of_static() -> None:
    guest = {"card": "Parasite", "virus": 2}
    servers = {"hq": {"ice": [{**WALL, "hosted": [guest]}]}}
    scene = Scene(
        "android_netrunner", turn="runner", phase="start", corp={"servers": servers}, runner={}
    )
    assert scene.asked == (RUNNER, "action")
    assert names(scene, ARCHIVES) == ["Wall of Static"]
    assert names(scene, HEAP) == ["Parasite"]


@clause("ANR-INS15", "ANR-CC30")
def test_parasite_is_installed_only_on_rezzed_ice_and_uses_memory() -> None:
    servers = {"hq": {"ice": [WALL]}, "rd": {"ice": ["Enigma"]}}
    scene = runner_turn({"servers": servers}, grip=["Parasite"], identity=NOISE)
    assert [text for text in scene.offered(RUNNER) if "Parasite" in text] == [
        "Install Parasite on Wall of Static"
    ]
    scene.choose(RUNNER, "Install Parasite")
    assert free_memory(scene.state) == 3
    assert strength_of(scene, "Wall of Static") == 3


@clause("ANR-CC20", "ANR-CC21", "ANR-SB1")
def test_parasite_with_grimoire_kills_ice_of_strength_one_at_once() -> None:
    ice = [{"card": "Ice Wall", "rezzed": True}]
    scene = runner_turn({"servers": {"hq": {"ice": ice}}}, grip=["Parasite"], rig=["Grimoire"])
    scene.choose(RUNNER, "Install Parasite on Ice Wall")
    assert names(scene, ARCHIVES) == ["Ice Wall"]
    assert names(scene, HEAP) == ["Parasite"]


@clause("ANR-E61", "ANR-VIR1")
def test_a_purge_gives_the_host_of_parasite_its_strength_back() -> None:
    guest = {"card": "Parasite", "virus": 2}
    scene = corp_turn(servers={"hq": {"ice": [{**WALL, "hosted": [guest]}]}}, clicks=4)
    assert strength_of(scene, "Wall of Static") == 1
    scene.choose(CORP, "Purge")
    assert strength_of(scene, "Wall of Static") == 3
    assert names(scene, PROGRAMS) == ["Parasite"]


@clause("ANR-CC30", "ANR-INS13")
def test_parasite_stays_on_derezzed_ice_and_strikes_when_it_is_rezzed_again() -> None:
    guest = {"card": "Parasite", "virus": 2}
    scene = runner_turn(
        {"servers": {"hq": {"ice": [{**WALL, "hosted": [guest]}]}}, "credits": 9},
        grip=["Emergency Shutdown"],
        clicks=2,
        rig=["Sneakdoor Beta"],
    )
    scene.choose(RUNNER, "Sneakdoor Beta")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "play", "Emergency Shutdown")
    assert not is_rezzed(scene, "Wall of Static")
    scene.pass_until("action", seat=CORP)
    scene.pass_until("action", seat=RUNNER)
    assert counters(scene, "Parasite", VIRUS_COUNTER) == 3
    assert names(scene, ice_zone(0)) == ["Wall of Static"]
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(CORP, "Rez Wall of Static")
    assert names(scene, ARCHIVES)[-1:] == ["Wall of Static"]
    assert "Parasite" in names(scene, HEAP)


@clause("ANR-VIR1", "ANR-ACC3", "ANR-ACC13", "ANR-INS14", "ANR-K29", "ANR-CC57")
def test_imp_trashes_one_accessed_card_a_turn() -> None:
    scene = runner_turn({"rd": ["Hostile Takeover", "Hedge Fund"]}, rig=["Imp"])
    assert counters(scene, "Imp", VIRUS_COUNTER) == 2
    scene.choose(RUNNER, "Run on R&D")
    scene.choose(RUNNER, "Continue")
    assert scene.offers(RUNNER, "Steal Hostile Takeover")
    scene.choose(RUNNER, "Imp")
    assert names(scene, ARCHIVES) == ["Hostile Takeover"]
    assert names(scene, RUNNER_SCORE) == []
    assert counters(scene, "Imp", VIRUS_COUNTER) == 1
    scene.choose(RUNNER, "Run on R&D")
    scene.choose(RUNNER, "Continue")
    assert scene.offered(RUNNER) == ["Leave Hedge Fund"]


@clause("ANR-CC57", "ANR-ACC13")
def test_each_imp_has_its_own_limit_and_none_works_in_archives() -> None:
    scene = runner_turn({"rd": ["Hedge Fund"] * 3}, rig=["Imp", "Imp"])
    for _ in range(2):
        scene.choose(RUNNER, "Run on R&D")
        scene.choose(RUNNER, "Continue")
        scene.choose(RUNNER, scene.options(RUNNER)[0])
    assert names(scene, ARCHIVES) == ["Hedge Fund"] * 2
    assert [scene.state.counters[VIRUS_COUNTER][card(scene, "Imp", n)] for n in (0, 1)] == [1, 1]
    other = runner_turn({"archives": ["Hostile Takeover"]}, rig=["Imp"])
    other.choose(RUNNER, "Run on Archives")
    other.choose(RUNNER, "Continue")
    assert names(other, RUNNER_SCORE) == ["Hostile Takeover"]


@clause("ANR-VIR1")
def test_an_empty_imp_trashes_nothing() -> None:
    scene = runner_turn({"hq": ["Hedge Fund"]}, rig=[{"card": "Imp", "virus": 0}])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Continue")
    assert scene.offered(RUNNER) == ["Leave Hedge Fund"]
    assert names(scene, PROGRAMS) == ["Imp"]


# Hosts --------------------------------------------------------------------------------------------


@clause("ANR-CC16", "ANR-INS15", "ANR-K9")
def test_djinn_takes_programs_but_no_icebreakers_up_to_three_memory() -> None:
    scene = runner_turn(
        rig=["Djinn"], grip=["Magnum Opus", "Datasucker", "Corroder", "Imp"], credits=20
    )
    assert not scene.offers(RUNNER, "Corroder on Djinn")
    scene.choose(RUNNER, "Install Magnum Opus on Djinn")
    scene.choose(RUNNER, "Install Datasucker on Djinn")
    scene.choose(RUNNER, "Go on")
    assert not scene.offers(RUNNER, "Imp on Djinn")
    assert free_memory(scene.state) == 4
    assert scene.state.credits[RUNNER] == 14


@clause("ANR-R1.3g", "ANR-AB14")
def test_djinn_finds_a_virus() -> None:
    scene = runner_turn(rig=["Djinn"], stack=["Diesel", "Medium"])
    scene.choose(RUNNER, "Djinn: search")
    assert scene.offered(RUNNER) == ["Choose Medium", "Done"]
    scene.choose(RUNNER, "Medium")
    assert names(scene, GRIP) == ["Medium"]
    assert names(scene, STACK) == ["Diesel"]
    assert (scene.state.credits[RUNNER], scene.state.clicks[RUNNER]) == (4, 3)


@clause("ANR-INS15", "ANR-K9", "ANR-AB5", "ANR-1.20")
def test_scheherazade_pays_a_credit_for_each_program_installed_on_her() -> None:
    scene = runner_turn(rig=["Scheherazade"], grip=["Corroder", "Datasucker"], identity=NOISE)
    scene.choose(RUNNER, "Install Corroder on Scheherazade")
    assert scene.state.credits[RUNNER] == 4
    assert free_memory(scene.state) == 3
    scene.choose(RUNNER, "Install Datasucker")
    scene.choose(RUNNER, "Go on")
    assert scene.state.credits[RUNNER] == 3


@clause("ANR-INS15", "ANR-U1")
def test_programs_on_scheherazade_go_with_her() -> None:
    rig = [{"card": "Scheherazade", "hosted": ["Corroder"]}]
    scene = runner_turn(rig=rig, grip=["Scheherazade"])
    scene.choose(RUNNER, "Install Scheherazade")
    scene.pass_until("action")
    assert names(scene, PROGRAMS) == ["Scheherazade"]
    assert sorted(names(scene, HEAP)) == ["Corroder", "Scheherazade"]


@clause("ANR-INS8", "ANR-INS15", "ANR-INS20")
def test_what_carries_the_host_of_a_new_program_cannot_make_room_for_it() -> None:
    djinn = {"card": "Djinn", "hosted": ["Scheherazade"]}
    scene = runner_turn(rig=[djinn, "Corroder", "Mimic", "Yog.0"], grip=["Ninja"], identity=NOISE)
    scene.choose(RUNNER, "Install Ninja on Scheherazade")
    offered = scene.offered(RUNNER)
    assert offered == ["Trash Corroder first", "Trash Mimic first", "Trash Yog.0 first"]
    full = runner_turn(
        rig=[djinn, "Magnum Opus", "Yog.0"], grip=["Garrote"], identity=NOISE, credits=9
    )
    full.choose(RUNNER, "Install Garrote on Scheherazade")
    full.choose(RUNNER, "Trash Magnum Opus first")
    full.choose(RUNNER, "Go on")
    assert names(full, PROGRAMS)[-1:] == ["Garrote"]


# Others -------------------------------------------------------------------------------------------


@clause("ANR-E40", "ANR-CC42", "ANR-R1.3g", "ANR-RUN5a", "ANR-CC19")
def test_sneakdoor_beta_turns_a_run_on_archives_into_one_on_hq() -> None:
    scene = runner_turn(
        {"hq": ["Hostile Takeover"], "archives_down": ["Enigma"]},
        rig=["Sneakdoor Beta"],
        identity="Gabriel Santiago: Consummate Professional",
    )
    scene.choose(RUNNER, "Sneakdoor Beta")
    scene.choose(RUNNER, "Continue")
    assert scene.state.credits[RUNNER] == 7
    scene.choose(RUNNER, "Steal Hostile Takeover")
    assert scene.state.tally[SUCCESSFUL_HQ] == 1
    assert names(scene, ARCHIVES) == []


@clause("ANR-CC42", "ANR-AB20")
def test_sneakdoor_beta_redirects_although_it_was_trashed_during_the_run() -> None:
    rotor = {"card": "Rototurret", "rezzed": True}
    scene = runner_turn(
        {"servers": {"archives": {"ice": [rotor]}}, "hq": ["Hostile Takeover"]},
        rig=["Sneakdoor Beta", {"card": "Crypsis", "virus": 1}],
        credits=9,
    )
    scene.choose(RUNNER, "Sneakdoor Beta")
    scene.choose(RUNNER, "Crypsis: break")
    scene.choose(RUNNER, "End the run")
    scene.pass_(RUNNER)
    scene.choose(CORP, "Sneakdoor Beta")
    scene.choose(RUNNER, "remove 1 virus counter")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Steal Hostile Takeover")
    assert scene.state.tally[SUCCESSFUL_HQ] == 1
    assert names(scene, HEAP) == ["Sneakdoor Beta"]


@clause("ANR-R1.3g", "ANR-1.20")
def test_magnum_opus_pays_two_credits_a_click() -> None:
    scene = runner_turn(rig=["Magnum Opus"])
    scene.choose(RUNNER, "Magnum Opus")
    assert scene.state.credits[RUNNER] == 7
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-CC26", "ANR-E59", "ANR-AB8", "ANR-D3", "ANR-AB13")
def test_net_shield_prevents_one_point_of_the_first_net_damage_of_a_turn() -> None:
    mine = {"card": "Data Mine", "rezzed": True}
    scene = runner_turn(
        {"servers": {"hq": {"ice": [mine, mine]}}}, rig=["Net Shield"], grip=["Diesel"] * 3
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Net Shield")
    assert scene.state.credits[RUNNER] == 4
    assert len(scene.state.zones[GRIP]) == 3
    scene.choose(RUNNER, "Continue")
    assert scene.asked == (RUNNER, "jack-out")
    assert len(scene.state.zones[GRIP]) == 2


@clause("ANR-AB15", "ANR-RUN2a", "ANR-RUN14")
def test_snitch_exposes_the_first_ice_and_lets_the_runner_jack_out_there() -> None:
    scene = runner_turn({"servers": {"hq": {"ice": ["Enigma", "Hunter"]}}}, rig=["Snitch"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Yes")
    assert scene.happened(CARD_EXPOSED) == [(scene.state.definition[card(scene, "Hunter")],)]
    scene.choose(RUNNER, "Jack out")
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1
    assert scene.asked == (RUNNER, "action")


@clause("ANR-RUN2c", "ANR-AB15")
def test_snitch_works_once_a_run_and_only_on_unrezzed_ice() -> None:
    ice = ["Enigma", "Hunter", {"card": "Ice Wall", "rezzed": True}]
    scene = runner_turn({"servers": {"hq": {"ice": ice}}}, rig=["Snitch", "Corroder"], credits=9)
    scene.choose(RUNNER, "Run on HQ")
    assert scene.asked == (RUNNER, "break-window")
    scene.choose(RUNNER, "Corroder: break")
    scene.pass_(RUNNER)
    scene.choose(RUNNER, "Yes")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Continue")
    scene.pass_(CORP)
    assert scene.asked == (RUNNER, "jack-out")
    assert len(scene.happened(CARD_EXPOSED)) == 1


@clause("ANR-RUN2c", "ANR-DEC9")
def test_a_declined_snitch_may_be_used_at_the_next_ice() -> None:
    scene = runner_turn({"servers": {"hq": {"ice": ["Enigma", "Hunter"]}}}, rig=["Snitch"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "No")
    scene.pass_(CORP)
    scene.choose(RUNNER, "Yes")
    assert scene.happened(CARD_EXPOSED) == [(scene.state.definition[card(scene, "Enigma")],)]


@clause("ANR-T1", "ANR-AB1", "ANR-T4")
def test_disrupter_takes_the_base_strength_from_a_trace() -> None:
    hunter = {"card": "Hunter", "rezzed": True}
    scene = runner_turn(
        {"servers": {"hq": {"ice": [hunter]}}, "credits": 0}, rig=["Disrupter"], credits=0
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Disrupter")
    assert scene.state.runner_tags == 0
    assert names(scene, HEAP) == ["Disrupter"]
    assert len(scene.happened(TRACE_WEAKENED)) == 1
    kept = runner_turn(
        {"servers": {"hq": {"ice": [hunter]}}, "credits": 0}, rig=["Disrupter"], credits=0
    )
    kept.choose(RUNNER, "Run on HQ")
    kept.pass_(RUNNER)
    assert kept.state.runner_tags == 1
    assert names(kept, PROGRAMS) == ["Disrupter"]


@clause("ANR-INS13", "ANR-AB1", "ANR-ICE5", "ANR-RUN3.1b")
def test_crescentus_derezzes_ice_whose_subroutines_are_all_broken() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": [{"card": "Enigma", "rezzed": True}]}}},
        rig=["Crescentus", "Gordian Blade"],
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.pass_until("break-window")
    assert not scene.offers(RUNNER, "Crescentus")
    scene.choose(RUNNER, "Gordian Blade: break")
    scene.choose(RUNNER, "Break: End the run")
    assert not scene.offers(RUNNER, "Crescentus")
    scene.choose(RUNNER, "Gordian Blade: break")
    scene.choose(RUNNER, "Crescentus")
    assert not is_rezzed(scene, "Enigma")
    assert names(scene, HEAP) == ["Crescentus"]
    scene.pass_until("jack-out")
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-AB1", "ANR-AB14", "ANR-INS11", "ANR-RUN2b")
def test_self_modifying_code_becomes_a_program_of_the_stack_during_a_run() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": [WALL]}}},
        rig=["Self-modifying Code"],
        stack=["Diesel", "Corroder", "Femme Fatale"],
        credits=9,
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Self-modifying Code")
    assert scene.offered(RUNNER) == ["Choose Corroder", "Done"]
    scene.choose(RUNNER, "Corroder")
    assert names(scene, PROGRAMS) == ["Corroder"]
    assert scene.state.credits[RUNNER] == 5
    assert sorted(names(scene, STACK)) == ["Diesel", "Femme Fatale"]
    assert names(scene, HEAP) == ["Self-modifying Code"]


@clause("ANR-AB3", "ANR-AB14")
def test_self_modifying_code_may_find_nothing_and_needs_two_credits() -> None:
    scene = runner_turn(rig=["Self-modifying Code"], stack=["Diesel"])
    scene.choose(RUNNER, "Take 1 credit")
    scene.choose(RUNNER, "Self-modifying Code")
    scene.choose(RUNNER, "Done")
    assert names(scene, HEAP) == ["Self-modifying Code"]
    assert scene.state.credits[RUNNER] == 4
    poor = runner_turn(rig=["Self-modifying Code"], credits=0)
    poor.choose(RUNNER, "Take 1 credit")
    assert poor.asked == (RUNNER, "action")
