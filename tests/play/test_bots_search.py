"""Levels that look ahead: strong, punctual, repeatable, and able to say why."""

from __future__ import annotations

import re
import time

import pytest

from nightdeck.kernel.engine import advance, choose, new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import Option, State
from nightdeck.play.bots.hints import hint
from nightdeck.play.bots.legend import Legend
from nightdeck.play.bots.race import Contender, Limit, Race, Spread, contenders, is_behind
from nightdeck.play.bots.tree import descendants, knowledge
from nightdeck.play.bots.trials import worth, worths
from nightdeck.play.bots.veteran import Veteran
from nightdeck.play.players import Seat, player
from nightdeck.play.results import summary
from nightdeck.play.seating import Seating, seating
from nightdeck.play.simulate import Plan, simulate
from tests.tiny import rules
from tests.tiny.game import TINY, BackAlley
from tests.tiny.state import TinyState

PLACE = "tests.tiny.game:TINY"


def luck(seed: object = 0) -> Rng:
    return Rng(seed_key(str(seed)))


def middle(seed: int = 1, decisions: int = 6, seats: int = 2) -> State:
    """A position in which the seat to act has all its options."""
    state = new_game(TINY, Setup(seats, seed=seed))
    rng = luck(seed)
    while state.question is not None:
        if state.decisions >= decisions and state.question.name == "action":
            return state
        choose(state, rng.below(len(state.question.options)))
    return middle(seed + 100, decisions, seats)


def contender(*values: float, weight: float = 1.0) -> Contender:
    made = Contender(0, (0,), weight)
    for value in values:
        made.add(value)
    return made


# Strength -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("legend@60x", "random", 20), ("legend@60x", "street", 30)]
)
def test_a_search_beats_levels_that_do_not_look_ahead(better: str, worse: str, games: int) -> None:
    plan = Plan(PLACE, games, [seating(better), seating(worse)], "strength", rotate=True)

    result = summary("back_alley", list(simulate(plan)))

    assert result.faults == 0
    assert result.by_level[better].low > 0.5


@pytest.mark.parametrize("level", ["veteran", "legend"])
def test_a_winning_option_is_found(level: str) -> None:
    state = winning_position()
    assert state.question is not None

    index = player(level, 60, 200).choose(Seat(state), luck())

    assert state.question.options[index] == (rules.BRAWL,)


def winning_position() -> State:
    """Seat 0 needs one more point and has by far the stronger cards."""
    state = new_game(TINY, Setup(2, seed=5))
    TINY.arrange(
        state,
        {"hands": [["Bruiser", "Thug"], ["Jam"]], "points": [2, 0], "credits": [0, 0]},
    )  # type: ignore[arg-type]
    advance(state)
    return state


# Time and repetition --------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["veteran", "legend"])
@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_no_level_thinks_longer_than_it_may(level: str, seconds: float) -> None:
    taken = []
    for seed in range(6):
        seat = Seat(middle(seed))
        started = time.perf_counter()
        player(level, seconds).choose(seat, luck(seed))
        taken.append(time.perf_counter() - started)
    # A machine that does something else meanwhile may hold one of them up, not all.
    assert min(taken) < seconds * 1.1
    assert sorted(taken)[2] < seconds * 1.1 + 0.2


def test_a_search_by_tries_can_be_repeated() -> None:
    state = middle(4)

    answers = []
    for _ in range(2):
        bot = Legend(3600, 60)
        answers.append((bot.choose(Seat(state), luck(1)), bot.reason()))

    assert answers[0] == answers[1]


def test_the_only_option_needs_no_search() -> None:
    state = new_game(TINY, Setup(2, seed=1))
    while state.question is not None and len(state.question.options) > 1:
        choose(state, len(state.question.options) - 1)
    assert state.question is not None
    bot = Legend(60)

    assert bot.choose(Seat(state), luck()) == 0
    assert bot.reason() == "the only option"


def test_tries_are_written_with_an_x() -> None:
    assert seating("legend@300x") == Seating("legend", 3600, "", 300)
    assert str(seating("legend@300x:some-deck")) == "legend@300x:some-deck"


# The tree -------------------------------------------------------------------------------------


def test_a_tree_is_used_again_when_the_expected_comes_about() -> None:
    reused = 0
    for seed in range(6):
        state = middle(seed)
        bot = Legend(3600, 80)
        while state.question is not None and state.decisions < 30:
            asked = state.question.seat
            choose(state, bot.choose(Seat(state), luck(seed)) if asked == 0 else 0)
            if asked == 0 and bot.ranking:
                reused += bot.ranking[0].tries > len(bot.ranking[0].values) > 0
    assert reused > 0


