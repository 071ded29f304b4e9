"""Deals of seat 0, who holds the Business in Westbrook with a Techie."""

from typing import Any

from nightdeck.games.gangs_of_night_city.model.options import SEIZE
from nightdeck.testing import Scene
from tests.games.gangs_of_night_city.tables import table

BUSINESS = {"westbrook-1": "techie"}


def market(
    *cards: str | None,
    units: dict[str, str] | None = None,
    other: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
    **words: Any,
) -> Scene:
    """Returns seat 0's Techie action at the question of the deal, or wherever it ends."""
    own = {"contraband": 9, **words, "units": {**BUSINESS, **(units or {})}}
    scene = table(
        2,
        players=[own, {"units": {"pacifica": "solo"}, **(other or {})}],
        opportunities=list(cards),
        doing="techies",
        **(more or {}),
    )
    return scene.pass_(0) if scene.asked == (0, "move") else scene


def seize(card: str, **words: Any) -> Scene:
    """Returns the table after seat 0 has chosen to seize a card."""
    scene = market(card, **words)
    return scene.choose(0, (SEIZE, 0))


def is_offered(card: str, **words: Any) -> bool:
    """Tells whether seat 0 may seize a card."""
    return (SEIZE, 0) in market(card, **words).options(0)
