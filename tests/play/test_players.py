"""What players are given and which levels there are."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from nightdeck.games import game as find_game
from nightdeck.games import slugs
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import State
from nightdeck.play import players
from nightdeck.play.players import Player, Seat, levels, player
from nightdeck.play.seating import Seating, pairs, seating, seatings, setup_for
from nightdeck.seen.views import redealt
from tests.tiny.game import TINY


def middle(seed: int = 1, decisions: int = 12) -> State:
    state = new_game(TINY, Setup(2, seed=seed, record=True))
    rng = Rng(seed_key(seed))
    while state.decisions < decisions and state.question is not None:
        choose(state, rng.below(len(state.question.options)))
    assert state.question is not None
    return state


def test_levels_are_listed_from_weak_to_strong() -> None:
    assert levels()[:2] == ["random", "street"]


def test_an_unknown_level_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadSetup, match="did you mean 'street'"):
        player("stret")


def test_a_former_name_of_a_level_still_seats_it() -> None:
    assert type(player("runner")) is type(player("veteran"))
    assert [str(seating(word)) for word in ("runner", "Runner@20x", "runner@2:deck")] == [
        "veteran",
        "veteran@20x",
        "veteran@2:deck",
    ]


def test_no_game_calls_a_side_like_a_level() -> None:
    for game in (find_game(slug) for slug in slugs()):
        sides = {game.seat_name(n, s).casefold() for n in game.seat_counts for s in range(n)}

        assert not sides & set(levels())


def test_every_level_answers_with_an_option_of_the_question() -> None:
    for level in levels():
        for seed in range(5):
            seat = Seat(middle(seed, 4))

            assert 0 <= player(level, 0.05).choose(seat, Rng(seed_key(seed))) < seat.count


def test_the_rule_of_thumb_prefers_what_the_game_likes_best() -> None:
    state = new_game(TINY, Setup(2, seed=3))
    street = player("street")

    index = street.choose(Seat(state), Rng(seed_key(0)))

    assert state.question is not None
    assert TINY.weigh(state, state.question.options[index]) == 2.0
    assert street.reason() == "Play Heist: what usually works"


@pytest.mark.parametrize("level", ["random", "street"])
def test_hidden_cards_never_change_a_choice(level: str) -> None:
    different = 0
    for seed in range(12):
        state = middle(seed, 6)
        assert state.question is not None
        world = redealt(state, state.question.seat, Rng(seed_key("other world")))
        different += state.definition != world.definition

        chosen = [player(level).choose(Seat(each), Rng(seed_key("x"))) for each in (state, world)]

        assert chosen[0] == chosen[1]
    assert different > 6


def test_a_seat_gives_no_way_to_the_true_state() -> None:
    seat = Seat(middle())

    reachable = [name for name in dir(seat) if not name.startswith("_")]

    assert not any(isinstance(getattr(seat, name), State) for name in reachable)


def test_a_redealt_world_has_no_log_that_would_tell_the_truth() -> None:
    state = middle()

    assert state.log
    assert Seat(state).redealt(Rng(seed_key(0))).log is None


def test_another_package_can_add_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = EntryPoint("mine", "tests.play.bots:Raising", players.GROUP)
    monkeypatch.setattr(players, "entry_points", lambda group: [mine])

    assert "mine" in levels()
    assert isinstance(player("mine"), Player)


def test_an_entry_point_that_is_no_player_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "tests.play.bots:Rng", players.GROUP)
    missing = EntryPoint("missing", "tests.play.no_such_module:Thing", players.GROUP)
    monkeypatch.setattr(players, "entry_points", lambda group: [broken, missing])

    for name in ("broken", "missing"):
        with pytest.raises(BadSetup, match="cannot be loaded"):
            player(name)


# Who sits where -------------------------------------------------------------------------------


def test_a_seat_is_written_as_level_seconds_and_deck() -> None:
    assert seating("street@0.5:some-deck") == Seating("street", 0.5, "some-deck")
    assert str(seating("street@0.5:some-deck")) == "street@0.5:some-deck"
    assert seating("human", human=True) == Seating("human")


@pytest.mark.parametrize("word", ["street@", "street@x", "street@0", "street@-1", "street@1e9"])
def test_a_time_to_think_must_be_a_time(word: str) -> None:
    with pytest.raises(BadSetup, match="no time to think"):
        seating(word)


def test_a_human_cannot_sit_in_a_simulation() -> None:
    with pytest.raises(BadSetup, match="no level 'human'"):
        seating("human")


def test_the_number_of_seats_must_fit_the_game() -> None:
    with pytest.raises(BadSetup, match="for 2, 3, 4 seats, but 'random' names 1"):
        seatings("random", TINY)


def test_a_game_whose_seats_bring_nothing_says_so() -> None:
    with pytest.raises(BadSetup, match="bring nothing"):
        setup_for(TINY, [Seating("random", brings="x"), Seating("random")])


def test_settings_are_pairs_and_unknown_names_are_refused() -> None:
    assert pairs(["start=5"], "choice", ["start"]) == {"start": "5"}
    with pytest.raises(BadSetup, match="NAME=VALUE"):
        pairs(["start"], "choice", ["start"])
    with pytest.raises(BadSetup, match="did you mean 'start'"):
        pairs(["strat=5"], "choice", ["start"])
