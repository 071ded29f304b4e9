"""Hits and Runs: defence, skirmish, the target, rolling on (CCG-8.2 to CCG-8.5).

Worked examples: CCG-X01, CCG-X02, CCG-X03, CCG-X04, CCG-X05, CCG-X06, CCG-X07, CCG-X08, CCG-X09,
CCG-X30, CCG-X49, CCG-X50, CCG-X57, CCG-X61, CCG-X64, CCG-X67.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.codes import is_stash
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import (
    ATTACK_FAILED,
    DEFEATED,
    DEFENCE_DECLARED,
    DEFENCE_DECLINED,
    HIT_SUCCEEDED,
    OPERATION_DEFEATED,
    ROLLING,
    RUN_SUCCEEDED,
    SKIRMISH_FOUGHT,
    TARGET_STRUCK,
)
from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of
from nightdeck.games.cyberpunk_ccg.model.options import ADD, DECLINE, DEFEND, ENOUGH
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    R04,
    R05,
    R07,
    R15,
    R29,
    R42,
    R55,
    STASH_POINTS,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    AT_TARGET,
    ATTACKERS,
    DEFENDERS,
    HAS_DEFENDED,
    HAS_FOUGHT,
    IN_RUN,
    NONE,
    OPERATIONS,
    SKIRMISH,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.model.terms import HIT as HIT_KIND
from nightdeck.games.cyberpunk_ccg.model.terms import RUN as RUN_KIND
from nightdeck.games.cyberpunk_ccg.rules.arming import Arming
from nightdeck.games.cyberpunk_ccg.rules.attack_record import (
    SUCCESSES,
    end_attack,
    hurt,
    note_hit,
    remaining_defense,
    remaining_offense,
    sides_seats,
    target_strength,
    use_all,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import (
    defending_team,
    free_defenders,
    group_limit,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_windows import AttackWindow, fighting_order, is_void
from nightdeck.games.cyberpunk_ccg.rules.carrying import CarryOut
from nightdeck.games.cyberpunk_ccg.rules.defeat import Defeat
from nightdeck.games.cyberpunk_ccg.rules.drawing import gain_ops
from nightdeck.games.cyberpunk_ccg.rules.leaving import burn, trash
from nightdeck.games.cyberpunk_ccg.rules.movement import SPLIT_OFF, available, own_available
from nightdeck.games.cyberpunk_ccg.rules.triggers import settle_triggers
from nightdeck.games.cyberpunk_ccg.rules.using_cards import become_used
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

ALLIED_DEFENCE = 2


class Attack(Frame):
    """CCG-8.2, CCG-8.5 One Hit or Run after its declaration."""

    steps: ClassVar[tuple[str, ...]] = (
        "arm",
        "offer_defence",
        "take_defence",
        "offer_defender",
        "take_defender",
        "arm_defenders",
        "skirmish",
        "fight",
        "fought",
        "approach",
        "strike",
        "destroy",
        "score",
        "effect",
        "announce_success",
        "move_on",
        "end",
        "abort",
    )

    def __init__(
        self,
        asking: list[int] | None = None,
        group: list[int] | None = None,
        beaten: int = 0,
        points: int = 0,
    ) -> None:
        self.asking: list[int] = [] if asking is None else asking
        self.group: list[int] = [] if group is None else group
        self.beaten: int = beaten
        self.points: int = points

    def arm(self, state: CcgState) -> str | None:
        """CCG-8.1j The attackers' Weapons, before the defence is asked."""
        self.asking = [state.target_seat]
        state.call(Arming(state.attackers[:]))
        return None

    # Defence (CCG-8.2c) --------------------------------------------------------------------------

    def offer_defence(self, state: CcgState) -> str | None:
        """CCG-8.2c One Team or one group, or none; CCG-8.5a nobody can defend against a Run.

        Also CCG-6.7j, CCG-8.2h.
        """
        if state.attack_kind == RUN_KIND or not self.asking:
            return "arm_defenders"
        seat = self.asking[0]
        options: list[Option] = [
            (DEFEND, team) for team in state.teams(seat) if defending_team(state, seat, team)
        ]
        if free_defenders(state, seat):
            options.append((DEFEND, NONE))
        if not options or state.is_out(seat):
            self.asking.pop(0)
            return "offer_defence"
        options.append((DECLINE,))
        state.ask(seat, "defence", options, self.topic(state), len(options) - 1)
        return None

    def topic(self, state: CcgState) -> tuple[int, ...]:
        """Return what the attack is about."""
        return (state.target,) if state.target >= 0 else ()

    def take_defence(self, state: CcgState) -> str | None:
        """CCG-8.2c Only unused members of a Team take part; CCG-R04 allies may follow."""
        seat = self.asking[0]
        if state.answer[0] == DECLINE:
            state.emit(DEFENCE_DECLINED, seat)
            self.asking.pop(0)
            if not state.defenders:
                self.asking = []
            return "offer_defence"
        if state.answer[1] == NONE:
            self.group = []
            return None
        return self.defend(state, defending_team(state, seat, state.answer[1]))

    def offer_defender(self, state: CcgState) -> str | None:
        """CCG-8.2c One to three un-Teamed Runners, four with a Nomad."""
        seat = self.asking[0]
        free = [card for card in free_defenders(state, seat) if card not in self.group]
        options: list[Option] = [
            (ADD, card)
            for card in free
            if len(self.group) < group_limit(state, [*self.group, card])
        ]
        if self.group:
            options.append((ENOUGH,))
        if len(options) == 1:
            state.answer = options[0]
        else:
            state.ask(seat, "defenders", options, self.topic(state), len(options) - 1)
        return None

    def take_defender(self, state: CcgState) -> str | None:
        """Put the group together."""
        if state.answer[0] == ADD:
            self.group.append(state.answer[1])
            return "offer_defender"
        return self.defend(state, self.group[:])

    def defend(self, state: CcgState, runners: list[int]) -> str:
        """CCG-8.2c Let a set defend."""
        seat = self.asking.pop(0)
        if not state.defenders and state.rulings[R04] == ALLIED_DEFENCE:
            others = state.clockwise(seat)[1:]
            self.asking = [each for each in others if each != state.active_seat]
        state.defenders += runners
        for card in runners:
            state.deeds[card] |= HAS_FOUGHT | HAS_DEFENDED
        return "offer_defence"

    def arm_defenders(self, state: CcgState) -> str | None:
        """CCG-8.1j The defenders' Weapons right after declaring; CCG-8.2d."""
        if not state.defenders:
            return "approach"
        state.call(Arming(state.defenders[:]))
        return None

    # Skirmish (CCG-8.3) --------------------------------------------------------------------------

    def skirmish(self, state: CcgState) -> str | None:
        """CCG-8.3a The Skirmish window, the defender first."""
        numbers = (attack_of(state, DEFENDERS), defense_of(state, DEFENDERS))
        state.emit(DEFENCE_DECLARED, state.target_seat, *numbers, *state.defenders)
        state.attack_stage = SKIRMISH
        state.call(AttackWindow("skirmish", fighting_order(state)))
        return None

    def fight(self, state: CcgState) -> str | None:
        """CCG-8.3b, CCG-8.3c, CCG-8.3j Compare all four numbers at once; CCG-8.3h."""
        if is_void(state):
            return "abort"
        if not any(state.is_runner_in_play(card) for card in state.defenders):
            state.defenders = []
            return "approach"
        attack, defense = attack_of(state, ATTACKERS), defense_of(state, ATTACKERS)
        other_attack, other_defense = attack_of(state, DEFENDERS), defense_of(state, DEFENDERS)
        state.emit(SKIRMISH_FOUGHT, attack, defense, other_attack, other_defense)
        state.offense_loss, state.defense_loss = other_defense, other_attack
        self.beaten = (2 if attack > other_defense else 0) | (1 if other_attack > defense else 0)
        losers: list[tuple[int, list[int]]] = []
        if self.beaten & 2:
            losers.append((DEFENDERS, hurt(state, state.defenders)))
        if self.beaten & 1:
            losers.append((ATTACKERS, hurt(state, state.attackers)))
        for _, runners in losers:
            for card in runners:
                become_used(state, card)
        for which, runners in losers:
            for seat in sides_seats(state, which):
                own = [card for card in runners if state.control[card] == seat]
                state.emit(DEFEATED, seat, which)
                state.call(Defeat(own))
        return None

    def fought(self, state: CcgState) -> str | None:
        """CCG-8.3d to CCG-8.3g Go on only if the defenders alone were defeated; CCG-R15.

        Also CCG-8.3e.
        """
        if state.rulings[R15]:
            use_all(state, state.defenders)
        if not self.beaten & 2:
            use_all(state, state.attackers)
        if self.beaten != 2:
            state.emit(ATTACK_FAILED, state.active_seat)
            return "end"
        return None

    # The target (CCG-8.4) ------------------------------------------------------------------------

    def approach(self, state: CcgState) -> str | None:
        """CCG-8.2e, CCG-8.5b The target window of a Hit, or the Run window."""
        if state.attack_kind == RUN_KIND:
            state.attack_stage = IN_RUN
            order = state.clockwise(state.active_seat)
            state.call(AttackWindow("run", order))
        else:
            state.attack_stage = AT_TARGET
            state.call(AttackWindow("target", fighting_order(state)))
        return None

    def strike(self, state: CcgState) -> str | None:
        """CCG-8.4a to CCG-8.4e, CCG-8.5c, CCG-8.5d Compare with the target; CCG-8.4d, CCG-R41."""
        if is_void(state):
            return "abort"
        offense, target = remaining_offense(state), target_strength(state)
        state.emit(TARGET_STRUCK, state.told_code(state.target), offense, target)
        if offense > target:
            return None
        state.emit(ATTACK_FAILED, state.active_seat)
        if target > remaining_defense(state):
            runners = hurt(state, state.attackers)
            use_all(state, runners)
            state.emit(DEFEATED, state.active_seat, ATTACKERS)
            state.call(Defeat(runners))
        else:
            use_all(state, state.attackers)
        return "end"

    def destroy(self, state: CcgState) -> str | None:
        """CCG-8.4b, CCG-8.4g The target is Trashed, or Burned; CCG-R42, CCG-R55."""
        if state.attack_kind == HIT_KIND and state.rulings[R29] == SUCCESSES:
            note_hit(state)
        seat = state.active_seat
        if is_stash(state.target):
            held = list(state.cards(state.target_seat, STASH))
            self.points = len(held) * state.number(STASH_POINTS)
            state.stash_broken[seat] = 1
            trash(state, held)
            return None
        self.points = POOL[state.definition[state.target]].ops
        is_op = state.kind_of_zone(state.target) == OPERATIONS
        if is_op:
            state.emit(OPERATION_DEFEATED, state.target, seat)
        if state.rulings[R55] and is_op:
            self.resolve_operation(state)
        if is_op and (state.attack_kind == RUN_KIND or state.rulings[R42]):
            if state.rulings[R55]:
                state.call(Burning([state.target]))
            else:
                burn(state, [state.target])
        else:
            trash(state, [state.target])
        return None

    def score(self, state: CcgState) -> str | None:
        """CCG-8.4b, CCG-8.4c Points are scored even if something is saved."""
        gain_ops(state, state.active_seat, self.points)
        return None

    def effect(self, state: CcgState) -> str | None:
        """CCG-8.4b An Operation's ability resolves; CCG-R05, CCG-R55."""
        if state.target >= 0 and not state.rulings[R55]:
            self.resolve_operation(state)
        return None

    def resolve_operation(self, state: CcgState) -> None:
        """CCG-R05 For the attacker, for its controller, or not at all."""
        effect = POOL[state.definition[state.target]].effect
        ruling = state.rulings[R05] if state.attack_kind == HIT_KIND else 0
        if effect is None or ruling == 2:
            return
        seat = state.active_seat if ruling == 0 else state.target_seat
        if not state.is_out(seat):
            state.call(CarryOut(effect.number, state.target, seat))

    def announce_success(self, state: CcgState) -> str | None:
        """CCG-8.4g Then the triggers of a success."""
        kind = HIT_SUCCEEDED if state.attack_kind == HIT_KIND else RUN_SUCCEEDED
        state.emit(kind, state.target, state.active_seat, 0)
        settle_triggers(state)
        return None

    def move_on(self, state: CcgState) -> str | None:
        """CCG-8.7c to CCG-8.7e Spend Movement; who has none left becomes used, the rest rolls.

        Also CCG-8.7d.
        """
        there = [card for card in state.attackers if state.is_runner_in_play(card)]
        for card in there:
            state.moves[card] += 1
        free = [card for card in there if not state.exhausted[card]]
        number = 2 * state.attack_number + (state.attack_kind == RUN_KIND)
        if state.rulings[R07] == SPLIT_OFF:
            own = own_available(state, free, state.attack_team)
            stuck = [card for card in free if own[card] <= 0]
            use_all(state, stuck)
            free = [card for card in free if card not in stuck]
        elif free and available(state, free, state.attack_team) <= 0:
            use_all(state, free)
            free = []
        for card in free:
            state.rolling[card] = number
        if free:
            left = available(state, free, state.attack_team)
            state.emit(ROLLING, state.active_seat, left)
        return None

    def end(self, state: CcgState) -> str | None:
        """CCG-8.2f The attack ends, and what lasted for it."""
        end_attack(state)
        return DONE

    def abort(self, state: CcgState) -> str | None:
        """CCG-8.2g Nothing is left to attack, or nobody to do it: the attackers become used."""
        state.emit(ATTACK_FAILED, state.active_seat)
        use_all(state, state.attackers)
        end_attack(state)
        return DONE

    def drop(self, state: CcgState) -> None:
        """CCG-13.14 The attack ends without result: the attackers become used."""
        use_all(state, state.attackers)
        end_attack(state)


class Burning(Frame):
    """CCG-R55 Burn something after what comes first."""

    steps: ClassVar[tuple[str, ...]] = ("burn_now",)

    def __init__(self, cards: list[int]) -> None:
        self.cards: list[int] = cards

    def burn_now(self, state: CcgState) -> str | None:
        """CCG-9.1 Burn what is still in play."""
        burn(state, [card for card in self.cards if state.is_in_play(card)])
        return None
