"""Using abilities, ONR-5.0e, ONR-17.7, ONR-17.8, ONR-17.15, ONR-17.16 and ONR-17.25."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import (
    AS_ACTION,
    IN_RUN,
    IN_WINDOW,
    LAST_WINDOW,
    ON_APPROACH,
    ON_REZ,
    OWN_TURN,
    PAYING,
    Ability,
)
from nightdeck.games.netrunner.model.definitions import ABILITY_FEATURE, POOL
from nightdeck.games.netrunner.model.events import ABILITY_USED, CARD_SHOWN
from nightdeck.games.netrunner.model.forts import run_targets
from nightdeck.games.netrunner.model.numbers import cannot_use
from nightdeck.games.netrunner.model.options import DECLINE, PAY, USE
from nightdeck.games.netrunner.model.rulings import R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP, FOR_ANYTHING, HQ, NONE, RUNNER
from nightdeck.games.netrunner.rules.bits import available
from nightdeck.games.netrunner.rules.costs import can_pay, pay_cost
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.rez import ANSWERS
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, PASS, Option
from nightdeck.language.card_state import USES
from nightdeck.language.verbs import NUMBER


def row_of(moment: int, seat: int) -> int:
    """Return the row of the index for a moment (one bit) and a seat."""
    return 2 * (moment.bit_length() - 1) + seat


def is_usable(state: OnrState, seat: int, card: int, ability: Ability, target: int = NONE) -> bool:
    """ONR-17.15 Tell whether an ability can be paid for and has what it needs."""
    if is_spent(state, card, ability):
        return False
    if not ability.when.holds(state, card, target, 0):
        return False
    if cannot_use(state, card):
        return False
    if not can_pay(state, seat, card, ability.cost, ability.purpose):
        return False
    return ability.effect.can(state, card, target, most_x(state, seat, card, ability))


def most_x(state: OnrState, seat: int, card: int, ability: Ability) -> int:
    """The highest X that can be paid for an ability; 0 if its cost has none."""
    limit = ability.cost.x_limit
    if limit is None:
        return 0
    most = available(state, seat, ability.purpose) - ability.cost.bits
    return min(most, limit.of(state, card, NONE, 0))


def use_key(card: int, ability: Ability) -> int:
    """ONR-17.16 How a use is remembered: per copy and ability, or per group of abilities."""
    return card * USES + (ability.group if ability.group else ability.place)


def is_spent(state: OnrState, card: int, ability: Ability) -> bool:
    """ONR-17.16 Tell whether a limited ability of a copy was used already."""
    if ability.per_turn and use_key(card, ability) in state.used:
        return True
    if ability.per_run and use_key(card, ability) in state.used_in_run:
        return True
    return ability.per_trace and use_key(card, ability) in state.used_in_trace


def options_at(state: OnrState, seat: int, moment: int, options: list[Option]) -> None:
    """ONR-17.25 Add the abilities a player may use at a moment."""
    for card in state.index[row_of(moment, seat)]:
        definition = POOL[state.definition[card]]
        if definition.side == CORP and moment & (IN_RUN | ON_APPROACH | LAST_WINDOW):
            if state.fort_of(card) != state.run_fort:
                continue
        for ability in definition.abilities:
            if not ability.at & moment:
                continue
            if ability.by != seat and (ability.by != NONE or definition.side != seat):
                continue
            if ability.effect.places:
                for fort in run_targets(state, ability.effect.places):
                    if is_usable(state, seat, card, ability, fort):
                        options.append((USE, card, ability.place, fort))
            elif is_usable(state, seat, card, ability):
                option = (USE, card, ability.place, NONE)
                if option not in options:
                    options.append(option)


def window_options(state: OnrState, seat: int, in_run: int, options: list[Option]) -> None:
    """ONR-17.4, ONR-17.5 Add the abilities without action cost that a window offers."""
    index = state.index
    if index[row_of(IN_WINDOW, seat)]:
        options_at(state, seat, IN_WINDOW, options)
    if state.turn_seat == seat and index[row_of(OWN_TURN, seat)]:
        options_at(state, seat, OWN_TURN, options)
    if in_run:
        if index[row_of(IN_RUN, seat)]:
            options_at(state, seat, IN_RUN, options)
        if in_run == 2 and index[row_of(ON_APPROACH, seat)]:
            options_at(state, seat, ON_APPROACH, options)
        if in_run == 3 and index[row_of(LAST_WINDOW, seat)]:
            options_at(state, seat, LAST_WINDOW, options)


def paying_options(state: OnrState, seat: int, options: list[Option]) -> bool:
    """ONR-17.25 Add what gives the Runner bits whenever a payment is asked for.

    Tell whether the payer must be asked although nothing can be done (ONR-17.20c).
    """
    if seat != RUNNER:
        return False
    if state.index[row_of(PAYING, RUNNER)]:
        options_at(state, RUNNER, PAYING, options)
    return might_hide(state)


def ask_to_pay(
    state: OnrState, seat: int, price: int, about: tuple[int, ...], default: Option
) -> None:
    """ONR-24.7 Pay or decline; ONR-17.20c a hidden resource may make this a question."""
    options: list[Option] = [(DECLINE,)]
    if available(state, seat, FOR_ANYTHING) >= price:
        options.insert(0, (PAY, price))
    must_ask = paying_options(state, seat, options)
    place = options.index(default) if default in options else 0
    if must_ask:
        state.ask(seat, "pay-or", options, about, place)
    else:
        state.ask_if_several(seat, "pay-or", options, about, place)


def might_hide(state: OnrState) -> bool:
    """ONR-17.20b, ONR-17.20c A face-down resource might be used here, for all the Corp knows."""
    if not state.face_down:
        return False
    if state.rulings[R49]:
        state.silences += 1
        return False
    return True


def might_be_used(state: OnrState, in_run: int) -> bool:
    """ONR-17.20d For all that everybody knows the Corp may use an ability with cards of HQ."""
    if not in_run or not state.zones[HQ]:
        return False
    moments = (IN_RUN, LAST_WINDOW) if in_run == 3 else (IN_RUN,)
    for moment in moments:
        for card in state.index[row_of(moment, CORP)]:
            if state.fort_of(card) != state.run_fort:
                continue
            for ability in POOL[state.definition[card]].abilities:
                if ability.hidden and not is_spent(state, card, ability):
                    if ability.at & moment and ability.when.holds(state, card, NONE, 0):
                        return True
    return False


def action_options(state: OnrState, seat: int, options: list[Option]) -> None:
    """ONR-5.1.A10, ONR-5.2.A7 Add the abilities whose cost includes actions."""
    if state.index[row_of(AS_ACTION, seat)]:
        options_at(state, seat, AS_ACTION, options)


def use_ability(state: OnrState, seat: int, option: Option) -> None:
    """ONR-17.8 Pay for an ability and resolve it."""
    state.call(UseAbility(seat, option[1], option[2], option[3]))


def show_hidden(state: OnrState, card: int) -> None:
    """ONR-16.6 A hidden resource is revealed when it is used."""
    if card in state.face_down:
        state.face_down.remove(card)
        state.reveal(card, EVERYBODY)
        state.emit(CARD_SHOWN, card)


class UseAbility(Frame):
    """ONR-17.8 One use of an ability: name X, pay everything, resolve."""

    steps: ClassVar[tuple[str, ...]] = ("offer_number", "pay", "resolve", "finish")

    def __init__(self, seat: int, card: int, place: int, target: int, x: int = 0) -> None:
        self.seat: int = seat
        self.card: int = card
        self.place: int = place
        self.target: int = target
        self.x: int = x

    def ability(self, state: OnrState) -> Ability:
        """Return the ability that is used."""
        return POOL[state.definition[self.card]].abilities[self.place]

    def offer_number(self, state: OnrState) -> str | None:
        """ONR-24.21 X is named when paying."""
        ability = self.ability(state)
        if ability.cost.x_limit is None:
            state.answer = (NUMBER, 0)
            return None
        most = most_x(state, self.seat, self.card, ability)
        least = ability.cost.x_least
        options: list[Option] = [(NUMBER, number) for number in range(least, most + 1)]
        state.ask_if_several(self.seat, "number", options, (self.card,))
        return None

    def pay(self, state: OnrState) -> str | None:
        """ONR-17.8 Pay all parts together."""
        self.x = state.answer[1]
        ability = self.ability(state)
        for flag, uses in (
            (ability.per_turn, state.used),
            (ability.per_run, state.used_in_run),
            (ability.per_trace, state.used_in_trace),
        ):
            if flag:
                uses.append(use_key(self.card, ability))
        show_hidden(state, self.card)
        state.emit(ABILITY_USED, self.card, self.place)
        state.note(self.card, ABILITY_FEATURE + self.place)
        pay_cost(state, self.seat, self.card, ability.cost, self.x, ability.purpose)
        return None

    def resolve(self, state: OnrState) -> str | None:
        """Then the effect."""
        if state.dirty:
            settle(state)
        return None

    def finish(self, state: OnrState) -> str | None:
        """ONR-17.10 The effect goes on although its source may be gone."""
        self.ability(state).effect.resolve(state, self.card, self.target, self.x)
        return DONE


class RezAnswer(Frame):
    """ONR-24.24 The Runner may answer the rez of a node or upgrade in a run."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def offer(self, state: OnrState) -> str | None:
        """Ask, if there is an answer."""
        options: list[Option] = []
        options_at(state, RUNNER, ON_REZ, options)
        if not options:
            return DONE
        options.append(PASS)
        state.ask(RUNNER, "interrupt", options, (), len(options) - 1)
        return None

    def take(self, state: OnrState) -> str | None:
        """Use it, or let it be."""
        if state.answer != PASS:
            use_ability(state, RUNNER, state.answer)
        return DONE


ANSWERS.append(RezAnswer)
