"""What tests read off a table, in words: names and places instead of numbers.

Cards are given by their names. A Unit is "solo", "techie", "netrunner", "drone", "legend" or an
Edgerunner's name. Places are called as in positions: "heywood", "heywood-fixer", and "heywood-1"
for the same Point of Interest by its number.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.check import position_names
from nightdeck.games.gangs_of_night_city.check.position import COUNTERS, HOLDERS
from nightdeck.games.gangs_of_night_city.model import board, events, markers, terms
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import CARDS, letter
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.seen.catalogue import IDS, NAMES
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import number, one_of, plain, shown
from nightdeck.language.readers import Readers

DECKS: Final[dict[str, int]] = {
    "upgrades": terms.UPGRADE_DECK,
    "opportunities": terms.OPPORTUNITY_DECK,
    "edgerunners": terms.EDGERUNNER_DECK,
    "districts": terms.DISTRICT_DECK,
}
MARKETS: Final[dict[str, int]] = {
    "opportunities": terms.OPPORTUNITY_SLOT,
    "edgerunners": terms.EDGERUNNER_SLOT,
}


def unit_word(state: GangsState, unit: int) -> str:
    """Return a Unit as positions call it, or an Edgerunner's name."""
    card = state.unit_card[unit]
    if card >= 0:
        return NAMES[state.definition[card]]
    return terms.CLASS_NAMES[state.unit_class[unit]].lower()


