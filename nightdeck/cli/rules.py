"""`nightdeck rules`: the rulebook in our own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from nightdeck.play.rulebook import Rulebook


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
    from nightdeck.play.rulebook import rulebook

    book = rulebook(game)
    words = " ".join(query or [])
    if not words:
        found = [{"section": each.id, "title": each.title} for each in book.sections]
    else:
        found = passages(book, words)
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


def passages(book: Rulebook, words: str) -> list[dict[str, Any]]:
    """Return the clause or section of this name, or everything that speaks of the words."""
    wanted = words.casefold()
    clauses = [
        {"clause": key, "text": text}
        for key, text in book.clauses().items()
        if wanted in (key.casefold(), key.partition("-")[2].casefold())
    ]
    sections = [
        {"clause": clause.id, "text": clause.text}
        for section in book.sections
        if wanted in (section.id.casefold(), f"{book.prefix}-{section.id}".casefold())
        for clause in section.clauses
    ]
    return clauses or sections or mentions(book, wanted)


def mentions(book: Rulebook, wanted: str) -> list[dict[str, Any]]:
    """Return the terms, keywords and clauses that speak of a word, explanations first."""
    found: list[dict[str, Any]] = []
    for term in book.glossary:
        if wanted == term.term.casefold() or f" {wanted}" in f" {term.term.casefold()}":
            found.append({"term": term.term, "text": with_clauses(term.text, term.clauses)})
    for keyword in book.keywords:
        if wanted == keyword.keyword.casefold():
            clauses = [keyword.clause] if keyword.clause else []
            found.append(
                {"keyword": keyword.keyword, "text": with_clauses(keyword.reminder, clauses)}
            )
    for key, text in book.clauses().items():
        if wanted in text.casefold():
            found.append({"clause": key, "text": text})
    return found


def with_clauses(text: str, clauses: list[str]) -> str:
    """Return a text with the clauses it rests on."""
    return f"{text} ({', '.join(clauses)})" if clauses else text
