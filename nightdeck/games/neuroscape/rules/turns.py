"""The turn, stage by stage (NEU-5)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.codes import pool_code
from nightdeck.games.neuroscape.model.costs import base_cost, cost_in_play
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    COUNTERS_PLACED,
    FORCE_QUIT,
    NETCHECK_CAME,
    PICKED_DRAW,
    PICKED_INSTALL,
    STABILITY_ROLLED,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_STARTED,
)
from nightdeck.games.neuroscape.model.numbers import holds
from nightdeck.games.neuroscape.model.options import (
    CARD,
    DONE_WITH,
    DRAW,
    INSTALL,
    QUIT,
    ROLL_FOR,
    STOP,
)
from nightdeck.games.neuroscape.model.rulings import (
    R16,
    R19,
    R21,
    R22,
    R23,
    R37,
    R38,
    R49,
    R68,
    R70,
)
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    AFTER_COMBAT,
    ATTACHED,
    BEFORE_COMBAT,
    BLEED,
    CANNOT_CRASH,
    CHARACTER,
    COMBAT,
    CRASH_AT_MOST,
    CYBERDECK,
    DEPLOY,
    DOOMED,
    FLEETING,
    HAND,
    INITIALIZE,
    MAINFRAME_POOL,
    NETCHECK,
    NONE,
    RAM_DECK,
    RESET,
    STABILITY_ROLL,
    THIS_TURN,
    UNTIL_NEXT_TURN,
)
from nightdeck.games.neuroscape.rules.announcing import announce
from nightdeck.games.neuroscape.rules.cache import AutomaticCheck, Unwinding, unwind
from nightdeck.games.neuroscape.rules.combat import Combat
from nightdeck.games.neuroscape.rules.control import revert_control
from nightdeck.games.neuroscape.rules.damage import Damage
from nightdeck.games.neuroscape.rules.dice import Roll
from nightdeck.games.neuroscape.rules.leaving import (
    PURGING,
    QUITTING,
    TO_BIN,
    can_be_destroyed,
    destroy,
    leave_play,
    to_bin,
)
from nightdeck.games.neuroscape.rules.playing import deploy_options
from nightdeck.games.neuroscape.rules.ram import install, missing, refresh_ram, running
from nightdeck.games.neuroscape.rules.triggers import settle
from nightdeck.games.neuroscape.rules.winning import eliminate, watch_idling
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

BLEEDING: int = -2000
"""The place of the bleed entry in the queue of a netcheck (NEU-5.3b)."""


class Turns(Frame):
    """NEU-5.7c One turn after the other, in turn order."""

    steps: ClassVar[tuple[str, ...]] = ("take_turn", "pass_on")

    def take_turn(self, state: NeuState) -> str | None:
        """NEU-4.8 The active player takes a turn."""
        state.call(Turn())
        return None

    def pass_on(self, state: NeuState) -> str | None:
        """NEU-5.7c The next surviving player in turn order becomes active."""
        place = state.order.index(state.active_seat)
        for step in range(1, len(state.order) + 1):
            seat = state.order[(place + step) % len(state.order)]
            if not state.is_out(seat):
                state.active_seat = seat
                break
        return "take_turn"


class Turn(Frame):
    """NEU-5 Initialize, Deploy, Netcheck, a check, Combat, a check, Reset."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "check_stability",
        "refresh",
        "draw_or_install",
        "check_stability_late",
        "force_quit",
        "deploy",
        "netcheck",
        "after_netcheck",
        "check_before_combat",
        "combat",
        "check_after_combat",
        "clear_damage",
        "end_effects",
        "end_of_turn",
        "discard_down",
        "finish",
    )

    def begin(self, state: NeuState) -> str | None:
        """NEU-2.6 A new turn."""
        seat = state.active_seat
        state.turn += 1
        state.turns_taken[seat] += 1
        state.last_turn[seat] = state.turn
        state.stage = INITIALIZE
        state.used = []
        state.turn_uses = []
        state.attacked = []
        state.items_put = [0] * state.seats
        state.played = [[] for _ in range(state.seats)]
        end_until_next_turn(state, seat)
        state.emit(TURN_STARTED, seat, state.turn)
        state.emit(TURN_BEGINS, seat)
        settle(state)
        return None

    def check_stability(self, state: NeuState) -> str | None:
        """NEU-5.1a The stability check; NEU-R70 may put it later."""
        if not state.rulings[R70] and is_unstable(state, state.active_seat):
            state.call(StabilityCheck(state.active_seat))
        return None

    def refresh(self, state: NeuState) -> str | None:
        """NEU-5.1b Turn running characters and RAM to refreshed; abilities are ready again."""
        if state.is_out(state.active_seat):
            return "clear_damage"
        refresh_all(state, state.active_seat)
        return None

    def draw_or_install(self, state: NeuState) -> str | None:
        """NEU-5.1c Two picks, NEU-4.7 one in the very first turn."""
        state.call(Picks(picks(state, state.active_seat)))
        return None

    def check_stability_late(self, state: NeuState) -> str | None:
        """NEU-R70 `after-install`."""
        if state.rulings[R70] and is_unstable(state, state.active_seat):
            state.call(StabilityCheck(state.active_seat))
        return None

    def force_quit(self, state: NeuState) -> str | None:
        """NEU-5.1d The only moment for force quits."""
        state.call(ForceQuits(state.active_seat))
        return None

    def deploy(self, state: NeuState) -> str | None:
        """NEU-5.2 Deploy."""
        state.stage = DEPLOY
        state.call(Deploying(state.active_seat))
        return None

    def netcheck(self, state: NeuState) -> str | None:
        """NEU-5.3a Collect what happens on this netcheck."""
        if state.is_out(state.active_seat):
            return "clear_damage"
        state.stage = NETCHECK
        seat = state.active_seat
        if any(state.counters[BLEED][card] for card in state.characters(seat)):
            state.call(Bleeding(seat))
        state.emit(NETCHECK_CAME, seat)
        settle(state)
        return None

    def after_netcheck(self, state: NeuState) -> str | None:
        """NEU-8.14 Whatever was put on the cache is resolved first."""
        unwind(state)
        return None

    def check_before_combat(self, state: NeuState) -> str | None:
        """NEU-5.4 An automatic swift check."""
        state.stage = BEFORE_COMBAT
        state.call(AutomaticCheck())
        return None

    def combat(self, state: NeuState) -> str | None:
        """NEU-5.5 Combat."""
        state.stage = COMBAT
        state.call(Combat())
        return None

    def check_after_combat(self, state: NeuState) -> str | None:
        """NEU-5.6 An automatic swift check, also without combat."""
        state.stage = AFTER_COMBAT
        state.call(AutomaticCheck())
        return None

    def clear_damage(self, state: NeuState) -> str | None:
        """NEU-5.7a Remove all damage from all characters of all players."""
        state.stage = RESET
        for card in state.all_characters():
            state.damage[card] = 0
        return None

    def end_effects(self, state: NeuState) -> str | None:
        """NEU-5.7b, NEU-5.7d Effects end together, one checkpoint, then triggers of the end."""
        end_this_turn(state)
        purge_fleeting(state)
        state.emit(TURN_ENDS, state.active_seat)
        state.dirty = 1
        settle(state)
        return None

    def end_of_turn(self, state: NeuState) -> str | None:
        """NEU-5.7d What these triggers created for this turn ends now."""
        unwind(state)
        end_this_turn(state)
        settle(state)
        return None

    def discard_down(self, state: NeuState) -> str | None:
        """NEU-R19 `seven`: the active player discards down to 7."""
        if state.rulings[R19] and not state.is_out(state.active_seat):
            state.call(DiscardDown(state.active_seat, 7))
        return None

    def finish(self, state: NeuState) -> str | None:
        """NEU-16.10 Look at idling and at the last turn."""
        watch_idling(state)
        return DONE


