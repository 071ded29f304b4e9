"""Players that misbehave in every way a third party's could."""

import os
import signal
import time
from typing import Any

from nightdeck.kernel.rng import Rng
from nightdeck.play.players import Player, Seat


class Raising(Player):
    def choose(self, seat: Seat, rng: Rng) -> int:
        raise RuntimeError("I am lost")


class Nonsense(Player):
    def choose(self, seat: Seat, rng: Rng) -> Any:
        return (seat.count, -1, "0", None, True, 1.0)[rng.below(6)]


class Hanging(Player):
    def choose(self, seat: Seat, rng: Rng) -> int:
        if seat.number < 4:
            time.sleep(60)
        return 0


class Stubborn(Player):
    """Hangs and catches everything that would stop it."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        for _ in range(20):
            try:
                time.sleep(30)
            except Exception:
                continue
        return 0


class Leaving(Player):
    """Ends the program politely."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        raise SystemExit(3)


class Exiting(Player):
    """Ends the process at once."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        os._exit(3)


class Unborn(Player):
    """Ends the process while it is made."""

    def __init__(self, seconds: float = 1.0) -> None:
        os._exit(3)


class Stuck(Player):
    """Hangs where no signal is taken."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(600)
        return 0


class Loud(Player):
    """Prints."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        print("{{{", flush=True)
        os.write(1, b"}}}")
        return seat.default
