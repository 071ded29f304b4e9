"""Bots in processes of their own, each decision under a hard limit of time and memory.

What a bot gets wrong costs its own table: one that is late loses its place to others while it goes
on, one that is late again and again is not asked for a while, one that fails is named once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import State
from nightdeck.records.codec import save
from nightdeck.seen.views import redealt
from nightdeck.table.metrics import Metrics
from nightdeck.table.thinker import LENGTH, Job, Thought
from nightdeck.table.turns import Turns
from nightdeck.table.words import clean

LOG: Final = logging.getLogger("nightdeck.table.bots")
GRACE: Final = 1.0
"""So many seconds over its time a bot keeps others from thinking; after that it must go on beside.
"""
PATIENCE: Final = 2
"""After so many time-outs in a row a bot is not asked for a while."""
LONGEST_REST: Final = 64
"""At most so many questions in a row get the default answer without the bot being asked."""
MOST_TOLD: Final = 1_000
"""So many different failures are remembered, to tell each of them once."""
MOST_LINES: Final = 20
"""So many lines of what bots write are logged for each process; the rest is dropped."""
LINE: Final = 300


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
        self.hearing = asyncio.create_task(self.hear())

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

    async def hear(self) -> None:
        """Take what bots print and log the first lines of it, made harmless."""
        source = self.process.stderr
        assert source is not None
        left = MOST_LINES
        while chunk := await source.read(4096):
            for line in chunk.decode(errors="replace").splitlines():
                text = clean(line, LINE)
                if text and left > 0:
                    left -= 1
                    more = "" if left else " (what else they write is dropped)"
                    LOG.warning("bots of process %s wrote: %s%s", self.process.pid, text, more)

    def forget(self, table: str) -> None:
        """Let go of the players of a table with the next job."""
        gone = {name for name in self.players if table_of(name) == table}
        self.players -= gone
        self.gone += sorted(gone)

    async def stop(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await asyncio.gather(self.hearing, return_exceptions=True)


def table_of(player: str) -> str:
    """Return the table a player sits at."""
    return player.partition(" ")[0]


async def started_worker(memory: int) -> Worker:
    """Start a process that finds the same modules as this one, with so many MiB of memory."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "nightdeck.table.thinker",
        str(memory),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
    )
    return Worker(process)


