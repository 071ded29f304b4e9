"""The verbs of card text: counters on cards, players and forts."""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import FORT_COUNTER_GIVEN
from nightdeck.games.netrunner.model.forts import add_fort_counter
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    CORP,
    COUNTER_NAMES,
    NONE,
)
from nightdeck.games.netrunner.model.vocabulary import Amount, Effect, OnCounters
from nightdeck.games.netrunner.rules.advance import add_counters, eligible_cards
from nightdeck.games.netrunner.rules.costs import remove_counters
from nightdeck.games.netrunner.rules.counters import give_counter, remove_counter
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.card_state import SELF
from nightdeck.language.resolving import Asking
from nightdeck.language.values import counted, told
from nightdeck.language.verbs import CARD, ENOUGH, NUMBER


class AddCounters(OnCounters):
    """Put counters of a kind on this card, the target, the host (SELF, TARGET, HOST)."""

    def __init__(self, kind: int, amount: int | Amount = 1, on: int = SELF) -> None:
        super().__init__(kind, amount, on)
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if card >= 0:
            add_counters(state, card, self.kind, self.amount.of(state, source, target, number))

    def words(self) -> str:
        if self.on != SELF:
            return ""
        return told("put {} on it", self.amount, f"{COUNTER_NAMES[self.kind]} counter")


class RemoveCounters(OnCounters):
    """Take counters of a kind off this card, the target or the host."""

    def __init__(self, kind: int, amount: int | Amount = 1, on: int = SELF) -> None:
        super().__init__(kind, amount, on)
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
