"""The Runner's resources, each used once and more often where it has conditions."""

from __future__ import annotations

from typing import Any

from nightdeck.games.android_netrunner.model.modifiers import (
    hand_size,
    link,
    memory_limit,
    requirement,
    rez_cost,
)
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES_DOWN,
    CORP,
    CORP_SCORE,
    CREDIT,
    GRIP,
    HARDWARE_ROW,
    HEAP,
    HOSTED,
    POWER,
    PROGRAMS,
    REMOVED,
    RESOURCES,
    RUNNER,
    RUNNER_SCORE,
    STACK,
    SUCCESSFUL_RUNS,
)
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


def turn_start(**runner: Any) -> Scene:
    """Return the very beginning of the Runner's turn, with these cards in the rig."""
    return Scene("android_netrunner", turn="runner", phase="start", runner=runner)


# Strength, link, memory, hand size ----------------------------------------------------------------


@clause("ANR-AB4", "ANR-ICE1", "ANR-CC21")
def test_ice_carver_weakens_only_the_encountered_ice() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": [{"card": "Enigma", "rezzed": True}, WALL]}}},
        rig=["Ice Carver", "Corroder"],
    )
    scene.choose(RUNNER, "Run on HQ")
    assert strength_of(scene, "Wall of Static") == 2
    assert strength_of(scene, "Enigma") == 2
    scene.choose(RUNNER, "Corroder: break")
    assert scene.state.credits[RUNNER] == 4
    scene.pass_(RUNNER)
    assert strength_of(scene, "Wall of Static") == 3


@clause("ANR-1.25", "ANR-E54")
def test_access_to_globalsec_raises_link() -> None:
    scene = runner_turn(grip=["Access to Globalsec"])
    before = link(scene.state)
    scene.choose(RUNNER, "install", "Globalsec")
    assert link(scene.state) == before + 1
    assert scene.state.credits[RUNNER] == 4


@clause("ANR-1.25", "ANR-AB1", "ANR-ICE1", "ANR-ICE6")
def test_the_helpful_ai_strengthens_an_icebreaker_until_the_turn_is_over() -> None:
    scene = runner_turn(rig=["The Helpful AI", "Mimic"], clicks=2)
    assert link(scene.state) == 1
    scene.choose(RUNNER, "Take 1 credit")
    scene.choose(RUNNER, "The Helpful AI")
    assert strength_of(scene, "Mimic") == 5
    assert link(scene.state) == 0
    assert names(scene, HEAP) == ["The Helpful AI"]
    scene.choose(RUNNER, "Take 1 credit")
    scene.pass_until("action", seat=CORP)
    assert strength_of(scene, "Mimic") == 3


@clause("ANR-AB3")
def test_the_helpful_ai_needs_an_icebreaker() -> None:
    scene = runner_turn(rig=["The Helpful AI", "Datasucker"])
    scene.choose(RUNNER, "Take 1 credit")
    assert scene.asked == (RUNNER, "action")


@clause("ANR-AB4", "ANR-1.23")
def test_public_sympathy_raises_the_hand_size_by_two() -> None:
    scene = runner_turn(rig=["Public Sympathy"], grip=["Diesel"] * 8, clicks=1)
    assert hand_size(scene.state, RUNNER) == 7
    scene.choose(RUNNER, "Take 1 credit")
    assert scene.asked == (RUNNER, "discard")
    scene.take(RUNNER, 0)
    assert len(scene.state.zones[GRIP]) == 7
    assert scene.asked != (RUNNER, "discard")


# When the turn begins -----------------------------------------------------------------------------


@clause("ANR-R1.2", "ANR-CC47", "ANR-1.22")
def test_wyldside_draws_two_cards_and_costs_a_click() -> None:
    scene = turn_start(rig=["Wyldside"])
    assert scene.asked == (RUNNER, "action")
    assert scene.state.clicks[RUNNER] == 3
    assert len(scene.state.zones[GRIP]) == 2


@clause("ANR-E38", "ANR-U1")
def test_a_second_wyldside_trashes_the_first() -> None:
    scene = runner_turn(rig=["Wyldside"], grip=["Wyldside"])
    scene.choose(RUNNER, "install", "Wyldside")
    assert names(scene, RESOURCES) == ["Wyldside"]
    assert names(scene, HEAP) == ["Wyldside"]


