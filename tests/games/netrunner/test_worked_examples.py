"""Section 24: every worked example of the rulebook, by its number."""

from __future__ import annotations

from pathlib import Path

from nightdeck.games.netrunner.decks.match_play import match_points
from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, table, until, up


@clause("ONR-X01", "ONR-7.4b")
def test_three_pieces_of_ice_on_one_fort_cost_0_1_and_2_bits():
    scene = table(
        corp={
            "hq": ["Data Wall", "Filter", "Keeper"],
            "bits": 5,
            "forts": {"s1": {"inside": ["Setup!"]}},
        }
    )
    for name in ("Data Wall", "Filter", "Keeper"):
        scene.choose(CORP, "install:", f"Install {name} on S1")
        until(scene, "corp-action", "runner-action")
    assert scene.bits(CORP) == 2
    assert scene.ice("s1") == ["Data Wall", "Filter", "Keeper"]


def tagged(rulings: dict[str, str] | None = None) -> Scene:
    """Return the Runner's turn with a tag, Broker and one action done."""
    scene = table(
        corp={"bits": 3}, runner={"rig": ["Broker"], "tags": 1}, turn="runner", rulings=rulings
    )
    return scene.choose(RUNNER, "Gain a bit")


@clause("ONR-X02", "ONR-14.4", "ONR-14.5", "ONR-R06")
def test_a_tag_lets_the_corp_trash_a_resource_in_the_runners_turn():
    scene = tagged()
    scene.choose(CORP, "Trash Broker")
    assert (scene.bits(CORP), scene.where("Broker"), scene.tags()) == (1, "trash", 1)
    assert tagged({"ONR-R06": "classic"}).asked == (RUNNER, "runner-action")


@clause("ONR-X03", "ONR-15.1", "ONR-2.4g")
def test_brain_damage_takes_a_card_and_lowers_the_hand_size():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cortical Scrub")]}}},
        runner={"hand": ["Score!"] * 4},
        turn="runner",
    )
    until(run_on(scene, "HQ"), "runner-action")
    assert len(scene.hand(RUNNER)) == 3
    assert (scene.hand_size(RUNNER), scene.brain_damage()) == (4, 1)


@clause("ONR-X04", "ONR-10.10", "ONR-10.16", "ONR-R24")
def test_jacking_out_after_the_last_ice_is_an_unsuccessful_run_without_access():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Data Wall"]}}, "hq": ["Hostile Takeover"]}, turn="runner"
    )
    run_on(scene, "HQ").pass_(CORP)
    scene.choose(RUNNER, "Jack out")
    until(scene, "runner-action")
    assert scene.points(RUNNER) == 0
    assert scene.state.tally[0] == 1
    assert scene.state.tally[1] == 0


@clause("ONR-X05", "ONR-10.8", "ONR-12.11", "ONR-12.17")
def test_banpei_trashes_a_program_and_then_ends_the_run():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}}, runner={"rig": ["Cloak"]}, turn="runner"
    )
    until(run_on(scene, "HQ"), "runner-action")
    assert scene.where("Cloak") == "trash"
    assert scene.state.tally[1] == 0


@clause("ONR-X06", "ONR-7.2b", "ONR-R08", "ONR-R47")
def test_a_replaced_agenda_goes_face_down_to_archives_without_its_counters():
    fort = {"inside": [{"card": "Hostile Takeover", "advancement": 2}]}
    scene = table(corp={"hq": ["Setup!"], "forts": {"s1": fort}})
    scene.choose(CORP, "install:", "Setup! in S1")
    assert scene.archives(face_up=False) == ["Hostile Takeover"]
    assert scene.counters("Hostile Takeover", "advancement") == 0
    assert (scene.inside("s1"), scene.bits(CORP), scene.actions(CORP)) == (["Setup!"], 5, 2)


@clause("ONR-X07", "ONR-19.2", "ONR-19.3", "ONR-19.4", "ONR-R11")
def test_a_match_gives_ten_to_the_winner_and_stolen_points_to_a_losing_runner():
    for ruling, lost in (("manual", 0), ("classic", 4)):
        rulings = {"ONR-R11": ruling}
        first = table(corp={"points": 6}, runner={"points": 3}, rulings=rulings)
        first.state.points[CORP] = 7
        first.state.end((CORP,), "points", "ONR-18.1")
        assert match_points(first.state) == (10, 3)
        second = table(corp={"points": 4}, runner={"points": 6}, rulings=rulings)
        second.state.end((RUNNER,), "points", "ONR-18.1")
        assert match_points(second.state) == (lost, 10)


