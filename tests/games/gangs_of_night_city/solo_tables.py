"""Tables of the single player game (GNC-14), and what tests ask of them."""

from typing import Any

from nightdeck.games.gangs_of_night_city.model.board import (
    WESTBROOK,
)
from nightdeck.games.gangs_of_night_city.model.terms import OPPORTUNITY_SLOT
from nightdeck.games.gangs_of_night_city.rules.units import (
    units_in,
)
from nightdeck.testing import Scene
from tests.games.gangs_of_night_city.tables import table

YOU = 0
NOBODY_HOME = {"units": {"pacifica": "solo"}}


def solo(**words: Any) -> Scene:
    """Returns a single player table."""
    return table(1, **words)


def after_activate(*districts: str, **words: Any) -> Scene:
    """Returns the gap after an ACTIVATE turn; Johnny/V goes to the first of these Districts."""
    return solo(doing="end activate", districts=list(districts), **words)


def after_reclaim(*districts: str, **words: Any) -> Scene:
    """Returns the gap after a RECLAIM turn; the Gang draws these Districts."""
    return solo(doing="end reclaim", districts=list(districts), **words)


def fight(
    upgrades: str, you: str = "solo techie", rival: str = "solo techie", **words: Any
) -> Scene:
    """Returns a Firefight you start in Westbrook; the named cards lie on the upgrade deck."""
    return solo(
        players=[{"units": {"westbrook": you, "pacifica": "netrunner"}, **words.pop("player", {})}],
        rival={"units": {"westbrook": rival, "heywood": "netrunner"}},
        legend=words.pop("legend", "watson"),
        upgrades=upgrades.split(),
        doing=words.pop("doing", "firefight westbrook"),
        **words,
    )


def settle(scene: Scene) -> Scene:
    """Gives default answers until the Firefight is over."""
    return scene.pass_until("action", "second_action", "turn_type")


def totals(scene: Scene) -> dict[int, int]:
    """Returns the total of each side."""
    found: dict[int, int] = scene.totals()
    return found


def here(scene: Scene, side: int, district: int = WESTBROOK) -> int:
    """Returns how many Units a side has in a District."""
    return len(units_in(scene.state, side, district))


def market(scene: Scene, first: int = OPPORTUNITY_SLOT) -> int:
    """Returns how many cards lie in one half of the market."""
    return sum(len(scene.state.zones[first + slot]) for slot in range(3))
