"""What every word on a card is: conditions, requirements, rewards, Special Effects (GNC-15).

The rules ask these questions; language/ has the words that answer them, cards/ the sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from nightdeck.language.values import Amount, Condition, Effect

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight
    from nightdeck.games.gangs_of_night_city.model.state import GangsState

REVEAL: Final = 1
COMPARE: Final = 2
CASUALTIES: Final = 3
TIMING_NAMES: Final = ("", "REVEAL", "COMPARE", "CASUALTIES")


Reward = Effect[Any]
"""GNC-10.4 Something a player is given, as the target of an effect."""


@dataclass(eq=False)
class Payoff:
    """GNC-15.4 What a Firefight may have brought about for one side, in words."""

    words: str
    condition: Condition[Any]

    def times(self, state: GangsState, side: int) -> int:
        """Return how often it is met, mostly 0 or 1."""
        return int(self.condition.holds(state, -1, side, 0))

    def text(self) -> str:
        """Return it in words."""
        return self.words


@dataclass(eq=False)
class Requirement:
    """GNC-15.5 Something a player must have a number of, in words."""

    words: str
    amount: Amount[Any]
    least: int = 1

    def met(self, state: GangsState, seat: int) -> bool:
        """Tell whether a seat meets it now."""
        return self.amount.of(state, -1, seat, 0) >= self.least

    def text(self) -> str:
        """Return it in words."""
        return self.words


class SpecialEffect:
    """A Special Effect; its timing word says which methods are called (GNC-15.2)."""

    timing: ClassVar[int] = CASUALTIES
    cancels: ClassVar[bool] = False
    targets_losers: ClassVar[bool] = False
    comes_after: ClassVar[bool] = False

    def __init__(
        self,
        everyone_loses: bool = False,
        chooses_casualties: bool = False,
        forces_points: bool = False,
        relocates: bool = False,
        pays_to_escape: bool = False,
        drone_escapes: bool = False,
    ) -> None:
        self.everyone_loses: bool = everyone_loses
        self.chooses_casualties: bool = chooses_casualties
        self.forces_points: bool = forces_points
        self.relocates: bool = relocates
        self.pays_to_escape: bool = pays_to_escape
        self.drone_escapes: bool = drone_escapes

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-15.2a Act in step 3; may call frames."""

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.2b Return what is added in step 4."""
        return 0

    def targets(self, state: GangsState, fight: Fight, side: int) -> list[int]:
        """GNC-15.2c Return the sides of which one loses 1 Unit more."""
        return []

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d Act after the ordinary casualties; may call frames."""
