"""Stops: which questions a player is asked at all, and which are passed as they ordered.

Orders are kept as words by name: the name of a question, or one of the four below. Nothing here
looks at what only one seat knows; a game's `matters` promises the same, so that a question that was
not asked tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nightdeck.kernel.game import Game, Stop
from nightdeck.kernel.state import State
from nightdeck.kernel.wording import ASK, GAME, GO_ON, STOP_MODES
from nightdeck.seen.views import game_of, stop_of

ALL: Final = "*all"
"""`game`: kinds without an order of their own are met as the game advises; else all are asked."""
CONFLICT: Final = "*conflict"
"""`ask`: everything is asked while a run, a fight or the like goes on."""
TURN: Final = "*turn"
"""The mark of a turn and a mode: how all kinds are met until that turn is over."""
NEXT: Final = "*next"
"""`ask`: the next question of any of these kinds is asked, once."""
SPECIAL: Final[dict[str, tuple[str, ...]]] = {
    ALL: (GAME, ASK),
    CONFLICT: (ASK, GAME),
    TURN: (ASK, GO_ON, GAME),
    NEXT: (ASK, GAME),
}
"""The modes that these orders know; the last one, or for all kinds `ask`, is as if never given."""

WORDS: Final[dict[str, str]] = {
    GAME: "when it matters",
    ASK: "always ask me",
    GO_ON: "never ask me",
}
"""The modes in words, the same in the browser and in the terminal."""

Orders = Mapping[str, str]


def mode_of(stop: Stop | None, name: str, orders: Orders, turn: str, conflict: bool) -> str:
    """Return how a kind of question is met: what is ordered for the shortest time comes first."""
    if stop is not None:
        if NEXT in orders:
            return ASK
        mark, _, mode = orders.get(TURN, "").partition(" ")
        if mode and mark == turn:
            return mode
        if conflict and orders.get(CONFLICT) == ASK:
            return ASK
    if name in orders:
        return orders[name]
    return stop.mode if stop is not None and orders.get(ALL) == GAME else ASK


def unasked(state: State, orders: Orders, turn: str = "") -> int | None:
    """Return the place of the answer that a player has ordered in advance, None to ask them."""
    question = state.question
    if question is None or not orders:
        return None
    game, stop = game_of(state), stop_of(state)
    verb = "pass" if stop is None else stop.answer
    place = next((n for n, each in enumerate(question.options) if game.verb(each) == verb), None)
    if place is None:
        return None
    mode = mode_of(stop, question.name, orders, turn, game.is_conflict(state))
    if mode == GO_ON or (mode == GAME and not game.matters(state)):
        return place
    return None


def passed_label(state: State) -> str:
    """Return what the open question is called when it is told that it was passed."""
    stop, question = stop_of(state), state.question
    if stop is not None or question is None:
        return "" if stop is None else stop.label
    return game_of(state).prompt(state, question.seat).text


def ordered(orders: Orders, kinds: tuple[Stop, ...], name: str, mode: str, turn: str) -> Orders:
    """Return orders with one more; an order that says what holds anyway is not kept."""
    changed = {each: kept for each, kept in orders.items() if each != name}
    if name == TURN:
        return changed if mode == GAME else {**changed, TURN: f"{turn} {mode}"}
    if name in SPECIAL:
        is_kept = name == ALL or mode != SPECIAL[name][-1]
        return {**changed, name: mode} if is_kept else changed
    usual = ASK
    if orders.get(ALL) == GAME:
        usual = next((stop.mode for stop in kinds if stop.question == name), ASK)
    return changed if mode == usual else {**changed, name: mode}


def turn_mark(turn: Mapping[str, Any] | None) -> str:
    """Return what tells a turn from all others, from its entry in a view."""
    return "" if not turn else f"{turn.get('number', 0)}.{turn.get('seat', -1)}"


def advised(game: Game[Any]) -> dict[str, str]:
    """Return the orders of somebody who has given none: as the game advises."""
    return {ALL: GAME} if game.stops(max(game.seat_counts), 0) else {}


def is_mode(name: str, mode: str) -> bool:
    """Tell whether an order knows a mode."""
    return mode in SPECIAL.get(name, STOP_MODES)


def described(game: Game[Any], seats: int, seat: int) -> dict[str, Any]:
    """Return a game's kinds of stops as plain values, with what it advises (`grammar.stops`)."""
    return {
        "conflict": game.conflict,
        "stops": [
            {"question": each.question, "label": each.label, "when": each.when, "mode": each.mode}
            for each in game.stops(seats, seat)
        ],
    }
