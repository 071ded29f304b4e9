"""GNC-4 Setting the game up: board, gangs, resources, Units, decks, Story."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.gangs_of_night_city.model import board, definitions, numbering, rulings, terms
from nightdeck.games.gangs_of_night_city.model.events import GANG_CHOSEN
from nightdeck.games.gangs_of_night_city.model.hooks import join, show
from nightdeck.games.gangs_of_night_city.model.options import GANG
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import MULTIPLAYER
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import solo, story
from nightdeck.games.gangs_of_night_city.rules.market import refill
from nightdeck.games.gangs_of_night_city.rules.turn import Turn
from nightdeck.games.gangs_of_night_city.rules.units import put
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option, bit

STARTING_RESOURCES: Final = ((1, 2, 0), (2, 3, 0), (2, 3, 1), (3, 3, 1))
"""GNC-4.5 Eurodollars, Contraband and Secrets by turn order."""

CHOSEN: Final = 0
ASSIGNED: Final = 1
RANDOM: Final = 2
RANDOM_STORY: Final = -1


def add_zones(state: GangsState) -> None:
    """GNC-2.5 GNC-17.6 Create the shared zones and seven per seat, with who may look into them."""
    for zone in range(terms.SEAT_ZONES):
        state.add_zone(0 if zone <= terms.DISTRICT_DECK else EVERYBODY)
    for seat in range(state.seats):
        own = EVERYBODY if state.open_hands else bit(seat)
        sights = (own, EVERYBODY, own, EVERYBODY, own, EVERYBODY, EVERYBODY)
        for which in range(terms.ZONES_PER_SEAT):
            state.add_zone(sights[which], mixing=which == terms.HAND)


def add_cards(state: GangsState) -> None:
    """GNC-4.3 GNC-4.7 GNC-17.4 Create all cards, unshuffled."""
    for definition in range(numbering.STARTING, len(definitions.COMBAT)):
        state.add_card(definition, terms.UPGRADE_DECK)
    for deal in definitions.OPPORTUNITIES:
        state.add_card(deal.number, terms.OPPORTUNITY_DECK)
    for hired in definitions.EDGERUNNER_CARDS:
        if state.edgerunner_deck and not hired.in_box:
            continue
        if state.seats == 1 and not hired.in_solo:
            continue
        state.add_card(hired.number, terms.EDGERUNNER_DECK)
    if state.seats == 1:
        for number in range(numbering.DISTRICT_CARDS):
            state.add_card(numbering.FIRST_DISTRICT_CARD + number, terms.DISTRICT_DECK)
    for seat in range(state.seats):
        for definition in range(numbering.STARTING):
            card = state.add_card(definition, terms.zone_of(seat, terms.HAND))
            state.known[card] = EVERYBODY


def add_sides(state: GangsState) -> None:
    """GNC-2.3 GNC-2.10 Create the numbers and Units of every side, all in reserve."""
    sides = state.seats if state.seats > 1 else 3
    state.cred = [0] * sides
    state.rage = [0] * sides
    state.hideouts = [0] * sides
    state.resources = [[0, 0, 0] for _ in range(state.seats)]
    state.discs = [terms.ALL_DISCS] * state.seats
    state.hires = [0] * state.seats
    state.net = [0] * state.seats
    state.gifts = [0] * state.seats
    state.heat = [0] * 6
    for _ in range(sides):
        state.unit_class += list(terms.CLASSES)
        state.unit_card += [-1] * UNITS
        state.place += [terms.RESERVE if kind >= 0 else terms.NOT_HIRED for kind in terms.CLASSES]
    state.occupant = [-1] * board.ALL_PLACES


def start_units(state: GangsState, seat: int) -> None:
    """GNC-4.6 The Hideout and four Units in the open of the start District, no Street Cred."""
    start = definitions.GANGS[state.gang[seat]].start
    state.hideouts[seat] = 1 << start
    for number in (0, 3, 6, terms.FIRST_DRONE):
        put(state, seat * UNITS + number, start * board.PLACES)


class SetUp(Frame):
    """GNC-4 The set-up in the order of its random draws (GNC-16.8)."""

    steps: ClassVar[tuple[str, ...]] = (
        "first_player", "offer_gang", "take_gang", "place_gangs", "fill_markets", "begin_story",
        "first_turn",
    )  # fmt: skip

    def __init__(self, seat: int = 0) -> None:
        self.seat: int = seat

    def first_player(self, state: GangsState) -> None:
        """GNC-4.1 GNC-4.4 GNC-16.1 The board side, and the first player (GNC-R26)."""
        state.board = board.SIDE_FOR_FOUR if state.seats == 4 else board.SIDE_FOR_THREE
        if state.rulings[rulings.R26] != rulings.GIVEN_FIRST_PLAYER:
            state.first = state.rng.below(state.seats)
        state.active = state.first

    def offer_gang(self, state: GangsState) -> str | None:
        """GNC-4.3 GNC-17.5 GNC-R37 Ask for a free gang, or assign or draw one."""
        while self.seat < state.seats and state.gang[self.seat] >= 0:
            self.seat += 1
        if self.seat == state.seats:
            return "place_gangs"
        free = [gang for gang in range(len(definitions.GANGS)) if gang not in state.gang]
        options: list[Option] = [(GANG, gang) for gang in free]
        if state.draft == CHOSEN:
            state.ask_if_open(self.seat, "gang", options)
        else:
            state.answer = options[state.rng.below(len(free)) if state.draft == RANDOM else 0]
        return None

    def take_gang(self, state: GangsState) -> str | None:
        """GNC-4.3 The seat leads that gang."""
        state.gang[self.seat] = state.answer[1]
        state.emit(GANG_CHOSEN, self.seat, state.answer[1])
        return "offer_gang"

    def place_gangs(self, state: GangsState) -> None:
        """GNC-4.5 GNC-4.6 GNC-14.1c GNC-R31 Starting resources by turn order, Units, gangs."""
        equal = state.rulings[rulings.R31] == rulings.EQUAL_START or state.seats == 1
        for turn in range(state.seats):
            seat = (state.first + turn) % state.seats
            state.resources[seat] = list(STARTING_RESOURCES[0 if equal else turn])
            start_units(state, seat)
            join(state, definitions.GANGS[state.gang[seat]].ability_number, seat * UNITS)
        for gang in state.gang:
            if gang >= 0:
                show(state, definitions.GANGS[gang].number)
        if state.seats == 1:
            solo.set_up(state)
            show(state, definitions.PROFILES[state.profile].number)
            show(state, definitions.BEHAVIOURS[state.gang[terms.RIVAL]].number)

    def fill_markets(self, state: GangsState) -> None:
        """GNC-4.7 GNC-16.8 Shuffle the decks and fill the market from the top slot down."""
        for deck in (
            terms.OPPORTUNITY_DECK,
            terms.EDGERUNNER_DECK,
            terms.UPGRADE_DECK,
            terms.DISTRICT_DECK,
        ):
            state.shuffle(deck)
        refill(state)

    def begin_story(self, state: GangsState) -> None:
        """GNC-4.8 GNC-17.2 Reveal the Introduction of the Story."""
        if state.story == RANDOM_STORY:
            state.story = state.rng.below(len(MULTIPLAYER))
        story.begin(state)

    def first_turn(self, state: GangsState) -> str | None:
        """GNC-4.9 The first player takes the first turn."""
        state.call(Turn())
        return DONE
