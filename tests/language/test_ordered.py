"""Numbers whose changes are applied in the order in which they came."""

from __future__ import annotations

import pytest

from nightdeck.kernel.clone import clone
from nightdeck.language.abilities import Definition, Modifier
from nightdeck.language.amounts import Counters
from nightdeck.language.ordered import (
    ADD,
    AT_LEAST,
    AT_MOST,
    SET,
    Change,
    LastingChange,
    TimedState,
    applied,
    changed,
    current,
    steps_of,
)
from nightdeck.language.values import ALWAYS, NONE, Condition

COST = 0
POWER = 1
THIS_TURN = 1
ALWAYS_ON = 9
CHARGE = 0


class IsOther(Condition[TimedState]):
    """The card is not the one whose text this is."""

    def holds(self, state: TimedState, source: int, target: int, number: int) -> bool:
        return source != target


class Plain(Definition):
    def __init__(self, *modifiers: Modifier[TimedState]) -> None:
        super().__init__("plain", "Plain", "")
        for each in modifiers:
            self.add_modifier(each)


FREE = Plain(Change(COST, SET, 0, IsOther()))
DEARER = Plain(Change(COST, ADD, 2, IsOther()))
CHEAPER_TO_TWO = Plain(Change(COST, ADD, -3, IsOther(), stop=2))
SUMMED = Plain(Modifier(COST, 1, IsOther()))
CHARGED = Plain(Change(POWER, ADD, Counters(CHARGE), ALWAYS))
OF_SEAT_ONE = Plain(Change(POWER, ADD, 5, seat=1))
TWICE = Plain(Change(COST, ADD, 3, IsOther()), Change(COST, AT_MOST, 4, IsOther()))
NOTHING = Plain()
CARDS = (FREE, DEARER, CHEAPER_TO_TWO, SUMMED, CHARGED, OF_SEAT_ONE, TWICE, NOTHING)


class Table(TimedState):
    def __init__(self) -> None:
        super().__init__()
        self.counters = [[]]

    def definition_of(self, card: int) -> Definition:
        return CARDS[self.definition[card]]


def table(*definitions: Definition) -> Table:
    """Lays the cards out, the first one last to be active, and one without text as card 0."""
    state = Table()
    state.add_zone(0)
    state.add_cards([CARDS.index(each) for each in (NOTHING, *definitions)], 0)
    count = 1 + len(definitions)
    state.active = [0] * count
    state.host = [NONE] * count
    state.counters = [[0] * count]
    for card in range(1, count):
        state.activate(card)
    return state


def cost(state: TimedState, printed: int = 3) -> int:
    return current(state, printed, COST, 0, least=0)


@pytest.mark.parametrize(
    ("value", "how", "amount", "after"),
    [(3, ADD, 2, 5), (3, SET, 1, 1), (3, AT_LEAST, 4, 4), (3, AT_MOST, 4, 3), (5, AT_MOST, 4, 4)],
)
def test_one_change_adds_sets_or_limits(value: int, how: int, amount: int, after: int) -> None:
    assert changed(value, how, amount) == after


@pytest.mark.parametrize(
    ("value", "amount", "stop", "after"),
    [
        (5, -3, 4, 4),  # it goes down as far as it may
        (3, -3, 4, 3),  # and never up
        (2, 3, 4, 4),
        (6, 3, 4, 6),
        (5, -1, 2, 4),
    ],
)
def test_an_addition_stops_and_leaves_alone_what_is_beyond(
    value: int, amount: int, stop: int, after: int
) -> None:
    assert changed(value, ADD, amount, stop) == after


def test_a_number_that_nothing_changes_is_the_printed_one() -> None:
    assert cost(table()) == 3


def test_setting_ignores_what_was_there_and_what_comes_later_counts() -> None:
    assert cost(table(DEARER, FREE)) == 0
    assert cost(table(FREE, DEARER)) == 2


def test_a_constant_change_and_a_lasting_one_have_the_same_clock() -> None:
    state = table(DEARER)
    state.change(COST, 0, SET, 1, THIS_TURN, 1)
    assert cost(state) == 1

    state.deactivate(1)
    state.activate(1)
    assert cost(state) == 3


