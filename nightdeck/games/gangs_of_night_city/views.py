"""GNC-16.2 What a seat sees of the table, built from what it may know."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.board import (
    BORDERS,
    DISTRICT_IDS,
    DISTRICT_NAMES,
    DISTRICTS,
    LAST_SPACE,
    PLACES,
    POINT_IDS,
    POINTS,
    POINTS_BY_DISTRICT,
    REWARDS,
    SLOTS,
    SPACE_NAMES,
    ZONE_OF_SPACE,
)
from nightdeck.games.gangs_of_night_city.fight import Fight, current
from nightdeck.games.gangs_of_night_city.firefight import CombatChoice
from nightdeck.games.gangs_of_night_city.forecasts import district_words, notes
from nightdeck.games.gangs_of_night_city.gang_cards import GANGS
from nightdeck.games.gangs_of_night_city.market import deal_cost, hire_cost, opportunity
from nightdeck.games.gangs_of_night_city.netrun import Netrun, net_effects
from nightdeck.games.gangs_of_night_city.pool import IDS
from nightdeck.games.gangs_of_night_city.state import (
    BOX,
    CLASS_NAMES,
    CREW,
    DEALS,
    DISC_IDS,
    DISCARD,
    DISCS,
    DISTRICT_DECK,
    DISTRICT_DISCARD,
    DRAWN,
    DRONE,
    EDGERUNNER_DECK,
    EDGERUNNER_SLOT,
    FIRST_HIRED,
    HAND,
    LEGEND_CARDS,
    OPPORTUNITY_DECK,
    OPPORTUNITY_SLOT,
    PLAYED,
    REMOVED,
    RIVAL_CARDS,
    UNITS,
    UPGRADE_DECK,
    GangsState,
    zone_of,
)
from nightdeck.games.gangs_of_night_city.story import cards_shown
from nightdeck.games.gangs_of_night_city.units import in_play, reserve_of
from nightdeck.games.gangs_of_night_city.winning import target_of
from nightdeck.games.gangs_of_night_city.words import place_id, side_name, unit_word
from nightdeck.kernel.state import bit
from nightdeck.kernel.views import card_tag

View = dict[str, Any]

POSITIONS: Final = ((26, 10), (64, 18), (34, 40), (50, 62), (80, 58), (26, 84))
"""Where the Districts lie on the map, in hundredths of its width and height."""

REWARD_IDS: Final = ("eurodollar", "contraband", "secret", "cred")
ZONE_IDS: Final = ("green", "yellow", "red")

SHARED: Final[dict[int, tuple[str, str]]] = {
    OPPORTUNITY_DECK: ("opportunity-deck", "Opportunity deck"),
    EDGERUNNER_DECK: ("edgerunner-deck", "Edgerunner deck"),
    UPGRADE_DECK: ("upgrade-deck", "Combat Upgrade deck"),
    DISTRICT_DECK: ("district-deck", "Random District deck"),
    DISTRICT_DISCARD: ("district-discard", "Random Districts drawn"),
    BOX: ("box", "Removed from the game"),
    RIVAL_CARDS: ("rival-cards", "Cards of the opposing Gang"),
    LEGEND_CARDS: ("legend-cards", "Cards of Johnny/V"),
}
OWN: Final[dict[int, tuple[str, str]]] = {
    HAND: ("hand", "Combat hand"),
    DISCARD: ("discard", "Combat discard pile"),
    REMOVED: ("removed", "Removed Combat cards"),
    PLAYED: ("played", "Played card"),
    DRAWN: ("drawn", "Drawn for the upgrade"),
    DEALS: ("deals", "Seized Opportunities"),
    CREW: ("crew", "Edgerunners"),
}
BACKS: Final = ((32, "combat"), (64, "opportunity"), (82, "edgerunner"), (88, "district"))


def table(state: GangsState, seat: int) -> View:
    """Return the table for a seat, or for spectators with -1."""
    fight = current(state)
    zones = zone_views(state, seat)
    return {
        "turn": {
            "number": state.turn,
            "seat": state.active,
            "text": f"{side_name(state, state.active)}, turn {state.turn}",
        },
        "timeline": timeline(state, fight),
        "seats": [seat_view(state, side) for side in range(len(state.cred))],
        "cards": card_views(state, seat),
        "zones": zones,
        "scene": {"regions": regions(state, seat, fight)},
        "notes": notes(state) if state.turn else [],
    }


# Cards and zones ----------------------------------------------------------------------------------


def zone_id(zone: int) -> str:
    """Return the name of a zone in views."""
    if zone in SHARED:
        return SHARED[zone][0]
    if zone < zone_of(0, HAND):
        first = EDGERUNNER_SLOT if zone >= EDGERUNNER_SLOT else OPPORTUNITY_SLOT
        kind = "edgerunner" if first == EDGERUNNER_SLOT else "opportunity"
        return f"{kind}-{zone - first + 1}"
    seat, which = divmod(zone - zone_of(0, HAND), len(OWN))
    return f"{OWN[which][0]}-{seat}"


def may_point(state: GangsState, seat: int, zone: int) -> bool:
    """Tell whether a seat sees the single cards of a zone."""
    return bool(state.sight[zone] & bit(seat))


def zone_views(state: GangsState, seat: int) -> View:
    """GNC-2.5 Return all zones: counts for everybody, cards for those who may look."""
    found: View = {}
    for zone, cards in enumerate(state.zones):
        owner = (zone - zone_of(0, HAND)) // len(OWN) if zone >= zone_of(0, HAND) else None
        label = SHARED[zone][1] if zone in SHARED else ""
        if owner is not None:
            label = OWN[(zone - zone_of(0, HAND)) % len(OWN)][1]
        view: View = {"label": label, "owner": owner, "count": len(cards), "cards": []}
        if may_point(state, seat, zone):
            view["cards"] = [card_tag(state, card) for card in cards]
        else:
            known = [state.definition[card] for card in cards if state.known[card] & bit(seat)]
            if known:
                view["known"] = [IDS[face] for face in sorted(known)]
        found[zone_id(zone)] = view
    return found


def card_views(state: GangsState, seat: int) -> View:
    """Return every card the seat may point at, by tag."""
    found: View = {}
    for zone, cards in enumerate(state.zones):
        if may_point(state, seat, zone):
            for card in cards:
                found[card_tag(state, card)] = card_view(state, seat, card)
    return found


def card_view(state: GangsState, seat: int, card: int) -> View:
    """Return a card that the seat may see."""
    face = state.definition[card]
    zone = state.zone[card]
    owner = (zone - zone_of(0, HAND)) // len(OWN) if zone >= zone_of(0, HAND) else -1
    view: View = {
        "card": IDS[face],
        "back": next(back for limit, back in BACKS if face < limit),
        "up": True,
        "own": owner == seat,
        "counters": {},
        "numbers": {},
        "marks": [],
        "host": None,
        "hosted": [],
    }
    if card in state.unit_card:
        place = state.place[state.unit_card.index(card)]
        view["marks"] = [place_id(place) if place >= 0 else "reserve"]
    return view


# Seats --------------------------------------------------------------------------------------------


def number(id: str, label: str, value: int, icon: str) -> View:
    """Return one number of a name plate."""
    return {"id": id, "label": label, "value": value, "icon": icon}


def seat_view(state: GangsState, side: int) -> View:
    """Return a side's name plate; the automata of the single player game have one too."""
    gang = state.gang[side]
    view: View = {
        "seat": side,
        "name": side_name(state, side),
        "side": "player" if side < state.seats else "rival",
        "faction": GANGS[gang].id if gang >= 0 else "",
        "card": None,
        "score": state.cred[side],
        "goal": target_of(state, side),
        "numbers": [],
        "marks": [],
    }
    if side < state.seats:
        owned = state.resources[side]
        view["numbers"] = [
            number("eurodollar", "Eurodollars", owned[0], "eurodollar"),
            number("contraband", "Contraband", owned[1], "contraband"),
            number("secret", "Corporate Secrets", owned[2], "secret"),
            number("hand", "Combat cards in hand", len(state.pile(side, HAND)), "hand"),
            number("hideouts", "Hideouts left", 4 - state.hideouts[side].bit_count(), "hideout"),
            number("net", "Net space", state.net[side], "netrunner"),
            number("hires", "Edgerunners hired", state.hires[side], "star"),
        ]
        view["reserve"] = reserve_view(state, side)
        if side == state.first:
            view["marks"].append("first player")
    if state.rage[side]:
        view["marks"].append("rage")
    for marker, holder in sorted(state.holders.items()):
        if holder == side:
            view["marks"].append(f"token {marker}")
    return view


