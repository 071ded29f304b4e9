"""GNC-16.2 What a seat sees of the table, built from what it may know."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.model import board, terms
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.fight import Fight, current
from nightdeck.games.gangs_of_night_city.model.markers import NAMES as MARKER_NAMES
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.firefight import CombatChoice
from nightdeck.games.gangs_of_night_city.rules.netrun import Netrun
from nightdeck.games.gangs_of_night_city.rules.winning import target_of
from nightdeck.games.gangs_of_night_city.seen.card_views import Moment
from nightdeck.games.gangs_of_night_city.seen.forecasts import notes
from nightdeck.games.gangs_of_night_city.seen.names import side_name, unit_word
from nightdeck.games.gangs_of_night_city.seen.scene import regions, shared_regions
from nightdeck.kernel.frames import Frame
from nightdeck.seen.zones import number

View = dict[str, Any]


def tables(state: GangsState, seats: list[int]) -> list[View]:
    """Return the table for several seats; what is the same for all of them is built once."""
    fight = current(state)
    shared = shared_regions(state, fight)
    moment = Moment(state)
    common: View = {
        "turn": {"number": state.turn, "seat": state.active, "text": turn_words(state)},
        "timeline": timeline(state, fight),
        "seats": [seat_view(state, side) for side in range(len(state.cred))],
        "notes": notes(state) if state.turn else [],
    }
    return [
        {
            **common,
            "cards": moment.cards(seat),
            "zones": moment.zones(seat),
            "scene": {"regions": regions(state, seat, shared, fight), "main": "map"},
        }
        for seat in seats
    ]


def turn_words(state: GangsState) -> str:
    """Return whose turn it is; before the first one the table is still being set up."""
    if not state.turn:
        return "Set-up"
    return f"{side_name(state, state.active)}, turn {state.turn}"


# Seats --------------------------------------------------------------------------------------------


def seat_view(state: GangsState, side: int) -> View:
    """Return a side's name plate; the automata of the single player game have one too."""
    gang = state.gang[side]
    view: View = {
        "seat": side,
        "name": side_name(state, side),
        "side": "player" if side < state.seats else "rival",
        "faction": GANGS[gang].id if gang >= 0 else "",
        "faction_label": GANGS[gang].name if gang >= 0 else "",
        "card": None,
        "score": state.cred[side],
        "score_label": "Street Cred",
        "goal": target_of(state, side),
        "numbers": [],
        "marks": [],
    }
    if side < state.seats:
        owned = state.resources[side]
        view["numbers"] = [
            number("eurodollar", "Eurodollars", owned[0], "coin"),
            number("contraband", "Contraband", owned[1], "crate"),
            number("secret", "Corporate Secrets", owned[2], "lock"),
            number("hand", "Combat cards in hand", len(state.pile(side, terms.HAND)), "hand"),
            number("hideouts", "Hideouts left", 4 - state.hideouts[side].bit_count(), "house"),
            number("net", "Net space", state.net[side], "circle"),
            number("hires", "Edgerunners hired", state.hires[side], "star"),
        ]
        view["reserve"] = reserve_view(state, side)
        view["striped"] = True
        if side == state.first:
            view["marks"].append("first player")
    if state.rage[side]:
        view["marks"].append("Rage active")
    if side < state.seats and state.gifts[side]:
        view["marks"].append("Gift token")
    for marker, holder in sorted(state.holders.items()):
        if holder == side:
            view["marks"].append(MARKER_NAMES[marker])
    return view


def reserve_view(state: GangsState, side: int) -> list[View]:
    """Return what waits in a side's reserve: Basic Units and Drones by class, then Edgerunners."""
    first = side * terms.UNITS
    kinds = [
        state.unit_class[unit]
        for unit in range(first, first + terms.FIRST_HIRED)
        if state.place[unit] == terms.RESERVE
    ]
    found = [
        number(terms.CLASS_NAMES[kind].lower(), terms.CLASS_NAMES[kind], kinds.count(kind), "")
        for kind in range(terms.DRONE + 1)
    ]
    for unit in range(first + terms.FIRST_HIRED, first + terms.UNITS):
        if state.unit_card[unit] >= 0 and state.place[unit] == terms.RESERVE:
            found.append(number(f"u{unit}", unit_word(state, unit), 1, ""))
    return found


# The timeline -------------------------------------------------------------------------------------

FIREFIGHT_STEPS: Final = (
    ("Swap", "start"), ("Choose", "choose_cards"), ("Reveal", "turn_up"), ("Compare", "compare"),
    ("Casualties", "casualties"), ("Street Cred", "street_cred"), ("Discard", "discard"),
    ("End", "after"),
)  # fmt: skip
NETRUN_STEPS: Final = (
    ("Secrets", "gain_secrets"), ("Advance", "offer_advance"), ("Roll", "ways_around"),
    ("Consequence", "consequence"), ("End", "return_token"),
)  # fmt: skip
"""The names of the parts, each with the step it begins with."""


def timeline(state: GangsState, fight: Fight | None) -> View | None:
    """Return where a Firefight or a Netrun stands."""
    for depth, frame in enumerate(state.stack):
        at = state.at[depth] - 1
        if frame is fight and fight is not None:
            title = f"Firefight in {board.DISTRICT_NAMES[fight.district]}"
            note = chosen_note(state)
            return {"title": title, "steps": marks(FIREFIGHT_STEPS, frame, at), "note": note}
        if isinstance(frame, Netrun):
            title = f"Netrun of {side_name(state, frame.seat)}"
            return {"title": title, "steps": marks(NETRUN_STEPS, frame, at), "note": ""}
    return None


def chosen_note(state: GangsState) -> str:
    """GNC-16.3 Say which players have chosen a card."""
    for frame in state.stack:
        if isinstance(frame, CombatChoice):
            done = [side_name(state, side) for side in frame.order[: len(frame.chosen)]]
            return f"Chosen: {', '.join(done)}." if done else ""
    return ""


def marks(parts: tuple[tuple[str, str], ...], frame: Frame, at: int) -> list[View]:
    """Return the parts of a procedure with what is done, now and next."""
    starts = [frame.steps.index(step) for _, step in parts]
    now = max(place for place, start in enumerate(starts) if start <= max(0, at))
    states = ("done", "now", "next")
    return [
        {"name": name, "state": states[(place > now) - (place < now) + 1]}
        for place, (name, _) in enumerate(parts)
    ]
