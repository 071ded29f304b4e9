"""The turn of either side, ONR-5.0 to ONR-5.2, step by step.

ONR-5.0a Turns alternate. ONR-5.0c "Start of turn" are steps 1 to 3, "end of turn" steps 5 and 6.
ONR-R12 The hand size is enforced at the end of the turn.

Also ONR-R02. Worked examples: ONR-X27, ONR-X32, ONR-X33.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import (
    CARD_DISCARDED,
    TURN_BEGAN,
    TURN_ENDS,
    TURN_STARTS,
)
from nightdeck.games.netrunner.model.numbers import allotted_actions, hand_size, total
from nightdeck.games.netrunner.model.options import DISCARD, END_ACTIONS
from nightdeck.games.netrunner.model.rulings import R02
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ACTION,
    AGENDA,
    ARCHIVES_DOWN,
    CORP,
    END,
    HANDS,
    MOST_ACTIONS,
    NONE,
    RANDOM_DISCARD,
    RULES,
    RUNNER,
    START,
    TALLIES,
    THIS_TURN,
    TRASH,
)
from nightdeck.games.netrunner.model.vocabulary import BOOK, Effect
from nightdeck.games.netrunner.rules.access import steal
from nightdeck.games.netrunner.rules.action_accounting import actions_left, end_streak, forgo_one
from nightdeck.games.netrunner.rules.actions import corp_actions, is_action, perform, runner_actions
from nightdeck.games.netrunner.rules.bits import end_lots, refill_all
from nightdeck.games.netrunner.rules.draws import draw
from nightdeck.games.netrunner.rules.leaving import put
from nightdeck.games.netrunner.rules.resolution import Simultaneous, gather, settle
from nightdeck.games.netrunner.rules.windows import (
    AFTER_ACTION,
    TURN_START,
    TURN_START_2,
    open_window,
)
from nightdeck.games.netrunner.rules.winning import check_points, check_turn_limit, flatline
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option


class AutomaticDraw(Effect):
    """ONR-5.1.2a, ONR-5.2.2a The draw at the start of a turn; it takes part in the ordering."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True
        self.label = "draw a card"

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        draw(state, state.turn_seat, 1, automatic=True)


