"""Positions from which trials begin hold under every ruling."""

from __future__ import annotations

import pytest

from nightdeck.games.cyberpunk_ccg.check.arenas import ARENAS, Arena
from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.games.cyberpunk_ccg.model.rulings import RULINGS
from nightdeck.kernel.checks import problems
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key


@pytest.mark.parametrize("arena", ARENAS)
def test_an_arena_is_sound_whatever_the_rulings(arena: Arena) -> None:
    other = {each.name: each.values[-1] for each in RULINGS if each.numbers is None}

    for rulings in ({}, other):
        chosen = {**rulings, **arena.rulings}
        setup = Setup(arena.seats, (), chosen, {}, "arena", position=arena.position)
        assert problems(new_game(CYBERPUNK_CCG, setup)) == []


def test_trials_are_of_every_size_and_of_different_lengths() -> None:
    setups = [CYBERPUNK_CCG.any_setup(Rng(seed_key(f"{seed}"))) for seed in range(200)]

    assert {each.seats for each in setups} == set(CYBERPUNK_CCG.seat_counts)
    assert any("max_rounds" not in each.rulings for each in setups)
    assert len({each.rulings.get("max_rounds") for each in setups}) > 6
