"""The search tree: what was tried from here on, and what it was worth to whoever decided.

One tree is grown over many re-dealt worlds (single-observer information-set Monte-Carlo tree
search): a node stands for everything the searching seat cannot tell apart, and an option counts
how often it was available, because another world may not offer it.
"""

from __future__ import annotations

import math
from typing import Any, Final

from nightdeck.kernel.attributes import field_names
from nightdeck.kernel.engine import choose
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.game import Game
from nightdeck.kernel.state import Option, State, bit
from nightdeck.play.bots.race import Spread
from nightdeck.play.bots.trials import outlook

CURIOSITY: Final = 1.2
"""How much a little tried option attracts, in standard deviations of what tries were worth."""

DEEPEST: Final = 40
"""Decisions below the root that may become part of the tree."""

FAMILIAR: Final = 8
"""After so many visits a decision is worth being found again."""

UNSEEN: Final = frozenset(
    ("game", "rng", "log", "news", "definition", "known", "question", "stack", "tag", "tags")
)
"""Attributes that are no part of what a seat knows, or are looked at one by one."""


class Edge:
    """One option at a node: how likely, how often there, how often tried, what it was worth."""

    __slots__ = ("node", "seen", "total", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight: float = weight
        self.seen: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.node: Node | None = None


class Node:
    """A decision in the tree; `key` names what the searching seat knows when it is its own."""

    __slots__ = ("edges", "key")

    def __init__(self, key: int = 0) -> None:
        self.key: int = key
        self.edges: dict[Option, Edge] = {}


class Tree:
    """The tree of one seat."""

    def __init__(self, game: Game[Any], seat: int, moments: int, fade: float) -> None:
        self.game: Game[Any] = game
        self.seat: int = seat
        self.moments: int = moments
        """So many quiet moments a trial goes on below the tree."""
        self.fade: float = fade
        """How much each later moment counts beside the one before."""
        self.root: Node = Node()
        self.own: dict[int, Node] = {}
        self.spread: Spread = Spread()

    def begin(self, world: State) -> bool:
        """Start at a position, from what earlier searches know of it; tell whether they did."""
        key = knowledge(world, self.seat)
        found = self.own.get(key)
        self.root = Node(key) if found is None else found
        self.own = {node.key: node for node in descendants(self.root) if node.key}
        return found is not None

    def attempt(self, world: State, edge: Edge) -> float:
        """Go down from an option already taken at the root, try on, and remember the worth."""
        path = [(edge, self.seat)]
        self.descend(world, edge, path)
        values = outlook(self.game, world, self.seat, self.moments, self.fade)
        for passed, seat in path:
            passed.visits += 1
            passed.total += values[seat]
        self.spread.add(values[self.seat])
        return values[self.seat]

    def descend(self, world: State, edge: Edge, path: list[tuple[Edge, int]]) -> None:
        """Take promising options until one is tried for the first time."""
        while edge.visits > 0 and len(path) < DEEPEST:
            question = world.question
            if question is None:
                return
            if len(question.options) == 1:
                choose(world, 0)
                continue
            if edge.node is None:
                edge.node = Node()
            if edge.visits == FAMILIAR and question.seat == self.seat:
                self.note(edge.node, world)
            index, edge = self.promising(edge.node, world)
            path.append((edge, question.seat))
            choose(world, index)

    def note(self, node: Node, world: State) -> None:
        """Note what is known at an own decision, so that it is found when it really comes."""
        node.key = knowledge(world, self.seat)
        self.own.setdefault(node.key, node)

    def promising(self, node: Node, world: State) -> tuple[int, Edge]:
        """Return the option that is worth a try: good so far, or likely and little tried."""
        places, edges = self.offered(node, world)
        weights = 0.0
        total = 0.0
        tried = 0
        for edge in edges:
            edge.seen += 1
            weights += edge.weight
            total += edge.total
            tried += edge.visits
        usual = total / tried if tried else 0.5
        pull = CURIOSITY * self.spread.deviation()
        best = 0
        most = -1.0
        for place, edge in enumerate(edges):
            share = edge.weight / weights if weights else 1 / len(edges)
            worth = edge.total / edge.visits if edge.visits else usual
            appeal = worth + pull * share * math.sqrt(edge.seen) / (1 + edge.visits)
            if appeal > most:
                best, most = place, appeal
        return places[best], edges[best]

    def offered(self, node: Node, world: State) -> tuple[list[int], list[Edge]]:
        """Return what can be chosen here, options that are alike only once."""
        question = world.question
        assert question is not None
        game = self.game
        places: list[int] = []
        found: dict[Option, Edge] = {}
        for index, option in enumerate(question.options):
            face = game.alike(world, option)
            if face in found:
                continue
            found[face] = node.edges.get(face) or self.edge(node, world, option)
            places.append(index)
        return places, list(found.values())

    def edge(self, node: Node, world: State, option: Option) -> Edge:
        """Return the edge of an option, a new one if it is offered for the first time."""
        face = self.game.alike(world, option)
        edge = node.edges.get(face)
        if edge is None:
            edge = Edge(self.game.weigh(world, option))
            node.edges[face] = edge
        return edge


def descendants(root: Node) -> list[Node]:
    """Return a node and all below it."""
    found = [root]
    for node in found:
        found.extend(edge.node for edge in node.edges.values() if edge.node is not None)
    return found


# What a seat knows ----------------------------------------------------------------------------


def knowledge(state: State, seat: int) -> int:
    """Return a number that is the same whenever a seat knows the same; never 0.

    It is taken from a re-dealt world. Secrets that a game keeps in columns of its own only make
    two moments look different that are not, so that a tree is grown anew; they tell nothing.
    """
    mask = bit(seat)
    faces = tuple(
        face if known & mask else -1
        for face, known in zip(state.definition, state.known, strict=True)
    )
    question = state.question
    asked = ("",) if question is None else (question.name, question.about, *question.options)
    table = tuple(frozen(getattr(state, name)) for name in field_names(state) if name not in UNSEEN)
    frames = tuple(frozen_frame(frame) for frame in state.stack)
    return hash((faces, asked, table, frames)) or 1


def frozen_frame(frame: Frame) -> tuple[Any, ...]:
    """Return a frame as a value."""
    return (type(frame).__name__, *(frozen(getattr(frame, name)) for name in field_names(frame)))


def frozen(value: Any) -> Any:
    """Return a list or dictionary, one level of nesting deep, as a value."""
    if type(value) is list:
        return tuple(tuple(each) if type(each) is list else each for each in value)
    if type(value) is dict:
        return tuple(
            (key, tuple(each) if type(each) is list else each) for key, each in value.items()
        )
    return value
