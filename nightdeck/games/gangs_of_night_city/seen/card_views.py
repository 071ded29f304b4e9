"""GNC-2.5 What a seat sees of cards and zones: cards where it may look, elsewhere their number.

The same card looks the same as long as nothing about it changes; so views are made of facts and
kept, and whoever compares two moments compares single objects.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from nightdeck.games.gangs_of_night_city.model import board, terms
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.seen.catalogue import IDS
from nightdeck.games.gangs_of_night_city.seen.names import place_id
from nightdeck.kernel.handles import tag_names
from nightdeck.kernel.state import bit
from nightdeck.seen.zones import KEPT, closed_zone, open_zone

View = dict[str, Any]

BACKS: Final = ((32, "combat"), (64, "opportunity"), (82, "edgerunner"), (88, "district"))


class Moment:
    """What the views of all seats share at one moment: tags, and where hired Edgerunners stand."""

    def __init__(self, state: GangsState) -> None:
        self.state: GangsState = state
        self.tags: list[str] = tag_names(state)
        self.stands: dict[int, str] = {
            card: place_id(state.place[unit]) if state.place[unit] >= 0 else "reserve"
            for unit, card in enumerate(state.unit_card)
            if card >= 0
        }

    def zones(self, seat: int) -> View:
        """Return all zones: counts for everybody, cards for those who may look."""
        state, tags, mask = self.state, self.tags, bit(seat)
        found: View = {}
        for zone, cards in enumerate(state.zones):
            name, label, owner = facts_of(zone)
            if state.sight[zone] & mask:
                inside = tuple([tags[card] for card in cards])
                found[name] = open_zone(label, owner, inside)
            else:
                known = [state.definition[card] for card in cards if state.known[card] & mask]
                faces = tuple([IDS[face] for face in sorted(known)])
                found[name] = closed_zone(label, owner, len(cards), faces)
        return found

    def cards(self, seat: int) -> View:
        """Return every card the seat may point at, by tag."""
        state, tags, mask = self.state, self.tags, bit(seat)
        found: View = {}
        for zone, cards in enumerate(state.zones):
            if cards and state.sight[zone] & mask:
                is_own = facts_of(zone)[2] == seat
                for card in cards:
                    stands = self.stands.get(card, "")
                    found[tags[card]] = card_view(state.definition[card], is_own, stands)
        return found


@lru_cache(256)
def facts_of(zone: int) -> tuple[str, str, int | None]:
    """Return the name, the label and the owner of a zone."""
    if zone >= terms.zone_of(0, terms.HAND):
        owner, which = divmod(zone - terms.zone_of(0, terms.HAND), len(terms.OWN))
        return terms.zone_id(zone), terms.OWN[which][1], owner
    return terms.zone_id(zone), terms.SHARED[zone][1] if zone in terms.SHARED else "", None


@lru_cache(KEPT)
def card_view(face: int, is_own: bool, stands: str) -> View:
    """Return a card that the seat may see."""
    view: View = {
        "card": IDS[face],
        "back": next(back for limit, back in BACKS if face < limit),
        "up": True,
        "own": is_own,
        "counters": {},
        "numbers": {},
        "marks": [stands] if stands else [],
        "host": None,
        "hosted": [],
    }
    if stands in board.DISTRICT_IDS:
        view["badges"] = [stands]
    return view
