"""`nightdeck deck`: decks checked, shown, and carried from one format to another."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nightdeck.cli import completing
from nightdeck.cli.refusals import FOUND, USAGE

if TYPE_CHECKING:
    from nightdeck.decks import Deck, Violation
    from nightdeck.kernel.game import Game
    from nightdeck.play.decks import DeckRead

app = typer.Typer()

GameName = Annotated[
    str,
    typer.Argument(help="The game; 'nightdeck games' lists them.", autocompletion=completing.games),
]
DeckName = Annotated[
    str,
    typer.Argument(
        help="A deck of the game, or a file; - is the input.", autocompletion=completing.decks
    ),
]
Output = Annotated[Path | None, typer.Option("--output", "-o", help="Write to this file.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON.")]


@app.callback(invoke_without_command=True)
def deck(context: typer.Context) -> None:
    """List, check, show, import and export decks."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(USAGE)


@app.command("list")
def list_decks(game: GameName, json: Json = False) -> None:
    """List the decks of a game: the name to type, the title, the side, how many cards."""
    from nightdeck.cli.output import put, put_json, put_table
    from nightdeck.play.finding import find_game

    found = find_game(game)
    decks = list(found.decks.values())
    if json:
        put_json([facts(found, each) for each in decks])
        return
    if not decks:
        put(f"{found.title} has no decks.")
        return
    rows = [[e.name, e.title, e.side, sizes(found, e)] for e in decks]
    put_table(["deck", "title", "side", "cards"], rows)


def facts(game: Game[Any], deck: Deck) -> dict[str, Any]:
    """Return what a program wants to know about a deck of a list."""
    found = {"name": deck.name, "title": deck.title, "side": deck.side}
    parts = game.deck_form.parts(deck)
    totals = {section.name: sum(cards.values()) for section, cards in parts}
    more = {"sections": totals} if len(totals) > 1 else {}
    return {**found, "cards": sum(deck.cards.values()), **more}


def sizes(game: Game[Any], deck: Deck) -> str:
    """Return how many cards a deck has, section by section where there are several."""
    parts = game.deck_form.parts(deck)
    if len(parts) == 1:
        return str(sum(deck.cards.values()))
    return ", ".join(f"{sum(cards.values())} {section.label}" for section, cards in parts)


@app.command("check")
def check(
    game: GameName,
    name: Annotated[
        str,
        typer.Argument(
            help="A deck, a file, - the input; none: all.", autocompletion=completing.decks
        ),
    ] = "",
    ruling: Annotated[
        list[str] | None,
        typer.Option(help="NAME=VALUE of a ruling.", autocompletion=completing.rulings),
    ] = None,
    json: Json = False,
) -> None:
    """List every deck rule a deck breaks, what is wrong and what would fix it."""
    from nightdeck.cli.output import put_json
    from nightdeck.play.decks import DeckRead
    from nightdeck.play.finding import find_game
    from nightdeck.play.seating import pairs

    found = find_game(game)
    chosen = pairs(ruling or [], "ruling", [each.name for each in found.rulings])
    found.check_rulings(chosen)
    rulings = found.ruling_values(chosen)
    reads = [find_deck(found, name)] if name else [
        DeckRead(each, [], []) for each in found.decks.values()
    ]  # fmt: skip
    results = [(read, found.deck_violations(read.deck, rulings)) for read in reads]
    if json:
        put_json([as_json(read, broken) for read, broken in results])
    else:
        for read, broken in results:
            put_check(read, broken)
    if any(broken or read.unread for read, broken in results):
        raise typer.Exit(FOUND)


@app.command("show")
def show(game: GameName, name: DeckName) -> None:
    """Show a deck by type with its totals."""
    put_list(game, name, "text", None)


@app.command("import")
def import_deck(game: GameName, file: DeckName, output: Output = None) -> None:
    """Read a deck list in any format and write it as a plain list."""
    put_list(game, file, "text", output)


@app.command("export")
def export_deck(
    game: GameName,
    name: DeckName,
    form: Annotated[
        str,
        typer.Option(
            "--format", help="text, o8d, json or markdown.", autocompletion=completing.formats
        ),
    ] = "text",
    output: Output = None,
) -> None:
    """Write a deck as a plain list, an .o8d file, JSON or Markdown."""
    put_list(game, name, form, output)


def put_list(game: str, name: str, form: str, output: Path | None) -> None:
    """Write a deck in a format; what could not be read is told on stderr."""
    from nightdeck.play.decks import write_deck
    from nightdeck.play.finding import find_game

    found = find_game(game)
    read = find_deck(found, name)
    text = write_deck(found, read.deck, form)
    if output is None:
        sys.stdout.write(text)
    else:
        output.write_text(text, encoding="utf-8")
    complain(read)
    if read.unread:
        raise typer.Exit(FOUND)


def find_deck(game: Game[Any], name: str) -> DeckRead:
    """Return a deck by its name, from a file, or from the standard input."""
    from nightdeck.play.decks import DeckRead, read_deck
    from nightdeck.play.decks.files import is_file, read_file
    from nightdeck.play.decks.letters import MOST_BYTES
    from nightdeck.play.seating import deck_named

    if name == "-":
        return read_deck(game, sys.stdin.buffer.read(MOST_BYTES + 1))
    if is_file(name):
        return read_file(game, Path(name))
    return DeckRead(game.decks[deck_named(game, name)], [], [])


def complain(read: DeckRead) -> None:
    """Tell on stderr what looked like a card and could not be read."""
    for each in read.unread:
        print(f"nightdeck: {each.sentence()}", file=sys.stderr)


def put_check(read: DeckRead, broken: list[Violation]) -> None:
    """Write what is wrong with one deck."""
    from nightdeck.cli.output import put

    complain(read)
    if not broken:
        put(f"{read.deck.title}: legal" if not read.unread else f"{read.deck.title}: incomplete")
        return
    count = "1 deck rule" if len(broken) == 1 else f"{len(broken)} deck rules"
    put(f"{read.deck.title} breaks {count}:")
    for each in broken:
        what = each.clause or ("sections" if each.section else "no such card")
        put(f"  {what}: {each.text}; {each.remedy}.")


def as_json(read: DeckRead, broken: list[Violation]) -> dict[str, Any]:
    """Return the result of a check for programs."""
    return {
        "deck": read.deck.name,
        "title": read.deck.title,
        "legal": not broken and not read.unread,
        "violations": [
            {
                "clause": e.clause,
                "text": e.text,
                "remedy": e.remedy,
                "cards": list(e.cards),
                **({"section": e.section} if e.section else {}),
            }
            for e in broken
        ],
        "unread": [
            {"place": e.place, "text": e.text, "reason": e.reason, "nearest": e.nearest}
            for e in read.unread
        ],
    }
