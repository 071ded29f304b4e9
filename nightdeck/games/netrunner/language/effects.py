"""The verbs of card text, first part: bits, actions, counters, damage, tags, points.

`seat=NONE` always means the owner of the card whose text it is. An effect is weighty (ONR-17.14) if
it does more than gain, move or lose bits without a choice.
"""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import FORT_COUNTER_GIVEN
from nightdeck.games.netrunner.model.forts import add_fort_counter, copies_of
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    BITS,
    CORP,
    COUNTER_NAMES,
    DAMAGE_NAMES,
    NONE,
)
from nightdeck.games.netrunner.model.vocabulary import Amount, Effect
from nightdeck.games.netrunner.rules.action_accounting import (
    ban_runs,
    gain_actions,
    owe_actions,
)
from nightdeck.games.netrunner.rules.advance import add_counters, eligible_cards
from nightdeck.games.netrunner.rules.bits import gain_bits, lose_bits, place_bits
from nightdeck.games.netrunner.rules.costs import remove_counters
from nightdeck.games.netrunner.rules.counters import give_counter, remove_counter, set_lock
from nightdeck.games.netrunner.rules.damage import do_damage
from nightdeck.games.netrunner.rules.draws import draw
from nightdeck.games.netrunner.rules.leaving import trash_now
from nightdeck.games.netrunner.rules.tags import give_tags, remove_tags
from nightdeck.games.netrunner.rules.winning import (
    change_points,
    lose_by_text,
    take_bad_publicity,
)
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.card_state import SELF
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of, counted, told
from nightdeck.language.verbs import CARD, ENOUGH, NUMBER

# Bits and actions ---------------------------------------------------------------------------------


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


# Counters -----------------------------------------------------------------------------------------


class AddCounters(Effect):
    """Put counters of a kind on this card, the target, the host (SELF, TARGET, HOST)."""

    def __init__(self, kind: int, amount: int | Amount = 1, on: int = SELF) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: Amount = amount_of(amount)
        self.on: int = on
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if card >= 0:
            add_counters(state, card, self.kind, self.amount.of(state, source, target, number))

    def words(self) -> str:
        if self.on != SELF:
            return ""
        return told("put {} on it", self.amount, f"{COUNTER_NAMES[self.kind]} counter")


