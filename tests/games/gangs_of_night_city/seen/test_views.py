"""What people and programs are shown: table, forecasts, refusals, catalogue, judgement."""

import json

import pytest

from nightdeck.games import game
from nightdeck.games.gangs_of_night_city.check.features import FEATURES
from nightdeck.games.gangs_of_night_city.model.board import SPACE_NAMES
from nightdeck.games.gangs_of_night_city.model.options import ACTION, MOVE
from nightdeck.games.gangs_of_night_city.model.terms import EDGERUNNER_SLOT, HAND, OPPORTUNITY_SLOT
from nightdeck.games.gangs_of_night_city.seen import catalogue
from nightdeck.games.gangs_of_night_city.seen.forecasts import reclaim_pays
from nightdeck.kernel.errors import BadSetup
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.deals import market
from tests.games.gangs_of_night_city.fights import fight
from tests.games.gangs_of_night_city.tables import table

GAME = game("gangs_of_night_city")
AWAY = {"units": {"pacifica": "solo"}}


@clause("GNC-2.1", "GNC-2.2", "GNC-1.4")
def test_the_map_shows_districts_units_points_and_hideouts():
    scene = table(2, players=[{"units": {"watson": "solo", "watson-1": "rogue"}}, AWAY])
    regions = {region["id"]: region for region in scene.view(0)["scene"]["regions"]}
    watson = regions["map"]["areas"][0]

    assert [district["id"] for district in regions["map"]["areas"]] == [
        "watson", "westbrook", "city-center", "heywood", "santo-domingo", "pacifica",
    ]  # fmt: skip
    assert watson["neighbours"] == ["westbrook", "city-center"]
    assert watson["rewards"] == ["crate", "coin"]
    assert [unit["label"] for unit in watson["units"]] == ["Solo", "Rogue"]
    assert watson["pays"] == "Contraband, Eurodollar"
    assert watson["points"] == [
        {"id": "watson-1", "kind": "data-fortress", "label": "Data Fortress", "icon": "castle",
         "unit": "u13"}
    ]  # fmt: skip
    assert regions["map"]["areas"][5]["buildings"] == [
        {"seat": 0, "label": "Hideout", "icon": "house"}
    ]
    assert watson["caption"] == "Presence: Voodoo Boys"
    assert watson["brief"] == ""


@clause("GNC-2.2")
def test_discs_market_track_and_story_have_regions():
    scene = table(2, players=[{"discs": "solo wild"}, {}])
    regions = {region["id"]: region for region in scene.view(0)["scene"]["regions"]}

    assert [disc["state"] for disc in regions["discs-0"]["discs"]] == [
        "ready", "spent", "spent", "spent", "spent", "ready",
    ]  # fmt: skip
    assert len(regions["opportunities"]["slots"]) == len(regions["edgerunners"]["slots"]) == 3
    assert [space["label"] for space in regions["net"]["spaces"]] == list(SPACE_NAMES)
    assert regions["story"]["cards"][0]["title"] == "Tutorial"


@clause("GNC-2.5")
def test_every_view_is_plain_json_at_every_step_of_a_firefight():
    scene = fight("mantis-blades", "optical-camo")
    for seat in (-1, 0, 1):
        view = scene.view(seat)
        assert json.loads(json.dumps(view)) == view
    assert scene.view(0)["timeline"]["title"] == "Firefight in City Center"
    versus = next(r for r in scene.view(0)["scene"]["regions"] if r["kind"] == "versus")
    assert (versus["left"]["value"], versus["right"]["value"]) == (5, 1)


@clause("GNC-11.2")
def test_the_forecast_of_a_reclaim():
    words = {
        "units": {"city-center": "solo", "watson": "solo", "santo-domingo": "techie"},
        "hideouts": "city-center",
    }
    scene = table(2, players=[words, AWAY])

    assert reclaim_pays(scene.state, 0) == ([1, 1, 1, 1], [0])
    assert any("A Reclaim now pays Voodoo Boys" in note["text"] for note in scene.view(1)["notes"])


