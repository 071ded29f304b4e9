"""Conditions: when an ability works, when a card may be played, what a trigger waits for.

Cards say them by one short name, as in `when.Tagged()`.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import link, strength, subtypes
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import counts_from_arrival
from nightdeck.games.android_netrunner.model.terms import NONE, server_bit
from nightdeck.games.android_netrunner.model.vocabulary import Condition
from nightdeck.games.android_netrunner.rules.credits import available
from nightdeck.games.android_netrunner.rules.encounter import is_fully_broken
from nightdeck.games.netrunner_family.language.words import (
    IsEncountered,
    IsHostedHere,
    IsMarked,
    IsRezzed,
    LastTurn,
    OwnRun,
    OwnTurn,
    Tagged,
    ThisTurn,
)
from nightdeck.language.card_state import TARGET
from nightdeck.language.conditions import (
    AnyOf,
    AtLeast,
    Both,
    Exists,
    IsHost,
    IsSelf,
    Not,
    NumberIs,
    TargetIs,
)

# Numbers ----------------------------------------------------------------------------------------


class CanPay(Condition):
    """A player could pay this many credits, those of a run included."""

    def __init__(self, amount: int, seat: int, purpose: int = terms.FOR_ANYTHING) -> None:
        self.amount: int = amount
        self.seat: int = seat
        self.purpose: int = purpose

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return available(state, self.seat, self.purpose) >= self.amount


class LinkIsAtLeast(Condition):
    """The Runner's link is at least a number."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return link(state) >= self.least


# The turn ---------------------------------------------------------------------------------------


class FirstThisTurn(Condition):
    """ANR-AB13, ANR-Q23 Nothing was counted yet this turn (or since this card became active)."""

    def __init__(self, tally: int) -> None:
        self.tally: int = tally

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        found = state.tally[self.tally]
        if found and counts_from_arrival(state) and source in state.arrival:
            return found == state.arrival[source][self.tally]
        return found == 0


# Cards ------------------------------------------------------------------------------------------


class HostedOn(Condition):
    """With CARD_INSTALLED: the target was installed onto this card."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return number == source and state.host[target] == source


class IsA(Condition):
    """The target has one of these types and one of these subtypes (0: any)."""

    def __init__(self, kinds: int, subtypes: int = 0, on: int = TARGET) -> None:
        self.kinds: int = kinds
        self.subtypes: int = subtypes
        self.on: int = on

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        if not POOL[state.definition[card]].kind & self.kinds:
            return False
        return not self.subtypes or subtypes(state, card) & self.subtypes != 0


class IsScored(Condition):
    """This agenda lies in the Corp's score area."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.zone[source] == terms.CORP_SCORE


class BelongsTo(Condition):
    """The target is a card of this seat."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return POOL[state.definition[target]].side == self.seat


class SameServer(Condition):
    """The target is installed in or in front of this card's server."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.server_of(target) == state.server_of(source) != NONE


class IsOutermost(Condition):
    """The target is the outermost ice of its server."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        server = state.server_of(target)
        return server != NONE and ice_of(state, server)[-1:] == [target]


# Runs -------------------------------------------------------------------------------------------


class DuringRun(Condition):
    """A run is going on (on one of these servers)."""

    def __init__(self, servers: int = 0) -> None:
        self.servers: int = servers

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if state.run_server == NONE or state.run_over:
            return False
        return not self.servers or server_bit(state.run_server) & self.servers != 0


class RunOnThisServer(Condition):
    """The Runner attacks the server this card is in."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.run_server != NONE and state.server_of(source) == state.run_server


class ServerIs(Condition):
    """The target of the event is one of these servers (ON_HQ | ON_RD ...)."""

    def __init__(self, servers: int) -> None:
        self.servers: int = servers

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return server_bit(target) & self.servers != 0


class IsThisServer(Condition):
    """The target is the number of this card's server."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return target != NONE and target == state.server_of(source)


class InEncounter(Condition):
    """An encounter is going on that is not over yet."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.encountered != NONE and not state.encounter_over


class EncounteredIsFullyBroken(Condition):
    """All subroutines of the encountered ice are broken."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.encountered != NONE and is_fully_broken(state, state.encountered)


class StrongerThanEncountered(Condition):
    """This icebreaker is at least as strong as the encountered ice."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if state.encountered == NONE:
            return False
        return strength(state, source) >= strength(state, state.encountered)


class BrokeThisEncounter(Condition):
    """This card broke at least one subroutine in this encounter."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return source in state.breakers


class BrokenBySelf(Condition):
    """With SUBROUTINE_BROKEN and ALL_BROKEN: this card was the breaker."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return number == source


class NotInArchives(Condition):
    """The accessed card does not lie in Archives."""

    def holds(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return target < 0 or state.zone[target] != terms.ARCHIVES