@clause("ANR-CC3", "ANR-R1.2", "ANR-INS14", "ANR-1.20")
def test_aesops_pawnshop_sells_another_card_for_three_credits() -> None:
    scene = turn_start(rig=["Aesop's Pawnshop", "Decoy"])
    scene.choose(RUNNER, "Yes")
    assert names(scene, HEAP) == ["Decoy"]
    assert scene.state.credits[RUNNER] == 8
    alone = turn_start(rig=["Aesop's Pawnshop"])
    assert alone.asked == (RUNNER, "action")


@clause("ANR-E75", "ANR-AB19", "ANR-CC3", "ANR-AB20")
def test_the_order_of_wyldside_and_aesops_pawnshop_is_the_runners() -> None:
    scene = turn_start(rig=["Wyldside", "Aesop's Pawnshop"])
    assert scene.asked == (RUNNER, "trigger-order")
    scene.choose(RUNNER, "Aesop's Pawnshop")
    scene.choose(RUNNER, "Yes")
    assert names(scene, HEAP) == ["Wyldside"]
    assert scene.state.clicks[RUNNER] == 4
    assert names(scene, GRIP) == []


@clause("ANR-R1.2", "ANR-1.22", "ANR-TAG1", "ANR-R2.3", "ANR-AB20")
def test_joshua_b_gives_a_click_and_a_tag_when_the_turn_ends() -> None:
    scene = turn_start(rig=["Joshua B."])
    scene.choose(RUNNER, "Yes")
    assert scene.state.clicks[RUNNER] == 5
    assert scene.state.runner_tags == 0
    scene.pass_until("action", seat=CORP)
    assert scene.state.runner_tags == 1


@clause("ANR-AB20")
def test_joshua_b_gives_the_tag_even_after_he_was_sold() -> None:
    scene = turn_start(rig=["Joshua B.", "Aesop's Pawnshop"])
    scene.choose(RUNNER, "Joshua B.")
    scene.choose(RUNNER, "Yes")
    scene.choose(RUNNER, "Yes")
    assert names(scene, HEAP) == ["Joshua B."]
    scene.pass_until("action", seat=CORP)
    assert scene.state.runner_tags == 1


@clause("ANR-AB5")
def test_joshua_b_may_be_declined() -> None:
    scene = turn_start(rig=["Joshua B."])
    scene.choose(RUNNER, "No")
    assert scene.state.clicks[RUNNER] == 4
    scene.pass_until("action", seat=CORP)
    assert scene.state.runner_tags == 0


@clause("ANR-R1.2", "ANR-1.25", "ANR-1.20", "ANR-E75")
def test_two_underworld_contacts_pay_with_two_link_without_asking() -> None:
    rig = ["Underworld Contact", "Underworld Contact"]
    scene = turn_start(rig=[*rig, "Access to Globalsec", "Access to Globalsec"])
    assert scene.asked == (RUNNER, "action")
    assert scene.state.credits[RUNNER] == 7
    assert turn_start(rig=[*rig, "Access to Globalsec"]).state.credits[RUNNER] == 5


@clause("ANR-R1.2", "ANR-1.30", "ANR-SB1")
def test_daily_casts_pay_two_credits_a_turn_until_empty() -> None:
    scene = turn_start(rig=["Daily Casts"])
    assert counters(scene, "Daily Casts", CREDIT) == 6
    assert scene.state.credits[RUNNER] == 7
    last = turn_start(rig=[{"card": "Daily Casts", "credits": 2}])
    assert last.state.credits[RUNNER] == 7
    assert names(last, HEAP) == ["Daily Casts"]


# Credits on cards ---------------------------------------------------------------------------------


