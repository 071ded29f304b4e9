"""The operations, one by one, each played from HQ."""

from typing import Any

from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    GRIP,
    HEAP,
    HOSTED,
    HQ,
    RD,
    RUNNER,
    VIRUS_COUNTER,
    ice_zone,
    root,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.tables import counters, is_rezzed, names

REMOTE = 3


def corp_turn(operation: str, *others: str, **more: Any) -> Scene:
    """Returns the Corp's action phase with an operation in HQ, 3 clicks and 20 credits."""
    corp = {"credits": 20, "hq": [operation, *others], **more.pop("corp", {})}
    return Scene("android_netrunner", corp=corp, turn="corp", **more)


@clause("ANR-DEC14", "ANR-1.5")
def test_archived_memories_takes_a_face_up_card_out_of_archives() -> None:
    scene = corp_turn("Archived Memories", corp={"archives": ["Hedge Fund", "Enigma"]})
    scene.choose(CORP, "Play Archived Memories").choose(CORP, "Enigma")
    assert names(scene, HQ) == ["Enigma"]
    assert names(scene, ARCHIVES) == ["Hedge Fund", "Archived Memories"]
    assert any("Enigma" in line for line in scene.log(RUNNER))


@clause("ANR-DEC14", "ANR-1.5", "ANR-H12")
def test_archived_memories_does_not_show_a_face_down_card() -> None:
    scene = corp_turn("Archived Memories", corp={"archives_down": ["Enigma", "Ice Wall"]})
    scene.choose(CORP, "Play Archived Memories").choose(CORP, "Enigma")
    assert names(scene, HQ) == ["Enigma"]
    assert names(scene, ARCHIVES_DOWN) == ["Ice Wall"]
    assert not any("Enigma" in line for line in scene.log(RUNNER))
    assert any("Enigma" in line for line in scene.log(CORP))


@clause("ANR-AB3")
def test_archived_memories_needs_a_card_in_archives() -> None:
    assert not corp_turn("Archived Memories").offers(CORP, "Play Archived Memories")


@clause("ANR-1.22")
def test_biotic_labor_gives_two_clicks_for_one() -> None:
    scene = corp_turn("Biotic Labor")
    scene.choose(CORP, "Play Biotic Labor")
    assert scene.state.clicks[CORP] == 4
    assert scene.state.credits[CORP] == 16


@clause("ANR-CC40", "ANR-INS11", "ANR-INS4")
def test_shipment_from_mirrormorph_installs_three_cards_at_their_usual_cost() -> None:
    scene = corp_turn(
        "Shipment from MirrorMorph", "Enigma", "Ice Wall", "PAD Campaign", "Adonis Campaign"
    )
    scene.choose(CORP, "Play Shipment from MirrorMorph")
    scene.choose(CORP, "Choose Enigma").choose(CORP, "Install Enigma in front of HQ")
    scene.choose(CORP, "Choose Ice Wall").choose(CORP, "Install Ice Wall in front of HQ")
    scene.choose(CORP, "Go on")
    scene.choose(CORP, "Choose PAD Campaign")
    assert names(scene, ice_zone(0)) == ["Enigma", "Ice Wall"]
    assert names(scene, root(REMOTE)) == ["PAD Campaign"]
    assert names(scene, HQ) == ["Adonis Campaign"]
    assert scene.state.clicks[CORP] == 2
    # 1 for the operation, 1 for the second ice in front of HQ
    assert scene.state.credits[CORP] == 18


@clause("ANR-CC40", "ANR-DEC18")
def test_shipment_from_mirrormorph_may_stop_after_one_card_and_opens_no_window_between() -> None:
    scene = corp_turn("Shipment from MirrorMorph", "PAD Campaign", "Ice Wall")
    scene.choose(CORP, "Play Shipment from MirrorMorph")
    assert not scene.offers(CORP, "Done")
    scene.choose(CORP, "Choose PAD Campaign")
    assert scene.asked == (CORP, "card")
    scene.choose(CORP, "Done")
    assert scene.asked == (CORP, "after-action")
    assert names(scene, HQ) == ["Ice Wall"]


