"""What cards do to items of the cache: counter, copy, aim elsewhere (NEU-13.7).

Worked examples: NEU-E50, NEU-E51, NEU-E69.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.codes import is_item, item_code, item_of
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import (
    ABILITY_COUNTERED,
    COUNTERED,
    ITEM_COPIED,
    TARGET_CHANGED,
)
from nightdeck.games.neuroscape.model.items import (
    CARD,
    CARD_ITEM,
    COPIED,
    DEFINITION,
    FIXED,
    FREED,
    ID,
    KIND,
    SEAT,
    TROJAN_ITEM,
    WHERE,
    WHERE_TOO,
    aim_ware,
    targets,
)
from nightdeck.games.neuroscape.model.options import (
    AIM,
    KEEP_TARGET,
    ON_MAINFRAME,
    ON_PORT,
)
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CYBERWARE,
    NONE,
    SLOT_CARD,
    TROJAN,
)
from nightdeck.games.neuroscape.model.vocabulary import Effect
from nightdeck.games.neuroscape.rules.cyberware import bearers
from nightdeck.games.neuroscape.rules.programs import (
    mainframes_for,
)
from nightdeck.games.neuroscape.rules.resolving import bin_card, shown, spend_trojan
from nightdeck.games.neuroscape.rules.targets import (
    choices,
    item_aims,
    slots,
    source_of,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option
from nightdeck.language.flow import Choosing
from nightdeck.language.resolving import Asking


class Counter(Effect):
    """NEU-13.7, NEU-12.13, NEU-20.5 The target item never resolves."""

    def words(self) -> str:
        return "counter it"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.item(item_of(target)) if is_item(target) else None
        if item is None or item[FREED]:
            return
        counter_item(state, item)


def counter_item(state: NeuState, item: list[int]) -> None:
    """NEU-6.5 Take an item off the cache; a card goes to its owner's bin."""
    state.cache.remove(item)
    state.dirty = 1
    if item[KIND] == TROJAN_ITEM:
        state.emit(ABILITY_COUNTERED, item[CARD], item[SEAT])
        if not item[COPIED]:
            spend_trojan(state, item)
    elif item[KIND] == CARD_ITEM:
        if item[CARD] != NONE:
            state.reveal(item[CARD], EVERYBODY)
            state.emit(COUNTERED, item[CARD], item[SEAT])
            bin_card(state, item, True)
    else:
        state.emit(ABILITY_COUNTERED, shown(item), item[SEAT])


class CopyItem(Effect):
    """NEU-14.7 Copy the target item; you control the copy and may choose new targets."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.item(item_of(target)) if is_item(target) else None
        if item is not None:
            copy = item[:]
            state.items += 1
            copy[ID] = state.items
            copy[SEAT] = state.controller(source)
            copy[COPIED] = 1
            copy[FREED] = 0
            if copy[KIND] == CARD_ITEM:
                copy[CARD] = item[CARD] if POOL[item[DEFINITION]].kind != TROJAN else NONE
                if copy[CARD] == NONE and item[CARD] != NONE:
                    # NEU-14.12 The copier sees the face of a trojan that is being played.
                    state.reveal(item[CARD], state.friends(copy[SEAT]))
            state.call(Copying(copy))


class Copying(Frame):
    """NEU-14.7 Each target is kept or replaced, in printed order; then the copy lies on top."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "offer_place", "take_place", "put")

    def __init__(self, item: list[int], done: int = 0) -> None:
        self.item: list[int] = item
        self.done: int = done

    def offer(self, state: NeuState) -> str | None:
        """Keep the next target or choose a new one; one the copier could not choose must go."""
        item = self.item
        codes = targets(item)
        if self.done == len(codes):
            return "offer_place"
        aims = slots(item_aims(state, item))
        others = codes[: self.done] + codes[self.done + 1 :]
        found = choices(state, item[SEAT], aims[self.done], source_of(item), others)
        options: list[Option] = []
        if codes[self.done] in found:
            options.append((KEEP_TARGET,))
        options += [(AIM, code) for code in found if code != codes[self.done]]
        if not options and aims[self.done].least == 0:
            place = FIXED + 2 * self.done
            del item[place : place + 2]
            return "offer"
        if not options:
            return DONE  # NEU-14.7 a required target is impossible: no copy is made
        state.ask_if_open(item[SEAT], "copy-target", options, (shown(item),))
        return None

    def take(self, state: NeuState) -> str | None:
        """Keep or replace."""
        if state.answer[0] == AIM:
            place = FIXED + 2 * self.done
            self.item[place] = state.answer[1]
            self.item[place + 1] = state.serial_of(state.answer[1])
        self.done += 1
        return "offer"

    def offer_place(self, state: NeuState) -> str | None:
        """NEU-14.14 The copy of a slot card goes to a mainframe of the copier's choice."""
        item = self.item
        definition = POOL[item[DEFINITION]]
        if item[KIND] != CARD_ITEM or not definition.kind & SLOT_CARD:
            return "put"
        found = mainframes_for(state, item[SEAT], definition.kind)
        if not found:
            return DONE
        options: list[Option] = [(ON_MAINFRAME, seat) for seat in found]
        state.ask_if_open(item[SEAT], "mainframe", options, (shown(item),))
        return None

    def take_place(self, state: NeuState) -> str | None:
        """Keep the mainframe."""
        self.item[WHERE] = state.answer[1]
        return None

    def put(self, state: NeuState) -> str | None:
        """NEU-14.7 The copy lies on top of the cache, and nothing is paid for it."""
        item = self.item
        state.items_put[item[SEAT]] += 1
        state.cache.append(item)
        state.emit(ITEM_COPIED, shown(item), item[SEAT])
        return DONE


class ChangeTarget(Choosing[NeuState]):
    """NEU-13.8 Change one target of the target item to another legal one."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.item(item_of(target)) if is_item(target) else None
        if item is not None and not item[FREED]:
            state.call(Asking(self.number, source, target, number))

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        item = state.item(item_of(frame.target))
        if item is None:
            return DONE
        aims = slots(item_aims(state, item))
        codes = targets(item)
        options: list[Option] = []
        for place, code in enumerate(codes):
            found = choices(state, item[SEAT], aims[place], source_of(item), codes)
            itself = item_code(item[ID])
            options += [(AIM, place, new) for new in found if new not in (code, itself)]
        options += other_bearers(state, item)
        if not options:
            return DONE
        state.ask_if_open(state.controller(frame.source), "change-target", options)
        return None

    def take(self, state: NeuState, frame: Asking) -> str | None:
        item = state.item(item_of(frame.target))
        if item is not None and state.answer[0] == ON_PORT:
            _, bearer, port, place = state.answer
            aim_ware(state.serial, item, place, bearer, port)
            state.emit(TARGET_CHANGED, shown(item), bearer)
        elif item is not None:
            place = FIXED + 2 * state.answer[1]
            item[place] = state.answer[2]
            item[place + 1] = state.serial_of(state.answer[2])
            state.emit(TARGET_CHANGED, shown(item), state.answer[2])
        return DONE


def other_bearers(state: NeuState, item: list[int]) -> list[Option]:
    """NEU-13.8 Return where cyberware may go instead: a character with a fitting open port."""
    definition = POOL[item[DEFINITION]]
    if item[KIND] != CARD_ITEM or definition.kind != CYBERWARE:
        return []
    places = (WHERE, WHERE_TOO) if definition.tether else (WHERE,)
    taken = [item[place] for place in places]
    return [
        (ON_PORT, bearer, port, place)
        for place in places
        for bearer, port in bearers(state, item[SEAT], definition)
        if bearer not in taken
    ]
