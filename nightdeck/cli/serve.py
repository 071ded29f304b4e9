"""`nightdeck serve`: the browser table."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(envvar="NIGHTDECK_HOST", help="Address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            envvar="NIGHTDECK_PORT",
            min=0,
            max=65535,
            help="Port; the next free one if it is taken.",
        ),
    ] = 2077,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder for the games; none: the user's own. [env: NIGHTDECK_DATA]"),
    ] = None,
    database: Annotated[
        str, typer.Option(help="SQLite or PostgreSQL URL instead of a file. [env: DATABASE_URL]")
    ] = "",
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="Host name under which browsers may reach it; may be repeated. "
            "[env: NIGHTDECK_HOSTS, with commas]"
        ),
    ] = None,
    secure: Annotated[
        bool,
        typer.Option(
            "--secure", help="Browsers come by TLS, through a proxy. [env: NIGHTDECK_SECURE]"
        ),
    ] = False,
    open_browser: Annotated[
        bool,
        typer.Option(
            "--open/--no-open",
            help="Open the table in a browser. [env: NIGHTDECK_NO_BROWSER to leave it]",
        ),
    ] = True,
) -> None:
    """Open the table for browsers on this machine or for others.

    Only by environment: NIGHTDECK_SHARED (several programs, one database), NIGHTDECK_BOT_WORKERS,
    NIGHTDECK_METRICS, NIGHTDECK_PACE, NIGHTDECK_LOG, NIGHTDECK_PLAIN_FILES. docs/operator.md
    explains them.
    """
    from nightdeck.table.serve import serve as run

    # Stopping the server from the keyboard is how it is meant to end.
    with suppress(KeyboardInterrupt):
        run(
            host=host,
            port=port,
            data=data,
            database=database or None,
            open_browser=open_browser,
            hosts=tuple(name or ()),
            secure=secure,
        )
