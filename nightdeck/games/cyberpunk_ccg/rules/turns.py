"""The turn: draw, straighten, shopping, legwork, action, damage control (CCG-7).

Worked examples: CCG-X43.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis
from nightdeck.games.cyberpunk_ccg.model.events import (
    DISCARDED,
    STRAIGHTENED,
    TOKEN_REMOVED,
    TURN_STARTED,
)
from nightdeck.games.cyberpunk_ccg.model.events import (
    PARKED as PARKED_EVENT,
)
from nightdeck.games.cyberpunk_ccg.model.numbers import constants
from nightdeck.games.cyberpunk_ccg.model.options import DECLINE, DISCARD, HIT, PARK, PAY_WITH, RUN
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    DRAW_PER_TURN,
    HAND_MAXIMUM,
    R03,
    R06,
    R08,
    R29,
    R32,
    R35,
    R48,
    R57,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    CLOSING,
    CONTROL,
    DRAW,
    EQUIP,
    HAND,
    HAND_LIMIT,
    HAS_DEFENDED,
    HITS,
    NONE,
    PARKED,
    PAY_FOR_OPS,
    PHASES,
    PURCHASE,
    REASSIGNED,
    RUNS_STEP,
    STRAIGHTEN,
    TEAMS,
    THIS_TURN,
    UNTIL_END_OF_NEXT_TURN,
    UNTIL_NEXT_TURN,
)
from nightdeck.games.cyberpunk_ccg.model.terms import (
    DISCARD as DISCARD_STEP,
)
from nightdeck.games.cyberpunk_ccg.rules.acting import activations, may_hold_event
from nightdeck.games.cyberpunk_ccg.rules.announcing import Announcement
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import attack_options
from nightdeck.games.cyberpunk_ccg.rules.drawing import Drawing
from nightdeck.games.cyberpunk_ccg.rules.empathy import bind_psychos, punish_idle
from nightdeck.games.cyberpunk_ccg.rules.legwork import Declaration, Rotation, payable_ops
from nightdeck.games.cyberpunk_ccg.rules.movement import (
    can_park,
    parks_for_movement,
    rolling_sets,
    vehicles,
)
from nightdeck.games.cyberpunk_ccg.rules.procedures import PROCEDURES
from nightdeck.games.cyberpunk_ccg.rules.shopping import purchases, transfers
from nightdeck.games.cyberpunk_ccg.rules.using_cards import (
    become_used,
    exhaust,
    expire,
    to_trash,
)
from nightdeck.games.cyberpunk_ccg.rules.windows import ActionWindow
from nightdeck.games.cyberpunk_ccg.rules.winning import (
    check_last_round,
    check_mob,
    check_winner,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

MIRROR = 1
RESPONSES_ONLY = 2
NO_DAMAGE_CONTROL = 1
EVERYWHERE = 2

WINDOW_NAMES = {
    DRAW: "draw-window",
    STRAIGHTEN: "straighten-window",
    PURCHASE: "purchase",
    EQUIP: "equip",
    PAY_FOR_OPS: "legwork",
    CLOSING: "closing",
    HITS: "hits",
    RUNS_STEP: "runs",
    CONTROL: "damage-control",
    DISCARD_STEP: "late-window",
}


class TurnWindow(ActionWindow):
    """CCG-6.1b The window of a step of the turn, the active player first; CCG-6.7c."""

    def options(self, state: CcgState, seat: int) -> list[Option]:
        """CCG-6.1d The basic action of the step for the active player, abilities and Events.

        Also CCG-6.1e, CCG-7.3a4.
        """
        is_active = seat == state.active_seat
        if not is_active and state.rulings[R06] == RESPONSES_ONLY:
            return []
        found = basic_actions(state, seat, is_active)
        found += activations(state, seat, PHASES[state.step])
        return found

    def must_ask(self, state: CcgState, seat: int) -> bool:
        """CCG-6.1h From public facts alone; CCG-6.1c."""
        is_active = seat == state.active_seat
        if not is_active and state.rulings[R06] == RESPONSES_ONLY:
            return False
        if is_active and state.step == PURCHASE and state.cards(seat, HAND):
            return state.rulings[R57] != 1
        return may_hold_event(state, seat, PHASES[state.step])


def basic_actions(state: CcgState, seat: int, is_active: bool) -> list[Option]:
    """CCG-6.2c Return the basic actions of the step; CCG-R06; CCG-7.5a1, CCG-7.5b1."""
    step = state.step
    if step in (PURCHASE, EQUIP) and (is_active or state.rulings[R06] == MIRROR):
        return purchases(state, seat) if step == PURCHASE else transfers(state, seat)
    if not is_active:
        return []
    if step == PAY_FOR_OPS:
        return payable_ops(state, seat)
    if step == HITS:
        return attack_options(state, seat, HIT) + park_options(state, seat)
    if step == RUNS_STEP:
        return attack_options(state, seat, RUN) + park_options(state, seat)
    return []


def park_options(state: CcgState, seat: int) -> list[Option]:
    """CCG-7.5a2 Return the rolling sets that may park; CCG-7.5b2."""
    return [
        (PARK, number)
        for number, runners in rolling_sets(state, seat).items()
        if can_park(state, number, runners)
    ]


class Turns(Frame):
    """CCG-5.6 One turn after the other, clockwise from the start player."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "pass_on")

    def begin(self, state: CcgState) -> str | None:
        """Let the active player have a turn."""
        state.call(Turn())
        return None

    def pass_on(self, state: CcgState) -> str | None:
        """CCG-13.13, CCG-13.17 The next player; the last one of a round ends it."""
        before = state.active_seat
        following = next_seat(state, before)
        if comes_around(state, before, following):
            state.round += 1
            check_last_round(state)
        state.active_seat = following
        return "begin"


