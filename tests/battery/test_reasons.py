"""Nobody is told a reason against a card that an open option uses, in any game."""

from __future__ import annotations

import pytest

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.handles import tagged
from nightdeck.kernel.rng import Rng
from nightdeck.seen.views import reason, uses, view
from tests.battery.games import every_game, game_named


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("slug", every_game())
def test_a_card_that_an_option_uses_is_answered_with_that_option(slug: str, seed: int) -> None:
    game, rng = game_named(slug), Rng(bytes([seed] * 32))
    state = new_game(game, game.any_setup(rng))

    while state.question is not None and state.decisions < 120:
        seat = state.question.seat
        told = [game.describe(state, seat, option) for option in state.question.options]
        for tag in view(state, seat)["cards"]:
            card = tagged(state, tag)
            wanted = [place for place, each in enumerate(told) if card in each.cards]
            assert [place for place, _ in uses(state, seat, card)] == wanted
            text = reason(state, seat, card).text
            assert text
            assert bool(wanted) == text.startswith("No rule forbids it; you can choose now:")
            assert not wanted or told[wanted[0]].text in text
        choose(state, rng.below(len(state.question.options)))


@pytest.mark.parametrize("slug", every_game())
def test_a_seat_that_is_not_asked_uses_nothing(slug: str) -> None:
    game = game_named(slug)
    state = new_game(game, game.any_setup(Rng(bytes(32))))
    assert state.question is not None
    other = (state.question.seat + 1) % max(state.seats, 2)

    for card in range(len(state.tag)):
        assert uses(state, other, card) == []
