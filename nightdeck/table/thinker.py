"""The process in which bots think: reads positions from one pipe, writes choices to another.

Its memory is limited, and the pipes are its own: what a bot writes to standard output or standard
error goes to the server's log. It is no sandbox. A bot can do whatever the server may do.
"""

from __future__ import annotations

import importlib
import os
import struct
import sys
import traceback
from collections import OrderedDict
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng
from nightdeck.play.analysis import Verdict, judged
from nightdeck.play.players import Player, Seat, player
from nightdeck.records.codec import load

LENGTH: Final = struct.Struct("<I")
MOST_KEPT: Final = 32
"""So many players are kept with all they found out; the one not asked for longest goes first."""

OURS: Final = f"{Path(__file__).resolve().parents[1]}{os.sep}"

LONGEST: Final = 400
"""So many letters of a reason are kept."""


class Job(msgspec.Struct):
    """A position re-dealt for the seat that is asked, and who is to think about it."""

    place: str
    position: str
    level: str
    seconds: float
    key: str
    player: str = ""
    """Who thinks: the same name means the same player, who may remember; empty: a new one."""
    gone: list[str] = []
    """Players whose tables are closed."""
    taken: int = -1
    """An option that was taken, to be judged in so many worlds instead of asking a bot."""
    worlds: int = 0


class Thought(msgspec.Struct):
    """The option a bot takes and why; `odds` is the part of it that names no option."""

    option: int
    reason: str = ""
    odds: str = ""
    where: str = ""
    """The file and line in which a bot failed."""
    verdict: Verdict | None = None


def game_at(place: str) -> Game[Any]:
    """Return the game object a place names."""
    module, _, attribute = place.partition(":")
    found: Game[Any] = getattr(importlib.import_module(module), attribute)
    return found


class Players:
    """The players of this process: one object plays one seat of one table and may remember."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[str, Player]] = OrderedDict()

    def of(self, job: Job) -> Player:
        """Return the player a job names, a new one if it is unknown or has another level."""
        for name in job.gone:
            self.kept.pop(name, None)
        level, found = self.kept.pop(job.player, ("", None))
        if found is None or level != job.level:
            found = player(job.level, job.seconds)
        found.seconds = job.seconds
        if job.player:
            self.kept[job.player] = (job.level, found)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    def thought(self, job: Job) -> Thought:
        """Let a bot choose; one that fails is forgotten with all it has got wrong."""
        if job.worlds:
            return Thought(0, verdict=verdict_of(job))
        bot = self.of(job)
        try:
            state = load(job.position.encode(), game_at(job.place))
            option = bot.choose(Seat(state), Rng(bytes.fromhex(job.key)))
            return Thought(option, bot.reason()[:LONGEST], bot.odds()[:LONGEST])
        except BaseException:
            self.kept.pop(job.player, None)
            raise


def verdict_of(job: Job) -> Verdict | None:
    """Judge an option that was taken in a finished game."""
    state = load(job.position.encode(), game_at(job.place))
    luck = Rng(bytes.fromhex(job.key))
    return judged(Seat(state), job.taken, luck, job.worlds, job.seconds)


def thought(job: Job) -> Thought:
    """Let a new bot choose."""
    return Players().thought(job)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer jobs until the input ends."""
    players = Players()
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        body = source.read(LENGTH.unpack(head)[0])
        try:
            answer = msgspec.json.encode(players.thought(msgspec.json.decode(body, type=Job)))
        except (Exception, SystemExit) as error:
            # A bot that fails loses its decision, never the game.
            answer = msgspec.json.encode(failure(error))
        sink.write(LENGTH.pack(len(answer)) + answer)
        sink.flush()


def failure(error: BaseException) -> Thought:
    """Return what is told of a bot that failed: the error, and the innermost line of its own."""
    frames = list(traceback.extract_tb(error.__traceback__))
    own = [frame for frame in frames if not frame.filename.startswith(OURS)] or frames
    where = f"{own[-1].filename}, line {own[-1].lineno}" if own else ""
    try:
        text = str(error)
    except Exception:
        text = "an error that cannot be shown"
    return Thought(-1, f"{type(error).__name__}: {text}"[:LONGEST], where=where)


def limit_memory(mebibytes: int) -> None:
    """Let this process have so much memory and no more, where the system can."""
    try:
        import resource
    except ImportError:
        return
    most = mebibytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take the pipes away from the numbers bots know: 0 gives nothing, 1 goes where 2 goes."""
    source, sink = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(source, "rb"), os.fdopen(sink, "wb")


if __name__ == "__main__":
    os.nice(5)
    limit_memory(int(sys.argv[1]))
    # A line at a time, so that the log has what a bot wrote before it died.
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    serve(*private_pipes())