def picks(state: NeuState, seat: int) -> int:
    """NEU-4.7 One pick for the first player's first turn; NEU-R49."""
    if state.turns_taken[seat] > 1:
        return 2
    if seat == state.first_seat:
        return 1
    is_first_team = state.teams[seat] == state.teams[state.first_seat]
    return 1 if state.rulings[R49] and is_first_team else 2


def refresh_all(state: NeuState, seat: int) -> None:
    """NEU-5.1b All at once; NEU-10.17 what does not refresh is skipped once; NEU-R68."""
    refresh_ram(state, running(state, seat))
    for card in state.characters(seat):
        stays = state.frozen[card] > 0
        state.frozen[card] = 0
        if not stays:
            state.running[card] = 0
        if not (stays and state.rulings[R68]):
            state.spent[card] = 0
    state.round_uses = [row for row in state.round_uses if row[2] != seat]


def end_this_turn(state: NeuState) -> None:
    """NEU-10.12 Everything that lasts until the end of the turn ends."""
    state.expire(THIS_TURN)
    state.discounts = [row for row in state.discounts if row[5] > THIS_TURN]
    revert_control(state)


def purge_fleeting(state: NeuState) -> None:
    """NEU-5.7b Tokens that were made for this turn only cease to exist."""
    fleeting = [
        row[1] for row in state.marks if row[0] == FLEETING and state.serial[row[1]] == row[2]
    ]
    state.marks = [row for row in state.marks if row[0] not in (FLEETING, DOOMED)]
    leave_play(state, fleeting, PURGING)


