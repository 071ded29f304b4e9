"""Conditions and amounts that the cards of both games ask for."""

from __future__ import annotations

from nightdeck.games.netrunner_family.model.state import N
from nightdeck.games.netrunner_family.model.terms import NONE
from nightdeck.language.card_state import TARGET
from nightdeck.language.values import Amount, Condition


class OwnTurn(Condition[N]):
    """It is the turn of this card's owner; with the event of a turn's begin: "your turn begins"."""

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        return state.controller(source) == state.turn_seat


class ThisTurn(Condition[N]):
    """ANR-EV31, ONR-2.1e This turn counted at least a number of something (a tally)."""

    def __init__(self, tally: int, least: int = 1) -> None:
        self.tally: int = tally
        self.least: int = least

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        return state.tally[self.tally] >= self.least


class LastTurn(Condition[N]):
    """ANR-EV31, ONR-2.1e The last turn of a seat counted at least a number of something."""

    def __init__(self, seat: int, tally: int, least: int = 1) -> None:
        self.seat: int = seat
        self.tally: int = tally
        self.fewest: int = least

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        return state.last_tally[self.seat][self.tally] >= self.fewest


class Tagged(Condition[N]):
    """ANR-TAG1, ONR-14.3 The Runner has at least so many tags."""

    def __init__(self, least: int = 1) -> None:
        self.fewest: int = least

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        return state.runner_tags >= self.fewest


class IsMarked(Condition[N]):
    """The target is what this card has marked: a card, or a fort."""

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        return target == state.mark[source] and target != NONE


class IsRezzed(Condition[N]):
    """The target (or this card) is rezzed."""

    def __init__(self, on: int = TARGET) -> None:
        self.on: int = on

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return card >= 0 and state.rezzed[card] != 0


class IsHostedHere(Condition[N]):
    """The target is hosted on this card."""

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.host[target] == source


class IsEncountered(Condition[N]):
    """The target is the ice being encountered now."""

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        return target == state.encountered and target != NONE


class OwnRun(Condition[N]):
    """The run was started by this very card."""

    def holds(self, state: N, source: int, target: int, number: int) -> bool:
        return state.run_source == source


class Tags(Amount[N]):
    """The Runner's tags."""

    def of(self, state: N, source: int, target: int, number: int) -> int:
        return state.runner_tags


class BadPublicity(Amount[N]):
    """The Corp's bad publicity."""

    def of(self, state: N, source: int, target: int, number: int) -> int:
        return state.bad_publicity


class Tally(Amount[N]):
    """ANR-EV31, ONR-2.1e What this turn counted, or the last turn of a seat."""

    def __init__(self, tally: int, last: int = NONE) -> None:
        self.tally: int = tally
        self.last: int = last

    def of(self, state: N, source: int, target: int, number: int) -> int:
        if self.last == NONE:
            return state.tally[self.tally]
        return state.last_tally[self.last][self.tally]
