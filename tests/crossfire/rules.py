"""The procedures of Crossfire, in the order of its rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, PASS, Option, bit
from nightdeck.kernel.windows import Pile
from tests.crossfire.state import (
    ATTACHED,
    BIN,
    BLOCKED,
    BUILT,
    COVER,
    DECK,
    DREW,
    FRAME,
    GEAR,
    HAND,
    HURT,
    LEFT,
    LOST,
    RACK,
    SHOT,
    SHOWN,
    STOPPED,
    STRUCK,
    CrossfireState,
)

KEEP: Final = 1
UNDER: Final = 2
REST: Final = 3
BUILD: Final = 4
ATTACH: Final = 5
STRIKE: Final = 6
TARGET: Final = 7
BLOCK: Final = 8
LOSE: Final = 9
VERBS: Final = (
    "pass", "keep", "under", "rest", "build", "attach", "strike", "target", "block", "lose",
)  # fmt: skip

MOST_LOOKS: Final = 2
ROUNDS: Final = 10


def team(state: CrossfireState, seat: int) -> int:
    """XFR-1.2 In pairs every other seat belongs together, else everybody is alone."""
    return seat % 2 if state.pairs else seat


def opponents(state: CrossfireState, seat: int) -> list[int]:
    """XFR-1.2 Those of other teams who are still in the game, clockwise."""
    others = [(seat + step) % state.seats for step in range(1, state.seats)]
    own = team(state, seat)
    return [each for each in others if team(state, each) != own and not state.is_out(each)]


def draw(state: CrossfireState, seat: int) -> None:
    """XFR-2.2 Draw the top card of the own deck, if there is one."""
    deck = state.lying(seat, DECK)
    if deck:
        card = deck[-1]
        state.move(card, state.place(seat, HAND))
        state.emit_to(DREW, (seat, card), bit(seat), EVERYBODY)


def discard(state: CrossfireState, seat: int, cards: list[int]) -> None:
    """XFR-2.5 Cards that are used or lost go to the bin of their seat, free of each other."""
    for card in cards:
        state.host[card] = -1
        state.move(card, state.place(seat, BIN))


def roots(state: CrossfireState, seat: int) -> list[int]:
    """XFR-2.4 The cards of a rack that are on no other."""
    return [card for card in state.lying(seat, RACK) if state.host[card] < 0]


class Turn(Frame):
    """XFR-2 Turns follow each other until one team is left or time is up."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "draw_card", "offer_action", "act", "finish")

    def begin(self, state: CrossfireState) -> str | None:
        """XFR-2.1 The active seat may look at the top of its deck."""
        state.turn += 1
        if state.is_out(state.active):
            return "finish"
        state.call(Sorting(state.active))
        return None

    def draw_card(self, state: CrossfireState) -> str | None:
        """XFR-2.2 It draws a card."""
        if not state.is_out(state.active):
            draw(state, state.active)
        return None

    def offer_action(self, state: CrossfireState) -> str | None:
        """XFR-2.3 One action: rest, build, attach or strike."""
        seat = state.active
        if state.is_out(seat):
            return "finish"
        options: list[Option] = [(REST,)]
        for card in state.lying(seat, HAND):
            kind = state.card(card).kind
            if kind == FRAME:
                options.append((BUILD, card))
            elif kind == GEAR:
                options.extend((ATTACH, card, host) for host in state.lying(seat, RACK))
            elif kind == SHOT:
                options.append((STRIKE, card))
        state.ask(seat, "action", options)
        return None

    def act(self, state: CrossfireState) -> str | None:
        """XFR-2.3 Carry the action out, unless the seat has left."""
        seat, option = state.active, state.answer
        if state.is_out(seat):
            return None
        if option[0] == REST:
            draw(state, seat)
        elif option[0] == BUILD:
            state.move(option[1], state.place(seat, RACK))
            state.emit(BUILT, seat, option[1])
        elif option[0] == ATTACH:
            state.move(option[1], state.place(seat, RACK))
            state.host[option[1]] = option[2]
            state.emit(ATTACHED, seat, option[1], option[2])
        else:
            state.call(Striking(seat, option[1]))
            state.call(Exchange("answer"))
        return None

    def finish(self, state: CrossfireState) -> str | None:
        """XFR-5.3 When time is up the healthiest team wins; a tie is nobody's."""
        if state.turn >= ROUNDS * state.seats:
            sums: dict[int, int] = {}
            for seat in range(state.seats):
                own = team(state, seat)
                sums[own] = sums.get(own, 0) + state.health[seat]
            best = [own for own, total in sums.items() if total == max(sums.values())]
            won = [seat for seat in range(state.seats) if team(state, seat) in best]
            state.end(tuple(won) if len(best) == 1 else (), "time is up", "XFR-5.3")
        state.active = (state.active + 1) % state.seats
        return "begin"


