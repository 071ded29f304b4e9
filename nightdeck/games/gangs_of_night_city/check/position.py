"""Named positions for scenes in tests and puzzles.

Words of a position, all optional:
  gangs         ids by seat; by default the free ones in order, or what `choices` say
  units         {side: {place: [unit, ...]}}; a place is "watson" (the street), "watson-1" or
                "watson-data-fortress" (a Point of Interest by number or kind); a unit is "solo",
                "techie", "netrunner", "drone" or an Edgerunner's id (hired by the seat), and for
                side 2 of the single player game "legend" (Johnny or V). With `units` everybody
                else is taken off the board, except the legend; without it the set-up stands
  hideouts      {side: [district, ...]}; by default the start District
  resources     [[eurodollars, contraband, secrets], ...] by seat; by default nothing
  cred, net     lists by side and by seat; by default nothing
  discs         {seat: [ready discs]}: solo, techie, netrunner, hideout, upgrade, wild; by default
                all six
  hands         {seat: [Combat cards]}; what is missing to four lies in the discard pile
  discards      {seat: [Combat cards]}; alone, the rest of the four is the hand
  deals, hired  {seat: [Opportunities]}, {seat: [Edgerunners in the reserve]}
  opportunities, edgerunners  the market slots from the top, None for an empty one
  upgrades, deals_next, crew_next, districts  what lies on top of a deck, first card first
  upgrades_last, deals_last, crew_last  what lies under a deck, last card last
  deck_sizes    {"upgrades": 2, "opportunities": 0, "districts": 3}: so many cards are left; the
                others were upgraded away by the last seat, removed from the game, or drawn
  districts_drawn  the discard pile of the Random Districts, first drawn first
  removed       Opportunities that are out of the game
  rage          {side: 0 or 1}, for Maelstrom
  story         {"cards": [ids of the active cards], "heat": {district: number}, "maxtac": district,
                "gifts": [held by seat], "tracker" or "voice": the seat that holds it, or a counter:
                "gift", "tracker_destroyed", "alert", "secrets_paid", "voice_count", "tab";
                "bribed": True if the law was bought off in this turn; "latches": [(card id,
                branch), ...] in their order, a branch as its letter "A" or its number from 0}
  active        the seat whose turn it is, by default the one that is `doing` something, or 0
  first         the first player, by default the active one
  turn_number   the number of the turn, by default 1
  acted         [disc] or [(disc, action)]: the first action of the turn is done with it
  doing         what happens next: "turn" (default, at its first question), "begin" (before
                everything that happens when a turn starts), or ("firefight", district, side),
                ("reclaim", seat), ("netrun", seat), ("upgrade", seat), ("hideout", seat),
                ("solos", seat), ("techies", seat), ("netrunners", seat), which count as an action
                of the turn; ("end", kind): the end of a turn in which "activate" (or 0),
                "reclaim" (1) or nothing ("empty", 2) was done

Cards, gangs and Story cards are named by their ids or names as `nightdeck.testing.cards` lists
them; capitals and accents are optional.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.check import position_cards, position_names
from nightdeck.games.gangs_of_night_city.check.position_names import district_number, place_number
from nightdeck.games.gangs_of_night_city.check.position_start import set_turn
from nightdeck.games.gangs_of_night_city.model import board, markers, options, stories, terms
from nightdeck.games.gangs_of_night_city.model.definitions import GANG_IDS, GANGS
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules import story, units
from nightdeck.games.gangs_of_night_city.seen.names import place_name, side_name
from nightdeck.kernel.engine import choose
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import (
    exactly,
    flag,
    hint_for,
    listed,
    number,
    one_of,
    plain,
    shown,
    table,
    worded,
)

WORDS: Final = (
    "gangs", "units", "hideouts", "resources", "cred", "net", "discs",
    *position_cards.WORDS, "rage", "story", "active", "first", "turn_number", "acted", "doing",
)  # fmt: skip
COUNTERS: Final = {
    "gift": markers.GIFT,
    "tracker_destroyed": markers.TRACKER_DESTROYED,
    "alert": markers.ALERT,
    "secrets_paid": markers.SECRETS_PAID,
    "voice_count": markers.VOICE_COUNT,
    "tab": markers.TAB,
}
HOLDERS: Final = {"tracker": markers.TRACKER, "voice": markers.VOICE}
STORY_WORDS: Final = (
    "cards", "heat", "maxtac", "gifts", "latches", "bribed", *COUNTERS, *HOLDERS,
)  # fmt: skip
MOST_HIDEOUTS: Final = 4
MOST_STORY_CARDS: Final = 3


def arrange(state: GangsState, position: dict[str, Any]) -> None:
    """Turn a fresh game into a named position; raise BadSetup with the culprit."""
    worded("a position", position, WORDS)
    draft(state, position.get("gangs", []))
    ledger = position_cards.Ledger()
    set_table(state, position)
    if "units" in position:
        set_units(state, ledger, position["units"])
    position_cards.set_cards(state, ledger, position)
    latches = set_story(state, position.get("story", {}))
    set_turn(state, position, latches)
    set_reminders(state, position.get("story", {}))


# Sides --------------------------------------------------------------------------------------------


def draft(state: GangsState, given: object) -> None:
    """Answer the questions of the draft; refuse gangs that are settled otherwise."""
    wanted = [gang_number(name) for name in listed("gangs", given, state.seats)]
    while state.question is not None and state.question.name == "gang":
        question = state.question
        place = 0
        if question.seat < len(wanted):
            option = (options.GANG, wanted[question.seat])
            if option not in question.options:
                name = GANGS[wanted[question.seat]].name
                raise BadSetup(f"gangs: {name} is led by another side already (GNC-R37)")
            place = question.options.index(option)
        choose(state, place)
    for seat, gang in enumerate(wanted):
        if state.gang[seat] != gang:
            led = GANGS[state.gang[seat]].name
            raise BadSetup(f"gangs: seat {seat} leads {led} by the choices, not {GANGS[gang].name}")


def gang_number(name: object) -> int:
    """Return a gang by its id or name."""
    if isinstance(name, str):
        wanted = plain(name)
        for place, gang in enumerate(GANGS):
            if wanted in (gang.id, plain(gang.name)):
                return place
    hint = hint_for(name, GANG_IDS) if isinstance(name, str) else ""
    raise BadSetup(f"there is no gang {shown(name)}{hint}; there is {', '.join(GANG_IDS)}")


def set_table(state: GangsState, position: dict[str, Any]) -> None:
    """Set resources, Street Cred, Net tokens, discs, Hideouts and Rage."""
    rows = exactly("resources", position.get("resources", [[0, 0, 0]] * state.seats), state.seats)
    state.resources = [numbers_of(f"resources of seat {n}", row, 3) for n, row in enumerate(rows)]
    state.cred = numbers_of("cred", position.get("cred", state.cred), len(state.cred))
    state.net = numbers_of("net", position.get("net", state.net), state.seats, board.LAST_SPACE)
    for seat, ready in position_names.by_seat(state, "discs", position.get("discs", {})).items():
        state.discs[seat] = bits("discs", [disc_number(disc) for disc in listed("discs", ready)])
    for side, built in position_names.by_side(
        state, "hideouts", position.get("hideouts", {})
    ).items():
        districts = [district_number(name) for name in listed("hideouts", built, MOST_HIDEOUTS)]
        is_legend = state.seats == 1 and side == terms.LEGEND_SIDE
        if bool(districts) == is_legend:
            has = "has none" if is_legend else "never loses its first one"
            raise BadSetup(f"hideouts: {position_names.who(state, side)} {has}")
        state.hideouts[side] = bits("hideouts", districts)
    for side, active in position_names.by_side(state, "rage", position.get("rage", {})).items():
        state.rage[side] = number("rage", active, 0, 1)
        if active and not GANGS[state.gang[side]].rages:
            raise BadSetup(f"rage: only Maelstrom has Rage, not {position_names.who(state, side)}")


def numbers_of(what: str, given: object, count: int, most: int = 1000) -> list[int]:
    """Return a list of exactly so many numbers."""
    return [number(what, each, 0, most) for each in exactly(what, given, count)]


def bits(what: str, places: list[int]) -> int:
    """Return places as a mask; refuse one that is named twice."""
    found = 0
    for place in places:
        if found >> place & 1:
            raise BadSetup(f"{what}: something is named twice")
        found |= 1 << place
    return found


def disc_number(name: object) -> int:
    """Return a disc by its id."""
    return terms.DISC_IDS.index(one_of("a disc", name, terms.DISC_IDS))


# Units --------------------------------------------------------------------------------------------


def set_units(state: GangsState, ledger: position_cards.Ledger, given: object) -> None:
    """Take every Unit off the board, except the legend, and place the named ones."""
    for side in range(len(state.cred)):
        for unit in units.in_play(state, side):
            if unit != terms.LEGEND_UNIT or len(state.place) <= terms.LEGEND_UNIT:
                units.take_off(state, unit)
    legends = 0
    for side, places in position_names.by_side(state, "units", given).items():
        for where, words in table(f"units of {position_names.who(state, side)}", places).items():
            place = place_number(state, where)
            for word in listed(f"units in {place_name(state.board, place)}", words):
                legends += word == "legend"
                stand(state, find_unit(state, ledger, side, word), place)
    if legends > 1:
        raise BadSetup("units: the legend stands in one place only")
    for unit in units.lone_drones(state):
        where = board.DISTRICT_NAMES[state.place[unit] // board.PLACES]
        drone = f"the Drone of {position_names.who(state, unit // terms.UNITS)} in {where}"
        raise BadSetup(f"units: {drone} is alone and would be lost (GNC-6.4)")


def stand(state: GangsState, unit: int, place: int) -> None:
    """GNC-2.6 GNC-6.1c Put a Unit on the board: one at a Point of Interest, and no Drone."""
    name = place_name(state.board, place)
    if place % board.PLACES:
        if state.unit_class[unit] == terms.DRONE:
            raise BadSetup(f"units: a Drone cannot occupy {name} (GNC-6.1c)")
        if state.occupant[place] not in (-1, unit):
            raise BadSetup(f"units: {name} holds one Unit only (GNC-2.6)")
    if state.place[unit] >= 0:
        units.take_off(state, unit)
    units.place_unit(state, unit, place)


def find_unit(state: GangsState, ledger: position_cards.Ledger, side: int, word: object) -> int:
    """Return a Unit of the reserve, hiring the Edgerunner if it is one."""
    is_legend = state.seats == 1 and side == terms.LEGEND_SIDE
    if word == "legend":
        if not is_legend:
            raise BadSetup("units: only side 2 of the single player game is a legend")
        return terms.LEGEND_UNIT
    if is_legend:
        raise BadSetup(f"units: side 2 is the legend alone, not {shown(word)}")
    if isinstance(word, str) and word in position_names.CLASSES:
        unit = units.reserve_of(state, side, position_names.CLASSES.index(word))
        if unit < 0:
            raise BadSetup(f"units: {position_names.who(state, side)} has no {word} left")
        return unit
    if side >= state.seats:
        raise BadSetup(f"units: {side_name(state, side)} hires nobody; {shown(word)} is no class")
    return position_cards.hire(state, ledger, "units", side, word)


# The Story ----------------------------------------------------------------------------------------


def story_card(state: GangsState, name: object) -> int:
    """Return a card of the chosen Story by its id or title."""
    first = stories.FIRST_CARD[state.story]
    own = range(first, first + len(stories.STORIES[state.story].cards))
    if isinstance(name, str):
        wanted = plain(name)
        for card in own:
            if wanted in (plain(stories.CARDS[card].id), plain(stories.CARDS[card].title)):
                return card
    known = [stories.CARDS[card].id for card in own]
    hint = hint_for(name, known) if isinstance(name, str) else ""
    title = stories.STORIES[state.story].id
    raise BadSetup(
        f"story: there is no card {shown(name)} in {title}{hint}; it has {', '.join(known)}"
    )


def set_story(state: GangsState, given: object) -> list[tuple[int, int]]:
    """Reveal the named Story cards in place of the first act, set tokens; return the latches."""
    words = worded("story", given, STORY_WORDS)
    if "cards" in words:
        reveal_cards(state, words["cards"])
    for name, value in words.items():
        if name in COUNTERS:
            state.counters[COUNTERS[name]] = number(f"story: {name}", value)
        elif name in HOLDERS:
            state.holders[HOLDERS[name]] = position_names.seat_number(
                state, f"story: {name}", value
            )
        elif name == "heat":
            for district, heat in table("story: heat", value).items():
                state.heat[district_number(district)] = number("story: heat", heat)
        elif name == "maxtac":
            state.counters[markers.MAXTAC] = district_number(value)
        elif name == "gifts":
            state.gifts = numbers_of("story: gifts", value, state.seats)
    return read_latches(state, words.get("latches", []))


def reveal_cards(state: GangsState, given: object) -> None:
    """GNC-2.1h Put the named cards into the Story slots."""
    cards = [story_card(state, name) for name in listed("story: cards", given, MOST_STORY_CARDS)]
    if len(set(cards)) != len(cards):
        raise BadSetup("story: a card is named twice")
    for card in cards:
        if stories.CARDS[card].kind == stories.EPILOGUE:
            raise BadSetup(
                f"story: {stories.CARDS[card].id} is an Epilogue, and with it the game is over"
            )
    for card in state.story_cards[:]:
        story.discard(state, card)
    for card in cards:
        story.reveal(state, card)


def read_latches(state: GangsState, given: object) -> list[tuple[int, int]]:
    """GNC-13.4 Return the latched branches of active cards in the order they came true."""
    found: list[tuple[int, int]] = []
    for entry in listed("story: latches", given):
        name, branch = exactly("story: a latch", entry, 2)
        card = story_card(state, name)
        if card not in state.story_cards:
            raise BadSetup(
                f"story: {stories.CARDS[card].id} is not active, so none of its branches is met"
            )
        letters = [stories.letter(each) for each in range(len(stories.CARDS[card].branches))]
        if type(branch) is int and 0 <= branch < len(letters):
            place = branch
        else:
            what = f"story: the branch of {stories.CARDS[card].id}"
            place = letters.index(one_of(what, branch, tuple(letters)))
        if (card, place) in found:
            raise BadSetup(
                f"story: branch {letters[place]} of {stories.CARDS[card].id} is latched twice"
            )
        found.append((card, place))
    return found


def set_reminders(state: GangsState, given: object) -> None:
    """Note what was done in the turn that is running."""
    words = worded("story", given, STORY_WORDS)
    if flag("story: bribed", words.get("bribed", False)):
        state.counters[markers.BRIBED] = state.turn


__all__ = ["WORDS", "arrange", "district_number", "place_number"]
