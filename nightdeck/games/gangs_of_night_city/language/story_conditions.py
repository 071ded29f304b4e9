"""GNC-13.4 What a branch of a Story card waits for."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import events as happened
from nightdeck.games.gangs_of_night_city.model.markers import NAMES, counter
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Condition
from nightdeck.games.gangs_of_night_city.rules.units import dominance_count, edgerunners_in_play


def scaled(target: int, number: int) -> int:
    """GNC-17.3 Return a Street Cred threshold for a game of another length, to the nearest."""
    return (2 * number * target + 25) // 50


class CredAtLeast(Condition):
    """A player has a number of Street Cred or more (GNC-17.3)."""

    events = (happened.CRED_GAINED,)
    told = "a player has {} or more Street Cred"

    def wanted(self, target: int, players: int) -> int:
        return scaled(target, self.number)

    def each(self, state: GangsState) -> list[int]:
        return state.cred[: state.seats]


class CounterAtLeast(Condition):
    """A counter of the Story has reached a number, perhaps more with more players (GNC-13.8)."""

    events = (happened.TOKENS_CHANGED,)

    def __init__(self, marker: int, number: int, per_player: int = 0) -> None:
        super().__init__(number)
        self.marker: int = marker
        self.per_player: int = per_player

    def wanted(self, target: int, players: int) -> int:
        return self.number + self.per_player * players

    def now(self, state: GangsState) -> int:
        return counter(state, self.marker)

    def text(self, target: int, players: int) -> str:
        if self.per_player and not players:
            return f"{NAMES[self.marker]} is at least the number of players"
        return f"{NAMES[self.marker]} is {self.wanted(target, players)} or more"


class NoneLeft(Condition):
    """No token of a kind is left on the Story."""

    events = (happened.TOKENS_CHANGED,)
    told = "no Gift token is left on the Story"

    def __init__(self, token: int) -> None:
        super().__init__(0)
        self.token: int = token

    def now(self, state: GangsState) -> int:
        return counter(state, self.token)

    def holds(self, state: GangsState) -> bool:
        return self.now(state) == 0


class NobodyHoldsGifts(Condition):
    """No player holds a Gift token."""

    events = (happened.TOKENS_CHANGED,)
    told = "no player holds a Gift token"

    def __init__(self) -> None:
        super().__init__(0)

    def now(self, state: GangsState) -> int:
        return sum(state.gifts)

    def holds(self, state: GangsState) -> bool:
        return not any(state.gifts)


class Destroyed(Condition):
    """A token has been destroyed."""

    events = (happened.TOKENS_CHANGED,)
    told = "the Tracker has been destroyed"

    def __init__(self, flag: int) -> None:
        super().__init__()
        self.flag: int = flag

    def now(self, state: GangsState) -> int:
        return counter(state, self.flag)


class HeatAtLeast(Condition):
    """A District has a number of Heat or more."""

    events = (happened.TOKENS_CHANGED,)
    told = "a District has {} or more Heat"

    def now(self, state: GangsState) -> int:
        return max(state.heat)


class HideoutsAtLeast(Condition):
    """GNC-13.8 All players together have built twice as many Hideouts as they are, and 1 more."""

    events = (happened.HIDEOUT_BUILT,)
    told = "{} or more Hideouts are on the board"
    told_to_any = "twice the number of players plus 1 or more Hideouts are on the board"

    def wanted(self, target: int, players: int) -> int:
        return 2 * players + 1

    def now(self, state: GangsState) -> int:
        return sum(built.bit_count() for built in state.hideouts)


class DominanceAtLeast(Condition):
    """GNC-13.8 One player has Dominance in many Districts; two players need more."""

    events = (
        happened.UNIT_MOVED, happened.UNIT_PLACED, happened.UNIT_LOST, happened.UNIT_CONVERTED,
        happened.HIDEOUT_BUILT,
    )  # fmt: skip

    def __init__(self, number: int, with_two: int) -> None:
        super().__init__(number)
        self.with_two: int = with_two

    def wanted(self, target: int, players: int) -> int:
        return self.with_two if players == 2 else self.number

    def each(self, state: GangsState) -> list[int]:
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
        number = self.wanted(target, players)
        words = f"a player has Dominance in {number} or more Districts"
        return words if players else f"{words} ({self.with_two} with two players)"


class EdgerunnersAtLeast(Condition):
    """GNC-13.8 The players together have more Edgerunners in play than there are players."""

    events = (happened.UNIT_PLACED,)
    told = "the players together have {} or more Edgerunners in play"
    told_to_any = told.format("one more than the number of players")

    def wanted(self, target: int, players: int) -> int:
        return players + 1

    def now(self, state: GangsState) -> int:
        return sum(len(edgerunners_in_play(state, seat)) for seat in range(state.seats))


class LastSpaceReached(Condition):
    """GNC-9.6c A player's Net token has entered the last Net space."""

    events = (happened.LAST_SPACE_REACHED,)
    is_event = True
    told = "a player reaches the last Net space"


class EdgerunnerLost(Condition):
    """An Edgerunner has been lost."""

    events = (happened.EDGERUNNER_LOST,)
    is_event = True
    told = "an Edgerunner is lost"
