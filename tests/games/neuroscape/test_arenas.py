"""Positions from which trials begin hold under every ruling."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.arenas import ARENAS
from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.games.neuroscape.model.rulings import RULINGS
from nightdeck.kernel.checks import problems
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup


@pytest.mark.parametrize("place", range(len(ARENAS)))
def test_an_arena_is_sound_whatever_the_rulings(place):
    other = {each.name: each.values[-1] for each in RULINGS if each.name != "NEU-R62"}

    for rulings in ({}, other):
        state = new_game(NEUROSCAPE, Setup(2, (), rulings, {}, "arena", position=ARENAS[place]))
        assert problems(state) == []
