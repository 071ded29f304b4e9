"""Firefights in City Center, where none of the gangs of tables.py has a Hideout."""

from typing import Any

from nightdeck.games.gangs_of_night_city.model.board import DISTRICT_IDS
from nightdeck.games.gangs_of_night_city.model.terms import CLASS_NAMES
from nightdeck.games.gangs_of_night_city.rules.units import units_in
from nightdeck.testing import Scene
from tests.games.gangs_of_night_city.tables import play, table

TWO = "solo techie"


def fight(
    first: str,
    second: str,
    *,
    units: tuple[Any, ...] = (TWO, TWO),
    players: tuple[dict[str, Any], ...] = ({}, {}),
    third: str = "",
    **more: Any,
) -> Scene:
    """Returns a Firefight that seat 0 started, after all cards were chosen.

    `units` are names in the open of City Center or a dictionary of places; `players` says more.
    """
    cards = [card for card in (first, second, third) if card]
    sides = []
    for place, card in enumerate(cards):
        words = dict(players[place]) if place < len(players) else {}
        here = units[place] if place < len(units) else TWO
        where = here if isinstance(here, dict) else {"city-center": here}
        words["units"] = {**where, **words.get("units", {})}
        sides.append({"hand": card, **words})
    scene = table(len(cards), players=sides, doing="firefight city-center", **more)
    while scene.asked[1] in ("swap", "specialist_move"):
        scene.pass_(scene.asked[0])
    return play(scene, *cards)


def totals(scene: Scene) -> list[int]:
    """Returns the totals of the Firefight in turn order from the initiator."""
    return list(scene.totals().values())


def standing(scene: Scene, seat: int, district: str = "city-center") -> str:
    """Returns the classes of a seat's Units in a District, Edgerunners included, in order."""
    state = scene.state
    return " ".join(
        CLASS_NAMES[state.unit_class[unit]].lower()
        for unit in units_in(state, seat, DISTRICT_IDS.index(district))
    )
