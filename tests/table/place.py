"""A real server on a real port with a real database, and browsers that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from nightdeck.kernel.game import Game
from nightdeck.table.diff import apply
from nightdeck.table.faults import Faults
from nightdeck.table.house import House
from nightdeck.table.rooms import Room
from nightdeck.table.serve import bound, server_for
from nightdeck.table.settings import Settings
from nightdeck.table.store import Store
from tests.tiny.game import TINY

Doc = dict[str, Any]
GAMES: dict[str, Game[Any]] = {"back_alley": TINY}


class Seen(list[Any]):
    """Every message one socket received, and the bytes of it."""


class Line:
    """One socket as a browser uses it: it keeps the document and remembers every byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.doc: Doc = {}
        self.hello: Doc = {}
        self.seq = -1
        self.next_id = 0

    async def receive(self, timeout: float = 15.0) -> Doc:
        """Take one message and apply it."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Doc = json.loads(text)
        if message["type"] in ("hello", "resume"):
            self.hello = message
            self.seq = message["seq"]
            self.doc = message.get("document", self.doc)
        elif message["type"] == "update":
            assert message["seq"] == self.seq + 1, "an update is missing or doubled"
            self.seq = message["seq"]
            self.doc = apply(message["patch"], self.doc)
        return message

    async def until(self, wanted: Callable[[Doc], bool], timeout: float = 15.0) -> Doc:
        """Take messages until the document fits."""
        async with asyncio.timeout(timeout):
            while not wanted(self.doc):
                await self.receive(timeout)
        return self.doc

    async def ask(self, **message: Any) -> Doc:
        """Send a message and return its answer."""
        self.next_id += 1
        await self.socket.send(json.dumps({"id": self.next_id, **message}))
        while True:
            answer = await self.receive()
            if answer.get("id") == self.next_id:
                return answer

    async def decide(self, option: int | None = None) -> Doc:
        """Answer the open question."""
        prompt = self.doc["prompt"]
        chosen = prompt["default"] if option is None else option
        return await self.ask(type="decide", number=self.doc["number"], option=chosen)

    @property
    def mark(self) -> str:
        """What a reconnecting client sends."""
        return f"{self.hello['epoch']}.{self.seq}"


class Browser:
    """One person's browser, with its cookie."""

    def __init__(self, place: Place) -> None:
        self.place = place
        # Plain HTTP only: reading the certificates of the world would take most of the time.
        self.http = httpx.AsyncClient(
            base_url=place.base, headers={"origin": place.base}, verify=False, trust_env=False
        )

    async def post(self, path: str, **form: str) -> httpx.Response:
        """Send a form."""
        return await self.http.post(path, data=form)

    async def get(self, path: str) -> httpx.Response:
        """Fetch a page."""
        return await self.http.get(path)

    async def made(self, seats: str, slug: str = "back_alley", **more: str) -> str:
        """Make a table: `seats` is like "me bot open"; return its id."""
        kinds = seats.split()
        form = {f"seat{place}": kind for place, kind in enumerate(kinds)}
        form |= {f"level{place}": "random" for place in range(len(kinds))}
        answer = await self.post("/tables", game=slug, seats=str(len(kinds)), **{**form, **more})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2]

    def cookie(self) -> str:
        """Return the cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def at(self, table: str, query: str = "", doc: Doc | None = None) -> AsyncIterator[Line]:
        """Open a socket to a table."""
        address = f"ws://{self.place.host}/tables/{table}/socket{query}"
        headers = {"cookie": self.cookie()} if self.http.cookies else {}
        async with websockets.connect(
            address, origin=self.place.base, additional_headers=headers, proxy=None
        ) as socket:
            line = Line(socket)
            line.doc = doc or {}
            await line.receive()
            yield line


class Place:
    """A running server."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.host = f"127.0.0.1:{port}"
        self.base = f"http://{self.host}"
        self.browsers: list[Browser] = []

    def browser(self) -> Browser:
        """Return a new person's browser."""
        self.browsers.append(Browser(self))
        return self.browsers[-1]

    def room(self, table: str) -> Room:
        """Return a room of the server."""
        return self.house.rooms[table]


@contextlib.asynccontextmanager
async def served(
    folder: Path,
    games: dict[str, Game[Any]] | None = None,
    settings: Settings | None = None,
    faults: Faults | None = None,
    url: str = "",
    **more: Any,
) -> AsyncIterator[Place]:
    """Run a server in this process; the same folder brings the same tables back."""
    store = Store(url or f"sqlite:///{folder / 'table.db'}", faults)
    house = House(games or GAMES, store, settings, **more)
    listening = bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    server = server_for(house, port=port)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        if running.done():
            running.result()
    place = Place(house, port)
    try:
        yield place
    finally:
        for browser in place.browsers:
            await browser.http.aclose()
        server.should_exit = True
        await running
        listening.close()
