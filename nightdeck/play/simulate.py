"""Many games at once: a plan is cut into pieces, played by workers, and put together again.

Every game has a seed of its own made from the plan's seed and the game's number, so the results
are the same whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from nightdeck.kernel.errors import BadSetup, NightdeckError
from nightdeck.kernel.game import Deck, Game, Setup
from nightdeck.play.executors import executor
from nightdeck.play.finding import find_game
from nightdeck.play.match import Played, play
from nightdeck.play.matches import Match, MatchPlayed, contestants_for, match_type, play_match
from nightdeck.play.matchups import matchups
from nightdeck.play.players import is_ours
from nightdeck.play.seating import Seating, setup_for
from nightdeck.play.tally import Tally
from nightdeck.records.replay import written
from nightdeck.records.session import Session

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
    sections: dict[str, dict[str, int]] = {}
    numbers: dict[str, int] = {}

    def deck(self) -> Deck:
        """Return the deck as the kernel knows it."""
        named = (self.name, self.title, self.side)
        return Deck(*named, self.cards, self.identity, "", self.sections, self.numbers)


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
    match: str = ""
    """The kind of match that is played instead of every single game."""

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
    replays: str = ""
    """The folder in which every game is kept for watching; none: they are not kept."""


def game_seed(plan: Plan, number: int) -> str:
    """Return the seed of one of the games; it plays the same game again anywhere."""
    return f"{plan.seed}/{number}"


def play_one(game: Game[Any], plan: Plan, number: int, replays: str = "") -> Played:
    """Play one of the games; a fault in the rules is reported with the seed that shows it."""
    seats = plan.meeting(game, number)
    seed = game_seed(plan, number)
    decks = tuple(each if isinstance(each, str) else each.deck() for each in plan.decks)
    if plan.match:
        return play_one_match(game, plan, number, seats, decks, replays)
    setup = setup_for(game, seats, plan.rulings, dict(plan.choices), seed, decks)
    setup.record = plan.cards
    tally = Tally(game, len(seats))
    watch = tally.watch if plan.cards else None
    taken: list[int] | None = [] if replays else None
    try:
        played = play(game, setup, seats, number, plan.timed, watch, taken)
        tally.write(played)
        if taken is not None:
            names = [str(each) for each in seats]
            keep_replay(Path(replays) / replay_name(number), Session(game, setup, names), taken)
        return played
    except Exception as error:
        raise stopped(game, number, seed, error) from error


def play_one_match(
    game: Game[Any],
    plan: Plan,
    number: int,
    seats: list[Seating],
    decks: tuple[str | Deck, ...],
    replays: str,
) -> Played:
    """Play one of the matches and return it like a game: winners and scores are by player."""
    kind = match_type(game, plan.match)
    players = contestants_for(game, kind, seats, decks)
    seed = game_seed(plan, number)

    def keep(part: int, setup: Setup, sat: list[Seating], taken: list[int]) -> None:
        names = [str(each) for each in sat]
        keep_replay(Path(replays) / replay_name(number, part), Session(game, setup, names), taken)

    try:
        match = play_match(
            game,
            kind,
            players,
            seed,
            plan.rulings,
            dict(plan.choices),
            keep if replays else None,
        )
    except Exception as error:
        raise stopped(game, number, seed, error) from error
    return whole_match(match, number, seed)


def whole_match(match: MatchPlayed, number: int, seed: str) -> Played:
    """Return a match like a game, with what its games took added up."""
    first = match.games[0]
    return msgspec.structs.replace(
        first,
        number=number,
        seed=seed,
        winners=match.winners,
        reason=f"match of {len(match.games)} game{'s' if len(match.games) > 1 else ''}",
        clause=match.clause,
        decisions=sum(each.decisions for each in match.games),
        turns=sum(each.turns for each in match.games),
        scores=match.totals,
        faults=[fault for each in match.games for fault in each.faults],
        answers=[],
        points=match.points,
    )


def stopped(game: Game[Any], number: int, seed: str, error: Exception) -> NightdeckError:
    """Return the fault of a game with the seed that shows it."""
    what = f"{type(error).__name__}: {error}"
    return NightdeckError(f"game {number} of {game.slug} (seed {seed!r}) stopped: {what}")


def replay_name(number: int, part: int = -1) -> str:
    """Return the name of the file in which one of the games, or of a match's games, is kept."""
    return f"game-{number:05d}.jsonl" if part < 0 else f"match-{number:05d}-{part + 1}.jsonl"


def keep_replay(path: Path, session: Session, taken: list[int]) -> None:
    """Write a game as a record that can be watched and checked."""
    for index in taken:
        question = session.state.question
        assert question is not None
        session.decide(question.seat, session.state.decisions, index)
    path.write_bytes(written(session.record))


def work(order: bytes) -> bytes:
    """Play the games of an order; both order and answer are JSON."""
    piece = msgspec.json.decode(order, type=Order)
    game = find_game(piece.plan.game)
    numbers = range(piece.first, piece.first + piece.count)
    return msgspec.json.encode(
        [play_one(game, piece.plan, number, piece.replays) for number in numbers]
    )


def orders(plan: Plan, first: int = 0, replays: str = "") -> Iterator[bytes]:
    """Cut what is left of a plan into pieces."""
    size = PIECE if all(seat.level in QUICK for seat in plan.seats) else 1
    for start in range(first, plan.games, size):
        yield msgspec.json.encode(Order(plan, start, min(size, plan.games - start), replays))


def simulate(
    plan: Plan, workers: int = 1, first: int = 0, on: str = "processes", replays: str = ""
) -> Iterator[Played]:
    """Play the games of a plan from number `first` on and yield their records in order.

    With a folder in `replays` every game is written there as a record that can be watched.
    """
    check_plan(plan)
    where = executor(place_of(plan, workers, on))
    for answer in where(work, orders(plan, first, replays), workers):
        yield from msgspec.json.decode(answer, type=list[Played])


def place_of(plan: Plan, workers: int, on: str) -> str:
    """Return the executor of a plan: players of other packages may end the process they are in."""
    if on in ("here", "processes") and not all(is_ours(seat.level) for seat in plan.seats):
        return "guarded"
    return on if workers > 1 or on != "processes" else "here"


def check_plan(plan: Plan) -> None:
    """Refuse a plan that cannot be played before any worker is started."""
    if plan.games < 1:
        raise NightdeckError(f"a simulation needs at least 1 game, not {plan.games}")
    decks = tuple(each if isinstance(each, str) else each.deck() for each in plan.decks)
    game = find_game(plan.game)
    if plan.match:
        check_match(game, plan, decks)
        return
    setup_for(game, plan.seats, plan.rulings, dict(plan.choices), 0, decks)


def check_match(game: Game[Any], plan: Plan, decks: tuple[str | Deck, ...]) -> None:
    """Refuse a plan of matches that cannot be played, in any of their games."""
    kind = match_type(game, plan.match)
    if plan.cards or plan.timed:
        raise BadSetup("cards and times are counted in single games; leave the match out")
    players = contestants_for(game, kind, plan.meeting(game, 0), decks)
    match = Match(game, kind, len(players))
    for number in range(len(players) if kind.moves and kind.games > 1 else 1):
        seats = [players[player].seating for player in match.players(number)]
        named = match.decks(number, [each.decks for each in players])
        setup_for(game, seats, plan.rulings, dict(plan.choices), 0, named)
