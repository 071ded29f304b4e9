"""The Runner's events, each played once and more often where it has conditions."""

from __future__ import annotations

from typing import Any

from nightdeck.games.android_netrunner.model.events import CARD_EXPOSED, DECK_SHUFFLED
from nightdeck.games.android_netrunner.model.modifiers import score
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    GRIP,
    HARDWARE_ROW,
    HEAP,
    HQ,
    PROGRAMS,
    RD,
    RUNNER,
    RUNNER_SCORE,
    STACK,
    SUCCESSFUL_RUNS,
    UNSUCCESSFUL_RUNS,
    ice_zone,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.tables import card, is_rezzed, names, runner_turn

WALL = {"card": "Wall of Static", "rezzed": True}


def scene_with(event: str, corp: dict[str, Any] | None = None, **runner: Any) -> Scene:
    """Return the Runner's first action with one event in the grip."""
    return runner_turn(corp, **{**runner, "grip": [event, *runner.get("grip", [])]})


# Money and cards ----------------------------------------------------------------------------------


@clause("ANR-1.20", "ANR-2.10")
def test_easy_mark_adds_three_credits() -> None:
    scene = scene_with("Easy Mark", credits=1)
    scene.choose(RUNNER, "play", "Easy Mark")
    assert scene.state.credits[RUNNER] == 4
    assert scene.state.clicks[RUNNER] == 3
    assert names(scene, HEAP) == ["Easy Mark"]


@clause("ANR-1.20")
def test_sure_gamble_costs_five_and_adds_nine_credits() -> None:
    scene = scene_with("Sure Gamble")
    scene.choose(RUNNER, "play", "Sure Gamble")
    assert scene.state.credits[RUNNER] == 9
    assert not scene_with("Sure Gamble", credits=4).offers(RUNNER, "play", "Sure Gamble")


@clause("ANR-K13", "ANR-1.20")
def test_lucky_find_needs_two_clicks_and_adds_nine_credits() -> None:
    scene = scene_with("Lucky Find", credits=3)
    scene.choose(RUNNER, "play", "Lucky Find")
    assert scene.state.credits[RUNNER] == 9
    assert scene.state.clicks[RUNNER] == 2
    assert not scene_with("Lucky Find", clicks=1).offers(RUNNER, "play", "Lucky Find")


@clause("ANR-V4")
def test_diesel_draws_three_cards() -> None:
    scene = scene_with("Diesel")
    scene.choose(RUNNER, "play", "Diesel")
    assert len(scene.state.zones[GRIP]) == 3
    assert scene_with("Diesel", stack=[]).offers(RUNNER, "play", "Diesel") is False


@clause("ANR-V4")
def test_quality_time_draws_five_cards_or_what_is_there() -> None:
    scene = scene_with("Quality Time", stack=["Diesel"] * 4)
    scene.choose(RUNNER, "play", "Quality Time")
    assert names(scene, GRIP) == ["Diesel"] * 4
    assert scene.state.credits[RUNNER] == 2


@clause("ANR-K13", "ANR-TAG1", "ANR-TAG2")
def test_lawyer_up_removes_up_to_two_tags_and_draws_three_cards() -> None:
    scene = scene_with("Lawyer Up", tags=3)
    scene.choose(RUNNER, "play", "Lawyer Up")
    assert scene.offered(RUNNER) == ["0", "1", "2"]
    scene.choose(RUNNER, "2")
    assert scene.state.runner_tags == 1
    assert len(scene.state.zones[GRIP]) == 3
    assert (scene.state.clicks[RUNNER], scene.state.credits[RUNNER]) == (2, 3)


@clause("ANR-TAG1")
def test_lawyer_up_without_tags_only_draws() -> None:
    scene = scene_with("Lawyer Up")
    scene.choose(RUNNER, "play", "Lawyer Up")
    assert scene.asked == (RUNNER, "action")
    assert len(scene.state.zones[GRIP]) == 3


@clause("ANR-TAG1", "ANR-AB2")
def test_networking_removes_a_tag_and_can_be_taken_back_for_a_credit() -> None:
    scene = scene_with("Networking", tags=2)
    scene.choose(RUNNER, "play", "Networking")
    assert scene.state.runner_tags == 1
    scene.choose(RUNNER, "Yes")
    assert names(scene, GRIP) == ["Networking"]
    assert scene.state.credits[RUNNER] == 4
    scene.choose(RUNNER, "play", "Networking")
    scene.choose(RUNNER, "No")
    assert names(scene, HEAP) == ["Networking"]
    assert (scene.state.runner_tags, scene.state.credits[RUNNER]) == (0, 4)


