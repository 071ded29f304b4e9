"""The `nightdeck` command with the same deal at every table of a game: a failure comes again."""

from __future__ import annotations

from nightdeck.cli import main
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
    House.setup = dealt  # type: ignore[method-assign]
    main()
