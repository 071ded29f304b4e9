"""The shapes of answers, for the description of the interface; more fields may come at any time."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec


class Over(msgspec.Struct):
    """How a game ended."""

    winners: list[int]
    reason: str
    clause: str = ""
    told: str = ""
    """How it was won, in a sentence or two."""


class TableSeat(msgspec.Struct):
    """A seat of a table; seats count from 0 here."""

    seat: int
    role: str
    kind: Literal["me", "human", "bot", "link", "open"]
    name: str
    level: str | None
    taken_over: bool


class Table(msgspec.Struct):
    """A table; `mine` are the seats of whoever asks, `asked` the seat that must decide."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "running", "over", "frozen"]
    visibility: Literal["public", "unlisted", "private"]
    seats: list[TableSeat]
    mine: list[int]
    number: int
    over: Over | None
    notice: str | None
    asked: int | None
    match: str | None
    address: str
    replay: str
    made: float
    touched: float


class Tables(msgspec.Struct):
    """Tables with a free seat, and one's own."""

    open: list[Table]
    mine: list[Table]


class NewTable(msgspec.Struct):
    """A new table, and the links to seats kept for friends by seat (given out this once)."""

    table: Table
    links: dict[str, str]


class GameDeck(msgspec.Struct):
    """A deck of a game."""

    name: str
    title: str
    side: str
    note: str


class DeckSection(msgspec.Struct):
    """A part of a deck; the first is the main one. Cards of a sideboard do not start a game."""

    name: str
    label: str
    sideboard: bool


class GameMatch(msgspec.Struct):
    """A kind of match; the first to win `wins` games, or all `games` with points added up."""

    name: str
    label: str
    clause: str
    games: int
    wins: int
    swaps: int


class GameChoice(msgspec.Struct):
    """Something that is chosen when a table is made; NAME@0 for the first seat if `per_seat`."""

    name: str
    label: str
    values: list[str]
    default: str
    per_seat: bool


class GameRuling(msgspec.Struct):
    """An open question of a rulebook and its answers."""

    name: str
    clause: str
    question: str
    values: list[str]
    default: str


class GameFacts(msgspec.Struct):
    """What is needed to make a table; `catalogue` is where all cards are fetched."""

    slug: str
    title: str
    edition: str
    summary: str
    seat_counts: list[int]
    beginner: int
    roles: dict[str, list[str]]
    decks: list[GameDeck]
    deck_sections: list[DeckSection]
    default_decks: dict[str, list[str]]
    match_types: list[GameMatch]
    choices: list[GameChoice]
    rulings: list[GameRuling]
    catalogue: str


class ShownOption(msgspec.Struct):
    """One answer to the open question; `index` is what is sent back."""

    index: int
    verb: str
    text: str
    note: str
    clause: str
    cards: list[str]
    places: list[str]


class ShownShortcut(msgspec.Struct):
    """Several answers under one name; its place in the list is what is sent back."""

    text: str


class ShownPrompt(msgspec.Struct):
    """The open question, for the seat that must answer it."""

    question: str
    text: str
    note: str
    clause: str
    default: int
    options: list[ShownOption]
    shortcuts: list[ShownShortcut] = []


class ShownLine(msgspec.Struct):
    """A line of the log."""

    text: str
    clause: str = ""


class Document(msgspec.Struct):
    """Everything a seat sees (the view document) and the table around it."""

    game: str
    seat: int
    number: int
    over: Over | None
    prompt: ShownPrompt | None
    waiting: dict[str, Any] | None
    log: list[ShownLine]


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first line of a stream: the whole document."""

    epoch: str
    seq: int
    seat: int
    mine: list[int]
    document: Document


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """A change: apply the patch to the document."""

    seq: int
    patch: dict[str, Any]


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    """The last line of a stream and why it ends."""

    reason: str


class Answer(msgspec.Struct):
    """What came of a message; `id` is the one of the message."""

    type: Literal["ok", "pong", "hint", "why", "invite"]
    id: int | None


class ReplayFacts(msgspec.Struct):
    """The record of a game: how long it is, and for whom of those one may look through.

    While a game runs its steps are those that its audience noticed, and only then.
    """

    steps: int
    lengths: dict[str, int]
    audiences: list[str]
    over: Over | None
    game: str
    every: int


class ReplayChunk(msgspec.Struct):
    """A whole view at step `first` and the patch of every step after it."""

    first: int
    document: dict[str, Any]
    patches: list[dict[str, Any]]
    steps: int


ANSWERS: Final[dict[str, Any]] = {
    "get /api/v1/games": list[GameFacts],
    "get /api/v1/games/{slug}": GameFacts,
    "get /api/v1/tables": Tables,
    "post /api/v1/tables": NewTable,
    "get /api/v1/tables/{table}": Table,
    "post /api/v1/tables/{table}/seats/{seat}": Table,
    "post /api/v1/join": Table,
    "get /api/v1/tables/{table}/document": Document,
    "get /api/v1/tables/{table}/stream": Hello | Update | Bye,
    "post /api/v1/tables/{table}/messages": Answer,
    "get /api/v1/replays/{table}": ReplayFacts,
    "get /api/v1/replays/{table}/{audience}/{first}": ReplayChunk,
}
"""What each operation answers when all is well."""
