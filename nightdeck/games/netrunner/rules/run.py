"""The run, ONR-10.0 to ONR-10.28, in the order of the clauses.

ONR-10.14 Passed ice stays in play. ONR-10.15 Without ice the Runner accesses freely. ONR-10.18 A
run made by a card is a run like any other.

Also ONR-5.2.A5, ONR-10.19. Worked examples: ONR-X04, ONR-X19, ONR-X36, ONR-X41, ONR-X47.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import AFTER_RUN, BEFORE_ACCESS
from nightdeck.games.netrunner.model.events import (
    ICE_APPROACHED,
    ICE_PASSED,
    RUN_DECLARED,
    RUN_ENDS,
    RUN_FAILED,
    RUN_MADE,
    RUN_STARTS,
    RUN_SUCCEEDED,
)
from nightdeck.games.netrunner.model.forts import ice_of, run_targets
from nightdeck.games.netrunner.model.options import FORT, USE
from nightdeck.games.netrunner.model.rulings import R48, R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    FIRST_SUBSIDIARY,
    HQ_FORT,
    NONE,
    RD_FORT,
    RUNNER,
    RUNS,
    SUCCESSES,
    SUCCESSES_HQ,
    SUCCESSES_SUBSIDIARY,
    THIS_RUN,
    ice_zone,
)
from nightdeck.games.netrunner.model.vocabulary import EFFECTS
from nightdeck.games.netrunner.rules.abilities import options_at, use_ability
from nightdeck.games.netrunner.rules.access import Access
from nightdeck.games.netrunner.rules.bits import end_lots
from nightdeck.games.netrunner.rules.counters import GiveViruses, viruses_due
from nightdeck.games.netrunner.rules.encounter import Encounter
from nightdeck.games.netrunner.rules.resolution import gather, settle
from nightdeck.games.netrunner.rules.windows import APPROACH, PASSING, open_window
from nightdeck.games.netrunner.rules.windows import BEFORE_ACCESS as LAST_WINDOW
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, PASS, Option
from nightdeck.language.verbs import NO


class Run(Frame):
    """ONR-10.0 One run. The numbers say what the card that made it adds: see `MakeRun`.

    `limit`: bits for icebreakers and link (NONE: no limit). `passes`: encounters passed at once,
    `slips`: the piece of ice passed at once the first time.
    `bits`: bits for this run only. `redirect`: the fort accessed instead. `instead`: an effect
    instead of accessing. `free_trash`: a zone plus 1 whose accessed cards may be trashed freely.
    `begin`: an effect at the start.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "declare",
        "start",
        "approach",
        "approach_window",
        "meet",
        "after_encounter",
        "pass_ice",
        "pass_window",
        "after_window",
        "last_window",
        "after_last_window",
        "succeed",
        "replace_access",
        "offer_before",
        "take_before",
        "access",
        "finish",
        "end_effects",
        "offer_after",
        "take_after",
        "clean_up",
        "run_again",
    )

    def __init__(
        self,
        fort: int,
        source: int,
        limit: int = NONE,
        passes: int = 0,
        bits: int = 0,
        redirect: int = NONE,
        instead: int = NONE,
        free_trash: int = 0,
        begin: int = NONE,
        ice: int = NONE,
        last: int = 0,
        broken: int = 0,
        slips: int = NONE,
    ) -> None:
        self.fort: int = fort
        self.source: int = source
        self.limit: int = limit
        self.passes: int = passes
        self.bits: int = bits
        self.redirect: int = redirect
        self.instead: int = instead
        self.free_trash: int = free_trash
        self.begin: int = begin
        self.ice: int = ice
        self.last: int = last
        self.broken: int = broken
        self.slips: int = slips

    def declare(self, state: OnrState) -> str | None:
        """ONR-10.1 The attempt is recorded for the turn."""
        forget_run(state)
        state.run_fort = self.fort
        state.accessed_fort = self.fort
        state.run_source = self.source
        state.run_place = len(ice_of(state, self.fort))
        state.run_limit = self.limit
        state.run_pass_any = self.passes
        state.run_pass_ice = self.slips
        state.run_bits = self.bits
        state.run_redirect = self.redirect
        state.run_instead = self.instead
        state.run_free_trash = self.free_trash
        state.tally[RUNS] += 1
        state.emit(RUN_MADE, self.fort)
        if self.begin != NONE:
            EFFECTS[self.begin].resolve(state, self.source, self.fort, 0)
        state.emit(RUN_DECLARED, self.fort)
        settle(state)
        return None

    def start(self, state: OnrState) -> str | None:
        """ONR-10.2 Start-of-run effects; no rez and no jack-out here."""
        gather(state, RUN_STARTS, self.fort)
        settle(state, of_run=1)
        return None

    def approach(self, state: OnrState) -> str | None:
        """ONR-10.3, ONR-10.4 From outermost to innermost; without ice ahead go to ONR-10.10."""
        if is_over(state):
            return "finish"
        if state.run_place <= 0:
            return "last_window"
        state.run_place -= 1
        row = ice_of(state, self.fort)
        ice = row[state.run_place]
        self.ice = ice
        state.run_ice = ice
        state.approaching = ice
        state.broken_by = []
        args = (ice, self.fort, state.run_place, len(row))
        state.emit_to(ICE_APPROACHED, args, state.known[ice], EVERYBODY)
        return None

    def approach_window(self, state: OnrState) -> str | None:
        """ONR-10.4 The window `approach`: the Runner first, then the Corp may rez this ice."""
        open_window(state, APPROACH)
        return None

    def meet(self, state: OnrState) -> str | None:
        """ONR-10.5 Rezzed ice is encountered; ice that left play is neither met nor passed."""
        self.ice = state.approaching
        state.run_ice = self.ice
        state.approaching = NONE
        self.broken = 0
        if is_over(state):
            return "finish"
        if self.ice == NONE or state.zone[self.ice] != ice_zone(self.fort):
            state.run_ice = NONE
            return "pass_window"
        if not state.rezzed[self.ice]:
            return "pass_ice"
        state.call(Encounter(self.ice))
        return None

    def after_encounter(self, state: OnrState) -> str | None:
        """ONR-10.8 The end of the run goes to ONR-10.13, without a pass."""
        self.broken = state.result
        if is_over(state):
            return "finish"
        if state.run_moved:
            state.run_moved = 0
            return "approach"
        return None

    def pass_ice(self, state: OnrState) -> str | None:
        """ONR-10.9, ONR-10.26 Pass effects, before the window."""
        gather(state, ICE_PASSED, self.ice, self.broken)
        settle(state, of_run=1)
        return None

    def pass_window(self, state: OnrState) -> str | None:
        """ONR-10.9, ONR-10.10, ONR-10.27 After the last ice this window is the last one."""
        if is_over(state):
            return "finish"
        self.last = 1 if state.run_place <= 0 else 0
        open_window(state, LAST_WINDOW if self.last else PASSING)
        return None

    def after_window(self, state: OnrState) -> str | None:
        """ONR-10.9, ONR-10.27 More ice ahead: approach it. A detour repeats the last window."""
        if is_over(state):
            return "finish"
        if state.run_dropped:
            state.run_dropped = 0
            return "approach"
        if self.last:
            return "succeed"
        return "approach"

    def last_window(self, state: OnrState) -> str | None:
        """ONR-10.10 Before access, with no ice at all or after a detour."""
        state.run_ice = NONE
        self.last = 1
        open_window(state, LAST_WINDOW)
        return None

    def after_last_window(self, state: OnrState) -> str | None:
        """ONR-10.10 The same choices as after any other window."""
        return "after_window"

    def succeed(self, state: OnrState) -> str | None:
        """ONR-10.11, ONR-10.23 (1), (2) The fort accessed, and the success recorded for it."""
        count_success(state)
        settle(state)
        return None

    def replace_access(self, state: OnrState) -> str | None:
        """ONR-10.23 (3) What happens instead of accessing, if it can."""
        if state.run_over:
            return "finish"
        if state.run_instead != NONE:
            effect = EFFECTS[state.run_instead]
            if effect.can(state, self.source, state.accessed_fort, 0):
                effect.resolve(state, self.source, state.accessed_fort, 0)
                return "finish"
        return None

    def offer_before(self, state: OnrState) -> str | None:
        """ONR-10.23 (4), ONR-24.26 Before HQ or R&D is accessed; ONR-17.20c public facts decide."""
        if state.accessed_fort not in (HQ_FORT, RD_FORT):
            return "access"
        options: list[Option] = []
        options_at(state, RUNNER, BEFORE_ACCESS, options)
        if not options and (not state.face_down or state.rulings[R49]):
            return "access"
        options.append(PASS)
        state.ask(RUNNER, "before-access", options, (), len(options) - 1)
        return None

    def take_before(self, state: OnrState) -> str | None:
        """ONR-10.23 (4) Any number, one at a time."""
        if state.answer[0] == USE:
            use_ability(state, RUNNER, state.answer)
            return "offer_before"
        return None

    def access(self, state: OnrState) -> str | None:
        """ONR-10.12, ONR-10.23 (5) Section 11; ONR-R48 a vanished fort has nothing to access."""
        if state.accessed_fort in state.forts:
            state.call(Access(state.accessed_fort))
        return None

    def finish(self, state: OnrState) -> str | None:
        """ONR-10.13, ONR-10.19a The run is over; after a successful one viruses give counters."""
        state.approaching = NONE
        if state.run_success:
            due = viruses_due(state)
            if due:
                state.call(GiveViruses(due))
        else:
            state.emit(RUN_FAILED, self.fort)
        return None

    def end_effects(self, state: OnrState) -> str | None:
        """ONR-10.19b Other end-of-run effects."""
        gather(state, RUN_ENDS, self.fort, state.run_success)
        settle(state)
        return None

    def offer_after(self, state: OnrState) -> str | None:
        """ONR-10.19c, ONR-24.27 "Right after a successful run", repeated until done."""
        if not state.run_success:
            return "clean_up"
        options: list[Option] = []
        options_at(state, RUNNER, AFTER_RUN, options)
        hides = state.accessed_fort == HQ_FORT and state.face_down and not state.rulings[R49]
        if not options and not hides:
            return "clean_up"
        options.append(PASS)
        state.ask(RUNNER, "after-run", options, (), len(options) - 1)
        return None

    def take_after(self, state: OnrState) -> str | None:
        """ONR-10.19c One at a time."""
        if state.answer[0] == USE:
            use_ability(state, RUNNER, state.answer)
            return "offer_after"
        return None

    def clean_up(self, state: OnrState) -> str | None:
        """ONR-10.19d, ONR-10.22 Run-long effects, bans, prices and run-only bits end."""
        again = state.run_again
        forget_run(state)
        state.run_again = again
        state.used_in_run = []
        state.expire(THIS_RUN)
        end_lots(state, THIS_RUN)
        state.dirty = 1
        settle(state)
        return None

    def run_again(self, state: OnrState) -> str | None:
        """ONR-10.24 A further run begins only now."""
        if state.run_again != NONE:
            source = state.run_again
            state.run_again = NONE
            state.call(FurtherRun(source))
        return DONE


