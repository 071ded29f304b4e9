"""Work that lasts, for a simulation that is killed: `python -m tests.play.workers FOLDER`."""

from __future__ import annotations

import fcntl
import os
import sys
import time
from pathlib import Path

from nightdeck.play.executors import processes


def linger(order: bytes) -> bytes:
    """Hold a lock on a file in a folder, as long as this process lives, and never finish."""
    with (Path(order.decode()) / str(os.getpid())).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        time.sleep(600)
    return order


if __name__ == "__main__":
    list(processes(linger, [sys.argv[1].encode()] * 2, 2))
