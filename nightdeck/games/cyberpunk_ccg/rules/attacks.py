"""Hits and Runs: declaration, defence, windows, the strike (CCG-8.2, CCG-8.4, CCG-8.5).

Worked examples: CCG-X01, CCG-X02, CCG-X03, CCG-X04, CCG-X05, CCG-X06, CCG-X07, CCG-X08, CCG-X09,
CCG-X30, CCG-X49, CCG-X50, CCG-X57, CCG-X61, CCG-X64, CCG-X67.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.codes import is_stash, stash_of
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import (
    ATTACK_DECLARED,
    ATTACK_ENDED,
    ATTACK_FAILED,
    DEFEATED,
    DEFENCE_DECLARED,
    DEFENCE_DECLINED,
    HIT_SUCCEEDED,
    JOINED_ATTACK,
    OPERATION_DEFEATED,
    ROLLING,
    RUN_SUCCEEDED,
    SKIRMISH_FOUGHT,
    TARGET_STRUCK,
)
from nightdeck.games.cyberpunk_ccg.model.numbers import (
    attack_of,
    defense_of,
    strength,
    weapon_sets,
)
from nightdeck.games.cyberpunk_ccg.model.options import (
    ADD,
    AIM,
    BACK,
    DECLINE,
    DEFEND,
    ENOUGH,
    HIT,
    RUN,
    WEAPONS,
)
from nightdeck.games.cyberpunk_ccg.model.rulings import (
    R04,
    R05,
    R07,
    R14,
    R15,
    R16,
    R21,
    R29,
    R42,
    R55,
    STASH_FEE,
    STASH_POINTS,
    STASH_SECURITY,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    AT_TARGET,
    ATTACKERS,
    DECLARED,
    DEFENDERS,
    HAS_ATTACKED,
    HAS_DEFENDED,
    HAS_FOUGHT,
    HIT_SEATS,
    IN_RUN,
    MOST_BACKS,
    NO_ATTACK,
    NONE,
    OPERATIONS,
    SKIRMISH,
    STASH,
    THIS_ATTACK,
)
from nightdeck.games.cyberpunk_ccg.model.terms import HIT as HIT_KIND
from nightdeck.games.cyberpunk_ccg.model.terms import RUN as RUN_KIND
from nightdeck.games.cyberpunk_ccg.rules.announcing import Announcement
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import (
    attacking_team,
    can_attack,
    defending_team,
    extends,
    free_defenders,
    group_limit,
    hit_targets,
    loners,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_windows import (
    AttackWindow,
    fighting_order,
    is_void,
)
from nightdeck.games.cyberpunk_ccg.rules.carrying import CarryOut
from nightdeck.games.cyberpunk_ccg.rules.defeat import Defeat
from nightdeck.games.cyberpunk_ccg.rules.drawing import gain_ops
from nightdeck.games.cyberpunk_ccg.rules.leaving import burn, trash
from nightdeck.games.cyberpunk_ccg.rules.movement import SPLIT_OFF, available, own_available
from nightdeck.games.cyberpunk_ccg.rules.paying import PAID_IN_FULL, TAKEN_BACK, Payment
from nightdeck.games.cyberpunk_ccg.rules.procedures import PROCEDURES
from nightdeck.games.cyberpunk_ccg.rules.triggers import settle_triggers
from nightdeck.games.cyberpunk_ccg.rules.using_cards import become_used, expire
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

SUCCESSES = 1
ALLIED_DEFENCE = 2


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


def begin_attack(
    state: CcgState, verb: int, seat: int, members: list[int], team: int, target: int
) -> None:
    """CCG-8.1a, CCG-8.2b Fill the attack record and mark who attacks whom; CCG-8.2j."""
    state.attack_kind = HIT_KIND if verb == HIT else RUN_KIND
    state.attack_stage = DECLARED
    state.attack_number += 1
    state.attackers = members
    state.defenders = []
    state.attack_team = team
    state.target = target
    state.target_seat = stash_of(target) if is_stash(target) else state.control[target]
    state.offense_loss = state.defense_loss = 0
    state.bonus_attack = [0, 0]
    state.bonus_defense = [0, 0]
    state.sensed = []
    state.withdrawn = 0
    for card in members:
        state.deeds[card] |= HAS_ATTACKED | HAS_FOUGHT
        if verb == HIT:
            state.deeds[card] |= 1 << (HIT_SEATS + state.target_seat)
    if verb == HIT and state.rulings[R29] != SUCCESSES:
        note_hit(state)
    for card in members:
        state.emit(JOINED_ATTACK, card, ATTACKERS)
    numbers = (attack_of(state, ATTACKERS), target_strength(state))
    state.emit(ATTACK_DECLARED, seat, state.told_code(target), state.attack_kind, *numbers)


def note_hit(state: CcgState) -> None:
    """CCG-13.4 A Location or Stash was the target of a Hit; an empty Stash does not count.

    Also CCG-R29.
    """
    if is_stash(state.target):
        if not state.cards(state.target_seat, STASH):
            return
    elif state.kind_of_zone(state.target) == OPERATIONS:
        return
    state.hit_since[state.target_seat] = 1


def target_strength(state: CcgState) -> int:
    """CCG-8.1d, CCG-8.1e Return the ATTACK of the target; CCG-R40."""
    if is_stash(state.target):
        size = len(state.cards(state.target_seat, STASH))
        return 3 * state.number(STASH_SECURITY) * size
    return strength(state, state.target)


def remaining_offense(state: CcgState) -> int:
    """CCG-8.3f Return the ATTACK the target is met with."""
    return max(attack_of(state, ATTACKERS) - state.offense_loss, 0)


def remaining_defense(state: CcgState) -> int:
    """CCG-8.3f Return the Defense the target is met with; CCG-R16."""
    loss = 0 if state.rulings[R16] else state.defense_loss
    return max(defense_of(state, ATTACKERS) - loss, 0)


class Arming(Frame):
    """CCG-8.1g Whoever has more Weapons than slots chooses for each Runner; CCG-R21."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, waiting: list[int]) -> None:
        self.waiting: list[int] = waiting

    def offer(self, state: CcgState) -> str | None:
        """CCG-8.1h Every single Weapon, and pairs for a Martial Artist; CCG-6.7k."""
        if not self.waiting or state.rulings[R21]:
            return DONE
        runner = self.waiting[0]
        if not state.is_runner_in_play(runner):
            self.waiting.pop(0)
            return "offer"
        sets = weapon_sets(state, runner)
        options: list[Option] = [
            (WEAPONS, each[0], each[1] if len(each) > 1 else NONE) for each in sets
        ]
        if not options:
            state.arms[runner] = []
            self.waiting.pop(0)
            return "offer"
        if len(options) == 1:
            state.answer = options[0]
        else:
            state.ask(state.control[runner], "weapons", options, (runner,))
        return None

    def take(self, state: CcgState) -> str | None:
        """CCG-8.1j The choice holds until the attack ends."""
        runner = self.waiting.pop(0)
        state.arms[runner] = [card for card in state.answer[1:] if card != NONE]
        return "offer"


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
            state.emit(JOINED_ATTACK, card, DEFENDERS)
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
        state.emit(DEFENCE_DECLARED, state.target_seat, *numbers)
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


