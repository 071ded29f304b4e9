"""The log in words: what happened, as each seat may read it (ANR-H12).

Most events have one sentence, which stands with them (`model/events.py`); here is how it is filled
in for its reader, and what depends on more than the arguments.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.seen.names import (
    brain_word,
    hidden_name,
    root_name,
    server_name,
)
from nightdeck.games.android_netrunner.seen.words import SUBTYPE_CHOICES
from nightdeck.games.netrunner_family.seen import sentences
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import NOBODY, Entry, bit
from nightdeck.seen.telling import BEFORE, PART

PLACES: Final[dict[int, str]] = {
    terms.HQ: "HQ",
    terms.RD: "R&D",
    terms.ARCHIVES: "Archives",
    terms.ARCHIVES_DOWN: "Archives, face down",
    terms.CORP_SCORE: "the Corp's score area",
    terms.GRIP: "the grip",
    terms.STACK: "the stack",
    terms.HEAP: "the heap",
    terms.RUNNER_SCORE: "the Runner's score area",
}

SOURCES: Final = (events.ABILITY_USED, events.TRIGGER_RESOLVED)
"""What a card does follows: it is told with the name of the card."""


def name_of(definition: int, is_seen: bool) -> str:
    """Return the name of a card, or only that it is one."""
    return POOL[definition].name if is_seen else "a card"


SENTENCES: Final = sentences.Sentences(
    name_of, server_name, ("credit", "click", "tag", "counter", "card")
)


def tell(entry: Entry, seat: int) -> Wording:
    """ANR-H12 Put a log entry into words; faces the seat did not see stay unnamed."""
    kind, args, faces, _ = entry
    text, clause, doer = words_of(kind, args, faces & bit(seat) != 0, seat)
    note = POOL[args[0]].name.partition(":")[0] if kind in SOURCES else ""
    return Wording(text, clause, note, seat=doer)


def recount(state: AnrState, entry: Entry, seat: int) -> Wording:
    """ANR-Q33 Put a log entry into words, with the name of brain damage chosen."""
    told = tell(entry, seat)
    told.text = told.text.replace("brain damage", f"{brain_word(state)} damage")
    return told


@lru_cache(4_096)
def words_of(
    kind: int, args: tuple[int, ...], is_seen: bool, reader: int = NOBODY
) -> tuple[str, str, int]:
    """Return the sentence for an event, its clause and whose deed it is; much happens again."""
    event = events.EVENTS[kind]
    if event.text:
        text = event.one if event.one and args[:1] == (1,) else event.text
        told = Wording(text, event.clause, seat=doer_of(kind, args, event.doer))
    else:
        told = tell_specially(kind, args, is_seen)
    text = SENTENCES.filled(told.text, event.roles, args, is_seen, reader)
    # A name that ends with a full stop brings the one of the sentence along.
    return text.replace("..", "."), told.clause, told.seat


def doer_of(kind: int, args: tuple[int, ...], doer: int) -> int:
    """Return whose deed an event is: a side, that of its card or the one it names."""
    if doer == events.OWNER:
        return POOL[args[0]].side
    return sentences.named_seat(events.ROLES[kind], args) if doer == events.DOER else doer


def user_of(definition: int, place: int) -> int:
    """ANR-ICE8 Return who uses an ability: the card's owner, if the card does not say otherwise."""
    abilities = POOL[definition].abilities
    by = abilities[place].by if place < len(abilities) else terms.NONE
    return POOL[definition].side if by == terms.NONE else by


