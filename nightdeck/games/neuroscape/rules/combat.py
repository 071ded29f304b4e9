"""Combat: attackers, blockers, damage (NEU-9).

Worked examples: NEU-E03, NEU-E08, NEU-E09, NEU-E30, NEU-E31, NEU-E32, NEU-E33, NEU-E34, NEU-E55,
NEU-E63, NEU-E72.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.codes import pool_code
from nightdeck.games.neuroscape.model.events import ATTACKED, BLOCKED
from nightdeck.games.neuroscape.model.numbers import attack, defense, holds, keywords
from nightdeck.games.neuroscape.model.options import (
    ATTACK,
    ATTACK_CHARACTER,
    BLOCK,
    DONE_WITH,
    SPLIT,
)
from nightdeck.games.neuroscape.model.rulings import (
    R09,
    R10,
    R11,
    R12,
    R13,
    R14,
    R15,
    R65,
    R75,
)
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BIOFRAME_POOL,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    MUST_ATTACK,
    NONE,
    OVERRUN,
    STAMINA,
    UNBLOCKABLE_BY,
)
from nightdeck.games.neuroscape.rules.cache import AutomaticCheck, unwind
from nightdeck.games.neuroscape.rules.damage import Damage, colour_pool
from nightdeck.games.neuroscape.rules.leaving import run_character
from nightdeck.games.neuroscape.rules.psychosis import check_psychosis
from nightdeck.games.neuroscape.rules.triggers import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


class Combat(Frame):
    """NEU-5.5 The combat stage: attackers, a check, blockers, a check, damage."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "declare_attacker",
        "take_attacker",
        "judge_attacker",
        "attackers_are_declared",
        "after_attack_triggers",
        "check_after_attacks",
        "declare_blockers",
        "blockers_are_declared",
        "after_block_triggers",
        "check_after_blocks",
        "begin_damage",
        "split_damage",
        "take_split",
        "deal_damage",
        "after_damage",
        "end",
    )

    def __init__(
        self, waiting: list[list[int]] | None = None, splits: list[list[int]] | None = None
    ) -> None:
        self.waiting: list[list[int]] = [] if waiting is None else waiting  # NEU-R09
        self.splits: list[list[int]] = [] if splits is None else splits

    def begin(self, state: NeuState) -> str | None:
        """NEU-9.0 Only the active player attacks, and only players are attacked."""
        state.attackers = []
        state.blockers = []
        state.tried = []
        return None

    def declare_attacker(self, state: NeuState) -> str | None:
        """NEU-9.1 One attacker at a time; NEU-9.1e those that must attack come before "done"."""
        seat = state.active_seat
        if state.is_out(seat):
            return "end"
        options = attacks(state, seat)
        forced = [option for option in options if holds(state, MUST_ATTACK, option[1])]
        if not forced:
            options.append((DONE_WITH,))
        default = 0 if forced else len(options) - 1
        state.ask_if_open(seat, "declare-attacker", options, default=default)
        return None

    def take_attacker(self, state: NeuState) -> str | None:
        """NEU-9.1b It runs at once unless it has Stamina; NEU-9.1c psychosis is checked.

        NEU-9.1g Whoever fails has done its duty and is no attacker.
        """
        if state.answer[0] == DONE_WITH:
            return "attackers_are_declared"
        card = state.answer[1]
        aim = state.answer[2]
        player = aim if state.answer[0] == ATTACK else state.control[aim]
        victim = NONE if state.answer[0] == ATTACK else aim
        state.tried.append(card)
        if not keywords(state, card) & STAMINA:
            run_character(state, card)
        self.waiting = [*self.waiting, [card, player, victim]]
        if state.rulings[R09]:
            # NEU-R09 `all-then-roll`: the checks come when everybody is declared.
            return "declare_attacker"
        check_psychosis(state, card, state.control[card])
        return None

    def judge_attacker(self, state: NeuState) -> str | None:
        """NEU-9.1d Who passes is an attacker; NEU-9.1c a failure is settled at once."""
        card, player, victim = self.waiting.pop(0)
        if state.result == 1 and state.is_on_field(card):
            become_attacker(state, card, player, victim)
        else:
            settle(state)
        if state.rulings[R09]:
            return "attackers_are_declared"
        return "declare_attacker"

    def attackers_are_declared(self, state: NeuState) -> str | None:
        """NEU-9.1d Triggers of attacking wait until the declaration is done."""
        if self.waiting:
            check_psychosis(state, self.waiting[0][0], state.active_seat)
            return "judge_attacker"
        for card, player, _ in state.attackers:
            state.emit(ATTACKED, card, player)
        settle(state)
        return None

    def after_attack_triggers(self, state: NeuState) -> str | None:
        """NEU-8.14 Whatever these triggers have put on the cache is resolved first."""
        unwind(state)
        return None

    def check_after_attacks(self, state: NeuState) -> str | None:
        """NEU-9.1f, NEU-9.1h Without an attacker the rest is skipped; NEU-9.2 a swift check."""
        if is_over(state):
            return "end"
        state.call(AutomaticCheck())
        return None

    def declare_blockers(self, state: NeuState) -> str | None:
        """NEU-9.3 Each attacked player assigns blockers, clockwise from the active player."""
        if is_over(state):
            return "end"
        for seat in defenders(state):
            state.call(Blocking(seat))
        return None

    def blockers_are_declared(self, state: NeuState) -> str | None:
        """NEU-9.3d Triggers of blocking wait until all blockers are declared."""
        for blocker, attacker in state.blockers:
            state.emit(BLOCKED, blocker, attacker)
        settle(state)
        return None

    def after_block_triggers(self, state: NeuState) -> str | None:
        """NEU-8.14 Whatever these triggers have put on the cache is resolved first."""
        unwind(state)
        return None

    def check_after_blocks(self, state: NeuState) -> str | None:
        """NEU-9.4 Another swift check; NEU-9.1h."""
        if is_over(state):
            return "end"
        state.call(AutomaticCheck())
        return None

    def begin_damage(self, state: NeuState) -> str | None:
        """NEU-9.5 Damage. NEU-9.1h Without an attacker there is none.

        NEU-9.6 Being run or refreshed since does not matter to an attacker.
        """
        self.splits = []
        return None if state.attackers else "end"

    def split_damage(self, state: NeuState) -> str | None:
        """NEU-9.5c An attacker with several blockers splits its damage, in declared order."""
        done = [row[0] for row in self.splits]
        for row in state.attackers:
            card = row[0]
            blockers = blockers_of(state, card)
            if card in done or len(blockers) < 2:
                continue
            force = max(0, attack(state, card))
            if keywords(state, card) & OVERRUN and force > absorbed(state, blockers):
                continue
            options = splits(state, blockers, force)
            state.ask_if_open(state.control[card], "assign-damage", options, (card, *blockers))
            self.splits = [*self.splits, [card]]
            return None
        return "deal_damage"

    def take_split(self, state: NeuState) -> str | None:
        """NEU-9.5c Keep the shares."""
        self.splits[-1] += list(state.answer[1:])
        return "split_damage"

    def deal_damage(self, state: NeuState) -> str | None:
        """NEU-9.5f, NEU-9.5d All of it, the blockers' too, is dealt simultaneously."""
        packets: list[list[int]] = []
        for row in state.attackers:
            packets += attack_packets(state, row, self.splits)
        for blocker, attacker in state.blockers:
            packets.append([blocker, attacker, max(0, attack(state, blocker)), 1])
        packets = [packet for packet in packets if packet[2] > 0]
        if packets:
            state.call(Damage(packets))
        return None

    def after_damage(self, state: NeuState) -> str | None:
        """NEU-9.5f Then one checkpoint, then the triggers."""
        settle(state)
        return None

    def end(self, state: NeuState) -> str | None:
        """NEU-9.3f Nobody is attacking or blocking any more."""
        unwind(state)
        state.attackers = []
        state.blockers = []
        return DONE


