"""Named positions for scenes and puzzles. Everything that is not named stays as dealt.

active=0, first=0             whose turn it is, who had the first turn
players=[{...}, ...]          one dictionary per seat, with any of these words:
    cred, eurodollars, contraband, secrets, net, gifts, rage: numbers
    units={"watson": "solo techie drone", "heywood:fixer": "rogue", "reserve": "nix"}
        places of all Units; Edgerunners by their ids; Basic Units not named are in reserve
    hideouts="watson heywood"; discs="solo wild" (those still to be used)
    hand="crusher satori", discard="..."; deals="smartguns"
rival={cred, units, hideouts}, legend="heywood:fixer", legend_cred=3   (single player game)
market={"opportunities": ["smartguns", "", ...], "edgerunners": [...]}   the three slots
top={"upgrade": "satori ping", "district": "heywood", ...}    on top of a deck, first drawn first
deck={"opportunity": ""}      exactly these cards, the others are removed from the game
story={"cards": "cf-1 cf-ordinance", "gift": 1, "tracker": 0, "heat": {"watson": 2}, ...}
doing="turn" (default), "firefight watson", "netrun", "end activate", "end reclaim"
done=2                        how many actions the active player has taken
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city import story
from nightdeck.games.gangs_of_night_city.board import (
    DISTRICT_IDS,
    PLACES,
    POINT_IDS,
    POINTS,
    SLOTS,
)
from nightdeck.games.gangs_of_night_city.combat_cards import COMBAT
from nightdeck.games.gangs_of_night_city.edgerunner_cards import EDGERUNNER_CARDS
from nightdeck.games.gangs_of_night_city.end_of_turn import EndOfTurn
from nightdeck.games.gangs_of_night_city.firefight import Firefight
from nightdeck.games.gangs_of_night_city.hooks import join
from nightdeck.games.gangs_of_night_city.netrun import Netrun
from nightdeck.games.gangs_of_night_city.opportunities import OPPORTUNITIES
from nightdeck.games.gangs_of_night_city.state import (
    ACTIVATE_TURN,
    BOX,
    CLASSES,
    CREW,
    DEALS,
    DISC_IDS,
    DISCARD,
    DISTRICT_DECK,
    EDGERUNNER_DECK,
    EDGERUNNER_SLOT,
    FIRST_HIRED,
    HAND,
    LEGEND_SIDE,
    LEGEND_UNIT,
    NOT_HIRED,
    OPPORTUNITY_DECK,
    OPPORTUNITY_SLOT,
    RECLAIM_TURN,
    REMOVED,
    RESERVE,
    RIVAL,
    UNITS,
    UPGRADE_DECK,
    GangsState,
    zone_of,
)
from nightdeck.games.gangs_of_night_city.stories import CARDS
from nightdeck.games.gangs_of_night_city.stories.markers import (
    ALERT,
    GIFT,
    MAXTAC,
    SECRETS_PAID,
    TAB,
    TRACKER,
    TRACKER_DESTROYED,
    VOICE,
    VOICE_COUNT,
)
from nightdeck.games.gangs_of_night_city.turn import Turn
from nightdeck.games.gangs_of_night_city.units import (
    FIRST_EDGERUNNER_CARD,
    place_unit,
    put,
    reserve_of,
)
from nightdeck.kernel.engine import choose
from nightdeck.kernel.errors import BadSetup

Words = dict[str, Any]

CARD_IDS: Final = (
    *(card.id for card in COMBAT),
    *(card.id for card in OPPORTUNITIES),
    *(card.id for card in EDGERUNNER_CARDS),
    *DISTRICT_IDS,
)
DECKS: Final = {
    "upgrade": UPGRADE_DECK,
    "opportunity": OPPORTUNITY_DECK,
    "edgerunner": EDGERUNNER_DECK,
    "district": DISTRICT_DECK,
}
CLASS_IDS: Final = ("solo", "techie", "netrunner", "drone")
COUNTERS: Final = {
    "gift": GIFT,
    "tracker_destroyed": TRACKER_DESTROYED,
    "alert": ALERT,
    "secrets_paid": SECRETS_PAID,
    "voice_count": VOICE_COUNT,
    "tab": TAB,
}
HOLDERS: Final = {"tracker": TRACKER, "voice": VOICE}
PLAYER_WORDS: Final = (
    "cred", "eurodollars", "contraband", "secrets", "net", "gifts", "rage", "units", "hideouts",
    "discs", "hand", "discard", "deals",
)  # fmt: skip
WORDS: Final = (
    "active", "first", "players", "rival", "legend", "legend_cred", "market", "top", "deck",
    "story", "doing", "done",
)  # fmt: skip


def arrange(state: GangsState, position: Words) -> None:
    """Turn a freshly dealt game into a position; a word that is not known is refused."""
    refuse_unknown("position", position, WORDS)
    while state.question is not None and state.question.name == "gang":
        choose(state, 0)
    state.question = None
    state.active = position.get("active", state.active)
    state.first = position.get("first", state.first)
    clear_abilities(state)
    clear_units(state, position)
    for seat, words in enumerate(position.get("players", [])):
        refuse_unknown("player", words, PLAYER_WORDS)
        set_player(state, seat, words)
    if state.seats == 1:
        set_rivals(state, position)
    set_decks(state, position)
    set_story(state, position.get("story", {}))
    start(state, position.get("doing", "turn"), position.get("done", 2))


def refuse_unknown(what: str, words: Words, known: tuple[str, ...]) -> None:
    """Refuse words nobody understands, naming those that are."""
    for word in words:
        if word not in known:
            raise BadSetup(f"a {what} knows no {word!r}; it knows {', '.join(known)}")


# Places and cards ---------------------------------------------------------------------------------


def place_named(state: GangsState, name: str) -> int:
    """Return the place called "watson" or "watson:fixer"."""
    district, _, point = name.partition(":")
    if district not in DISTRICT_IDS or (point and point not in POINT_IDS):
        raise BadSetup(f"there is no place {name!r}")
    start = DISTRICT_IDS.index(district) * PLACES
    if not point:
        return start
    for place in (start + 1, start + 2):
        if POINTS[state.board][place] == POINT_IDS.index(point):
            return place
    raise BadSetup(f"there is no {point} in {district} on this side of the board")


def district_mask(names: str) -> int:
    """Return the mask of several Districts."""
    mask = 0
    for name in names.split():
        mask |= 1 << DISTRICT_IDS.index(name)
    return mask


def find_card(state: GangsState, name: str, zones: list[int]) -> int:
    """Return a card by its id, looked for in some zones in order."""
    if name not in CARD_IDS:
        raise BadSetup(f"there is no card {name!r}")
    definition = CARD_IDS.index(name)
    for zone in zones:
        for card in state.zones[zone]:
            if state.definition[card] == definition:
                return card
    raise BadSetup(f"no {name!r} is left to be placed")


# Sides --------------------------------------------------------------------------------------------


def clear_abilities(state: GangsState) -> None:
    """Let only the gangs' own abilities work."""
    state.modifiers = {}
    state.listeners = {}
    for seat in range(state.seats):
        join(state, state.gang[seat], seat * UNITS)


