"""Bots in processes of their own, each decision under a hard time limit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from nightdeck.kernel.codec import save
from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import State
from nightdeck.kernel.views import redealt
from nightdeck.table.metrics import Metrics
from nightdeck.table.thinker import LENGTH, Job, Thought

LOG: Final = logging.getLogger("nightdeck.table.bots")


def place_of(game: Game[Any]) -> str:
    """Return the module and name under which another process finds a game."""
    module = sys.modules[type(game).__module__]
    for name, value in vars(module).items():
        if value is game:
            return f"{module.__name__}:{name}"
    raise LookupError(f"{game.title} is not a name of {module.__name__}")


def job_for(
    state: State, level: str, seconds: float, place: str, luck: str, player: str = ""
) -> Job:
    """Return the open question with everything the asked seat cannot know re-dealt."""
    question = state.question
    assert question is not None
    rng = state.rng.fork(luck)
    world = redealt(state, question.seat, rng)
    world.log = None
    key = Rng(rng.fork("bot").key).key.hex()
    return Job(place, save(world, log=False).decode(), level, seconds, key, player)


class Worker:
    """One process that thinks, and the players that remember things there."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.players: set[str] = set()
        self.gone: list[str] = []

    async def think(self, job: Job) -> Thought:
        """Send a job and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        job.gone, self.gone = self.gone, []
        body = msgspec.json.encode(job)
        self.process.stdin.write(LENGTH.pack(len(body)) + body)
        await self.process.stdin.drain()
        head = await self.process.stdout.readexactly(LENGTH.size)
        answer = await self.process.stdout.readexactly(LENGTH.unpack(head)[0])
        return msgspec.json.decode(answer, type=Thought)

    def forget(self, table: str) -> None:
        """Let go of the players of a table with the next job."""
        gone = {name for name in self.players if name.partition(" ")[0] == table}
        self.players -= gone
        self.gone += sorted(gone)

    async def stop(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


async def started_worker() -> Worker:
    """Start a process that finds the same modules as this one."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "nightdeck.table.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
    )
    return Worker(process)


class Bots:
    """A few workers shared by all tables; whoever waits longest is served first.

    A player is given the worker that knows it when that one is free, and else any other: it then
    starts with nothing, which costs strength but never time.
    """

    def __init__(self, workers: int, limit: float, metrics: Metrics | None = None) -> None:
        self.limit = limit
        self.metrics = metrics or Metrics()
        self.places = asyncio.Semaphore(workers)
        self.free: list[Worker | None] = [None] * workers
        self.alive: list[Worker] = []

    async def think(self, prepare: Callable[[], Job | None], player: str = "") -> Thought | None:
        """Return a bot's choice, or None if it failed, broke or took too long."""
        with self.metrics.thinking.time():
            return await self.answer(prepare, player)

    async def answer(self, prepare: Callable[[], Job | None], player: str) -> Thought | None:
        """Let the best free worker think, killing it when it takes too long."""
        async with self.places:
            worker = self.taken(player)
            kept: Worker | None = None
            try:
                job = prepare()
                if job is None:
                    kept = worker
                    return None
                worker = worker or await self.start()
                worker.players.add(job.player)
                answer = await asyncio.wait_for(worker.think(job), self.limit + job.seconds)
                kept = worker
            except (TimeoutError, EOFError, OSError, msgspec.MsgspecError) as error:
                self.lose(type(error).__name__)
                return None
            finally:
                if kept is None and worker is not None:
                    await self.discard(worker)
                self.free.append(kept)
        if answer.option < 0:
            self.lose(answer.reason[:200])
            return None
        return answer

    def lose(self, why: str) -> None:
        """Note that a bot lost a decision."""
        self.metrics.lost.inc()
        LOG.warning("a bot lost its decision: %s", why)

    def taken(self, player: str) -> Worker | None:
        """Return a free worker, or the place for one; best the worker that knows this player."""
        knowing = (each for each in self.free if each is not None and player in each.players)
        chosen = next(knowing, self.free[0])
        self.free.remove(chosen)
        return chosen

    def forget(self, table: str) -> None:
        """Let all workers forget the players of a table that is closed."""
        for worker in self.alive:
            worker.forget(table)

    async def start(self) -> Worker:
        """Start one more worker."""
        worker = await started_worker()
        self.alive.append(worker)
        return worker

    async def discard(self, worker: Worker) -> None:
        """Kill a worker that hangs or died; the next job starts another."""
        self.alive.remove(worker)
        await worker.stop()

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self.alive:
            await worker.stop()
        self.alive.clear()
