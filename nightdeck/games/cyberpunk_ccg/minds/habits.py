"""How much an option is liked at first sight: rules of thumb."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model import options as verbs
from nightdeck.games.cyberpunk_ccg.model.codes import (
    is_player,
    is_side,
    is_stash,
    side_of,
    stash_of,
)
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.numbers import (
    attack_of,
    defense_of,
    empathy,
    stat,
    strength,
)
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACKERS,
    CYBER,
    DEFENDERS,
    DEFENSE,
    EQUIPMENT,
    EVENT,
    LOCATION,
    LOCATIONS,
    LR,
    NONE,
    OPERATION,
    OPERATIONS,
    RUNNER,
    SOLO,
    SR,
    STASH,
    VEHICLE,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_record import remaining_offense, target_strength
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import (
    attacking_team,
    defending_team,
    hit_targets,
    loners,
)
from nightdeck.games.cyberpunk_ccg.rules.declaring import Declaring
from nightdeck.games.cyberpunk_ccg.rules.using import Using
from nightdeck.kernel.state import Option

LITTLE = 0.02


def weigh(state: CcgState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
    question = state.question
    assert question is not None
    seat, verb = question.seat, option[0]
    if verb == 0:
        return 1.0
    if verb in (verbs.BUY, verbs.PLAY):
        return weigh_card(state, seat, option[1])
    if verb == verbs.USE:
        return weigh_use(state, seat, option[1], option[2])
    if verb in (verbs.HIT, verbs.RUN):
        return weigh_attack(state, seat, option)
    if verb == verbs.AIM:
        return weigh_aim(state, seat, option[1])
    if verb == verbs.DEFEND:
        return weigh_defence(state, seat, option[1])
    if verb == verbs.HOST:
        return weigh_host(state, option[1])
    return weigh_rest(state, seat, option)


def fight_of(state: CcgState, runners: list[int]) -> tuple[int, int]:
    """Return ATTACK and Defense of a set as it would go."""
    attack = sum(stat(state, card, SR) + stat(state, card, LR) for card in runners)
    return attack, sum(stat(state, card, DEFENSE) for card in runners)


def weigh_card(state: CcgState, seat: int, card: int) -> float:
    """Places that pay first, then people, then what they carry; answers wait for their moment."""
    definition = POOL[state.definition[card]]
    if definition.kind == LOCATION:
        return 3.0 + 0.1 * definition.eb
    if definition.kind == RUNNER:
        return 2.6 + 0.05 * definition.cost
    if definition.kind == OPERATION:
        return 0.4 if len(state.cards(seat, OPERATIONS)) > 1 else 1.6
    if definition.kind == EVENT:
        if state.things or state.doomed:
            return 1.8
        return 1.3 if state.attack_kind else 0.8
    return 1.9 if state.runners(seat) else 0.5


def weigh_use(state: CcgState, seat: int, card: int, place: int) -> float:
    """What is free is used at once; what exhausts a fighter waits unless an attack is on."""
    ability = ability_at(state, card, place)
    if ability.is_use:
        return 2.5
    if state.doomed or state.things:
        return 2.0
    if state.attack_kind:
        return weigh_help(state, seat)
    if POOL[state.definition[card]].professions & SOLO:
        return 0.3
    return 1.1 if seat == state.active_seat else 0.6


def weigh_help(state: CcgState, seat: int) -> float:
    """In an attack help is worth something where it can still turn the comparison."""
    if state.defenders:
        attack, cover = attack_of(state, ATTACKERS), defense_of(state, DEFENDERS)
        winning = attack > cover
        return 0.4 if winning == (seat == state.active_seat) else 1.5
    winning = remaining_offense(state) > target_strength(state)
    return 0.3 if winning == (seat == state.active_seat) else 1.4


def prize(state: CcgState, seat: int, code: int) -> tuple[int, int]:
    """Return strength and points of something that can be attacked."""
    if is_stash(code):
        size = len(state.cards(stash_of(code), STASH))
        return 15 * size, 3 * size
    definition = POOL[state.definition[code]]
    bonus = definition.eb if definition.kind == LOCATION else 0
    return strength(state, code), definition.ops + bonus


def defence_of(state: CcgState, seat: int) -> int:
    """Return about how much Defense a player could put in the way."""
    best = 0
    for team in state.teams(seat):
        best = max(best, fight_of(state, defending_team(state, seat, team))[1])
    alone = [card for card in state.runners(seat) if not state.exhausted[card]]
    loose = [card for card in alone if state.team[card] == NONE][:3]
    return max(best, fight_of(state, loose)[1])


def weigh_attack(state: CcgState, seat: int, option: Option) -> float:
    """CCG-8.2a Attack what falls even if somebody defends; CCG-11.2 a Cyber-Psycho must."""
    team = option[1]
    runners = loners(state, seat)[:3] if team == NONE else attacking_team(state, seat, team)
    attack, _ = fight_of(state, runners)
    best = LITTLE
    if option[0] == verbs.RUN:
        for card in state.cards(seat, OPERATIONS):
            hard, points = prize(state, seat, card)
            if attack > hard:
                best = max(best, 3.0 + 0.1 * points)
    else:
        for code in hit_targets(state, seat, runners):
            best = max(best, hit_value(state, seat, code, attack))
    if any(empathy(state, card) == 1 for card in runners):
        best = max(best, 1.2)
    return best


def hit_value(state: CcgState, seat: int, code: int, attack: int) -> float:
    """Return how good a Hit on something looks, defenders counted in part."""
    hard, points = prize(state, seat, code)
    if attack <= hard or points == 0:
        return LITTLE
    other = stash_of(code) if is_stash(code) else state.control[code]
    cover = defence_of(state, other)
    if attack > hard + cover:
        return 3.0 + 0.1 * points
    return 1.3 if attack > hard + cover // 2 else 0.2


def weigh_aim(state: CcgState, seat: int, code: int) -> float:
    """Harm goes to opponents, help to oneself."""
    frame = state.stack[-1]
    if isinstance(frame, Declaring):
        attack, _ = fight_of(state, frame.members)
        if frame.verb == verbs.RUN:
            hard, points = prize(state, seat, code)
            return 1.0 + points if attack > hard else LITTLE
        return hit_value(state, seat, code, attack)
    if is_player(code):
        return 1.0
    if is_side(code):
        mine = (side_of(code) == ATTACKERS) == (seat == state.active_seat)
        return 3.0 if mine else LITTLE
    if code < 0 or not state.is_in_play(code):
        return 1.0 + 0.1 * POOL[state.definition[code]].cost if code >= 0 else 1.0
    mine = state.control[code] == seat
    helps = isinstance(frame, Using) and is_helpful(state, frame)
    value = 1.0 + 0.1 * POOL[state.definition[code]].cost
    return value if mine == helps else LITTLE


def is_helpful(state: CcgState, frame: Using) -> bool:
    """Tell whether an ability does good to its target, from its clause or its card's type."""
    ability = frame.ability(state)
    if ability.clause in ("CCG-10.6", "CCG-10.8a", "CCG-10.4c", "CCG-10.5a", "CCG-10.5b"):
        return True
    if ability.clause == "CCG-10.7":
        return frame.mode == 0
    if ability.clause:
        return ability.clause in ("CCG-10.12", "CCG-10.11")
    return POOL[state.definition[frame.card]].kind != EVENT or ability.trigger != 0