@clause("ANR-AB3")
def test_networking_is_not_offered_without_a_tag_and_not_kept_without_a_credit() -> None:
    assert not scene_with("Networking").offers(RUNNER, "play", "Networking")
    scene = scene_with("Networking", tags=1, credits=0)
    scene.choose(RUNNER, "play", "Networking")
    assert scene.asked == (RUNNER, "action")
    assert names(scene, HEAP) == ["Networking"]


# Cards of heap, stack and grip --------------------------------------------------------------------


@clause("ANR-DEC14", "ANR-1.12")
def test_deja_vu_takes_any_one_card_of_the_heap() -> None:
    scene = scene_with("Déjà Vu", heap=["Sure Gamble", "Datasucker"])
    scene.choose(RUNNER, "play", "Déjà Vu")
    assert not scene.offers(RUNNER, "Choose Déjà Vu")
    scene.choose(RUNNER, "Choose Sure Gamble")
    assert names(scene, GRIP) == ["Sure Gamble"]
    assert names(scene, HEAP) == ["Datasucker", "Déjà Vu"]
    assert scene.asked == (RUNNER, "action")


@clause("ANR-DEC14", "ANR-1.12", "ANR-VIR1")
def test_deja_vu_takes_up_to_two_viruses() -> None:
    scene = scene_with("Déjà Vu", heap=["Sure Gamble", "Datasucker", "Parasite"])
    scene.choose(RUNNER, "play", "Déjà Vu")
    scene.choose(RUNNER, "Choose Datasucker")
    assert scene.offered(RUNNER) == ["Choose Parasite", "Done"]
    scene.choose(RUNNER, "Parasite")
    assert names(scene, GRIP) == ["Datasucker", "Parasite"]
    assert not scene_with("Déjà Vu").offers(RUNNER, "play", "Déjà Vu")


@clause("ANR-AB14")
def test_special_order_finds_an_icebreaker_and_shuffles() -> None:
    scene = scene_with("Special Order", stack=["Diesel", "Corroder", "Datasucker"])
    scene.choose(RUNNER, "play", "Special Order")
    assert scene.offered(RUNNER) == ["Choose Corroder", "Done"]
    scene.choose(RUNNER, "Corroder")
    assert names(scene, GRIP) == ["Corroder"]
    assert sorted(names(scene, STACK)) == ["Datasucker", "Diesel"]
    assert len(scene.happened(DECK_SHUFFLED)) == 1


@clause("ANR-AB14")
def test_special_order_may_find_nothing_and_shuffles_all_the_same() -> None:
    scene = scene_with("Special Order", stack=["Diesel", "Corroder"])
    scene.choose(RUNNER, "play", "Special Order")
    scene.choose(RUNNER, "Done")
    assert names(scene, GRIP) == []
    assert len(scene.happened(DECK_SHUFFLED)) == 1


@clause("ANR-INS11", "ANR-2.12")
def test_modded_installs_for_three_credits_less_and_never_below_nothing() -> None:
    scene = scene_with("Modded", grip=["Magnum Opus", "Akamatsu Mem Chip", "Decoy"], credits=2)
    scene.choose(RUNNER, "play", "Modded")
    assert scene.offered(RUNNER) == ["Choose Magnum Opus", "Choose Akamatsu Mem Chip"]
    scene.choose(RUNNER, "Magnum Opus")
    assert names(scene, PROGRAMS) == ["Magnum Opus"]
    assert scene.state.credits[RUNNER] == 0
    assert scene.state.clicks[RUNNER] == 3
    cheap = scene_with("Modded", grip=["Akamatsu Mem Chip"], credits=0)
    cheap.choose(RUNNER, "play", "Modded")
    cheap.choose(RUNNER, "Akamatsu Mem Chip")
    assert names(cheap, HARDWARE_ROW) == ["Akamatsu Mem Chip"]
    assert cheap.state.credits[RUNNER] == 0


