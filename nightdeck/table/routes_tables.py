"""Table pages, seats by link, replay pages, and the socket through which a table is played."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Template

from nightdeck.table.acts import Speaker
from nightdeck.table.answers import page
from nightdeck.table.branches import play_on
from nightdeck.table.desk import (
    PathSeat,
    PathWord,
    TheHouse,
    TheSessions,
    TheShelf,
    TheSockets,
)
from nightdeck.table.feeds import Outbox
from nightdeck.table.lobby import linked_seat, sit_down
from nightdeck.table.numbers import small_number
from nightdeck.table.pages import boot_values, table_values
from nightdeck.table.protocol import Refusal, decoded, encoded, error_message, id_of
from nightdeck.table.replays import audiences, lengths, visible_row
from nightdeck.table.rooms import Room
from nightdeck.table.routes_pages import MOST_SEATS, go, me_values, read_form
from nightdeck.table.security import Bucket, address_of
from nightdeck.table.sessions import Sessions, scope_of
from nightdeck.table.talk import answer, perspective

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]

CLOSING: Final = {"restart": 1012, "signed-out": 4001, "slow": 1008, "idle": 1001, "frozen": 1011}
REVALIDATED_AFTER: Final = 1_800.0
MOST_STEPS: Final = 10_000_000
MOST_STRIKES: Final = 200
"""A socket that is told so often to slow down is closed."""


@get("/tables/{table:str}", include_in_schema=False)
async def table_page(
    request: AnyRequest, table: PathWord, house: TheHouse, shelf: TheShelf, sessions: TheSessions
) -> Template:
    """Show a table; the script on the page opens the socket."""
    guest = await sessions.guest(request)
    row = await visible_row(house, table, guest)
    values = table_values(house, row, guest)
    boot = boot_values(house, shelf, row, guest)
    return page("table.html", me=me_values(guest), table=values, boot=boot)


@get("/replays/{table:str}", include_in_schema=False)
async def replay_page(
    request: AnyRequest, table: PathWord, house: TheHouse, shelf: TheShelf, sessions: TheSessions
) -> Template:
    """Show a game step by step."""
    guest = await sessions.guest(request)
    row = await visible_row(house, table, guest)
    eyes = audiences(row, guest)
    seat, step = request.query_params.get("seat", ""), request.query_params.get("step", "")
    boot = boot_values(house, shelf, row, guest)
    own = [str(each) for each in boot["mine"] if str(each) in eyes]
    chosen = seat if seat in eyes else (own or eyes)[0]
    steps = await lengths(house, row, eyes)
    boot.update(
        page="replay",
        steps=steps[chosen],
        lengths=steps,
        audiences=eyes,
        chunk=f"/api/v1/replays/{row.id}/{{audience}}/{{first}}",
        file=f"/api/v1/replays/{row.id}/file" if row.status == "over" else None,
        seat=chosen,
        step=min(small_number(step, 0, MOST_STEPS) or 0, steps[chosen]),
        over=row.over,
        course=f"/api/v1/replays/{row.id}/summary" if row.status == "over" else None,
        play=f"/replays/{row.id}/play" if row.status == "over" and not row.lesson else None,
    )
    values = table_values(house, row, guest)
    return page("replay.html", me=me_values(guest), table=values, boot=boot)


@post("/replays/{table:str}/play", include_in_schema=False, status_code=303)
async def play_on_from(
    request: AnyRequest, table: PathWord, house: TheHouse, sessions: TheSessions
) -> Response[Any]:
    """Make a table that goes on from a step of a finished game, against bots."""
    form = await read_form(request)
    step = small_number(form.get("step"), 0, MOST_STEPS)
    seat = small_number(form.get("seat"), 0, MOST_SEATS - 1)
    if step is None or seat is None:
        raise Refusal("bad_message", "say from which step and on which seat to play on")
    guest, cookie = await sessions.welcomed(request)
    made = await play_on(house, guest, table, step, seat, form.get("level", "")[:40])
    return go(f"/tables/{made}", cookie)


@post("/tables/{table:str}/seats/{seat:int}", include_in_schema=False, status_code=303)
async def take_seat(
    request: AnyRequest, table: PathWord, seat: PathSeat, house: TheHouse, sessions: TheSessions
) -> Response[Any]:
    """Sit down on an open seat."""
    known = await sessions.guest(request)
    room = await house.room(table, None if known is None else known.id)
    guest, cookie = await sessions.welcomed(request)
    await sit_down(house, guest, room, seat, "open")
    return go(f"/tables/{table}", cookie or await sessions.rotated(guest))


@get("/join/{token:str}", include_in_schema=False)
async def join_page(
    request: AnyRequest, token: PathWord, house: TheHouse, sessions: TheSessions
) -> Template:
    """Show which seat a link leads to, and ask whether to sit down."""
    guest = await sessions.guest(request)
    room, seat = await linked_seat(house, token)
    values = table_values(house, room.row, guest)
    return page("join.html", me=me_values(guest), table=values, seat=seat, token=token)


@post("/join/{token:str}", include_in_schema=False, status_code=303)
async def join(
    request: AnyRequest, token: PathWord, house: TheHouse, sessions: TheSessions
) -> Response[Any]:
    """Sit down on the seat a link leads to."""
    room, seat = await linked_seat(house, token)
    form = await request.form()
    guest, cookie = await sessions.welcomed(request, str(form.get("name", "")))
    await sit_down(house, guest, room, seat, "link")
    return go(f"/tables/{room.row.id}", cookie or await sessions.rotated(guest))


class Line:
    """One socket at one table."""

    def __init__(self, socket: AnySocket, room: Room, speaker: Speaker, sessions: Sessions) -> None:
        self.socket = socket
        self.room = room
        self.speaker = speaker
        self.sessions = sessions
        limits = room.house.settings.limits
        self.rate = limits.messages_per_second
        self.burst = limits.message_burst
        self.bucket = Bucket(self.burst, time.monotonic())
        self.strikes = 0
        self.validated = time.monotonic()

    @property
    def outbox(self) -> Outbox:
        """What waits to be sent."""
        assert self.speaker.outbox is not None
        return self.speaker.outbox

    async def send_all(self) -> None:
        """Send what waits until the end is announced, then close."""
        while (message := await self.outbox.waiting.get()) is not None:
            await self.socket.send_data(message.decode(), mode="text")
        await self.socket.close(code=CLOSING.get(self.outbox.farewell, 1000))

    async def hear_all(self) -> None:
        """Answer messages one after the other until the client goes."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            await self.revalidate()
            if not self.outbox.farewell:
                await self.hear(event.get("text") or event.get("bytes") or "")

    async def revalidate(self) -> None:
        """Look from time to time whether the guest is still signed in."""
        if time.monotonic() - self.validated < REVALIDATED_AFTER:
            return
        self.validated = time.monotonic()
        guest = await self.sessions.guest(self.socket)
        if (None if guest is None else guest.id) != self.speaker.id:
            self.outbox.close("signed-out")

    async def hear(self, text: str | bytes) -> None:
        """Answer one message."""
        message_id: int | None = None
        try:
            if len(text) > self.room.house.settings.limits.message_bytes:
                raise Refusal("bad_message", "this message is too long")
            message_id = id_of(text)
            if not self.bucket.take(self.rate, self.burst, time.monotonic()):
                self.strike()
                raise Refusal("slow_down", "too many messages; wait a little")
            message = decoded(text)
            self.outbox.put(encoded(await answer(self.room, self.speaker, message)))
        except Refusal as refusal:
            self.room.house.metrics.refusals.labels(refusal.code).inc()
            self.outbox.put(encoded(error_message(refusal, message_id)))

    def strike(self) -> None:
        """Count a warning; too many end the connection."""
        self.strikes += 1
        if self.strikes > MOST_STRIKES:
            self.outbox.close("slow")


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: AnySocket,
    table: PathWord,
    house: TheHouse,
    sessions: TheSessions,
    sockets: TheSockets,
) -> None:
    """Connect a browser with a table."""
    guest = await sessions.guest(socket)
    own = None if guest is None else guest.id
    address = address_of(scope_of(socket))
    try:
        room = await house.room(table, own)
    except Refusal as refusal:
        await socket.close(code=1013 if refusal.code == "busy" else 1008)
        return
    if not house.ready or not sockets.allows(own, address):
        await socket.close(code=1013)
        return
    seat = perspective(room, own, socket.query_params.get("seat"))
    outbox = Outbox(house.settings.limits.outbox, own, seat)
    line = Line(socket, room, Speaker(guest, seat, outbox), sessions)
    with sockets.holding(own, address):
        try:
            await socket.accept()
            room.join(outbox, str(socket.query_params.get("since", ""))[:40])
            await both(line)
        finally:
            room.leave(outbox)


async def both(line: Line) -> None:
    """Send and hear at once until either ends."""
    tasks = [asyncio.create_task(line.send_all()), asyncio.create_task(line.hear_all())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(
            result, WebSocketDisconnect | RuntimeError | OSError
        ):
            raise result


TABLES = [table_page, replay_page, play_on_from, take_seat, join_page, join, table_socket]
