"""What sides, Units, places and amounts are called."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model import board as city
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS, PROFILES
from nightdeck.games.gangs_of_night_city.model.hooks import OWNERS, UNIT_BITS
from nightdeck.games.gangs_of_night_city.model.numbering import FIRST_STORY
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import CLASS_NAMES, LEGEND_SIDE, UNITS
from nightdeck.games.gangs_of_night_city.seen.catalogue import BY_NAME, NAMES
from nightdeck.seen.telling import YOU

SHORT: Final = ("Eurodollar", "Contraband", "Secret", "Street Cred")


def side_name(state: GangsState, side: int) -> str:
    """Return what a side is called: its gang, or the legend of the single player game."""
    if state.seats == 1 and side == LEGEND_SIDE:
        return PROFILES[state.profile].called
    gang = state.gang[side]
    return GANGS[gang].name if gang >= 0 else f"Player {side + 1}"


def side_names(state: GangsState) -> list[str]:
    """Return the names of all sides."""
    return [side_name(state, side) for side in range(len(state.cred))]


def possessive(name: str) -> str:
    """Return a name as an owner's: Maelstrom's, Valentinos', Your."""
    if name == YOU:
        return f"{YOU}r"
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def sentence(words: str) -> str:
    """Return words with a capital letter in front and a full stop behind."""
    return f"{words[:1].upper()}{words[1:]}."


def unit_word(state: GangsState, unit: int) -> str:
    """Return a Unit's class, or an Edgerunner's name."""
    card = state.unit_card[unit]
    if card >= 0:
        return NAMES[state.definition[card]]
    kind = state.unit_class[unit]
    if kind == len(CLASS_NAMES) - 1:
        return side_name(state, LEGEND_SIDE)
    return CLASS_NAMES[kind]


def unit_name(state: GangsState, seat: int, unit: int) -> str:
    """Return a Unit's name as a seat would say it."""
    word = unit_word(state, unit)
    side = unit // UNITS
    if side == seat or word == side_name(state, side):
        return word
    return f"{possessive(side_name(state, side))} {word}"


def place_name(board: int, place: int) -> str:
    """Return a place in words."""
    district = city.DISTRICT_NAMES[place // city.PLACES]
    kind = city.POINTS[board][place]
    return f"the {city.POINT_NAMES[kind]} in {district}" if kind >= 0 else district


def place_id(place: int) -> str:
    """Return the name of a place in views."""
    district = city.DISTRICT_IDS[place // city.PLACES]
    return f"{district}-{place % city.PLACES}" if place % city.PLACES else district


def amount_of(number: int, kind: int) -> str:
    """Return an amount of a resource in words."""
    plural = "s" if number != 1 and kind in (0, 2) else ""
    return f"{number} {SHORT[kind]}{plural}"


def source_name(source: int) -> str:
    """Return what an ability's source is called."""
    number = source >> UNIT_BITS
    if number >= FIRST_STORY:
        return "Story"
    return NAMES[BY_NAME[OWNERS[number]]]
