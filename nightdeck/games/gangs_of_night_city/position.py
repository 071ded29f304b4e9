"""Named positions for scenes in tests and puzzles.

Words of a position, all optional:
  gangs         ids by seat; by default the free ones in order
  units         {seat: {place: [unit, ...]}}; a place is "watson" (the street) or "watson-1", a unit
                "solo", "techie", "netrunner", "drone" or an Edgerunner's id (hired by the seat)
  hideouts      {seat: [district, ...]}; by default the start District
  resources     [[eurodollars, contraband, secrets], ...] by seat; by default nothing
  cred, net     lists by side and by seat
  discs         {seat: [ready discs]}; by default all six
  hands         {seat: [Combat cards]}; what is missing to four lies in the discard pile
  discards      {seat: [Combat cards]}
  deals, hired  {seat: [Opportunities]}, {seat: [Edgerunners in the reserve]}
  opportunities, edgerunners  the market slots from the top, None for an empty one
  upgrades, deals_next, crew_next, districts  what lies on top of a deck, first card first
  rage          {seat: 0 or 1}
  story         {"cards": [ids of the active cards], "heat": {district: number}, "maxtac": district,
                "gifts": [held by seat], "tracker" or "voice": the seat that holds it, or a counter:
                "gift", "tracker_destroyed", "alert", "secrets_paid", "voice_count", "tab"}
  active        the seat whose turn it is, by default 0; `first`: the first player
  doing         what happens next: "turn" (default), or ("firefight", district, side),
                ("reclaim", seat), ("netrun", seat), ("upgrade", seat), ("hideout", seat),
                ("solos", seat), ("techies", seat), ("netrunners", seat), ("end", kind)
"""

from __future__ import annotations

from typing import Any

from nightdeck.games.gangs_of_night_city import story
from nightdeck.games.gangs_of_night_city.actions import (
    ActivateNetrunners,
    ActivateSolos,
    ActivateTechies,
    BuildHideout,
    UpgradeAction,
)
from nightdeck.games.gangs_of_night_city.board import DISTRICT_IDS, PLACES, SLOTS
from nightdeck.games.gangs_of_night_city.edgerunner_cards import EDGERUNNER_CARDS
from nightdeck.games.gangs_of_night_city.end_of_turn import EndOfTurn
from nightdeck.games.gangs_of_night_city.firefight import Firefight
from nightdeck.games.gangs_of_night_city.gang_cards import GANG_IDS
from nightdeck.games.gangs_of_night_city.market import free_base
from nightdeck.games.gangs_of_night_city.netrun import Netrun
from nightdeck.games.gangs_of_night_city.options import GANG
from nightdeck.games.gangs_of_night_city.pool import BY_NAME
from nightdeck.games.gangs_of_night_city.reclaim import Reclaim
from nightdeck.games.gangs_of_night_city.state import (
    ACTIVATE_TURN,
    ALL_DISCS,
    CREW,
    DEALS,
    DISC_IDS,
    DISCARD,
    DISTRICT_DECK,
    EDGERUNNER_DECK,
    EDGERUNNER_SLOT,
    HAND,
    LEGEND_UNIT,
    OPPORTUNITY_DECK,
    OPPORTUNITY_SLOT,
    RECLAIM_TURN,
    REMOVED,
    RESERVE,
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
    in_play,
    place_unit,
    reserve_of,
    take_off,
)
from nightdeck.games.gangs_of_night_city.winning import anybody_at_target
from nightdeck.kernel.engine import choose
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.frames import Frame

CLASSES = ("solo", "techie", "netrunner", "drone")
WORDS = (
    "gangs", "units", "hideouts", "resources", "cred", "net", "discs", "hands", "discards",
    "deals", "hired", "opportunities", "edgerunners", "upgrades", "deals_next", "crew_next",
    "districts", "rage", "story", "active", "first", "doing",
)  # fmt: skip
COUNTERS = {
    "gift": GIFT,
    "tracker_destroyed": TRACKER_DESTROYED,
    "alert": ALERT,
    "secrets_paid": SECRETS_PAID,
    "voice_count": VOICE_COUNT,
    "tab": TAB,
}
HOLDERS = {"tracker": TRACKER, "voice": VOICE}


def arrange(state: GangsState, position: dict[str, Any]) -> None:
    """Turn a fresh game into a named position."""
    for word in position:
        if word not in WORDS:
            raise BadSetup(f"a position has no {word!r}; it has {', '.join(WORDS)}")
    draft(state, position.get("gangs", []))
    state.resources = [
        list(owned) for owned in position.get("resources", [[0, 0, 0]] * state.seats)
    ]
    set_table(state, position)
    set_units(state, position)
    set_cards(state, position)
    set_story(state, position.get("story", {}))
    set_turn(state, position)


