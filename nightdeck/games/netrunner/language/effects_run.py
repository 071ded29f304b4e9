"""The verbs of card text: runs, ice, traces, accesses."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.card_abilities import Subroutine
from nightdeck.games.netrunner.model.events import LINK_CHANGED, SECRETS_SHOWN
from nightdeck.games.netrunner.model.forts import ice_of, may_run_at_all
from nightdeck.games.netrunner.model.numbers import ENDS_THE_RUN, outer_rezzed_ice
from nightdeck.games.netrunner.model.options import CONTINUE, JACK_OUT
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    FOR_ANYTHING,
    ICE,
    NET,
    NONE,
    RUNNER,
    THIS_RUN,
)
from nightdeck.games.netrunner.model.vocabulary import BOOK, Amount, Effect
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.damage import do_damage
from nightdeck.games.netrunner.rules.encounter import end_run
from nightdeck.games.netrunner.rules.icebreakers import break_subroutine, undo_breaker
from nightdeck.games.netrunner.rules.run import Run, count_success
from nightdeck.games.netrunner.rules.trace import Trace
from nightdeck.games.netrunner.rules.windows import can_jack_out, jack_out
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import SealedChoices
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of
from nightdeck.language.verbs import NUMBER


class EndTheRun(Effect):
    """ONR-10.8, ONR-12.10 End the run; what else the text says is still carried out."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        end_run(state, source)

    def words(self) -> str:
        return "end the run"


END_THE_RUN: Final[Effect] = BOOK.shared(10, EndTheRun())
ENDS_THE_RUN.append(Subroutine("End the run.", END_THE_RUN))


class MakeRun(Effect):
    """ONR-10.1, ONR-10.18 Make a run on one of some forts; the target is the fort chosen.

    See `Run` for `passes`, `bits`, `redirect`, `free_trash`; `instead` happens instead of accessing
    if it can (ONR-10.23), `begin` at the start, for whatever lasts for this run.
    """

    def __init__(
        self,
        forts: int,
        instead: Effect | None = None,
        begin: Effect | None = None,
        passes: int = 0,
        bits: int = 0,
        redirect: int = NONE,
        free_trash: int = NONE,
    ) -> None:
        super().__init__()
        self.places = forts
        self.instead: Effect | None = instead
        self.begin: Effect | None = begin
        self.passes: int = passes
        self.bits: int = bits
        self.redirect: int = redirect
        self.free_trash: int = free_trash
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        instead = NONE if self.instead is None else self.instead.number
        begin = NONE if self.begin is None else self.begin.number
        state.call(
            Run(
                target,
                source,
                passes=self.passes,
                bits=self.bits,
                redirect=self.redirect,
                instead=instead,
                free_trash=self.free_trash + 1,
                begin=begin,
            )
        )

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return may_run_at_all(state)

    def words(self) -> str:
        return "make a run"


class RunAgain(Effect):
    """ONR-10.24 When this run is over the Runner may make one more, without an action."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.run_again = source

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return may_run_at_all(state) and state.run_again == NONE

    def words(self) -> str:
        return "make another run after this one"


class LastsThisRun(Effect):
    """ONR-12.10 Something changes for the rest of the run: a quantity of the run, by an amount."""

    def __init__(self, quantity: int, amount: int = 1, target: int = NONE) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.amount: int = amount
        self.target: int = target
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.last(self.quantity, self.target, self.amount, THIS_RUN, source)


class NextIceUnbreakable(Effect):
    """ONR-12.16 No subroutine of the next ice encountered in this run can be broken."""

    def __init__(self, no_jack_out: bool = False) -> None:
        super().__init__()
        self.no_jack_out: bool = no_jack_out
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.run_unbreakable = 1
        if self.no_jack_out:
            # ONR-10.22: this encounter and the next one have to be over.
            state.run_ban = 2


class NoJackOut(Effect):
    """ONR-10.16, ONR-10.22 The Runner cannot jack out for the rest of the run."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.run_no_jack_out = 1


class JackOutCost(Effect):
    """ONR-10.22 Jacking out costs more for the rest of the run."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.run_price += self.amount


class NetPerOuterIce(Effect):
    """ONR-12.17 Net damage for each rezzed ice of the fort further out, as one source."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        do_damage(state, NET, self.amount * outer_rezzed_ice(state, source))


class OfferJackOut(Effect):
    """ONR-10.21, ONR-24.5 A jack-out that a card offers; bans and prices hold."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if self.can(state, source, target, number):
            state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.run_fort != NONE and can_jack_out(state)

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        options: list[Option] = [(CONTINUE,), (JACK_OUT,)]
        state.ask(RUNNER, "continue-or-jack-out", options, (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == JACK_OUT:
            jack_out(state)
        return DONE


class JackOutNow(Effect):
    """The Runner jacks out at once; after the last ice the run is successful, without an access."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if state.run_place <= 0 and state.approaching == NONE:
            count_success(state)
        jack_out(state)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.run_fort != NONE and can_jack_out(state)

    def words(self) -> str:
        return "jack out"


