"""ANR-SB state checks, memory, hosting, uniqueness, rezzing and derezzing."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.modifiers import (
    hand_size,
    link,
    memory_limit,
    memory_used,
    strength,
)
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    HEAP,
    PROGRAMS,
    VIRUS_COUNTER,
    ice_zone,
)
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    act,
    names,
    number,
    pass_windows,
    run_on,
    table,
    until,
    zone_of,
)

NOISE = "Noise: Hacker Extraordinaire"


def wall_with_parasite(counters: int) -> dict[str, object]:
    parasite = {"card": "Parasite", "virus": counters}
    wall = {"card": "Wall of Static", "rezzed": True, "hosted": [parasite]}
    return {"hq": {"ice": [wall]}}


@clause("ANR-SB1", "ANR-E41", "ANR-CC30", "ANR-INS15")
def test_parasite_trashes_its_host_at_strength_zero_at_once():
    scene = table(corp={"servers": wall_with_parasite(2)}, turn="runner", phase="start")

    assert scene.asked == (RUNNER, "action")
    assert names(scene, ice_zone(0)) == []
    assert names(scene, ARCHIVES) == ["Wall of Static"]
    assert names(scene, HEAP) == ["Parasite"]


@clause("ANR-E61", "ANR-VIR1")
def test_a_purge_gives_the_ice_its_strength_back():
    scene = table(corp={"servers": wall_with_parasite(2), "clicks": 4})
    assert strength(scene.state, number(scene, "Wall of Static")) == 1
    scene.choose(CORP, "purge")

    assert strength(scene.state, number(scene, "Wall of Static")) == 3
    assert zone_of(scene, "Parasite") == PROGRAMS


@clause("ANR-CC20", "ANR-SB1")
def test_grimoire_lets_parasite_kill_strength_one_ice_at_once():
    wall = {"hq": {"ice": [{"card": "Ice Wall", "rezzed": True}]}}
    scene = table(
        corp={"servers": wall}, runner={"rig": ["Grimoire"], "grip": ["Parasite"]}, turn="runner"
    )
    scene.choose(RUNNER, "install", "Parasite")

    assert zone_of(scene, "Ice Wall") == ARCHIVES
    assert zone_of(scene, "Parasite") == HEAP


@clause("ANR-INS16", "ANR-E37", "ANR-DEC17", "ANR-1.24", "ANR-SB1")
def test_lost_memory_costs_programs_at_once():
    rig = ["Akamatsu Mem Chip", "Aesop's Pawnshop", *["Datasucker"] * 5]
    scene = table(runner={"identity": NOISE, "rig": rig}, turn="runner", phase="start")
    scene.choose(RUNNER, "yes")
    scene.choose(RUNNER, "Akamatsu")

    assert scene.asked == (RUNNER, "memory")
    scene.take(RUNNER, 0)
    assert memory_used(scene.state) == memory_limit(scene.state) == 4


@clause("ANR-INS15", "ANR-CC16", "ANR-K9", "ANR-INS7")
def test_djinn_hosts_programs_without_memory():
    scene = table(runner={"identity": NOISE, "rig": ["Djinn"], "grip": ["Medium"]}, turn="runner")
    scene.choose(RUNNER, "install", "Medium", "on Djinn")

    assert memory_used(scene.state) == 1
    assert scene.state.host[number(scene, "Medium")] == number(scene, "Djinn")


@clause("ANR-INS15")
def test_everything_hosted_goes_with_its_host():
    rig = [{"card": "Djinn", "hosted": ["Medium", "Datasucker"]}, "Aesop's Pawnshop"]
    scene = table(runner={"rig": rig}, turn="runner", phase="start")
    scene.choose(RUNNER, "yes")
    scene.choose(RUNNER, "Djinn")

    assert sorted(names(scene, HEAP)) == ["Datasucker", "Djinn", "Medium"]
    assert scene.state.hosted == {}


@clause("ANR-INS13", "ANR-K22", "ANR-1.33", "ANR-EV5")
def test_a_derezzed_card_is_inactive_and_can_be_rezzed_again():
    enigma = {"hq": {"ice": [{"card": "Enigma", "rezzed": True}]}}
    scene = table(
        corp={"servers": enigma},
        runner={"grip": ["Emergency Shutdown"]},
        turn="runner",
        this_turn={"successful_hq": 1, "successful": 1},
    )
    scene.choose(RUNNER, "play", "Emergency Shutdown")
    assert not scene.state.rezzed[number(scene, "Enigma")]
    run_on(scene, "HQ")
    until(scene, "rez-window")
    scene.choose(CORP, "rez", "Enigma")

    assert scene.state.credits[CORP] == 2
    assert len(scene.happened(events.CARD_DEREZZED)) == 1


@clause("ANR-E54", "ANR-1.24", "ANR-1.25", "ANR-K11", "ANR-K12")
def test_link_and_memory_symbols_raise_the_numbers():
    scene = table(runner={"identity": NOISE, "rig": ["Access to Globalsec", "Grimoire"]})

    assert link(scene.state) == 1
    assert memory_limit(scene.state) == 6


@clause("ANR-1.23")
def test_hand_sizes_are_changed_by_cards():
    station = {"hq": {"root": [{"card": "Research Station", "rezzed": True}]}}
    scene = table(corp={"servers": station}, runner={"rig": ["Public Sympathy"]})

    assert hand_size(scene.state, CORP) == 7
    assert hand_size(scene.state, RUNNER) == 7


@clause("ANR-K26")
def test_cloud_programs_need_no_memory_with_enough_link():
    rig = ["Access to Globalsec", "Access to Globalsec", "ZU.13 Key Master"]
    scene = table(runner={"rig": rig})

    assert memory_used(scene.state) == 0


@clause("ANR-SB1", "ANR-1.30")
def test_a_card_that_lives_on_its_credits_is_trashed_when_empty():
    rig = [{"card": "Armitage Codebusting", "credits": 2}]
    scene = table(runner={"rig": rig}, turn="runner")
    scene.choose(RUNNER, "use", "Armitage")

    assert zone_of(scene, "Armitage Codebusting") == HEAP


@clause("ANR-1.18")
def test_an_empty_remote_ceases_to_exist_and_its_number_is_not_reused():
    pad = {"remote1": {"root": ["PAD Campaign"]}}
    scene = table(corp={"servers": pad, "hq": ["Snare!"]}, runner={"clicks": 1}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access")
    scene.choose(RUNNER, "trash")
    assert scene.state.servers == [0, 1, 2]
    pass_windows(scene)
    act(scene, CORP, "install", "Snare!")

    assert scene.state.servers == [0, 1, 2, 4]


@clause("ANR-TAG1", "ANR-TAG2", "ANR-1.26")
def test_data_raven_lets_the_runner_choose_between_a_tag_and_the_end_of_the_run():
    raven = {"hq": {"ice": [{"card": "Data Raven", "rezzed": True}]}}
    scene = table(corp={"servers": raven}, runner={"rig": ["Decoy"]}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "mode")
    scene.choose(RUNNER, "take 1 tag")
    scene.choose(RUNNER, "prevent", "Decoy")

    assert scene.state.runner_tags == 0
    assert scene.state.run_server == 0


@clause("ANR-CC29", "ANR-Q20", "ANR-INS14")
def test_noise_trashes_the_top_of_rd_face_down():
    scene = table(runner={"identity": NOISE, "grip": ["Datasucker"]}, turn="runner")
    scene.choose(RUNNER, "install", "Datasucker")

    assert len(scene.state.zones[3]) == 1
    assert scene.state.counters[VIRUS_COUNTER][number(scene, "Datasucker")] == 0