def met(ice: list[object], rig: list[object], bits: int = 5, **more: object) -> Scene:
    """Return a run on HQ at the encounter with its outermost ice."""
    return table(
        corp={"forts": {"hq": {"ice": ice}}, "bits": 6},
        runner={"rig": rig, "bits": bits, **more},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )


@clause("ONR-X08", "ONR-12.2", "ONR-12.5")
def test_dwarf_breaks_crystal_wall_without_a_boost():
    scene = met([up("Crystal Wall")], ["Dwarf"], 4)
    scene.choose(RUNNER, "break:")
    assert scene.bits(RUNNER) == 3
    assert scene.asked == (RUNNER, "window")


@clause("ONR-X09", "ONR-12.4", "ONR-12.7", "ONR-12.13")
def test_hammer_boosts_twice_and_its_noise_takes_two_bits_from_cloak():
    scene = met([up("Fire Wall")], ["Hammer", "Cloak"], 5)
    scene.choose(RUNNER, "boost:").choose(RUNNER, "boost:").choose(RUNNER, "break:")
    assert scene.bits(RUNNER) == 2
    assert scene.counters("Cloak", "bits") == 1


@clause("ONR-X10", "ONR-12.2", "ONR-12.19")
def test_an_icebreaker_that_is_too_weak_has_no_option():
    scene = met([up("Hunter")], ["Codeslinger"], 5)
    assert scene.asked == (CORP, "trace-bid-corp")


@clause("ONR-X11")
def test_codecracker_pays_only_for_its_strength():
    scene = met([up("Endless Corridor")], ["Codecracker"], 5)
    scene.choose(RUNNER, "boost:").choose(RUNNER, "boost:")
    scene.choose(RUNNER, "break:", "first").choose(RUNNER, "break:", "second")
    assert scene.bits(RUNNER) == 3


@clause("ONR-X12", "ONR-10.7", "ONR-10.9", "ONR-R26")
def test_a_partial_break_suffers_the_rest_and_passes_the_ice():
    scene = met([up("Cortical Scrub")], ["Krash"], 12, hand=["Score!"] * 3)
    for _ in range(3):
        scene.choose(RUNNER, "boost:")
    scene.choose(RUNNER, "break:", "End the run")
    scene.pass_(RUNNER)
    assert scene.brain_damage() == 1
    assert scene.asked == (RUNNER, "window")
    assert scene.window() == "before-access"


@clause("ONR-X13", "ONR-18.2", "ONR-10.8")
def test_damage_before_the_end_of_the_run_can_flatline():
    scene = met([up("Shotgun Wire")], [], 5, hand=["Score!"])
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.clause) == ((CORP,), "ONR-18.2")


@clause("ONR-X14", "ONR-15.2", "ONR-15.3", "ONR-R44")
def test_damage_equal_to_the_hand_is_survived_and_the_next_source_is_not():
    scene = met([up("Shotgun Wire")], [], 5, hand=["Score!"] * 2)
    until(scene, "runner-action")
    assert (scene.outcome, scene.hand(RUNNER)) == (None, [])
    hard = table(
        corp={"forts": {"hq": {"ice": [up("Shotgun Wire")]}}},
        runner={"hand": ["Score!"] * 2},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
        rulings={"ONR-R44": "yes"},
    )
    assert hard.outcome is not None
    assert hard.outcome.winners == (CORP,)


@clause("ONR-X15", "ONR-13.3", "ONR-13.6", "ONR-14.1")
def test_a_bid_of_0_traces_a_runner_without_link():
    scene = met([up("Fetch 4.0.1")], [])
    scene.choose(CORP, (35, 0, 0))
    assert scene.tags() == 1