class Sorting(Frame):
    """XFR-2.1 Look at the top card; put it under the deck and look again, or keep it."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, looks: int = 0) -> None:
        self.seat: int = seat
        self.looks: int = looks

    def offer(self, state: CrossfireState) -> str | None:
        """XFR-2.1 Asked while the deck has two cards; nobody is told what was done."""
        deck = state.lying(self.seat, DECK)
        if len(deck) < 2 or self.looks == MOST_LOOKS or state.is_out(self.seat):
            return DONE
        state.reveal(deck[-1], bit(self.seat))
        state.ask(self.seat, "sort", [(KEEP,), (UNDER,)])
        return None

    def take(self, state: CrossfireState) -> str | None:
        """XFR-2.1 Cards change places unseen: no tag may tell of it."""
        if state.answer == (KEEP,):
            return DONE
        deck = state.lying(self.seat, DECK)
        deck.insert(0, deck.pop())
        self.looks += 1
        return "offer"


class Striking(Frame):
    """XFR-3.1 A shot is shown, then its target is named; an answer may be taken back."""

    steps: ClassVar[tuple[str, ...]] = ("show", "offer", "take")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def show(self, state: CrossfireState) -> str | None:
        """XFR-3.1 Everybody sees the card."""
        state.reveal(self.card, EVERYBODY)
        state.emit(SHOWN, self.seat, self.card)
        return None

    def offer(self, state: CrossfireState) -> str | None:
        """XFR-3.1 Name an opponent."""
        options: list[Option] = [(TARGET, each) for each in opponents(state, self.seat)]
        if state.pile:
            options.append(PASS)
        state.ask(self.seat, "target", options, (self.card,), len(options) - 1)
        return None

    def take(self, state: CrossfireState) -> str | None:
        """XFR-3.1 The shot lies on the pile, unless whoever announces it has left."""
        if state.answer != PASS and not state.is_out(self.seat):
            announce(state, self.seat, self.card, state.answer[1])
            state.emit(STRUCK, self.seat, self.card, state.answer[1])
        return None


def announce(state: CrossfireState, seat: int, card: int, target: int) -> None:
    """XFR-3.1 An announced card lies in the bin, and counts from now on."""
    state.move(card, state.place(seat, BIN))
    state.announced += 1
    state.pile.append([state.announced, seat, card, target])


class Exchange(Pile[CrossfireState]):
    """XFR-3.2 The others may answer, also with a shot of their own; the last one comes first."""

    def things(self, state: CrossfireState) -> list[list[int]]:
        """XFR-3.2 What was announced and has not happened yet."""
        return state.pile

    def topic(self, state: CrossfireState) -> tuple[int, ...]:
        """XFR-3.2 The newest thing."""
        return (state.pile[-1][2],) if state.pile else ()

    def options(self, state: CrossfireState, seat: int) -> list[Option]:
        """XFR-3.2 Cover, or a shot."""
        hand = state.lying(seat, HAND)
        options: list[Option] = []
        for card in hand:
            kind = state.card(card).kind
            if kind == COVER:
                options.append((BLOCK, card))
            elif kind == SHOT:
                options.append((STRIKE, card))
        return options

    def must_ask(self, state: CrossfireState, seat: int) -> bool:
        """XFR-3.3 A seat with cards in hand is asked, so that silence tells nothing."""
        return bool(state.lying(seat, HAND))

    def announce(self, state: CrossfireState, seat: int, option: Option) -> None:
        """XFR-3.2 Cover answers what lies on top, a shot names a target first."""
        if state.is_out(seat):
            return
        if option[0] == STRIKE:
            state.call(Striking(seat, option[1]))
        else:
            announce(state, seat, option[1], -1)
            state.emit(BLOCKED, seat, option[1])

    def hear(self, state: CrossfireState) -> str | None:
        """XFR-3.4 An answer that is taken back counts as a pass."""
        if self.top(state) == self.newest:
            self.pass_on()
            return "offer"
        return "open_round"

    def resolve(self, state: CrossfireState, thing: list[int]) -> None:
        """XFR-3.5 Cover stops what it answers; a shot does damage to who is still there."""
        number, seat, card, target = thing
        if target < 0:
            older = [each for each in state.pile if each[0] < number]
            if older:
                state.pile.remove(older[-1])
                state.emit(STOPPED, older[-1][1], older[-1][2])
        elif not state.is_out(target):
            rack = state.lying(seat, RACK)
            scopes = sum(state.card(each).power for each in rack if state.card(each).kind == GEAR)
            state.call(Damage(target, state.card(card).power + scopes))


class Damage(Frame):
    """XFR-4 Damage is taken point by point: a card of the rack with all on it, or health."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: int = seat
        self.amount: int = amount

    def offer(self, state: CrossfireState) -> str | None:
        """XFR-4.1 Whoever is hit chooses what is lost."""
        if self.amount <= 0 or state.is_out(self.seat):
            return DONE
        lost: list[Option] = [(LOSE, card) for card in roots(state, self.seat)]
        state.ask_if_open(self.seat, "lose", lost or [PASS])
        return None

    def take(self, state: CrossfireState) -> str | None:
        """XFR-4.2 Without a card to lose it costs health; without health the seat leaves."""
        if state.is_out(self.seat):
            return DONE
        self.amount -= 1
        if state.answer != PASS:
            card = state.answer[1]
            discard(state, self.seat, state.whole(card))
            state.emit(LOST, self.seat, card)
            return "offer"
        state.health[self.seat] -= 1
        state.emit(HURT, self.seat, state.health[self.seat])
        if state.health[self.seat] == 0:
            eliminate(state, self.seat)
        return "offer"


def leave(state: CrossfireState, seat: int) -> None:
    """XFR-5.1 Whoever leaves takes hand and rack along; what they announced does not happen."""
    state.leave(seat)
    state.health[seat] = 0
    discard(state, seat, [*state.lying(seat, HAND), *state.lying(seat, RACK)])
    state.pile[:] = [thing for thing in state.pile if thing[1] != seat]
    state.emit(LEFT, seat)


def eliminate(state: CrossfireState, seat: int) -> None:
    """XFR-5.2 The last team wins, those of it who have left included."""
    leave(state, seat)
    left = {team(state, each) for each in range(state.seats) if not state.is_out(each)}
    if len(left) == 1:
        won = tuple(each for each in range(state.seats) if team(state, each) in left)
        state.end(won, "nobody else is left", "XFR-5.2")
