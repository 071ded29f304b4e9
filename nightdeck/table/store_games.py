"""Games in the store: the header, every act in order, snapshots, and what each seat was shown."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Row, bindparam, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from nightdeck.table.commits import Writer
from nightdeck.table.database import Database
from nightdeck.table.faults import AFTER_COMMIT, AFTER_WRITE, BEFORE_WRITE, SNAPSHOT, STORE
from nightdeck.table.schema import DECISION, EVENT, GAME, ROOM
from nightdeck.table.schema import SNAPSHOT as SNAPSHOTS
from nightdeck.table.store_rooms import Rooms, packed

ADD_DECISION: Final = insert(DECISION)
ADD_EVENTS: Final = insert(EVENT)
ADD_SNAPSHOT: Final = insert(SNAPSHOTS)
MOST_REASON: Final = 2_000
CHANGE_ROOM: Final = update(ROOM).where(ROOM.c.id == bindparam("this_room"))


class Act(msgspec.Struct, frozen=True):
    """One recorded act: a decision, an undo back to a decision, or a concession."""

    number: int
    kind: str
    seat: int
    option: int
    by: str
    at: float
    chain: str
    seen: int = -1
    """The audiences that noticed it, one bit each; what is older than these bits all noticed."""

    def is_seen_by(self, audience: int) -> bool:
        """Tell whether a seat, or with NOBODY the spectators, noticed it."""
        return bool(self.seen >> audience + 1 & 1)


class GameRow(msgspec.Struct, frozen=True):
    """A game that has begun."""

    id: str
    slug: str
    behaviour: int
    header: bytes
    status: str
    reason: str = ""


class Writing(msgspec.Struct):
    """Everything one act writes, in one transaction."""

    act: Act
    events: dict[int, bytes]
    room: dict[str, Any]
    snapshot: bytes | None = None


class NumberTaken(Exception):
    """Another process has recorded an act under this number first."""


class Games:
    """All that is kept about games."""

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self.database = database
        self.rooms = rooms

    async def start(self, game: GameRow, events: dict[int, bytes], room: dict[str, Any]) -> None:
        """Keep a game at its first question; of two who try, one succeeds."""
        try:
            async with self.database.write() as connection:
                row = msgspec.structs.asdict(game)
                await self.database.run(connection, insert(GAME), row)
                rows = event_rows(game.id, 0, events)
                await self.database.run(connection, insert(EVENT), rows)
                await self.rooms.change_in(connection, game.id, room)
        except IntegrityError:
            raise NumberTaken from None

    async def branch(self, old: str, new: str, step: int) -> None:
        """Keep a copy of a game up to a step under another id; its room is there already."""
        async with self.database.write() as connection:
            for table, key, until in (
                (GAME, "id", None),
                (DECISION, "game", step - 1),
                (EVENT, "game", step),
            ):
                given = {key: literal(new), "status": literal("running"), "reason": literal("")}
                chosen = [given.get(each.name, each).label(each.name) for each in table.c]
                query = select(*chosen).where(table.c[key] == old)
                if until is not None:
                    query = query.where(table.c.number <= until)
                names = [each.name for each in table.c]
                await self.database.run(connection, insert(table).from_select(names, query))

    async def append(self, game: str, writing: Writing) -> None:
        """Keep one act with what it showed to everybody; the key (game, number) decides races."""
        faults = self.database.faults
        faults.reach(BEFORE_WRITE)
        try:
            await self.database.transact(partial(self.write_act, game, writing))
        except IntegrityError:
            raise NumberTaken from None
        faults.reach(AFTER_COMMIT)

    def write_act(self, game: str, writing: Writing, writer: Writer) -> None:
        """Write everything one act writes."""
        faults = self.database.faults
        act = writing.act
        faults.reach(STORE)
        writer.run(ADD_DECISION, {"game": game, **msgspec.structs.asdict(act)})
        faults.reach(STORE)
        writer.run(ADD_EVENTS, event_rows(game, act.number + 1, writing.events))
        if writing.snapshot is not None:
            faults.reach(SNAPSHOT)
            kept = {"game": game, "number": act.number + 1, "body": writing.snapshot}
            writer.run(ADD_SNAPSHOT, kept)
        faults.reach(STORE)
        writer.run(CHANGE_ROOM, {"this_room": game, **packed(writing.room)})
        self.database.news_of(writer, game)
        faults.reach(AFTER_WRITE)

    async def get(self, game: str) -> GameRow | None:
        """Return a game that has begun."""
        async with self.database.read() as connection:
            found = await self.database.run(connection, select(GAME).where(GAME.c.id == game))
            row = found.first()
        if row is None:
            return None
        return GameRow(row.id, row.slug, row.behaviour, row.header, row.status, row.reason)

    async def acts(self, game: str, start: int = 0) -> list[Act]:
        """Return the acts of a game in order, from a number on."""
        query = select(DECISION).where(DECISION.c.game == game, DECISION.c.number >= start)
        async with self.database.read() as connection:
            rows = await self.database.run(connection, query.order_by(DECISION.c.number))
            return [act_of(row) for row in rows]

    async def last_snapshot(self, game: str) -> tuple[int, bytes] | None:
        """Return the newest snapshot with the number of acts before it."""
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.game == game)
        query = query.order_by(SNAPSHOTS.c.number.desc()).limit(1)
        async with self.database.read() as connection:
            row = (await self.database.run(connection, query)).first()
        return None if row is None else (row.number, row.body)

    async def shown(self, game: str, audience: int, first: int, last: int) -> list[bytes]:
        """Return what an audience was shown after the acts from first to last."""
        query = select(EVENT.c.body).where(
            EVENT.c.game == game, EVENT.c.audience == audience, EVENT.c.number.between(first, last)
        )
        async with self.database.read() as connection:
            rows = await self.database.run(connection, query.order_by(EVENT.c.number))
            return [row.body for row in rows]

    async def freeze(self, game: str, notice: str, reason: str) -> None:
        """Stop a game that cannot go on; its record is kept, and why for who runs the server."""
        async with self.database.write() as connection:
            stopped = update(GAME).where(GAME.c.id == game)
            stopped = stopped.values(status="frozen", reason=reason[:MOST_REASON])
            await self.database.run(connection, stopped)
            await self.rooms.change_in(connection, game, {"status": "frozen", "notice": notice})

    async def thaw(self, game: str, status: str) -> None:
        """Let a frozen game go on where it stands."""
        async with self.database.write() as connection:
            freed = update(GAME).where(GAME.c.id == game).values(status="running", reason="")
            await self.database.run(connection, freed)
            await self.rooms.change_in(connection, game, {"status": status, "notice": ""})


def act_of(row: Row[Any]) -> Act:
    """Return a stored act."""
    return Act(row.number, row.kind, row.seat, row.option, row.by, row.at, row.chain, row.seen)


def event_rows(game: str, number: int, events: dict[int, bytes]) -> list[dict[str, Any]]:
    """Return one row per audience."""
    return [
        {"game": game, "number": number, "audience": audience, "body": body}
        for audience, body in events.items()
    ]