@clause("ANR-CC7", "ANR-CC54", "ANR-AB9", "ANR-ACC9", "ANR-1.30", "ANR-SB1")
def test_bank_job_replaces_the_access_of_a_remote_by_its_credits() -> None:
    scene = runner_turn(
        {"servers": {"remote1": {"root": ["Hostile Takeover"]}}}, rig=["Bank Job"], clicks=3
    )
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("replacement")
    scene.choose(RUNNER, "Use Bank Job")
    scene.choose(RUNNER, "3")
    assert scene.state.credits[RUNNER] == 8
    assert counters(scene, "Bank Job", CREDIT) == 5
    assert names(scene, RUNNER_SCORE) == []
    scene.pass_until("action")
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("replacement")
    scene.choose(RUNNER, "Use Bank Job")
    scene.choose(RUNNER, "5")
    assert scene.state.credits[RUNNER] == 13
    assert names(scene, HEAP) == ["Bank Job"]


@clause("ANR-CC7")
def test_bank_job_does_nothing_on_a_central_server_and_may_be_declined() -> None:
    scene = runner_turn({"servers": {"remote1": {"root": ["Hostile Takeover"]}}}, rig=["Bank Job"])
    scene.choose(RUNNER, "Run on Archives")
    scene.pass_until("action", "replacement")
    assert scene.asked == (RUNNER, "action")
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("replacement")
    scene.choose(RUNNER, "Access the cards as usual")
    scene.choose(RUNNER, "Steal Hostile Takeover")
    assert counters(scene, "Bank Job", CREDIT) == 8


@clause("ANR-1.30", "ANR-R1.3g", "ANR-SB1")
def test_armitage_codebusting_pays_two_credits_a_click() -> None:
    scene = runner_turn(rig=["Armitage Codebusting"])
    scene.choose(RUNNER, "Armitage")
    assert scene.state.credits[RUNNER] == 7
    assert counters(scene, "Armitage Codebusting", CREDIT) == 10
    last = runner_turn(rig=[{"card": "Armitage Codebusting", "credits": 2}])
    last.choose(RUNNER, "Armitage")
    assert names(last, HEAP) == ["Armitage Codebusting"]


@clause("ANR-1.30", "ANR-R1.3g", "ANR-SB1")
def test_liberated_account_pays_four_credits_a_click_or_what_is_left() -> None:
    scene = runner_turn(rig=["Liberated Account"])
    scene.choose(RUNNER, "Liberated Account")
    assert scene.state.credits[RUNNER] == 9
    assert counters(scene, "Liberated Account", CREDIT) == 12
    last = runner_turn(rig=[{"card": "Liberated Account", "credits": 3}])
    last.choose(RUNNER, "Liberated Account")
    assert last.state.credits[RUNNER] == 8
    assert names(last, HEAP) == ["Liberated Account"]


@clause("ANR-R1.3g", "ANR-1.30", "ANR-K29", "ANR-CC57")
def test_kati_jones_saves_three_credits_or_pays_out_once_a_turn() -> None:
    scene = runner_turn(rig=[{"card": "Kati Jones", "credits": 6}])
    scene.choose(RUNNER, "put 3 credits here")
    assert counters(scene, "Kati Jones", CREDIT) == 9
    assert not scene.offers(RUNNER, "Kati Jones")
    scene.pass_until("action", seat=CORP)
    scene.pass_until("action", seat=RUNNER)
    credits = scene.state.credits[RUNNER]
    scene.choose(RUNNER, "take all credits")
    assert scene.state.credits[RUNNER] == credits + 9
    assert names(scene, RESOURCES) == ["Kati Jones"]
    assert not scene.offers(RUNNER, "Kati Jones")


@clause("ANR-AB3")
def test_an_empty_kati_jones_has_nothing_to_take() -> None:
    scene = runner_turn(rig=["Kati Jones"])
    assert not scene.offers(RUNNER, "take all credits")


# Recurring credits --------------------------------------------------------------------------------


@clause("ANR-REC1", "ANR-REC3", "ANR-E42", "ANR-AB18")
def test_crash_space_pays_for_removing_a_tag() -> None:
    scene = runner_turn(rig=["Crash Space"], tags=1, clicks=1)
    scene.choose(RUNNER, "Remove a tag")
    assert scene.state.runner_tags == 0
    assert scene.state.credits[RUNNER] == 5
    assert counters(scene, "Crash Space", CREDIT) == 0
    scene.pass_until("action", seat=CORP)
    scene.pass_until("action", seat=RUNNER)
    assert counters(scene, "Crash Space", CREDIT) == 2