@clause("ANR-AB3")
def test_shipment_from_mirrormorph_needs_something_to_install() -> None:
    scene = corp_turn("Shipment from MirrorMorph", "Hedge Fund")
    assert not scene.offers(CORP, "Play Shipment from MirrorMorph")


@clause("ANR-CC27", "ANR-INS18", "ANR-D3")
def test_neural_emp_needs_a_run_and_does_one_net_damage() -> None:
    scene = corp_turn(
        "Neural EMP",
        runner={"grip": ["Sure Gamble", "Sure Gamble"]},
        last_turn={"runs": 1, "unsuccessful": 1},
    )
    scene.choose(CORP, "Play Neural EMP")
    assert len(scene.state.zones[GRIP]) == 1
    assert names(scene, HEAP) == ["Sure Gamble"]
    assert scene.state.credits[CORP] == 18


@clause("ANR-CC27")
def test_neural_emp_cannot_be_played_after_a_turn_without_runs() -> None:
    assert not corp_turn("Neural EMP").offers(CORP, "Play Neural EMP")


@clause("ANR-AB16", "ANR-DEC18")
def test_precognition_puts_the_top_five_cards_into_any_order() -> None:
    deck = ["Enigma", "Ice Wall", "Wall of Static", "Hunter", "Archer", "Tollbooth"]
    scene = corp_turn("Precognition", corp={"rd": deck})
    scene.choose(CORP, "Play Precognition")
    for name in ("Archer", "Ice Wall", "Hunter", "Enigma"):
        scene.choose(CORP, f"Choose {name}")
    assert names(scene, RD)[::-1] == [
        "Archer", "Ice Wall", "Hunter", "Enigma", "Wall of Static", "Tollbooth"
    ]  # fmt: skip
    assert not any("Archer" in line for line in scene.log(RUNNER))


@clause("ANR-CC32")
def test_precognition_uses_what_is_left_of_a_small_deck() -> None:
    scene = corp_turn("Precognition", corp={"rd": ["Enigma", "Ice Wall"]})
    scene.choose(CORP, "Play Precognition").choose(CORP, "Choose Ice Wall")
    assert names(scene, RD)[::-1] == ["Ice Wall", "Enigma"]


@clause("ANR-V2")
def test_anonymous_tip_draws_three_cards() -> None:
    scene = corp_turn("Anonymous Tip")
    scene.choose(CORP, "Play Anonymous Tip")
    assert len(scene.state.zones[HQ]) == 3
    assert len(scene.state.zones[RD]) == 17


@clause("ANR-V2")
def test_anonymous_tip_loses_the_game_when_the_deck_runs_out() -> None:
    scene = corp_turn("Anonymous Tip", corp={"rd": ["Enigma", "Ice Wall"]})
    scene.choose(CORP, "Play Anonymous Tip")
    assert scene.outcome is not None
    assert scene.outcome.winners == (RUNNER,)
    assert scene.outcome.clause == "ANR-V2"


@clause("ANR-INS18", "ANR-TAG1", "ANR-AB17")
def test_closed_accounts_empties_the_pool_of_a_tagged_runner() -> None:
    scene = corp_turn("Closed Accounts", runner={"tags": 1, "credits": 12})
    scene.choose(CORP, "Play Closed Accounts")
    assert scene.state.credits == [19, 0]
    assert not corp_turn("Closed Accounts").offers(CORP, "Play Closed Accounts")


@clause("ANR-CC35", "ANR-AB11", "ANR-ADV2", "ANR-TAG1")
def test_psychographics_places_as_many_counters_as_credits_were_spent() -> None:
    scene = corp_turn(
        "Psychographics",
        corp={"servers": {"remote1": {"root": ["Priority Requisition"], "ice": ["Enigma"]}}},
        runner={"tags": 3},
    )
    scene.choose(CORP, "Play Psychographics")
    assert scene.offered(CORP) == ["0", "1", "2", "3"]
    scene.choose(CORP, "3")
    assert counters(scene, "Priority Requisition", ADVANCEMENT) == 3
    assert scene.state.credits[CORP] == 17


