"""The log in words: what happened, as each seat may read it (ANR-H12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.android_netrunner import events
from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.events import ROLES
from nightdeck.games.android_netrunner.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP_SCORE,
    COUNTER_NAMES,
    GRIP,
    HEAP,
    HQ,
    ICE,
    RD,
    REMOVED,
    RUNNER_SCORE,
    STACK,
)
from nightdeck.games.android_netrunner.words import SUBTYPE_CHOICES, amount, server_name
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Entry, bit

SIDES: Final = ("Corp", "Runner")
DAMAGE_NAMES: Final = ("net", "meat", "brain")
PLACES: Final[dict[int, str]] = {
    HQ: "HQ",
    RD: "R&D",
    ARCHIVES: "Archives",
    ARCHIVES_DOWN: "Archives, face down",
    CORP_SCORE: "the Corp's score area",
    GRIP: "the grip",
    STACK: "the stack",
    HEAP: "the heap",
    RUNNER_SCORE: "the Runner's score area",
    REMOVED: "out of the game",
}

SENTENCES: Final[dict[int, tuple[str, str]]] = {
    events.TURN_BEGINS: ("{s}'s turn {n} begins.", "ANR-EV1"),
    events.CARD_DRAWN: ("{s} draws {c}.", "ANR-EV3"),
    events.CARD_REZZED: ("Corp rezzes {c}.", "ANR-INS12"),
    events.CARD_DEREZZED: ("{c} is derezzed.", "ANR-INS13"),
    events.CARD_ADVANCED: ("Corp advances {c}: {n} counters.", "ANR-C2.2e"),
    events.AGENDA_SCORED: ("Corp scores {c} for {n}.", "ANR-ADV5"),
    events.AGENDA_STOLEN: ("Runner steals {c} for {n}.", "ANR-ACC4"),
    events.AGENDA_FORFEITED: ("{s} forfeits {c}.", "ANR-INS17"),
    events.RUN_BEGINS: ("Runner runs on {z}.", "ANR-RUN1a"),
    events.ICE_APPROACHED: ("Runner approaches {c}.", "ANR-RUN2a"),
    events.ICE_ENCOUNTERED: ("Runner encounters {c}.", "ANR-RUN3a"),
    events.SUBROUTINE_RESOLVED: ("A subroutine of {c} resolves.", "ANR-RUN3.3a"),
    events.ALL_BROKEN: ("{c} is fully broken.", "ANR-ICE5"),
    events.ICE_PASSED: ("Runner passes {c}.", "ANR-RUN3.4a"),
    events.SERVER_APPROACHED: ("Runner approaches {z}.", "ANR-RUN4a"),
    events.RUN_SUCCESSFUL: ("The run on {z} is successful.", "ANR-RUN5a"),
    events.RUN_UNSUCCESSFUL: ("The run on {z} is unsuccessful.", "ANR-RUN6a"),
    events.CARD_TRASHED: ("{c} is trashed.", "ANR-INS14"),
    events.TRACE_STARTED: ("{c} traces with base strength {n}.", "ANR-T1"),
    events.TRACE_SUCCEEDED: ("The trace succeeds, by {n}.", "ANR-T4"),
    events.TRACE_FAILED: ("The trace fails.", "ANR-T4"),
    events.TAGS_GIVEN: ("Runner takes {n} tags.", "ANR-TAG1"),
    events.TAGS_REMOVED: ("Runner loses {n} tags.", "ANR-TAG2"),
    events.BAD_PUBLICITY_TAKEN: ("Corp takes {n} bad publicity.", "ANR-BP1"),
    events.BAD_PUBLICITY_REMOVED: ("Corp loses {n} bad publicity.", "ANR-BP1"),
    events.CARD_EXPOSED: ("{c} is exposed.", "ANR-AB15"),
    events.VIRUS_PURGED: ("Corp purges {n} virus counters.", "ANR-VIR1"),
    events.HAND_KEPT: ("{s} keeps the hand.", "ANR-3.6"),
    events.MULLIGAN_TAKEN: ("{s} takes a mulligan.", "ANR-3.6"),
    events.CREDITS_GAINED: ("{s} gains {n} credits.", "ANR-AB17"),
    events.CREDITS_LOST: ("{s} loses {n} credits.", "ANR-AB17"),
    events.CREDITS_SPENT: ("{s} spends {n} credits.", "ANR-AB18"),
    events.CLICKS_GAINED: ("{s} gains {n} clicks.", "ANR-C0"),
    events.CLICKS_LOST: ("{s} loses {n} clicks.", "ANR-AB17"),
    events.CARD_DISCARDED: ("{c} is discarded.", "ANR-DEC15"),
    events.CARD_REVEALED: ("{c} is revealed.", "ANR-AB16"),
    events.CARDS_LOOKED_AT: ("{s} looks at {n} cards.", "ANR-AB16"),
    events.DECK_SHUFFLED: ("{s} shuffles the deck.", "ANR-AB14"),
    events.JACKED_OUT: ("Runner jacks out.", "ANR-RUN2c"),
    events.RUN_ENDED_BY: ("{c} ends the run.", "ANR-ICE9"),
    events.ICE_BYPASSED: ("Runner bypasses {c}.", "ANR-RUN3c"),
    events.DAMAGE_PREVENTED: ("{c} prevents {n} damage.", "ANR-AB8"),
    events.TAGS_PREVENTED: ("{c} prevents {n} tags.", "ANR-AB8"),
    events.TRACE_WEAKENED: ("{c} sets the base strength of the trace to 0.", "ANR-T1"),
    events.EXPOSE_PREVENTED: ("{c} prevents the expose.", "ANR-AB8"),
    events.ABILITY_USED: ("{c} is used.", "ANR-AB1"),
    events.CARD_STAYED: ("Runner leaves {c}.", "ANR-ACC3"),
    events.ARCHIVES_TURNED: ("{n} cards of Archives are turned face up.", "ANR-ACC1"),
    events.SERVER_GONE: ("{z} is gone.", "ANR-1.18"),
    events.STRENGTH_CHANGED: ("The strength of {c} changes by {n}.", "ANR-ICE6"),
    events.BRAIN_DAMAGE_TAKEN: ("Runner takes {n} brain damage for good.", "ANR-D2"),
    events.ICE_MOVED: ("{c} moves to {z}.", "ANR-RUN10"),
    events.RUN_MOVED: ("The run moves to {z}.", "ANR-RUN10"),
    events.CREDITS_PLACED: ("{c} holds {n} recurring credits.", "ANR-REC3"),
    events.NOTHING_FOUND: ("{s} finds nothing.", "ANR-AB14"),
    events.TRIGGER_RESOLVED: ("{c} triggers.", "ANR-AB5"),
}
"""Sentences with one card, seat, number and server each."""


def name_of(definition: int, is_seen: bool) -> str:
    """Return the name of a card, or only that it is one."""
    return POOL[definition].name if is_seen else "a card"


def tell(entry: Entry, seat: int) -> Wording:
    """ANR-H12 Put a log entry into words; faces the seat did not see stay unnamed."""
    kind, args, faces, _ = entry
    text, clause = words_of(kind, args, faces & bit(seat) != 0)
    return Wording(text, clause)


@lru_cache(4_096)
def words_of(kind: int, args: tuple[int, ...], is_seen: bool) -> tuple[str, str]:
    """Return the sentence for an event and its clause; the same happens again and again."""
    pattern = SENTENCES.get(kind)
    if pattern is not None:
        told = Wording(sentence(pattern[0], ROLES[kind], args, is_seen), pattern[1])
    else:
        told = tell_specially(kind, args, is_seen)
    # A name that ends with a full stop brings the one of the sentence along.
    return told.text.replace("..", "."), told.clause


def sentence(pattern: str, roles: str, args: tuple[int, ...], is_seen: bool) -> str:
    """Fill a sentence with the arguments of an event by their roles."""
    words: dict[str, str] = {}
    for role, value in zip(roles, args, strict=False):
        if role in words:
            continue
        if role == "c":
            words[role] = name_of(value, is_seen)
        elif role == "s":
            words[role] = SIDES[value] if value in (0, 1) else "Nobody"
        elif role == "z":
            words[role] = server_name(value)
        else:
            words[role] = str(value)
    text = singular(pattern.format(**words))
    return text[:1].upper() + text[1:]


def singular(text: str) -> str:
    """Take the plural off nouns that stand behind a 1."""
    for noun in ("credit", "click", "tag", "counter", "card"):
        text = text.replace(f" 1 {noun}s", f" 1 {noun}")
    return text


def tell_specially(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell events whose words depend on their arguments."""
    if kind == events.CARD_INSTALLED:
        return Wording(installed(args, is_seen), "ANR-INS5")
    if kind == events.CARD_PLAYED:
        side = SIDES[POOL[args[0]].side]
        return Wording(f"{side} plays {name_of(args[0], is_seen)}.", "ANR-INS18")
    if kind == events.CARD_ACCESSED:
        name = name_of(args[0], is_seen)
        place = PLACES.get(args[1], "the server")
        return Wording(f"Runner accesses {name} in {place}.", "ANR-ACC3")
    if kind == events.CARD_MOVED:
        place = PLACES.get(args[1], "another place")
        name = name_of(args[0], is_seen)
        return Wording(f"{name[:1].upper()}{name[1:]} goes to {place}.", "ANR-1.32")
    if kind == events.DAMAGE_DONE:
        return Wording(f"Runner suffers {args[1]} {DAMAGE_NAMES[args[0]]} damage.", "ANR-D3")
    if kind == events.SUBROUTINE_BROKEN:
        breaker = POOL[args[1]].name if args[1] >= 0 else "The Runner"
        ice = POOL[args[0]].name
        return Wording(f"{breaker} breaks subroutine {args[2] + 1} of {ice}.", "ANR-ICE3")
    if kind in (events.COUNTERS_PLACED, events.COUNTERS_REMOVED):
        return Wording(counters_told(kind, args, is_seen), "ANR-1.31")
    return tell_contests(kind, args, is_seen)


