"""GNC-13.4 What a branch of a Story card waits for."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model.events import (
    CRED_GAINED,
    EDGERUNNER_LOST,
    HIDEOUT_BUILT,
    LAST_SPACE_REACHED,
    TOKENS_CHANGED,
    UNIT_CONVERTED,
    UNIT_LOST,
    UNIT_MOVED,
    UNIT_PLACED,
)
from nightdeck.games.gangs_of_night_city.model.markers import NAMES, counter
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Condition
from nightdeck.games.gangs_of_night_city.rules.units import dominance_count, edgerunners_in_play


def scaled(target: int, number: int) -> int:
    """GNC-17.3 Return a Street Cred threshold for a game of another length, to the nearest."""
    return (2 * number * target + 25) // 50


class CredAtLeast(Condition):
    """A player has a number of Street Cred or more (GNC-17.3)."""

    events: ClassVar[tuple[int, ...]] = (CRED_GAINED,)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def needed(self, state: GangsState) -> int:
        """GNC-17.3 Return the scaled threshold."""
        return scaled(state.target, self.number)

    def each(self, state: GangsState) -> list[int]:
        """Return the players' Street Cred."""
        return state.cred[: state.seats]

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        return f"a player has {scaled(target, self.number)} or more Street Cred"


class CounterAtLeast(Condition):
    """A counter of the Story has reached a number, perhaps more with more players (GNC-13.8)."""

    events: ClassVar[tuple[int, ...]] = (TOKENS_CHANGED,)

    def __init__(self, marker: int, number: int, per_player: int = 0) -> None:
        self.marker: int = marker
        self.number: int = number
        self.per_player: int = per_player

    def needed(self, state: GangsState) -> int:
        """GNC-13.8 Return the number for this many players."""
        return self.number + self.per_player * state.seats

    def now(self, state: GangsState) -> int:
        """Return the counter."""
        return counter(state, self.marker)

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        if self.per_player and not players:
            return f"{NAMES[self.marker]} is at least the number of players"
        return f"{NAMES[self.marker]} is {self.number + self.per_player * players} or more"


class NoneLeft(Condition):
    """No token of a kind is left on the Story."""

    events: ClassVar[tuple[int, ...]] = (TOKENS_CHANGED,)

    def __init__(self, token: int) -> None:
        self.token: int = token

    def needed(self, state: GangsState) -> int:
        """Return the number to which the tokens must fall."""
        return 0

    def now(self, state: GangsState) -> int:
        """Return how many tokens lie there."""
        return counter(state, self.token)

    def holds(self, state: GangsState) -> bool:
        """Tell whether none is left."""
        return counter(state, self.token) == 0

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        return "no Gift token is left on the Story"


class NobodyHoldsGifts(Condition):
    """No player holds a Gift token."""

    events: ClassVar[tuple[int, ...]] = (TOKENS_CHANGED,)

    def needed(self, state: GangsState) -> int:
        """Return the number to which the tokens must fall."""
        return 0

    def now(self, state: GangsState) -> int:
        """Return how many tokens the players hold."""
        return sum(state.gifts)

    def holds(self, state: GangsState) -> bool:
        """Tell whether nobody holds one."""
        return not any(state.gifts)

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        return "no player holds a Gift token"


class Destroyed(Condition):
    """A token has been destroyed."""

    events: ClassVar[tuple[int, ...]] = (TOKENS_CHANGED,)

    def __init__(self, flag: int) -> None:
        self.flag: int = flag

    def now(self, state: GangsState) -> int:
        """Return whether it happened."""
        return counter(state, self.flag)

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        return "the Tracker has been destroyed"


class HeatAtLeast(Condition):
    """A District has a number of Heat or more."""

    events: ClassVar[tuple[int, ...]] = (TOKENS_CHANGED,)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def needed(self, state: GangsState) -> int:
        """Return the Heat that is needed."""
        return self.number

    def now(self, state: GangsState) -> int:
        """Return the Heat of the hottest District."""
        return max(state.heat)

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        return f"a District has {self.number} or more Heat"


class HideoutsAtLeast(Condition):
    """All players together have built many Hideouts (GNC-13.8)."""

    events: ClassVar[tuple[int, ...]] = (HIDEOUT_BUILT,)

    def needed(self, state: GangsState) -> int:
        """GNC-13.8 Return twice the number of players plus 1."""
        return 2 * state.seats + 1

    def now(self, state: GangsState) -> int:
        """Return how many Hideouts are on the board."""
        return sum(built.bit_count() for built in state.hideouts)

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        if not players:
            return "twice the number of players plus 1 or more Hideouts are on the board"
        return f"{2 * players + 1} or more Hideouts are on the board"


class DominanceAtLeast(Condition):
    """One player has Dominance in many Districts; two players need one District more."""

    events: ClassVar[tuple[int, ...]] = (
        UNIT_MOVED, UNIT_PLACED, UNIT_LOST, UNIT_CONVERTED, HIDEOUT_BUILT,
    )  # fmt: skip

    def __init__(self, number: int, with_two: int) -> None:
        self.number: int = number
        self.with_two: int = with_two

    def needed(self, state: GangsState) -> int:
        """GNC-13.8 Return the number of Districts for this many players."""
        return self.with_two if state.seats == 2 else self.number

    def each(self, state: GangsState) -> list[int]:
        """Return in how many Districts each player has Dominance."""
        return [dominance_count(state, seat) for seat in range(state.seats)]

    def holds(self, state: GangsState) -> bool:
        """Tell whether a player has Dominance often enough; few have the Hideouts for it.

        GNC-8.5a Units that leave at the same moment are one change: nothing is seen half-way.
        """
        if state.together:
            return False
        needed = self.needed(state)
        return any(
            state.hideouts[seat].bit_count() >= needed and dominance_count(state, seat) >= needed
            for seat in range(state.seats)
        )

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        if not players:
            return (
                f"a player has Dominance in {self.number} or more Districts "
                f"({self.with_two} with two players)"
            )
        number = self.with_two if players == 2 else self.number
        return f"a player has Dominance in {number} or more Districts"


class EdgerunnersAtLeast(Condition):
    """The players together have more Edgerunners in play than there are players (GNC-13.8)."""

    events: ClassVar[tuple[int, ...]] = (UNIT_PLACED,)

    def needed(self, state: GangsState) -> int:
        """GNC-13.8 Return the number of players plus 1."""
        return state.seats + 1

    def now(self, state: GangsState) -> int:
        """Return how many Edgerunners are in play."""
        return sum(len(edgerunners_in_play(state, seat)) for seat in range(state.seats))

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        number = f"{players + 1}" if players else "one more than the number of players"
        return f"the players together have {number} or more Edgerunners in play"


class LastSpaceReached(Condition):
    """GNC-9.6c A player's Net token has entered the last Net space."""

    events: ClassVar[tuple[int, ...]] = (LAST_SPACE_REACHED,)
    is_event: ClassVar[bool] = True

    def now(self, state: GangsState) -> int:
        """Return 0: an event has no standing."""
        return 0

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        return "a player reaches the last Net space"


class EdgerunnerLost(Condition):
    """An Edgerunner has been lost."""

    events: ClassVar[tuple[int, ...]] = (EDGERUNNER_LOST,)
    is_event: ClassVar[bool] = True

    def now(self, state: GangsState) -> int:
        """Return 0: an event has no standing."""
        return 0

    def text(self, target: int, players: int) -> str:
        """Return the condition in words."""
        return "an Edgerunner is lost"
