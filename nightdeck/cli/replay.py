"""`nightdeck replay`: look at a recorded game, step by step, with every hash checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from nightdeck.kernel.game import Game
    from nightdeck.records.replay import Record
    from nightdeck.records.session import Session
    from nightdeck.terminal.writers import Writer


def replay(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    game: Annotated[
        str, typer.Option(help="MODULE:ATTRIBUTE of a game that is not registered.")
    ] = "",
    text: Annotated[bool, typer.Option("--text", help="Write the whole log.")] = False,
    step: Annotated[
        bool, typer.Option("--step", help="Go through it decision by decision.")
    ] = False,
    at: Annotated[int, typer.Option(min=-1, help="Show the table before this decision.")] = -1,
    seat: Annotated[
        int, typer.Option(min=0, help="Look with the eyes of this seat, from 1; 0: spectator.")
    ] = 0,
    analysis: Annotated[
        bool, typer.Option("--analysis", help="Say which decisions of a seat cost most, and why.")
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No boxes, no colour.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Write what was found as JSON.")] = False,
) -> None:
    """Check a recorded game and show it."""
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.records.replay import read
    from nightdeck.terminal.writers import RichWriter, Writer

    record = read(file.read_bytes())
    found = game_of(record, game)
    if seat > record.header.seats:
        raise BadSetup(f"the game has seats 1 to {record.header.seats}, not {seat}")
    session = checked(found, record)
    if at > len(record.moves):
        raise BadSetup(f"the game has decisions 0 to {len(record.moves)}, not {at}")
    writer = Writer() if plain else RichWriter()
    if analysis:
        put_analysis(session, max(seat - 1, 0), writer, json)
    elif json:
        put_facts(session)
    elif text:
        put_log(session, seat - 1, writer)
    elif step:
        from nightdeck.terminal.stepping import Stepping

        Stepping(session, seat - 1, writer).run(max(at, 0))
    elif at >= 0:
        from nightdeck.terminal.stepping import Stepping

        Stepping(session, seat - 1, writer).show(at)
    else:
        put_result(session)


def put_analysis(session: Session, seat: int, writer: Writer, json: bool) -> None:
    """Write the decisions of a seat that cost most, with the better ones and why."""
    from nightdeck.cli.output import put, put_json
    from nightdeck.play.analysis import decisions_of, mistakes, played_again, sentences

    name = session.game.seat_name(session.state.seats, seat)
    found = mistakes(decisions_of(played_again(session.game, session.record), seat))
    if json:
        import msgspec

        put_json(msgspec.to_builtins(found))
        return
    told = session.game.ending(session.state, seat)
    if told:
        writer.say(told)
    put(f"What cost {name} most:" if found else f"No decision of {name} cost much.")
    for each in found:
        writer.say(f"Decision {each.number}. {each.turn}")
        for sentence in sentences(each):
            writer.say(f"  {sentence}")


def game_of(record: Record, name: str) -> Game[Any]:
    """Return the game a record belongs to."""
    from nightdeck.kernel.errors import BadFile, BadSetup
    from nightdeck.play.finding import find_game

    if name:
        return find_game(name)
    try:
        return find_game(record.header.game.replace(":", " "))
    except BadSetup as error:
        raise BadFile(f"line 1: {error}") from None


def checked(game: Game[Any], record: Record) -> Session:
    """Play the record again, with every hash and the result checked."""
    from nightdeck.records.replay import rerun
    from nightdeck.records.session import resumed

    rerun(game, record)
    return resumed(game, record)


def facts(session: Session) -> dict[str, Any]:
    """Return what a record says, once it is checked."""
    header = session.record.header
    outcome = session.state.outcome
    return {
        "game": header.game,
        "behaviour": header.behaviour,
        "seats": header.seats,
        "names": header.names,
        "decisions": len(session.record.moves),
        "over": outcome is not None,
        "winners": list(outcome.winners) if outcome is not None else None,
        "reason": outcome.reason if outcome is not None else "",
        "hash": session.chain,
    }


def put_facts(session: Session) -> None:
    """Write the facts as JSON."""
    from nightdeck.cli.output import put_json

    put_json(facts(session))


def put_result(session: Session) -> None:
    """Write the facts as sentences."""
    from nightdeck.cli.output import put

    found = facts(session)
    count = found["decisions"]
    put(f"{session.game.title}, {found['seats']} seats, {count} decisions, every hash fits.")
    if not found["over"]:
        put("The game is not over.")
        return
    names = [session.game.seat_name(found["seats"], seat) for seat in found["winners"]]
    put(f"Won by {' and '.join(names) or 'nobody'}: {found['reason']}.")


def put_log(session: Session, seat: int, writer: Writer) -> None:
    """Write the whole log as a seat or a spectator reads it."""
    from nightdeck.seen.views import log_lines
    from nightdeck.terminal.page import with_clause

    for line in log_lines(session.state, seat):
        writer.say(f"{'    ' if line.get('part') else ''}{with_clause(line)}")
