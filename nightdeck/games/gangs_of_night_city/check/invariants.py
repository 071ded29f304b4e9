"""What is always true of a table, each as one check that says in words what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from nightdeck.games.gangs_of_night_city.check.position_cards import FIRSTS
from nightdeck.games.gangs_of_night_city.model import board, hooks, numbering, rulings, terms
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS, printed_edgerunner
from nightdeck.games.gangs_of_night_city.model.fight import Fight
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import CARDS, FIRST_CARD, STORIES
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules.casualties import Casualties
from nightdeck.games.gangs_of_night_city.rules.movement import Movement
from nightdeck.games.gangs_of_night_city.rules.setup import SetUp
from nightdeck.games.gangs_of_night_city.rules.units import lone_drones
from nightdeck.games.gangs_of_night_city.rules.upgrade import Upgrade
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import EVERYBODY, bit


def is_running(state: GangsState, kind: type[Frame]) -> bool:
    """Tell whether a procedure of a kind is on the stack."""
    return any(isinstance(frame, kind) for frame in state.stack)


def kind_of(state: GangsState, card: int) -> int:
    """Return 0 for a Combat card, 1 an Opportunity, 2 an Edgerunner, 3 a Random District."""
    face = state.definition[card]
    return next(kind for kind in range(4) if face < FIRSTS[kind + 1])


# Units --------------------------------------------------------------------------------------------


def units_stand_right(state: GangsState) -> Iterator[str]:
    """Units keep their class and stand where there is a place for them."""
    # GNC-2.3 A Unit is in the reserve or at a place of this board side.
    for unit, at in enumerate(state.place):
        if at not in (terms.RESERVE, terms.NOT_HIRED) and (
            not 0 <= at < len(board.POINTS[0]) or board.POINTS[state.board][at] < -1
        ):
            yield f"Unit {unit} stands at {at}, which is no place of this board"
    # GNC-6.1c Drones never occupy a Point of Interest.
    for unit, at in enumerate(state.place):
        if state.unit_class[unit] == terms.DRONE and at >= 0 and at % board.PLACES:
            yield f"Drone {unit} occupies Point of Interest {at}"
    # GNC-2.3 Basic Units and Drones keep their class.
    for unit, kind in enumerate(state.unit_class):
        printed = terms.CLASSES[unit % UNITS]
        if printed >= 0 and kind != printed:
            yield f"Unit {unit} has class {kind}, not {printed}"


def occupants_agree(state: GangsState) -> Iterator[str]:
    """GNC-2.6 A Point of Interest holds the one Unit that stands in it."""
    for place, unit in enumerate(state.occupant):
        inside = [each for each, at in enumerate(state.place) if at == place]
        if place % board.PLACES == 0:
            if unit != -1:
                yield f"the street {place} is occupied by Unit {unit}"
        elif inside != ([unit] if unit >= 0 else []):
            yield f"Point of Interest {place} names Unit {unit}, but {inside} stand there"


def drones_have_company(state: GangsState) -> Iterator[str]:
    """GNC-6.4 No Drone is left alone, unless the check is deferred."""
    if state.deferred == 0:
        for unit in lone_drones(state):
            yield f"Drone {unit} is alone in District {state.place[unit] // board.PLACES}"


def bases_have_cards(state: GangsState) -> Iterator[str]:
    """GNC-10.3b Every hired figure belongs to a card beside its owner's dashboard."""
    for unit, card in enumerate(state.unit_card):
        if card < 0:
            empty = state.place[unit] == terms.NOT_HIRED or unit % UNITS < terms.FIRST_HIRED
            if not empty and state.unit_class[unit] != terms.LEGEND:
                yield f"base {unit} stands on the board without an Edgerunner"
        elif unit % UNITS < terms.FIRST_HIRED:
            yield f"Unit {unit} is no base, but has card {card}"
        elif state.zone[card] != terms.zone_of(unit // UNITS, terms.CREW):
            yield f"the card of Edgerunner {unit} lies in zone {state.zone[card]}"


def cards_have_one_base(state: GangsState) -> Iterator[str]:
    """GNC-10.3b No Edgerunner has two figures."""
    cards = [card for card in state.unit_card if card >= 0]
    if len(set(cards)) != len(cards):
        yield "an Edgerunner has two figures"


def legend_stands(state: GangsState) -> Iterator[str]:
    """GNC-14.3d Johnny/V is always on the board of the single player game."""
    if state.seats == 1 and not is_running(state, SetUp):
        if (
            state.unit_class[terms.LEGEND_UNIT] != terms.LEGEND
            or state.place[terms.LEGEND_UNIT] < 0
        ):
            yield "Johnny/V is not on the board"


# Numbers ------------------------------------------------------------------------------------------


def numbers_are_possible(state: GangsState) -> Iterator[str]:
    """Nobody has less than nothing, or more than there is."""
    # GNC-2.4a Nobody has less than nothing.
    for seat, owned in enumerate(state.resources):
        if len(owned) != 3 or min(owned) < 0:
            yield f"seat {seat} owns {owned}"
    # GNC-2.1e GNC-12.5c Street Cred is never below 0.
    for side, cred in enumerate(state.cred):
        if cred < 0:
            yield f"side {side} has {cred} Street Cred"
    # GNC-2.6 Exactly six discs.
    for seat, ready in enumerate(state.discs):
        if ready & ~terms.ALL_DISCS:
            yield f"seat {seat} has the discs {ready:b}"
    # GNC-2.6 At most four Hideouts per gang, one per District.
    for side, built in enumerate(state.hideouts):
        if built >> 6 or built.bit_count() > 4:
            yield f"side {side} has the Hideouts {built:b}"
    # GNC-2.1f Net tokens stand on Start or a space.
    for seat, space in enumerate(state.net):
        if not 0 <= space <= board.LAST_SPACE:
            yield f"the Net token of seat {seat} is on {space}"
    # GNC-15.1f Only Maelstrom has a Rage token, active or not.
    for side, rage in enumerate(state.rage):
        if rage not in (0, 1) or (rage and not GANGS[state.gang[side]].rages):
            yield f"side {side} has Rage {rage}"


def disc_in_use_is_spent(state: GangsState) -> Iterator[str]:
    """GNC-5.2b The disc in use lies in the reclaim area."""
    if state.disc != terms.NO_DISC:
        if not 0 <= state.disc <= terms.DISC_WILD or state.discs[state.active] >> state.disc & 1:
            yield f"disc {state.disc} is in use, but not spent"


def hires_are_counted(state: GangsState) -> Iterator[str]:
    """GNC-10.3c Every hire left a card; at most three (GNC-R14)."""
    for seat, hires in enumerate(state.hires):
        cards = len(state.pile(seat, terms.CREW))
        if hires != cards:
            yield f"seat {seat} made {hires} hires, but has {cards} cards"
        if hires > 3 and state.rulings[rulings.R14] != rulings.IN_PLAY_NOW:
            yield f"seat {seat} made {hires} hires"


def sides_differ(state: GangsState) -> Iterator[str]:
    """Every gang is led once, by seats at the table."""
    # GNC-4.3 GNC-R37 No gang is led twice.
    led = [gang for gang in state.gang if gang >= 0]
    if len(set(led)) != len(led):
        yield f"a gang is led twice: {led}"
    # GNC-5.4 The active and the first player sit at the table.
    if not 0 <= state.active < state.seats or not 0 <= state.first < state.seats:
        yield f"active {state.active} or first {state.first} is no seat"


def deferring_has_a_reason(state: GangsState) -> Iterator[str]:
    """GNC-12.5b Only movement steps and step 5 of a Firefight defer the Drone check."""
    deferring = sum(isinstance(frame, (Movement, Casualties)) for frame in state.stack)
    if not 0 <= state.deferred <= deferring:
        yield f"the Drone check is deferred {state.deferred} times by {deferring} procedures"


# Cards --------------------------------------------------------------------------------------------


def hands_hold_four(state: GangsState) -> Iterator[str]:
    """GNC-2.6 Hand, discard pile and played card are four, except inside an upgrade."""
    if is_running(state, Upgrade):
        return
    for seat in range(state.seats):
        number = sum(
            len(state.pile(seat, which)) for which in (terms.HAND, terms.DISCARD, terms.PLAYED)
        )
        if number != 4:
            yield f"seat {seat} has {number} Combat cards"


def hands_are_not_empty(state: GangsState) -> Iterator[str]:
    """GNC-8.8 GNC-12.5a Outside a Firefight nobody has an empty hand."""
    if not is_running(state, Fight):
        for seat in range(state.seats):
            if not state.pile(seat, terms.HAND):
                yield f"seat {seat} has no Combat card in hand"


def nothing_lies_around(state: GangsState) -> Iterator[str]:
    """GNC-8.7 GNC-7.5b Played cards need a Firefight, drawn ones an upgrade."""
    for seat in range(state.seats):
        if state.pile(seat, terms.PLAYED) and not is_running(state, Fight):
            yield f"seat {seat} has a played card outside a Firefight"
        if state.pile(seat, terms.DRAWN) and not is_running(state, Upgrade):
            yield f"seat {seat} has drawn cards outside an upgrade"
    if (state.zones[terms.RIVAL_CARDS] or state.zones[terms.LEGEND_CARDS]) and not is_running(
        state, Fight
    ):
        yield "the automata hold cards outside a Firefight"


def slots_hold_one(state: GangsState) -> Iterator[str]:
    """GNC-2.1g A market slot holds at most one card."""
    for zone in range(terms.OPPORTUNITY_SLOT, terms.EDGERUNNER_SLOT + board.SLOTS):
        if len(state.zones[zone]) > 1:
            yield f"market slot {zone} holds {len(state.zones[zone])} cards"


def zones_hold_their_kind(state: GangsState) -> Iterator[str]:
    """GNC-2.5 Every zone holds cards of its kind only."""
    kinds = {
        terms.UPGRADE_DECK: 0,
        terms.RIVAL_CARDS: 0,
        terms.LEGEND_CARDS: 0,
        terms.OPPORTUNITY_DECK: 1,
    }
    kinds |= {terms.EDGERUNNER_DECK: 2, terms.DISTRICT_DECK: 3, terms.DISTRICT_DISCARD: 3}
    kinds |= {terms.OPPORTUNITY_SLOT + slot: 1 for slot in range(board.SLOTS)}
    kinds |= {terms.EDGERUNNER_SLOT + slot: 2 for slot in range(board.SLOTS)}
    for seat in range(state.seats):
        kinds |= {
            terms.zone_of(seat, which): 0
            for which in (terms.HAND, terms.DISCARD, terms.REMOVED, terms.PLAYED, terms.DRAWN)
        }
        kinds |= {terms.zone_of(seat, terms.DEALS): 1, terms.zone_of(seat, terms.CREW): 2}
    for zone, kind in kinds.items():
        for card in state.zones[zone]:
            if kind_of(state, card) != kind:
                yield f"card {card} of kind {kind_of(state, card)} lies in zone {zone}"


def upgrades_are_unique(state: GangsState) -> Iterator[str]:
    """GNC-4.7 Every upgrade, Opportunity and Edgerunner exists once."""
    faces = sorted(face for face in state.definition if face >= numbering.STARTING)
    if len(set(faces)) != len(faces):
        yield "a card that exists once is there twice"


def starting_cards_are_complete(state: GangsState) -> Iterator[str]:
    """GNC-3.3b Every seat has or had the four starting cards."""
    for seat in range(state.seats):
        own = [
            state.definition[card]
            for which in (terms.HAND, terms.DISCARD, terms.REMOVED, terms.PLAYED)
            for card in state.pile(seat, which)
            if state.definition[card] < numbering.STARTING
        ]
        if sorted(own) != list(range(numbering.STARTING)):
            yield f"the starting cards of seat {seat} are {sorted(own)}"


def the_deck_keeps_no_starting_card(state: GangsState) -> Iterator[str]:
    """GNC-7.5b The Combat Upgrade deck holds upgrades only."""
    for card in state.zones[terms.UPGRADE_DECK]:
        if state.definition[card] < numbering.STARTING:
            yield f"starting card {card} lies in the Combat Upgrade deck"


def public_zones_are_known(state: GangsState) -> Iterator[str]:
    """GNC-2.5 Everybody knows the cards that lie face up, and owners their hands."""
    for zone, cards in enumerate(state.zones):
        for card in cards:
            if state.sight[zone] & ~state.known[card]:
                yield f"card {card} in zone {zone} is not known to all who see it"


def secrets_are_kept(state: GangsState) -> Iterator[str]:
    """Nobody knows what lies hidden."""
    # GNC-2.5 Nobody but its former holder knows a card in a deck.
    for deck in (terms.OPPORTUNITY_DECK, terms.EDGERUNNER_DECK, terms.DISTRICT_DECK):
        for card in state.zones[deck]:
            if state.known[card] == EVERYBODY:
                yield f"everybody knows card {card} in deck {deck}"
    # GNC-16.4 After an upgrade the others do not know the cards removed.
    if not state.open_hands:
        for seat in range(state.seats):
            for card in state.pile(seat, terms.REMOVED):
                if state.known[card] & ~bit(seat):
                    yield f"others know the removed card {card} of seat {seat}"


def districts_are_six(state: GangsState) -> Iterator[str]:
    """GNC-14.6 The six Random District cards are in their deck or discard pile."""
    if state.seats == 1 and not is_running(state, SetUp):
        number = len(state.zones[terms.DISTRICT_DECK]) + len(state.zones[terms.DISTRICT_DISCARD])
        if number != 6:
            yield f"there are {number} Random District cards"


def the_box_is_final(state: GangsState) -> Iterator[str]:
    """GNC-2.8 Only Opportunities are removed from the game in the open."""
    for card in state.zones[terms.BOX]:
        if kind_of(state, card) != 1:
            yield f"card {card} was removed from the game"


# Abilities and the Story --------------------------------------------------------------------------


def abilities_are_joined(state: GangsState) -> Iterator[str]:
    """GNC-3.1h Exactly the gangs and the Edgerunners in play have working abilities."""
    if is_running(state, SetUp):
        return
    wanted = {(GANGS[state.gang[seat]].ability_number, seat * UNITS) for seat in range(state.seats)}
    for unit, card in enumerate(state.unit_card):
        if card >= 0 and state.place[unit] >= 0:
            wanted.add((printed_edgerunner(state.definition[card]).ability_number, unit))
    found = {
        (source >> hooks.UNIT_BITS, source & hooks.UNIT_MASK)
        for at in state.modifiers.values()
        for source in at
        if source >> hooks.UNIT_BITS < numbering.FIRST_STORY
    }
    silent = {pair for pair in wanted if not hooks.ABILITIES[pair[0]].points}
    if found | silent != wanted:
        yield f"abilities {sorted(found ^ wanted)} are out of step with the board"


def the_story_is_its_own(state: GangsState) -> Iterator[str]:
    """GNC-2.1h At most three active cards, all of the chosen Story."""
    if is_running(state, SetUp):
        return
    first = FIRST_CARD[state.story]
    cards = range(first, first + len(STORIES[state.story].cards))
    if len(state.story_cards) > 3 or any(card not in cards for card in state.story_cards):
        yield f"the active Story cards are {state.story_cards}"


def latches_are_branches(state: GangsState) -> Iterator[str]:
    """GNC-13.4 Latched branches exist and are latched once."""
    if len(set(state.latches)) != len(state.latches):
        yield f"a branch is latched twice: {state.latches}"
    for card, branch in state.latches:
        if branch >= len(CARDS[card].branches):
            yield f"Story card {card} has no branch {branch}"


CHECKS: Final[tuple[Callable[[GangsState], Iterator[str]], ...]] = (
    units_stand_right,
    occupants_agree,
    drones_have_company,
    bases_have_cards,
    cards_have_one_base,
    legend_stands,
    numbers_are_possible,
    disc_in_use_is_spent,
    hires_are_counted,
    sides_differ,
    deferring_has_a_reason,
    hands_hold_four,
    hands_are_not_empty,
    nothing_lies_around,
    slots_hold_one,
    zones_hold_their_kind,
    upgrades_are_unique,
    starting_cards_are_complete,
    the_deck_keeps_no_starting_card,
    public_zones_are_known,
    secrets_are_kept,
    districts_are_six,
    the_box_is_final,
    abilities_are_joined,
    the_story_is_its_own,
    latches_are_branches,
)


def problems(state: GangsState) -> list[str]:
    """List every broken invariant in words."""
    return [wrong for check in CHECKS for wrong in check(state)]