def draft(state: GangsState, gangs: list[str]) -> None:
    """Answer the questions of the draft."""
    while state.question is not None and state.question.name == "gang":
        question = state.question
        place = 0
        if question.seat < len(gangs):
            place = question.options.index((GANG, GANG_IDS.index(gangs[question.seat])))
        choose(state, place)


def district_number(name: str) -> int:
    """Return a District by its id."""
    if name not in DISTRICT_IDS:
        raise BadSetup(f"there is no District {name!r}; there is {', '.join(DISTRICT_IDS)}")
    return DISTRICT_IDS.index(name)


def place_number(name: str) -> int:
    """Return a place by its id: a District, or a District and the number of its POI."""
    if name in DISTRICT_IDS:
        return DISTRICT_IDS.index(name) * PLACES
    base, _, number = name.rpartition("-")
    return district_number(base) * PLACES + int(number)


def card_number(state: GangsState, name: str, seat: int = -1) -> int:
    """Return a card by its id or name: one of a seat's own if it has it, else a shared one."""
    if name not in BY_NAME:
        raise BadSetup(f"there is no card {name!r}")
    found = [card for card, face in enumerate(state.definition) if face == BY_NAME[name]]
    own = [card for card in found if seat >= 0 and state.zone[card] in own_zones(seat)]
    free = [card for card in found if state.zone[card] < zone_of(0, HAND)]
    if not own and not free:
        raise BadSetup(f"no copy of {name!r} is left")
    return own[0] if own else free[0]


def own_zones(seat: int) -> range:
    """Return the numbers of a seat's zones."""
    return range(zone_of(seat, HAND), zone_of(seat + 1, HAND))


def put_card(state: GangsState, card: int, zone: int) -> None:
    """Put a card on top of a zone; only those who look into it know it."""
    state.move(card, zone)
    state.known[card] = state.sight[zone]


def set_table(state: GangsState, position: dict[str, Any]) -> None:
    """Set Street Cred, Net tokens, discs, Hideouts and Rage."""
    state.cred = list(position.get("cred", state.cred))
    state.net = list(position.get("net", state.net))
    for seat, ready in position.get("discs", {}).items():
        state.discs[seat] = sum(1 << DISC_IDS.index(disc) for disc in ready) & ALL_DISCS
    for side, built in position.get("hideouts", {}).items():
        state.hideouts[side] = sum(1 << district_number(name) for name in built)
    for side, active in position.get("rage", {}).items():
        state.rage[side] = active


def set_units(state: GangsState, position: dict[str, Any]) -> None:
    """Take every Unit off the board and place the named ones."""
    if "units" not in position:
        return
    for side in range(len(state.cred)):
        for unit in in_play(state, side):
            if unit != LEGEND_UNIT or len(state.place) <= LEGEND_UNIT:
                take_off(state, unit)
    for side, places in position["units"].items():
        for where, units in places.items():
            for word in units:
                unit = find_unit(state, side, word)
                if state.place[unit] >= 0:
                    take_off(state, unit)
                place_unit(state, unit, place_number(where))


def find_unit(state: GangsState, side: int, word: str) -> int:
    """Return a Unit of the reserve, hiring the Edgerunner if it is one."""
    if word == "legend":
        return LEGEND_UNIT
    if word not in CLASSES:
        return hire(state, side, word)
    unit = reserve_of(state, side, CLASSES.index(word))
    if unit < 0:
        raise BadSetup(f"side {side} has no {word} left")
    return unit


def hire(state: GangsState, seat: int, name: str) -> int:
    """Give an Edgerunner to a seat, in the reserve."""
    card = card_number(state, name)
    unit = free_base(state, seat)
    put_card(state, card, zone_of(seat, CREW))
    state.hires[seat] += 1
    state.unit_card[unit] = card
    printed = EDGERUNNER_CARDS[state.definition[card] - FIRST_EDGERUNNER_CARD]
    state.unit_class[unit] = printed.unit_class
    state.place[unit] = RESERVE
    return unit


