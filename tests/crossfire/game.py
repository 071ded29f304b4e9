"""Crossfire as the kernel sees it."""

from __future__ import annotations

from typing import Any

from nightdeck.kernel.game import Choice, Game, Setup, View, Wording
from nightdeck.kernel.handles import card_tag
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Entry, Option
from nightdeck.seen.views import permute, unknown_to
from tests.crossfire import rules
from tests.crossfire.state import (
    BIN,
    DECK,
    DECK_LIST,
    HAND,
    HEALTH,
    POOL,
    RACK,
    ROLES,
    CrossfireState,
)
from tests.laid import Laid, catalogue, lay, seat_regions, words_of

NAMES = [card.name for card in POOL]
PARTS = {"rack": "row", "hand": "hand", "deck": "pile", "bin": "pile"}
ZONES = {"deck": DECK, "hand": HAND, "rack": RACK, "bin": BIN}
TOLD = {
    1: "{0} draws {1}.",
    2: "{0} builds {1}.",
    3: "{0} puts {1} on {2}.",
    4: "{0} announces {1} against {2}.",
    5: "{0} answers with {1}.",
    6: "{1} of {0} is stopped.",
    7: "{0} loses {1}.",
    8: "{0} has {1} health left.",
    9: "{0} leaves the game.",
    10: "{0} shows {1}.",
}
CLAUSES = {1: "XFR-2.2", 2: "XFR-2.3", 4: "XFR-3.1", 6: "XFR-3.5", 8: "XFR-4.2", 9: "XFR-5.1"}
WORDS = {0: "Pass", 1: "Keep", 2: "Put under the deck", 3: "Rest"}


