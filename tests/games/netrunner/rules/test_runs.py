"""Sections 10 to 13: runs, ice, access and traces beyond the worked examples."""

from __future__ import annotations

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, table, until, up


def met(*ice: object, rig: list[object] | None = None, bits: int = 9, **runner: object) -> Scene:
    """Return a run on HQ at the encounter with its outermost ice."""
    return table(
        corp={"forts": {"hq": {"ice": list(ice)}}, "bits": 9},
        runner={"rig": rig or [], "bits": bits, "hand": ["Score!"] * 5, **runner},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )


@clause("ONR-12.16", "ONR-12.10")
def test_an_ice_that_cannot_be_broken_offers_neither_break_nor_boost():
    scene = met(up("Data Wall"), up("Neural Blade"), rig=["Dwarf"])
    until(scene, "window").choose(RUNNER, "Continue").pass_(CORP).pass_(CORP)
    assert scene.asked == (CORP, "window")
    assert (scene.run(), scene.state.tally[1]) == ("", 0)


@clause("ONR-10.22")
def test_shock_r_forbids_jacking_out_until_the_next_encounter_is_over():
    scene = met(up("Fetch 4.0.1"), up("Shock.r"))
    assert (scene.asked, scene.window()) == ((CORP, "window"), "pass")
    scene.pass_(CORP).pass_(CORP)
    assert scene.asked == (CORP, "trace-bid-corp")
    scene.choose(CORP, (35, 0, 0))
    assert scene.offers(RUNNER, "Jack out")


@clause("ONR-10.16")
def test_jack_attack_keeps_the_runner_in():
    scene = met(up("Jack Attack")).choose(CORP, (35, 0, 0))
    assert scene.asked == (CORP, "window")
    assert scene.tags() == 1


@clause("ONR-10.6", "ONR-24.7", "ONR-12.10")
def test_ball_and_chain_takes_a_toll_at_each_later_encounter():
    scene = met(up("Data Wall"), up("Ball and Chain"), rig=["Dwarf"])
    until(scene, "window").choose(RUNNER, "Continue").pass_(CORP).pass_(CORP)
    assert scene.asked == (RUNNER, "pay-or")
    scene.choose(RUNNER, "Do not pay")
    assert until(scene, "runner-action").bits(RUNNER) == 9


@clause("ONR-12.16")
def test_fatal_attractor_hurts_at_the_next_encounter_if_anything_is_left_unbroken():
    scene = met(up("Data Wall"), up("Fatal Attractor"))
    until(scene, "window").choose(RUNNER, "Continue").pass_(CORP).pass_(CORP)
    assert len(scene.hand(RUNNER)) == 2


@clause("ONR-12.16", "ONR-12.3")
def test_later_ice_is_stronger_and_the_ice_that_did_it_is_not():
    scene = met(up("Data Wall"), up("Canis Major"), rig=["Jackhammer"])
    assert scene.strength("Canis Major") == 4
    until(scene, "window").choose(RUNNER, "Continue").pass_(CORP).pass_(CORP)
    assert scene.strength("Data Wall") == 2


@clause("ONR-12.5", "ONR-12.16")
def test_virizz_makes_breaking_dearer():
    scene = met(up("Data Wall"), up("Virizz"), rig=["Jackhammer"])
    until(scene, "window").choose(RUNNER, "Continue").pass_(CORP).pass_(CORP)
    scene.choose(RUNNER, "break:")
    assert scene.bits(RUNNER) == 8


@clause("ONR-12.14")
def test_tutor_gives_later_ice_a_subroutine_that_is_broken_like_any_other():
    scene = met(up("Data Wall"), up("Tutor"), rig=["Jackhammer"])
    until(scene, "window").choose(RUNNER, "Continue").pass_(CORP).pass_(CORP)
    assert scene.subroutines("Data Wall") == ["End the run.", "End the run."]
    scene.choose(RUNNER, "break:", "first").choose(RUNNER, "break:", "second")
    assert scene.window() == "before-access"


@clause("ONR-24.20", "ONR-12.10")
def test_too_many_doors_compares_secret_numbers():
    scene = met(up("Too Many Doors"))
    assert scene.asked == (CORP, "secret-number")
    scene.choose(CORP, (29, 2))
    assert scene.view(RUNNER)["seats"][CORP]["numbers"][0]["value"] == 9
    scene.choose(RUNNER, (29, 1))
    until(scene, "runner-action")
    assert (scene.bits(CORP), scene.bits(RUNNER), scene.state.tally[1]) == (7, 8, 0)


