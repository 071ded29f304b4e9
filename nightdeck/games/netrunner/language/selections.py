"""Selections: the cards something may be chosen from, always in the same order."""

from __future__ import annotations

from nightdeck.games.netrunner.language.effects_runner import debt_of
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.numbers import keywords
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    FOR_ANYTHING,
    HAND,
    HQ,
    RIG,
    RUNNER,
    RUNNER_ASIDE,
    TRASH,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner.model.vocabulary import Condition, Selection
from nightdeck.games.netrunner.rules.advance import eligible_cards
from nightdeck.games.netrunner.rules.bits import available
from nightdeck.language.values import ALWAYS


def has(state: OnrState, card: int, kinds: int, keyword: int) -> bool:
    """Tell whether a card has one of some types and keywords (0: any)."""
    if kinds and not POOL[state.definition[card]].kind & kinds:
        return False
    return not keyword or keywords(state, card) & keyword != 0


class Rig(Selection):
    """The Runner's installed cards of some types and keywords; `without` keywords left out."""

    def __init__(
        self, kinds: int = 0, keyword: int = 0, without: int = 0, others: bool = False
    ) -> None:
        super().__init__()
        self.kinds: int = kinds
        self.keyword: int = keyword
        self.without: int = without
        self.others: bool = others

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return [
            card
            for zone in RIG
            for card in state.zones[zone]
            if has(state, card, self.kinds, self.keyword)
            and not (self.without and keywords(state, card) & self.without)
            and not (self.others and card == source)
        ]


class Spare(Selection):
    """ONR-16.18 The Runner's installed cards that may be given up: a debt must be payable then."""

    def __init__(self, others: bool = False) -> None:
        super().__init__()
        self.rig: Rig = Rig(others=others)

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        bits = available(state, RUNNER, FOR_ANYTHING)
        found: list[int] = []
        for card in self.rig.cards(state, source, target):
            debt = debt_of(state, card)
            if debt <= bits:
                bits -= debt
                found.append(card)
        return found


class Installed(Selection):
    """The Corp's installed cards: `ice`, `insides` or both, by types and keywords.

    `rezzed`: True or False, None for either. `this_fort`: only in or on this card's fort.
    """

    def __init__(
        self,
        kinds: int = 0,
        keyword: int = 0,
        ice: bool = True,
        insides: bool = True,
        rezzed: bool | None = None,
        this_fort: bool = False,
        when: Condition = ALWAYS,
    ) -> None:
        super().__init__()
        self.kinds: int = kinds
        self.keyword: int = keyword
        self.ice: bool = ice
        self.insides: bool = insides
        self.rezzed: bool | None = rezzed
        self.this_fort: bool = this_fort
        self.when: Condition = when
        self.is_hidden = rezzed is False and keyword != 0

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        found: list[int] = []
        for fort in state.forts:
            if self.this_fort and fort != state.fort_of(source):
                continue
            if self.insides:
                found.extend(state.zones[inside(fort)])
            if self.ice:
                found.extend(state.zones[ice_zone(fort)])
        return [
            card
            for card in found
            if (self.rezzed is None or bool(state.rezzed[card]) == self.rezzed)
            and has(state, card, self.kinds, self.keyword)
            and self.when.holds(state, source, card, 0)
        ]


class Eligible(Selection):
    """ONR-8.2 Every installed card that can be advanced; `others`: not this card."""

    def __init__(self, others: bool = False) -> None:
        super().__init__()
        self.others: bool = others

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        found = eligible_cards(state)
        return [card for card in found if card != source] if self.others else found


class InHq(Selection):
    """Cards of HQ, by types; nobody else can tell how many there are (ONR-17.20d)."""

    def __init__(self, kinds: int = 0) -> None:
        super().__init__()
        self.kinds: int = kinds
        self.is_hidden = True

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return [card for card in state.zones[HQ] if has(state, card, self.kinds, 0)]


class InHand(Selection):
    """Cards of the Runner's hand, by types."""

    def __init__(self, kinds: int = 0) -> None:
        super().__init__()
        self.kinds: int = kinds
        self.is_hidden = True

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return [card for card in state.zones[HAND] if has(state, card, self.kinds, 0)]


class InTrash(Selection):
    """Cards of the Runner's trash, by types, the newest first."""

    def __init__(self, kinds: int = 0) -> None:
        super().__init__()
        self.kinds: int = kinds

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return [card for card in state.zones[TRASH][::-1] if has(state, card, self.kinds, 0)]


class TopOfTrash(Selection):
    """The top card of the trash."""

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return state.zones[TRASH][-1:]


class InArchives(Selection):
    """Every card of both Archives piles."""

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return [*state.zones[ARCHIVES][::-1], *state.zones[ARCHIVES_DOWN][::-1]]


class Drawn(Selection):
    """The cards of the drawing effect that has just been."""

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return [card for card in state.drawn if state.zone[card] == HAND]


class OutermostIce(Selection):
    """The outermost ice of every fort, where it is unrezzed."""

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        found: list[int] = []
        for fort in state.forts:
            row = state.zones[ice_zone(fort)]
            if row and not state.rezzed[row[-1]]:
                found.append(row[-1])
        return found


class Guests(Selection):
    """The cards that lie on this card, the top one only."""

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return state.hosted.get(source, [])[-1:]


class IceOfTheRun(Selection):
    """The unrezzed ice of the fort run, outermost first."""

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        if state.accessed_fort not in state.forts:
            return []
        row = state.zones[ice_zone(state.accessed_fort)]
        return [card for card in row[::-1] if not state.rezzed[card]]


class SetAside(Selection):
    """The Runner's cards that were set aside with counters of a kind."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: int = kind

    def cards(self, state: OnrState, source: int, target: int) -> list[int]:
        return [card for card in state.zones[RUNNER_ASIDE] if state.counters[self.kind][card]]