def tell_specially(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell events whose words depend on their arguments."""
    if kind == events.CARD_INSTALLED:
        return Wording(installed(args, is_seen), "ANR-INS5", seat=POOL[args[0]].side)
    if kind == events.PLAY_BEGINS:
        side = POOL[args[0]].side
        return Wording(f"{sentences.NAMED[side]} [plays] {{c}}.", "ANR-INS18", seat=side)
    if kind == events.ABILITY_USED:
        side = user_of(args[0], args[1])
        return Wording(f"{sentences.NAMED[side]} [uses] {{c}}.", "ANR-AB1", seat=side)
    if kind == events.CARD_ACCESSED:
        zone = args[1]
        place = (
            root_name((zone - terms.SERVER_ZONES) >> 1)
            if zone >= terms.SERVER_ZONES
            else PLACES[zone]
        )
        return Wording(f"{{runner}} [accesses] {{c}} in {place}.", "ANR-ACC3", seat=terms.RUNNER)
    if kind == events.CARD_MOVED:
        if args[1] == terms.REMOVED:
            return Wording("{c} is removed from the game.", "ANR-1.16")
        return Wording(f"{{c}} goes to {PLACES[args[1]]}.", "ANR-1.32")
    if kind == events.DAMAGE_BEGINS:
        text = f"{{runner}} [suffers] {args[1]} {terms.DAMAGE_NAMES[args[0]]} damage."
        return Wording(text, "ANR-D3", seat=terms.RUNNER)
    if kind == events.DAMAGE_COMES:
        text = f"{{runner}} [is] about to suffer {args[1]} {terms.DAMAGE_NAMES[args[0]]} damage."
        return Wording(text, "ANR-AB21", seat=terms.RUNNER)
    if kind in (events.TRASH_COMES, events.EXPOSE_COMES):
        name = POOL[args[0]].name if is_seen else hidden_name(args[1], args[2], args[3])
        what = "trashed" if kind == events.TRASH_COMES else "exposed"
        return Wording(f"{name} is about to be {what}.", "ANR-AB21")
    return tell_run(kind, args, is_seen)


def tell_run(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell how a run goes, ice that is not seen by where it stands."""
    if kind in (events.ICE_APPROACHED, events.ICE_PASSED):
        name = POOL[args[0]].name if is_seen else f"unrezzed ice in front of {server_name(args[1])}"
        if kind == events.ICE_APPROACHED:
            return Wording(f"{{runner}} [approaches] {name}.", "ANR-RUN2a", seat=terms.RUNNER)
        return Wording(f"{{runner}} [passes] {name}.", "ANR-RUN3.4a", seat=terms.RUNNER)
    if kind == events.RUN_MOVED:
        server = server_name(args[0])
        if args[1]:
            return Wording(f"The run moves to {server}.", "ANR-RUN10")
        text = f"{{runner}} [stands] outside all ice of {server} again."
        return Wording(text, "ANR-RUN10", seat=terms.RUNNER)
    if kind == events.SUBROUTINE_BEGINS:
        return Wording(
            f"{POOL[args[0]].name}: {subroutine_text(*args[:2])}", "ANR-RUN3.3a", seat=terms.CORP
        )
    if kind == events.SUBROUTINE_BROKEN:
        breaker = POOL[args[1]].name if args[1] not in (terms.NONE, args[0]) else "{runner}"
        what = subroutine_text(args[0], args[2]).rstrip(".")
        text = f"{breaker} [breaks] “{what}” of {{c}}."
        return Wording(text, "ANR-ICE3", seat=terms.RUNNER)
    if kind in (events.COUNTERS_PLACED, events.COUNTERS_REMOVED):
        return Wording(counters_told(kind, args, is_seen), "ANR-1.31")
    return tell_contests(kind, args, is_seen)


def subroutine_text(ice: int, place: int) -> str:
    """ANR-ICE7 Return what a subroutine says; what ice of the pool gains always ends the run."""
    lines = POOL[ice].subroutines
    return sentences.shown(lines[place].text) if place < len(lines) else "End the run."


def tell_contests(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell bids, prevented trashes, hosting and chosen kinds of ice."""
    if kind == events.CORP_BID:
        raised = f"[raises] the trace by {args[0]}, to" if args[0] else "[leaves] the trace at"
        return Wording(f"{{corp}} {raised} strength {args[1]}.", "ANR-T2", seat=terms.CORP)
    if kind == events.RUNNER_BID:
        raised = f"[raises] the link by {args[0]}, to" if args[0] else "[leaves] the link at"
        return Wording(f"{{runner}} {raised} strength {args[1]}.", "ANR-T3", seat=terms.RUNNER)
    if kind == events.PSI_REVEALED:
        return Wording(f"Bids: {{corp}} {args[0]}, {{runner}} {args[1]}.", "ANR-K25")
    if kind == events.TRASH_PREVENTED:
        return Wording(f"{POOL[args[0]].name} saves {POOL[args[1]].name}.", "ANR-AB8")
    if kind == events.GAME_BEGAN:
        return Wording(f"{POOL[args[0]].name} against {POOL[args[1]].name}.", "ANR-3.1")
    if kind == events.CARD_HOSTED:
        return Wording(f"{{c}} is hosted on {POOL[args[1]].name}.", "ANR-INS15")
    if kind == events.SUBTYPE_CHOSEN:
        return Wording(f"{POOL[args[0]].name} is a {SUBTYPE_CHOICES[args[1]]}.", "ANR-CC59")
    return Wording("")


def installed(args: tuple[int, ...], is_seen: bool) -> str:
    """Tell an install: the Corp's face down in a server, the Runner's face up."""
    definition, where = args[0], args[1]
    card = POOL[definition]
    if card.side == terms.RUNNER:
        return f"{{runner}} [installs] {card.name}."
    relation = "in front of" if card.kind == terms.ICE else "in"
    name = name_of(definition, is_seen)
    if not is_seen:
        name = "ice" if card.kind == terms.ICE else "a card"
    place = server_name(where) if card.kind == terms.ICE else root_name(where)
    return f"{{corp}} [installs] {name} {relation} {place}."


def counters_told(kind: int, args: tuple[int, ...], is_seen: bool) -> str:
    """Tell counters put on or taken off a card."""
    counters = sentences.amount(args[2], f"{terms.COUNTER_NAMES[args[1]]} counter")
    return f"{counters} {'on' if kind == events.COUNTERS_PLACED else 'off'} {{c}}."


# How it is told -----------------------------------------------------------------------------------

SAID_BY: Final[dict[int, int]] = {
    events.CARD_DRAWN: events.PLAY_BEGINS,
    events.CARD_TRASHED: events.DAMAGE_BEGINS,
    events.RUN_ENDED_BY: events.SUBROUTINE_BEGINS,
    events.ABILITY_USED: events.ICE_ENCOUNTERED,
    events.CLICKS_SPENT_ON: events.ABILITY_USED,
}
"""What is only a part of the deed that says it already."""


def is_said(entry: Entry, deed: Entry) -> bool:
    """Tell whether a deed says already what an event tells."""
    kind = entry[0]
    if kind == events.CARD_TRASHED and deed[0] == events.PLAY_BEGINS:
        return entry[1][0] == deed[1][0]  # ANR-INS18 What was played goes away by itself.
    return kind in SAID_BY and SAID_BY[kind] == deed[0]


def rank(entry: Entry, after: Entry | None) -> int:
    """Say how an event is told: what the players do as deeds, what follows from it as parts."""
    kind = entry[0]
    if after is not None and is_said(entry, after):
        return PART
    if kind == events.COUNTERS_REMOVED and entry[1][1] == terms.CREDIT:
        return BEFORE
    return events.EVENTS[kind].rank
