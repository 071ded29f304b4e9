"""The log in words: what happened, as each seat may read it (section 21).

Verbs stand in brackets, and {s} is whoever does it: "Corp [rezzes]" becomes "You rez" for the Corp.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.netrunner.model import events
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import ROLES
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    CORP_SCORE,
    COUNTER_NAMES,
    DAMAGE_NAMES,
    FORT_COUNTER_NAMES,
    FORT_ZONES,
    HAND,
    HQ,
    NONE,
    PLAYER_COUNTER_NAMES,
    RD,
    REMOVED,
    RUNNER,
    RUNNER_ASIDE,
    RUNNER_SCORE,
    STACK,
    TRASH,
)
from nightdeck.games.netrunner.seen.names import fort_name, hidden_name, source_name
from nightdeck.games.netrunner_family.seen.sentences import (
    NAMED,
    Sentences,
    amount,
    named_seat,
    shown,
)
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import NOBODY, Entry, bit
from nightdeck.seen.telling import BEFORE, DEED, EFFECT, HEADING, OPENS, PART, said

DOER: Final = -2
"""The side that an event names."""
OWNER: Final = -3
"""The side of the card it is about."""
PLACES: Final[dict[int, str]] = {
    HQ: "HQ",
    RD: "R&D",
    ARCHIVES: "Archives",
    ARCHIVES_DOWN: "Archives, face down",
    CORP_SCORE: "the Corp's score area",
    HAND: "the hand",
    STACK: "the stack",
    TRASH: "the trash",
    RUNNER_SCORE: "the Runner's score area",
    RUNNER_ASIDE: "the cards set aside",
    REMOVED: "the cards out of the game",
}

SENTENCES: Final[dict[int, tuple[int, str, str]]] = {
    events.TURN_BEGAN: (DOER, "{ss} turn {n} begins.", "ONR-5.0d"),
    events.CARD_DRAWN: (DOER, "{s} [draws] {c}.", "ONR-18.10"),
    events.CARD_REZZED: (CORP, "{corp} [rezzes] {c}.", "ONR-7.6"),
    events.CARD_DEREZZED: (NOBODY, "{c} is derezzed.", "ONR-7.6c"),
    events.CARD_ADVANCED: (CORP, "{c} in {z} has {n} advancement counters.", "ONR-8.1"),
    events.AGENDA_SCORED: (CORP, "{corp} [scores] {c}.", "ONR-8.4"),
    events.AGENDA_STOLEN: (RUNNER, "{runner} [steals] {c}.", "ONR-11.3a"),
    events.RUN_MADE: (RUNNER, "{runner} [runs] on {z}.", "ONR-10.1"),
    events.ICE_ENCOUNTERED: (RUNNER, "{runner} [encounters] {c}.", "ONR-10.6"),
    events.ICE_SLIPPED: (RUNNER, "{runner} [passes] {c} at once.", "ONR-10.5"),
    events.BOOSTED: (RUNNER, "{c} gets +{n} strength.", "ONR-12.4"),
    events.RUN_SUCCEEDED: (NOBODY, "The run on {z} is successful.", "ONR-10.11"),
    events.RUN_FAILED: (NOBODY, "The run on {z} is unsuccessful.", "ONR-10.13"),
    events.JACKED_OUT: (RUNNER, "{runner} [jacks] out.", "ONR-10.9"),
    events.RUN_ENDED_BY: (NOBODY, "{c} ends the run.", "ONR-10.8"),
    events.CARD_TRASHED: (NOBODY, "{c} is trashed.", "ONR-2.2l"),
    events.CARD_DISCARDED: (NOBODY, "{c} is discarded.", "ONR-5.1.6"),
    events.CARD_SHOWN: (NOBODY, "{c} is shown.", "ONR-16.16"),
    events.CARD_EXPOSED: (NOBODY, "{c} is exposed.", "ONR-16.9"),
    events.CARDS_LOOKED_AT: (DOER, "{s} [looks] at {n} cards.", "ONR-16.16"),
    events.DECK_SHUFFLED: (DOER, "{s} [shuffles] the deck.", "ONR-16.16"),
    events.NOTHING_FOUND: (DOER, "{s} [finds] nothing.", "ONR-16.16"),
    events.ARCHIVES_TURNED: (NOBODY, "{n} cards of Archives are turned face up.", "ONR-2.2m"),
    events.STAYS_ASIDE: (NOBODY, "{c} cannot be installed and stays set aside.", "ONR-2.3f"),
    events.CARD_STAYED: (RUNNER, "{runner} [leaves] {c}.", "ONR-11.3c"),
    events.FORT_GONE: (NOBODY, "{z} is gone.", "ONR-2.2j"),
    events.HAND_KEPT: (DOER, "{s} [keeps] the hand.", "ONR-24.1"),
    events.HAND_REDRAWN: (DOER, "{s} [redraws] the hand.", "ONR-24.1"),
    events.BITS_GAINED: (DOER, "{s} [gains] {n} bits.", "ONR-2.1c"),
    events.BITS_LOST: (DOER, "{s} [loses] {n} bits.", "ONR-17.18"),
    events.BITS_SPENT: (DOER, "{s} [spends] {n} bits.", "ONR-17.8"),
    events.BITS_PLACED: (NOBODY, "{n} bits are put on {c}.", "ONR-16.10"),
    events.ACTIONS_GAINED: (DOER, "{s} [gains] {n} actions.", "ONR-6.3"),
    events.ACTIONS_FORGONE: (DOER, "{s} [forgoes] an action.", "ONR-6.4"),
    events.FORGO_OWED: (DOER, "{s} will forgo {n} actions.", "ONR-6.4"),
    events.TAG_RECEIVED: (RUNNER, "{runner} [receives] a tag.", "ONR-14.2"),
    events.TAGS_REMOVED: (RUNNER, "{runner} [loses] {n} tags.", "ONR-14.3"),
    events.BRAIN_DAMAGE_TAKEN: (RUNNER, "{runner} [keeps] {n} brain damage for good.", "ONR-15.1"),
    events.PUBLICITY_TAKEN: (CORP, "{corp} [takes] {n} bad publicity.", "ONR-16.7"),
    events.VIRUSES_REMOVED: (CORP, "{corp} [removes] {n} virus counters.", "ONR-16.3"),
    events.LOCK_SET: (RUNNER, "{runner} cannot run until {n} bits are paid.", "ONR-12.9"),
    events.LOCK_PAID: (RUNNER, "{runner} [pays] off a run lock.", "ONR-12.9"),
    events.NO_RUNS: (RUNNER, "{runner} cannot run for {n} actions.", "ONR-6.10"),
    events.ICE_MOVED: (NOBODY, "The ice on {z} is put into another order.", "ONR-21.12"),
    events.CORP_BID_SHOWN: (CORP, "{corp} [bids] {n} bits.", "ONR-23A.22"),
    events.DIE_ROLLED: (NOBODY, "The die shows {n}.", "ONR-2.1b"),
}
"""Sentences with one card, seat, number and fort each."""

SOURCES: Final = (events.ABILITY_USED, events.TRIGGER_RESOLVED)
"""What a card does follows: it is told with the name of the card."""


HEADINGS: Final = (events.TURN_BEGAN,)
PARTS: Final = (
    events.BITS_GAINED, events.BITS_LOST, events.BITS_PLACED, events.CARD_TRASHED,
    events.DAMAGE_PREVENTED, events.BRAIN_DAMAGE_TAKEN, events.CARD_DISCARDED,
    events.DECK_SHUFFLED, events.ARCHIVES_TURNED, events.FORT_GONE, events.POINTS_CHANGED,
    events.TAG_AVOIDED, events.COUNTERS_REMOVED, events.COUNTERS_ADDED,
    events.CARD_MOVED, events.CARD_SHOWN, events.DIE_ROLLED, events.FORGO_OWED,
    events.ACTIONS_GAINED, events.TRASH_PREVENTED, events.LINK_CHANGED, events.NOTHING_FOUND,
)  # fmt: skip


SPECIAL: Final = (
    events.CARD_SET, events.INSTALL_BEGINS, events.CARD_PLAYED, events.CARD_ACCESSED,
    events.DAMAGE_COMES, events.DAMAGE_SUFFERED, events.ICE_APPROACHED, events.SUBROUTINE_ACTS,
    events.SUBROUTINE_BROKEN, events.TRACE_STARTED, events.BIDS_REVEALED, events.LINK_NAMED,
    events.TRACE_SUCCEEDED, events.TRACE_FAILED, events.SECRETS_SHOWN, events.COUNTER_GIVEN,
    events.COUNTER_TAKEN, events.FORT_COUNTER_GIVEN, events.FORT_COUNTER_TAKEN,
)  # fmt: skip
"""Deeds whose words depend on their arguments."""

LEADS: Final = (
    events.CARD_PLAYED, events.AGENDA_SCORED, events.CARD_REZZED, events.INSTALL_BEGINS,
    events.RUN_MADE, events.RUN_SUCCEEDED, events.RUN_FAILED, events.CARD_ACCESSED,
)  # fmt: skip
"""Deeds that bits may come of; otherwise gaining bits is a deed of its own."""


def rank(entry: Entry, after: Entry | None) -> int:
    """Say how a log entry is told: headings, deeds, and what belongs to them."""
    kind = entry[0]
    if kind in HEADINGS:
        return HEADING
    if kind == events.BITS_SPENT:
        return PART if after is not None and is_price_of(entry, after) else BEFORE
    if kind in SOURCES:
        return OPENS
    if kind == events.CARD_TRASHED and is_loss(entry):
        return DEED
    if kind in PARTS:
        if after is not None and after[0] in SOURCES:
            return EFFECT
        if kind == events.BITS_GAINED and after is not None:
            # One bit is the basic action, whatever was done before it.
            if entry[1][1] == 1 or after[0] not in LEADS:
                return DEED
        return PART
    # What is never told is no deed.
    return DEED if kind in SENTENCES or kind in SPECIAL else PART


def is_loss(trashed: Entry) -> bool:
    """ONR-14.4 Tell whether one side trashes a card of the other: both want to read it."""
    card, seat = trashed[1]
    return seat != NONE and card != NONE and POOL[card].side != seat


def is_price_of(spent: Entry, deed: Entry) -> bool:
    """ONR-9.1, ONR-9.4, ONR-13.2 Tell whether bits pay for a deed that is told before its price."""
    if deed[0] == events.BIDS_REVEALED:
        return True
    if deed[0] not in (events.INSTALL_BEGINS, events.CARD_PLAYED):
        return False
    card = POOL[deed[1][0]]
    return spent[1] == (card.side, card.cost)


def name_of(definition: int, is_seen: bool) -> str:
    """Return the name of a card, or only that it is one; a counter is called by its name."""
    if definition < NONE:
        return source_name(definition)
    return POOL[definition].name if is_seen and definition >= 0 else "a card"


def place_name(fort: int) -> str:
    """Return what a fort is called, or that there is none."""
    return fort_name(fort) if fort >= 0 else "nowhere"


FILLING: Final = Sentences(name_of, place_name, ("bit", "action", "tag", "counter", "card"))
ONE_IS: Final = {"1 bit are": "1 bit is", "1 card of Archives are": "1 card of Archives is"}


def tell(entry: Entry, seat: int) -> Wording:
    """ONR-21.4, ONR-21.6 Put an entry into words; faces the seat did not see stay unnamed."""
    kind, args, faces, _ = entry
    text, clause, doer = words_of(kind, args, faces & bit(seat) != 0, seat)
    note = name_of(args[0], True) if kind in SOURCES else ""
    return Wording(text, clause, note, seat=doer)


@lru_cache(4_096)
def words_of(
    kind: int, args: tuple[int, ...], is_seen: bool, reader: int = NOBODY
) -> tuple[str, str, int]:
    """Return the sentence for an event, its clause and whose deed it is; much happens again."""
    pattern = SENTENCES.get(kind)
    if pattern is None:
        told = tell_specially(kind, args, is_seen)
    else:
        told = Wording(pattern[1], pattern[2], seat=doer_of(kind, args, pattern[0]))
    if not told.text:
        return "", "", NOBODY
    text = FILLING.filled(told.text, ROLES[kind], args, is_seen, reader)
    for many, one in ONE_IS.items():
        text = text.replace(many, one)
    text = with_names(text, ROLES[kind], args)
    return text.replace("..", ".").replace("!.", "!"), told.clause, told.seat


def with_names(text: str, roles: str, args: tuple[int, ...]) -> str:
    """Give names back what a sentence made of them: a "You" in a name is not the reader."""
    for role, value in zip(roles, args, strict=False):
        if role == "c" and value >= 0:
            name = POOL[value].name
            text = text.replace(said(name), name)
    return text


def doer_of(kind: int, args: tuple[int, ...], doer: int) -> int:
    """Return whose deed an event is: a side, that of its card or the one it names."""
    if doer == OWNER:
        return POOL[args[0]].side
    return named_seat(ROLES[kind], args) if doer == DOER else doer


def tell_specially(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell events whose words depend on their arguments."""
    if kind == events.CARD_SET:
        return Wording(set_words(args, is_seen), "ONR-21.10", seat=CORP)
    if kind == events.INSTALL_BEGINS:
        name = POOL[args[0]].name if is_seen else "a resource face down"
        return Wording(f"{{runner}} [installs] {shown(name)}.", "ONR-9.1", seat=RUNNER)
    if kind == events.CARD_PLAYED:
        side = POOL[args[0]].side
        clause = "ONR-7.7" if side == CORP else "ONR-9.4"
        return Wording(f"{NAMED[side]} [plays] {{c}}.", clause, seat=side)
    if kind == events.ABILITY_USED:
        side = POOL[args[0]].side
        return Wording(f"{NAMED[side]} [uses] {{c}}.", "ONR-17.25", seat=side)
    if kind == events.TRIGGER_RESOLVED:
        return Wording("{c} acts.", "ONR-17.6", seat=POOL[args[0]].side)
    if kind == events.CARD_ACCESSED:
        zone = args[1]
        place = fort_name((zone - FORT_ZONES) >> 1) if zone >= FORT_ZONES else PLACES[zone]
        return Wording(f"{{runner}} [accesses] {{c}} in {place}.", "ONR-11.2", seat=RUNNER)
    if kind == events.CARD_MOVED:
        return Wording(f"{{c}} goes to {PLACES.get(args[1], 'another place')}.", "ONR-7.8")
    if kind == events.DAMAGE_COMES:
        text = f"{{runner}} [is] about to suffer {args[1]} {DAMAGE_NAMES[args[0]]} damage."
        return Wording(text, "ONR-15.2", seat=RUNNER)
    if kind == events.DAMAGE_SUFFERED:
        text = f"{{runner}} [suffers] {args[1]} {DAMAGE_NAMES[args[0]]} damage."
        return Wording(text, "ONR-15.2", seat=RUNNER)
    if kind == events.DAMAGE_PREVENTED:
        who = shown(name_of(args[0], True)) if args[0] >= 0 else "The Runner's nature"
        return Wording(f"{who} prevents {args[1]} damage.", "ONR-15.6")
    if kind == events.TAG_AVOIDED:
        return Wording("{runner} [avoids] a tag.", "ONR-14.6", seat=RUNNER)
    return tell_run(kind, args, is_seen)