@clause("ONR-12.10", "ONR-10.9")
def test_viral_15_takes_a_program_for_going_on_and_a_bit_for_jacking_out():
    scene = met(up("Viral 15"), rig=["Cloak"])
    assert scene.state.run_price == 1
    scene.choose(RUNNER, "Continue")
    assert scene.where("Cloak") == "trash"


@clause("ONR-16.12", "ONR-16.21", "ONR-7.9")
def test_a_morph_is_bought_with_the_rez():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Caryatid"]}}, "bits": 9},
        runner={"rig": ["Codecracker", "Dwarf"], "bits": 20},
        turn="runner",
    )
    run_on(scene, "HQ").choose(CORP, "Rez Caryatid as code gate").pass_(CORP)
    assert scene.bits(CORP) == 1
    assert scene.offers(RUNNER, "Codecracker")
    assert not scene.offers(RUNNER, "Dwarf")


@clause("ONR-16.12", "ONR-16.21")
def test_subroutines_are_bought_with_the_rez():
    scene = table(corp={"forts": {"hq": {"ice": ["Food Fight"]}}, "bits": 9}, turn="runner")
    run_on(scene, "HQ")
    assert scene.offers(CORP, "Rez Food Fight with 0 subroutines")
    scene.choose(CORP, "Rez Food Fight with 2 subroutines")
    assert (scene.bits(CORP), len(scene.subroutines("Food Fight"))) == (1, 2)


@clause("ONR-12.4", "ONR-10.8a")
def test_a_boost_for_the_run_lasts_and_one_for_the_encounter_does_not():
    scene = met(up("Data Wall"), up("Wall of Static"), rig=["Grubb", "Dwarf"], bits=20)
    scene.choose(RUNNER, "Grubb: +1").choose(RUNNER, "Dwarf: +1")
    scene.choose(RUNNER, "Dwarf: break").pass_(RUNNER)
    assert (scene.strength("Grubb"), scene.strength("Dwarf")) == (1, 3)


@clause("ONR-12.15", "ONR-12.5")
def test_dropp_breaks_all_and_ends_the_run():
    scene = met(up("Reinforced Wall"), rig=["Dropp"])
    scene.choose(RUNNER, "break every subroutine")
    until(scene, "runner-action")
    assert (scene.state.tally[1], scene.bits(RUNNER)) == (0, 9)


@clause("ONR-12.1")
def test_replicator_breaks_what_traces():
    scene = met(up("Hunter"), rig=["Replicator"], bits=9)
    for _ in range(3):
        scene.choose(RUNNER, "boost:")
    scene.choose(RUNNER, "break:")
    assert scene.window() == "before-access"


@clause("ONR-10.23", "ONR-24.26", "ONR-17.20c")
def test_a_mole_is_shown_when_it_is_used_before_the_access():
    scene = table(
        corp={"rd": ["Night Shift", "Keeper", "Filter", "Rex"]},
        runner={"rig": ["R&D Mole"]},
        turn="runner",
    )
    run_on(scene, "R&D")
    until(scene, "before-access").choose(RUNNER, "R&D Mole")
    until(scene, "access")
    assert scene.accessed() == ["Night Shift", "Keeper", "Filter"]
    assert scene.trash() == ["R&D Mole"]


@clause("ONR-10.23", "ONR-10.18")
def test_what_happens_instead_of_accessing_needs_its_condition():
    for bits, question in ((3, "runner-action"), (0, "trash-set")):
        scene = table(
            corp={"hq": ["Rockerboy Promotion"], "bits": bits},
            runner={"hand": ["Edited Shipping Manifests"]},
            turn="runner",
        )
        scene.choose(RUNNER, "Edited Shipping Manifests")
        go_on(scene)
        assert scene.asked == (RUNNER, question)
        assert scene.tags() == (1 if bits else 0)


@clause("ONR-11.5")
def test_kilroy_trashes_what_is_accessed_and_a_trashed_agenda_is_not_stolen():
    scene = table(
        corp={"rd": ["Hostile Takeover"]}, runner={"hand": ["Kilroy Was Here"]}, turn="runner"
    )
    scene.choose(RUNNER, "Kilroy")
    go_on(scene).choose(RUNNER, "Trash Hostile Takeover")
    assert (scene.archives(), scene.points(RUNNER)) == (["Hostile Takeover"], 0)


