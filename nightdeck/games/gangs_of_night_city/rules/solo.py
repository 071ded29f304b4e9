"""GNC-14 The single player game: what Johnny/V and the opposing Gang do between your turns.

GNC-14.11 GNC-14.12 Everything else works as with several players. The rivals never decide, pay or
trigger anything: no ability of theirs is ever joined, and questions about them are put to you.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import board, events, hooks, rulings, terms
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.numbering import FIRST_DISTRICT_CARD
from nightdeck.games.gangs_of_night_city.model.options import SPEND
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.automata import YOU, behaviour, put_under
from nightdeck.games.gangs_of_night_city.rules.firefight import Firefight
from nightdeck.games.gangs_of_night_city.rules.market import card_in, top_opportunity
from nightdeck.games.gangs_of_night_city.rules.netrun import set_net
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred, kinds_owned, spend
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option

DRAWN_BY_GANG = 3


def set_up(state: GangsState) -> None:
    """GNC-14.1 GNC-14.1b GNC-14.1d GNC-14.1e Put the opposing Gang and Johnny/V on the board."""
    start = GANGS[state.gang[terms.RIVAL]].start
    state.hideouts[terms.RIVAL] = 1 << start
    first = terms.RIVAL * UNITS
    for number in (0, 6, terms.FIRST_DRONE):
        units.put(state, first + number, start * board.PLACES)
    units.put(state, first + 3, start * board.PLACES + 1)
    for unit in range(terms.LEGEND_SIDE * UNITS, terms.LEGEND_SIDE * UNITS + UNITS):
        state.place[unit] = terms.NOT_HIRED
    state.unit_class[terms.LEGEND_UNIT] = terms.LEGEND
    units.put(state, terms.LEGEND_UNIT, board.CITY_CENTER * board.PLACES + 1)


def activate(state: GangsState, kind: int) -> None:
    """GNC-14.2 GNC-14.4 Call the procedure of the rival that follows a turn of this kind."""
    if kind == terms.ACTIVATE_TURN:
        state.call(LegendActivation())
    elif kind == terms.RECLAIM_TURN:
        state.call(GangActivation())


# Random Districts ---------------------------------------------------------------------------------


def draw_districts(state: GangsState, number: int) -> list[int]:
    """GNC-14.6 GNC-R22 Draw Random District cards and return their Districts in order."""
    if state.rulings[rulings.R22] == rulings.RESHUFFLE_EVERY_TIME:
        return_districts(state, [])
    drawn: list[int] = []
    for _ in range(number):
        if not state.zones[terms.DISTRICT_DECK]:
            return_districts(state, drawn)
        card = state.zones[terms.DISTRICT_DECK][-1]
        state.move(card, terms.DISTRICT_DISCARD)
        drawn.append(card)
        state.emit(events.DISTRICT_DRAWN, district_of(state, card))
        hooks.show(state, state.definition[card])
    return [district_of(state, card) for card in drawn]


def district_of(state: GangsState, card: int) -> int:
    """Return the District a Random District card names."""
    return state.definition[card] - FIRST_DISTRICT_CARD


def return_districts(state: GangsState, kept: list[int]) -> None:
    """GNC-14.6 Shuffle the discard pile, without the cards just drawn, into the deck."""
    for card in state.zones[terms.DISTRICT_DISCARD][:]:
        if card not in kept:
            state.move(card, terms.DISTRICT_DECK)
    state.shuffle(terms.DISTRICT_DECK)


# The market under pressure ------------------------------------------------------------------------


def remove_opportunity(state: GangsState) -> None:
    """GNC-14.2c GNC-14.10 Remove the top-most face-up Opportunity from the game, if any."""
    card = top_opportunity(state)
    if card >= 0:
        state.move(card, terms.BOX)
        state.emit(events.CARD_REMOVED, card, terms.BOX)


def bury_edgerunners(state: GangsState) -> None:
    """GNC-14.4b Shuffle all Edgerunners of the market under their deck."""
    slots = range(terms.EDGERUNNER_SLOT, terms.EDGERUNNER_SLOT + board.SLOTS)
    cards = [card_in(state, slot) for slot in slots if card_in(state, slot) >= 0]
    for card in cards:
        state.emit(events.CARD_REMOVED, card, terms.EDGERUNNER_DECK)
    put_under(state, cards, terms.EDGERUNNER_DECK)


# Johnny/V -----------------------------------------------------------------------------------------


class LegendActivation(Frame):
    """GNC-14.2 Johnny/V goes somewhere and takes what he finds."""

    steps: ClassVar[tuple[str, ...]] = ("arrive", "act")

    def __init__(self, district: int = -1) -> None:
        self.district: int = district

    def arrive(self, state: GangsState) -> None:
        """GNC-14.2a Move to a random District, into its Point of Interest if that is empty."""
        state.emit(events.AUTOMATON_ACTIVATED, terms.LEGEND_SIDE)
        self.district = draw_districts(state, 1)[0]
        here = self.district * board.PLACES
        at = state.place[terms.LEGEND_UNIT]
        to = here + 1 if state.occupant[here + 1] < 0 else here
        if at != to and at != here + 1:
            units.move_unit(state, terms.LEGEND_UNIT, to)

    def act(self, state: GangsState) -> str | None:
        """GNC-14.2b GNC-14.2c GNC-14.2d Fight you, or wipe out the Gang, or take the deals.

        GNC-X13 Johnny finds the Gang alone in Heywood: its Units are lost, he gains 4, one
        Opportunity goes.
        """
        if units.units_in(state, YOU, self.district):
            state.call(Firefight(self.district, terms.LEGEND_SIDE))
            return DONE
        gang = units.units_in(state, terms.RIVAL, self.district)
        for unit in gang:
            units.lose_unit(state, unit)
        units.check_drones(state)
        if gang:
            gain_cred(state, terms.LEGEND_SIDE, 4, events.FOR_WIPE_OUT)
        else:
            gain_cred(state, terms.LEGEND_SIDE, 3, events.FOR_FREE_HAND)
        for _ in range(1 if gang else board.SLOTS):
            remove_opportunity(state)
        return DONE


# The opposing Gang --------------------------------------------------------------------------------


class GangActivation(Frame):
    """GNC-14.4 The opposing Gang recruits in three Districts and acts in them (GNC-R18)."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "act_everywhere", "act_one_by_one")

    def __init__(self, districts: list[int] | None = None, done: int = 0) -> None:
        self.districts: list[int] = [] if districts is None else districts
        self.done: int = done

    def draw(self, state: GangsState) -> str | None:
        """GNC-14.4 Draw three Random Districts, kept in order."""
        state.emit(events.AUTOMATON_ACTIVATED, terms.RIVAL)
        self.districts = draw_districts(state, DRAWN_BY_GANG)
        if state.rulings[rulings.R18] == rulings.PER_DISTRICT:
            return "act_one_by_one"
        return None

    def act_everywhere(self, state: GangsState) -> str | None:
        """GNC-14.4a GNC-14.4b First recruit in all three, then act in all three.

        GNC-X14 Valentinos recruit a Techie for Watson, a Techie for Westbrook and, for want
        of a third, a Solo for City Center; then they act in this order.
        """
        for district in self.districts:
            recruit(state, district, self.districts)
        for district in self.districts:
            state.call(GangActs(district))
        return DONE

    def act_one_by_one(self, state: GangsState) -> str | None:
        """GNC-R18 Recruit and act District by District."""
        if self.done == len(self.districts):
            return DONE
        district = self.districts[self.done]
        self.done += 1
        recruit(state, district, self.districts)
        state.call(GangActs(district))
        return "act_one_by_one"


