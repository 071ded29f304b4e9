"""Every meeting of decks, gangs or sides that a game allows, for simulations that play them all."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

from nightdeck.kernel.game import Game


def matchups(game: Game[Any], seats: int) -> list[tuple[str, ...]]:
    """Return what the seats bring in every possible meeting; one empty meeting if nothing."""
    if game.decks:
        return list(product(*(decks_for(game, seats, seat) for seat in range(seats))))
    for choice in game.choices:
        if choice.per_seat:
            own = [value for value in choice.values if value != choice.default]
            return list(permutations(own, seats))
    return [("",) * seats]


def decks_for(game: Game[Any], seats: int, seat: int) -> list[str]:
    """Return the decks of the side a seat plays."""
    usual = game.default_decks(seats)
    side = game.decks[usual[seat]].side if seat < len(usual) else ""
    return [name for name, deck in game.decks.items() if deck.side == side]
