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


HANGING = Hanging()
RAISING = Raising()
DYING = Dying()
PRINTING = Printing()
