"""Windows, piles, seals and triggers: who is asked when, and what resolves in which order."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.kernel.engine import advance, choose
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import PASS, Option, State
from nightdeck.kernel.windows import Pile, SealedChoices, Triggers, Window

ACT = 1


class Scratch(State):
    """A table with nothing on it but what happened, and a pile of announced things."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 3
        self.done: list[str] = []
        self.things: list[list[int]] = []
        self.late: list[list[int]] = []
        self.news = [0] * 4


class Last(Frame):
    """What lies under everything: the game is over when it is reached."""

    steps: ClassVar[tuple[str, ...]] = ("finish",)

    def finish(self, state: State) -> str | None:
        state.end((), "over", "")
        return None


def running(frame: Frame, state: Scratch | None = None) -> Scratch:
    """Return a table at the first question of a procedure."""
    state = Scratch() if state is None else state
    state.call(Last())
    state.call(frame)
    advance(state)
    return state


def asked(state: State) -> int | None:
    return None if state.question is None else state.question.seat


def answer(state: State, *options: Option) -> list[int]:
    """Give the answers one after the other; returns who was asked."""
    seats = []
    for option in options:
        assert state.question is not None
        seats.append(state.question.seat)
        choose(state, state.question.options.index(option))
    return seats


class Talk(Window[Scratch]):
    """Everybody may always speak."""

    def options(self, state: Scratch, seat: int) -> list[Option]:
        return [(ACT, seat)]

    def perform(self, state: Scratch, seat: int, option: Option) -> None:
        state.done.append(f"{seat} speaks")

    def settle(self, state: Scratch) -> None:
        state.done.append("checked")

    def close(self, state: Scratch) -> None:
        state.done.append("closed")


class OneWay(Talk):
    """A pass is final."""

    reopens = False


class TakingTurns(Talk):
    """After an act the next seat is asked."""

    keeps_priority = False


def test_a_window_closes_when_all_have_passed_in_succession() -> None:
    state = running(Talk("talk", [0, 1, 2]))
    assert answer(state, PASS, (ACT, 1), PASS, PASS, PASS) == [0, 1, 1, 2, 0]
    assert asked(state) is None


def test_the_state_is_checked_between_two_acts() -> None:
    state = running(Talk("talk", [0, 1]))
    answer(state, (ACT, 0), (ACT, 0), PASS, PASS)
    assert state.done == ["0 speaks", "checked", "0 speaks", "checked", "closed"]


def test_in_a_one_way_window_whoever_has_passed_is_not_asked_again() -> None:
    state = running(OneWay("talk", [1, 0]))
    assert answer(state, (ACT, 1), PASS, (ACT, 0), (ACT, 0), PASS) == [1, 1, 0, 0, 0]
    assert asked(state) is None


def test_priority_may_be_handed_on_after_every_act() -> None:
    state = running(TakingTurns("talk", [0, 1, 2]))
    assert answer(state, (ACT, 0), (ACT, 1), PASS, PASS, PASS) == [0, 1, 2, 0, 1]


def test_a_seat_that_has_left_the_game_is_passed_over() -> None:
    state = Scratch()
    state.leave(1)
    running(Talk("talk", [0, 1, 2]), state)
    assert answer(state, PASS, PASS) == [0, 2]
    assert asked(state) is None


class Jobs(Pile[Scratch]):
    """Everybody may answer everything; a job that ends in 7 comes to nothing, 9 brings another."""

    def things(self, state: Scratch) -> list[list[int]]:
        return state.things

    def options(self, state: Scratch, seat: int) -> list[Option]:
        return [(ACT, 1), (ACT, 7), (ACT, 9)]

    def announce(self, state: Scratch, seat: int, option: Option) -> None:
        if option[1] != 7:
            put(state, seat, option[1])

    def resolve(self, state: Scratch, thing: list[int]) -> None:
        number, seat, kind = thing
        lying = [each[0] for each in state.things]
        state.done.append(f"{number} of seat {seat} resolves, {lying} lie there")
        if kind == 9:
            put(state, seat, 1)

    def settle(self, state: Scratch) -> None:
        state.done.append(f"{len(state.things)} left")


class JobsWithRoundsBetween(Jobs):
    """Before every further thing all are asked again."""

    answers_between = True


def put(state: Scratch, seat: int, kind: int) -> None:
    """Lay one more thing on the pile."""
    state.done.append(f"seat {seat} announces")
    number = 1 + max((thing[0] for thing in state.things), default=0)
    state.things.append([number, seat, kind])


def with_a_job(kind: int = 1, pile: type[Jobs] = Jobs) -> Scratch:
    """Return a table at which seat 0 has just announced something."""
    state = Scratch()
    put(state, 0, kind)
    running(pile("answer"), state)
    state.done.clear()
    return state


def test_everybody_but_the_announcer_is_asked_in_turn() -> None:
    state = with_a_job()
    assert answer(state, PASS, PASS) == [1, 2]
    assert asked(state) is None


def test_an_answer_starts_a_round_of_its_own_and_resolves_first() -> None:
    state = with_a_job()
    assert answer(state, PASS, (ACT, 1), PASS, PASS) == [1, 2, 0, 1]
    assert [line[:1] for line in state.done if "resolves" in line] == ["2", "1"]


def test_a_thing_stays_on_the_pile_while_it_resolves() -> None:
    state = with_a_job()
    answer(state, PASS, PASS)
    assert state.done == ["1 of seat 0 resolves, [1] lie there", "0 left"]


