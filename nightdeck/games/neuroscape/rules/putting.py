"""An announced action comes onto the cache: the last step of announcing (NEU-6.2, NEU-8.3)."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.card_abilities import ONCE_PER_TURN, Ability
from nightdeck.games.neuroscape.model.costs import (
    keep_adjustment,
)
from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.events import (
    ABILITY_ACTIVATED,
    ABILITY_ANNOUNCED,
    CARD_ANNOUNCED,
    CARD_PLAYED,
    TARGETED,
    TROJAN_ACTIVATED,
    TROJAN_ANNOUNCED,
)
from nightdeck.games.neuroscape.model.items import (
    ACTOR,
    CARD,
    CARD_ITEM,
    DEFINITION,
    ID,
    KIND,
    PLACE,
    REVERSED,
    SEAT,
    SERIAL,
    TROJAN_ITEM,
    WHERE,
    targets,
)
from nightdeck.games.neuroscape.model.rulings import R07, R32, R46
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CACHE,
    CACHE_DOWN,
    CHARACTER,
    NONE,
    SLOTS,
    TROJAN,
)
from nightdeck.games.neuroscape.rules.leaving import (
    free_memory,
    let_go,
    relocate,
)
from nightdeck.kernel.state import EVERYBODY


def mark_use(state: NeuState, item: list[int], ability: Ability, passed: bool) -> None:
    """NEU-10.4 The ability of the round is used, by a failed attempt too (NEU-R07).

    NEU-2.12 What was sacrificed for its own ability keeps no count: if it returns, it is new.
    """
    seat, card, actor = item[SEAT], item[CARD], item[ACTOR]
    if not state.is_in_play(card) or (not passed and state.rulings[R07]):
        return
    if actor != NONE and (card == actor or not state.rulings[R46]):
        state.spent[actor] = 1
    use = [card, ability.place, seat]
    if ability.limit == ONCE_PER_TURN:
        state.turn_uses.append(use)
    else:
        state.round_uses.append(use)


def put(state: NeuState, item: list[int], cost: int) -> None:
    """NEU-8.3 Put an announced item on top of the cache and tell it."""
    seat, card = item[SEAT], item[CARD]
    definition = POOL[item[DEFINITION]]
    state.items_put[seat] += 1
    state.cache.append(item)
    state.dirty = 1
    if item[KIND] == CARD_ITEM:
        put_card(state, item, definition, cost)
    elif item[KIND] == TROJAN_ITEM:
        spring(state, card, seat)
        item[SERIAL] = state.serial[card]
    else:
        state.emit(ABILITY_ANNOUNCED, card, seat, item[PLACE])
        state.emit(ABILITY_ACTIVATED, card if item[ACTOR] == NONE else item[ACTOR], seat)
    for code in targets(item):
        if code >= 0:
            state.emit(TARGETED, code, seat)


def put_card(state: NeuState, item: list[int], definition: Card, cost: int) -> None:
    """NEU-12.8 A played card lies on the cache, a trojan face down."""
    seat, card = item[SEAT], item[CARD]
    if definition.kind == TROJAN:
        relocate(state, card, state.table_zone(CACHE_DOWN))
        state.known[card] = state.friends(seat)
        state.emit(TROJAN_ANNOUNCED, seat, item[WHERE])
        state.emit_to(CARD_PLAYED, (card, seat, 0), state.friends(seat), state.friends(seat))
    else:
        relocate(state, card, state.table_zone(CACHE))
        state.emit(CARD_ANNOUNCED, card, seat, cost)
        state.emit(CARD_PLAYED, card, seat, item[REVERSED])
    if definition.kind == CHARACTER:
        keep_adjustment(state, card, seat)
    state.played[seat].append(definition.kind)
    item[SERIAL] = state.serial[card]
    use_discounts(state, seat, definition.kind)


def use_discounts(state: NeuState, seat: int, kind: int) -> None:
    """NEU-10.15 "The next ... this turn" is used up by the first match."""
    if state.discounts:
        state.discounts = [row for row in state.discounts if row[1] != seat or not row[2] & kind]


def spring(state: NeuState, card: int, seat: int) -> None:
    """NEU-12.9 An activated trojan leaves its slot at once and is the item.

    NEU-R32 `on-resolution`: it lies face up in its slot until then.
    """
    state.reveal(card, EVERYBODY)
    state.emit(TROJAN_ACTIVATED, card, seat)
    if state.rulings[R32]:
        relocate(state, card, state.zone_of(state.place_of(card), SLOTS))
    else:
        free_memory(state, card, False)
        let_go(state, card)
        relocate(state, card, state.table_zone(CACHE))


def newest_item(state: NeuState) -> int:
    """Return the number of the newest item, NONE without one."""
    return state.cache[-1][ID] if state.cache else NONE
