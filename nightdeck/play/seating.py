"""Who sits where with what: the words of `--seats`, such as `street`, `legend@0.5:some-deck`.

`legend@300x` searches by a number of tries instead of a time, so that it can be repeated exactly.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Deck, Game, Setup
from nightdeck.play.finding import unknown
from nightdeck.play.players import called_now, player_class

HUMAN = "human"
MOST_SEATS = 16
MOST_SECONDS = 3600.0
MOST_TRIES = 1_000_000


class Seating(msgspec.Struct, frozen=True):
    """One seat: its level, the seconds it may think, and the deck (or gang, or side) it brings."""

    level: str
    seconds: float = 1.0
    brings: str = ""
    tries: int = 0

    def __post_init__(self) -> None:
        """Call the level as it is called now, also when it comes from an older file."""
        msgspec.structs.force_setattr(self, "level", called_now(self.level))

    def __str__(self) -> str:
        return self.who + (f":{self.brings}" if self.brings else "")

    @property
    def who(self) -> str:
        """The level and how long it thinks, without what the seat brings."""
        if self.tries:
            return f"{self.level}@{self.tries}x"
        return self.level if self.seconds == 1.0 else f"{self.level}@{self.seconds:g}"


def seating(word: str, human: bool = False) -> Seating:
    """Read `LEVEL[@SECONDS|@TRIESx][:NAME]`; `human` is a level only where somebody sits."""
    who, _, brings = word.strip().partition(":")
    level, at, seconds = who.strip().partition("@")
    level = level.strip().lower()
    if not (human and level == HUMAN):
        player_class(level)
    if not at:
        return Seating(level, brings=brings.strip())
    if seconds.endswith("x") and seconds[:-1].isascii() and seconds[:-1].isdigit():
        return searching(word, level, int(seconds[:-1]), brings.strip())
    try:
        limit = float(seconds)
    except ValueError:
        limit = 0.0
    if not 0 < limit <= MOST_SECONDS:
        raise BadSetup(f"{seconds!r} is no time to think in {word!r}; write for example {level}@2")
    return Seating(level, limit, brings.strip())


def searching(word: str, level: str, tries: int, brings: str) -> Seating:
    """Return a seat that searches by tries; time is no limit then."""
    if not 0 < tries <= MOST_TRIES:
        raise BadSetup(f"{word!r} asks for {tries} tries; 1 to {MOST_TRIES} are possible")
    return Seating(level, MOST_SECONDS, brings, tries)


def usual_seats(game: Game[Any]) -> int:
    """Return how many sit at a table when nothing is said: two, if the game can be played so."""
    return 2 if 2 in game.seat_counts else game.seat_counts[0]


def seatings(words: str, game: Game[Any], human: bool = False) -> list[Seating]:
    """Read a comma-separated list; it must fit a number of seats the game has."""
    found = [seating(word, human) for word in words.split(",") if word.strip()]
    if len(found) not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise BadSetup(
            f"{game.title} is for {counts} seats, but {words!r} names {len(found)}; "
            f"write for example {','.join(['street'] * usual_seats(game))}"
        )
    return found


def setup_for(
    game: Game[Any],
    seats: list[Seating],
    rulings: dict[str, str] | None = None,
    choices: dict[str, str] | None = None,
    seed: int | str | bytes = 0,
    decks: tuple[str | Deck, ...] = (),
) -> Setup:
    """Return the set-up for seats; what a seat brings is a deck or a value of a per-seat choice."""
    chosen = dict(choices or {})
    named = list(decks) or list(game.default_decks(len(seats)))
    for place, each in enumerate(seats):
        if not each.brings:
            continue
        if game.decks:
            named[place : place + 1] = [deck_brought(game, each.brings)]
        else:
            name, value = seat_choice(game, each.brings)
            chosen[f"{name}@{place}"] = value
    setup = Setup(len(seats), tuple(named), rulings, chosen, seed)
    return game.check_setup(setup)


def deck_brought(game: Game[Any], word: str) -> str | Deck:
    """Return the name of a deck of the game, or the deck that is in a file."""
    from nightdeck.play.decks.files import is_file, whole_deck

    return whole_deck(game, Path(word)) if is_file(word) else deck_named(game, word)


def deck_named(game: Game[Any], word: str) -> str:
    """Return the name of a deck of the game or refuse the word."""
    wanted = word.casefold()
    for name, deck in game.decks.items():
        if wanted in (name.casefold(), deck.title.casefold()):
            return name
    raise BadSetup(unknown("deck", word, game.decks))


def seat_choice(game: Game[Any], word: str) -> tuple[str, str]:
    """Return the per-seat choice that has this value, and the value as the game spells it."""
    offered = [choice for choice in game.choices if choice.per_seat]
    for choice in offered:
        for value in choice.values:
            if value.casefold() == word.casefold():
                return choice.name, value
    if not offered:
        raise BadSetup(f"seats of {game.title} bring nothing of their own, so {word!r} is too much")
    values = [value for choice in offered for value in choice.values]
    raise BadSetup(unknown(offered[0].name, word, values))


def pairs(words: list[str], what: str, names: list[str]) -> dict[str, str]:
    """Read a list of `NAME=VALUE`; unknown names are refused with the nearest one."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not value.strip():
            raise BadSetup(f"{word!r} does not say what it is set to; write NAME=VALUE")
        base = name.strip().split("@", 1)[0]
        if base not in names or (what == "ruling" and "@" in name):
            raise BadSetup(unknown(what, name.strip(), names))
        found[placed(name.strip(), base)] = value.strip()
    return found


def placed(name: str, base: str) -> str:
    """Return `NAME@SEAT` as the kernel counts seats: people count from 1, it counts from 0."""
    if "@" not in name:
        return name
    seat = name.removeprefix(base)[1:]
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2 and 1 <= int(seat) <= MOST_SEATS):
        raise BadSetup(f"{name!r} names no seat; seats count from 1, so write {base}@1")
    return f"{base}@{int(seat) - 1}"


def as_typed(name: str) -> str:
    """Return the name of a set-up choice as people type it, with seats from 1."""
    base, at, seat = name.partition("@")
    return f"{base}@{int(seat) + 1}" if at and seat.isdigit() else name
