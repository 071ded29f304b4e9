"""Events in plain sentences, for the log; verbs in brackets are said of, or to, who does it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from nightdeck.games.gangs_of_night_city.model import board, events, terms
from nightdeck.games.gangs_of_night_city.model.board import PLACES
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.markers import NAMES as MARKER_NAMES
from nightdeck.games.gangs_of_night_city.model.markers import OWN_GIFT, marker_words
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import letter
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.seen.catalogue import CATALOGUE, NAMES
from nightdeck.games.gangs_of_night_city.seen.names import amount_of, possessive, side_names
from nightdeck.games.gangs_of_night_city.seen.story_telling import STORY_TELLERS
from nightdeck.games.gangs_of_night_city.seen.words import ACTION_WORDS
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import NOBODY, Entry, bit
from nightdeck.kernel.wording import Event
from nightdeck.seen.telling import BEFORE, DEED, OPENS, PART, YOU, said

Names = list[str]
Args = tuple[int, ...]

NUMBERED: Final = ["Player 1", "Player 2", "Player 3", "Player 4"]
REASONS: Final = (
    "for the Combat card", "as a gang", "through an Edgerunner", "by the Story", "for a deal",
    "as a reward", "in the Net", "for a Hideout", "from a District", "for wiping out the Gang",
    "by the Epilogue", "because nobody is there", "because you have no Presence there",
    "because its Techie was not paid", "through its Netrunner", "for the highest Firepower",
    "for the Firefight", "because no Unit is left to recruit",
)  # fmt: skip


def card_name(definition: int) -> str:
    """Return a card's name, or a word for one whose face was not seen."""
    return NAMES[definition] if definition >= 0 else "a card"


