"""The verbs of card text: decks, which are shuffled, searched, looked at and arranged."""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import (
    CARD_MOVED,
    CARDS_LOOKED_AT,
    DECK_SHUFFLED,
    NOTHING_FOUND,
)
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    DECKS,
    FOR_ANYTHING,
    HANDS,
    NONE,
    RD,
    RUNNER,
)
from nightdeck.games.netrunner.model.vocabulary import BOOK, Amount, Effect
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.leaving import (
    put,
)
from nightdeck.games.netrunner.rules.runner_install import can_install, hosts_for
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of
from nightdeck.language.verbs import CARD, ENOUGH


class ShuffleDeck(Effect):
    """ONR-16.16 A deck is shuffled."""

    def __init__(self, seat: int = NONE) -> None:
        super().__init__()
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        seat = seat_of(state, source, self.seat)
        state.shuffle(DECKS[seat])
        state.emit(DECK_SHUFFLED, seat)


class ShuffleIn(Effect):
    """All cards of some zones are shuffled into the deck of the owner of this card."""

    def __init__(self, *zones: int) -> None:
        super().__init__()
        self.zones: tuple[int, ...] = zones
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        seat = seat_of(state, source, NONE)
        for zone in self.zones:
            for card in list(state.zones[zone]):
                if card != source:
                    put(state, card, DECKS[seat])
        state.shuffle(DECKS[seat])
        state.emit(DECK_SHUFFLED, seat)


class Search(Effect):
    """ONR-16.16 Search the own deck for a card of some types (0: any), the target of `then`.

    The search may fail to find; the deck is shuffled afterwards in any case. `payable`: only cards
    that could be installed now.
    """

    def __init__(self, kinds: int, then: Effect, payable: bool = False) -> None:
        super().__init__()
        self.kinds: int = kinds
        self.then: Effect = then
        self.payable: bool = payable
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, NONE)
        deck = state.zones[DECKS[seat]]
        if not deck:
            return DONE
        options: list[Option] = []
        faces: list[int] = []
        for card in sorted(deck, key=lambda each: state.definition[each]):
            state.reveal(card, bit(seat))
            face = state.definition[card]
            if face in faces or (self.kinds and not POOL[face].kind & self.kinds):
                continue
            if self.payable and not (can_install(state, card) and hosts_for(state, card)):
                continue
            faces.append(face)
            options.append((CARD, card))
        options.append((ENOUGH,))
        state.ask(seat, "choose-card", options, (frame.source,), len(options) - 1)
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, NONE)
        if state.answer[0] == CARD:
            self.then.resolve(state, frame.source, state.answer[1], frame.number)
        else:
            state.emit(NOTHING_FOUND, seat)
        state.call(Asking(SHUFFLE.number, frame.source, NONE, 0))
        return DONE


class ShuffleAfterSearch(Effect):
    """ONR-16.16 The deck is shuffled after a search, whatever was found."""

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, NONE)
        state.shuffle(DECKS[seat])
        state.emit(DECK_SHUFFLED, seat)
        return DONE


class LookAtTop(Effect):
    """ONR-16.16, ONR-21.8 The owner of this card looks at top cards of a deck, unseen by others."""

    def __init__(self, amount: int, zone: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.zone: int = zone
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if state.zones[self.zone]:
            state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[self.zone])

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, NONE)
        seen = state.zones[self.zone][-self.amount :][::-1]
        for card in seen:
            state.reveal(card, bit(seat))
        frame.chosen = seen
        state.emit(CARDS_LOOKED_AT, seat, len(seen), self.zone)
        state.ask(seat, "choose-card", [(ENOUGH,)], tuple(seen))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        hide_again(state, frame.chosen)
        return DONE

    def words(self) -> str:
        return f"look at the top {self.amount} cards" if self.amount > 1 else "look at the top card"


def hide_again(state: OnrState, cards: list[int]) -> None:
    """ONR-21.11 What was looked at is not kept track of."""
    for card in cards:
        state.known[card] &= state.sight[state.zone[card]]