def test_knowledge_is_the_same_in_every_world_of_a_seat_and_differs_between_positions() -> None:
    state = middle(2, 2)
    seat = Seat(state)
    worlds = [seat.redealt(luck(number)) for number in range(5)]

    prints = {knowledge(world, seat.seat) for world in worlds}
    choose(state, 0)

    assert len(prints) == 1
    assert knowledge(state, seat.seat) not in prints


def test_only_what_lies_below_the_position_is_kept() -> None:
    state = middle(3)
    bot = Legend(3600, 60)
    bot.choose(Seat(state), luck())
    assert bot.tree is not None

    kept = descendants(bot.tree.root)

    assert bot.tree.root in kept
    assert all(node.key in bot.tree.own for node in kept if node.key)


# The race -------------------------------------------------------------------------------------


def test_an_option_surely_worse_drops_out() -> None:
    leader = contender(*[0.8, 0.7, 0.75] * 5)

    assert is_behind(contender(*[0.3, 0.2, 0.25] * 5), leader)
    assert not is_behind(contender(*[0.9, 0.55, 0.7] * 5), leader)


def test_options_that_make_no_difference_need_no_more_time() -> None:
    assert is_behind(contender(*[0.8, 0.7] * 8), contender(*[0.8, 0.7] * 8))


def test_the_field_is_halved_until_two_are_left() -> None:
    race = Race([Contender(index, (index,), 1.0) for index in range(9)], Limit(3600, 100))

    places = []
    for done in (0, 25, 50, 75, 100):
        race.limit.done = done
        places.append(race.places())

    assert places == [9, 5, 3, 2, 2]


def test_the_spread_of_values_is_their_standard_deviation() -> None:
    spread = Spread()
    for value in (0.1, 0.5, 0.9, 0.5):
        spread.add(value)

    assert spread.mean == pytest.approx(0.5)
    assert spread.deviation() == pytest.approx(0.3266 + 0.001, abs=1e-4)


class Sorting(BackAlley):
    """Thinks nothing of hiding cards, and sees no difference between copies of a job."""

    def weigh(self, state: TinyState, option: Option) -> float:
        return 0.0 if option[0] == rules.HIDE else 1.0

    def alike(self, state: TinyState, option: Option) -> Option:
        return (option[0], *(state.definition[card] for card in option[1:]))


def test_options_without_weight_are_not_tried_and_alike_ones_only_once() -> None:
    game = Sorting()
    state = new_game(game, Setup(2, seed=5))
    game.arrange(state, {"hands": [["Jam", "Jam", "Heist", "Gamble"], []]})  # type: ignore[arg-type]
    advance(state)

    tried = [each.option[0] for each in contenders(game, state)]

    assert sorted(tried) == [rules.TAKE_CREDIT, rules.PLAY_JOB, rules.PLAY_JOB, rules.BRAWL]


# Judging --------------------------------------------------------------------------------------


def test_a_finished_game_is_worth_what_it_brought() -> None:
    state = middle(1, seats=3)
    assert state.question is not None
    while state.outcome is None:
        choose(state, 0)

    state.outcome.winners = (1,)
    assert worths(TINY, state, 0) == [0.0, 1.0, 0.0]
    state.outcome.winners = (0, 1)
    assert worth(TINY, state, 1) == 0.5
    state.outcome.winners = ()
    assert worth(TINY, state, 2) == pytest.approx(1 / 3)


# Words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [Veteran(3600, 40), Legend(3600, 40)])
def test_the_reason_names_the_choice_its_tries_and_the_next_best(bot: Veteran | Legend) -> None:
    state = middle(7)
    index = bot.choose(Seat(state), luck())
    assert state.question is not None
    text = TINY.describe(state, state.question.seat, state.question.options[index]).text

    told = rf"{text}: expects to win \d+ % \(\d+ (try|tries)\); next best: .+, \d+ %"
    assert re.fullmatch(told, bot.reason())


def test_a_hint_tells_an_option_its_reason_and_the_prospects_of_the_others() -> None:
    state = middle(7)
    seat = Seat(state)

    found = hint(seat, luck(), seconds=0.1)

    assert 0 <= found.index < seat.count
    assert found.reason.startswith(found.text)
    assert found.prospects[0].index == found.index
    chances = [each.chance for each in found.prospects if each.chance is not None]
    assert all(0 <= chance <= 1 for chance in chances)


def test_a_hint_from_rules_of_thumb_has_a_reason_but_no_prospects() -> None:
    found = hint(Seat(middle(7)), luck(), level="street")

    assert found.reason == f"{found.text}: what usually works"
    assert found.prospects == []
