"""Programs that break no ice: what they show, cost, save and multiply."""

from __future__ import annotations

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


@clause("ONR-16.2", "ONR-21.8")
def test_boardwalk_shows_a_random_card_of_hq_for_every_two_counters():
    scene = table(
        corp={"hq": ["Night Shift"] * 4, "counters": {"boardwalk": 5}}, turn="runner", phase="start"
    )

    until(scene, "choose-card")

    assert len(scene.state.question.about) == 2


@clause("ONR-11.7", "ONR-21.8")
def test_expert_schedule_analyzer_shows_all_of_hq_after_an_access():
    scene = table(
        corp={"hq": ["Night Shift"] * 4},
        runner={"rig": ["Expert Schedule Analyzer"]},
        turn="runner",
    )

    until(run_on(scene, "HQ"), "choose-card")

    assert len(scene.state.question.about) == 4


@clause("ONR-10.19c", "ONR-7.6")
def test_false_echo_makes_the_corp_rez_from_the_outermost_inwards_what_it_can_pay():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Filter", "Banpei", "Data Wall"]}}, "bits": 1},
        runner={"rig": ["False Echo"], "bits": 5},
        turn="runner",
    )

    until(run_on(scene, "HQ"), "after-run").choose(RUNNER, "use:", "False Echo")

    assert scene.bits(RUNNER) == 3
    assert (scene.rezzed("Data Wall"), scene.rezzed("Banpei"), scene.rezzed("Filter")) == (
        True,
        False,
        True,
    )
    assert scene.bits(CORP) == 0


@clause("ONR-16.19", "ONR-16.20")
def test_i_spy_exposes_a_fort_until_the_corp_pays_four_bits():
    scene = table(
        corp={"forts": {"s1": {"inside": ["Hostile Takeover"], "ice": ["Data Wall"]}}, "bits": 9},
        runner={"rig": ["I Spy"]},
        turn="runner",
    )

    until(run_on(scene, "S1"), "after-run").choose(RUNNER, "use:", "I Spy")

    assert scene.where("I Spy") == "trash"
    assert scene.fort_counters("s1", "Spy") == 1
    assert scene.exposed("Data Wall")


@clause("ONR-16.2")
def test_incubator_multiplies_a_virus_counter_for_every_6():
    found = set()
    for seed in range(40):
        scene = table(
            seed=seed,
            corp={"counters": {"incubate": 1, "gremlin": 2}},
            turn="runner",
            phase="start",
        )
        until(scene, "choose-card", "runner-action")
        if scene.asked[1] == "choose-card":
            scene.choose(RUNNER, "Gremlin")
        found.add((scene.player_counters("Incubate"), scene.player_counters("Gremlin")))

    assert found == {(1, 2), (1, 3)}


@clause("ONR-16.2")
def test_incubators_that_nobody_removes_grow_to_a_ceiling_and_the_game_goes_on():
    scene = table(corp={"counters": {"incubate": 990}}, turn="runner", phase="start")

    until(scene, "runner-action")

    assert scene.player_counters("Incubate") == 999


JOAN = [("trash it", "trash", 9), ("hand", "hand-runner", 8)]


@clause("ONR-17.17")
@pytest.mark.parametrize(("words", "where", "bits"), JOAN)
def test_joan_of_arc_saves_a_program_for_itself(words, where, bits):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}},
        runner={"rig": ["Joan of Arc", "Cloak"], "bits": 9},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    if scene.asked[1] == "choose-card":
        scene.choose(CORP, "Cloak")
    scene.choose(RUNNER, words)
    scene.choose(RUNNER, "Cloak")

    assert scene.where("Cloak") == "programs"
    assert scene.where("Joan of Arc") == where
    assert scene.bits(RUNNER) == bits


@clause("ONR-10.23")
def test_microtech_ai_interface_buries_the_top_of_rd():
    scene = table(
        corp={"rd": ["Night Shift", "Accounts Receivable", "Filter", "Data Wall"]},
        runner={"rig": ["Microtech AI Interface"]},
        turn="runner",
    )

    until(run_on(scene, "R&D"), "before-access").choose(RUNNER, "use:")
    scene.choose(RUNNER, (29, 2))

    assert scene.deck(CORP) == ["Filter", "Data Wall", "Night Shift", "Accounts Receivable"]


@clause("ONR-16.16", "ONR-17.25")
def test_mystery_box_turns_into_a_program_of_the_top_five():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Data Wall"]}}},
        runner={
            "rig": ["Mystery Box"],
            "bits": 0,
            "stack": ["Score!", "Codecracker", "Cloak", "Score!"],
        },
        turn="runner",
        run={"fort": "hq", "at": "approach"},
    )

    scene.choose(RUNNER, "use:", "Mystery Box").choose(RUNNER, "Codecracker")

    assert scene.where("Mystery Box") == "trash"
    assert scene.where("Codecracker") == "programs"
    assert len(scene.deck(RUNNER)) == 3