def traced(boosts: int, bits: int = 5, rig: tuple[str, ...] = ("Access to Kiribati",)) -> Scene:
    """Return Hunter's trace after a Corp bid of 4 and a link with so many boosts."""
    scene = met([up("Hunter")], list(rig), bits)
    scene.choose(CORP, (35, 4, 0))
    card = scene.options(RUNNER)[1][1]
    return scene.choose(RUNNER, (36, card, boosts))


@clause("ONR-X16", "ONR-13.2", "ONR-13.4")
def test_a_link_above_the_trace_value_fails_the_trace_and_both_pay():
    scene = traced(4)
    assert (scene.bits(CORP), scene.bits(RUNNER), scene.tags()) == (2, 0, 0)


@clause("ONR-X17", "ONR-R29", "ONR-13.2")
def test_a_tie_is_a_successful_trace():
    scene = traced(3)
    assert (scene.tags(), scene.bits(RUNNER)) == (1, 1)


@clause("ONR-X18", "ONR-13.2", "ONR-24.10")
def test_the_springboard_raises_the_link_after_the_reveal():
    scene = traced(3, rig=("Access to Kiribati", "The Springboard"))
    assert scene.asked == (RUNNER, "trace-after-reveal")
    scene.choose(RUNNER, "Springboard")
    assert (scene.tags(), scene.bits(RUNNER)) == (0, 0)


@clause("ONR-X19", "ONR-7.6a", "ONR-10.2", "ONR-10.10")
def test_an_unguarded_node_is_rezzed_just_before_the_access():
    scene = table(corp={"forts": {"s1": {"inside": ["Setup!"]}}}, turn="runner")
    run_on(scene, "S1")
    assert (scene.asked, scene.window()) == ((RUNNER, "window"), "before-access")
    scene.choose(RUNNER, "Continue")
    assert scene.offers(CORP, "Rez Setup!")


@clause("ONR-X20", "ONR-11.2a", "ONR-3.10")
def test_an_unrezzed_trap_does_nothing_and_is_trashed_for_0():
    scene = table(corp={"forts": {"s1": {"inside": ["Setup!"]}}}, turn="runner")
    run_on(scene, "S1").choose(RUNNER, "Continue").pass_(CORP)
    assert scene.asked == (RUNNER, "trash-set")
    scene.choose(RUNNER, "Trash Setup!")
    assert scene.archives() == ["Setup!"]
    assert scene.bits(RUNNER) == 5


@clause("ONR-X21", "ONR-11.2", "ONR-16.11")
def test_a_trap_works_from_hq_but_not_from_archives():
    scene = table(corp={"hq": ["Setup!"]}, runner={"hand": ["Score!"] * 3}, turn="runner")
    go_on(run_on(scene, "HQ"))
    assert len(scene.hand(RUNNER)) == 1
    scene = table(corp={"archives": ["Setup!"]}, runner={"hand": ["Score!"] * 3}, turn="runner")
    go_on(run_on(scene, "Archives"))
    assert len(scene.hand(RUNNER)) == 3


@clause("ONR-X22", "ONR-11.2", "ONR-11.3", "ONR-11.4", "ONR-R23", "ONR-23A.17", "ONR-R45")
def test_all_looks_come_before_any_steal():
    for value, winner in (("classic", CORP), ("manual", RUNNER)):
        inside = ["Employee Empowerment", up("Dieter Esslin")]
        scene = table(
            corp={"forts": {"s1": {"inside": inside}}},
            runner={"points": 5},
            turn="runner",
            rulings={"ONR-R23": value},
        )
        until(run_on(scene, "S1"), "access-next")
        scene.choose(RUNNER, "Access the face-down card")
        assert scene.outcome is not None
        assert scene.outcome.winners == (winner,)


@clause("ONR-X23", "ONR-11.3a")
def test_red_herrings_protects_an_agenda_the_runner_cannot_pay_for():
    inside = ["Hostile Takeover", up("Red Herrings")]
    scene = table(corp={"forts": {"s1": {"inside": inside}}}, runner={"bits": 4}, turn="runner")
    until(run_on(scene, "S1"), "access-next").choose(RUNNER, "Access the face-down card")
    assert scene.asked == (RUNNER, "trash-set")
    scene.choose(RUNNER, "Trash Red Herrings")
    until(scene, "runner-action")
    assert scene.where("Hostile Takeover") == "s1-inside"
    assert scene.points(RUNNER) == 0


