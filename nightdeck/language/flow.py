"""How effects are put together: sequences, conditions, choices, what comes later, what lasts."""

from __future__ import annotations

from typing import Generic

from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.card_state import SELF, TARGET, CardState
from nightdeck.language.resolving import Asking, Sequenced
from nightdeck.language.values import (
    NONE,
    Amount,
    C,
    Condition,
    Effect,
    S,
    Selection,
    amount_of,
)
from nightdeck.language.verbs import CARD, ENOUGH, MODE, NO, NUMBER, YES


def seat_of(state: CardState, source: int, seat: int) -> int:
    """Return the seat meant: a fixed one, or whoever controls the source."""
    return state.controller(source) if seat == NONE else seat


class Amounted(Effect[C]):
    """An effect with an amount; NONE means whoever controls the card."""

    def __init__(self, amount: int | Amount[C] = 1, seat: int = NONE) -> None:
        super().__init__()
        self.amount: Amount[C] = amount_of(amount)
        self.seat: int = seat

    def can(self, state: C, source: int, target: int, number: int) -> bool:
        return self.amount.of(state, source, target, number) > 0


class Printed(Effect[C]):
    """An effect with a printed number; NONE means whoever controls the card."""

    def __init__(self, amount: int = 1, seat: int = NONE) -> None:
        super().__init__()
        self.amount: int = amount
        self.seat: int = seat


class OnCard(Effect[C]):
    """An effect on a card that a word means: SELF, TARGET, HOST or one of the game's own."""

    def __init__(self, on: int = TARGET) -> None:
        super().__init__()
        self.on: int = on


class OnCounters(OnCard[C]):
    """An effect on counters of a kind, on the card that a word means."""

    def __init__(self, kind: int, amount: int | Amount[C] = 1, on: int = SELF) -> None:
        super().__init__(on)
        self.kind: int = kind
        self.amount: Amount[C] = amount_of(amount)


class Sequence(Effect[C]):
    """Several effects one after the other, all with the same target and number."""

    def __init__(self, *effects: Effect[C]) -> None:
        super().__init__()
        self.effects: tuple[Effect[C], ...] = effects
        self.weighty = any(effect.weighty for effect in effects)
        for effect in effects:
            self.places |= effect.places

    def resolve(self, state: C, source: int, target: int, number: int) -> None:
        numbers = [effect.number for effect in self.effects]
        state.call(Sequenced(numbers, source, target, number))

    def can(self, state: C, source: int, target: int, number: int) -> bool:
        for effect in self.effects:
            if effect.can(state, source, target, number):
                return True
        return False

    def words(self) -> str:
        words = [effect.words() for effect in self.effects]
        return ", ".join(words) if all(words) else ""


class If(Effect[S]):
    """One effect if a condition holds, perhaps another if it does not."""

    def __init__(
        self, condition: Condition[S], then: Effect[S], otherwise: Effect[S] | None = None
    ) -> None:
        super().__init__()
        self.condition: Condition[S] = condition
        self.then: Effect[S] = then
        self.otherwise: Effect[S] | None = otherwise
        self.weighty = then.weighty or (otherwise is not None and otherwise.weighty)

    def resolve(self, state: S, source: int, target: int, number: int) -> None:
        if self.condition.holds(state, source, target, number):
            self.then.resolve(state, source, target, number)
        elif self.otherwise is not None:
            self.otherwise.resolve(state, source, target, number)

    def can(self, state: S, source: int, target: int, number: int) -> bool:
        if self.condition.holds(state, source, target, number):
            return self.then.can(state, source, target, number)
        if self.otherwise is None:
            return False
        return self.otherwise.can(state, source, target, number)


class Choosing(Effect[C]):
    """An effect that asks a player something; NONE means whoever controls the card."""

    def __init__(self, seat: int = NONE) -> None:
        super().__init__()
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: C, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))


class May(Choosing[C]):
    """A player may do something: yes or no."""

    def __init__(self, then: Effect[C], seat: int = NONE) -> None:
        super().__init__(seat)
        self.then: Effect[C] = then

    def resolve(self, state: C, source: int, target: int, number: int) -> None:
        if self.then.can(state, source, target, number):
            state.call(Asking(self.number, source, target, number))

    def can(self, state: C, source: int, target: int, number: int) -> bool:
        return self.then.can(state, source, target, number)

    def offer(self, state: C, frame: Asking) -> str | None:
        seat = seat_of(state, frame.source, self.seat)
        state.ask(seat, "optional", [(YES,), (NO,)], (frame.source,), 1)
        return None

    def take(self, state: C, frame: Asking) -> str | None:
        if state.answer[0] == YES:
            self.then.resolve(state, frame.source, frame.target, frame.number)
        return DONE