@clause("ONR-16.16")
def test_mystery_box_stays_without_a_program_among_the_top_five():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Data Wall"]}}},
        runner={"rig": ["Mystery Box"], "stack": 6},
        turn="runner",
        run={"fort": "hq", "at": "approach"},
    )

    scene.choose(RUNNER, "use:", "Mystery Box")

    assert scene.where("Mystery Box") == "programs"
    assert not scene.offers(RUNNER, "use:", "Mystery Box")


@clause("ONR-16.2", "ONR-7.4b")
@pytest.mark.parametrize("card", ["Data Wall", "Hostile Takeover", "Crybaby"])
def test_pox_makes_every_install_in_or_on_the_fort_dearer(card):
    scene = table(
        corp={
            "hq": [card],
            "forts": {"s1": {"inside": ["Chicago Branch"]}},
            "fort_counters": {"s1": {"pox": 3}},
            "bits": 5,
        },
    )

    scene.choose(CORP, "install:", f"Install {card}", "S1")

    assert scene.bits(CORP) == 4


@clause("ONR-16.2", "ONR-16.19")
def test_pox_is_placed_in_the_fort_run():
    scene = table(runner={"rig": ["Pox"]}, turn="runner")

    until(run_on(scene, "HQ"), "runner-action")

    assert scene.fort_counters("hq", "Pox") == 1


@clause("ONR-10.16", "ONR-17.23")
def test_speed_trap_jacks_out_before_a_rezzed_card_takes_effect():
    scene = table(
        corp={"forts": {"s1": {"inside": ["Setup!"]}}, "bits": 9},
        runner={"rig": ["Speed Trap"], "hand": ["Score!"] * 4},
        turn="runner",
        run={"fort": "s1", "at": "before-access"},
    )
    scene.choose(RUNNER, "Continue").choose(CORP, "rez:", "Setup!")
    assert scene.asked == (RUNNER, "interrupt")

    scene.choose(RUNNER, "use:", "Speed Trap")
    until(scene, "runner-action")

    assert len(scene.hand(RUNNER)) == 4
    assert scene.state.tally[1] == 1


@clause("ONR-10.26", "ONR-7.6")
def test_startup_immolator_burns_ice_that_was_broken_completely():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Quandary")]}}},
        runner={"rig": ["Startup Immolator", {"card": "Codecracker", "power": 2}], "bits": 9},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    cost = scene.rez_cost("Quandary")
    scene.choose(RUNNER, "break:")
    before = scene.bits(RUNNER)

    scene.choose(RUNNER, "pay:")

    assert scene.where("Quandary") == "archives"
    assert scene.where("Startup Immolator") == "trash"
    assert scene.bits(RUNNER) == before - cost


@clause("ONR-10.26")
def test_startup_immolator_leaves_ice_alone_that_was_only_slipped_past():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Quandary")]}}},
        runner={"rig": ["Startup Immolator"], "hand": ["Inside Job"], "bits": 9},
        turn="runner",
    )

    until(scene.choose(RUNNER, "play:", "Inside Job", "HQ"), "pay-or", "runner-action")

    assert scene.asked[1] == "runner-action"
    assert scene.where("Startup Immolator") == "programs"


BROKEN = [
    # icebreaker, ice, bits for one subroutine
    ("Dogcatcher", "Hunter", 1),
    ("Flak", "Fatal Attractor", 1),
    ("Reflector", "Shock.r", 0),
]


