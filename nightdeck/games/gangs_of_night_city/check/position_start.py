"""What happens next in a position: a turn, one action of it, its end, or a Firefight."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.check import position_names
from nightdeck.games.gangs_of_night_city.model import terms
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules import actions, story
from nightdeck.games.gangs_of_night_city.rules.end_of_turn import EndOfTurn
from nightdeck.games.gangs_of_night_city.rules.firefight import Firefight
from nightdeck.games.gangs_of_night_city.rules.netrun import Netrun
from nightdeck.games.gangs_of_night_city.rules.reclaim import Reclaim
from nightdeck.games.gangs_of_night_city.rules.turn import Turn
from nightdeck.games.gangs_of_night_city.rules.winning import anybody_at_target
from nightdeck.games.gangs_of_night_city.seen.names import side_name
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.positions import listed, number, one_of, shown

ACTIONS: Final = ("netrun", "upgrade", "hideout", "solos", "techies", "netrunners")
DOING: Final = ("turn", "begin", "firefight", "reclaim", *ACTIONS, "end")
TURN_KINDS: Final = {
    "activate": terms.ACTIVATE_TURN,
    "reclaim": terms.RECLAIM_TURN,
    "empty": terms.EMPTY_TURN,
}


def set_turn(state: GangsState, position: dict[str, Any], latches: list[tuple[int, int]]) -> None:
    """Say whose turn it is and what happens next."""
    what, values = read_doing(position.get("doing", "turn"))
    own = what in ACTIONS or what == "reclaim"
    asked = position_names.seat_number(state, f"doing: {what}", values[0]) if own else 0
    state.active = position_names.seat_number(state, "active", position.get("active", asked))
    if own and state.active != asked:
        raise BadSetup(f"doing: seat {asked} cannot {what}, it is the turn of seat {state.active}")
    state.first = position_names.seat_number(state, "first", position.get("first", state.active))
    state.question = None
    state.turn = number("turn_number", position.get("turn_number", 1), 1)
    state.latches = latches
    acted = set_acted(state, position.get("acted", []))
    if what in ("turn", "begin"):
        start_turn(state, what, len(acted))
        return
    if acted and what not in ACTIONS and what != "firefight":
        raise BadSetup(f"acted: with doing {what!r} no action of the turn can be named")
    state.at = [Turn.steps.index("next_action")]
    state.stack = [
        Turn(terms.RECLAIM_TURN if what == "reclaim" else terms.ACTIVATE_TURN, 1 + len(acted))
    ]
    if what in ("reclaim", "end"):
        state.at = [Turn.steps.index("end" if what == "reclaim" else "next_player")]
    state.call(procedure(state, what, values))


def start_turn(state: GangsState, what: str, acted: int) -> None:
    """GNC-5.1 Start a turn: before its first step, at its first question or second action.

    Somebody may have reached the target already: an act that was just set up can give Street Cred.
    """
    if what == "begin":
        if acted:
            raise BadSetup("acted: with doing 'begin' no action of the turn is done")
        state.turn -= 1
        state.stack = [Turn()]
        state.at = [0]
        return
    state.stack = [Turn(terms.ACTIVATE_TURN, acted)]
    state.at = [Turn.steps.index("offer_action" if acted else "offer_type")]
    state.reached = 0 if anybody_at_target(state) else -1
    story.latch_standing(state)


def set_acted(state: GangsState, given: object) -> list[Any]:
    """GNC-5.2 Note which action of this turn is done, and with which disc; the disc is spent."""
    acted = listed("acted", given, 1)
    for entry in acted:
        pair = listed("acted", entry, 2) if isinstance(entry, (list, tuple)) else [entry, entry]
        if len(pair) != 2:
            raise BadSetup("acted: name a disc, or a disc and its action: ('wild', 'solo')")
        disc = terms.DISC_IDS.index(one_of("acted: the disc", pair[0], terms.DISC_IDS))
        action = terms.DISC_IDS.index(
            one_of("acted: the action", pair[1], terms.DISC_IDS[: terms.DISC_WILD])
        )
        if disc not in (action, terms.DISC_WILD):
            raise BadSetup(f"acted: the {pair[0]} disc does not pay for {pair[1]}")
        state.discs[state.active] &= ~(1 << disc)
        state.acted |= 1 << action
    return acted


def read_doing(given: object) -> tuple[str, list[Any]]:
    """Return what a position starts with and the values behind it, as many as it needs."""
    if isinstance(given, str):
        what = one_of("doing", given, DOING)
        if what not in ("turn", "begin"):
            more = "a District and a side" if what == "firefight" else "a seat"
            more = "the kind of turn" if what == "end" else more
            raise BadSetup(f"doing: {what!r} needs {more}: ({what!r}, ...)")
        return what, []
    words = listed("doing", given, 3)
    if not words:
        raise BadSetup(f"doing is empty; it starts with {', '.join(DOING)}")
    if words[0] not in DOING:
        raise BadSetup(
            f"a position cannot start with {shown(words[0])}; there is {', '.join(DOING)}"
        )
    what, values = words[0], words[1:]
    wanted = 0 if what in ("turn", "begin") else 2 if what == "firefight" else 1
    if len(values) != wanted:
        raise BadSetup(f"doing: {what!r} needs {wanted} more values, not {len(values)}")
    return what, values


def procedure(state: GangsState, what: str, values: list[Any]) -> Frame:
    """Return the frame that a position starts with."""
    if what == "firefight":
        side = position_names.side_number(state, "doing: firefight", values[1])
        return Firefight(position_names.district_number(values[0]), side)
    if what == "end":
        return EndOfTurn(turn_kind(values[0]))
    seat = state.active
    if what == "reclaim":
        return Reclaim(seat)
    if what == "netrun":
        return Netrun(seat)
    for name, disc in (("hideout", terms.DISC_HIDEOUT), ("upgrade", terms.DISC_UPGRADE)):
        if what == name and not actions.legal_actions(state, seat) >> disc & 1:
            led = side_name(state, seat)
            raise BadSetup(f"doing: {led} can pay for no {name} now, or there is none left")
    if what == "upgrade":
        return actions.UpgradeAction(seat)
    if what == "hideout":
        return actions.BuildHideout(seat)
    if what == "solos":
        return actions.ActivateSolos(seat)
    return actions.ActivateTechies(seat) if what == "techies" else actions.ActivateNetrunners(seat)


def turn_kind(given: object) -> int:
    """Return the kind of turn that ends: "activate" (0), "reclaim" (1) or "empty" (2)."""
    if type(given) is int and given in TURN_KINDS.values():
        return given
    return TURN_KINDS[one_of("doing: end", given, tuple(TURN_KINDS))]