@clause("ANR-CC35")
def test_psychographics_is_limited_by_the_credits_too() -> None:
    scene = corp_turn(
        "Psychographics",
        corp={"credits": 2, "servers": {"remote1": {"root": ["Priority Requisition"]}}},
        runner={"tags": 9},
    )
    scene.choose(CORP, "Play Psychographics")
    assert scene.offered(CORP) == ["0", "1", "2"]


@clause("ANR-CC27", "ANR-INS18", "ANR-T1", "ANR-TAG1")
def test_sea_source_traces_after_a_successful_run() -> None:
    scene = corp_turn("SEA Source", last_turn={"runs": 1, "successful": 1})
    scene.choose(CORP, "Play SEA Source")
    scene.choose(CORP, "Spend 3 credits").choose(RUNNER, "Spend 5 credits")
    assert scene.state.runner_tags == 1
    assert scene.state.credits == [15, 0]


@clause("ANR-CC27", "ANR-T4")
def test_sea_source_fails_against_equal_link_and_needs_a_successful_run() -> None:
    scene = corp_turn("SEA Source", last_turn={"runs": 1, "successful": 1})
    scene.choose(CORP, "Play SEA Source")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 3 credits")
    assert scene.state.runner_tags == 0
    tried = corp_turn("SEA Source", last_turn={"runs": 2, "unsuccessful": 2})
    assert not tried.offers(CORP, "Play SEA Source")


@clause("ANR-INS18", "ANR-AB14")
def test_aggressive_negotiation_finds_any_card_after_an_agenda_was_scored() -> None:
    scene = corp_turn(
        "Aggressive Negotiation",
        corp={"rd": ["Enigma", "Ice Wall", "Archer"]},
        this_turn={"scored": 1},
    )
    scene.choose(CORP, "Play Aggressive Negotiation")
    assert not scene.offers(CORP, "Done")
    scene.choose(CORP, "Choose Archer")
    assert names(scene, HQ) == ["Archer"]
    assert sorted(names(scene, RD)) == ["Enigma", "Ice Wall"]
    assert not any("Archer" in line for line in scene.log(RUNNER))
    assert scene.state.credits[CORP] == 19


@clause("ANR-INS18")
def test_aggressive_negotiation_waits_for_an_agenda() -> None:
    scene = corp_turn("Aggressive Negotiation")
    assert not scene.offers(CORP, "Play Aggressive Negotiation")


@clause("ANR-1.20")
def test_beanstalk_royalties_gain_three_credits() -> None:
    scene = corp_turn("Beanstalk Royalties", corp={"credits": 0})
    scene.choose(CORP, "Play Beanstalk Royalties")
    assert scene.state.credits[CORP] == 3


@clause("ANR-INS18", "ANR-TAG1", "ANR-D3")
def test_scorched_earth_does_four_meat_damage_to_a_tagged_runner() -> None:
    scene = corp_turn("Scorched Earth", runner={"tags": 1, "grip": ["Sure Gamble"] * 5})
    scene.choose(CORP, "Play Scorched Earth")
    assert len(scene.state.zones[GRIP]) == 1
    assert len(scene.state.zones[HEAP]) == 4
    assert scene.state.credits[CORP] == 17
    untagged = corp_turn("Scorched Earth", runner={"grip": ["Sure Gamble"] * 5})
    assert not untagged.offers(CORP, "Play Scorched Earth")


@clause("ANR-V3a")
def test_scorched_earth_flatlines_a_runner_with_three_cards() -> None:
    scene = corp_turn("Scorched Earth", runner={"tags": 1, "grip": ["Sure Gamble"] * 3})
    scene.choose(CORP, "Play Scorched Earth")
    assert scene.outcome is not None
    assert scene.outcome.winners == (CORP,)


@clause("ANR-ADV1", "ANR-ADV2", "ANR-DEC14")
def test_shipment_from_kaguya_advances_two_cards() -> None:
    scene = corp_turn(
        "Shipment from Kaguya",
        corp={
            "servers": {
                "remote1": {"root": ["Priority Requisition"], "ice": ["Ice Wall", "Enigma"]},
            }
        },
    )
    scene.choose(CORP, "Play Shipment from Kaguya")
    assert not scene.offers(CORP, "Enigma")
    scene.choose(CORP, "Choose Priority Requisition").choose(CORP, "Choose Ice Wall")
    assert counters(scene, "Priority Requisition", ADVANCEMENT) == 1
    assert counters(scene, "Ice Wall", ADVANCEMENT) == 1
    assert scene.state.credits[CORP] == 20


