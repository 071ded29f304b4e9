"""Resolving an item of the cache, by type (NEU-6.3, NEU-8.7).

Worked examples: NEU-E45, NEU-E47.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.definitions import POOL, effect_of
from nightdeck.games.neuroscape.model.events import FEATURE_USED, ITEM_FAILED, ITEM_RESOLVED
from nightdeck.games.neuroscape.model.items import (
    ABILITY_ITEM,
    ACTOR,
    CARD,
    CARD_ITEM,
    COPIED,
    DEFINITION,
    FIXED,
    FREED,
    KIND,
    MODE,
    PLACE,
    PORT,
    PORT_TOO,
    REVERSED,
    SEAT,
    SERIAL,
    TOO_SERIAL,
    TROJAN_ITEM,
    WHERE,
    WHERE_SERIAL,
    WHERE_TOO,
    X,
    targets,
)
from nightdeck.games.neuroscape.model.rulings import R06, R30
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CHARACTER,
    CYBERWARE,
    ENVIRONMENT_CARD,
    GONE,
    NONE,
    PERSISTENT,
    PURGE,
    RAM,
    SLOT_CARD,
)
from nightdeck.games.neuroscape.rules.cyberware import attach, may_bear, open_ports
from nightdeck.games.neuroscape.rules.leaving import (
    TO_BIN,
    enter_field,
    leave_play,
    release,
    relocate,
    to_bin,
)
from nightdeck.games.neuroscape.rules.playing import abilities_of
from nightdeck.games.neuroscape.rules.programs import (
    has_open_slot,
    is_iconic_twin,
    mainframes_for,
    put_environment,
    put_into_slot,
)
from nightdeck.games.neuroscape.rules.ram import commit
from nightdeck.games.neuroscape.rules.targets import legal_targets, source_of
from nightdeck.games.neuroscape.rules.triggers import Acting
from nightdeck.kernel.frames import DONE, Frame


class Resolving(Frame):
    """NEU-8.7 One item: its targets are checked, it does what it does, its card goes on."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "end")

    def __init__(self, number: int) -> None:
        self.number: int = number

    def begin(self, state: NeuState) -> str | None:
        """NEU-13.6 An item all of whose targets are illegal fails; else it takes effect.

        NEU-6.6 Nothing that was asked for when it was announced is asked for again.
        """
        item = state.item(self.number)
        if item is None:
            return DONE
        item[FREED] = 1
        codes = targets(item)
        legal = legal_targets(state, item) if codes else []
        if codes and all(code == NONE for code in legal):
            state.emit(ITEM_FAILED, shown(item))
            return None
        for place, code in enumerate(legal):
            if code == NONE:
                item[FIXED + 2 * place] = NONE
        definition = POOL[item[DEFINITION]]
        if item[KIND] == CARD_ITEM and definition.kind & PERSISTENT:
            enter_play(state, item)
        else:
            take_effect(state, item)
        return None

    def end(self, state: NeuState) -> str | None:
        """NEU-6.11 A card leaves the cache as the last act of its resolution."""
        item = state.item(self.number)
        if item is not None:
            finish(state, item)
        return DONE


def shown(item: list[int]) -> int:
    """Return the card that stands for an item in the log."""
    return item[CARD] if item[CARD] != NONE else item[ACTOR]


def take_effect(state: NeuState, item: list[int]) -> None:
    """NEU-6.10 Carry out a program, an ability or an activated trojan.

    NEU-10.6 An ability is independent of its source; NEU-R06.
    """
    definition = POOL[item[DEFINITION]]
    source = source_of(item)
    if item[KIND] == ABILITY_ITEM:
        ability = abilities_of(definition)[item[PLACE]]
        effect = ability.effect
        state.emit(FEATURE_USED, item[CARD], item[PLACE])
        if state.rulings[R06] and not has_source(state, item) and not ability.sacrifices_self:
            return
    else:
        found = effect_of(definition, item[REVERSED], item[MODE])
        if found is None:
            return
        effect = found
        if item[CARD] != NONE:
            state.emit(FEATURE_USED, item[CARD], 100 + item[REVERSED])
    codes = targets(item)
    target = codes[0] if codes else NONE
    state.call(Acting(effect.number, source, target, item[X], item[SEAT], item[0]))