def set_words(args: tuple[int, ...], is_seen: bool) -> str:
    """ONR-21.10 Agendas, nodes and upgrades are told alike: "a card into S1"."""
    definition, fort, is_ice, replaced = args
    name = POOL[definition].name if is_seen else "ice" if is_ice else "a card"
    relation = "on" if is_ice else "in"
    more = ", replacing the card there" if replaced != NONE else ""
    return f"{{corp}} [installs] {shown(name)} {relation} {fort_name(fort)}{more}."


def tell_run(kind: int, args: tuple[int, ...], is_seen: bool) -> Wording:
    """Tell how a run goes, ice that is not seen by where it stands."""
    if kind == events.ICE_APPROACHED:
        zone = FORT_ZONES + 2 * args[1] + 1
        name = POOL[args[0]].name if is_seen else hidden_name(zone, args[2], args[3])
        return Wording(f"{{runner}} [approaches] {shown(name)}.", "ONR-10.4", seat=RUNNER)
    if kind == events.SUBROUTINE_ACTS:
        text = f"{POOL[args[0]].name}: {subroutine_text(args[0], args[1])}"
        return Wording(shown(text), "ONR-10.8", seat=CORP)
    if kind == events.SUBROUTINE_BROKEN:
        what = subroutine_text(args[2], args[1]).rstrip(".")
        text = f"{POOL[args[0]].name} breaks “{what}”."
        return Wording(shown(text), "ONR-12.5", seat=RUNNER)
    if kind in (events.COUNTERS_ADDED, events.COUNTERS_REMOVED):
        noun = "bit" if COUNTER_NAMES[args[1]] == "bit" else f"{COUNTER_NAMES[args[1]]} counter"
        verb = "gets" if kind == events.COUNTERS_ADDED else "loses"
        return Wording(f"{{c}} {verb} {amount(args[2], noun)}.", "ONR-2.4e")
    return tell_contests(kind, args)


