"""GNC-12 The end of a turn and of the game, and what a whole game is like (GNC-1)."""

import pytest

from nightdeck.games import game
from nightdeck.games.gangs_of_night_city.check.invariants import CHECKS
from nightdeck.games.gangs_of_night_city.model import rulings
from nightdeck.kernel import Rng, Setup, choose, new_game
from nightdeck.kernel.checks import problems
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.rng import seed_key
from nightdeck.records.codec import load, save
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
@pytest.mark.parametrize(("ruling", "turns"), [("1", 2), ("2", 4), ("60", 120), ("333", 666)])
def test_the_turn_limit_ends_the_game_by_street_cred(ruling, turns):
    setup = Setup(2, (), {"GNC-R40": ruling}, {"gang_draft": "assigned", "target_cred": "30"}, 3)
    state = new_game(GAME, setup)
    while state.outcome is None:
        choose(state, state.question.default)

    assert state.turn == turns
    assert state.outcome.clause == "GNC-12.8"


@clause("GNC-R40")
@pytest.mark.parametrize("ruling", ["0", "1000", "-1", "007", "2.5", "many", "²", ""])
def test_a_limit_of_turns_that_cannot_be_is_refused(ruling):
    with pytest.raises(BadSetup, match=r"can be off or a number from 1 to 999, not"):
        new_game(GAME, Setup(2, (), {"GNC-R40": ruling}))


@clause("GNC-R40")
def test_a_saved_game_keeps_its_limit_of_turns():
    state = new_game(GAME, Setup(2, (), {"GNC-R40": "7"}))

    assert load(save(state), GAME).rulings[rulings.R40] == 7


@clause("GNC-R40", "GNC-12.8")
def test_without_a_limit_the_game_goes_on():
    setup = Setup(2, (), {}, {"gang_draft": "assigned"}, 3)
    state = new_game(GAME, setup)
    while state.turn < 90:
        choose(state, state.question.default)

    assert state.outcome is None


STUCK = {
    "both": [{"units": {}, "eurodollars": 1}] * 2,
    "either": [
        {"units": {"watson": "rogue"}, "eurodollars": 1},
        {"units": {"heywood": "kerry-eurodyne"}, "eurodollars": 1},
    ],
}
"""Players who can neither act nor reclaim under a value of GNC-R03."""


@clause("GNC-5.1a", "GNC-R03")
@pytest.mark.parametrize("ruling", ["both", "either"])
def test_the_game_ends_when_all_players_in_a_row_are_stuck(ruling):
    first, second = STUCK[ruling]
    scene = table(2, players=[{**first, "cred": 3}, second], rulings={"GNC-R03": ruling})

    assert scene.outcome.winners == (0,)
    assert scene.outcome.clause == "GNC-5.1a"


@clause("GNC-5.1a", "GNC-R03")
@pytest.mark.parametrize("words", list(STUCK.values()), ids=list(STUCK))
def test_nobody_is_ever_stuck_by_default(words):
    scene = table(2, players=words)

    assert scene.outcome is None
    assert scene.asked[0] == 0


@clause("GNC-5.1a", "GNC-R03")
@pytest.mark.parametrize("ruling", ["both", "either"])
def test_one_stuck_player_does_not_end_the_game(ruling):
    scene = table(2, players=[STUCK[ruling][0], {}], rulings={"GNC-R03": ruling})

    assert scene.outcome is None
    assert scene.asked[0] == 1


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