def is_over(state: OnrState) -> bool:
    """ONR-10.16, ONR-R48 `end`, ONR-23A.35 The run was ended, or its fort has vanished."""
    if state.run_over:
        return True
    if state.rulings[R48] and state.run_fort not in state.forts:
        state.run_over = 1
        return True
    return False


def count_success(state: OnrState) -> None:
    """ONR-10.20, ONR-10.23 (1), (2) A successful run on the fort that will be accessed."""
    if state.run_redirect != NONE:
        state.accessed_fort = state.run_redirect
    fort = state.accessed_fort
    state.run_success = 1
    state.last_success = fort
    state.tally[SUCCESSES] += 1
    state.tally[SUCCESSES_HQ + fort if fort < FIRST_SUBSIDIARY else SUCCESSES_SUBSIDIARY] += 1
    state.emit(RUN_SUCCEEDED, fort)


def forget_run(state: OnrState) -> None:
    """ONR-10.19d Nothing of the run is left."""
    state.run_fort = NONE
    state.accessed_fort = NONE
    state.run_source = NONE
    state.run_place = 0
    state.run_ice = NONE
    state.run_over = 0
    state.run_success = 0
    state.run_bits = 0
    state.run_redirect = NONE
    state.run_pass_any = 0
    state.run_pass_ice = NONE
    state.run_no_jack_out = 0
    state.run_ban = 0
    state.run_price = 0
    state.run_unbreakable = 0
    state.run_limit = NONE
    state.run_instead = NONE
    state.run_free_trash = 0
    state.run_dropped = 0
    state.run_moved = 0
    state.run_again = NONE
    state.run_met = []
    state.run_broken = []
    state.run_rezzed = []
    state.run_stolen = []
    state.run_trashed = []
    state.approaching = NONE
    state.access_bonus = 0


class FurtherRun(Frame):
    """ONR-10.24 The Runner may make one more run, on a fort chosen now, without an action."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, source: int) -> None:
        self.source: int = source

    def offer(self, state: OnrState) -> str | None:
        """ONR-24.25 It is not offered while a lock or ban forbids running."""
        options: list[Option] = [(FORT, fort) for fort in run_targets(state)]
        if not options:
            return DONE
        options.append((NO,))
        state.ask(RUNNER, "choose-fort", options, (self.source,), len(options) - 1)
        return None

    def take(self, state: OnrState) -> str | None:
        """A whole run, or none."""
        if state.answer[0] == FORT:
            state.call(Run(state.answer[1], self.source))
        return DONE
