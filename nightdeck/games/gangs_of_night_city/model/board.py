"""GNC-2.1 The board: Districts, borders, rewards, Points of Interest, and the Net Track."""

from __future__ import annotations

from typing import Final

WATSON: Final = 0
WESTBROOK: Final = 1
CITY_CENTER: Final = 2
HEYWOOD: Final = 3
SANTO_DOMINGO: Final = 4
PACIFICA: Final = 5
DISTRICTS: Final = 6

DISTRICT_NAMES: Final = (
    "Watson", "Westbrook", "City Center", "Heywood", "Santo Domingo", "Pacifica",
)  # fmt: skip
DISTRICT_IDS: Final = (
    "watson", "westbrook", "city-center", "heywood", "santo-domingo", "pacifica",
)  # fmt: skip

BORDERS: Final[tuple[tuple[int, ...], ...]] = (
    (WESTBROOK, CITY_CENTER),
    (WATSON, CITY_CENTER, HEYWOOD, SANTO_DOMINGO),
    (WATSON, WESTBROOK, HEYWOOD),
    (WESTBROOK, CITY_CENTER, SANTO_DOMINGO, PACIFICA),
    (WESTBROOK, HEYWOOD, PACIFICA),
    (HEYWOOD, SANTO_DOMINGO),
)
"""GNC-2.1a The neighbours of each District in board order."""

EURODOLLAR: Final = 0
CONTRABAND: Final = 1
SECRET: Final = 2
CRED: Final = 3
RESOURCE_NAMES: Final = ("Eurodollar", "Contraband", "Corporate Secret", "Street Cred")
"""GNC-1.4 What players have of; `E`, `C`, `S` and `SC` in the rulebook."""

REWARDS: Final[tuple[tuple[int, ...], ...]] = (
    (CONTRABAND, EURODOLLAR),
    (EURODOLLAR, CONTRABAND),
    (EURODOLLAR, SECRET, CRED),
    (EURODOLLAR, CONTRABAND),
    (CONTRABAND, CONTRABAND),
    (CONTRABAND, EURODOLLAR),
)
"""GNC-2.1b What each District pays in a Reclaim, one entry per reward."""

# Places: three per District, the open area first, then its Points of Interest by id.

PLACES: Final = 3
"""Places per District; place // PLACES is the District."""

ALL_PLACES: Final = DISTRICTS * PLACES

FIXER: Final = 0
BUSINESS: Final = 1
DATA_FORTRESS: Final = 2
OPEN: Final = -1
NOTHING: Final = -2
POINT_NAMES: Final = ("Fixer", "Business", "Data Fortress")
POINT_IDS: Final = ("fixer", "business", "data-fortress")

SIDE_FOR_THREE: Final = 0
SIDE_FOR_FOUR: Final = 1

SECOND_POINTS: Final = (FIXER, FIXER, BUSINESS, DATA_FORTRESS, DATA_FORTRESS, BUSINESS)
FIRST_POINTS: Final = (DATA_FORTRESS, BUSINESS, DATA_FORTRESS, FIXER, BUSINESS, FIXER)


def lay_out(board: int) -> tuple[int, ...]:
    """Return what stands at each place of a board side."""
    kinds: list[int] = []
    for district in range(DISTRICTS):
        second = SECOND_POINTS[district] if board == SIDE_FOR_FOUR else NOTHING
        kinds += [OPEN, FIRST_POINTS[district], second]
    return tuple(kinds)


POINTS: Final[tuple[tuple[int, ...], ...]] = (lay_out(SIDE_FOR_THREE), lay_out(SIDE_FOR_FOUR))
"""GNC-2.1c For each board side and place: the type of Point of Interest, OPEN or NOTHING."""


def points_of(board: int, kind: int) -> tuple[int, ...]:
    """Return the places of all Points of Interest of one type."""
    return tuple(place for place, here in enumerate(POINTS[board]) if here == kind)


POINTS_BY_KIND: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(points_of(board, kind) for kind in range(3)) for board in range(2)
)


def points_in(board: int, district: int) -> tuple[int, ...]:
    """Return the places of a District's Points of Interest."""
    start = district * PLACES
    return tuple(place for place in (start + 1, start + 2) if POINTS[board][place] >= 0)


POINTS_BY_DISTRICT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(points_in(board, district) for district in range(DISTRICTS)) for board in range(2)
)


def within_two(district: int) -> list[int]:
    """GNC-6.1d Return the Districts at one or two border steps, in board order."""
    near = set(BORDERS[district])
    for between in BORDERS[district]:
        near.update(BORDERS[between])
    return [each for each in range(DISTRICTS) if each in near and each != district]


def destinations(board: int, place: int, far: bool, drone: bool) -> tuple[int, ...]:
    """GNC-6.1 Return every place one move leads to, were all Points of Interest empty."""
    own = place // PLACES
    reached = within_two(own) if far else list(BORDERS[own])
    found: list[int] = []
    for district in range(DISTRICTS):
        start = district * PLACES
        if district != own and district not in reached:
            continue
        if place != start:
            found.append(start)
        if not drone:
            found += [each for each in POINTS_BY_DISTRICT[board][district] if each != place]
    return tuple(found)


MOVES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(destinations(board, place, far, drone) for place in range(ALL_PLACES))
    for board in range(2)
    for far in (False, True)
    for drone in (False, True)
)
"""Destinations by 4 * board + 2 * far + drone, then by place."""

# The Net Track ----------------------------------------------------------------------------------

LAST_SPACE: Final = 9
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
ZONE_OF_SPACE: Final = (GREEN, GREEN, GREEN, GREEN, YELLOW, YELLOW, YELLOW, RED, RED, RED)
DANGERS: Final = (3, 5, 7)
"""GNC-9.6 The depth danger of each zone of the Net Track."""

SPACE_NAMES: Final = (
    "Start", "Public Terminal", "Courier Ping", "Ghost Route", "Hijacked Assembly Line",
    "Data Skim", "Backdoor Armory", "Turncoat Daemon", "Corporate Vault", "Blackwall Breach",
)  # fmt: skip

TARGET: Final = 25
"""GNC-2.1e The Street Cred at which the game ends."""

SLOTS: Final = 3
"""GNC-2.1g Opportunity slots, and as many Edgerunner slots."""
