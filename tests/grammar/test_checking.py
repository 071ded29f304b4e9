"""What the grammar of the table refuses."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from nightdeck.grammar.checking import problems
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.seen.views import view
from tests.table.client_harness.recorded import RECORDED, recorded
from tests.tiny.game import TINY


@pytest.fixture
def shown() -> dict[str, Any]:
    """What the first seat of a tiny game sees at its first question."""
    return deepcopy(view(new_game(TINY, Setup(2, seed="grammar")), 0))


def test_a_view_of_a_game_has_no_problem(shown: dict[str, Any]) -> None:
    assert problems(shown) == []


def test_an_unknown_field_is_refused(shown: dict[str, Any]) -> None:
    shown["seats"][0]["mood"] = "sour"

    assert problems(shown) == ["Object contains unknown field `mood` - at `$.seats[0]`"]


def test_a_missing_field_is_refused(shown: dict[str, Any]) -> None:
    del shown["turn"]["seat"]

    assert problems(shown) == ["Object missing required field `seat` - at `$.turn`"]


def test_a_wrong_type_is_refused(shown: dict[str, Any]) -> None:
    shown["number"] = "0"

    assert problems(shown) == ["Expected `int`, got `str` - at `$.number`"]


def test_an_unknown_kind_of_region_is_refused(shown: dict[str, Any]) -> None:
    shown["scene"]["regions"][0]["kind"] = "volcano"

    assert problems(shown) == ["Invalid value 'volcano' - at `$.scene.regions[0].kind`"]


def test_a_zone_that_is_not_there_is_named(shown: dict[str, Any]) -> None:
    shown["scene"]["regions"][0]["zones"] = ["attic"]

    assert problems(shown) == ["no zone is called attic"]


def test_a_card_that_is_not_there_is_named(shown: dict[str, Any]) -> None:
    shown["zones"]["bin-0"]["cards"] = ["t999"]

    assert problems(shown) == ["no card is called t999"]


def test_two_regions_of_one_name_are_noticed(shown: dict[str, Any]) -> None:
    regions = shown["scene"]["regions"]
    regions[1]["id"] = regions[0]["id"]

    assert problems(shown) == [f"2 regions are called {regions[0]['id']}"]


def test_regions_of_seats_nested_cards_and_announced_things_fit(shown: dict[str, Any]) -> None:
    face = {"card": None, "up": False}
    shown["cards"] |= {
        "t901": {**face, "hosted": ["t902"]},
        "t902": {**face, "host": "t901", "hosted": ["t903"]},
        "t903": {**face, "host": "t902"},
    }
    shown["scene"]["regions"] += [
        {"id": "crews", "label": "Crew", "kind": "row", "side": "opponent", "seat": 1, "zones": []},
        {"id": "pile", "label": "Announced", "kind": "announced",
         "things": [{"id": "1", "text": "A heist", "seat": 1, "tag": "t903"}]},
    ]  # fmt: skip

    assert problems(shown) == []


def test_fields_clashes_and_aims_fit_and_name_only_what_is_there(shown: dict[str, Any]) -> None:
    tag = next(iter(shown["cards"]))
    zone = next(iter(shown["zones"]))
    aims = [{"label": "it", "tag": tag}, {"label": "itself", "thing": "1"}]
    clash = {
        "tag": tag, "seat": 0, "against": 1, "blockers": [tag], "verdict": "3 against 1",
        "target": {"label": "the wall", "loss": 3},
    }  # fmt: skip
    shown["scene"]["regions"] += [
        {"id": "field", "label": "Field", "kind": "field", "zone": zone, "seat": 0,
         "chips": [zone]},
        {"id": "fight", "label": "Attacks", "kind": "clashes", "clashes": [clash]},
        {"id": "pile", "label": "Announced", "kind": "announced",
         "things": [{"id": "1", "seat": 1, "aims": aims}],
         "answers": [{"seat": 0, "state": "asked"}]},
    ]  # fmt: skip
    assert problems(shown) == []

    clash["blockers"] = ["t998"]
    aims[0]["tag"] = "t999"
    shown["scene"]["regions"][-3]["held"] = "nowhere"

    assert sorted(problems(shown)) == [
        "no card is called t998",
        "no card is called t999",
        "no zone is called nowhere",
    ]


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_document_keeps_the_grammar(name: str) -> None:
    """What the browser tests are played with is what games may send."""
    added = ("room", "own", "chat")

    assert problems({key: part for key, part in recorded(name).items() if key not in added}) == []
