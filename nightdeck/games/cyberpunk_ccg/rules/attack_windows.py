"""The windows of an attack: Skirmish, target, Run (CCG-8.2e, CCG-8.3a, CCG-8.5b)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.codes import is_stash
from nightdeck.games.cyberpunk_ccg.model.rulings import R04, R06
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import ACTION, IN_RUN, NO_ATTACK, SKIRMISH
from nightdeck.games.cyberpunk_ccg.rules.acting import activations, may_hold_event
from nightdeck.games.cyberpunk_ccg.rules.windows import ActionWindow
from nightdeck.kernel.state import Option

RESPONSES_ONLY = 2


def fighting_order(state: CcgState) -> list[int]:
    """CCG-8.3a The defender's player first, then the attacker; CCG-R04 then others clockwise.

    Also CCG-14.3.
    """
    order = [state.target_seat, state.active_seat]
    if state.rulings[R04]:
        for seat in state.clockwise(state.active_seat):
            if seat not in order and may_join(state, seat):
                order.append(seat)
    return [seat for seat in order if not state.is_out(seat)]


def may_join(state: CcgState, seat: int) -> bool:
    """CCG-R04 All players act, or only those who defend as allies."""
    if state.rulings[R04] == 1:
        return True
    return any(state.control[card] == seat for card in state.defenders)


def is_void(state: CcgState) -> bool:
    """CCG-8.2g Nobody attacks any more, the target is gone, or the attacker has withdrawn."""
    if state.withdrawn or state.attack_kind == NO_ATTACK:
        return True
    if not any(state.is_runner_in_play(card) for card in state.attackers):
        return True
    if is_stash(state.target):
        return state.is_out(state.target_seat)
    if not state.is_target_card(state.target):
        return True
    return state.control[state.target] != state.target_seat


class AttackWindow(ActionWindow):
    """CCG-8.2k After every action the attack is looked at, then the next player is asked."""

    def options(self, state: CcgState, seat: int) -> list[Option]:
        """CCG-8.3a Abilities usable in Action, Events."""
        if self.is_barred(state, seat):
            return []
        return activations(state, seat, ACTION)

    def must_ask(self, state: CcgState, seat: int) -> bool:
        """CCG-6.1h A silent pass never reveals a hand."""
        return not self.is_barred(state, seat) and may_hold_event(state, seat, ACTION)

    def is_barred(self, state: CcgState, seat: int) -> bool:
        """CCG-R06 In a Run window the others may only respond."""
        if state.attack_stage != IN_RUN or state.rulings[R06] != RESPONSES_ONLY:
            return False
        return seat != state.active_seat

    def is_closed(self, state: CcgState) -> bool:
        """CCG-8.2g Stop at once when there is nothing left to fight about."""
        if state.attack_stage == SKIRMISH and not state.defenders:
            return True
        return is_void(state)

    def topic(self, state: CcgState) -> tuple[int, ...]:
        """Return what is attacked."""
        return (state.target,) if state.target >= 0 else ()
