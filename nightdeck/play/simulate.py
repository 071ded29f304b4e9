"""Many games at once: a plan is cut into pieces, played by workers, and put together again.

Every game has a seed of its own made from the plan's seed and the game's number, so the results
are the same whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.game import Deck, Game
from nightdeck.play.executors import executor
from nightdeck.play.finding import find_game
from nightdeck.play.match import Played, play
from nightdeck.play.matchups import matchups
from nightdeck.play.seating import Seating, setup_for
from nightdeck.play.tally import Tally

PIECE: Final = 10
"""So many games make one order; it does not depend on the number of workers."""

QUICK: Final = ("random", "street")
"""Levels whose games are over in a moment; games of others are ordered one by one."""


class DeckList(msgspec.Struct, frozen=True):
    """A deck that is not one of the game's own, as it travels to a worker."""

    name: str
    title: str
    side: str
    cards: dict[str, int]
    identity: str = ""

    def deck(self) -> Deck:
        """Return the deck as the kernel knows it."""
        return Deck(self.name, self.title, self.side, self.cards, self.identity)


class Plan(msgspec.Struct, frozen=True):
    """All that determines a simulation."""

    game: str
    games: int
    seats: list[Seating]
    seed: str = "0"
    rulings: dict[str, str] = {}
    choices: dict[str, str] = {}
    decks: list[str | DeckList] = []
    rotate: bool = False
    """Let the levels change places from game to game; decks and sides stay."""
    matchups: bool = False
    """Let every deck (or gang) meet every other in turn, instead of what the seats bring."""
    timed: bool = False
    cards: bool = False
    """Keep the log of every game and count which cards were drawn, played and scored."""
    behaviour: int = 0
    """The version of the game's behaviour; results of another version are not continued."""

    def seating(self, number: int) -> list[Seating]:
        """Return who sits where in one of the games."""
        if not self.rotate:
            return self.seats
        count = len(self.seats)
        who = [self.seats[(place + number) % count] for place in range(count)]
        return [
            msgspec.structs.replace(each, brings=own.brings)
            for each, own in zip(who, self.seats, strict=True)
        ]

    def meeting(self, game: Game[Any], number: int) -> list[Seating]:
        """Return who sits where with what in one of the games.

        With rotation every meeting of decks is played from all places before the next one.
        """
        seats = self.seating(number)
        if not self.matchups:
            return seats
        every = matchups(game, len(seats))
        brings = every[number // (len(seats) if self.rotate else 1) % len(every)]
        return [
            msgspec.structs.replace(each, brings=own)
            for each, own in zip(seats, brings, strict=True)
        ]


class Order(msgspec.Struct):
    """A piece of a plan for one worker."""

    plan: Plan
    first: int
    count: int


def game_seed(plan: Plan, number: int) -> str:
    """Return the seed of one of the games; it plays the same game again anywhere."""
    return f"{plan.seed}/{number}"


def play_one(game: Game[Any], plan: Plan, number: int) -> Played:
    """Play one of the games; a fault in the rules is reported with the seed that shows it."""
    seats = plan.meeting(game, number)
    seed = game_seed(plan, number)
    decks = tuple(each if isinstance(each, str) else each.deck() for each in plan.decks)
    setup = setup_for(game, seats, plan.rulings, dict(plan.choices), seed, decks)
    setup.record = plan.cards
    tally = Tally(game, len(seats))
    try:
        played = play(game, setup, seats, number, plan.timed, tally.watch if plan.cards else None)
        tally.write(played)
        return played
    except Exception as error:
        raise NightdeckError(
            f"game {number} of {game.slug} (seed {seed!r}) stopped: {type(error).__name__}: {error}"
        ) from error


def work(order: bytes) -> bytes:
    """Play the games of an order; both order and answer are JSON."""
    piece = msgspec.json.decode(order, type=Order)
    game = find_game(piece.plan.game)
    numbers = range(piece.first, piece.first + piece.count)
    return msgspec.json.encode([play_one(game, piece.plan, number) for number in numbers])


def orders(plan: Plan, first: int = 0) -> Iterator[bytes]:
    """Cut what is left of a plan into pieces."""
    size = PIECE if all(seat.level in QUICK for seat in plan.seats) else 1
    for start in range(first, plan.games, size):
        yield msgspec.json.encode(Order(plan, start, min(size, plan.games - start)))


def simulate(
    plan: Plan, workers: int = 1, first: int = 0, on: str = "processes"
) -> Iterator[Played]:
    """Play the games of a plan from number `first` on and yield their records in order."""
    check_plan(plan)
    where = executor(on if workers > 1 or on != "processes" else "here")
    for answer in where(work, orders(plan, first), workers):
        yield from msgspec.json.decode(answer, type=list[Played])


def check_plan(plan: Plan) -> None:
    """Refuse a plan that cannot be played before any worker is started."""
    if plan.games < 1:
        raise NightdeckError(f"a simulation needs at least 1 game, not {plan.games}")
    decks = tuple(each if isinstance(each, str) else each.deck() for each in plan.decks)
    setup_for(find_game(plan.game), plan.seats, plan.rulings, dict(plan.choices), 0, decks)