def recruit(state: GangsState, district: int, drawn: list[int]) -> None:
    """GNC-14.4a The first class of the priority list with a Unit in reserve; a Techie's Drone."""
    for kind in behaviour(state).priority:
        unit = units.reserve_of(state, terms.RIVAL, kind)
        if unit >= 0:
            here = district * board.PLACES
            units.place_unit(state, unit, here + 1 if state.occupant[here + 1] < 0 else here)
            if kind == terms.TECHIE:
                units.place_drone(state, terms.RIVAL, district)
            return
    boast(state, district, drawn)


def boast(state: GangsState, district: int, drawn: list[int]) -> None:
    """GNC-14.4a GNC-R19 Without a Unit in reserve: 1 Street Cred where the Gang is not present.

    GNC-X46 With all its Units in Heywood the Gang gains 1 for Watson and 1 for Pacifica.
    """
    everywhere = state.rulings[rulings.R19] == rulings.ALL_REVEALED
    for each in drawn if everywhere else [district]:
        if not units.has_presence(state, terms.RIVAL, each):
            gain_cred(state, terms.RIVAL, 1, events.FOR_BOAST)


class GangActs(Frame):
    """GNC-14.4b Everything that fits in one District; your Presence is checked anew each time."""

    steps: ClassVar[tuple[str, ...]] = (
        "take_over", "offer_tax", "take_tax", "buy_up", "trace_back", "attack",
    )  # fmt: skip

    def __init__(self, district: int) -> None:
        self.district: int = district

    def meets(self, state: GangsState, kind: int) -> bool:
        """Tell whether you have Presence here and the Gang a Unit of a class.

        GNC-X49 One Unit of yours meets a Techie, a Netrunner and a Solo in this order; once
        it is gone, only the rule for no Presence is left.
        """
        return units.has_presence(state, YOU, self.district) and any(
            state.unit_class[unit] == kind
            for unit in units.units_in(state, terms.RIVAL, self.district)
        )

    def take_over(self, state: GangsState) -> str | None:
        """GNC-14.4b Without your Presence the Gang gains 2 and the Edgerunners leave."""
        state.emit(events.AUTOMATON_ACTED, terms.RIVAL, self.district)
        if units.has_presence(state, YOU, self.district):
            return None
        gain_cred(state, terms.RIVAL, 2, events.FOR_ABSENCE)
        bury_edgerunners(state)
        return DONE

    def offer_tax(self, state: GangsState) -> str | None:
        """GNC-14.4b A Techie costs you a resource or gives the Gang 3 Street Cred.

        GNC-X47 Without resources you are not asked: the Gang gains 3.
        """
        if not self.meets(state, terms.TECHIE):
            return "trace_back"
        options: list[Option] = [(SPEND, kind) for kind in kinds_owned(state, YOU)]
        options.append(PASS)
        state.ask_if_open(YOU, "techie_tax", options)
        return None

    def take_tax(self, state: GangsState) -> None:
        """GNC-14.4b Pay, or let the Gang gain."""
        if state.answer == PASS:
            gain_cred(state, terms.RIVAL, 3, events.FOR_TAX)
        else:
            spend(state, YOU, state.answer[1], 1)

    def buy_up(self, state: GangsState) -> None:
        """GNC-14.4b Either way the top-most Opportunity is removed."""
        remove_opportunity(state)

    def trace_back(self, state: GangsState) -> None:
        """GNC-14.4b A Netrunner sends your Net token back; the Gang gains 2.

        GNC-X48 A token on Start stays there; the Gang gains all the same.
        """
        if self.meets(state, terms.NETRUNNER):
            set_net(state, YOU, max(0, state.net[YOU] - behaviour(state).net_setback))
            gain_cred(state, terms.RIVAL, 2, events.FOR_TRACE)

    def attack(self, state: GangsState) -> str | None:
        """GNC-14.4b A Solo starts a Firefight."""
        if self.meets(state, terms.SOLO):
            state.call(Firefight(self.district, terms.RIVAL))
        return DONE
