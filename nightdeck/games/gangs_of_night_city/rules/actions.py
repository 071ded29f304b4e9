"""GNC-7 The five actions and when they are legal."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import hooks, rulings, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.board import DISTRICTS, EURODOLLAR, PLACES
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.events import FOR_HIDEOUT, HIDEOUT_BUILT, NO_DEAL
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules.firefight import Firefight
from nightdeck.games.gangs_of_night_city.rules.market import Hiring, Seizing, deal_options
from nightdeck.games.gangs_of_night_city.rules.movement import Movement, far_units, trigger
from nightdeck.games.gangs_of_night_city.rules.netrun import Netrun
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay, gain_cred, pay
from nightdeck.games.gangs_of_night_city.rules.units import of_class, opponents_in
from nightdeck.games.gangs_of_night_city.rules.upgrade import UpgradeAction, can_upgrade
from nightdeck.kernel.frames import DONE, SeatFrame
from nightdeck.kernel.state import PASS, Option

__all__ = ["BuildHideout", "UpgradeAction", "activate", "legal_actions"]

ALL_DISTRICTS = 63
MOST_HIDEOUTS = 4


def build_cost(state: GangsState, seat: int) -> int:
    """GNC-7.4a Return what a Hideout costs, whatever the number already built."""
    return max(0, hooks.changed(state, hooks.BUILD_COST, seat, 2))


def can_build(state: GangsState, seat: int) -> bool:
    """GNC-7.4 Tell whether a Hideout is left, payable and has a District to go to."""
    built = state.hideouts[seat]
    if built.bit_count() >= MOST_HIDEOUTS or built == ALL_DISTRICTS:
        return False
    return can_pay(state, seat, EURODOLLAR, build_cost(state, seat))


def legal_actions(state: GangsState, seat: int) -> int:
    """GNC-7.1 GNC-7.2 GNC-7.3 GNC-7.4 GNC-7.5 Return a mask of the actions legal now."""
    legal = 0
    place = state.place
    classes = state.unit_class
    for unit in range(seat * UNITS, seat * UNITS + UNITS):
        if place[unit] >= 0 and 0 <= classes[unit] <= 2:
            legal |= 1 << classes[unit]
    if can_build(state, seat):
        legal |= 1 << terms.DISC_HIDEOUT
    if can_upgrade(state, seat):
        legal |= 1 << terms.DISC_UPGRADE
    return legal


def activate(state: GangsState, seat: int, action: int) -> None:
    """GNC-7.1 GNC-7.2 GNC-7.3 Start the action of one class of Units.

    GNC-3.1i Solos fight, Techies deal and hire, Netrunners run the Net.
    """
    if action == terms.DISC_SOLO:
        state.call(ActivateSolos(seat))
    elif action == terms.DISC_TECHIE:
        state.call(ActivateTechies(seat))
    else:
        state.call(ActivateNetrunners(seat))


def call_movement(state: GangsState, seat: int, action: int, units: list[int]) -> None:
    """GNC-7.1a GNC-7.2a GNC-7.3a Any number of the Units make one move each."""
    state.call(Movement(seat, units, far_units(state, seat, action), len(units)))


def firefight_options(state: GangsState, seat: int) -> list[Option]:
    """GNC-7.1b Return the Districts with an own Solo-class Unit and an opposing Unit."""
    held = {state.place[unit] // PLACES for unit in of_class(state, seat, terms.SOLO)}
    return [
        (verbs.FIREFIGHT, district)
        for district in range(DISTRICTS)
        if district in held and opponents_in(state, seat, district)
    ]


class ActivateSolos(SeatFrame):
    """GNC-7.1 Move Solos, then perhaps start one Firefight."""

    steps: ClassVar[tuple[str, ...]] = ("move", "offer_district", "take_district")

    def move(self, state: GangsState) -> None:
        """GNC-7.1a Any number of Solo-class Units make one move each."""
        call_movement(state, self.seat, terms.DISC_SOLO, of_class(state, self.seat, terms.SOLO))

    def offer_district(self, state: GangsState) -> str | None:
        """GNC-7.1b Ask where a Firefight starts: an own Solo and an opposing Unit are there."""
        options = firefight_options(state, self.seat)
        if not options:
            return DONE
        options.append(PASS)
        state.ask(self.seat, "firefight_district", options, (), len(options) - 1)
        return None

    def take_district(self, state: GangsState) -> None:
        """GNC-7.1b One Firefight per disc."""
        if state.answer != PASS:
            state.call(Firefight(state.answer[1], self.seat))


class ActivateTechies(SeatFrame):
    """GNC-7.2 Move Techies and Drones, then perhaps make one deal."""

    steps: ClassVar[tuple[str, ...]] = ("move", "offer_deal", "take_deal")

    def move(self, state: GangsState) -> None:
        """GNC-7.2a Techie-class Units and Drones make one move each."""
        units = of_class(state, self.seat, terms.TECHIE) + of_class(state, self.seat, terms.DRONE)
        units.sort()
        call_movement(state, self.seat, terms.DISC_TECHIE, units)

    def offer_deal(self, state: GangsState) -> str | None:
        """GNC-7.2b Ask for a single card in total (GNC-R30)."""
        options = deal_options(state, self.seat)
        if not options:
            state.emit(NO_DEAL, self.seat)
            return DONE
        if state.rulings[rulings.R30] == rulings.DEAL_MANDATORY:
            state.ask_if_open(self.seat, "deal", options)
        else:
            options.append(PASS)
            state.ask(self.seat, "deal", options, (), len(options) - 1)
        return None

    def take_deal(self, state: GangsState) -> str | None:
        """GNC-10.2 GNC-10.3 Seize or hire."""
        if state.answer == PASS:
            return DONE
        verb, slot = state.answer
        if verb == verbs.HIRE:
            state.call(Hiring(self.seat, state.zones[terms.EDGERUNNER_SLOT + slot][0]))
        else:
            state.call(Seizing(self.seat, state.zones[terms.OPPORTUNITY_SLOT + slot][0]))
        return None


class ActivateNetrunners(SeatFrame):
    """GNC-7.3 Move Netrunners, then perhaps start a Netrun.

    GNC-X04 One Netrunner goes to the Data Fortress of City Center, one to that of Heywood: the
    Netrun pays 2 Corporate Secrets.
    """

    steps: ClassVar[tuple[str, ...]] = ("move", "offer_netrun", "take_netrun")

    def move(self, state: GangsState) -> None:
        """GNC-7.3a Any number of Netrunner-class Units make one move each."""
        units = of_class(state, self.seat, terms.DISC_NETRUNNER)
        call_movement(state, self.seat, terms.DISC_NETRUNNER, units)

    def offer_netrun(self, state: GangsState) -> None:
        """GNC-7.3b Ask whether a Netrun starts; no Data Fortress is needed."""
        state.ask(self.seat, "netrun", [(verbs.USE,), PASS])

    def take_netrun(self, state: GangsState) -> None:
        """GNC-7.3b Start it."""
        if state.answer != PASS:
            state.call(Netrun(self.seat))


class BuildHideout(SeatFrame):
    """GNC-7.4 Build the next Hideout."""

    steps: ClassVar[tuple[str, ...]] = ("pay_cost", "offer_district", "take_district")

    def pay_cost(self, state: GangsState) -> None:
        """GNC-7.4a Pay 2 Eurodollars."""
        hooks.note_all(state, hooks.BUILD_COST, self.seat)
        pay(state, self.seat, EURODOLLAR, build_cost(state, self.seat))

    def offer_district(self, state: GangsState) -> None:
        """GNC-7.4b Ask for any District without an own Hideout (GNC-2.1d, GNC-2.6)."""
        built = state.hideouts[self.seat]
        options: list[Option] = [
            (verbs.DISTRICT, district) for district in range(DISTRICTS) if not built >> district & 1
        ]
        state.ask_if_open(self.seat, "hideout_district", options)

    def take_district(self, state: GangsState) -> None:
        """GNC-7.4b GNC-7.4c Build it and gain what its dashboard slot prints.

        GNC-X10 The last Hideout of the Valentinos pays 1 Street Cred and may bring Dominance.
        """
        district = state.answer[1]
        slot = state.hideouts[self.seat].bit_count() - 1
        state.hideouts[self.seat] |= 1 << district
        state.emit(HIDEOUT_BUILT, self.seat, district)
        cred = GANGS[state.gang[self.seat]].hideout_cred[slot]
        gain_cred(state, self.seat, cred, FOR_HIDEOUT)
        trigger(state, hooks.BUILT, self.seat)
