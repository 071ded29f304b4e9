"""Named positions for tests and puzzles: exactly what lies where, whose turn, which step.

    players = {0: {...}, 1: {...}}, each
        "sponsor": "Arasaka", "sponsor_used": True, "ops": 0, "style": 0, "busts": 0,
        "hand": [...], "runs": ["first drawn", ...] or 10, "gear": ["first drawn", ...] or 10,
        "locations": ["Corner Dive", {"card": ..., "used": True, "chassis": {"tokens": 2,
            "parts": ["Cargo Truck", ...]}}],
        "operations": ["Bank Job"],
        "runners": ["Street Muscle", {"card": ..., "used": True, "busted": True, "team": 1,
            "gear": ["Monoblade", {"card": ..., "used": True}]}],
        "stash": [...], "trash": [... newest last], "hit_since": True
    turn = 0: the seat whose turn it is; turn_number = 5; round = 3; first = the seat that began
    step = "purchase" (default), "beginning", "draw", "straighten", "equip", "legwork", "teams",
        "closing", "hits", "runs", "damage control", "discard" or "end"
    paid_ops = ["Bank Job"]: enemy Operations the active player has paid for

A card is a title or an id. A Runner may also have "by" (its owner), "attacked", "fought", "moves",
"hit" (the opponents it has Hit this turn, as [1]), and other numbers than printed: "sr", "lr",
"defense", "power", "empathy". A Location or Operation may have "by", "m_sec" and "e_sec"; gear "by"
and "used"; a Punknaught Chassis "tokens" and "parts".

What is not said: no points, no cards; decks hold 20 copies of City Motor Pool and Combat Knife;
Sponsors are Arasaka and The Mob by turns; everything is unused; it is turn 5 of a game seat 0
began.
"""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.cyberpunk_ccg.check.position_cards import (
    find,
    lay_place,
    lay_runner,
)
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import empathy
from nightdeck.games.cyberpunk_ccg.model.rulings import BUST_TARGET, MAX_ROUNDS
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHMENT,
    GEAR,
    GEAR_CARD,
    HAND,
    LOCATION,
    NCPD,
    OPERATION,
    OPERATIONS,
    RUNNER,
    RUNS,
    RUNS_CARD,
    SPONSOR,
    SPONSOR_ZONE,
    STASH,
    TRASH,
)
from nightdeck.games.cyberpunk_ccg.rules.attack_sets import team_limit
from nightdeck.games.cyberpunk_ccg.rules.setup import build_table
from nightdeck.games.cyberpunk_ccg.rules.turns import Turn, Turns
from nightdeck.games.cyberpunk_ccg.rules.winning import plan, scaled
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import flag, listed, number, one_of, table, worded

POSITION_WORDS: Final = (
    "players", "turn", "turn_number", "round", "first", "step", "paid_ops",
)  # fmt: skip
PLAYER_WORDS: Final = (
    "sponsor", "sponsor_used", "ops", "style", "busts", "hand", "runs", "gear", "locations",
    "operations", "runners", "stash", "trash", "hit_since",
)  # fmt: skip
STEPS: Final[dict[str, str]] = {
    "purchase": "purchase",
    "beginning": "start",
    "draw": "draw",
    "straighten": "straighten",
    "equip": "equip",
    "legwork": "legwork",
    "teams": "teams",
    "closing": "closing",
    "hits": "hits",
    "runs": "runs",
    "damage control": "damage_control",
    "discard": "discard",
    "end": "psychos",
}
SPONSORS: Final = ("arasaka", "the-mob")
RUNS_FILLER: Final = "city-motor-pool"
GEAR_FILLER: Final = "combat-knife"
DECK_SIZE: Final = 20


def arrange(state: CcgState, position: dict[str, Any]) -> None:
    """Turn a freshly dealt state into a named position."""
    words = worded("the position", position, POSITION_WORDS)
    clear_table(state)
    players = table("players", words.get("players", {}))
    for seat in players:
        number("the seat of a player", seat, 0, state.seats - 1)
    for seat in range(state.seats):
        sheet = worded(f"player {seat}", players.get(seat, {}), PLAYER_WORDS)
        lay_player(state, seat, sheet)
    check_teams(state)
    check_table(state)
    start(state, words)


def clear_table(state: CcgState) -> None:
    """Take everything off the table that was dealt."""
    fresh = CcgState()
    for name in ("definition", "zone", "known", "tag", "zones", "sight", "mixing", "listeners",
                 "modifiers", "active", "host", "hosted", "index", "owner", "control",
                 "exhausted", "busted", "serial", "team", "deeds", "moves", "rolling", "tokens",
                 "security", "lasting", "pending", "ops_paid", "op_cuts", "discounts",
                 "empathy_gifts", "price_cuts", "marked", "things", "thing_targets",
                 "thing_users", "triggers_open", "doomed", "doomed_own", "context"):  # fmt: skip
        setattr(state, name, getattr(fresh, name))
    state.question = None
    state.stack.clear()
    state.at.clear()
    build_table(state)