def end_until_next_turn(state: NeuState, seat: int) -> None:
    """NEU-10.12 Effects until the start of a player's next turn end before it."""
    kept: list[tuple[int, ...]] = []
    for row in state.lasting:
        if row[3] == UNTIL_NEXT_TURN and state.control[row[4]] == seat:
            state.dirty = 1
        else:
            kept.append(row)
    state.lasting = kept


# NEU-7.12 Stability -------------------------------------------------------------------------------


def is_unstable(state: NeuState, seat: int) -> bool:
    """NEU-7.12 Tell whether a character of a player is short of RAM."""
    return any(missing(state, card) > 0 for card in state.characters(seat))


def rolled_for(state: NeuState, seat: int) -> list[int]:
    """NEU-7.12 Characters and persistent programs a player controls; NEU-R21."""
    found = list(state.characters(seat))
    for host in range(state.seats):
        if state.rulings[R21] and host != seat:
            continue
        found += [card for card in state.slot_cards(host) if state.control[card] == seat]
    environment = state.environment()
    if environment != NONE and state.control[environment] == seat and not state.rulings[R21]:
        found.append(environment)
    return [card for card in found if not holds(state, CANNOT_CRASH, card)]


def weight(state: NeuState, card: int) -> int:
    """NEU-7.12 The cost by which the order of the rolls goes."""
    if POOL[state.definition[card]].kind == CHARACTER:
        return cost_in_play(state, card)
    return base_cost(state, card)


