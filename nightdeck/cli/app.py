"""All commands in one place; each has a short module of its own."""

from __future__ import annotations

from typing import Annotated

import typer

from nightdeck import __version__
from nightdeck.cli import (
    bench,
    cards,
    check,
    deck,
    games,
    learn,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    table,
)
from nightdeck.cli.refusals import USAGE, Commands

app = typer.Typer(
    cls=Commands,
    name="nightdeck",
    help="The table for cyberpunk tabletop games: play, watch, simulate, check.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def version(shown: bool) -> None:
    """Show the version and stop."""
    if shown:
        typer.echo(f"nightdeck {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def nightdeck(
    context: typer.Context,
    shown: Annotated[
        bool,
        typer.Option("--version", callback=version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """The table for cyberpunk tabletop games: play, watch, simulate, check."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(USAGE)


app.command("games")(games.games)
app.command("learn")(learn.learn)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("report")(report.report)
app.command("bench")(bench.bench)
app.command("replay")(replay.replay)
app.command("cards")(cards.cards)
app.command("rules")(rules.rules)
app.add_typer(check.app, name="check")
app.add_typer(deck.app, name="deck")
app.add_typer(table.app, name="table")
