"""Hostile input by chance: messages no client sends, requests no browser makes.

Most is almost right, because what is wrong from its first byte on is refused by its first check.
The same seed makes the same input.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final, get_args
from urllib.parse import quote, quote_from_bytes

import msgspec

from nightdeck.table.protocol import ClientMessage

WORDS: Final = (
    "", " ", "0", "-1", "--5", "00", "007", "1e400", "NaN", "Infinity", "²", "１", "٣", "9" * 5_000,
    "null", "true", "[]", "{", '{"x":1}', "'", '"', "' OR 1=1 --", "\"; DROP TABLE guest; --", "\\",
    "../../etc/passwd", "..%2f..%2f", "/etc/passwd", "//evil.example", "http://evil.example/",
    "javascript:alert(1)", "<script>alert(1)</script>", "{{7*7}}", "${7*7}", "{% raw %}", "%00",
    "%", "%zz", "%ff", "%ed%a0%80", "\x00", "\r\nSet-Cookie: x=1", "\n", "\x1b[31m", "\u202e",
    "\u2028", "\ufeff", "\u200d", "\U0001f469\u200d\U0001f680", "e\u0301" * 50, "\ud7ff", "\uffff",
    "A" * 300, "A" * 9_000, "@", "x@zzz", "first_player@0", "*" * 200, "(a+)+$" * 20, "cost:--5",
    "cost<²", 'type:"', "me", "bot", "link", "open", "random", "legend", "public", "private",
    "watch", "file",
)  # fmt: skip
NUMBERS: Final = (
    -(2**63) - 1, -(2**31), -1, 0, 1, 2, 15, 16, 99, 3_000, 3_001, 2**31 - 1, 2**31, 2**53, 2**63,
    2**64, 10**30, 10**400, 0.5, -0.0, 1e308,
)  # fmt: skip
RAW: Final = (
    b"", b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"NaN", b"Infinity", b"-", b"1e999999", b"{", b"[",
    b'"', b'{"type":', b"[" * 3_000, b'{"a":' * 1_000, b'"\\ud800"',
    b'{"type":"ping","type":"ping"}',
    b'{"type":"chat","text":"\xc3\x28"}', b"\xef\xbb\xbf{}", b"9" * 400, b"\x1b]0;x\x07",
)  # fmt: skip
METHODS: Final = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "get", "X")
FIELDS: Final = (
    "game", "seats", "seat", "pace", "visibility", "name", "back", "label", "token", "level",
    *(f"{name}{seat}" for name in ("seat", "level", "deck", "list") for seat in (0, 1, 2, 16)),
    "choice.first_player@0", "choice.gang@0", "choice.", "ruling.ANR-Q02@zzz", "ruling.", "x",
)  # fmt: skip
KINDS: Final = (
    "application/json", "application/x-www-form-urlencoded", "text/plain", "application/msgpack",
    "multipart/form-data", "multipart/form-data; boundary=x", "application/xml", "",
)  # fmt: skip


class Known(msgspec.Struct):
    """What is really there, so that hostile input gets past the first check."""

    games: list[str]
    tables: list[str]
    cards: list[str]
    catalogue: str
    host: str
    token: str
    cookie: str


def word(rng: Random, known: Known | None = None) -> str:
    """Return some text."""
    if known is not None and rng.random() < 0.35:
        return rng.choice([*known.games, *known.tables, *known.cards, known.catalogue])
    if rng.random() < 0.2:
        # Any character at all but the halves of pairs, which no UTF-8 has.
        points = (rng.randrange(0x110000) for _ in range(rng.randrange(1, 12)))
        return "".join(chr(point) for point in points if not 0xD800 <= point < 0xE000)
    return rng.choice(WORDS)


def value(rng: Random, depth: int = 0) -> Any:
    """Return some JSON value."""
    kind = rng.randrange(8 if depth < 4 else 5)
    if kind <= 1:
        return word(rng)
    if kind == 2:
        return rng.choice(NUMBERS)
    if kind <= 4:
        return rng.choice((None, True, False))
    if kind == 5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {word(rng)[:40]: value(rng, depth + 1) for _ in range(rng.randrange(4))}


def broken(rng: Random, text: bytes) -> bytes:
    """Return a text with some bytes lost, doubled, changed or strange ones put in."""
    cut = rng.randrange(len(text) + 1)
    kind = rng.randrange(5)
    if kind == 0:
        return text[:cut]
    if kind == 1:
        return text[:cut] + rng.choice(RAW) + text[cut:]
    if kind == 2:
        return text[:cut] + rng.randbytes(rng.randrange(1, 6)) + text[cut + 1 :]
    if kind == 3:
        return text[:cut] + text[: len(text) - cut]
    return text + text


# Messages of the table ------------------------------------------------------------------------

TYPES: Final = tuple(each.__struct_config__.tag for each in get_args(ClientMessage))
SLOW_OR_LAST: Final = ("hint", "resign", "rematch")
"""Seldom sent: a hint is thought about for long, and after the others a game is over."""
NAMES: Final = tuple(
    sorted({name for each in get_args(ClientMessage) for name in each.__struct_fields__})
)


def frame(rng: Random, number: int) -> str | bytes:
    """Return a hostile message; `number` is about what the open question has."""
    kind = rng.random()
    if kind < 0.1:
        return rng.choice(RAW)
    if kind < 0.15:
        return rng.randbytes(rng.randrange(200))
    text = json.dumps(message(rng, number), ensure_ascii=rng.random() < 0.5).encode()
    if kind < 0.35:
        text = broken(rng, text)
    if rng.random() < 0.3:
        return text
    return text.decode("utf-8", "replace")


def message(rng: Random, number: int) -> dict[str, Any]:
    """Return a message that is almost one of the table's."""
    tag = rng.choice(TYPES)
    if tag in SLOW_OR_LAST and rng.random() < 0.998:
        tag = "ping"
    found: dict[str, Any] = {"type": tag if rng.random() < 0.95 else value(rng)}
    if rng.random() < 0.7:
        found["id"] = rng.randrange(1_000) if rng.random() < 0.8 else value(rng)
    usual: dict[str, Any] = {
        "number": number + rng.choice((-1, 0, 0, 0, 1, 2)),
        "option": rng.randrange(-1, 12),
        "shortcut": rng.randrange(3),
        "seat": rng.randrange(-1, 4),
        "text": word(rng),
        "yes": True,
        "on": rng.random() < 0.5,
        "mode": rng.choice(("ask", "act", "pass", "x")),
        "question": word(rng)[:60] or "x",
        "who": rng.choice(("watchers", "0", "1", "x")),
        "card": str(rng.randrange(200)),
        "milliseconds": rng.randrange(4_000),
        "level": word(rng)[:40],
    }
    strange = rng.sample(NAMES, 2) if rng.random() < 0.15 else []
    for name in [*strange, *wanted_by(tag)]:
        if name != "id" and rng.random() < 0.97:
            found[name] = usual.get(name, 0) if rng.random() < 0.9 else value(rng)
    return found