def is_over(state: NeuState) -> bool:
    """NEU-9.1h, NEU-R15 Tell whether the rest of the combat is skipped for want of attackers."""
    return not state.attackers and not state.rulings[R15]


def become_attacker(state: NeuState, card: int, player: int, victim: int) -> None:
    """NEU-9.1d The declaration has succeeded."""
    state.attackers.append([card, player, victim])
    state.attacked.append(card)
    state.dirty = 1


def attacks(state: NeuState, seat: int) -> list[Option]:
    """NEU-9.1a Return every eligible character with every player it may attack; NEU-R11."""
    found: list[Option] = []
    foes = state.opponents(seat)
    for card in state.characters(seat):
        if not may_attack(state, card):
            continue
        for foe in foes:
            found.append((ATTACK, card, foe))
            if state.rulings[R11]:
                found += [(ATTACK_CHARACTER, card, each) for each in state.characters(foe)]
    return found


def may_attack(state: NeuState, card: int) -> bool:
    """NEU-9.1a Refreshed, not forbidden, not declared or failed in this combat.

    NEU-10.19 "Cannot" beats "must". NEU-R10 says whether one that has just come may.
    """
    if state.running[card] or card in state.tried or holds(state, CANNOT_ATTACK, card):
        return False
    return not (state.rulings[R10] and state.entered[card] == state.turn)


def defenders(state: NeuState) -> list[int]:
    """NEU-9.3 Attacked players clockwise from the active player, then their partners."""
    around = state.clockwise(state.active_seat)
    attacked = [seat for seat in around if any(row[1] == seat for row in state.attackers)]
    teams = {state.teams[seat] for seat in attacked}
    partners = [seat for seat in around if state.teams[seat] in teams and seat not in attacked]
    return attacked + partners


