"""Events in plain sentences, for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.gangs_of_night_city import events
from nightdeck.games.gangs_of_night_city.board import (
    DISTRICT_NAMES,
    PLACES,
    POINT_NAMES,
    POINTS,
    RESOURCE_NAMES,
    SIDE_FOR_FOUR,
    SPACE_NAMES,
)
from nightdeck.games.gangs_of_night_city.gang_cards import GANGS
from nightdeck.games.gangs_of_night_city.pool import NAMES
from nightdeck.games.gangs_of_night_city.state import (
    BOX,
    CLASS_NAMES,
    CLASSES,
    DISC_NAMES,
    DISC_WILD,
    EDGERUNNER_SLOT,
    FIRST_STORY_CARD,
    UNITS,
)
from nightdeck.games.gangs_of_night_city.stories.markers import HEAT, MAXTAC
from nightdeck.games.gangs_of_night_city.stories.markers import NAMES as MARKER_NAMES
from nightdeck.games.gangs_of_night_city.story import letter
from nightdeck.games.gangs_of_night_city.words import ACTION_WORDS
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Entry, bit

Names = list[str]
Args = tuple[int, ...]

NUMBERED: Final = ["Player 1", "Player 2", "Player 3", "Player 4"]
REASONS: Final = (
    "for the Combat card", "as a gang", "through an Edgerunner", "by the Story", "for a deal",
    "as a reward", "in the Net", "for a Hideout", "from a District", "", "by the Epilogue",
)  # fmt: skip


def card_name(definition: int) -> str:
    """Return a card's name, or a word for one whose face was not seen."""
    return NAMES[definition] if definition >= 0 else "a card"


