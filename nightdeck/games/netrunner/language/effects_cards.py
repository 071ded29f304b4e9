"""The verbs of card text: what is done to single cards."""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import (
    CARD_MOVED,
    CARD_SHOWN,
)
from nightdeck.games.netrunner.model.options import REZ
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    HANDS,
    HQ,
    NONE,
    RD,
    REMOVED,
)
from nightdeck.games.netrunner.model.vocabulary import Amount, Effect, Selection
from nightdeck.games.netrunner.rules.expose import can_expose, conceal, expose
from nightdeck.games.netrunner.rules.leaving import (
    derez,
    is_installed,
    put,
    return_to_hand,
    trash_now,
)
from nightdeck.games.netrunner.rules.rez import FULL, can_rez, rez, rez_options
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


class TakeFromArchives(Effect):
    """ONR-21.8 The target goes from an Archives pile into HQ; a face-down card is not shown."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        faces = EVERYBODY if state.zone[target] == ARCHIVES else bit(CORP)
        before = state.zone[target]
        put(state, target, HQ)
        state.emit_to(CARD_MOVED, (target, HQ, before), faces, EVERYBODY)


class RemoveThis(Effect):
    """This card is removed from the game when its effect is over."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        put(state, source, REMOVED)


class ThisToHand(Effect):
    """This card, which is being played, returns to the hand instead of being discarded."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        put(state, source, HANDS[state.controller(source)])


class ShowCard(Effect):
    """ONR-16.16 The target is shown to both sides; it stays where it is."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        before = state.known[target]
        state.reveal(target, EVERYBODY)
        state.emit(CARD_SHOWN, target)
        if state.zone[target] in (HQ, RD, ARCHIVES_DOWN):
            state.known[target] = before


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
