"""To whom or by whom something is done: each target, each player, a die that decides."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.language.players import EACH_PLAYER, EVENT_PLAYER, players
from nightdeck.games.neuroscape.model.items import targets
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BANK, NONE
from nightdeck.games.neuroscape.model.vocabulary import Effect
from nightdeck.games.neuroscape.rules.aiming import Aiming
from nightdeck.games.neuroscape.rules.dice import Roll
from nightdeck.games.neuroscape.rules.leaving import SACRIFICE, leave_play
from nightdeck.games.neuroscape.rules.ram import destroy_ram, is_safe
from nightdeck.games.neuroscape.rules.triggers import Acting
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.flow import Choosing
from nightdeck.language.resolving import Asking
from nightdeck.language.trees import parts
from nightdeck.language.verbs import CARD


class OnNumber(Effect):
    """The effect is about the card the event names second: what was damaged, what blocked."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then: Effect = then

    def words(self) -> str:
        return self.then.words()

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        self.then.resolve(state, source, number, target)


class OnEachTarget(Effect):
    """The effect happens to every legal target of the item."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then: Effect = then

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.item(state.context[-1][2]) if state.context else None
        for code in targets(item) if item is not None else [target]:
            if code != NONE:
                self.then.resolve(state, source, code, number)


class As(Effect):
    """Some players do something: in it, "you" is each of them, clockwise."""

    def __init__(self, whom: int, then: Effect) -> None:
        super().__init__()
        self.whom: int = whom
        self.then: Effect = then
        self.weighty = then.weighty
        for each in parts(then, Aiming):
            each.by_event_player = whom == EVENT_PLAYER

    def words(self) -> str:
        return self.then.words()

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item, chosen, serial = state.context[-1][2:5]
        for seat in players(state, source, target, number, self.whom):
            if not state.is_out(seat):
                effect = self.then.number
                state.call(Acting(effect, source, target, number, seat, item, chosen, serial))


class EachSacrifices(Choosing[NeuState]):
    """Some players each choose a character of theirs; all are sacrificed together."""

    def __init__(self, whom: int) -> None:
        super().__init__()
        self.whom: int = whom

    def theirs(self, state: NeuState, seat: int, frame: Asking) -> list[int]:
        """Return what a player may choose from."""
        return list(state.characters(seat))

    def count(self, state: NeuState, seat: int, cards: list[int]) -> int:
        """Return how many a player must choose."""
        return min(1, len(cards))

    def carry_out(self, state: NeuState, cards: list[int]) -> None:
        """Do it to all chosen cards."""
        leave_play(state, cards, SACRIFICE)

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        for seat in players(state, frame.source, frame.target, frame.number, self.whom):
            cards = self.theirs(state, seat, frame)
            open_ = [card for card in cards if card not in frame.chosen]
            if state.is_out(seat) or len(cards) - len(open_) >= self.count(state, seat, cards):
                continue
            state.ask_if_open(seat, "card", named_once(state, open_), (frame.source,))
            return None
        self.carry_out(state, frame.chosen)
        return DONE

    def take(self, state: NeuState, frame: Asking) -> str | None:
        frame.chosen.append(state.answer[1])
        return "offer"


class EachDestroysHalf(EachSacrifices):
    """NEU-7.13 Each player destroys half of the RAM in the own bank, rounded up."""

    def __init__(self) -> None:
        super().__init__(EACH_PLAYER)

    def theirs(self, state: NeuState, seat: int, frame: Asking) -> list[int]:
        bank = state.cards(seat, BANK)
        return [ram for ram in bank if not is_safe(state, ram, frame.source)]

    def count(self, state: NeuState, seat: int, cards: list[int]) -> int:
        return min(len(cards), (len(state.cards(seat, BANK)) + 1) // 2)

    def carry_out(self, state: NeuState, cards: list[int]) -> None:
        for ram in cards:
            destroy_ram(state, ram)


def named_once(state: NeuState, cards: list[int]) -> list[Option]:
    """Return an option for each card, equal RAM only once."""
    options: list[Option] = []
    seen: list[tuple[int, int]] = []
    for card in cards:
        face = (state.definition[card], state.running[card])
        if state.is_on_field(card) or face not in seen:
            options.append((CARD, card))
            seen.append(face)
    return options


class RollFor(Effect):
    """Roll a d20: the result decides which effect follows."""

    def __init__(self, least: int, then: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.least: int = least
        self.then: Effect = then
        self.otherwise: Effect = otherwise
        self.weighty = True

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        state.call(Rolled(self.number, source, target, number))


class Rolled(Frame):
    """NEU-19.4a The roll of an effect."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "follow")

    def __init__(self, effect: int, source: int, target: int, number: int) -> None:
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number

    def roll(self, state: NeuState) -> str | None:
        """An effect's controller rolls."""
        state.call(Roll(state.controller(self.source), NONE))
        return None

    def follow(self, state: NeuState) -> str | None:
        """Do what the result says."""
        effect = state.effect(self.effect)
        assert isinstance(effect, RollFor)
        chosen = effect.then if state.result >= effect.least else effect.otherwise
        chosen.resolve(state, self.source, self.target, self.number)
        return DONE


class RollOn(Effect):
    """Roll a d20: the first row whose number the result reaches says what follows."""

    def __init__(self, *rows: tuple[int, Effect]) -> None:
        super().__init__()
        self.rows: tuple[tuple[int, Effect], ...] = rows
        self.weighty = True

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        state.call(RolledOn(self.number, source, target, number))


class RolledOn(Frame):
    """NEU-19.4a The roll of a table."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "follow")

    def __init__(self, effect: int, source: int, target: int, number: int) -> None:
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number

    def roll(self, state: NeuState) -> str | None:
        """An effect's controller rolls."""
        state.call(Roll(state.controller(self.source), NONE))
        return None

    def follow(self, state: NeuState) -> str | None:
        """Do what the row says."""
        effect = state.effect(self.effect)
        assert isinstance(effect, RollOn)
        for least, then in effect.rows:
            if state.result >= least:
                then.resolve(state, self.source, self.target, self.number)
                break
        return DONE