def reserve_view(state: GangsState, side: int) -> View:
    """Return what waits in a side's reserve."""
    first = side * UNITS
    counts = {
        CLASS_NAMES[kind].lower(): sum(
            1
            for unit in range(first, first + FIRST_HIRED)
            if state.place[unit] == -1 and state.unit_class[unit] == kind
        )
        for kind in range(DRONE + 1)
    }
    hired = [
        unit_word(state, unit)
        for unit in range(first + FIRST_HIRED, first + UNITS)
        if state.unit_card[unit] >= 0 and state.place[unit] < 0
    ]
    return {
        **counts,
        "edgerunners": hired,
        "empty": all(reserve_of(state, side, kind) < 0 for kind in range(DRONE + 1)),
    }


# The scene ----------------------------------------------------------------------------------------


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
        {"id": DISC_IDS[disc], "state": "activate" if ready >> disc & 1 else "reclaim"}
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
        slots.append({"tag": card_tag(state, card), "cost": cost, "note": note})
    resource = "contraband" if first == OPPORTUNITY_SLOT else "eurodollar"
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


# The timeline -------------------------------------------------------------------------------------

FIREFIGHT_STEPS: Final = (
    ("Swap", 0), ("Choose", 5), ("Reveal", 6), ("Compare", 9), ("Casualties", 13),
    ("Street Cred", 14), ("Discard", 15), ("End", 17),
)  # fmt: skip
NETRUN_STEPS: Final = (("Secrets", 0), ("Advance", 1), ("Roll", 3), ("Consequence", 7), ("End", 11))


