"""Named positions: exact, and refused in one clear sentence if they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games.android_netrunner.check.traits import is_blank
from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    AGENDAS_SCORED,
    AGENDAS_STOLEN,
    CREDIT,
    RD,
    RUNS_BEGUN,
)
from nightdeck.kernel import BadSetup
from nightdeck.testing import Scene, SceneError, card, clause
from tests.games.android_netrunner.play import CORP, RUNNER, names, number, table


@clause("ANR-1.1", "ANR-1.9", "ANR-1.10", "ANR-1.11", "ANR-1.15")
def test_everything_can_be_put_exactly():
    adonis = {"card": "Adonis Campaign", "rezzed": True, "credits": 3}
    scene = table(
        corp={
            "credits": 8,
            "clicks": 2,
            "bad_publicity": 1,
            "rd": ["Enigma", "Hunter"],
            "score": [{"card": "Nisei MK II", "agenda": 1}],
            "servers": {"remote2": {"root": [adonis], "ice": ["Ice Wall", "Enigma"]}},
        },
        runner={"credits": 1, "tags": 2, "brain_damage": 1, "rig": ["Corroder"]},
        turn="corp",
        turn_number=7,
    )
    state = scene.state

    assert (state.credits, state.clicks, state.turn) == ([8, 1], [2, 0], 7)
    assert (state.bad_publicity, state.runner_tags, state.brain_damage) == (1, 2, 1)
    assert names(scene, RD) == ["Hunter", "Enigma"]
    assert state.counters[CREDIT][number(scene, "Adonis Campaign")] == 3
    assert state.servers == [0, 1, 2, 4]
    assert scene.problems() == []


@pytest.mark.parametrize(
    ("position", "culprit"),
    [
        ({"corp": {"hq": ["Corroder"]}}, "Corroder is not a Corp card"),
        ({"corp": {"hq": ["No Such Card"]}}, "No Such Card"),
        ({"corp": {"money": 3}}, "money"),
        ({"corp": {"credits": -1}}, "credits"),
        ({"corp": {"servers": {"moon": {}}}}, "moon"),
        ({"corp": {"servers": {"hq": {"root": ["PAD Campaign"]}}}}, "PAD Campaign"),
        ({"corp": {"servers": {"hq": {"ice": ["PAD Campaign"]}}}}, "PAD Campaign"),
        ({"corp": {"score": ["Enigma"]}}, "Enigma"),
        ({"corp": {"identity": "Noise: Hacker Extraordinaire"}}, "Noise"),
        ({"runner": {"rig": ["Diesel"]}}, "Diesel"),
        ({"runner": {"rig": [{"card": "Medium", "virus": -1}]}}, "Medium"),
        ({"runner": {"rig": [{"card": "Medium", "speed": 1}]}}, "speed"),
        ({"turn": "nobody"}, "nobody"),
        ({"last_turn": {"jumps": 1}}, "jumps"),
        ({"runner": {"grip": [5]}}, "5"),
    ],
)
def test_impossible_positions_name_the_culprit(position: dict[str, Any], culprit: str):
    with pytest.raises(BadSetup, match=culprit):
        table(**position)


def test_a_rezzed_agenda_is_refused():
    rezzed = {"remote1": {"root": [{"card": "Hostile Takeover", "rezzed": True}]}}
    with pytest.raises(BadSetup, match="Hostile Takeover"):
        table(corp={"servers": rezzed})


def test_a_position_at_the_start_of_a_turn_begins_with_its_first_window():
    scene = table(
        corp={"servers": {"remote1": {"root": ["PAD Campaign"]}}}, turn="corp", phase="start"
    )

    assert scene.asked == (CORP, "draw-window")
    assert scene.state.counters[ADVANCEMENT][number(scene, "PAD Campaign")] == 0
    assert scene.state.clicks[RUNNER] == 0


ICE_WALL = card("Ice Wall", rezzed=True)
ASH = card("Ash 2X3ZB9CY", rezzed=True)


def servers(**content: Any) -> dict[str, Any]:
    """Returns a Corp with these servers: hq_root=[...], remote1_ice=[...]."""
    found: dict[str, Any] = {}
    for name, cards in content.items():
        server, part = name.split("_")
        found.setdefault(server, {})[part] = cards
    return {"servers": found}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"runner": {"rig": ["Desperado", "Grimoire"]}}, "Desperado and Grimoire are consoles"),
        ({"runner": {"rig": ["Kati Jones"] * 2}}, "Kati Jones is unique"),
        ({"corp": servers(remote1_root=[ASH], remote2_root=[ASH])}, "Ash 2X3ZB9CY is unique"),
        (
            {"corp": servers(remote1_root=["SanSan City Grid", "Ruhr Valley"])},
            "Server 1 holds two regions, SanSan City Grid and Ruhr Valley",
        ),
        (
            {"corp": servers(remote1_root=["PAD Campaign", "Adonis Campaign"])},
            "Server 1 holds PAD Campaign and Adonis Campaign",
        ),
        ({"corp": {"servers": {"remote1": {}}}}, "Server 1 holds nothing"),
        ({"corp": {"servers": {"remote1": {"ice": ["Enigma"]}, "Server 1": {}}}}, "named twice"),
        ({"runner": {"rig": ["Parasite"]}}, "Parasite needs a host"),
        (
            {"corp": servers(hq_ice=[card("Ice Wall", hosted=["Parasite"])])},
            "Parasite cannot be hosted on Ice Wall, which is not rezzed",
        ),
        (
            {"corp": servers(hq_ice=[card("Ice Wall", rezzed=True, hosted=["Corroder"])])},
            "Corroder cannot be hosted on Ice Wall",
        ),
        (
            {"runner": {"rig": [card("Djinn", hosted=["Corroder"])]}},
            "Corroder cannot be hosted on Djinn",
        ),
        (
            {"corp": servers(hq_ice=[card("Ice Wall", rezzed=True, hosted=["Hedge Fund"])])},
            "Hedge Fund cannot be hosted on Ice Wall",
        ),
        (
            {"runner": {"rig": [card("Personal Workshop", hosted=["Kati Jones"])]}},
            "Kati Jones cannot be hosted on Personal Workshop",
        ),
        (
            {"corp": servers(hq_ice=[{**ICE_WALL, "hosted": [card("Parasite", virus=1)]}])},
            "Ice Wall has strength 0 and would have been trashed with Parasite",
        ),
        ({"corp": servers(rd_root=["Research Station"])}, "Research Station .* only in HQ"),
        ({"corp": {"score": ["Priority Requisition"] * 3}}, "Corp has 9 agenda points"),
        ({"runner": {"score": ["Priority Requisition"] * 3}}, "Runner has 9 agenda points"),
        ({"runner": {"rig": ["Magnum Opus"] * 3}}, "programs need 6 MU, but there are 5"),
        ({"runner": {"rig": ["Magnum Opus"] * 3}, "phase": "start"}, "programs need 6 MU"),
    ],
)
def test_what_the_rules_never_leave_on_the_table_is_refused(position, message):
    with pytest.raises(BadSetup, match=message):
        table(**position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            {"corp": servers(remote1_root=["PAD Campaign"]), "mark": "PAD Campaign"},
            "Femme Fatale cannot have chosen PAD Campaign",
        ),
        ({"corp": servers(hq_ice=["Ice Wall"]), "mark": "Enigma"}, "Enigma' is not installed"),
        ({"corp": servers(hq_ice=["Ice Wall"]), "mark": {"server": "hq", "ice": 2}}, "1 to 1"),
        ({"corp": servers(hq_ice=["Ice Wall"]), "mark": {"server": "rd", "ice": 1}}, "R&D"),
        ({"corp": servers(hq_ice=["Ice Wall"]), "mark": {"place": 1}}, "no 'place'"),
    ],
)
def test_a_mark_that_cannot_be_is_refused(position, message):
    mark = position.pop("mark")
    with pytest.raises(BadSetup, match=message):
        table(runner={"rig": [card("Femme Fatale", mark=mark)]}, **position)


def test_a_card_that_chooses_nothing_has_no_mark():
    with pytest.raises(BadSetup, match="Corroder does not choose a card"):
        table(
            corp=servers(hq_ice=["Ice Wall"]), runner={"rig": [card("Corroder", mark="Ice Wall")]}
        )


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"corp": servers(hq_ice=[card("Enigma", virus=1)])}, "Enigma never has virus counters"),
        ({"runner": {"rig": [card("Corroder", credits=1)]}}, "Corroder never has credit counters"),
        (
            {"corp": servers(remote1_root=[card("PAD Campaign", advancement=3)])},
            "PAD Campaign never has advancement counters",
        ),
        ({"runner": {"grip": [card("Imp", virus=1)]}}, "Imp: a card in 'grip' has no 'virus'"),
        ({"corp": {"hq": [card("Ice Wall", rezzed=True)]}}, "Ice Wall: a card in 'hq' has no"),
        (
            {"corp": servers(remote1_root=[card("Adonis Campaign", credits=3)])},
            "Adonis Campaign cannot have credit counters unless rezzed",
        ),
        (
            {"corp": servers(remote1_root=[card("Adonis Campaign", rezzed=True, credits=0)])},
            "Adonis Campaign would have been trashed with its last credit counter",
        ),
        ({"runner": {"score": [card("Nisei MK II", agenda=1)]}}, "Nisei MK II: .* no 'agenda'"),
        ({"runner": {"rig": [card("Corroder", rezzed=True)]}}, "Corroder is a Runner card"),
        ({"runner": {"rig": [card("Corroder", used=True)]}}, "nothing .* once per turn"),
    ],
)
def test_counters_and_states_a_card_cannot_have_are_refused(position, message):
    with pytest.raises(BadSetup, match=message):
        table(**position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"last_turn": {"runs": -1}}, "runs must be a number from 0"),
        ({"last_turn": {"runs": "x"}}, "runs must be a number from 0"),
        ({"last_turn": {"corp": {}, "runs": 1}}, "not both"),
        ({"this_turn": {"runs": "x"}}, "runs must be a number from 0"),
        ({"phase": "start", "this_turn": {"nonsense": 1}}, "this_turn"),
        ({"phase": "start", "this_turn": {"runs": 1}}, "this_turn"),
        ({"phase": "start", "corp": {"clicks": 2}}, "no clicks"),
        ({"turn": "corp", "runner": {"clicks": 2}}, "runner: clicks"),
        ({"turn": "runner", "corp": {"clicks": 2}}, "corp: clicks"),
        ({"phase": "draw-window"}, "nobody can do anything in the 'draw-window'"),
        ({"phase": "turn-window"}, "not in a turn of the corp"),
        ({"turn_number": 0}, "turn_number"),
        ({"run": {"server": "hq"}}, "needs turn 'runner'"),
        ({"turn": "runner", "run": {"server": "remote1"}}, "Server 1 does not exist"),
        ({"turn": "runner", "run": {"server": "hq", "at": "moon"}}, "moon"),
        ({"turn": "runner", "run": {"server": "hq", "at": "encounter"}}, "no ice in front of HQ"),
        ({"turn": "runner", "run": {"server": "hq", "at": "server", "ice": 1}}, "ice is for"),
        (
            {
                "turn": "runner",
                "corp": servers(hq_ice=["Ice Wall"]),
                "run": {"server": "hq", "at": "encounter"},
            },
            "Ice Wall is not rezzed and cannot be encountered",
        ),
    ],
)
def test_moments_that_cannot_be_are_refused(position, message):
    with pytest.raises(BadSetup, match=message):
        table(**position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"corp": {"servers": ["hq"]}}, "servers must be a dictionary"),
        ({"corp": {"servers": {"hq": ["Ice Wall"]}}}, "HQ must be a dictionary"),
        ({"corp": {"hq": 5}}, "hq must be a list, not 5"),
        ({"corp": {"hq": "Hedge Fund"}}, "hq must be a list, not 'Hedge Fund'"),
        ({"runner": {"rig": 5}}, "rig must be a list, not 5"),
        ({"corp": 5}, "corp must be a dictionary"),
        ({"corp": {"servers": {"remote²": {"ice": ["Enigma"]}}}}, "no server 'remote²'"),
        ({"corp": {"servers": {"remote2000000": {"ice": ["Enigma"]}}}}, "remote1 to remote99"),
        ({"corp": {"servers": {5: {}}}}, "no server 5"),
        ({"corp": {"credits": True}}, "credits must be a number"),
        ({"corp": {"credits": 10**5000}}, "not a number of that size"),
        ({"runner": {"rig": [card("Imp", virus=1.5)]}}, "Imp cannot have 1.5 virus counters"),
        ({"runner": {"rig": [card("Djinn", hosted="Imp")]}}, "hosted must be a list"),
        ({"corp": servers(hq_ice=[card("Enigma", rezzed="yes")])}, "rezzed must be True or False"),
        ({"neutral": "no"}, "neutral must be True or False"),
        ({"seats": "two"}, "seats must be a number"),
        ({"rulings": 5}, "rulings must be a dictionary"),
        ({"choices": {"mulligans": 1}}, "texts by name"),
        ({"decks": "mine"}, "decks must be a list"),
        ({"seed": 1.5}, "seed must be"),
    ],
)
def test_values_of_the_wrong_kind_are_refused_in_words(position, message):
    with pytest.raises(BadSetup, match=message):
        table(**position)


def test_a_position_that_hosts_itself_is_refused():
    djinn = card("Djinn", hosted=[])
    djinn["hosted"].append(djinn)
    with pytest.raises(BadSetup):
        table(runner={"rig": [djinn]})


# Names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["Doppelgänger", "Doppelganger", "doppelganger", "DOPPELGÄNGER"])
def test_accents_and_capitals_of_a_title_are_optional(title):
    assert table(runner={"rig": [title]}).rig() == ["Doppelgänger"]


@pytest.mark.parametrize(
    ("title", "meant"),
    [("Dopplegänger", "Doppelgänger"), ("Drac", "Dracō"), ("Noise", "Noise: Hacker")],
)
def test_a_title_that_is_nearly_right_is_answered_with_the_right_one(title, meant):
    with pytest.raises(BadSetup, match=f"did you mean .{meant}"):
        table(corp={"hq": [title]})


@pytest.mark.parametrize("name", ["remote2", "Server 2", "server-4", "server-4-root", "remote 2"])
def test_a_remote_is_found_by_each_of_its_names(name):
    scene = table(corp={"servers": {name: {"root": ["PAD Campaign"]}}})

    assert scene.servers() == ["hq", "rd", "archives", "remote2"]
    assert scene.root(name) == ["PAD Campaign"]


@pytest.mark.parametrize("name", ["rd", "R&D", "r&d", "rd-ice"])
def test_a_central_server_is_found_by_each_of_its_names(name):
    assert table(corp={"servers": {name: {"ice": ["Enigma"]}}}).ice("rd") == ["Enigma"]


# Moments ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "phase"),
    [
        ("corp", "draw-window"),
        ("corp", "action-window"),
        ("corp", "after-action"),
        ("corp", "discard-window"),
        ("runner", "turn-window"),
        ("runner", "after-action"),
        ("runner", "discard-window"),
    ],
)
@clause("ANR-W1")
def test_a_position_starts_in_a_window_of_a_turn(turn, phase):
    scene = table(corp=servers(remote1_root=["PAD Campaign"]), turn=turn, phase=phase)

    assert scene.asked == (CORP, phase)
    assert scene.offers(CORP, "rez:", "PAD Campaign")


@clause("ANR-C2.2w", "ANR-ADV4")
def test_an_agenda_is_scored_in_a_window_without_an_action():
    agenda = card("Hostile Takeover", advancement=2)
    scene = table(corp=servers(remote1_root=[agenda]), turn="corp", phase="after-action")

    scene.choose(CORP, "score:")

    assert (scene.points(CORP), scene.clicks(CORP)) == (1, 2)


@clause("ANR-RUN3a")
def test_a_position_starts_in_an_encounter():
    scene = table(
        corp=servers(rd_ice=[card("Enigma", rezzed=True), "Ice Wall"]),
        runner={"rig": ["Gordian Blade"]},
        turn="runner",
        run={"server": "rd", "at": "encounter", "ice": 1},
    )

    assert scene.asked == (RUNNER, "break-window")
    assert (scene.encountered(), scene.run(), scene.clicks(RUNNER)) == ("Enigma", "rd", 3)
    assert len(scene.unbroken()) == 2


@pytest.mark.parametrize(
    ("at", "asked"),
    [
        ("begin", (CORP, "rez-window")),
        ("approach", (CORP, "rez-window")),
        ("rez-window", (CORP, "rez-window")),
        ("server", (RUNNER, "jack-out")),
        ("success", (RUNNER, "access")),
        ("access", (RUNNER, "access")),
    ],
)
@clause("ANR-RUN1", "ANR-RUN8")
def test_a_position_starts_at_a_moment_of_a_run(at, asked):
    scene = table(
        corp={"hq": ["Hostile Takeover"], **servers(hq_ice=["Ice Wall"])},
        turn="runner",
        run={"server": "hq", "at": at},
    )

    assert scene.asked == asked
    assert scene.state.tally[RUNS_BEGUN] == 1


@clause("ANR-K29")
def test_what_is_used_once_per_turn_is_not_offered_again():
    fresh, used = (
        table(turn="runner", runner={"rig": [card("Kati Jones", used=u)]}) for u in (0, 1)
    )

    assert fresh.offers(RUNNER, "Kati Jones")
    assert not used.offers(RUNNER, "Kati Jones")


@clause("ANR-EV31")
def test_the_last_turns_of_the_two_sides_remember_different_things():
    scene = table(turn="corp", last_turn={"runner": {"stolen": 1}, "corp": {"scored": 2}})

    assert scene.state.last_tally[RUNNER][AGENDAS_STOLEN] == 1
    assert scene.state.last_tally[CORP][AGENDAS_STOLEN] == 0
    assert scene.state.last_tally[CORP][AGENDAS_SCORED] == 2


@clause("ANR-CC17")
def test_the_second_of_two_equal_ice_can_be_marked():
    scene = table(
        corp=servers(hq_ice=[ICE_WALL, ICE_WALL]),
        runner={"rig": [card("Femme Fatale", mark={"server": "HQ", "ice": 2})]},
    )

    assert scene.marked("Femme Fatale") == "Ice Wall, hq ice 2"


@clause("ANR-CC21")
def test_derezzed_ice_keeps_its_parasite_and_is_known_to_all():
    ice = card("Ice Wall", derezzed=True, hosted=["Parasite"])
    scene = table(corp=servers(hq_ice=[ice]))

    assert scene.hosted("Ice Wall") == ["Parasite"]
    assert not scene.rezzed("Ice Wall")
    assert scene.state.knows(RUNNER, number(scene, "Ice Wall"))


# What is not said -------------------------------------------------------------------------------


def test_the_usual_position_is_what_the_document_says():
    scene = table(turn="corp")

    assert scene.where("Haas-Bioroid: Stronger Together") == "identity"
    assert scene.where("Chaos Theory: Wünderkind") == "identity"
    assert (scene.credits(CORP), scene.credits(RUNNER), scene.clicks(CORP)) == (5, 5, 3)
    assert (scene.deck(CORP), scene.deck(RUNNER)) == (["Hedge Fund"] * 20, ["Sure Gamble"] * 20)
    assert (scene.hand(CORP), scene.hand(RUNNER), scene.memory_limit()) == ([], [], 5)


def test_a_neutral_position_has_identities_without_abilities():
    scene = table(neutral=True)

    assert all(is_blank(scene.state.card(card)) for card in scene.state.identity)
    assert (scene.bad_publicity(), scene.memory_limit(), scene.credits(CORP)) == (0, 4, 5)


def test_decks_are_filled_with_the_filler_or_so_many_of_it():
    scene = table(corp={"filler": "Enigma", "rd": 3}, runner={"filler": "Diesel"})

    assert scene.deck(CORP) == ["Enigma"] * 3
    assert scene.deck(RUNNER) == ["Diesel"] * 20


def test_the_filler_belongs_to_its_side():
    with pytest.raises(BadSetup, match="Diesel is not a Corp card"):
        table(corp={"filler": "Diesel"})


def test_readers_answer_a_wrong_name_in_words():
    scene = table(corp={"hq": ["Hedge Fund"]})

    with pytest.raises(SceneError, match="did you mean 'Hedge Fund'"):
        scene.where("Hedge Found")
    with pytest.raises(SceneError, match="there is no Enigma at this table"):
        scene.rezzed("Enigma")
    with pytest.raises(SceneError, match="Server 4 does not exist"):
        scene.ice("remote4")
    with pytest.raises(SceneError, match="advancement, virus"):
        scene.counters("Hedge Fund", "milk")


def test_readers_say_what_lies_where():
    scene = Scene(
        "android_netrunner",
        corp={
            "hq": ["Hedge Fund"],
            "archives": ["Hunter"],
            "score": [card("Nisei MK II", agenda=1)],
            **servers(hq_ice=["Ice Wall", ICE_WALL], remote1_root=["PAD Campaign"]),
        },
        runner={
            "tags": 1,
            "rig": [card("Imp", virus=2), "Access to Globalsec"],
            "heap": ["Diesel"],
        },
    )

    assert scene.where("Nisei MK II") == "score of the Corp"
    assert [scene.where(each) for each in ("Imp", "Hunter", "Ice Wall", "PAD Campaign")] == [
        "programs", "archives", "hq ice", "remote1 root",
    ]  # fmt: skip
    assert [scene.rezzed("Ice Wall", which) for which in (1, 2)] == [False, True]
    assert (scene.counters("Imp", "virus"), scene.counters("Nisei MK II", "agenda")) == (2, 1)
    assert (scene.tags(), scene.link(), scene.memory_used(), scene.points(CORP)) == (1, 1, 1, 2)
    assert (scene.discards(CORP), scene.discards(RUNNER)) == (["Hunter"], ["Diesel"])
    assert scene.strength("Ice Wall") == 1
    assert scene.subroutines("Ice Wall") == ["End the run."]
    assert (scene.turn(), scene.active()) == (1, CORP)
