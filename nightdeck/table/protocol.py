"""What a client may say, decoded straight into typed values; unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=15)]
CardId = Annotated[str, Meta(max_length=120)]
Perspective = Annotated[int, Meta(ge=-1, le=15)]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """The base of every message; the answer carries the same id."""

    id: Annotated[int, Meta(ge=-(2**53), le=2**53)] | None = None


class Decide(Message, tag="decide"):
    """An answer to the open question."""

    number: Number
    option: Number
    then: Number | None = None
    """The answer to the question that this one, a pass, is joined with."""


class Shortcut(Message, tag="shortcut"):
    """A common sequence of decisions, by its place in the prompt."""

    number: Number
    shortcut: Number


class Undo(Message, tag="undo"):
    """Take back the own last decision."""


class Consent(Message, tag="consent"):
    """Agree or not to what another seat has proposed, by the number of the proposal."""

    proposal: Number
    yes: bool


class Resign(Message, tag="resign"):
    """Give up."""

    seat: Seat | None = None


class Chat(Message, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000)]


class Mute(Message, tag="mute"):
    """Hear somebody no more, or again."""

    who: Annotated[str, Meta(max_length=12)]
    on: bool


class Stops(Message, tag="stops"):
    """Say when a kind of question is asked at all; `*all` and its like are about all kinds."""

    question: Annotated[str, Meta(min_length=1, max_length=60)]
    mode: Literal["game", "ask", "pass"]


class Hint(Message, tag="hint"):
    """Ask a bot what it would do."""


class Why(Message, tag="why"):
    """Ask why a card cannot be used."""

    card: Annotated[str, Meta(max_length=12)]


class Reasons(Message, tag="reasons"):
    """Hear how sure bots are of their choices, or no more."""

    on: bool


class Pace(Message, tag="pace"):
    """Set the least time between moves of bots."""

    milliseconds: Annotated[int, Meta(ge=0, le=3_000)]


class Look(Message, tag="look"):
    """Look from another seat of one's own."""

    seat: Perspective


class Takeover(Message, tag="takeover"):
    """Propose that a bot plays for an absent seat."""

    seat: Seat


class Comeback(Message, tag="comeback"):
    """Take the own seat back from a bot."""

    seat: Seat


class Fill(Message, tag="fill"):
    """Put a bot on a seat nobody has taken."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)] = ""


class Invite(Message, tag="invite"):
    """Make a new link for a seat."""

    seat: Seat


class Rematch(Message, tag="rematch"):
    """Play again with the same settings, or with the seats exchanged."""

    swap: bool = False


class Learn(Message, tag="learn"):
    """In a lesson: do the step, look at what a wrong move would bring, or play on without it."""

    what: Literal["show", "ahead", "play_on"]
    number: Number = 0
    option: Number = 0


class Ready(Message, tag="ready"):
    """Be ready for the next game of a match, and say in secret what is swapped before it."""

    swaps: Annotated[list[tuple[CardId, CardId]], Meta(max_length=60)] = []
    seat: Seat | None = None


class Ping(Message, tag="ping"):
    """Ask for a sign of life."""


ClientMessage = (
    Decide
    | Shortcut
    | Undo
    | Consent
    | Resign
    | Chat
    | Mute
    | Stops
    | Hint
    | Why
    | Reasons
    | Pace
    | Look
    | Takeover
    | Comeback
    | Fill
    | Invite
    | Rematch
    | Ready
    | Learn
    | Ping
)

DECODER: Final = msgspec.json.Decoder(ClientMessage)


class Refusal(Exception):
    """A request that changed nothing, with a code programs understand and a sentence for people."""

    def __init__(self, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.more = more


def decoded(text: str | bytes) -> ClientMessage:
    """Return a client's message or refuse it."""
    try:
        message: ClientMessage = DECODER.decode(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_message", f"this is no message of the table: {error}") from None


class OnlyId(msgspec.Struct):
    """As much of a message as is needed to answer one that is not understood."""

    id: int | None = None


def id_of(text: str | bytes) -> int | None:
    """Return the id of a message that is not understood, if it has one."""
    try:
        return msgspec.json.decode(text, type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def encoded(value: Any) -> bytes:
    """Return the JSON that is sent."""
    return msgspec.json.encode(value)


def error_message(refusal: Refusal, message: int | None) -> dict[str, Any]:
    """Return a refusal as it is sent to a client."""
    return {
        "type": "error",
        "id": message,
        "code": refusal.code,
        "text": refusal.text,
        **refusal.more,
    }
