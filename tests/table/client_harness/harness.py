"""Serve the client's files under the real content security policy and play the server's part.

Nothing listens on a port: the browser's requests and its socket are answered here, so that a
test decides what the client is told and sees everything it says.
"""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

from nightdeck.games import game
from nightdeck.table.files import Files
from nightdeck.table.painting import ARGUMENTS
from nightdeck.table.painting import chromium as installed_chromium
from tests.table.client_harness.pages import rendered
from tests.table.client_harness.recorded import recorded

STATIC = Path(__file__).parents[3] / "nightdeck" / "table" / "static"
FILES = Files(STATIC)
ORIGIN = "http://nightdeck.test"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
COVERED = """() => [...document.querySelectorAll(".opts .opt, .ph-foot button, .tabs button")]
  .filter((control) => {
    control.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !control.contains(hit) || box.left < 0 || box.right > innerWidth;
  })
  .map((control) => control.textContent.trim())"""
"""Returns the controls of a table that cannot be pressed wherever one scrolls."""
STANDARDS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],  # what passes is not described node by node, which takes long
}
RULEBOOK = {
    "sections": [
        {
            "id": "RUN",
            "title": "Runs",
            "clauses": [
                {"id": "ANR-RUN3.1", "text": "The Runner may break subroutines. See ANR-ICE6."},
                {"id": "ANR-ICE6", "text": "Boosting raises strength."},
            ],
        }
    ],
    "keywords": [{"keyword": "fracter", "reminder": "Breaks barriers.", "clause": "ANR-RUN3.1"}],
    "glossary": [],
}


class FakeTable:
    """The server's side of one table: what it sends, and all it was told."""

    def __init__(self, document: dict[str, Any], catalogue: dict[str, Any]) -> None:
        self.document = document
        self.catalogue = catalogue
        self.heard: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.addresses: list[str] = []
        self.socket: WebSocketRoute | None = None
        self.sequence = 0
        self.course: dict[str, Any] | None = None
        self.reasons: list[dict[str, Any]] = []
        self.analysis: dict[str, Any] = {
            "status": "none", "seat": -1, "done": 0, "of": 0, "mistakes": [],
        }  # fmt: skip
        self.problems: list[str] = []
        self.before_answering: Callable[[], None] | None = None
        self.unanswered: set[str] = set()

    def hello(self) -> dict[str, Any]:
        """Return the first message of a socket."""
        seat = self.document["seat"]
        mine = [seat] if seat >= 0 else []
        return {
            "type": "hello", "epoch": "a", "seq": self.sequence, "seat": seat, "mine": mine,
            "document": self.document,
        }  # fmt: skip

    def accept(self, socket: WebSocketRoute) -> None:
        """Greet a socket and remember what it says."""
        self.socket = socket
        self.addresses.append(socket.url)
        socket.on_message(self.hear)
        socket.send(json.dumps(self.hello()))

    def hear(self, text: str | bytes) -> None:
        """Note a message of the client and answer it."""
        message = json.loads(text)
        self.heard.append(message)
        if self.before_answering is not None:
            self.before_answering()
        if message["type"] not in self.unanswered:
            self.say({**self.answers.get(message["type"], {"type": "ok"}), "id": message["id"]})

    def say(self, message: dict[str, Any]) -> None:
        """Send a message to the client."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def update(self, patch: dict[str, Any]) -> None:
        """Send a patch as the next update."""
        self.sequence += 1
        self.say({"type": "update", "seq": self.sequence, "patch": patch})

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Return the client's messages of a kind."""
        return [message for message in self.heard if message["type"] == kind]

    def answer(self, route: Route) -> None:
        """Answer one request of the browser."""
        path = route.request.url.removeprefix(ORIGIN).split("?")[0]
        headers = {"content-security-policy": POLICY}
        if path.startswith("/static/"):
            file = STATIC / path.removeprefix("/static/")
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            # Style sheets come with those they import, as the server sends them.
            name = file.relative_to(STATIC).as_posix()
            styles = FILES.joined(name) if file.suffix == ".css" else None
            route.fulfill(body=styles or file.read_bytes(), content_type=kind, headers=headers)
        elif path.endswith("/rulebook"):
            route.fulfill(json=RULEBOOK)
        elif "/catalogue/" in path:
            route.fulfill(json=self.catalogue)
        elif path.endswith("/reasons"):
            route.fulfill(json=self.reasons)
        elif path.endswith("/summary"):
            route.fulfill(json=self.course, status=200 if self.course else 409)
        elif path.endswith("/analysis"):
            route.fulfill(json=self.analysis)
        elif path.startswith("/api/v1/replays/"):
            route.fulfill(json=self.chunk())
        else:
            body = rendered(path, self.document["game"], self.document)
            route.fulfill(body=body, content_type="text/html; charset=utf-8", headers=headers)

    def chunk(self) -> dict[str, Any]:
        """Return a replay of three steps: the log grows by a line with each."""
        patches = [
            {"m": {"log": {"v": [{"text": f"Step {n}", "clause": ""}]}}, "s": {"number": n}}
            for n in (1, 2, 3)
        ]
        return {"first": 0, "document": self.document, "patches": patches, "steps": 3}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the system's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_chromium(), args=list(ARGUMENTS)
        )
        yield browser
        browser.close()


def opened(page: Page, table: FakeTable, path: str = "/tables/demo") -> Page:
    """Open a page of the client; its complaints are collected in `table.problems`."""
    page.on("console", lambda line: noted(table, line.type, line.text))
    page.on("pageerror", lambda error: table.problems.append(str(error)))
    page.route(f"{ORIGIN}/**", table.answer)
    page.route_web_socket("**/tables/demo/socket*", table.accept)
    page.goto(ORIGIN + path)
    return page


def noted(table: FakeTable, kind: str, text: str) -> None:
    """Keep errors and warnings of the page."""
    if kind in ("error", "warning"):
        table.problems.append(text)


def barriers(page: Page) -> list[str]:
    """Return the serious accessibility violations of a page in words."""
    report = Axe().run(page, options=STANDARDS)
    return [
        f"{found['id']}: {found['nodes'][0]['html'][:160]}"
        for found in report.response["violations"]
        if found["impact"] in ("serious", "critical")
    ]


def table_of(name: str) -> FakeTable:
    """Return the fake table of a recorded document."""
    document = recorded(name)
    slug = document["game"]
    catalogue = recorded(f"{slug}_catalogue") | {"prints": game(slug).prints()}
    return FakeTable(document, catalogue)
