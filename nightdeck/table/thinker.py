"""The process in which bots think: reads positions from its input, writes choices to its output."""

from __future__ import annotations

import importlib
import os
import struct
import sys
from typing import Any, BinaryIO, Final

import msgspec

from nightdeck.kernel.codec import load
from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng
from nightdeck.play.players import Seat, player

LENGTH: Final = struct.Struct("<I")
MOST: Final = 16_000_000


class Job(msgspec.Struct):
    """A position re-dealt for the seat that is asked, and who is to think about it."""

    place: str
    position: str
    level: str
    seconds: float
    key: str


class Thought(msgspec.Struct):
    """The option a bot takes and why."""

    option: int
    reason: str = ""


def game_at(place: str) -> Game[Any]:
    """Return the game object a place names."""
    module, _, attribute = place.partition(":")
    found: Game[Any] = getattr(importlib.import_module(module), attribute)
    return found


def thought(job: Job) -> Thought:
    """Let a bot choose."""
    state = load(job.position.encode(), game_at(job.place))
    bot = player(job.level, job.seconds)
    option = bot.choose(Seat(state), Rng(bytes.fromhex(job.key)))
    return Thought(option, bot.reason())


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer jobs until the input ends."""
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        body = source.read(LENGTH.unpack(head)[0])
        try:
            answer = msgspec.json.encode(thought(msgspec.json.decode(body, type=Job)))
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
