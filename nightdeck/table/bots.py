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
from nightdeck.table.thinker import LENGTH, Job, Thought

LOG: Final = logging.getLogger("nightdeck.table.bots")


def place_of(game: Game[Any]) -> str:
    """Return the module and name under which another process finds a game."""
    module = sys.modules[type(game).__module__]
    for name, value in vars(module).items():
        if value is game:
            return f"{module.__name__}:{name}"
    raise LookupError(f"{game.title} is not a name of {module.__name__}")


def job_for(state: State, level: str, seconds: float, place: str, luck: str) -> Job:
    """Return the open question with everything the asked seat cannot know re-dealt."""
    question = state.question
    assert question is not None
    rng = state.rng.fork(luck)
    world = redealt(state, question.seat, rng)
    world.log = None
    key = Rng(rng.fork("bot").key).key.hex()
    return Job(place, save(world, log=False).decode(), level, seconds, key)


class Worker:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def think(self, job: Job) -> Thought:
        """Send a job and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        body = msgspec.json.encode(job)
        self.process.stdin.write(LENGTH.pack(len(body)) + body)
        await self.process.stdin.drain()
        head = await self.process.stdout.readexactly(LENGTH.size)
        answer = await self.process.stdout.readexactly(LENGTH.unpack(head)[0])
        return msgspec.json.decode(answer, type=Thought)

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
    """A few workers shared by all tables; whoever waits longest is served first."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self.free: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.alive: list[Worker] = []
        for _ in range(workers):
            self.free.put_nowait(None)

    async def think(self, prepare: Callable[[], Job | None]) -> Thought | None:
        """Return a bot's choice, or None if it failed, broke or took too long."""
        worker = await self.free.get()
        kept: Worker | None = None
        try:
            job = prepare()
            if job is None:
                kept = worker
                return None
            worker = worker or await self.start()
            answer = await asyncio.wait_for(worker.think(job), self.limit + job.seconds)
            kept = worker
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError) as error:
            LOG.warning("a bot lost its decision: %s", type(error).__name__)
            return None
        finally:
            if kept is None and worker is not None:
                await self.discard(worker)
            self.free.put_nowait(kept)
        if answer.option < 0:
            LOG.warning("a bot lost its decision: %s", answer.reason[:200])
            return None
        return answer

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
