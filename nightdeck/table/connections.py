"""Plain connections, before any request is understood: how many, and how long they may dawdle.

A connection that has not sent a whole request yet, or idles between two, costs the server a file
descriptor and its owner nothing. When there are too many, the one that has dawdled longest makes
room, of the address that has most of them. So whoever really asks something is always answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from nightdeck.table.security import neighbourhood
from nightdeck.table.settings import Limits

ACCEPTED_AT_ONCE: Final = 64
"""So many connections are taken in before one of them can be turned away."""
KEPT_FREE: Final = 192
"""File descriptors for everything else: those just taken in, the database, bots, files."""
WANTED_DESCRIPTORS: Final = 16_384
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
TOO_MANY: Final = b"Too many connections; try again in a moment."
FULL: Final = b"\r\n".join(
    (
        b"HTTP/1.1 503 Service Unavailable",
        b"connection: close",
        b"retry-after: 10",
        b"content-type: text/plain",
        b"content-length: %d" % len(TOO_MANY),
        b"",
        TOO_MANY,
    )
)


def raise_descriptors() -> None:
    """Let this process open as many files as it is allowed to, within reason."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= WANTED_DESCRIPTORS:
        return
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(WANTED_DESCRIPTORS, hard)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for(wanted: int) -> int:
    """Return how many connections this process can hold, at most the number wanted."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, soft - KEPT_FREE, soft // 4 * 3))


class Connections:
    """All open connections of this process, by address; a proxy that is trusted has no limit."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self.most = most
        self.is_proxy: Callable[[str], bool] = lambda host: False
        self.addresses: dict[asyncio.BaseTransport, str] = {}
        self.counts: Counter[str] = Counter()
        self.dawdling: dict[str, dict[asyncio.BaseTransport, None]] = {}

    def enter(self, transport: asyncio.BaseTransport, host: str) -> bool:
        """Count a new connection, if need be in the place of one that dawdles."""
        address = neighbourhood(host)
        crowded = self.counts[address] >= self.limits.connections_per_address
        if crowded and not self.is_proxy(host) and not self.cut_off_one(address):
            return False
        if len(self.addresses) >= self.most and not self.cut_off_one(self.worst()):
            return False
        self.addresses[transport] = address
        self.counts[address] += 1
        self.dawdles(transport)
        return True

    def worst(self) -> str:
        """Return the address with most connections that dawdle."""
        return max(self.dawdling, key=lambda each: len(self.dawdling[each]), default="")

    def cut_off_one(self, address: str) -> bool:
        """End the connection of an address that has dawdled longest, if there is one."""
        transport = next(iter(self.dawdling.get(address, ())), None)
        if transport is None:
            return False
        self.leave(transport)
        transport.abort()  # type: ignore[attr-defined]
        return True

    def dawdles(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection now waits for its client."""
        address = self.addresses.get(transport)
        if address is not None:
            self.dawdling.setdefault(address, {})[transport] = None

    def works(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection is being answered."""
        address = self.addresses.get(transport, "")
        waiting = self.dawdling.get(address)
        if waiting is not None and transport in waiting:
            del waiting[transport]
            if not waiting:
                del self.dawdling[address]

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection that has ended."""
        self.works(transport)
        address = self.addresses.pop(transport, None)
        if address is None:
            return
        self.counts[address] -= 1
        if self.counts[address] <= 0:
            del self.counts[address]


def guarded(connections: Connections) -> type[H11Protocol]:
    """Return the protocol for plain connections that are counted and have deadlines."""

    class Guarded(H11Protocol):
        """HTTP with a deadline for every whole request and for every answer that is not read."""

        deadline: asyncio.TimerHandle | None = None
        stalled: asyncio.TimerHandle | None = None
        refused = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if connections.enter(transport, self.client[0] if self.client else ""):
                self.begin_deadline()
                return
            self.refused = True
            transport.write(FULL)
            transport.close()

        def data_received(self, data: bytes) -> None:
            if self.refused:
                return
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                return  # It has become a socket, which has pings instead.
            if self.conn.their_state not in UNFINISHED:
                self.end_deadline()
                connections.works(self.transport)
            elif self.deadline is None:
                self.begin_deadline()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.conn.their_state in UNFINISHED and not self.transport.is_closing():
                connections.dawdles(self.transport)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.end_deadline()
            connections.works(self.transport)
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.end_deadline()
            self.end_stall()
            connections.leave(self.transport)
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            if self.stalled is None:
                seconds = connections.limits.unread_seconds
                self.stalled = self.loop.call_later(seconds, self.transport.abort)

        def resume_writing(self) -> None:
            self.end_stall()
            super().resume_writing()

        def begin_deadline(self) -> None:
            """Give the client so long for a whole request."""
            seconds = connections.limits.request_seconds
            self.deadline = self.loop.call_later(seconds, self.transport.abort)

        def end_deadline(self) -> None:
            """Stop the clock of a request that has come in whole."""
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def end_stall(self) -> None:
            """Stop the clock of an answer that is read again."""
            if self.stalled is not None:
                self.stalled.cancel()
                self.stalled = None

    return Guarded


def counted(protocol: Any, connections: Connections) -> Any:
    """Return a protocol for sockets whose connections are forgotten when they end."""

    class Counted(protocol):  # type: ignore[misc]
        """A connection that was counted when it was still a plain one."""

        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(self.transport)
            super().connection_lost(exc)

    return Counted