@clause("ANR-AB14", "ANR-INS11", "ANR-AB12", "ANR-R2.3", "ANR-AB20")
def test_test_run_installs_from_the_stack_for_nothing_until_the_turn_ends() -> None:
    scene = scene_with("Test Run", stack=["Diesel", "Femme Fatale", "Diesel"], clicks=2, credits=3)
    scene.choose(RUNNER, "play", "Test Run")
    scene.choose(RUNNER, "Femme Fatale")
    assert names(scene, PROGRAMS) == ["Femme Fatale"]
    assert scene.state.credits[RUNNER] == 0
    scene.choose(RUNNER, "Take 1 credit")
    scene.pass_until("action", seat=CORP)
    assert names(scene, PROGRAMS) == []
    assert names(scene, STACK) == ["Diesel", "Diesel", "Femme Fatale"]


@clause("ANR-INS21", "ANR-AB20")
def test_test_run_takes_a_program_of_the_heap_which_is_lost_if_uninstalled() -> None:
    scene = scene_with(
        "Test Run", heap=["Datasucker"], stack=["Diesel"], grip=["Magnum Opus"], credits=8
    )
    scene.choose(RUNNER, "play", "Test Run")
    scene.choose(RUNNER, "take a program of the heap")
    assert names(scene, PROGRAMS) == ["Datasucker"]
    scene.choose(RUNNER, "install", "Magnum Opus")
    scene.choose(RUNNER, "Trash Datasucker first")
    scene.choose(RUNNER, "draw")
    scene.choose(RUNNER, "Take 1 credit")
    scene.pass_until("action", seat=CORP)
    assert names(scene, STACK) == []
    assert names(scene, HEAP) == ["Test Run", "Datasucker"]


@clause("ANR-E78", "ANR-INS21", "ANR-INS8")
def test_test_run_still_needs_memory() -> None:
    scene = scene_with(
        "Test Run",
        identity="Noise: Hacker Extraordinaire",
        rig=["Datasucker", "Imp", "Magnum Opus"],
        heap=["Corroder"],
        stack=[],
    )
    scene.choose(RUNNER, "play", "Test Run")
    assert scene.asked == (RUNNER, "install-trash")
    assert not scene.offers(RUNNER, "Go on")
    scene.choose(RUNNER, "Trash Imp first")
    scene.choose(RUNNER, "Go on")
    assert names(scene, PROGRAMS) == ["Datasucker", "Magnum Opus", "Corroder"]
    assert scene.state.credits[RUNNER] == 2


# Ice and exposing ---------------------------------------------------------------------------------


@clause("ANR-CC18", "ANR-DEC14", "ANR-INS12")
def test_forged_activation_orders_let_the_corp_rez_the_ice() -> None:
    corp = {"servers": {"hq": {"ice": ["Wall of Static"]}}, "credits": 3}
    scene = scene_with("Forged Activation Orders", corp)
    scene.choose(RUNNER, "play", "Forged")
    assert scene.offered(CORP) == ["Rez it", "Trash it"]
    scene.choose(CORP, "Rez it")
    assert is_rezzed(scene, "Wall of Static")
    assert scene.state.credits[CORP] == 0


@clause("ANR-CC18", "ANR-INS14")
def test_forged_activation_orders_trash_ice_the_corp_cannot_or_will_not_rez() -> None:
    corp = {"servers": {"hq": {"ice": ["Wall of Static"]}}, "credits": 2}
    scene = scene_with("Forged Activation Orders", corp)
    scene.choose(RUNNER, "play", "Forged")
    assert names(scene, ARCHIVES_DOWN) == ["Wall of Static"]
    declined = scene_with("Forged Activation Orders", {**corp, "credits": 9})
    declined.choose(RUNNER, "play", "Forged")
    declined.choose(CORP, "Trash it")
    assert names(declined, ARCHIVES_DOWN) == ["Wall of Static"]
    assert declined.state.credits[CORP] == 9


@clause("ANR-CC18", "ANR-CC6")
def test_forged_activation_orders_trash_archer_without_an_agenda_to_forfeit() -> None:
    corp = {"servers": {"hq": {"ice": ["Archer"]}}, "credits": 9}
    scene = scene_with("Forged Activation Orders", corp)
    scene.choose(RUNNER, "play", "Forged")
    assert names(scene, ARCHIVES_DOWN) == ["Archer"]
    rezzed = {"servers": {"hq": {"ice": [WALL]}}}
    assert not scene_with("Forged Activation Orders", rezzed).offers(RUNNER, "play", "Forged")


