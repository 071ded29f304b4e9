"""Group commit for SQLite: acts that wait while the disk is busy are written together.

One commit waits for the disk once, however many acts are in it. Each act stands behind a savepoint,
so that one that loses a race does not take the others with it; nobody is told before the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.engine import Connection

Work = Callable[[Connection], None]

MOST_TOGETHER: Final = 64


class GroupCommit:
    """Writes what waits, all together, in one thread."""

    def __init__(self, engine: Engine, writer: asyncio.Lock) -> None:
        self.engine = engine
        self.writer = writer
        self.thread = ThreadPoolExecutor(1, "nightdeck-store")
        self.waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> None:
        """Have something written and wait for the commit."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.write_all())
        await asyncio.shield(done)

    async def write_all(self) -> None:
        """Write until nothing waits any more."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            async with self.writer:
                batch = self.waiting[:MOST_TOGETHER]
                del self.waiting[:MOST_TOGETHER]
                works = [work for work, _ in batch]
                try:
                    outcomes = await loop.run_in_executor(self.thread, self.commit, works)
                except Exception as error:
                    outcomes = [error] * len(batch)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)
                    # Whoever asked may have gone; his error is nobody else's.
                    done.exception()

    def commit(self, works: list[Work]) -> list[Exception | None]:
        """Write everything in one transaction; return what went wrong with each."""
        outcomes: list[Exception | None] = []
        with self.engine.begin() as connection:
            for work in works:
                try:
                    with connection.begin_nested():
                        work(connection)
                except Exception as error:
                    outcomes.append(error)
                else:
                    outcomes.append(None)
        return outcomes

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        if self.writing is not None:
            await asyncio.gather(self.writing, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()