@clause("ONR-X24", "ONR-11.1a")
def test_extra_accesses_are_limited_by_what_is_there():
    scene = table(
        corp={"rd": ["Night Shift", "Data Wall"]},
        runner={"rig": ["R&D Interface", "R&D Interface"]},
        turn="runner",
    )
    until(run_on(scene, "R&D"), "access")
    assert scene.accessed() == ["Night Shift", "Data Wall"]


@clause("ONR-X25", "ONR-9.2", "ONR-9.2a", "ONR-24.16")
def test_a_program_that_does_not_fit_makes_room_after_it_is_paid():
    scene = table(
        runner={"hand": ["Bakdoor"], "rig": ["Cloak", "Clown", "Dwarf", "Raptor"]}, turn="runner"
    )
    scene.choose(RUNNER, "install:")
    assert (scene.bits(RUNNER), scene.asked) == (3, (RUNNER, "make-room"))
    scene.choose(RUNNER, "Cloak").choose(RUNNER, "Clown")
    assert scene.rig() == ["Dwarf", "Raptor", "Bakdoor"]


@clause("ONR-X26", "ONR-16.4", "ONR-17.17")
def test_a_daemon_takes_its_programs_along():
    imp = {"card": "Imp", "hosted": ["Dwarf", "Raptor"]}
    scene = met([up("Banpei")], [imp])
    assert (scene.strength("Dwarf"), scene.strength("Raptor")) == (2, 0)
    assert scene.memory_used() == 1
    scene.pass_until("choose-card").choose(CORP, "Imp")
    assert scene.rig() == []


@clause("ONR-X27", "ONR-6.4", "ONR-16.3", "ONR-5.1.2b")
def test_removing_viruses_forgoes_three_actions_across_turns():
    scene = table(corp={"counters": {"gremlin": 1}, "hq": []}, runner={"bits": 5})
    scene.choose(CORP, "Gain a bit")
    scene.pass_(CORP)
    scene.choose(CORP, "Gain a bit")
    scene.choose(CORP, "Remove all virus counters")
    assert scene.player_counters("Gremlin") == 0
    until(scene, "runner-action")
    assert scene.forgo(CORP) == 2
    until(scene, "corp-action")
    assert (scene.forgo(CORP), scene.actions(CORP), len(scene.hand(CORP))) == (0, 1, 1)


@clause("ONR-X28", "ONR-16.2", "ONR-2.4g")
def test_three_gremlins_lower_the_hand_size_by_one():
    assert table(corp={"counters": {"gremlin": 3}}).hand_size(CORP) == 4


@clause("ONR-X29", "ONR-8.3", "ONR-8.4")
def test_an_agenda_is_scored_in_the_window_after_an_action():
    fort = {"inside": [{"card": "Hostile Takeover", "advancement": 2}]}
    scene = table(corp={"forts": {"s1": fort}, "actions": 2})
    scene.choose(CORP, "Advance")
    scene.choose(CORP, "Score Hostile Takeover")
    assert (scene.points(CORP), scene.bits(CORP), scene.actions(CORP)) == (1, 9, 1)


@clause("ONR-X30", "ONR-8.5", "ONR-16.19")
def test_fait_counters_raise_the_difficulty_and_a_city_grid_lowers_it():
    inside = ["Hostile Takeover"]
    counters = {"s1": {"fait": 2}}
    scene = table(corp={"forts": {"s1": {"inside": inside}}, "fort_counters": counters})
    assert scene.difficulty("Hostile Takeover") == 4
    inside = ["Hostile Takeover", up("Washington, D.C., City Grid")]
    scene = table(corp={"forts": {"s1": {"inside": inside}}, "fort_counters": counters})
    assert scene.difficulty("Hostile Takeover") == 3


@clause("ONR-X31", "ONR-8.4")
def test_project_babylon_is_worth_more_to_the_corp_only():
    fort = {"inside": [{"card": "Project Babylon", "advancement": 7}]}
    scene = table(corp={"forts": {"s1": fort}}, phase="turn-start")
    scene.choose(CORP, "Score Project Babylon")
    assert scene.points(CORP) == 3
    scene = table(corp={"forts": {"s1": fort}}, turn="runner")
    until(run_on(scene, "S1"), "runner-action")
    assert scene.points(RUNNER) == 1


