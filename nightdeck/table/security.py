"""The gate every request passes: under which name, from where, how often, with which headers back.

A browser may be lured by a foreign page into sending requests here. So a request that changes
something, and every socket, must come from a page of this server: its Origin must name the same
scheme and host, and the host itself must be one of ours (an IP address cannot be re-pointed by a
foreign name server, a name can). Programs carry a token instead, which no foreign page has.
A program that has none yet may ask for one: it comes without Origin, without the headers every
browser adds by itself, and without a cookie, so that it speaks for nobody.
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, MutableMapping
from html import escape
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from nightdeck.table.protocol import encoded
from nightdeck.table.settings import Settings

LOG: Final = logging.getLogger("nightdeck.table")
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
TLS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
PUBLIC: Final = ("/games/", "/help", "/static/")
"""Where nothing stands that is anybody's secret, so that a browser may keep it and ask again."""

Headers = tuple[tuple[bytes, bytes], ...]

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
    """A throttle: a token bucket for each who asks; who asked longest ago is forgotten first."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Count one request of somebody and tell whether it is within their limit."""
        bucket = self.buckets.pop(who, None) or Bucket(self.burst, self.clock())
        self.buckets[who] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take(self.rate, self.burst, self.clock())


def neighbourhood(address: str) -> str:
    """Return what limits go by: an address, or the network one household has in the new Internet.

    Whoever has one address of the sixth version usually has 2 to the 64th.
    """
    if ":" not in address:
        return address
    try:
        return str(ipaddress.IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Return the address a request comes from, as limits go by it."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


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


BROWSER: Final = (b"origin", b"cookie", b"referer", b"sec-fetch-site", b"sec-fetch-mode")
"""What a browser sends by itself and a page cannot leave out, or what speaks for somebody."""


def is_nobody(scope: MutableMapping[str, Any]) -> bool:
    """Tell whether a request to the interface comes from a program that is not yet anybody.

    Whether Origin was sent at all counts here, not whether it can be read: two of them are no
    less a sign of a browser than one.
    """
    if not scope["path"].startswith("/api/"):
        return False
    return not any(name in BROWSER for name, _ in scope["headers"])


class Gate:
    """Refuses foreign requests before anything else sees them and adds headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self.noticed = False
        self.posts = Meter(limits.posts_per_second, limits.post_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through or answer it here."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        self.notice_proxy(scope)
        wrong = self.wrong(scope, kind)
        if wrong is None:
            await self.app(scope, receive, with_headers(send, self.headers_for(scope)))
        elif kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        elif wrong[0] == 421 and b"text/html" in dict(scope["headers"]).get(b"accept", b""):
            await answer_misnamed(with_headers(send, self.headers_for(scope)), scope)
        else:
            await refuse(with_headers(send, self.headers_for(scope)), *wrong)

    def notice_proxy(self, scope: Any) -> None:
        """Say once that strangers come through a proxy nobody has told us about."""
        if self.settings.secure or self.noticed or not header(scope, b"x-forwarded-for"):
            return
        self.noticed = True
        LOG.warning("requests come through a proxy; start with --secure, or all share one limit")

    def headers_for(self, scope: Any) -> Headers:
        """Return what is added to an answer; pages and answers are for one person only."""
        public = scope["path"].startswith(PUBLIC)
        kept = (b"cache-control", b"private, no-cache" if public else b"no-store")
        always = (TLS_ONLY,) if self.settings.secure else ()
        return (*HEADERS, *always, kept)

    def wrong(self, scope: Any, kind: str) -> tuple[int, str] | None:
        """Return the status and sentence with which a request is refused."""
        if not is_our_host(header(scope, b"host") or "", self.settings.hosts):
            return 421, "This server does not answer under that name; --name allows another one."
        if not scope["path"].isprintable():
            return 404, "There is no such address."
        if kind == "websocket":
            own = is_same_origin(scope, self.settings.secure)
            return None if own else (403, "Sockets open from own pages only.")
        if scope["method"] in SAFE:
            return None
        own = is_same_origin(scope, self.settings.secure)
        if not own and not is_program(scope) and not is_nobody(scope):
            return 403, "This request did not come from a page of this server."
        if not self.posts.allows(address_of(scope)):
            return 429, "Too many requests; wait a little."
        return None


def with_headers(send: Send, headers: Headers) -> Send:
    """Return a `send` that adds the security headers to every answer that has not its own."""

    async def adding(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [pair for pair in message["headers"] if pair[0].lower() != b"server"]
            names = {name.lower() for name, _ in given}
            message["headers"] = [*given, *(pair for pair in headers if pair[0] not in names)]
        await send(message)

    return adding


async def answer_misnamed(send: Send, scope: Any) -> None:
    """Tell whoever typed a name this server does not know what the host of it can do."""
    host = header(scope, b"host") or ""
    name = escape(host.partition(":")[0][:100]) or "NAME"
    text = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Another name</title>'
        "<h1>This table does not answer under that name</h1>"
        f"<p>Whoever runs it can allow the name: <code>nightdeck serve --name {name}</code></p>"
        "<p>Or open it by the number of its address, which it prints when it starts.</p></html>"
    )
    await answer(send, 421, text.encode(), b"text/html; charset=utf-8")


async def refuse(send: Send, status: int, text: str) -> None:
    """Answer with a short problem document."""
    problem = {
        "type": "urn:nightdeck:refused",
        "title": "Refused",
        "status": status,
        "detail": text,
        "code": "refused",
    }
    await answer(send, status, encoded(problem), b"application/problem+json")


async def answer(send: Send, status: int, body: bytes, kind: bytes) -> None:
    """Answer with a body of some kind."""
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
