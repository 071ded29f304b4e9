"""Declaring a Hit or a Run: set, target, the fee of a Stash (CCG-8.2a, CCG-8.2b, CCG-8.2i)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.codes import is_stash, stash_of
from nightdeck.games.cyberpunk_ccg.model.options import ADD, AIM, BACK, ENOUGH, HIT, RUN
from nightdeck.games.cyberpunk_ccg.model.rulings import STASH_FEE
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import MOST_BACKS, NONE, OPERATIONS, STASH
from nightdeck.games.cyberpunk_ccg.rules.announcing import Announcement
from nightdeck.games.cyberpunk_ccg.rules.attack_record import begin_attack
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import (
    attacking_team,
    can_attack,
    extends,
    hit_targets,
    loners,
)
from nightdeck.games.cyberpunk_ccg.rules.attacks import Attack
from nightdeck.games.cyberpunk_ccg.rules.paying import PAID_IN_FULL, TAKEN_BACK, Payment
from nightdeck.games.cyberpunk_ccg.rules.procedures import PROCEDURES
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option


class Declaring(Announcement):
    """CCG-8.2i Set, target, fee; what is not fixed yet may be taken back."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "offer_member",
        "take_member",
        "offer_target",
        "take_target",
        "fee_paid",
    )

    def __init__(
        self,
        seat: int,
        name: str,
        verb: int,
        team: int,
        is_public: int = 0,
        members: list[int] | None = None,
        target: int = NONE,
    ) -> None:
        super().__init__(seat, name, is_public)
        self.verb: int = verb
        self.team: int = team
        self.members: list[int] = [] if members is None else members
        self.target: int = target

    def begin(self, state: CcgState) -> str | None:
        """CCG-8.2a A Team goes as it is; a group is put together."""
        if self.team == NONE:
            return None
        self.members = attacking_team(state, self.seat, self.team)
        return "offer_target"

    def offer_member(self, state: CcgState) -> str | None:
        """CCG-6.7 `add` while some legal group contains them, `done` when it is legal."""
        options: list[Option] = []
        for card in loners(state, self.seat):
            if card in self.members:
                continue
            if extends(state, self.seat, [*self.members, card], self.verb):
                options.append((ADD, card))
        if self.members and can_attack(state, self.seat, self.members, NONE, self.verb):
            if not options:
                return "offer_target"
            options.append((ENOUGH,))
        self.ask_back(state, options)
        return None

    def ask_back(self, state: CcgState, options: list[Option]) -> None:
        """CCG-6.7i Ask under the name of the window, with `back` while it may."""
        if state.backs < MOST_BACKS:
            options.append((BACK,))
        if not options:
            options.append((BACK,))
        if len(options) == 1:
            state.answer = options[0]
        else:
            state.ask(self.seat, self.name, options, (), len(options) - 1)

    def take_member(self, state: CcgState) -> str | None:
        """One more Runner, or that is the group."""
        if state.answer[0] == BACK:
            return self.cancel(state)
        if state.answer[0] == ADD:
            self.members.append(state.answer[1])
            return "offer_member"
        return None

    def offer_target(self, state: CcgState) -> str | None:
        """CCG-8.2b, CCG-8.5a What can be attacked."""
        if self.verb == HIT:
            codes = hit_targets(state, self.seat, self.members)
        else:
            codes = list(state.cards(self.seat, OPERATIONS))
        self.ask_back(state, [(AIM, code) for code in codes])
        return None

    def take_target(self, state: CcgState) -> str | None:
        """CCG-8.2b A Stash has a fee of 1 EB per card; attackers are no sources for it."""
        if state.answer[0] == BACK:
            return self.cancel(state)
        self.target = state.answer[1]
        if is_stash(self.target):
            size = len(state.cards(stash_of(self.target), STASH))
            fee = size * state.number(STASH_FEE)
            state.call(Payment(self.seat, self.name, fee, excluded=self.members[:]))
        else:
            state.result = PAID_IN_FULL
        return None

    def fee_paid(self, state: CcgState) -> str | None:
        """CCG-8.2b Without the fee the declaration is void; else the attack begins."""
        if state.result == TAKEN_BACK:
            state.backs += 1
            return "offer_target"
        if state.result != PAID_IN_FULL:
            return DONE
        members = [card for card in self.members if state.is_runner_in_play(card)]
        members = [card for card in members if not state.exhausted[card]]
        if not members:
            return DONE
        begin_attack(state, self.verb, self.seat, members, self.team, self.target)
        state.call(Attack())
        return DONE


def declare(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-8.2a Begin to declare a Hit or a Run."""
    state.call(Declaring(seat, name, option[0], option[1]))


PROCEDURES[HIT] = declare
PROCEDURES[RUN] = declare
