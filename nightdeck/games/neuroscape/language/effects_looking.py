"""Looking at hidden cards, ordering them, taking some of them (NEU-6.13, NEU-19.7)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.language.players import TARGET_PLAYER, players
from nightdeck.games.neuroscape.model.codes import is_player
from nightdeck.games.neuroscape.model.events import LOOKED, PUT_ON_TOP, PUT_UNDER, SAW, TOOK
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import CYBERDECK, HAND, NONE, RAM_DECK, TROJANS
from nightdeck.games.neuroscape.model.vocabulary import Condition, Effect
from nightdeck.games.neuroscape.rules.hands import discard
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option
from nightdeck.language.flow import Choosing
from nightdeck.language.resolving import Asking
from nightdeck.language.values import ALWAYS
from nightdeck.language.verbs import CARD, ENOUGH, NO, YES


class Look(Effect):
    """NEU-19.2 You look at the target: a face-down trojan, or the top card of a Cyberdeck."""

    def words(self) -> str:
        return "look at it"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        if is_player(target):
            show_top(state, seat, state.seat_meant(target), CYBERDECK)
        elif target >= 0 and state.kind_of_zone(target) == TROJANS:
            show(state, seat, [target], TROJANS, state.seat_of_zone(target))


class LookAtBothDecks(Effect):
    """You look at the top cards of your RAM deck and your Cyberdeck."""

    def words(self) -> str:
        return "look at the top of both your decks"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        show_top(state, seat, seat, RAM_DECK)
        show_top(state, seat, seat, CYBERDECK)


def show(
    state: NeuState, seat: int, cards: list[int], kind: int, whose: int, mask: int = 0
) -> None:
    """NEU-19.2 Show cards to whoever looks and their partner, or to the seats of a mask.

    NEU-19.7 Everybody hears how many cards of which zone it are; which ones, only who sees them.
    """
    mask = mask or state.friends(seat)
    state.emit(LOOKED, seat, len(cards), kind, whose)
    for card in cards:
        state.reveal(card, mask)
        state.emit_to(SAW, (seat, card), mask, mask)


def show_top(state: NeuState, seat: int, whose: int, kind: int) -> None:
    """Show a player the top card of a deck."""
    deck = state.cards(whose, kind)
    if deck:
        show(state, seat, deck[-1:], kind, whose)


class LookAtHand(Effect):
    """NEU-19.2 You look at a player's hand."""

    def __init__(self, whom: int = TARGET_PLAYER) -> None:
        super().__init__()
        self.whom: int = whom

    def words(self) -> str:
        return "look at a hand"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        for other in players(state, source, target, number, self.whom):
            show(state, seat, state.cards(other, HAND), HAND, other)


class DiscardFromHand(Choosing[NeuState]):
    """NEU-6.12 You see a player's hand and choose a card there, which is discarded.

    `to_all`: the hand is revealed to everybody.
    """

    def __init__(
        self, whom: int = TARGET_PLAYER, that: Condition = ALWAYS, to_all: bool = False
    ) -> None:
        super().__init__()
        self.whom: int = whom
        self.that: Condition = that
        self.to_all: bool = to_all

    def victim(self, state: NeuState, frame: Asking) -> int:
        """Return whose hand it is."""
        found = players(state, frame.source, frame.target, frame.number, self.whom)
        return found[0] if found else NONE

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        victim = self.victim(state, frame)
        if victim == NONE or not state.cards(victim, HAND):
            return DONE
        seat = state.controller(frame.source)
        hand = state.cards(victim, HAND)
        show(state, seat, hand, HAND, victim, EVERYBODY if self.to_all else 0)
        options: list[Option] = [
            (CARD, card)
            for card in state.cards(victim, HAND)
            if self.that.holds(state, frame.source, card, NONE)
        ]
        if not options:
            options.append((ENOUGH,))
        state.ask(seat, "card", options, (frame.source,))
        return None

    def take(self, state: NeuState, frame: Asking) -> str | None:
        if state.answer[0] == CARD:
            discard(state, state.answer[1])
        return DONE


def looked_at(state: NeuState, seat: int, count: int) -> list[int]:
    """Show a player as many top cards as there are, the topmost first."""
    cards = state.cards(seat, CYBERDECK)[-count:][::-1]
    if cards:
        show(state, seat, cards, CYBERDECK, seat)
    return cards


def put_into_deck(state: NeuState, seat: int, card: int, place: int) -> None:
    """Put a looked-at card on the bottom (0) or on top (-1) of its Cyberdeck."""
    state.known[card] &= ~state.friends(seat)
    state.move(card, state.zone_of(seat, CYBERDECK), place)
    state.serial[card] += 1
    state.emit(PUT_UNDER if place == 0 else PUT_ON_TOP, seat, 1)