@clause("ANR-DEC18")
def test_shipment_from_kaguya_may_advance_only_one_card() -> None:
    servers = {"remote1": {"root": ["Priority Requisition"], "ice": ["Ice Wall"]}}
    scene = corp_turn("Shipment from Kaguya", corp={"servers": servers})
    scene.choose(CORP, "Play Shipment from Kaguya")
    scene.choose(CORP, "Choose Ice Wall").choose(CORP, "Done")
    assert counters(scene, "Priority Requisition", ADVANCEMENT) == 0
    assert counters(scene, "Ice Wall", ADVANCEMENT) == 1


@clause("ANR-1.20", "ANR-2.6")
def test_hedge_fund_gains_nine_credits_for_five() -> None:
    scene = corp_turn("Hedge Fund", corp={"credits": 5})
    scene.choose(CORP, "Play Hedge Fund")
    assert scene.state.credits[CORP] == 9
    assert names(scene, ARCHIVES) == ["Hedge Fund"]
    assert not corp_turn("Hedge Fund", corp={"credits": 4}).offers(CORP, "Play Hedge Fund")


@clause("ANR-ADV1", "ANR-ADV2")
def test_trick_of_light_moves_one_or_two_counters() -> None:
    ice = {"card": "Ice Wall", "advancement": 3}
    servers = {"remote1": {"root": ["Priority Requisition"], "ice": [ice, "Enigma"]}}
    scene = corp_turn("Trick of Light", corp={"servers": servers})
    scene.choose(CORP, "Play Trick of Light")
    assert scene.asked == (CORP, "move-counters")
    assert scene.offered(CORP) == ["1", "2"]
    scene.choose(CORP, "2")
    assert counters(scene, "Priority Requisition", ADVANCEMENT) == 2
    assert counters(scene, "Ice Wall", ADVANCEMENT) == 1
    assert scene.state.credits[CORP] == 19


@clause("ANR-AB3")
def test_trick_of_light_needs_counters_on_another_card() -> None:
    agenda = {"card": "Priority Requisition", "advancement": 3}
    servers = {"remote1": {"root": [agenda], "ice": ["Enigma"]}}
    scene = corp_turn("Trick of Light", corp={"servers": servers})
    assert not scene.offers(CORP, "Play Trick of Light")


@clause("ANR-INS18", "ANR-TAG1")
def test_big_brother_adds_two_tags_to_a_tagged_runner() -> None:
    scene = corp_turn("Big Brother", runner={"tags": 1})
    scene.choose(CORP, "Play Big Brother")
    assert scene.state.runner_tags == 3
    assert not corp_turn("Big Brother").offers(CORP, "Play Big Brother")


@clause("ANR-INS18", "ANR-TAG1", "ANR-INS14")
def test_freelancer_trashes_two_resources() -> None:
    rig = ["Armitage Codebusting", "Wyldside", "Access to Globalsec", "Corroder"]
    scene = corp_turn("Freelancer", runner={"tags": 1, "rig": rig})
    scene.choose(CORP, "Play Freelancer")
    assert not scene.offers(CORP, "Corroder")
    scene.choose(CORP, "Choose Wyldside").choose(CORP, "Choose Armitage Codebusting")
    assert names(scene, HEAP) == ["Wyldside", "Armitage Codebusting"]
    assert scene.state.credits[CORP] == 20


@clause("ANR-INS18", "ANR-AB3")
def test_freelancer_needs_a_tag_and_a_resource() -> None:
    untagged = corp_turn("Freelancer", runner={"rig": ["Wyldside"]})
    assert not untagged.offers(CORP, "Play Freelancer")
    poor = corp_turn("Freelancer", runner={"tags": 1, "rig": ["Corroder"]})
    assert not poor.offers(CORP, "Play Freelancer")


