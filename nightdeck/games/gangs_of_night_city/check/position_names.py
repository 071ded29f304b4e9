"""The names a position uses: Districts, places, seats, sides, gangs and Units."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.model import board as city
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.seen.names import side_name
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import hint_for, plain, shown, table

CLASSES: Final = ("solo", "techie", "netrunner", "drone")


def district_number(name: object) -> int:
    """Return a District by its id or name."""
    if isinstance(name, str):
        wanted = plain(name).replace(" ", "-")
        if wanted in city.DISTRICT_IDS:
            return city.DISTRICT_IDS.index(wanted)
        hint = hint_for(name, city.DISTRICT_IDS)
    else:
        hint = ""
    raise BadSetup(
        f"there is no District {shown(name)}{hint}; there is {', '.join(city.DISTRICT_IDS)}"
    )


def place_names(board: int, district: int) -> list[str]:
    """Return the names of all places of a District on a side of the board."""
    base = city.DISTRICT_IDS[district]
    found = [base]
    for offset in range(1, city.PLACES):
        kind = city.POINTS[board][district * city.PLACES + offset]
        if kind >= 0:
            found += [f"{base}-{offset}", f"{base}-{city.POINT_IDS[kind]}"]
    return found


def place_number(state: GangsState, name: object) -> int:
    """Return a place: a District, or one of its Points of Interest by number or by kind."""
    if isinstance(name, str):
        wanted = plain(name).replace(" ", "-")
        for district in range(city.DISTRICTS):
            base = city.DISTRICT_IDS[district]
            if wanted == base:
                return district * city.PLACES
            if not wanted.startswith(f"{base}-"):
                continue
            for offset in range(1, city.PLACES):
                kind = city.POINTS[state.board][district * city.PLACES + offset]
                if kind >= 0 and wanted in (f"{base}-{offset}", f"{base}-{city.POINT_IDS[kind]}"):
                    return district * city.PLACES + offset
            known = ", ".join(place_names(state.board, district))
            raise BadSetup(
                f"there is no place {shown(name)} on this side of the board; "
                f"{city.DISTRICT_NAMES[district]} has {known}"
            )
    return district_number(name) * city.PLACES


def seat_number(state: GangsState, what: str, given: object) -> int:
    """Return a seat at this table."""
    if type(given) is not int or not 0 <= given < state.seats:
        raise BadSetup(f"{what}: there is no seat {shown(given)}; {numbers(state.seats, 'seat')}")
    return given


def side_number(state: GangsState, what: str, given: object) -> int:
    """Return a side: a seat, or in the single player game 1 (opposing Gang) or 2 (Johnny/V)."""
    if type(given) is not int or not 0 <= given < len(state.cred):
        raise BadSetup(
            f"{what}: there is no side {shown(given)}; {numbers(len(state.cred), 'side')}"
        )
    return given


def numbers(count: int, noun: str) -> str:
    """Say which numbers there are."""
    return f"the only {noun} is 0" if count == 1 else f"the {noun}s are 0 to {count - 1}"


def by_seat(state: GangsState, what: str, given: object) -> dict[int, Any]:
    """Return a dictionary whose keys are seats."""
    return {seat_number(state, what, seat): each for seat, each in table(what, given).items()}


def by_side(state: GangsState, what: str, given: object) -> dict[int, Any]:
    """Return a dictionary whose keys are sides."""
    return {side_number(state, what, side): each for side, each in table(what, given).items()}


def who(state: GangsState, side: int) -> str:
    """Return a side in words, with its number."""
    return f"{side_name(state, side)} (side {side})"