@clause("ONR-X32", "ONR-18.4", "ONR-5.1.2a", "ONR-R27")
def test_the_last_card_of_rd_is_drawn_and_the_next_draw_loses():
    scene = table(corp={"rd": 1, "points": 6}, phase="start")
    until(scene, "corp-action")
    assert scene.deck(CORP) == []
    scene = table(corp={"rd": 0, "points": 6}, phase="start")
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.clause) == ((RUNNER,), "ONR-18.4")


@clause("ONR-X33", "ONR-18.3", "ONR-5.2.6", "ONR-R28")
def test_a_hand_size_below_0_flatlines_at_the_end_of_the_turn():
    scene = table(runner={"brain_damage": 6}, turn="runner")
    scene.choose(RUNNER, "End the action phase")
    assert scene.outcome is not None
    assert scene.outcome.clause == "ONR-18.3"
    scene = table(runner={"brain_damage": 6, "rig": ["MRAM Chip"]}, turn="runner")
    scene.choose(RUNNER, "End the action phase")
    assert scene.outcome is None


@clause("ONR-X34", "ONR-12.9", "ONR-16.20")
def test_a_run_lock_is_paid_off_with_an_action_and_its_price():
    scene = met([up("Rex")], [])
    scene.choose(CORP, (35, 0, 0))
    until(scene, "runner-action")
    assert scene.locks() == [2]
    assert not scene.offers(RUNNER, "run:")
    scene.choose(RUNNER, "Pay off")
    until(scene, "runner-action")
    assert scene.bits(RUNNER) == 3
    assert scene.offers(RUNNER, "run:", "R&D")


@clause("ONR-X35", "ONR-12.7")
def test_noise_without_a_stealth_card_loses_nothing():
    scene = met([up("Data Wall")], ["Jackhammer"], 4)
    scene.choose(RUNNER, "break:")
    assert scene.bits(RUNNER) == 4


@clause("ONR-X36", "ONR-10.5")
def test_inside_job_passes_the_first_ice_that_is_encountered():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Keeper"), "Data Wall"]}}},
        runner={"hand": ["Inside Job"]},
        turn="runner",
    )
    scene.choose(RUNNER, "Inside Job", "HQ").pass_(CORP)
    scene.choose(RUNNER, "Continue").pass_(CORP).pass_(CORP)
    assert scene.window() == "before-access"


@clause("ONR-X37", "ONR-17.18")
def test_closed_accounts_empties_the_pool_and_leaves_card_bits():
    scene = table(corp={"hq": ["Closed Accounts"]}, runner={"bits": 9, "rig": ["Cloak"], "tags": 1})
    scene.choose(CORP, "Closed Accounts")
    assert (scene.bits(RUNNER), scene.counters("Cloak", "bits")) == (0, 3)


def scorched(**runner: object) -> Scene:
    """Return Scorched Earth played against a tagged Runner."""
    scene = table(
        corp={"hq": ["Scorched Earth"]},
        runner={"tags": 1, "hand": ["Score!"] * 3, **runner},
    )
    return scene.choose(CORP, "Scorched Earth")


@clause("ONR-X38", "ONR-15.6", "ONR-24.11")
def test_leland_prevents_a_point_for_a_bit():
    scene = scorched(rig=["Leland, Corporate Bodyguard"], bits=2)
    scene.choose(RUNNER, "Leland").choose(RUNNER, "Leland")
    scene.choose(RUNNER, "Let it happen")
    assert (len(scene.hand(RUNNER)), scene.bits(RUNNER)) == (1, 0)


@clause("ONR-X39", "ONR-15.7")
def test_bioweapons_engineering_makes_meat_damage_worse():
    scene = table(
        corp={"hq": ["Punitive Counterstrike"], "score": ["Bioweapons Engineering"]},
        runner={"tags": 1, "hand": ["Score!"] * 4},
    )
    scene.choose(CORP, "Punitive Counterstrike").choose(RUNNER, "Let it happen")
    assert len(scene.hand(RUNNER)) == 1


