"""`nightdeck rules`: the rulebook in our own words."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from nightdeck.cli import completing

RULINGS: Final = "rulings"


def rules(
    game: Annotated[
        str,
        typer.Argument(
            help="The game; 'nightdeck games' lists them.", autocompletion=completing.games
        ),
    ],
    query: Annotated[
        list[str] | None,
        typer.Argument(help="A clause, a section, a word, or 'rulings' for the open questions."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Show the rules, or what they say about something."""
    from nightdeck.cli.output import put, put_json
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import find_game, unknown
    from nightdeck.play.rulebook import passages, rulebook, warned

    words = " ".join(query or [])
    if words.casefold() == RULINGS:
        put_rulings(game, json)
        return
    book = rulebook(game)
    if not words:
        found: list[dict[str, Any]] = [
            {"section": each.id, "title": each.title} for each in book.sections
        ]
    else:
        warnings = {each.clause: warned(each) for each in find_game(game).rulings}
        found = [
            {kind: name, "text": " ".join([text, *warnings.get(name, [])])}
            for kind, name, text in passages(book, words)
        ]
    if not found:
        ids = list(book.clauses())
        terms = [each.term for each in book.glossary]
        looked_up = words.upper().startswith(f"{book.prefix}-")
        raise BadSetup(unknown("clause or term", words, ids if looked_up else terms))
    if json:
        put_json(found)
        return
    for entry in found:
        name, text = entry.values()
        put(f"{name}: {text}")


def put_rulings(name: str, json: bool) -> None:
    """List the questions a rulebook leaves open, with the answers `--ruling` takes."""
    from nightdeck.cli.output import put, put_json
    from nightdeck.play.finding import find_game

    rulings = find_game(name).rulings
    if json:
        put_json(
            [
                {"name": e.name, "question": e.question, "values": e.values, "default": e.default}
                for e in rulings
            ]
        )
        return
    for each in rulings:
        values = [f"{v} (default)" if v == each.default else v for v in each.values]
        put(f"{each.name}: {each.question}")
        put(f"  {', '.join(values)}")
    if not rulings:
        put("This game has no open questions.")
