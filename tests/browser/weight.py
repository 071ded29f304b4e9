"""What a page weighs: requests and bytes over the wire, counted between browser and server."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.server import Server

PATIENCE = 40_000
AT_ONCE = 65_536


@dataclass
class Weight:
    """One visit of a page."""

    requests: int
    """Requests that were sent; what the browser has kept is none, a socket is one."""
    bytes: int
    """All that came back, with headers and through the socket, as it was sent."""


class Scales:
    """A wire to the server that counts what comes through it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.count = 0
        self.requests = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.ends: list[socket.socket] = [self.listening]
        self.threads: list[threading.Thread] = []
        self.begin(self.accept)

    def begin(self, work: Callable[..., None], *given: Any) -> None:
        """Do something beside the rest."""
        self.threads.append(threading.Thread(target=work, args=given))
        self.threads[-1].start()

    def accept(self) -> None:
        """Connect everybody who comes with the server."""
        while True:
            try:
                near = self.listening.accept()[0]
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.server.port))
            self.ends += [near, far]
            self.begin(self.pass_on, near, far, False)
            self.begin(self.pass_on, far, near, True)

    def pass_on(self, one: socket.socket, other: socket.socket, counts: bool) -> None:
        """Send what one side says to the other until it has nothing more to say."""
        try:
            while data := one.recv(AT_ONCE):
                if counts:
                    self.count += len(data)
                else:
                    self.requests += data.count(b" HTTP/1.1\r\n")
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def visit(self, page: Page, path: str, awaited: str) -> Weight:
        """Open a page, wait until something stands on it and nothing more comes, and weigh it."""
        requests, count = self.requests, self.count
        page.goto(f"{self.base}{path}", wait_until="load")
        page.locator(awaited).first.wait_for(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        return Weight(self.requests - requests, self.count - count)

    def close(self) -> None:
        """Cut the wire."""
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join()
        for end in self.ends:
            end.close()
