"""What the shell completes: games, levels, decks, rulings and set-up choices by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from nightdeck.kernel.game import Game

Names = Callable[["Game[Any]"], Iterable[str]]


def beginning(names: Iterable[str], begun: str) -> list[str]:
    """Return the names that begin with what was typed."""
    return [name for name in names if name.casefold().startswith(begun.casefold())]


def games(incomplete: str) -> list[str]:
    """Return the games that can be meant."""
    from nightdeck.games import slugs

    return beginning(slugs(), incomplete)


def levels(incomplete: str) -> list[str]:
    """Return the levels that can be meant by the last entry of a list with commas."""
    from nightdeck.play.players import levels as every

    return after_comma(every(), incomplete)


def seats(incomplete: str) -> list[str]:
    """Return who can sit there, for the last entry of a list with commas."""
    from nightdeck.play.players import levels as every

    return after_comma(["human", *every()], incomplete)


def decks(context: typer.Context, incomplete: str) -> list[str]:
    """Return the decks of the game that was named, for the last entry of a list with commas."""
    return after_comma(of_game(context, lambda game: game.decks), incomplete)


def rulings(context: typer.Context, incomplete: str) -> list[str]:
    """Return the rulings of the game with their values."""
    return beginning(of_game(context, ruling_values), incomplete)


def choices(context: typer.Context, incomplete: str) -> list[str]:
    """Return the set-up choices of the game with their values."""
    return beginning(of_game(context, choice_values), incomplete)


def matches(context: typer.Context, incomplete: str) -> list[str]:
    """Return the kinds of matches the game has."""
    return beginning(
        of_game(context, lambda game: [kind.name for kind in game.match_types]), incomplete
    )


def formats(incomplete: str) -> list[str]:
    """Return the formats of deck lists."""
    from nightdeck.play.decks import FORMATS

    return beginning(FORMATS, incomplete)


def ruling_values(game: Game[Any]) -> list[str]:
    """Return every ruling with each of its values."""
    return [f"{each.name}={value}" for each in game.rulings for value in each.values]


def choice_values(game: Game[Any]) -> list[str]:
    """Return every set-up choice with each of its values; those of a seat need its number."""
    return [
        f"{each.name}{'@1' if each.per_seat else ''}={value}"
        for each in game.choices
        for value in each.values
    ]


def of_game(context: typer.Context, names: Names) -> list[str]:
    """Return names of the game that stands on the command line, none if it is not there yet."""
    from nightdeck.kernel.errors import NightdeckError
    from nightdeck.play.finding import find_game

    # While the value of an option is being typed, what stands before it is not sorted yet.
    named = context.params.get("game") or next(iter(context.args), "")
    try:
        return list(names(find_game(str(named))))
    except NightdeckError:
        return []


def after_comma(names: Iterable[str], begun: str) -> list[str]:
    """Return names for the last entry of a list, behind the entries before it."""
    before, comma, last = begun.rpartition(",")
    return [f"{before}{comma}{name}" for name in beginning(names, last)]
