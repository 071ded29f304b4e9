"""How much an option is liked at first sight: rules of thumb."""

from __future__ import annotations

from nightdeck.games.neuroscape.minds.helping import helps
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
from nightdeck.games.neuroscape.model.items import DEFINITION, MODE, REVERSED, SEAT
from nightdeck.games.neuroscape.model.numbers import attack, defense, keywords
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    CHARACTER,
    COMMITTED,
    CYBERWARE,
    DEPLOY,
    HAND,
    NONE,
    STAMINA,
    SWIFT,
)
from nightdeck.games.neuroscape.rules.announcing import Announcing
from nightdeck.kernel.state import Option

ENOUGH_MEMORY = 8


def weigh(state: NeuState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
    question = state.question
    assert question is not None
    seat, verb = question.seat, option[0]
    if verb in (verbs.DRAW, verbs.INSTALL, verbs.STOP):
        return weigh_pick(state, seat, verb)
    if verb == verbs.PLAY:
        return weigh_play(state, seat, option[1])
    if verb in (verbs.ACTIVATE, verbs.SPRING):
        return 1.4 if not state.cache or verb == verbs.SPRING else 0.7
    if verb == verbs.ATTACK:
        return weigh_attack(state, seat, option[1], option[2])
    if verb == verbs.BLOCK:
        return weigh_block(state, seat, option[1], option[2])
    if verb == verbs.AIM:
        return weigh_aim(state, seat, option[-1])
    return weigh_rest(state, seat, option)


def weigh_pick(state: NeuState, seat: int, verb: int) -> float:
    """NEU-5.1c Memory first, then cards to spend it on."""
    memory = len(state.cards(seat, BANK)) + len(state.cards(seat, COMMITTED))
    held = len(state.cards(seat, HAND))
    if verb == verbs.STOP:
        return 0.05
    if verb == verbs.DRAW:
        return 2.5 if held < 2 else 1.2 if held < 5 else 0.5
    if memory < 4:
        return 2.6
    return 1.5 if memory < ENOUGH_MEMORY and held > 1 else 0.8


def weigh_play(state: NeuState, seat: int, card: int) -> float:
    """A character makes a board; answers wait until there is something to answer."""
    definition = POOL[state.definition[card]]
    if definition.kind == CHARACTER:
        return 2.0 + 0.2 * definition.cost
    if definition.kind == CYBERWARE:
        return 1.8
    if definition.kind & SWIFT:
        if state.cache:
            return 1.2 if state.are_opponents(seat, state.cache[-1][SEAT]) else 0.1
        return 1.1 if state.stage != DEPLOY or state.active_seat != seat else 0.5
    return 1.6


def weigh_attack(state: NeuState, seat: int, card: int, player: int) -> float:
    """NEU-9.1 Attack where the attacker is not simply lost, or where it may win the game."""
    power = max(0, attack(state, card))
    if not power:
        return 0.05
    pool = 0 if POOL[state.definition[card]].blue else 1
    left = state.pools_of(player)[pool]
    if left <= power:
        return 4.0
    guards = [each for each in state.characters(player) if not state.running[each]]
    killers = [each for each in guards if attack(state, each) >= defense(state, card)]
    safe = not guards or not killers
    value = 1.6 + 0.15 * power + (0.4 if left <= 8 else 0.0) if safe else 0.55
    if keywords(state, card) & STAMINA:
        value += 0.5
    if len(state.characters(seat)) > len(guards):
        value += 0.5
    return value


def weigh_block(state: NeuState, seat: int, blocker: int, attacker: int) -> float:
    """NEU-9.3 Block what one survives or kills, and whatever would end the game."""
    power = max(0, attack(state, attacker))
    survives = power < defense(state, blocker) - state.damage[blocker]
    kills = attack(state, blocker) >= defense(state, attacker) - state.damage[attacker]
    pool = 0 if POOL[state.definition[attacker]].blue else 1
    coming = sum(max(0, attack(state, row[0])) for row in state.attackers if row[1] == seat)
    left = state.pools_of(seat)[pool]
    if any(row[1] == attacker for row in state.blockers):
        return 0.3 if kills and survives else 0.1
    if coming >= left:
        return 3.0 + power
    if survives:
        return 2.0 if kills else 1.5
    return 1.1 if kills and power >= 2 else 0.2


def weigh_aim(state: NeuState, seat: int, code: int) -> float:
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
