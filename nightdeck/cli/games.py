"""`nightdeck games`: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from nightdeck.cli.refusals import FAULT


def games(
    json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """List the games that can be played."""
    from nightdeck.cli.output import put_json
    from nightdeck.games import slugs
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import find_game

    broken = False
    rows: list[dict[str, Any]] = []
    for slug in slugs():
        try:
            game = find_game(slug)
        except BadSetup as error:
            typer.echo(f"nightdeck: {error}", err=True)
            broken = True
            continue
        rows.append(
            {
                "slug": slug,
                "title": game.title,
                "players": list(game.seat_counts),
                "decks": list(game.decks),
                "matches": [kind.name for kind in game.match_types],
                "cards": len(game.catalogue()),
                "behaviour": game.behaviour,
            }
        )
    if json:
        put_json(rows)
    else:
        put_games(rows)
    if broken:
        raise typer.Exit(FAULT)


def put_games(rows: list[dict[str, Any]]) -> None:
    """Write the games as a table."""
    from nightdeck.cli.output import put_table

    put_table(
        ["game", "title", "players", "cards", "decks"],
        [
            [
                row["slug"],
                row["title"],
                "-".join(dict.fromkeys([str(row["players"][0]), str(row["players"][-1])])),
                str(row["cards"]),
                str(len(row["decks"])),
            ]
            for row in rows
        ],
    )
