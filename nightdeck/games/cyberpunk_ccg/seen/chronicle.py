"""The log in words: what happened, as each seat may read it.

Verbs stand in brackets, and {s} is whoever does it: "Player 1 [plays]" becomes "You play" to them.
{s} and {o} are the first and the second player of an event, {c} and {d} its cards, {t} a target.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightdeck.games.cyberpunk_ccg.model import events
from nightdeck.games.cyberpunk_ccg.model.codes import (
    is_player,
    is_profession,
    is_side,
    is_stash,
    is_team,
    player_of,
    profession_of,
    side_of,
    stash_of,
    team_of,
)
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import ROLES
from nightdeck.games.cyberpunk_ccg.model.inherent import ABILITIES
from nightdeck.games.cyberpunk_ccg.model.terms import LONG_RANGE_FEE, STAT_NAMES
from nightdeck.games.cyberpunk_ccg.model.things import INHERENT
from nightdeck.games.cyberpunk_ccg.seen.names import PROFESSIONS
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import NOBODY, Entry, bit
from nightdeck.seen.telling import DEED, HEADING, PART, YOU, said

SENTENCES: Final[dict[int, tuple[str, str]]] = {
    events.GAME_BEGAN: ("{n} players sit down.", "CCG-5.1"),
    events.START_CARD_SHOWN: ("{s} [shows] {c}.", "CCG-5.5"),
    events.START_DECIDED: ("{s} [begins].", "CCG-5.6"),
    events.TURN_STARTED: ("Turn {n}: {s}.", "CCG-7.0a"),
    events.DRAW_MISSED: ("Both decks of {s} are empty: {n} cards missing.", "CCG-7.1b"),
    events.STRAIGHTENED: ("{s} [straightens] {n} cards.", "CCG-7.2a"),
    events.CARD_ANNOUNCED: ("{s} [announces] {c} for {n} EB.", "CCG-6.5o"),
    events.CARD_ENTERED: ("{c} enters play for {s}.", "CCG-7.3a2"),
    events.CARD_ATTACHED: ("{c} goes onto {d}.", "CCG-7.3a3"),
    events.CARD_STASHED: ("{c} goes to the Stash of {s}.", "CCG-2.6"),
    events.CARD_WITHDRAWN: ("{c} is withdrawn: its cost was not paid.", "CCG-6.5e"),
    events.SOURCE_EXHAUSTED: ("{c} pays {n} EB.", "CCG-6.5a"),
    events.BOOSTED: ("{c} boosts {d} by {n} EB.", "CCG-10.3a"),
    events.DEAL_MADE: ("{c} makes it {n} EB cheaper.", "CCG-10.4a"),
    events.PAID: ("{s} [pays] {n} EB.", "CCG-6.5c"),
    events.EVENT_RESOLVED: ("{c} takes effect.", "CCG-6.4a"),
    events.CANCELLED: ("{c} has no effect.", "CCG-6.6d"),
    events.NOTHING_HAPPENED: ("{c}: nothing happens.", "CCG-6.3e"),
    events.OP_PAID: ("{s} [pays] for {c}.", "CCG-7.4a1"),
    events.TEAM_JOINED: ("{c} joins Team {n}.", "CCG-7.4b1"),
    events.TEAM_LEFT: ("{c} leaves its Team.", "CCG-7.4b1"),
    events.DEFENCE_DECLINED: ("{s} [declines] to defend.", "CCG-8.2c"),
    events.ATTACK_FAILED: ("The attack of {s} fails.", "CCG-8.4d"),
    events.OPS_SCORED: ("{s} [scores] {n} Ops Points.", "CCG-2.3"),
    events.STYLE_GAINED: ("{s} [gains] {n} Style Points.", "CCG-2.3"),
    events.BUST_POINTS_GAINED: ("{s} [gains] {n} bust points.", "CCG-10.13h"),
    events.TRASHED: ("{c} is Trashed.", "CCG-9.2"),
    events.BURNED: ("{c} is Burned.", "CCG-9.1"),
    events.SAVED: ("{c} is saved.", "CCG-9.3"),
    events.BECAME_USED: ("{c} becomes used.", "CCG-2.9b"),
    events.RENEWED: ("{c} is renewed.", "CCG-2.9e"),
    events.BUSTED: ("{c} is Busted by {s}.", "CCG-10.13a"),
    events.CONTROL_CHANGED: ("{s} [takes] control of {c}.", "CCG-6.8g"),
    events.LOOKED_AT_HAND: ("{s} [looks] at the hand of {o}.", "CCG-6.8e"),
    events.CARD_LOOKED_AT: ("{s} [sees] {c}.", "CCG-6.8e"),
    events.SEARCHED: ("{s} [searches] a deck.", "CCG-6.8c"),
    events.CARD_FOUND: ("{s} [takes] {c}.", "CCG-6.8c"),
    events.RETURNED: ("{c} returns to the hand of {s}.", "CCG-6.8d"),
    events.DISCARDED: ("{s} [discards] {c}.", "CCG-7.6b"),
    events.ROLLING: ("The attackers of {s} roll on, Movement {n} left.", "CCG-8.7e"),
    events.PLAYER_LEFT: ("{s} [leaves] the game.", "CCG-13.12"),
    events.DISCOUNT_GAINED: ("The next fitting card of {s} is {n} EB cheaper.", "CCG-6.5n"),
    events.WITHDREW: ("{s} [withdraws].", "CCG-8.3a"),
    events.TOKEN_REMOVED: ("{c} has {n} construction tokens left.", "CCG-12.3"),
    events.OPERATION_DEFEATED: ("{s} [defeats] {c}.", "CCG-8.4b"),
}
"""Sentences that say all there is to say with their arguments."""

PARTS: Final = (
    events.CARD_ENTERED, events.CARD_ATTACHED, events.CARD_STASHED, events.SOURCE_EXHAUSTED,
    events.BOOSTED, events.DEAL_MADE, events.PAID, events.EVENT_RESOLVED, events.CANCELLED,
    events.NOTHING_HAPPENED, events.TARGET_CHOSEN, events.TRASHED,
    events.SAVED, events.BECAME_USED, events.RENEWED, events.OPS_SCORED, events.STYLE_GAINED,
    events.BUST_POINTS_GAINED, events.STAT_CHANGED, events.SIDE_CHANGED, events.CARD_LOOKED_AT,
    events.CARD_FOUND, events.RETURNED, events.DISCOUNT_GAINED, events.START_CARD_SHOWN,
    events.CARD_WITHDRAWN, events.ATTACK_FAILED, events.TOKEN_REMOVED, events.CONTROL_CHANGED,
)  # fmt: skip
"""What belongs to the deed before it."""

NUMBERED: Final = (
    events.CARD_DRAWN, events.ABILITY_USED, events.ATTACK_DECLARED, events.SKIRMISH_FOUGHT,
    events.TARGET_STRUCK, events.DEFEATED, events.AUTHORITY_FAILED, events.TRANSFERRED,
    events.PARKED, events.GAME_OVER, events.DECK_CUT, events.DEFENCE_DECLARED,
)  # fmt: skip
"""Deeds whose words depend on their numbers; what has no words at all is told by others."""


def rank(entry: Entry, after: Entry | None) -> int:
    """Say how a log entry is told: turns, deeds, and what belongs to them."""
    kind = entry[0]
    if kind == events.TURN_STARTED:
        return HEADING
    if kind in PARTS:
        return PART
    return DEED if kind in SENTENCES or kind in NUMBERED else PART


def tell(entry: Entry, seat: int) -> Wording:
    """CCG-15.7 Put an entry into words; faces the seat did not see stay unnamed."""
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
            words["o" if "s" in words else "s"] = player(value, reader)
        elif role == "t":
            words["t"] = target_name(value, reader)
        elif "n" not in words:
            words["n"] = str(value)
    return words


def player(seat: int, reader: int) -> str:
    """Return what a player is called in the log."""
    return YOU if seat == reader else f"Player {seat + 1}"


def whose(seat: int, reader: int) -> str:
    """Return whose something is in the log."""
    return "your" if seat == reader else f"Player {seat + 1}'s"


def name_of(definition: int, is_seen: bool) -> str:
    """Return the name of a card, or only that it is one."""
    return POOL[definition].name if is_seen and definition >= 0 else "a card"


def together(definitions: tuple[int, ...]) -> str:
    """Return the names of Runners who step into the street together; everybody sees them."""
    names = [POOL[definition].name for definition in definitions]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def target_name(code: int, reader: int) -> str:
    """Return what a target is called; a card among the targets is told by its definition."""
    if is_player(code):
        return player(player_of(code), reader)
    if is_stash(code):
        return f"{whose(stash_of(code), reader)} Stash"
    if is_side(code):
        return "the defenders" if side_of(code) else "the attackers"
    if is_profession(code):
        return PROFESSIONS[profession_of(code)]
    if is_team(code):
        return f"{whose(team_of(code)[0], reader)} Team {team_of(code)[1]}"
    return POOL[code].name


def special(kind: int, args: tuple[int, ...]) -> tuple[str, str]:
    """Tell events whose words depend on their numbers; nothing for those that others tell."""
    if kind == events.CARD_DRAWN:
        deck = "Gear" if args[2] else "Runs"
        return f"{{s}} [draws] {{c}} from {deck}.", "CCG-7.1a"
    if kind == events.ABILITY_USED:
        return ability_words(args), "CCG-6.3a"
    if kind == events.ATTACK_DECLARED:
        verb = "hits" if args[2] == 1 else "runs"
        text = f"{{s}} [{verb}] {{t}} with {together(args[5:])}: {args[3]} against {args[4]}."
        return text, "CCG-8.2b"
    if kind == events.DEFENCE_DECLARED:
        text = f"{{s}} [defends] with {together(args[3:])}: ATTACK {args[1]}, Defense {args[2]}."
        return text, "CCG-8.2c"
    if kind == events.SKIRMISH_FOUGHT:
        text = f"The Skirmish: {args[0]} on {args[3]}, {args[2]} on {args[1]}."
        return text, "CCG-8.3b"
    if kind == events.TARGET_STRUCK:
        return f"{args[1]} meets {{t}} with {args[2]}.", "CCG-8.4a"
    if kind == events.DEFEATED:
        side = "defenders" if args[1] else "attackers"
        return f"The {side} of {{s}} are DEFEATED.", "CCG-8.6a"
    if kind == events.AUTHORITY_FAILED:
        if args[2]:
            return "{c} is too much for the Cops of {s}.", "CCG-10.2a"
        return "{c} stands against the Cops of {s}.", "CCG-10.2a"
    if kind == events.TRANSFERRED:
        if args[1] < 0:
            return "{c} is moved to the Stash.", "CCG-7.3b1"
        return "{c} is moved to {d}.", "CCG-7.3b1"
    if kind == events.PARKED:
        if args[1] < 0:
            return "{s} [parks].", "CCG-8.7f"
        return "{s} [parks] with {c}.", "CCG-8.7f"
    if kind == events.STAT_CHANGED:
        return change_words(args), "CCG-2.4"
    if kind == events.SIDE_CHANGED:
        side = "defenders" if args[0] else "attackers"
        parts = [f"{n:+d} {w}" for n, w in ((args[1], "ATTACK"), (args[2], "Defense")) if n]
        return f"The {side} get {' and '.join(parts) or 'nothing'}.", "CCG-8.1i"
    if kind == events.TARGET_CHOSEN:
        return "It is aimed at {t}.", "CCG-6.3b"
    if kind == events.DECK_CUT:
        return f"{{s}} [cuts] the {'Gear' if args[2] else 'Runs'} deck of {{o}}.", "CCG-5.3"
    if kind == events.GAME_OVER:
        return ("{s} [wins].", "CCG-13.17") if args[0] >= 0 else ("Nobody wins.", "CCG-13.13")
    return "", ""


def ability_words(args: tuple[int, ...]) -> str:
    """Name an ability: an inherent one has a name, others are their card's."""
    label = ABILITIES[args[2] - INHERENT].label if args[2] >= INHERENT else ""
    return f"{{s}} [uses] {{c}}: {label}." if label else "{s} [uses] {c}."


def change_words(args: tuple[int, ...]) -> str:
    """Say how a number changes."""
    if args[1] == LONG_RANGE_FEE:
        return f"The Long Range fee of {{c}} is {-args[2]} EB lower."
    name = STAT_NAMES[args[1]] if args[1] < len(STAT_NAMES) else "something"
    return f"{{c}} gets {args[2]:+d} {name}."