def lay_player(state: CcgState, seat: int, sheet: dict[str, Any]) -> None:
    """Lay out what one player has."""
    what = f"player {seat}"
    usual = SPONSORS[seat % len(SPONSORS)]
    sponsor = find(f"{what}, sponsor", sheet.get("sponsor", usual), SPONSOR)
    card = state.make_card(sponsor, seat, state.zone_of(seat, SPONSOR_ZONE))
    state.sponsor[seat] = card
    state.activate(card)
    state.exhausted[card] = int(flag(f"{what}, sponsor_used", sheet.get("sponsor_used", False)))
    state.ops[seat] = number(f"{what}, ops", sheet.get("ops", 0), 0, 999)
    state.style_bonus[seat] = number(f"{what}, style", sheet.get("style", 0), 0, 999)
    state.bust_points[seat] = number(f"{what}, busts", sheet.get("busts", 0), 0, 999)
    state.hit_since[seat] = int(flag(f"{what}, hit_since", sheet.get("hit_since", False)))
    for each in listed(f"{what}, locations", sheet.get("locations", [])):
        lay_place(state, seat, each, LOCATION)
    for each in listed(f"{what}, operations", sheet.get("operations", [])):
        lay_place(state, seat, each, OPERATION)
    for each in listed(f"{what}, runners", sheet.get("runners", [])):
        lay_runner(state, seat, each)
    lay_deck(state, seat, RUNS, sheet.get("runs", DECK_SIZE), f"{what}, runs")
    lay_deck(state, seat, GEAR, sheet.get("gear", DECK_SIZE), f"{what}, gear")
    for name, zone, kinds in (
        ("hand", HAND, RUNS_CARD | GEAR_CARD),
        ("stash", STASH, ATTACHMENT),
        ("trash", TRASH, RUNS_CARD | GEAR_CARD),
    ):
        for each in listed(f"{what}, {name}", sheet.get(name, [])):
            place = find(f"{what}, {name}", each, kinds)
            state.make_card(place, seat, state.zone_of(seat, zone))


def lay_deck(state: CcgState, seat: int, deck: int, given: object, what: str) -> None:
    """Put cards into a deck, the first one on top; a number means so many of the filler."""
    kinds = RUNS_CARD if deck == RUNS else GEAR_CARD
    filler = RUNS_FILLER if deck == RUNS else GEAR_FILLER
    if type(given) is int:
        names: list[Any] = [filler] * number(what, given, 0, 200)
    else:
        names = listed(what, given)
    for name in names[::-1]:
        state.make_card(find(what, name, kinds), seat, state.zone_of(seat, deck))


def check_teams(state: CcgState) -> None:
    """CCG-7.4b2 Refuse Teams that could never have been declared."""
    for seat in range(state.seats):
        for team in state.teams(seat):
            members = state.members(seat, team)
            limit = team_limit(state, members) + 1
            if len(members) > limit:
                raise BadSetup(f"Team {team} of seat {seat} has {len(members)} Runners")


def check_table(state: CcgState) -> None:
    """Refuse what could never lie there: nobody is left without Empathy, a legend is one of a kind.

    CCG-3.7, CCG-11.1, CCG-13.15
    """
    legends: list[int] = []
    for card, place in enumerate(state.definition):
        if not state.is_in_play(card):
            continue
        if POOL[place].legendary and place in legends:
            raise BadSetup(f"{POOL[place].name} is Legendary and in play twice (CCG-3.7)")
        legends.append(place)
        if POOL[place].kind == RUNNER and empathy(state, card) <= 0:
            what = f"{POOL[place].name} of seat {state.control[card]}"
            raise BadSetup(f"{what} has Empathy {empathy(state, card)} and is Burned (CCG-11.1)")
    for seat in range(state.seats):
        if plan(state, seat) == NCPD and state.bust_points[seat] >= scaled(state, BUST_TARGET):
            raise BadSetup(f"player {seat}, busts: N.C.P.D. has won with so many (CCG-13.15)")


def start(state: CcgState, words: dict[str, Any]) -> None:
    """Begin in the middle of a turn."""
    seat = number("turn", words.get("turn", 0), 0, state.seats - 1)
    step = one_of("step", words.get("step", "purchase"), tuple(STEPS))
    state.turn = number("turn_number", words.get("turn_number", 5), 1, 500)
    most = state.number(MAX_ROUNDS)
    state.round = number("round", words.get("round", min(3, most)), 1, most)
    state.first_seat = number("first", words.get("first", 0), 0, state.seats - 1)
    state.active_seat = seat
    state.turns_taken = [2] * state.seats
    state.dirty = 0
    state.backs = 0
    for name in listed("paid_ops", words.get("paid_ops", [])):
        state.ops_paid.append(paid_op(state, seat, find("paid_ops", name, OPERATION)))
    state.stack += [Turns(), Turn()]
    state.at += [1, Turn.steps.index(STEPS[step])]


def paid_op(state: CcgState, seat: int, place: int) -> int:
    """CCG-7.4a1 Return an Operation of an opponent that is not paid for yet."""
    for other in state.opponents(seat):
        for card in state.cards(other, OPERATIONS):
            if state.definition[card] == place and card not in state.ops_paid:
                return card
    raise BadSetup(f"paid_ops: no opponent has {POOL[place].name} in play")
