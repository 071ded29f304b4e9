"""Encountering ice, ONR-10.6 to ONR-10.8 and ONR-10.25; ONR-17.7 it is no window.

Worked examples: ONR-X05, ONR-X46.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.netrunner.model.card_abilities import DOES_NET, IN_ENCOUNTER, TRACES
from nightdeck.games.netrunner.model.definitions import SUBROUTINE_FEATURE
from nightdeck.games.netrunner.model.events import (
    ENCOUNTER_STARTS,
    ICE_ENCOUNTERED,
    ICE_SLIPPED,
    RUN_ENDED_BY,
    SUBROUTINE_ACTS,
)
from nightdeck.games.netrunner.model.numbers import keywords, subroutines
from nightdeck.games.netrunner.model.options import BOOST, BREAK, PAY, USE
from nightdeck.games.netrunner.model.rulings import R26, R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    AP,
    AP_FILTER,
    CORP,
    DELAYED_NET,
    ENCOUNTER_TOLL,
    FOR_ANYTHING,
    NET,
    NONE,
    RUNNER,
    THIS_ENCOUNTER,
)
from nightdeck.games.netrunner.model.vocabulary import BOOK, Effect
from nightdeck.games.netrunner.rules.abilities import (
    ask_to_pay,
    options_at,
    row_of,
    use_ability,
)
from nightdeck.games.netrunner.rules.bits import end_lots, pay
from nightdeck.games.netrunner.rules.damage import do_damage
from nightdeck.games.netrunner.rules.icebreakers import (
    BoostBreaker,
    BreakSubroutines,
    breaker_options,
    is_fully_broken,
)
from nightdeck.games.netrunner.rules.resolution import gather, settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.language.resolving import Asking


def end_run(state: OnrState, source: int) -> None:
    """ONR-10.8, ONR-10.16 The run ends, unsuccessful if it was not successful yet."""
    if state.run_fort != NONE and not state.run_over:
        state.run_over = 1
        if source >= 0:
            state.emit(RUN_ENDED_BY, source)


class Toll(Effect):
    """ONR-10.6 The Runner pays so many bits, or the run ends before any subroutine."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True
        self.label = "pay or end the run"

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        if state.run_over:
            return DONE
        ask_to_pay(state, RUNNER, frame.number, (frame.source,), (PAY, frame.number))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == USE:
            use_ability(state, RUNNER, state.answer)
            return "offer"
        if state.answer[0] == PAY:
            pay(state, RUNNER, frame.number, FOR_ANYTHING)
        else:
            end_run(state, frame.source)
        return DONE


TOLL: Final = BOOK.shared(2, Toll())


