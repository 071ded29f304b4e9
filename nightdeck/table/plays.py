"""A game being played: its kernel session, every recorded act, and what each audience is shown.

An act (a decision, an undo, a concession) is first worked out on a copy as a `Step`, then stored,
then adopted. Acts are counted by `number`, which never goes back, not even by an undo, and which is
told to nobody: every audience has a count of its own, of the acts it noticed.
"""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import msgspec

from nightdeck.kernel.clone import clone
from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Game, Setup, View
from nightdeck.kernel.state import NOBODY, State
from nightdeck.records.codec import load, save
from nightdeck.records.files import CONCEDED, Header, Move
from nightdeck.records.replay import linked, setup_of
from nightdeck.records.session import Ahead, Mark, Session
from nightdeck.seen.views import views
from nightdeck.table.diff import Comparison, Patch
from nightdeck.table.store_games import Act

EVERY: Final = 50
"""So many acts lie between two snapshots and between two whole views of the event record."""

KEPT_COPIES: Final = 3
"""Copies of earlier states kept in memory for undo; older ones are played again from the start."""

RECENT: Final = 64
"""So many acts are remembered to recognise a decision that is sent twice."""

APART: Final = 1_000_000
"""The numbers of two seats lie so far apart that one number names a question of one seat."""

DECIDE: Final = "decide"
UNDO: Final = "undo"
CONCEDE: Final = "concede"
RESIGN: Final = "resign"
"""An end the rules know nothing of: nobody is left who plays where bots stand in for people."""
MOVES: Final = (DECIDE, CONCEDE)
"""The acts that the record of the game keeps as its moves."""

PLAYER: Final = "player"
BOT: Final = "bot"
STOP: Final = "stop"
"""A pass the player has ordered in advance, whatever they hold."""

REASONS: Final = -2
"""The audience of the event record that the reasons of bots are kept for; nobody hears it live."""


class BadRecord(BadFile):
    """A record the rules cannot take again; what they said may name what is hidden."""


class Step:
    """An act worked out but not yet stored: the state after it and what everybody is shown."""

    def __init__(self, act: Act, state: State, ended: View | None, ahead: Ahead | None) -> None:
        self.act = act
        self.state = state
        self.ended = ended
        self.ahead = ahead
        self.documents: dict[int, View] = {}
        self.patches: dict[int, Patch] = {}
        self.reason = ""
        self.odds = ""

    def act_words(self) -> tuple[int, int, str]:
        """Return what a log may say about it: never the option, which may be secret."""
        return self.act.number, self.act.seat, f"{self.act.kind} by {self.act.by}"

    def events(self) -> dict[int, bytes]:
        """Return the entries of the event record, by audience."""
        if (self.act.number + 1) % EVERY == 0:
            events = whole_events(self.documents)
        else:
            events = {each: msgspec.json.encode(patch) for each, patch in self.patches.items()}
        if self.reason:
            told = {"step": self.act.number + 1, "seat": self.act.seat, "text": self.reason}
            events[REASONS] = msgspec.json.encode(told)
        return events


def is_noticed(patch: Patch) -> bool:
    """Tell whether a change is more than who is being asked what."""
    return any(name != "waiting" for part in patch.values() for name in part)


def mark(document: View, number: int, ended: View | None) -> None:
    """Put the number of its question into a view, and an end the rules do not know of."""
    document["number"] = number
    if ended is not None:
        document.update(over=ended, prompt=None, waiting=None)


def share_lines(documents: list[View]) -> None:
    """Keep each new line of the log once where several audiences read the same."""
    known: dict[bytes, View] = {}
    for document in documents:
        told = document["log"]
        document["log"] = [known.setdefault(msgspec.json.encode(each), each) for each in told]


