"""What an effect would bring a player now: its sort held against the table."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.minds.sorts import (
    BOOST,
    BOUNCE,
    BURN,
    CARDS,
    COPY,
    DAMAGE,
    DOUBLE,
    DUEL,
    FRESH_RAM,
    GROW,
    LOOK,
    MEMORY,
    REBASE,
    REFRESH,
    REMOVE,
    STUN,
    SWEEP,
    WEAKEN,
    WITHOUT_TARGET,
    Sort,
    sort_of,
)
from nightdeck.games.neuroscape.model.card_abilities import Aim
from nightdeck.games.neuroscape.model.codes import (
    is_item,
    is_player,
    is_pool,
    item_of,
    player_of,
    pool_of,
)
from nightdeck.games.neuroscape.model.definitions import POOL, Card, aims_of, effect_of
from nightdeck.games.neuroscape.model.items import DEFINITION, SEAT
from nightdeck.games.neuroscape.model.numbers import attack, defense, holds
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    BIOFRAME_POOL,
    CANNOT_BE_DESTROYED,
    COMBAT,
    MAINFRAME_POOL,
    NONE,
)
from nightdeck.games.neuroscape.model.vocabulary import Effect

WINS: Final = 6.0
"""What breaks a pool is worth more than anything else."""

HARM: Final = -1.0
"""What is done to the wrong side."""

IN_VAIN: Final = -0.3
"""What changes nothing but costs a card."""

FOR_FRIENDS: Final = (BOOST, GROW, REFRESH, REBASE, DOUBLE)


def worth(state: NeuState, card: int) -> float:
    """Return roughly what a character in play is worth."""
    return 0.4 + 0.35 * max(0, attack(state, card)) + 0.1 * POOL[state.definition[card]].cost


def left(state: NeuState, card: int) -> int:
    """Return how much damage destroys a character."""
    return defense(state, card) - state.damage[card]


def pool_hit(state: NeuState, card: int) -> int:
    """NEU-3.15 Return the pool that a character's attack goes for."""
    return MAINFRAME_POOL if POOL[state.definition[card]].blue else BIOFRAME_POOL


def use_of_card(state: NeuState, seat: int, card: int, definition: Card) -> float:
    """Return the best a program can bring, in whichever mode or orientation."""
    if definition.modes:
        return max(
            use_of(state, seat, card, mode.effect, mode.aims, NONE) for mode in definition.modes
        )
    best = HARM
    for turned in (0, 1) if definition.reversed_effect is not None else (0,):
        effect = effect_of(definition, turned, NONE)
        if effect is not None:
            aims = aims_of(definition, turned, NONE)
            best = max(best, use_of(state, seat, card, effect, aims, NONE))
    return best


def use_of(
    state: NeuState, seat: int, source: int, effect: Effect, aims: tuple[Aim, ...], actor: int
) -> float:
    """Return the best an effect can bring a player; below 0 it is better left alone."""
    sort = sort_of(effect)
    if not aims or sort[0] in WITHOUT_TARGET:
        return use_of_itself(state, seat, sort)
    if sort[0] == DUEL:
        codes = aims[-1].codes(state, seat, source)
        fighters = state.characters(seat) if actor == NONE else [actor]
        uses = [use_on(state, seat, sort, code, each) for code in codes for each in fighters]
    else:
        codes = aims[0].codes(state, seat, source)
        uses = [use_on(state, seat, sort, code, actor) for code in codes]
    return max(uses, default=HARM)


def use_of_itself(state: NeuState, seat: int, sort: Sort) -> float:
    """Return what an effect without a target brings."""
    kind, first, second = sort
    if kind == BURN:
        hits = [burn(state, foe, second, first) for foe in state.opponents(seat)]
        return max(hits, default=HARM)
    if kind == FRESH_RAM:
        running = sum(state.running[ram] for ram in state.cards(seat, BANK))
        return 0.4 if running >= 2 else IN_VAIN
    if kind == SWEEP:
        theirs = sum(len(state.characters(foe)) for foe in state.opponents(seat))
        return 0.5 * (theirs - len(state.characters(seat)))
    if kind == LOOK:
        return 0.1
    return 0.9 if kind == MEMORY else 0.7 if kind == CARDS else 0.5


def burn(state: NeuState, player: int, pool: int, amount: int) -> float:
    """Return what damage to a pool of an opponent is worth."""
    rest = state.pools_of(player)[pool]
    return WINS if rest <= amount else 0.18 * amount + (0.3 if rest <= 8 else 0.0)


