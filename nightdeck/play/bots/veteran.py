"""Level *veteran*: looks one step ahead, in a few worlds it holds possible."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.kernel.engine import choose
from nightdeck.kernel.game import Game
from nightdeck.kernel.state import State
from nightdeck.play.bots.race import Contender, Limit
from nightdeck.play.bots.searching import Searching
from nightdeck.play.bots.trials import settle, worth
from nightdeck.play.players import Seat

TRIES: Final = 2
"""So many tries for each option; the good ones get more of them than the bad ones."""


class Veteran(Searching):
    """Takes each option, lets its consequences settle, and compares what they are worth."""

    def prepare(self, seat: Seat, world: State, field: list[Contender], limit: Limit) -> None:
        """Look at a few worlds only, however much time there is."""
        limit.tries = limit.tries or TRIES * len(field)

    def attempt(self, game: Game[Any], seat: int, world: State, contender: Contender) -> float:
        """Take the option and follow the heuristic until the position is quiet."""
        choose(world, contender.index)
        settle(game, world)
        return worth(game, world, seat)
