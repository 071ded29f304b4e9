"""Bots are blind: over every level and every game, and the check itself bites."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from nightdeck.kernel.rng import Rng
from nightdeck.play import players
from nightdeck.play.players import LEVELS, Player, Seat
from nightdeck.testing.blindness import sighted_choice
from tests.battery.games import every_game, game_named
from tests.tiny.game import TINY, BackAlley
from tests.tiny.state import DECK, HAND, TinyState


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("slug", every_game())
def test_hidden_cards_never_change_a_choice(slug: str, level: str) -> None:
    game = game_named(slug)
    for seed in range(2):
        setup = game.any_setup(Rng(bytes(31) + bytes([seed])))
        assert sighted_choice(game, setup, level, "uniform", seed) == ""


class Peeking(Player):
    """Looks into the true state by a back door."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        state = vars(type(seat))["_Seat__state"].__get__(seat)
        return sum(state.definition[card] for card in state.zones[0]) % seat.count


def test_a_bot_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    peeking = EntryPoint("peeking", f"{__name__}:Peeking", players.GROUP)
    monkeypatch.setattr(players, "entry_points", lambda group: [peeking])

    found = [
        sighted_choice(TINY, TINY.any_setup(Rng(bytes(32))), "peeking", "uniform", seed)
        for seed in range(5)
    ]

    assert any("peeking is not blind" in each for each in found)


class TellsByRedealing(BackAlley):
    """The redeal keeps the order of hidden faces, so that worlds tell what was there before."""

    def redeal(self, state: TinyState, seat: int, rng: Rng) -> None:
        for owner in range(state.seats):
            piles = [*state.pile(owner, DECK), *state.pile(owner, HAND)]
            hidden = [card for card in piles if not state.knows(seat, card)]
            faces = [state.definition[card] for card in hidden]
            rng.shuffle(faces)
            for card, face in zip(hidden, faces, strict=True):
                state.definition[card] = face


def test_a_redeal_that_tells_what_was_there_is_caught() -> None:
    game = TellsByRedealing()

    found = [
        sighted_choice(game, game.any_setup(Rng(bytes(32))), "legend", "uniform", seed)
        for seed in range(3)
    ]

    assert any("legend is not blind" in each for each in found)