def use_on(state: NeuState, seat: int, sort: Sort, code: int, actor: int) -> float:
    """NEU-13.3 Return what an effect would bring with this target."""
    if is_pool(code):
        player, pool = pool_of(code)
        return burn(state, player, pool, sort[1]) if state.are_opponents(seat, player) else HARM
    if is_player(code):
        player = player_of(code)
        is_theirs = state.are_opponents(seat, player)
        if sort[0] == BURN:
            return burn(state, player, sort[2], sort[1]) if is_theirs else HARM
        return 0.5 if is_theirs else 0.2
    if is_item(code):
        return use_on_item(state, seat, sort[0], code)
    if not state.is_on_field(code):
        return 0.3 + 0.15 * POOL[state.definition[code]].cost
    if sort[0] in FOR_FRIENDS:
        return use_for(state, seat, sort, code)
    return use_against(state, seat, sort, code, actor)


def use_on_item(state: NeuState, seat: int, kind: int, code: int) -> float:
    """NEU-8.5 Return what it brings to counter, turn aside or copy an item of the cache."""
    item = state.item(item_of(code))
    if item is None:
        return HARM
    cost = POOL[item[DEFINITION]].cost
    is_theirs = state.are_opponents(seat, item[SEAT])
    if kind == COPY:
        return 0.3 if is_theirs else 0.2 + 0.2 * cost
    return 0.3 * cost if is_theirs else HARM


def use_against(state: NeuState, seat: int, sort: Sort, card: int, actor: int) -> float:
    """Return what it brings to harm a character."""
    kind, first, second = sort
    if not state.are_opponents(seat, state.control[card]):
        return HARM
    value = worth(state, card)
    if kind == DAMAGE:
        survives = first < left(state, card) or holds(state, CANNOT_BE_DESTROYED, card)
        return IN_VAIN if survives else value
    if kind == REMOVE:
        return value
    if kind == WEAKEN:
        return value if second >= left(state, card) else 0.2
    if kind == BOUNCE:
        return 0.6 * value
    if kind == STUN:
        return 0.5 * value if is_needed(state, seat, card) else IN_VAIN
    if kind == DUEL and actor != NONE:
        gain = value if attack(state, actor) >= left(state, card) else -0.2
        return gain - (worth(state, actor) if attack(state, card) >= left(state, actor) else 0.0)
    return 0.3 * value


def is_needed(state: NeuState, seat: int, card: int) -> bool:
    """NEU-9 Tell whether an opposing character may still block, or attack, this turn."""
    if state.running[card] or state.stage >= COMBAT:
        return False
    return state.active_seat in (seat, state.control[card])


def use_for(state: NeuState, seat: int, sort: Sort, card: int) -> float:
    """Return what it brings to help a character."""
    kind, first, second = sort
    is_theirs = state.are_opponents(seat, state.control[card])
    if kind == REBASE:
        first, second = first - attack(state, card), second - defense(state, card)
        if is_theirs:
            return 0.4 * worth(state, card) if first < -1 else HARM
        if first < 1:
            return HARM
    elif is_theirs:
        return HARM
    if kind == GROW:
        return 0.8 + 0.1 * attack(state, card)
    if kind == DOUBLE:
        return worth(state, card)
    if kind == REFRESH:
        return 0.6 * worth(state, card) if state.running[card] else IN_VAIN
    return boost(state, seat, card, first, second)


def boost(state: NeuState, seat: int, card: int, more: int, tougher: int) -> float:
    """NEU-9.5 Return what a boost for this turn does for a character that attacks or blocks."""
    if not state.attackers:
        is_ready = state.active_seat == seat and state.stage <= COMBAT and not state.running[card]
        return 0.15 * more if is_ready else IN_VAIN
    foes = [row[1] for row in state.blockers if row[0] == card]
    foes += [row[0] for row in state.blockers if row[1] == card]
    power = attack(state, card)
    if foes:
        rest = left(state, card)
        danger = sum(max(0, attack(state, foe)) for foe in foes)
        value = worth(state, card) if rest <= danger < rest + tougher else 0.0
        if power < left(state, foes[0]) <= power + more:
            value += worth(state, foes[0])
        return value or IN_VAIN
    for row in state.attackers:
        if row[0] == card:
            rest = state.pools_of(row[1])[pool_hit(state, card)]
            return WINS if power < rest <= power + more else 0.12 * more
    return IN_VAIN
