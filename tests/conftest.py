"""Where tests keep their files: in memory, if there is enough of it.

A disk waits for every commit of every database, which is most of the time of many tests. What is
promised about commits is that they outlive the process, and the processes here die all the same.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3


def is_usable(folder: Path) -> bool:
    """Tell whether tests can write, run programs and have enough room in a folder."""
    return (
        folder.is_dir()
        and os.access(folder, os.W_OK)
        and not os.statvfs(folder).f_flag & os.ST_NOEXEC
        and shutil.disk_usage(folder).free > ENOUGH
    )


if is_usable(MEMORY):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
