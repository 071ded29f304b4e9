"""How everything lies on the table: map, market, tracks, Story, the regions of each side."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from nightdeck.games.gangs_of_night_city.model import board, terms
from nightdeck.games.gangs_of_night_city.model.fight import Fight
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.market import deal_cost, hire_cost, opportunity
from nightdeck.games.gangs_of_night_city.rules.netrun import net_effects
from nightdeck.games.gangs_of_night_city.rules.units import units_in
from nightdeck.games.gangs_of_night_city.rules.winning import target_of
from nightdeck.games.gangs_of_night_city.seen import names
from nightdeck.games.gangs_of_night_city.seen.forecasts import district_brief, district_words
from nightdeck.games.gangs_of_night_city.seen.map_drawing import NIGHT_CITY
from nightdeck.games.gangs_of_night_city.seen.story_cards import cards_shown
from nightdeck.kernel.handles import card_tag

View = dict[str, Any]

POSITIONS: Final = ((26, 10), (64, 18), (34, 40), (50, 62), (80, 58), (26, 84))
"""Where the Districts lie on the map, in hundredths of its width and height."""

REWARD_ICONS: Final = ("coin", "crate", "lock", "star")
DISC_ICONS: Final = ("triangle", "square", "circle", "house", "upward", "spark")
POINT_ICONS: Final = ("bubble", "towers", "castle")
ZONE_IDS: Final = ("green", "yellow", "red")
SHAPES: Final = ("triangle", "square", "circle", "cross", "diamond", "diamond")
LETTERS: Final = ("S", "T", "N", "", "X", "X")
"""How Units of a class are drawn on the map."""
MOST_SIDES: Final = 6


def shared_regions(state: GangsState, fight: Fight | None) -> list[View]:
    """Return what lies on the table alike for everybody: map, tracks, Story."""
    found = [
        {"id": "map", "label": "Night City", "kind": "map", "side": "middle",
         "drawing": NIGHT_CITY,
         "areas": [district_view(state, each, fight) for each in range(board.DISTRICTS)]},
        cred_view(state),
        net_view(state),
        {"id": "story", "label": "Story", "kind": "story", "side": "middle",
         "cards": cards_shown(state)},
    ]  # fmt: skip
    if state.seats == 1:
        found.append({"id": "districts-drawn", "label": terms.SHARED[terms.DISTRICT_DISCARD][1],
                      "kind": "row", "side": "middle",
                      "zones": [terms.zone_id(terms.DISTRICT_DISCARD)]})  # fmt: skip
    return found


def regions(state: GangsState, seat: int, shared: list[View], fight: Fight | None) -> list[View]:
    """Return how everything lies on the table; what soon passes comes last."""
    asking = seat if 0 <= seat < state.seats else state.active
    found = [
        shared[0],
        market_view(state, asking, "opportunities", "Opportunities", terms.OPPORTUNITY_SLOT),
        market_view(state, asking, "edgerunners", "Edgerunners", terms.EDGERUNNER_SLOT),
        *shared[1:],
    ]
    for side in range(len(state.cred)):
        name = names.side_name(state, side)
        if side < state.seats:
            found += side_regions(side, name, side == seat)
            found.append(discs_view(side, name, side == seat, state.discs[side]))
        else:
            found += rival_regions(side, name)
    if 0 <= seat < state.seats and state.pile(seat, terms.DRAWN):
        # GNC-7.5b What was drawn lies open before who chooses, as large as a hand.
        zone = terms.zone_id(terms.zone_of(seat, terms.DRAWN))
        found.append({"id": f"drawn-{seat}", "label": terms.OWN[terms.DRAWN][1], "kind": "hand",
                      "side": "own", "zone": zone})  # fmt: skip
    versus = versus_view(state, fight)
    return found if versus is None else [*found, versus]


@lru_cache(32)
def rival_regions(side: int, name: str) -> tuple[View, ...]:
    """Return the regions of a side that the rules play."""
    zone = terms.RIVAL_CARDS if side == 1 else terms.LEGEND_CARDS
    return (
        {"id": f"plate-{side}", "label": name, "kind": "plate", "side": "opponent", "seat": side},
        {"id": f"cards-{side}", "label": terms.SHARED[zone][1], "kind": "row", "side": "opponent",
         "zones": [terms.zone_id(zone)]},
    )  # fmt: skip


@lru_cache(128)
def side_regions(side: int, name: str, is_own: bool) -> tuple[View, ...]:
    """Return the regions of a player's side."""
    whose = "own" if is_own else "opponent"
    found: list[View] = [
        {"id": f"plate-{side}", "label": name, "kind": "plate", "side": whose, "seat": side},
    ]
    parts = [
        ("hand", "hand" if is_own else "pile", terms.HAND), ("played", "row", terms.PLAYED),
        ("discard", "row", terms.DISCARD), ("deals", "row", terms.DEALS),
        ("crew", "row", terms.CREW),
    ]  # fmt: skip
    if is_own:
        parts += [("removed", "row", terms.REMOVED)]
    for id, kind, which in parts:
        label = terms.OWN[which][1] if is_own else f"{terms.OWN[which][1]} of {name}"
        region: View = {"id": f"{id}-{side}", "label": label, "kind": kind, "side": whose}
        zone = terms.zone_id(terms.zone_of(side, which))
        region.update({"zones": [zone]} if kind == "row" else {"zone": zone})
        found.append(region)
    return tuple(found)