def next_seat(state: CcgState, seat: int) -> int:
    """Return the next player clockwise who is still in the game."""
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if not state.is_out(other):
            return other
    return seat


def comes_around(state: CcgState, before: int, following: int) -> bool:
    """CCG-13.14 Tell whether a round is over: everybody still in the game has had a turn."""
    gone = (before - state.first_seat) % state.seats
    ahead = (following - state.first_seat) % state.seats
    return ahead <= gone


class Turn(Frame):
    """CCG-7 One turn of the active player."""

    steps: ClassVar[tuple[str, ...]] = (
        "start",
        "remove_tokens",
        "draw",
        "draw_window",
        "straighten",
        "straighten_window",
        "purchase",
        "equip",
        "legwork",
        "teams",
        "other_teams",
        "closing",
        "hits",
        "runs",
        "settle_rolling",
        "damage_control",
        "discard",
        "late_window",
        "psychos",
        "fade",
        "victory",
        "end",
    )

    def __init__(self, waiting: list[int] | None = None) -> None:
        self.waiting: list[int] = [] if waiting is None else waiting

    def start(self, state: CcgState) -> str | None:
        """CCG-7.0c What lasts until the next own turn ends, then the state check."""
        state.turn += 1
        state.turns_taken[state.active_seat] += 1
        state.step = DRAW
        if state.rulings[R29] == 2:
            state.hit_since[state.active_seat] = 0
        state.emit(TURN_STARTED, state.active_seat, state.turn)
        expire(state, UNTIL_NEXT_TURN)
        state.settle()
        return None

    def remove_tokens(self, state: CcgState) -> str | None:
        """CCG-7.0a, CCG-7.0b One token off each Chassis, then The Mob's condition; CCG-R32."""
        for seat in range(state.seats):
            if state.rulings[R32] and seat != state.active_seat:
                continue
            for card in state.cards(seat, ATTACHED):
                if is_chassis(state, card) and state.tokens.get(card, 0):
                    state.tokens[card] -= 1
                    state.emit(TOKEN_REMOVED, card, state.tokens[card])
        check_mob(state)
        return None

    def draw(self, state: CcgState) -> str | None:
        """CCG-7.1 Draw; CCG-R06 everybody may, CCG-R35 perhaps not in the first turn."""
        if state.turn == 1 and state.rulings[R35]:
            return None
        seats = [state.active_seat]
        if state.rulings[R06] == MIRROR:
            seats = state.clockwise(state.active_seat)
        for seat in seats:
            state.call(Drawing(seat, state.number(DRAW_PER_TURN), 1))
        return None

    def draw_window(self, state: CcgState) -> str | None:
        """CCG-7.1d No window; CCG-R03."""
        return self.open_window(state, DRAW) if state.rulings[R03] == EVERYWHERE else None

    def straighten(self, state: CcgState) -> str | None:
        """CCG-7.2a All used cards of the active player become unused; CCG-R26."""
        state.step = STRAIGHTEN
        straighten(state, state.active_seat)
        return None

    def straighten_window(self, state: CcgState) -> str | None:
        """CCG-7.2c No window; CCG-R03."""
        return self.open_window(state, STRAIGHTEN) if state.rulings[R03] == EVERYWHERE else None

    def open_window(self, state: CcgState, step: int) -> str | None:
        """CCG-6.1b Open the window of a step."""
        state.step = step
        state.backs = 0
        state.call(TurnWindow(WINDOW_NAMES[step], state.clockwise(state.active_seat)))
        return None

    def purchase(self, state: CcgState) -> str | None:
        """CCG-7.3a Shopping: Purchase."""
        return self.open_window(state, PURCHASE)

    def equip(self, state: CcgState) -> str | None:
        """CCG-7.3b Shopping: Equip."""
        return self.open_window(state, EQUIP)

    def legwork(self, state: CcgState) -> str | None:
        """CCG-7.4a Legwork: pay for enemy Ops; CCG-7.4a2."""
        return self.open_window(state, PAY_FOR_OPS)

    def teams(self, state: CcgState) -> str | None:
        """CCG-7.4b The active player declares Teams; CCG-R08 all in rotation; CCG-7.4c1."""
        state.step = TEAMS
        seats = state.clockwise(state.active_seat)
        if state.rulings[R08]:
            state.call(Rotation("teams", seats))
            return None
        for seat in seats:
            state.call(Declaration(seat))
        return None

    def other_teams(self, state: CcgState) -> str | None:
        """CCG-2.5 The Legwork phase's marks end with its declarations."""
        for card in state.all_runners():
            state.deeds[card] &= ~REASSIGNED
        return None

    def closing(self, state: CcgState) -> str | None:
        """CCG-7.4c2 The closing window of Legwork."""
        return self.open_window(state, CLOSING)

    def hits(self, state: CcgState) -> str | None:
        """CCG-7.5a Action: Hits; CCG-11.6 Cyber-Psychos are bound from here on; CCG-7.5d."""
        bind_psychos(state)
        return self.open_window(state, HITS)

    def runs(self, state: CcgState) -> str | None:
        """CCG-7.5b Action: Runs."""
        return self.open_window(state, RUNS_STEP)

    def settle_rolling(self, state: CcgState) -> str | None:
        """CCG-7.5c Every rolling set is settled, in order of its last success."""
        for number in rolling_sets(state, state.active_seat):
            state.call(Settling(number))
        return None

    def damage_control(self, state: CcgState) -> str | None:
        """CCG-7.6a The window of Damage Control; CCG-R03."""
        state.step = CONTROL
        if state.rulings[R03] == NO_DAMAGE_CONTROL:
            return None
        return self.open_window(state, CONTROL)

    def discard(self, state: CcgState) -> str | None:
        """CCG-7.6b Discard down to the limit."""
        state.step = DISCARD_STEP
        state.call(Discarding(state.active_seat))
        return None

    def late_window(self, state: CcgState) -> str | None:
        """CCG-R03 Perhaps a second window follows."""
        return self.open_window(state, DISCARD_STEP) if state.rulings[R03] == EVERYWHERE else None

    def psychos(self, state: CcgState) -> str | None:
        """CCG-7.6c Idle Cyber-Psychos."""
        state.step = DISCARD_STEP
        punish_idle(state)
        return None

    def fade(self, state: CcgState) -> str | None:
        """CCG-R48 Perhaps effects of this turn end first, with the state check (CCG-11.7)."""
        if state.rulings[R48]:
            expire(state, THIS_TURN)
            state.settle()
        return None

    def victory(self, state: CcgState) -> str | None:
        """CCG-7.6d The check at the end of every turn."""
        check_winner(state)
        return None

    def end(self, state: CcgState) -> str | None:
        """CCG-7.6e Effects of this turn end, marks are cleared, then the state check."""
        end_turn(state)
        state.settle()
        return None


