"""The log in words: what happened, as each seat may read it.

Verbs stand in brackets, and {s} is whoever does it: "Player 1 [plays]" becomes "You play" to them.
{s} and {o} are the first and the second player of an event, {c} and {d} its cards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.neuroscape.model import events
from nightdeck.games.neuroscape.model.codes import is_player, is_pool, player_of, pool_of
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import ROLES
from nightdeck.games.neuroscape.model.terms import (
    COUNTER_NAMES,
    HAND,
    POOL_NAMES,
    RAM_DECK,
    TROJANS,
)
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import NOBODY, Entry, bit
from nightdeck.seen.telling import BEFORE, DEED, HEADING, PART, YOU, said

SENTENCES: Final[dict[int, tuple[str, str]]] = {
    events.ENTERED_PLAY: ("{c} enters play.", "NEU-6.3"),
    events.ATTACKED: ("{c} attacks {s}.", "NEU-9.1"),
    events.BLOCKED: ("{c} blocks {d}.", "NEU-9.3"),
    events.DESTROYED: ("{c} is destroyed.", "NEU-16.2"),
    events.SACRIFICED: ("{s} [sacrifices] {c}.", "NEU-16.2"),
    events.TETHERED: ("{c} is tethered by {d}.", "NEU-11.6"),
    events.RAM_INSTALLED: ("{s} [installs] {c}.", "NEU-7.2"),
    events.CARD_DRAWN: ("{s} [draws] a card.", "NEU-5.1c"),
    events.PSYCHOSIS_FAILED: ("{c} goes psychotic.", "NEU-11.9"),
    events.CARD_DISCARDED: ("{s} [discards] {c}.", "NEU-6.12"),
    events.CYBERWARE_ATTACHED: ("{c} is attached to {d}.", "NEU-11.1"),
    events.COUNTERED: ("{c} is countered.", "NEU-13.7"),
    events.ABILITY_COUNTERED: ("The ability of {c} is countered.", "NEU-13.7"),
    events.ORDER_CHOSEN: ("{s} [takes] the first turn.", "NEU-4.6"),
    events.START_ROLLED: ("{s} [rolls] {n} for the first turn.", "NEU-4.6"),
    events.TURN_STARTED: ("Turn {n}: {s}.", "NEU-5.1"),
    events.TROJAN_ANNOUNCED: ("{s} [plays] a trojan face down, aimed at {o}.", "NEU-12.8"),
    events.TROJAN_ACTIVATED: ("{s} [activates] {c}.", "NEU-12.9"),
    events.ITEM_COPIED: ("{s} [copies] {c}.", "NEU-14.7"),
    events.ITEM_RESOLVED: ("{c} resolves.", "NEU-8.7"),
    events.ITEM_FAILED: ("{c} has nothing left to aim at.", "NEU-13.6"),
    events.TARGET_CHANGED: ("{c} is aimed at something else.", "NEU-13.8"),
    events.RAM_COMMITTED: ("{c} takes {n} RAM.", "NEU-7.7"),
    events.RAM_RUN: ("{s} [runs] {n} RAM.", "NEU-7.3"),
    events.RAM_REFRESHED: ("{s} [refreshes] {n} RAM.", "NEU-7.3"),
    events.RAM_DESTROYED: ("{c} of {s} is destroyed.", "NEU-7.13"),
    events.CARD_RUN: ("{c} runs.", "NEU-9.1b"),
    events.CARD_REFRESHED: ("{c} is refreshed.", "NEU-5.1b"),
    events.FORCE_QUIT: ("{s} [quits] {c} by force.", "NEU-7.11"),
    events.PURGED: ("{c} is purged.", "NEU-2.1l"),
    events.RETURNED: ("{c} returns to its owner.", "NEU-2.3"),
    events.TOKEN_CREATED: ("{s} [creates] {c}.", "NEU-14.5"),
    events.CONTROL_CHANGED: ("{s} [takes] control of {c}.", "NEU-7.16"),
    events.PLAYER_ELIMINATED: ("{s} [is] eliminated.", "NEU-1.3"),
    events.GAVE_UP: ("{s} [gives] up; the partner plays on for both.", "NEU-16.8"),
    events.SAW: ("{s} [sees] {c}.", "NEU-19.2"),
    events.TOOK: ("{s} [takes] {c} into the hand.", "NEU-6.13"),
    events.PUT_UNDER: ("{s} [puts] {n} of them on the bottom.", "NEU-6.13"),
    events.PUT_ON_TOP: ("{s} [puts] {n} of them on top.", "NEU-6.13"),
    events.ROLLED: ("{s} [rolls] {n}.", "NEU-19.4"),
    events.BECAME_COPY: ("A copy of {c} is in play.", "NEU-14.1"),
    events.REMOVED_FROM_COMBAT: ("{c} is out of the combat.", "NEU-9.5a"),
}
"""Sentences that say all there is to say with their arguments."""

PARTS: Final = (
    events.ENTERED_PLAY, events.DESTROYED, events.SACRIFICED, events.TETHERED,
    events.CYBERWARE_ATTACHED, events.RAM_RUN, events.RAM_COMMITTED, events.RAM_RETURNED,
    events.RAM_REFRESHED, events.RAM_DESTROYED, events.CARD_RUN, events.CARD_REFRESHED,
    events.COUNTERS_PLACED, events.DAMAGE_PREVENTED, events.HEALTH_GAINED, events.HEALTH_LOST,
    events.DAMAGED_CHARACTER, events.DAMAGED_PLAYER, events.PURGED, events.RETURNED,
    events.ROLLED, events.REMOVED_FROM_COMBAT, events.TOKEN_CREATED, events.LOOKED,
    events.SAW, events.TOOK, events.PUT_UNDER, events.PUT_ON_TOP,
    events.CARD_DISCARDED, events.COUNTERED, events.ABILITY_COUNTERED, events.TARGET_CHANGED,
)  # fmt: skip
"""What belongs to the deed before it."""


NUMBERED: Final = (
    events.CARD_ANNOUNCED, events.ABILITY_ANNOUNCED, events.STABILITY_ROLLED, events.HAND_MENDED,
    events.GAME_OVER, events.GAME_BEGAN, events.PSYCHOSIS_ROLLED,
)  # fmt: skip
"""Deeds whose words depend on their numbers; what has no words at all is told by others."""


def rank(entry: Entry, after: Entry | None) -> int:
    """Say how a log entry is told: turns, deeds, and what belongs to them."""
    kind = entry[0]
    if kind == events.TURN_STARTED:
        return HEADING
    if kind == events.RAM_RUN:
        return BEFORE
    if kind in PARTS:
        return PART
    return DEED if kind in SENTENCES or kind in NUMBERED else PART


def tell(entry: Entry, seat: int) -> Wording:
    """NEU-2.14 Put an entry into words; faces the seat did not see stay unnamed."""
    kind, args, faces, _ = entry
    text, clause, doer = words_of(kind, args, faces & bit(seat) != 0, seat)
    return Wording(text, clause, seat=doer)


@lru_cache(8_192)
def words_of(kind: int, args: tuple[int, ...], is_seen: bool, reader: int) -> tuple[str, str, int]:
    """Return the sentence for an event, its clause and whose deed it is."""
    pattern, clause = SENTENCES.get(kind) or special(kind, args)
    if not pattern:
        return "", "", NOBODY
    words = arguments(kind, args, is_seen, reader)
    text = said(pattern.format(**words))
    seats = [value for role, value in zip(ROLES[kind], args, strict=False) if role == "s"]
    doer = seats[0] if seats and seats[0] >= 0 and "{s} [" in pattern else NOBODY
    return text[:1].upper() + text[1:], clause, doer


def arguments(kind: int, args: tuple[int, ...], is_seen: bool, reader: int) -> dict[str, str]:
    """Return the words for the arguments of an event by their letters."""
    words: dict[str, str] = {}
    for role, value in zip(ROLES[kind], args, strict=False):
        if role == "c":
            words["d" if "c" in words else "c"] = name_of(value, is_seen)
        elif role == "s":
            letter = "o" if "s" in words else "s"
            words[letter] = player(value, reader)
            words[f"{letter}s"] = "your" if value == reader else f"Player {value + 1}'s"
            if letter == "o" and words["o"] == words["s"] and value != reader:
                words["os"] = "their"
        elif "n" not in words:
            words["n"] = str(value)
    return words


def player(seat: int, reader: int) -> str:
    """Return what a player is called in the log."""
    return YOU if seat == reader else f"Player {seat + 1}"


def name_of(definition: int, is_seen: bool) -> str:
    """Return the name of a card, or only that it is one."""
    return POOL[definition].name if is_seen and definition >= 0 else "a card"


def plural(count: int, noun: str) -> str:
    """Return a number of things."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def special(kind: int, args: tuple[int, ...]) -> tuple[str, str]:
    """Tell events whose words depend on their numbers; nothing for those that others tell."""
    if kind == events.CARD_ANNOUNCED:
        return "{s} [plays] {c}.", "NEU-6.2"
    if kind == events.ABILITY_ANNOUNCED:
        return ability_words(args), "NEU-10.5"
    if kind == events.DAMAGED_PLAYER:
        by = "{c} deals" if args[0] >= 0 else "There is"
        return f"{by} {args[2]} {POOL_NAMES[args[3]]} damage to {{s}}.", "NEU-9.5b"
    if kind == events.DAMAGED_CHARACTER:
        by = "{c} deals" if args[0] >= 0 else "There is"
        return f"{by} {args[2]} damage to {{d}}.", "NEU-9.5c"
    if kind == events.HEALTH_GAINED:
        return f"{{s}} [gains] {args[1]} {POOL_NAMES[args[2]]} health.", "NEU-16.12"
    if kind == events.HEALTH_LOST:
        return f"{{s}} [loses] {args[1]} {POOL_NAMES[args[2]]} health.", "NEU-16.11"
    if kind == events.RAM_RETURNED:
        how = "refreshed" if args[2] else "running"
        return f"{args[1]} RAM returns to {{ss}} bank, {how}.", "NEU-7.6"
    if kind == events.PSYCHOSIS_ROLLED:
        return f"{{c}}: psychosis roll {{n}}, {args[2]} or more holds.", "NEU-11.8"
    if kind == events.LOOKED:
        return f"{{s}} [looks] at {looked_at(args)}.", "NEU-19.7"
    if kind == events.STABILITY_ROLLED:
        return "{c}: stability roll {n}.", "NEU-7.12"
    if kind == events.COUNTERS_PLACED:
        return f"{{c}} gets {plural(args[2], COUNTER_NAMES[args[1]] + ' counter')}.", "NEU-2.7"
    if kind == events.HAND_MENDED:
        return f"{{s}} [puts] {plural(args[1], 'card')} back and [draws] as many.", "NEU-4.5"
    if kind == events.DAMAGE_PREVENTED:
        return f"{args[1]} damage{aimed_at(args[0])} is prevented.", "NEU-16.11"
    if kind == events.GAME_OVER and args[0] < 0:
        return "The game ends in a draw.", "NEU-16.5"
    if kind == events.GAME_OVER:
        return "{s} [wins].", "NEU-1.3"
    if kind == events.GAME_BEGAN:
        return f"{args[0]} players sit down.", "NEU-4.1"
    return "", ""


def looked_at(args: tuple[int, ...]) -> str:
    """NEU-19.7 Say how many cards of which zone were looked at; which ones is told apart."""
    _, count, zone, _ = args
    if zone == HAND:
        return f"{{os}} hand, {plural(count, 'card')}"
    if zone == TROJANS:
        return "a face-down trojan on {os} mainframe"
    top = "the top card" if count == 1 else f"the top {count} cards"
    return f"{top} of {{os}} {'RAM deck' if zone == RAM_DECK else 'Cyberdeck'}"


def ability_words(args: tuple[int, ...]) -> str:
    """Name an activated ability; the card says which abilities it has."""
    card = POOL[args[0]]
    row = card.granted if card.granted else card.abilities
    name = row[args[2]].name.replace("{", "").replace("}", "") if args[2] < len(row) else ""
    return f"{{s}} [activates] {{c}}: {name}." if name else "{s} [activates] {c}."


def aimed_at(code: int) -> str:
    """Say to whom prevented damage would have been dealt, as far as the log can know."""
    if is_player(code):
        return f" to Player {player_of(code) + 1}"
    if is_pool(code):
        seat, pool = pool_of(code)
        return f" to the {POOL_NAMES[pool]} of Player {seat + 1}"
    return ""
