"""GNC-13.5 What several Story cards do when they are revealed."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model.markers import NAMES, set_counter
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Instruction


class SetCounter(Instruction):
    """Set a counter to a number, perhaps more with more players (GNC-13.8)."""

    def __init__(self, marker: int, number: int, per_player: int = 0) -> None:
        self.marker: int = marker
        self.number: int = number
        self.per_player: int = per_player

    def carry_out(self, state: GangsState) -> None:
        """GNC-13.5 Set it."""
        set_counter(state, self.marker, self.number + self.per_player * state.seats)

    def text(self) -> str:
        """Return the instruction in words."""
        number = f"the number of players plus {self.number}" if self.per_player else self.number
        return f"set {NAMES[self.marker]} to {number}."
