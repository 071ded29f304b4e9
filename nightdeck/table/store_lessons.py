"""How far guests have come in their lessons."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from nightdeck.table.database import Database
from nightdeck.table.schema import LESSON


class LessonRow(msgspec.Struct):
    """One lesson of one guest: the table it was last taken at, how far, and whether it is done."""

    guest: str
    slug: str
    lesson: str
    room: str
    step: int
    done: float
    touched: float


class Lessons:
    """All that is kept about lessons."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, guest: str, slug: str = "") -> list[LessonRow]:
        """List the lessons a guest has begun, of one game or of all."""
        query = select(LESSON).where(LESSON.c.guest == guest)
        if slug:
            query = query.where(LESSON.c.slug == slug)
        async with self.database.read() as connection:
            rows = await self.database.run(connection, query.order_by(LESSON.c.touched.desc()))
            return [LessonRow(**row._mapping) for row in rows]

    async def begin(self, row: LessonRow) -> None:
        """Note at which table a lesson is taken now; that it was done before is not forgotten."""
        if not await self.change(row, room=row.room, step=row.step, touched=row.touched):
            try:
                async with self.database.write() as connection:
                    fields = msgspec.structs.asdict(row)
                    await self.database.run(connection, LESSON.insert().values(**fields))
            except IntegrityError:
                await self.change(row, room=row.room, step=row.step, touched=row.touched)

    async def note(self, row: LessonRow) -> None:
        """Note how far somebody has come at the table where they take the lesson."""
        fields: dict[str, Any] = {"step": row.step, "touched": row.touched}
        if row.done:
            fields["done"] = row.done
        await self.change(row, **fields)

    async def change(self, row: LessonRow, **fields: Any) -> bool:
        """Change what is kept about a lesson; tell whether there was anything."""
        where = (
            LESSON.c.guest == row.guest,
            LESSON.c.slug == row.slug,
            LESSON.c.lesson == row.lesson,
        )
        async with self.database.write() as connection:
            changed = update(LESSON).where(*where).values(**fields)
            return bool((await self.database.run(connection, changed)).rowcount)
