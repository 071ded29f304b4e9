"""`nightdeck play`: the line-mode terminal against computer players or people beside you."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from nightdeck.cli import completing

if TYPE_CHECKING:
    from nightdeck.kernel.game import Deck, Game, Setup
    from nightdeck.play.rulebook import Rulebook
    from nightdeck.play.seating import Seating
    from nightdeck.records.session import Session
    from nightdeck.terminal.line_mode import LineMode
    from nightdeck.terminal.writers import Writer

HOW_TO_CHOOSE: Final = "Type a number or words of an option to choose, t for the table, ? for help."


def play(
    game: Annotated[
        str,
        typer.Argument(
            help="The game; 'nightdeck games' lists them.", autocompletion=completing.games
        ),
    ] = "",
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where: human or LEVEL[@SECONDS], each with [:DECK], with commas.",
            autocompletion=completing.seats,
        ),
    ] = "",
    decks: Annotated[
        str,
        typer.Option(
            help="Decks or deck files by seat, with commas.", autocompletion=completing.decks
        ),
    ] = "",
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="Only people, who share this terminal.")
    ] = False,
    level: Annotated[
        str,
        typer.Option(help="Level of the computer players.", autocompletion=completing.levels),
    ] = "street",
    players: Annotated[int, typer.Option(help="Number of seats; 0: two, if possible.")] = 0,
    seat: Annotated[
        int, typer.Option(min=0, help="Your seat, from 1; 0: the one the game is learnt from.")
    ] = 0,
    match: Annotated[
        str,
        typer.Option(
            help="Play a match of this kind, such as best-of-three.",
            autocompletion=completing.matches,
        ),
    ] = "",
    choose: Annotated[
        list[str] | None,
        typer.Option(
            help="NAME=VALUE of the set-up; NAME@1 for the first seat only.",
            autocompletion=completing.choices,
        ),
    ] = None,
    ruling: Annotated[
        list[str] | None,
        typer.Option(help="NAME=VALUE of a ruling.", autocompletion=completing.rulings),
    ] = None,
    seed: Annotated[str, typer.Option(help="Play this very game again.")] = "",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep every decision in this file.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="No boxes, no colour: for screen readers.")
    ] = False,
    pace: Annotated[float, typer.Option(min=0, help="Seconds after a computer's move.")] = 0.0,
    tell: Annotated[
        str, typer.Option(help="How much is told before each question: brief, normal or full.")
    ] = "normal",
) -> None:
    """Play a game in this terminal."""
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import find_game
    from nightdeck.play.seating import seatings
    from nightdeck.terminal import sitting

    check_telling(tell)
    was_cut = False
    if resume is not None and match:
        raise BadSetup("a saved game goes on alone; leave --match out")
    if resume is not None:
        session, sat, was_cut = sitting.resume(resume, game if ":" in game else "")
        if game and ":" not in game and session.game is not find_game(game):
            raise BadSetup(f"{resume} holds a game of {session.game.title}")
        if seats:
            sat = seatings(seats, session.game, human=True)
    elif not game:
        raise BadSetup("say which game; 'nightdeck games' lists them")
    else:
        found = find_game(game)
        sat = who_sits(found, seats, hot_seat, level, players, seat)
        if match:
            dealer = Dealer(found, choose or [], ruling or [], seed)
            sit_down_for_match(dealer, match, sat, decks, Terminal(plain, pace, tell), save)
            return
        session = new_session(found, sat, decks, choose or [], ruling or [], seed)
    terminal = Terminal(plain, pace, tell)
    sit_down(session, sat, terminal, save if save is not None else resume, was_cut)


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
        raise BadSetup(f"there is no seat {seat} at a table of {count}")
    own = seat - 1 if seat else min(game.beginner, count - 1)
    if hot_seat:
        return [Seating(HUMAN) for _ in range(count)]
    other = seating(level)
    return [Seating(HUMAN) if place == own else other for place in range(count)]


def new_session(
    game: Game[Any],
    seats: list[Seating],
    decks: str,
    choose: list[str],
    ruling: list[str],
    seed: str,
) -> Session:
    """Return a session of a new game; without a seed nobody can know what will come."""
    from nightdeck.records.session import Session

    dealer = Dealer(game, choose, ruling, seed)
    setup = dealer.setup(None, seats, named_decks(game, decks))
    return Session(game, setup, [str(each) for each in seats])


def named_decks(game: Game[Any], words: str) -> tuple[str | Deck, ...]:
    """Return the decks that were named by seat."""
    from nightdeck.play.seating import deck_brought

    return tuple(deck_brought(game, word.strip()) for word in words.split(",") if word.strip())


class Dealer:
    """What was said about the set-up, for one game or for every game of a match."""

    def __init__(self, game: Game[Any], choose: list[str], ruling: list[str], seed: str) -> None:
        from nightdeck.play.seating import pairs

        self.game: Game[Any] = game
        self.seed: str = seed
        self.choices: dict[str, str] = pairs(choose, "choice", [e.name for e in game.choices])
        self.rulings: dict[str, str] = pairs(ruling, "ruling", [e.name for e in game.rulings])
        for each in game.rulings:
            if self.rulings.get(each.name) in each.warnings:
                warning = each.warnings[self.rulings[each.name]]
                typer.echo(f"Careful: {warning}", err=True)

    def setup(
        self, number: int | None, seats: list[Seating], decks: tuple[str | Deck, ...]
    ) -> Setup:
        """Return the set-up of a game, or of one of the games of a match."""
        import secrets

        from nightdeck.play.seating import setup_for

        seed = self.seed if number is None else f"{self.seed}/{number}"
        key = seed if self.seed else secrets.token_bytes(32)
        return setup_for(self.game, seats, self.rulings, dict(self.choices), key, decks)


class Terminal:
    """How a game is shown here."""

    def __init__(self, plain: bool, pace: float, tell: str) -> None:
        from nightdeck.terminal.writers import RichWriter, Writer

        self.writer: Writer = Writer() if plain else RichWriter()
        self.pace: float = pace
        self.tell: str = tell

    def line_mode(self, session: Session, seats: list[Seating], keep: Path | None) -> LineMode:
        """Return the line mode of a game, with the first words said."""
        from nightdeck.terminal.line_mode import LineMode
        from nightdeck.terminal.sitting import Sitting

        at_table = Sitting(session, seats, self.writer, rulebook_of(session.game), self.pace)
        at_table.telling = self.tell
        line_mode = LineMode(at_table, keep)
        you = [at_table.name(seat) for seat in at_table.people]
        self.writer.say(f"{session.game.title}. You are {' and '.join(you) or 'watching'}.")
        return line_mode


def sit_down(
    session: Session,
    seats: list[Seating],
    terminal: Terminal,
    keep: Path | None,
    was_cut: bool,
) -> None:
    """Play the session at this terminal."""
    writer = terminal.writer
    line_mode = terminal.line_mode(session, seats, keep)
    if was_cut:
        number = len(session.record.moves)
        writer.say(f"The file was cut off in its last line; the game goes on at decision {number}.")
    writer.say(HOW_TO_CHOOSE)
    over = line_mode.run()
    if not over and keep is None:
        writer.say("You left the game; it was not saved.")


def sit_down_for_match(
    dealer: Dealer,
    name: str,
    seats: list[Seating],
    decks: str,
    terminal: Terminal,
    keep: Path | None,
) -> None:
    """Play a match at this terminal."""
    from nightdeck.play.matches import contestants_for, match_type
    from nightdeck.terminal.match_mode import MatchMode

    game = dealer.game
    kind = match_type(game, name)
    players = contestants_for(game, kind, seats, named_decks(game, decks))
    mode = MatchMode(
        game, kind, players, terminal.writer, dealer.setup, terminal.line_mode, dealer.rulings
    )
    terminal.writer.say(HOW_TO_CHOOSE)
    mode.run(keep)


def check_telling(word: str) -> None:
    """Refuse a word that does not say how much is told."""
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import unknown
    from nightdeck.terminal.words import TELLING

    if word not in TELLING:
        raise BadSetup(unknown("way of telling", word, TELLING))


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