def weigh_defence(state: CcgState, seat: int, team: int) -> float:
    """CCG-8.2c Defend where the attackers do not simply run over the set."""
    if team == NONE:
        free = [card for card in state.runners(seat) if not state.exhausted[card]]
        runners = [card for card in free if state.team[card] == NONE][:3]
    else:
        runners = defending_team(state, seat, team)
    attack, cover = fight_of(state, runners)
    if attack_of(state, ATTACKERS) <= cover:
        return 3.0
    if attack > defense_of(state, ATTACKERS):
        return 2.0
    falls = remaining_offense(state) > target_strength(state)
    return 0.7 if falls else 0.1


def weigh_host(state: CcgState, host: int) -> float:
    """CCG-7.3a3 Gear belongs on whoever fights; the Stash only costs points."""
    if host < 0:
        return 0.15
    if not state.is_runner_in_play(host):
        return 1.2
    frame = state.stack[-1]
    card = getattr(frame, "card", NONE)
    value = 1.0 + 0.1 * (stat(state, host, SR) + stat(state, host, DEFENSE))
    if card != NONE and POOL[state.definition[card]].kind == CYBER:
        left = empathy(state, host) + POOL[state.definition[card]].empathy
        return value if left > 1 else 0.3 if left == 1 else LITTLE
    return value


def weigh_rest(state: CcgState, seat: int, option: Option) -> float:
    """Return how good everything else looks."""
    verb = option[0]
    if verb in (verbs.CANCEL, verbs.BACK):
        return LITTLE
    if verb == verbs.AUTO:
        return 3.0
    if verb == verbs.SOURCE:
        return 0.5 if POOL[state.definition[option[1]]].professions else 0.8
    if verb in (verbs.DRAW_RUNS, verbs.DRAW_GEAR):
        return weigh_deck(state, seat, verb)
    if verb == verbs.ASSIGN:
        return weigh_assign(state, seat, option)
    if verb == verbs.REMOVE:
        return LITTLE
    if verb == verbs.TRANSFER:
        return weigh_transfer(state, option[1])
    if verb in (verbs.DISCARD, verbs.TRASH_COST, verbs.CARD):
        return 3.0 / (1 + POOL[state.definition[option[1]]].cost)
    if verb == verbs.WEAPONS:
        return 1.0 + sum(
            POOL[state.definition[card]].sr + POOL[state.definition[card]].lr
            for card in option[1:]
            if card != NONE
        )
    if verb == verbs.ADD:
        return 1.2
    if verb == verbs.PAY_FOR_OP:
        return 0.4
    return 1.0


def weigh_deck(state: CcgState, seat: int, verb: int) -> float:
    """CCG-7.1a Places and people first, then what they carry."""
    places = len(state.cards(seat, LOCATIONS)) + len(state.runners(seat))
    if verb == verbs.DRAW_RUNS:
        return 2.0 if places < 6 else 1.2
    return 0.8 if places < 6 else 1.3


def weigh_assign(state: CcgState, seat: int, option: Option) -> float:
    """CCG-7.4b1 Fighters stand together; who works alone stays alone."""
    card, team = option[1], option[2]
    fights = stat(state, card, SR) + stat(state, card, DEFENSE) > 6
    if state.team[card] != NONE or not fights:
        return 0.2
    if team == NONE:
        return 0.5 if state.teams(seat) else 1.3
    return 1.8


def weigh_transfer(state: CcgState, card: int) -> float:
    """CCG-7.3b1 Gear in the Stash helps nobody."""
    definition = POOL[state.definition[card]]
    if state.kind_of_zone(card) == STASH:
        return 1.4 if definition.kind == EQUIPMENT and definition.equipment != VEHICLE else 0.7
    return LITTLE
