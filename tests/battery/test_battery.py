"""The promises every game keeps, over the tests' own game and every registered one.

`nightdeck check battery` plays as many games as one likes, and `make soak` goes on with new seeds.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from nightdeck.testing import battery
from tests.battery.games import PLACES, every_game, game_named

GAMES_OF = {
    "ends": 60,
    "invariants": 6,
    "clone": 4,
    "save": 4,
    "undo": 3,
    "concede": 12,
    "refuses": 6,
    "views": 3,
    "stages": 6,
    "log": 4,
    "twins": 6,
    "bots_blind": 4,
}
GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("check", list(battery.CHECKS))
@pytest.mark.parametrize("slug", every_game())
def test_a_promise_is_kept(slug: str, check: str) -> None:
    assert battery.run(game_named(slug), range(GAMES_OF[check]), [check]) == GAMES_OF[check]


@pytest.mark.parametrize("slug", every_game())
def test_processes_with_different_hash_seeds_play_the_same_game(slug: str) -> None:
    assert battery.deterministic(PLACES[slug], [0, 1, 2], ["0", "1", "random"]) > 0


@pytest.mark.parametrize("slug", every_game())
def test_every_kind_of_option_is_reached(slug: str) -> None:
    assert battery.verbs_reached(game_named(slug), range(200)) == []


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("slug", every_game())
def test_a_golden_playthrough_has_not_changed(slug: str, seed: int) -> None:
    golden = GOLDEN / slug / f"playthrough-{seed}.txt"
    assert battery.playthrough(game_named(slug), seed) == golden.read_text(encoding="utf-8")