def clear_units(state: GangsState, position: Words) -> None:
    """Take the Units of all sides that are described off the board."""
    described = [seat for seat, words in enumerate(position.get("players", [])) if "units" in words]
    if state.seats == 1 and "units" in position.get("rival", {}):
        described.append(RIVAL)
    for side in described:
        first = side * UNITS
        for number, kind in enumerate(CLASSES):
            unit = first + number
            put(state, unit, RESERVE if kind >= 0 else NOT_HIRED)


def set_player(state: GangsState, seat: int, words: Words) -> None:
    """Give a seat what a position says of it."""
    state.cred[seat] = words.get("cred", state.cred[seat])
    for kind, name in enumerate(("eurodollars", "contraband", "secrets")):
        state.resources[seat][kind] = words.get(name, state.resources[seat][kind])
    state.net[seat] = words.get("net", state.net[seat])
    state.gifts[seat] = words.get("gifts", state.gifts[seat])
    state.rage[seat] = words.get("rage", state.rage[seat])
    if "discs" in words:
        state.discs[seat] = sum(1 << DISC_IDS.index(disc) for disc in words["discs"].split())
    if "hideouts" in words:
        state.hideouts[seat] = district_mask(words["hideouts"])
    if "hand" in words:
        set_combat_cards(state, seat, words["hand"], words.get("discard", ""))
    for name in words.get("deals", "").split():
        zones = [OPPORTUNITY_DECK, *range(OPPORTUNITY_SLOT, OPPORTUNITY_SLOT + SLOTS)]
        state.move(find_card(state, name, zones), zone_of(seat, DEALS))
    set_units(state, seat, words.get("units", {}))


def set_combat_cards(state: GangsState, seat: int, hand: str, discard: str) -> None:
    """Give a seat exactly these Combat cards; the starting cards it lacks are removed."""
    for card in [*state.pile(seat, HAND), *state.pile(seat, DISCARD)]:
        state.move(card, zone_of(seat, REMOVED))
    for names, which in ((hand, HAND), (discard, DISCARD)):
        for name in names.split():
            card = find_card(state, name, [zone_of(seat, REMOVED), UPGRADE_DECK])
            state.move(card, zone_of(seat, which))


def set_units(state: GangsState, side: int, units: dict[str, str]) -> None:
    """Put a side's Units where a position says."""
    for where, names in units.items():
        for name in names.split():
            unit = (
                reserve_of(state, side, CLASS_IDS.index(name))
                if name in CLASS_IDS
                else hired(state, side, name)
            )
            if unit < 0:
                raise BadSetup(f"side {side} has no {name} left")
            if where != "reserve":
                place_unit(state, unit, place_named(state, where))


