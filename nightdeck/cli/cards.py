"""`nightdeck cards`: the card pool of a game."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer

from nightdeck.cli import completing


def cards(
    game: Annotated[
        str,
        typer.Argument(
            help="The game; 'nightdeck games' lists them.", autocompletion=completing.games
        ),
    ],
    query: Annotated[
        list[str] | None,
        typer.Argument(help="A name, words, or fields: 't:ice f:weyland cost<3'."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """List the cards of a game, or show those that fit."""
    from nightdeck.cli.output import put, put_json, put_table
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.card_search import found_cards
    from nightdeck.play.finding import find_game, unknown
    from nightdeck.terminal.faces import Faces

    found = find_game(game)
    faces = Faces(found)
    words = asked(query or [])
    fitting = found_cards(found, found.catalogue(), words)
    if not fitting:
        names = [card["name"] for card in faces.cards.values()]
        if any(sign in words for sign in ":<>=!"):
            raise BadSetup(f"no card fits {words}")
        raise BadSetup(unknown("card", words, names) if words else f"{found.title} has no cards")
    if json:
        put_json(fitting)
    elif len(fitting) == 1:
        for line in faces.facts(fitting[0]["id"]):
            put(line)
    else:
        put_table(["name", "type", "faction", "cost"], [row(card) for card in fitting])
        put(f"{len(fitting)} cards")


def asked(words: list[str]) -> str:
    """Return a search as one text; what the shell took quotes from gets them back."""
    found = []
    for word in words:
        field = re.fullmatch(r"([a-z_]+[:=!])([^\"]*\s[^\"]*)", word)
        found.append(f'{field[1]}"{field[2]}"' if field and len(words) > 1 else word)
    return " ".join(found)


def row(card: dict[str, Any]) -> list[str]:
    """Return one line of the list."""
    kind = " - ".join([str(card.get("type") or ""), ", ".join(card.get("subtypes") or [])])
    cost = "" if card.get("cost") is None else str(card["cost"])
    return [card["name"], kind.removesuffix(" - "), str(card.get("faction") or ""), cost]
