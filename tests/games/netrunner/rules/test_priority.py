"""Sections 17 and 18: what windows offer, what beats what, and the end of the game."""

from __future__ import annotations

import pytest

from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, table, until, up

NODE = {"s1": {"inside": ["Setup!"]}}


@clause("ONR-17.4", "ONR-24.4")
def test_the_corps_part_of_a_window_offers_everything_of_its_list():
    agenda = {"card": "Hostile Takeover", "advancement": 3}
    scene = table(
        corp={
            "forts": {"s1": {"inside": [agenda]}, "s2": {"inside": ["Setup!"], "ice": ["Rex"]}},
            "score": ["Corporate Boon"],
            "counters": {"gremlin": 1},
        },
        runner={"rig": ["Broker"], "tags": 1},
        phase="turn-start",
    )
    assert set(scene.verbs(CORP)) == {
        "score",
        "rez",
        "use",
        "trash-ice",
        "trash-resource",
        "remove-viruses",
        "pass",
    }


@clause("ONR-17.4", "ONR-8.3")
def test_the_corp_does_not_score_in_the_runners_turn():
    agenda = {"card": "Hostile Takeover", "advancement": 3}
    scene = table(corp={"forts": {"s1": {"inside": [agenda]}}}, turn="runner")
    scene.choose(RUNNER, "Gain a bit")
    assert (scene.asked, scene.verbs(CORP)) == ((CORP, "window"), ["pass"])


@clause("ONR-17.5", "ONR-24.4")
def test_the_runners_part_of_a_window_offers_abilities_without_actions():
    scene = table(
        runner={"rig": ["The Shell Traders", "Broker"], "aside": [{"card": "Cloak", "shell": 2}]},
        turn="corp",
    )
    scene.choose(CORP, "Gain a bit")
    assert scene.asked == (RUNNER, "window")
    assert scene.verbs(RUNNER) == ["use", "pass"]
    assert scene.offers(RUNNER, "remove a Shell counter")


@clause("ONR-17.7")
def test_in_an_encounter_only_what_works_there_is_offered():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}},
        runner={
            "rig": ["Dwarf", "The Shell Traders"],
            "aside": [{"card": "Cloak", "shell": 2}],
        },
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    assert scene.asked == (RUNNER, "encounter")
    assert not scene.offers(RUNNER, "Shell")
    assert scene.offers(RUNNER, "break:")


@clause("ONR-17.7", "ONR-11.2a")
def test_nothing_is_rezzed_in_an_access():
    inside = ["Setup!", "Red Herrings"]
    scene = table(corp={"forts": {"s1": {"inside": inside}}, "bits": 9}, turn="runner")
    until(run_on(scene, "S1"), "access-next")
    while scene.asked[1] == "access-next":
        assert scene.asked[0] == RUNNER
        scene.take(RUNNER, 0)
    assert not scene.rezzed("Setup!")


@clause("ONR-17.9", "ONR-10.16", "ONR-10.22")
@pytest.mark.parametrize(("ice", "offered"), [("Jack Attack", False), ("Hunter", True)])
def test_cannot_jack_out_beats_the_right_to_jack_out(ice: str, offered: bool):
    scene = table(corp={"forts": {"hq": {"ice": ["Rex", up(ice)]}}, "bits": 0}, turn="runner")
    run_on(scene, "HQ")
    while scene.window() != "pass":
        scene.take(scene.asked[0], scene.state.question.default)
    assert scene.asked == (RUNNER if offered else CORP, "window")
    assert scene.offers(RUNNER, "Jack out") == offered


@clause("ONR-17.9", "ONR-2.4f")
def test_effects_of_several_copies_add_up():
    scene = table(runner={"rig": ["WuTech Mem Chip"] * 3})
    assert scene.memory_limit() == 7