@clause("ONR-12.1", "ONR-12.5")
@pytest.mark.parametrize(("breaker", "ice", "price"), BROKEN)
def test_an_icebreaker_breaks_what_its_keywords_name(breaker, ice, price):
    scene = table(
        corp={"forts": {"hq": {"ice": [up(ice)]}}},
        runner={"rig": [{"card": breaker, "power": 6}], "bits": 9, "hand": ["Score!"] * 4},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    scene.choose(RUNNER, "break:", "#1")

    assert scene.bits(RUNNER) == 9 - price


@clause("ONR-16.4", "ONR-9.2a")
@pytest.mark.parametrize(("daemon", "strength"), [("Succubus", 0), ("Afreet", -1)])
def test_a_daemon_holds_programs_off_the_memory(daemon, strength):
    scene = table(
        runner={"rig": [daemon], "hand": ["Codecracker", "Cloak"], "bits": 9}, turn="runner"
    )
    used = scene.memory_used()

    scene.choose(RUNNER, "install:", "Codecracker", daemon)

    assert scene.memory_used() == used
    assert scene.hosted(daemon) == ["Codecracker"]
    assert scene.strength("Codecracker") == strength


@clause("ONR-9.5", "ONR-12.12")
def test_zetatech_software_installer_pays_for_programs_only():
    scene = table(
        runner={
            "rig": ["Zetatech Software Installer"],
            "hand": ["Codecracker", "Broker"],
            "bits": 1,
        },
        turn="runner",
    )
    assert not scene.offers(RUNNER, "install:", "Broker")

    scene.choose(RUNNER, "install:", "Codecracker")

    assert scene.bits(RUNNER) == 1
    assert scene.counters("Zetatech Software Installer", "bits") == 0


@clause("ONR-9.5", "ONR-11.3b")
@pytest.mark.parametrize(
    ("program", "target", "left"),
    [("Poltergeist", "BBS Whispering Campaign", 3), ("Scatter Shot", "Crybaby", 5)],
)
def test_recurring_bits_pay_for_trashing(program, target, left):
    scene = table(
        corp={"forts": {"s1": {"inside": [target]}}},
        runner={"rig": [program], "bits": 5},
        turn="runner",
    )
    until(run_on(scene, "S1"), "trash-set").choose(RUNNER, target)

    assert scene.where(target) == "archives"
    assert scene.bits(RUNNER) == left


@clause("ONR-12.6", "ONR-12.7")
def test_vewy_vewy_quiet_pays_for_quiet_icebreakers():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Quandary")]}}},
        runner={"rig": ["Vewy Vewy Quiet", "Codecracker"], "bits": 0},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    scene.choose(RUNNER, "Codecracker: +1 strength")

    assert scene.counters("Vewy Vewy Quiet", "bits") == 1


@clause("ONR-16.9", "ONR-5.2.A7")
@pytest.mark.parametrize(("program", "bits"), [("Mouse", 5), ("Seeya", 4)])
def test_a_program_exposes_a_card_with_an_action(program, bits):
    scene = table(
        corp={"forts": {"s1": {"inside": ["Hostile Takeover"]}}},
        runner={"rig": [program], "bits": 5},
        turn="runner",
    )

    scene.choose(RUNNER, "use:", program)

    assert scene.exposed("Hostile Takeover")
    assert scene.bits(RUNNER) == bits


@clause("ONR-10.19c", "ONR-21.12")
def test_netspace_inverter_reverses_the_ice():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Filter", "Hunter", "Data Wall"]}}},
        runner={"rig": ["Netspace Inverter"]},
        turn="runner",
    )

    until(run_on(scene, "HQ"), "after-run").choose(RUNNER, "use:")

    assert scene.ice("hq") == ["Data Wall", "Hunter", "Filter"]


@clause("ONR-10.23", "ONR-21.8")
def test_r_and_d_protocol_files_looks_at_five_cards_instead_of_accessing():
    scene = table(runner={"rig": ["R&D Protocol Files"]}, turn="runner")

    until(scene.choose(RUNNER, "use:"), "choose-card")

    assert len(scene.state.question.about) == 5
    assert scene.accessed() == []


@clause("ONR-10.23")
def test_shredder_uplink_protocol_leads_from_archives_to_hq():
    scene = table(
        corp={"hq": ["Hostile Takeover"]},
        runner={"rig": ["Shredder Uplink Protocol"]},
        turn="runner",
    )

    until(scene.choose(RUNNER, "use:"), "runner-action")

    assert scene.scored(RUNNER) == ["Hostile Takeover"]
    assert scene.state.tally[2] == 1


@clause("ONR-13.2")
def test_rabbit_lowers_the_limit_of_traces():
    limits = []
    for rig in ([], ["Rabbit"]):
        scene = table(
            corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 20},
            runner={"rig": rig},
            turn="runner",
            run={"fort": "hq", "at": "encounter"},
        )
        limits.append(max(option[1] for option in scene.options(CORP)))

    assert limits[0] - limits[1] == 1


@clause("ONR-13.2")
def test_signpost_raises_a_link_by_two_after_the_reveal():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 0},
        runner={"rig": ["Signpost", "Back Door to Hilliard"], "bits": 1},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "Back Door to Hilliard")

    scene.choose(RUNNER, "use:", "Signpost", stop_at="compare")

    assert (scene.link(), scene.bits(RUNNER)) == (4, 0)


@clause("ONR-17.25", "ONR-16.16")
def test_self_modifying_code_becomes_a_program_for_its_cost():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Filter"]}}},
        runner={"rig": ["Self-Modifying Code"], "stack": ["Cloak", "Codecracker"], "bits": 5},
        turn="runner",
        run={"fort": "hq", "at": "approach"},
    )
    scene.choose(RUNNER, "use:", "Self-Modifying Code")
    assert not scene.offers(RUNNER, "Cloak")

    scene.choose(RUNNER, "Codecracker")

    assert (scene.rig(), scene.bits(RUNNER)) == (["Codecracker"], 3)


@clause("ONR-15.6")
def test_skullcap_prevents_all_net_damage_of_one_source():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cerberus")]}}, "bits": 0},
        runner={"rig": ["Skullcap"], "hand": ["Score!"] * 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    until(scene, "prevent").choose(RUNNER, "Skullcap")

    assert len(scene.hand(RUNNER)) == 5
    assert scene.where("Skullcap") == "trash"
