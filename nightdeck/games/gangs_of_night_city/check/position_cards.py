"""The cards of a position: hands, deals, the market, the decks, what was removed."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.check.position_names import by_seat, district_number, who
from nightdeck.games.gangs_of_night_city.model import board, numbering, rulings, terms
from nightdeck.games.gangs_of_night_city.model.definitions import printed_edgerunner
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.market import free_base
from nightdeck.games.gangs_of_night_city.seen.catalogue import CATALOGUE, IDS, NAMES
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import hint_for, listed, number, plain, shown, worded

COMBAT: Final = 0
OPPORTUNITY: Final = 1
EDGERUNNER: Final = 2
DISTRICT: Final = 3
FIRSTS: Final = (
    0,
    numbering.FIRST_OPPORTUNITY,
    numbering.FIRST_EDGERUNNER_CARD,
    numbering.FIRST_DISTRICT_CARD,
    numbering.FIRST_STORY_CARD,
)
"""The first definition of each kind of card that lies in zones, and of what comes after them."""
KINDS: Final = ("a Combat card", "an Opportunity", "an Edgerunner", "a Random District card")

COMBAT_CARDS: Final = 4
"""GNC-2.6 Hand and discard pile together."""
MOST_HIRES: Final = 3

TOPS: Final[tuple[tuple[str, int, int], ...]] = (
    ("upgrades", terms.UPGRADE_DECK, COMBAT),
    ("deals_next", terms.OPPORTUNITY_DECK, OPPORTUNITY),
    ("crew_next", terms.EDGERUNNER_DECK, EDGERUNNER),
    ("districts", terms.DISTRICT_DECK, DISTRICT),
)
BOTTOMS: Final[tuple[tuple[str, int, int], ...]] = (
    ("upgrades_last", terms.UPGRADE_DECK, COMBAT),
    ("deals_last", terms.OPPORTUNITY_DECK, OPPORTUNITY),
    ("crew_last", terms.EDGERUNNER_DECK, EDGERUNNER),
)
SIZES: Final[dict[str, int]] = {
    "upgrades": terms.UPGRADE_DECK,
    "opportunities": terms.OPPORTUNITY_DECK,
    "districts": terms.DISTRICT_DECK,
}
WORDS: Final = (
    "hands", "discards", "deals", "hired", "opportunities", "edgerunners", "removed",
    "districts_drawn", "deck_sizes", *(word for word, _, _ in TOPS),
    *(word for word, _, _ in BOTTOMS),
)  # fmt: skip


class Ledger:
    """The cards a position has named so far: each can lie in one place only."""

    def __init__(self) -> None:
        self.placed: list[int] = []


def definition_of(what: str, name: object, kind: int) -> int:
    """Return a definition of a kind by id or name; accents and capitals are optional."""
    first, last = FIRSTS[kind], FIRSTS[kind + 1]
    if kind == DISTRICT and isinstance(name, str):
        return first + district_number(name.removeprefix("random-"))
    if not isinstance(name, str):
        raise BadSetup(f"{what}: a card is named by its id or name, not by {shown(name)}")
    wanted = plain(name)
    for number_ in range(first, last):
        if wanted in (IDS[number_], plain(NAMES[number_])):
            return number_
    for other in range(len(IDS)):
        if wanted in (IDS[other], plain(NAMES[other])):
            printed = str(CATALOGUE[other]["type"]).replace("_", " ")
            raise BadSetup(f"{what}: {NAMES[other]} is not {KINDS[kind]}, its type is {printed}")
    hint = hint_for(name, [*IDS[first:last], *NAMES[first:last]])
    raise BadSetup(f"{what}: there is no card {shown(name)}{hint}")


def named_card(
    state: GangsState, ledger: Ledger, what: str, name: object, kind: int, seat: int = -1
) -> int:
    """Return a card that is not named yet: one of a seat's own if it has it, else a shared one."""
    face = definition_of(what, name, kind)
    found = [card for card, definition in enumerate(state.definition) if definition == face]
    own = [card for card in found if seat >= 0 and state.zone[card] in own_zones(seat)]
    shared = [card for card in found if state.zone[card] < terms.zone_of(0, terms.HAND)]
    usable = [card for card in own or shared if card not in ledger.placed]
    if not usable:
        title = NAMES[face]
        if not found:
            raise BadSetup(f"{what}: {title} is not in this game")
        if face < numbering.STARTING and seat < 0:
            raise BadSetup(f"{what}: {title} is a starting card and never lies in the deck")
        if any(card in ledger.placed for card in found):
            raise BadSetup(f"{what}: {title} is named twice, but no copy is left")
        raise BadSetup(f"{what}: no copy of {title} is left that could lie there")
    ledger.placed.append(usable[0])
    return usable[0]