class ScoreHeld(Effect):
    """Agendas held back in an earlier access and still there are scored by the Runner."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True
        self.label = "the Runner scores the agendas held back"

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        for card in list(state.held):
            if state.fort_of(card) != NONE and POOL[state.definition[card]].kind == AGENDA:
                steal(state, card)
        state.held = []
        check_points(state)


AUTOMATIC_DRAW: Final = BOOK.shared(0, AutomaticDraw())
SCORE_HELD: Final = BOOK.shared(1, ScoreHeld())


class Turn(Frame):
    """ONR-5.1, ONR-5.2 One turn."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "first_window",
        "start_effects",
        "second_window",
        "begin_actions",
        "offer_action",
        "take_action",
        "finish_action",
        "closing_window",
        "end_effects",
        "offer_discard",
        "take_discard",
        "end",
    )

    def __init__(self, seat: int, acted: int = 0) -> None:
        self.seat: int = seat
        self.acted: int = acted

    def begin(self, state: OnrState) -> str | None:
        """ONR-5.0d Memory moves on, limits and pools are reset, the actions are counted."""
        seat = self.seat
        if seat == state.first_seat:
            state.turn += 1
        state.turn_seat = seat
        state.turns[seat] += 1
        state.phase = START
        state.tally = [0] * TALLIES
        state.last_success = NONE
        state.rezzed_now = []
        state.used = []
        state.pools = {}
        state.switched_off = []
        state.spent_actions = 0
        state.actions = [0, 0]
        state.actions[seat] = max(0, min(allotted_actions(state, seat), MOST_ACTIONS))
        if seat == CORP:
            state.active_forts = []
        state.emit(TURN_BEGAN, seat, state.turns[seat])
        return None

    def first_window(self, state: OnrState) -> str | None:
        """ONR-5.1.1, ONR-5.2.1 The first window; the Corp may score here in its turn."""
        open_window(state, TURN_START)
        return None

    def start_effects(self, state: OnrState) -> str | None:
        """ONR-5.1.2, ONR-5.2.2 Refill, then the list of effects with the draw; ONR-5.1.2c."""
        seat = self.seat
        refill_all(state, seat)
        gather(state, TURN_STARTS, seat)
        if seat == CORP or not state.rulings[R02]:
            # ONR-5.1.2b, ONR-23A.2: it happens also when all actions are forgone.
            row = [seat, RULES, -1 - AUTOMATIC_DRAW.number, NONE, 1]
            state.pending.append(row)
        if seat == RUNNER and state.held:
            state.pending.append([CORP, RULES, -1 - SCORE_HELD.number, NONE, 1])
        waiting, state.pending = state.pending, []
        if waiting:
            state.call(Simultaneous(waiting, between=TURN_START))
        return None

    def second_window(self, state: OnrState) -> str | None:
        """ONR-5.1.3, ONR-5.2.3 The second window."""
        open_window(state, TURN_START_2)
        return None

    def begin_actions(self, state: OnrState) -> str | None:
        """ONR-5.1.4, ONR-5.2.4 The action phase."""
        state.phase = ACTION
        return None

    def offer_action(self, state: OnrState) -> str | None:
        """ONR-5.0f, ONR-6.4 Forgone actions are consumed first; none left ends the phase."""
        seat = self.seat
        if state.streak and state.streak[1] == 0:
            end_streak(state)
        while state.forgo[seat] and actions_left(state, seat):
            forgo_one(state, seat)
        if not actions_left(state, seat):
            return "end_effects"
        options = corp_actions(state) if seat == CORP else runner_actions(state)
        if state.streak and len(options) == 1:
            # ONR-6.8: no legal action of that kind discards the rest.
            end_streak(state)
            return "offer_action"
        name = "corp-action" if seat == CORP else "runner-action"
        if len(options) == 1:
            # ONR-R04 `classic`: nothing but "end" is legal.
            state.silences += 1
        state.ask(seat, name, options)
        return None

    def take_action(self, state: OnrState) -> str | None:
        """ONR-5.0h Pay and resolve completely; ONR-5.0g some choices are no actions."""
        option = state.answer
        if option[0] == END_ACTIONS:
            return "end_effects"
        self.acted = 1 if is_action(state, option) else 0
        perform(state, self.seat, option)
        return None

    def finish_action(self, state: OnrState) -> str | None:
        """Resolve what follows the action."""
        settle(state)
        return None

    def closing_window(self, state: OnrState) -> str | None:
        """ONR-5.1.4 A window after each action, which may grant actions (ONR-5.0f)."""
        if self.acted:
            open_window(state, AFTER_ACTION)
        return "offer_action"

    def end_effects(self, state: OnrState) -> str | None:
        """ONR-5.1.5, ONR-5.2.5 End-of-turn effects; ONR-6.5 restricted actions end."""
        state.phase = END
        state.actions[self.seat] = 0
        state.restricted = []
        state.streak = []
        gather(state, TURN_ENDS, self.seat)
        settle(state)
        return None

    def offer_discard(self, state: OnrState) -> str | None:
        """ONR-5.1.6, ONR-5.2.6 Down to the maximum hand size; ONR-18.3 below 0 is fatal."""
        seat = self.seat
        limit = hand_size(state, seat)
        if seat == RUNNER and limit < 0:
            flatline(state, "ONR-18.3")
            return DONE
        hand = state.zones[HANDS[seat]]
        if len(hand) <= max(limit, 0):
            return "end"
        if seat == CORP and total(state, RANDOM_DISCARD, NONE) > 0:
            state.answer = (DISCARD, hand[state.rng.below(len(hand))])
            return None
        options: list[Option] = [(DISCARD, card) for card in hand]
        state.ask(seat, "discard", options)
        return None

    def take_discard(self, state: OnrState) -> str | None:
        """ONR-21.4 Corp discards lie face down, the Runner's on top of the trash."""
        discard_from_hand(state, self.seat, state.answer[1])
        return "offer_discard"

    def end(self, state: OnrState) -> str | None:
        """ONR-5.1.6, ONR-5.2.6 The turn ends; ONR-18.11 perhaps the game does too."""
        state.expire(THIS_TURN)
        end_lots(state, THIS_TURN)
        state.last_tally[self.seat] = state.tally
        if self.seat == CORP:
            state.last_active_forts = state.active_forts
        settle(state)
        if self.seat != state.first_seat:
            check_turn_limit(state)
        return DONE


def discard_from_hand(state: OnrState, seat: int, card: int) -> None:
    """ONR-2.2l A discard of the Corp always lies face down."""
    if seat == CORP:
        put(state, card, ARCHIVES_DOWN)
        state.emit_to(CARD_DISCARDED, (card,), state.known[card], EVERYBODY)
    else:
        put(state, card, TRASH)
        state.emit(CARD_DISCARDED, card)


class Rounds(Frame):
    """ONR-5.0a Turns alternate until somebody wins."""

    steps: ClassVar[tuple[str, ...]] = ("first", "second", "again")

    def first(self, state: OnrState) -> str | None:
        """The turn of the side that started (ONR-R16)."""
        state.call(Turn(state.first_seat))
        return None

    def second(self, state: OnrState) -> str | None:
        """The turn of the other side."""
        state.call(Turn(1 - state.first_seat))
        return None

    def again(self, state: OnrState) -> str | None:
        """And so on."""
        return "first"
