"""Records of games: a header, one line per decision with a chained hash, and the result."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from nightdeck.decks import deck_from, vars_of
from nightdeck.kernel.engine import choose, concede, new_game
from nightdeck.kernel.errors import BadFile, NightdeckError, Refused
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.state import State
from nightdeck.records.codec import encoded, fingerprint
from nightdeck.records.files import CONCEDED, REPLAY_FORMAT, REPLAY_VERSION, Header, Move, Result


class Record:
    """A game as a list of decisions from a set-up; enough to play it again exactly."""

    def __init__(
        self, header: Header, moves: list[Move] | None = None, result: Result | None = None
    ) -> None:
        self.header: Header = header
        self.moves: list[Move] = [] if moves is None else moves
        self.result: Result | None = result


def header_of(game: Game[Any], setup: Setup, names: list[str] | None = None) -> Header:
    """Return the header for a set-up; the seed is kept so that the game can be played again."""
    decks: list[Any] = [each if isinstance(each, str) else vars_of(each) for each in setup.decks]
    seed = setup.seed
    text = f"key:{seed.hex()}" if isinstance(seed, bytes) else f"{type(seed).__name__}:{seed}"
    return Header(
        game=game.slug,
        behaviour=game.behaviour,
        seats=setup.seats,
        decks=decks,
        rulings=setup.rulings,
        choices=setup.choices,
        seed=text,
        names=names or [],
        position=msgspec.UNSET if setup.position is None else setup.position,
    )


def setup_of(header: Header) -> Setup:
    """Return the set-up a header describes."""
    kind, _, value = header.seed.partition(":")
    if kind not in ("key", "int", "str"):
        raise BadFile(f"line 1: field 'seed' is {header.seed!r}, which is no seed")
    try:
        seed: int | str | bytes = value
        if kind == "key":
            seed = bytes.fromhex(value)
        elif kind == "int":
            seed = int(value)
        decks = tuple(each if isinstance(each, str) else deck_from(each) for each in header.decks)
    except (TypeError, ValueError) as error:
        raise BadFile(f"line 1: {error}") from None
    position = None if header.position is msgspec.UNSET else header.position
    return Setup(
        header.seats, decks, header.rulings, header.choices, seed, record=True, position=position
    )


def first_link(header: Header, state: State) -> str:
    """Return the hash the chain starts with."""
    return linked(encoded(msgspec.to_builtins(header)).decode(), 0, 0, state)


def linked(before: str, seat: int, option: int, state: State) -> str:
    """Return the hash of a decision, of everything before it and of the state after it."""
    text = f"{before} {seat} {option} {fingerprint(state)}"
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def written(record: Record) -> bytes:
    """Return a record as JSON Lines."""
    lines: list[Any] = [record.header, *record.moves]
    if record.result is not None:
        lines.append(record.result)
    return b"\n".join(msgspec.json.encode(line) for line in lines) + b"\n"


def read(text: bytes) -> Record:
    """Read a record or refuse the file, naming the first wrong line."""
    lines = text.split(b"\n")
    if len(lines) < 2 or lines[-1] != b"":
        raise BadFile(f"line {len(lines)}: the file is truncated, its last line is not complete")
    header = decoded(lines[0], 1, Header)
    if header.format != REPLAY_FORMAT:
        raise BadFile(f"line 1: field 'format' is {header.format!r}, not {REPLAY_FORMAT!r}")
    if header.version > REPLAY_VERSION:
        raise BadFile(f"line 1: version {header.version} was made by a newer Nightdeck")
    record = Record(header)
    for number, line in enumerate(lines[1:-1], start=2):
        if record.result is not None:
            raise BadFile(f"line {number}: nothing may follow the result")
        if b'"winners"' in line:
            record.result = decoded(line, number, Result)
            if record.result.decisions != len(record.moves):
                raise BadFile(f"line {number}: {len(record.moves)} decisions came before it")
            continue
        move = decoded(line, number, Move)
        if move.number != len(record.moves):
            raise BadFile(f"line {number}: decision {len(record.moves)} is missing")
        record.moves.append(move)
    return record


def decoded(line: bytes, number: int, kind: Any) -> Any:
    """Decode one line or name it."""
    try:
        return msgspec.json.decode(line, type=kind)
    except UnicodeDecodeError:
        raise BadFile(f"line {number}: it is not UTF-8 text") from None
    except RecursionError:
        raise BadFile(f"line {number}: it is nested too deeply") from None
    except msgspec.MsgspecError:
        raise BadFile(f"line {number}: this is no line of a recorded game{likely(line)}") from None


def likely(line: bytes) -> str:
    """Say what a line that cannot be read belongs to, as far as it can be told."""
    if b'"plan"' in line[:200]:
        return " but of the results of a simulation; 'nightdeck report' shows them"
    return ""


def rerun(game: Game[Any], record: Record, until: int | None = None) -> State:
    """Play a record again, up to a decision, checking the hash after every decision."""
    header = record.header
    if header.game != game.slug:
        raise BadFile(f"line 1: the game is {header.game!r}, not {game.slug!r}")
    if header.behaviour != game.behaviour:
        raise BadFile(
            f"line 1: recorded with behaviour {header.behaviour}, {game.title} now has "
            f"{game.behaviour}; it can be shown from its event record only"
        )
    try:
        state = new_game(game, setup_of(header))
    except NightdeckError as error:
        raise BadFile(f"line 1: {error}") from None
    chain = first_link(header, state)
    moves = record.moves if until is None else record.moves[:until]
    for line, move in enumerate(moves, start=2):
        retake(state, move, line)
        chain = linked(chain, move.seat, move.option, state)
        if chain != move.hash:
            raise BadFile(f"line {line}: the hash does not fit; this line or one before was edited")
    check_result(record, state, chain, until)
    return state


def retake(state: State, move: Move, line: int) -> None:
    """Take a recorded decision again, or name the line of one that cannot be."""
    question = state.question
    if move.option == CONCEDED:
        try:
            concede(state, move.seat)
        except Refused as error:
            raise BadFile(f"line {line}: {error}") from None
        return
    if question is None or question.seat != move.seat:
        raise BadFile(f"line {line}: seat {move.seat} is not asked here")
    if not 0 <= move.option < len(question.options):
        raise BadFile(f"line {line}: there is no option {move.option}")
    choose(state, move.option)


def check_result(record: Record, state: State, chain: str, until: int | None) -> None:
    """Compare the result line with how the game really ended."""
    result = record.result
    if result is None or until is not None:
        return
    line = len(record.moves) + 2
    winners = list(state.outcome.winners) if state.outcome is not None else None
    reason = state.outcome.reason if state.outcome is not None else ""
    if (result.winners, result.reason, result.hash) != (winners, reason, chain):
        raise BadFile(f"line {line}: the result does not fit the decisions")