def set_cards(state: GangsState, position: dict[str, Any]) -> None:
    """Set hands, discard piles, deals, the market and the tops of the decks."""
    for seat in range(state.seats):
        hand = position.get("hands", {}).get(seat)
        discards = position.get("discards", {}).get(seat)
        if hand is not None or discards is not None:
            set_hand(state, seat, hand or [], discards)
        for name in position.get("deals", {}).get(seat, []):
            put_card(state, card_number(state, name), zone_of(seat, DEALS))
        for name in position.get("hired", {}).get(seat, []):
            hire(state, seat, name)
    for word, slot, deck in (
        ("opportunities", OPPORTUNITY_SLOT, OPPORTUNITY_DECK),
        ("edgerunners", EDGERUNNER_SLOT, EDGERUNNER_DECK),
    ):
        if word in position:
            set_slots(state, position[word], slot, deck)
    for word, deck in (
        ("upgrades", UPGRADE_DECK),
        ("deals_next", OPPORTUNITY_DECK),
        ("crew_next", EDGERUNNER_DECK),
        ("districts", DISTRICT_DECK),
    ):
        for name in reversed(position.get(word, [])):
            name = f"random-{name}" if deck == DISTRICT_DECK else name
            put_card(state, card_number(state, name), deck)


def set_hand(state: GangsState, seat: int, hand: list[str], discards: list[str] | None) -> None:
    """Give a seat exactly these Combat cards; the discard pile fills up to four if not named."""
    for card in state.pile(seat, HAND)[:] + state.pile(seat, DISCARD)[:]:
        put_card(state, card, zone_of(seat, REMOVED))
    for name in hand:
        put_card(state, card_number(state, name, seat), zone_of(seat, HAND))
    for name in discards or []:
        put_card(state, card_number(state, name, seat), zone_of(seat, DISCARD))
    if discards is None:
        for card in state.pile(seat, REMOVED)[: 4 - len(hand)]:
            put_card(state, card, zone_of(seat, DISCARD))


def set_slots(state: GangsState, names: list[str | None], first: int, deck: int) -> None:
    """Lay out one half of the market."""
    for slot in range(SLOTS):
        for card in state.zones[first + slot][:]:
            put_card(state, card, deck)
    for slot, name in enumerate(names):
        if name is not None:
            put_card(state, card_number(state, name), first + slot)


def set_story(state: GangsState, words: dict[str, Any]) -> None:
    """Reveal the named Story cards in place of the first act, and set tokens and counters."""
    if "cards" in words:
        ids = [card.id for card in CARDS]
        for number in state.story_cards[:]:
            story.discard(state, number)
        for name in words["cards"]:
            story.reveal(state, ids.index(name))
    for name, value in words.items():
        if name in COUNTERS:
            state.counters[COUNTERS[name]] = value
        elif name in HOLDERS:
            state.holders[HOLDERS[name]] = value
        elif name == "heat":
            for district, heat in value.items():
                state.heat[district_number(district)] = heat
        elif name == "maxtac":
            state.counters[MAXTAC] = district_number(value)
        elif name == "gifts":
            state.gifts = list(value)
        elif name != "cards":
            raise BadSetup(f"a story in a position has no {name!r}")


def set_turn(state: GangsState, position: dict[str, Any]) -> None:
    """Say whose turn it is and what happens next."""
    state.active = position.get("active", 0)
    state.first = position.get("first", state.active)
    state.question = None
    state.turn = 1
    state.latches.clear()
    doing = position.get("doing", "turn")
    if doing == "turn":
        state.stack = [Turn()]
        state.at = [Turn.steps.index("offer_type")]
        state.reached = 0 if anybody_at_target(state) else -1
        story.latch_standing(state)
        return
    state.at = [Turn.steps.index("next_action")]
    what, *values = doing
    state.stack = [Turn(RECLAIM_TURN if what == "reclaim" else ACTIVATE_TURN, 1)]
    if what in ("reclaim", "end"):
        state.at = [Turn.steps.index("end" if what == "reclaim" else "next_player")]
    state.call(procedure(what, values))


def procedure(what: str, values: list[Any]) -> Frame:
    """Return the frame that a position starts with."""
    if what == "firefight":
        return Firefight(district_number(values[0]), values[1])
    frames = {
        "reclaim": Reclaim,
        "netrun": Netrun,
        "upgrade": UpgradeAction,
        "hideout": BuildHideout,
        "solos": ActivateSolos,
        "techies": ActivateTechies,
        "netrunners": ActivateNetrunners,
        "end": EndOfTurn,
    }
    if what not in frames:
        raise BadSetup(f"a position cannot start with {what!r}; there is {', '.join(frames)}")
    frame: Frame = frames[what](values[0])
    return frame
