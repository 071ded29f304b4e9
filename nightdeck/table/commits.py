"""Group commit for SQLite: acts that wait while the disk is busy are written together.

One commit waits for the disk once, however many acts are in it. Each act stands behind a savepoint,
so that one that loses a race does not take the others with it; nobody is told before the commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

from sqlalchemy import Engine, Executable
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

MOST_TOGETHER: Final = 64
DIALECT: Final = SQLiteDialect_pysqlite(paramstyle="named")

Row = dict[str, Any]


class Writer(Protocol):
    """Where an act is written; statements are constants, so that they are put in words once."""

    def run(self, statement: Executable, rows: Row | list[Row]) -> None:
        """Send one statement for a row or for several."""


Work = Callable[[Writer], None]


class ThroughConnection:
    """Writes through a connection of any database."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def run(self, statement: Executable, rows: Row | list[Row]) -> None:
        """Send one statement for a row or for several."""
        self.connection.execute(statement, rows)


class StraightToSqlite:
    """Writes through the driver itself: the usual way costs ten times as much."""

    def __init__(self, engine: Engine) -> None:
        self.connection = engine.raw_connection()
        driver: Any = self.connection.driver_connection
        self.driver: sqlite3.Connection = driver
        self.texts: dict[tuple[Any, ...], str] = {}

    def run(self, statement: Executable, rows: Row | list[Row]) -> None:
        """Send one statement for a row or for several."""
        if isinstance(rows, dict):
            self.driver.execute(self.text(statement, rows), rows)
        else:
            self.driver.executemany(self.text(statement, rows[0]), rows)

    def text(self, statement: Any, row: Row) -> str:
        """Return a statement in words."""
        key = (statement, *row)
        known = self.texts.get(key)
        if known is None:
            known = str(statement.compile(dialect=DIALECT, column_keys=list(row)))
            self.texts[key] = known
        return known

    def attempt(self, work: Work) -> Exception | None:
        """Do something behind a savepoint; return what went wrong."""
        self.driver.execute("SAVEPOINT act")
        try:
            work(self)
        except Exception as error:
            self.driver.execute("ROLLBACK TO act")
            self.driver.execute("RELEASE act")
            return told(error)
        self.driver.execute("RELEASE act")
        return None


def told(error: Exception) -> Exception:
    """Return an error of the driver as the rest of the store knows it."""
    if isinstance(error, sqlite3.IntegrityError):
        return IntegrityError(None, None, error)
    return OperationalError(None, None, error) if isinstance(error, sqlite3.Error) else error


class GroupCommit:
    """Writes what waits, all together, in one thread."""

    def __init__(self, engine: Engine, writer: asyncio.Lock) -> None:
        self.engine = engine
        self.writer = writer
        self.thread = ThreadPoolExecutor(1, "nightdeck-store")
        self.waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.sqlite: StraightToSqlite | None = None

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
                    # Whoever asked may have gone; their error is nobody else's.
                    done.exception()

    def commit(self, works: list[Work]) -> list[Exception | None]:
        """Write everything in one transaction; return what went wrong with each."""
        try:
            sqlite = self.sqlite = self.sqlite or StraightToSqlite(self.engine)
            sqlite.driver.execute("BEGIN")
            outcomes = [sqlite.attempt(work) for work in works]
            sqlite.driver.execute("COMMIT")
        except sqlite3.Error as error:
            self.let_go()
            raise told(error) from error
        return outcomes

    def let_go(self) -> None:
        """Close the connection, and with it all that was not committed."""
        if self.sqlite is not None:
            self.sqlite.connection.invalidate()
            self.sqlite = None

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        if self.writing is not None:
            await asyncio.gather(self.writing, return_exceptions=True)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.thread, self.let_go)
        await loop.run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()
