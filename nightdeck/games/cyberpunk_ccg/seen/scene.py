"""How the table is laid out for a seat: the others clockwise, the street, then the own side."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.options import CARD as CARD_VERB
from nightdeck.games.cyberpunk_ccg.model.rulings import R51, STASH_SECURITY
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    AT_TARGET,
    GEAR,
    HAND,
    IN_RUN,
    LOCATIONS,
    NO_ATTACK,
    NONE,
    OPERATIONS,
    RUNS,
    SKIRMISH,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.model.things import CARD, ID, INHERENT, PLACE, SEAT
from nightdeck.games.cyberpunk_ccg.rules.windows import ActionWindow
from nightdeck.games.cyberpunk_ccg.seen.names import code_name
from nightdeck.games.cyberpunk_ccg.seen.street import Street, street
from nightdeck.kernel.game import View

LOOKING: Final = (RUNS, GEAR, HAND)
PILES: Final = (("trash", "Trash"), ("runs", "Runs"), ("gear", "Gear"))
FOLLOWS: Final = {
    SKIRMISH: "then the Skirmish is fought",
    AT_TARGET: "then the target is struck",
    IN_RUN: "then the Operation is struck",
}
"""CCG-8.3a, CCG-8.4, CCG-8.5c What comes after the windows of an attack."""


RACKS: Final = ("locations", "operations", "team", "alone", "stashed")
CARDS: Final = dict.fromkeys(RACKS, "cards")
PANEL: Final = {**CARDS, "locations": "chips", "operations": "chips", "team": "heads",
                "alone": "heads", "stashed": "chips"}  # fmt: skip
"""How what somebody has in play is drawn; of several opponents only what matters."""


def looked_at(state: CcgState, seat: int) -> list[int]:
    """CCG-6.8c Return the cards that an open question shows to the seat that is asked."""
    question = state.question
    if question is None or question.seat != seat:
        return []
    named = [option[1] for option in question.options if option[0] == CARD_VERB]
    return [
        card
        for card in dict.fromkeys(named)
        if card >= 0
        and state.knows(seat, card)
        and state.kind_of_zone(card) in LOOKING
        and not (state.kind_of_zone(card) == HAND and state.seat_of_zone(card) == seat)
    ]


def regions(
    state: CcgState, seat: int, tags: list[str], is_looking: bool, attack: Street | None
) -> list[View]:
    """Return the regions of the table for a seat; what is there for a while comes last."""
    home = max(seat, 0)
    found: list[View] = []
    for step in range(1, state.seats):
        found += side_of(state, (home + step) % state.seats, seat, tags)
    found += side_of(state, home, seat, tags)
    if seat >= 0:
        held: View = {"id": "hand", "label": "Hand", "kind": "hand", "side": "own"}
        found.append({**held, "zone": f"hand-{seat}"})
    found.append(announced(state, seat, tags))
    if attack is not None:
        found.append(street(attack, seat, tags))
    if is_looking:
        look: View = {"id": "looked-at", "label": "You look at", "kind": "row", "side": "middle"}
        found.append({**look, "zones": ["looked-at"], "passing": True})
    return found


def side_of(state: CcgState, owner: int, seat: int, tags: list[str]) -> list[View]:
    """Return everything of one player: plate, field, piles."""
    side = "own" if owner == max(seat, 0) else "opponent"
    field: View = {"id": f"field-{owner}", "label": "Home", "kind": "field"}
    field["zone"] = f"runners-{owner}"
    shapes = PANEL if side == "opponent" and state.seats > 2 else CARDS
    laid = racks(state, owner, seat, tags)
    field["racks"] = [{**each, "shape": shapes[each["id"].partition("-")[0]]} for each in laid]
    if side == "opponent" and state.seats > 2:
        field["chips"] = [f"sponsor-{owner}"]
    if state.turn and owner == state.active_seat:
        field["focus"] = True
    found: list[View] = [
        {"id": f"plate-{owner}", "label": f"Player {owner + 1}", "kind": "plate"},
        field,
    ]
    for part, label in PILES if side == "own" else PILES[:1]:
        name = f"{part}-{owner}"
        found.append({"id": name, "label": label, "kind": "pile", "zone": name})
    return [{**region, "side": side, "seat": owner} for region in found]


def racks(state: CcgState, owner: int, seat: int, tags: list[str]) -> list[View]:
    """CCG-2.1, CCG-2.8 Return what a player has in play, with each Team by itself."""
    found = [rack(state, f"locations-{owner}", "Locations", state.cards(owner, LOCATIONS), tags)]
    operations = state.cards(owner, OPERATIONS)
    if operations:
        found.append(rack(state, f"operations-{owner}", "Operations", operations, tags))
    for team in state.teams(owner):
        members = state.members(owner, team)
        found.append(rack(state, f"team-{owner}-{team}", f"Team {team}", members, tags))
    alone = [card for card in state.runners(owner) if state.team[card] == NONE]
    if alone or not state.runners(owner):
        label = "No Team" if state.teams(owner) else "Runners"
        found.append(rack(state, f"alone-{owner}", label, alone, tags))
    stash = state.cards(owner, STASH)
    if stash:
        is_closed = state.rulings[R51] and owner != seat
        shown = rack(state, f"stashed-{owner}", "Stash", [] if is_closed else stash, tags)
        worth = len(stash) * state.number(STASH_SECURITY)
        found.append({**shown, "note": f"{len(stash)} · security {worth}"})
    return found


def rack(state: CcgState, name: str, label: str, cards: list[int], tags: list[str]) -> View:
    """Return cards that belong together; who fights or is attacked stands in the street."""
    home = [card for card in cards if not (state.takes_part(card) or state.target == card)]
    found: View = {"id": name, "label": label, "cards": [tags[card] for card in home]}
    if len(home) < len(cards):
        found["out"] = len(cards) - len(home)
        found["note"] = "attacked" if state.target in cards else "fights"
        found["focus"] = True
    return found


def announced(state: CcgState, seat: int, tags: list[str]) -> View:
    """CCG-6.6c Return what waits for responses, the newest first, and who answers."""
    found: View = {
        "id": "announced",
        "label": "Announced",
        "kind": "announced",
        "side": "middle",
        "note": "last in, first out",
        "things": [
            thing(state, place, seat, tags) for place in range(len(state.things) - 1, -1, -1)
        ],
    }
    answers = order_of_answers(state)
    if answers:
        found["answers"] = answers
    follows = FOLLOWS.get(state.attack_stage, "") if state.attack_kind != NO_ATTACK else ""
    if follows:
        found["base"] = follows
    return found


def thing(state: CcgState, place: int, seat: int, tags: list[str]) -> View:
    """Return something announced with what it is aimed at."""
    row = state.things[place]
    entry: View = {"id": f"thing-{row[ID]}", "seat": row[SEAT], "tag": tags[row[CARD]]}
    if row[PLACE] >= INHERENT:
        label = ability_at(state, row[CARD], row[PLACE]).label
        if label:
            entry["label"] = f"{label}, {code_name(state, row[CARD], seat)}"
    codes = [code for code in state.thing_targets[place][::2] if code != NONE]
    if codes:
        entry["aims"] = [aim(state, code, seat, tags) for code in codes]
    return entry


def aim(state: CcgState, code: int, seat: int, tags: list[str]) -> View:
    """Return what something is aimed at."""
    found: View = {"label": code_name(state, code, seat)}
    if code >= 0 and state.is_in_play(code):
        found["tag"] = tags[code]
    return found


def order_of_answers(state: CcgState) -> list[View]:
    """CCG-6.1a, CCG-15.4 Return who has passed, who is asked and who comes then."""
    windows = [frame for frame in state.stack if isinstance(frame, ActionWindow)]
    if not windows or state.question is None:
        return []
    window = windows[-1]
    count = len(window.order)
    if count < 2 or window.order[window.turn] != state.question.seat:
        return []
    found: list[View] = []
    for place, seat in enumerate(window.order):
        ahead = (place - window.turn) % count
        word = "asked" if not ahead else "passed" if count - ahead <= window.passes else "next"
        found.append({"seat": seat, "state": word})
    return found