def timeline(state: GangsState, fight: Fight | None) -> View | None:
    """Return where a Firefight or a Netrun stands."""
    for depth, frame in enumerate(state.stack):
        at = state.at[depth] - 1
        if frame is fight and fight is not None:
            title = f"Firefight in {DISTRICT_NAMES[fight.district]}"
            note = chosen_note(state)
            return {"title": title, "steps": marks(FIREFIGHT_STEPS, at), "note": note}
        if isinstance(frame, Netrun):
            title = f"Netrun of {side_name(state, frame.seat)}"
            return {"title": title, "steps": marks(NETRUN_STEPS, at), "note": ""}
    return None


def chosen_note(state: GangsState) -> str:
    """GNC-16.3 Say which players have chosen a card."""
    for frame in state.stack:
        if isinstance(frame, CombatChoice):
            done = [side_name(state, side) for side in frame.order[: len(frame.chosen)]]
            return f"Chosen: {', '.join(done)}." if done else ""
    return ""


def marks(steps: tuple[tuple[str, int], ...], at: int) -> list[View]:
    """Return the steps of a timeline with what is done, now and next."""
    now = max(place for place, (_, start) in enumerate(steps) if start <= max(0, at))
    states = ("done", "now", "next")
    return [
        {"name": name, "state": states[(place > now) - (place < now) + 1]}
        for place, (name, _) in enumerate(steps)
    ]
