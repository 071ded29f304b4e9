"""The real server as a process of its own, which tests may kill and start again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0


class Server:
    """`nightdeck serve` with deals that repeat, on one port and folder, however often it dies."""

    def __init__(self, folder: Path, tiny: bool = False) -> None:
        self.folder = folder
        self.tiny = tiny
        """Whether it has the tests' own games instead of the real ones."""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        """The address of the home page, without the last slash."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process, on the port it had before if it ran before, and wait for it."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "NIGHTDECK_PACE": "0"}
        environment.pop("DATABASE_URL", None)
        if self.tiny:
            environment["NIGHTDECK_TINY"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.dealt", "serve", "--no-open",
             "--port", str(self.port), "--data", str(self.folder)],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Nightdeck is at "), line
        self.port = int(line.split()[3].rstrip("/").rpartition(":")[2])
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Return when the server answers."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(f"{self.base}/readyz", timeout=PATIENCE):
                    return
            except URLError:
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.02)

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def close(self) -> None:
        """Stop the process if it runs."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
