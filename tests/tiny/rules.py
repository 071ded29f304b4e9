"""The procedures of Back Alley, in the order of its rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.kernel.windows import Pile, SealedChoices, Triggers, Window
from tests.tiny.state import (
    ALLEY,
    ANNOUNCED,
    BANNER,
    BIN,
    BRAWL_ENDED,
    BRAWL_POWER,
    CREDITED,
    CREW,
    DECK,
    DREW,
    FENCE,
    FLIPPED,
    GAMBLE,
    HAND,
    HEIST,
    HID,
    JAM,
    JAMMED,
    JOBS,
    REVEALED,
    ROLLED,
    SCORED,
    SCOUT,
    SCOUTED,
    SEALED,
    TinyState,
)

# Verbs.
TAKE_CREDIT: Final = 1
HIDE: Final = 2
PLAY_JOB: Final = 3
BRAWL: Final = 4
FLIP: Final = 5
ANSWER: Final = 6
FIGHT: Final = 7
TRIGGER: Final = 8
VERBS: Final = ("pass", "take", "hide", "job", "brawl", "flip", "answer", "fight", "trigger")

# Rulings, by position.
TIES: Final = 0
NOBODY_SCORES: Final = 0
FLIP_WINDOW: Final = 1
ASK_ALWAYS: Final = 0

GOAL: Final = 3
LAST_TURN: Final = 24


def draw(state: TinyState, seat: int) -> None:
    """TNY-2.1 Draw the top card of the own deck, if there is one."""
    deck = state.pile(seat, DECK)
    if deck:
        card = deck[-1]
        state.move(card, state.place(seat, HAND))
        state.emit_to(DREW, (seat, card), bit(seat), EVERYBODY)


def gain(state: TinyState, seat: int, amount: int) -> None:
    """TNY-1.2 Credits never drop below 0."""
    state.credits[seat] = max(0, state.credits[seat] + amount)
    state.emit(CREDITED, seat, amount)


def score(state: TinyState, seat: int) -> None:
    """TNY-5.1 Whoever reaches three points wins at once."""
    state.points[seat] += 1
    state.emit(SCORED, seat, state.points[seat])
    if state.points[seat] >= GOAL:
        state.end((seat,), "three points", "TNY-5.1")


def brawl_power(state: TinyState, seat: int, card: int) -> int:
    """TNY-4.2 A card's power in a brawl: printed, plus one for each own banner."""
    banners = state.modifiers.get(BRAWL_POWER, [])
    return state.card(card).power + sum(1 for each in banners if state.owner(each) == seat)


def drop_crew(state: TinyState, card: int) -> None:
    """TNY-3.3 A card that leaves the crew no longer listens or modifies."""
    ability = state.card(card).ability
    if ability == FENCE:
        state.unlisten(BRAWL_ENDED, card)
    elif ability == BANNER:
        state.unmodify(BRAWL_POWER, card)


class Turn(Frame):
    """TNY-2 Turns follow each other until somebody wins or time is up."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "offer_action", "take_action", "flip", "finish")

    def begin(self, state: TinyState) -> str | None:
        """TNY-2.1 The active seat draws a card and has two actions."""
        state.turn += 1
        state.actions = 2
        draw(state, state.active)
        return None

    def offer_action(self, state: TinyState) -> str | None:
        """TNY-2.2 Take a credit, hide a card, play a job or start a brawl."""
        if state.actions == 0:
            return "flip"
        seat = state.active
        hand = state.pile(seat, HAND)
        options: list[Option] = [(TAKE_CREDIT,)]
        options.extend((HIDE, card) for card in hand)
        options.extend((PLAY_JOB, card) for card in hand if state.card(card).ability in JOBS)
        if hand:
            options.append((BRAWL,))
        state.ask(seat, "action", options)
        return None

    def take_action(self, state: TinyState) -> str | None:
        """TNY-2.2 Carry the action out."""
        state.actions -= 1
        seat = state.active
        option = state.answer
        if option[0] == TAKE_CREDIT:
            gain(state, seat, 1)
        elif option[0] == HIDE:
            card = option[1]
            state.move(card, state.place(seat, ALLEY))
            state.emit_to(HID, (seat, card), bit(seat), EVERYBODY)
        elif option[0] == PLAY_JOB:
            announce(state, seat, option[1])
            state.call(Jobs("answer"))
        else:
            state.call(Brawl([each for each in turn_order(state) if state.pile(each, HAND)]))
        return "offer_action"

    def flip(self, state: TinyState) -> str | None:
        """TNY-3.1 After the actions everybody may turn up hidden cards."""
        state.call(FlipWindow("flip", turn_order(state)))
        return None

    def finish(self, state: TinyState) -> str | None:
        """TNY-5.2 When time is up the most points win; a tie is nobody's."""
        if state.turn >= LAST_TURN:
            most = max(state.points)
            best = tuple(seat for seat in range(state.seats) if state.points[seat] == most)
            state.end(best if len(best) == 1 else (), "time is up", "TNY-5.2")
        state.active = (state.active + 1) % state.seats
        return "begin"


def turn_order(state: TinyState) -> list[int]:
    """TNY-2.3 The active seat first, then clockwise."""
    return [(state.active + step) % state.seats for step in range(state.seats)]