class Encounter(Frame):
    """ONR-10.6 One encounter with ice; `nets` is damage that waits for it (ONR-12.16)."""

    steps: ClassVar[tuple[str, ...]] = (
        "meet",
        "start_effects",
        "offer",
        "take",
        "check",
        "stop",
        "next_subroutine",
        "after_subroutine",
        "end_encounter",
        "forget",
    )

    def __init__(
        self, ice: int, place: int = 0, nets: list[int] | None = None, unbroken: int = 0
    ) -> None:
        self.ice: int = ice
        self.place: int = place
        self.nets: list[int] = [] if nets is None else nets
        self.unbroken: int = unbroken

    def meet(self, state: OnrState) -> str | None:
        """ONR-10.5, ONR-10.6 What waited for the next encounter is used up by this one."""
        ice = self.ice
        state.encountered = ice
        state.encounter_over = 0
        state.encounter_slip = 0
        state.encounter_ends_run = 0
        state.broken = 0
        state.broken_by = []
        state.tried = []
        state.unbreakable = state.run_unbreakable
        state.run_unbreakable = 0
        state.run_met.append(ice)
        state.emit(ICE_ENCOUNTERED, ice)
        if state.lasting:
            self.nets = [row[2] for row in state.lasting if row[0] == DELAYED_NET]
            state.lasting = [row for row in state.lasting if row[0] != DELAYED_NET]
        if state.run_pass_any or state.run_pass_ice == ice:
            if state.run_pass_ice == ice:
                state.run_pass_ice = NONE
            else:
                state.run_pass_any -= 1
            state.encounter_slip = 1
            return "end_encounter"
        return None

    def start_effects(self, state: OnrState) -> str | None:
        """ONR-10.6 "When encountering" effects and payments, in the order of ONR-17.6."""
        gather(state, ENCOUNTER_STARTS, self.ice)
        for row in state.lasting:
            if row[0] == ENCOUNTER_TOLL:
                state.pending.append([CORP, row[4], -1 - TOLL.number, self.ice, row[2]])
        settle(state, of_run=1)
        return None

    def is_cut_short(self, state: OnrState) -> bool:
        """ONR-10.25 The run is over, or the ice has left play, was derezzed or is passed."""
        return bool(state.run_over or state.encounter_over or state.encounter_slip)

    def offer(self, state: OnrState) -> str | None:
        """ONR-10.7, ONR-24.6 Boost, break, use an ability, or stop."""
        if self.is_cut_short(state):
            return "end_encounter"
        options: list[Option] = []
        breaker_options(state, options)
        if state.index[row_of(IN_ENCOUNTER, RUNNER)]:
            options_at(state, RUNNER, IN_ENCOUNTER, options)
        if not options and (not state.face_down or state.rulings[R49]):
            return "stop"
        options.append(PASS)
        state.ask(RUNNER, "encounter", options, (self.ice,), len(options) - 1)
        return None

    def take(self, state: OnrState) -> str | None:
        """ONR-10.7 One thing at a time, subroutines in any order."""
        verb = state.answer[0]
        if verb == BREAK:
            place = state.answer[2]
            state.call(BreakSubroutines(state.answer[1], [] if place == NONE else [place]))
        elif verb == BOOST:
            state.call(BoostBreaker(state.answer[1]))
        elif verb == USE:
            use_ability(state, RUNNER, state.answer)
        else:
            return "stop"
        return None

    def check(self, state: OnrState) -> str | None:
        """Resolve what follows, then ask again."""
        settle(state)
        return "offer"

    def stop(self, state: OnrState) -> str | None:
        """ONR-12.16 The Runner has stopped breaking: damage that waited for this is checked."""
        if self.is_cut_short(state):
            return "end_encounter"
        if is_fully_broken(state):
            if self.ice not in state.run_broken:
                state.run_broken.append(self.ice)
        else:
            self.unbroken = 1
            for amount in self.nets:
                do_damage(state, NET, amount)
        self.nets = []
        return None

    def next_subroutine(self, state: OnrState) -> str | None:
        """ONR-10.8 Unbroken subroutines in printed order, each completely before the next."""
        found = subroutines(state, self.ice)
        while self.place < len(found) and state.broken >> self.place & 1:
            self.place += 1
        if self.place >= len(found):
            return "end_encounter"
        each = found[self.place]
        if AP_FILTER in state.modifiers and keywords(state, self.ice) & AP:
            if not each.content & (TRACES | DOES_NET):
                return "after_subroutine"
            state.net_cap = 1
        state.note(self.ice, SUBROUTINE_FEATURE + self.place)
        state.emit(SUBROUTINE_ACTS, self.ice, self.place)
        each.effect.resolve(state, self.ice, NONE, self.place)
        return None

    def after_subroutine(self, state: OnrState) -> str | None:
        """ONR-10.8 The end of the run stops the remaining subroutines."""
        self.place += 1
        state.net_cap = NONE
        settle(state)
        if state.run_over or state.encounter_over or state.run_moved:
            return "end_encounter"
        return "next_subroutine"

    def end_encounter(self, state: OnrState) -> str | None:
        """ONR-R26 `manual`, ONR-23A.18 An unbroken subroutine ends the run after its effect."""
        if (state.encounter_slip or state.encounter_over) and not is_fully_broken(state):
            self.unbroken = 1
        if state.encounter_slip:
            state.emit(ICE_SLIPPED, self.ice)
        elif state.encounter_ends_run:
            end_run(state, NONE)
        elif self.unbroken and state.rulings[R26] and not state.encounter_over:
            end_run(state, self.ice)
        if state.run_ban:
            state.run_ban -= 1
        return None

    def forget(self, state: OnrState) -> str | None:
        """ONR-10.8a Boosts "for the encounter" expire."""
        state.encountered = NONE
        state.encounter_over = 0
        state.encounter_slip = 0
        state.encounter_ends_run = 0
        state.unbreakable = 0
        state.expire(THIS_ENCOUNTER)
        end_lots(state, THIS_ENCOUNTER)
        state.result = 0 if self.unbroken else 1
        settle(state)
        return DONE
