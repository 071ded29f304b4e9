"""What speaks for or against an option, in the words of the game: what the heuristic went by."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.minds.judgement import liking
from nightdeck.games.gangs_of_night_city.model import board
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.board import PLACES
from nightdeck.games.gangs_of_night_city.model.definitions import COMBAT
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.seen.names import side_name, unit_name
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option

OF_UNITS = (verbs.MOVE, verbs.CASUALTY, verbs.LOSE, verbs.CONVERT)
OF_SIDES = (verbs.TARGET, verbs.STEAL, verbs.RIVAL)
OF_DISTRICTS = (verbs.FIREFIGHT, verbs.DISTRICT)


def reason(state: GangsState, seat: int, option: Option) -> Wording:
    """Say why the heuristic finds an option as good or as bad as it does."""
    _, ground = liking(state, option)
    text = ground.format(
        unit=unit_name(state, seat, option[1]) if option[0] in OF_UNITS else "",
        side=side_name(state, option[1]) if option[0] in OF_SIDES else "",
        place=point(state, option),
        district=district(option),
        power=firepower(state, option),
    )
    return Wording(text)


def point(state: GangsState, option: Option) -> str:
    """Return the kind of place a Unit would go to."""
    if option[0] != verbs.MOVE:
        return ""
    kind = board.POINTS[state.board][option[2]]
    return board.POINT_NAMES[kind] if kind >= 0 else ""


def district(option: Option) -> str:
    """Return the District an option is about."""
    if option[0] == verbs.MOVE:
        return board.DISTRICT_NAMES[option[2] // PLACES]
    return board.DISTRICT_NAMES[option[1]] if option[0] in OF_DISTRICTS else ""


def firepower(state: GangsState, option: Option) -> str:
    """Return the printed Firepower of the card that would be played."""
    if option[0] != verbs.PLAY:
        return ""
    printed = COMBAT[state.definition[option[1]]].firepower
    return "whatever it needs" if printed < 0 else str(printed)