def wanted_by(tag: str) -> tuple[str, ...]:
    """Return the fields of a message."""
    return next(
        each.__struct_fields__
        for each in get_args(ClientMessage)
        if each.__struct_config__.tag == tag
    )


# Requests -------------------------------------------------------------------------------------


class Asked(msgspec.Struct):
    """One request: the bytes that are sent, and whether the connection can be used again."""

    method: str
    path: str
    sent: bytes
    mangled: bool


def request(rng: Random, route: tuple[str, str], known: Known, shapes: Shapes) -> Asked:
    """Return a hostile request for a route such as ("GET", "/games/{slug}")."""
    method, path = route
    address = "/".join(
        part_of_path(rng, part[1:-1], known) if part.startswith("{") else part
        for part in path.split("/")
    )
    if rng.random() < 0.5:
        address += "?" + "&".join(
            f"{rng.choice(('seat', 'step', 'q', 'seats', 'since', 'x'))}={escaped(rng, known)}"
            for _ in range(rng.randrange(1, 4))
        )
    used = method if rng.random() < 0.93 else rng.choice(METHODS)
    body, kind = body_for(rng, method, path, known, shapes)
    head = [f"{used} {address} HTTP/1.1".encode(), b"host: " + known.host.encode()]
    head += headers(rng, known)
    if body or used == "POST":
        head += [b"content-type: " + kind.encode(), b"content-length: %d" % len(body)]
    sent = b"\r\n".join(head) + b"\r\n\r\n" + body
    mangled = rng.random() < 0.06
    return Asked(used, path, broken(rng, sent) if mangled else sent, mangled)


def headers(rng: Random, known: Known) -> list[bytes]:
    """Return who seems to ask: a program, a browser, a stranger, something strange."""
    found = [b"origin: http://" + known.host.encode()] if rng.random() < 0.9 else []
    who = rng.random()
    if who < 0.5:
        found.append(b"authorization: Bearer " + known.token.encode())
    elif who < 0.8:
        found.append(b"cookie: nightdeck=" + known.cookie.encode())
    elif who < 0.9:
        odd = quote(word(rng, known))[:500].encode()
        found.append(rng.choice((b"authorization: Bearer ", b"cookie: nightdeck=")) + odd)
    if rng.random() < 0.1:
        name = rng.choice(("accept", "range", "if-none-match", "expect", "x-forwarded-for", "te"))
        found.append(f"{name}: {quote(word(rng))[:500]}".encode())
    return found


