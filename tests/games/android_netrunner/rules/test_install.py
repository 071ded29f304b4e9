"""ANR-INS: installing."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CREDIT,
    HARDWARE_ROW,
    HEAP,
    PROGRAMS,
    RESOURCES,
    ice_zone,
    root,
)
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    names,
    number,
    pass_windows,
    table,
    zone_of,
)


@clause("ANR-INS1", "ANR-C2.2c", "ANR-1.7", "ANR-1.18", "ANR-1.19", "ANR-2.2", "ANR-2.3")
def test_agendas_and_assets_go_into_remotes_only():
    scene = table(corp={"hq": ["PAD Campaign"], "servers": {"remote2": {"ice": ["Enigma"]}}})

    assert [option[2] for option in scene.options(CORP) if option[0] == 5] == [4, 5]
    scene.choose(CORP, "install", "PAD Campaign", "new")
    assert scene.state.servers == [0, 1, 2, 4, 5]


@clause("ANR-INS1", "ANR-2.4", "ANR-1.6")
def test_upgrades_go_into_any_root():
    scene = table(corp={"hq": ["Red Herrings"]})

    assert [option[2] for option in scene.options(CORP) if option[0] == 5] == [0, 1, 2, 3]
    scene.choose(CORP, "install", "Red Herrings", "R&D")
    assert names(scene, root(1)) == ["Red Herrings"]


@clause("ANR-INS1")
def test_card_text_restricts_the_destination():
    scene = table(corp={"hq": ["Research Station"]})

    assert [option[2] for option in scene.options(CORP) if option[0] == 5] == [0]


@clause("ANR-INS4", "ANR-INS5", "ANR-E03", "ANR-1.8", "ANR-2.5", "ANR-EV4")
def test_ice_costs_one_credit_per_ice_and_becomes_outermost():
    ice = {"hq": {"ice": ["Enigma", "Hunter"]}}
    scene = table(corp={"hq": ["Ice Wall"], "servers": ice})
    scene.choose(CORP, "install", "Ice Wall", "HQ")

    assert scene.asked == (CORP, "install-trash")
    scene.choose(CORP, "go-on")

    assert names(scene, ice_zone(0)) == ["Enigma", "Hunter", "Ice Wall"]
    assert scene.state.credits[CORP] == 3
    assert not scene.state.rezzed[number(scene, "Ice Wall")]


@clause("ANR-INS2", "ANR-E03", "ANR-INS14", "ANR-DEC4", "ANR-Q09")
def test_trashing_ice_first_lowers_the_cost_and_unrezzed_cards_stay_face_down():
    ice = {"hq": {"ice": ["Enigma", "Hunter"]}}
    scene = table(corp={"hq": ["Ice Wall"], "servers": ice})
    scene.choose(CORP, "install", "Ice Wall", "HQ")
    scene.choose(CORP, "trash-first", "Hunter")
    scene.choose(CORP, "go-on")

    assert scene.state.credits[CORP] == 4
    assert names(scene, ARCHIVES_DOWN) == ["Hunter"]


@clause("ANR-INS3", "ANR-E04", "ANR-INS14")
def test_a_new_agenda_replaces_the_old_asset_which_was_rezzed():
    pad = {"remote1": {"root": [{"card": "PAD Campaign", "rezzed": True}]}}
    scene = table(corp={"hq": ["Hostile Takeover"], "servers": pad})
    scene.choose(CORP, "install", "Hostile Takeover", "Server 1")
    scene.choose(CORP, "go-on")

    assert names(scene, root(3)) == ["Hostile Takeover"]
    assert names(scene, ARCHIVES) == ["PAD Campaign"]


@clause("ANR-INS3", "ANR-K16", "ANR-Q37", "ANR-2.4")
def test_a_second_region_replaces_the_first_even_unrezzed():
    region = {"remote1": {"root": ["SanSan City Grid"]}}
    scene = table(corp={"hq": ["Hokusai Grid"], "servers": region})
    scene.choose(CORP, "install", "Hokusai Grid", "Server 1")
    scene.choose(CORP, "go-on")

    assert names(scene, root(3)) == ["Hokusai Grid"]


@clause("ANR-INS19", "ANR-E64", "ANR-1.5")
def test_a_remote_emptied_by_the_install_keeps_its_number():
    scene = table(corp={"hq": ["PAD Campaign"], "servers": {"remote1": {"root": ["Snare!"]}}})
    scene.choose(CORP, "install", "PAD Campaign", "Server 1")
    scene.choose(CORP, "trash-first", "Snare!")

    assert scene.state.servers == [0, 1, 2, 3]
    assert names(scene, root(3)) == ["PAD Campaign"]
    assert names(scene, ARCHIVES_DOWN) == ["Snare!"]


@clause("ANR-INS20", "ANR-E70", "ANR-W8")
def test_a_corp_without_credits_installs_ice_by_trashing_the_ice_in_the_way():
    ice = {"hq": {"ice": ["Enigma"]}}
    scene = table(corp={"hq": ["Ice Wall"], "credits": 0, "servers": ice})
    scene.choose(CORP, "install", "Ice Wall", "HQ")

    assert names(scene, ice_zone(0)) == ["Ice Wall"]
    assert names(scene, ARCHIVES_DOWN) == ["Enigma"]
    assert scene.state.credits[CORP] == 0


@clause("ANR-INS6", "ANR-Q10")
def test_a_new_asset_may_be_rezzed_in_the_following_window():
    scene = table(corp={"hq": ["PAD Campaign"]})
    scene.choose(CORP, "install", "PAD Campaign")

    assert scene.asked == (CORP, "after-action")
    scene.choose(CORP, "rez", "PAD Campaign")
    assert scene.state.credits[CORP] == 3


@clause("ANR-INS7", "ANR-INS9", "ANR-2.7", "ANR-2.8", "ANR-2.9", "ANR-1.13")
def test_runner_cards_are_installed_face_up_in_their_rows():
    grip = ["Corroder", "Akamatsu Mem Chip", "Decoy"]
    scene = table(runner={"grip": grip}, turn="runner")
    for name in grip:
        pass_windows(scene)
        scene.choose(RUNNER, "install", name)

    assert names(scene, PROGRAMS) == ["Corroder"]
    assert names(scene, HARDWARE_ROW) == ["Akamatsu Mem Chip"]
    assert names(scene, RESOURCES) == ["Decoy"]
    assert scene.state.credits[RUNNER] == 5 - 2 - 1 - 1


@clause("ANR-INS7", "ANR-K10", "ANR-Q11", "ANR-2.8")
def test_a_second_console_cannot_be_installed():
    scene = table(runner={"grip": ["Desperado"], "rig": ["Grimoire"]}, turn="runner")

    assert not scene.offers(RUNNER, "install", "Desperado")


@clause("ANR-INS9", "ANR-AB2")
def test_what_cannot_be_paid_is_not_offered():
    scene = table(runner={"grip": ["Corroder"], "credits": 1}, turn="runner")

    assert not scene.offers(RUNNER, "install")


@clause("ANR-INS8", "ANR-E36", "ANR-1.24", "ANR-INS20")
def test_programs_must_be_trashed_if_memory_is_short():
    rig = ["Datasucker", "Medium", "Datasucker", "Medium"]
    scene = table(
        runner={"grip": ["Magnum Opus"], "rig": rig, "identity": "Noise: Hacker Extraordinaire"},
        turn="runner",
    )
    scene.choose(RUNNER, "install", "Magnum Opus")

    assert scene.asked == (RUNNER, "install-trash")
    assert not scene.offers(RUNNER, "go-on")
    scene.take(RUNNER, 0)
    assert not scene.offers(RUNNER, "go-on")
    scene.take(RUNNER, 0)
    scene.choose(RUNNER, "go-on")
    assert len(scene.state.zones[PROGRAMS]) == 3
    assert len(scene.state.zones[HEAP]) == 2


@clause("ANR-INS8", "ANR-Q13")
def test_any_program_may_be_trashed_even_if_memory_suffices():
    scene = table(runner={"grip": ["Corroder"], "rig": ["Medium"]}, turn="runner")
    scene.choose(RUNNER, "install", "Corroder")
    scene.choose(RUNNER, "trash-first", "Medium")

    assert names(scene, PROGRAMS) == ["Corroder"]


@clause("ANR-INS10", "ANR-1.30")
def test_counters_of_a_card_are_there_when_it_is_installed():
    scene = table(runner={"grip": ["Armitage Codebusting"]}, turn="runner")
    scene.choose(RUNNER, "install", "Armitage")

    assert scene.state.counters[CREDIT][number(scene, "Armitage Codebusting")] == 12


@clause("ANR-INS11", "ANR-INS21")
def test_an_effect_installs_with_a_discount_and_without_a_click():
    scene = table(runner={"grip": ["Modded", "Magnum Opus"], "credits": 2}, turn="runner")
    scene.choose(RUNNER, "play", "Modded")
    scene.choose(RUNNER, "Magnum Opus")

    assert zone_of(scene, "Magnum Opus") == PROGRAMS
    assert scene.state.credits[RUNNER] == 0
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-E35", "ANR-CC23", "ANR-AB13", "ANR-Q23")
def test_kates_discount_is_used_up_by_the_first_program_even_a_free_one():
    kate = 'Kate "Mac" McCaffrey: Digital Tinker'
    scene = table(
        runner={"identity": kate, "grip": ["Faerie", "Corroder"], "credits": 5}, turn="runner"
    )
    scene.choose(RUNNER, "install", "Faerie")
    pass_windows(scene)
    scene.choose(RUNNER, "install", "Corroder")
    scene.choose(RUNNER, "go-on")

    assert scene.state.credits[RUNNER] == 3


@clause("ANR-U1", "ANR-E38", "ANR-Q19")
def test_a_second_unique_card_trashes_the_first():
    scene = table(runner={"grip": ["Wyldside"], "rig": ["Wyldside"]}, turn="runner")
    scene.choose(RUNNER, "install", "Wyldside")

    assert names(scene, RESOURCES) == ["Wyldside"]
    assert names(scene, HEAP) == ["Wyldside"]


@clause("ANR-U2", "ANR-U1")
def test_unrezzed_unique_copies_live_side_by_side_until_one_is_rezzed():
    first = {"card": "Akitaro Watanabe", "rezzed": True}
    servers = {"hq": {"root": [first]}, "rd": {"root": ["Akitaro Watanabe"]}}
    scene = table(corp={"servers": servers})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "rez", "Akitaro")

    assert names(scene, root(0)) == []
    assert names(scene, root(1)) == ["Akitaro Watanabe"]
    assert names(scene, ARCHIVES) == ["Akitaro Watanabe"]
