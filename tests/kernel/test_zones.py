"""Cards, zones, and who knows what."""

from __future__ import annotations

from nightdeck.kernel.game import Game
from nightdeck.kernel.state import EVERYBODY, State, bit


def table() -> tuple[State, int, int, int, int]:
    """Return a two-seat state with a deck, a hand of seat 0, a face-down row and a public row."""
    state = State()
    state.seats = 2
    state.news = [0, 0, 0]
    deck = state.add_zone(0)
    hand = state.add_zone(bit(0), mixing=True)
    row = state.add_zone(bit(0))
    public = state.add_zone(EVERYBODY)
    for definition in range(6):
        state.add_card(definition, deck)
    return state, deck, hand, row, public


def test_a_drawn_card_is_known_to_its_owner_only() -> None:
    state, deck, hand, _, _ = table()
    card = state.zones[deck][-1]
    state.move(card, hand)
    assert state.knows(0, card)
    assert not state.knows(1, card)
    assert state.news == [1, 0, 0]


def test_a_card_in_a_public_zone_is_known_to_all_and_to_spectators() -> None:
    state, deck, _, _, public = table()
    state.move(0, public)
    assert all(state.knows(seat, 0) for seat in (-1, 0, 1))
    assert deck == 0


def test_a_card_gets_a_new_tag_when_it_leaves_a_hidden_zone() -> None:
    state, _, hand, row, _ = table()
    state.move(0, hand)
    before = state.tag[0]
    state.move(0, row)
    assert state.tag[0] != before


def test_a_card_keeps_its_tag_between_public_zones() -> None:
    state, _, _, _, public = table()
    other = state.add_zone(EVERYBODY)
    state.move(0, public)
    before = state.tag[0]
    state.move(0, other)
    assert state.tag[0] == before


def test_a_card_laid_down_unseen_takes_the_memory_of_the_hand_with_it() -> None:
    state, _, hand, row, _ = table()
    for card in (0, 1, 2):
        state.move(card, hand)
    state.reveal(0, bit(1))
    state.move(1, row)
    assert not state.knows(1, 0)
    assert state.knows(0, 0)


def test_a_card_shown_while_it_leaves_the_hand_stays_known() -> None:
    state, _, hand, _, public = table()
    state.move(0, hand)
    state.move(1, hand)
    state.move(0, public)
    assert state.knows(1, 0)


def test_a_shuffle_makes_everybody_forget() -> None:
    state, deck, _, _, _ = table()
    state.reveal(3, EVERYBODY)
    tags = state.tag[:]
    state.shuffle(deck)
    assert not state.knows(0, 3)
    assert all(new not in tags for new in state.tag)


def test_a_card_can_be_put_at_the_bottom() -> None:
    state, deck, hand, _, _ = table()
    state.move(5, hand)
    state.move(5, deck, 0)
    assert state.zones[deck] == [5, 0, 1, 2, 3, 4]


def test_listeners_are_found_by_what_they_wait_for() -> None:
    state = State()
    state.listen(4, 10)
    state.listen(4, 11)
    state.unlisten(4, 10)
    assert state.listeners == {4: [11]}
    state.unlisten(4, 11)
    assert state.listeners == {}


def test_modifiers_are_found_by_the_quantity_they_change() -> None:
    state = State()
    state.modify(2, 7)
    assert state.modifiers[2] == [7]
    state.unmodify(2, 7)
    assert state.modifiers == {}


class Named(Game[State]):
    """A game whose one event names a card."""

    slug = "named"

    def event_roles(self, kind: int) -> str:
        return "sc"


def test_the_log_shows_nobody_a_face_he_does_not_know() -> None:
    state, _, hand, _, _ = table()
    state.game = Named()
    state.log = []
    state.move(4, hand)
    state.emit(1, 0, 4)
    kind, args, faces, audience = state.log[-1]
    assert (kind, args, audience) == (1, (0, state.definition[4]), EVERYBODY)
    assert faces == bit(0)