@clause("ONR-11.2c", "ONR-24.7")
def test_the_corp_pays_for_a_trap_at_the_moment_of_the_access():
    scene = table(corp={"rd": ["Trap!"], "bits": 4}, runner={"hand": ["Score!"] * 4}, turn="runner")
    go_on(run_on(scene, "R&D"))
    assert scene.asked == (CORP, "pay-or")
    scene.choose(CORP, "Pay 4 bits")
    assert (len(scene.hand(RUNNER)), scene.tags(), scene.bits(CORP)) == (1, 1, 0)


@clause("ONR-11.3a", "ONR-24.14")
def test_a_steal_with_a_price_may_be_refused():
    scene = table(
        corp={"forts": {"s1": {"inside": ["Fetal AI"]}}},
        runner={"hand": ["Score!"] * 3},
        turn="runner",
    )
    go_on(run_on(scene, "S1"))
    assert (scene.asked, len(scene.hand(RUNNER))) == ((RUNNER, "steal-or-decline"), 1)
    scene.choose(RUNNER, "Steal")
    assert (scene.points(RUNNER), scene.bits(RUNNER)) == (3, 3)


@clause("ONR-13.4", "ONR-13.6", "ONR-12.12")
def test_the_runner_without_a_base_link_card_is_not_asked():
    scene = met(up("Hunter")).choose(CORP, (35, 5, 0))
    assert scene.asked == (RUNNER, "window")


@clause("ONR-16.1", "ONR-17.27", "ONR-16.20")
def test_cerberus_counters_bite_at_the_start_of_every_run():
    scene = table(
        runner={"counters": {"cerberus": 2}, "hand": ["Score!"] * 5, "bits": 4}, turn="runner"
    )
    run_on(scene, "HQ")
    assert len(scene.hand(RUNNER)) == 1
    until(scene, "runner-action").choose(RUNNER, "Remove a Cerberus counter")
    assert (scene.player_counters("Cerberus"), scene.bits(RUNNER)) == (1, 0)


@clause("ONR-16.2", "ONR-10.19a")
def test_a_virus_gives_its_counter_at_the_end_of_a_successful_run():
    scene = table(runner={"rig": ["Gremlins", "Butcher Boy"]}, turn="runner")
    until(run_on(scene, "HQ"), "order").choose(RUNNER, "Gremlins")
    until(scene, "runner-action")
    assert (scene.player_counters("Gremlin"), scene.player_counters("Butcher Boy")) == (1, 1)


@clause("ONR-10.19a", "ONR-24.24")
def test_disinfectant_keeps_one_counter_away_each_turn():
    scene = table(
        corp={"forts": {"s1": {"inside": [up("Disinfectant, Inc.")]}}},
        runner={"rig": ["Gremlins"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "interrupt").choose(CORP, "Disinfectant")
    until(scene, "runner-action")
    assert (scene.player_counters("Gremlin"), scene.bits(CORP)) == (0, 4)


@clause("ONR-16.2", "ONR-16.19", "ONR-2.2j")
def test_a_fort_counter_is_lost_with_its_fort():
    scene = table(
        corp={
            "forts": {"s1": {"inside": ["Hostile Takeover"]}},
            "fort_counters": {"s1": {"fait": 1}},
        },
        runner={"rig": ["Fait Accompli"]},
        turn="runner",
    )
    until(run_on(scene, "S1"), "runner-action")
    assert (scene.forts(), scene.fort_counters("s1", "Fait")) == (["hq", "rd", "archives"], 0)


@clause("ONR-10.26")
def test_datacomb_is_paid_for_or_returns_to_hq():
    scene = met(up("Datacomb"), rig=["Dwarf"])
    scene.choose(RUNNER, "boost:").choose(RUNNER, "break:")
    assert scene.asked == (CORP, "pay-or")
    scene.choose(CORP, "Do not pay")
    assert (scene.hand(CORP), scene.window()) == (["Datacomb"], "before-access")


@clause("ONR-7.6b", "ONR-10.4")
def test_only_the_approached_ice_may_be_rezzed():
    scene = table(corp={"forts": {"hq": {"ice": ["Keeper", "Data Wall"]}}}, turn="runner")
    run_on(scene, "HQ")
    assert scene.offers(CORP, "Rez Data Wall")
    assert not scene.offers(CORP, "Rez Keeper")
