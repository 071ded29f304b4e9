"""The verbs of card text: bits, actions and draws.

`seat=NONE` always means the owner of the card whose text it is. An effect is weighty (ONR-17.14) if
it does more than gain, move or lose bits without a choice.
"""

from __future__ import annotations

from nightdeck.games.netrunner.model.forts import copies_of
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    BITS,
    CORP,
    NONE,
)
from nightdeck.games.netrunner.model.vocabulary import Amount, Effect
from nightdeck.games.netrunner.rules.action_accounting import (
    gain_actions,
    owe_actions,
)
from nightdeck.games.netrunner.rules.bits import gain_bits, lose_bits, place_bits
from nightdeck.games.netrunner.rules.costs import remove_counters
from nightdeck.games.netrunner.rules.draws import draw
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of, counted, told
from nightdeck.language.verbs import NUMBER


class GainBits(Effect):
    """ONR-2.1c A player gains bits from the bank."""

    def __init__(self, amount: int | Amount, seat: int = NONE) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.seat: int = seat

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        gain_bits(state, seat_of(state, source, self.seat), amount)

    def words(self) -> str:
        return told("gain {}", self.amount, "bit")


class LoseBits(Effect):
    """ONR-17.18 A player loses bits from the pool, as many as are there; NONE: all of them."""

    def __init__(self, amount: int | Amount, seat: int = NONE) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.seat: int = seat

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        seat = seat_of(state, source, self.seat)
        amount = self.amount.of(state, source, target, number)
        lose_bits(state, seat, state.bits[seat] if amount == NONE else amount)

    def words(self) -> str:
        return told("lose {}", self.amount, "bit")


class TakeBits(Effect):
    """ONR-16.10, ONR-16.14 Move bits from this card to the pool (0: all of them)."""

    def __init__(self, amount: int = 0) -> None:
        super().__init__()
        self.amount: int = amount

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        held = state.counters[BITS][source]
        taken = min(self.amount, held) if self.amount else held
        seat = seat_of(state, source, NONE)
        remove_counters(state, source, BITS, taken)
        gain_bits(state, seat, taken)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.counters[BITS][source] > 0

    def words(self) -> str:
        return f"take {counted(self.amount, 'bit')} from it" if self.amount else "take all its bits"


class PutBits(Effect):
    """ONR-16.10 Put bits from the bank on this card."""

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        place_bits(state, source, self.amount.of(state, source, target, number))

    def words(self) -> str:
        return told("put {} on it", self.amount, "bit")


class LeaveInBank(Effect):
    """The Corp leaves some of the bits just gained (the number) and puts twice as many on a card.

    All active copies of this card are asked about in turn, so that no bit is left twice.
    """

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number, copies_of(state, source)))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        most = min(frame.number, state.bits[CORP])
        if not frame.chosen or most <= 0:
            return DONE
        options: list[Option] = [(NUMBER, count) for count in range(most + 1)]
        state.ask(CORP, "number", options, (frame.chosen[0],))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        count, card = state.answer[1], frame.chosen.pop(0)
        frame.number -= count
        lose_bits(state, CORP, count)
        place_bits(state, card, 2 * count)
        return "offer"


class TemporaryBits(Effect):
    """ONR-12.18 Bits for some purposes (a mask) that vanish after a time."""

    def __init__(self, amount: int, purposes: int, duration: int, seat: int = NONE) -> None:
        super().__init__()
        self.amount: int = amount
        self.purposes: int = purposes
        self.duration: int = duration
        self.seat: int = seat

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        seat = seat_of(state, source, self.seat)
        state.temporary.append([seat, self.purposes, self.amount, self.duration])

    def words(self) -> str:
        return f"gain {counted(self.amount, 'temporary bit')}"


class RunBits(Effect):
    """ONR-10.0 Bits that pay for anything in this run and vanish at its end."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.run_bits += self.amount


class GainActions(Effect):
    """ONR-6.3 A player gains actions at once; they count only in the own turn."""

    def __init__(self, amount: int | Amount, seat: int = NONE) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        gain_actions(state, seat_of(state, source, self.seat), amount)

    def words(self) -> str:
        return told("gain {}", self.amount, "action")


class ExtraActions(Effect):
    """ONR-6.3 A player has so many extra actions each turn, for ever, this one included."""

    def __init__(self, amount: int | Amount, seat: int = NONE) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        seat = seat_of(state, source, self.seat)
        amount = self.amount.of(state, source, target, number)
        state.extra_actions[seat] += amount
        gain_actions(state, seat, amount)


class ForgoActions(Effect):
    """ONR-6.4 A player forgoes the next actions."""

    def __init__(self, amount: int, seat: int = NONE) -> None:
        super().__init__()
        self.amount: int = amount
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        owe_actions(state, seat_of(state, source, self.seat), self.amount)

    def words(self) -> str:
        return f"forgo {counted(self.amount, 'action')}"


class RestrictedActions(Effect):
    """ONR-6.5, ONR-6.8 Actions for one purpose; `consecutive` ones come next or are lost."""

    def __init__(self, purpose: int, amount: int, consecutive: bool = False) -> None:
        super().__init__()
        self.purpose: int = purpose
        self.amount: int = amount
        self.consecutive: bool = consecutive
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if self.consecutive:
            state.streak = [self.purpose, self.amount]
        else:
            state.restricted.append([self.purpose, self.amount])

    def words(self) -> str:
        return f"gain {counted(self.amount, 'restricted action')}"


class Draw(Effect):
    """ONR-18.4, ONR-18.5 A player draws cards; the Corp loses if one is not there."""

    def __init__(self, amount: int | Amount, seat: int = NONE) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        seat = seat_of(state, source, self.seat)
        draw(state, seat, self.amount.of(state, source, target, number))

    def words(self) -> str:
        return told("draw {}", self.amount, "card")


class Nothing(Effect):
    """Nothing happens."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        return

    def words(self) -> str:
        return "do nothing"