@clause("GNC-10.2a", "GNC-10.2b", "GNC-10.3a")
def test_refusals_name_what_is_missing():
    scene = table(
        2,
        players=[{"units": {"watson": "techie"}}, AWAY],
        opportunities=["mantis-shipment", None, None],
    )
    deal = scene.state.zones[OPPORTUNITY_SLOT][0]
    crew = scene.state.zones[EDGERUNNER_SLOT][0]
    assert GAME.why_not(scene.state, 0, deal).text == "You control no Business."
    assert GAME.why_not(scene.state, 0, crew).text == "You control no Fixer."
    assert GAME.why_not(scene.state, 0, scene.state.pile(0, HAND)[0]).clause == "GNC-8.2"
    near = market("mantis-shipment", "basilisk-parts", "synthcoke-deal", contraband=1)
    cards = [near.state.zones[OPPORTUNITY_SLOT + slot][0] for slot in range(3)]
    assert "Dominance in City Center" in GAME.why_not(near.state, 0, cards[0]).text
    dear = "It costs 2 Contraband; you have 1 Contraband."
    assert GAME.why_not(near.state, 0, cards[2]).text == dear


@clause("GNC-3.7", "GNC-3.6")
def test_the_catalogue_lists_every_definition_in_our_words():
    lines = GAME.catalogue()

    assert len(lines) == len({line["id"] for line in lines}) == 133
    assert all(line["text"] and line["name"] for line in lines)
    kinds = [line["type"] for line in lines]
    assert [kinds.count(kind) for kind in dict.fromkeys(kinds)] == [4, 28, 32, 18, 6, 32, 3, 5, 5]


def test_a_leader_is_judged_better_than_a_straggler():
    scene = table(2, players=[{"cred": 15}, {"cred": 5}])
    chances = [GAME.evaluate(scene.state, seat) for seat in (0, 1)]

    assert chances[0] > 0.8
    assert sum(chances) == pytest.approx(1)


def test_rules_of_thumb_like_points_of_interest():
    scene = table(2, players=[{"units": {"westbrook": "techie"}}, AWAY], doing="techies")

    assert GAME.weigh(scene.state, (MOVE, 3, 4)) > GAME.weigh(scene.state, (MOVE, 3, 0))
    assert GAME.weigh(scene.state, (ACTION, 1, 1)) > 0


@clause("GNC-7.1b", "GNC-7.3b")
def test_shortcuts_skip_the_movement_step():
    scene = table(
        2,
        players=[{"units": {"watson": "solo"}}, {"units": {"watson": "techie"}}],
        doing="solos",
    )
    shortcut = scene.view(0)["prompt"]["shortcuts"][0]
    assert shortcut["text"] == "Stay and open fire in Watson"
    for option in GAME.shortcuts(scene.state, 0)[0][1]:
        scene.choose(0, option)
    assert scene.asked == (0, "combat_card")
    net = table(2, players=[{"units": {"watson": "netrunner"}}, AWAY], doing="netrunners")
    for option in GAME.shortcuts(net.state, 0)[0][1]:
        net.choose(0, option)
    assert net.asked == (0, "net_advance")


def test_features_are_named_once():
    assert len(FEATURES) == len(set(FEATURES)) > 200


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"treasure": 1}, "no 'treasure'"),
        ({"units": {0: {"nowhere": ["solo"]}}}, "no District"),
        ({"hands": {0: ["excalibur"]}}, "no card"),
        ({"units": {0: {"watson": ["solo"] * 4}}}, "no solo left"),
    ],
)
def test_impossible_positions_are_refused_in_words(words, message):
    with pytest.raises(BadSetup, match=message):
        Scene("gangs_of_night_city", seats=2, **words)


def test_cards_that_share_their_name_with_a_district_or_gang_are_not_called_by_it():
    unnamed = {each["type"] for each in catalogue.CATALOGUE if each.get("named") is False}

    assert unnamed == {"random_district", "solo_behavior"}