@clause("ONR-X40", "ONR-12.5", "ONR-12.15")
def test_a_surcharge_counts_for_each_subroutine_of_one_use():
    grid = [up("Crystal Palace Station Grid")]
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Reinforced Wall")], "inside": grid}}},
        runner={"rig": ["Pile Driver"], "bits": 6},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "break:", "first").choose(RUNNER, "subroutine:")
    assert scene.bits(RUNNER) == 1


@clause("ONR-X41", "ONR-7.5", "ONR-10.17")
def test_the_corp_trashes_ice_further_in_while_other_ice_is_approached():
    scene = table(corp={"forts": {"hq": {"ice": ["Data Wall", "Rex"]}}}, turn="runner")
    run_on(scene, "HQ").choose(CORP, "Trash Data Wall")
    assert scene.ice("hq") == ["Rex"]
    scene.pass_(CORP)
    assert scene.window() == "before-access"


@clause("ONR-X42", "ONR-7.4c", "ONR-7.4d", "ONR-24.22")
def test_trashing_ice_first_lowers_the_cost_of_new_ice():
    scene = table(corp={"hq": ["Keeper"], "forts": {"rd": {"ice": ["Data Wall", "Filter"]}}})
    scene.choose(CORP, "trashing first, on R&D").choose(CORP, "Trash Filter").choose(CORP, "Done")
    assert (scene.bits(CORP), scene.ice("rd")) == (4, ["Data Wall", "Keeper"])


@clause("ONR-X43", "ONR-2.1d", "ONR-17.15")
def test_a_prep_cannot_fetch_itself():
    scene = table(runner={"hand": ["Gideon's Pawnshop"]}, turn="runner")
    assert not scene.offers(RUNNER, "play:")
    scene = table(runner={"hand": ["Gideon's Pawnshop"], "trash": ["Cloak"]}, turn="runner")
    scene.choose(RUNNER, "play:")
    assert (scene.hand(RUNNER), scene.trash()) == (["Cloak"], ["Gideon's Pawnshop"])


@clause("ONR-X44", "ONR-2.2l", "ONR-21.5")
def test_a_card_seen_in_hq_is_discarded_face_down():
    scene = table(corp={"hq": ["Quandary"] * 5}, turn="runner", runner={"actions": 1})
    until(run_on(scene, "HQ"), "corp-action")
    scene.choose(CORP, "End the action phase").choose(CORP, "Discard Quandary")
    assert scene.archives(face_up=False)[:1] == ["Quandary"]
    seen = scene.view(RUNNER)["zones"]["archives-down"]
    assert seen["count"] >= 1
    assert seen["cards"] == []


@clause("ONR-X45", "ONR-6.3", "ONR-5.0d")
def test_an_extra_action_counts_in_the_right_turn():
    scene = table(corp={"forts": {"s1": {"inside": ["Remote Facility"]}}}, turn="runner")
    scene.choose(RUNNER, "Gain a bit").choose(CORP, "Rez Remote Facility")
    assert scene.actions(CORP) == 0
    until(scene, "corp-action")
    assert scene.actions(CORP) == 4
    scene = table(corp={"forts": {"s1": {"inside": ["Remote Facility"]}}}, phase="start")
    scene.choose(CORP, "Rez Remote Facility")
    until(scene, "corp-action")
    assert scene.actions(CORP) == 4


@clause("ONR-X46", "ONR-10.8")
def test_what_stands_behind_end_the_run_is_carried_out():
    scene = met([up("Asp")], [])
    scene.choose(CORP, (35, 0, 0))
    until(scene, "runner-action")
    assert scene.locks() == [1]
    assert scene.run() == ""


@clause("ONR-X47", "ONR-10.4")
def test_ice_trashed_while_approached_is_neither_met_nor_passed():
    scene = table(
        corp={"forts": {"s1": {"ice": ["Rex"], "inside": ["Hostile Takeover"]}}}, turn="runner"
    )
    run_on(scene, "S1").choose(CORP, "Trash Rex").pass_(CORP)
    assert scene.asked == (RUNNER, "window")
    assert scene.offers(RUNNER, "Jack out")
    scene.choose(RUNNER, "Continue")
    until(scene, "runner-action")
    assert scene.points(RUNNER) == 1