def has_source(state: NeuState, item: list[int]) -> bool:
    """NEU-R06 Tell whether the character whose ability it is, if it is one's, is still in play."""
    actor = item[ACTOR]
    if actor == NONE:
        return True
    return state.is_on_field(actor) and state.serial[actor] == item[SERIAL]


def enter_play(state: NeuState, item: list[int]) -> None:
    """NEU-6.3 A persistent card enters play, if it legally can (NEU-6.4)."""
    card = body_of(state, item)
    pledged = [ram for ram in state.hosted.get(card, ()) if state.card(ram).kind == RAM]
    put_into_play(state, item, card)
    if state.is_in_play(card):
        for ram in pledged:
            commit(state, ram, card)


def put_into_play(state: NeuState, item: list[int], card: int) -> None:
    """NEU-6.3 Where a persistent card goes, by its type."""
    definition = POOL[item[DEFINITION]]
    seat = item[SEAT]
    if definition.kind == CHARACTER:
        if not is_iconic_twin(state, seat, item[DEFINITION]):
            enter_field(state, card, seat)
    elif definition.kind == CYBERWARE:
        places = [(item[WHERE], item[PORT], item[WHERE_SERIAL])]
        if definition.tether:
            places.append((item[WHERE_TOO], item[PORT_TOO], item[TOO_SERIAL]))
        if all(can_still_bear(state, seat, card, place) for place in places):
            attach(state, card, seat, [(bearer, port) for bearer, port, _ in places])
    elif definition.kind & SLOT_CARD:
        where = item[WHERE]
        fits = where in mainframes_for(state, seat, definition.kind)
        if fits and has_open_slot(state, where):
            put_into_slot(state, card, seat, where)
    elif definition.kind == ENVIRONMENT_CARD:
        put_environment(state, card, seat)


def body_of(state: NeuState, item: list[int]) -> int:
    """NEU-14.8 Return the card of an item; a copy of a persistent card becomes a token."""
    if not item[COPIED]:
        return item[CARD]
    card = state.make_card(item[DEFINITION], item[SEAT], state.table_zone(GONE))
    state.token[card] = 1
    item[CARD] = card
    return card


def can_still_bear(state: NeuState, seat: int, ware: int, place: tuple[int, int, int]) -> bool:
    """NEU-6.4 Tell whether a bearer is still there, the same object, with its port open."""
    bearer, port, serial = place
    definition = POOL[state.definition[ware]]
    if not state.is_on_field(bearer) or state.serial[bearer] != serial:
        return False
    if not may_bear(state, seat, bearer, definition):
        return False
    return port in open_ports(state, bearer, definition)


def finish(state: NeuState, item: list[int]) -> None:
    """NEU-6.3, NEU-6.11 A card that did not enter play goes to its owner's bin."""
    card = item[CARD]
    if item[KIND] == ABILITY_ITEM or card == NONE:
        return
    if item[KIND] == TROJAN_ITEM:
        if not item[COPIED]:
            spend_trojan(state, item)
    elif not state.is_in_play(card) and not has_gone(state, card):
        bin_card(state, item, False)
    if not item[COPIED]:
        state.emit(ITEM_RESOLVED, card)


def spend_trojan(state: NeuState, item: list[int]) -> None:
    """NEU-12.9 An activated trojan goes to its owner's bin, if it is not there (NEU-R32)."""
    card = item[CARD]
    if state.serial[card] != item[SERIAL]:
        return
    if state.is_in_play(card):
        leave_play(state, [card], TO_BIN)
    else:
        to_bin(state, card)


def has_gone(state: NeuState, card: int) -> bool:
    """Tell whether its own effect has purged a card already."""
    return state.kind_of_zone(card) == PURGE


def bin_card(state: NeuState, item: list[int], countered: bool) -> None:
    """NEU-6.4, NEU-6.5 A card goes to the bin and its pledged RAM home; a copy vanishes.

    NEU-R30 says how RAM returns that was pledged for something countered.
    """
    card = item[CARD]
    if item[COPIED] and not state.token[card]:
        return  # NEU-14.8 the card belongs to the original, which may still be on the cache
    refreshed = countered and state.rulings[R30] != 0
    for ram in list(state.hosted.get(card, ())):
        if state.card(ram).kind == RAM:
            release(state, ram, refreshed)
    if state.token[card]:
        if state.zone[card] != state.table_zone(GONE):
            relocate(state, card, state.table_zone(GONE))
        return
    to_bin(state, card)
