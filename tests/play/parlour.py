"""Parlour: a small card game whose decks have sections and whose matches are of every kind.

Everybody brings a host, at least four numbers, exactly two chips and up to three numbers beside
them. Both draw two numbers and lay one; number and top chip together decide who wins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from nightdeck.decks import Deck, DeckForm, MatchType, Section, Swap, Violation
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.game import Game, Setup, View, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import EVERYBODY, Entry, Option, State, bit
from nightdeck.seen.views import permute, unknown_to
from tests.laid import Laid, lay, seat_regions

LAY: Final = 1
LAID: Final = 1

POOL: Final[list[dict[str, Any]]] = [
    {"id": "ada", "name": "Ada: The Aunt", "type": "host", "set": "Parlour"},
    {"id": "bo", "name": "Bo: The Butler", "type": "host", "set": "Parlour"},
    *(
        {"id": f"n{value}", "name": f"Number {word}", "type": "number", "set": "Parlour"}
        for value, word in enumerate(("None", "One", "Two", "Three", "Four", "Five"))
    ),
    {"id": "white", "name": "White Chip", "type": "chip", "set": "Parlour"},
    {"id": "black", "name": "Black Chip", "type": "chip", "set": "Parlour"},
]
PLACES: Final = {str(card["id"]): place for place, card in enumerate(POOL)}
FIRST_NUMBER: Final = PLACES["n0"]

FORM: Final = DeckForm(
    identity="host",
    identity_label="Host",
    sections=(
        Section("numbers", "Numbers", "PAR-1", fewest=4),
        Section("chips", "Chip box", "PAR-2", types=("chip",), fewest=2, most=2),
        Section("sideboard", "Sideboard", "PAR-3", most=3, is_sideboard=True),
    ),
)


def brought(name: str, numbers: str, side: str, host: str = "ada") -> Deck:
    """Returns a deck of numbers written as digits, with two white chips."""
    cards = {f"n{digit}": numbers.count(digit) for digit in sorted(set(numbers))}
    beside = {f"n{digit}": side.count(digit) for digit in sorted(set(side))}
    sections = {"chips": {"white": 2}, "sideboard": beside}
    return Deck(name, name.title(), "", cards, host, sections=sections)


class ParlourState(State):
    """What lies on the table: number decks, chip decks, hands and one heap."""

    def __init__(self) -> None:
        super().__init__()
        self.sums: list[int] = [0, 0]


class Evening(Frame):
    """PAR-4 One after the other lays a number; the higher sum wins."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "compare")

    def __init__(self, seat: int = 0) -> None:
        self.seat: int = seat

    def offer(self, state: ParlourState) -> str | None:
        state.ask(self.seat, "lay", [(LAY, card) for card in state.zones[4 + self.seat]])
        return None

    def take(self, state: ParlourState) -> str | None:
        card = state.answer[1]
        chip = state.zones[2 + self.seat][-1]
        state.move(card, 6)
        state.move(chip, 6)
        state.emit(LAID, self.seat, card)
        value = state.definition[card] - FIRST_NUMBER
        state.sums[self.seat] = 2 * value + (state.definition[chip] == PLACES["black"])
        self.seat += 1
        return "offer" if self.seat < 2 else None

    def compare(self, state: ParlourState) -> str | None:
        best = max(state.sums)
        winners = tuple(seat for seat in (0, 1) if state.sums[seat] == best)
        state.end(winners if len(winners) == 1 else (), "both have laid", "PAR-4")
        return None


