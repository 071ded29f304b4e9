"""Back Alley with rules of thumb that hang, break or talk nonsense, for bots to stumble over."""

import os
import time

from nightdeck.kernel.state import Option
from tests.tiny.game import BackAlley
from tests.tiny.state import TinyState


class Hanging(BackAlley):
    """Thinks for ever."""

    slug = "hanging"

    def weigh(self, state: TinyState, option: Option) -> float:
        time.sleep(60)
        return 1.0


class Raising(BackAlley):
    """Raises."""

    slug = "raising"

    def weigh(self, state: TinyState, option: Option) -> float:
        raise KeyError("nothing")


class Dying(BackAlley):
    """Takes its process down."""

    slug = "dying"

    def weigh(self, state: TinyState, option: Option) -> float:
        os._exit(3)


class Printing(BackAlley):
    """Prints into the middle of everything."""

    slug = "printing"

    def weigh(self, state: TinyState, option: Option) -> float:
        print("{{{")
        return 1.0


class Greedy(BackAlley):
    """Takes all the memory there is."""

    slug = "greedy"

    def weigh(self, state: TinyState, option: Option) -> float:
        return float(len([bytearray(10**7) for _ in range(400)]))


class Writing(BackAlley):
    """Writes straight to the pipes every program has, without end."""

    slug = "writing"

    def weigh(self, state: TinyState, option: Option) -> float:
        for _ in range(300):
            os.write(1, b"\x1b[31mx\n")
            os.write(2, b"\x07y\n")
        return 1.0


class Leaving(BackAlley):
    """Ends the program politely, with an escape in its last words."""

    slug = "leaving"

    def weigh(self, state: TinyState, option: Option) -> float:
        raise SystemExit("\x1b[2Jgone")


GREEDY = Greedy()
WRITING = Writing()
LEAVING = Leaving()
HANGING = Hanging()
RAISING = Raising()
DYING = Dying()
PRINTING = Printing()
