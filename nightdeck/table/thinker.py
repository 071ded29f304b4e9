"""The process in which bots think: reads positions from its input, writes choices to its output."""

from __future__ import annotations

import importlib
import os
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from nightdeck.kernel.codec import load
from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng
from nightdeck.play.players import Player, Seat, player

LENGTH: Final = struct.Struct("<I")
MOST_KEPT: Final = 32
"""So many players are kept with all they found out; the one not asked for longest goes first."""

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


class Thought(msgspec.Struct):
    """The option a bot takes and why; `odds` is the part of it that names no option."""

    option: int
    reason: str = ""
    odds: str = ""


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
        bot = self.of(job)
        try:
            state = load(job.position.encode(), game_at(job.place))
            option = bot.choose(Seat(state), Rng(bytes.fromhex(job.key)))
            return Thought(option, bot.reason()[:LONGEST], bot.odds()[:LONGEST])
        except Exception:
            self.kept.pop(job.player, None)
            raise


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
        except Exception as error:
            # A bot that fails loses its decision, never the game.
            answer = msgspec.json.encode(
                {"option": -1, "reason": f"{type(error).__name__}: {error}"}
            )
        sink.write(LENGTH.pack(len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    os.nice(5)
    output = sys.stdout.buffer
    # Whatever a bot prints must not disturb the answers.
    sys.stdout = sys.stderr
    serve(sys.stdin.buffer, output)
