"""Level *legend*: searches a tree over worlds it holds possible, for as long as it may think."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.kernel.engine import choose
from nightdeck.kernel.game import Game
from nightdeck.kernel.state import State
from nightdeck.play.bots.race import Contender, Limit
from nightdeck.play.bots.searching import Searching
from nightdeck.play.bots.tree import Edge, Tree
from nightdeck.play.players import Seat

MOMENTS: Final = 4
"""So many quiet moments a trial goes on below the tree and is judged at."""

FADE: Final = 0.7
"""How much each later moment counts beside the one before."""


class Legend(Searching):
    """Information-set Monte-Carlo tree search with a race at its root.

    What earlier searches found out about a position is used again when it really comes about.
    """

    def __init__(self, seconds: float = 1.0, tries: int = 0) -> None:
        super().__init__(seconds, tries)
        self.tree: Tree | None = None
        self.edges: dict[int, Edge] = {}

    def prepare(self, seat: Seat, world: State, field: list[Contender], limit: Limit) -> None:
        """Grow the tree from this position on, or take up what is already known of it."""
        if self.tree is None or self.tree.seat != seat.seat or self.tree.game is not seat.game:
            self.tree = Tree(seat.game, seat.seat, MOMENTS, FADE)
        self.tree.begin(world)
        self.edges = {}
        for contender in field:
            edge = self.tree.edge(self.tree.root, world, contender.option)
            self.edges[contender.index] = edge
            contender.tries = edge.visits
            contender.total = edge.total

    def attempt(self, game: Game[Any], seat: int, world: State, contender: Contender) -> float:
        """Take the option, go down the tree, play on sensibly, and judge."""
        assert self.tree is not None
        choose(world, contender.index)
        return self.tree.attempt(world, self.edges[contender.index])