def test_an_announcement_that_comes_to_nothing_leaves_turn_and_passes_as_they_were() -> None:
    state = with_a_job()
    assert answer(state, PASS, (ACT, 7), (ACT, 7), PASS) == [1, 2, 2, 2]
    assert asked(state) is None


def test_a_thing_put_there_by_one_that_resolves_is_answered_before_it_resolves() -> None:
    state = with_a_job(kind=9)
    answer(state, PASS, PASS)
    assert asked(state) == 1
    assert state.things == [[2, 0, 1]]
    answer(state, PASS, PASS)
    assert asked(state) is None


def test_nobody_is_asked_between_two_things_that_resolve() -> None:
    state = with_a_job()
    answer(state, (ACT, 1), PASS, PASS)
    assert asked(state) is None


def test_with_rounds_between_the_others_are_asked_again_before_each_thing() -> None:
    state = with_a_job(pile=JobsWithRoundsBetween)
    answer(state, (ACT, 1), PASS, PASS)
    assert asked(state) == 1
    assert [thing[0] for thing in state.things] == [1]


def test_a_thing_that_vanishes_in_its_round_resolves_no_more() -> None:
    state = with_a_job()
    state.things.clear()
    answer(state, PASS, PASS)
    assert state.done == []


class Bids(SealedChoices[Scratch]):
    """A number from 0 to 4; seat 2 can only bid 0, and everybody knows it."""

    question = "bid"

    def options(self, state: Scratch, seat: int) -> list[Option]:
        return [(ACT, 0)] if seat == 2 else [(ACT, number) for number in range(5)]

    def must_ask(self, state: Scratch, seat: int) -> bool:
        return seat != 2

    def reveal_all(self, state: Scratch, options: list[Option]) -> None:
        state.done = [str(option[1]) for option in options]


def test_sealed_choices_are_turned_up_together() -> None:
    state = running(Bids([0, 1]))
    answer(state, (ACT, 3))
    assert state.done == []
    answer(state, (ACT, 4))
    assert state.done == ["3", "4"]


def test_a_sealed_choice_that_is_public_anyway_is_not_asked_for() -> None:
    state = running(Bids([2, 0]))
    assert answer(state, (ACT, 1)) == [0]
    assert state.done == ["0", "1"]


def test_in_another_world_only_the_seals_of_others_are_made_anew() -> None:
    bids = Bids([0, 1], [3, 3])
    found = set()
    for number in range(40):
        bids.reseal(Scratch(), 0, Rng(bytes([number] * 32)))
        found.add(tuple(bids.chosen))
    assert {own for own, _ in found} == {3}
    assert {other for _, other in found} == {0, 1, 2, 3, 4}


class Effects(Triggers[Scratch]):
    """Rows of a seat and a number; 5 is optional, 8 brings one more, 0 is no longer valid."""

    def is_valid(self, state: Scratch, trigger: list[int]) -> bool:
        return trigger[1] != 0

    def is_asking(self, state: Scratch, trigger: list[int]) -> bool:
        if trigger[1] != 5:
            return False
        state.ask(trigger[0], "optional", [(ACT,), PASS])
        return True

    def is_declined(self, state: Scratch, trigger: list[int]) -> bool:
        return state.answer == PASS

    def resolve(self, state: Scratch, trigger: list[int]) -> None:
        state.done.append(f"{trigger[0]}:{trigger[1]}")
        if trigger[1] == 8:
            state.late.append([trigger[0], 1])

    def arisen(self, state: Scratch) -> list[list[int]]:
        found, state.late = state.late, []
        return found

    def settle(self, state: Scratch) -> None:
        state.done.append("checked")


class OrderedByTheActivePlayer(Effects):
    """Seat 2 orders everybody's."""

    def chooser(self, state: Scratch, seat: int) -> int:
        return 2


def resolved(state: Scratch) -> list[str]:
    return [line for line in state.done if line != "checked"]


def test_each_seat_orders_its_own_in_the_order_of_seats() -> None:
    state = running(Effects([[0, 1], [1, 2], [0, 3]], [1, 0]))
    assert resolved(state) == ["1:2"]
    assert answer(state, (0, 3)) == [0]
    assert resolved(state) == ["1:2", "0:3", "0:1"]


def test_the_active_player_may_order_the_triggers_of_others() -> None:
    state = running(OrderedByTheActivePlayer([[0, 1], [0, 3]], [0, 1, 2]))
    assert asked(state) == 2


def test_a_check_follows_every_trigger() -> None:
    state = running(Effects([[0, 1], [1, 2]], [0, 1]))
    assert state.done == ["0:1", "checked", "1:2", "checked"]


def test_an_optional_trigger_may_be_declined() -> None:
    state = running(Effects([[0, 5], [1, 2]], [0, 1]))
    assert answer(state, PASS) == [0]
    assert resolved(state) == ["1:2"]


def test_a_trigger_whose_reason_is_gone_does_nothing() -> None:
    assert resolved(running(Effects([[0, 0], [1, 2]], [0, 1]))) == ["1:2"]


def test_what_arises_meanwhile_comes_after_the_whole_set() -> None:
    state = running(Effects([[0, 8], [1, 2]], [0, 1]))
    assert resolved(state) == ["0:8", "1:2", "0:1"]