@lru_cache(4_096)
def discs_view(side: int, name: str, is_own: bool, ready: int) -> View:
    """GNC-2.2 Return the six Action discs."""
    discs = [
        {
            "id": terms.DISC_IDS[disc],
            "label": terms.DISC_NAMES[disc],
            "state": "ready" if ready >> disc & 1 else "spent",
            "icon": DISC_ICONS[disc],
        }
        for disc in range(terms.DISCS)
    ]
    whose, label = ("own", "Action discs") if is_own else ("opponent", f"Action discs of {name}")
    return {"id": f"discs-{side}", "label": label, "kind": "discs", "side": whose,
            "seat": side, "discs": discs}  # fmt: skip


def district_view(state: GangsState, district: int, fight: Fight | None) -> View:
    """Return a District with its Units, Points of Interest and Hideouts."""
    units = [
        unit_view(
            unit, side, state.unit_class[unit], names.unit_word(state, unit), state.place[unit]
        )
        for side in range(len(state.cred))
        for unit in units_in(state, side, district)
    ]
    points = [
        point_view(place, board.POINTS[state.board][place], state.occupant[place])
        for place in board.POINTS_BY_DISTRICT[state.board][district]
    ]
    return {
        **PRINTED[district],
        "caption": district_words(state, district),
        "brief": district_brief(state, district),
        "numbers": {"heat": state.heat[district]},
        "focus": fight is not None and fight.district == district,
        "units": units,
        "points": points,
        "buildings": [
            HIDEOUTS[side] for side, built in enumerate(state.hideouts) if built >> district & 1
        ],
    }


def printed_view(district: int) -> View:
    """Return what is printed on the board about a District."""
    x, y = POSITIONS[district]
    return {
        "id": board.DISTRICT_IDS[district],
        "label": board.DISTRICT_NAMES[district],
        "x": x,
        "y": y,
        "neighbours": [board.DISTRICT_IDS[near] for near in board.BORDERS[district]],
        "rewards": [REWARD_ICONS[kind] for kind in board.REWARDS[district]],
        "pays": ", ".join(board.RESOURCE_NAMES[kind] for kind in board.REWARDS[district]),
    }


HIDEOUTS: Final[tuple[View, ...]] = tuple(
    [{"seat": side, "label": "Hideout", "icon": "house"} for side in range(MOST_SIDES)]
)

PRINTED: Final = tuple([printed_view(district) for district in range(board.DISTRICTS)])


@lru_cache(16_384)
def unit_view(unit: int, side: int, kind: int, label: str, place: int) -> View:
    """Return a Unit on the map."""
    return {
        "tag": f"u{unit}",
        "seat": side,
        "kind": terms.CLASS_NAMES[kind].lower(),
        "label": label,
        "shape": SHAPES[kind],
        "letter": LETTERS[kind],
        "place": names.place_id(place),
    }


@lru_cache(4_096)
def point_view(place: int, kind: int, occupant: int) -> View:
    """Return a Point of Interest and who stands on it."""
    return {
        "id": names.place_id(place),
        "kind": board.POINT_IDS[kind],
        "label": board.POINT_NAMES[kind],
        "icon": POINT_ICONS[kind],
        "unit": f"u{occupant}" if occupant >= 0 else None,
    }