@clause("ANR-1.8", "ANR-DEC18", "ANR-AB16")
def test_sunset_rearranges_the_ice_of_a_server() -> None:
    servers = {"hq": {"ice": ["Enigma", "Ice Wall", "Archer"]}, "rd": {"ice": ["Hunter"]}}
    scene = corp_turn("Sunset", corp={"servers": servers})
    scene.choose(CORP, "Play Sunset")
    assert scene.asked == (CORP, "arrange-ice")
    scene.choose(CORP, "Enigma").choose(CORP, "Archer")
    assert names(scene, ice_zone(0)) == ["Ice Wall", "Archer", "Enigma"]


@clause("ANR-AB3")
def test_sunset_needs_a_server_with_two_pieces_of_ice() -> None:
    servers = {"hq": {"ice": ["Enigma"]}, "rd": {"ice": ["Hunter"]}}
    assert not corp_turn("Sunset", corp={"servers": servers}).offers(CORP, "Play Sunset")


@clause("ANR-1.20", "ANR-ADV1")
def test_commercialization_pays_for_the_counters_on_one_ice() -> None:
    ice = [{"card": "Ice Wall", "advancement": 4}, {"card": "Ice Wall", "advancement": 1}]
    scene = corp_turn("Commercialization", corp={"servers": {"hq": {"ice": ice}}})
    scene.choose(CORP, "Play Commercialization")
    scene.take(CORP, 0)
    assert scene.state.credits[CORP] == 24
    assert counters(scene, "Ice Wall", ADVANCEMENT) == 4


@clause("ANR-AB3")
def test_commercialization_does_not_count_agendas() -> None:
    agenda = {"card": "Priority Requisition", "advancement": 3}
    servers = {"remote1": {"root": [agenda], "ice": ["Ice Wall"]}}
    scene = corp_turn("Commercialization", corp={"servers": servers})
    assert not scene.offers(CORP, "Play Commercialization")


@clause("ANR-1.20", "ANR-V2")
def test_green_level_clearance_gains_three_and_draws_one() -> None:
    scene = corp_turn("Green Level Clearance")
    scene.choose(CORP, "Play Green Level Clearance")
    assert scene.state.credits[CORP] == 22
    assert names(scene, HQ) == ["Hedge Fund"]


@clause("ANR-INS12", "ANR-AB12", "ANR-K27", "ANR-CC6")
def test_oversight_ai_rezzes_ice_without_any_cost() -> None:
    scene = corp_turn("Oversight AI", corp={"servers": {"hq": {"ice": ["Archer"]}}})
    scene.choose(CORP, "Play Oversight AI")
    assert is_rezzed(scene, "Archer")
    assert scene.state.credits[CORP] == 19
    assert names(scene, HOSTED) == ["Oversight AI"]
    assert names(scene, ARCHIVES) == []


@clause("ANR-CC53", "ANR-ICE5", "ANR-K27")
def test_oversight_ai_trashes_its_ice_when_it_is_fully_broken() -> None:
    guarded = {"card": "Enigma", "rezzed": True, "hosted": ["Oversight AI"]}
    scene = Scene(
        "android_netrunner",
        corp={"servers": {"rd": {"ice": [guarded]}}},
        runner={"credits": 20, "rig": ["Gordian Blade"]},
        turn="runner",
    )
    scene.choose(RUNNER, "Run on R&D").pass_until("break-window")
    scene.choose(RUNNER, "break subroutines").take(RUNNER, 0)
    assert names(scene, ARCHIVES) == []
    scene.choose(RUNNER, "break subroutines")
    assert sorted(names(scene, ARCHIVES)) == ["Enigma", "Oversight AI"]
    assert scene.asked != (RUNNER, "break-window")
    assert scene.state.run_over == 0


@clause("ANR-AB3")
def test_oversight_ai_needs_unrezzed_ice() -> None:
    rezzed = {"card": "Enigma", "rezzed": True}
    scene = corp_turn("Oversight AI", corp={"servers": {"hq": {"ice": [rezzed]}}})
    assert not scene.offers(CORP, "Play Oversight AI")


