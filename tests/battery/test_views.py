"""Views of several seats: the same as one by one, and never changed afterwards."""

from __future__ import annotations

import json

import pytest

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import NOBODY
from nightdeck.seen.views import view, views
from tests.battery.games import every_game, game_named


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("slug", every_game())
def test_several_seats_see_together_what_each_sees_alone(slug: str, seed: int) -> None:
    game, rng = game_named(slug), Rng(bytes([seed] * 32))
    state = new_game(game, game.any_setup(rng))
    seats = [*range(state.seats), NOBODY]
    shown: list[tuple[object, str]] = []

    while state.question is not None and state.decisions < 120:
        together = views(state, seats)
        assert together == [view(state, seat) for seat in seats]
        shown += [(document, json.dumps(document)) for document in together]
        choose(state, rng.below(len(state.question.options)))

    # Parts are shared between seats and moments; later views must leave earlier ones alone.
    assert all(json.dumps(document) == text for document, text in shown)
