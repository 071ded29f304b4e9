"""GNC-13.6 Who wins by an Epilogue's own condition."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.language.story_conditions import scaled
from nightdeck.games.gangs_of_night_city.model import markers, rulings
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Winning
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.winning import end_by, end_by_most_cred, leaders_by


class VoiceHolderWins(Winning):
    """The Voice's holder wins with enough Street Cred, otherwise the most wins (GNC-17.3)."""

    def __init__(self, cred: int) -> None:
        self.cred: int = cred

    def decide(self, state: GangsState, title: str) -> None:
        """GNC-13.6 GNC-17.3 Look at the holder first.

        GNC-X45 The holder wins with 18 Street Cred against 19.
        """
        seat = markers.holder(state, markers.VOICE)
        if seat >= 0 and state.cred[seat] >= scaled(state.target, self.cred):
            end_by(state, [seat], title, "the Voice")
        else:
            end_by_most_cred(state, title)

    def text(self, target: int) -> str:
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
        return "The player with Dominance in the most Districts wins, whatever the Street Cred."
