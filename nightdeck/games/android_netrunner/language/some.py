"""Selections: which cards an effect may choose or count, as in `some.Cards(some.IN_RIG)`."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import subtypes
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import NONE, ice_zone, root
from nightdeck.games.android_netrunner.model.vocabulary import Condition, Selection
from nightdeck.games.android_netrunner.rules.advance import is_advanceable
from nightdeck.kernel.state import EVERYBODY
from nightdeck.language.values import ALWAYS

# Where to look
IN_RIG: Final = 0
AS_ICE: Final = 1
CORP_INSTALLED: Final = 3
IN_HQ: Final = 4
IN_RD: Final = 5
IN_ARCHIVES: Final = 6
IN_GRIP: Final = 7
IN_STACK: Final = 8
IN_HEAP: Final = 9
THIS_SERVER_ICE: Final = 12
HOSTED_HERE: Final = 14
IN_ARCHIVES_OR_HQ: Final = 16

ZONES: Final[dict[int, tuple[int, ...]]] = {
    IN_RIG: (terms.PROGRAMS, terms.HARDWARE_ROW, terms.RESOURCES),
    IN_HQ: (terms.HQ,),
    IN_RD: (terms.RD,),
    IN_ARCHIVES: (terms.ARCHIVES, terms.ARCHIVES_DOWN),
    IN_GRIP: (terms.GRIP,),
    IN_STACK: (terms.STACK,),
    IN_HEAP: (terms.HEAP,),
    IN_ARCHIVES_OR_HQ: (terms.ARCHIVES, terms.ARCHIVES_DOWN, terms.HQ),
}

HIDDEN: Final = (IN_HQ, IN_RD, IN_ARCHIVES, IN_GRIP, IN_STACK, IN_ARCHIVES_OR_HQ)
"""Places whose cards the other seat does not see."""

EITHER: Final = 2


def cards_at(state: AnrState, where: int, source: int) -> list[int]:
    """Return the cards of a place, in a fixed order."""
    zones = ZONES.get(where)
    if zones is not None:
        return [card for zone in zones for card in state.zones[zone]]
    if where == HOSTED_HERE:
        return list(state.hosted.get(source, ()))
    if where == THIS_SERVER_ICE:
        server = state.server[source]
        return list(ice_of(state, server)) if server != NONE else []
    found: list[int] = []
    for server in state.servers:
        if where == CORP_INSTALLED:
            found.extend(state.zones[root(server)])
        found.extend(state.zones[ice_zone(server)])
    return found


class Cards(Selection):
    """Cards of a place with certain types, subtypes and states.

    `kinds`: mask of types. `subtypes`: at least one of a mask (0: any). `without`: none of a
    mask. `rezzed`: 0 unrezzed, 1 rezzed, EITHER. `other`: not this card itself. `same_name`: of
    this card's name. `other_than_target`: not the target. `advanceable`: ANR-ADV1. `where_is`:
    a condition asked with the card as its target.
    """

    def __init__(
        self,
        where: int,
        kinds: int = terms.ANY_TYPE,
        subtypes: int = 0,
        without: int = 0,
        rezzed: int = EITHER,
        other: bool = False,
        same_name: bool = False,
        other_than_target: bool = False,
        advanceable: bool = False,
        counters: int = NONE,
        where_is: Condition = ALWAYS,
    ) -> None:
        super().__init__()
        by_face = subtypes or without or same_name or advanceable or where_is is not ALWAYS
        # ANR-W8: how many cards lie in a pile or hand is public; how many of some kind is not.
        self.is_hidden = where in HIDDEN and bool(kinds != terms.ANY_TYPE or by_face)
        self.where: int = where
        self.kinds: int = kinds
        self.subtypes: int = subtypes
        self.without: int = without
        self.rezzed: int = rezzed
        self.other: bool = other
        self.same_name: bool = same_name
        self.other_than_target: bool = other_than_target
        self.advanceable: bool = advanceable
        self.counters: int = counters
        self.where_is: Condition = where_is

    def cards(self, state: AnrState, source: int, target: int) -> list[int]:
        return [
            card
            for card in cards_at(state, self.where, source)
            if self.accepts(state, source, target, card)
        ]

    def is_conceivable(self, state: AnrState, source: int, target: int) -> bool:
        for card in cards_at(state, self.where, source):
            if state.known[card] != EVERYBODY or self.accepts(state, source, target, card):
                return True
        return False

    def accepts(self, state: AnrState, source: int, target: int, card: int) -> bool:
        """Tell whether a card of the right place has the right properties."""
        definition = POOL[state.definition[card]]
        if not definition.kind & self.kinds:
            return False
        if self.rezzed != EITHER and state.rezzed[card] != self.rezzed:
            return False
        if (self.other and card == source) or (self.other_than_target and card == target):
            return False
        if self.same_name and state.definition[card] != state.definition[source]:
            return False
        if self.subtypes or self.without:
            found = subtypes(state, card)
            if (self.subtypes and not found & self.subtypes) or found & self.without:
                return False
        if self.counters != NONE and not state.counters[self.counters][card]:
            return False
        if self.advanceable and not is_advanceable(state, card):
            return False
        return self.where_is is ALWAYS or self.where_is.holds(state, source, card, 0)


class EitherOf(Selection):
    """The cards of two selections."""

    def __init__(self, first: Selection, second: Selection) -> None:
        super().__init__()
        self.is_hidden = first.is_hidden or second.is_hidden
        self.first: Selection = first
        self.second: Selection = second

    def cards(self, state: AnrState, source: int, target: int) -> list[int]:
        found = self.first.cards(state, source, target)
        more = self.second.cards(state, source, target)
        return found + [card for card in more if card not in found]
