"""How the table is laid out for a seat: the others clockwise, the street, then the own side."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.numbers import attack_of, defense_of
from nightdeck.games.cyberpunk_ccg.model.options import CARD as CARD_VERB
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACKERS,
    DEFENDERS,
    GEAR,
    HAND,
    NO_ATTACK,
    NONE,
    RUNS,
)
from nightdeck.games.cyberpunk_ccg.model.things import CARD, ID, PLACE, SEAT
from nightdeck.games.cyberpunk_ccg.rules.attacks import (
    remaining_defense,
    remaining_offense,
    target_strength,
)
from nightdeck.games.cyberpunk_ccg.seen.names import code_name
from nightdeck.kernel.game import View

LOOKING: Final = (RUNS, GEAR, HAND)


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


def regions(state: CcgState, seat: int, tags: list[str], is_looking: bool) -> list[View]:
    """Return the regions of the table for a seat; what is there for a while comes last."""
    home = max(seat, 0)
    found: list[View] = []
    for step in range(1, state.seats):
        found += side_of(state, (home + step) % state.seats, seat)
    found += side_of(state, home, seat)
    if seat >= 0:
        held: View = {"id": "hand", "label": "Hand", "kind": "hand", "side": "own"}
        found.append({**held, "zone": f"hand-{seat}"})
    if state.attack_kind != NO_ATTACK:
        found.append(street(state, seat))
    if state.things:
        found.append(announced(state, seat, tags))
    if is_looking:
        found.append(
            {
                "id": "looked-at",
                "label": "You look at",
                "kind": "row",
                "side": "middle",
                "zones": ["looked-at"],
                "passing": True,
            }
        )
    return found


def side_of(state: CcgState, owner: int, seat: int) -> list[View]:
    """Return everything of one player: plate, Runners, places, Stash, piles."""
    own = max(seat, 0)
    side = "own" if owner == own else "opponent"
    found: list[View] = [{"id": f"plate-{owner}", "label": f"Player {owner + 1}", "kind": "plate"}]
    for part, label, zones in (
        ("runners", "Runners", (f"runners-{owner}",)),
        ("places", "Locations and Operations", (f"locations-{owner}", f"operations-{owner}")),
        ("stash", "Sponsor and Stash", (f"sponsor-{owner}", f"stash-{owner}")),
    ):
        found.append({"id": f"{part}-{owner}", "label": label, "kind": "row", "zones": list(zones)})
    for part, label in (("trash", "Trash"), ("runs", "Runs"), ("gear", "Gear")):
        found.append(
            {"id": f"{part}-{owner}", "label": label, "kind": "pile", "zone": f"{part}-{owner}"}
        )
    return [{**region, "side": side, "seat": owner} for region in found]


def comparison(title: str, left: int, right: int) -> str:
    """Return one comparison of the street in words."""
    verdict = "beats" if left > right else "does not beat"
    return f"{title}: {left} {verdict} {right}"


def street(state: CcgState, seat: int) -> View:
    """CCG-8.1 Return the attack: who fights, and the comparisons as they stand now."""
    things: list[View] = []
    target = code_name(state, state.target, seat)
    rows: list[str] = []
    if state.defenders:
        attack, defense = attack_of(state, ATTACKERS), defense_of(state, ATTACKERS)
        other, cover = attack_of(state, DEFENDERS), defense_of(state, DEFENDERS)
        rows.append(comparison("Attack on defence", attack, cover))
        rows.append(comparison("Their attack on our defence", other, defense))
    strength = target_strength(state)
    rows.append(comparison(f"What is left on {target}", remaining_offense(state), strength))
    rows.append(comparison(f"{target} on the attackers", strength, remaining_defense(state)))
    for place, text in enumerate(rows):
        things.append({"id": f"street-{place}", "seat": state.active_seat, "label": text})
    kind = "Hit" if state.attack_kind == 1 else "Run"
    return {
        "id": "street",
        "label": f"{kind} on {target}",
        "kind": "announced",
        "side": "middle",
        "note": "the sums as they stand now",
        "things": things,
    }


def announced(state: CcgState, seat: int, tags: list[str]) -> View:
    """CCG-6.6c Return what waits for responses, the newest first."""
    things: list[View] = []
    for place in range(len(state.things) - 1, -1, -1):
        thing = state.things[place]
        entry: View = {
            "id": f"thing-{thing[ID]}",
            "seat": thing[SEAT],
            "tag": tags[thing[CARD]],
        }
        codes = [code for code in state.thing_targets[place][::2] if code != NONE]
        aimed = [code_name(state, code, seat) for code in codes]
        if thing[PLACE] != NONE:
            label = ability_at(state, thing[CARD], thing[PLACE]).label
            if label:
                entry["label"] = label
        if aimed:
            entry["text"] = f"aimed at {', '.join(aimed)}"
        things.append(entry)
    return {
        "id": "announced",
        "label": "Waiting for responses",
        "kind": "announced",
        "side": "middle",
        "note": "the first one resolves next",
        "things": things,
    }