@clause("ANR-T1", "ANR-INS14")
def test_foxfire_trashes_a_virtual_resource_or_a_link_card() -> None:
    rig = ["Data Leak Reversal", "Access to Globalsec", "Dyson Mem Chip", "Wyldside"]
    scene = corp_turn("Foxfire", runner={"rig": rig, "credits": 0})
    scene.choose(CORP, "Play Foxfire").choose(CORP, "Spend 0 credits")
    assert scene.offered(CORP) == [
        "Choose Data Leak Reversal",
        "Choose Dyson Mem Chip",
        "Choose Access to Globalsec",
    ]
    scene.choose(CORP, "Dyson Mem Chip")
    assert names(scene, HEAP) == ["Dyson Mem Chip"]


@clause("ANR-T4")
def test_foxfire_does_nothing_if_the_trace_fails() -> None:
    scene = corp_turn("Foxfire", runner={"rig": ["Access to Globalsec"], "credits": 9})
    scene.choose(CORP, "Play Foxfire").choose(CORP, "Spend 0 credits")
    scene.choose(RUNNER, "Spend 6 credits")
    assert names(scene, HEAP) == []
    assert scene.state.credits == [20, 3]


@clause("ANR-INS18", "ANR-T5", "ANR-TAG1", "ANR-AB11", "ANR-ACC4")
def test_midseason_replacements_give_a_tag_per_point_of_difference() -> None:
    scene = corp_turn(
        "Midseason Replacements",
        runner={"credits": 4, "score": ["Hostile Takeover"]},
        last_turn={"stolen": 1, "points_stolen": 1},
    )
    scene.choose(CORP, "Play Midseason Replacements")
    scene.choose(CORP, "Spend 10 credits").choose(RUNNER, "Spend 4 credits")
    assert scene.state.runner_tags == 12
    assert scene.state.credits == [5, 0]
    quiet = corp_turn("Midseason Replacements", last_turn={"successful": 1})
    assert not quiet.offers(CORP, "Play Midseason Replacements")


@clause("ANR-INS12", "ANR-AB12", "ANR-K27")
def test_bioroid_efficiency_research_rezzes_only_bioroids() -> None:
    servers = {"hq": {"ice": ["Enigma", "Ichi 1.0"]}}
    scene = corp_turn("Bioroid Efficiency Research", corp={"servers": servers})
    scene.choose(CORP, "Play Bioroid Efficiency Research")
    assert is_rezzed(scene, "Ichi 1.0")
    assert not is_rezzed(scene, "Enigma")
    assert scene.state.credits[CORP] == 17
    assert names(scene, HOSTED) == ["Bioroid Efficiency Research"]


@clause("ANR-CC53", "ANR-ICE5", "ANR-K3")
def test_bioroid_efficiency_research_derezzes_the_fully_broken_ice() -> None:
    guarded = {"card": "Eli 1.0", "rezzed": True, "hosted": ["Bioroid Efficiency Research"]}
    scene = Scene(
        "android_netrunner",
        corp={"servers": {"rd": {"ice": [guarded]}}},
        turn="runner",
    )
    scene.choose(RUNNER, "Run on R&D").pass_until("break-window")
    scene.choose(RUNNER, "Eli 1.0").take(RUNNER, 0)
    scene.choose(RUNNER, "Eli 1.0")
    assert names(scene, ice_zone(1)) == ["Eli 1.0"]
    assert not is_rezzed(scene, "Eli 1.0")
    assert names(scene, ARCHIVES) == ["Bioroid Efficiency Research"]
    assert scene.state.run_over == 0
    assert scene.state.clicks[RUNNER] == 1


@clause("ANR-INS18", "ANR-RUN6a", "ANR-1.20")
def test_successful_demonstration_pays_after_an_unsuccessful_run() -> None:
    scene = corp_turn("Successful Demonstration", last_turn={"runs": 1, "unsuccessful": 1})
    scene.choose(CORP, "Play Successful Demonstration")
    assert scene.state.credits[CORP] == 25
    calm = corp_turn("Successful Demonstration", last_turn={"runs": 1, "successful": 1})
    assert not calm.offers(CORP, "Play Successful Demonstration")