def place_word(state: GangsState, place: int) -> str:
    """Return a place by its District and the kind of Point of Interest."""
    district = board.DISTRICT_IDS[place // board.PLACES]
    kind = board.POINTS[state.board][place]
    return f"{district}-{board.POINT_IDS[kind]}" if kind >= 0 else district


class GangsReaders(Readers):
    """What a scene of this game can be asked, by name."""

    def _seat(self, state: GangsState, seat: object) -> int:
        """Return a seat of this table."""
        return position_names.seat_number(state, "a seat", seat)

    def _side(self, state: GangsState, side: object) -> int:
        """Return a side of this table."""
        return position_names.side_number(state, "a side", side)

    def _names(self, state: GangsState, cards: list[int]) -> list[str]:
        """Return the names of cards."""
        return [NAMES[state.definition[card]] for card in cards]

    def _own(self, state: GangsState, seat: object, which: int) -> list[str]:
        """Return the names of the cards in one of a seat's zones."""
        return self._names(state, state.pile(self._seat(state, seat), which))

    def _standing(self, state: GangsState, side: object, at: int) -> list[str]:
        """Return a side's Units at one place."""
        first = self._side(state, side) * terms.UNITS
        every = range(first, first + terms.UNITS)
        return [unit_word(state, unit) for unit in every if state.place[unit] == at]

    # Units ----------------------------------------------------------------------------------------

    def units(self, state: GangsState, side: int, place: str | None = None) -> Any:
        """Return a side's Units at a place, or all that are in play as {place: [unit, ...]}."""
        if place is not None:
            return self._standing(state, side, position_names.place_number(state, place))
        first = self._side(state, side) * terms.UNITS
        found: dict[str, list[str]] = {}
        for unit in range(first, first + terms.UNITS):
            if state.place[unit] >= 0:
                where_ = place_word(state, state.place[unit])
                found.setdefault(where_, []).append(unit_word(state, unit))
        return found

    def units_in(self, state: GangsState, side: int, district: str) -> list[str]:
        """Return a side's Units in a District, its Points of Interest included."""
        where = position_names.district_number(district)
        found = units.units_in(state, self._side(state, side), where)
        return [unit_word(state, unit) for unit in found]

    def reserve(self, state: GangsState, side: int) -> list[str]:
        """Return a side's Units in the reserve."""
        return self._standing(state, side, terms.RESERVE)

    def occupant(self, state: GangsState, place: str) -> tuple[int, str] | None:
        """Return the side and the Unit at a Point of Interest, or None."""
        unit = state.occupant[position_names.place_number(state, place)]
        return None if unit < 0 else (unit // terms.UNITS, unit_word(state, unit))

    def dominant(self, state: GangsState, district: str) -> int:
        """Return the side with Dominance in a District, or -1."""
        return units.dominant(state, position_names.district_number(district))

    # Cards ----------------------------------------------------------------------------------------

    def where(self, state: GangsState, name: str, which: int = 1) -> str:
        """Return where a card lies, as views call it: "opportunity-2", "hand-0", "upgrade-deck".

        Of several copies `which` counts from 1, in the order of the seats.
        """
        wanted = plain(str(name))
        found = [
            card
            for card, definition in enumerate(state.definition)
            if wanted in (plain(NAMES[definition]), IDS[definition])
        ]
        if not found:
            raise BadSetup(f"there is no {shown(name)} in this game")
        return terms.zone_id(state.zone[found[number("which", which, 1, len(found)) - 1]])

    def pile(self, state: GangsState, place: str) -> list[str]:
        """Return the names of the cards in a zone by its name in views; decks from the top."""
        for zone, cards in enumerate(state.zones):
            if terms.zone_id(zone) == place:
                return self._names(state, cards[::-1] if zone in DECKS.values() else cards)
        known = ", ".join(terms.zone_id(zone) for zone in range(len(state.zones)))
        raise BadSetup(f"there is no pile {shown(place)}; there is {known}")

    def hand(self, state: GangsState, seat: int) -> list[str]:
        """Return a seat's Combat hand."""
        return self._own(state, seat, terms.HAND)

    def discards(self, state: GangsState, seat: int) -> list[str]:
        """Return a seat's Combat discard pile."""
        return self._own(state, seat, terms.DISCARD)

    def removed(self, state: GangsState, seat: int) -> list[str]:
        """Return the Combat cards a seat has upgraded away."""
        return self._own(state, seat, terms.REMOVED)

    def deals(self, state: GangsState, seat: int) -> list[str]:
        """Return the Opportunities a seat has seized."""
        return self._own(state, seat, terms.DEALS)

    def crew(self, state: GangsState, seat: int) -> list[str]:
        """Return the Edgerunners a seat has hired."""
        return self._own(state, seat, terms.CREW)

    def deck(self, state: GangsState, which: str) -> list[str]:
        """Return "upgrades", "opportunities", "edgerunners" or "districts" from the top."""
        return self._names(state, state.zones[DECKS[one_of("a deck", which, tuple(DECKS))]][::-1])

    def market(self, state: GangsState, which: str = "opportunities") -> list[str | None]:
        """Return the three slots of "opportunities" or "edgerunners", None for an empty one."""
        first = MARKETS[one_of("a market", which, tuple(MARKETS))]
        found: list[str | None] = []
        for slot in range(board.SLOTS):
            cards = self._names(state, state.zones[first + slot])
            found.append(cards[0] if cards else None)
        return found

    # Numbers --------------------------------------------------------------------------------------

    def turn(self, state: GangsState) -> int:
        """Return the number of the turn."""
        return state.turn

    def active(self, state: GangsState) -> int:
        """Return the seat whose turn it is."""
        return state.active

    def first(self, state: GangsState) -> int:
        """Return the first player."""
        return state.first

    def gang(self, state: GangsState, side: int) -> str:
        """Return the id of a side's gang; nothing for the legend."""
        led = state.gang[self._side(state, side)]
        return GANGS[led].id if led >= 0 else ""

    def points(self, state: GangsState, side: int) -> int:
        """Return a side's Street Cred; `cred` is the same."""
        return state.cred[self._side(state, side)]

    def resources(self, state: GangsState, seat: int) -> list[int]:
        """Return a seat's Eurodollars, Contraband and Corporate Secrets."""
        return state.resources[self._seat(state, seat)][:]

    def net(self, state: GangsState, seat: int) -> int:
        """Return the space of a seat's Net token, 0 for Start."""
        return state.net[self._seat(state, seat)]

    def discs(self, state: GangsState, seat: int) -> list[str]:
        """Return a seat's ready discs."""
        ready = state.discs[self._seat(state, seat)]
        return [disc for place, disc in enumerate(terms.DISC_IDS) if ready >> place & 1]

    def hideouts(self, state: GangsState, side: int) -> list[str]:
        """Return the Districts with a side's Hideouts."""
        built = state.hideouts[self._side(state, side)]
        return [name for place, name in enumerate(board.DISTRICT_IDS) if built >> place & 1]

    def rage(self, state: GangsState, side: int) -> int:
        """Return a side's Rage, 0 or 1."""
        return state.rage[self._side(state, side)]

    # The Story and Firefights ---------------------------------------------------------------------

    def story_cards(self, state: GangsState) -> list[str]:
        """Return the ids of the active Story cards."""
        return [CARDS[card].id for card in state.story_cards]

    def latches(self, state: GangsState) -> list[tuple[str, str]]:
        """Return the latched branches in their order, as card id and letter."""
        return [(CARDS[card].id, letter(branch)) for card, branch in state.latches]

    def counter(self, state: GangsState, name: str) -> int:
        """Return a counter of the Story, named as in positions."""
        return state.counters.get(COUNTERS[one_of("a counter", name, tuple(COUNTERS))], 0)

    def gifts(self, state: GangsState, seat: int) -> int:
        """Return the Gift tokens a seat holds."""
        return state.gifts[self._seat(state, seat)]

    def heat(self, state: GangsState, district: str) -> int:
        """Return the Heat of a District."""
        return state.heat[position_names.district_number(district)]

    def holder(self, state: GangsState, token: str) -> int:
        """Return the seat that holds the "tracker" or the "voice", or -1."""
        return state.holders.get(HOLDERS[one_of("a token", token, tuple(HOLDERS))], -1)

    def maxtac(self, state: GangsState) -> str:
        """Return the District MaxTac stands in; nothing if it is not in play."""
        district = state.counters.get(markers.MAXTAC, -1)
        return board.DISTRICT_IDS[district] if district >= 0 else ""

    def totals(self, state: GangsState) -> dict[int, int]:
        """Return the total of each side in the last Firefight, in the order they were fixed."""
        found: dict[int, int] = {}
        for entry in state.log or []:
            if entry[0] == events.FIREFIGHT_STARTED:
                found = {}
            elif entry[0] == events.TOTAL_FIXED:
                found[entry[1][0]] = entry[1][1]
        return found


READERS: Final = GangsReaders()._table()
READERS["cred"] = READERS["points"]
