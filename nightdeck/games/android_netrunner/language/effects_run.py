"""The verbs of card text, third part: what cards do to runs, ice and accesses."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import events, modifiers, terms
from nightdeck.games.android_netrunner.model.card_abilities import Ability, Cost, Paid, Subroutine
from nightdeck.games.android_netrunner.model.options import CONTINUE, JACK_OUT
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import NONE, RUNNER, ice_zone
from nightdeck.games.android_netrunner.model.vocabulary import BOOK, Amount, Effect, OnCard, Printed
from nightdeck.games.android_netrunner.rules.encounter import bypass
from nightdeck.games.android_netrunner.rules.icebreakers import BreakSubroutines
from nightdeck.games.android_netrunner.rules.leaving import is_installed, trash_now
from nightdeck.games.android_netrunner.rules.run import EXTRA_RUN, Run, jack_out
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.card_state import TARGET
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of


class EndTheRun(Effect):
    """ANR-ICE9, ANR-K21 End the run; what else the text says still resolves (ANR-RUN3.3b)."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if state.run_server != NONE and not state.run_over:
            state.run_over = 1
            state.emit(events.RUN_ENDED_BY, source)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.run_server != NONE and not state.run_over

    def words(self) -> str:
        return "end the run"


END_THE_RUN: Final[Effect] = BOOK.shared(0, EndTheRun())
ENDS_THE_RUN: Final[Subroutine] = Subroutine("End the run.", END_THE_RUN)
"""The commonest subroutine."""
modifiers.GAINED.append(ENDS_THE_RUN)


class MakeRun(Effect):
    """ANR-INS22 Make a run on one of some servers; the target is the server chosen.

    `begin` resolves before the run starts, `success` when it becomes successful,
    `end` when it ends. With `redirect` a run on the attacked server is treated as a
    run on that server when it becomes successful (ANR-RUN5a).
    """

    def __init__(
        self,
        servers: int,
        begin: Effect | None = None,
        success: Effect | None = None,
        end: Effect | None = None,
        redirect: int = NONE,
    ) -> None:
        super().__init__()
        self.places = servers
        self.begin: Effect | None = begin
        self.success: Effect | None = success
        self.end: Effect | None = end
        self.redirect: int = redirect
        self.weighty = True
        for effect in (success, end):
            if effect is not None and not effect.label:
                effect.label = "what follows the run"

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if self.begin is not None:
            self.begin.resolve(state, source, target, number)
        if self.success is not None:
            state.delay(
                events.RUN_SUCCESSFUL, self.success.number, source, NONE, NONE, terms.THIS_RUN
            )
        if self.end is not None:
            state.delay(events.RUN_ENDS, self.end.number, source, NONE, NONE, terms.THIS_RUN)
        if self.redirect != NONE:
            state.last(terms.REDIRECT, target, self.redirect, terms.THIS_RUN, source)
        state.call(Run(target, source))


class RunAgain(Effect):
    """ANR-RUN7 Once per turn the Runner may make another run, without a click, when one is over."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if self.can(state, source, target, number):
            state.extra_run = source

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return source * 64 + EXTRA_RUN not in state.used

    def words(self) -> str:
        return "make another run"


class TemporaryCredits(Printed):
    """ANR-CC43 Credits for anything during this run."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.temporary += self.amount


class Bypass(Effect):
    """ANR-RUN3c Bypass the encountered ice."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        bypass(state)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.encountered != NONE and not state.bypassed


class OfferJackOut(Effect):
    """ANR-RUN14 A jack-out that a card offers, possible at the first ice too."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if self.can(state, source, target, number):
            state.call(Asking(self.number, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if state.run_server == NONE or state.run_over:
            return False
        return not state.lasts(terms.CANNOT_JACK_OUT)

    def offer(self, state: AnrState, frame: Asking) -> None:
        options: list[Option] = [(CONTINUE,), (JACK_OUT,)]
        state.ask(RUNNER, "jack-out", options, (frame.source,))

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if state.answer[0] == JACK_OUT:
            jack_out(state)
        return DONE


class MoveRunnerOutermost(Effect):
    """ANR-RUN10 The Runner stands outside all ice of the attacked server again."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if state.run_server != NONE:
            state.run_place = len(ice_of(state, state.run_server))
            state.run_moved = 1
            state.encounter_over = 1
            state.emit(events.RUN_MOVED, state.run_server, 0)


class MoveIceWithRunner(Effect):
    """ANR-RUN10, ANR-CC58 This ice becomes the outermost of the target server; so does the run."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if not is_installed(state, source) or state.run_server == NONE or state.run_over:
            return
        state.move(source, ice_zone(target))
        state.server[source] = target
        state.dirty = 1
        state.run_server = target
        state.run_place = len(ice_of(state, target)) - 1
        state.encounter_over = 1
        state.emit(events.RUN_MOVED, target, 1)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.run_server != NONE and is_installed(state, source)


class ChangeStrength(OnCard):
    """ANR-AB10 A card (TARGET, SELF, ENCOUNTERED, HOST) gets stronger or weaker for some time."""

    def __init__(
        self, amount: int | Amount, duration: int = terms.THIS_ENCOUNTER, on: int = TARGET
    ) -> None:
        super().__init__(on)
        self.amount: Amount = amount_of(amount)
        self.duration: int = duration

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if card != NONE:
            amount = self.amount.of(state, source, target, number)
            state.last(terms.STRENGTH, card, amount, self.duration, source)
            state.emit(events.STRENGTH_CHANGED, card, amount)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if self.amount.of(state, source, target, number) == 0:
            return False
        return self.on != terms.ENCOUNTERED or (
            state.encountered != NONE and not state.encounter_over
        )


class AccessMore(Effect):
    """ANR-ACC2 This access covers as many additional cards as the number that came along."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.access_bonus += number


class AccessMoreThisRun(Printed):
    """ANR-ACC2 The access of this run covers additional cards of the attacked server."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.last(terms.ACCESSES, state.run_server, self.amount, terms.THIS_RUN, source)


class LimitAccess(Effect):
    """ANR-ACC12 The Runner cannot access more than a number of cards during this run."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: int = most

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.last(terms.ACCESS_LIMIT, NONE, self.most, terms.THIS_RUN, source)


class OnlyAccessThis(Effect):
    """ANR-ACC12 For the rest of the run the Runner can access nothing but this card."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.last(terms.ONLY_ACCESS, source, 0, terms.THIS_RUN, source)


class TrashAccessed(Effect):
    """ANR-ACC13 Trash the accessed card without paying; it is neither stolen nor paid for."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        trash_now(state, target, seat_of(state, source, NONE), True)

    def words(self) -> str:
        return "trash the accessed card"


def click_to_break(clicks: int = 1, count: int = 1) -> Ability:
    """ANR-K3, ANR-ICE8 The Runner may spend clicks to break subroutines of this bioroid."""
    effect = BreakSubroutines(0, count, 0, True, True)
    label = "spend a click to break a subroutine"
    if clicks > 1:
        label = f"spend {clicks} clicks to break up to {count} subroutines"
    return Paid(Cost(clicks=clicks), effect, by=RUNNER, encounter=True, label=label)
