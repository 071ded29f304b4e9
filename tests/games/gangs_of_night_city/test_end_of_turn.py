"""GNC-12 The end of a turn and of the game, and what a whole game is like (GNC-1)."""

import pytest

from nightdeck.games import game
from nightdeck.games.gangs_of_night_city.invariants import CHECKS
from nightdeck.kernel import Rng, Setup, choose, new_game
from nightdeck.kernel.checks import problems
from nightdeck.kernel.rng import seed_key
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.tables import next_turn, table

GAME = game("gangs_of_night_city")
AWAY = {"units": {"pacifica": "solo"}}


@clause("GNC-12.1")
def test_the_market_is_refilled_after_an_activate_turn():
    scene = table(2, opportunities=[None, None, None], edgerunners=[None, None, None])
    next_turn(scene)
    zones = scene.view(0)["zones"]

    assert all(zones[f"opportunity-{slot}"]["count"] == 1 for slot in (1, 2, 3))
    assert all(zones[f"edgerunner-{slot}"]["count"] == 1 for slot in (1, 2, 3))


@clause("GNC-12.3b", "GNC-12.4", "GNC-1.3")
def test_the_most_street_cred_wins_when_the_target_is_reached():
    scene = table(2, players=[{"cred": 25}, {"cred": 24}], doing="end activate")

    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)


@clause("GNC-12.3b", "GNC-1.3")
def test_the_gang_at_the_target_need_not_be_the_active_one():
    scene = table(2, players=[{"cred": 3}, {"cred": 26}], doing="end reclaim")

    assert scene.outcome.winners == (1,)


@clause("GNC-12.4", "GNC-1.3")
def test_a_tie_is_won_by_nobody():
    scene = table(3, players=[{"cred": 25}, {"cred": 25}, {"cred": 2}], doing="end activate")

    assert scene.outcome.winners == ()
    assert "Voodoo Boys and 6th Street tied" in scene.outcome.reason


@clause("GNC-12.8", "GNC-R40")
@pytest.mark.parametrize(("ruling", "turns"), [("20", 40), ("40", 80), ("60", 120), ("100", 200)])
def test_the_turn_limit_ends_the_game_by_street_cred(ruling, turns):
    setup = Setup(2, (), {"GNC-R40": ruling}, {"gang_draft": "assigned", "target_cred": "30"}, 3)
    state = new_game(GAME, setup)
    while state.outcome is None:
        choose(state, state.question.default)

    assert state.turn == turns


@clause("GNC-R40", "GNC-12.8")
def test_without_a_limit_the_game_goes_on():
    setup = Setup(2, (), {}, {"gang_draft": "assigned"}, 3)
    state = new_game(GAME, setup)
    while state.turn < 90:
        choose(state, state.question.default)

    assert state.outcome is None


@clause("GNC-12.5", "GNC-12.5a", "GNC-12.5b", "GNC-12.5c", "GNC-2.10", "GNC-2.6")
def test_state_checks_hold_through_whole_games():
    assert len(CHECKS) >= 25
    for seed in range(4):
        rng = Rng(seed_key(f"sound {seed}"))
        state = new_game(GAME, GAME.any_setup(rng))
        while state.outcome is None:
            assert problems(state) == []
            choose(state, rng.below(len(state.question.options)))


@clause("GNC-1.1", "GNC-1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_end_at_every_player_count(seats):
    lengths = []
    for seed in range(6):
        rng = Rng(seed_key(f"ends {seats} {seed}"))
        setup = Setup(seats, (), {}, {"gang_draft": "random"}, seed)
        state = new_game(GAME, setup)
        while state.outcome is None:
            choose(state, rng.below(len(state.question.options)))
        lengths.append(state.turn / seats)

    assert 4 < sum(lengths) / len(lengths) < 60
