"""The course that games of a behaviour take: a guard against rules that change in silence.

A file keeps many set-ups with their decisions drawn from a seed, and where each game ended. As long
as a game takes the same courses its records can be continued. When it does not, `behaviour` must be
raised: then older records are shown but not continued.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.records.codec import fingerprint

GAMES: Final = 120
MOST_DECISIONS: Final = 4_000


class Course(msgspec.Struct):
    """One game: how it was set up, how long it took, and the hash of where it ended."""

    seed: str
    seats: int
    decks: list[str]
    rulings: dict[str, str]
    decisions: int
    end: str


class Courses(msgspec.Struct):
    """The courses of one behaviour of a game."""

    behaviour: int
    games: list[Course]


def planned(game: Game[Any], number: int) -> Course:
    """Return a game of the pool's decks; every other one has rulings at random."""
    rng = Rng(seed_key(f"course {number}"))
    seats = game.seat_counts[number % len(game.seat_counts)]
    decks: list[str] = []
    for side in game.deck_form.sides or ("",) * seats if game.decks else ():
        fitting = [name for name, deck in game.decks.items() if not side or deck.side == side]
        decks.append(fitting[rng.below(len(fitting))])
    chosen = {each.name: each.values[rng.below(len(each.values))] for each in game.rulings}
    return Course(f"course {number}", seats, decks, chosen if number % 2 else {}, 0, "")


def played(game: Game[Any], course: Course) -> Course:
    """Return the course that a game takes now."""
    setup = Setup(course.seats, tuple(course.decks), course.rulings, None, course.seed)
    state = new_game(game, setup)
    rng = Rng(seed_key(f"play {course.seed}"))
    while state.question is not None and state.decisions < MOST_DECISIONS:
        choose(state, rng.below(len(state.question.options)))
    return msgspec.structs.replace(course, decisions=state.decisions, end=fingerprint(state))


def courses(game: Game[Any]) -> Courses:
    """Return the courses of the present behaviour."""
    return Courses(game.behaviour, [played(game, planned(game, number)) for number in range(GAMES)])


def read(path: Path) -> Courses:
    """Read a file of courses."""
    return msgspec.json.decode(path.read_bytes(), type=Courses)


def write(path: Path, game: Game[Any]) -> None:
    """Write the courses of a game, unless its rules changed and its behaviour did not."""
    if path.exists():
        kept = read(path)
        changed = strayed(game, kept)
        if changed and kept.behaviour == game.behaviour:
            raise NightdeckError(
                f"{len(changed)} games of {game.title} take another course: raise its "
                f"behaviour from {kept.behaviour} to {kept.behaviour + 1} first"
            )
    text = msgspec.json.format(msgspec.json.encode(courses(game)), indent=1)
    path.write_bytes(text + b"\n")


def strayed(game: Game[Any], kept: Courses) -> list[str]:
    """Return the seeds of the games that take another course now."""
    return [course.seed for course in kept.games if is_strayed(game, course)]


def is_strayed(game: Game[Any], course: Course) -> bool:
    """Tell whether a game takes another course, or cannot be set up any more."""
    try:
        return played(game, course) != course
    except NightdeckError:
        return True
