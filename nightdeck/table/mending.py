"""What who runs a server does about frozen tables: look, check the record, let them go on."""

from __future__ import annotations

from typing import Any

import msgspec

from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Game
from nightdeck.table.plays import Play, header_of, restored
from nightdeck.table.store import Store
from nightdeck.table.store_rooms import RoomRow


class Frozen(msgspec.Struct):
    """One frozen table: why it was stopped, and what its record says now."""

    table: str
    game: str
    acts: int
    reason: str
    fault: str
    """What is wrong with the record, empty if every act can be taken again and every hash fits."""


class Mender:
    """Works on the store of a server, which may be running."""

    def __init__(self, store: Store, games: dict[str, Game[Any]]) -> None:
        self.store = store
        self.games = games

    async def frozen(self) -> list[Frozen]:
        """List all frozen tables."""
        return [await self.examined(row) for row in await self.store.rooms.frozen()]

    async def examined(self, row: RoomRow) -> Frozen:
        """Look at a table and check its record."""
        kept = await self.store.games.get(row.id)
        try:
            await self.verified(row)
            fault = ""
        except BadFile as error:
            fault = str(error)
        reason = kept.reason if kept is not None else ""
        return Frozen(row.id, row.slug, row.number, reason or row.notice, fault)

    async def verified(self, row: RoomRow) -> Play | None:
        """Take every act of a table again from the first, hash by hash, or raise BadFile."""
        kept = await self.store.games.get(row.id)
        if kept is None:
            return None
        if row.slug not in self.games:
            raise BadFile(f"the game {row.slug} is not installed here")
        acts = await self.store.games.acts(row.id)
        if len(acts) != row.number:
            raise BadFile(f"the table counts {row.number} acts, its record holds {len(acts)}")
        return restored(self.games[row.slug], header_of(kept.header), acts, None)

    async def thawed(self, table: str) -> str:
        """Let a frozen table go on if its record is sound; return what it now does."""
        row = await self.store.rooms.get(table)
        if row is None:
            raise BadFile(f"there is no table {table}")
        if row.status != "frozen":
            raise BadFile(f"table {table} is not frozen, it is {row.status}")
        play = await self.verified(row)
        status = "waiting" if play is None else "over" if play.over else "running"
        await self.store.games.thaw(table, status)
        return status