def unit_name(names: Names, unit: int, definition: int) -> str:
    """Return whose Unit it is and of which class, or an Edgerunner's name."""
    if definition >= 0:
        return NAMES[definition]
    side = names[unit // UNITS]
    kind = CLASSES[unit % UNITS]
    return f"{side}'s {CLASS_NAMES[kind]}" if kind >= 0 else side


def place_name(place: int) -> str:
    """Return a place; both board sides agree on every Point of Interest they share."""
    kind = POINTS[SIDE_FOR_FOUR][place]
    district = DISTRICT_NAMES[place // PLACES]
    return f"the {POINT_NAMES[kind]} in {district}" if kind >= 0 else district


# One function per event: names and arguments to a sentence and its clause -------------------------


def turn_started(names: Names, args: Args) -> tuple[str, str]:
    """Tell TURN_STARTED."""
    return f"Turn {args[1]}: {names[args[0]]}.", "GNC-5.1"


def turn_type_chosen(names: Names, args: Args) -> tuple[str, str]:
    """Tell TURN_TYPE_CHOSEN."""
    return (f"{names[args[0]]} reclaims." if args[1] else ""), "GNC-5.3"


def disc_spent(names: Names, args: Args) -> tuple[str, str]:
    """Tell DISC_SPENT."""
    wild = " with the wild disc" if args[1] == DISC_WILD else ""
    return f"{names[args[0]]}: {ACTION_WORDS[args[2]]}{wild}.", "GNC-5.2b"


def unit_moved(names: Names, args: Args) -> tuple[str, str]:
    """Tell UNIT_MOVED."""
    unit, definition, at, to = args
    end = "the street" if at // PLACES == to // PLACES and to % PLACES == 0 else place_name(to)
    who = unit_name(names, unit, definition)
    return f"{who} moves from {place_name(at)} to {end}.", "GNC-6.1"


def unit_placed(names: Names, args: Args) -> tuple[str, str]:
    """Tell UNIT_PLACED."""
    return f"{unit_name(names, args[0], args[1])} comes to {place_name(args[2])}.", "GNC-11.3"


def unit_lost(names: Names, args: Args) -> tuple[str, str]:
    """Tell UNIT_LOST."""
    return f"{unit_name(names, args[0], args[1])} in {place_name(args[2])} is lost.", "GNC-6.5"


def unit_converted(names: Names, args: Args) -> tuple[str, str]:
    """Tell UNIT_CONVERTED."""
    seat, unit, _, place = args
    return f"{names[seat]} converts {unit_name(names, unit, -1)} in {place_name(place)}.", "GNC-6.6"


def firefight_started(names: Names, args: Args) -> tuple[str, str]:
    """Tell FIREFIGHT_STARTED."""
    return f"{names[args[0]]} opens fire in {DISTRICT_NAMES[args[1]]}.", "GNC-8.0"


def swapped(names: Names, args: Args) -> tuple[str, str]:
    """Tell SWAPPED."""
    _, solo, own, other, theirs = args
    first, second = unit_name(names, solo, own), unit_name(names, other, theirs)
    return f"{first} swaps places with {second}.", "GNC-8.1"


def card_chosen(names: Names, args: Args) -> tuple[str, str]:
    """Tell CARD_CHOSEN."""
    return f"{names[args[0]]} has chosen a card.", "GNC-8.2"


def card_revealed(names: Names, args: Args) -> tuple[str, str]:
    """Tell CARD_REVEALED."""
    return f"{names[args[0]]} shows {card_name(args[1])}.", "GNC-8.3"


def effect_resolved(names: Names, args: Args) -> tuple[str, str]:
    """Tell EFFECT_RESOLVED."""
    return f"{card_name(args[1])} of {names[args[0]]} takes effect.", "GNC-15.3"


def effect_cancelled(names: Names, args: Args) -> tuple[str, str]:
    """Tell EFFECT_CANCELLED."""
    return f"The Special Effect of {card_name(args[1])} is cancelled.", "GNC-8.3c"


def total_fixed(names: Names, args: Args) -> tuple[str, str]:
    """Tell TOTAL_FIXED."""
    return f"{names[args[0]]}: Firepower {args[1]}.", "GNC-8.4"


def boosted(names: Names, args: Args) -> tuple[str, str]:
    """Tell BOOSTED."""
    return f"{names[args[0]]} adds {args[1]} Firepower.", "GNC-8.4b"


def casualty_picked(names: Names, args: Args) -> tuple[str, str]:
    """Tell CASUALTY_PICKED."""
    return f"{unit_name(names, args[0], args[1])} is picked as a casualty.", "GNC-8.5a"


def withdrawn(names: Names, args: Args) -> tuple[str, str]:
    """Tell WITHDRAWN."""
    return f"{names[args[0]]} withdraws to {DISTRICT_NAMES[args[1]]}.", "GNC-8.3e"


def cred_gained(names: Names, args: Args) -> tuple[str, str]:
    """Tell CRED_GAINED."""
    side, amount, reason = args
    why = f" {REASONS[reason]}" if REASONS[reason] else ""
    verb = "gains" if amount > 0 else "loses"
    return f"{names[side]} {verb} {abs(amount)} Street Cred{why}.", "GNC-2.1e"


def resources_changed(names: Names, args: Args) -> tuple[str, str]:
    """Tell RESOURCES_CHANGED."""
    seat, kind, amount = args
    verb = "gains" if amount > 0 else "gives"
    return f"{names[seat]} {verb} {abs(amount)} {RESOURCE_NAMES[kind]}.", "GNC-2.4"


def cards_recycled(names: Names, args: Args) -> tuple[str, str]:
    """Tell CARDS_RECYCLED."""
    return f"{names[args[0]]} takes the discarded Combat cards back.", "GNC-8.8"


def opportunity_seized(names: Names, args: Args) -> tuple[str, str]:
    """Tell OPPORTUNITY_SEIZED."""
    return f"{names[args[0]]} seizes {card_name(args[1])}.", "GNC-10.2"


def edgerunner_hired(names: Names, args: Args) -> tuple[str, str]:
    """Tell EDGERUNNER_HIRED."""
    return f"{names[args[0]]} hires {card_name(args[1])}.", "GNC-10.3"


def hideout_built(names: Names, args: Args) -> tuple[str, str]:
    """Tell HIDEOUT_BUILT."""
    return f"{names[args[0]]} builds a Hideout in {DISTRICT_NAMES[args[1]]}.", "GNC-7.4b"


def upgrade_done(names: Names, args: Args) -> tuple[str, str]:
    """Tell UPGRADE_DONE."""
    seat, kept, removed = args
    if kept < 0:
        return f"{names[seat]} upgrades a Combat card.", "GNC-7.5d"
    text = f"{names[seat]} keeps {card_name(kept)} and removes {card_name(removed)}."
    return text, "GNC-7.5"


def net_moved(names: Names, args: Args) -> tuple[str, str]:
    """Tell NET_MOVED."""
    return f"{names[args[0]]} stands on {SPACE_NAMES[args[1]]} in the Net.", "GNC-9.2"


def netwatch_rolled(names: Names, args: Args) -> tuple[str, str]:
    """Tell NETWATCH_ROLLED."""
    seat, first, second, limit = args
    return f"NetWatch rolls {first} and {second} against {names[seat]} ({limit}).", "GNC-9.4"


def netwatch_caught(names: Names, args: Args) -> tuple[str, str]:
    """Tell NETWATCH_CAUGHT."""
    return f"NetWatch has caught {names[args[0]]}.", "GNC-9.6"


def market_refilled(names: Names, args: Args) -> tuple[str, str]:
    """Tell MARKET_REFILLED."""
    kind = "Edgerunner" if args[1] >= EDGERUNNER_SLOT else "Opportunity"
    return f"New {kind}: {card_name(args[0])}.", "GNC-10.1"


def card_removed(names: Names, args: Args) -> tuple[str, str]:
    """Tell CARD_REMOVED."""
    where = "leaves the game" if args[1] == BOX else "goes under its deck"
    return f"{card_name(args[0])} {where}.", "GNC-14.2c"


def disc_readied(names: Names, args: Args) -> tuple[str, str]:
    """Tell DISC_READIED."""
    return f"{names[args[0]]} readies the {DISC_NAMES[args[1]]} disc.", "GNC-10.4d"


def story_revealed(names: Names, args: Args) -> tuple[str, str]:
    """Tell STORY_REVEALED."""
    return f"Story: {NAMES[FIRST_STORY_CARD + args[0]]}.", "GNC-13.1"


def branch_latched(names: Names, args: Args) -> tuple[str, str]:
    """Tell BRANCH_LATCHED."""
    return f"Branch {letter(args[1])} of the Story is triggered.", "GNC-13.4"


def branch_followed(names: Names, args: Args) -> tuple[str, str]:
    """Tell BRANCH_FOLLOWED."""
    return f"The Story follows branch {letter(args[1])}.", "GNC-13.5"


def epilogue(names: Names, args: Args) -> tuple[str, str]:
    """Tell EPILOGUE."""
    return f"Epilogue: {NAMES[FIRST_STORY_CARD + args[0]]}.", "GNC-13.6"


def automaton_activated(names: Names, args: Args) -> tuple[str, str]:
    """Tell AUTOMATON_ACTIVATED."""
    return f"{names[args[0]]} activates.", "GNC-14.2"


def automaton_card(names: Names, args: Args) -> tuple[str, str]:
    """Tell AUTOMATON_CARD."""
    return f"Drawn for {names[args[0]]}: {card_name(args[1])}.", "GNC-14.3a"


def district_drawn(names: Names, args: Args) -> tuple[str, str]:
    """Tell DISTRICT_DRAWN."""
    return f"Random District: {DISTRICT_NAMES[args[0]]}.", "GNC-14.6"


def gang_chosen(names: Names, args: Args) -> tuple[str, str]:
    """Tell GANG_CHOSEN."""
    return f"Player {args[0] + 1} leads {GANGS[args[1]].name}.", "GNC-4.3"


def condition_met(names: Names, args: Args) -> tuple[str, str]:
    """Tell CONDITION_MET."""
    return f"{card_name(args[1])} pays {names[args[0]]}.", "GNC-8.6"


def tokens_changed(names: Names, args: Args) -> tuple[str, str]:
    """Tell TOKENS_CHANGED."""
    marker, value = args
    if marker == events.RAGE:
        return ("Rage is active." if value else "Rage is spent."), "GNC-15.1a"
    if HEAT <= marker < HEAT + len(DISTRICT_NAMES):
        return f"Heat in {DISTRICT_NAMES[marker - HEAT]}: {value}.", "GNC-13.5"
    if marker == MAXTAC:
        return (f"MaxTac is in {DISTRICT_NAMES[value]}." if value >= 0 else ""), "GNC-13.5"
    name = MARKER_NAMES.get(marker)
    return (f"{name}: {value}." if name else ""), "GNC-13.5"


def token_taken(names: Names, args: Args) -> tuple[str, str]:
    """Tell TOKEN_TAKEN."""
    name = MARKER_NAMES.get(args[1], "token")
    return f"{names[args[0]]} takes the {name}.", "GNC-13.5"


def game_ended(names: Names, args: Args) -> tuple[str, str]:
    """Tell GAME_ENDED."""
    return "The game is over.", "GNC-12.4"


def silent(names: Names, args: Args) -> tuple[str, str]:
    """Tell SILENT."""
    return "", ""


TELLERS: Final[dict[int, Callable[[Names, Args], tuple[str, str]]]] = {
    events.TURN_STARTED: turn_started,
    events.DISC_SPENT: disc_spent,
    events.UNIT_MOVED: unit_moved,
    events.UNIT_PLACED: unit_placed,
    events.UNIT_LOST: unit_lost,
    events.UNIT_CONVERTED: unit_converted,
    events.POI_ENTERED: silent,
    events.POI_LEFT: silent,
    events.FIREFIGHT_STARTED: firefight_started,
    events.SWAPPED: swapped,
    events.CARD_CHOSEN: card_chosen,
    events.CARD_REVEALED: card_revealed,
    events.EFFECT_RESOLVED: effect_resolved,
    events.EFFECT_CANCELLED: effect_cancelled,
    events.TOTAL_FIXED: total_fixed,
    events.CRED_GAINED: cred_gained,
    events.CARDS_RECYCLED: cards_recycled,
    events.OPPORTUNITY_SEIZED: opportunity_seized,
    events.EDGERUNNER_HIRED: edgerunner_hired,
    events.HIDEOUT_BUILT: hideout_built,
    events.UPGRADE_DONE: upgrade_done,
    events.NET_MOVED: net_moved,
    events.NET_EFFECT: silent,
    events.NETWATCH_ROLLED: netwatch_rolled,
    events.NETWATCH_CAUGHT: netwatch_caught,
    events.RESOURCES_CHANGED: resources_changed,
    events.RECLAIMED: silent,
    events.MARKET_REFILLED: market_refilled,
    events.STORY_REVEALED: story_revealed,
    events.BRANCH_LATCHED: branch_latched,
    events.BRANCH_FOLLOWED: branch_followed,
    events.EPILOGUE: epilogue,
    events.AUTOMATON_ACTIVATED: automaton_activated,
    events.DISTRICT_DRAWN: district_drawn,
    events.GAME_ENDED: game_ended,
    events.TURN_TYPE_CHOSEN: turn_type_chosen,
    events.TOKENS_CHANGED: tokens_changed,
    events.CARD_REMOVED: card_removed,
    events.GANG_CHOSEN: gang_chosen,
    events.FIREFIGHT_ENDED: silent,
    events.DISC_READIED: disc_readied,
    events.WITHDRAWN: withdrawn,
    events.EDGERUNNER_LOST: silent,
    events.TOKEN_TAKEN: token_taken,
    events.BOOSTED: boosted,
    events.LAST_SPACE_REACHED: silent,
    events.AUTOMATON_CARD: automaton_card,
    events.CASUALTY_PICKED: casualty_picked,
    events.ABILITY_USED: silent,
    events.CONDITION_MET: condition_met,
    events.SHOWN: silent,
}


def tell(entry: Entry, seat: int, names: Names) -> Wording:
    """Put a log entry into words; faces the seat did not see stay unnamed."""
    kind, args, faces, _ = entry
    if not faces & bit(seat):
        roles = events.ROLES[kind]
        args = tuple(
            -1 if place < len(roles) and roles[place] == "c" else value
            for place, value in enumerate(args)
        )
    text, clause = TELLERS[kind](names, args)
    return Wording(text, clause)
