"""Server processes that tests start, kill and start again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Any

from tests.table.place import Browser, Line

ROOT = Path(__file__).resolve().parents[2]


class Process:
    """A server in a process of its own; a browser takes it for a place."""

    def __init__(self, process: asyncio.subprocess.Process, base: str) -> None:
        self.process = process
        self.base = base
        self.host = base.removeprefix("http://")
        self.browsers: list[Browser] = []

    def browser(self) -> Browser:
        """Return a new person's browser."""
        place: Any = self
        self.browsers.append(Browser(place))
        return self.browsers[-1]

    async def died(self, timeout: float = 10.0) -> int:
        """Wait for the end of the process."""
        return await asyncio.wait_for(self.process.wait(), timeout)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process and return its exit code."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        return await self.died()

    async def close(self) -> None:
        """Clean up."""
        for browser in self.browsers:
            await browser.http.aclose()
        if self.process.returncode is None:
            await self.stop(signal.SIGKILL)
        # The transport is closed here so that no warning about it comes later.
        self.process._transport.close()  # type: ignore[attr-defined]


@contextlib.asynccontextmanager
async def server_process(folder: Path, point: str = "-", count: int = 1, port: int = 0) -> Any:
    """Start a server, wait until it says where it is, and clean up afterwards."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.faults.dying_server",
        str(folder), str(port), point, str(count),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    while line and "Nightdeck is at" not in line:
        line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    base = line.partition("http://")[2].split("/")[0] if line else ""
    server = Process(process, f"http://{base}")
    try:
        if base:
            await answering(server)
        yield server
    finally:
        await server.close()


async def answering(server: Process) -> None:
    """Wait until the server answers or dies."""
    host, port = server.host.split(":")
    for _ in range(500):
        if server.process.returncode is not None:
            return
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.close()
            break
        await asyncio.sleep(0.02)
    browser = server.browser()
    for _ in range(500):
        with contextlib.suppress(Exception):
            if (await browser.get("/readyz")).status_code == 200:
                return
        if server.process.returncode is not None:
            return
        await asyncio.sleep(0.02)


async def patient(line: Line, **message: Any) -> dict[str, Any]:
    """Send a message again and again until the server no longer asks for patience."""
    while (answer := await line.ask(**message)).get("code") == "slow_down":
        await asyncio.sleep(0.2)
    return answer


async def play_until_cut(
    line: Line, acknowledged: list[tuple[int, int]], limit: int, calm: bool = False
) -> None:
    """Decide until the connection breaks, keeping seat and option of all that was acknowledged.

    A calm game is made long: credits are taken, taken back and taken again.
    """
    for turn in range(limit):
        if line.doc["prompt"] is None:
            await patient(line, type="look", seat=line.doc["waiting"]["seat"])
        number, seat = line.doc["number"], line.doc["seat"]
        option = 0 if calm else turn % len(line.doc["prompt"]["options"])
        answer = await patient(line, type="decide", number=number, option=option)
        assert answer["type"] == "ok"
        acknowledged.append((seat, option))
        if calm and turn % 3 == 0 and (line.doc["own"]["undo"] or {}).get("free"):
            back = await patient(line, type="undo")
            assert back["type"] == "ok"
            acknowledged.append((seat, -1))
        if line.doc["over"]:
            return
