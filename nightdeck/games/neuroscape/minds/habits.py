"""How much an option is liked at first sight: rules of thumb."""

from __future__ import annotations

from nightdeck.games.neuroscape.minds.helping import helps
from nightdeck.games.neuroscape.minds.sorts import BOOST, DUEL, OTHER, WITHOUT_TARGET, Sort, sort_of
from nightdeck.games.neuroscape.minds.uses import (
    left,
    pool_hit,
    use_of,
    use_of_card,
    use_on,
    worth,
)
from nightdeck.games.neuroscape.model import options as verbs
from nightdeck.games.neuroscape.model.codes import (
    is_item,
    is_player,
    is_pool,
    item_of,
    player_of,
    pool_of,
)
from nightdeck.games.neuroscape.model.definitions import POOL, aims_of, effect_of
from nightdeck.games.neuroscape.model.items import ACTOR, DEFINITION, MODE, REVERSED, SEAT
from nightdeck.games.neuroscape.model.numbers import attack, defense, keywords
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    AFTER_COMBAT,
    BANK,
    CHARACTER,
    COMBAT,
    COMMITTED,
    CYBERWARE,
    DEPLOY,
    HAND,
    NONE,
    ONE_TIME,
    STAMINA,
    SWIFT,
)
from nightdeck.games.neuroscape.rules.announcing import Announcing
from nightdeck.games.neuroscape.rules.combat import can_block
from nightdeck.games.neuroscape.rules.playing import abilities_of
from nightdeck.kernel.state import Option

FIRST_MEMORY: int = 4
"""So much RAM comes before anything else."""