class Parlour(Game[ParlourState]):
    """The game object."""

    slug = "parlour"
    title = "Parlour"
    verbs = ("pass", "lay")
    deck_form = FORM
    match_types = (
        MatchType("single", "Single game", "PAR-5"),
        MatchType("three-games", "Three games", "PAR-6", games=3),
        MatchType("best-of-three", "Best of three", "PAR-7", games=5, wins=2, moves=False, swaps=2),
        MatchType("two-rounds", "Two rounds with scores", "PAR-8", games=2),
    )

    def __init__(self) -> None:
        super().__init__()
        low, high = brought("low", "0011", "555"), brought("high", "3344", "0", "bo")
        self.decks = {"low": low, "high": high, "even": brought("even", "2222", "13")}

    def default_decks(self, seats: int) -> tuple[str, ...]:
        return ("low", "high")

    def catalogue(self) -> list[dict[str, Any]]:
        return POOL

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        found = super().deck_violations(deck, rulings)
        for card, count in deck.every_card().items():
            if count > 4:
                found.append(Violation("PAR-9", f"{card} comes {count} times", "4 are allowed"))
        return found

    def match_points(self, state: ParlourState) -> tuple[int, ...]:
        return tuple(state.sums)

    def swaps(self, deck: Deck, most: int, rng: Rng) -> tuple[Swap, ...]:
        if deck.name != "low" or "n5" not in deck.sections["sideboard"] or "n0" not in deck.cards:
            return ()
        return (("n0", "n5"),)

    def blank(self) -> ParlourState:
        return ParlourState()

    def deal(self, state: ParlourState, setup: Setup) -> None:
        for sight in (0, 0, 0, 0, bit(0), bit(1), EVERYBODY):
            state.add_zone(sight, mixing=sight in (bit(0), bit(1)))
        for seat, each in enumerate(setup.decks):
            deck = self.decks[each] if isinstance(each, str) else each
            for zone, cards in ((seat, deck.cards), (2 + seat, deck.sections["chips"])):
                for id, count in cards.items():
                    for _ in range(count):
                        state.add_card(PLACES[id], zone)
                state.shuffle(zone)
            for _ in range(2):
                state.move(state.zones[seat][-1], 4 + seat)
        state.call(Evening())

    def event_roles(self, kind: int) -> str:
        return "sc"

    def describe(self, state: ParlourState, seat: int, option: Option) -> Wording:
        name = POOL[state.definition[option[1]]]["name"]
        return Wording(f"Lay {name}", "PAR-4", cards=(option[1],))

    def prompt(self, state: ParlourState, seat: int) -> Wording:
        return Wording("Lay a number", "PAR-4")

    def tell(self, entry: Entry, seat: int) -> Wording:
        player, card = entry[1]
        return Wording(f"Player {player + 1} lays {POOL[card]['name']}.", "PAR-4")

    def table(self, state: ParlourState, seat: int) -> dict[str, Any]:
        piles = [Laid("heap", "heap", -1, state.zones[6])]
        for name, first in (("numbers", 0), ("chips", 2), ("hand", 4)):
            for each in (0, 1):
                is_shown = name == "hand" and each == seat
                pile = state.zones[first + each]
                piles.append(Laid(f"{name}-{each}", name, each, pile, is_shown))

        def entry(card: int, pile: str) -> View:
            return {"card": POOL[state.definition[card]]["id"], "up": True}

        cards, zones = lay(state, piles, entry)
        parts = {"numbers": "pile", "chips": "pile", "hand": "hand"}
        heap = {"id": "heap", "label": "heap", "kind": "row", "zones": ["heap"], "side": "middle"}
        return {
            "turn": {"number": 1, "seat": max(0, len(state.zones[6]) // 2), "text": "The evening"},
            "timeline": None,
            "seats": [
                {"seat": each, "name": self.seat_name(2, each), "score": state.sums[each],
                 "goal": 0, "numbers": [], "marks": []}
                for each in (0, 1)
            ],
            "cards": cards,
            "zones": zones,
            "scene": {"regions": [*seat_regions(2, max(seat, 0), parts), heap]},
            "notes": [],
        }  # fmt: skip

    def redeal(self, state: ParlourState, seat: int, rng: Rng) -> None:
        for zones in ((0, 4), (1, 5), (2,), (3,)):
            hidden = [card for zone in zones for card in state.zones[zone]]
            permute(state, unknown_to(state, seat, hidden), rng)


PARLOUR = Parlour()
