"""What cost most in finished games, as it was found."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from nightdeck.table.database import Database
from nightdeck.table.schema import ANALYSIS


class AnalysisRow(msgspec.Struct):
    """The decisions of one seat of one game: how many judgements it took, and the dearest ones."""

    game: str
    seat: int
    judged: int
    found: list[dict[str, Any]]
    at: float


class KeptAnalyses:
    """All analyses that are finished."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, game: str, seat: int) -> AnalysisRow | None:
        """Return the analysis of a seat, if it is finished."""
        query = select(ANALYSIS).where(ANALYSIS.c.game == game, ANALYSIS.c.seat == seat)
        async with self.database.read() as connection:
            row = (await self.database.run(connection, query)).one_or_none()
        if row is None:
            return None
        fields = dict(row._mapping)
        return AnalysisRow(**{**fields, "found": msgspec.json.decode(fields["found"])})

    async def keep(self, row: AnalysisRow) -> AnalysisRow:
        """Keep an analysis and return the one that counts: of two, the one that came first."""
        fields = msgspec.structs.asdict(row)
        fields["found"] = msgspec.json.encode(row.found).decode()
        try:
            async with self.database.write() as connection:
                await self.database.run(connection, ANALYSIS.insert().values(**fields))
        except IntegrityError:
            return await self.get(row.game, row.seat) or row
        return row
