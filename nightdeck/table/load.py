"""What `nightdeck bench table` measures: a real server under many tables, through real sockets.

At every table one guest holds all seats and has a socket for each. First the tables are played to
different moments of a game. Then decisions are sent at a steady rate, spread over the tables, and a
game that ends is followed by a new one; measured is the time until the server has stored the
decision and answered, the size of the updates, and the memory of the server process.

Beside them a crowd may be let loose: one guest watching many tables at which strong bots play each
other, while other guests play against one bot each. Then the time each of those bots took counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from nightdeck.table.diff import apply

TABLES_PER_GUEST: Final = 10
ANSWER_WITHIN: Final = 30.0
TOGETHER: Final = 12
"""So many tables are played ahead at the same time."""
MOST_WATCHED: Final = 38
"""So many tables one guest watches by sockets; the others are looked at now and then."""
LOOK_EVERY: Final = 10.0
OTHERS: Final = 8
"""So many other guests play against bots beside a crowd."""
LEVELS: Final = ("random", "street", "veteran", "legend")
MOMENT: Final = 0.5
"""So many seconds those guests take for a decision."""


class Load(msgspec.Struct):
    """What one run found; times in milliseconds, sizes in bytes, memory in MiB.

    `cpu` is the time the server's processor spent on one decision.
    """

    game: str
    tables: int
    sockets: int
    wanted_rate: float
    rate: float
    decisions: int
    errors: int
    p50: float
    p99: float
    slowest: float
    update_median: int
    update_p95: int
    document: int
    memory: float
    cpu: float
    memories: list[float] = []
    """The memory at the beginning and after every minute."""
    games: int = 0
    """Games that came to their end meanwhile."""
    crowd: int = 0
    bot_moves: int = 0
    bot_p50: float = 0.0
    bot_p99: float = 0.0
    bot_slowest: float = 0.0


class Wish(msgspec.Struct, frozen=True):
    """How a server is to be loaded."""

    tables: int = 250
    rate: float = 100.0
    seconds: float = 20.0
    seats: int = 2
    crowd: int = 0
    """So many tables of strong bots one guest watches beside."""
    ahead: int = 60
    """At most so many decisions are taken at a table before anything is measured."""


class Seat:
    """One socket of one seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.document: dict[str, Any] = {}
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sizes: list[int] = []
        self.first = 0
        self.answered = -1
        """The number of the last question that was answered; what follows may not be heard yet."""
        self.changed = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Keep the document up to date and pass answers on."""
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "hello":
                self.first = len(text)
                self.document = message["document"]
            elif message["type"] == "update":
                self.sizes.append(len(text))
                self.document = apply(message["patch"], self.document)
                self.changed.set()
            elif message["type"] in ("ok", "error"):
                self.answers.put_nowait(message)

    async def decide(self, option: int | None = None) -> dict[str, Any]:
        """Answer the open question and wait for the acknowledgement."""
        document = self.document
        options = len(document["prompt"]["options"])
        message = {"type": "decide", "number": document["number"], "id": 1}
        message["option"] = document["number"] * 7 % options if option is None else option
        await self.socket.send(json.dumps(message))
        answer = await asyncio.wait_for(self.answers.get(), ANSWER_WITHIN)
        if answer["type"] == "ok":
            self.answered = document["number"]
        return answer


class Driver:
    """Opens tables at a server and plays at them."""

    def __init__(self, base: str, game: str) -> None:
        self.base = base
        self.game = game
        self.tables: list[list[Seat]] = []
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.errors = 0
        self.games = 0
        self.token = ""
        self.renewing: set[int] = set()

    def post(self, path: str, body: dict[str, Any], token: str) -> dict[str, Any]:
        """Send a request of the interface for programs."""
        request = urllib.request.Request(
            f"{self.base}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", "authorization": f"Bearer {token}"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    async def open(self, count: int, seats: int) -> None:
        """Open tables with a socket for every seat."""
        for number in range(count):
            if number % TABLES_PER_GUEST == 0:
                self.token = await self.newcomer()
            self.tables.append(await self.one_table(self.token, [{"kind": "me"}] * seats))

    async def newcomer(self) -> str:
        """Return the token of a new guest."""
        made = await asyncio.to_thread(self.post, "/api/v1/guests", {}, "new")
        return str(made["token"])

    async def one_table(self, token: str, seats: list[dict[str, str]]) -> list[Seat]:
        """Open one table and a socket for every own seat."""
        table = await self.made(token, seats)
        mine = [place for place, seat in enumerate(seats) if seat["kind"] == "me"]
        headers = {"authorization": f"Bearer {token}"}
        return [Seat(await opened_socket(self.base, table, seat, headers)) for seat in mine]

    async def made(self, token: str, seats: list[dict[str, str]]) -> str:
        """Make a table and return its id."""
        wish = {"game": self.game, "seats": seats}
        made = await asyncio.to_thread(self.post, "/api/v1/tables", wish, token)
        return str(made["table"]["id"])

    async def play_ahead(self, most: int) -> None:
        """Play every table to another moment of its game."""
        gate = asyncio.Semaphore(TOGETHER)
        places = range(len(self.tables))
        ahead = [number * 7 % most for number in places]
        await asyncio.gather(*map(self.play_one_ahead, places, ahead, [gate] * len(ahead)))
        self.games = 0
        for seat in (seat for table in self.tables for seat in table):
            seat.sizes.clear()

    async def play_one_ahead(self, place: int, count: int, gate: asyncio.Semaphore) -> None:
        """Take some decisions at a table, one after the other, in a new game if need be."""
        async with gate:
            for _ in range(count):
                table = self.tables[place]
                asked = next((seat for seat in table if seat.document.get("prompt")), None)
                if asked is not None:
                    await asked.decide()
                else:
                    await self.renew(place)
                # The other seats' sockets hear of it a moment later.
                await asyncio.sleep(0.002)

    async def play(self, rate: float, seconds: float) -> float:
        """Decide at a steady rate, the tables in turn; return the rate that was reached."""
        began = time.perf_counter()
        sent = 0
        busy: set[asyncio.Task[None]] = set()
        while time.perf_counter() - began < seconds:
            await asyncio.sleep(max(0.0, began + sent / rate - time.perf_counter()))
            task = asyncio.create_task(self.decide(sent % len(self.tables)))
            busy.add(task)
            task.add_done_callback(busy.discard)
            sent += 1
        await asyncio.gather(*busy)
        return len(self.times) / (time.perf_counter() - began)

    async def decide(self, place: int) -> None:
        """Let whoever is asked at a table decide, and take the time."""
        table = self.tables[place]
        asked = next((seat for seat in table if seat.document.get("prompt")), None)
        if asked is None:
            await self.renew(place)
            return
        began = time.perf_counter()
        try:
            answer = await asked.decide()
        except (TimeoutError, WebSocketException):
            answer = {"type": "error"}
        self.times.append((time.perf_counter() - began) * 1000)
        self.errors += answer["type"] != "ok" and answer.get("code") != "stale"

    async def renew(self, place: int) -> None:
        """Put a new game in the place of one that is over."""
        table = self.tables[place]
        if place in self.renewing or not table[0].document.get("over"):
            return
        self.renewing.add(place)
        try:
            self.games += 1
            await self.leave(table)
            if self.games % TABLES_PER_GUEST == 1:
                self.token = await self.newcomer()
            self.tables[place] = await self.one_table(self.token, [{"kind": "me"}] * len(table))
            self.sizes += [size for seat in table for size in seat.sizes]
        except (OSError, WebSocketException):
            self.errors += 1
        finally:
            self.renewing.discard(place)

    async def close(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            await self.leave(table)

    @staticmethod
    async def leave(table: list[Seat]) -> None:
        """Close the sockets at a table."""
        for seat in table:
            seat.reading.cancel()
            await seat.socket.close()


async def opened_socket(
    base: str, table: str, seat: int, headers: dict[str, str]
) -> ClientConnection:
    """Connect with a table as a browser would."""
    address = base.replace("http", "ws", 1)
    return await connect(
        f"{address}/tables/{table}/socket?seat={seat}",
        origin=base,  # type: ignore[arg-type]
        additional_headers=headers,
        proxy=None,
        compression="deflate",
    )


class Crowd:
    """One guest's many tables of strong bots, and other guests who play against a bot each."""

    def __init__(self, driver: Driver, size: int) -> None:
        self.driver = driver
        self.size = size
        self.watched: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.times: list[float] = []

    async def open(self) -> None:
        """Make all tables and begin to play and to watch."""
        driver = self.driver
        seats = len(driver.tables[0])
        token = await driver.newcomer()
        for number in range(self.size):
            table = await driver.made(token, [{"kind": "bot", "level": "legend"}] * seats)
            if number < MOST_WATCHED:
                headers = {"authorization": f"Bearer {token}"}
                socket = await opened_socket(driver.base, table, -1, headers)
                self.watched.append(socket)
                self.tasks.append(asyncio.create_task(drained(socket)))
            else:
                self.tasks.append(asyncio.create_task(self.look_in(table, token)))
        for number in range(OTHERS):
            level = LEVELS[number % len(LEVELS)]
            self.tasks.append(asyncio.create_task(self.play_against(level, seats)))

    async def look_in(self, table: str, token: str) -> None:
        """Ask for the document of a table now and then, as a program without a socket does."""
        address = f"{self.driver.base}/api/v1/tables/{table}/document"
        request = urllib.request.Request(address, headers={"authorization": f"Bearer {token}"})
        while True:
            with contextlib.suppress(OSError):
                await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=30).read())
            await asyncio.sleep(LOOK_EVERY)

    async def play_against(self, level: str, seats: int) -> None:
        """Play game after game against bots of a level."""
        bot = {"kind": "bot", "level": level}
        while True:
            token = await self.driver.newcomer()
            table = await self.driver.one_table(token, [{"kind": "me"}] + [bot] * (seats - 1))
            try:
                await self.play_one(table[0])
            finally:
                await self.driver.leave(table)

    async def play_one(self, seat: Seat) -> None:
        """Play one game, taking a moment for every decision, and the time of every move of bots."""
        while not seat.document.get("over"):
            if seat.document.get("prompt"):
                await asyncio.sleep(MOMENT)
                await seat.decide()
                continue
            began, number = time.perf_counter(), seat.document.get("number")
            while seat.document.get("number") == number and not seat.document.get("over"):
                seat.changed.clear()
                await asyncio.wait_for(seat.changed.wait(), ANSWER_WITHIN)
            if number is not None:
                self.times.append((time.perf_counter() - began) * 1000)

    async def close(self) -> None:
        """Stop everybody."""
        failed = [task for task in self.tasks if task.done() and task.exception() is not None]
        self.driver.errors += len(failed)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for socket in self.watched:
            await socket.close()