@clause("ANR-CC45", "ANR-2.14", "ANR-AB10", "ANR-DEC14")
def test_tinkering_makes_unrezzed_ice_breakable_by_any_breaker_this_turn() -> None:
    corp = {"servers": {"hq": {"ice": ["Wall of Static"]}}}
    scene = scene_with("Tinkering", corp, rig=["Mimic"])
    scene.choose(RUNNER, "play", "Tinkering")
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(CORP, "Rez Wall of Static")
    scene.choose(RUNNER, "Mimic: break")
    assert scene.asked == (RUNNER, "jack-out")
    assert scene.state.credits[RUNNER] == 4


@clause("ANR-AB10")
def test_tinkering_is_over_with_the_turn() -> None:
    scene = scene_with("Tinkering", {"servers": {"hq": {"ice": [WALL]}}}, rig=["Mimic"], clicks=1)
    scene.choose(RUNNER, "play", "Tinkering")
    scene.pass_until("action", seat=CORP)
    scene.pass_until("action", seat=RUNNER)
    scene.choose(RUNNER, "Run on HQ")
    assert not scene.offers(RUNNER, "Mimic")


@clause("ANR-DEC14", "ANR-1.20", "ANR-CC24")
def test_infiltration_gives_two_credits_even_if_nothing_can_be_exposed() -> None:
    scene = scene_with("Infiltration")
    scene.choose(RUNNER, "play", "Infiltration")
    assert scene.state.credits[RUNNER] == 7


@clause("ANR-AB15", "ANR-CC24")
def test_infiltration_exposes_a_card_instead() -> None:
    corp = {"servers": {"hq": {"ice": ["Wall of Static"]}}}
    scene = scene_with("Infiltration", corp)
    scene.choose(RUNNER, "play", "Infiltration")
    scene.choose(RUNNER, "expose a card")
    assert scene.happened(CARD_EXPOSED) == [
        (scene.state.definition[card(scene, "Wall of Static")],)
    ]
    assert not is_rezzed(scene, "Wall of Static")
    assert scene.state.credits[RUNNER] == 5


@clause("ANR-AB15", "ANR-DEC14", "ANR-DEC18")
def test_satellite_uplink_exposes_up_to_two_cards() -> None:
    corp = {"servers": {"hq": {"ice": ["Wall of Static", "Hunter", "Enigma"]}}}
    scene = scene_with("Satellite Uplink", corp)
    scene.choose(RUNNER, "play", "Satellite Uplink")
    scene.choose(RUNNER, "ice 1 in front of HQ")
    assert scene.offers(RUNNER, "Done")
    scene.choose(RUNNER, "ice 2 in front of HQ")
    assert len(scene.happened(CARD_EXPOSED)) == 2
    assert scene.asked == (RUNNER, "action")
    assert scene.state.credits[RUNNER] == 3
    one = scene_with("Satellite Uplink", corp)
    one.choose(RUNNER, "play", "Satellite Uplink")
    one.choose(RUNNER, "ice 3 in front of HQ")
    one.choose(RUNNER, "Done")
    assert len(one.happened(CARD_EXPOSED)) == 1


@clause("ANR-AB3")
def test_satellite_uplink_needs_an_unrezzed_card() -> None:
    scene = scene_with("Satellite Uplink", {"servers": {"hq": {"ice": [WALL]}}})
    assert not scene.offers(RUNNER, "play", "Satellite Uplink")


@clause("ANR-INS18", "ANR-INS13", "ANR-RUN5a")
def test_emergency_shutdown_derezzes_ice_after_a_successful_run_on_hq() -> None:
    corp = {"servers": {"rd": {"ice": [WALL]}}, "hq": ["Hedge Fund"]}
    scene = scene_with("Emergency Shutdown", corp)
    assert not scene.offers(RUNNER, "play", "Emergency Shutdown")
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Leave Hedge Fund")
    scene.choose(RUNNER, "play", "Emergency Shutdown")
    assert not is_rezzed(scene, "Wall of Static")
    assert names(scene, ice_zone(1)) == ["Wall of Static"]


# Runs ---------------------------------------------------------------------------------------------


