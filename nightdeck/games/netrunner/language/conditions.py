"""Conditions: when a card may be played, when an ability works, what a trigger waits for."""

from __future__ import annotations

from nightdeck.games.netrunner.language.effects_harm import (
    GiveTags,
)
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.forts import copies_of
from nightdeck.games.netrunner.model.numbers import keywords
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    DECKS,
    NONE,
    RESOURCES,
    START,
    fort_bit,
)
from nightdeck.games.netrunner.model.vocabulary import EFFECTS, Condition, Effect
from nightdeck.games.netrunner.rules.expose import can_expose
from nightdeck.language.card_state import TARGET, USES
from nightdeck.language.flow import Sequence


class Connections(Condition):
    """The Runner has at least so many face-up resources with some keyword in play."""

    def __init__(self, keyword: int, least: int) -> None:
        self.keyword: int = keyword
        self.least: int = least

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        found = 0
        for card in state.zones[RESOURCES]:
            if POOL[state.definition[card]].keywords & self.keyword:
                found += 1
        return found >= self.least


class RezzedThisTurn(Condition):
    """Ice with some keyword was rezzed this turn and still is."""

    def __init__(self, keyword: int) -> None:
        self.keyword: int = keyword

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        for card in state.rezzed_now:
            if state.rezzed[card] and POOL[state.definition[card]].keywords & self.keyword:
                return True
        return False


class IsNewlyRezzed(Condition):
    """The target is ice that was rezzed this turn."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return target in state.rezzed_now


class RunElsewhere(Condition):
    """A run goes on, on another fort than the one this card remembers."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.run_fort not in (NONE, state.mark[source])


class TraceDoesMore(Condition):
    """ONR-13.7 The trace that succeeded would do something besides giving tags."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.trace_effect != NONE and not gives_only_tags(EFFECTS[state.trace_effect])


def gives_only_tags(effect: Effect) -> bool:
    """Tell whether an effect gives tags and does nothing else."""
    if isinstance(effect, Sequence):
        return all(gives_only_tags(part) for part in effect.effects)
    return isinstance(effect, GiveTags)


class IsA(Condition):
    """The target (SELF, HOST, ENCOUNTERED) has one of these types and keywords (0: any)."""

    def __init__(self, kinds: int = 0, keyword: int = 0, on: int = TARGET) -> None:
        self.kinds: int = kinds
        self.keyword: int = keyword
        self.on: int = on

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        if card < 0:
            return False
        if self.kinds and not POOL[state.definition[card]].kind & self.kinds:
            return False
        return not self.keyword or keywords(state, card) & self.keyword != 0


class InThisFort(Condition):
    """The target card is in or on the fort of this card; `others`: not this card itself."""

    def __init__(self, others: bool = False) -> None:
        self.others: bool = others

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        if target < 0 or (self.others and target == source):
            return False
        return state.fort_of(target) == state.fort_of(source)


class IsThisFort(Condition):
    """The target is the number of this card's fort."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return target == state.fort_of(source)


class RunHere(Condition):
    """ONR-10.28 A run is made on the fort of this card (the fort attacked)."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.run_fort != NONE and state.run_fort == state.fort_of(source)


class AccessHere(Condition):
    """ONR-10.28 The fort of this card is the one accessed."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.accessed_fort != NONE and state.accessed_fort == state.fort_of(source)


class OnForts(Condition):
    """The target is the number of a fort of a mask (ON_HQ, ON_RD ...)."""

    def __init__(self, forts: int) -> None:
        self.forts: int = forts

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return target >= 0 and fort_bit(target) & self.forts != 0


class SuccessfulRun(Condition):
    """ONR-10.20 The run was successful, on a fort of a mask."""

    def __init__(self, forts: int = 15) -> None:
        self.forts: int = forts

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.run_success != 0 and fort_bit(state.accessed_fort) & self.forts != 0


class InRun(Condition):
    """A run is going on."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.run_fort != NONE


class BrokeIt(Condition):
    """This icebreaker broke at least one subroutine in the encounter that has just been."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return any(key // USES == source for key in state.broken_by)


class NotInArchives(Condition):
    """The target is not in Archives."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.zone[target] != ARCHIVES


class HasBits(Condition):
    """A player's pool holds at least so many bits."""

    def __init__(self, least: int, seat: int) -> None:
        self.least: int = least
        self.seat: int = seat

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.bits[self.seat] >= self.least


class DieIs(Condition):
    """The number (of a die) lies between two numbers."""

    def __init__(self, least: int, most: int) -> None:
        self.least: int = least
        self.most: int = most

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return self.least <= number <= self.most


class HarmedLately(Condition):
    """ONR-2.1f The Runner suffered damage during one of the last three actions."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return any(state.harmed)


class InstalledHereLastTurn(Condition):
    """ONR-2.1e In the Corp's last turn something was installed or advanced in this card's fort."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.fort_of(source) in state.last_active_forts


class DeckHasCards(Condition):
    """The deck of a side is not empty."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[DECKS[self.seat]])


class CanExposeApproached(Condition):
    """The approached ice is unrezzed and not exposed yet."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.approaching != NONE and can_expose(state, state.approaching)


class AccessIsOn(Condition):
    """ONR-10.23 The fort accessed is one of a mask."""

    def __init__(self, forts: int) -> None:
        self.forts: int = forts

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.accessed_fort != NONE and fort_bit(state.accessed_fort) & self.forts != 0


class IsRevealed(Condition):
    """ONR-16.9 The target was exposed and lies face up, unrezzed."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.revealed[target] != 0


class IsFirstCopy(Condition):
    """No other active copy of this card stands before it, fort by fort."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return copies_of(state, source)[:1] == [source]


class Lasts(Condition):
    """A lasting change of a quantity of this card is in force."""

    def __init__(self, quantity: int) -> None:
        self.quantity: int = quantity

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.lasts(self.quantity, source)


class AtTurnStart(Condition):
    """ONR-5.1.2 The effects of the start of a turn are being resolved; no window is open."""

    def holds(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.phase == START and state.window == 0