class StabilityCheck(Frame):
    """NEU-7.12 Roll for every card in ascending cost: 1 to 10 crashes."""

    steps: ClassVar[tuple[str, ...]] = ("list", "choose", "take", "judge", "go_on")

    def __init__(self, seat: int, cards: list[int] | None = None, card: int = NONE) -> None:
        self.seat: int = seat
        self.cards: list[int] = [] if cards is None else cards  # card, serial, ...
        self.card: int = card

    def list(self, state: NeuState) -> str | None:
        """NEU-7.12 (1) The cards to be rolled for."""
        for card in rolled_for(state, self.seat):
            self.cards += [card, state.serial[card]]
        return None

    def choose(self, state: NeuState) -> str | None:
        """NEU-7.12 (2) The cheapest next; of equal ones the player chooses."""
        left = [
            self.cards[place]
            for place in range(0, len(self.cards), 2)
            if state.serial[self.cards[place]] == self.cards[place + 1]
        ]
        if not left or state.is_out(self.seat):
            return DONE
        least = min(weight(state, card) for card in left)
        options: list[Option] = [(ROLL_FOR, card) for card in left if weight(state, card) == least]
        state.ask_if_open(self.seat, "stability-next", options)
        return None

    def take(self, state: NeuState) -> str | None:
        """Declare the card and roll."""
        self.card = state.answer[1]
        place = self.cards.index(self.card)
        del self.cards[place : place + 2]
        state.call(Roll(self.seat, STABILITY_ROLL))
        return None

    def judge(self, state: NeuState) -> str | None:
        """NEU-7.12 (2) 1 to 10 crashes; NEU-R23 the die from 0 to 19; NEU-R38."""
        result = state.result - 1 if state.rulings[R23] else state.result
        state.emit(STABILITY_ROLLED, self.card, result)
        if result <= CRASH_AT_MOST:
            if state.rulings[R38]:
                if can_be_destroyed(state, self.card):
                    leave_play(state, [self.card], TO_BIN)
            else:
                destroy(state, [self.card])
        settle(state)
        return None

    def go_on(self, state: NeuState) -> str | None:
        """NEU-R22 `stop-when-stable`."""
        if state.rulings[R22] and not is_unstable(state, self.seat):
            return DONE
        return "choose"


# NEU-5.1c Picks -----------------------------------------------------------------------------------


class Picks(Frame):
    """NEU-5.1c Each pick is a draw, an install, or the end; the first is seen before the second."""

    steps: ClassVar[tuple[str, ...]] = ("miss", "pick", "take", "go_on")

    def __init__(self, left: int) -> None:
        self.left: int = left

    def miss(self, state: NeuState) -> str | None:
        """NEU-R16 An empty Cyberdeck at the start of the picks is a missed draw."""
        if state.rulings[R16] and not state.cards(state.active_seat, CYBERDECK):
            missed_draw(state, state.active_seat)
        return None

    def pick(self, state: NeuState) -> str | None:
        """NEU-5.1c An empty deck removes its option."""
        seat = state.active_seat
        if self.left == 0 or state.is_out(seat):
            return DONE
        options: list[Option] = []
        if state.cards(seat, CYBERDECK):
            options.append((DRAW,))
        if state.cards(seat, RAM_DECK):
            options.append((INSTALL,))
        options.append((STOP,))
        state.ask_if_open(seat, "draw-install", options)
        return None

    def take(self, state: NeuState) -> str | None:
        """Draw or install."""
        self.left -= 1
        seat = state.active_seat
        if state.answer[0] == DRAW:
            draw(state, seat, 1)
            state.emit(PICKED_DRAW, seat)
        elif state.answer[0] == INSTALL:
            install(state, seat)
            state.emit(PICKED_INSTALL, seat)
        else:
            return DONE
        settle(state)
        return None

    def go_on(self, state: NeuState) -> str | None:
        """The next pick."""
        return "pick"


def draw(state: NeuState, seat: int, number: int) -> None:
    """NEU-16.7 Draw what there is; NEU-R16 says what a missed draw costs."""
    for _ in range(number):
        deck = state.cards(seat, CYBERDECK)
        if deck:
            card = deck[-1]
            state.move(card, state.zone_of(seat, HAND))
            state.serial[card] += 1
            state.moved = 1
            state.emit(CARD_DRAWN, seat)
        elif state.rulings[R16]:
            missed_draw(state, seat)


def missed_draw(state: NeuState, seat: int) -> None:
    """NEU-R16 `burnout`: one more damage each time; `lose`: out of the game."""
    state.missed_draws[seat] += 1
    if state.rulings[R16] == 1:
        packet = [NONE, pool_code(seat, MAINFRAME_POOL), state.missed_draws[seat], 0]
        state.call(Damage([packet]))
    else:
        eliminate(state, [seat])


# NEU-7.11 Force quit ------------------------------------------------------------------------------