@clause("ANR-E58", "ANR-AB8", "ANR-D3")
def test_crash_space_prevents_up_to_three_meat_damage() -> None:
    scene = corp_turn(
        {"tags": 1, "grip": ["Diesel"] * 5, "rig": ["Crash Space"]}, hq=["Scorched Earth"]
    )
    scene.choose(CORP, "play", "Scorched Earth")
    scene.choose(RUNNER, "Crash Space")
    assert scene.offered(RUNNER) == ["1", "2", "3"]
    scene.choose(RUNNER, "3")
    assert len(scene.state.zones[GRIP]) == 4
    assert "Crash Space" in names(scene, HEAP)


@clause("ANR-REC1", "ANR-AB18", "ANR-INS14", "ANR-ACC3")
def test_scrubber_pays_trash_costs() -> None:
    scene = runner_turn(
        {"servers": {"remote1": {"root": ["PAD Campaign"]}}}, rig=["Scrubber"], credits=2
    )
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("access")
    scene.choose(RUNNER, "Trash PAD Campaign")
    assert scene.state.credits[RUNNER] == 0
    assert counters(scene, "Scrubber", CREDIT) == 0


@clause("ANR-REC1", "ANR-AB18", "ANR-INS11")
def test_inside_man_pays_for_hardware_only() -> None:
    scene = runner_turn(rig=["Inside Man"], grip=["Dyson Mem Chip", "Decoy"], credits=1)
    assert scene.offers(RUNNER, "install", "Decoy")
    scene.choose(RUNNER, "install", "Dyson Mem Chip")
    assert scene.state.credits[RUNNER] == 0
    assert names(scene, HARDWARE_ROW) == ["Dyson Mem Chip"]
    assert not scene.offers(RUNNER, "install", "Decoy")
    broke = runner_turn(rig=["Inside Man"], grip=["Decoy"], credits=0)
    assert not broke.offers(RUNNER, "install", "Decoy")


