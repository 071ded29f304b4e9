"""The gate every request passes: under which name, from where, how often, with which headers back.

A browser may be lured by a foreign page into sending requests here. So a request that changes
something, and every socket, must come from a page of this server: its Origin must name the same
scheme and host, and the host itself must be one of ours (an IP address cannot be re-pointed by a
foreign name server, a name can). Programs carry a token instead, which no foreign page has.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, MutableMapping
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from nightdeck.table.protocol import encoded
from nightdeck.table.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
MOST_BUCKETS: Final = 10_000


class Bucket:
    """So many at once, so many per second after that."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: float) -> None:
        self.level = level
        self.at = at

    def take(self, rate: float, burst: float, now: float) -> bool:
        """Take one, if there is one."""
        self.level = min(burst, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Meter:
    """A bucket for everybody who asks; those who asked longest ago are forgotten first."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Count one request of somebody and tell whether it is within his limit."""
        bucket = self.buckets.pop(who, None) or Bucket(self.burst, self.clock())
        self.buckets[who] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take(self.rate, self.burst, self.clock())


def header(scope: MutableMapping[str, Any], name: bytes) -> str | None:
    """Return a header if it was sent exactly once."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def is_our_host(host: str, allowed: tuple[str, ...]) -> bool:
    """Tell whether a Host header names this server: an IP address, localhost or a given name."""
    if host.startswith("["):
        name, _, port = host[1:].partition("]")
        port = port.removeprefix(":")
    else:
        name, _, port = host.partition(":")
    if port and not (port.isascii() and port.isdigit() and len(port) <= 5):
        return False
    if name.lower() == "localhost" or name.lower() in allowed:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_same_origin(scope: MutableMapping[str, Any], secure: bool = False) -> bool:
    """Tell whether a request comes from a page of this server, by TLS if it stands behind it."""
    origin = header(scope, b"origin")
    host = header(scope, b"host")
    if origin is None or host is None:
        return False
    scheme = "https" if secure else scope.get("scheme", "http").replace("ws", "http")
    return origin.lower() == f"{scheme}://{host}".lower()


def is_program(scope: MutableMapping[str, Any]) -> bool:
    """Tell whether a request carries a token; such requests are never answered for a cookie."""
    return (header(scope, b"authorization") or "").lower().startswith("bearer ")


class Gate:
    """Refuses foreign requests before anything else sees them and adds headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self.posts = Meter(limits.posts_per_second, limits.post_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through or answer it here."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        wrong = self.wrong(scope, kind)
        if wrong is None:
            await self.app(scope, receive, with_headers(send))
        elif kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await refuse(with_headers(send), *wrong)

    def wrong(self, scope: Any, kind: str) -> tuple[int, str] | None:
        """Return the status and sentence with which a request is refused."""
        if not is_our_host(header(scope, b"host") or "", self.settings.hosts):
            return 421, "This server does not answer under that name."
        if not scope["path"].isprintable():
            return 404, "There is no such address."
        if kind == "websocket":
            own = is_same_origin(scope, self.settings.secure)
            return None if own else (403, "Sockets open from own pages only.")
        if scope["method"] in SAFE:
            return None
        if not is_program(scope) and not is_same_origin(scope, self.settings.secure):
            return 403, "This request did not come from a page of this server."
        client = scope.get("client")
        if not self.posts.allows(client[0] if client else ""):
            return 429, "Too many requests; wait a little."
        return None


def with_headers(send: Send) -> Send:
    """Return a `send` that adds the security headers to every answer."""

    async def adding(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [pair for pair in message["headers"] if pair[0].lower() != b"server"]
            message["headers"] = [*given, *HEADERS]
        await send(message)

    return adding


async def refuse(send: Send, status: int, text: str) -> None:
    """Answer with a short problem document."""
    problem = {
        "type": "urn:nightdeck:refused",
        "title": "Refused",
        "status": status,
        "detail": text,
        "code": "refused",
    }
    body = encoded(problem)
    headers = [
        (b"content-type", b"application/problem+json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
