"""Choices that card text asks for, under the names of the decision catalogue (section 24A)."""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import DIE_ROLLED
from nightdeck.games.netrunner.model.options import DECLINE, FORT, PAY, USE
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    DIE,
    FOR_ANYTHING,
    NONE,
    ON_ANY,
    RUNNER,
    fort_bit,
)
from nightdeck.games.netrunner.model.vocabulary import Amount, Effect, Selection
from nightdeck.games.netrunner.rules.abilities import ask_to_pay, use_ability
from nightdeck.games.netrunner.rules.bits import pay
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option
from nightdeck.language import flow
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking, Sequenced
from nightdeck.language.values import amount_of
from nightdeck.language.verbs import NO, YES


class May(flow.May[OnrState]):
    """ONR-24.23 A player may do something: yes or no."""

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, self.seat)
        about = (frame.source,) if frame.source >= 0 else ()
        state.ask(seat, "optional-effect", [(YES,), (NO,)], about, 1)
        return None


class ChooseCard(flow.ChooseCard[OnrState]):
    """ONR-24.12 A player chooses one card; the effect gets it as its target."""

    def __init__(
        self, selection: Selection, then: Effect, seat: int = NONE, optional: bool = False
    ) -> None:
        super().__init__(selection, then, seat, optional, "choose-card")


class ChooseCards(flow.ChooseCards[OnrState]):
    """ONR-24.12, ONR-17.24 A player chooses several cards, one at a time, all before any effect."""

    def __init__(
        self,
        selection: Selection,
        most: int | Amount,
        then: Effect,
        least: int | Amount = 1,
        seat: int = NONE,
        after: Effect | None = None,
        at_once: bool = False,
    ) -> None:
        super().__init__(selection, most, then, least, seat, after, at_once, "choose-card")

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        """ONR-17.15 "Up to n" and "any number" are always possible."""
        if self.least.of(state, source, target, number) <= 0:
            return True
        return super().can(state, source, target, number)


class ChooseFort(flow.Choosing[OnrState]):
    """ONR-24.25 A player chooses an existing fort of a mask; it is the target of the effect."""

    def __init__(self, then: Effect, forts: int = ON_ANY, seat: int = NONE) -> None:
        super().__init__(seat)
        self.then: Effect = then
        self.forts: int = forts

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        options: list[Option] = [
            (FORT, fort) for fort in state.forts if fort_bit(fort) & self.forts
        ]
        if not options:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        state.ask_if_open(seat, "choose-fort", options, (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        self.then.resolve(state, frame.source, state.answer[1], frame.number)
        return DONE


class PayOr(flow.Choosing[OnrState]):
    """ONR-24.7 A player pays bits, or something else happens; `then` follows a payment."""

    def __init__(
        self,
        price: int | Amount,
        otherwise: Effect | None = None,
        then: Effect | None = None,
        seat: int = RUNNER,
    ) -> None:
        super().__init__(seat)
        self.price: Amount = amount_of(price)
        self.otherwise: Effect | None = otherwise
        self.then: Effect | None = then

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        price = self.price.of(state, frame.source, frame.target, frame.number)
        seat = seat_of(state, frame.source, self.seat)
        about = (frame.source,) if frame.source >= 0 else ()
        ask_to_pay(state, seat, price, about, (DECLINE,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == USE:
            use_ability(state, seat_of(state, frame.source, self.seat), state.answer)
            return "offer"
        if frame.stage == 0 and state.answer[0] == PAY:
            pay(state, seat_of(state, frame.source, self.seat), state.answer[1], FOR_ANYTHING)
            follows = self.then
        else:
            follows = self.otherwise
        if follows is not None:
            state.call(Sequenced([follows.number], frame.source, frame.target, frame.number))
        return DONE


class RollDie(Effect):
    """Section 22, Random: roll one six-sided die; `then` gets the result as its number."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then: Effect = then
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        result = 1 + state.rng.below(DIE)
        state.learn(EVERYBODY)
        state.emit(DIE_ROLLED, source, result)
        self.then.resolve(state, source, target, result)

    def words(self) -> str:
        return "roll a die"


class Repeat(Effect):
    """The same effect several times, one after the other."""

    def __init__(self, times: int | Amount, effect: Effect) -> None:
        super().__init__()
        self.times: Amount = amount_of(times)
        self.effect: Effect = effect
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        times = self.times.of(state, source, target, number)
        if times > 0:
            state.call(Sequenced([self.effect.number] * times, source, target, number))


class ForEach(Effect):
    """The same effect on every card of a selection, which is looked at once, in its order."""

    def __init__(self, selection: Selection, effect: Effect) -> None:
        super().__init__()
        self.selection: Selection = selection
        self.effect: Effect = effect
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        for card in self.selection.cards(state, source, target):
            state.call(Sequenced([self.effect.number], source, card, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(self.selection.cards(state, source, target))


class CountFirst(Effect):
    """An amount is counted before anything happens; the effect gets it as its number."""

    def __init__(self, amount: Amount, then: Effect) -> None:
        super().__init__()
        self.amount: Amount = amount
        self.then: Effect = then
        self.weighty = then.weighty

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        counted = self.amount.of(state, source, target, number)
        self.then.resolve(state, source, target, counted)
