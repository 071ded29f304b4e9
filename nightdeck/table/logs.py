"""The log: one stream for everything, which nobody outside can flood."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from nightdeck.kernel.errors import BadSetup

LEVELS: Final = ("debug", "info", "warning", "error", "critical")
ALIKE: Final = 20
"""So many lines alike are written in a stretch of time, the others are counted."""
STRETCH: Final = 10.0
MOST_KINDS: Final = 500

Kind = tuple[str, int, str]


class Stretch:
    """How often one kind of line came since a moment."""

    __slots__ = ("began", "count")

    def __init__(self, began: float) -> None:
        self.began = began
        self.count = 0


class Calm(logging.Filter):
    """Lets through some lines of a kind, then counts them; the next line says how many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: OrderedDict[Kind, Stretch] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is written; lines of information are asked for and always are."""
        if record.levelno <= logging.INFO:
            return True
        kind = (record.name, record.levelno, str(record.msg)[:200])
        now = self.clock()
        stretch = self.kinds.pop(kind, None) or Stretch(now)
        self.kinds[kind] = stretch
        if len(self.kinds) > MOST_KINDS:
            self.kinds.popitem(last=False)
        left_out = 0
        if now - stretch.began >= STRETCH:
            left_out = max(0, stretch.count - ALIKE)
            stretch.began, stretch.count = now, 0
        stretch.count += 1
        if left_out:
            record.msg = f"{record.msg} ({left_out:,} more like this were left out)"
        return stretch.count <= ALIKE


def log_level(text: str) -> str:
    """Return a level of the log, or say which there are."""
    level = text.strip().lower()
    if level not in LEVELS:
        raise BadSetup(f"NIGHTDECK_LOG can be {', '.join(LEVELS)}, not {text!r}")
    return level.upper()


def begin_log() -> None:
    """Write to standard output what is worth it, as `NIGHTDECK_LOG` says."""
    level = log_level(os.environ.get("NIGHTDECK_LOG") or "warning")
    handler = logging.StreamHandler(sys.stdout)
    handler.addFilter(Calm())
    logging.basicConfig(
        level=level,
        handlers=[handler],
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
    )