def end_attack(state: CcgState) -> None:
    """CCG-8.2f Clear the attack record."""
    if state.attack_kind == NO_ATTACK:
        return
    state.emit(ATTACK_ENDED, state.active_seat)
    state.attack_kind = NO_ATTACK
    state.attack_stage = DECLARED
    state.attackers = []
    state.defenders = []
    state.attack_team = NONE
    state.target = NONE
    state.target_seat = NONE
    state.arms = {}
    state.sensed = []
    state.withdrawn = 0
    expire(state, THIS_ATTACK)
    state.settle()


def hurt(state: CcgState, runners: list[int]) -> list[int]:
    """CCG-8.1f Return who suffers DEFEATED: participants in play; CCG-R14."""
    there = [card for card in runners if state.is_runner_in_play(card)]
    if state.rulings[R14]:
        return [card for card in there if not state.exhausted[card]]
    return there


def use_all(state: CcgState, runners: list[int]) -> None:
    """Let Runners in play become used; CCG-8.7g."""
    for card in runners:
        if state.is_runner_in_play(card):
            become_used(state, card)


def sides_seats(state: CcgState, which: int) -> list[int]:
    """CCG-R04 Return the players of a side, the target's controller first."""
    if which == ATTACKERS:
        return [state.active_seat]
    seats = [seat for seat in state.clockwise(state.target_seat) if seat != state.active_seat]
    return [seat for seat in seats if any(state.control[card] == seat for card in state.defenders)]


def declare(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-8.2a Begin to declare a Hit or a Run."""
    state.call(Declaring(seat, name, option[0], option[1]))


PROCEDURES[HIT] = declare
PROCEDURES[RUN] = declare
