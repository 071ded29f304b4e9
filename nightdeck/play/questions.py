"""How often somebody is asked what: whole games at the stops a game advises, counted.

Players answer what a person would be asked; what the stops pass is passed for them. A window that
is shown together with the question after it counts once, as that question.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.state import PASS
from nightdeck.play.match import Answering
from nightdeck.play.seating import Seating
from nightdeck.play.stops import advised, unasked
from nightdeck.seen.views import joined, stop_of

LEVEL: Final = "street"
WIDE: Final = 10
"""More rows than this are too many without a group."""


class Asked(msgspec.Struct):
    """What people were asked over some games of one kind."""

    game: str
    games: int
    decisions: int = 0
    """All questions, as the rules ask them."""
    asked: int = 0
    """Those that a person saw."""
    windows: int = 0
    """Those of them that are windows and nothing else."""
    generic: int = 0
    """Those of them whose question names nothing in particular."""
    wide: int = 0
    """Those with more than ten rows once groups are folded."""
    kinds: dict[str, int] = {}
    """How often each question was seen, by name."""
    texts: dict[str, int] = {}
    """The same by its words, those of windows only."""


def count(game: Game[Any], games: int, seats: int = 0, stops: bool = True) -> Asked:
    """Play games and count the questions; without stops everything is asked."""
    found = Asked(game.slug, games)
    kinds: Counter[str] = Counter()
    texts: Counter[str] = Counter()
    for number in range(games):
        count_one(
            game, f"questions {number}", seats or game.seat_counts[0], stops, found, kinds, texts
        )
    found.kinds = dict(kinds.most_common())
    found.texts = dict(texts.most_common())
    return found


def count_one(
    game: Game[Any],
    seed: str,
    seats: int,
    stops: bool,
    found: Asked,
    kinds: Counter[str],
    texts: Counter[str],
) -> None:
    """Play one game."""
    state = new_game(game, Setup(seats, game.default_decks(seats), seed=seed))
    players = [Answering(seat, Seating(LEVEL), seed) for seat in range(seats)]
    orders = advised(game) if stops else {}
    seen_ahead = False
    while (question := state.question) is not None:
        found.decisions += 1
        place = unasked(state, orders)
        if place is not None:
            choose(state, place)
            continue
        seat, following = question.seat, joined(state) if stops else None
        if not seen_ahead:
            found.asked += 1
            shown = state if following is None else following
            assert shown.question is not None
            kinds[shown.question.name] += 1
            found.wide += rows(game, shown, seat) > WIDE
            if following is None and stop_of(state) is not None:
                text = game.prompt(state, seat).text
                found.windows += 1
                found.generic += text in GENERIC
                texts[text] += 1
        index = players[seat].answer(state)
        # Whoever passes where two questions are shown as one has answered both.
        seen_ahead = following is not None and question.options[index] == PASS
        choose(state, index)


GENERIC: Final = ("Act or pass?", "Use an ability, or go on?", "Go on?")
"""Questions that name nothing in particular."""


def rows(game: Game[Any], state: Any, seat: int) -> int:
    """Return how many rows a question has when groups and basic actions are folded."""
    assert state.question is not None
    named: set[str] = set()
    single = 0
    for option in state.question.options:
        told = game.describe(state, seat, option)
        if told.key:
            continue
        if told.group is not None:
            named.add(told.group.text)
        else:
            single += 1
    return single + len(named)


def words(asked: Asked, stops: bool) -> str:
    """Return what was counted, in a few sentences."""
    per = asked.asked / asked.games

    def share(number: int) -> str:
        return f"{100 * number / asked.asked:.1f} %"

    often = ", ".join(f"{name} {share(number)}" for name, number in list(asked.kinds.items())[:6])
    return (
        f"{asked.game}, {asked.games} games, {'advised stops' if stops else 'everything asked'}: "
        f"{per:.0f} questions a game (the rules ask {asked.decisions / asked.games:.0f}); "
        f"{share(asked.windows)} windows, {share(asked.generic)} that name nothing in particular, "
        f"{share(asked.wide)} with more than {WIDE} rows. Most often: {often}."
    )
