"""People and programs in the store, known by hashes of their secrets."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update

from nightdeck.table.database import Database
from nightdeck.table.schema import GUEST, TOKEN


class Guest(msgspec.Struct, frozen=True):
    """Somebody who sits at tables or watches."""

    id: str
    name: str


class Guests:
    """All that is kept about guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, guest: Guest, secret: str, at: float) -> None:
        """Keep a new guest."""
        row = {"id": guest.id, "secret": secret, "name": guest.name, "made": at, "seen": at}
        async with self.database.write() as connection:
            await self.database.run(connection, insert(GUEST), row)

    async def by_cookie(self, secret: str) -> Guest | None:
        """Find who has this cookie."""
        return await self.find(select(GUEST.c.id, GUEST.c.name).where(GUEST.c.secret == secret))

    async def by_token(self, secret: str) -> Guest | None:
        """Find whose program has this token."""
        joined = TOKEN.join(GUEST, TOKEN.c.guest == GUEST.c.id)
        columns = select(GUEST.c.id, GUEST.c.name).select_from(joined)
        return await self.find(columns.where(TOKEN.c.secret == secret))

    async def find(self, query: Any) -> Guest | None:
        """Return the one guest a query finds."""
        async with self.database.read() as connection:
            row = (await self.database.run(connection, query)).first()
        return None if row is None else Guest(row.id, row.name)

    async def change(self, guest: str, **fields: Any) -> None:
        """Change a name or a secret."""
        async with self.database.write() as connection:
            changed = update(GUEST).where(GUEST.c.id == guest).values(**fields)
            await self.database.run(connection, changed)

    async def add_token(self, guest: str, id: str, secret: str, label: str, at: float) -> None:
        """Keep the hash of a program's token."""
        row = {"id": id, "guest": guest, "secret": secret, "label": label, "made": at}
        async with self.database.write() as connection:
            await self.database.run(connection, insert(TOKEN), row)

    async def tokens(self, guest: str) -> list[Row[Any]]:
        """List a guest's tokens, without their secrets."""
        query = select(TOKEN.c.id, TOKEN.c.label, TOKEN.c.made).where(TOKEN.c.guest == guest)
        async with self.database.read() as connection:
            found = await self.database.run(connection, query.order_by(TOKEN.c.made))
            return list(found)

    async def revoke_all(self, guest: str) -> None:
        """Make all tokens of a guest worthless."""
        async with self.database.write() as connection:
            await self.database.run(connection, delete(TOKEN).where(TOKEN.c.guest == guest))

    async def revoke(self, guest: str, token: str) -> None:
        """Make a token worthless."""
        gone = delete(TOKEN).where(TOKEN.c.id == token, TOKEN.c.guest == guest)
        async with self.database.write() as connection:
            await self.database.run(connection, gone)
