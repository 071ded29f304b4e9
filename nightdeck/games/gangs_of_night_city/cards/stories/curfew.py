"""GNC-13.9 Curfew: City Hall calls in MaxTac."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from nightdeck.games.gangs_of_night_city.cards.stories.choices import BRIBE
from nightdeck.games.gangs_of_night_city.language.epilogues import HotDistricts, MostDominance
from nightdeck.games.gangs_of_night_city.language.story_conditions import (
    CredAtLeast,
    DominanceAtLeast,
    HeatAtLeast,
    HideoutsAtLeast,
)
from nightdeck.games.gangs_of_night_city.model.board import (
    BORDERS,
    CITY_CENTER,
    DISTRICTS,
    EURODOLLAR,
)
from nightdeck.games.gangs_of_night_city.model.events import FOR_STORY
from nightdeck.games.gangs_of_night_city.model.hooks import (
    AFTER_FIREFIGHT,
    AFTER_RECLAIM,
    INCOME,
    INCOME_START,
)
from nightdeck.games.gangs_of_night_city.model.markers import (
    BRIBED,
    MAXTAC,
    add_heat,
    counter,
    set_counter,
)
from nightdeck.games.gangs_of_night_city.model.options import CHOICE, DISTRICT, LOSE
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import (
    ACT,
    EPILOGUE,
    INTRODUCTION,
    SIDE,
    Branch,
    Epilogue,
    Instruction,
    Pays,
    Rule,
    Story,
    StoryCard,
)
from nightdeck.games.gangs_of_night_city.rules.netrun import distinct
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay, gain_cred, pay
from nightdeck.games.gangs_of_night_city.rules.story import clockwise_from
from nightdeck.games.gangs_of_night_city.rules.units import check_drones, lose_unit, units_in
from nightdeck.games.gangs_of_night_city.rules.winning import leaders_by
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight

RAIDED: Final = 2
"""The Heat from which a District is raided."""


class MaxTacArrives(Instruction):
    """MaxTac starts in City Center, every District cold."""

    words = "put MaxTac in City Center and a Heat counter of 0 on each District."

    def carry_out(self, state: GangsState) -> None:
        """GNC-13.5 Put the marker on the board; Heat counters start at 0."""
        set_counter(state, MAXTAC, CITY_CENTER)


class Ordinance(Rule):
    """MaxTac's District pays only whoever dominates it."""

    words = (
        "In step 2 of a Reclaim a player with Presence but not Dominance in MaxTac's District "
        "gains nothing there."
    )
    points: ClassVar[tuple[int, ...]] = (INCOME,)

    def denies_income(self, state: GangsState, me: int, seat: int, district: int) -> bool:
        """GNC-11.2 Presence pays nothing under MaxTac's eyes unless it was bought off."""
        return counter(state, MAXTAC) == district and counter(state, BRIBED) != state.turn


class HeatRises(Rule):
    """Firefights heat a District up and draw MaxTac."""

    words = "At the end of each Firefight add 1 Heat to its District and put MaxTac there."
    points: ClassVar[tuple[int, ...]] = (AFTER_FIREFIGHT,)

    def after_firefight(self, state: GangsState, me: int, fight: Fight) -> None:
        """GNC-8.9 Add 1 Heat; MaxTac comes."""
        add_heat(state, fight.district)
        set_counter(state, MAXTAC, fight.district)


class RaidHotDistricts(Instruction):
    """Every player loses Units in the hot Districts."""

    def carry_out(self, state: GangsState) -> None:
        """GNC-1.7 Clockwise from the player whose turn just ended, Districts in board order."""
        for seat in clockwise_from(state, state.active):
            for district in range(DISTRICTS):
                if state.heat[district] >= RAIDED:
                    state.call(PoliceRaid(seat, district))

    def text(self) -> str:
        """Return the instruction in words."""
        return (
            "clockwise from the player whose turn just ended, each player loses 1 Unit of their "
            f"choice in each District with {RAIDED} or more Heat where they have Units."
        )


class PoliceRaid(Frame):
    """GNC-13.5 One player loses one Unit of their choice in one District."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, district: int) -> None:
        self.seat: int = seat
        self.district: int = district

    def offer(self, state: GangsState) -> str | None:
        """GNC-1.6 Without Units there nothing is lost."""
        units = distinct(state, units_in(state, self.seat, self.district))
        if not units:
            return DONE
        state.ask_if_open(self.seat, "story_choice", [(LOSE, unit) for unit in units])
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-6.4 The Drone check follows each loss."""
        lose_unit(state, state.answer[1])
        check_drones(state)
        return DONE


