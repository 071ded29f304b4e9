"""What cards do to other cards: destroy, run, refresh, return, control, copy, play.

Worked examples: NEU-E26, NEU-E27.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.codes import player_code, player_of
from nightdeck.games.neuroscape.model.costs import cost_of_copy
from nightdeck.games.neuroscape.model.definitions import PLACES
from nightdeck.games.neuroscape.model.events import (
    CARD_REFRESHED,
    PURGED,
    RETURNED,
    TOKEN_CREATED,
)
from nightdeck.games.neuroscape.model.options import (
    CARD as CARD_VERB,
)
from nightdeck.games.neuroscape.model.options import (
    ENOUGH,
    ON_MAINFRAME,
    PLAY,
    PLAYER,
)
from nightdeck.games.neuroscape.model.rulings import R28
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    BIN,
    FLEETING,
    GONE,
    HAND,
    NONE,
    PURGE,
    THIS_TURN,
)
from nightdeck.games.neuroscape.model.vocabulary import Amount, Condition, Effect
from nightdeck.games.neuroscape.rules.aiming import Aiming
from nightdeck.games.neuroscape.rules.announcing import announce
from nightdeck.games.neuroscape.rules.control import take_control
from nightdeck.games.neuroscape.rules.leaving import (
    PURGING,
    SACRIFICE,
    TO_HAND,
    destroy,
    enter_field,
    leave_play,
    relocate,
    remove_from_combat,
    run_character,
)
from nightdeck.games.neuroscape.rules.playing import can_play
from nightdeck.games.neuroscape.rules.programs import (
    is_iconic_twin,
    mainframes_for,
    put_into_slot,
)
from nightdeck.games.neuroscape.rules.targets import (
    may_aim_at,
)
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.card_state import TARGET
from nightdeck.language.flow import Choosing
from nightdeck.language.resolving import Asking
from nightdeck.language.values import ALWAYS, amount_of


class Destroy(Effect):
    """NEU-16.2 The target is destroyed."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on

    def words(self) -> str:
        return "destroy it"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        destroy(state, [state.which(source, target, self.on)])


class DestroyEach(Effect):
    """Every character that fits a condition is destroyed at once."""

    def __init__(self, that: Condition) -> None:
        super().__init__()
        self.that: Condition = that

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        cards = state.all_characters()
        destroy(state, [card for card in cards if self.that.holds(state, source, card, number)])

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        cards = state.all_characters()
        return any(self.that.holds(state, source, card, number) for card in cards)


class Purge(Effect):
    """NEU-20.20 The target is purged, in play or from a bin."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on

    def words(self) -> str:
        return "purge it"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if state.is_in_play(card):
            leave_play(state, [card], PURGING)
        elif card >= 0 and state.kind_of_zone(card) == BIN:
            state.emit(PURGED, card)
            relocate(state, card, state.zone_of(state.owner[card], PURGE))


class Sacrifice(Effect):
    """NEU-16.2, NEU-20.12 The target's controller puts it into its owner's bin."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on

    def words(self) -> str:
        return "sacrifice it"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        leave_play(state, [state.which(source, target, self.on)], SACRIFICE)


class ToHand(Effect):
    """The target returns to its owner's hand, from play or from a bin."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on

    def words(self) -> str:
        return "return it to its owner's hand"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if state.is_in_play(card):
            leave_play(state, [card], TO_HAND)
        elif card >= 0 and state.kind_of_zone(card) == BIN:
            state.emit(RETURNED, card, state.owner[card])
            relocate(state, card, state.zone_of(state.owner[card], HAND))


class Run(Effect):
    """The target character runs."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on

    def words(self) -> str:
        return "run it"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if state.is_on_field(card) and not state.running[card]:
            run_character(state, card)


class Refresh(Effect):
    """NEU-10.4a The target is refreshed; its ability of the round stays used."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on

    def words(self) -> str:
        return "refresh it"

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return state.is_on_field(card) and state.running[card] != 0

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if state.is_on_field(card) and state.running[card]:
            state.running[card] = 0
            state.emit(CARD_REFRESHED, card)


class Freeze(Effect):
    """NEU-10.17 The target does not refresh in its controller's next refresh substage."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            state.frozen[target] += 1


class LeaveCombat(Effect):
    """Characters that fit a condition are removed from combat."""

    def __init__(self, that: Condition) -> None:
        super().__init__()
        self.that: Condition = that

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for card in state.all_characters():
            if self.that.holds(state, source, card, number):
                remove_from_combat(state, card)


class GainControl(Effect):
    """NEU-7.16 You gain control of the target for some time."""

    def __init__(self, duration: int = THIS_TURN) -> None:
        super().__init__()
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            take_control(state, target, state.controller(source), self.duration, source)


class PutIntoPlay(Effect):
    """NEU-6.8 The target character enters play under your control and commits its cost.

    NEU-15.8d Of several iconic cards of one name the others stay where they are.
    """

    def words(self) -> str:
        return "put it into play"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        if target < 0 or is_iconic_twin(state, seat, state.definition[target]):
            return
        enter_field(state, target, seat)
        state.dirty = 1