class FlipWindow(Window[TinyState]):
    """TNY-3 Hidden cards are turned up for credits equal to their power."""

    def options(self, state: TinyState, seat: int) -> list[Option]:
        """TNY-3.1 Every hidden card the seat can pay for."""
        purse = state.credits[seat]
        alley = state.pile(seat, ALLEY)
        return [(FLIP, card) for card in alley if state.card(card).power <= purse]

    def must_ask(self, state: TinyState, seat: int) -> bool:
        """TNY-3.2 A seat with a hidden card is asked, so that silence tells nothing."""
        return state.rulings[FLIP_WINDOW] == ASK_ALWAYS and bool(state.pile(seat, ALLEY))

    def perform(self, state: TinyState, seat: int, option: Option) -> None:
        """TNY-3.3 Pay, turn it up; from now on it works."""
        card = option[1]
        state.credits[seat] -= state.card(card).power
        state.move(card, state.place(seat, CREW))
        state.emit(FLIPPED, seat, card)
        ability = state.card(card).ability
        if ability == SCOUT and state.pile(seat, DECK):
            top = state.pile(seat, DECK)[-1]
            state.reveal(top, bit(seat))
            state.emit_to(SCOUTED, (seat, top), bit(seat), EVERYBODY)
        elif ability == FENCE:
            state.listen(BRAWL_ENDED, card)
        elif ability == BANNER:
            state.modify(BRAWL_POWER, card)


def announce(state: TinyState, seat: int, card: int) -> None:
    """TNY-2.4 A job or an answer is shown, goes to the bin and counts from now on."""
    state.move(card, state.place(seat, BIN))
    state.emit(ANNOUNCED, seat, card)
    state.announced += 1
    state.jobs.append([state.announced, seat, card])


class Jobs(Pile[TinyState]):
    """TNY-2.5 Others may answer a job, and answers too; the last answer comes first."""

    def things(self, state: TinyState) -> list[list[int]]:
        """TNY-2.5 What was announced and has not happened yet."""
        return state.jobs

    def options(self, state: TinyState, seat: int) -> list[Option]:
        """TNY-2.5 A jam from the hand."""
        hand = state.pile(seat, HAND)
        return [(ANSWER, card) for card in hand if state.card(card).ability == JAM]

    def must_ask(self, state: TinyState, seat: int) -> bool:
        """TNY-2.6 A seat with cards in hand is asked, so that silence tells nothing."""
        return bool(state.pile(seat, HAND))

    def announce(self, state: TinyState, seat: int, option: Option) -> None:
        """TNY-2.5 Show the answer."""
        announce(state, seat, option[1])

    def resolve(self, state: TinyState, thing: list[int]) -> None:
        """TNY-2.7 A jam removes what it answers; a job does what it says."""
        number, seat, card = thing
        ability = state.card(card).ability
        if ability == JAM:
            jammed = next(each for each in reversed(state.jobs) if each[0] < number)
            state.jobs.remove(jammed)
            state.emit(JAMMED, jammed[1], jammed[2])
        elif ability == HEIST:
            gain(state, seat, 3)
        elif ability == GAMBLE:
            state.call(Die(6))
            state.call(Gamble(seat))


class Die(Frame):
    """TNY-2.8 A die is rolled."""

    steps: ClassVar[tuple[str, ...]] = ("roll",)

    def __init__(self, sides: int) -> None:
        self.sides: int = sides

    def roll(self, state: TinyState) -> str | None:
        """TNY-2.8 Give the number back."""
        state.result = state.rng.roll(self.sides)
        return DONE


class Gamble(Frame):
    """TNY-2.8 What a gamble brings."""

    steps: ClassVar[tuple[str, ...]] = ("look",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def look(self, state: TinyState) -> str | None:
        """TNY-2.8 Four or more scores a point, less costs a credit."""
        state.emit(ROLLED, self.seat, state.result)
        if state.result >= 4:
            score(state, self.seat)
        else:
            gain(state, self.seat, -1)
        return None


class Brawl(SealedChoices[TinyState]):
    """TNY-4 Everybody with cards in hand seals one; the highest power scores."""

    steps: ClassVar[tuple[str, ...]] = ("seal_next", "take", "reveal", "resolve_triggers")
    question: ClassVar[str] = "fight"

    def options(self, state: TinyState, seat: int) -> list[Option]:
        """TNY-4.1 A card of the hand."""
        return [(FIGHT, card) for card in state.pile(seat, HAND)]

    def take(self, state: TinyState) -> str | None:
        """TNY-4.1 Only that somebody has chosen is known."""
        state.emit(SEALED, self.order[len(self.chosen)])
        return SealedChoices.take(self, state)

    def reveal_all(self, state: TinyState, options: list[Option]) -> None:
        """TNY-4.2, TNY-4.3 Compare powers; the highest alone scores a point."""
        cards = [option[1] for option in options]
        powers = [
            brawl_power(state, seat, card) for seat, card in zip(self.order, cards, strict=True)
        ]
        for seat, card in zip(self.order, cards, strict=True):
            state.move(card, state.place(seat, BIN))
            state.emit(REVEALED, seat, card)
        best = [
            seat for seat, power in zip(self.order, powers, strict=True) if power == max(powers)
        ]
        state.emit(BRAWL_ENDED, state.active)
        if len(best) == 1 or state.rulings[TIES] != NOBODY_SCORES:
            for seat in best:
                score(state, seat)

    def resolve_triggers(self, state: TinyState) -> str | None:
        """TNY-4.4 Cards that wait for the end of a brawl."""
        waiting = [list(each) for each in state.waiting]
        state.waiting = []
        state.call(BrawlTriggers(waiting, turn_order(state)))
        return None


class BrawlTriggers(Triggers[TinyState]):
    """TNY-4.4 Each seat orders its own, the active seat's come first."""

    def as_option(self, state: TinyState, trigger: list[int]) -> Option:
        """TNY-4.4 The card that is to go next."""
        return (TRIGGER, trigger[1])

    def resolve(self, state: TinyState, trigger: list[int]) -> None:
        """TNY-4.4 A fence pays, then leaves for the bin."""
        seat, card = trigger
        gain(state, seat, len(state.pile(seat, BIN)))
        drop_crew(state, card)
        state.move(card, state.place(seat, BIN))
