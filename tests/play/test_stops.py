"""Orders of players about which questions they are asked."""

from __future__ import annotations

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Game, Setup, Stop
from nightdeck.kernel.state import PASS
from nightdeck.play.stops import ALL, CONFLICT, NEXT, TURN, described, mode_of, ordered, unasked
from tests.tiny.game import TINY
from tests.tiny.state import TinyState

WINDOW = Stop("window", "A window", "when something lies there")
KINDS = (WINDOW, Stop("quiet", "A quiet one", mode="pass"))


def mode(orders: dict[str, str], turn: str = "3.0", conflict: bool = False) -> str:
    """Return how the window is met."""
    return mode_of(WINDOW, "window", orders, turn, conflict)


def test_somebody_without_orders_is_asked_everything() -> None:
    assert mode({}) == "ask"
    assert mode({ALL: "ask"}) == "ask"


def test_the_advice_of_the_game_holds_for_kinds_without_an_order() -> None:
    assert mode({ALL: "game"}) == "game"
    assert mode({ALL: "game", "window": "pass"}) == "pass"
    assert mode_of(None, "other", {ALL: "game"}, "3.0", False) == "ask"


def test_what_is_ordered_for_the_shortest_time_comes_first() -> None:
    orders = {ALL: "game", "window": "pass", CONFLICT: "ask"}
    assert mode(orders, conflict=True) == "ask"
    assert mode({**orders, TURN: "3.0 pass"}, conflict=True) == "pass"
    assert mode({**orders, TURN: "2.1 pass"}) == "pass"
    assert mode({**orders, TURN: "3.0 pass", NEXT: "ask"}) == "ask"


def test_an_order_that_says_what_holds_anyway_is_not_kept() -> None:
    assert ordered({}, KINDS, "window", "ask", "") == {}
    assert ordered({ALL: "game"}, KINDS, "window", "game", "") == {ALL: "game"}
    assert ordered({ALL: "game"}, KINDS, "quiet", "ask", "") == {ALL: "game", "quiet": "ask"}
    assert ordered({ALL: "game", "quiet": "ask"}, KINDS, "quiet", "pass", "") == {ALL: "game"}
    assert ordered({NEXT: "ask", CONFLICT: "ask"}, KINDS, NEXT, "game", "") == {CONFLICT: "ask"}
    assert ordered({}, KINDS, TURN, "pass", "3.0") == {TURN: "3.0 pass"}
    assert ordered({TURN: "3.0 pass"}, KINDS, TURN, "game", "3.0") == {}


def at_the_window(credits: str) -> TinyState:
    """Return a table of Back Alley where the first seat may turn cards up."""
    state = new_game(TINY, Setup(2, choices={"start": credits}, seed=3))
    while (question := state.question) is not None and question.name != "flip":
        verbs = [TINY.verb(option) for option in question.options]
        choose(state, verbs.index("hide"))
    return state


def test_a_question_is_passed_only_if_the_game_says_that_it_does_not_matter() -> None:
    orders = {"flip": "game"}
    rich, poor = at_the_window("5"), at_the_window("2")
    poor.credits[0] = 1

    assert unasked(rich, orders) is None
    assert rich.question is not None
    place = unasked(poor, orders)
    assert place is not None
    assert poor.question is not None
    assert poor.question.options[place] == PASS


def test_a_question_without_the_ordered_answer_is_asked() -> None:
    state = new_game(TINY, Setup(2, seed=3))
    assert unasked(state, {"action": "pass"}) is None


def test_every_game_describes_its_stops_in_words() -> None:
    game: Game[TinyState] = TINY
    assert described(game, 2, 0)["stops"][0]["label"] == "Cards are turned up"
