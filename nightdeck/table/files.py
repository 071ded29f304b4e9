"""The files of the pages: scripts, styles, the typeface, posters; compressed, and kept by browsers.

Their address holds a digest of all of them (`/static/<digest>/table/main.js`), so a browser may
keep what it has for a year and asks again only after they have changed. Scripts of a page come
with everything they import in one file (`joining`); nothing has to be built, it is made from the
plain modules when first asked for. Without the digest every file is given as it lies in its
folder, and asked for again each time; with `NIGHTDECK_PLAIN_FILES` all pages do that.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
import mimetypes
import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from nightdeck.table.joining import CannotJoin, Joining, joined_styles

LOG: Final = logging.getLogger("nightdeck.table")
FOLDER: Final = Path(__file__).parent / "static"
STATIC: Final = "/static"
PLAIN: Final = "NIGHTDECK_PLAIN_FILES"
DIGITS: Final = 12
DIGEST: Final = re.compile(r"[0-9a-f]{12}")
ENTRIES: Final = ("table/main.js", "site/")
"""What pages name in their head: these scripts bring what they import."""
PACKED: Final = frozenset({".js", ".css", ".svg", ".txt", ".md"})
"""Other kinds are compressed already."""
KEPT: Final = "public, max-age=31536000, immutable"
ASKED_AGAIN: Final = "no-cache"


class File(msgspec.Struct, frozen=True):
    """One file as it is sent: as it is, and smaller for whoever can unpack it."""

    kind: str
    body: bytes
    packed: bytes | None
    tag: str


def made(name: str, body: bytes) -> File:
    """Return a file as it is sent."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if Path(name).suffix in PACKED else None
    return File(kind, body, packed, hashlib.sha256(body).hexdigest()[:DIGITS])


class Files:
    """All files below a folder; what is asked for is made once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        found = sorted(path for path in folder.rglob("*") if path.is_file())
        self.names = {path.relative_to(folder).as_posix(): path for path in found}
        whole = hashlib.sha256()
        for name, path in self.names.items():
            whole.update(f"{name}\0".encode())
            whole.update(hashlib.sha256(path.read_bytes()).digest())
        self.digest = whole.hexdigest()[:DIGITS]
        self.ready: dict[str, File] = {}

    def lasting(self, name: str) -> File:
        """Return a file of this digest; scripts of pages with all they import."""
        if name not in self.ready:
            self.ready[name] = made(name, self.joined(name))
        return self.ready[name]

    def as_it_is(self, name: str) -> File:
        """Return a file as it lies in its folder now."""
        return made(name, self.names[name].read_bytes())

    def text(self, name: str) -> str:
        """Return a module."""
        return self.names[name].read_text(encoding="utf-8")

    def joined(self, name: str) -> bytes:
        """Return the file a browser gets; a script that cannot be joined goes as it is."""
        if name.endswith(".css"):
            return joined_styles(self.text, name).encode()
        if not name.endswith(".js"):
            return self.names[name].read_bytes()
        try:
            if name.startswith(ENTRIES):
                return Joining(self.text, name).text().encode()
            for host in (each for each in self.names if each.startswith(ENTRIES)):
                page = Joining(self.text, host)
                if name in page.later:
                    return Joining(self.text, name, page.modules).part(host).encode()
        except (CannotJoin, KeyError) as error:
            LOG.warning("scripts are sent one by one: %s", error)
        return self.names[name].read_bytes()


@cache
def files() -> Files:
    """Return the files of this program, looked at once."""
    return Files()


def root() -> str:
    """Return where the files of a page begin."""
    return STATIC if os.environ.get(PLAIN) else f"{STATIC}/{files().digest}"


@route(
    f"{STATIC}/{{path:path}}",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=True,
)
def static(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """Give a file; only those in the folder when it was looked at have a name here."""
    shelf = files()
    digest, _, rest = path.removeprefix("/").partition("/")
    named = bool(DIGEST.fullmatch(digest))
    name = rest if named else path.removeprefix("/")
    if name not in shelf.names:
        raise NotFoundException
    # A page from before an update asks for files that are gone; it gets the present ones.
    lasting = named and digest == shelf.digest
    file = shelf.lasting(name) if named else shelf.as_it_is(name)
    headers = {
        "etag": f'"{file.tag}"',
        "cache-control": KEPT if lasting else ASKED_AGAIN,
        "vary": "accept-encoding",
    }
    if f'"{file.tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    packed = file.packed
    if packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, headers=headers, media_type=file.kind)
    headers["content-encoding"] = "gzip"
    return Response(packed, headers=headers, media_type=file.kind)
