"""`nightdeck rules`: the rulebook in our own words."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def rules(
    game: Annotated[str, typer.Argument(help="The game; 'nightdeck games' lists them.")],
    query: Annotated[
        list[str] | None, typer.Argument(help="A clause, a section, or a word to look for.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Show the rules, or what they say about something."""
    from nightdeck.cli.output import put, put_json
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import unknown
    from nightdeck.play.rulebook import passages, rulebook

    book = rulebook(game)
    words = " ".join(query or [])
    if not words:
        found: list[dict[str, Any]] = [
            {"section": each.id, "title": each.title} for each in book.sections
        ]
    else:
        found = [{kind: name, "text": text} for kind, name, text in passages(book, words)]
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
