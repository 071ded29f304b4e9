"""Named positions: exact, and refused in one clear sentence if they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games.android_netrunner.terms import ADVANCEMENT, CREDIT, RD
from nightdeck.kernel import BadSetup
from nightdeck.testing import clause
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