def end_turn(state: CcgState) -> None:
    """CCG-7.6e Clear what belongs to the turn that ends."""
    seat = state.active_seat
    expire(state, THIS_TURN)
    expire(state, UNTIL_END_OF_NEXT_TURN)
    for card in state.all_runners():
        keeps = state.deeds[card] & HAS_DEFENDED if state.control[card] != seat else 0
        state.deeds[card] = keeps
        state.moves[card] = 0
        state.rolling[card] = 0
    state.ops_paid = []
    state.op_cuts = []
    state.discounts = []
    state.empathy_gifts = []
    state.marked = []
    state.stash_broken = [0] * state.seats
    state.events_resolved = [[] for _ in range(state.seats)]
    state.has_busted = [0] * state.seats
    state.attack_number = 0
    if state.rulings[R29] != 3:
        state.hit_since[seat] = 0


def straighten(state: CcgState, seat: int) -> None:
    """CCG-7.2a, CCG-2.9e Renew everything, Busted Runners included; CCG-R26."""
    count = 0
    for kind in range(3, 8):
        for card in state.cards(seat, kind):
            if not state.exhausted[card]:
                continue
            if state.busted[card] == 2:
                state.busted[card] = 0
                continue
            state.exhausted[card] = 0
            state.busted[card] = 0
            count += 1
    state.emit(STRAIGHTENED, seat, count)


