"""Back Alley with leaks planted on purpose: the twin test must catch every one of them."""

from __future__ import annotations

from typing import Any, ClassVar

from nightdeck.kernel.game import View, Wording
from nightdeck.kernel.handles import card_tag
from nightdeck.kernel.state import Entry, Option
from tests.tiny import rules
from tests.tiny.game import BackAlley
from tests.tiny.state import ALLEY, DECK, HAND, POOL, TinyState


class ShowsHands(BackAlley):
    """The view carries the names of every hand."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        document["hands"] = [
            [state.card(card).name for card in state.pile(each, HAND)]
            for each in range(state.seats)
        ]
        return document


class SendsHandSizeByKind(BackAlley):
    """The view counts the jobs in a hand."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        document["jobs"] = [
            sum(state.card(card).ability in (5, 6) for card in state.pile(each, HAND))
            for each in range(state.seats)
        ]
        return document


class LogsDrawnCards(BackAlley):
    """The log names a drawn card to everybody."""

    def tell(self, entry: Entry, seat: int) -> Wording:
        if entry[0] == 1:
            return Wording(f"{self.seat_name(0, entry[1][0])} draws {POOL[entry[1][1]].name}.")
        return super().tell(entry, seat)


class LogsHiddenCards(BackAlley):
    """The log names a card that is laid face down."""

    def tell(self, entry: Entry, seat: int) -> Wording:
        if entry[0] == 3:
            return Wording(f"{self.seat_name(0, entry[1][0])} hides {POOL[entry[1][1]].name}.")
        return super().tell(entry, seat)


class SortsTheAlley(BackAlley):
    """Face-down cards are shown in the order of their power."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        for owner in range(state.seats):
            alley = sorted(state.pile(owner, ALLEY), key=lambda card: state.card(card).power)
            tags = [card_tag(state, card) for card in alley]
            document["zones"][f"alley-{owner}"]["cards"] = tags
        return document


class TagsByFace(BackAlley):
    """A face-down card can be told by the name it is pointed at with."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        for owner in range(state.seats):
            named = [f"d{state.definition[card]}" for card in state.pile(owner, ALLEY)]
            document["zones"][f"alley-{owner}"]["cards"] = named
        return document


class ShowsTheDeck(BackAlley):
    """The view tells what the next card of a deck costs."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        deck = state.pile(0, DECK)
        document["next"] = state.card(deck[-1]).power if deck else 0
        return document


class ShowsSealedCards(BackAlley):
    """The view carries what others have sealed."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        top = state.stack[-1] if state.stack else None
        document["sealed"] = list(top.chosen) if isinstance(top, rules.Brawl) else []
        return document


class CountsOthersOptions(BackAlley):
    """The view tells how many options the seat has that is asked."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        question = state.question
        document["choices"] = len(question.options) if question is not None else 0
        return document


class WordsTheOptionBySecret(BackAlley):
    """An option's words depend on what is hidden from the seat that reads it."""

    def describe(self, state: TinyState, seat: int, option: Option) -> Wording:
        wording = super().describe(state, seat, option)
        if option == (rules.BRAWL,):
            other = state.pile((seat + 1) % state.seats, HAND)
            best = max((state.card(card).power for card in other), default=0)
            wording.note = "risky" if best > 3 else ""
        return wording


class ForecastsWithSecrets(BackAlley):
    """A friendly note is computed from all hands."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        powers = [state.card(card).power for card in state.pile(1, HAND)]
        document["notes"] = [{"text": f"Seat 1 could bring {max(powers, default=0)}."}]
        return document


class SkipsEmptyWindows(BackAlley):
    """A seat is not asked when it has no answer: the silence tells that it holds no jam."""

    def deal(self, state: TinyState, setup: Any) -> None:
        super().deal(state, setup)
        state.stack = [SilentTurn()]


class SilentJobs(rules.Jobs):
    """Nobody is asked without an answer in hand."""

    def must_ask(self, state: TinyState, seat: int) -> bool:
        return False


class SilentTurn(rules.Turn):
    """Jobs are answered only by those who can."""

    steps: ClassVar[tuple[str, ...]] = rules.Turn.steps

    def take_action(self, state: TinyState) -> str | None:
        where = super().take_action(state)
        top = state.stack[-1]
        if isinstance(top, rules.Jobs):
            state.stack[-1] = SilentJobs(top.name)
        return where


class RemembersShuffledCards(BackAlley):
    """Cards keep one name for ever, so a drawn card can be recognised when it is laid down."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        alley = [card for each in range(state.seats) for card in state.pile(each, ALLEY)]
        document["trail"] = [state.definition[card] % 2 for card in alley]
        return document


class LeaksTheGenerator(BackAlley):
    """The view carries what the next die will show."""

    def table(self, state: TinyState, seat: int) -> View:
        document = super().table(state, seat)
        hands = [state.definition[card] for card in state.pile(state.active, HAND)]
        document["noise"] = sum(hands) % 7
        return document


LEAKS = (
    ShowsHands,
    SendsHandSizeByKind,
    LogsDrawnCards,
    LogsHiddenCards,
    SortsTheAlley,
    TagsByFace,
    ShowsTheDeck,
    ShowsSealedCards,
    CountsOthersOptions,
    WordsTheOptionBySecret,
    ForecastsWithSecrets,
    SkipsEmptyWindows,
    RemembersShuffledCards,
    LeaksTheGenerator,
)