class LookAtTop(Choosing[NeuState]):
    """NEU-6.13 Look at the top card of the own Cyberdeck; it may go to the bottom."""

    def words(self) -> str:
        return "look at the top card of your Cyberdeck"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        deck = state.cards(seat, CYBERDECK)
        if not deck:
            return
        show(state, seat, deck[-1:], CYBERDECK, seat)
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        state.ask(seat, "to-bottom", [(YES,), (NO,)], (state.cards(seat, CYBERDECK)[-1],), 1)
        return None

    def take(self, state: NeuState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        card = state.cards(seat, CYBERDECK)[-1]
        if state.answer[0] == YES:
            put_into_deck(state, seat, card, 0)
        state.known[card] &= ~state.friends(seat)
        return DONE


class Arrange(Effect):
    """Look at top cards and put them back in any order; `bottom`: some may go to the bottom."""

    def __init__(self, count: int, bottom: bool = False) -> None:
        super().__init__()
        self.count: int = count
        self.bottom: bool = bottom
        self.weighty = True

    def words(self) -> str:
        return f"look at the top {self.count} cards of your Cyberdeck"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        cards = looked_at(state, seat, self.count)
        if cards:
            state.call(Arranging(seat, source, cards, 1 if self.bottom else 0))


class Arranging(Frame):
    """NEU-6.13 Cards are named one by one: the last lies lowest, or on top."""

    steps: ClassVar[tuple[str, ...]] = ("offer_bottom", "take_bottom", "offer_top", "take_top")

    def __init__(self, seat: int, source: int, cards: list[int], bottom: int) -> None:
        self.seat: int = seat
        self.source: int = source
        self.cards: list[int] = cards
        self.bottom: int = bottom

    def offer_bottom(self, state: NeuState) -> str | None:
        """Any number may go to the bottom."""
        if not self.bottom or not self.cards:
            return "offer_top"
        options: list[Option] = [(CARD, card) for card in self.cards]
        options.append((ENOUGH,))
        state.ask(self.seat, "bottom-next", options, (self.source,), len(options) - 1)
        return None

    def take_bottom(self, state: NeuState) -> str | None:
        """The last one named lies lowest."""
        if state.answer[0] == ENOUGH:
            return None
        self.cards = [card for card in self.cards if card != state.answer[1]]
        put_into_deck(state, self.seat, state.answer[1], 0)
        return "offer_bottom"

    def offer_top(self, state: NeuState) -> str | None:
        """The rest goes back on top."""
        if not self.cards:
            return DONE
        options: list[Option] = [(CARD, card) for card in self.cards]
        state.ask_if_open(self.seat, "on-top", options, (self.source,))
        return None

    def take_top(self, state: NeuState) -> str | None:
        """The last one named lies on top."""
        self.cards = [card for card in self.cards if card != state.answer[1]]
        put_into_deck(state, self.seat, state.answer[1], -1)
        return "offer_top"


class TakeOne(Effect):
    """Look at top cards; one goes into your hand or on top, the others to the bottom.

    `that`: only a card that fits may be taken, which is optional and shows it to everybody.
    """

    def __init__(self, count: int, on_top: bool = False, that: Condition | None = None) -> None:
        super().__init__()
        self.count: int = count
        self.on_top: bool = on_top
        self.that: Condition | None = that
        self.weighty = True

    def words(self) -> str:
        return f"look at the top {self.count} cards of your Cyberdeck"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        cards = looked_at(state, state.controller(source), self.count)
        if cards:
            state.call(Taking(self.number, state.controller(source), source, cards))


class Taking(Frame):
    """NEU-6.13 One card is taken, the last one named lies lowest."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "offer_rest", "take_rest")

    def __init__(
        self, effect: int, seat: int, source: int, cards: list[int], kept: int = NONE
    ) -> None:
        self.effect: int = effect
        self.seat: int = seat
        self.source: int = source
        self.cards: list[int] = cards
        self.kept: int = kept

    def offer(self, state: NeuState) -> str | None:
        """NEU-6.13 Taking one is mandatory unless it must fit something."""
        effect = state.effect(self.effect)
        assert isinstance(effect, TakeOne)
        that = effect.that
        options: list[Option] = [
            (CARD, card)
            for card in self.cards
            if that is None or that.holds(state, self.source, card, NONE)
        ]
        if that is not None:
            options.append((ENOUGH,))
        state.ask(self.seat, "card", options, (self.source,))
        return None

    def take(self, state: NeuState) -> str | None:
        """The card goes to the hand now, or on top when the others are gone."""
        effect = state.effect(self.effect)
        assert isinstance(effect, TakeOne)
        if state.answer[0] == ENOUGH:
            return None
        card = state.answer[1]
        self.cards = [each for each in self.cards if each != card]
        if effect.on_top:
            self.kept = card
            return None
        if effect.that is not None:
            state.reveal(card, EVERYBODY)
        state.emit(TOOK, self.seat, card)
        state.move(card, state.zone_of(self.seat, HAND))
        state.serial[card] += 1
        state.moved = 1
        return None

    def offer_rest(self, state: NeuState) -> str | None:
        """The others go to the bottom in any order."""
        if not self.cards:
            if self.kept != NONE:
                put_into_deck(state, self.seat, self.kept, -1)
            return DONE
        options: list[Option] = [(CARD, card) for card in self.cards]
        state.ask_if_open(self.seat, "bottom-next", options, (self.source,))
        return None

    def take_rest(self, state: NeuState) -> str | None:
        """Put one on the bottom."""
        self.cards = [card for card in self.cards if card != state.answer[1]]
        put_into_deck(state, self.seat, state.answer[1], 0)
        return "offer_rest"
