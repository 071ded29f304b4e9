"""Rooms, their seats and their chat in the store."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from nightdeck.play.players import called_now
from nightdeck.table.database import Database
from nightdeck.table.schema import CHAT, REPORT, ROOM, SEAT


def bot_name(level: str) -> str:
    """Return what a bot of a level is called at its table."""
    return f"Bot ({level})"


class SeatRow(msgspec.Struct):
    """One seat of a room: who sits there and what they have set for themselves."""

    seat: int
    kind: str
    guest: str | None = None
    name: str = ""
    level: str = ""
    deck: str = ""
    secret: str | None = None
    taken_over: bool = False
    stops: dict[str, str] = {}
    mutes: list[str] = []
    swaps: list[list[str]] | None = None
    """What is swapped before the next game of a match; None until its player is ready."""

    def __post_init__(self) -> None:
        """Call a bot as its level is called now: a table may be older than the name."""
        now = called_now(self.level)
        if self.name == bot_name(self.level):
            self.name = bot_name(now)
        self.level = now


class RoomRow(msgspec.Struct):
    """One room as it is kept."""

    id: str
    slug: str
    maker: str
    visibility: str
    status: str
    choices: dict[str, str]
    rulings: dict[str, str]
    pace: int
    made: float
    touched: float
    number: int = 0
    asked: int | None = None
    over: dict[str, Any] | None = None
    notice: str = ""
    following: str | None = None
    lesson: str = ""
    """Which lesson is taken here, with the hash of its file; nothing at an ordinary table."""
    shown: int = 0
    match: dict[str, Any] | None = None
    seats: list[SeatRow] = []


class ChatLine(msgspec.Struct):
    """One thing somebody said."""

    n: int
    who: str
    name: str
    text: str
    at: int


TEXTS = ("choices", "rulings", "over", "stops", "mutes", "match", "swaps")
"""Columns that hold JSON."""


def packed(fields: dict[str, Any]) -> dict[str, Any]:
    """Return fields with their JSON columns as text."""
    return {
        name: msgspec.json.encode(value).decode() if name in TEXTS and value is not None else value
        for name, value in fields.items()
    }


def unpacked(row: Row[Any]) -> dict[str, Any]:
    """Return a row with its JSON columns as values."""
    return {
        name: msgspec.json.decode(value) if name in TEXTS and value is not None else value
        for name, value in row._mapping.items()
        if name != "room"
    }


class Rooms:
    """All that is kept about rooms."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, room: RoomRow) -> None:
        """Keep a new room with its seats."""
        fields = msgspec.structs.asdict(room)
        seats = [msgspec.structs.asdict(seat) for seat in fields.pop("seats")]
        async with self.database.write() as connection:
            await self.database.run(connection, insert(ROOM), packed(fields))
            rows = [{"room": room.id, **packed(seat)} for seat in seats]
            await self.database.run(connection, insert(SEAT), rows)

    async def add_next(self, room: str, row: RoomRow) -> bool:
        """Keep the room that follows another; of two that would, one is kept."""
        fields = msgspec.structs.asdict(row)
        seats = [msgspec.structs.asdict(seat) for seat in fields.pop("seats")]
        first = update(ROOM).where(ROOM.c.id == room, ROOM.c.following.is_(None))
        async with self.database.write() as connection:
            changed = await self.database.run(connection, first.values(following=row.id))
            if not changed.rowcount:
                return False
            await self.database.run(connection, insert(ROOM), packed(fields))
            rows = [{"room": row.id, **packed(seat)} for seat in seats]
            await self.database.run(connection, insert(SEAT), rows)
            await self.database.tell_others(connection, room)
        return True

    async def get(self, room: str) -> RoomRow | None:
        """Return a room with its seats."""
        found = await self.listed(select(ROOM).where(ROOM.c.id == room))
        return found[0] if found else None

    async def listed(self, query: Select[Any]) -> list[RoomRow]:
        """Return the rooms a query finds, in its order, with their seats."""
        async with self.database.read() as connection:
            rows = [unpacked(row) for row in await self.database.run(connection, query)]
            rooms = {row["id"]: RoomRow(**row, seats=[]) for row in rows}
            seats = select(SEAT).where(SEAT.c.room.in_(list(rooms))).order_by(SEAT.c.seat)
            for row in await self.database.run(connection, seats):
                rooms[row.room].seats.append(SeatRow(**unpacked(row)))
        return list(rooms.values())

    async def mine(self, guest: str, limit: int = 50) -> list[RoomRow]:
        """List the rooms in which a guest sits, the last used first."""
        own = select(SEAT.c.room).where(SEAT.c.guest == guest)
        query = select(ROOM).where(ROOM.c.id.in_(own), ROOM.c.lesson == "")
        query = query.order_by(ROOM.c.touched.desc())
        return await self.listed(query.limit(limit))

    async def open(self, limit: int = 50) -> list[RoomRow]:
        """List the public rooms that still have a free seat."""
        free = select(SEAT.c.room).where(SEAT.c.kind == "open")
        query = select(ROOM).where(
            ROOM.c.visibility == "public", ROOM.c.status == "waiting", ROOM.c.id.in_(free)
        )
        return await self.listed(query.order_by(ROOM.c.touched.desc()).limit(limit))

    async def recent(self, limit: int = 20) -> list[RoomRow]:
        """List the public games that run or have ended."""
        query = select(ROOM).where(
            ROOM.c.visibility == "public", ROOM.c.status.in_(("running", "over"))
        )
        return await self.listed(query.order_by(ROOM.c.touched.desc()).limit(limit))

    async def frozen(self) -> list[RoomRow]:
        """List the rooms whose games were stopped, the last used first."""
        query = select(ROOM).where(ROOM.c.status == "frozen")
        return await self.listed(query.order_by(ROOM.c.touched.desc()))

    async def unfinished(self, guest: str) -> int:
        """Count the rooms a guest has made that are not over."""
        query = (
            select(func.count())
            .select_from(ROOM)
            .where(ROOM.c.maker == guest, ROOM.c.lesson == "")
            .where(ROOM.c.status.in_(("waiting", "running")))
        )
        async with self.database.read() as connection:
            return int((await self.database.run(connection, query)).scalar_one())

    async def change(self, room: str, **fields: Any) -> None:
        """Change fields of a room."""
        async with self.database.write() as connection:
            await self.change_in(connection, room, fields)

    async def change_in(
        self, connection: AsyncConnection, room: str, fields: dict[str, Any]
    ) -> None:
        """Change fields of a room inside a transaction and let other processes know."""
        changed = update(ROOM).where(ROOM.c.id == room).values(**packed(fields))
        await self.database.run(connection, changed)
        await self.database.tell_others(connection, room)

    async def change_seat(self, room: str, seat: int, **fields: Any) -> None:
        """Change fields of a seat."""
        async with self.database.write() as connection:
            where = (SEAT.c.room == room, SEAT.c.seat == seat)
            changed = update(SEAT).where(*where).values(**packed(fields))
            await self.database.run(connection, changed)
            await self.database.tell_others(connection, room)

    async def claim(self, room: str, seat: int, kind: str, guest: str, name: str) -> bool:
        """Sit down on a seat that is still free; of two who try, one succeeds."""
        where = (SEAT.c.room == room, SEAT.c.seat == seat, SEAT.c.kind == kind)
        taken = {"kind": "human", "guest": guest, "name": name, "secret": None}
        async with self.database.write() as connection:
            changed = update(SEAT).where(*where).values(**taken)
            count = (await self.database.run(connection, changed)).rowcount
            await self.database.tell_others(connection, room)
        return bool(count)

    async def by_link(self, secret: str) -> tuple[str, int] | None:
        """Find the seat a link leads to."""
        query = select(SEAT.c.room, SEAT.c.seat).where(SEAT.c.secret == secret)
        async with self.database.read() as connection:
            row = (await self.database.run(connection, query)).first()
        return None if row is None else (row.room, row.seat)

    async def say(self, room: str, line: ChatLine) -> ChatLine:
        """Keep a line of chat and give it its number."""
        row = {"room": room, "who": line.who, "name": line.name, "text": line.text, "at": line.at}
        async with self.database.write() as connection:
            added = await self.database.run(connection, insert(CHAT).values(**row))
            await self.database.tell_others(connection, room)
        key = added.inserted_primary_key
        return ChatLine(int(key[0]) if key else 0, line.who, line.name, line.text, line.at)

    async def said(self, room: str, limit: int) -> list[ChatLine]:
        """Return the last lines of a room's chat."""
        query = select(CHAT).where(CHAT.c.room == room).order_by(CHAT.c.n.desc()).limit(limit)
        async with self.database.read() as connection:
            rows = list(await self.database.run(connection, query))
        return [ChatLine(r.n, r.who, r.name, r.text, int(r.at)) for r in reversed(rows)]

    async def reports(self, room: str, guest: str) -> tuple[int, int]:
        """Return how many reports a table has, and how many of them are a guest's."""
        query = select(REPORT.c.guest).where(REPORT.c.room == room)
        async with self.database.read() as connection:
            people = [row.guest for row in await self.database.run(connection, query)]
        return len(people), people.count(guest)

    async def report(self, row: dict[str, Any]) -> None:
        """Keep a report of a fault with all that is needed to play the game again."""
        async with self.database.write() as connection:
            await self.database.run(connection, insert(REPORT), row)
