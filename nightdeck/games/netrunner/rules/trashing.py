"""Trashing by effects, ONR-17.17: what is to be trashed is named, the Runner may save it.

ONR-17.11 Only what is about to happen is prevented. What a card pays with is never saved, so no
prevention of the pool cancels an effect that was bought.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import AGAINST_TRASH, Prevention
from nightdeck.games.netrunner.model.definitions import POOL, PREVENT_ROW, PREVENTION_FEATURE
from nightdeck.games.netrunner.model.events import CARD_TRASHED, TRASH_PREVENTED
from nightdeck.games.netrunner.model.options import ACCEPT, PREVENT
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    FOR_ANYTHING,
    NONE,
    PROGRAM,
    RUNNER,
    RUNNER_ASIDE,
    TRASH,
)
from nightdeck.games.netrunner.rules.costs import can_pay, pay_cost
from nightdeck.games.netrunner.rules.leaving import (
    TRASHERS,
    in_play,
    is_installed,
    put,
    take_away,
    trash_now,
)
from nightdeck.games.netrunner_family.model.hosting import put_on_host
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.verbs import CARD, ENOUGH


def trash_cards(state: OnrState, cards: list[int], by: int) -> None:
    """ONR-17.17 Trash cards by an effect; the Runner's installed cards may be saved."""
    if cards:
        state.call(Trashing(cards, by))


def trash_contents(state: OnrState, cards: list[int]) -> None:
    """ONR-17.17 The contents of a lost daemon may be saved, whoever gave the daemon up."""
    state.call(Trashing(cards, NONE))


TRASHERS.append(trash_contents)


def trash_for_room(state: OnrState, card: int) -> None:
    """ONR-9.2, ONR-17.17 A program that makes room; only what takes it off the rig may save it."""
    state.call(Trashing([card], RUNNER, room=1))


def savers(state: OnrState, cards: list[int], room: bool) -> list[Option]:
    """ONR-17.17 What the Runner may use to save some of the cards."""
    found: list[Option] = []
    for saver in state.index[PREVENT_ROW + AGAINST_TRASH]:
        for prevention in POOL[state.definition[saver]].prevention:
            if prevention.against != AGAINST_TRASH or (room and not prevention.to_host):
                continue
            if not savable(state, prevention, saver, cards):
                continue
            if can_pay(state, RUNNER, saver, prevention.cost, FOR_ANYTHING):
                found.append((PREVENT, saver, prevention.place))
    return found


def savable(state: OnrState, prevention: Prevention, saver: int, cards: list[int]) -> list[int]:
    """Return the threatened cards that a prevention can save."""
    return [
        card
        for card in cards
        if card != saver and POOL[state.definition[card]].kind & prevention.kinds
    ]


class Trashing(Frame):
    """ONR-17.17 Name, ask the Runner, trash the rest together; then daemons' contents follow."""

    steps: ClassVar[tuple[str, ...]] = (
        "offer",
        "take",
        "offer_card",
        "take_card",
        "trash_rest",
        "follow",
    )

    def __init__(
        self,
        cards: list[int],
        by: int,
        room: int = 0,
        saver: int = NONE,
        place: int = 0,
        guests: list[int] | None = None,
    ) -> None:
        self.cards: list[int] = cards
        self.by: int = by
        self.room: int = room
        self.saver: int = saver
        self.place: int = place
        self.guests: list[int] = [] if guests is None else guests

    def offer(self, state: OnrState) -> str | None:
        """ONR-24.11 Ask the Runner as long as something can be saved."""
        self.cards = [card for card in self.cards if in_play(state, card)]
        own = [
            card
            for card in self.cards
            if is_installed(state, card) and POOL[state.definition[card]].side == RUNNER
        ]
        options = savers(state, own, self.room != 0) if own else []
        if not options:
            return "trash_rest"
        options.append((ACCEPT,))
        state.ask(RUNNER, "prevent", options, tuple(own), len(options) - 1)
        return None

    def take(self, state: OnrState) -> str | None:
        """Pay for what saves."""
        if state.answer[0] == ACCEPT:
            return "trash_rest"
        _, self.saver, self.place = state.answer
        prevention = self.prevention(state)
        state.note(self.saver, PREVENTION_FEATURE + self.place)
        self.guests = savable(state, prevention, self.saver, self.cards)
        pay_cost(state, RUNNER, self.saver, prevention.cost, 0, FOR_ANYTHING)
        return None

    def prevention(self, state: OnrState) -> Prevention:
        """Return the prevention that is used."""
        return POOL[state.definition[self.saver]].prevention[self.place]

    def offer_card(self, state: OnrState) -> str | None:
        """Ask which card is saved."""
        options: list[Option] = [(CARD, card) for card in self.guests]
        if not options:
            return "offer"
        if len(self.guests) < len(self.cards) or self.prevention(state).saves_all:
            options.append((ENOUGH,))
        state.ask_if_several(RUNNER, "choose-card", options, (self.saver,))
        return None

    def take_card(self, state: OnrState) -> str | None:
        """Save it; some preventions save any number."""
        if state.answer[0] == ENOUGH:
            return "offer"
        card = state.answer[1]
        self.guests.remove(card)
        self.cards.remove(card)
        state.emit(TRASH_PREVENTED, card, self.saver)
        prevention = self.prevention(state)
        if prevention.to_host:
            lay_on(state, card, self.saver)
        return "offer_card" if prevention.saves_all and self.guests else "offer"

    def trash_rest(self, state: OnrState) -> str | None:
        """ONR-17.17 The rest is trashed together."""
        self.guests = []
        for card in self.cards:
            if not in_play(state, card) and not is_installed(state, card):
                continue
            if POOL[state.definition[card]].side == RUNNER:
                self.guests.extend(take_away(state, card, TRASH))
                state.emit(CARD_TRASHED, card, self.by)
            else:
                trash_now(state, card, self.by)
        return None

    def follow(self, state: OnrState) -> str | None:
        """ONR-16.4, ONR-17.17 The contents of a lost daemon are a new event."""
        if self.guests:
            state.call(Trashing(self.guests, NONE))
        return DONE


def lay_on(state: OnrState, card: int, host: int) -> None:
    """Put a saved program face up on the card that saved it, off the rig."""
    put(state, card, RUNNER_ASIDE)
    if POOL[state.definition[card]].kind == PROGRAM:
        put_on_host(state, card, host)