@clause("ANR-K13", "ANR-INS18", "ANR-ACC3", "ANR-ACC13", "ANR-CC15", "ANR-INS14")
def test_demolition_run_trashes_an_agenda_for_nothing_instead_of_stealing_it() -> None:
    scene = scene_with("Demolition Run", {"hq": ["Hostile Takeover"]})
    assert not scene.offers(RUNNER, "play", "Demolition Run", "Archives")
    scene.choose(RUNNER, "play", "Demolition Run", "HQ")
    scene.choose(RUNNER, "Continue")
    assert scene.offers(RUNNER, "Steal Hostile Takeover")
    scene.choose(RUNNER, "trash the accessed card")
    assert names(scene, ARCHIVES) == ["Hostile Takeover"]
    assert names(scene, RUNNER_SCORE) == []
    assert scene.state.credits[RUNNER] == 3


@clause("ANR-CC15")
def test_demolition_run_trashes_operations_and_works_only_in_its_own_run() -> None:
    scene = scene_with("Demolition Run", {"rd": ["Hedge Fund", "Hedge Fund"]})
    scene.choose(RUNNER, "play", "Demolition Run", "R&D")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "trash the accessed card")
    assert names(scene, ARCHIVES) == ["Hedge Fund"]
    scene.choose(RUNNER, "Run on R&D")
    scene.choose(RUNNER, "Continue")
    assert scene.offered(RUNNER) == ["Leave Hedge Fund"]


@clause("ANR-CC43", "ANR-E44", "ANR-AB18", "ANR-D2")
def test_stimhack_pays_nine_credits_of_the_run_and_costs_brain_damage() -> None:
    pad = {"servers": {"remote1": {"root": ["PAD Campaign"]}}}
    scene = scene_with("Stimhack", pad, grip=["Diesel", "Diesel"], credits=1)
    scene.choose(RUNNER, "play", "Stimhack", "Server 1")
    assert scene.state.temporary == 9
    scene.pass_until("access")
    scene.choose(RUNNER, "Trash PAD Campaign")
    assert scene.state.credits[RUNNER] == 1
    assert scene.state.temporary == 0
    assert scene.state.brain_damage == 1
    assert len(scene.state.zones[GRIP]) == 1


@clause("ANR-CC43")
def test_stimhack_hurts_after_a_failed_run_too() -> None:
    scene = scene_with("Stimhack", grip=["Diesel"])
    scene.choose(RUNNER, "play", "Stimhack", "HQ")
    scene.choose(RUNNER, "Jack out")
    assert scene.state.brain_damage == 1
    assert names(scene, GRIP) == []


@clause("ANR-CC1", "ANR-E34", "ANR-AB9", "ANR-ACC9", "ANR-TAG1", "ANR-AB17")
def test_account_siphon_takes_what_the_corp_has_and_gives_two_tags() -> None:
    scene = scene_with("Account Siphon", {"credits": 3, "hq": ["Hostile Takeover"]})
    scene.choose(RUNNER, "play", "Account Siphon")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Use Account Siphon instead of accessing")
    assert scene.offered(RUNNER) == ["0", "1", "2", "3"]
    scene.choose(RUNNER, "3")
    assert scene.state.credits == [0, 11]
    assert scene.state.runner_tags == 2
    assert names(scene, HQ) == ["Hostile Takeover"]


@clause("ANR-CC1")
def test_account_siphon_is_limited_to_five_credits_and_may_be_declined() -> None:
    corp = {"credits": 9, "hq": ["Hostile Takeover"]}
    scene = scene_with("Account Siphon", corp)
    scene.choose(RUNNER, "play", "Account Siphon")
    scene.choose(RUNNER, "Continue")
    declined = scene.copy()
    scene.choose(RUNNER, "Use Account Siphon")
    scene.choose(RUNNER, "5")
    assert scene.state.credits == [4, 15]
    declined.choose(RUNNER, "Access the cards as usual")
    declined.choose(RUNNER, "Steal Hostile Takeover")
    assert declined.state.credits == [9, 5]
    assert declined.state.runner_tags == 0


@clause("ANR-CC22", "ANR-RUN3c", "ANR-E25", "ANR-Q28")
def test_inside_job_bypasses_the_first_encounter_without_paying_tollbooth() -> None:
    ice = [WALL, {"card": "Tollbooth", "rezzed": True}]
    scene = scene_with("Inside Job", {"servers": {"hq": {"ice": ice}}})
    scene.choose(RUNNER, "play", "Inside Job", "HQ")
    assert scene.state.credits[RUNNER] == 3
    scene.choose(RUNNER, "Continue")
    assert scene.asked == (RUNNER, "action")
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1


