"""The `nightdeck` command with the same deal at every table of a game: a failure comes again."""

from __future__ import annotations

import os

from nightdeck.cli import main
from nightdeck.games import GAMES
from nightdeck.kernel.game import Setup
from nightdeck.table.house import House
from nightdeck.table.store_rooms import RoomRow
from tests.browser.luck import deal

fresh = House.setup


def dealt(house: House, row: RoomRow) -> Setup:
    """Return the set-up of a room's game with a key that depends on the game only."""
    setup = fresh(house, row)
    setup.seed = deal(row.slug)
    return setup


if __name__ == "__main__":
    if os.environ.get("NIGHTDECK_TINY"):
        GAMES.clear()
        GAMES["crossfire"] = "tests.crossfire.game:CROSSFIRE"
        GAMES["parlour"] = "tests.play.parlour:PARLOUR"
    House.setup = dealt  # type: ignore[method-assign]
    main()
