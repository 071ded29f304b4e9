"""What the client computes, without a browser."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from nightdeck.games import game
from nightdeck.grammar.prints import parsed
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Game, Setup
from nightdeck.seen.views import view
from nightdeck.table.diff import diff
from tests.table.client_harness.modules import Modules
from tests.table.client_harness.recorded import recorded

PATCH = "table/patch.js"
CHOICES = "table/choices.js"
SCENE = "table/scene.js"
SOUND = "table/sound.js"
PLATES = "table/plates.js"
UNITS = "table/regions/units.js"
SHAPES = "table/regions/shapes.js"
CARD = "table/card.js"
WORDS = "table/words.js"
PALETTE = "table/palette.js"
FACTS = "print/facts.js"
ART = "print/art.js"
TAUGHT = "print/taught.js"
ICONS = "print/icons.js"


@pytest.fixture(scope="module")
def client() -> Modules:
    """The modules under test."""
    return Modules(PATCH, CHOICES, SCENE, SOUND, PLATES, UNITS, SHAPES, CARD, WORDS, PALETTE)


# Updates ------------------------------------------------------------------------------------------


def some_value(chance: random.Random, depth: int) -> Any:
    """Return any JSON value of limited depth."""
    kind = chance.randrange(6 if depth else 4)
    if kind == 4:
        return [some_value(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 5:
        return some_object(chance, depth - 1)
    return chance.choice([None, True, chance.randrange(9), chance.choice("xyz")])


def some_object(chance: random.Random, depth: int) -> dict[str, Any]:
    """Return a JSON object with few different keys, so that two of them overlap."""
    return {key: some_value(chance, depth) for key in "abcd" if chance.random() < 0.7}


def test_the_browser_arrives_at_the_same_document_as_the_server(client: Modules) -> None:
    chance = random.Random(7)
    for _ in range(400):
        before, after = some_object(chance, 3), some_object(chance, 3)
        assert client.call(PATCH, "patched", before, diff(before, after)) == after


def test_parts_that_did_not_change_keep_their_identity(client: Modules) -> None:
    document = {"zones": {"hq": []}, "cards": {"t1": {"up": False}}}
    patch = {"m": {"cards": {"m": {"t1": {"s": {"up": True}}}}}}
    kept = client.eval(f"""(() => {{
      const before = {json.dumps(document)};
      const after = M["{PATCH}"].patched(before, {json.dumps(patch)});
      return [after.zones === before.zones, after.cards === before.cards];
    }})()""")
    assert kept == [True, False]


# The open question --------------------------------------------------------------------------------


def option(index: int, verb: str, *cards: str, **more: Any) -> dict[str, Any]:
    """Return an option."""
    return {"index": index, "verb": verb, "text": verb, "cards": list(cards), "places": [], **more}


def test_shortcuts_come_first_and_passing_last(client: Modules) -> None:
    prompt = {
        "options": [option(0, "pass"), option(1, "take"), option(2, "hide", "t1")],
        "shortcuts": [{"text": "take twice", "first": 1, "steps": 2}],
    }
    listed = client.call(CHOICES, "listed", prompt)
    assert [(each["key"], each["kind"], each["index"]) for each in listed] == [
        ("1", "shortcut", 0),
        ("2", "option", 1),
        ("3", "option", 2),
        ("Space", "option", 0),
    ]


def test_only_the_game_says_that_an_option_is_dangerous(client: Modules) -> None:
    told = [option(0, "pass", note="3 damage"), option(1, "take", note="Mind you", danger=True)]
    listed = client.call(CHOICES, "listed", {"options": told})
    assert [each["danger"] for each in listed] == [True, False]


@pytest.mark.parametrize(
    ("keys", "label"),
    [(["3"], "3"), (["1", "2"], "1–2"), (["1", "4"], "1+"), (["Space"], "Space")],
)
def test_a_card_says_which_choices_concern_it(client: Modules, keys: list[str], label: str) -> None:
    choices = [{"key": key, "pass": key == "Space"} for key in keys]
    assert client.call(CHOICES, "keyLabel", choices) == label


def test_picks_are_gathered_when_each_names_a_card_of_its_own(client: Modules) -> None:
    picks = [option(0, "card", "t1"), option(1, "card", "t2"), option(2, "done")]
    assert client.call(CHOICES, "gathers", {"options": picks}) is True
    assert client.call(CHOICES, "gathers", {"options": picks[:2]}) is False
    same = [option(0, "card", "t1"), option(1, "card", "t1"), option(2, "done")]
    assert client.call(CHOICES, "gathers", {"options": same}) is False


# The table ----------------------------------------------------------------------------------------


def placed_at(client: Modules, name: str) -> dict[str, list[str]]:
    """Return which regions of a recorded document lie where, without empty places."""
    found = client.call(SCENE, "arranged", recorded(name))
    return {place: [each["id"] for each in regions] for place, regions in found.items() if regions}


def test_columns_rows_and_hands_find_their_places(client: Modules) -> None:
    at = placed_at(client, "android_netrunner_runner")
    assert at["columns"] == ["servers"]
    assert at["ownRows"] == ["rig"]
    assert at["below"] == ["grip", "stack", "heap"]


def test_a_map_lies_between_a_ruler_and_what_stands_beside_it(client: Modules) -> None:
    at = placed_at(client, "gangs_of_night_city")
    assert at["map"] == ["map"]
    assert at["rulers"] == ["cred"]
    assert at["beside"] == ["deals", "edgerunners", "story"]


def test_every_region_of_a_recorded_table_lies_somewhere(client: Modules) -> None:
    """Name plates stand with the numbers of their seat."""
    for name in ("android_netrunner_corp", "gangs_of_night_city"):
        drawn = {each for regions in placed_at(client, name).values() for each in regions}
        regions = recorded(name)["scene"]["regions"]
        assert {each["id"] for each in regions if each["kind"] != "plate"} == drawn


def test_a_map_is_drawn_as_the_game_says(client: Modules) -> None:
    region = next(
        each
        for each in recorded("gangs_of_night_city")["scene"]["regions"]
        if each["kind"] == "map"
    )
    assert client.call(SHAPES, "drawingOf", region) == region["drawing"]


def test_a_map_without_a_drawing_is_made_of_tiles(client: Modules) -> None:
    areas = [{"id": "a", "x": 0, "y": 0, "points": []}, {"id": "b", "x": 9, "y": 9, "points": [{}]}]
    drawn = client.call(SHAPES, "drawingOf", {"areas": areas})
    assert drawn["areas"]["a"]["shape"] == "20,45 200,45 200,175 20,175"
    assert len(drawn["areas"]["b"]["points"]) == 1


def test_units_stand_in_racks_that_fit_into_their_box(client: Modules) -> None:
    area = {
        "units": [{"tag": f"u{n}", "seat": n % 2} for n in range(6)],
        "points": [{"unit": "u0"}],
        "buildings": [{"seat": 1, "label": "Den", "icon": "house"}],
    }
    racks = client.call(UNITS, "racksIn", area, [0, 1])
    assert [(rack["seat"], len(rack["units"])) for rack in racks] == [(0, 2), (1, 3)]
    spots = client.call(UNITS, "placed", racks, [10, 20, 300, 90])
    ends = [spot["x"] + spot["rack"]["width"] * spot["scale"] for spot in spots]
    assert max(ends) <= 310


# Print --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["android_netrunner", "gangs_of_night_city"])
def press(request: pytest.FixtureRequest) -> tuple[Modules, Game[Any]]:
    """The modules that print cards, taught by a game."""
    modules = Modules(FACTS, ART, TAUGHT)
    played = game(request.param)
    modules.call(TAUGHT, "learn", played.prints())
    return modules, played


def test_every_card_has_a_picture_and_a_spoken_line(press: tuple[Modules, Game[Any]]) -> None:
    modules, played = press
    for card in played.catalogue():
        assert modules.call(FACTS, "spoken", card).startswith(card["name"])
        assert "undefined" not in modules.call(ART, "art", {**card, "game": played.slug})


def test_what_a_game_says_about_print_keeps_the_grammar(press: tuple[Modules, Game[Any]]) -> None:
    _, played = press
    said = parsed(played.prints())
    assert said.motifs.keys() == {card["id"] for card in played.catalogue()}


def test_icons_that_a_game_names_are_drawn(press: tuple[Modules, Game[Any]]) -> None:
    modules, played = press
    modules.link(ICONS)
    drawn = set(modules.eval(f"M['{ICONS}'].ICONS"))
    shown = view(new_game(played, Setup(played.seat_counts[-1], seed="icons")), 0)
    named = set(re.findall(r'"icon": "([^"]+)"', json.dumps([shown, played.prints()])))
    rewards = {icon for part in re.findall(r'"rewards": \[([^]]*)\]', json.dumps(shown))
               for icon in re.findall(r'"([^"]+)"', part)}  # fmt: skip
    assert named | rewards | set(shown.get("symbols", {}).values()) <= drawn


# Numbers, words, sounds ---------------------------------------------------------------------------


def test_numbers_that_belong_together_are_one(client: Modules) -> None:
    numbers = [
        {"id": "hand", "value": 4},
        {"id": "hand-size", "value": 5},
        {"id": "memory-free", "value": 1},
        {"id": "memory", "value": 4},
        {"id": "link", "value": 0},
    ]
    merged = client.call(PLATES, "merged", numbers)
    assert [(each["id"], each["value"]) for each in merged] == [
        ("hand", "4/5"),
        ("memory-free", "1/4"),
        ("link", 0),
    ]


def test_struck_lines_are_known_by_their_places(client: Modules) -> None:
    lines = [{"text": "a", "struck": False}, {"text": "b", "struck": True}]
    assert client.call(CARD, "struckOf", {"lines": lines}) == [1]
    assert client.call(CARD, "struckOf", {}) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_words_are_enumerated(client: Modules, words: list[str], said: str) -> None:
    assert client.call(WORDS, "enumerated", words) == said


BEFORE = {"number": 1, "cards": {"t1": {"up": False}}, "zones": {}}


@pytest.mark.parametrize(
    ("after", "heard"),
    [
        ({"number": 1}, None),
        ({"over": {}}, "stop"),
        ({"prompt": {}}, "ask"),
        ({"cards": {"t1": {"up": True}}}, "stamp"),
        ({}, "move"),
    ],
)
def test_an_update_sounds_like_what_happened(
    client: Modules, after: dict[str, Any], heard: str | None
) -> None:
    assert client.call(SOUND, "soundOf", BEFORE, {**BEFORE, "number": 2, **after}) == heard


# Finding ------------------------------------------------------------------------------------------


def test_what_begins_a_word_is_found_before_what_stands_inside_one(client: Modules) -> None:
    cards = [
        {"name": "Bernice Mai"},
        {"name": "Ice Wall"},
        {"name": "Déjà Vu"},
        {"name": "Big Ice"},
    ]
    hits = client.call(PALETTE, "found", "ice", {"choices": [], "cards": cards})
    assert [hit["card"]["name"] for hit in hits] == ["Ice Wall", "Big Ice", "Bernice Mai"]
    hits = client.call(PALETTE, "found", "deja", {"choices": [], "cards": cards})
    assert [hit["card"]["name"] for hit in hits] == ["Déjà Vu"]


def test_signs_of_a_search_language_are_only_signs(client: Modules) -> None:
    offered = {"choices": [{"text": "Run on R&D (costs 1)"}, {"text": "Pass"}], "cards": []}
    hits = client.call(PALETTE, "found", "(costs 1)", offered)
    assert [hit["choice"]["text"] for hit in hits] == ["Run on R&D (costs 1)"]
