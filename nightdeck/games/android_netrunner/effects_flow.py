"""The verbs of card text, how effects are put together: sequences, choices, payments, delays."""

from __future__ import annotations

from nightdeck.games.android_netrunner.amounts import SELF, which
from nightdeck.games.android_netrunner.credits import available, pay
from nightdeck.games.android_netrunner.effects import seat_of
from nightdeck.games.android_netrunner.leaving import in_play
from nightdeck.games.android_netrunner.options import CARD, ENOUGH, MODE, NO, NUMBER, SERVER, YES
from nightdeck.games.android_netrunner.psi import Psi
from nightdeck.games.android_netrunner.resolution import Asking, Sequenced
from nightdeck.games.android_netrunner.rulings import Q42
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    FOR_ANYTHING,
    NONE,
)
from nightdeck.games.android_netrunner.trace import Trace
from nightdeck.games.android_netrunner.vocabulary import (
    Amount,
    Condition,
    Effect,
    Selection,
    amount_of,
)
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option

# Putting effects together -------------------------------------------------------------------------


class Nothing(Effect):
    """Nothing happens: a mode for choices that may be declined."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        return


class Sequence(Effect):
    """Several effects one after the other, all with the same target and number."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects: tuple[Effect, ...] = effects
        self.weighty = any(effect.weighty for effect in effects)
        for effect in effects:
            self.servers |= effect.servers

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        numbers = [effect.number for effect in self.effects]
        state.call(Sequenced(numbers, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        for effect in self.effects:
            if effect.can(state, source, target, number):
                return True
        return False


class If(Effect):
    """One effect if a condition holds, perhaps another if it does not."""

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect | None = None) -> None:
        super().__init__()
        self.condition: Condition = condition
        self.then: Effect = then
        self.otherwise: Effect | None = otherwise
        self.weighty = then.weighty or (otherwise is not None and otherwise.weighty)

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if self.condition.holds(state, source, target, number):
            self.then.resolve(state, source, target, number)
        elif self.otherwise is not None:
            self.otherwise.resolve(state, source, target, number)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if self.condition.holds(state, source, target, number):
            return self.then.can(state, source, target, number)
        if self.otherwise is None:
            return False
        return self.otherwise.can(state, source, target, number)


class May(Effect):
    """ANR-DEC9 A player may do something: yes or no."""

    def __init__(self, then: Effect, seat: int = NONE) -> None:
        super().__init__()
        self.then: Effect = then
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if self.then.can(state, source, target, number):
            state.call(Asking(self.number, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return self.then.can(state, source, target, number)

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, self.seat)
        state.ask(seat, "optional", [(YES,), (NO,)], (frame.source,), 1)
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if state.answer[0] == YES:
            self.then.resolve(state, frame.source, frame.target, frame.number)
        return DONE


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
        if self.then is not None:
            state.call(Sequenced([self.then.number], source, target, number))
        pay(state, seat_of(state, source, self.seat), amount, self.purpose)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if not self.is_payable(state, source, target, number):
            return self.otherwise is not None
        return self.then is None or self.then.can(state, source, target, number)


class Mode:
    """One of several things a player may choose: words and an effect."""

    def __init__(self, label: str, effect: Effect) -> None:
        self.label: str = label
        self.effect: Effect = effect


class ChooseMode(Effect):
    """A player chooses one of several effects; ANR-Q42 only among those that are possible."""

    def __init__(self, *modes: Mode, seat: int = NONE) -> None:
        super().__init__()
        self.modes: tuple[Mode, ...] = modes
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        for mode in self.modes:
            if mode.effect.can(state, source, target, number):
                return True
        return False

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        free = state.rulings[Q42] != 0
        options: list[Option] = [
            (MODE, place)
            for place, mode in enumerate(self.modes)
            if free or mode.effect.can(state, frame.source, frame.target, frame.number)
        ]
        if not options:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        state.ask_if_open(seat, "mode", options, (frame.source,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        effect = self.modes[state.answer[1]].effect
        effect.resolve(state, frame.source, frame.target, frame.number)
        return DONE


class ChooseNumber(Effect):
    """A player chooses a number; the effect gets it as its number."""

    def __init__(self, most: int | Amount, then: Effect, least: int = 0, seat: int = NONE) -> None:
        super().__init__()
        self.most: Amount = amount_of(most)
        self.then: Effect = then
        self.least: int = least
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return self.most.of(state, source, target, number) >= max(self.least, 1)

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        most = self.most.of(state, frame.source, frame.target, frame.number)
        options: list[Option] = [(NUMBER, value) for value in range(self.least, most + 1)]
        if not options:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        state.ask_if_open(seat, "number", options, (frame.source,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        self.then.resolve(state, frame.source, frame.target, state.answer[1])
        return DONE


class SpendX(Effect):
    """A player pays any number of credits (up to a limit); the effect gets it as its number."""

    def __init__(
        self,
        then: Effect,
        limit: int | Amount | None = None,
        seat: int = NONE,
        purpose: int = FOR_ANYTHING,
    ) -> None:
        super().__init__()
        self.then: Effect = then
        self.limit: Amount | None = None if limit is None else amount_of(limit)
        self.seat: int = seat
        self.purpose: int = purpose
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, self.seat)
        most = available(state, seat, self.purpose)
        if self.limit is not None:
            most = min(most, self.limit.of(state, frame.source, frame.target, frame.number))
        options: list[Option] = [(NUMBER, value) for value in range(most + 1)]
        state.ask_if_open(seat, "number", options, (frame.source,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        amount = state.answer[1]
        seat = seat_of(state, frame.source, self.seat)
        state.call(Sequenced([self.then.number], frame.source, frame.target, amount))
        pay(state, seat, amount, self.purpose)
        return DONE


class ChooseCard(Effect):
    """ANR-DEC14 A player chooses one card of a selection; the effect gets it as its target.

    `optional`: the player may choose none. Without a legal card nothing happens.
    """

    def __init__(
        self,
        selection: Selection,
        then: Effect,
        seat: int = NONE,
        optional: bool = False,
        question: str = "card",
    ) -> None:
        super().__init__()
        self.selection: Selection = selection
        self.then: Effect = then
        self.seat: int = seat
        self.optional: bool = optional
        self.question: str = question
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        for card in self.selection.cards(state, source, target):
            if self.then.can(state, source, card, number):
                return True
        return False

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        options: list[Option] = [
            (CARD, card)
            for card in self.selection.cards(state, frame.source, frame.target)
            if self.then.can(state, frame.source, card, frame.number)
        ]
        hidden = self.selection.is_hidden
        if self.optional or (hidden and not options):
            options.append((ENOUGH,))
        if not options:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        if hidden:
            # ANR-H13: a choice that is skipped for want of cards would tell what a hand lacks.
            state.ask(seat, self.question, options, (frame.source,))
        else:
            state.ask_if_open(seat, self.question, options, (frame.source,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if state.answer[0] == CARD:
            self.then.resolve(state, frame.source, state.answer[1], frame.number)
        return DONE


class ChooseCards(Effect):
    """ANR-DEC18 Choose several cards one by one, then apply an effect to each of them in turn.

    `least` and `most` bound the number; *done* appears once the minimum is reached. `after` is
    an effect that follows once, with the number of chosen cards as its number. With `at_once`
    each chosen card is dealt with before the next one is chosen.
    """

    def __init__(
        self,
        selection: Selection,
        most: int | Amount,
        then: Effect,
        least: int | Amount = 1,
        seat: int = NONE,
        after: Effect | None = None,
        at_once: bool = False,
        question: str = "card",
    ) -> None:
        super().__init__()
        self.selection: Selection = selection
        self.most: Amount = amount_of(most)
        self.then: Effect = then
        self.least: Amount = amount_of(least)
        self.seat: int = seat
        self.after: Effect | None = after
        self.at_once: bool = at_once
        self.question: str = question
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if self.most.of(state, source, target, number) <= 0:
            return False
        return bool(self.selection.cards(state, source, target))

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        source, target, number = frame.source, frame.target, frame.number
        most = self.most.of(state, source, target, number)
        options: list[Option] = []
        if len(frame.chosen) < most:
            options = [
                (CARD, card)
                for card in self.selection.cards(state, source, target)
                if card not in frame.chosen and self.then.can(state, source, card, number)
            ]
        hidden = self.selection.is_hidden and len(frame.chosen) < most
        if not options and not hidden:
            return self.finish(state, frame)
        if not options or len(frame.chosen) >= self.least.of(state, source, target, number):
            options.append((ENOUGH,))
        seat = seat_of(state, source, self.seat)
        if hidden:
            state.ask(seat, self.question, options, (source,), len(options) - 1)
        else:
            state.ask_if_open(seat, self.question, options, (source,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            return self.finish(state, frame)
        card = state.answer[1]
        frame.chosen.append(card)
        if self.at_once:
            state.call(Sequenced([self.then.number], frame.source, card, frame.number))
        return "offer"

    def finish(self, state: AnrState, frame: Asking) -> str:
        """Apply the effect to every chosen card in the order chosen, then what follows."""
        if self.after is not None:
            number = len(frame.chosen)
            state.call(Sequenced([self.after.number], frame.source, frame.target, number))
        if not self.at_once:
            for card in reversed(frame.chosen):
                state.call(Sequenced([self.then.number], frame.source, card, frame.number))
        return DONE


class ForEachCard(Effect):
    """Apply an effect to every card of a selection, in order."""

    def __init__(self, selection: Selection, then: Effect) -> None:
        super().__init__()
        self.selection: Selection = selection
        self.then: Effect = then
        self.weighty = then.weighty

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        for card in reversed(self.selection.cards(state, source, target)):
            state.call(Sequenced([self.then.number], source, card, number))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(self.selection.cards(state, source, target))


class ChooseServer(Effect):
    """A player chooses an existing server; the effect gets its number as its target."""

    def __init__(
        self, then: Effect, seat: int = NONE, new: bool = False, other: bool = False
    ) -> None:
        super().__init__()
        self.then: Effect = then
        self.seat: int = seat
        self.new: bool = new
        self.other: bool = other
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

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


class TraceFor(Effect):
    """ANR-T1 A trace with a base strength; `success` gets by how much it won as its number."""

    def __init__(
        self, base: int, success: Effect | None = None, failure: Effect | None = None
    ) -> None:
        super().__init__()
        self.base: int = base
        self.success: int = NONE if success is None else success.number
        self.failure: int = NONE if failure is None else failure.number
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.call(Trace(self.base, source, target, self.success, self.failure))


class PsiGame(Effect):
    """ANR-K25 A psi game: one effect if the bids differ, another if they are equal."""

    def __init__(self, differ: Effect | None = None, equal: Effect | None = None) -> None:
        super().__init__()
        self.differ: int = NONE if differ is None else differ.number
        self.equal: int = NONE if equal is None else equal.number
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        state.call(Psi(source, target, self.differ, self.equal))


class Delayed(Effect):
    """ANR-AB20 Something that happens at a later event, even if its source is gone by then.

    With `about_target` it keeps its present target and number, otherwise it takes the event's.
    It is forgotten when its duration is over or when the card it is about leaves play.
    """

    def __init__(
        self, event: int, effect: Effect, duration: int, about_target: bool = False
    ) -> None:
        super().__init__()
        self.event: int = event
        self.effect: Effect = effect
        self.duration: int = duration
        self.about_target: bool = about_target

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        about, amount = (target, number) if self.about_target else (NONE, NONE)
        state.delay(self.event, self.effect.number, source, about, amount, self.duration)


class Lasting(Effect):
    """ANR-AB10 A quantity of a card (SELF, TARGET, HOST, ENCOUNTERED) is changed for some time.

    For quantities of a server or player give `everywhere=True`: the effect has no card.
    """

    def __init__(
        self,
        quantity: int,
        amount: int | Amount,
        duration: int,
        on: int = SELF,
        everywhere: bool = False,
    ) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.amount: Amount = amount_of(amount)
        self.duration: int = duration
        self.on: int = on
        self.everywhere: bool = everywhere

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = NONE if self.everywhere else which(state, source, target, self.on)
        amount = self.amount.of(state, source, target, number)
        if self.everywhere or card != NONE:
            state.last(self.quantity, card, amount, self.duration, source)


class Mark(Effect):
    """This card remembers the target (`IsMarked`, MARKED) as long as both stay in play."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if in_play(state, source):
            state.mark[source] = target
