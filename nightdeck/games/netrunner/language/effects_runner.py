"""The verbs of card text: looking into HQ, prices, marks, forced rezzes, viruses."""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import CARD_LEFT, CARDS_LOOKED_AT
from nightdeck.games.netrunner.model.options import DECLINE, USE
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    FOR_ANYTHING,
    HQ,
    NONE,
    RD,
    RUNNER,
)
from nightdeck.games.netrunner.model.vocabulary import Amount, Effect
from nightdeck.games.netrunner.rules.abilities import paying_options, use_ability
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.counters import OneMoreVirus, virus_places
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option, bit
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking, Sequenced
from nightdeck.language.values import amount_of
from nightdeck.language.verbs import ENOUGH


class LookAtHq(Effect):
    """ONR-21.8 The Runner looks at cards of HQ: so many different random ones, or all (NONE)."""

    def __init__(self, amount: int | Amount = NONE) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if state.zones[HQ]:
            state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[HQ])

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        left = list(state.zones[HQ])
        amount = self.amount.of(state, frame.source, frame.target, frame.number)
        if amount == NONE:
            amount = len(left)
        while left and len(frame.chosen) < amount:
            frame.chosen.append(left.pop(state.rng.below(len(left))))
        for card in frame.chosen:
            state.reveal(card, bit(RUNNER))
        state.emit(CARDS_LOOKED_AT, RUNNER, len(frame.chosen), HQ)
        state.ask(RUNNER, "choose-card", [(ENOUGH,)], tuple(frame.chosen))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        for card in frame.chosen:
            # ONR-21.11: what was looked at is not kept track of.
            state.known[card] &= state.sight[state.zone[card]]
        state.mix(HQ)
        return DONE

    def words(self) -> str:
        return "look into HQ"


class PayFor(Effect):
    """ONR-17.8, ONR-16.18 Bits are paid without a question, then something; `otherwise` if not."""

    def __init__(
        self, price: int | Amount, then: Effect | None = None, otherwise: Effect | None = None
    ) -> None:
        super().__init__()
        self.price: Amount = amount_of(price)
        self.then: Effect | None = then
        self.otherwise: Effect | None = otherwise
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        source, target, number = frame.source, frame.target, frame.number
        seat = seat_of(state, source, NONE)
        follows = self.then
        if self.is_payable(state, source, target, number):
            pay(state, seat, self.price.of(state, source, target, number), FOR_ANYTHING)
        else:
            options: list[Option] = []
            must_ask = frame.stage == 0 and paying_options(state, seat, options)
            if options or must_ask:
                options.append((DECLINE,))
                state.ask(seat, "pay-or", options, (source,), len(options) - 1)
                return None
            follows = self.otherwise
        if follows is not None:
            state.call(Sequenced([follows.number], source, target, number))
        return DONE

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == USE:
            use_ability(state, seat_of(state, frame.source, NONE), state.answer)
        else:
            frame.stage = 1
        return "offer"

    def is_payable(self, state: OnrState, source: int, target: int, number: int) -> bool:
        """Tell whether the bits are there."""
        seat = seat_of(state, source, NONE)
        return self.price.of(state, source, target, number) <= available(state, seat, FOR_ANYTHING)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        if not self.is_payable(state, source, target, number):
            return self.otherwise is not None
        return self.then is None or self.then.can(state, source, target, number)


def debt_of(state: OnrState, card: int) -> int:
    """ONR-16.18 What must be paid when a card leaves play, or the game is lost."""
    for trigger in POOL[state.definition[card]].on.get(CARD_LEFT, ()):
        effect = trigger.effect
        if isinstance(effect, PayFor) and effect.otherwise is not None:
            return effect.price.of(state, card, card, 0)
    return 0


class MarkFort(Effect):
    """The target, a fort, is the one chosen for this card."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.mark[source] = target


class TopToBottom(Effect):
    """So many top cards of R&D as the number says go to the bottom, unseen, in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        deck = state.zones[RD]
        if 0 < number < len(deck):
            deck[:] = [*deck[-number:], *deck[:-number]]
            for card in deck:
                state.known[card] &= state.sight[RD]


class MultiplyVirus(Effect):
    """ONR-16.2 The Runner adds one more counter to some virus counters, where they lie."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(OneMoreVirus())

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(virus_places(state))


class RemoveBrainDamage(Effect):
    """ONR-15.9 All brain damage is gone."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.brain_damage = 0
        state.dirty = 1


class WithholdPoints(Effect):
    """ONR-15.9 The next agenda points the Runner would get are not added."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.points_withheld += self.amount