class Play:
    """One game with its acts; `documents` holds what each audience sees now."""

    def __init__(self, game: Game[Any], session: Session) -> None:
        self.game = game
        self.session = session
        self.number = 0
        self.counting: list[Act] = []
        """The acts that are decisions of the game and were not taken back."""
        self.recent: deque[tuple[int, Act]] = deque(maxlen=RECENT)
        """The last acts, each with the number it had for the seat whose act it was."""
        self.ended: View | None = None
        self.saved_at = 0
        self.audiences = [*range(session.state.seats), NOBODY]
        self.counts = dict.fromkeys(self.audiences, 0)
        """How many acts each audience has noticed."""
        self.documents = self.shown()

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self.session.state

    @property
    def over(self) -> View | None:
        """How the game ended, if it did."""
        over: View | None = self.documents[NOBODY]["over"]
        return over

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        question = self.state.question
        return None if question is None or self.ended else question.seat

    @property
    def bys(self) -> list[str]:
        """Who took each decision that counts."""
        return [act.by for act in self.counting]

    def number_for(self, audience: int) -> int:
        """Return the number an audience knows the moment by; it moves with what they notice."""
        return max(0, audience) * APART + self.counts[audience]

    # Views ------------------------------------------------------------------------------------

    def shown(self) -> dict[int, View]:
        """Return what everybody sees now, built anew."""
        found = views(self.state, self.audiences)
        share_lines(found)
        documents = dict(zip(self.audiences, found, strict=True))
        for audience, document in documents.items():
            mark(document, self.number_for(audience), self.ended)
        return documents

    def complete(self, step: Step) -> Step:
        """Add to a step what everybody will see after it; a log that grew is not told again.

        Who notices nothing gets no number either. Being asked is noticed, even by the same words.
        """
        is_grown = step.act.kind != UNDO
        start = len(self.state.log or ()) if is_grown else 0
        comparison = Comparison()
        found = views(step.state, self.audiences, start)
        share_lines(found)
        question, seen = step.state.question, 0
        for seat, document in zip(self.audiences, found, strict=True):
            before, told = self.documents[seat], document["log"]
            if is_grown:
                document["log"] = before["log"]
            mark(document, self.number_for(seat), step.ended)
            patch = comparison.diff(before, document)
            if is_grown and told:
                document["log"] = [*before["log"], *told]
                patch.setdefault("m", {})["log"] = {"v": told}
            is_asked = question is not None and question.seat == seat
            if is_asked or is_noticed(patch):
                document["number"] += 1
                patch.setdefault("s", {})["number"] = document["number"]
                seen |= 1 << seat + 1
            step.documents[seat], step.patches[seat] = document, patch
        step.act = msgspec.structs.replace(step.act, seen=seen)
        return step

    # Acts -------------------------------------------------------------------------------------

    def decided(self, seat: int, option: int, by: str, at: float) -> Step:
        """Work out a decision; the kernel refuses what may not be."""
        ahead = self.session.ahead(seat, self.state.decisions, option)
        act = Act(self.number, DECIDE, seat, option, by, at, ahead.move.hash)
        return self.complete(Step(act, ahead.state, None, ahead))

    def undone(self, seat: int, target: int, at: float) -> Step:
        """Work out a return to the moment before a decision."""
        chain = self.session.record.moves[target - 1].hash if target else self.session.start
        act = Act(self.number, UNDO, seat, target, PLAYER, at, chain)
        return self.complete(Step(act, self.session.state_at(target), None, None))

    def conceded(self, seat: int, at: float) -> Step:
        """Work out that a seat gives up; the rules of the game say what follows."""
        ahead = self.session.conceded(seat)
        act = Act(self.number, CONCEDE, seat, CONCEDED, PLAYER, at, ahead.move.hash)
        return self.complete(Step(act, ahead.state, None, ahead))

    def resigned(self, seat: int, winners: list[int], reason: str, at: float) -> Step:
        """Work out an end that the rules know nothing of."""
        act = Act(self.number, RESIGN, seat, 0, PLAYER, at, self.session.chain)
        ended = {"winners": winners, "reason": reason, "clause": ""}
        return self.complete(Step(act, self.state, ended, None))

    def adopt(self, step: Step) -> None:
        """Make a stored step part of the game."""
        if self.is_snapshot_due(step):
            self.saved_at = step.act.number + 1
        self.take(step.act, step.ahead, step.ended)
        self.documents = step.documents

    def take(self, act: Act, ahead: Ahead | None, ended: View | None) -> None:
        """Keep an act in the session and count it."""
        if act.kind in MOVES:
            self.session.adopt(ahead or self.retaken(act))
            self.counting.append(act)
            self.thin_out()
        elif act.kind == UNDO:
            self.session.rewind(act.option)
            del self.counting[act.option :]
        else:
            self.ended = ended
        self.count(act)

    def count(self, act: Act) -> None:
        """Count an act for everybody who noticed it."""
        self.recent.append((self.number_for(act.seat), act))
        for audience in self.audiences:
            self.counts[audience] += act.is_seen_by(audience)
        self.number = act.number + 1

    def retaken(self, act: Act) -> Ahead:
        """Take a stored decision or concession again."""
        if act.kind == CONCEDE:
            return self.session.conceded(act.seat)
        return self.session.ahead(act.seat, self.state.decisions, act.option)

    def thin_out(self) -> None:
        """Keep only a few copies of earlier states."""
        kept = self.session.kept
        for number in sorted(kept)[1:-KEPT_COPIES]:
            del kept[number]

    # Undo -------------------------------------------------------------------------------------

    def undo_target(self, seat: int) -> int:
        """Return the decision a seat's undo goes back to, -1 if there is none of its own."""
        return self.session.undo_target(seat, self.is_own)

    def undo_needs(self, seat: int) -> str:
        """Say why a seat's undo needs consent; an empty text means it is free."""
        is_seen = partial(self.is_seen, seat)
        return self.session.undo_needs(seat, self.is_own, self.is_news, is_seen)

    def is_seen(self, seat: int, number: int) -> bool:
        """Tell whether a seat noticed a decision at all."""
        return self.counting[number].is_seen_by(seat)

    def is_own(self, number: int) -> bool:
        """Tell whether a person took a decision, not a bot or an order given in advance."""
        return self.counting[number].by == PLAYER

    def is_news(self, number: int) -> bool:
        """Tell whether a decision may tell others something; a pass ordered in advance does not."""
        return self.counting[number].by != STOP

    # Snapshots --------------------------------------------------------------------------------

    def is_snapshot_due(self, step: Step) -> bool:
        """Tell whether enough has happened; only a decision leaves all that a snapshot needs."""
        return step.ahead is not None and step.act.number + 1 >= self.saved_at + EVERY

    def snapshot(self, step: Step) -> bytes | None:
        """Return what a restart begins from, if one is due after this step."""
        if step.ahead is None or not self.is_snapshot_due(step):
            return None
        marks = [*self.session.marks, step.ahead.mark]
        body = {
            "state": save(step.state).decode(),
            "marks": [[mark.seat, mark.drawn, *mark.news] for mark in marks],
        }
        return zlib.compress(msgspec.json.encode(body), 3)


