"""The verbs of card text, third part: what is done to cards, piles and decks."""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import (
    CARD_MOVED,
    CARD_SHOWN,
    CARDS_LOOKED_AT,
    DECK_SHUFFLED,
    ICE_MOVED,
    NOTHING_FOUND,
)
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.options import REZ
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    DECKS,
    FOR_ANYTHING,
    HANDS,
    HQ,
    NONE,
    RD,
    REMOVED,
    RUNNER,
    ice_zone,
)
from nightdeck.games.netrunner.model.vocabulary import BOOK, Amount, Effect, Selection
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.corp_install import CorpInstall
from nightdeck.games.netrunner.rules.expose import can_expose, conceal, expose
from nightdeck.games.netrunner.rules.leaving import (
    derez,
    is_installed,
    put,
    return_to_hand,
    trash_now,
)
from nightdeck.games.netrunner.rules.rez import FULL, can_rez, rez, rez_options
from nightdeck.games.netrunner.rules.runner_install import RunnerInstall, can_install, hosts_for
from nightdeck.games.netrunner.rules.trashing import trash_cards
from nightdeck.games.netrunner.rules.turns import discard_from_hand
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.card_state import TARGET
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of
from nightdeck.language.verbs import CARD, ENOUGH


class TrashCard(Effect):
    """ONR-17.17 Trash the target (or SELF) by an effect; the Runner may save an installed card."""

    def __init__(self, on: int = TARGET, savable: bool = True) -> None:
        super().__init__()
        self.on: int = on
        self.savable: bool = savable
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        seat = seat_of(state, source, NONE)
        if self.savable and seat == CORP:
            trash_cards(state, [card], seat)
        else:
            trash_now(state, card, seat)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.which(source, target, self.on) != NONE