def own_zones(seat: int) -> range:
    """Return the numbers of a seat's zones."""
    return range(terms.zone_of(seat, terms.HAND), terms.zone_of(seat + 1, terms.HAND))


def put_card(state: GangsState, card: int, zone: int, place: int = -1) -> None:
    """Put a card on top of a zone or elsewhere; only those who look into it know it."""
    state.move(card, zone, place)
    state.known[card] = state.sight[zone]


def hire(state: GangsState, ledger: Ledger, what: str, seat: int, name: object) -> int:
    """GNC-10.3 Give an Edgerunner to a seat, in the reserve."""
    card = named_card(state, ledger, what, name, EDGERUNNER)
    unit = free_base(state, seat)
    full = state.hires[seat] >= MOST_HIRES
    if unit < 0 or (full and state.rulings[rulings.R14] != rulings.IN_PLAY_NOW):
        raise BadSetup(f"{what}: {who(state, seat)} has hired three Edgerunners already (GNC-2.6)")
    put_card(state, card, terms.zone_of(seat, terms.CREW))
    state.hires[seat] += 1
    state.unit_card[unit] = card
    printed = printed_edgerunner(state.definition[card])
    state.unit_class[unit] = printed.unit_class
    state.place[unit] = terms.RESERVE
    return unit


# Everything that names cards ----------------------------------------------------------------------


def set_cards(state: GangsState, ledger: Ledger, position: dict[str, Any]) -> None:
    """Set hands, discard piles, deals, the market, the decks and what was removed."""
    set_hands(state, ledger, position)
    for seat, names in by_seat(state, "deals", position.get("deals", {})).items():
        for name in listed("deals", names):
            put_card(
                state,
                named_card(state, ledger, "deals", name, OPPORTUNITY),
                terms.zone_of(seat, terms.DEALS),
            )
    for seat, names in by_seat(state, "hired", position.get("hired", {})).items():
        for name in listed("hired", names):
            hire(state, ledger, "hired", seat, name)
    for word, slot, deck, kind in (
        ("opportunities", terms.OPPORTUNITY_SLOT, terms.OPPORTUNITY_DECK, OPPORTUNITY),
        ("edgerunners", terms.EDGERUNNER_SLOT, terms.EDGERUNNER_DECK, EDGERUNNER),
    ):
        if word in position:
            set_slots(state, ledger, word, position[word], slot, deck, kind)
    for name in listed("removed", position.get("removed", [])):
        put_card(state, named_card(state, ledger, "removed", name, OPPORTUNITY), terms.BOX)
    set_decks(state, ledger, position)


def set_decks(state: GangsState, ledger: Ledger, position: dict[str, Any]) -> None:
    """Set the tops, the bottoms and the sizes of the decks."""
    drawn = listed("districts_drawn", position.get("districts_drawn", []))
    for name in drawn:
        card = named_card(state, ledger, "districts_drawn", name, DISTRICT)
        put_card(state, card, terms.DISTRICT_DISCARD)
    for word, deck, kind in BOTTOMS:
        for name in listed(word, position.get(word, [])):
            put_card(state, named_card(state, ledger, word, name, kind), deck, 0)
    for word, deck, kind in TOPS:
        for name in listed(word, position.get(word, []))[::-1]:
            put_card(state, named_card(state, ledger, word, name, kind), deck)
    given = worded("deck_sizes", position.get("deck_sizes", {}), tuple(SIZES))
    for word, size in given.items():
        shrink(state, ledger, f"deck_sizes: {word}", SIZES[word], size)