def test_every_step_is_held_above_the_least() -> None:
    state = table()
    state.change(COST, 0, ADD, -5, THIS_TURN, 0)
    state.change(COST, 0, ADD, 2, THIS_TURN, 0)
    assert cost(state) == 2


def test_a_reduction_with_its_own_minimum_stops_there() -> None:
    assert cost(table(CHEAPER_TO_TWO), printed=4) == 2
    assert cost(table(CHEAPER_TO_TWO), printed=1) == 1


def test_plain_modifiers_take_part_as_additions() -> None:
    assert cost(table(FREE, SUMMED)) == 1


def test_changes_of_one_card_stay_in_printed_order() -> None:
    assert cost(table(TWICE)) == 4


def test_the_condition_is_asked_about_the_card_whose_number_it_is() -> None:
    state = table(DEARER)
    assert current(state, 3, COST, 1) == 3


def test_an_amount_is_computed_when_it_is_needed() -> None:
    state = table(CHARGED)
    state.counters[CHARGE][1] = 4
    assert current(state, 1, POWER, 0) == 5


def test_a_change_for_a_seat_does_not_touch_another() -> None:
    state = table(OF_SEAT_ONE)
    assert current(state, 1, POWER, NONE, seat=1) == 6
    assert current(state, 1, POWER, NONE, seat=0) == 1


def test_another_order_is_a_sorted_list() -> None:
    steps = steps_of(table(FREE, DEARER), COST, 0)
    sets_last = sorted(steps, key=lambda step: step[1] == SET)
    assert [applied(3, steps), applied(3, sets_last)] == [2, 0]


def test_lasting_changes_are_told_from_constant_ones() -> None:
    state = table(DEARER)
    state.change(COST, NONE, ADD, 1, THIS_TURN, 1)
    assert [step[4] for step in steps_of(state, COST, 0)] == [0, 1]


def test_a_lasting_change_ends_with_its_time_or_with_its_card() -> None:
    state = table()
    state.change(COST, 0, ADD, 1, THIS_TURN, 0)
    state.change(COST, 0, ADD, 4, ALWAYS_ON, 0)
    state.expire(THIS_TURN)
    assert cost(state) == 7

    state.forget(0)
    assert cost(state) == 3


def test_an_effect_makes_a_lasting_change_of_the_card_it_means() -> None:
    state = table(NOTHING)
    LastingChange[Table](COST, SET, 1, THIS_TURN).resolve(state, 0, 1, 0)
    assert [cost(state), current(state, 3, COST, 1)] == [1, 3]

    LastingChange[Table](COST, ADD, 5, THIS_TURN, everywhere=True).resolve(state, 0, NONE, 0)
    assert [cost(state), current(state, 3, COST, 1)] == [6, 8]


def test_an_effect_can_stop_at_a_computed_number() -> None:
    state = table()
    state.counters[CHARGE][0] = 5
    LastingChange[Table](COST, ADD, 9, THIS_TURN, stop=Counters(CHARGE)).resolve(state, 0, 0, 0)
    assert cost(state) == 5


def test_changes_start_from_the_base_value_and_a_copy_takes_it_over() -> None:
    state = table(DEARER, NOTHING)
    state.rebase(0, COST, 7)
    state.rebase(0, COST, 6)
    state.copy_bases(2, 0)
    assert [cost(state), current(state, 3, COST, 2)] == [8, 8]

    state.forget(0)
    assert [cost(state), current(state, 3, COST, 2)] == [5, 8]


def test_a_copy_of_a_card_without_another_base_is_the_printed_one_again() -> None:
    state = table(NOTHING)
    state.rebase(1, COST, 7)
    state.copy_bases(1, 0)
    assert current(state, 3, COST, 1) == 3


def test_a_clone_goes_on_with_its_own_clock_changes_and_bases() -> None:
    state = table(DEARER)
    state.rebase(0, COST, 1)
    copy = clone(state)
    copy.change(COST, 0, SET, 9, THIS_TURN, 1)
    copy.rebase(0, COST, 4)
    assert [cost(state), cost(copy)] == [3, 9]
    assert copy.clock == state.clock + 1