class TipOff(Rule):
    """Whoever reclaims sends MaxTac on."""

    words = (
        "At the end of their Reclaim the player must move MaxTac to an adjacent District; if "
        "one player alone then has the most Units there (Drones included), that player loses 1 "
        "of them of their choice."
    )
    points: ClassVar[tuple[int, ...]] = (AFTER_RECLAIM,)

    def after_reclaim(self, state: GangsState, me: int, seat: int) -> None:
        """GNC-11.5 Ask where MaxTac goes."""
        state.call(SendMaxTac(seat))


class SendMaxTac(Frame):
    """GNC-11.5 The player moves MaxTac; the biggest crew there loses a Unit."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: GangsState) -> str | None:
        """GNC-2.1a List the adjacent Districts."""
        options: list[Option] = [
            (DISTRICT, district) for district in BORDERS[counter(state, MAXTAC)]
        ]
        state.ask(self.seat, "story_choice", options)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-13.2 A single player with the most Units there loses one of them."""
        district = state.answer[1]
        set_counter(state, MAXTAC, district)
        crews = [len(units_in(state, seat, district)) for seat in range(state.seats)]
        most = leaders_by(crews)
        if len(most) == 1:
            state.call(PoliceRaid(most[0], district))
        return DONE


class BuyOffTheLaw(Rule):
    """A bribe at the start of the income lifts the Ordinance."""

    words = (
        "At the start of step 2 of their Reclaim a player may spend 1 Eurodollar: the Ordinance "
        "does not apply to them in this Reclaim and they gain 1 Street Cred."
    )
    points: ClassVar[tuple[int, ...]] = (INCOME_START,)

    def income_start(self, state: GangsState, me: int, seat: int) -> None:
        """GNC-11.2b Offered before the Districts pay."""
        if can_pay(state, seat, EURODOLLAR, 1):
            state.call(BribeOffer(seat))


class BribeOffer(Frame):
    """GNC-11.2b The player may pay the bribe; a Corporate Secret may stand in."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "enjoy")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: GangsState) -> str | None:
        """GNC-11.2b Ask."""
        state.ask(self.seat, "story_choice", [(CHOICE, BRIBE), PASS], (), 1)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-2.4a Pay."""
        if state.answer == PASS:
            return DONE
        pay(state, self.seat, EURODOLLAR, 1)
        return None

    def enjoy(self, state: GangsState) -> str | None:
        """GNC-13.2 The Ordinance sleeps for this turn."""
        set_counter(state, BRIBED, state.turn)
        gain_cred(state, self.seat, 1, FOR_STORY)
        return DONE


ACT_1: Final = 2
ORDINANCE: Final = 1
RAID: Final = 3
KICKBACKS: Final = 4
LAW_AND_DISORDER: Final = 5
KING: Final = 6
BOUGHT: Final = 7

STORY: Final[Story] = Story(
    "curfew",
    "Curfew",
    "City Hall calls in MaxTac and every corner gets hot.",
    (
        StoryCard(
            "cf-intro", "Curfew", INTRODUCTION,
            setup=(MaxTacArrives(),), opens=(ACT_1, ORDINANCE),
        ),
        StoryCard(
            "cf-ordinance", "Ordinance 77", SIDE,
            rules=(Ordinance(),), uses=(MAXTAC,), stays=True,
        ),
        StoryCard(
            "cf-1", "Curfew", ACT,
            rules=(HeatRises(),), uses=(MAXTAC,),
            branches=(Branch(HeatAtLeast(3), RAID), Branch(HideoutsAtLeast(), KICKBACKS)),
        ),
        StoryCard(
            "cf-2a", "Raid", ACT,
            setup=(RaidHotDistricts(),), rules=(TipOff(),), uses=(MAXTAC,),
            branches=(
                Branch(CredAtLeast(19), LAW_AND_DISORDER),
                Branch(DominanceAtLeast(3, with_two=4), KING),
            ),
        ),
        StoryCard(
            "cf-2b", "Kickbacks", ACT,
            rules=(BuyOffTheLaw(),), uses=(MAXTAC,),
            branches=(
                Branch(CredAtLeast(20), BOUGHT),
                Branch(DominanceAtLeast(3, with_two=4), KING),
            ),
        ),
        StoryCard(
            "cf-e1", "Law and Disorder", EPILOGUE, uses=(MAXTAC,),
            epilogue=Epilogue((Pays(-1, HotDistricts(3)),)),
        ),
        StoryCard(
            "cf-e2", "King of the Streets", EPILOGUE, uses=(MAXTAC,),
            epilogue=Epilogue(winning=MostDominance()),
        ),
        StoryCard(
            "cf-e3", "Bought and Paid For", EPILOGUE, uses=(MAXTAC,),
            epilogue=Epilogue(sells=2),
        ),
    ),
)  # fmt: skip