def tell_contests(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell bids, prevented trashes, hosting and chosen kinds of ice."""
    if kind == events.CORP_BID:
        spent = amount(args[0], "credit")
        return Wording(f"Corp spends {spent}: trace strength {args[1]}.", "ANR-T2")
    if kind == events.RUNNER_BID:
        spent = amount(args[0], "credit")
        return Wording(f"Runner spends {spent}: link strength {args[1]}.", "ANR-T3")
    if kind == events.PSI_REVEALED:
        return Wording(f"Bids: Corp {args[0]}, Runner {args[1]}.", "ANR-K25")
    if kind == events.TRASH_PREVENTED:
        return Wording(f"{POOL[args[0]].name} saves {POOL[args[1]].name}.", "ANR-AB8")
    if kind == events.GAME_BEGAN:
        return Wording(f"{POOL[args[0]].name} against {POOL[args[1]].name}.", "ANR-3.1")
    if kind == events.CARD_HOSTED:
        guest = name_of(args[0], is_seen)
        return Wording(f"{guest} is hosted on {POOL[args[1]].name}.", "ANR-INS15")
    if kind == events.SUBTYPE_CHOSEN:
        return Wording(f"{POOL[args[0]].name} is a {SUBTYPE_CHOICES[args[1]]}.", "ANR-CC59")
    return Wording("")


def installed(args: tuple[int, ...], is_seen: bool) -> str:
    """Tell an install: the Corp's face down in a server, the Runner's face up."""
    definition, where = args[0], args[1]
    card = POOL[definition]
    if card.side == 1:
        return f"Runner installs {card.name}."
    relation = "in front of" if card.kind == ICE else "in"
    name = name_of(definition, is_seen)
    if not is_seen:
        name = "ice" if card.kind == ICE else "a card"
    return f"Corp installs {name} {relation} {server_name(where)}."


def counters_told(kind: int, args: tuple[int, ...], is_seen: bool) -> str:
    """Tell counters put on or taken off a card."""
    name = name_of(args[0], is_seen)
    counters = f"{args[2]} {COUNTER_NAMES[args[1]]}"
    noun = "counter" if args[2] == 1 else "counters"
    if kind == events.COUNTERS_PLACED:
        return f"{counters} {noun} on {name}."
    return f"{counters} {noun} off {name}."