@clause("ONR-17.10")
def test_destroying_a_source_does_not_end_what_it_has_launched():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}},
        runner={"rig": ["Mystery Box"], "stack": ["Dwarf", "Score!", "Score!"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(RUNNER, "Mystery Box")
    if scene.asked[1] == "choose-card":
        scene.choose(RUNNER, "Dwarf")
    assert (scene.where("Mystery Box"), scene.where("Dwarf")) == ("trash", "programs")


@clause("ONR-17.10", "ONR-17.16")
def test_a_card_that_names_itself_means_only_itself():
    contracts = [{"card": "Short-Term Contract", "bits": 2}] * 2
    scene = table(runner={"rig": contracts}, turn="runner")
    scene.choose(RUNNER, "Short-Term Contract", "#1")
    assert (len(scene.rig()), scene.bits(RUNNER)) == (1, 7)


@clause("ONR-17.11", "ONR-17.17")
def test_a_card_trashed_as_a_cost_is_not_saved():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 0},
        runner={"rig": ["I Spy", "Joan of Arc"]},
        turn="runner",
    )
    until(run_on(scene, "R&D"), "after-run").choose(RUNNER, "I Spy")
    assert scene.asked[1] != "prevent"
    assert scene.where("I Spy") == "trash"


@clause("ONR-17.11")
def test_nothing_is_prevented_where_nothing_happens():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}}, runner={"rig": ["Umbrella Policy"]},
        turn="runner",
    )  # fmt: skip
    run_on(scene, "HQ")
    asked = []
    while scene.run():
        asked.append(scene.asked[1])
        scene.take(scene.asked[0], scene.state.question.default)
    assert "prevent" not in asked
    assert scene.where("Umbrella Policy") == "resources"


@clause("ONR-17.13")
def test_no_option_of_the_game_shows_a_hidden_card():
    assert {"show", "reveal", "expose"} & set(NETRUNNER.verbs) == set()


@clause("ONR-17.19")
def test_the_engine_asks_although_own_ice_is_the_only_thing_to_trash():
    forts = {"hq": {"ice": [up("Data Wall")]}}
    scene = table(corp={"forts": forts}, turn="runner")
    scene.choose(RUNNER, "Gain a bit")
    assert (scene.asked, scene.verbs(CORP)) == ((CORP, "window"), ["trash-ice", "pass"])


@clause("ONR-17.19")
@pytest.mark.parametrize(("inside", "matters"), [([], False), (["Setup!"], True)])
def test_a_window_with_nothing_but_own_ice_to_trash_may_be_passed_for_the_corp(
    inside: list[str], matters: bool
):
    forts = {"hq": {"ice": [up("Data Wall")]}, **({"s1": {"inside": inside}} if inside else {})}
    scene = table(corp={"forts": forts}, phase="turn-start")
    assert scene.asked == (CORP, "window")
    assert NETRUNNER.matters(scene.state) == matters


@clause("ONR-17.26")
def test_a_number_is_read_when_it_is_needed():
    scene = table(
        corp={"hq": ["Night Shift"], "forts": {"s1": {"inside": ["Data Masons"], "ice": []},
              "hq": {"ice": ["Crystal Wall"]}}, "bits": 9},
        phase="turn-start",
    )  # fmt: skip
    before = (scene.rez_cost("Crystal Wall"), scene.strength("Crystal Wall"))
    scene.choose(CORP, "Rez Data Masons")
    after = (scene.rez_cost("Crystal Wall"), scene.strength("Crystal Wall"))
    assert (before, after) == ((4, 3), (2, 4))


# 18 The end ---------------------------------------------------------------------------------------


@clause("ONR-18.9", "ONR-11.4")
def test_nothing_further_resolves_once_the_game_is_over():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Shotgun Wire")]}}},
        runner={"hand": ["Score!"]},
        turn="runner",
    )
    go_on(run_on(scene, "HQ"))
    assert scene.outcome.winners == (CORP,)
    assert scene.asked == (-1, "")
    assert not any("ends the run" in line for line in scene.log())


@clause("ONR-18.9", "ONR-R45")
def test_damage_comes_before_points_when_an_access_meets_both():
    inside = [up("Dieter Esslin"), "Hostile Takeover"]
    scene = table(
        corp={"forts": {"s1": {"inside": inside}}},
        runner={"points": 6, "hand": []},
        turn="runner",
    )
    until(run_on(scene, "S1"), "runner-action")
    assert scene.outcome.winners == (CORP,)


@clause("ONR-20.8", "ONR-18.1")
@pytest.mark.parametrize(("goal", "over"), [("demo-to-5", True), ("seven", False)])
def test_a_demonstration_game_ends_with_five_points(goal: str, over: bool):
    fort = {"inside": [{"card": "Hostile Takeover", "advancement": 3}]}
    scene = table(
        corp={"forts": {"s1": fort}, "points": 4}, phase="turn-start", choices={"goal": goal}
    )
    scene.choose(CORP, "Score")
    assert (scene.outcome is not None) == over
