"""Back Alley as the kernel sees it."""

from __future__ import annotations

from typing import Any

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Choice, Game, Ruling, Setup, Stop, View, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Entry, Option
from nightdeck.seen.views import permute, unknown_to
from tests.laid import Laid, catalogue, lay, words_of
from tests.tiny import rules
from tests.tiny.state import (
    ALLEY,
    BIN,
    CREW,
    DECK,
    DECK_LIST,
    GROUP,
    HAND,
    POOL,
    ROLES,
    TinyState,
)

NAMES = [card.name for card in POOL]
PILES = {"deck": DECK, "hand": HAND, "alley": ALLEY, "crew": CREW, "bin": BIN}
TOLD = {
    1: "{0} draws {1}.",
    2: "{0}: credits {1:+d}.",
    3: "{0} hides {1}.",
    4: "{0} turns up {1}.",
    5: "{0} announces {1}.",
    6: "{1} of {0} is jammed.",
    7: "{0} has sealed a card.",
    8: "{0} fights with {1}.",
    9: "The brawl is over.",
    10: "{0} has {1} points.",
    11: "{0} rolls {1}.",
    12: "{0} looks at {1}.",
}
CLAUSES = {1: "TNY-2.1", 3: "TNY-2.2", 4: "TNY-3.3", 7: "TNY-4.1", 8: "TNY-4.2", 10: "TNY-5.1"}


class BackAlley(Game[TinyState]):
    """A brawl over three points, for two to four."""

    slug = "back_alley"
    title = "Back Alley"
    prefix = "TNY"
    seat_counts = (2, 3, 4)
    stand_ins = True
    rulings = (
        Ruling("TNY-Q1", "TNY-Q1", "Who scores a tied brawl?", ("nobody", "all"), "nobody"),
        Ruling("TNY-Q2", "TNY-Q2", "Who is asked to flip?", ("always", "if-able"), "always"),
    )
    verbs = rules.VERBS
    choices = (Choice("start", "Credits at the start", ("2", "5"), "2"),)

    def blank(self) -> TinyState:
        return TinyState()

    def deal(self, state: TinyState, setup: Setup) -> None:
        state.lay_zones()
        state.credits = [int(setup.choices.get("start", "2"))] * state.seats
        state.points = [0] * state.seats
        for seat in range(state.seats):
            for definition in DECK_LIST:
                state.add_card(definition, state.place(seat, DECK))
            state.shuffle(state.place(seat, DECK))
            for _ in range(3):
                rules.draw(state, seat)
        state.call(rules.Turn())

    def arrange(self, state: TinyState, position: dict[str, Any]) -> None:
        """Words: hands, crews, alleys (lists of names per seat), credits, points, active."""
        for zone in range(len(state.zones)):
            for card in list(state.zones[zone]):
                state.move(card, zone // GROUP * GROUP + DECK)
        for word, kind in (("hands", HAND), ("alleys", ALLEY), ("crews", CREW)):
            for seat, names in enumerate(position.pop(word, [])):
                for name in names:
                    state.move(self.find(state, seat, name), state.place(seat, kind))
        state.credits = position.pop("credits", state.credits)
        state.points = position.pop("points", state.points)
        state.active = position.pop("active", 0)
        if position:
            raise BadSetup(f"Back Alley knows no {', '.join(position)} in a position")
        state.stack = [rules.Turn()]
        state.at = [rules.Turn.steps.index("offer_action")]
        state.actions = 2
        state.question = None

    def find(self, state: TinyState, seat: int, name: str) -> int:
        for card in state.pile(seat, DECK):
            if state.card(card).name == name:
                return card
        raise BadSetup(f"seat {seat} has no {name!r} left in the deck")

    def event_roles(self, kind: int) -> str:
        return ROLES[kind]

    def describe(self, state: TinyState, seat: int, option: Option) -> Wording:
        if len(option) == 1:
            words = {0: "Pass", 1: "Take 1 credit", 4: "Start a brawl"}
            return Wording(words[option[0]], "TNY-2.2")
        name = state.card(option[1]).name
        words = {2: "Hide", 3: "Play", 5: "Turn up", 6: "Answer with", 7: "Fight with", 8: "Use"}
        return Wording(f"{words[option[0]]} {name}", "TNY-2.2", cards=(option[1],))

    def prompt(self, state: TinyState, seat: int) -> Wording:
        question = state.question
        assert question is not None
        return Wording({"action": "What do you do?"}.get(question.name, f"{question.name}?"))

    def tell(self, entry: Entry, seat: int) -> Wording:
        kind = entry[0]
        words = words_of(entry, seat, ROLES[kind], NAMES, self.seat_name)
        return Wording(TOLD[kind].format(*words), CLAUSES.get(kind, ""))

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        return (Stop("flip", "Cards are turned up", "while you have two credits", mode="ask"),)

    def matters(self, state: TinyState) -> bool:
        return state.question is None or state.credits[state.question.seat] >= 2

    def catalogue(self) -> list[dict[str, Any]]:
        return catalogue(POOL)

    def table(self, state: TinyState, seat: int) -> View:
        piles = [
            Laid(f"{name}-{owner}", name, owner, state.pile(owner, kind),
                 kind != DECK and (kind != HAND or owner == seat))
            for owner in range(state.seats) for name, kind in PILES.items()
        ]  # fmt: skip

        def entry(card: int, pile: str) -> View:
            face = NAMES[state.definition[card]].lower() if state.knows(seat, card) else None
            return {"card": face, "up": not pile.startswith("alley")}

        cards, zones = lay(state, piles, entry)
        return {
            "turn": {"number": state.turn, "seat": state.active, "text": f"Turn {state.turn}"},
            "timeline": None,
            "seats": [self.seat_entry(state, each) for each in range(state.seats)],
            "cards": cards,
            "zones": zones,
            "scene": {"regions": [
                {"id": name, "label": name, "kind": "row", "zones": [name]} for name in zones
            ]},
            "notes": [],
        }  # fmt: skip

    def seat_entry(self, state: TinyState, seat: int) -> View:
        numbers = [{"id": "credits", "label": "Credits", "value": state.credits[seat]}]
        return {"seat": seat, "name": self.seat_name(state.seats, seat), "numbers": numbers,
                "score": state.points[seat], "goal": rules.GOAL, "marks": []}  # fmt: skip

    def redeal(self, state: TinyState, seat: int, rng: Rng) -> None:
        for owner in range(state.seats):
            piles = [*state.pile(owner, DECK), *state.pile(owner, HAND), *state.pile(owner, ALLEY)]
            permute(state, unknown_to(state, seat, piles), rng)

    def problems(self, state: TinyState) -> list[str]:
        found = [f"seat {seat} owes money" for seat, own in enumerate(state.credits) if own < 0]
        for source in [each for sources in state.listeners.values() for each in sources]:
            if state.zone[source] % GROUP != CREW:
                found.append(f"card {source} listens without being in a crew")
        return found

    def evaluate(self, state: TinyState, seat: int) -> float:
        return min(1.0, 0.25 + 0.25 * state.points[seat])

    def counted(self) -> dict[int, str]:
        return {1: "drawn", 4: "played", 5: "played", 8: "played", 10: "scored"}

    def weigh(self, state: TinyState, option: Option) -> float:
        return 2.0 if option[0] in (rules.BRAWL, rules.PLAY_JOB) else 1.0


TINY = BackAlley()
