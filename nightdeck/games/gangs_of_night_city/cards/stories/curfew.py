"""GNC-13.9 Curfew: City Hall calls in MaxTac."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.cards.stories.choices import BRIBE
from nightdeck.games.gangs_of_night_city.language import abilities as do
from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.language import story_conditions as when
from nightdeck.games.gangs_of_night_city.language.epilogues import MostDominance
from nightdeck.games.gangs_of_night_city.model import board, events, hooks, markers
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.fight import running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import Epilogue, Pays, Plot
from nightdeck.games.gangs_of_night_city.rules.netrun import distinct
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred, pay
from nightdeck.games.gangs_of_night_city.rules.story import clockwise_from
from nightdeck.games.gangs_of_night_city.rules.units import check_drones, lose_unit, units_in
from nightdeck.games.gangs_of_night_city.rules.winning import leaders_by
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Decision
from nightdeck.language.flow import If
from nightdeck.language.values import Condition, Effect

RAIDED: Final = 2
"""The Heat from which a District is raided."""


class UnderOrdinance(Condition[GangsState]):
    """GNC-11.2 Presence pays nothing under MaxTac's eyes unless it was bought off."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        bribed = markers.counter(state, markers.BRIBED) == state.turn
        return markers.counter(state, markers.MAXTAC) == number and not bribed


class HeatUp(Effect[GangsState]):
    """GNC-8.9 The District of the Firefight gets 1 Heat; MaxTac comes."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        district = running(state).district
        markers.add_heat(state, district)
        markers.set_counter(state, markers.MAXTAC, district)


class RaidHotDistricts(Effect[GangsState]):
    """GNC-1.7 Clockwise from the player whose turn just ended, Districts in board order."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        for seat in clockwise_from(state, state.active):
            for district in range(board.DISTRICTS):
                if state.heat[district] >= RAIDED:
                    state.call(PoliceRaid(seat, district))


class PoliceRaid(Decision[GangsState]):
    """GNC-13.5 One player loses one Unit of their choice in one District."""

    question = "story_choice"

    def __init__(self, seat: int, district: int) -> None:
        super().__init__(seat)
        self.district: int = district

    def options(self, state: GangsState) -> list[Option]:
        """GNC-1.6 Without Units there nothing is lost."""
        here = units_in(state, self.seat, self.district)
        return [(verbs.LOSE, unit) for unit in distinct(state, here)]

    def take(self, state: GangsState) -> str | None:
        """GNC-6.4 The Drone check follows each loss."""
        lose_unit(state, state.answer[1])
        check_drones(state)
        return DONE


class SendMaxTac(Decision[GangsState]):
    """GNC-11.5 The player moves MaxTac; the biggest crew there loses a Unit."""

    question = "story_choice"
    always = True

    def options(self, state: GangsState) -> list[Option]:
        """GNC-2.1a List the adjacent Districts."""
        near = board.BORDERS[markers.counter(state, markers.MAXTAC)]
        return [(verbs.DISTRICT, district) for district in near]

    def take(self, state: GangsState) -> str | None:
        """GNC-13.2 A single player with the most Units there loses one of them."""
        district = state.answer[1]
        markers.set_counter(state, markers.MAXTAC, district)
        crews = [len(units_in(state, seat, district)) for seat in range(state.seats)]
        most = leaders_by(crews)
        if len(most) == 1:
            state.call(PoliceRaid(most[0], district))
        return DONE


class BribeOffer(Decision[GangsState]):
    """GNC-11.2b The player may pay the bribe; a Corporate Secret may stand in."""

    steps = ("offer", "take", "enjoy")
    question = "story_choice"

    def options(self, state: GangsState) -> list[Option]:
        return [(verbs.CHOICE, BRIBE), PASS]

    def take(self, state: GangsState) -> str | None:
        """GNC-2.4a Pay."""
        if state.answer == PASS:
            return DONE
        pay(state, self.seat, board.EURODOLLAR, 1)
        return None

    def enjoy(self, state: GangsState) -> str | None:
        """GNC-13.2 The Ordinance sleeps for this turn."""
        markers.set_counter(state, markers.BRIBED, state.turn)
        gain_cred(state, self.seat, 1, events.FOR_STORY)
        return DONE


BEHAVIOUR: Final[dict[str, Plot]] = {
    "cf-intro": Plot(setup=(do.SetCounter(markers.MAXTAC, board.CITY_CENTER),)),
    "cf-ordinance": Plot(rules=({hooks.INCOME: UnderOrdinance()},)),
    "cf-1": Plot(
        rules=({hooks.AFTER_FIREFIGHT: HeatUp()},),
        branches=(when.HeatAtLeast(3), when.HideoutsAtLeast()),
    ),
    "cf-2a": Plot(
        setup=(RaidHotDistricts(),),
        rules=({hooks.AFTER_RECLAIM: do.Calls(SendMaxTac)},),
        branches=(when.CredAtLeast(19), when.DominanceAtLeast(3, with_two=4)),
    ),
    "cf-2b": Plot(
        rules=({hooks.INCOME_START: If(do.CanPay(board.EURODOLLAR), do.Calls(BribeOffer))},),
        branches=(when.CredAtLeast(20), when.DominanceAtLeast(3, with_two=4)),
    ),
    "cf-e1": Plot(
        epilogue=Epilogue(
            (Pays(-1, of.HotDistricts(3), "each District with 3 or more Heat and Units of theirs"),)
        )
    ),
    "cf-e2": Plot(epilogue=Epilogue(winning=MostDominance())),
    "cf-e3": Plot(epilogue=Epilogue(sells=2)),
}
