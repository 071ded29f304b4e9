"""The store: everything the server remembers, in one database."""

from __future__ import annotations

from nightdeck.table.database import Database
from nightdeck.table.faults import Faults
from nightdeck.table.store_analyses import KeptAnalyses
from nightdeck.table.store_games import Games
from nightdeck.table.store_guests import Guests
from nightdeck.table.store_lessons import Lessons
from nightdeck.table.store_rooms import Rooms


class Store:
    """Guests, rooms and games of one database."""

    def __init__(self, url: str, faults: Faults | None = None) -> None:
        self.database = Database(url, faults)
        self.guests = Guests(self.database)
        self.rooms = Rooms(self.database)
        self.lessons = Lessons(self.database)
        self.analyses = KeptAnalyses(self.database)
        self.games = Games(self.database, self.rooms)

    async def open(self) -> None:
        """Bring the database to the newest version."""
        await self.database.open()

    async def close(self) -> None:
        """Let go of the database."""
        await self.database.close()
