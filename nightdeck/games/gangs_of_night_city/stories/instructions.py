"""GNC-13.5 What several Story cards do when they are revealed."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.state import GangsState
from nightdeck.games.gangs_of_night_city.stories.cards import Instruction
from nightdeck.games.gangs_of_night_city.stories.markers import NAMES, set_counter


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


def clockwise_from(state: GangsState, seat: int) -> list[int]:
    """GNC-1.7 Return all seats clockwise, the given one first."""
    return [(seat + step) % state.seats for step in range(state.seats)]