class RemoveCounters(Effect):
    """Take counters of a kind off this card, the target or the host."""

    def __init__(self, kind: int, amount: int | Amount = 1, on: int = SELF) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: Amount = amount_of(amount)
        self.on: int = on
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        remove_counters(state, card, self.kind, self.amount.of(state, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return card >= 0 and state.counters[self.kind][card] > 0


class AddAdvancement(Effect):
    """ONR-8.2, ONR-7.12 Add advancement counters to eligible cards, counter by counter.

    `most` per card (0: all on one card is allowed). `same`: all of them on one card. `least`: from
    so many on the Corp may stop.
    """

    def __init__(self, amount: int, most: int = 0, same: bool = False, least: int = 0) -> None:
        super().__init__()
        self.amount: int = amount
        self.most: int = most
        self.same: bool = same
        self.least: int = least or amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(eligible_cards(state))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        options: list[Option] = []
        if len(frame.chosen) < self.amount and not (self.same and frame.chosen):
            for card in eligible_cards(state):
                if not self.most or frame.chosen.count(card) < self.most:
                    options.append((CARD, card))
        if not options:
            return self.finish(state, frame)
        if len(frame.chosen) >= self.least:
            options.append((ENOUGH,))
        state.ask(CORP, "choose-card", options, (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            return self.finish(state, frame)
        frame.chosen.append(state.answer[1])
        return "offer"

    def finish(self, state: OnrState, frame: Asking) -> str:
        """ONR-17.24 All are chosen before any part of the effect."""
        if self.same and frame.chosen:
            add_counters(state, frame.chosen[0], ADVANCEMENT, self.amount)
        else:
            for card in frame.chosen:
                add_counters(state, card, ADVANCEMENT, 1)
        return DONE

    def words(self) -> str:
        return f"add {counted(self.amount, 'advancement counter')}"


class MoveAdvancement(Effect):
    """ONR-8.2 Move advancement counters from one installed card to another one that can have them.

    At least one and at most `most` (NONE: all of them); `own`: from this card.
    """

    def __init__(self, most: int = NONE, own: bool = False) -> None:
        super().__init__()
        self.most: int = most
        self.own: bool = own
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        chosen = [source] if self.own else []
        state.call(Asking(self.number, source, target, number, chosen))

    def givers(self, state: OnrState, source: int) -> list[int]:
        """Return the cards that counters can be moved from."""
        found = [source] if self.own else eligible_cards(state)
        return [card for card in found if state.counters[ADVANCEMENT][card]]

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        takers = eligible_cards(state)
        return any([card] != takers and takers for card in self.givers(state, source))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        """ONR-17.24 From where, to where, how many."""
        chosen = frame.chosen
        if len(chosen) < 2:
            found = eligible_cards(state) if chosen else self.givers(state, frame.source)
            options: list[Option] = [(CARD, card) for card in found if card not in chosen]
            if not options:
                return DONE
            state.ask_if_open(CORP, "choose-card", options, (frame.source,))
            return None
        held = state.counters[ADVANCEMENT][chosen[0]]
        most = held if self.most == NONE else min(held, self.most)
        numbers: list[Option] = [(NUMBER, count) for count in range(1, most + 1)]
        state.ask_if_open(CORP, "number", numbers, (chosen[0],))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if len(frame.chosen) < 2:
            frame.chosen.append(state.answer[1])
            return "offer"
        moved = remove_counters(state, frame.chosen[0], ADVANCEMENT, state.answer[1])
        add_counters(state, frame.chosen[1], ADVANCEMENT, moved)
        return DONE

    def words(self) -> str:
        return "move its advancement counters" if self.own else "move advancement counters"


class GiveCounter(Effect):
    """ONR-16.1 Give a player counters (kinds of PLAYER_COUNTER_NAMES)."""

    def __init__(self, kind: int, amount: int = 1) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        give_counter(state, self.kind, self.amount)


class TakeCounter(Effect):
    """ONR-16.20 Take counters off a player."""

    def __init__(self, kind: int, amount: int = 1) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        remove_counter(state, self.kind, self.amount)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.player_counters[self.kind] > 0


class AddFortCounter(Effect):
    """ONR-16.19 Put a counter into the fort run (`accessed_fort`), if it still exists."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: int = kind
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        fort = state.accessed_fort
        count = add_fort_counter(state, fort, self.kind, 1)
        if count:
            state.emit(FORT_COUNTER_GIVEN, self.kind, fort, count)
            state.dirty = 1

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.accessed_fort in state.forts


# Damage, tags, points -----------------------------------------------------------------------------


class DoDamage(Effect):
    """ONR-15.2 Do damage of a kind (NET, MEAT, BRAIN) to the Runner, as one source."""

    def __init__(self, kind: int, amount: int | Amount, preventable: bool = True) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: Amount = amount_of(amount)
        self.preventable: bool = preventable
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        do_damage(state, self.kind, amount, self.preventable)

    def words(self) -> str:
        return told("do {}", self.amount, f"{DAMAGE_NAMES[self.kind]} damage", "")


class GiveTags(Effect):
    """ONR-14.2 The Runner receives tags, one receipt each."""

    def __init__(self, amount: int | Amount = 1) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        give_tags(state, self.amount.of(state, source, target, number))

    def words(self) -> str:
        return told("give the Runner {}", self.amount, "tag")


class RemoveTags(Effect):
    """ONR-14.3 Remove tags, as many as there are (NONE: all)."""

    def __init__(self, amount: int = 1) -> None:
        super().__init__()
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        remove_tags(state, state.runner_tags if self.amount == NONE else self.amount)

    def words(self) -> str:
        return "remove all tags" if self.amount == NONE else f"remove {counted(self.amount, 'tag')}"


class ShieldFromTags(Effect):
    """ONR-14.6 The next tag, whenever it comes, is avoided automatically."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.tag_shields += 1


class BadPublicity(Effect):
    """ONR-16.7 The Corp gets bad publicity points."""

    def __init__(self, amount: int | Amount = 1) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        take_bad_publicity(state, self.amount.of(state, source, target, number))

    def words(self) -> str:
        return told("give the Corp {}", self.amount, "bad publicity point")


class ScorePoints(Effect):
    """ONR-16.15 A player scores agenda points without a card."""

    def __init__(self, amount: int | Amount = 1, seat: int = NONE) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        change_points(state, seat_of(state, source, self.seat), amount)

    def words(self) -> str:
        return told("score {}", self.amount, "agenda point")


class LoseTheGame(Effect):
    """ONR-18.6 The owner of this card loses the game, for a reason that is told."""

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason: str = reason
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        lose_by_text(state, seat_of(state, source, NONE), self.reason)


class RunLock(Effect):
    """ONR-12.9 No further run until the Runner takes an action to pay the price."""

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price: int = price
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        set_lock(state, self.price)


class NoRunsFor(Effect):
    """ONR-6.10 No run for so many actions of the Runner."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.actions: int = actions
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        ban_runs(state, self.actions)


class TrashThis(Effect):
    """This card is trashed by its own text."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if state.active[source]:
            trash_now(state, source, NONE)

    def words(self) -> str:
        return "trash it"


class Nothing(Effect):
    """Nothing happens."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        return

    def words(self) -> str:
        return "do nothing"