def unit_name(names: Names, unit: int, definition: int) -> str:
    """Return whose Unit it is and of which class, or an Edgerunner's name."""
    side = names[unit // UNITS]
    if definition >= 0:
        return f"{possessive(side)} {NAMES[definition]}"
    kind = terms.CLASSES[unit % UNITS]
    return f"{possessive(side)} {terms.CLASS_NAMES[kind]}" if kind >= 0 else side


def place_name(place: int) -> str:
    """Return a place; both board sides agree on every Point of Interest they share."""
    kind = board.POINTS[board.SIDE_FOR_FOUR][place]
    district = board.DISTRICT_NAMES[place // PLACES]
    return f"the {board.POINT_NAMES[kind]} in {district}" if kind >= 0 else district


def with_power(definition: int) -> str:
    """Return a Combat card with its printed Firepower, if it was seen."""
    power = f" (Firepower {CATALOGUE[definition]['firepower']})" if definition >= 0 else ""
    return f"{card_name(definition)}{power}"


def district_name(district: int) -> str:
    """Return a District."""
    return board.DISTRICT_NAMES[district]


def disc_name(disc: int) -> str:
    """Return a disc."""
    return terms.DISC_NAMES[disc]


def space_name(space: int) -> str:
    """Return a space of the Net."""
    return board.SPACE_NAMES[space]


ROLE_WORDS: Final[dict[str, Callable[[int], str]]] = {
    "c": card_name, "cf": with_power, "z": district_name, "p": place_name, "k": disc_name,
    "w": space_name, "n": str,
}  # fmt: skip


# One function per event: names and arguments to a sentence and its clause -------------------------


def turn_type_chosen(names: Names, args: Args) -> tuple[str, str]:
    why = ", as no action is left" if args[2] else ""
    return (f"{names[args[0]]} [reclaims]{why}." if args[1] else ""), "GNC-5.3"


def disc_spent(names: Names, args: Args) -> tuple[str, str]:
    wild = " with the wild disc" if args[1] == terms.DISC_WILD else ""
    verb, _, what = ACTION_WORDS[args[2]].partition(" ")
    return f"{names[args[0]]} [{verb.lower()}s] {what}{wild}.", "GNC-5.2b"


def unit_moved(names: Names, args: Args) -> tuple[str, str]:
    unit, definition, at, to = args
    end = "the street" if at // PLACES == to // PLACES and to % PLACES == 0 else place_name(to)
    who = unit_name(names, unit, definition)
    return f"{who} moves from {place_name(at)} to {end}.", "GNC-6.1"


def swapped(names: Names, args: Args) -> tuple[str, str]:
    _, solo, own, other, theirs = args
    first, second = unit_name(names, solo, own), unit_name(names, other, theirs)
    return f"{first} swaps places with {second}.", "GNC-8.1"


def firepower_compared(names: Names, args: Args) -> tuple[str, str]:
    best = [name for side, name in enumerate(names) if args[0] >> side & 1]
    if not best:
        return "", ""
    verb = "[has]" if len(best) == 1 else "share"
    return f"{' and '.join(best)} {verb} the highest Firepower.", "GNC-8.4c"


def cred_gained(names: Names, args: Args) -> tuple[str, str]:
    side, amount, reason = args
    why = f" {REASONS[reason]}" if REASONS[reason] else ""
    verb = "gains" if amount > 0 else "loses"
    return f"{names[side]} [{verb}] {abs(amount)} Street Cred{why}.", "GNC-2.1e"


def resources_changed(names: Names, args: Args) -> tuple[str, str]:
    seat, kind, amount = args
    verb = "gains" if amount > 0 else "pays"
    return f"{names[seat]} [{verb}] {amount_of(abs(amount), kind)}.", "GNC-2.4"


def upgrade_done(names: Names, args: Args) -> tuple[str, str]:
    seat, kept, removed = args
    if kept < 0:
        return f"{names[seat]} [upgrades] a Combat card.", "GNC-7.5d"
    text = f"{names[seat]} [takes] {card_name(kept)} in for {card_name(removed)}."
    return text, "GNC-7.5"


def netwatch_rolled(names: Names, args: Args) -> tuple[str, str]:
    seat, first, second, limit = args
    total = f"NetWatch rolls {first} and {second}, {first + second} in all"
    return f"{total}, against {names[seat]}: {limit} or less is a strike.", "GNC-9.4"


def market_refilled(names: Names, args: Args) -> tuple[str, str]:
    kind = "Edgerunner" if args[1] >= terms.EDGERUNNER_SLOT else "Opportunity"
    return f"New {kind}: {card_name(args[0])}.", "GNC-10.1"


def card_removed(names: Names, args: Args) -> tuple[str, str]:
    where = "for good" if args[1] == terms.BOX else "and goes under its deck"
    return f"{card_name(args[0])} leaves the market {where}.", "GNC-14.2c"


def branch_followed(names: Names, args: Args) -> tuple[str, str]:
    return f"The Story follows branch {letter(args[1])}.", "GNC-13.5"


def automaton_activated(names: Names, args: Args) -> tuple[str, str]:
    name = names[args[0]]
    if args[0] == terms.LEGEND_SIDE:
        return f"After your ACTIVATE turn {name} goes to a random District.", "GNC-14.2"
    return f"After your RECLAIM {name} recruits and acts in three random Districts.", "GNC-14.4"


def district_paid(names: Names, args: Args) -> tuple[str, str]:
    seat, district, dominance = args
    why = "all rewards for Dominance" if dominance else "one reward for Presence"
    return f"{board.DISTRICT_NAMES[district]} pays {names[seat]} {why}.", "GNC-11.2"


def gang_chosen(names: Names, args: Args) -> tuple[str, str]:
    # Where the gangs lead to, the names of the sides are those of the gangs.
    who = YOU if names[args[0]] == YOU else NUMBERED[args[0]]
    return f"{who} [leads] {GANGS[args[1]].name}.", "GNC-4.3"


def tokens_changed(names: Names, args: Args) -> tuple[str, str]:
    marker, value = args
    if marker == events.RAGE:
        return ("Rage is active." if value else "Rage is spent."), "GNC-15.1a"
    return marker_words(marker, value), "GNC-13.5"


def token_taken(names: Names, args: Args) -> tuple[str, str]:
    token = "a Gift token" if args[1] == OWN_GIFT else f"the {MARKER_NAMES[args[1]]}"
    return f"{names[args[0]]} [takes] {token}.", "GNC-13.5"


SPECIAL: Final[dict[int, Callable[[Names, Args], tuple[str, str]]]] = {
    events.DISC_SPENT: disc_spent,
    events.UNIT_MOVED: unit_moved,
    events.SWAPPED: swapped,
    events.CRED_GAINED: cred_gained,
    events.UPGRADE_DONE: upgrade_done,
    events.NETWATCH_ROLLED: netwatch_rolled,
    events.RESOURCES_CHANGED: resources_changed,
    events.MARKET_REFILLED: market_refilled,
    events.BRANCH_FOLLOWED: branch_followed,
    events.AUTOMATON_ACTIVATED: automaton_activated,
    events.TURN_TYPE_CHOSEN: turn_type_chosen,
    events.TOKENS_CHANGED: tokens_changed,
    events.CARD_REMOVED: card_removed,
    events.GANG_CHOSEN: gang_chosen,
    events.TOKEN_TAKEN: token_taken,
    events.DISTRICT_PAID: district_paid,
    events.FIREPOWER_COMPARED: firepower_compared,
}


def plainly(event: Event, names: Names, args: Args) -> tuple[str, str]:
    """Fill the sentence of an event with its arguments by their roles."""
    words: dict[str, str] = {}
    for place, (role, value) in enumerate(zip(event.roles, args, strict=False)):
        if role == "s":
            words["s"], words["ss"] = names[value], possessive(names[value])
        elif role == "u" and role not in words:
            definition = args[place + 1] if event.roles[place + 1] == "c" else -1
            words["u"] = unit_name(names, value, definition)
    for role, worded in ROLE_WORDS.items():
        if f"{{{role}}}" in event.text:
            words[role] = worded(args[event.roles.index(role[0])])
    return event.text.format(**words), event.clause


TELLERS: Final[dict[int, Callable[[Names, Args], tuple[str, str]]]] = {
    kind: SPECIAL[kind] if kind in SPECIAL else partial(plainly, event)
    for kind, event in events.EVENTS.items()
    if kind not in STORY_TELLERS
}


def doer_of(kind: int, args: Args, players: int) -> int:
    """Return the seat whose deed an event is, or NOBODY; a Unit's is that of its side."""
    role = events.ROLES[kind][:1]
    side = args[0] // UNITS if role == "u" else args[0] if role == "s" else NOBODY
    return side if side < players else NOBODY


def tell(entry: Entry, seat: int) -> Wording:
    """Put a log entry into words where no table is at hand."""
    return told(entry, seat, NUMBERED, board.TARGET, 0)


def recount(state: GangsState, entry: Entry, seat: int) -> Wording:
    """Put a log entry into words, with the gangs by their names."""
    return told(entry, seat, side_names(state), state.target, state.seats)


def told(entry: Entry, seat: int, names: Names, target: int, players: int) -> Wording:
    """Put a log entry into words; faces the seat did not see stay unnamed."""
    kind, args, faces, _ = entry
    if kind in STORY_TELLERS:
        return Wording(*STORY_TELLERS[kind](args, target, players))
    if not faces & bit(seat):
        roles = events.ROLES[kind]
        args = tuple(
            -1 if place < len(roles) and roles[place] == "c" else value
            for place, value in enumerate(args)
        )
    if 0 <= seat < len(names):
        names = [YOU if side == seat else name for side, name in enumerate(names)]
    text, clause = TELLERS[kind](names, args)
    return Wording(said(text), clause, seat=doer_of(kind, args, players))


# How it is told -----------------------------------------------------------------------------------

ENDED: Final = (terms.DISC_HIDEOUT, terms.DISC_UPGRADE)
"""Actions that are told by what they lead to."""
TAKING: Final = (events.NETWATCH_CAUGHT, events.CARD_REVEALED, events.EFFECT_RESOLVED)
"""Deeds after which resources are lost, not paid for what comes next."""


def rank(entry: Entry, after: Entry | None) -> int:
    """Say how an event is told: actions and what decides the game as deeds, the rest as parts."""
    kind, args = entry[0], entry[1]
    if kind == events.DISC_SPENT:
        return OPENS if args[2] in ENDED else DEED
    if kind == events.RESOURCES_CHANGED and args[2] < 0:
        return PART if after is not None and after[0] in TAKING else BEFORE
    return events.EVENTS[kind].rank