def weigh(state: NeuState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
    question = state.question
    assert question is not None
    seat, verb = question.seat, option[0]
    if verb in (verbs.DRAW, verbs.INSTALL, verbs.STOP):
        return weigh_pick(state, seat, verb)
    if verb == verbs.PLAY:
        return weigh_play(state, seat, option[1])
    if verb == verbs.ACTIVATE:
        return weigh_activate(state, seat, option)
    if verb == verbs.SPRING:
        return 1.4
    if verb == verbs.ATTACK:
        return weigh_attack(state, seat, option[1], option[2])
    if verb == verbs.BLOCK:
        return weigh_block(state, seat, option[1], option[2])
    if verb == verbs.AIM:
        return weigh_aim(state, seat, option[-1])
    return weigh_rest(state, seat, option)


def weigh_pick(state: NeuState, seat: int, verb: int) -> float:
    """NEU-5.1c Memory first, then as much of it as the hand asks for."""
    if verb == verbs.STOP:
        return 0.05
    hand = state.cards(seat, HAND)
    if verb == verbs.DRAW:
        return 1.5 if hand else 2.5
    bank = len(state.cards(seat, BANK))
    memory = bank + len(state.cards(seat, COMMITTED))
    if memory < FIRST_MEMORY:
        return 2.6
    asked = sum(POOL[state.definition[card]].cost for card in hand)
    return 1.5 + 0.15 * (asked - bank) - 0.02 * memory


def weigh_play(state: NeuState, seat: int, card: int) -> float:
    """A character makes a board; a program is played for what it would bring now."""
    definition = POOL[state.definition[card]]
    if definition.kind == CHARACTER:
        return 2.0 + 0.2 * definition.cost
    if definition.kind == CYBERWARE:
        return 1.8
    if not definition.kind & ONE_TIME:
        return 1.6
    use = use_of_card(state, seat, card, definition)
    if use <= 0:
        return 0.05
    if not definition.kind & SWIFT:
        return 1.0 + 0.6 * use
    effect = definition.effect
    if effect is not None and sort_of(effect)[0] == BOOST and not state.attackers and use < 1:
        return 0.1  # it waits for the fight
    return 0.5 + use if is_deploying(state, seat) else 0.75 + 0.5 * use


def is_deploying(state: NeuState, seat: int) -> bool:
    """NEU-5.2 Tell whether a player may still deploy: what is not used then is left over."""
    return state.stage == DEPLOY and state.active_seat == seat


def weigh_activate(state: NeuState, seat: int, option: Option) -> float:
    """NEU-10.5 What an ability brings, less what its character could do in the meantime."""
    card, place, actor = option[1], option[2], option[3]
    ability = abilities_of(POOL[state.definition[card]])[place]
    source = card if actor == NONE else actor
    use = use_of(state, seat, source, ability.effect, ability.aims, actor)
    if ability.sacrifices_self:
        use -= 0.3 if actor == NONE else worth(state, actor)
    if ability.sacrifice is not None:
        use -= 1.0
    if use <= 0:
        return 0.05
    if ability.runs and actor != NONE:
        is_own = state.active_seat == seat
        if is_own and state.stage < COMBAT:
            use -= 0.25 * max(0, attack(state, actor))
        elif is_own or state.stage < AFTER_COMBAT:
            use -= 0.15 * max(0, defense(state, actor))
    if is_deploying(state, seat):
        return max(0.05, 0.6 + use)
    return 0.8 + 0.5 * use if use > 0 else 0.3


# NEU-9 Combat -------------------------------------------------------------------------------------


def weigh_attack(state: NeuState, seat: int, card: int, player: int) -> float:
    """NEU-9.1 Attack where the attacker is not simply lost, or where all together may win."""
    power = max(0, attack(state, card))
    if not power:
        return 0.05
    pool = pool_hit(state, card)
    rest = state.pools_of(player)[pool]
    guards = [
        each
        for each in state.characters(player)
        if not state.running[each] and can_block(state, each, card)
    ]
    army = attacking(state, seat)
    forces = [max(0, attack(state, each)) for each in army if pool_hit(state, each) == pool]
    forces.sort(reverse=True)
    if sum(forces[len(guards) :]) >= rest:
        return 4.0
    value = 1.4 + 0.15 * power + (0.4 if rest <= 8 else 0.0)
    if guards:
        share = min(1.0, len(guards) / max(1, len(army)))
        value -= 0.9 * worst_block(state, card, guards) * (0.4 + 0.6 * share)
    if keywords(state, card) & STAMINA:
        return value + 0.4
    return value - (1.2 if is_missed(state, seat, player) else 0.0)


def attacking(state: NeuState, seat: int) -> list[int]:
    """Return who attacks already or still may."""
    declared = [row[0] for row in state.attackers]
    return [each for each in state.characters(seat) if not state.running[each] or each in declared]


def worst_block(state: NeuState, card: int, guards: list[int]) -> float:
    """Return what the most unpleasant blocker would cost an attacker."""
    power, rest = attack(state, card), left(state, card)
    worst = 0.0
    for guard in guards:
        if attack(state, guard) >= rest:
            gain = worth(state, guard) if power >= left(state, guard) else 0.0
            worst = max(worst, worth(state, card) - gain)
    return worst


def is_missed(state: NeuState, seat: int, player: int) -> bool:
    """Tell whether one blocker less would let the opponent break a pool in their next turn."""
    guards = sum(1 for each in state.characters(seat) if not state.running[each])
    for pool, rest in enumerate(state.pools_of(seat)):
        forces = [
            max(0, attack(state, each))
            for each in state.characters(player)
            if pool_hit(state, each) == pool
        ]
        forces.sort(reverse=True)
        if sum(forces[max(0, guards - 1) :]) >= rest:
            return True
    return False


def weigh_block(state: NeuState, seat: int, blocker: int, attacker: int) -> float:
    """NEU-9.3 Block what one survives or kills, and whatever would end the game."""
    power = max(0, attack(state, attacker))
    survives = power < left(state, blocker)
    blocked = [row[1] for row in state.blockers]
    if attacker in blocked:
        return weigh_joining(state, blocker, attacker, survives)
    kills = attack(state, blocker) >= left(state, attacker)
    pool = pool_hit(state, attacker)
    rest = state.pools_of(seat)[pool]
    coming = sum(
        max(0, attack(state, row[0]))
        for row in state.attackers
        if row[0] not in blocked
        and not state.are_opponents(seat, row[1])
        and pool_hit(state, row[0]) == pool
    )
    if coming >= rest:
        return 3.0 + power + (0.5 if survives else 0.0)
    if survives:
        return (2.0 if kills else 1.2) + 0.1 * power
    gain = (worth(state, attacker) if kills else 0.0) - worth(state, blocker)
    return 0.6 + gain + 0.1 * power + (0.5 if 2 * coming >= rest else 0.0)


def weigh_joining(state: NeuState, blocker: int, attacker: int, survives: bool) -> float:
    """NEU-9.3b A second blocker is worth it if only both together kill."""
    force = sum(attack(state, row[0]) for row in state.blockers if row[1] == attacker)
    rest = left(state, attacker)
    return 1.2 if survives and force < rest <= force + attack(state, blocker) else 0.1


# NEU-13 Targets -----------------------------------------------------------------------------------


def weigh_aim(state: NeuState, seat: int, code: int) -> float:
    """NEU-13.1 Aim where it brings most; what is no common sort of effect goes by sides alone."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Announcing):
        sort = sort_in_work(frame)
        actor = frame.item[ACTOR] if frame.ability() is not None else NONE
        if sort[0] not in WITHOUT_TARGET and (sort[0] != DUEL or actor != NONE):
            return max(0.03, 1.0 + use_on(state, seat, sort, code, actor))
    return weigh_side(state, seat, code)


def sort_in_work(frame: Announcing) -> Sort:
    """Return what sort of effect is being aimed."""
    ability = frame.ability()
    if ability is not None:
        return sort_of(ability.effect)
    effect = effect_of(frame.card(), frame.item[REVERSED], frame.item[MODE])
    return (OTHER, 0, 0) if effect is None else sort_of(effect)


def weigh_side(state: NeuState, seat: int, code: int) -> float:
    """NEU-13.1 Harm goes to opponents, help to oneself; the card says which it is."""
    helps = is_help(state)
    if is_pool(code):
        target, pool = pool_of(code)
        value = 1.0 + (0.8 if state.pools_of(target)[pool] <= 8 else 0.0)
        is_theirs = state.are_opponents(seat, target)
    elif is_player(code):
        value, is_theirs = 1.0, state.are_opponents(seat, player_of(code))
    elif is_item(code):
        item = state.item(item_of(code))
        value = 1.0 if item is None else 1.0 + 0.2 * POOL[item[DEFINITION]].cost
        is_theirs = item is not None and state.are_opponents(seat, item[SEAT])
    else:
        value = 1.0 + 0.2 * POOL[state.definition[code]].cost
        is_theirs = state.are_opponents(seat, state.control[code])
    return value if is_theirs != helps else 0.05


def is_help(state: NeuState) -> bool:
    """Tell whether what is being aimed is good for its target."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Announcing):
        return False
    ability = frame.ability()
    if ability is not None:
        return helps(ability.effect, ability.aims)
    item = frame.item
    effect = effect_of(frame.card(), item[REVERSED], item[MODE])
    return effect is not None and helps(effect, aims_of(frame.card(), item[REVERSED], item[MODE]))


def weigh_rest(state: NeuState, seat: int, option: Option) -> float:
    """Return how much the other answers are liked."""
    verb = option[0]
    question = state.question
    name = "" if question is None else question.name
    if verb == verbs.DONE_WITH:
        return {"mulligan": 1.0, "force-quit": 2.0, "declare-attacker": 0.6}.get(name, 0.4)
    if verb == 0:
        return 1.0
    if verb == verbs.PUT_BACK:
        cost = POOL[state.definition[option[1]]].cost
        return 1.3 if cost >= 6 else 0.3
    if verb == verbs.QUIT:
        return 0.05
    if verb == verbs.ON_PORT:
        return 1.0 + 0.2 * attack(state, option[1])
    if verb == verbs.ON_MAINFRAME:
        return 1.0 + max(0.0, (20 - min(state.pools_of(option[1]))) / 20)
    if verb == verbs.SACRIFICE:
        return 1.0 / (1 + POOL[state.definition[option[1]]].cost)
    if verb == verbs.NUMBER:
        return 1.0 + option[1]
    if verb == verbs.GO_FIRST:
        return 1.2 if option[1] == seat else 1.0
    if verb == verbs.SPLIT:
        return 1.0 + weigh_split(state, option)
    if verb == verbs.YES:
        return 1.3
    if verb == verbs.CARD and option[1] != NONE:
        return 1.0 + 0.1 * POOL[state.definition[option[1]]].cost
    return 1.0


def weigh_split(state: NeuState, option: Option) -> float:
    """NEU-9.5c Count the blockers that a split kills."""
    question = state.question
    blockers = () if question is None else question.about[1:]
    shares = zip(blockers, option[1:], strict=False)
    return float(
        sum(1 for card, share in shares if share >= defense(state, card) - state.damage[card])
    )
