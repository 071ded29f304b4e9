"""The connection to SQLite or PostgreSQL: opening, migrating, transactions, news from others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import CursorResult, Executable, create_engine, event, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nightdeck.table.commits import GroupCommit, ThroughConnection, Work, Writer
from nightdeck.table.faults import CHECKPOINT, MIGRATION, STORE, Faults

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CHANNEL: Final = "nightdeck"
NEWS: Final = text("SELECT pg_notify(:channel, :room)")
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


def asynchronous(url: str) -> str:
    """Return a database address with the driver this server uses."""
    for plain, driver in (
        ("postgres://", "postgresql+asyncpg://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url


class Database:
    """One engine; every statement passes `run`, every change happens in a `write`."""

    def __init__(self, url: str, faults: Faults | None = None) -> None:
        self.url = make_url(asynchronous(url))
        self.faults = faults or Faults()
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = create_async_engine(self.url)
        # SQLite has one writer at a time: waiting here is fairer than its busy handler.
        self.writer: asyncio.Lock | None = asyncio.Lock() if self.is_sqlite else None
        self.group: GroupCommit | None = None
        if self.writer is not None:
            direct = create_engine(self.url.set(drivername="sqlite+pysqlite"))
            self.group = GroupCommit(direct, self.writer)
            for engine in (self.engine.sync_engine, direct):
                event.listen(engine, "connect", prepare_sqlite)
                event.listen(engine, "begin", begin_sqlite)

    async def open(self) -> None:
        """Bring the database to the newest version."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                # Two processes that start together must not migrate together.
                await connection.execute(text("SELECT pg_advisory_xact_lock(2077)"))
            await connection.run_sync(self.migrate)
            self.faults.reach(MIGRATION)

    def migrate(self, connection: Connection) -> None:
        """Run the migrations that are missing."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async def close(self) -> None:
        """Write the log back into the file and let go of all connections."""
        if self.is_sqlite:
            self.faults.reach(CHECKPOINT)
            async with self.engine.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        await self.let_go()

    async def is_reachable(self) -> bool:
        """Tell whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def let_go(self) -> None:
        """Close all connections."""
        if self.group is not None:
            await self.group.close()
        await self.engine.dispose()

    async def run(
        self, connection: AsyncConnection, statement: Executable, rows: Any = None
    ) -> CursorResult[Any]:
        """Send one statement."""
        self.faults.reach(STORE)
        return await connection.execute(statement, rows)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that looks at one moment of the database."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection whose changes are kept all together or not at all."""
        if self.writer is None:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self.writer, self.engine.begin() as connection:
                yield connection

    async def transact(self, work: Work) -> None:
        """Do a whole transaction at once; on SQLite together with others that wait."""
        if self.group is not None:
            await self.group.write(work)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(lambda found: work(ThroughConnection(found)))

    def news_of(self, writer: Writer, room: str) -> None:
        """Let other processes know, inside a transaction done at once, that a room changed."""
        if not self.is_sqlite:
            writer.run(NEWS, {"channel": CHANNEL, "room": room})

    async def tell_others(self, connection: AsyncConnection, room: str) -> None:
        """Let other processes know, once this transaction is committed, that a room changed."""
        if not self.is_sqlite:
            await connection.execute(NEWS, {"channel": CHANNEL, "room": room})

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call back with the id of every room that any process changes, until cancelled."""
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.add_listener(CHANNEL, lambda *news: heard(str(news[3])))
            while not driver.is_closed():
                await asyncio.sleep(1)
                await driver.execute("SELECT 1")


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Make every new connection durable and strict."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin by hand: the driver's own way would not cover changes of the schema."""
    connection.exec_driver_sql("BEGIN")