@clause("ANR-REC1", "ANR-AB18", "ANR-T3")
def test_compromised_employee_pays_one_credit_of_a_trace() -> None:
    hunter = {"card": "Hunter", "rezzed": True}
    scene = runner_turn(
        {"servers": {"hq": {"ice": [hunter]}}, "credits": 0},
        rig=["Compromised Employee"],
        credits=2,
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Spend 3 credits")
    assert scene.state.runner_tags == 0
    assert scene.state.credits[RUNNER] == 0


@clause("ANR-AB5")
def test_compromised_employee_earns_a_credit_when_ice_is_rezzed() -> None:
    servers = {"hq": {"ice": ["Wall of Static"]}, "remote1": {"root": ["PAD Campaign"]}}
    scene = runner_turn({"servers": servers, "credits": 9}, rig=["Compromised Employee"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(CORP, "Rez PAD Campaign")
    assert scene.state.credits[RUNNER] == 5
    scene.choose(CORP, "Rez Wall of Static")
    assert scene.state.credits[RUNNER] == 6


# Preventing ---------------------------------------------------------------------------------------


@clause("ANR-AB8", "ANR-TAG1", "ANR-E65")
def test_decoy_prevents_one_tag() -> None:
    raven = {"card": "Data Raven", "rezzed": True}
    scene = runner_turn({"servers": {"hq": {"ice": [raven]}}}, rig=["Decoy"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "tag")
    scene.choose(RUNNER, "Decoy")
    assert scene.state.runner_tags == 0
    assert names(scene, HEAP) == ["Decoy"]


@clause("ANR-AB8", "ANR-CC38", "ANR-E60", "ANR-INS14")
def test_sacrificial_construct_saves_a_program_from_ichi() -> None:
    ichi = {"card": "Ichi 1.0", "rezzed": True}
    scene = runner_turn(
        {"servers": {"hq": {"ice": [ichi]}}, "credits": 0},
        rig=["Sacrificial Construct", "Corroder"],
        clicks=1,
    )
    scene.choose(RUNNER, "Run on HQ")
    scene.pass_(RUNNER)
    scene.choose(RUNNER, "Sacrificial Construct")
    assert names(scene, HEAP)[:1] == ["Sacrificial Construct"]
    scene.pass_until("action", "trace-bid", seat=RUNNER)
    assert names(scene, PROGRAMS) == []


@clause("ANR-CC38", "ANR-AB21")
def test_sacrificial_construct_does_not_help_against_trashing_for_an_install() -> None:
    scene = runner_turn(
        rig=["Sacrificial Construct", "Datasucker"],
        grip=["Magnum Opus"],
        identity="Noise: Hacker Extraordinaire",
    )
    scene.choose(RUNNER, "install", "Magnum Opus")
    scene.choose(RUNNER, "Trash Datasucker first")
    assert names(scene, RESOURCES) == ["Sacrificial Construct"]
    assert names(scene, HEAP) == ["Datasucker"]


@clause("ANR-AB8", "ANR-INS14", "ANR-C2.2f")
def test_fall_guy_saves_another_resource() -> None:
    scene = corp_turn({"tags": 1, "rig": ["Kati Jones", "Fall Guy"]}, credits=4)
    scene.choose(CORP, "Trash Kati Jones")
    scene.choose(RUNNER, "the resource stays")
    assert names(scene, RESOURCES) == ["Kati Jones"]
    assert names(scene, HEAP) == ["Fall Guy"]
    assert scene.state.credits[CORP] == 2


@clause("ANR-AB8")
def test_fall_guy_cannot_save_himself_or_a_program() -> None:
    scene = corp_turn({"tags": 1, "rig": ["Fall Guy"]}, credits=4)
    scene.choose(CORP, "Trash Fall Guy")
    assert names(scene, HEAP) == ["Fall Guy"]


@clause("ANR-AB1", "ANR-1.20")
def test_fall_guy_is_worth_two_credits() -> None:
    scene = runner_turn(rig=["Fall Guy"])
    scene.choose(RUNNER, "Take 1 credit")
    scene.choose(RUNNER, "Fall Guy: gain 2 credits")
    assert scene.state.credits[RUNNER] == 8
    assert names(scene, HEAP) == ["Fall Guy"]


@clause("ANR-AB8", "ANR-TAG1")
def test_new_angeles_city_hall_prevents_tags_for_two_credits_each() -> None:
    scene = runner_turn(
        {"hq": []}, grip=["Account Siphon"], rig=["New Angeles City Hall"], credits=3
    )
    scene.choose(RUNNER, "play", "Account Siphon")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Use Account Siphon")
    scene.choose(RUNNER, "0")
    scene.choose(RUNNER, "New Angeles City Hall")
    assert scene.state.credits[RUNNER] == 1
    assert scene.state.runner_tags == 1
    assert names(scene, RESOURCES) == ["New Angeles City Hall"]


@clause("ANR-ACC4", "ANR-INS14")
def test_new_angeles_city_hall_is_trashed_when_an_agenda_is_stolen() -> None:
    scene = runner_turn({"hq": ["Hostile Takeover"]}, rig=["New Angeles City Hall"])
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "Steal Hostile Takeover")
    assert names(scene, HEAP) == ["New Angeles City Hall"]


# Clicks and cards ---------------------------------------------------------------------------------


@clause("ANR-R1.3g", "ANR-INS17")
def test_data_dealer_turns_an_agenda_into_nine_credits() -> None:
    scene = runner_turn(rig=["Data Dealer"], score=["Hostile Takeover", "Priority Requisition"])
    scene.choose(RUNNER, "Data Dealer")
    scene.choose(RUNNER, "Hostile Takeover")
    assert scene.state.credits[RUNNER] == 14
    assert scene.state.clicks[RUNNER] == 3
    assert names(scene, REMOVED) == ["Hostile Takeover"]
    assert names(scene, RUNNER_SCORE) == ["Priority Requisition"]
    assert not runner_turn(rig=["Data Dealer"]).offers(RUNNER, "Data Dealer")


@clause("ANR-CC60", "ANR-INS17")
def test_data_dealer_buys_notoriety_too() -> None:
    scene = runner_turn(rig=["Data Dealer"], score=["Notoriety"])
    scene.choose(RUNNER, "Data Dealer")
    assert names(scene, REMOVED) == ["Notoriety"]


@clause("ANR-R1.3g", "ANR-1.22")
def test_all_nighter_gives_two_clicks_for_one() -> None:
    scene = runner_turn(rig=["All-nighter"])
    scene.choose(RUNNER, "All-nighter")
    assert scene.state.clicks[RUNNER] == 5
    assert names(scene, HEAP) == ["All-nighter"]


@clause("ANR-R1.3g", "ANR-1.20")
def test_professional_contacts_give_a_credit_and_a_card() -> None:
    scene = runner_turn(rig=["Professional Contacts"])
    scene.choose(RUNNER, "Professional Contacts")
    assert scene.state.credits[RUNNER] == 6
    assert len(scene.state.zones[GRIP]) == 1
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-R1.3g", "ANR-DEC14")
def test_mr_li_draws_two_cards_and_puts_one_of_them_back() -> None:
    scene = runner_turn(rig=["Mr. Li"], grip=["Decoy"], stack=["Diesel", "Modded", "Corroder"])
    scene.choose(RUNNER, "Mr. Li")
    assert scene.offered(RUNNER) == ["Choose Diesel", "Choose Modded"]
    scene.choose(RUNNER, "Diesel")
    assert names(scene, GRIP) == ["Decoy", "Modded"]
    assert names(scene, STACK) == ["Diesel", "Corroder"]


@clause("ANR-V4", "ANR-AB3", "ANR-0.6")
def test_mr_li_puts_back_the_only_card_he_finds_and_needs_a_stack() -> None:
    scene = runner_turn(rig=["Mr. Li"], stack=["Diesel"])
    scene.choose(RUNNER, "Mr. Li")
    assert names(scene, STACK) == ["Diesel"]
    assert names(scene, GRIP) == []
    assert not runner_turn(rig=["Mr. Li"], stack=[]).offers(RUNNER, "Mr. Li")


@clause("ANR-R1.3g", "ANR-1.12", "ANR-CC55")
def test_same_old_thing_plays_an_event_of_the_heap() -> None:
    scene = runner_turn(rig=["Same Old Thing"], heap=["Sure Gamble", "Decoy"])
    scene.choose(RUNNER, "Same Old Thing")
    assert scene.state.credits[RUNNER] == 9
    assert scene.state.clicks[RUNNER] == 2
    assert names(scene, HEAP) == ["Decoy", "Same Old Thing", "Sure Gamble"]


@clause("ANR-CC55", "ANR-K13", "ANR-INS22")
def test_same_old_thing_needs_the_further_click_of_a_double_and_a_server_for_a_run() -> None:
    two = runner_turn(rig=["Same Old Thing"], heap=["Lucky Find"], clicks=2)
    assert not two.offers(RUNNER, "Same Old Thing")
    three = runner_turn(rig=["Same Old Thing"], heap=["Lucky Find"], clicks=3)
    three.choose(RUNNER, "Same Old Thing")
    assert three.state.credits[RUNNER] == 11
    assert three.state.clicks[RUNNER] == 0
    run = runner_turn(rig=["Same Old Thing"], heap=["Dirty Laundry"])
    run.choose(RUNNER, "Same Old Thing")
    run.choose(RUNNER, "Dirty Laundry on Archives")
    run.choose(RUNNER, "Continue")
    assert run.state.credits[RUNNER] == 8


@clause("ANR-CC55")
def test_same_old_thing_respects_play_conditions() -> None:
    scene = runner_turn(rig=["Same Old Thing"], heap=["Blackmail"])
    assert not scene.offers(RUNNER, "Same Old Thing")


@clause("ANR-R1.3g", "ANR-TAG1", "ANR-INS14", "ANR-RUN5a", "ANR-Q20")
def test_data_leak_reversal_trashes_the_top_of_rd_while_the_runner_is_tagged() -> None:
    scene = runner_turn({"rd": ["Hostile Takeover", "Enigma"]}, grip=["Data Leak Reversal"], tags=1)
    assert not scene.offers(RUNNER, "install", "Data Leak Reversal")
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Continue")
    scene.choose(RUNNER, "install", "Data Leak Reversal")
    scene.choose(RUNNER, "trash the top card of R&D")
    assert names(scene, ARCHIVES_DOWN) == ["Hostile Takeover"]
    scene.choose(RUNNER, "Take 1 credit")
    assert not runner_turn(rig=["Data Leak Reversal"]).offers(RUNNER, "Data Leak Reversal")


@clause("ANR-RUN5a")
def test_data_leak_reversal_does_not_count_runs_on_remote_servers() -> None:
    scene = runner_turn(
        {"servers": {"remote1": {"root": ["PAD Campaign"]}}}, grip=["Data Leak Reversal"]
    )
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("access")
    scene.choose(RUNNER, "Leave")
    scene.pass_until("action")
    assert scene.state.tally[SUCCESSFUL_RUNS] == 1
    assert not scene.offers(RUNNER, "install", "Data Leak Reversal")


# Rules that change --------------------------------------------------------------------------------


@clause("ANR-AB4", "ANR-INS12", "ANR-CC5")
def test_xanadu_makes_all_ice_one_credit_dearer() -> None:
    servers = {"hq": {"ice": ["Wall of Static"]}, "remote1": {"root": ["PAD Campaign"]}}
    scene = runner_turn({"servers": servers, "credits": 4}, rig=["Xanadu"])
    assert rez_cost(scene.state, card(scene, "PAD Campaign")) == 2
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(CORP, "Rez Wall of Static")
    assert scene.state.credits[CORP] == 0
    poor = runner_turn({"servers": servers, "credits": 3}, rig=["Xanadu"])
    poor.choose(RUNNER, "Run on HQ")
    assert not poor.offers(CORP, "Rez Wall of Static")


@clause("ANR-ADV4", "ANR-AB12", "ANR-ACC4", "ANR-INS14")
def test_the_source_makes_stealing_cost_three_credits_and_is_trashed_by_it() -> None:
    corp = {"servers": {"remote1": {"root": ["Hostile Takeover"]}}}
    scene = runner_turn(corp, rig=["The Source"])
    assert requirement(scene.state, card(scene, "Hostile Takeover")) == 3
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("access")
    assert scene.offers(RUNNER, "Leave Hostile Takeover")
    scene.choose(RUNNER, "Steal Hostile Takeover")
    assert scene.state.credits[RUNNER] == 2
    assert names(scene, HEAP) == ["The Source"]
    poor = runner_turn(corp, rig=["The Source"], credits=2)
    poor.choose(RUNNER, "Run on Server 1")
    poor.pass_until("access")
    assert poor.offered(RUNNER) == ["Leave Hostile Takeover"]


@clause("ANR-ADV4", "ANR-ADV5", "ANR-INS14")
def test_the_source_is_trashed_when_the_corp_scores() -> None:
    agenda = {"card": "Hostile Takeover", "advancement": 2}
    scene = corp_turn({"rig": ["The Source"]}, servers={"remote1": {"root": [agenda]}})
    scene.choose(CORP, "Advance Hostile Takeover")
    scene.choose(CORP, "Score Hostile Takeover")
    assert names(scene, CORP_SCORE) == ["Hostile Takeover"]
    assert names(scene, HEAP) == ["The Source"]
    early = corp_turn({"rig": ["The Source"]}, servers={"remote1": {"root": [agenda]}})
    early.choose(CORP, "Take 1 credit")
    assert not early.offers(CORP, "Score")


@clause("ANR-AB5", "ANR-AB13", "ANR-RUN5a", "ANR-RUN6a", "ANR-TAG1")
def test_john_masanori_draws_at_the_first_success_and_tags_at_the_first_failure() -> None:
    scene = runner_turn(rig=["John Masanori"])
    for _ in range(2):
        scene.choose(RUNNER, "Run on Archives")
        scene.choose(RUNNER, "Continue")
        assert len(scene.state.zones[GRIP]) == 1
        assert scene.state.runner_tags == 0
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Jack out")
    assert scene.state.runner_tags == 1
    scene.choose(RUNNER, "Run on Archives")
    scene.choose(RUNNER, "Jack out")
    assert scene.state.runner_tags == 1


# Personal Workshop --------------------------------------------------------------------------------


@clause("ANR-INS15", "ANR-K28", "ANR-R1.3g", "ANR-INS23", "ANR-AB1")
def test_personal_workshop_builds_a_card_counter_by_counter() -> None:
    scene = runner_turn(rig=["Personal Workshop"], grip=["Corroder"])
    scene.choose(RUNNER, "put a program or hardware here")
    scene.choose(RUNNER, "Corroder")
    assert counters(scene, "Corroder", POWER) == 2
    assert names(scene, HOSTED) == ["Corroder"]
    assert scene.state.credits[RUNNER] == 5
    scene.choose(RUNNER, "take a counter off")
    assert counters(scene, "Corroder", POWER) == 1
    scene.choose(RUNNER, "take a counter off")
    assert names(scene, PROGRAMS) == ["Corroder"]
    assert scene.state.credits[RUNNER] == 3
    assert scene.asked == (RUNNER, "action")


@clause("ANR-R1.2", "ANR-INS23")
def test_personal_workshop_takes_a_counter_off_when_the_turn_begins() -> None:
    guests = [{"card": "Corroder", "power": 1}, {"card": "Akamatsu Mem Chip", "power": 1}]
    scene = turn_start(rig=[{"card": "Personal Workshop", "hosted": guests}], credits=0)
    scene.choose(RUNNER, "Akamatsu Mem Chip")
    assert names(scene, HARDWARE_ROW) == ["Akamatsu Mem Chip"]
    assert counters(scene, "Corroder", POWER) == 1
    assert memory_limit(scene.state) == 6


@clause("ANR-CC56", "ANR-CC29", "ANR-CC20", "ANR-CC23", "ANR-INS11")
def test_an_install_from_personal_workshop_counts_as_one() -> None:
    guest = {"card": "Datasucker", "power": 1}
    rig = [{"card": "Personal Workshop", "hosted": [guest]}, "Grimoire"]
    scene = runner_turn(identity="Noise: Hacker Extraordinaire", rig=rig)
    scene.choose(RUNNER, "Take 1 credit")
    scene.choose(RUNNER, "take a counter off")
    assert names(scene, PROGRAMS) == ["Datasucker"]
    assert counters(scene, "Datasucker", 1) == 1
    assert len(scene.state.zones[ARCHIVES_DOWN]) == 1
    kate = runner_turn(
        identity='Kate "Mac" McCaffrey: Digital Tinker',
        rig=rig[:1],
        grip=["Akamatsu Mem Chip"],
        credits=2,
    )
    kate.choose(RUNNER, "Run on Archives")
    kate.choose(RUNNER, "take a counter off")
    kate.choose(RUNNER, "Continue")
    kate.choose(RUNNER, "install", "Akamatsu Mem Chip")
    assert kate.state.credits[RUNNER] == 0


@clause("ANR-CC56")
def test_personal_workshop_installs_a_card_of_cost_zero_at_once() -> None:
    scene = runner_turn(rig=["Personal Workshop"], grip=["Cortez Chip"])
    scene.choose(RUNNER, "put a program or hardware here")
    scene.choose(RUNNER, "Cortez Chip")
    assert names(scene, HARDWARE_ROW) == ["Cortez Chip"]
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-INS23", "ANR-INS21", "ANR-K10")
def test_a_second_console_waits_on_personal_workshop_until_the_first_is_gone() -> None:
    guest = {"card": "Desperado", "power": 0}
    scene = turn_start(
        rig=[{"card": "Personal Workshop", "hosted": [guest]}, "Grimoire", "Aesop's Pawnshop"]
    )
    assert names(scene, HOSTED) == ["Desperado"]
    scene.choose(RUNNER, "Aesop's Pawnshop")
    scene.choose(RUNNER, "Yes")
    scene.choose(RUNNER, "Grimoire")
    assert names(scene, HARDWARE_ROW) == ["Desperado"]
    assert names(scene, HOSTED) == []


@clause("ANR-INS15", "ANR-INS23")
def test_cards_on_a_trashed_personal_workshop_are_trashed() -> None:
    guest = {"card": "Corroder", "power": 1}
    scene = corp_turn({"tags": 1, "rig": [{"card": "Personal Workshop", "hosted": [guest]}]})
    scene.choose(CORP, "Trash Personal Workshop")
    assert sorted(names(scene, HEAP)) == ["Corroder", "Personal Workshop"]
    assert counters(scene, "Corroder", POWER) == 0