class Discarding(Frame):
    """CCG-7.6b The active player discards down to the limit, one card at a time."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: CcgState) -> str | None:
        """CCG-6.7r A card of the hand."""
        hand = state.cards(self.seat, HAND)
        if len(hand) <= hand_limit(state, self.seat):
            return DONE
        state.ask(self.seat, "discard", [(DISCARD, card) for card in hand])
        return None

    def take(self, state: CcgState) -> str | None:
        """CCG-15.2 It is seen when it reaches the trash."""
        card = state.answer[1]
        to_trash(state, card)
        state.emit(DISCARDED, card, self.seat)
        return "offer"


def hand_limit(state: CcgState, seat: int) -> int:
    """CCG-7.6b Return how many cards a player may keep."""
    return max(state.number(HAND_MAXIMUM), constants(state, HAND_LIMIT, state.sponsor[seat]))


class Parking(Announcement):
    """CCG-8.7f Exhaust one unused Vehicle of a rolling set, which then stays unused."""

    steps: ClassVar[tuple[str, ...]] = ("offer_vehicle", "take_vehicle")

    def __init__(self, seat: int, name: str, number: int, is_public: int = 0) -> None:
        super().__init__(seat, name, is_public)
        self.number: int = number

    def offer_vehicle(self, state: CcgState) -> str | None:
        """CCG-6.7q An unused Vehicle of the set; CCG-R54 or Movement."""
        runners = rolling_sets(state, self.seat).get(self.number, [])
        if parks_for_movement(state, self.number):
            park(state, self.seat, runners, NONE)
            return DONE
        options: list[Option] = [(PAY_WITH, card) for card in vehicles(state, runners)]
        if len(options) == 1:
            state.answer = options[0]
        else:
            self.ask_secretly(state, options)
        return None

    def take_vehicle(self, state: CcgState) -> str | None:
        """CCG-6.6f Parking is no use to answer."""
        if self.is_cancelled(state):
            return DONE
        runners = rolling_sets(state, self.seat).get(self.number, [])
        park(state, self.seat, runners, state.answer[1])
        return DONE


def park(state: CcgState, seat: int, runners: list[int], vehicle: int) -> None:
    """CCG-8.7f The set stays unused but may not attack again this turn; CCG-8.7h."""
    if vehicle != NONE:
        exhaust(state, vehicle)
    for card in runners:
        if vehicle == NONE:
            state.moves[card] += 1
        state.deeds[card] |= PARKED
        state.rolling[card] = 0
    state.emit(PARKED_EVENT, seat, vehicle)


class Settling(Frame):
    """CCG-7.5c One rolling set at the end of Runs: it parks, or becomes used."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, number: int) -> None:
        self.number: int = number

    def offer(self, state: CcgState) -> str | None:
        """CCG-8.7f `park` is offered once, if it is possible."""
        runners = rolling_sets(state, state.active_seat).get(self.number, [])
        if not runners:
            return DONE
        if not can_park(state, self.number, runners):
            state.answer = (DECLINE,)
            return None
        if parks_for_movement(state, self.number):
            options: list[Option] = [(PAY_WITH, NONE)]
        else:
            options = [(PAY_WITH, card) for card in vehicles(state, runners)]
        options.append((DECLINE,))
        state.ask(state.active_seat, "park", options, tuple(runners))
        return None

    def take(self, state: CcgState) -> str | None:
        """Park, or become used."""
        runners = rolling_sets(state, state.active_seat).get(self.number, [])
        if state.answer[0] == DECLINE:
            for card in runners:
                become_used(state, card)
        else:
            park(state, state.active_seat, runners, state.answer[1])
        return DONE


def begin_parking(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-7.5a2 Begin to park a rolling set."""
    state.call(Parking(seat, name, option[1]))


PROCEDURES[PARK] = begin_parking
