"""One game being played: its state, its record, and undo with its fairness rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose, concede, decide, new_game
from nightdeck.kernel.errors import BadFile, Refused
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.state import State
from nightdeck.records.files import CONCEDED, Move, Result
from nightdeck.records.replay import Record, first_link, header_of, linked, setup_of

SPACING: Final = 25
"""A copy of the state is kept at every so many decisions; undo plays on from the nearest one."""


Numbers = Callable[[int], bool]
"""Tells of a decision, by its number, whether it counts."""


def every(number: int) -> bool:
    """Let every decision count."""
    return True


class Mark:
    """What undo must know about a moment: who decided, and how much chance and news had passed."""

    __slots__ = ("drawn", "news", "seat")

    def __init__(self, seat: int, drawn: int, news: list[int]) -> None:
        self.seat: int = seat
        self.drawn: int = drawn
        self.news: list[int] = news


class Ahead:
    """A decision taken but not yet part of the game: the state after it and its record."""

    __slots__ = ("mark", "move", "state")

    def __init__(self, state: State, mark: Mark, move: Move) -> None:
        self.state: State = state
        self.mark: Mark = mark
        self.move: Move = move


class Session:
    """A running game with its record; every change goes through `decide` or `undo`."""

    def __init__(self, game: Game[Any], setup: Setup, names: list[str] | None = None) -> None:
        checked = game.check_setup(setup)
        started = Setup(
            checked.seats,
            checked.decks,
            checked.rulings,
            checked.choices,
            checked.seed,
            record=True,
            position=checked.position,
        )
        self.game: Game[Any] = game
        self.state: State = new_game(game, started)
        self.record: Record = Record(header_of(game, started, names))
        self.start: str = first_link(self.record.header, self.state)
        self.marks: list[Mark] = []
        self.kept: dict[int, State] = {0: clone(self.state, log=True)}

    @property
    def chain(self) -> str:
        """The hash of everything decided so far."""
        return self.record.moves[-1].hash if self.record.moves else self.start

    def decide(self, seat: Any, number: Any, index: Any) -> None:
        """Take a decision and record it; a refusal, also of what is no number, changes nothing."""
        self.adopt(self.after(self.state, seat, number, index))

    def ahead(self, seat: Any, number: Any, index: Any) -> Ahead:
        """Take a decision on a copy, so that it can be stored before anybody sees it."""
        return self.after(clone(self.state, log=True), seat, number, index)

    def after(self, state: State, seat: Any, number: Any, index: Any) -> Ahead:
        """Take a decision in a state and say what the record will keep of it."""
        drawn, news = state.rng.drawn, list(state.news)
        decide(state, seat, number, index)
        return self.taken(state, Mark(seat, drawn, news), Move(number, seat, index, ""))

    def conceded(self, seat: int) -> Ahead:
        """Let a seat give up on a copy; it is recorded in place of a decision."""
        state = clone(self.state, log=True)
        mark, number = Mark(seat, state.rng.drawn, list(state.news)), state.decisions
        concede(state, seat)
        return self.taken(state, mark, Move(number, seat, CONCEDED, ""))

    def taken(self, state: State, mark: Mark, move: Move) -> Ahead:
        """Return something that was taken ahead, with the hash of the record up to it."""
        move.hash = linked(self.chain, move.seat, move.option, state)
        return Ahead(state, mark, move)

    def adopt(self, ahead: Ahead) -> None:
        """Make a decision that was taken ahead part of this game."""
        state = ahead.state
        self.state = state
        self.marks.append(ahead.mark)
        self.record.moves.append(ahead.move)
        if state.decisions % SPACING == 0:
            self.kept[state.decisions] = clone(state, log=True)
        if state.outcome is not None:
            self.record.result = Result(
                state.decisions,
                list(state.outcome.winners),
                state.outcome.reason,
                ahead.move.hash,
            )

    def undo_target(self, seat: int, is_own: Numbers = every) -> int:
        """Return the number of a seat's own last decision, or -1 if it has none.

        `is_own` leaves out what was decided for the seat, by an order given in advance or a bot.
        Nobody who has conceded is brought back by an undo.
        """
        for number in range(len(self.marks) - 1, -1, -1):
            if self.record.moves[number].option == CONCEDED:
                return -1
            if self.marks[number].seat == seat and is_own(number):
                return number
        return -1

    def undo_needs(
        self,
        seat: int,
        is_own: Numbers = every,
        is_news: Numbers = every,
        is_seen: Numbers = every,
    ) -> str:
        """Say why a seat's undo needs the others' consent; an empty text means it is free.

        `is_news` leaves out decisions of others that tell nobody anything. Of those that `is_seen`
        leaves out the seat knows nothing, and so nothing about its undo may depend on them.
        """
        target = self.undo_target(seat, is_own)
        if target < 0:
            return "there is nothing to undo"
        seen = [n for n in range(target, len(self.marks)) if n == target or is_seen(n)]
        if any(self.marks[n].seat != seat and is_news(n) for n in seen):
            return "somebody else has decided since"
        after = [self.mark_at(n + 1) for n in seen]
        if any(self.marks[n].drawn != mark.drawn for n, mark in zip(seen, after, strict=True)):
            return "something random has happened since"
        if any(self.marks[n].news != mark.news for n, mark in zip(seen, after, strict=True)):
            return "something hidden has been seen since"
        return ""

    def mark_at(self, number: int) -> Mark:
        """Return how much chance and news had passed before a decision, or until now."""
        if number < len(self.marks):
            return self.marks[number]
        return Mark(-1, self.state.rng.drawn, self.state.news)

    def undo(self, seat: int, consent: bool = False) -> int:
        """Go back to before a seat's own last decision and return its number."""
        target = self.undo_target(seat)
        reason = self.undo_needs(seat)
        if target < 0 or (reason and not consent):
            raise Refused(f"this undo needs consent: {reason}" if target >= 0 else reason)
        self.rewind(target)
        return target

    def rewind(self, number: int) -> None:
        """Go back to the moment before a decision."""
        if not 0 <= number <= len(self.marks):
            raise Refused(f"there are decisions 0 to {len(self.marks)}, not {number}")
        self.state = self.state_at(number)
        del self.marks[number:]
        del self.record.moves[number:]
        self.record.result = None
        self.kept = {at: state for at, state in self.kept.items() if at <= number}

    def state_at(self, number: int) -> State:
        """Return a copy of the state as it was before a decision."""
        nearest = max(at for at in self.kept if at <= number)
        state = clone(self.kept[nearest], log=True)
        for move in self.record.moves[nearest:number]:
            if move.option == CONCEDED:
                concede(state, move.seat)
            else:
                choose(state, move.option)
        return state


def resumed(game: Game[Any], record: Record) -> Session:
    """Return a session that stands where a record stops, every hash checked."""
    header = record.header
    if header.game != game.slug or header.behaviour != game.behaviour:
        raise BadFile(f"line 1: this record is not of {game.title} as it is played now")
    session = Session(game, setup_of(header), header.names)
    for line, move in enumerate(record.moves, start=2):
        try:
            if move.option == CONCEDED:
                session.adopt(session.conceded(move.seat))
            else:
                session.decide(move.seat, move.number, move.option)
        except Refused as error:
            raise BadFile(f"line {line}: {error}") from None
        if session.chain != move.hash:
            raise BadFile(f"line {line}: the hash does not fit; this line or one before was edited")
    return session