def part_of_path(rng: Random, name: str, known: Known) -> str:
    """Return a value for a part of an address, usually one that exists."""
    right: dict[str, list[str]] = {
        "slug": known.games,
        "table": known.tables,
        "card": known.cards,
        "name": [known.catalogue],
        "seat": ["0", "1"],
        "audience": ["0", "watch"],
        "first": ["0", "1", "40"],
    }
    if name in right and rng.random() < 0.6:
        return rng.choice(right[name])
    return escaped(rng, known)


def escaped(rng: Random, known: Known) -> str:
    """Return some text as it stands in an address, rightly or wrongly escaped."""
    if rng.random() < 0.15:
        return quote_from_bytes(rng.randbytes(rng.randrange(1, 9)))
    text = word(rng, known)[:3_000]
    if rng.random() < 0.2:
        return "".join(each if "!" <= each <= "~" and each not in "#?" else "%" for each in text)
    return quote(text, safe="")


class Shapes:
    """The bodies of the interface's own description, filled by chance."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.named: dict[str, Any] = document["components"]["schemas"]
        self.bodies: dict[tuple[str, str], Any] = {}
        for path, operations in document["paths"].items():
            for method, operation in operations.items():
                content = operation.get("requestBody", {}).get("content", {})
                for kind in content.values():
                    self.bodies[method.upper(), path] = kind["schema"]

    def filled(self, rng: Random, shape: dict[str, Any], known: Known, depth: int = 0) -> Any:
        """Return a value that fits a shape, or now and then one that does not."""
        if rng.random() < 0.08 or depth > 6:
            return value(rng)
        if "$ref" in shape:
            name = shape["$ref"].rpartition("/")[2]
            return self.filled(rng, self.named[name], known, depth + 1)
        for many in ("oneOf", "anyOf"):
            if many in shape:
                return self.filled(rng, rng.choice(shape[many]), known, depth + 1)
        if "const" in shape or "enum" in shape:
            return rng.choice(shape.get("enum") or [shape["const"]])
        kind = shape.get("type")
        if kind == "object":
            return self.object(rng, shape, known, depth)
        if kind == "array":
            count = rng.choice((0, 1, 2, 2, 2, 3, 17))
            inner = shape.get("items", {})
            return [self.filled(rng, inner, known, depth + 1) for _ in range(count)]
        if kind == "integer":
            return rng.choice((*NUMBERS, *range(4)))
        return word(rng, known) if kind == "string" else rng.choice((True, False, None))

    def object(self, rng: Random, shape: dict[str, Any], known: Known, depth: int) -> Any:
        """Return an object with most of its fields, perhaps with one nobody knows."""
        parts: dict[str, Any] = shape.get("properties", {})
        found = {
            name: self.filled(rng, part, known, depth + 1)
            for name, part in parts.items()
            if rng.random() < 0.85
        }
        if not parts:
            found = {word(rng, known)[:60]: word(rng, known) for _ in range(rng.randrange(4))}
        if rng.random() < 0.1:
            found[word(rng)[:40]] = value(rng)
        return found


def body_for(
    rng: Random, method: str, path: str, known: Known, shapes: Shapes
) -> tuple[bytes, str]:
    """Return a body and what it is called."""
    if method != "POST":
        return (rng.choice(RAW), rng.choice(KINDS)) if rng.random() < 0.05 else (b"", "")
    if (method, path) in shapes.bodies:
        filled = shapes.filled(rng, shapes.bodies[method, path], known)
        body, kind = json.dumps(filled).encode(), "application/json"
    else:
        body, kind = form(rng, known), "application/x-www-form-urlencoded"
    if rng.random() < 0.1:
        body = broken(rng, body)
    if rng.random() < 0.03:
        body = rng.choice(RAW) * rng.choice((1, 20))
    return body[:70_000], kind if rng.random() < 0.93 else rng.choice(KINDS)


def form(rng: Random, known: Known) -> bytes:
    """Return a form, almost that of a new table."""
    fields: dict[str, str] = {"game": rng.choice(known.games), "seats": "2", "seat0": "me"}
    for name in rng.sample(FIELDS, rng.randrange(6)):
        fields[name] = word(rng, known)
    return "&".join(
        f"{quote(name)}={quote(text) if rng.random() < 0.95 else text}"
        for name, text in fields.items()
    ).encode("utf-8", "replace")
