"""How our cards are printed; `prints.json` says what each type and emblem looks like."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.seen.catalogue import CATALOGUE
from nightdeck.kernel.game import View
from nightdeck.seen.prints import read_prints


def prints() -> View:
    """Return everything about the look of our cards."""
    return read_prints("nightdeck.games.gangs_of_night_city.seen", CATALOGUE)