def market_view(state: GangsState, asking: int, id: str, label: str, first: int) -> View:
    """GNC-2.1g Return one half of the market with what each card costs the seat."""
    kind = board.CONTRABAND if first == terms.OPPORTUNITY_SLOT else board.EURODOLLAR
    slots: list[View] = []
    for slot in range(first, first + board.SLOTS):
        cards = state.zones[slot]
        if cards:
            cost, note = price_of(state, asking, cards[0], kind)
            slots.append(slot_view(card_tag(state, cards[0]), cost, kind, note))
        else:
            slots.append(EMPTY_SLOT)
    return {"id": id, "label": label, "kind": "market", "side": "middle", "slots": slots,
            "icon": REWARD_ICONS[kind]}  # fmt: skip


EMPTY_SLOT: Final[View] = {"tag": None, "cost": 0, "note": "empty until the market is refilled"}


def price_of(state: GangsState, asking: int, card: int, kind: int) -> tuple[int, str]:
    """Return what a card of the market costs a seat, and what it lacks for it."""
    if kind == board.EURODOLLAR:
        return hire_cost(state, asking, card), ""
    cost = deal_cost(state, asking, card)
    if cost >= 0:
        return cost, ""
    needs = " and ".join([each.text() for each in opportunity(state, card).requires])
    return opportunity(state, card).cost, f"needs {needs}"


@lru_cache(4_096)
def slot_view(tag: str, cost: int, kind: int, note: str) -> View:
    """Return a card of the market with its price."""
    return {"tag": tag, "cost": cost, "price": names.amount_of(cost, kind), "note": note}


def net_view(state: GangsState) -> View:
    """GNC-9.6 GNC-2.11 Return the Net Track with all tokens, several of which may share a space."""
    markers = [marker(seat, f"net-{space}") for seat, space in enumerate(state.net)]
    return {"id": "net", "label": "The Net", "kind": "track", "side": "middle",
            "spaces": net_spaces(state.seats), "markers": markers}  # fmt: skip


@lru_cache(8)
def net_spaces(seats: int) -> list[View]:
    """Return the spaces of the Net Track."""
    return [
        {
            "id": f"net-{space}",
            "label": board.SPACE_NAMES[space],
            "kind": "start" if space == 0 else ZONE_IDS[board.ZONE_OF_SPACE[space]],
            "note": ", then ".join(each.words() for each in net_effects(seats, space)),
        }
        for space in range(board.LAST_SPACE + 1)
    ]


@lru_cache(1_024)
def marker(side: int, space: str) -> View:
    """Return a side's token on a track."""
    return {"seat": side, "space": space}


def cred_view(state: GangsState) -> View:
    """GNC-2.1e Return the Street Cred track up to the number that ends the game."""
    last = max([target_of(state, side) for side in range(len(state.cred))])
    markers = [marker(side, f"cred-{min(cred, last)}") for side, cred in enumerate(state.cred)]
    return {"id": "cred", "label": "Street Cred", "kind": "track", "side": "middle",
            "spaces": cred_spaces(last), "markers": markers}  # fmt: skip


@lru_cache(64)
def cred_spaces(last: int) -> list[View]:
    """Return the spaces of the Street Cred track."""
    return [
        {"id": f"cred-{space}", "label": str(space), "kind": "goal" if space == last else "plain"}
        for space in range(last + 1)
    ]


def versus_view(state: GangsState, fight: Fight | None) -> View | None:
    """Return the comparison of a Firefight once cards are up: the initiator and the best other."""
    if fight is None or not fight.cards or max(fight.cards) < 0:
        return None
    others = [side for side in fight.standing() if side != fight.initiator]
    if not others:
        return None
    best = max(others, key=lambda side: fight.power[side])
    totals = [f"{names.side_name(state, side)} {fight.power[side]}" for side in fight.standing()]
    return {
        "id": "versus",
        "kind": "versus",
        "label": "Firefight",
        "side": "middle",
        "title": f"Firefight in {board.DISTRICT_NAMES[fight.district]}",
        "left": {
            "label": names.side_name(state, fight.initiator),
            "value": fight.power[fight.initiator],
        },
        "right": {"label": names.side_name(state, best), "value": fight.power[best]},
        "note": ", ".join(totals),
    }