def whole_events(documents: dict[int, View]) -> dict[int, bytes]:
    """Return whole views for the event record; they are long, so they are compressed."""
    return {
        each: zlib.compress(msgspec.json.encode(document), 3)
        for each, document in documents.items()
    }


def shown_value(body: bytes) -> Any:
    """Return a view or patch of the event record."""
    return msgspec.json.decode(body if body[:1] == b"{" else zlib.decompress(body))


def begun(game: Game[Any], setup: Setup, names: list[str]) -> Play:
    """Set a game up and return it at its first question."""
    return Play(game, Session(game, setup, names))


def header_of(body: bytes) -> Header:
    """Return the header of a stored game, or raise BadFile."""
    try:
        return msgspec.json.decode(body, type=Header)
    except msgspec.MsgspecError as error:
        raise BadFile(f"the header of this game cannot be read: {error}") from None


@contextmanager
def taken_again(what: str) -> Iterator[None]:
    """Call whatever the rules raise over a stored game a bad record; no memory is nobody's fault.

    Nothing here waits for storage, so that its faults can never be taken for the game's.
    """
    try:
        yield
    except (BadFile, MemoryError):
        raise
    except Exception as error:
        raise BadRecord(f"{what}: {type(error).__name__}: {error}") from error


def restored(
    game: Game[Any], header: Header, acts: list[Act], snapshot: tuple[int, bytes] | None
) -> Play:
    """Rebuild a game from its record, checking the chain of hashes, or raise BadFile."""
    if header.behaviour != game.behaviour:
        raise BadFile(
            f"this game was begun under behaviour {header.behaviour} of {game.title}, "
            f"which now has {game.behaviour}; it can be shown but not continued"
        )
    with taken_again("the game cannot be set up again"):
        play = Play(game, Session(game, setup_of(header), header.names))
    start = 0
    if snapshot is not None:
        with taken_again("the snapshot cannot be read"):
            start = jump(play, acts, *snapshot)
    for act in acts[start:]:
        redo(play, act)
    with taken_again("the table cannot be shown"):
        refresh(play)
    return play


def redo(play: Play, act: Act) -> None:
    """Take one stored act again and compare its hash."""
    if act.number != play.number:
        raise BadFile(f"act {play.number} is missing")
    with taken_again(f"act {act.number} cannot be taken again"):
        ended = resignation(play, act.seat) if act.kind == RESIGN else None
        play.take(act, None, ended)
    if play.session.chain != act.chain:
        raise BadFile(f"the hash of act {act.number} does not fit; it or one before was edited")


def refresh(play: Play) -> None:
    """Build what everybody sees anew."""
    play.documents = play.shown()


def resignation(play: Play, seat: int) -> View:
    """Return how a game ends by an act that the rules know nothing of."""
    seats = play.state.seats
    winners = [each for each in range(seats) if each != seat] if seats == 2 else []
    reason = f"{play.game.seat_name(seats, seat)} resigned"
    return {"winners": winners, "reason": reason, "clause": ""}


def jump(play: Play, acts: list[Act], number: int, body: bytes) -> int:
    """Put a game where its snapshot stands; return the number of acts that are thereby done."""
    kept = msgspec.json.decode(zlib.decompress(body))
    state = load(kept["state"].encode(), play.game)
    moves, counting = effective(acts[:number])
    before = moves[-2].hash if len(moves) > 1 else play.session.start
    if linked(before, moves[-1].seat, moves[-1].option, state) != moves[-1].hash:
        raise BadFile(f"the snapshot after act {number - 1} does not fit the record")
    session = play.session
    session.state = state
    session.marks = [Mark(row[0], row[1], row[2:]) for row in kept["marks"]]
    session.record.moves = moves
    session.kept[state.decisions] = clone(state, log=True)
    play.counting = counting
    for act in acts[:number]:
        play.count(act)
    play.saved_at = number
    return number


def effective(acts: list[Act]) -> tuple[list[Move], list[Act]]:
    """Return the decisions that still count after all undos, and the acts they came by."""
    counting: list[Act] = []
    for act in acts:
        if act.kind in MOVES:
            counting.append(act)
        elif act.kind == UNDO:
            del counting[act.option :]
    moves = [Move(place, act.seat, act.option, act.chain) for place, act in enumerate(counting)]
    return moves, counting