@clause("ANR-K13", "ANR-AB16", "ANR-1.20")
def test_celebrity_gift_pays_two_credits_for_every_card_shown() -> None:
    scene = corp_turn("Celebrity Gift", "Enigma", "Archer", "Hunter")
    scene.choose(CORP, "Play Celebrity Gift")
    assert not scene.offers(CORP, "Done")
    scene.choose(CORP, "Enigma").choose(CORP, "Archer").choose(CORP, "Done")
    assert scene.state.credits[CORP] == 21
    assert scene.state.clicks[CORP] == 1
    told = " ".join(scene.log(RUNNER))
    assert "Enigma" in told
    assert "Archer" in told
    assert "Hunter" not in told
    assert len(scene.state.zones[HQ]) == 3


@clause("ANR-K13")
def test_celebrity_gift_shows_at_most_five_cards_and_needs_two_clicks() -> None:
    hand = ["Enigma", "Archer", "Hunter", "Ice Wall", "Tollbooth", "Data Raven"]
    scene = corp_turn("Celebrity Gift", *hand)
    scene.choose(CORP, "Play Celebrity Gift")
    for name in hand[:5]:
        scene.choose(CORP, name)
    assert scene.state.credits[CORP] == 27
    late = corp_turn("Celebrity Gift", *hand, corp={"clicks": 1})
    assert not late.offers(CORP, "Play Celebrity Gift")
    assert not corp_turn("Celebrity Gift").offers(CORP, "Play Celebrity Gift")


@clause("ANR-C2.2g", "ANR-VIR1")
def test_cyberdex_trial_purges_for_one_click() -> None:
    rig = [{"card": "Datasucker", "virus": 3}, {"card": "Medium", "virus": 2}]
    scene = corp_turn("Cyberdex Trial", runner={"rig": rig})
    scene.choose(CORP, "Play Cyberdex Trial")
    assert sum(scene.state.counters[VIRUS_COUNTER]) == 0
    assert scene.state.clicks[CORP] == 2
    clean = corp_turn("Cyberdex Trial", runner={"rig": ["Medium"]})
    assert not clean.offers(CORP, "Play Cyberdex Trial")


@clause("ANR-1.20")
def test_restructure_gains_fifteen_for_ten() -> None:
    scene = corp_turn("Restructure", corp={"credits": 10})
    scene.choose(CORP, "Play Restructure")
    assert scene.state.credits[CORP] == 15
    assert not corp_turn("Restructure", corp={"credits": 9}).offers(CORP, "Play Restructure")


@clause("ANR-K13", "ANR-INS11", "ANR-AB12", "ANR-1.5")
def test_interns_install_ice_from_archives_without_its_cost() -> None:
    corp = {
        "archives_down": ["Enigma"],
        "archives": ["Hedge Fund"],
        "credits": 0,
        "servers": {"hq": {"ice": ["Ice Wall", "Hunter"]}},
    }
    scene = corp_turn("Interns", "PAD Campaign", corp=corp)
    scene.choose(CORP, "Play Interns")
    assert scene.offered(CORP) == ["Choose Enigma", "Choose PAD Campaign"]
    scene.choose(CORP, "Enigma").choose(CORP, "Install Enigma in front of HQ")
    scene.choose(CORP, "Go on")
    assert names(scene, ice_zone(0)) == ["Ice Wall", "Hunter", "Enigma"]
    assert scene.state.credits[CORP] == 0
    assert scene.state.clicks[CORP] == 1
    assert not any("Enigma" in line for line in scene.log(RUNNER))


@clause("ANR-K13", "ANR-INS11")
def test_interns_may_install_from_hq_and_need_two_clicks() -> None:
    scene = corp_turn("Interns", "PAD Campaign")
    scene.choose(CORP, "Play Interns").choose(CORP, "PAD Campaign")
    assert names(scene, root(REMOTE)) == ["PAD Campaign"]
    late = corp_turn("Interns", "PAD Campaign", corp={"clicks": 1})
    assert not late.offers(CORP, "Play Interns")


@clause("ANR-1.20")
def test_sweeps_week_pays_for_the_cards_in_the_grip() -> None:
    scene = corp_turn("Sweeps Week", runner={"grip": ["Sure Gamble"] * 4})
    scene.choose(CORP, "Play Sweeps Week")
    assert scene.state.credits[CORP] == 23
    assert not corp_turn("Sweeps Week").offers(CORP, "Play Sweeps Week")


