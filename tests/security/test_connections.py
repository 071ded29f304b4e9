"""Connections that dawdle, idle or never read: limited in number and time, others undisturbed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from nightdeck.table import connections, routes_api
from nightdeck.table.connections import Connections, room_for
from nightdeck.table.logs import ALIKE, STRETCH, Calm
from nightdeck.table.security import neighbourhood
from nightdeck.table.settings import Limits, Settings
from tests.faults.processes import ROOT
from tests.security.test_requests import program
from tests.table.place import Place, served

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-a: "
QUICK = Limits(request_seconds=0.4, unread_seconds=0.5, connections=40, connections_per_address=30)


@contextlib.asynccontextmanager
async def connected(place: Place, first: bytes = b"") -> AsyncIterator[asyncio.StreamReader]:
    """Open a plain connection and say the first words."""
    host, port = place.host.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(first)
    try:
        yield reader
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def ended_after(reader: asyncio.StreamReader, patience: float = 5.0) -> float:
    """Return after how many seconds the server ends a connection."""
    began = time.monotonic()
    with contextlib.suppress(ConnectionError):
        while await asyncio.wait_for(reader.read(1_000), patience):
            pass
    return time.monotonic() - began


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"G",
        HALF,
        b"POST /me/name HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\nname=",
        b"POST /x HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nname=",
    ],
)
async def test_a_request_that_does_not_come_in_whole_is_cut_off(
    words: bytes, tmp_path: Path
) -> None:
    async with (
        served(tmp_path, settings=Settings(limits=QUICK)) as place,
        connected(place, words) as reader,
    ):
        assert 0.2 < await ended_after(reader) < 3


async def test_a_request_that_drips_is_cut_off_all_the_same(tmp_path: Path) -> None:
    async with served(tmp_path, settings=Settings(limits=QUICK)) as place:
        host, port = place.host.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(HALF)

        async def drip() -> None:
            while True:
                writer.write(b"x")
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        assert await ended_after(reader) < 3
        dripping.cancel()
        writer.close()


async def test_a_slow_answer_and_an_open_stream_are_no_dawdling(tmp_path: Path) -> None:
    async with served(tmp_path, settings=Settings(limits=QUICK)) as place:
        me = place.browser()
        table = await me.made("me me", visibility="public")
        async with me.at(table) as line:
            address = f"/api/v1/tables/{table}/stream"
            async with me.http.stream("GET", address) as stream:
                text = stream.aiter_lines()
                assert "hello" in await anext(text)
                await asyncio.sleep(1.0)
                assert (await line.ask(type="ping"))["type"] == "pong"
                await line.decide(0)
                assert "update" in await anext(text)


async def test_an_answer_that_is_never_read_is_given_up(tmp_path: Path) -> None:
    async with served(tmp_path, settings=Settings(limits=QUICK)) as place:
        host, port = place.host.split(":")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            deaf.connect((host, int(port)))
            ask = f"GET /static/js/nothing HTTP/1.1\r\nHost: {place.host}\r\n\r\n".encode()
            page = f"GET /api/v1/openapi.json HTTP/1.1\r\nHost: {place.host}\r\n\r\n".encode()
            deaf.setblocking(False)
            ended = False
            for _ in range(200):
                with contextlib.suppress(BlockingIOError):
                    try:
                        deaf.send(page * 20 + ask)
                    except ConnectionError:
                        ended = True
                        break
                await asyncio.sleep(0.02)
        assert ended


async def test_whoever_asks_is_answered_although_others_hold_all_connections(
    tmp_path: Path,
) -> None:
    limits = Limits(connections=20, connections_per_address=20)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        host, port = place.host.split(":")
        held = [await asyncio.open_connection(host, int(port)) for _ in range(60)]
        for _, writer in held:
            writer.write(HALF)
        for _ in range(5):
            async with httpx.AsyncClient(base_url=place.base, verify=False) as client:
                assert (await client.get("/healthz", timeout=3)).status_code == 200
        for _, writer in held:
            writer.close()


async def test_connections_at_work_are_not_given_up_for_newcomers(tmp_path: Path) -> None:
    limits = Limits(connections=6, connections_per_address=6)
    async with (
        served(tmp_path, settings=Settings(limits=limits)) as place,
        contextlib.AsyncExitStack() as stack,
    ):
        me = place.browser()
        table = await me.made("me me")
        lines = [await stack.enter_async_context(me.at(table)) for _ in range(6)]
        turned_away = await stack.enter_async_context(connected(place))
        assert (await turned_away.read()).startswith(b"HTTP/1.1 503")
        for line in lines:
            assert (await line.ask(type="ping"))["type"] == "pong"


class Transport(asyncio.Transport):
    """A connection that only remembers whether it was ended."""

    ended = False

    def abort(self) -> None:
        self.ended = True


def test_the_address_that_dawdles_most_gives_way_first() -> None:
    kept = Connections(Limits(connections_per_address=10), 5)
    greedy = [Transport() for _ in range(4)]
    modest, newcomer = Transport(), Transport()
    assert kept.enter(modest, "10.0.0.1")
    assert all(kept.enter(each, "10.0.0.2") for each in greedy)

    assert kept.enter(newcomer, "10.0.0.3")

    assert [each.ended for each in greedy] == [True, False, False, False]
    assert not modest.ended


def test_an_address_has_a_limit_of_its_own_and_a_proxy_has_none() -> None:
    kept = Connections(Limits(connections_per_address=2), 100)
    kept.is_proxy = "127.0.0.1".__eq__
    for host, allowed in (("10.0.0.1", 2), ("127.0.0.1", 20)):
        transports = [Transport() for _ in range(20)]
        entered = []
        for each in transports:
            entered.append(kept.enter(each, host))
            kept.works(each)
        assert entered.count(True) == allowed


def test_a_household_of_the_new_internet_is_one_address() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("nonsense:") == "nonsense:"


def test_connections_leave_files_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    for soft, most in ((256, 64), (1_024, 768), (20_000, 4_000)):
        monkeypatch.setattr(connections.resource, "getrlimit", lambda kind, s=soft: (s, s))
        assert room_for(4_000) == most


def test_the_start_raises_the_number_of_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(connections.resource, "getrlimit", lambda kind: (1_024, 65_536))
    monkeypatch.setattr(connections.resource, "setrlimit", lambda kind, pair: asked.append(pair))
    connections.raise_descriptors()

    assert asked == [(connections.WANTED_DESCRIPTORS, 65_536)]


def test_lines_alike_are_counted_instead_of_written() -> None:
    now = [0.0]
    calm = Calm(lambda: now[0])

    def passes(level: int = logging.ERROR, text: str = "socket.accept() %s") -> str:
        record = logging.LogRecord("asyncio", level, "", 1, text, ("x",), None)
        return record.getMessage() if calm.filter(record) else ""

    written = [passes() for _ in range(1_000)]
    assert sum(map(bool, written)) == ALIKE
    assert passes(text="other %s") == "other x"
    assert passes(logging.INFO) != ""
    now[0] = STRETCH
    assert passes() == "socket.accept() x (980 more like this were left out)"


async def test_a_stream_counts_like_a_socket(tmp_path: Path) -> None:
    limits = Limits(sockets_per_guest=3)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        client = await program(place)
        wish = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await client.post("/api/v1/tables", json=wish)).json()["table"]["id"]
        address = f"/api/v1/tables/{table}/stream"
        async with contextlib.AsyncExitStack() as stack:
            texts = []
            for _ in range(3):
                answer = await stack.enter_async_context(client.stream("GET", address))
                texts.append(answer.aiter_lines())
                assert "hello" in await anext(texts[-1])
            refused = await client.get(address)
            assert refused.status_code == 429
            assert "too many connections" in refused.json()["detail"]
        for _ in range(50):
            async with client.stream("GET", address) as again:
                if again.status_code == 200:
                    break
            await asyncio.sleep(0.02)
        assert again.status_code == 200
        await client.aclose()


async def test_streams_that_come_all_at_once_are_counted_too(tmp_path: Path) -> None:
    limits = Limits(sockets_per_guest=4)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        client = await program(place)
        wish = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await client.post("/api/v1/tables", json=wish)).json()["table"]["id"]
        token = client.headers["authorization"]
        ask = (f"GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: {place.host}\r\n"
               f"Authorization: {token}\r\n\r\n").encode()  # fmt: skip
        async with contextlib.AsyncExitStack() as stack:
            readers = [await stack.enter_async_context(connected(place, ask)) for _ in range(30)]
            heads = await asyncio.gather(*(reader.readuntil(b"\r\n\r\n") for reader in readers))
            await asyncio.sleep(0.3)
            feeds = place.room(table).feeds.values()
            assert sum(len(feed.outboxes) for feed in feeds) == 4
            assert {head.split()[1] for head in heads} <= {b"200", b"429"}
        await client.aclose()


async def test_a_stream_ends_soon_after_its_token_is_revoked(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_api, "KEEP_ALIVE", 0.05)
    monkeypatch.setattr(routes_api, "REVALIDATED_AFTER", 0.1)
    client = await program(place)
    wish = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = (await client.post("/api/v1/tables", json=wish)).json()["table"]["id"]
    async with client.stream("GET", f"/api/v1/tables/{table}/stream") as stream:
        text = stream.aiter_lines()
        assert "hello" in await anext(text)
        maker = place.room(table).row.maker
        for token in await place.house.store.guests.tokens(maker):
            await place.house.store.guests.revoke(maker, token.id)
        rest = [line async for line in text]
    assert "signed-out" in rest[-1]
    await client.aclose()


async def test_no_stream_begins_while_the_server_stops(place: Place) -> None:
    client = await program(place)
    wish = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = (await client.post("/api/v1/tables", json=wish)).json()["table"]["id"]
    place.house.ready = False
    assert (await client.get(f"/api/v1/tables/{table}/stream")).status_code == 503
    await client.aclose()


async def test_behind_a_proxy_limits_go_by_the_forwarded_address(tmp_path: Path) -> None:
    """150 guests of one forwarded address were once let in, because the proxy was at home."""
    settings = Settings(secure=True, limits=Limits(guest_burst=5, guests_per_second=0.001))
    async with (
        served(tmp_path, settings=settings) as place,
        httpx.AsyncClient(base_url=place.base, verify=False) as client,
    ):
        for address in ("9.9.9.9", "9.9.9.8"):
            headers = {"x-forwarded-for": address, "authorization": "Bearer x"}
            found = [
                (await client.post("/api/v1/guests", json={}, headers=headers)).status_code
                for _ in range(7)
            ]
            assert found == [201] * 5 + [429] * 2


async def test_a_proxy_nobody_told_of_is_named_once_in_the_log(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    me = place.browser()
    for _ in range(3):
        await me.http.get("/healthz", headers={"x-forwarded-for": "9.9.9.9"})

    assert [record.message for record in caplog.records if "--secure" in record.message] == [
        "requests come through a proxy; start with --secure, or all share one limit"
    ]


async def test_behind_tls_browsers_are_told_to_stay_with_it(tmp_path: Path) -> None:
    for secure in (True, False):
        async with served(tmp_path, settings=Settings(secure=secure)) as place:
            headers = (await place.browser().get("/")).headers
            assert ("strict-transport-security" in headers) is secure


@pytest.mark.slow
def test_half_open_requests_leave_the_server_answering_and_its_log_short(tmp_path: Path) -> None:
    """1,100 half-open requests against 1,024 files once silenced it and wrote 81 MB of log."""

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1_024, 1_024))

    with subprocess.Popen(
        [sys.executable, "-m", "tests.faults.dying_server", str(tmp_path), "0", "-", "1"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        preexec_fn=few_files, env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        base = process.stdout.readline().split()[3]
        port = int(base.rstrip("/").rpartition(":")[2])
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(4_096, hard), hard))
        held: list[socket.socket] = []
        try:
            for _ in range(1_100):
                held.append(socket.create_connection(("127.0.0.1", port), timeout=10))
                with contextlib.suppress(OSError):
                    held[-1].send(HALF)
            for _ in range(10):
                with urllib.request.urlopen(f"{base}healthz", timeout=5) as answer:
                    assert answer.read() == b"ok"
        finally:
            for each in held:
                each.close()
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            process.send_signal(signal.SIGTERM)
        log = process.stdout.read()
    assert len(log) < 2_000, log[:2_000]
