"""The interface for programs: everything a browser does, by HTTP and newline-delimited JSON."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta

from nightdeck.kernel.state import NOBODY
from nightdeck.play.card_search import BadQuery, found_cards
from nightdeck.table.acts import Speaker
from nightdeck.table.answers import Problem
from nightdeck.table.desk import (
    PathSeat,
    PathStep,
    PathWord,
    SeatQuery,
    TheHouse,
    TheSessions,
    TheShelf,
    TheSockets,
    WordQuery,
)
from nightdeck.table.feeds import Outbox
from nightdeck.table.lobby import WantedTable, linked_seat, make_table, sit_down
from nightdeck.table.numbers import small_number
from nightdeck.table.pages import game_values, table_values
from nightdeck.table.plays import EVERY
from nightdeck.table.protocol import ClientMessage, Look, Refusal, encoded
from nightdeck.table.replays import (
    audiences,
    chunk,
    lengths,
    reasons,
    replay_file,
    report,
    visible_row,
)
from nightdeck.table.rooms import Room
from nightdeck.table.routes_pages import known_game
from nightdeck.table.security import address_of
from nightdeck.table.sessions import Sessions, scope_of
from nightdeck.table.sockets import Sockets
from nightdeck.table.summaries import summary
from nightdeck.table.talk import answer, perspective

AnyRequest = Request[Any, Any, Any]
Values = dict[str, Any]
KEEP_ALIVE: Final = 15.0
REVALIDATED_AFTER: Final = 30.0


def problem(text: str) -> ResponseSpec:
    """Describe an error for the interface's description."""
    return ResponseSpec(
        Problem, generate_examples=False, description=text, media_type="application/problem+json"
    )


PROBLEMS: Final = {
    400: problem("The request is not understood or names something that does not exist."),
    401: problem("Say who you are first."),
    403: problem("This is not yours."),
    404: problem("There is no such thing, or it is hidden from you."),
    409: problem("Not now: somebody else is asked, the number is stale, the game is over ..."),
    413: problem("The request is too long."),
    429: problem("Too many requests."),
    500: problem("The server could not do this; nothing was changed."),
    503: problem("The server has all it can hold."),
}

reading = partial(get, responses=PROBLEMS)
writing = partial(post, responses=PROBLEMS)


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """A program's own guest."""

    name: Annotated[str, Meta(max_length=200)] = ""


class Token(msgspec.Struct):
    """A token, shown this once."""

    token: str
    name: str


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """The last part of a link to a seat."""

    token: Annotated[str, Meta(max_length=64)]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody thinks is wrong with a game."""

    text: Annotated[str, Meta(max_length=4_000)] = ""


class Reference(msgspec.Struct):
    """Under which name a report is kept."""

    reference: str


class Me(msgspec.Struct):
    """Who is asking."""

    name: str
    signed: bool


class Tables(msgspec.Struct):
    """Tables with a free seat, and one's own."""

    open: list[Values]
    mine: list[Values]


class NewTable(msgspec.Struct):
    """A new table, and the links to seats kept for friends (given out this once)."""

    table: Values
    links: dict[str, str]


@reading("/games", sync_to_thread=False)
def games(house: TheHouse, shelf: TheShelf) -> list[Values]:
    """List the games of this server."""
    return [game_values(shelf, game) for game in house.games.values()]


@reading("/games/{slug:str}", sync_to_thread=False)
def one_game(slug: PathWord, house: TheHouse, shelf: TheShelf) -> Values:
    """Describe one game."""
    return game_values(shelf, known_game(house, slug))


@reading("/games/{slug:str}/catalogue/{name:str}", sync_to_thread=False)
def catalogue(slug: PathWord, name: PathWord, house: TheHouse, shelf: TheShelf) -> Response[bytes]:
    """Return all cards of a game; the address names the content, so it never changes."""
    known_game(house, slug)
    known, body, _ = shelf.catalogue(slug)
    if name != known:
        raise Refusal("not_found", "this catalogue is out of date; ask the game for its address")
    headers = {"cache-control": "public, max-age=31536000, immutable", "etag": f'"{known}"'}
    return Response(body, media_type=MediaType.JSON, headers=headers)


@reading("/games/{slug:str}/cards", sync_to_thread=False)
def cards(slug: PathWord, house: TheHouse, shelf: TheShelf, q: WordQuery = "") -> list[Values]:
    """Return the cards of a game that fit a search: words and fields, such as `t:ice cost<3`."""
    game = known_game(house, slug)
    try:
        return found_cards(game, shelf.catalogue(slug)[2], q)
    except BadQuery as error:
        raise Refusal("bad_message", f"{error}") from None


@reading("/games/{slug:str}/rulebook", sync_to_thread=False)
def rulebook(slug: PathWord, house: TheHouse, shelf: TheShelf) -> Values:
    """Return the rulebook of a game with its clauses."""
    known_game(house, slug)
    return shelf.book(slug)