def shrink(state: GangsState, ledger: Ledger, what: str, deck: int, given: object) -> None:
    """Leave so many cards in a deck, first those that were named.

    The others are where they go in play: Combat upgrades were replaced by the last seat,
    Opportunities are out of the game, Random Districts were drawn.
    """
    cards = state.zones[deck]
    size = number(what, given, 0, len(cards))
    kept = sum(card in ledger.placed for card in cards)
    if size < kept:
        raise BadSetup(f"{what}: {size} is less than the {kept} cards that are named")
    places = {
        terms.UPGRADE_DECK: terms.zone_of(state.seats - 1, terms.REMOVED),
        terms.OPPORTUNITY_DECK: terms.BOX,
        terms.DISTRICT_DECK: terms.DISTRICT_DISCARD,
    }
    for card in [card for card in cards if card not in ledger.placed]:
        if len(state.zones[deck]) > size:
            put_card(state, card, places[deck])


def set_hands(state: GangsState, ledger: Ledger, position: dict[str, Any]) -> None:
    """GNC-2.6 Give the named seats exactly these Combat cards, four in hand and discard pile."""
    hands = by_seat(state, "hands", position.get("hands", {}))
    discards = by_seat(state, "discards", position.get("discards", {}))
    for seat in range(state.seats):
        if seat in hands or seat in discards:
            hand = listed("hands", hands[seat]) if seat in hands else None
            pile = listed("discards", discards[seat]) if seat in discards else None
            set_hand(state, ledger, seat, hand, pile)


def set_hand(
    state: GangsState,
    ledger: Ledger,
    seat: int,
    hand: list[Any] | None,
    discards: list[Any] | None,
) -> None:
    """Give a seat these Combat cards; whichever half is not named fills up to four."""
    name = who(state, seat)
    if hand is not None and not 1 <= len(hand) <= COMBAT_CARDS:
        raise BadSetup(f"hands: {name} needs 1 to 4 Combat cards in hand, not {len(hand)}")
    if discards is not None and len(discards) >= COMBAT_CARDS:
        raise BadSetup(f"discards: {name} can have 3 Combat cards there at most")
    if hand is not None and discards is not None and len(hand) + len(discards) != COMBAT_CARDS:
        count = len(hand) + len(discards)
        raise BadSetup(f"hands, discards: {name} has 4 Combat cards in all, not {count} (GNC-2.6)")
    for card in state.pile(seat, terms.HAND)[:] + state.pile(seat, terms.DISCARD)[:]:
        put_card(state, card, terms.zone_of(seat, terms.REMOVED))
    for word, names, which in (("hands", hand, terms.HAND), ("discards", discards, terms.DISCARD)):
        for each in names or []:
            put_card(
                state,
                named_card(state, ledger, word, each, COMBAT, seat),
                terms.zone_of(seat, which),
            )
    rest = terms.HAND if hand is None else terms.DISCARD
    held = len(state.pile(seat, terms.HAND)) + len(state.pile(seat, terms.DISCARD))
    for card in state.pile(seat, terms.REMOVED)[: COMBAT_CARDS - held]:
        put_card(state, card, terms.zone_of(seat, rest))


def set_slots(
    state: GangsState,
    ledger: Ledger,
    what: str,
    given: object,
    first: int,
    deck: int,
    kind: int,
) -> None:
    """Lay out one half of the market."""
    for slot in range(board.SLOTS):
        for card in state.zones[first + slot][:]:
            put_card(state, card, deck)
    for slot, name in enumerate(listed(what, given, board.SLOTS)):
        if name is not None:
            put_card(state, named_card(state, ledger, what, name, kind), first + slot)