class PassIce(Effect):
    """ONR-10.5, ONR-10.25 The encountered ice is passed at once."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if state.encountered != NONE:
            state.encounter_slip = 1


class BounceBack(Effect):
    """The Runner jacks out, or goes back: so many rezzed pieces further out as the number says."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        options: list[Option] = [(CONTINUE,)]
        if can_jack_out(state):
            options.append((JACK_OUT,))
        state.ask_if_open(RUNNER, "continue-or-jack-out", options, (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == JACK_OUT:
            jack_out(state)
            return DONE
        row = ice_of(state, state.run_fort)
        place = row.index(frame.source) if frame.source in row else state.run_place
        left = frame.number
        while left and place < len(row) - 1:
            place += 1
            if state.rezzed[row[place]]:
                left -= 1
        state.run_place = place + 1
        state.run_moved = 1
        return DONE


class BreakThis(Effect):
    """Break the subroutine of the encountered ice whose place is the number, with this card."""

    def __init__(self, place: Amount | None = None) -> None:
        super().__init__()
        self.place: Amount | None = place

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        place = number if self.place is None else self.place.of(state, source, target, number)
        break_subroutine(state, source, place)


class UndoBreaker(Effect):
    """What the target, an icebreaker, boosted and broke in this encounter is taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        undo_breaker(state, target)


# Traces, section 13 -------------------------------------------------------------------------------


class TraceFor(Effect):
    """ONR-13.1 A trace with a limit; `success` gets trace value minus link as its number."""

    def __init__(self, limit: int | Amount, success: Effect) -> None:
        super().__init__()
        self.limit: Amount = amount_of(limit)
        self.success: Effect = success
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        limit = self.limit.of(state, source, target, number)
        by_ice = source >= 0 and state.card(source).kind == ICE
        state.call(Trace(limit, source, target, self.success.number, 1 if by_ice else 0))

    def words(self) -> str:
        limit = getattr(self.limit, "value", 0)
        return f"trace {limit}" if limit else "trace"


class RaiseLink(Effect):
    """ONR-13.2 step 5 The link of this trace gets higher."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.link += self.amount
        state.emit(LINK_CHANGED, self.amount, state.link)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.tracing != 0 and state.link_card != NONE

    def words(self) -> str:
        return f"+{self.amount} link for this trace"


class CancelTrace(Effect):
    """ONR-13.7 The effect of a successful trace is cancelled."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.trace_cancelled = 1

    def words(self) -> str:
        return "cancel what the trace does"


# Access, section 11 -------------------------------------------------------------------------------


class AccessMore(Effect):
    """ONR-11.1, ONR-10.23 The next access of this run covers so many more stored cards."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.access_bonus += self.amount

    def words(self) -> str:
        return f"access {self.amount} more cards"


class SealAgendas(Effect):
    """Agendas of this access are not stolen now; those still there are scored next turn."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.access_sealed = 1


# Secret numbers, ONR-24.20 ------------------------------------------------------------------------


class SecretBits(SealedChoices[OnrState]):
    """Both sides secretly choose 0 to `most` bits they have; both are shown and spent."""

    question = "secret-number"

    def __init__(
        self, order: list[int], most: int, source: int, chosen: list[int] | None = None
    ) -> None:
        super().__init__(order, chosen)
        self.most: int = most
        self.source: int = source

    def options(self, state: OnrState, seat: int) -> list[Option]:
        """0 to `most`, as far as the bits are there; that is public."""
        most = min(self.most, available(state, seat, FOR_ANYTHING))
        return [(NUMBER, number) for number in range(most + 1)]

    def must_ask(self, state: OnrState, seat: int) -> bool:
        """A pool of 0 bits is public."""
        return False

    def topic(self, state: OnrState) -> tuple[int, ...]:
        """The card that asks."""
        return (self.source,)

    def reveal_all(self, state: OnrState, options: list[Option]) -> None:
        """Both are spent; if they differ the run ends."""
        numbers = [option[1] for option in options]
        state.emit(SECRETS_SHOWN, numbers[0], numbers[1])
        if numbers[0] != numbers[1]:
            end_run(state, self.source)
        pay(state, CORP, numbers[0], FOR_ANYTHING)
        pay(state, RUNNER, numbers[1], FOR_ANYTHING)


class BluffBits(Effect):
    """ONR-12.10 `bluff_bits`: secretly 0 to 2 bits; different amounts end the run."""

    def __init__(self, most: int = 2) -> None:
        super().__init__()
        self.most: int = most
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(SecretBits([CORP, RUNNER], self.most, source))
