"""Nobody is told a reason against a card that an open option uses, in any game."""

from __future__ import annotations

import re

import pytest

from nightdeck.games import GAMES, game
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.handles import tagged
from nightdeck.kernel.rng import Rng
from nightdeck.play.players import Seat, Street
from nightdeck.seen.views import reason, redealt, uses, view
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


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("slug", GAMES)
def test_every_option_has_a_reason_in_words_and_none_tells_a_secret(slug: str, seed: int) -> None:
    played, rng = game(slug), Rng(bytes([seed] * 32))
    state = new_game(played, played.any_setup(rng))
    names = [str(entry["name"]) for entry in played.catalogue()]

    while state.question is not None and state.decisions < 200:
        seat = state.question.seat
        world = redealt(state, seat, Rng(bytes([9] * 32)))
        cards = range(len(world.zone))
        known = {world.definition[card] for card in cards if world.knows(seat, card)}
        # Short names are words as well.
        secret = [names[each] for each in set(world.definition) - known if len(names[each]) > 6]
        for option in state.question.options:
            text = played.reason(world, seat, option).text
            assert text
            assert not re.search(r"[{}]|[A-Z]{3}-[A-Z]*[0-9]|[0-9]\.[0-9]{2}", text), text
            assert not [name for name in secret if name in text], text
        choose(state, rng.below(len(state.question.options)))


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_said_is_what_was_weighed(slug: str) -> None:
    played, rng = game(slug), Rng(bytes([5] * 32))
    state = new_game(played, played.any_setup(rng))
    street = Street()
    while state.question is not None and state.decisions < 150:
        seat = Seat(state)
        index = street.choose(seat, rng)
        if seat.count > 1:
            assert "although" not in street.reason()
            assert street.reason().startswith(seat.options()[index])
        choose(state, index)


@pytest.mark.parametrize("slug", every_game())
def test_a_seat_that_is_not_asked_uses_nothing(slug: str) -> None:
    game = game_named(slug)
    state = new_game(game, game.any_setup(Rng(bytes(32))))
    assert state.question is not None
    other = (state.question.seat + 1) % max(state.seats, 2)

    for card in range(len(state.tag)):
        assert uses(state, other, card) == []