class TrashChosen(Effect):
    """ONR-12.11, ONR-17.12 A player chooses so many cards, which are trashed together.

    `least` NONE means exactly as many as there are, up to `most`.
    """

    def __init__(
        self, selection: Selection, most: int | Amount = 1, least: int = NONE, seat: int = CORP
    ) -> None:
        super().__init__()
        self.selection: Selection = selection
        self.most: Amount = amount_of(most)
        self.least: int = least
        self.seat: int = seat
        self.weighty = True

    def cards(self, state: OnrState, frame: Asking) -> list[int]:
        """Return the cards still to choose from."""
        found = self.selection.cards(state, frame.source, frame.target)
        return [card for card in found if card not in frame.chosen]

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        if self.least == 0:
            return True
        found = self.selection.cards(state, source, target)
        return len(found) >= max(self.least, 1)

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        most = self.most.of(state, frame.source, frame.target, frame.number)
        options: list[Option] = []
        if len(frame.chosen) < most:
            options = [(CARD, card) for card in self.cards(state, frame)]
        if not options:
            return self.finish(state, frame)
        if self.least != NONE and len(frame.chosen) >= self.least:
            options.append((ENOUGH,))
        state.ask_if_open(self.seat, "choose-card", options, (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            return self.finish(state, frame)
        frame.chosen.append(state.answer[1])
        return "offer"

    def finish(self, state: OnrState, frame: Asking) -> str:
        """ONR-17.12 All are chosen before any is processed."""
        trash_cards(state, list(frame.chosen), seat_of(state, frame.source, NONE))
        return DONE


class Expose(Effect):
    """ONR-16.9 The target is exposed."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        expose(state, target)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return target >= 0 and can_expose(state, target)

    def words(self) -> str:
        return "expose a card"


class ExposeApproached(Effect):
    """ONR-10.21 The approached ice is exposed."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        expose(state, state.approaching)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.approaching != NONE and can_expose(state, state.approaching)


class Conceal(Effect):
    """ONR-16.9 The target is turned face down again."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        conceal(state, target)


class Derez(Effect):
    """ONR-7.6c The target (or SELF) is derezzed."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        derez(state, state.which(source, target, self.on))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return card >= 0 and state.rezzed[card] != 0


class RezCard(Effect):
    """ONR-7.6d, ONR-7.9, ONR-16.21 The Corp rezzes the target for FULL, HALF or NOTHING."""

    def __init__(self, mode: int = FULL) -> None:
        super().__init__()
        self.mode: int = mode
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return target >= 0 and can_rez(state, target, self.mode)

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        options = rez_options(state, frame.target, self.mode)
        if not options:
            return DONE
        state.ask_if_open(CORP, "number", options, (frame.target,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == REZ:
            rez(state, frame.target, state.answer[2], self.mode)
        return DONE


class ReturnToHand(Effect):
    """ONR-7.8 The target (or SELF) goes back to its owner's hand."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if is_installed(state, card):
            return_to_hand(state, card)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return card >= 0 and is_installed(state, card)


class TakeIntoHand(Effect):
    """The target, out of a pile or deck, goes into its owner's hand; `show`: both see it."""

    def __init__(self, show: bool = False) -> None:
        super().__init__()
        self.show: bool = show
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if target == NONE:
            return
        seat = state.controller(target)
        faces = EVERYBODY if self.show else state.known[target]
        if self.show:
            state.reveal(target, EVERYBODY)
            state.emit(CARD_SHOWN, target)
        before = state.zone[target]
        put(state, target, HANDS[seat])
        state.emit_to(CARD_MOVED, (target, HANDS[seat], before), faces, EVERYBODY)


class RemoveThis(Effect):
    """This card is removed from the game when its effect is over."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        put(state, source, REMOVED)


class ThisToHand(Effect):
    """This card, which is being played, returns to the hand instead of being discarded."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        put(state, source, HANDS[state.controller(source)])


# Decks --------------------------------------------------------------------------------------------


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


class DiscardRandom(Effect):
    """A player discards random cards of the hand; the Corp's lie face down."""

    def __init__(self, amount: int | Amount, seat: int) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        for _ in range(self.amount.of(state, source, target, number)):
            hand = state.zones[HANDS[self.seat]]
            if hand:
                discard_from_hand(state, self.seat, hand[state.rng.below(len(hand))])


class DiscardCard(Effect):
    """The target, a card of a hand, is discarded."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        discard_from_hand(state, state.controller(target), target)


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


class TakeFromArchives(Effect):
    """ONR-21.8 The target goes from an Archives pile into HQ; a face-down card is not shown."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        faces = EVERYBODY if state.zone[target] == ARCHIVES else bit(CORP)
        before = state.zone[target]
        put(state, target, HQ)
        state.emit_to(CARD_MOVED, (target, HQ, before), faces, EVERYBODY)


# Installing and ice -------------------------------------------------------------------------------


class InstallForRunner(Effect):
    """ONR-6.6 The target is installed without an action; `free`: without its bit cost."""

    def __init__(self, free: bool = True) -> None:
        super().__init__()
        self.free: bool = free
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        if target == NONE or not can_install(state, target, self.free):
            return False
        return bool(hosts_for(state, target))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        if not self.can(state, frame.source, frame.target, 0):
            return DONE
        hosts = hosts_for(state, frame.target)
        state.ask_if_open(RUNNER, "choose-card", [(CARD, host) for host in hosts], (frame.target,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        state.call(RunnerInstall(frame.target, state.answer[1], 1 if self.free else 0))
        return DONE


class InstallIce(Effect):
    """The target, a piece of ice, is installed on the fort whose number came along."""

    def __init__(self, innermost: bool = False, free: bool = False) -> None:
        super().__init__()
        self.innermost: bool = innermost
        self.free: bool = free
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        free, innermost = (1 if self.free else 0), (1 if self.innermost else 0)
        state.call(CorpInstall(target, number, free=free, innermost=innermost))


class ReverseIce(Effect):
    """ONR-21.12 The order of the ice on the fort run is reversed; faces are not changed."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        fort = state.accessed_fort
        if fort in state.forts:
            state.zones[ice_zone(fort)].reverse()
            state.emit(ICE_MOVED, fort)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.accessed_fort in state.forts and bool(ice_of(state, state.accessed_fort))

    def words(self) -> str:
        return "reverse the order of the ice"


class ArrangeIce(Effect):
    """ONR-24.18 The owner of this card puts the ice of the fort last run in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if self.can(state, source, target, number):
            state.call(Asking(self.number, source, state.last_success, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        fort = state.last_success
        return fort in state.forts and bool(ice_of(state, fort))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        left = [card for card in ice_of(state, frame.target) if card not in frame.chosen]
        if not left:
            state.zones[ice_zone(frame.target)][:] = frame.chosen
            state.emit(ICE_MOVED, frame.target)
            return DONE
        seat = seat_of(state, frame.source, NONE)
        state.ask_if_open(seat, "arrange", [(CARD, card) for card in left], (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        frame.chosen.append(state.answer[1])
        return "offer"


class ShowCard(Effect):
    """ONR-16.16 The target is shown to both sides; it stays where it is."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        before = state.known[target]
        state.reveal(target, EVERYBODY)
        state.emit(CARD_SHOWN, target)
        if state.zone[target] in (HQ, RD, ARCHIVES_DOWN):
            state.known[target] = before


class ToDeck(Effect):
    """The target goes into its owner's deck, on top; shuffle afterwards where the text says so."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        seat = state.controller(target)
        before = state.zone[target]
        faces = state.known[target]
        put(state, target, DECKS[seat])
        state.emit_to(CARD_MOVED, (target, DECKS[seat], before), faces, EVERYBODY)


SHUFFLE = BOOK.shared(11, ShuffleAfterSearch())
