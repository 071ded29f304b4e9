"""The log in words: what happened, as each seat may read it (ANR-H12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.events import ROLES
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP_SCORE,
    COUNTER_NAMES,
    DAMAGE_NAMES,
    GRIP,
    HEAP,
    HQ,
    ICE,
    RD,
    REMOVED,
    RUNNER_SCORE,
    SERVER_ZONES,
    STACK,
)
from nightdeck.games.android_netrunner.seen.names import (
    amount,
    hidden_name,
    root_name,
    server_name,
)
from nightdeck.games.android_netrunner.seen.words import SUBTYPE_CHOICES
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Entry, bit

SIDES: Final = ("Corp", "Runner")
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
    events.ICE_ENCOUNTERED: ("Runner encounters {c}.", "ANR-RUN3a"),
    events.ALL_BROKEN: ("{c} is fully broken.", "ANR-ICE5"),
    events.SERVER_APPROACHED: ("Runner approaches {z}.", "ANR-RUN4a"),
    events.RUN_SUCCESSFUL: ("The run on {z} is successful.", "ANR-RUN5a"),
    events.RUN_UNSUCCESSFUL: ("The run on {z} is unsuccessful.", "ANR-RUN6a"),
    events.CARD_TRASHED: ("{c} is trashed.", "ANR-INS14"),
    events.TRACE_STARTED: ("{c} traces with base strength {n}.", "ANR-T1"),
    events.TRACE_SUCCEEDED: ("The trace succeeds, by {n}.", "ANR-T4"),
    events.TRACE_FAILED: ("The trace fails.", "ANR-T4"),
    events.TAGS_COME: ("The Runner is about to get {n} tags.", "ANR-AB21"),
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
    events.CREDITS_PLACED: ("{c} holds {n} recurring credits.", "ANR-REC3"),
    events.NOTHING_FOUND: ("{s} finds nothing.", "ANR-AB14"),
    events.TRIGGER_RESOLVED: ("{c} triggers.", "ANR-AB5"),
}
"""Sentences with one card, seat, number and server each."""


ONE: Final[dict[int, str]] = {
    events.ARCHIVES_TURNED: "1 card of Archives is turned face up.",
}
"""Sentences that are about one thing and change more than a plural."""

COUNTABLE: Final = ("credit", "click", "tag", "counter", "card")


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
        text = ONE.get(kind, pattern[0]) if args[:1] == (1,) else pattern[0]
        told = Wording(sentence(text, ROLES[kind], args, is_seen), pattern[1])
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
    text = pattern.format(**words)
    return upper(singular(text) if words.get("n") == "1" else text)


def singular(text: str) -> str:
    """Take the plural off every noun that can be counted; the sentence is about 1."""
    for noun in COUNTABLE:
        text = text.replace(f"{noun}s", noun)
    return text


def upper(text: str) -> str:
    """Begin a sentence."""
    return text[:1].upper() + text[1:]


def tell_specially(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell events whose words depend on their arguments."""
    if kind == events.CARD_INSTALLED:
        return Wording(installed(args, is_seen), "ANR-INS5")
    if kind == events.PLAY_BEGINS:
        side = SIDES[POOL[args[0]].side]
        return Wording(f"{side} plays {name_of(args[0], is_seen)}.", "ANR-INS18")
    if kind == events.CARD_ACCESSED:
        name, zone = name_of(args[0], is_seen), args[1]
        place = root_name((zone - SERVER_ZONES) >> 1) if zone >= SERVER_ZONES else PLACES[zone]
        return Wording(f"Runner accesses {name} in {place}.", "ANR-ACC3")
    if kind == events.CARD_MOVED:
        name = upper(name_of(args[0], is_seen))
        if args[1] == REMOVED:
            return Wording(f"{name} is removed from the game.", "ANR-1.16")
        return Wording(f"{name} goes to {PLACES[args[1]]}.", "ANR-1.32")
    if kind == events.DAMAGE_BEGINS:
        return Wording(f"Runner suffers {args[1]} {DAMAGE_NAMES[args[0]]} damage.", "ANR-D3")
    if kind == events.DAMAGE_COMES:
        text = f"The Runner is about to suffer {args[1]} {DAMAGE_NAMES[args[0]]} damage."
        return Wording(text, "ANR-AB21")
    if kind in (events.TRASH_COMES, events.EXPOSE_COMES):
        name = POOL[args[0]].name if is_seen else hidden_name(args[1], args[2], args[3])
        what = "trashed" if kind == events.TRASH_COMES else "exposed"
        return Wording(f"{upper(name)} is about to be {what}.", "ANR-AB21")
    return tell_run(kind, args, is_seen)


def tell_run(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell how a run goes, ice that is not seen by where it stands."""
    if kind in (events.ICE_APPROACHED, events.ICE_PASSED):
        name = POOL[args[0]].name if is_seen else f"unrezzed ice in front of {server_name(args[1])}"
        if kind == events.ICE_APPROACHED:
            return Wording(f"Runner approaches {name}.", "ANR-RUN2a")
        return Wording(f"Runner passes {name}.", "ANR-RUN3.4a")
    if kind == events.RUN_MOVED:
        server = server_name(args[0])
        if args[1]:
            return Wording(f"The run moves to {server}.", "ANR-RUN10")
        return Wording(f"The Runner stands outside all ice of {server} again.", "ANR-RUN10")
    if kind == events.SUBROUTINE_BEGINS:
        lines = POOL[args[0]].subroutines
        # ANR-ICE7: what a card of the pool gains is always this subroutine.
        text = lines[args[1]].text if args[1] < len(lines) else "End the run."
        name = POOL[args[0]].name
        return Wording(f"{name}, subroutine {args[1] + 1}: {text}", "ANR-RUN3.3a")
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
        raised = f"raises the trace by {args[0]}, to" if args[0] else "leaves the trace at"
        return Wording(f"Corp {raised} strength {args[1]}.", "ANR-T2")
    if kind == events.RUNNER_BID:
        raised = f"raises the link by {args[0]}, to" if args[0] else "leaves the link at"
        return Wording(f"Runner {raised} strength {args[1]}.", "ANR-T3")
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
    place = server_name(where) if card.kind == ICE else root_name(where)
    return f"Corp installs {name} {relation} {place}."


def counters_told(kind: int, args: tuple[int, ...], is_seen: bool) -> str:
    """Tell counters put on or taken off a card."""
    name = name_of(args[0], is_seen)
    counters = amount(args[2], f"{COUNTER_NAMES[args[1]]} counter")
    return f"{counters} {'on' if kind == events.COUNTERS_PLACED else 'off'} {name}."
