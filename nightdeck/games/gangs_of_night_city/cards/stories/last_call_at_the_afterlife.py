"""GNC-13.9 Last Call at the Afterlife: every merc wants a drink named after them."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language import abilities as do
from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.language import story_conditions as when
from nightdeck.games.gangs_of_night_city.model import board, events, hooks, markers, terms
from nightdeck.games.gangs_of_night_city.model.fight import current
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Epilogue, Pays, Plot
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.games.gangs_of_night_city.rules.units import edgerunners_in_play, is_edgerunner
from nightdeck.language.amounts import Least
from nightdeck.language.values import Amount, Effect


class SeenInTheBooth(Amount[GangsState]):
    """GNC-11.5 The seat's Edgerunners in Points of Interest."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        crew = edgerunners_in_play(state, target)
        return len([unit for unit in crew if state.place[unit] % board.PLACES])


class DrinkToTheFallen(Effect[GangsState]):
    """GNC-6.5 The owner gains 1, in step 5 of a Firefight so do the leading opponents."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        if not is_edgerunner(state, number):
            return
        markers.set_counter(state, markers.TAB, markers.counter(state, markers.TAB) + 1)
        owner = number // terms.UNITS
        gain_cred(state, owner, 1, events.FOR_STORY)
        fight = current(state)
        if fight is None or number not in fight.lost:
            return
        for side in fight.involved:
            if side != owner and fight.is_leader(side):
                gain_cred(state, side, 1, events.FOR_STORY)


BEHAVIOUR: Final[dict[str, Plot]] = {
    "lc-intro": Plot(setup=(do.SetCounter(markers.TAB, 0),)),
    "lc-1": Plot(
        rules=({hooks.HIRE_COST: of.Cheaper(1)},),
        branches=(when.EdgerunnersAtLeast(), when.EdgerunnerLost(), when.CredAtLeast(12)),
    ),
    "lc-2a": Plot(
        rules=({hooks.AFTER_RECLAIM: do.Cred(Least(2, SeenInTheBooth()))},),
        branches=(when.CredAtLeast(19), when.EdgerunnerLost()),
    ),
    "lc-2b": Plot(
        rules=({hooks.LOST: DrinkToTheFallen()},),
        branches=(when.CounterAtLeast(markers.TAB, 3), when.CredAtLeast(20)),
    ),
    "lc-e1": Plot(
        epilogue=Epilogue((Pays(1, of.EdgerunnersInPlay(), "each friendly Edgerunner in play"),))
    ),
    "lc-e2": Plot(
        epilogue=Epilogue(
            (Pays(2, of.EdgerunnersInReserve(), "each Edgerunner of theirs in the reserve"),)
        )
    ),
}
