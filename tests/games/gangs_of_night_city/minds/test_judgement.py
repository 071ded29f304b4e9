"""What bots think: positions in which an experienced player does not hesitate."""

from itertools import pairwise
from typing import Any

import pytest

from nightdeck.games import game
from nightdeck.games.gangs_of_night_city.model.options import ACTION
from nightdeck.games.gangs_of_night_city.model.terms import DISC_HIDEOUT, DISC_WILD
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.bots.hints import hint
from nightdeck.play.players import Seat, player
from nightdeck.testing import Scene
from tests.games.gangs_of_night_city.tables import table

GAME = game("gangs_of_night_city")
LEVELS = ["street", "veteran", "legend", "hint"]
RICH = {"eurodollars": 9, "contraband": 9, "secrets": 6}
BUILT = "watson heywood pacifica westbrook"


def chosen(scene: Scene, level: str, seed: str = "") -> tuple[int, ...]:
    """Returns what a level, or the hint for a person, chooses at the open question."""
    seat = Seat(scene.state)
    luck = Rng(seed_key(f"judgement {seed}"))
    if level == "hint":
        place = hint(seat, luck, seconds=0.4).index
    else:
        place = player(level, 60.0, 40 if level == "legend" else 0).choose(seat, luck)
    return scene.options(seat.seat)[place]


def play_turn(scene: Scene, level: str) -> Scene:
    """Lets a level make all decisions of the running turn."""
    turn = scene.state.turn
    while scene.outcome is None and scene.state.turn == turn:
        seat = scene.asked[0]
        scene.choose(seat, chosen(scene, level, f"{scene.state.decisions}"))
    return scene


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("discs", ["solo techie netrunner hideout upgrade wild", "hideout wild"])
def test_the_wild_disc_is_kept_while_the_disc_of_the_action_is_ready(level, discs):
    words = {**RICH, "discs": discs, "cred": 6}
    scene = table(2, players=[words, {"cred": 6}])
    if scene.asked[1] == "turn_type":
        scene.choose(0, "Activate")
    for seed in range(1 if level == "hint" else 4):
        verb, disc, action = chosen(scene, level, f"{seed}")
        assert verb == ACTION
        assert disc != DISC_WILD or not scene.state.discs[0] >> action & 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_hideout_that_wins_is_built_with_its_own_disc(level):
    """6th Street needs 3 Street Cred, and the third slot pays 3."""
    words = {"eurodollars": 2, "discs": "hideout wild", "hideouts": "watson heywood pacifica"}
    other = {"cred": 24, "units": {"pacifica": "solo"}}
    scene = table(
        2, players=[{**words, "cred": 22}, other],
        choices={"gang@0": "sixth-street", "gang@1": "voodoo-boys"},
    )  # fmt: skip
    scene.choose(0, "Activate")

    assert chosen(scene, level) == (ACTION, DISC_HIDEOUT, DISC_HIDEOUT)


def rich_and_near(**more: Any) -> Scene:
    """Seat 0 has more than it can ever spend, a Business, and a deal that pays 3 Street Cred."""
    own = {
        **RICH, "cred": 19, "hideouts": BUILT, "discs": "techie netrunner upgrade wild",
        "units": {"westbrook-1": "techie", "watson-1": "netrunner", "heywood-1": "solo"},
    }  # fmt: skip
    other = {"cred": 20, "units": {"pacifica": "solo"}}
    deal = ["bodyshoppe-cybertuning", None, None]
    return table(2, players=[{**own, **more}, other], opportunities=deal)


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_plenty_near_the_end_makes_the_deal_that_pays(level):
    scene = play_turn(rich_and_near(), level)

    assert scene.state.cred[0] >= 22
    assert scene.state.resources[0][1] < RICH["contraband"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_deal_that_wins_is_made_at_once(level):
    scene = play_turn(rich_and_near(cred=22), level)

    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)


# How good a position is -------------------------------------------------------------------------


def chance(other: int = 10, **words: Any) -> float:
    """Returns what seat 0's chance to win is taken to be against somebody's Street Cred."""
    own = {"cred": 10, "hideouts": BUILT, **words}
    return GAME.evaluate(table(2, players=[own, {"cred": other}]).state, 0)


def test_another_street_cred_is_worth_something_for_the_rich_as_well():
    chances = [chance(20, **RICH, cred=cred) for cred in range(10, 25)]

    assert all(more > less + 0.01 for less, more in pairwise(chances))


@pytest.mark.parametrize("kind", list(RICH))
def test_another_resource_is_worth_less_than_the_one_before(kind):
    chances = [chance(**{kind: number}) for number in range(16)]
    steps = [more - less for less, more in pairwise(chances)]

    assert all(later < earlier for earlier, later in pairwise(steps[:12]))
    assert steps[-1] == 0


def test_what_is_not_spent_is_worth_next_to_nothing_at_the_end():
    early, late = (chance(**RICH, cred=cred) - chance(cred=cred) for cred in (5, 24))

    assert late < early / 2
