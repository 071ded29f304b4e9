"""How everything lies on the table: map, market, tracks, Story, the regions of each side."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.board import (
    BORDERS,
    CONTRABAND,
    DISTRICT_IDS,
    DISTRICT_NAMES,
    DISTRICTS,
    EURODOLLAR,
    LAST_SPACE,
    PLACES,
    POINT_IDS,
    POINT_NAMES,
    POINTS,
    POINTS_BY_DISTRICT,
    RESOURCE_NAMES,
    REWARDS,
    SLOTS,
    SPACE_NAMES,
    ZONE_OF_SPACE,
)
from nightdeck.games.gangs_of_night_city.fight import Fight
from nightdeck.games.gangs_of_night_city.forecasts import district_words
from nightdeck.games.gangs_of_night_city.market import deal_cost, hire_cost, opportunity
from nightdeck.games.gangs_of_night_city.names import amount_of, place_id, side_name, unit_word
from nightdeck.games.gangs_of_night_city.netrun import net_effects
from nightdeck.games.gangs_of_night_city.state import (
    CLASS_NAMES,
    CREW,
    DEALS,
    DISC_IDS,
    DISC_NAMES,
    DISCARD,
    DISCS,
    DISTRICT_DISCARD,
    DRAWN,
    EDGERUNNER_SLOT,
    HAND,
    LEGEND_CARDS,
    OPPORTUNITY_SLOT,
    PLAYED,
    REMOVED,
    RIVAL_CARDS,
    GangsState,
    zone_of,
)
from nightdeck.games.gangs_of_night_city.story import cards_shown
from nightdeck.games.gangs_of_night_city.units import in_play
from nightdeck.games.gangs_of_night_city.winning import target_of
from nightdeck.games.gangs_of_night_city.zone_names import OWN, SHARED, zone_id
from nightdeck.kernel.views import card_tag

View = dict[str, Any]

POSITIONS: Final = ((26, 10), (64, 18), (34, 40), (50, 62), (80, 58), (26, 84))
"""Where the Districts lie on the map, in hundredths of its width and height."""

REWARD_IDS: Final = ("eurodollar", "contraband", "secret", "cred")
ZONE_IDS: Final = ("green", "yellow", "red")


def regions(state: GangsState, seat: int, fight: Fight | None) -> list[View]:
    """Return how everything lies on the table."""
    found = [
        {"id": "map", "label": "Night City", "kind": "map", "side": "middle",
         "districts": [district_view(state, each, fight) for each in range(DISTRICTS)]},
        market_view(state, seat, "opportunities", "Opportunities", OPPORTUNITY_SLOT),
        market_view(state, seat, "edgerunners", "Edgerunners", EDGERUNNER_SLOT),
        cred_view(state),
        net_view(state),
        {"id": "story", "label": "Story", "kind": "story", "side": "middle",
         "cards": cards_shown(state)},
    ]  # fmt: skip
    if state.seats == 1:
        found.append({"id": "districts-drawn", "label": SHARED[DISTRICT_DISCARD][1],
                      "kind": "row", "side": "middle",
                      "zones": [zone_id(DISTRICT_DISCARD)]})  # fmt: skip
    versus = versus_view(state, fight)
    if versus is not None:
        found.append(versus)
    for side in range(len(state.cred)):
        found += side_regions(state, seat, side)
    return found


def side_regions(state: GangsState, seat: int, side: int) -> list[View]:
    """Return the regions of one side."""
    whose = "own" if side == seat else "opponent"
    found: list[View] = [
        {"id": f"plate-{side}", "label": side_name(state, side), "kind": "plate",
         "side": whose, "seat": side},
    ]  # fmt: skip
    if side >= state.seats:
        zone = RIVAL_CARDS if side == 1 else LEGEND_CARDS
        found.append({"id": f"cards-{side}", "label": SHARED[zone][1], "kind": "row",
                      "side": whose, "zones": [zone_id(zone)]})  # fmt: skip
        return found
    hand_kind = "hand" if side == seat else "pile"
    parts = [
        ("hand", hand_kind, HAND), ("played", "row", PLAYED), ("discard", "row", DISCARD),
        ("deals", "row", DEALS), ("crew", "row", CREW),
    ]  # fmt: skip
    if side == seat:
        parts += [("drawn", "row", DRAWN), ("removed", "row", REMOVED)]
    for name, kind, which in parts:
        region: View = {
            "id": f"{name}-{side}",
            "label": own_label(state, seat, side, which),
            "kind": kind,
            "side": whose,
        }
        name_of_zone = zone_id(zone_of(side, which))
        region.update({"zones": [name_of_zone]} if kind == "row" else {"zone": name_of_zone})
        found.append(region)
    found.append(discs_view(state, side, whose))
    return found


def own_label(state: GangsState, seat: int, side: int, which: int) -> str:
    """Return what one of a side's zones is called, with its owner's name for all others."""
    label = OWN[which][1]
    return label if side == seat else f"{label} of {side_name(state, side)}"


def discs_view(state: GangsState, side: int, whose: str) -> View:
    """GNC-2.2 Return the six Action discs."""
    ready = state.discs[side]
    discs = [
        {
            "id": DISC_IDS[disc],
            "label": DISC_NAMES[disc],
            "state": "activate" if ready >> disc & 1 else "reclaim",
            "note": "ready" if ready >> disc & 1 else "spent",
        }
        for disc in range(DISCS)
    ]
    label = "Action discs" if whose == "own" else f"Action discs of {side_name(state, side)}"
    return {"id": f"discs-{side}", "label": label, "kind": "discs", "side": whose,
            "seat": side, "discs": discs}  # fmt: skip


def district_view(state: GangsState, district: int, fight: Fight | None) -> View:
    """Return a District with its Units, Points of Interest and Hideouts."""
    x, y = POSITIONS[district]
    units = [
        {
            "tag": f"u{unit}",
            "seat": side,
            "class": CLASS_NAMES[state.unit_class[unit]].lower(),
            "label": unit_word(state, unit),
            "place": place_id(state.place[unit]),
        }
        for side in range(len(state.cred))
        for unit in in_play(state, side)
        if state.place[unit] // PLACES == district
    ]
    points = [
        {
            "id": place_id(place),
            "kind": POINT_IDS[POINTS[state.board][place]],
            "label": POINT_NAMES[POINTS[state.board][place]],
            "unit": f"u{state.occupant[place]}" if state.occupant[place] >= 0 else None,
        }
        for place in POINTS_BY_DISTRICT[state.board][district]
    ]
    return {
        "id": DISTRICT_IDS[district],
        "label": DISTRICT_NAMES[district],
        "x": x,
        "y": y,
        "neighbours": [DISTRICT_IDS[near] for near in BORDERS[district]],
        "rewards": [REWARD_IDS[kind] for kind in REWARDS[district]],
        "pays": ", ".join(RESOURCE_NAMES[kind] for kind in REWARDS[district]),
        "caption": district_words(state, district),
        "heat": state.heat[district],
        "focus": fight is not None and fight.district == district,
        "units": units,
        "points": points,
        "hideouts": [side for side, built in enumerate(state.hideouts) if built >> district & 1],
    }


def market_view(state: GangsState, seat: int, id: str, label: str, first: int) -> View:
    """GNC-2.1g Return one half of the market with what each card costs the seat."""
    slots: list[View] = []
    kind = CONTRABAND if first == OPPORTUNITY_SLOT else EURODOLLAR
    asking = seat if 0 <= seat < state.seats else state.active
    for slot in range(SLOTS):
        cards = state.zones[first + slot]
        if not cards:
            slots.append({"tag": None, "cost": 0, "note": "empty until the market is refilled"})
            continue
        card = cards[0]
        if first == OPPORTUNITY_SLOT:
            cost = deal_cost(state, asking, card)
            needs = " and ".join(each.text() for each in opportunity(state, card).requires)
            note = f"needs {needs}" if cost < 0 else ""
            cost = opportunity(state, card).cost if cost < 0 else cost
        else:
            cost, note = hire_cost(state, asking, card), ""
        price = amount_of(cost, kind)
        slots.append({"tag": card_tag(state, card), "cost": cost, "price": price, "note": note})
    resource = REWARD_IDS[kind]
    return {"id": id, "label": label, "kind": "market", "side": "middle", "slots": slots,
            "resource": resource}  # fmt: skip


def net_view(state: GangsState) -> View:
    """GNC-9.6 GNC-2.11 Return the Net Track with all tokens, several of which may share a space."""
    spaces = [
        {
            "id": f"net-{space}",
            "label": SPACE_NAMES[space],
            "kind": "start" if space == 0 else ZONE_IDS[ZONE_OF_SPACE[space]],
            "note": ", then ".join(each.text() for each in net_effects(state, space)),
        }
        for space in range(LAST_SPACE + 1)
    ]
    markers = [{"seat": seat, "space": f"net-{space}"} for seat, space in enumerate(state.net)]
    return {"id": "net", "label": "The Net", "kind": "track", "side": "middle",
            "spaces": spaces, "markers": markers}  # fmt: skip


def cred_view(state: GangsState) -> View:
    """GNC-2.1e Return the Street Cred track up to the number that ends the game."""
    last = max(target_of(state, side) for side in range(len(state.cred)))
    spaces = [
        {"id": f"cred-{space}", "label": str(space), "kind": "goal" if space == last else "plain"}
        for space in range(last + 1)
    ]
    markers = [
        {"seat": side, "space": f"cred-{min(cred, last)}"} for side, cred in enumerate(state.cred)
    ]
    return {"id": "cred", "label": "Street Cred", "kind": "track", "side": "middle",
            "spaces": spaces, "markers": markers}  # fmt: skip


def versus_view(state: GangsState, fight: Fight | None) -> View | None:
    """Return the comparison of a Firefight once cards are up: the initiator and the best other."""
    if fight is None or not fight.cards or max(fight.cards) < 0:
        return None
    others = [side for side in fight.standing() if side != fight.initiator]
    if not others:
        return None
    best = max(others, key=lambda side: fight.power[side])
    totals = [f"{side_name(state, side)} {fight.power[side]}" for side in fight.standing()]
    return {
        "id": "versus",
        "kind": "versus",
        "label": "Firefight",
        "side": "middle",
        "title": f"Firefight in {DISTRICT_NAMES[fight.district]}",
        "left": {"label": side_name(state, fight.initiator), "value": fight.power[fight.initiator]},
        "right": {"label": side_name(state, best), "value": fight.power[best]},
        "note": ", ".join(totals),
    }
