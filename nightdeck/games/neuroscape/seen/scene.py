"""How the table is laid out for a seat: the others clockwise, the middle, then the own side."""

from __future__ import annotations

from typing import Final

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
    RAM_DECK,
)
from nightdeck.games.neuroscape.seen.names import code_name, item_name, possessive
from nightdeck.kernel.game import View

LOOKING: Final = (CYBERDECK, RAM_DECK, HAND)


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
    found.append(
        {
            "id": "environment",
            "label": "Environment",
            "kind": "row",
            "side": "middle",
            "zones": ["environment"],
        }
    )
    found += side_of(state, home, seat)
    if seat >= 0:
        held: View = {"id": "hand", "label": "Hand", "kind": "hand", "side": "own"}
        found.append({**held, "zone": f"hand-{seat}"})
    if state.cache:
        found.append(cache_region(state, seat, tags))
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


def side_of(state: NeuState, owner: int, seat: int) -> list[View]:
    """Return everything of one player: plate, mainframe with slots, field, bank, piles."""
    own = max(seat, 0)
    side = "own" if owner == own else "opponent"
    name = f"Player {owner + 1}"
    found: list[View] = [{"id": f"plate-{owner}", "label": name, "kind": "plate"}]
    for part, label, zones in (
        ("field", "Characters", (f"field-{owner}",)),
        (
            "mainframe",
            "Mainframe and slots",
            (f"mainframe-{owner}", f"slots-{owner}", f"trojans-{owner}"),
        ),
        ("bank", "RAM bank", (f"bank-{owner}", f"pledged-{owner}")),
    ):
        found.append({"id": f"{part}-{owner}", "label": label, "kind": "row", "zones": list(zones)})
    if owner != seat and state.friends(owner) >> max(seat, 0) & 1 and seat >= 0:
        zones_of_hand = [f"hand-{owner}"]
        found.append(
            {"id": f"hand-{owner}", "label": "Hand", "kind": "row", "zones": zones_of_hand}
        )
    for part, label in (
        ("bin", "Recycle bin"),
        ("purge", "Purged"),
        ("deck", "Cyberdeck"),
        ("ram-deck", "RAM deck"),
    ):
        found.append(
            {"id": f"{part}-{owner}", "label": label, "kind": "pile", "zone": f"{part}-{owner}"}
        )
    return [{**region, "side": side, "seat": owner} for region in found]


def cache_region(state: NeuState, seat: int, tags: list[str]) -> View:
    """NEU-8.3 Return the cache, what resolves next first; NEU-R45 or last."""
    things = [thing(state, item, seat, tags) for item in reversed(state.cache)]
    if state.rulings[R45]:
        things.reverse()
    return {
        "id": "cache",
        "label": "Cache",
        "kind": "announced",
        "side": "middle",
        "note": f"the {'last' if state.rulings[R45] else 'first'} one resolves next",
        "things": things,
    }


def thing(state: NeuState, item: list[int], seat: int, tags: list[str]) -> View:
    """Return one item: what it is called and what it is aimed at; NEU-12.8 a trojan is hidden."""
    found: View = {"id": f"item-{item[ID]}", "seat": item[SEAT]}
    card = item[CARD]
    aimed = [code_name(state, code, seat) for code in targets(item)]
    text = f"aimed at {', '.join(aimed)}" if aimed else ""
    if card != NONE and is_hidden_trojan(state, card):
        text = f"onto {possessive(state, item[WHERE], seat)} mainframe"
    if text:
        found["text"] = text
    if card != NONE:
        found["tag"] = tags[card]
    if card == NONE or item[KIND] != 0:
        found["label"] = item_name(state, item, seat)
    return found


def is_hidden_trojan(state: NeuState, card: int) -> bool:
    """Tell whether a card is a trojan that is being played face down."""
    return state.zone[card] == state.table_zone(CACHE_DOWN)
