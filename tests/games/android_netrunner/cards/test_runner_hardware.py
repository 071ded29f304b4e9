"""The Runner's hardware, each used once and more often where it has conditions."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.events import CARD_EXPOSED, DECK_SHUFFLED
from nightdeck.games.android_netrunner.model.modifiers import link, memory_limit, rez_cost
from nightdeck.games.android_netrunner.model.terms import (
    CORP,
    CREDIT,
    GRIP,
    HARDWARE_ROW,
    HEAP,
    POWER,
    PROGRAMS,
    RUNNER,
    RUNNER_SCORE,
    RUNS_BEGUN,
    STACK,
    SUCCESSFUL_RUNS,
    VIRUS_COUNTER,
)
from nightdeck.games.android_netrunner.rules.memory import free_memory
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.tables import (
    card,
    corp_turn,
    counters,
    names,
    runner_turn,
    strength_of,
)

WALL = {"card": "Wall of Static", "rezzed": True}
ENIGMA = {"card": "Enigma", "rezzed": True}
HUNTER = {"card": "Hunter", "rezzed": True}
NOISE = "Noise: Hacker Extraordinaire"


# Memory, link and credits -------------------------------------------------------------------------


@clause("ANR-REC1", "ANR-REC2", "ANR-AB18")
def test_cyberfeeder_pays_for_icebreakers() -> None:
    scene = runner_turn({"servers": {"hq": {"ice": [WALL]}}}, rig=["Cyberfeeder", "Corroder"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Corroder: raise")
    assert scene.state.credits[RUNNER] == 5
    assert counters(scene, "Cyberfeeder", CREDIT) == 0
    scene.choose(RUNNER, "Corroder: break")
    assert scene.state.credits[RUNNER] == 4


@clause("ANR-REC1", "ANR-AB22")
def test_cyberfeeder_pays_for_installing_viruses_and_for_nothing_else() -> None:
    scene = runner_turn(rig=["Cyberfeeder"], grip=["Datasucker", "Decoy"], credits=0)
    assert not scene.offers(RUNNER, "install", "Decoy")
    scene.choose(RUNNER, "install", "Datasucker")
    assert names(scene, PROGRAMS) == ["Datasucker"]
    assert counters(scene, "Cyberfeeder", CREDIT) == 0


@clause("ANR-1.24", "ANR-K10", "ANR-AB5", "ANR-VIR1")
def test_grimoire_adds_memory_and_a_counter_on_each_virus() -> None:
    scene = runner_turn(
        rig=["Grimoire"], grip=["Datasucker", "Corroder", "Desperado"], identity=NOISE
    )
    assert memory_limit(scene.state) == 6
    assert not scene.offers(RUNNER, "install", "Desperado")
    scene.choose(RUNNER, "install", "Datasucker")
    assert counters(scene, "Datasucker", VIRUS_COUNTER) == 1
    scene.choose(RUNNER, "install", "Corroder")
    scene.choose(RUNNER, "Go on")
    assert counters(scene, "Corroder", VIRUS_COUNTER) == 0


@clause("ANR-CC20", "ANR-INS10")
def test_the_counter_of_grimoire_comes_on_top_of_those_of_imp() -> None:
    scene = runner_turn(rig=["Grimoire"], grip=["Imp"])
    scene.choose(RUNNER, "install", "Imp")
    assert counters(scene, "Imp", VIRUS_COUNTER) == 3


@clause("ANR-1.24", "ANR-K10", "ANR-AB5", "ANR-RUN5a")
def test_desperado_pays_a_credit_for_each_successful_run() -> None:
    scene = runner_turn(rig=["Desperado"], identity=NOISE)
    assert memory_limit(scene.state) == 5
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Continue")
    assert scene.state.credits[RUNNER] == 6
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Jack out")
    assert scene.state.credits[RUNNER] == 6


@clause("ANR-1.24", "ANR-E37", "ANR-INS16")
def test_a_lost_akamatsu_mem_chip_costs_a_program() -> None:
    rig = ["Akamatsu Mem Chip", "Corroder", "Mimic", "Datasucker", "Magnum Opus"]
    scene = Scene(
        "android_netrunner",
        turn="runner",
        phase="start",
        runner={"identity": NOISE, "rig": ["Aesop's Pawnshop", *rig]},
    )
    assert memory_limit(scene.state) == 5
    assert free_memory(scene.state) == 0
    scene.choose(RUNNER, "Yes")
    scene.choose(RUNNER, "Akamatsu Mem Chip")
    assert scene.asked == (RUNNER, "memory")
    scene.choose(RUNNER, "Mimic")
    assert names(scene, PROGRAMS) == ["Corroder", "Datasucker", "Magnum Opus"]


@clause("ANR-1.24", "ANR-1.25")
def test_dyson_mem_chip_adds_memory_and_link() -> None:
    scene = runner_turn(grip=["Dyson Mem Chip"], identity=NOISE)
    scene.choose(RUNNER, "install", "Dyson Mem Chip")
    assert memory_limit(scene.state) == 5
    assert link(scene.state) == 1
    assert scene.state.credits[RUNNER] == 2


@clause("ANR-1.24", "ANR-1.25", "ANR-REC1", "ANR-AB18", "ANR-K10")
def test_the_toolbox_adds_memory_and_link_and_pays_for_icebreakers() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": [WALL]}}}, rig=["The Toolbox", "Corroder"], identity=NOISE
    )
    assert memory_limit(scene.state) == 6
    assert link(scene.state) == 2
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Corroder: raise")
    scene.choose(RUNNER, "Corroder: break")
    assert scene.state.credits[RUNNER] == 5
    assert counters(scene, "The Toolbox", CREDIT) == 0


@clause("ANR-REC1", "ANR-AB18", "ANR-INS18")
def test_prepaid_voicepad_pays_for_events_only() -> None:
    scene = runner_turn(rig=["Prepaid VoicePAD"], grip=["Sure Gamble", "Decoy"], credits=4)
    scene.choose(RUNNER, "play", "Sure Gamble")
    assert scene.state.credits[RUNNER] == 9
    assert counters(scene, "Prepaid VoicePAD", CREDIT) == 0
    broke = runner_turn(rig=["Prepaid VoicePAD"], grip=["Decoy"], credits=0)
    assert not broke.offers(RUNNER, "install", "Decoy")


@clause("ANR-1.24", "ANR-REC1", "ANR-D2", "ANR-T4", "ANR-AB5")
def test_spinal_modem_hurts_at_each_successful_trace_of_a_run() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": [HUNTER]}}, "credits": 0},
        rig=["Spinal Modem"],
        grip=["Diesel", "Diesel"],
        credits=0,
        identity=NOISE,
    )
    assert memory_limit(scene.state) == 5
    assert counters(scene, "Spinal Modem", CREDIT) == 2
    scene.choose(RUNNER, "Run on HQ")
    assert scene.state.runner_tags == 1
    assert scene.state.brain_damage == 1
    assert len(scene.state.zones[GRIP]) == 1


@clause("ANR-T4", "ANR-REC1")
def test_spinal_modem_forgives_failed_traces_and_traces_outside_a_run() -> None:
    failed = runner_turn(
        {"servers": {"hq": {"ice": [HUNTER]}}, "credits": 0},
        rig=["Spinal Modem"],
        grip=["Diesel"],
        credits=3,
    )
    failed.choose(RUNNER, "Run on HQ")
    failed.choose(RUNNER, "Spend 3 credits")
    assert failed.state.brain_damage == 0
    outside = Scene(
        "android_netrunner",
        turn="corp",
        corp={"hq": ["SEA Source"], "credits": 2},
        runner={"rig": ["Spinal Modem"], "grip": ["Diesel"], "credits": 0},
        last_turn={"successful": 1},
    )
    outside.choose(CORP, "play", "SEA Source")
    assert outside.state.runner_tags == 1
    assert outside.state.brain_damage == 0


# Icebreakers --------------------------------------------------------------------------------------


@clause("ANR-INS15", "ANR-ICE1", "ANR-AB4", "ANR-CC49")
def test_the_personal_touch_strengthens_its_icebreaker_and_goes_with_it() -> None:
    scene = runner_turn(rig=["Yog.0", "Datasucker"], grip=["The Personal Touch", "Magnum Opus"])
    assert not scene.offers(RUNNER, "Personal Touch", "Datasucker")
    scene.choose(RUNNER, "Install The Personal Touch on Yog.0")
    assert strength_of(scene, "Yog.0") == 4
    assert scene.state.credits[RUNNER] == 3
    other = runner_turn(
        rig=[{"card": "Yog.0", "hosted": ["The Personal Touch"]}], grip=["Mimic"], identity=NOISE
    )
    other.choose(RUNNER, "install", "Mimic")
    other.choose(RUNNER, "Trash Yog.0 first")
    assert sorted(names(other, HEAP)) == ["The Personal Touch", "Yog.0"]
    assert not runner_turn(grip=["The Personal Touch"]).offers(RUNNER, "Personal Touch")


@clause("ANR-INS15", "ANR-K10", "ANR-ICE1")
def test_dinosaurus_hosts_one_icebreaker_that_is_no_ai() -> None:
    scene = runner_turn(
        rig=["Dinosaurus"], grip=["Corroder", "Mimic", "Crypsis", "Datasucker"], credits=20
    )
    for name in ("Crypsis", "Datasucker"):
        assert not scene.offers(RUNNER, f"{name} on Dinosaurus")
    before = free_memory(scene.state)
    scene.choose(RUNNER, "Install Corroder on Dinosaurus")
    assert strength_of(scene, "Corroder") == 4
    assert free_memory(scene.state) == before
    assert not scene.offers(RUNNER, "Mimic on Dinosaurus")


@clause("ANR-ICE2", "ANR-AB5", "ANR-AB2", "ANR-EV13")
def test_e3_feedback_implants_break_one_subroutine_after_another() -> None:
    ichi = {"card": "Ichi 1.0", "rezzed": True}
    scene = runner_turn({"servers": {"hq": {"ice": [ichi]}}}, rig=["e3 Feedback Implants"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "spend a click")
    scene.take(RUNNER, 0)
    scene.choose(RUNNER, "Yes")
    scene.take(RUNNER, 0)
    scene.choose(RUNNER, "Yes")
    assert scene.state.credits[RUNNER] == 3
    assert scene.state.clicks[RUNNER] == 2
    assert scene.asked == (RUNNER, "jack-out")


@clause("ANR-AB2", "ANR-DEC9")
def test_e3_feedback_implants_may_be_declined_and_need_a_credit() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": [ENIGMA]}}}, rig=["e3 Feedback Implants", "Yog.0"], credits=1
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Yog.0: break")
    scene.take(RUNNER, 0)
    scene.choose(RUNNER, "No")
    assert scene.asked == (RUNNER, "break-window")
    assert scene.state.credits[RUNNER] == 1
    poor = runner_turn(
        {"servers": {"hq": {"ice": [ENIGMA]}}}, rig=["e3 Feedback Implants", "Yog.0"], credits=0
    )
    poor.choose(RUNNER, "Run on HQ")
    poor.choose(RUNNER, "Yog.0: break")
    poor.take(RUNNER, 0)
    assert poor.asked == (RUNNER, "break-window")


# The stack, the heap and exposing -----------------------------------------------------------------


@clause("ANR-E62", "ANR-CC36", "ANR-1.25", "ANR-AB14", "ANR-INS11")
def test_rabbit_holes_fetch_each_other() -> None:
    scene = runner_turn(
        grip=["Rabbit Hole"], stack=["Diesel", "Rabbit Hole", "Rabbit Hole"], credits=6
    )
    scene.choose(RUNNER, "install", "Rabbit Hole")
    for _ in range(2):
        scene.choose(RUNNER, "Yes")
        scene.choose(RUNNER, "Rabbit Hole")
    scene.pass_until("action")
    assert names(scene, HARDWARE_ROW) == ["Rabbit Hole"] * 3
    assert link(scene.state) == 3
    assert scene.state.credits[RUNNER] == 0
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-CC36")
def test_rabbit_hole_may_search_in_vain_or_not_at_all() -> None:
    scene = runner_turn(grip=["Rabbit Hole"], stack=["Diesel"])
    scene.choose(RUNNER, "install", "Rabbit Hole")
    scene.choose(RUNNER, "Yes")
    assert scene.offered(RUNNER) == ["Done"]
    scene.choose(RUNNER, "Done")
    assert len(scene.happened(DECK_SHUFFLED)) == 1
    declined = runner_turn(grip=["Rabbit Hole"], stack=["Rabbit Hole"])
    declined.choose(RUNNER, "install", "Rabbit Hole")
    declined.choose(RUNNER, "No")
    assert declined.happened(DECK_SHUFFLED) == []
    assert names(declined, STACK) == ["Rabbit Hole"]


@clause("ANR-AB1", "ANR-INS11", "ANR-1.12")
def test_clone_chip_installs_a_program_of_the_heap_in_the_middle_of_a_run() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": [WALL]}}}, rig=["Clone Chip"], heap=["Corroder", "Diesel"]
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Clone Chip")
    assert names(scene, PROGRAMS) == ["Corroder"]
    assert scene.state.credits[RUNNER] == 3
    assert names(scene, HEAP) == ["Diesel", "Clone Chip"]


@clause("ANR-AB3")
def test_clone_chip_needs_a_program_it_can_pay_for() -> None:
    scene = runner_turn(rig=["Clone Chip"], heap=["Corroder"], credits=0)
    scene.choose(RUNNER, "Take 1 credit")
    assert scene.asked == (RUNNER, "action")
    scene.choose(RUNNER, "Take 1 credit")
    assert scene.offers(RUNNER, "Clone Chip")


@clause("ANR-R1.3g", "ANR-AB15", "ANR-RUN5a", "ANR-CC24")
def test_lemuria_codecracker_exposes_a_card_after_a_successful_run_on_hq() -> None:
    scene = runner_turn({"servers": {"rd": {"ice": ["Enigma"]}}}, rig=["Lemuria Codecracker"])
    assert not scene.offers(RUNNER, "Lemuria")
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Lemuria")
    assert scene.happened(CARD_EXPOSED) == [(scene.state.definition[card(scene, "Enigma")],)]
    assert scene.state.credits[RUNNER] == 4
    assert scene.state.clicks[RUNNER] == 2


@clause("ANR-CC24")
def test_lemuria_codecracker_needs_an_unrezzed_card() -> None:
    scene = runner_turn({"servers": {"rd": {"ice": [ENIGMA]}}}, rig=["Lemuria Codecracker"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Continue")
    assert not scene.offers(RUNNER, "Lemuria")


@clause("ANR-AB1", "ANR-AB12", "ANR-INS12", "ANR-CC5")
def test_cortez_chip_makes_one_ice_two_credits_dearer_this_turn() -> None:
    servers = {"hq": {"ice": ["Wall of Static", "Enigma"]}}
    scene = runner_turn({"servers": servers, "credits": 4}, rig=["Cortez Chip"], clicks=2)
    scene.choose(RUNNER, "Take 1 credit")
    scene.choose(RUNNER, "Cortez Chip")
    scene.choose(RUNNER, "ice 1 in front of HQ")
    assert rez_cost(scene.state, card(scene, "Wall of Static")) == 5
    assert rez_cost(scene.state, card(scene, "Enigma")) == 3
    assert names(scene, HEAP) == ["Cortez Chip"]
    scene.choose(RUNNER, "Run on HQ")
    scene.pass_(CORP)
    scene.choose(RUNNER, "Continue")
    assert not scene.offers(CORP, "Rez Wall of Static")
    scene.pass_until("action", seat=CORP)
    assert rez_cost(scene.state, card(scene, "Wall of Static")) == 3


# Damage -------------------------------------------------------------------------------------------


@clause("ANR-AB8", "ANR-D3", "ANR-K28", "ANR-SB1", "ANR-E77")
def test_plascrete_carapace_prevents_four_meat_damage_and_is_used_up() -> None:
    scene = corp_turn(
        {"tags": 1, "rig": ["Plascrete Carapace"], "grip": ["Diesel"] * 5},
        hq=["Scorched Earth"],
        score=["The Cleaners"],
    )
    scene.choose(CORP, "play", "Scorched Earth")
    for left in (3, 2, 1):
        scene.choose(RUNNER, "Plascrete")
        assert counters(scene, "Plascrete Carapace", POWER) == left
    scene.choose(RUNNER, "Plascrete")
    assert len(scene.state.zones[GRIP]) == 4
    assert "Plascrete Carapace" in names(scene, HEAP)


@clause("ANR-AB8", "ANR-AB21", "ANR-D3", "ANR-AB13")
def test_muresh_bodysuit_softens_the_first_meat_damage_of_a_turn() -> None:
    scene = corp_turn(
        {"tags": 1, "rig": ["Muresh Bodysuit"], "grip": ["Diesel"] * 8},
        hq=["Scorched Earth", "Scorched Earth"],
        credits=9,
    )
    scene.choose(CORP, "Play Scorched Earth")
    assert len(scene.state.zones[GRIP]) == 5
    scene.choose(CORP, "play", "Scorched Earth")
    assert len(scene.state.zones[GRIP]) == 1


@clause("ANR-D1")
def test_muresh_bodysuit_does_nothing_against_net_damage() -> None:
    mine = {"card": "Data Mine", "rezzed": True}
    scene = runner_turn(
        {"servers": {"hq": {"ice": [mine]}}}, rig=["Muresh Bodysuit"], grip=["Diesel"]
    )
    scene.choose(RUNNER, "Run on HQ")
    assert len(scene.state.zones[GRIP]) == 0


# Runs and accesses --------------------------------------------------------------------------------


@clause("ANR-1.24", "ANR-RUN7", "ANR-K29", "ANR-RUN5a", "ANR-RUN1a")
def test_doppelganger_allows_one_run_more_each_turn() -> None:
    scene = runner_turn(rig=["Doppelgänger"], identity=NOISE)
    assert memory_limit(scene.state) == 5
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "R&D")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Leave Hedge Fund")
    assert scene.asked == (RUNNER, "action")
    assert scene.state.clicks[RUNNER] == 3
    assert scene.state.tally[RUNS_BEGUN] == 2
    assert scene.state.tally[SUCCESSFUL_RUNS] == 2


@clause("ANR-K29", "ANR-RUN7")
def test_doppelganger_waits_for_a_successful_run_and_may_be_declined() -> None:
    scene = runner_turn(rig=["Doppelgänger"])
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Jack out")
    assert scene.asked == (RUNNER, "action")
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "No")
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Continue")
    assert scene.asked == (RUNNER, "extra-run")


@clause("ANR-ACC2", "ANR-AB4")
def test_hq_interface_accesses_one_card_more_of_hq() -> None:
    scene = runner_turn({"hq": ["Hostile Takeover", "Hostile Takeover"]}, rig=["HQ Interface"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Steal")
    scene.choose(RUNNER, "Steal")
    assert names(scene, RUNNER_SCORE) == ["Hostile Takeover"] * 2
    scene.choose(RUNNER, "Run on R&D")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Leave")
    assert scene.asked == (RUNNER, "action")


@clause("ANR-ACC2", "ANR-AB4", "ANR-CC44")
def test_rd_interfaces_and_medium_add_up() -> None:
    scene = runner_turn(
        {"rd": ["Hedge Fund"] * 9},
        rig=["R&D Interface", "R&D Interface", {"card": "Medium", "virus": 1}],
    )
    scene.choose(RUNNER, "Run on R&D")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "1")
    for _ in range(4):
        scene.choose(RUNNER, "Leave Hedge Fund")
    assert scene.asked == (RUNNER, "action")
