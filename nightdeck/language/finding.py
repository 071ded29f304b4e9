"""Cards by the names people call them: title or id, accents and capitals optional."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import hint_for, plain, shown
from nightdeck.language.abilities import Definition


class Finder:
    """Finds the cards of a pool; of several with one title the first is meant."""

    def __init__(self, pool: Sequence[Definition], places: dict[str, int]) -> None:
        self.pool: Sequence[Any] = pool
        self.places: dict[str, int] = places
        self.titles: dict[str, int] = {}

    def find(self, title: object) -> int:
        """Return the place of a card in the pool; an unknown title is answered with a near one."""
        if not isinstance(title, str):
            raise BadSetup(f"a card is named by its title, not by {shown(title)}")
        if title in self.places:
            return self.places[title]
        if not self.titles:
            self.titles = {plain(card.name): card.place for card in reversed(self.pool)}
        wanted = plain(title)
        if wanted in self.titles:
            return self.titles[wanted]
        hint = hint_for(title, [card.name for card in self.pool])
        raise BadSetup(f"there is no card {shown(title)}{hint}")