def hired(state: GangsState, seat: int, name: str) -> int:
    """Give a seat an Edgerunner, in reserve, and return its Unit."""
    zones = [EDGERUNNER_DECK, *range(EDGERUNNER_SLOT, EDGERUNNER_SLOT + SLOTS)]
    card = find_card(state, name, zones)
    unit = seat * UNITS + FIRST_HIRED + len(state.pile(seat, CREW))
    state.move(card, zone_of(seat, CREW))
    state.hires[seat] += 1
    printed = EDGERUNNER_CARDS[state.definition[card] - FIRST_EDGERUNNER_CARD]
    state.unit_card[unit] = card
    state.unit_class[unit] = printed.unit_class
    state.place[unit] = RESERVE
    return unit


def set_rivals(state: GangsState, position: Words) -> None:
    """GNC-14.1d GNC-14.1e Put the opposing Gang and Johnny/V where a position says."""
    rival = position.get("rival", {})
    refuse_unknown("rival", rival, ("cred", "units", "hideouts"))
    state.cred[RIVAL] = rival.get("cred", state.cred[RIVAL])
    state.cred[LEGEND_SIDE] = position.get("legend_cred", state.cred[LEGEND_SIDE])
    if "hideouts" in rival:
        state.hideouts[RIVAL] = district_mask(rival["hideouts"])
    if "legend" in position:
        put(state, LEGEND_UNIT, place_named(state, position["legend"]))
    set_units(state, RIVAL, rival.get("units", {}))


# Decks and the market -----------------------------------------------------------------------------


def set_decks(state: GangsState, position: Words) -> None:
    """Fill the market slots and arrange the decks, the first named card on top."""
    market = position.get("market", {})
    set_slots(state, market.get("opportunities"), OPPORTUNITY_SLOT, OPPORTUNITY_DECK)
    set_slots(state, market.get("edgerunners"), EDGERUNNER_SLOT, EDGERUNNER_DECK)
    for name, cards in position.get("deck", {}).items():
        deck = DECKS[name]
        kept = [find_card(state, each, [deck]) for each in cards.split()]
        for card in state.zones[deck][:]:
            if card not in kept:
                state.move(card, BOX)
        put_on_top(state, deck, cards)
    for name, cards in position.get("top", {}).items():
        put_on_top(state, DECKS[name], cards)


def put_on_top(state: GangsState, deck: int, names: str) -> None:
    """Put cards of a deck on its top, the first named one uppermost, unknown to everybody."""
    cards = [find_card(state, name, [deck]) for name in names.split()]
    for card in reversed(cards):
        state.zones[deck].remove(card)
        state.zones[deck].append(card)


def set_slots(state: GangsState, names: list[str] | None, first: int, deck: int) -> None:
    """Put named cards into the three slots of a market; "" leaves a slot empty."""
    if names is None:
        return
    for slot in range(SLOTS):
        for card in state.zones[first + slot][:]:
            state.move(card, deck, 0)
            state.known[card] = state.sight[deck]
    for slot, name in enumerate(names):
        if name:
            state.move(find_card(state, name, [deck]), first + slot)


# The Story and the procedure ----------------------------------------------------------------------


def set_story(state: GangsState, words: Words) -> None:
    """Reveal the named Story cards in place of the first act, and set tokens and counters."""
    known = ("cards", "heat", "maxtac", *COUNTERS, *HOLDERS)
    refuse_unknown("story", words, known)
    numbers = state.story_cards[:]
    if "cards" in words:
        ids = [card.id for card in CARDS]
        numbers = [ids.index(name) for name in words["cards"].split()]
    state.story_cards = []
    for number in numbers:
        story.reveal(state, number)
    for name, marker in COUNTERS.items():
        if name in words:
            state.counters[marker] = words[name]
    for name, token in HOLDERS.items():
        if name in words:
            state.holders[token] = words[name]
    for name, heat in words.get("heat", {}).items():
        state.heat[DISTRICT_IDS.index(name)] = heat
    if "maxtac" in words:
        state.counters[MAXTAC] = DISTRICT_IDS.index(words["maxtac"])


def start(state: GangsState, doing: str, done: int) -> None:
    """Put the procedure of a position on the stack: a turn, or something inside one."""
    what, _, where = doing.partition(" ")
    state.stack = []
    state.at = []
    state.latches = []
    if what == "turn":
        state.call(Turn())
        return
    kind = RECLAIM_TURN if where == "reclaim" else ACTIVATE_TURN
    state.call(Turn(kind, done))
    state.turn += 1
    state.at[0] = Turn.steps.index("next_player" if what == "end" else "next_action")
    if what == "firefight":
        state.call(Firefight(DISTRICT_IDS.index(where), state.active))
    elif what == "netrun":
        state.call(Netrun(state.active))
    elif what == "end":
        state.call(EndOfTurn(kind))
    else:
        raise BadSetup(f"a position cannot be in the middle of {what!r}")
