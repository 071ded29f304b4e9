"""GNC-11.3 Recruiting Units at Hideouts."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import board, terms
from nightdeck.games.gangs_of_night_city.model.options import RECRUIT
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Decision


def recruits(state: GangsState, seat: int) -> list[int]:
    """GNC-11.3 GNC-12.7 Return one Basic Unit of each class in reserve, and its Edgerunners."""
    found = [units.reserve_of(state, seat, kind) for kind in range(3)]
    first = seat * UNITS
    hired = range(first + terms.FIRST_HIRED, first + UNITS)
    return [unit for unit in found if unit >= 0] + [
        unit for unit in hired if state.place[unit] == terms.RESERVE
    ]


class Recruiting(Decision[GangsState]):
    """GNC-11.3 GNC-11.3a GNC-11.3c Up to a number of Units, one by one."""

    question = "recruit"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: int = left

    def options(self, state: GangsState) -> list[Option]:
        """GNC-11.3 GNC-11.3a List the Units and their Hideout Districts."""
        found = recruits(state, self.seat) if self.left > 0 else []
        if not found:
            return []
        districts = units.hideout_districts(state, self.seat)
        return [*[(RECRUIT, unit, district) for unit in found for district in districts], PASS]

    def take(self, state: GangsState) -> str | None:
        """GNC-11.3a GNC-11.3b Place it in the open; a Techie brings a Drone.

        GNC-X26 A Techie and Rogue go to the same Hideout: one Drone, and the Fixer there
        stays empty.
        """
        if state.answer == PASS:
            return DONE
        _, unit, district = state.answer
        self.left -= 1
        units.place_unit(state, unit, district * board.PLACES)
        if state.unit_class[unit] == terms.TECHIE:
            units.place_drone(state, self.seat, district)
        return "offer"