@clause("ANR-CC22")
def test_inside_job_is_not_used_up_by_unrezzed_ice() -> None:
    ice = [WALL, "Hunter"]
    scene = scene_with("Inside Job", {"servers": {"hq": {"ice": ice}}, "credits": 0})
    scene.choose(RUNNER, "play", "Inside Job", "HQ")
    scene.pass_(CORP)
    scene.choose(RUNNER, "Continue")
    assert scene.state.encountered == -1
    assert scene.asked == (RUNNER, "jack-out")
    scene.choose(RUNNER, "Continue")
    assert scene.state.tally[SUCCESSFUL_RUNS] == 1


@clause("ANR-K13", "ANR-INS18", "ANR-ACC2")
def test_the_makers_eye_accesses_two_more_cards() -> None:
    top = ["Hedge Fund", "Hostile Takeover", "Enigma", "Hunter"]
    scene = scene_with("The Maker's Eye", {"rd": top})
    assert not scene.offers(RUNNER, "play", "Maker", "HQ")
    scene.choose(RUNNER, "play", "Maker", "R&D")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Leave Hedge Fund")
    scene.choose(RUNNER, "Steal Hostile Takeover")
    scene.choose(RUNNER, "Leave Enigma")
    assert scene.asked == (RUNNER, "action")
    assert score(scene.state, RUNNER) == 1


@clause("ANR-K13", "ANR-AB9", "ANR-ACC9", "ANR-AB11", "ANR-TAG1")
def test_vamp_makes_the_corp_lose_what_the_runner_pays_for_one_tag() -> None:
    scene = scene_with("Vamp", {"credits": 9})
    scene.choose(RUNNER, "play", "Vamp")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Use Vamp")
    assert scene.offered(RUNNER) == ["0", "1", "2", "3", "4", "5"]
    scene.choose(RUNNER, "4")
    assert scene.state.credits == [5, 1]
    assert scene.state.runner_tags == 1


@clause("ANR-AB17", "ANR-BP2")
def test_vamp_for_nothing_gives_no_tag_and_more_than_the_corp_has_takes_all() -> None:
    free = scene_with("Vamp", {"credits": 9})
    free.choose(RUNNER, "play", "Vamp")
    free.choose(RUNNER, "Continue")
    free.choose(RUNNER, "Use Vamp")
    free.choose(RUNNER, "0")
    assert free.state.credits == [9, 5]
    assert free.state.runner_tags == 0
    scene = scene_with("Vamp", {"credits": 2, "bad_publicity": 2})
    scene.choose(RUNNER, "play", "Vamp")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Use Vamp")
    scene.choose(RUNNER, "7")
    assert scene.state.credits == [0, 0]
    assert scene.state.runner_tags == 1


@clause("ANR-CC60", "ANR-INS18", "ANR-RUN5a", "ANR-1.29")
def test_notoriety_is_an_agenda_point_after_three_central_runs() -> None:
    scene = scene_with("Notoriety")
    for server in ("HQ", "R&D", "Archives"):
        assert not scene.offers(RUNNER, "play", "Notoriety")
        scene.choose(RUNNER, f"Run on {server}")
        scene.pass_until("action")
    scene.choose(RUNNER, "play", "Notoriety")
    assert names(scene, RUNNER_SCORE) == ["Notoriety"]
    assert names(scene, HEAP) == []
    assert score(scene.state, RUNNER) == 1


@clause("ANR-CC60", "ANR-V1")
def test_notoriety_wins_at_six_points() -> None:
    scene = Scene(
        "android_netrunner",
        turn="runner",
        this_turn={"successful_hq": 1, "successful_rd": 1, "successful_archives": 1},
        runner={"grip": ["Notoriety"], "score": ["Priority Requisition", "Priority Requisition"]},
    )
    scene.choose(RUNNER, "play", "Notoriety")
    assert scene.outcome is not None
    assert scene.outcome.winners == (RUNNER,)