class ForceQuits(Frame):
    """NEU-5.1d Repeatedly one persistent card, or done."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: NeuState) -> str | None:
        """NEU-7.11 Everything persistent a player controls but mainframe and RAM."""
        if state.is_out(self.seat):
            return DONE
        options: list[Option] = [(QUIT, card) for card in quittable(state, self.seat)]
        options.append((DONE_WITH,))
        state.ask_if_open(self.seat, "force-quit", options, default=len(options) - 1)
        return None

    def take(self, state: NeuState) -> str | None:
        """NEU-7.11 The card is destroyed, its RAM returns refreshed."""
        if state.answer[0] == DONE_WITH:
            return DONE
        card = state.answer[1]
        state.reveal(card, (1 << 16) - 1)
        state.emit(FORCE_QUIT, card, self.seat)
        leave_play(state, [card], QUITTING)
        settle(state)
        return "offer"


def quittable(state: NeuState, seat: int) -> list[int]:
    """NEU-7.11, NEU-R37 Return what a player may force quit."""
    found = list(state.characters(seat))
    for other in range(state.seats):
        found += [card for card in state.slot_cards(other) if state.control[card] == seat]
        found += [card for card in state.cards(other, ATTACHED) if state.control[card] == seat]
    environment = state.environment()
    if environment != NONE and state.control[environment] == seat:
        found.append(environment)
    if state.rulings[R37]:
        return found
    return [card for card in found if can_be_destroyed(state, card)]


# NEU-5.2 Deploy -----------------------------------------------------------------------------------


class Deploying(Frame):
    """NEU-5.2a One action after the other with the cache empty, or done."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "answer", "settled")

    def __init__(self, seat: int, newest: int = NONE) -> None:
        self.seat: int = seat
        self.newest: int = newest

    def offer(self, state: NeuState) -> str | None:
        """NEU-2.11 Asked with cards in hand even if "done" is the only answer."""
        if state.is_out(self.seat):
            return DONE
        options = deploy_options(state, self.seat)
        if not options and not state.cards(self.seat, HAND):
            return DONE
        options.append((DONE_WITH,))
        state.ask(self.seat, "deploy", options, (), len(options) - 1)
        return None

    def take(self, state: NeuState) -> str | None:
        """NEU-5.2b Each action goes on the cache and creates a swift check."""
        if state.answer[0] == DONE_WITH:
            return DONE
        announce(state, self.seat, state.answer)
        return None

    def answer(self, state: NeuState) -> str | None:
        """NEU-5.2b The whole cache resolves before the player is asked again."""
        state.call(Unwinding(NONE))
        return None

    def settled(self, state: NeuState) -> str | None:
        """Ask again."""
        return "offer"


# NEU-20.2 Bleed, NEU-R19 the hand -----------------------------------------------------------------


class Bleeding(Frame):
    """NEU-5.3b One entry for all characters of a player: whoever bleeds bleeds more."""

    steps: ClassVar[tuple[str, ...]] = ("grow",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def grow(self, state: NeuState) -> str | None:
        """NEU-20.2 Every character with a bleed counter gains one."""
        for card in state.characters(self.seat):
            if state.counters[BLEED][card]:
                state.counters[BLEED][card] += 1
                state.dirty = 1
                state.moved = 1
                state.emit(COUNTERS_PLACED, card, BLEED, 1)
        return DONE


class DiscardDown(Frame):
    """NEU-6.12 A player discards down to a number, own choice."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int, limit: int) -> None:
        self.seat: int = seat
        self.limit: int = limit

    def offer(self, state: NeuState) -> str | None:
        """Choose a card."""
        hand = state.cards(self.seat, HAND)
        if len(hand) <= self.limit:
            return DONE
        options: list[Option] = [(CARD, card) for card in hand]
        state.ask(self.seat, "discard", options)
        return None

    def take(self, state: NeuState) -> str | None:
        """Discard it."""
        discard(state, state.answer[1])
        return "offer"


def discard(state: NeuState, card: int) -> None:
    """NEU-6.12 From a hand to its owner's bin."""
    seat = state.owner[card]
    to_bin(state, card)
    state.emit(CARD_DISCARDED, card, seat)
