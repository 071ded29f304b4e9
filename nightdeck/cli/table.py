"""`nightdeck table`: frozen tables of a server, looked at and thawed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from nightdeck.cli.refusals import FOUND

if TYPE_CHECKING:
    from nightdeck.table.mending import Frozen, Mender

T = TypeVar("T")

app = typer.Typer(
    help="List the frozen tables of a server and let them go on.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Data = Annotated[Path | None, typer.Option(help="Folder of the games; none: the user's own.")]
Database = Annotated[str, typer.Option(help="SQLite or PostgreSQL URL instead of a file there.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON.")]


@app.command()
def frozen(data: Data = None, database: Database = "", json: Json = False) -> None:
    """List frozen tables with the reason, and check each record hash by hash."""
    from nightdeck.cli.output import put, put_json

    found = mended(data, database, lambda mender: mender.frozen())
    if json:
        put_json({"frozen": found})
    elif not found:
        put("No table is frozen.")
    else:
        for each in found:
            put(words(each))


@app.command()
def thaw(
    tables: Annotated[list[str] | None, typer.Argument(help="Ids of frozen tables.")] = None,
    every: Annotated[bool, typer.Option("--all", help="All whose record is sound.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Let frozen tables go on; one whose record does not fit stays as it is.

    A server that is running takes a table up again when somebody looks at it next.
    """
    from nightdeck.cli.output import put

    if bool(tables) is every:
        raise typer.BadParameter("name tables, or say --all")

    async def work(mender: Mender) -> list[str]:
        wanted = tables or [each.table for each in await mender.frozen()]
        return [await outcome(mender, table) for table in wanted]

    told = mended(data, database, work)
    for line in told or ["No table is frozen."]:
        put(line)
    if any("stays" in line for line in told):
        raise typer.Exit(FOUND)


async def outcome(mender: Mender, table: str) -> str:
    """Thaw one table and say what came of it."""
    from nightdeck.kernel.errors import BadFile

    try:
        return f"{table}: thawed, it is {await mender.thawed(table)}"
    except BadFile as error:
        return f"{table}: stays as it is: {error}"


def words(each: Frozen) -> str:
    """Return one frozen table in a line."""
    record = f"its record is broken: {each.fault}" if each.fault else "its record is sound"
    return f"{each.table}  {each.game}, {each.acts} acts; frozen because: {each.reason}; {record}"


def mended(data: Path | None, database: str, work: Callable[[Mender], Awaitable[T]]) -> T:
    """Open the store of a server, do something there, and close it."""
    import asyncio

    from nightdeck.table.mending import Mender
    from nightdeck.table.serve import check_store, installed_games, store_address
    from nightdeck.table.store import Store

    url = store_address(data, database)

    async def run() -> T:
        await check_store(url)
        store = Store(url)
        try:
            return await work(Mender(store, installed_games()))
        finally:
            await store.database.let_go()

    return asyncio.run(run())
