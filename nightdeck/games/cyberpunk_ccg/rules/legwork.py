"""Legwork: paying for enemy Ops, declaring Teams (CCG-7.4).

Worked examples: CCG-X39.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import OP_PAID, TEAM_JOINED, TEAM_LEFT
from nightdeck.games.cyberpunk_ccg.model.funds import fixer_total
from nightdeck.games.cyberpunk_ccg.model.options import ASSIGN, ENOUGH, PAY_FOR_OP, REMOVE
from nightdeck.games.cyberpunk_ccg.model.rulings import OP_PRICE_FACTOR
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import NONE, OPERATIONS, REASSIGNED
from nightdeck.games.cyberpunk_ccg.rules.acting import Purse
from nightdeck.games.cyberpunk_ccg.rules.announcing import Announcement
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import team_limit
from nightdeck.games.cyberpunk_ccg.rules.paying import PAID_IN_FULL, TAKEN_BACK, Payment
from nightdeck.games.cyberpunk_ccg.rules.procedures import PROCEDURES
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import Window

# Enemy Operations (CCG-7.4a) ---------------------------------------------------------------------


def op_price(state: CcgState, card: int) -> int:
    """CCG-7.4a1 Twice the printed cost, less what Fixers have taken off this turn (CCG-10.18)."""
    price = POOL[state.definition[card]].cost * state.number(OP_PRICE_FACTOR)
    return max(price - sum(row[1] for row in state.op_cuts if row[0] == card), 0)


def payable_ops(state: CcgState, seat: int) -> list[Option]:
    """CCG-7.4a1 Return the enemy Operations a player may pay for."""
    found: list[Option] = []
    purse = Purse(seat)
    fixers = -1
    for other in state.opponents(seat):
        for card in state.cards(other, OPERATIONS):
            if card in state.ops_paid:
                continue
            price = op_price(state, card)
            if not purse.has(state, price):
                fixers = fixer_total(state, seat) if fixers < 0 else fixers
                price -= fixers
            if purse.has(state, price):
                found.append((PAY_FOR_OP, card))
    return found


class PayingForOp(Announcement):
    """CCG-7.4a1 Pay for the option to Hit an enemy Operation this turn."""

    steps: ClassVar[tuple[str, ...]] = ("pay", "paid")

    def __init__(self, seat: int, name: str, card: int, is_public: int = 0) -> None:
        super().__init__(seat, name, is_public)
        self.card: int = card

    def pay(self, state: CcgState) -> str | None:
        """CCG-10.4b Fixers may lower the price."""
        price = op_price(state, self.card)
        state.call(Payment(self.seat, self.name, price, deals=1, about=self.card))
        return None

    def make_public(self, state: CcgState) -> None:
        """CCG-6.5o Everybody sees which one is meant."""
        state.emit(OP_PAID, self.card, self.seat, op_price(state, self.card))

    def paid(self, state: CcgState) -> str | None:
        """CCG-7.4a1 It may be Hit this turn."""
        if state.result == TAKEN_BACK:
            return self.cancel(state)
        if state.result == PAID_IN_FULL and state.is_target_card(self.card):
            state.ops_paid.append(self.card)
        return DONE


def pay_for_op(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-7.4a1 Begin to pay for an enemy Operation."""
    state.call(PayingForOp(seat, name, option[1]))


PROCEDURES[PAY_FOR_OP] = pay_for_op

# Teams (CCG-7.4b) --------------------------------------------------------------------------------


def overfull(state: CcgState, seat: int) -> list[int]:
    """CCG-7.4b4 Return the members of Teams that are over their limit."""
    found: list[int] = []
    for team in state.teams(seat):
        members = state.members(seat, team)
        if len(members) > team_limit(state, members):
            found += members
    return found


def team_changes(state: CcgState, seat: int) -> list[Option]:
    """CCG-7.4b1, CCG-7.4b6 Return the changes a player may make to Teams; CCG-7.4b3."""
    surplus = overfull(state, seat)
    if surplus:
        free = [card for card in surplus if not state.deeds[card] & REASSIGNED]
        return [(REMOVE, card) for card in (free or surplus)]
    found: list[Option] = []
    groups = [(team, state.members(seat, team)) for team in state.teams(seat)]
    for card in state.runners(seat):
        if state.deeds[card] & REASSIGNED:
            continue
        own = state.team[card]
        size = 0
        for team, members in groups:
            if team == own:
                size = len(members)
            elif len(members) < team_limit(state, [*members, card]):
                found.append((ASSIGN, card, team))
        if own == NONE or size > 1:
            found.append((ASSIGN, card, NONE))
        if own != NONE:
            found.append((REMOVE, card))
    return found


def change_team(state: CcgState, seat: int, option: Option) -> None:
    """CCG-7.4b1, CCG-7.4b5 Carry a change out; a new Team gets the next free number."""
    card = option[1]
    state.deeds[card] |= REASSIGNED
    if option[0] == REMOVE:
        state.team[card] = NONE
        state.emit(TEAM_LEFT, card, seat)
        return
    team = option[2]
    if team == NONE:
        team = free_number(state, seat)
    state.team[card] = team
    state.emit(TEAM_JOINED, card, seat, team)


def free_number(state: CcgState, seat: int) -> int:
    """CCG-7.4b5 Return the lowest Team number a player does not use."""
    taken = state.teams(seat)
    number = 1
    while number in taken:
        number += 1
    return number


class Declaration(Frame):
    """CCG-7.4b, CCG-7.4c One player declares Teams, one change after the other."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: CcgState) -> str | None:
        """CCG-7.4b1 The next change, or done; CCG-7.4b4 what is over the limit goes first.

        Also CCG-6.7h.
        """
        options = team_changes(state, self.seat)
        if not options or state.is_out(self.seat):
            return DONE
        if not overfull(state, self.seat):
            options.append((ENOUGH,))
        state.ask(self.seat, "teams", options, (), len(options) - 1)
        return None

    def take(self, state: CcgState) -> str | None:
        """Change a Team, or end."""
        if state.answer[0] == ENOUGH:
            return DONE
        change_team(state, self.seat, state.answer)
        return "offer"


class Rotation(Window[CcgState]):
    """CCG-R08 One reassignment or pass each, until all pass in succession."""

    keeps_priority: ClassVar[bool] = False

    def options(self, state: CcgState, seat: int) -> list[Option]:
        """CCG-7.4b1 The changes that are left."""
        return team_changes(state, seat)

    def perform(self, state: CcgState, seat: int, option: Option) -> None:
        """Carry one out."""
        if option != PASS:
            change_team(state, seat, option)
