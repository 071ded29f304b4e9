"""How the table is laid out for a seat: the others clockwise, the middle, then the own side."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model.codes import is_item, is_player, is_pool, item_of
from nightdeck.games.neuroscape.model.items import CARD, ID, KIND, SEAT, WHERE, targets
from nightdeck.games.neuroscape.model.options import CARD as CARD_VERB
from nightdeck.games.neuroscape.model.options import PLAY
from nightdeck.games.neuroscape.model.rulings import R45
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CACHE_DOWN,
    CYBERDECK,
    HAND,
    NONE,
    PURGE,
    RAM_DECK,
)
from nightdeck.games.neuroscape.rules.cache import AutomaticCheck, Cache
from nightdeck.games.neuroscape.seen.fights import clashes, combat_step
from nightdeck.games.neuroscape.seen.names import code_name, item_name, possessive
from nightdeck.kernel.game import View

LOOKING: Final = (CYBERDECK, RAM_DECK, HAND)
PILES: Final = (
    ("bin", "Recycle bin"),
    ("purge", "Purged"),
    ("deck", "Cyberdeck"),
    ("ram-deck", "RAM deck"),
)
ANSWERS: Final = ("asked", "passed", "next")
FOLLOWS: Final = {1: "then blockers", 3: "then combat damage"}
"""NEU-9.2, NEU-9.4 What comes after the swift checks of a combat."""


def looked_at(state: NeuState, seat: int) -> list[int]:
    """NEU-19.2 Return the cards that an open question shows to the seat that is asked."""
    question = state.question
    if question is None or question.seat != seat:
        return []
    named = [card for card in question.about if card >= 0]
    named += [option[1] for option in question.options if option[0] in (CARD_VERB, PLAY)]
    return [
        card
        for card in dict.fromkeys(named)
        if card >= 0
        and state.knows(seat, card)
        and state.kind_of_zone(card) in LOOKING
        and not (state.kind_of_zone(card) == HAND and state.seat_of_zone(card) == seat)
    ]


def regions(state: NeuState, seat: int, tags: list[str], is_looking: bool) -> list[View]:
    """Return the regions of the table for a seat; what is there for a while comes last."""
    home = max(seat, 0)
    found: list[View] = []
    for step in range(1, state.seats):
        found += side_of(state, (home + step) % state.seats, seat)
    environment: View = {"id": "environment", "label": "Environment", "kind": "row"}
    found.append({**environment, "side": "middle", "zones": ["environment"]})
    found += side_of(state, home, seat)
    if seat >= 0:
        held: View = {"id": "hand", "label": "Hand", "kind": "hand", "side": "own"}
        found.append({**held, "zone": f"hand-{seat}"})
    found.append(cache_region(state, seat, tags))
    if state.attackers:
        fights: View = {"id": "attacks", "label": "Attacks", "kind": "clashes", "side": "middle"}
        found.append({**fights, "clashes": clashes(state, seat, tags)})
    if is_looking:
        look: View = {"id": "looked-at", "label": "You look at", "kind": "row", "side": "middle"}
        found.append({**look, "zones": ["looked-at"], "passing": True})
    return found


def side_of(state: NeuState, owner: int, seat: int) -> list[View]:
    """Return everything of one player: plate, field with slots, piles."""
    side = "own" if owner == max(seat, 0) else "opponent"
    field: View = {"id": f"field-{owner}", "label": "Characters", "kind": "field"}
    field["zone"] = f"field-{owner}"
    field["chips"] = [f"slots-{owner}", f"trojans-{owner}"]
    if owner != seat and seat >= 0 and state.friends(owner) >> seat & 1:
        field["held"] = f"hand-{owner}"
    if state.turn and owner == state.active_seat:
        field["focus"] = True
    found: list[View] = [
        {"id": f"plate-{owner}", "label": f"Player {owner + 1}", "kind": "plate"},
        field,
    ]
    for part, label in PILES if side == "own" else PILES[:1]:
        name = f"{part}-{owner}"
        if part != "purge" or state.cards(owner, PURGE):
            found.append({"id": name, "label": label, "kind": "pile", "zone": name})
    return [{**region, "side": side, "seat": owner} for region in found]


# NEU-8 The cache ----------------------------------------------------------------------------------


def cache_region(state: NeuState, seat: int, tags: list[str]) -> View:
    """NEU-8.3 Return the cache, what resolves next first (NEU-R45: last), and who answers."""
    things = [thing(state, item, seat, tags) for item in reversed(state.cache)]
    found: View = {
        "id": "cache",
        "label": "Cache",
        "kind": "announced",
        "side": "middle",
        "note": "last in, first out",
        "things": things,
    }
    if state.rulings[R45]:
        things.reverse()
        found["last"] = True
    answering = order_of_answers(state)
    if answering:
        found["answers"] = answering
    follows = FOLLOWS.get(combat_step(state), "")
    if follows and (state.cache or answering):
        found["base"] = follows
    return found


def order_of_answers(state: NeuState) -> list[View]:
    """NEU-8.4, NEU-8.6 Return who has passed, who is asked and who comes then."""
    if state.question is None or state.question.name != "swift":
        return []
    frame = state.stack[-1]
    if not isinstance(frame, Cache | AutomaticCheck):
        return []
    found: list[View] = []
    count = len(frame.order)
    for place, seat in enumerate(frame.order):
        ahead = (place - frame.turn) % count
        passed = ahead and count - ahead <= frame.passes
        found.append({"seat": seat, "state": ANSWERS[0 if not ahead else 1 if passed else 2]})
    if state.cache and state.cache[-1][SEAT] not in frame.order:
        found.append({"seat": state.cache[-1][SEAT], "state": "acted"})
    return found


def thing(state: NeuState, item: list[int], seat: int, tags: list[str]) -> View:
    """Return one item: what it is called and what it is aimed at; NEU-12.8 a trojan is hidden."""
    found: View = {"id": f"item-{item[ID]}", "seat": item[SEAT]}
    card = item[CARD]
    aims = [aim(state, code, seat, tags) for code in targets(item)]
    if card != NONE and is_hidden_trojan(state, card):
        found["text"] = f"onto {possessive(state, item[WHERE], seat)} mainframe"
    elif aims:
        found["aims"] = aims
    if card != NONE:
        found["tag"] = tags[card]
    if card == NONE or item[KIND] != 0:
        found["label"] = item_name(state, item, seat)
    return found


def aim(state: NeuState, code: int, seat: int, tags: list[str]) -> View:
    """NEU-13.1 Return what an item is aimed at, in words and as what can be pointed at."""
    found: View = {"label": code_name(state, code, seat)}
    if is_item(code):
        found["thing"] = f"item-{item_of(code)}"
    elif code >= 0 and not is_player(code) and not is_pool(code):
        found["tag"] = tags[code]
    return found


def is_hidden_trojan(state: NeuState, card: int) -> bool:
    """Tell whether a card is a trojan that is being played face down."""
    return state.zone[card] == state.table_zone(CACHE_DOWN)
