"""One game from its set-up to its end, played by players; nothing a player does can break it."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import msgspec

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import State
from nightdeck.play import guard
from nightdeck.play.players import Player, Seat, is_ours, player
from nightdeck.play.seating import Seating

MOST_FAULTS: Final = 20
"""So many faults of players are kept in a result; a broken player has no end of them."""

Watch = Callable[[State], None]
"""Called after the set-up and after every decision; must not change the state."""


class Played(msgspec.Struct):
    """What is kept of one game; the same seed and seats always give the same record."""

    game: str
    number: int
    seed: str
    seats: list[str]
    decks: list[str]
    choices: dict[str, str]
    winners: list[int]
    reason: str
    clause: str
    decisions: int
    turns: int
    scores: list[int]
    faults: list[str] = []
    seconds: list[float] | None = None
    """Time spent by each seat, only on demand: it differs from run to run."""
    slowest: list[float] | None = None
    """The longest decision of each seat, on demand as well."""
    answers: list[int] = []
    """Decisions of each seat."""
    first_score: int = 0
    """The turn in which somebody first scored, if scores were counted."""
    cards: dict[str, list[list[int]]] = {}
    """What happened to cards, if counted: "drawn" or "played" to definitions, seat by seat."""
    deeds: dict[str, list[int]] = {}
    """What seats did and gained besides, if counted: words to how many, seat by seat."""
    points: list[list[int]] = []
    """Where this is a whole match: what each of its games was worth, by player."""


class TooSlow(BaseException):
    """A player of another package did not answer in time; no `except Exception` keeps it."""


class Answering:
    """A player at a seat with its own luck; wrong, late or no answers become the default one."""

    def __init__(self, place: int, seat: Seating, seed: str) -> None:
        self.place: int = place
        self.level: str = seat.level
        self.limit: float = 0.0 if is_ours(seat.level) else 2 * seat.seconds + 1
        self.rng: Rng = Rng(seed_key(f"{seed} player {place}"))
        self.faults: list[str] = []
        self.player: Player = Player(seat.seconds)
        """Somebody who is never asked, where the process ended as the player was made."""
        if self.limit <= 0 or not guard.entered(place, guard.SETTING_UP, self.limit):
            self.player = player(seat.level, seat.seconds, seat.tries)
            guard.left()

    def answer(self, state: State) -> int:
        """Return the player's answer to the open question."""
        seat = Seat(state)
        try:
            if self.limit > 0:
                lost = guard.entered(self.place, seat.number, self.limit)
                if lost:
                    return self.fault(seat, lost)
                with at_most(self.limit):
                    index = self.player.choose(seat, self.rng)
            else:
                index = self.player.choose(seat, self.rng)
        except TooSlow as error:
            return self.fault(seat, str(error))
        except (Exception, SystemExit) as error:
            return self.fault(seat, f"raised {type(error).__name__}: {error}")
        finally:
            guard.left()
        if type(index) is not int or not 0 <= index < seat.count:
            return self.fault(seat, f"answered {index!r} instead of 0 to {seat.count - 1}")
        return index

    def fault(self, seat: Seat, what: str) -> int:
        """Note what went wrong and return the default answer."""
        if len(self.faults) < MOST_FAULTS:
            place = f"seat {self.place + 1} ({self.level}) at decision {seat.number}"
            self.faults.append(f"{place}: {what}"[:300])
        return seat.default


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer; possible in the main thread of a POSIX process only."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise TooSlow(f"no answer within {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, interrupt)
    # Again and again, for players that catch everything.
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def play(
    game: Game[Any],
    setup: Setup,
    seats: list[Seating],
    number: int = 0,
    timed: bool = False,
    watch: Watch | None = None,
    taken: list[int] | None = None,
) -> Played:
    """Play one game to its end and return what is kept of it; `taken` gets every answer."""
    seed = str(setup.seed)
    answering = [Answering(place, each, seed) for place, each in enumerate(seats)]
    state = new_game(game, setup)
    spent = [0.0] * len(seats)
    slowest = [0.0] * len(seats)
    answers = [0] * len(seats)
    if watch is not None:
        watch(state)
    while state.question is not None:
        place = state.question.seat
        started = time.perf_counter() if timed else 0.0
        index = answering[place].answer(state)
        answers[place] += 1
        if timed:
            took = time.perf_counter() - started
            spent[place] += took
            slowest[place] = max(slowest[place], took)
        choose(state, index)
        if taken is not None:
            taken.append(index)
        if watch is not None:
            watch(state)
    record = played(game, setup, seats, state, number)
    record.faults = [fault for each in answering for fault in each.faults]
    record.answers = answers
    if timed:
        record.seconds = [round(each, 6) for each in spent]
        record.slowest = [round(each, 6) for each in slowest]
    return record


def played(
    game: Game[Any], setup: Setup, seats: list[Seating], state: State, number: int
) -> Played:
    """Return the record of a finished game."""
    outcome = state.outcome
    assert outcome is not None
    table = game.table(state, -1)
    return Played(
        game=game.slug,
        number=number,
        seed=str(setup.seed),
        seats=[each.who for each in seats],
        decks=[each if isinstance(each, str) else each.name for each in setup.decks],
        choices=setup.choices,
        winners=list(outcome.winners),
        reason=outcome.reason,
        clause=outcome.clause,
        decisions=state.decisions,
        turns=int((table.get("turn") or {}).get("number", 0)),
        scores=[int(each.get("score") or 0) for each in table.get("seats", [])],
    )