class ArrangeTop(Effect):
    """ONR-24.18 The owner of this card puts the top cards of the own deck back in any order.

    With `take` one of them goes into the hand first.
    """

    def __init__(self, amount: int, take: bool = False) -> None:
        super().__init__()
        self.amount: int = amount
        self.takes: bool = take
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, NONE)
        deck = state.zones[DECKS[seat]]
        if frame.stage == 0:
            frame.chosen = deck[-self.amount :]
            for card in frame.chosen:
                state.reveal(card, bit(seat))
            state.emit(CARDS_LOOKED_AT, seat, len(frame.chosen), DECKS[seat])
            frame.stage = 1 if self.takes else 2
        if not frame.chosen:
            return DONE
        name = "choose-card" if frame.stage == 1 else "arrange"
        state.ask_if_open(seat, name, [(CARD, card) for card in frame.chosen], (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, NONE)
        card = state.answer[1]
        frame.chosen.remove(card)
        if frame.stage == 1:
            put(state, card, HANDS[seat])
            state.emit_to(CARD_MOVED, (card, HANDS[seat], DECKS[seat]), bit(seat), EVERYBODY)
            frame.stage = 2
        else:
            # The first one chosen is the lowest, the last one on top.
            put(state, card, DECKS[seat])
            state.known[card] |= bit(seat)
        if not frame.chosen:
            hide_again(state, state.zones[DECKS[seat]][-self.amount :])
            return DONE
        return "offer"


class TrashFromTop(Effect):
    """ONR-18.10 Top cards of R&D go to the face-up Archives pile, as many as there are."""

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        for _ in range(self.amount.of(state, source, target, number)):
            if state.zones[RD]:
                card = state.zones[RD][-1]
                put(state, card, ARCHIVES)
                state.emit(CARD_MOVED, card, ARCHIVES, RD)


class BuyFromTop(Effect):
    """Look at top cards of the stack; each of some types may be taken for 1 bit, shown; shuffle."""

    def __init__(self, amount: int, kinds: int, price: int = 1) -> None:
        super().__init__()
        self.amount: int = amount
        self.kinds: int = kinds
        self.price: int = price
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        deck = state.zones[DECKS[RUNNER]]
        if frame.stage == 0:
            frame.chosen = deck[-self.amount :]
            for card in frame.chosen:
                state.reveal(card, bit(RUNNER))
            state.emit(CARDS_LOOKED_AT, RUNNER, len(frame.chosen), DECKS[RUNNER])
            frame.stage = 1
        options: list[Option] = []
        if available(state, RUNNER, FOR_ANYTHING) >= self.price:
            for card in frame.chosen:
                if state.card(card).kind & self.kinds:
                    options.append((CARD, card))
        options.append((ENOUGH,))
        # ONR-17.20d: it is asked even if nothing fits.
        state.ask(RUNNER, "choose-card", options, tuple(frame.chosen), len(options) - 1)
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            hide_again(state, frame.chosen)
            state.shuffle(DECKS[RUNNER])
            state.emit(DECK_SHUFFLED, RUNNER)
            return DONE
        card = state.answer[1]
        frame.chosen.remove(card)
        state.reveal(card, EVERYBODY)
        put(state, card, HANDS[RUNNER])
        args = (card, HANDS[RUNNER], DECKS[RUNNER])
        state.emit_to(CARD_MOVED, args, EVERYBODY, EVERYBODY)
        pay(state, RUNNER, self.price, FOR_ANYTHING)
        return "offer"


class ToDeck(Effect):
    """The target goes into its owner's deck, on top; shuffle afterwards where the text says so."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        seat = state.controller(target)
        before = state.zone[target]
        faces = state.known[target]
        put(state, target, DECKS[seat])
        state.emit_to(CARD_MOVED, (target, DECKS[seat], before), faces, EVERYBODY)


SHUFFLE = BOOK.shared(11, ShuffleAfterSearch())
