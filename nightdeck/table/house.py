"""The house: all rooms of this process, the games they play, and what they share."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from nightdeck.decks import Deck
from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Game, Setup
from nightdeck.play.players import levels
from nightdeck.table import lessons, matches
from nightdeck.table.analyses import Analyses
from nightdeck.table.bots import Bots, place_of
from nightdeck.table.faults import Faults
from nightdeck.table.kept_decks import deck_of
from nightdeck.table.metrics import Metrics
from nightdeck.table.plays import BadRecord, Play, begun, header_of, restored, whole_events
from nightdeck.table.protocol import Refusal
from nightdeck.table.rooms import Room
from nightdeck.table.security import Meter
from nightdeck.table.settings import Settings
from nightdeck.table.store import Store
from nightdeck.table.store_games import GameRow, NumberTaken
from nightdeck.table.store_rooms import RoomRow

LOG: Final = logging.getLogger("nightdeck.table.house")
STARTING_LEVEL: Final = "street"


def hashed(secret: str) -> str:
    """Return the hash under which a secret is kept and looked up."""
    return hashlib.sha256(secret.encode()).hexdigest()


class House:
    """Everything a server process has; clock, entropy and faults come from outside for tests."""

    def __init__(
        self,
        games: dict[str, Game[Any]],
        store: Store,
        settings: Settings | None = None,
        clock: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.games = games
        self.store = store
        self.settings = settings or Settings()
        self.clock = clock
        """What time it is, for what is stored; it may jump."""
        self.ticks = ticks
        """Seconds that only go forwards, for everything that waits."""
        self.entropy = entropy
        self.faults: Faults = store.database.faults
        self.metrics = Metrics()
        self.metrics.watch(self)
        self.bots = Bots(
            self.settings.bot_workers,
            self.settings.limits.bot_seconds,
            self.metrics,
            self.settings.limits.bot_memory,
        )
        self.think_seconds = 1.0
        self.levels = levels()
        self.level = STARTING_LEVEL if STARTING_LEVEL in self.levels else self.levels[-1]
        self.places = {slug: place_of(game) for slug, game in games.items()}
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()
        self.chores: list[asyncio.Task[None]] = []
        limits = self.settings.limits
        self.chats = Meter(limits.chats_per_second, limits.chat_burst)
        self.hinting: set[str] = set()
        self.analyses = Analyses()
        self.ready = False

    # Life -------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the store and begin the chores."""
        await self.store.open()
        self.chores = [asyncio.create_task(self.tidy())]
        if not self.store.database.is_sqlite:
            self.chores.append(asyncio.create_task(self.hear_others()))
        elif self.settings.shared:
            self.chores.append(asyncio.create_task(self.look_for_others()))
        self.ready = True

    async def close(self) -> None:
        """Tell everybody that the server restarts, finish what is being written, stop."""
        self.ready = False
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.analyses.close()
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        await self.bots.close()
        await self.store.close()

    def say_goodbye(self) -> None:
        """Tell all connections that the server restarts; they come back by themselves."""
        self.ready = False
        for room in self.rooms.values():
            for feed in room.feeds.values():
                for outbox in feed.outboxes:
                    outbox.close("restart")

    async def tidy(self) -> None:
        """Let go of rooms nobody has looked at for a while; they come back from the store."""
        limits = self.settings.limits
        while True:
            await asyncio.sleep(min(30.0, limits.idle_room_seconds))
            for room in list(self.rooms.values()):
                is_over = room.row.status == "over"
                limit = limits.over_room_seconds if is_over else limits.idle_room_seconds
                quiet = self.ticks() - max(room.idle_since, room.last_act, room.looked)
                if quiet > min(limit, limits.idle_room_seconds) and room.is_idle:
                    self.rooms.pop(room.row.id, None)
                    await room.close()

    async def hear_others(self) -> None:
        """Take over what other processes change, as PostgreSQL tells it."""
        while True:
            with contextlib.suppress(OSError, Exception):
                await self.store.database.listen(self.heard)
            await asyncio.sleep(1)

    def heard(self, room: str) -> None:
        """Let a room look at the store because somebody changed it."""
        found = self.rooms.get(room)
        if found is not None:
            found.post(lambda: refreshed(found))

    async def look_for_others(self) -> None:
        """Take over what other processes change in the same SQLite file."""
        while True:
            await asyncio.sleep(0.5)
            for room in list(self.rooms.values()):
                if any(feed.outboxes for feed in room.feeds.values()):
                    self.heard(room.row.id)

    # Rooms ------------------------------------------------------------------------------------

    def new_id(self) -> str:
        """Return an id nobody can guess."""
        return self.entropy(16).hex()

    async def room(self, id: str, guest: str | None) -> Room:
        """Return a room somebody may see; a hidden one looks like one that does not exist."""
        room = self.rooms.get(id) or await self.loaded(id)
        if not room.visible_to(guest):
            raise Refusal("not_found", "there is no such table")
        if room.row.status == "frozen":
            # It may have been thawed by hand since.
            await room.do(partial(refreshed, room))
        room.look()
        return room

    async def loaded(self, id: str) -> Room:
        """Bring a room back from the store; what the store cannot give now it may give later."""
        if len(id) > 32 or not id.isalnum():
            raise Refusal("not_found", "there is no such table")
        async with self.opening:
            if id in self.rooms:
                return self.rooms[id]
            if len(self.rooms) >= self.settings.limits.tables_in_memory:
                raise Refusal("busy", "this server has all the tables it can hold")
            try:
                return await self.brought_back(id)
            except (Refusal, MemoryError):
                raise
            except Exception as error:
                # Drivers have errors of their own, and none of them says anything about the game.
                LOG.error("table %s cannot be opened now", id, exc_info=error)
                text = "this table cannot be opened just now; nothing is lost, try again"
                raise Refusal("busy", text) from None

    async def brought_back(self, id: str) -> Room:
        """Return a room as it stood; a game that cannot go on is kept apart and shown as frozen."""
        row = await self.store.rooms.get(id)
        if row is None:
            raise Refusal("not_found", "there is no such table")
        chat = await self.store.rooms.said(row.id, self.settings.limits.chat_kept)
        play: Play | None = None
        try:
            play = await self.stored_play(row)
        except BadFile as error:
            LOG.error("table %s cannot go on: %s", row.id, error)
            row.status, row.notice = "frozen", notice_of(error)
            await self.store.games.freeze(row.id, row.notice, str(error))
        room = Room(self, row, play, chat)
        self.rooms[row.id] = room
        if play is None and row.status == "waiting":
            room.post(lambda: self.begin_if_full(room))
        if row.status == "over":
            room.post(partial(matches.go_on, room))
        return room

    async def stored_play(self, row: RoomRow) -> Play | None:
        """Rebuild the game of a room, if it has begun."""
        kept = await self.store.games.get(row.id)
        if kept is None or row.status == "frozen":
            return None
        # First all that is read, then all that is worked out: only the latter may freeze a game.
        acts = await self.store.games.acts(row.id)
        snapshot = await self.store.games.last_snapshot(row.id)
        if row.slug not in self.games:
            raise BadFile(f"the game {row.slug} is not installed here")
        game = self.games[row.slug]
        header = header_of(kept.header)
        try:
            return restored(game, header, acts, snapshot)
        except BadFile:
            if snapshot is None or header.behaviour != game.behaviour:
                raise
            LOG.warning("table %s: its snapshot cannot be used, all acts are taken again", row.id)
            return restored(game, header, acts, None)

    async def begin_if_full(self, room: Room) -> None:
        """Start the game when no seat is free any more."""
        row = room.row
        if room.play is not None or any(seat.kind in ("open", "link") for seat in row.seats):
            return
        play = begun(self.games[row.slug], self.setup(row), [seat.name for seat in row.seats])
        header = play.session.record.header
        game = GameRow(row.id, row.slug, header.behaviour, msgspec.json.encode(header), "running")
        fields = {
            "status": "over" if play.over else "running",
            "asked": play.asked,
            "touched": self.clock(),
            "over": play.over,
        }
        try:
            await self.store.games.start(game, whole_events(play.documents), fields)
        except NumberTaken:
            await room.catch_up()
            return
        room.play = play
        room.settle(fields)
        room.publish()
        room.follow()

    def setup(self, row: RoomRow) -> Setup:
        """Return the set-up of a room's game with a fresh key."""
        game = self.games[row.slug]
        guide = lessons.guide_of(self, row)
        if guide is not None:
            return guide.setup(self.entropy(32))
        seats = len(row.seats)
        defaults = game.default_decks(seats)
        decks: list[str | Deck] = []
        for seat in row.seats:
            usual = defaults[seat.seat] if seat.seat < len(defaults) else ""
            decks.append(deck_of(seat.deck) if seat.deck else usual)
        chosen = tuple(decks) if any(decks) else ()
        return Setup(seats, chosen, row.rulings, row.choices, self.entropy(32))

    # Words ------------------------------------------------------------------------------------

    def role(self, slug: str, seats: int, seat: int) -> str:
        """Return what a seat is called."""
        game = self.games.get(slug)
        return f"Seat {seat + 1}" if game is None else game.seat_name(seats, seat)

    def deck_title(self, slug: str, deck: str) -> str:
        """Return the title of the deck on a seat."""
        if deck.startswith("{"):
            return str(msgspec.json.decode(deck).get("title", ""))
        game = self.games.get(slug)
        found = game.decks.get(deck) if game is not None else None
        return found.title if found is not None else deck


def notice_of(error: BadFile) -> str:
    """Return what players are told about a game that cannot go on: never what the rules said."""
    return "This table could not be restored." if isinstance(error, BadRecord) else str(error)


async def refreshed(room: Room) -> None:
    """Look at the store when it knows more than the room."""
    row = await room.house.store.rooms.get(room.row.id)
    if row is not None and (row.number != room.number or row != room.row or room.play is None):
        await room.catch_up()
    elif row is not None:
        await hear(room)


async def hear(room: Room) -> None:
    """Take over chat that came in through another process."""
    limit = room.house.settings.limits.chat_kept
    chat = await room.house.store.rooms.said(room.row.id, limit)
    if [each.n for each in chat] != [each.n for each in room.chat]:
        room.chat = chat
        room.publish()
