"""`nightdeck play`: the line-mode terminal against computer players or people beside you."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from nightdeck.kernel.game import Game
    from nightdeck.kernel.session import Session
    from nightdeck.play.rulebook import Rulebook
    from nightdeck.play.seating import Seating


def play(
    game: Annotated[str, typer.Argument(help="The game; 'nightdeck games' lists them.")] = "",
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where: human or LEVEL[@SECONDS], each with [:DECK], by commas."
        ),
    ] = "",
    decks: Annotated[str, typer.Option(help="Decks or deck files by seat, with commas.")] = "",
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="Only people, who share this terminal.")
    ] = False,
    level: Annotated[str, typer.Option(help="Level of the computer players.")] = "street",
    players: Annotated[int, typer.Option(help="Number of seats; 0: two, if possible.")] = 0,
    seat: Annotated[int, typer.Option(min=1, help="Your place, from 1.")] = 1,
    choose: Annotated[
        list[str] | None, typer.Option(help="NAME=VALUE of the set-up; NAME@0 for one seat.")
    ] = None,
    ruling: Annotated[list[str] | None, typer.Option(help="NAME=VALUE of a ruling.")] = None,
    seed: Annotated[str, typer.Option(help="Play this very game again.")] = "",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game here when it stops.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="No boxes, no colour: for screen readers.")
    ] = False,
    pace: Annotated[float, typer.Option(min=0, help="Seconds after a computer's move.")] = 0.0,
) -> None:
    """Play a game in this terminal."""
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import find_game
    from nightdeck.play.seating import seatings
    from nightdeck.terminal import sitting

    if resume is not None:
        session, sat = sitting.resume(resume, game if ":" in game else "")
        if game and ":" not in game and session.game is not find_game(game):
            raise BadSetup(f"{resume} holds a game of {session.game.title}")
        if seats:
            sat = seatings(seats, session.game, human=True)
    elif not game:
        raise BadSetup("say which game; 'nightdeck games' lists them")
    else:
        found = find_game(game)
        sat = who_sits(found, seats, hot_seat, level, players, seat)
        session = new_session(found, sat, decks, choose or [], ruling or [], seed)
    sit_down(session, sat, plain, pace, save if save is not None else resume)


def who_sits(
    game: Game[Any], seats: str, hot_seat: bool, level: str, players: int, seat: int
) -> list[Seating]:
    """Return who sits where, from what was said about it."""
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.seating import HUMAN, Seating, seating, seatings, usual_seats

    if seats:
        return seatings(seats, game, human=True)
    count = players or usual_seats(game)
    if seat > count:
        raise BadSetup(f"there is no place {seat} at a table of {count}")
    if hot_seat:
        return [Seating(HUMAN) for _ in range(count)]
    other = seating(level)
    return [Seating(HUMAN) if place == seat - 1 else other for place in range(count)]


def new_session(
    game: Game[Any],
    seats: list[Seating],
    decks: str,
    choose: list[str],
    ruling: list[str],
    seed: str,
) -> Session:
    """Return a session of a new game; without a seed nobody can know what will come."""
    import secrets

    from nightdeck.kernel.session import Session
    from nightdeck.play.seating import deck_brought, pairs, setup_for

    named = tuple(deck_brought(game, word.strip()) for word in decks.split(",") if word.strip())
    choices = pairs(choose, "choice", [each.name for each in game.choices])
    rulings = pairs(ruling, "ruling", [each.name for each in game.rulings])
    key = seed or secrets.token_bytes(32)
    setup = setup_for(game, seats, rulings, choices, key, named)
    return Session(game, setup, [str(each) for each in seats])


def sit_down(
    session: Session, seats: list[Seating], plain: bool, pace: float, keep: Path | None
) -> None:
    """Play the session at this terminal."""
    from nightdeck.terminal.line_mode import LineMode
    from nightdeck.terminal.sitting import Sitting
    from nightdeck.terminal.writers import RichWriter, Writer

    writer = Writer() if plain else RichWriter()
    at_table = Sitting(session, seats, writer, rulebook_of(session.game), pace)
    you = [at_table.name(seat) for seat in at_table.people]
    writer.say(f"{session.game.title}. You are {' and '.join(you) or 'watching'}.")
    writer.say("Type a number to choose, t for the table, ? for help.")
    over = LineMode(at_table, keep).run()
    if not over and keep is None:
        writer.say("You left the game; it was not saved.")


def rulebook_of(game: Game[Any]) -> Rulebook | None:
    """Return the rulebook beside a game's code, if it has one."""
    import sys

    from nightdeck.kernel.errors import BadFile
    from nightdeck.play.rulebook import FILE, read_rulebook

    home = Path(sys.modules[type(game).__module__].__file__ or "").parent
    try:
        return read_rulebook(home / FILE)
    except BadFile:
        return None