@clause("ANR-T1", "ANR-D3", "ANR-ACC4", "ANR-AB11")
def test_punitive_counterstrike_does_damage_for_the_points_stolen() -> None:
    scene = corp_turn(
        "Punitive Counterstrike",
        runner={"grip": ["Sure Gamble"] * 5, "credits": 0},
        last_turn={"stolen": 2, "points_stolen": 4},
    )
    scene.choose(CORP, "Play Punitive Counterstrike").choose(CORP, "Spend 0 credits")
    assert len(scene.state.zones[GRIP]) == 1
    assert scene.state.credits[CORP] == 17


@clause("ANR-T4", "ANR-D6")
def test_punitive_counterstrike_does_nothing_without_a_theft_or_without_success() -> None:
    calm = corp_turn("Punitive Counterstrike", runner={"grip": ["Sure Gamble"], "credits": 0})
    calm.choose(CORP, "Play Punitive Counterstrike").choose(CORP, "Spend 0 credits")
    assert len(calm.state.zones[GRIP]) == 1
    scene = corp_turn(
        "Punitive Counterstrike",
        runner={"grip": ["Sure Gamble"] * 5, "credits": 5},
        last_turn={"stolen": 1, "points_stolen": 3},
    )
    scene.choose(CORP, "Play Punitive Counterstrike").choose(CORP, "Spend 0 credits")
    scene.choose(RUNNER, "Spend 5 credits")
    assert len(scene.state.zones[GRIP]) == 5


@clause("ANR-K13", "ANR-1.20", "ANR-V2")
def test_blue_level_clearance_gains_five_and_draws_two_for_two_clicks() -> None:
    scene = corp_turn("Blue Level Clearance")
    scene.choose(CORP, "Play Blue Level Clearance")
    assert scene.state.credits[CORP] == 23
    assert len(scene.state.zones[HQ]) == 2
    assert scene.state.clicks[CORP] == 1


@clause("ANR-K13", "ANR-BP1")
def test_witness_tampering_removes_up_to_two_bad_publicity() -> None:
    scene = corp_turn("Witness Tampering", corp={"bad_publicity": 3})
    scene.choose(CORP, "Play Witness Tampering")
    assert scene.offered(CORP) == ["0", "1", "2"]
    scene.choose(CORP, "2")
    assert scene.state.bad_publicity == 1
    assert scene.state.credits[CORP] == 16
    assert scene.state.clicks[CORP] == 1
    assert not corp_turn("Witness Tampering").offers(CORP, "Play Witness Tampering")


@clause("ANR-AB3", "ANR-AB11")
def test_psychographics_needs_an_x_of_at_least_one() -> None:
    servers = {"remote1": {"root": ["Project Junebug"]}}
    for tags, credits, offered in ((0, 5, False), (2, 0, False), (1, 1, True)):
        scene = Scene(
            "android_netrunner",
            turn="corp",
            runner={"tags": tags},
            corp={"credits": credits, "hq": ["Psychographics"], "servers": servers},
        )
        assert scene.offers(CORP, "Psychographics") == offered


@clause("ANR-W8", "ANR-DEC14")
def test_the_only_card_of_an_open_pile_or_hand_is_taken_without_asking() -> None:
    memories = Scene(
        "android_netrunner",
        turn="corp",
        corp={"hq": ["Archived Memories"], "archives": ["Enigma"]},
    )
    memories.choose(CORP, "Play Archived Memories")
    assert names(memories, HQ) == ["Enigma"]
    gift = Scene("android_netrunner", turn="corp", corp={"hq": ["Celebrity Gift", "Enigma"]})
    gift.choose(CORP, "Play Celebrity Gift")
    assert gift.asked == (CORP, "action")
    assert gift.state.credits[CORP] == 4


@clause("ANR-W8", "ANR-H13")
def test_a_choice_that_only_hidden_cards_narrow_down_is_asked_all_the_same() -> None:
    scene = Scene(
        "android_netrunner",
        turn="corp",
        corp={"hq": ["Shipment from MirrorMorph", "Enigma", "Hedge Fund"]},
    )
    scene.choose(CORP, "Play Shipment")
    assert scene.asked == (CORP, "card")
    assert scene.offered(CORP) == ["Choose Enigma"]