class Blocking(Frame):
    """NEU-9.3 One defender assigns blockers, one pair at a time."""

    steps: ClassVar[tuple[str, ...]] = ("declare", "take", "judge")

    def __init__(self, seat: int, tried: list[int] | None = None) -> None:
        self.seat: int = seat
        self.tried: list[int] = [] if tried is None else tried

    def declare(self, state: NeuState) -> str | None:
        """NEU-9.3b A character blocks one attacker at the most; blocking is optional."""
        options = blocks(state, self.seat, self.tried)
        options.append((DONE_WITH,))
        state.ask_if_open(self.seat, "declare-blocker", options, default=len(options) - 1)
        return None

    def take(self, state: NeuState) -> str | None:
        """NEU-9.3c No psychosis check is made for blocking, but see NEU-R65."""
        if state.answer[0] == DONE_WITH:
            return DONE
        blocker, attacker = state.answer[1], state.answer[2]
        self.tried = [*self.tried, blocker, attacker]
        if state.rulings[R65]:
            check_psychosis(state, blocker, self.seat)
        else:
            state.result = 1
        return None

    def judge(self, state: NeuState) -> str | None:
        """The pair cannot be taken back."""
        blocker, attacker = self.tried[-2], self.tried[-1]
        if state.result == 1 and state.is_on_field(blocker):
            state.blockers.append([blocker, attacker])
            state.dirty = 1
        else:
            settle(state)
        return "declare"


def blocks(state: NeuState, seat: int, tried: list[int]) -> list[Option]:
    """NEU-9.3a Return every eligible blocker with every attacker it can block.

    NEU-9.3e This is looked at when it is declared, never again.
    """
    found: list[Option] = []
    for card in state.characters(seat):
        if state.running[card] or card in tried[::2] or holds(state, CANNOT_BLOCK, card):
            continue
        for attacker, player, _ in state.attackers:
            if state.teams[player] == state.teams[seat] and can_block(state, card, attacker):
                found.append((BLOCK, card, attacker))
    return found


def can_block(state: NeuState, blocker: int, attacker: int) -> bool:
    """NEU-9.3a Tell whether the attacker can be blocked by a character."""
    return not holds(state, UNBLOCKABLE_BY, attacker, blocker)


def blockers_of(state: NeuState, attacker: int) -> list[int]:
    """Return who blocks an attacker."""
    return [row[0] for row in state.blockers if row[1] == attacker]


def absorbed(state: NeuState, blockers: list[int]) -> int:
    """NEU-9.5e Return how much damage blockers absorb from Overrun; NEU-R13."""
    total = 0
    for card in blockers:
        value = defense(state, card)
        if state.rulings[R13]:
            value -= state.damage[card]
        total += max(0, value)
    return total


def splits(state: NeuState, blockers: list[int], force: int) -> list[Option]:
    """NEU-9.5c Return every split of damage over blockers; NEU-R14."""
    found = spread(len(blockers), force)
    if state.rulings[R14]:
        found = [shares for shares in found if is_lethal_first(state, blockers, shares)]
    return [(SPLIT, *shares) for shares in found]


def spread(count: int, force: int) -> list[list[int]]:
    """Return every way to share out damage over so many blockers."""
    if count == 1:
        return [[force]]
    return [
        [share, *rest] for share in range(force + 1) for rest in spread(count - 1, force - share)
    ]


def is_lethal_first(state: NeuState, blockers: list[int], shares: list[int]) -> bool:
    """NEU-R14 `lethal-first`: in some order each blocker gets enough before the next gets any.

    So at most one of them gets something that is not enough.
    """
    lacking = [
        share < defense(state, card) - state.damage[card]
        for card, share in zip(blockers, shares, strict=True)
        if share
    ]
    return sum(lacking) <= 1


def attack_packets(state: NeuState, row: list[int], split: list[list[int]]) -> list[list[int]]:
    """NEU-9.5b to NEU-9.5e Return what one attacker deals."""
    card, player, victim = row
    force = max(0, attack(state, card))
    blockers = blockers_of(state, card)
    if not blockers:
        if victim != NONE:
            if not state.is_on_field(victim):
                return []
            return [[card, victim, force, 1], [victim, card, max(0, attack(state, victim)), 1]]
        return [[card, pool_code(player, colour_pool(state, card)), force, 1]]
    if keywords(state, card) & OVERRUN and force > absorbed(state, blockers):
        return overrun_packets(state, card, player, force, blockers)
    if len(blockers) == 1:
        return [[card, blockers[0], force, 1]]
    shares = next((each[1:] for each in split if each[0] == card), [])
    return [[card, each, share, 1] for each, share in zip(blockers, shares, strict=False)]


def overrun_packets(
    state: NeuState, card: int, player: int, force: int, blockers: list[int]
) -> list[list[int]]:
    """NEU-9.5e Blockers take their defense, the rest goes to the player's bioframe.

    NEU-R12 says which pool it is, NEU-R75 which partner.
    """
    packets: list[list[int]] = []
    left = force
    for blocker in blockers:
        share = absorbed(state, [blocker])
        packets.append([card, blocker, share, 1])
        left -= share
    if state.rulings[R75]:
        player = state.control[blockers[0]]
    pool = colour_pool(state, card) if state.rulings[R12] else BIOFRAME_POOL
    packets.append([card, pool_code(player, pool), left, 1])
    return packets