class Mode(Generic[C]):
    """One of several things a player may choose: words and an effect."""

    def __init__(self, label: str, effect: Effect[C]) -> None:
        self.label: str = label
        self.effect: Effect[C] = effect


class ChooseMode(Choosing[C]):
    """A player chooses one of several effects, usually among those that are possible.

    An effect that can say what it does needs no `Mode` around it.
    `on_target`: it is the target card that something is done to, so the question names it.
    """

    def __init__(
        self, *modes: Mode[C] | Effect[C], seat: int = NONE, on_target: bool = False
    ) -> None:
        super().__init__(seat)
        self.modes: tuple[Mode[C], ...] = tuple(
            Mode(each.words(), each) if isinstance(each, Effect) else each for each in modes
        )
        self.on_target: bool = on_target

    def can(self, state: C, source: int, target: int, number: int) -> bool:
        for mode in self.modes:
            if mode.effect.can(state, source, target, number):
                return True
        return False

    def offer(self, state: C, frame: Asking) -> str | None:
        free = state.offers_void_modes()
        options: list[Option] = [
            (MODE, place)
            for place, mode in enumerate(self.modes)
            if free or mode.effect.can(state, frame.source, frame.target, frame.number)
        ]
        if not options:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        about = (frame.target, frame.source) if self.on_target else (frame.source,)
        state.ask_if_open(seat, "mode", options, about)
        return None

    def take(self, state: C, frame: Asking) -> str | None:
        effect = self.modes[state.answer[1]].effect
        effect.resolve(state, frame.source, frame.target, frame.number)
        return DONE


def mode_words(state: CardState, place: int) -> str:
    """Return the words of one of the things that an effect offers now."""
    frame = state.stack[-1]
    effect = state.effect(frame.effect) if isinstance(frame, Asking) else None
    if not isinstance(effect, ChooseMode):
        return f"Choice {place + 1}"
    label = effect.modes[place].label
    return label[:1].upper() + label[1:]


class ChooseNumber(Choosing[C]):
    """A player chooses a number; the effect gets it as its number. `asks`: the question."""

    def __init__(
        self,
        asks: str,
        most: int | Amount[C],
        then: Effect[C],
        least: int = 0,
        seat: int = NONE,
    ) -> None:
        super().__init__(seat)
        self.asks = asks
        self.most: Amount[C] = amount_of(most)
        self.then: Effect[C] = then
        self.least: int = least

    def can(self, state: C, source: int, target: int, number: int) -> bool:
        most = self.most.of(state, source, target, number)
        for value in range(self.least, most + 1):
            if self.then.can(state, source, target, value):
                return True
        return False

    def offer(self, state: C, frame: Asking) -> str | None:
        most = self.most.of(state, frame.source, frame.target, frame.number)
        options: list[Option] = [(NUMBER, value) for value in range(self.least, most + 1)]
        if not options:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        state.ask_if_open(seat, "number", options, (frame.source,))
        return None

    def take(self, state: C, frame: Asking) -> str | None:
        self.then.resolve(state, frame.source, frame.target, state.answer[1])
        return DONE


class ChooseCard(Choosing[C]):
    """A player chooses one card of a selection; the effect gets it as its target.

    `optional`: the player may choose none. Without a legal card nothing happens.
    """

    def __init__(
        self,
        selection: Selection[C],
        then: Effect[C],
        seat: int = NONE,
        optional: bool = False,
        question: str = "card",
    ) -> None:
        super().__init__(seat)
        self.selection: Selection[C] = selection
        self.then: Effect[C] = then
        self.optional: bool = optional
        self.question: str = question

    def can(self, state: C, source: int, target: int, number: int) -> bool:
        for card in self.selection.cards(state, source, target):
            if self.then.can(state, source, card, number):
                return True
        return False

    def is_conceivable(self, state: C, source: int, target: int, number: int) -> bool:
        return self.selection.is_conceivable(state, source, target)

    def offer(self, state: C, frame: Asking) -> str | None:
        options: list[Option] = [
            (CARD, card)
            for card in self.selection.cards(state, frame.source, frame.target)
            if self.then.can(state, frame.source, card, frame.number)
        ]
        hidden = self.selection.is_hidden
        if self.optional or (hidden and not options):
            options.append((ENOUGH,))
        if not options:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        if hidden:
            # A choice that is skipped for want of cards would tell what a hand lacks.
            state.ask(seat, self.question, options, (frame.source,))
        else:
            state.ask_if_open(seat, self.question, options, (frame.source,))
        return None

    def take(self, state: C, frame: Asking) -> str | None:
        if state.answer[0] == CARD:
            self.then.resolve(state, frame.source, state.answer[1], frame.number)
        return DONE


