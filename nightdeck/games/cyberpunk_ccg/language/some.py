"""Selections: sets of cards on the table, as in `some.Runners(when.Yours())`."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    HAND,
    LOCATIONS,
    OPERATIONS,
    RUNNERS,
    STASH,
    TRASH,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Condition, Selection
from nightdeck.language.values import ALWAYS


class InPlay(Selection):
    """Cards in some zones of all players that fit."""

    def __init__(self, zones: tuple[int, ...], that: Condition = ALWAYS) -> None:
        super().__init__()
        self.zones: tuple[int, ...] = zones
        self.that: Condition = that

    def cards(self, state: CcgState, source: int, target: int) -> list[int]:
        return [
            card
            for seat in range(state.seats)
            for kind in self.zones
            for card in state.cards(seat, kind)
            if self.that.holds(state, source, card, 0)
        ]


class Runners(InPlay):
    """The Runners in play that fit."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__((RUNNERS,), that)


class Locations(InPlay):
    """The Locations in play that fit."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__((LOCATIONS,), that)


class Targets(InPlay):
    """The Locations and Operations in play that fit."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__((LOCATIONS, OPERATIONS), that)


class Attachments(InPlay):
    """The Cyber and Equipment in play that fit."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__((ATTACHED,), that)


class Own(Selection):
    """Cards in one zone of yours that fit; a hand is hidden from the others."""

    def __init__(self, zone: int, that: Condition = ALWAYS) -> None:
        super().__init__()
        self.zone: int = zone
        self.that: Condition = that
        self.is_hidden = zone == HAND

    def cards(self, state: CcgState, source: int, target: int) -> list[int]:
        return [
            card
            for card in state.cards(state.controller(source), self.zone)
            if self.that.holds(state, source, card, 0)
        ]


class YourTrash(Own):
    """The cards of your trash that fit."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__(TRASH, that)


class YourHand(Own):
    """The cards of your hand that fit."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__(HAND, that)


class YourStash(Own):
    """The cards of your Stash that fit."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__(STASH, that)