async def drained(socket: ClientConnection) -> None:
    """Take whatever comes."""
    async for _ in socket:
        pass


def place(values: list[Any], share: float) -> Any:
    """Return the value below which a share of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0


def memory_of(process: int) -> float:
    """Return the resident memory of a process in MiB; 0 where it cannot be told."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def processor_of(process: int) -> float:
    """Return the seconds a processor has spent on a process; 0 where it cannot be told."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Give the address and the process of a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "nightdeck", "serve", "--no-open", "--port", "0"]
        command += ["--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            base = f"http://{line.partition('http://')[2].split('/')[0]}"
            try:
                wait_for(base)
                yield base, process.pid
            finally:
                process.terminate()


def measure(game: str, wish: Wish | None = None) -> Load:
    """Start a server, load it, and return what was found."""
    with server() as (base, process):
        return asyncio.run(loaded(base, process, game, wish or Wish()))


def wait_for(base: str) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{base}/readyz", timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


async def remembered(process: int, memories: list[float]) -> None:
    """Note the memory of a process now and every minute."""
    while True:
        memories.append(round(memory_of(process), 1))
        await asyncio.sleep(60)


async def loaded(base: str, process: int, game: str, wish: Wish) -> Load:
    """Load a server that runs."""
    driver = Driver(base, game)
    await driver.open(wish.tables, wish.seats)
    await driver.play_ahead(wish.ahead)
    crowd = Crowd(driver, wish.crowd)
    if wish.crowd:
        await crowd.open()
    # What the documents take to be looked through must not be counted as the server's time.
    gc.collect()
    gc.freeze()
    memories: list[float] = []
    watching = asyncio.create_task(remembered(process, memories))
    before = processor_of(process)
    reached = await driver.play(wish.rate, wish.seconds)
    spent = (processor_of(process) - before) * 1000
    watching.cancel()
    await crowd.close()
    everybody = [seat for table in driver.tables for seat in table]
    sizes = driver.sizes + [size for seat in everybody for size in seat.sizes]
    found = Load(
        game=game,
        tables=wish.tables,
        sockets=len(everybody),
        wanted_rate=wish.rate,
        rate=round(reached, 1),
        decisions=len(driver.times),
        errors=driver.errors,
        p50=round(place(driver.times, 0.5), 1),
        p99=round(place(driver.times, 0.99), 1),
        slowest=round(place(driver.times, 1.0), 1),
        update_median=place(sizes, 0.5),
        update_p95=place(sizes, 0.95),
        document=place([seat.first for seat in everybody], 0.5),
        memory=round(memory_of(process), 1),
        cpu=round(spent / max(1, len(driver.times)), 2),
        memories=memories,
        games=driver.games,
        crowd=wish.crowd,
        bot_moves=len(crowd.times),
        bot_p50=round(place(crowd.times, 0.5), 1),
        bot_p99=round(place(crowd.times, 0.99), 1),
        bot_slowest=round(place(crowd.times, 1.0), 1),
    )
    await driver.close()
    return found
