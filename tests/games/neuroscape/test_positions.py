"""Positions that cannot be are refused in one sentence that names the culprit."""

from __future__ import annotations

import pytest

from nightdeck.kernel.errors import BadSetup
from nightdeck.testing import Scene, clause
from tests.games.neuroscape.tables import A, B, C, D, circle, scene

PAIR = ["Scrapper", "Lug Nut"]


@clause("NEU-2.1", "NEU-17.2", "NEU-14.5")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"hand": ["Basic RAM"]}, "player 0, hand: Basic RAM does not belong there"),
        ({"hand": ["Coyote"]}, "player 0, hand: Coyote does not belong there"),
        ({"deck": ["Basic RAM"]}, "player 0, deck: Basic RAM does not belong there"),
        ({"filler": "Basic RAM"}, "player 0, deck: Basic RAM does not belong there"),
        ({"bin": ["Coyote"]}, "player 0, bin: Coyote does not belong there"),
        ({"hand": ["Nanobot Drone"]}, "Nanobot Drone is a token, which is nowhere but in play"),
        ({"purge": ["Nanobot Drone"]}, "Nanobot Drone is a token, which is nowhere but in play"),
        ({"deck": -1}, "player 0, deck must be a number from 0 to 255, not -1"),
        ({"bank": -1}, "player 0, bank must be a number from 0 to 255, not -1"),
        ({"ram_deck": 10**9}, "player 0, ram_deck must be a number from 0 to 255, not 1000000000"),
    ],
)
def test_cards_lie_only_where_they_may(words, said):
    with pytest.raises(BadSetup) as refused:
        scene(words)
    assert said in str(refused.value)


@clause("NEU-15.8", "NEU-7.10", "NEU-16.1", "NEU-14.5")
@pytest.mark.parametrize(
    ("field", "said"),
    [
        (["Hex", "Hex"], "Hex, Codemancer of seat 0 is iconic: there can be only one of that name"),
        ([{"card": "Hex", "token": True}], "is iconic and cannot be a token"),
        ([{"card": "Nanobot Drone", "token": False}], "Nanobot Drone of seat 0 is always a token"),
        ([{"card": "Scrapper", "damage": 2}], "2 damage and a defense of 2: it would be destroyed"),
        ([{"card": "Scrapper", "bleed": 2}], "0 damage and a defense of 0: it would be destroyed"),
        ([{"card": "Scrapper", "committed": 2}], "costs 1; there cannot be 2 RAM committed to it"),
        ([{"card": "Scrapper", "committed": ["Coder"]}], "committed: Coder does not belong there"),
    ],
)
def test_no_checkpoint_would_have_left_such_a_character(field, said):
    with pytest.raises(BadSetup) as refused:
        scene({"field": field})
    assert said in str(refused.value)


@clause("NEU-12.6", "NEU-12.7", "NEU-12.8")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"slots": [{"card": "Bitrot", "by": A}]}, "Bitrot comes from an opponent, seat 0 is none"),
        ({"slots": [{"card": "Firewall", "by": B}]}, "seat 1 is an opponent of 0"),
        ({"trojans": [{"card": "Redirect", "by": D}]}, "Redirect comes from an opponent"),
        ({"trojans": [{"card": "Redirect", "played": 6}]}, "must be a number from 0 to 5"),
    ],
)
def test_slot_cards_come_from_whom_they_can(words, said):
    with pytest.raises(BadSetup) as refused:
        circle(words, {}, {}, {})
    assert said in str(refused.value)


@clause("NEU-12.7", "NEU-18.6")
def test_a_virus_comes_from_an_opponent_if_nothing_is_said():
    table = circle({}, {"slots": ["Bitrot"]}, {}, {})
    card = table.state.slot_cards(B)[0]
    assert table.state.control[card] == D


@clause("NEU-11.6", "NEU-11.3")
@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"players": {A: {"field": [{"card": "Scrapper", "cyberware": ["Synchronize"]}]}}}, "two"),
        ({"tethers": [{"card": "Riot Blade", "bearers": PAIR}]}, "a tether: Riot Blade is none"),
        (
            {
                "tethers": [{"card": "Synchronize", "bearers": ["Scrapper", "Scrapper"]}],
                "players": {A: {"field": ["Scrapper"]}, B: {"field": ["Scrapper"]}},
            },
            "no Scrapper of seat 0 or a partner has an open port for Synchronize",
        ),
    ],
)
def test_a_tether_has_two_bearers_of_one_side(position, said):
    with pytest.raises(BadSetup) as refused:
        Scene("neuroscape", **position)
    assert said in str(refused.value)


@clause("NEU-18.1")
def test_partners_cannot_have_different_pools():
    with pytest.raises(BadSetup, match="the partner has 10, and they share it"):
        circle({"mainframe_health": 10}, {}, {}, {"mainframe_health": 12})
    table = circle({}, {"bioframe_health": 7}, {"bioframe_health": 7}, {})
    assert (table.bioframe(C), table.bioframe(A)) == (7, 20)


@clause("NEU-2.1e")
def test_the_ram_under_a_character_can_be_named():
    table = scene({"field": [{"card": "Freelance Merc", "committed": ["Hotfix RAM", "Basic RAM"]}]})
    assert (table.attack("Freelance Merc"), table.committed("Freelance Merc")) == (3, 2)