class Bots:
    """A few workers shared by all tables; guests are served in turn, and their tables in turn.

    A player is given the worker that knows it when that one is free, and else any other: it then
    starts with nothing, which costs strength but never time.
    """

    def __init__(
        self, workers: int, limit: float, metrics: Metrics | None = None, memory: int = 1_024
    ) -> None:
        self.limit = limit
        self.memory = memory
        self.metrics = metrics or Metrics()
        self.workers = workers
        self.turns = Turns(workers)
        self.free: list[Worker] = []
        self.alive: list[Worker] = []
        self.late: set[Worker] = set()
        self.timeouts: dict[str, int] = {}
        self.resting: dict[str, int] = {}
        self.told: OrderedDict[tuple[str, ...], None] = OrderedDict()

    async def think(
        self, prepare: Callable[[], Job | None], player: str = "", guest: str = ""
    ) -> Thought | None:
        """Return a bot's choice, or None if it failed, broke or took too long."""
        if self.rests(player):
            return None
        with self.metrics.thinking.time():
            await self.turns.take(guest, table_of(player))
            place = Place(self.turns, guest)
            try:
                job = prepare()
                if job is None:
                    return None
                job.seconds *= self.turns.share(guest)
                return await self.answer(job, place)
            finally:
                place.leave()

    async def answer(self, job: Job, place: Place) -> Thought | None:
        """Let the best free worker think, killing it when it takes too long or breaks."""
        try:
            worker = self.taken(job.player) or await self.start()
        except OSError as error:
            self.lose(job, f"no process could be started for it: {error}")
            return None
        worker.players.add(job.player)
        kept = False
        try:
            answer = await self.in_time(worker, job, place)
            kept = True
        except TimeoutError:
            self.overdue(job)
            return None
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            why = "its process broke off; it may have had too little memory"
            self.lose(job, f"{why} ({type(error).__name__})")
            return None
        finally:
            self.late.discard(worker)
            if kept and len(self.free) < self.workers:
                self.free.append(worker)
            else:
                await self.discard(worker)
        self.timeouts.pop(job.player, None)
        if answer.option < 0:
            self.lose(job, answer.reason, answer.where)
            return None
        return answer

    async def in_time(self, worker: Worker, job: Job, place: Place) -> Thought:
        """Wait for a thought; one that is late goes on beside the others, if not too many do."""
        thinking = asyncio.ensure_future(worker.think(job))
        try:
            done, _ = await asyncio.wait({thinking}, timeout=job.seconds + min(GRACE, self.limit))
            if not done and self.limit > GRACE and len(self.late) < self.workers:
                self.late.add(worker)
                place.leave()
                await asyncio.wait({thinking}, timeout=self.limit - GRACE)
            if not thinking.done():
                raise TimeoutError
            return await thinking
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    # What goes wrong --------------------------------------------------------------------------

    def rests(self, player: str) -> bool:
        """Tell whether a bot that was late too often is not to be asked this time."""
        left = self.resting.get(player, 0)
        if left:
            self.resting[player] = left - 1
            self.metrics.lost.inc()
        return left > 0

    def overdue(self, job: Job) -> None:
        """Note that a bot was late; it is asked ever more rarely until it answers in time."""
        count = self.timeouts[job.player] = self.timeouts.get(job.player, 0) + 1
        self.lose(job, "it took too long")
        if count >= PATIENCE and job.player:
            rest = self.resting[job.player] = min(LONGEST_REST, 2**count)
            LOG.warning(
                "bot %s at table %s took too long %s times in a row: "
                "its next %s questions get the default answer",
                clean(job.level, 40), table_of(job.player), count, rest,
            )  # fmt: skip

    def lose(self, job: Job, why: str, where: str = "") -> None:
        """Note that a bot lost a decision; the log is told once of each failure at a table."""
        self.metrics.lost.inc()
        table, why, where = table_of(job.player), clean(why, LINE), clean(where, LINE)
        key = (table, job.level, where or why)
        if key in self.told:
            return
        self.told[key] = None
        if len(self.told) > MOST_TOLD:
            self.told.popitem(last=False)
        LOG.warning(
            "bot %s at table %s lost a decision: %s%s; the same again is not told",
            clean(job.level, 40), table or "-", why, f" ({where})" if where else "",
        )  # fmt: skip

    # Workers ----------------------------------------------------------------------------------

    def taken(self, player: str) -> Worker | None:
        """Return a free worker, best the one that knows this player; None: one must be started."""
        if not self.free:
            return None
        knowing = (each for each in self.free if player in each.players)
        chosen = next(knowing, self.free[0] if len(self.alive) >= self.workers else None)
        if chosen is not None:
            self.free.remove(chosen)
        return chosen

    def forget(self, table: str) -> None:
        """Let all workers forget the players of a table that is closed."""
        for worker in self.alive:
            worker.forget(table)
        for known in (self.timeouts, self.resting):
            for player in [each for each in known if table_of(each) == table]:
                del known[player]

    async def start(self) -> Worker:
        """Start one more worker."""
        worker = await started_worker(self.memory)
        self.alive.append(worker)
        return worker

    async def discard(self, worker: Worker) -> None:
        """Kill a worker that hangs, died or is one too many; the next job starts another."""
        if worker in self.alive:
            self.alive.remove(worker)
        await worker.stop()

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self.alive:
            await worker.stop()
        self.alive.clear()


class Place:
    """The right to think; left early by a bot that is late."""

    def __init__(self, turns: Turns, guest: str) -> None:
        self.turns: Turns | None = turns
        self.guest = guest

    def leave(self) -> None:
        """Leave the place to others, once."""
        if self.turns is not None:
            self.turns.give_back(self.guest)
            self.turns = None
