"""Effects that only one prep has."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.model.events import BITS_LOST, DIE_ROLLED, SECRETS_SHOWN
from nightdeck.games.netrunner.model.forts import ice_of, may_run_at_all, run_targets
from nightdeck.games.netrunner.model.numbers import total
from nightdeck.games.netrunner.model.options import FORT
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    DIE,
    FOR_ANYTHING,
    HQ,
    NONE,
    RANDOM_DISCARD,
    RUNNER,
)
from nightdeck.games.netrunner.model.vocabulary import BOOK, Effect
from nightdeck.games.netrunner.rules.bits import available, gain_bits, pay
from nightdeck.games.netrunner.rules.run import Run
from nightdeck.games.netrunner.rules.turns import discard_from_hand
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option
from nightdeck.kernel.windows import SealedChoices
from nightdeck.language.resolving import Asking
from nightdeck.language.verbs import CARD, ENOUGH, NUMBER

MOST_ROLLS: Final = 30
LEAST_HIDDEN: Final = 2


class PlayWithDice(Effect):
    """Section 22, Random: dice whose low results are split into bits and further dice.

    The number of the frame is the dice left, its stage the rolls so far, its target the last one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, NONE, 1))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        while frame.number and frame.stage < MOST_ROLLS:
            frame.number -= 1
            frame.stage += 1
            frame.target = 1 + state.rng.below(DIE)
            state.learn(EVERYBODY)
            state.emit(DIE_ROLLED, frame.source, frame.target)
            if frame.target <= DIE // 2:
                options: list[Option] = [(NUMBER, bits) for bits in range(frame.target + 1)]
                state.ask(RUNNER, "number", options, (frame.source,), len(options) - 1)
                return None
        return DONE

    def take(self, state: OnrState, frame: Asking) -> str | None:
        gain_bits(state, RUNNER, state.answer[1])
        frame.number += frame.target - state.answer[1]
        return "offer"


class RansomHand(Effect):
    """The Corp pays for the cards of HQ it keeps; the others are discarded face down.

    ONR-16.2 When it discards at random, it says only how many it keeps.
    """

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price: int = price
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[HQ])

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        hand = state.zones[HQ]
        most = min(available(state, CORP, FOR_ANYTHING) // self.price, len(hand))
        if total(state, RANDOM_DISCARD, NONE, CORP) > 0:
            numbers: list[Option] = [(NUMBER, kept) for kept in range(most + 1)]
            state.ask_if_open(CORP, "number", numbers, (frame.source,), most)
            return None
        options: list[Option] = []
        if len(frame.chosen) < most:
            options = [(CARD, card) for card in hand if card not in frame.chosen]
        if not options:
            return self.finish(state, frame)
        options.append((ENOUGH,))
        state.ask(CORP, "choose-card", options, (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == CARD:
            frame.chosen.append(state.answer[1])
            return "offer"
        if state.answer[0] == NUMBER:
            left = list(state.zones[HQ])
            for _ in range(state.answer[1]):
                frame.chosen.append(left.pop(state.rng.below(len(left))))
        return self.finish(state, frame)

    def finish(self, state: OnrState, frame: Asking) -> str:
        """Everything that was not paid for goes, then the price is paid."""
        for card in list(state.zones[HQ]):
            if card not in frame.chosen:
                discard_from_hand(state, CORP, card)
        pay(state, CORP, self.price * len(frame.chosen), FOR_ANYTHING)
        return DONE


# Hidden bits and a guess, ONR-24.20 ---------------------------------------------------------------


class HiddenBits(SealedChoices[OnrState]):
    """The Runner hides bits of the pool, the Corp names a number; both are shown."""

    question = "secret-number"

    def __init__(self, order: list[int], source: int, chosen: list[int] | None = None) -> None:
        super().__init__(order, chosen)
        self.source: int = source

    def options(self, state: OnrState, seat: int) -> list[Option]:
        """From 2 to what the Runner's pool shows, on either side."""
        return [(NUMBER, number) for number in range(LEAST_HIDDEN, state.bits[RUNNER] + 1)]

    def must_ask(self, state: OnrState, seat: int) -> bool:
        """A pool of 2 bits is public."""
        return False

    def topic(self, state: OnrState) -> tuple[int, ...]:
        """The card that asks."""
        return (self.source,)

    def reveal_all(self, state: OnrState, options: list[Option]) -> None:
        """Guessed: the hidden bits are lost. Otherwise the Runner chooses where to run."""
        hidden, guess = options[0][1], options[1][1]
        state.emit(SECRETS_SHOWN, guess, hidden)
        if guess != hidden:
            state.call(Asking(SLIP_PAST.number, self.source, NONE, 0))
            return
        state.bits[RUNNER] -= hidden
        state.emit(BITS_LOST, RUNNER, hidden)


class HideBits(Effect):
    """ONR-13.5 Hidden bits against a guess for a run past one piece of ice."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if state.bits[RUNNER] >= LEAST_HIDDEN:
            state.call(HiddenBits([RUNNER, CORP], source))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return may_run_at_all(state)


class SlipPast(Effect):
    """ONR-24.25 Choose a fort and one piece of its ice, then run; that ice is passed once."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        if frame.stage == 0:
            forts: list[Option] = [(FORT, fort) for fort in run_targets(state)]
            if not forts:
                return DONE
            state.ask_if_open(RUNNER, "choose-fort", forts, (frame.source,))
            return None
        ice: list[Option] = [(CARD, card) for card in ice_of(state, frame.target)]
        if not ice:
            state.call(Run(frame.target, frame.source))
            return DONE
        state.ask_if_open(RUNNER, "choose-card", ice, (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if frame.stage == 0:
            frame.stage = 1
            frame.target = state.answer[1]
            return "offer"
        state.call(Run(frame.target, frame.source, slips=state.answer[1]))
        return DONE


SLIP_PAST: Final = BOOK.shared(12, SlipPast())