class Crossfire(Game[CrossfireState]):
    """Shots, cover and answers, for two to six, alone or in two teams."""

    slug = "crossfire"
    title = "Crossfire"
    prefix = "XFR"
    edition = "test"
    summary = "Shots and answers."
    seat_counts = (2, 3, 4, 5, 6)
    verbs = rules.VERBS
    choices = (Choice("teams", "Who plays together", ("alone", "pairs"), "pairs"),)

    def blank(self) -> CrossfireState:
        return CrossfireState()

    def deal(self, state: CrossfireState, setup: Setup) -> None:
        state.lay_zones()
        state.health = [HEALTH] * state.seats
        in_pairs = setup.choices.get("teams", "pairs") == "pairs" and state.seats in (4, 6)
        state.pairs = 1 if in_pairs else 0
        for seat in range(state.seats):
            for definition in DECK_LIST:
                state.add_card(definition, state.place(seat, DECK))
                state.host.append(-1)
            state.shuffle(state.place(seat, DECK))
            for _ in range(3):
                rules.draw(state, seat)
        state.call(rules.Turn())

    def team(self, state: CrossfireState, seat: int) -> int:
        return rules.team(state, seat)

    def concede(self, state: CrossfireState, seat: int) -> None:
        rules.leave(state, seat)
        super().concede(state, seat)

    def event_roles(self, kind: int) -> str:
        return ROLES[kind]

    def describe(self, state: CrossfireState, seat: int, option: Option) -> Wording:
        verb = option[0]
        if verb in WORDS:
            return Wording(WORDS[verb], "XFR-2.3")
        if verb == rules.TARGET:
            return Wording(f"Aim at {self.seat_name(state.seats, option[1])}", "XFR-3.1")
        name = state.card(option[1]).name
        if verb == rules.ATTACH:
            words = f"Put {name} on {state.card(option[2]).name}"
        else:
            words = f"{rules.VERBS[verb].capitalize()} {name}"
        return Wording(words, "XFR-2.3", cards=option[1:])

    def prompt(self, state: CrossfireState, seat: int) -> Wording:
        question = state.question
        assert question is not None
        if question.name == "sort":
            top = state.card(state.lying(seat, DECK)[-1]).name
            return Wording(f"{top} lies on top of your deck.", "XFR-2.1")
        return Wording(f"What now? ({question.name})")

    def tell(self, entry: Entry, seat: int) -> Wording:
        kind = entry[0]
        words = words_of(entry, seat, ROLES[kind], NAMES, self.seat_name)
        return Wording(TOLD[kind].format(*words), CLAUSES.get(kind, ""))

    def catalogue(self) -> list[dict[str, Any]]:
        return catalogue(POOL)

    def table(self, state: CrossfireState, seat: int) -> View:
        piles = [
            Laid(f"{name}-{owner}", name, owner, state.lying(owner, kind),
                 kind in (RACK, BIN) or (kind == HAND and owner == seat))
            for owner in range(state.seats) for name, kind in ZONES.items()
        ]  # fmt: skip
        cards, zones = lay(state, piles, lambda card, pile: self.card_entry(state, card))
        return {
            "turn": {"number": state.turn, "seat": state.active, "text": f"Turn {state.turn}"},
            "timeline": None,
            "seats": [self.seat_entry(state, each) for each in range(state.seats)],
            "cards": cards,
            "zones": zones,
            "scene": {"regions": self.regions(state, max(seat, 0))},
            "notes": [],
        }

    def card_entry(self, state: CrossfireState, card: int) -> View:
        entry: View = {"card": state.card(card).name.lower(), "up": True}
        if state.host[card] >= 0:
            entry["host"] = card_tag(state, state.host[card])
        on = state.attached(card)
        if on:
            entry["hosted"] = [card_tag(state, each) for each in on]
        return entry

    def regions(self, state: CrossfireState, home: int) -> list[View]:
        """Return the rows of every seat, the opponents' clockwise, and what was announced."""
        found = seat_regions(state.seats, home, PARTS)
        if state.pile:
            things = [
                {"id": str(number), "seat": seat, "tag": card_tag(state, card), "text": (
                    f"against {self.seat_name(state.seats, target)}" if target >= 0 else "cover")}
                for number, seat, card, target in reversed(state.pile)
            ]  # fmt: skip
            found.append({"id": "announced", "label": "Announced", "kind": "announced",
                          "side": "middle", "things": things})  # fmt: skip
        return found

    def seat_entry(self, state: CrossfireState, seat: int) -> View:
        hand = len(state.lying(seat, HAND))
        numbers = [{"id": "hand", "label": "Cards in hand", "value": hand, "icon": "hand"}]
        return {"seat": seat, "name": self.seat_name(state.seats, seat), "numbers": numbers,
                "score": state.health[seat], "goal": 0, "marks": []}  # fmt: skip

    def redeal(self, state: CrossfireState, seat: int, rng: Rng) -> None:
        for owner in range(state.seats):
            hidden = [*state.lying(owner, DECK), *state.lying(owner, HAND)]
            permute(state, unknown_to(state, seat, hidden), rng)

    def problems(self, state: CrossfireState) -> list[str]:
        found = [f"seat {seat} has no health left" for seat, health in enumerate(state.health)
                 if health <= 0 and not state.is_out(seat)]  # fmt: skip
        for card, host in enumerate(state.host):
            if host >= 0 and state.zone[card] != state.zone[host]:
                found.append(f"card {card} is on {host}, which lies elsewhere")
        return found

    def evaluate(self, state: CrossfireState, seat: int) -> float:
        own = rules.team(state, seat)
        mine = sum(h for each, h in enumerate(state.health) if rules.team(state, each) == own)
        return mine / max(1, sum(state.health))

    def counted(self) -> dict[int, str]:
        return {1: "drawn", 2: "played", 3: "played", 4: "played", 5: "played"}

    def weigh(self, state: CrossfireState, option: Option) -> float:
        return 2.0 if option[0] in (rules.STRIKE, rules.BLOCK, rules.BUILD) else 1.0


CROSSFIRE = Crossfire()
