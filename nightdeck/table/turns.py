"""Whose turn it is to be thought for: guests in turn, and each guest's tables in turn.

However many tables somebody has, others wait for one of their thoughts at most, never for all.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from typing import Final

LEAST: Final = 0.1
"""The smallest part of its time that a bot is left when many wait."""

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]


class Turns:
    """So many places to think in; who finds none free waits for a turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.guests: OrderedDict[str, Waiting] = OrderedDict()
        self.thinking: Counter[str] = Counter()

    async def take(self, guest: str, table: str) -> None:
        """Wait for a place."""
        if self.free > 0:
            self.free -= 1
            self.thinking[guest] += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables = self.guests.setdefault(guest, OrderedDict())
        tables.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(guest)
            turn.cancel()
            raise

    def give_back(self, guest: str) -> None:
        """Leave a place to whoever is next."""
        self.thinking[guest] -= 1
        if not self.thinking[guest]:
            del self.thinking[guest]
        found = self.next()
        if found is None:
            self.free += 1
            return
        who, turn = found
        self.thinking[who] += 1
        turn.set_result(None)

    def next(self) -> tuple[str, asyncio.Future[None]] | None:
        """Return the next guest with the turn of one of their tables; both then go to the end."""
        while self.guests:
            guest, tables = self.guests.popitem(last=False)
            while tables:
                table, turns = tables.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    tables[table] = turns
                if not turn.done():
                    if tables:
                        self.guests[guest] = tables
                    return guest, turn
        return None

    def share(self, guest: str) -> float:
        """Return the part of its time a bot gets: less the more guests, or own tables, wait.

        Who has many tables at once thereby slows down and weakens their own bots first.
        """
        others = len({*self.guests, *self.thinking} - {guest})
        return max(LEAST, 1 / (1 + others + len(self.guests.get(guest, ()))))
