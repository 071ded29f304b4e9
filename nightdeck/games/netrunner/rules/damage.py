"""Damage, ONR-15.1 to ONR-15.10.

Also ONR-15.5, ONR-11.4, ONR-2.4c. Worked examples: ONR-X03, ONR-X13, ONR-X14, ONR-X38, ONR-X39,
ONR-X53.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.netrunner.model.card_abilities import AGAINST_DAMAGE
from nightdeck.games.netrunner.model.definitions import (
    BREATH_FEATURE,
    BREATH_ROW,
    POOL,
    STATIC_FEATURE,
    STATIC_ROW,
)
from nightdeck.games.netrunner.model.events import (
    BRAIN_DAMAGE_TAKEN,
    CARD_DISCARDED,
    DAMAGE_COMES,
    DAMAGE_PREVENTED,
    DAMAGE_SUFFERED,
)
from nightdeck.games.netrunner.model.numbers import total
from nightdeck.games.netrunner.model.options import ACCEPT, FLATLINED, PREVENT
from nightdeck.games.netrunner.model.rulings import R44, R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ACTION,
    BRAIN,
    CORP,
    DAMAGE,
    DAMAGE_TALLY,
    FOR_ANYTHING,
    HAND,
    MEAT,
    NET,
    NO_MEAT,
    NONE,
    PREP,
    RUNNER,
    TRASH,
)
from nightdeck.games.netrunner.rules.bits import pay
from nightdeck.games.netrunner.rules.leaving import put, trash_now
from nightdeck.games.netrunner.rules.prevention import (
    might_hide_something,
    prevention_options,
    use_prevention,
)
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.winning import change_points, check_hand_size, flatline
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.verbs import NO, NUMBER, YES

BASE_PROTEUS: Final = 0
"""The format in which a hand may hold a card against meat damage (ONR-17.20c)."""


def do_damage(state: OnrState, kind: int, amount: int, preventable: bool = True) -> None:
    """ONR-15.3, ONR-15.7 One source of damage; a source of 0 does nothing."""
    if kind == NET and state.net_cap != NONE:
        amount = min(amount, state.net_cap)
    if amount > 0:
        state.call(Damage(kind, amount, 1 if preventable else 0))


class Damage(Frame):
    """ONR-15.2 One source of damage, step by step."""

    steps: ClassVar[tuple[str, ...]] = (
        "increase",
        "prevent_all",
        "offer_static",
        "take_static",
        "offer",
        "take",
        "last_breath",
        "offer_breath",
        "take_breath",
        "suffer",
        "finish",
    )

    def __init__(
        self, kind: int, amount: int, preventable: int, left: int = 0, place: int = 0
    ) -> None:
        self.kind: int = kind
        self.amount: int = amount
        self.preventable: int = preventable
        self.left: int = left
        self.place: int = place

    def increase(self, state: OnrState) -> str | None:
        """ONR-15.2 (2), ONR-15.7 Increases, for an amount of at least 1."""
        self.left = self.amount + total(state, DAMAGE, self.kind)
        state.emit(DAMAGE_COMES, self.kind, self.left)
        return None if self.preventable else "suffer"

    def prevent_all(self, state: OnrState) -> str | None:
        """ONR-15.6 What prevents all meat damage applies first, without a question."""
        if self.kind == MEAT and (state.no_meat or total(state, NO_MEAT, NONE) > 0):
            state.emit(DAMAGE_PREVENTED, NONE, self.left)
            return DONE
        return None

    def offer_static(self, state: OnrState) -> str | None:
        """ONR-15.8 Static preventions in install order; the Corp may buy each of them off."""
        while self.place < len(state.index[STATIC_ROW]):
            card = state.index[STATIC_ROW][self.place]
            static = POOL[state.definition[card]].static
            if static is not None and static.kinds >> self.kind & 1:
                if card not in state.switched_off:
                    state.note(card, STATIC_FEATURE)
                    return self.ask_corp(state, card, static.bits, static.points)
            self.place += 1
        return "offer"

    def ask_corp(self, state: OnrState, card: int, bits: bool, points: bool) -> str | None:
        """ONR-15.8 A number from 0 to the smaller of pool and amount, or a point: yes or no."""
        if bits:
            most = min(state.bits[CORP], self.left)
            options: list[Option] = [(NUMBER, number) for number in range(most + 1)]
            state.ask_if_several(CORP, "number", options, (card,))
        elif points and state.points[CORP] > 0:
            state.ask(CORP, "optional-effect", [(YES,), (NO,)], (card,), 1)
        else:
            state.answer = (NO,)
        return None

    def take_static(self, state: OnrState) -> str | None:
        """ONR-15.8 What is not bought off is prevented."""
        card = state.index[STATIC_ROW][self.place]
        prevented = self.left
        if state.answer[0] == NUMBER:
            prevented -= state.answer[1]
            pay(state, CORP, state.answer[1], FOR_ANYTHING)
        elif state.answer[0] == YES:
            prevented = 0
            state.switched_off.append(card)
            change_points(state, CORP, -1)
        self.place += 1
        if prevented:
            self.left -= prevented
            state.emit(DAMAGE_PREVENTED, card, prevented)
        return "offer_static" if self.left > 0 else DONE

    def offer(self, state: OnrState) -> str | None:
        """ONR-15.6 Every usable effect and "take the damage"; ONR-17.20c public facts decide."""
        if self.left <= 0:
            return DONE
        options = prevention_options(state, AGAINST_DAMAGE, self.kind)
        if not options and not self.must_ask(state):
            return "last_breath"
        options.append((ACCEPT,))
        state.ask(RUNNER, "prevent", options, (), len(options) - 1)
        return None

    def must_ask(self, state: OnrState) -> bool:
        """ONR-17.20c Meat damage and a face-down resource, or a hand in a Corp turn of Proteus."""
        if self.kind != MEAT or state.rulings[R49]:
            return False
        if might_hide_something(state):
            return True
        return state.format == BASE_PROTEUS and state.turn_seat == CORP and bool(state.zones[HAND])

    def take(self, state: OnrState) -> str | None:
        """ONR-15.2 (3) One effect at a time."""
        if state.answer[0] == ACCEPT:
            return None
        _, card, place = state.answer
        is_prep = POOL[state.definition[card]].kind == PREP
        prevented = use_prevention(state, card, place, self.left)
        if is_prep:
            trash_now(state, card, RUNNER)
        self.left -= prevented
        state.emit(DAMAGE_PREVENTED, card, prevented)
        return "offer"

    def last_breath(self, state: OnrState) -> str | None:
        """ONR-15.9 When the rest would flatline and is preventable, there is one more question."""
        return None if is_lethal(state, self.left) else "suffer"

    def offer_breath(self, state: OnrState) -> str | None:
        """ONR-24.28 It is put only if it has an answer besides losing."""
        options: list[Option] = [(PREVENT, card, 0) for card in breaths(state)]
        if not options:
            return "suffer"
        options.append((FLATLINED,))
        state.ask(RUNNER, "last-breath", options)
        return None

    def take_breath(self, state: OnrState) -> str | None:
        """ONR-15.9 With either of them this damage is over."""
        if state.answer[0] == FLATLINED:
            return None
        card = state.answer[1]
        breath = POOL[state.definition[card]].breath
        assert breath is not None
        state.note(card, BREATH_FEATURE)
        trash_now(state, card, RUNNER)
        if breath.loses_hand:
            lose_hand(state)
        breath.effect.resolve(state, card, card, self.left)
        return DONE

    def suffer(self, state: OnrState) -> str | None:
        """ONR-15.2 (4), (5) The flatline check, else random cards one by one; then brain damage."""
        state.tally[DAMAGE_TALLY] += 1
        if state.turn_seat == RUNNER and state.phase == ACTION:
            # ONR-2.1f: between the choice of an action and the end of its closing window.
            state.harmed[-1] = 1
        if is_lethal(state, self.left):
            lose_hand(state)
            flatline(state, "ONR-18.2")
            return DONE
        for _ in range(self.left):
            hand = state.zones[HAND]
            discard(state, hand[state.rng.below(len(hand))])
        if self.kind == BRAIN:
            state.brain_damage += self.left
            state.emit(BRAIN_DAMAGE_TAKEN, self.left)
            state.dirty = 1
            check_hand_size(state)
        return None

    def finish(self, state: OnrState) -> str | None:
        """ONR-15.3 Damage was done; fully prevented damage never comes here."""
        state.emit(DAMAGE_SUFFERED, self.kind, self.left)
        settle(state)
        return None


def is_lethal(state: OnrState, amount: int) -> bool:
    """ONR-18.2 More damage than cards; ONR-R44 `yes`, ONR-23A.33: as much is enough."""
    if state.rulings[R44]:
        return amount >= len(state.zones[HAND])
    return amount > len(state.zones[HAND])


def breaths(state: OnrState) -> list[int]:
    """ONR-15.9 The cards that save a flatlined Runner: installed ones, and those in hand."""
    found = list(state.index[BREATH_ROW])
    for card in state.zones[HAND]:
        breath = POOL[state.definition[card]].breath
        if breath is not None and breath.from_hand:
            found.append(card)
    return found


def discard(state: OnrState, card: int) -> None:
    """ONR-15.6, ONR-21.4 A card of the hand goes face up on top of the trash."""
    put(state, card, TRASH)
    state.emit(CARD_DISCARDED, card)


def lose_hand(state: OnrState) -> None:
    """ONR-15.2 (4) All cards of the hand are lost, at random."""
    while state.zones[HAND]:
        hand = state.zones[HAND]
        discard(state, hand[state.rng.below(len(hand))])