@reading("/games/{slug:str}/keywords", sync_to_thread=False)
def keywords(slug: PathWord, house: TheHouse, shelf: TheShelf) -> list[Values]:
    """Return what the words on cards mean, one line each."""
    known_game(house, slug)
    return list(shelf.book(slug)["keywords"])


@writing("/guests")
async def new_guest(request: AnyRequest, data: JSONBody[NewGuest], sessions: TheSessions) -> Token:
    """Make a guest for a program and return its token."""
    guest, _ = await sessions.newcomer(request, data.name)
    return Token(await sessions.token(guest, "program"), guest.name)


@reading("/me")
async def me(request: AnyRequest, sessions: TheSessions) -> Me:
    """Say who is asking."""
    guest = await sessions.guest(request)
    return Me("" if guest is None else guest.name, guest is not None)


@reading("/tables")
async def tables(request: AnyRequest, house: TheHouse, sessions: TheSessions) -> Tables:
    """List tables with a free seat, and one's own."""
    guest = await sessions.guest(request)
    mine = [] if guest is None else await house.store.rooms.mine(guest.id)
    return Tables(
        [table_values(house, row, guest) for row in await house.store.rooms.open()],
        [table_values(house, row, guest) for row in mine],
    )


@writing("/tables")
async def new_table(
    request: AnyRequest, data: JSONBody[WantedTable], house: TheHouse, sessions: TheSessions
) -> NewTable:
    """Make a table."""
    guest = await sessions.required(request)
    made = await make_table(house, guest, data)
    row = house.rooms[made.room].row
    links = {str(seat): address for seat, address in made.links.items()}
    return NewTable(table_values(house, row, guest), links)


@reading("/tables/{table:str}")
async def one_table(
    request: AnyRequest, table: PathWord, house: TheHouse, sessions: TheSessions
) -> Values:
    """Describe a table."""
    guest = await sessions.guest(request)
    return table_values(house, await visible_row(house, table, guest), guest)


@writing("/tables/{table:str}/seats/{seat:int}")
async def take_seat(
    request: AnyRequest,
    table: PathWord,
    seat: PathSeat,
    house: TheHouse,
    sessions: TheSessions,
) -> Values:
    """Sit down on an open seat."""
    guest = await sessions.required(request)
    room = await house.room(table, guest.id)
    await sit_down(house, guest, room, seat, "open")
    return table_values(house, room.row, guest)


@writing("/join")
async def join(
    request: AnyRequest, data: JSONBody[Link], house: TheHouse, sessions: TheSessions
) -> Values:
    """Sit down on the seat a link leads to."""
    guest = await sessions.required(request)
    room, seat = await linked_seat(house, data.token)
    await sit_down(house, guest, room, seat, "link")
    return table_values(house, room.row, guest)


@reading("/tables/{table:str}/document")
async def document(
    request: AnyRequest,
    table: PathWord,
    house: TheHouse,
    sessions: TheSessions,
    seat: SeatQuery = None,
) -> Values:
    """Return everything a seat sees now."""
    guest = await sessions.guest(request)
    own = None if guest is None else guest.id
    room = await house.room(table, own)
    return room.feeds[asked_perspective(room, own, seat)].document


def asked_perspective(room: Room, guest: str | None, seat: int | None) -> int:
    """Return the seat a program looks from; one that is not its own is refused."""
    found = perspective(room, guest, None if seat is None else str(seat))
    if seat is not None and found != seat:
        raise Refusal("not_seated", "this seat is not yours")
    return found


@reading("/tables/{table:str}/stream", media_type="application/x-ndjson")
async def stream(
    request: AnyRequest,
    table: PathWord,
    house: TheHouse,
    sessions: TheSessions,
    sockets: TheSockets,
    seat: SeatQuery = None,
) -> Stream:
    """Stream what a seat sees: the whole document, then what changes; blank lines keep it alive."""
    guest = await sessions.guest(request)
    own = None if guest is None else guest.id
    room = await house.room(table, own)
    chosen = asked_perspective(room, own, seat)
    address = address_of(scope_of(request))
    if not house.ready:
        raise Refusal("busy", "this server is just being started or stopped; try again")
    if not sockets.allows(own, address):
        raise Refusal("slow_down", "you have too many connections; close some first")
    outbox = Outbox(house.settings.limits.outbox, own, chosen)
    outlet = Outlet(request, room, outbox, sessions)
    return Stream(outlet.lines(sockets, address), media_type="application/x-ndjson")


