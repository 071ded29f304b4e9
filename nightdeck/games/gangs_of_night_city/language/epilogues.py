"""GNC-13.6 The words of Epilogues: what they count, and who wins by them."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.language.story_conditions import scaled
from nightdeck.games.gangs_of_night_city.model import rulings, terms
from nightdeck.games.gangs_of_night_city.model.board import CITY_CENTER, DISTRICTS, SECRET
from nightdeck.games.gangs_of_night_city.model.markers import TRACKER, VOICE, holder
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Count, Winning
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.winning import end_by, end_by_most_cred, leaders_by

# What is counted --------------------------------------------------------------------------------


class HoldsTracker(Count):
    """Whether a player holds the Tracker."""

    words = "holding the Tracker"

    def of(self, state: GangsState, seat: int) -> int:
        """Return 1 for the holder."""
        return int(holder(state, TRACKER) == seat)


class DominatesCityCenter(Count):
    """Whether a player has Dominance in City Center."""

    words = "Dominance in City Center"

    def of(self, state: GangsState, seat: int) -> int:
        """Return 1 for the player with Dominance."""
        return int(units.has_dominance(state, seat, CITY_CENTER))


class HideoutsBeyondTheFirst(Count):
    """A player's Hideouts on the board but one."""

    words = "each Hideout on the board beyond the first"

    def of(self, state: GangsState, seat: int) -> int:
        """Return the number of Hideouts less 1, not below 0."""
        return max(0, state.hideouts[seat].bit_count() - 1)


class GiftsHeld(Count):
    """Whether a player still holds a Gift token."""

    words = "still holding a Gift token"

    def of(self, state: GangsState, seat: int) -> int:
        """Return 1 for a holder."""
        return int(state.gifts[seat] > 0)


class NetrunnersInPlay(Count):
    """A player's Netrunner-class Units in play."""

    words = "each friendly Netrunner-class Unit in play"

    def of(self, state: GangsState, seat: int) -> int:
        """Return how many there are."""
        return len(units.of_class(state, seat, terms.NETRUNNER))


class SecretsOwned(Count):
    """A player's Corporate Secrets."""

    words = "each Corporate Secret owned"

    def of(self, state: GangsState, seat: int) -> int:
        """Return how many there are."""
        return state.resources[seat][SECRET]


class HotDistricts(Count):
    """Districts with much Heat in which a player has Units."""

    def __init__(self, heat: int) -> None:
        self.heat: int = heat

    def of(self, state: GangsState, seat: int) -> int:
        """Return how many there are."""
        return sum(
            1
            for district in range(DISTRICTS)
            if state.heat[district] >= self.heat and units.units_in(state, seat, district)
        )

    def text(self) -> str:
        """Return it in words."""
        return f"each District with {self.heat} or more Heat and Units of theirs"


class EdgerunnersInPlay(Count):
    """A player's Edgerunners in play."""

    words = "each friendly Edgerunner in play"

    def of(self, state: GangsState, seat: int) -> int:
        """Return how many there are."""
        return len(units.edgerunners_in_play(state, seat))


class EdgerunnersInReserve(Count):
    """A player's Edgerunners in the reserve."""

    words = "each Edgerunner of theirs in the reserve"

    def of(self, state: GangsState, seat: int) -> int:
        """Return how many there are."""
        first = seat * UNITS
        return state.place[first + terms.FIRST_HIRED : first + UNITS].count(terms.RESERVE)


# Who wins ---------------------------------------------------------------------------------------


class VoiceHolderWins(Winning):
    """The Voice's holder wins with enough Street Cred, otherwise the most wins (GNC-17.3)."""

    def __init__(self, cred: int) -> None:
        self.cred: int = cred

    def decide(self, state: GangsState, title: str) -> None:
        """GNC-13.6 GNC-17.3 Look at the holder first.

        GNC-X45 The holder wins with 18 Street Cred against 19.
        """
        seat = holder(state, VOICE)
        if seat >= 0 and state.cred[seat] >= scaled(state.target, self.cred):
            end_by(state, [seat], title, "the Voice")
        else:
            end_by_most_cred(state, title)

    def text(self, target: int) -> str:
        """Return the winning condition in words."""
        return (
            f"The Voice's holder wins with at least {scaled(target, self.cred)} Street Cred; "
            "otherwise most Street Cred wins."
        )


class MostDominance(Winning):
    """Dominance in the most Districts wins, whatever the Street Cred."""

    def decide(self, state: GangsState, title: str) -> None:
        """GNC-12.4 GNC-R35 Ties are won by nobody, or settled by Street Cred.

        GNC-X44 A king who lost the third District before the turn was over ties with 2 : 2.
        """
        best = leaders_by([units.dominance_count(state, seat) for seat in range(state.seats)])
        if state.rulings[rulings.R35] == rulings.CRED_TIEBREAK:
            most = max(state.cred[seat] for seat in best)
            best = [seat for seat in best if state.cred[seat] == most]
        end_by(state, best, title, "Dominance in the most Districts")

    def text(self, target: int) -> str:
        """Return the winning condition in words."""
        return "The player with Dominance in the most Districts wins, whatever the Street Cred."