@clause("ANR-K13", "ANR-AB9", "ANR-ACC9", "ANR-INS11", "ANR-AB12", "ANR-1.12")
def test_retrieval_run_installs_a_program_of_the_heap_for_nothing() -> None:
    corp = {"archives_down": ["Hostile Takeover"]}
    scene = scene_with("Retrieval Run", corp, heap=["Femme Fatale", "Diesel"], credits=3)
    scene.choose(RUNNER, "play", "Retrieval Run", "Archives")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Use Retrieval Run")
    assert names(scene, PROGRAMS) == ["Femme Fatale"]
    assert scene.state.credits[RUNNER] == 0
    assert names(scene, ARCHIVES_DOWN) == ["Hostile Takeover"]


@clause("ANR-AB9")
def test_retrieval_run_without_a_program_in_the_heap_accesses_archives() -> None:
    scene = scene_with("Retrieval Run", {"archives_down": ["Hostile Takeover"]}, heap=["Diesel"])
    scene.choose(RUNNER, "play", "Retrieval Run", "Archives")
    scene.choose(RUNNER, "Continue")
    assert names(scene, RUNNER_SCORE) == ["Hostile Takeover"]


@clause("ANR-K13", "ANR-AB9", "ANR-ACC9", "ANR-AB16", "ANR-DEC18")
def test_indexing_puts_five_cards_of_rd_into_any_order() -> None:
    top = ["Hedge Fund", "Enigma", "Hunter", "Snare!", "Hostile Takeover", "Tollbooth"]
    scene = scene_with("Indexing", {"rd": top})
    scene.choose(RUNNER, "play", "Indexing", "R&D")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Use Indexing")
    for name in ("Hostile Takeover", "Snare!", "Hedge Fund", "Hunter"):
        scene.choose(RUNNER, f"Choose {name}")
    order = ["Hostile Takeover", "Snare!", "Hedge Fund", "Hunter", "Enigma", "Tollbooth"]
    assert names(scene, RD) == list(reversed(order))
    assert names(scene, RUNNER_SCORE) == []


@clause("ANR-K13", "ANR-RUN5a", "ANR-RUN5d", "ANR-1.20")
def test_dirty_laundry_pays_five_credits_after_a_successful_run() -> None:
    scene = scene_with("Dirty Laundry")
    scene.choose(RUNNER, "play", "Dirty Laundry", "Archives")
    assert scene.state.credits[RUNNER] == 3
    scene.choose(RUNNER, "Continue")
    assert scene.state.credits[RUNNER] == 8


@clause("ANR-RUN6a")
def test_dirty_laundry_pays_nothing_after_an_unsuccessful_run() -> None:
    scene = scene_with("Dirty Laundry")
    scene.choose(RUNNER, "play", "Dirty Laundry", "Archives")
    scene.choose(RUNNER, "Jack out")
    assert scene.state.credits[RUNNER] == 3


@clause("ANR-INS18", "ANR-BP1", "ANR-INS12", "ANR-W7")
def test_blackmail_forbids_rezzing_ice_during_its_run() -> None:
    corp = {"servers": {"hq": {"ice": ["Wall of Static"]}}, "bad_publicity": 1}
    scene = scene_with("Blackmail", corp)
    scene.choose(RUNNER, "play", "Blackmail", "HQ")
    assert scene.asked == (RUNNER, "jack-out")
    scene.choose(RUNNER, "Continue")
    assert scene.state.tally[SUCCESSFUL_RUNS] == 1
    scene.choose(RUNNER, "Run on HQ")
    assert scene.offers(CORP, "Rez Wall of Static")


@clause("ANR-INS18", "ANR-BP1")
def test_blackmail_needs_bad_publicity() -> None:
    assert not scene_with("Blackmail").offers(RUNNER, "play", "Blackmail")


@clause("ANR-CC1", "ANR-AB9", "ANR-AB3")
def test_account_siphon_tags_the_runner_even_if_the_corp_has_no_credits() -> None:
    scene = scene_with("Account Siphon", {"credits": 0, "hq": ["Hedge Fund"]})
    scene.choose(RUNNER, "play", "Account Siphon").pass_until("replacement", "access")
    assert scene.asked == (RUNNER, "replacement")
    before = scene.state.credits[RUNNER]
    scene.choose(RUNNER, "Use Account Siphon").pass_until("action")
    assert scene.state.runner_tags == 2
    assert scene.state.credits[RUNNER] == before
    assert scene.state.run_accessed == 0
