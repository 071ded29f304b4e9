"""`nightdeck cards`: the card pool of a game."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def cards(
    game: Annotated[str, typer.Argument(help="The game; 'nightdeck games' lists them.")],
    query: Annotated[list[str] | None, typer.Argument(help="A name, or words to look for.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """List the cards of a game, or show those that fit."""
    from nightdeck.cli.output import put, put_json, put_table
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import find_game, unknown
    from nightdeck.terminal.faces import Faces

    found = find_game(game)
    faces = Faces(found)
    words = " ".join(query or [])
    fitting = matching(found.catalogue(), words)
    if not fitting:
        names = [card["name"] for card in faces.cards.values()]
        raise BadSetup(unknown("card", words, names) if words else f"{found.title} has no cards")
    if json:
        put_json(fitting)
    elif len(fitting) == 1:
        for line in faces.facts(fitting[0]["id"]):
            put(line)
    else:
        put_table(["name", "type", "faction", "cost"], [row(card) for card in fitting])
        put(f"{len(fitting)} cards")


def matching(pool: list[dict[str, Any]], words: str) -> list[dict[str, Any]]:
    """Return the card of this name, or else all in which every word occurs."""
    wanted = words.casefold()
    exact = [card for card in pool if wanted in (card["name"].casefold(), card["id"].casefold())]
    if exact:
        return exact
    return [card for card in pool if all(word in everything(card) for word in wanted.split())]


def everything(card: dict[str, Any]) -> str:
    """Return all words of a card."""
    parts = [card["name"], card.get("type"), card.get("faction"), card.get("side")]
    parts += [*(card.get("subtypes") or []), card.get("text"), *(card.get("subroutines") or [])]
    return " ".join(str(part) for part in parts if part).casefold()


def row(card: dict[str, Any]) -> list[str]:
    """Return one line of the list."""
    kind = " - ".join([str(card.get("type") or ""), ", ".join(card.get("subtypes") or [])])
    cost = "" if card.get("cost") is None else str(card["cost"])
    return [card["name"], kind.removesuffix(" - "), str(card.get("faction") or ""), cost]
