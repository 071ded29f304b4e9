"""GNC-4 GNC-17 Setting the game up."""

import pytest

from nightdeck.games import game
from nightdeck.games.gangs_of_night_city.model.definitions import COMBAT, GANGS
from nightdeck.games.gangs_of_night_city.model.numbering import STARTING
from nightdeck.games.gangs_of_night_city.model.options import GANG
from nightdeck.games.gangs_of_night_city.model.terms import (
    ALL_DISCS,
    EDGERUNNER_DECK,
    HAND,
    OPPORTUNITY_DECK,
    UPGRADE_DECK,
)
from nightdeck.games.gangs_of_night_city.rules.units import drones_in_reserve, in_play
from nightdeck.kernel import BadSetup, Setup, choose, new_game
from nightdeck.testing import clause

GAME = game("gangs_of_night_city")


def fresh(seats: int = 2, rulings=None, seed=0, **choices: str):
    """Returns a new game with assigned gangs unless the choices say otherwise."""
    return new_game(
        GAME,
        Setup(seats, (), rulings, {"gang_draft": "assigned", **choices}, seed, record=True),
    )


@clause("GNC-4.1", "GNC-17.1")
@pytest.mark.parametrize(("seats", "board"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_the_board_side_fits_the_number_of_players(seats, board):
    assert fresh(seats).board == board


@clause("GNC-17.1")
def test_five_players_are_too_many():
    with pytest.raises(BadSetup, match="1, 2, 3, 4"):
        fresh(5)


@clause("GNC-4.3", "GNC-17.5", "GNC-R37")
def test_gangs_are_drafted_in_seat_order_and_never_twice():
    state = fresh(3, gang_draft="chosen")
    assert state.question.seat == 0
    assert state.question.options == [(GANG, gang) for gang in range(5)]
    choose(state, 2)
    assert state.question.seat == 1
    assert (GANG, 2) not in state.question.options
    choose(state, 0)
    choose(state, 0)

    assert state.gang == [2, 0, 1]
    with pytest.raises(BadSetup, match="maelstrom"):
        fresh(2, **{"gang@0": "maelstrom", "gang@1": "maelstrom"})


@clause("GNC-17.5", "GNC-16.8")
def test_gangs_may_be_assigned_or_drawn():
    assert fresh(3).gang == [0, 1, 2]
    drawn = {tuple(fresh(3, seed=seed, gang_draft="random").gang) for seed in range(12)}
    assert len(drawn) > 6


@clause("GNC-4.4", "GNC-16.1", "GNC-R26")
def test_the_first_player_is_random_or_given():
    assert len({fresh(4, seed=seed).first for seed in range(30)}) == 4
    given = {"GNC-R26": "given"}
    assert all(fresh(4, given, seed, first_player="2").active == 2 for seed in range(5))
    with pytest.raises(BadSetup, match="first player"):
        fresh(2, given, first_player="3")


@clause("GNC-4.5", "GNC-R31")
def test_resources_by_turn_order_or_equal():
    state = fresh(4, {"GNC-R26": "given"}, first_player="1")
    assert state.resources == [[3, 3, 1], [1, 2, 0], [2, 3, 0], [2, 3, 1]]
    equal = fresh(4, {"GNC-R31": "equal-1E-2C"})
    assert equal.resources == [[1, 2, 0]] * 4


@clause("GNC-4.6", "GNC-2.2", "GNC-2.3", "GNC-2.7")
def test_units_discs_and_markers_at_the_start():
    state = fresh(4)
    for seat in range(4):
        start = GANGS[state.gang[seat]].start
        units = in_play(state, seat)
        assert sorted(state.unit_class[unit] for unit in units) == [0, 1, 2, 3]
        assert {state.place[unit] for unit in units} == {start * 3}
        assert state.hideouts[seat] == 1 << start
        assert drones_in_reserve(state, seat) == 3
    assert state.cred == [0, 0, 0, 0] == state.net
    assert state.discs == [ALL_DISCS] * 4


@clause("GNC-4.3", "GNC-3.3b")
def test_everybody_starts_with_the_same_four_cards():
    state = fresh(3)
    for seat in range(3):
        assert [state.definition[card] for card in state.pile(seat, HAND)] == [0, 1, 2, 3]


@clause("GNC-4.7", "GNC-16.8")
def test_decks_are_shuffled_and_the_market_is_full():
    first, second = fresh(2, seed=1), fresh(2, seed=2)

    assert [len(first.zones[deck]) for deck in (OPPORTUNITY_DECK, EDGERUNNER_DECK)] == [29, 15]
    assert len(first.zones[UPGRADE_DECK]) == len(COMBAT) - STARTING == 28
    assert first.zones[OPPORTUNITY_DECK] != second.zones[OPPORTUNITY_DECK]
    assert fresh(2, seed=1).zones == first.zones


@clause("GNC-4.8", "GNC-17.2")
def test_the_story_may_be_chosen_or_drawn():
    assert fresh(2).story == 0
    assert fresh(2, story="curfew").story == 3
    assert len({fresh(2, seed=seed, story="random").story for seed in range(40)}) == 5


@clause("GNC-4.9")
def test_the_first_player_takes_the_first_turn():
    state = fresh(3, seed=5)

    assert (state.turn, state.question.seat, state.question.name) == (1, state.first, "action")


@clause("GNC-17.3")
def test_the_target_may_be_shorter_or_longer():
    assert [fresh(2, target_cred=each).target for each in ("20", "25", "30")] == [20, 25, 30]


@clause("GNC-17.6", "GNC-2.5")
def test_open_hands_are_public():
    state = fresh(2, open_hands="yes")
    view = GAME.table(state, 0)

    assert len(view["zones"]["hand-1"]["cards"]) == 4
    assert GAME.table(fresh(2), 0)["zones"]["hand-1"]["cards"] == []


@clause("GNC-4.2", "GNC-17.7")
def test_there_is_nothing_to_build_and_pools_never_run_out():
    assert GAME.decks == {}
    state = fresh(2)
    state.resources[0] = [999, 999, 999]
    assert GAME.problems(state) == []