def subroutine_text(ice: int, place: int) -> str:
    """Return what a subroutine says; gained ones mostly end the run."""
    lines = POOL[ice].subroutines
    return lines[place].text if place < len(lines) else "a gained subroutine."


def tell_contests(kind: int, args: tuple[int, ...]) -> Wording:
    """Tell traces, counters of players and forts, points."""
    if kind == events.TRACE_STARTED:
        return Wording(
            f"{shown(name_of(args[0], True))} traces, limit {args[1]}.", "ONR-13.2", seat=CORP
        )
    if kind == events.BIDS_REVEALED:
        by = f" with {shown(POOL[args[2]].name)}" if args[2] >= 0 else ""
        return Wording(f"The bids: trace {args[0]}, link {args[1]}{by}.", "ONR-13.2")
    if kind == events.LINK_NAMED:
        name = shown(POOL[args[0]].name) if args[0] >= 0 else "no base link card"
        return Wording(f"{{runner}} [names] {name}.", "ONR-23A.23", seat=RUNNER)
    if kind == events.LINK_CHANGED:
        return Wording(f"The link changes by {args[0]}, to {args[1]}.", "ONR-13.2")
    if kind == events.TRACE_SUCCEEDED:
        return Wording("The trace is successful.", "ONR-13.2")
    if kind == events.TRACE_FAILED:
        return Wording("The trace is unsuccessful.", "ONR-13.2")
    if kind == events.SECRETS_SHOWN:
        text = f"The secret numbers: {{corp}} {args[0]}, {{runner}} {args[1]}."
        return Wording(text, "ONR-24.20")
    if kind in (events.COUNTER_GIVEN, events.COUNTER_TAKEN):
        name = PLAYER_COUNTER_NAMES[args[0]]
        return Wording(f"{name} counters: {args[1]}.", "ONR-16.1")
    if kind in (events.FORT_COUNTER_GIVEN, events.FORT_COUNTER_TAKEN):
        text = f"{FORT_COUNTER_NAMES[args[0]]} counters in {fort_name(args[1])}: {args[2]}."
        return Wording(text, "ONR-16.19")
    if kind == events.POINTS_CHANGED:
        verb = "[gains]" if args[1] > 0 else "[spends]"
        text = f"{{s}} {verb} {amount(abs(args[1]), 'agenda point')}."
        return Wording(text, "ONR-2.4a", seat=args[0])
    if kind == events.TRASH_PREVENTED:
        text = f"{POOL[args[1]].name} saves {POOL[args[0]].name}."
        return Wording(shown(text), "ONR-17.17", seat=RUNNER)
    return Wording("")
