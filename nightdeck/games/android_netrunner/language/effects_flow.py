"""The verbs of card text, how effects are put together: sequences, choices, payments, delays."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.options import SERVER
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, FOR_ANYTHING, NONE, RUNNER
from nightdeck.games.android_netrunner.model.vocabulary import Amount, Choosing, Effect
from nightdeck.games.android_netrunner.rules.credits import available, pay
from nightdeck.games.android_netrunner.rules.leaving import in_play
from nightdeck.games.android_netrunner.rules.psi import Psi
from nightdeck.games.android_netrunner.rules.trace import Trace
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking, Sequenced
from nightdeck.language.values import amount_of
from nightdeck.language.verbs import NUMBER

# Putting effects together -------------------------------------------------------------------------


class Pay(Effect):
    """A player pays credits, then something follows; impossible if they cannot be paid.

    Inside `May`, in `OnAccess(..., optional=True)` or an optional trigger this is "may pay".
    `otherwise` follows if the player cannot pay (Tollbooth: "pays if able, else ...").
    """

    def __init__(
        self,
        amount: int | Amount,
        then: Effect | None = None,
        seat: int = NONE,
        otherwise: Effect | None = None,
        purpose: int = FOR_ANYTHING,
    ) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.then: Effect | None = then
        self.seat: int = seat
        self.otherwise: Effect | None = otherwise
        self.purpose: int = purpose
        self.weighty = (then is not None and then.weighty) or (
            otherwise is not None and otherwise.weighty
        )

    def is_payable(self, state: AnrState, source: int, target: int, number: int) -> bool:
        """Tell whether the player has the credits."""
        amount = self.amount.of(state, source, target, number)
        return amount <= available(state, seat_of(state, source, self.seat), self.purpose)

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if not self.is_payable(state, source, target, number):
            if self.otherwise is not None:
                self.otherwise.resolve(state, source, target, number)
            return
        amount = self.amount.of(state, source, target, number)
        pay(state, seat_of(state, source, self.seat), amount, self.purpose)
        if self.then is not None:
            state.call(Sequenced([self.then.number], source, target, number))

    def is_conceivable(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if not self.is_payable(state, source, target, number):
            return self.otherwise is not None
        return self.then is None or self.then.is_conceivable(state, source, target, number)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if not self.is_payable(state, source, target, number):
            return self.otherwise is not None
        return self.then is None or self.then.can(state, source, target, number)


class SpendX(Choosing):
    """A player pays any number of credits (up to a limit); the effect gets it as its number."""

    def __init__(
        self,
        then: Effect,
        limit: int | Amount | None = None,
        seat: int = NONE,
        purpose: int = FOR_ANYTHING,
    ) -> None:
        super().__init__(seat)
        self.asks = "How many credits do you pay?"
        self.then: Effect = then
        self.limit: Amount | None = None if limit is None else amount_of(limit)
        self.purpose: int = purpose

    def offer(self, state: AnrState, frame: Asking) -> None:
        seat = seat_of(state, frame.source, self.seat)
        most = available(state, seat, self.purpose)
        if self.limit is not None:
            most = min(most, self.limit.of(state, frame.source, frame.target, frame.number))
        options: list[Option] = [(NUMBER, value) for value in range(most + 1)]
        state.ask_if_open(seat, "number", options, (frame.source,))

    def take(self, state: AnrState, frame: Asking) -> str | None:
        amount = state.answer[1]
        seat = seat_of(state, frame.source, self.seat)
        pay(state, seat, amount, self.purpose)
        state.call(Sequenced([self.then.number], frame.source, frame.target, amount))
        return DONE


class ChooseServer(Choosing):
    """A player chooses an existing server; the effect gets its number as its target."""

    def __init__(
        self, then: Effect, seat: int = NONE, new: bool = False, other: bool = False
    ) -> None:
        super().__init__(seat)
        self.then: Effect = then
        self.new: bool = new
        self.other: bool = other

    def candidates(self, state: AnrState, source: int, number: int) -> list[int]:
        """Return the servers for which the effect could change anything."""
        servers = list(state.servers)
        if self.new:
            servers.append(state.next_server)
        here = state.server_of(source)
        return [
            server
            for server in servers
            if not (self.other and server == here) and self.then.can(state, source, server, number)
        ]

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(self.candidates(state, source, number))

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        options: list[Option] = [
            (SERVER, server) for server in self.candidates(state, frame.source, frame.number)
        ]
        if not options:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        state.ask_if_open(seat, "server", options, (frame.source,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        self.then.resolve(state, frame.source, state.answer[1], frame.number)
        return DONE


def number_of(effect: Effect | None) -> int:
    """Return the number by which a frame names an effect, NONE for nothing."""
    return NONE if effect is None else effect.number


class TraceFor(Effect):
    """ANR-T1 A trace with a base strength; `success` gets by how much it won as its number."""

    def __init__(
        self, base: int, success: Effect | None = None, failure: Effect | None = None
    ) -> None:
        super().__init__()
        self.base: int = base
        self.success: Effect | None = success
        self.failure: Effect | None = failure
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        success, failure = number_of(self.success), number_of(self.failure)
        state.call(Trace(self.base, source, target, success, failure))


class PsiGame(Effect):
    """ANR-K25 A psi game: one effect if the bids differ, another if they are equal."""

    def __init__(self, differ: Effect | None = None, equal: Effect | None = None) -> None:
        super().__init__()
        self.differ: Effect | None = differ
        self.equal: Effect | None = equal
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        differ, equal = number_of(self.differ), number_of(self.equal)
        state.call(Psi(source, target, differ, equal, [CORP, RUNNER]))


class Mark(Effect):
    """This card remembers the target (`IsMarked`, MARKED) as long as both stay in play."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if in_play(state, source):
            state.mark[source] = target
