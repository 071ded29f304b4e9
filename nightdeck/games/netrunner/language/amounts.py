"""Amounts that only this game's cards need."""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.numbers import hand_size, outer_rezzed_ice
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import BLACK_ICE, BLACK_OPS, DECKS, HANDS
from nightdeck.games.netrunner.model.vocabulary import Amount
from nightdeck.language.card_state import USES
from nightdeck.language.values import amount_of


class Halved(Amount):
    """An amount divided and rounded down: one for every `per`."""

    def __init__(self, amount: int | Amount, per: int = 2) -> None:
        self.amount: Amount = amount_of(amount)
        self.per: int = per

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return self.amount.of(state, source, target, number) // self.per


class Pool(Amount):
    """The bits in a player's pool."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return state.bits[self.seat]


class HandCount(Amount):
    """The cards in a hand; with `room` how many more fit into it."""

    def __init__(self, seat: int, room: bool = False) -> None:
        self.seat: int = seat
        self.room: bool = room

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        count = len(state.zones[HANDS[self.seat]])
        return max(0, hand_size(state, self.seat) - count) if self.room else count


class PlayerCounters(Amount):
    """The counters of a kind on a player."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return state.player_counters[self.kind]


class OuterIce(Amount):
    """ONR-12.17 The rezzed ice outside the target."""

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return outer_rezzed_ice(state, target)


class PrintedCost(Amount):
    """ONR-7.13 The printed cost of the target, without modifiers and extra payments."""

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return POOL[state.definition[target]].cost


class DeckCount(Amount):
    """The cards in a deck."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return len(state.zones[DECKS[self.seat]])


class TriedPlace(Amount):
    """ONR-12.5 The place of the subroutine an icebreaker was last used on."""

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return state.tried[-1] % USES


class Scandals(Amount):
    """ONR-16.7 What a reporter saw in this run: Black Ice met, Black Ops rezzed or stolen."""

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return (
            number_with(state, state.run_met, BLACK_ICE)
            + number_with(state, state.run_rezzed, BLACK_OPS)
            + number_with(state, state.run_stolen, BLACK_OPS)
        )


class TrashedInRun(Amount):
    """The cards with a keyword that the Runner trashed in this run."""

    def __init__(self, keyword: int) -> None:
        self.keyword: int = keyword

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return number_with(state, state.run_trashed, self.keyword)


def number_with(state: OnrState, cards: list[int], keyword: int) -> int:
    """Count the different cards with a keyword."""
    return sum(1 for card in set(cards) if POOL[state.definition[card]].keywords & keyword)


class Paid(Amount):
    """The advancement counters a card had when it was trashed as a cost."""

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return state.paid


class PrintedPoints(Amount):
    """The agenda points printed on the target."""

    def of(self, state: OnrState, source: int, target: int, number: int) -> int:
        return state.card(target).points