class CreateTokens(Effect):
    """NEU-14.5, NEU-20.14 Create token characters under your control."""

    def __init__(self, card: str, amount: int | Amount = 1) -> None:
        super().__init__()
        self.card: str = card
        self.amount: Amount = amount_of(amount)

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        for _ in range(self.amount.of(state, source, target, number)):
            create_token(state, PLACES[self.card], seat)


def create_token(state: NeuState, definition: int, seat: int, base_cost: int = NONE) -> int:
    """NEU-14.4, NEU-14.13 A token character enters play like any other."""
    card = state.make_card(definition, seat, state.table_zone(GONE))
    state.token[card] = 1
    state.base_cost[card] = base_cost
    state.emit(TOKEN_CREATED, card, seat)
    enter_field(state, card, seat)
    state.dirty = 1
    return card


class CopyCharacter(Effect):
    """NEU-14.1 Create a token copy of the target; `fleeting`: it is purged as the turn ends.

    NEU-14.2 Only what is printed is copied; NEU-15.8c nothing iconic; NEU-R28 says what happens
    without enough RAM.
    """

    def __init__(self, fleeting: bool = False) -> None:
        super().__init__()
        self.fleeting: bool = fleeting

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if not state.is_on_field(target) or state.card(target).iconic:
            return
        seat = state.controller(source)
        cost = state.base_cost[target]
        if state.rulings[R28] and len(state.cards(seat, BANK)) < cost_of_copy(state, target, seat):
            return
        token = create_token(state, state.definition[target], seat, cost)
        if self.fleeting:
            state.marks.append([FLEETING, token, state.serial[token]])


class CopySlotCard(Choosing[NeuState]):
    """NEU-14.6 Create a token of a slot card and attach it to an open slot, or let it go."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if not state.is_in_play(target):
            return
        seat = state.controller(source)
        state.reveal(target, state.friends(seat))
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        kind = state.card(frame.target).kind
        options: list[Option] = [
            (ON_MAINFRAME, where) for where in mainframes_for(state, seat, kind)
        ]
        options.append((ENOUGH,))
        state.ask(seat, "mainframe", options, (frame.target,))
        return None

    def take(self, state: NeuState, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            return DONE
        seat = state.controller(frame.source)
        card = state.make_card(state.definition[frame.target], seat, state.table_zone(GONE))
        state.token[card] = 1
        put_into_slot(state, card, seat, state.answer[1])
        return DONE


class PlayNow(Choosing[NeuState]):
    """NEU-6.9 You may play a card of your hand now, for free or for so much less."""

    def __init__(self, that: Condition = ALWAYS, less: int = NONE) -> None:
        super().__init__()
        self.that: Condition = that
        self.less: int = less  # NONE: for free

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.cards(state.controller(source), HAND):
            state.call(Asking(self.number, source, target, number))

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        options: list[Option] = []
        for card in state.cards(seat, HAND):
            if self.may_be(state, frame, card, seat) and self.fits(state, seat, card):
                options.append((PLAY, card))
        options.append((ENOUGH,))
        state.ask(seat, "play-now", options, (frame.source,), len(options) - 1)
        return None

    def may_be(self, state: NeuState, frame: Asking, card: int, seat: int) -> bool:
        """Tell whether it may be this card."""
        return self.that.holds(state, frame.source, card, seat)

    def fits(self, state: NeuState, seat: int, card: int) -> bool:
        """NEU-6.9 Tell whether a card is playable at the adjusted cost."""
        state.adjusted[card] = self.adjustment()
        state.adjusted_at[card] = state.clock + 1
        fits = can_play(state, seat, card)
        state.adjusted[card] = NONE
        state.adjusted_at[card] = NONE
        return fits

    def adjustment(self) -> int:
        """NEU-7.9 Return the play adjustment: 0 for free, n for n less."""
        return 0 if self.less == NONE else self.less

    def take(self, state: NeuState, frame: Asking) -> str | None:
        if state.answer[0] == PLAY:
            seat = state.controller(frame.source)
            announce(state, seat, state.answer, self.adjustment())
        return DONE


class ChooseCharacter(Aiming):
    """You choose a character that fits a condition (NEU-10.8)."""

    def __init__(
        self, that: Condition, then: Effect, optional: bool = False, aimed: bool = False
    ) -> None:
        super().__init__(then, optional, aimed)
        self.that: Condition = that

    def codes(self, state: NeuState, source: int, number: int) -> list[int]:
        seat = state.controller(source)
        return [
            card
            for card in state.all_characters()
            if self.that.holds(state, source, card, number)
            and (not self.aimed or may_aim_at(state, seat, card))
        ]

    def option_of(self, code: int) -> Option:
        return (CARD_VERB, code)

    def code_of(self, option: Option) -> int:
        return option[1] if option[0] == CARD_VERB else NONE


class ChooseOpponent(Aiming):
    """NEU-10.8 You choose an opponent as a trigger's target."""

    question: ClassVar[str] = "opponent"

    def __init__(self, then: Effect) -> None:
        super().__init__(then, aimed=True)

    def words(self) -> str:
        return self.then.words()

    def codes(self, state: NeuState, source: int, number: int) -> list[int]:
        return [player_code(other) for other in state.opponents(state.controller(source))]

    def option_of(self, code: int) -> Option:
        return (PLAYER, player_of(code))

    def code_of(self, option: Option) -> int:
        return player_code(option[1])
