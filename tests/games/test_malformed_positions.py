"""Whatever is written into a position: a sound scene, or one clear error, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nightdeck.games.android_netrunner.check import position as anr
from nightdeck.games.gangs_of_night_city.check import position as gnc
from nightdeck.kernel.errors import BadSetup
from nightdeck.testing import Scene
from tests.games.malformed import Mangler

TRIES = 1500

NETRUNNER: list[dict[str, Any]] = [
    {
        "corp": {
            "credits": 8,
            "clicks": 2,
            "hq": ["Hedge Fund", "Enigma"],
            "rd": ["Hunter", "Hedge Fund"],
            "archives": ["Ice Wall"],
            "score": [{"card": "Nisei MK II", "agenda": 1}],
            "servers": {
                "hq": {"ice": [{"card": "Ice Wall", "rezzed": True, "hosted": ["Parasite"]}]},
                "remote1": {
                    "root": [{"card": "Adonis Campaign", "rezzed": True, "credits": 3}],
                    "ice": ["Enigma", {"card": "Ice Wall", "advancement": 1}],
                },
                "remote2": {"root": ["SanSan City Grid", "Project Junebug"]},
            },
        },
        "runner": {
            "tags": 1,
            "grip": ["Diesel"],
            "rig": [{"card": "Femme Fatale", "mark": "Ice Wall"}, "Desperado", "Kati Jones"],
            "score": ["Hostile Takeover"],
        },
        "turn": "corp",
        "this_turn": {"corp_installs": 1},
        "last_turn": {"runner": {"runs": 2, "successful": 1}},
    },
    {
        "corp": {
            "servers": {
                "rd": {"ice": [{"card": "Enigma", "rezzed": True}, "Ice Wall"]},
                "Server 1": {"root": ["PAD Campaign"]},
            }
        },
        "runner": {
            "rig": [{"card": "Djinn", "hosted": [{"card": "Medium", "virus": 2}]}, "Corroder"],
            "stack": 5,
        },
        "turn": "runner",
        "run": {"server": "rd", "at": "encounter", "ice": 1},
        "neutral": True,
    },
    {
        "corp": {"servers": {"remote1": {"root": ["PAD Campaign"]}}},
        "turn": "corp",
        "phase": "draw-window",
    },
]
ANR_WORDS = (
    *anr.TABLE_WORDS, *anr.CORP_WORDS, *anr.RUNNER_WORDS, *anr.CARD_WORDS, *anr.TALLY_WORDS,
    "ice", "root", "server", "at",
)  # fmt: skip

GANGS: list[dict[str, Any]] = [
    {
        "gangs": ["maelstrom", "valentinos"],
        "units": {
            0: {"heywood": ["solo", "drone"], "heywood-fixer": ["techie"], "watson": ["netrunner"]},
            1: {"heywood": ["solo"], "pacifica": ["solo", "meredith-stout"]},
        },
        "hideouts": {0: ["watson"], 1: ["heywood", "pacifica"]},
        "resources": [[1, 2, 3], [3, 2, 1]],
        "cred": [4, 20],
        "net": [3, 9],
        "discs": {0: ["solo", "wild"], 1: []},
        "hands": {0: ["crusher", "short-circuit"]},
        "opportunities": ["smartguns", None],
        "upgrades": ["ping"],
        "deck_sizes": {"opportunities": 3, "upgrades": 2},
        "rage": {0: 1},
        "active": 0,
        "acted": ["solo"],
        "turn_number": 4,
    },
    {
        "units": {0: {"city-center": ["solo"]}, 1: {"city-center": ["solo", "techie"]}},
        "doing": ("firefight", "city-center", 0),
        "deals": {1: ["smartguns"]},
    },
    {"doing": ("reclaim", 1), "discs": {1: []}, "hired": {1: ["meredith-stout"]}},
]
SOLO: list[dict[str, Any]] = [
    {
        "units": {0: {"pacifica": ["solo"]}, 1: {"heywood": ["solo"]}, 2: {"watson": ["legend"]}},
        "cred": [3, 4, 5],
        "districts": ["watson"],
        "districts_drawn": ["heywood"],
        "doing": ("end", 0),
    }
]
STORIES: list[dict[str, Any]] = [
    {"story": {"cards": ["aig-2a"], "tracker": 1, "gifts": [0, 2], "gift": 1}},
    {"story": {"cards": ["aig-1"], "latches": [("aig-1", "A")]}, "doing": "begin"},
]
GNC_WORDS = (*gnc.WORDS, *gnc.STORY_WORDS)

CASES = {
    "android_netrunner": (NETRUNNER, ANR_WORDS, {}),
    "gangs_of_night_city": (GANGS, GNC_WORDS, {"seats": 2}),
    "gangs_of_night_city alone": (SOLO, GNC_WORDS, {"seats": 1}),
    "gangs_of_night_city story": (
        STORIES,
        GNC_WORDS,
        {"seats": 2, "choices": {"story": "an-inconvenient-gift"}},
    ),
}


@pytest.mark.parametrize("case", list(CASES))
def test_the_positions_that_are_mangled_are_sound(case):
    sound, _, setup = CASES[case]
    for position in sound:
        assert Scene(case.split()[0], **setup, **position).problems() == []


@pytest.mark.parametrize("case", list(CASES))
def test_a_malformed_position_is_refused_clearly_or_sound(case):
    found = {"sound": 0, "refused": 0}
    for number in range(TRIES // len(CASES) * 2):
        found[judged(case, number)] += 1
    assert min(found.values()) > 20, found


def judged(case: str, seed: int) -> str:
    """Returns how a mangled position was taken; anything but a scene or BadSetup is raised."""
    game = case.split()[0]
    sound, words, setup = CASES[case]
    position = Mangler(game, sound, words, seed).position()
    try:
        scene = Scene(game, **setup, **position)
    except BadSetup as refusal:
        return "refused" if 5 < len(str(refusal)) < 1000 else "unclear"
    assert scene.problems() == [], position
    play_on(scene, random.Random(seed))
    return "sound"


def play_on(scene: Scene, luck: random.Random) -> None:
    """Plays a few decisions by chance: an impossible position would not take them."""
    for _ in range(6):
        seat, name = scene.asked
        if not name:
            break
        scene.take(seat, luck.randrange(len(scene.options(seat))))
        assert scene.problems() == []