class Outlet:
    """One stream: what a seat sees, as long as whoever asked for it may see it."""

    def __init__(self, request: AnyRequest, room: Room, outbox: Outbox, sessions: Sessions) -> None:
        self.request = request
        self.room = room
        self.outbox = outbox
        self.sessions = sessions
        self.validated = time.monotonic()

    async def lines(self, sockets: Sockets, address: str) -> AsyncIterator[bytes]:
        """Give out what waits, one line each, until the client goes or is cut off."""
        guest = self.outbox.guest
        if not sockets.allows(guest, address):
            # Others came in between.
            yield encoded({"type": "bye", "reason": "slow"}) + b"\n"
            return
        with sockets.holding(guest, address):
            self.room.join(self.outbox)
            try:
                while (message := await self.next()) is not None:
                    yield message + b"\n"
            finally:
                self.room.leave(self.outbox)

    async def next(self) -> bytes | None:
        """Return the next message, nothing but a sign of life after a while, or None at the end."""
        if time.monotonic() - self.validated >= REVALIDATED_AFTER:
            await self.revalidate()
        try:
            return await asyncio.wait_for(self.outbox.waiting.get(), KEEP_ALIVE)
        except TimeoutError:
            return b""

    async def revalidate(self) -> None:
        """End a stream whose token was revoked or whose seat is somebody else's now."""
        self.validated = time.monotonic()
        guest = await self.sessions.guest(self.request)
        own, outbox = (None if guest is None else guest.id), self.outbox
        lost = outbox.seat != NOBODY and outbox.seat not in self.room.mine(own)
        if own != outbox.guest or lost or not self.room.visible_to(own):
            outbox.close("signed-out")


@writing("/tables/{table:str}/messages", status_code=200)
async def message(
    request: AnyRequest,
    table: PathWord,
    data: JSONBody[ClientMessage],
    house: TheHouse,
    sessions: TheSessions,
) -> Values:
    """Decide, chat, undo, resign ...: one message, one answer."""
    guest = await sessions.required(request)
    if isinstance(data, Look):
        raise Refusal("not_allowed", "only a connection can look around")
    room = await house.room(table, guest.id)
    return await answer(room, Speaker(guest, perspective(room, guest.id, None)), data)


@writing("/tables/{table:str}/reports")
async def new_report(
    request: AnyRequest,
    table: PathWord,
    data: JSONBody[Report],
    house: TheHouse,
    sessions: TheSessions,
) -> Reference:
    """Report that something is wrong; seed and decisions are kept with the report."""
    guest = await sessions.required(request)
    return Reference(await report(house, table, guest, data.text))


@reading("/replays/{table:str}")
async def replay(
    request: AnyRequest, table: PathWord, house: TheHouse, sessions: TheSessions
) -> Values:
    """Say how long the record of a game is and whose eyes one may look through."""
    guest = await sessions.guest(request)
    row = await visible_row(house, table, guest)
    eyes = audiences(row, guest)
    steps = await lengths(house, row, eyes)
    return {
        "steps": steps[eyes[0]],
        "lengths": steps,
        "audiences": eyes,
        "over": row.over,
        "game": row.slug,
        "every": EVERY,
    }


@reading("/replays/{table:str}/file")
async def file(
    request: AnyRequest, table: PathWord, house: TheHouse, sessions: TheSessions
) -> Response[bytes]:
    """Return the file of a finished game."""
    body = await replay_file(house, table, await sessions.guest(request))
    headers = {"content-disposition": f'attachment; filename="nightdeck-{table}.jsonl"'}
    return Response(body, media_type="application/x-ndjson", headers=headers)


@reading("/replays/{table:str}/summary")
async def replay_summary(
    request: AnyRequest, table: PathWord, house: TheHouse, sessions: TheSessions
) -> Values:
    """Say how a finished game went: figures turn by turn, and the moments that mattered."""
    return await summary(house, table, await sessions.guest(request))


@reading("/replays/{table:str}/analysis")
async def replay_analysis(
    request: AnyRequest, table: PathWord, house: TheHouse, sessions: TheSessions
) -> Values:
    """Say which of one's decisions cost most; asking begins it, asking again says how far it is."""
    guest = await sessions.guest(request)
    seat = small_number(request.query_params.get("seat"), 0, 15)
    return await house.analyses.of(house, table, guest, -1 if seat is None else seat)


@reading("/replays/{table:str}/reasons")
async def replay_reasons(
    request: AnyRequest, table: PathWord, house: TheHouse, sessions: TheSessions
) -> list[Values]:
    """Return why bots chose what they chose in a finished game, step by step."""
    return await reasons(house, table, await sessions.guest(request))


@reading("/replays/{table:str}/{audience:str}/{first:int}")
async def replay_chunk(
    request: AnyRequest,
    table: PathWord,
    audience: PathWord,
    first: PathStep,
    house: TheHouse,
    sessions: TheSessions,
) -> Values:
    """Return a stretch of the record: a whole view and the patches after it."""
    return await chunk(house, table, audience, first, await sessions.guest(request))


API = Router(
    "/api/v1",
    route_handlers=[
        games,
        one_game,
        catalogue,
        cards,
        rulebook,
        keywords,
        new_guest,
        me,
        tables,
        new_table,
        one_table,
        take_seat,
        join,
        document,
        stream,
        message,
        new_report,
        replay,
        file,
        replay_summary,
        replay_analysis,
        replay_reasons,
        replay_chunk,
    ],
    tags=["table"],
)
