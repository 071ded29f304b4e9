"""Effects that let a player choose when they resolve (CCG-6.8l, CCG-6.8o)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.card_abilities import Aim
from nightdeck.games.cyberpunk_ccg.model.events import BECAME_USED
from nightdeck.games.cyberpunk_ccg.model.funds import unused_of
from nightdeck.games.cyberpunk_ccg.model.options import ADD, AIM, ENOUGH
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import AUTHORITY_USED, COP, NONE, RUNNER_USED
from nightdeck.games.cyberpunk_ccg.model.things import ABILITY, CANCELLED
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Effect
from nightdeck.games.cyberpunk_ccg.rules.authority import compare
from nightdeck.games.cyberpunk_ccg.rules.responding import Responding
from nightdeck.games.cyberpunk_ccg.rules.thing_pile import pop_thing, push_thing
from nightdeck.games.cyberpunk_ccg.rules.using_cards import exhaust
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.flow import Choosing
from nightdeck.language.resolving import Asking


class Choose(Choosing["CcgState"]):
    """CCG-6.8l You choose a target now; the effect gets it. Without one nothing happens."""

    def __init__(self, aim: Aim, then: Effect) -> None:
        super().__init__()
        self.aim: Aim = aim
        self.then: Effect = then

    def can(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return bool(self.aim.codes(state, state.controller(source), source))

    def offer(self, state: CcgState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        options: list[Option] = [(AIM, code) for code in self.aim.codes(state, seat, frame.source)]
        if not options:
            return DONE
        if len(options) == 1:
            state.answer = options[0]
        else:
            state.ask(seat, "choose", options, (frame.source,))
        return None

    def take(self, state: CcgState, frame: Asking) -> str | None:
        self.then.resolve(state, frame.source, state.answer[1], frame.number)
        return DONE


class ForcedAuthority(Choosing["CcgState"]):
    """CCG-10.2a Exhaust a set of your Cops (CCG-10.13b) and use Authority against the target."""

    def offer(self, state: CcgState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        if frame.stage:
            return self.decide(state, frame)
        free = unused_of(state, seat, COP, tuple(frame.chosen))
        teams = [state.team[card] for card in free]
        options: list[Option] = [
            (ADD, card)
            for place, card in enumerate(free)
            if state.team[card] == NONE or state.team[card] not in teams[:place]
        ]
        if frame.chosen:
            options.append((ENOUGH,))
        if not options:
            return DONE
        if len(options) == 1:
            state.answer = options[0]
        else:
            state.ask(seat, "cops", options, (frame.target, frame.source), len(options) - 1)
        return None

    def take(self, state: CcgState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        if state.answer[0] == ADD:
            card = state.answer[1]
            team = state.team[card]
            joined = [card]
            if team != NONE:
                own = unused_of(state, seat, COP)
                joined = [each for each in own if state.team[each] == team]
            frame.chosen += joined
            return "offer"
        for card in frame.chosen:
            exhaust(state, card)
            state.emit(BECAME_USED, card)
        push_thing(state, seat, ABILITY, frame.chosen[0], 0, frame.chosen[:], [frame.target, 0])
        frame.stage = 1
        state.call(Responding(RUNNER_USED | AUTHORITY_USED))
        return "offer"

    def decide(self, state: CcgState, frame: Asking) -> str:
        """Compare, unless somebody has cancelled it."""
        cops = state.thing_users[-1][:]
        cancelled = pop_thing(state)[CANCELLED]
        if not cancelled and cops and state.is_runner_in_play(frame.target):
            compare(state, state.controller(frame.source), cops, frame.target)
        return DONE
