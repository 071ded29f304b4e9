"""A server that kills itself, as with kill -9, when it passes a named point for the n-th time."""

import os
import signal
import sys

from nightdeck.table.faults import Faults
from nightdeck.table.serve import serve
from tests.table.place import GAMES


class Death(Faults):
    """Kills this process at a point."""

    def __init__(self, point: str, count: int) -> None:
        self.point = point
        self.count = count

    def reach(self, point: str) -> None:
        """Count down and die."""
        if point == self.point:
            self.count -= 1
            if self.count == 0:
                os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    folder, port, point, count = sys.argv[1:]
    faults = Death(point, int(count)) if point != "-" else None
    serve(port=int(port), data=folder, open_browser=False, games=GAMES, faults=faults)