@clause("ONR-X48", "ONR-2.2m", "ONR-11.1c", "ONR-R22")
def test_the_face_down_pile_is_laid_on_the_face_up_pile():
    scene = table(
        corp={"archives": ["Keeper", "Filter"], "archives_down": ["Rex", "Banpei"]}, turn="runner"
    )
    run_on(scene, "Archives").choose(RUNNER, "Continue")
    until(scene, "runner-action")
    assert scene.archives() == ["Rex", "Banpei", "Keeper", "Filter"]


@clause("ONR-X49", "ONR-13.2", "ONR-16.1")
def test_link_without_a_card_may_be_negative_or_raised():
    scene = met([up("Hunter")], [], counters={"crying": 1})
    scene.choose(CORP, (35, 0, 0))
    assert (scene.link(), scene.tags()) == (-2, 1)
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 6},
        runner={"hand": ["Stumble through Wilderspace"], "counters": {"crying": 1}},
        turn="runner",
    )
    scene.choose(RUNNER, "Stumble", "HQ").pass_(CORP)
    scene.choose(CORP, (35, 5, 0))
    assert (scene.link(), scene.tags()) == (7, 0)


@clause("ONR-X50", "ONR-17.20", "ONR-17.20a")
def test_the_corp_is_asked_whatever_the_face_down_card_is():
    for card, options in (("Hostile Takeover", 1), ("Setup!", 2)):
        scene = table(corp={"forts": {"s1": {"inside": [card]}}}, turn="runner")
        scene.choose(RUNNER, "Gain a bit")
        assert scene.asked == (CORP, "window")
        assert len(scene.options(CORP)) == options
        assert scene.view(RUNNER)["waiting"] == {"seat": CORP, "question": "window"}


@clause("ONR-X51", "ONR-11.9", "ONR-21.8")
def test_the_corp_cannot_tell_a_trashable_card_of_rd():
    for card, options in (("Night Shift", 1), ("Rockerboy Promotion", 2)):
        scene = table(corp={"rd": [card]}, turn="runner")
        go_on(run_on(scene, "R&D"))
        assert scene.asked == (RUNNER, "access")
        assert len(scene.options(RUNNER)) == options
        assert scene.view(CORP)["waiting"]["question"] == "access"


@clause("ONR-X52", "ONR-13.8")
def test_hacker_tracker_adds_bits_beyond_the_limit():
    for bits, most in ((2, 5), (7, 8)):
        forts = {
            "hq": {"ice": [up("Hunter")]},
            "s1": {"inside": [up("Hacker Tracker Central", bits=3)]},
        }
        scene = table(
            corp={"forts": forts, "bits": bits},
            turn="runner",
            run={"fort": "hq", "at": "encounter"},
        )
        assert max(bid + added for _, bid, added in scene.options(CORP)) == most


@clause("ONR-X53", "ONR-15.9", "ONR-24.28")
def test_the_last_breath_loses_the_hand_and_not_the_game():
    scene = table(
        corp={"forts": {"s1": {"inside": [up("Vacant Soulkiller", advancement=3)]}}},
        runner={"hand": ["Score!"] * 2, "rig": ["Emergency Self-Construct"]},
        turn="runner",
    )
    until(run_on(scene, "S1"), "last-breath").choose(RUNNER, "Emergency")
    assert (scene.outcome, scene.hand(RUNNER), scene.brain_damage()) == (None, [], 0)


@clause("ONR-X54", "ONR-17.6", "ONR-17.14", "ONR-17.22", "ONR-24.17")
def test_plain_effects_come_first_and_the_rest_is_ordered():
    scene = table(
        runner={"rig": ["Floating Runner BBS", "Smith's Pawnshop"]}, turn="runner", phase="start"
    )
    assert scene.asked == (RUNNER, "order")
    assert scene.bits(RUNNER) == 6
    scene.choose(RUNNER, "Smith's Pawnshop").choose(RUNNER, "Floating Runner BBS")
    assert (scene.bits(RUNNER), len(scene.hand(RUNNER))) == (8, 1)


def test_every_example_of_the_rulebook_stands_here():
    source = Path(__file__).read_text(encoding="utf-8")
    assert [n for n in range(1, 55) if f"ONR-X{n:02d}" not in source] == []
