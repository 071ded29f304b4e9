"""Icebreakers and other break abilities, ANR-ICE1 to ANR-ICE9.

Worked examples: ANR-E21, ANR-E22, ANR-E23, ANR-E27, ANR-E71. ANR-K2 Breakers name barrier, code
gate or sentry. ANR-Q12 Trap ice is broken by what names no type.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import card_abilities, events, reasons, terms
from nightdeck.games.android_netrunner.model.modifiers import strength, subroutines, subtypes
from nightdeck.games.android_netrunner.model.options import SUBROUTINE
from nightdeck.games.android_netrunner.model.reasons import FINE
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import boosts_are_free, traps_are_unbreakable
from nightdeck.games.android_netrunner.model.terms import NONE, RUNNER
from nightdeck.games.android_netrunner.model.vocabulary import Choosing, Effect
from nightdeck.games.android_netrunner.rules.encounter import is_fully_broken
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.resolving import Asking
from nightdeck.language.verbs import ENOUGH


def unbroken(state: AnrState) -> list[int]:
    """ANR-ICE3 The places of the encountered ice's unbroken subroutines."""
    number = len(subroutines(state, state.encountered))
    return [place for place in range(number) if not state.broken >> place & 1]


def break_subroutine(state: AnrState, breaker: int, place: int) -> None:
    """ANR-EV13 Mark one subroutine of the encountered ice as broken."""
    ice = state.encountered
    state.broken |= 1 << place
    if breaker not in state.breakers:
        state.breakers.append(breaker)
    state.emit(events.SUBROUTINE_BROKEN, ice, breaker, place)
    if is_fully_broken(state, ice):
        state.emit(events.ALL_BROKEN, ice, breaker)


def is_strong_enough(state: AnrState, breaker: int, needs: int) -> bool:
    """ANR-ICE2 Compare strengths; some breakers need equal strength or ice at 0 (ANR-CC48)."""
    ice_strength = strength(state, state.encountered)
    own = strength(state, breaker)
    if needs == card_abilities.NEEDS_EQUAL_STRENGTH:
        return own == ice_strength
    if needs == card_abilities.NEEDS_STRENGTH_ZERO and ice_strength > 0:
        return False
    return own >= ice_strength


class BreakSubroutines(Choosing):
    """ANR-ICE3, ANR-ICE4 Break subroutines of the encountered ice.

    `breaks`: mask of ice subtypes (0: any). `count`: how many at most (0: any number), at least
    one. `ignores_strength` for abilities that are not an icebreaker's (ANR-ICE8); `own_ice` for
    bioroids, which break only their own subroutines (ANR-K3).
    """

    def __init__(
        self,
        breaks: int = 0,
        count: int = 1,
        needs: int = 0,
        ignores_strength: bool = False,
        own_ice: bool = False,
    ) -> None:
        super().__init__()
        self.breaks: int = breaks
        self.count: int = count
        self.needs: int = needs
        self.ignores_strength: bool = ignores_strength
        self.own_ice: bool = own_ice

    def why_not(self, state: AnrState, source: int) -> int:
        """ANR-ICE2, ANR-ICE3 What keeps a card from breaking the encountered ice, costs aside."""
        ice = state.encountered
        if ice == NONE or state.encounter_over or (self.own_ice and ice != source):
            return reasons.NO_ENCOUNTER
        if self.breaks or (traps_are_unbreakable(state) and not self.ignores_strength):
            found = subtypes(state, ice)
            if self.breaks and not found & self.breaks:
                return reasons.WRONG_KIND
            if traps_are_unbreakable(state) and not self.ignores_strength and found & terms.TRAP:
                return reasons.TRAP_HOLDS
        if not unbroken(state):
            return reasons.NOTHING_LEFT
        if self.ignores_strength or is_strong_enough(state, source, self.needs):
            return FINE
        return reasons.TOO_WEAK

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return self.why_not(state, source) == FINE

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        """ANR-DEC6, ANR-DEC18 Pick subroutines one by one, at least one."""
        if state.encountered == NONE or state.encounter_over:
            return DONE
        places = unbroken(state)
        if not places or len(frame.chosen) == self.count > 0:
            return DONE
        options: list[Option] = [(SUBROUTINE, place) for place in places]
        if frame.chosen:
            options.append((ENOUGH,))
        state.ask_if_open(RUNNER, "subroutine", options, (state.encountered, frame.source))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            return DONE
        frame.chosen.append(state.answer[1])
        break_subroutine(state, frame.source, state.answer[1])
        return "offer"


class BoostStrength(Effect):
    """ANR-ICE6, ANR-AB10 Raise the card's own strength for an encounter, a run or a turn."""

    def __init__(self, amount: int, duration: int = terms.THIS_ENCOUNTER) -> None:
        super().__init__()
        self.amount: int = amount
        self.duration: int = duration

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if self.duration == terms.THIS_ENCOUNTER:
            return state.encountered != NONE or boosts_are_free(state)
        return self.duration > terms.THIS_RUN or state.run_server != NONE

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        duration = self.duration
        if duration == terms.THIS_ENCOUNTER and state.encountered == NONE:
            duration = terms.THIS_WINDOW
        state.last(terms.STRENGTH, source, self.amount, duration, source)
        state.emit(events.STRENGTH_CHANGED, source, self.amount)