class ChooseCards(Choosing[C]):
    """Choose several cards one by one, then apply an effect to each of them in turn.

    `least` and `most` bound the number; *done* appears once the minimum is reached. `after` is
    an effect that follows once, with the number of chosen cards as its number. With `at_once`
    each chosen card is dealt with before the next one is chosen.
    """

    def __init__(
        self,
        selection: Selection[C],
        most: int | Amount[C],
        then: Effect[C],
        least: int | Amount[C] = 1,
        seat: int = NONE,
        after: Effect[C] | None = None,
        at_once: bool = False,
        question: str = "card",
    ) -> None:
        super().__init__(seat)
        self.selection: Selection[C] = selection
        self.most: Amount[C] = amount_of(most)
        self.then: Effect[C] = then
        self.least: Amount[C] = amount_of(least)
        self.after: Effect[C] | None = after
        self.at_once: bool = at_once
        self.question: str = question

    def can(self, state: C, source: int, target: int, number: int) -> bool:
        if self.most.of(state, source, target, number) <= 0:
            return False
        return bool(self.selection.cards(state, source, target))

    def offer(self, state: C, frame: Asking) -> str | None:
        source, target, number = frame.source, frame.target, frame.number
        most = self.most.of(state, source, target, number)
        options: list[Option] = []
        if len(frame.chosen) < most:
            options = [
                (CARD, card)
                for card in self.selection.cards(state, source, target)
                if card not in frame.chosen and self.then.can(state, source, card, number)
            ]
        hidden = self.selection.is_hidden and len(frame.chosen) < most
        if not options and not hidden:
            return self.finish(state, frame)
        if not options or len(frame.chosen) >= self.least.of(state, source, target, number):
            options.append((ENOUGH,))
        seat = seat_of(state, source, self.seat)
        if hidden:
            state.ask(seat, self.question, options, (source,), len(options) - 1)
        else:
            state.ask_if_open(seat, self.question, options, (source,))
        return None

    def take(self, state: C, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            return self.finish(state, frame)
        card = state.answer[1]
        frame.chosen.append(card)
        if self.at_once:
            state.call(Sequenced([self.then.number], frame.source, card, frame.number))
        return "offer"

    def finish(self, state: C, frame: Asking) -> str:
        """Apply the effect to every chosen card in the order chosen, then what follows."""
        if not self.at_once:
            for card in frame.chosen:
                state.call(Sequenced([self.then.number], frame.source, card, frame.number))
        if self.after is not None:
            number = len(frame.chosen)
            state.call(Sequenced([self.after.number], frame.source, frame.target, number))
        return DONE


class Delayed(Effect[C]):
    """Something that happens at a later event, even if its source is gone by then.

    With `about_target` it keeps its present target and number, otherwise it takes the event's.
    It is forgotten when its duration is over or when the card it is about leaves play. `label`
    is what it will do, in a few words.
    """

    def __init__(
        self,
        event: int,
        effect: Effect[C],
        duration: int,
        label: str,
        about_target: bool = False,
    ) -> None:
        super().__init__()
        effect.label = label
        self.event: int = event
        self.effect: Effect[C] = effect
        self.duration: int = duration
        self.about_target: bool = about_target

    def resolve(self, state: C, source: int, target: int, number: int) -> None:
        about, amount = (target, number) if self.about_target else (NONE, NONE)
        state.delay(self.event, self.effect.number, source, about, amount, self.duration)


class Lasting(Effect[C]):
    """A quantity of a card (SELF, TARGET, HOST or a game's own word) is changed for some time.

    For quantities of a place or player give `everywhere=True`: the effect has no card.
    """

    def __init__(
        self,
        quantity: int,
        amount: int | Amount[C],
        duration: int,
        on: int = SELF,
        everywhere: bool = False,
    ) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.amount: Amount[C] = amount_of(amount)
        self.duration: int = duration
        self.on: int = on
        self.everywhere: bool = everywhere

    def resolve(self, state: C, source: int, target: int, number: int) -> None:
        card = NONE if self.everywhere else state.which(source, target, self.on)
        amount = self.amount.of(state, source, target, number)
        if self.everywhere or card != NONE:
            state.last(self.quantity, card, amount, self.duration, source)
