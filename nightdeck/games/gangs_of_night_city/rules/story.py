"""GNC-13 Stories: cards, branches, latches, epilogues.

Story cards are numbered as in `stories.CARDS`; `state.story_cards` lists the active ones. Each card
brings abilities of its own into the game's row: one that watches its branches, then its rules in
printed order.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.gangs_of_night_city.model import board, events, hooks, rulings, stories
from nightdeck.games.gangs_of_night_city.model.markers import TOKENS, discard_token
from nightdeck.games.gangs_of_night_city.model.options import AMOUNT
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred, pay
from nightdeck.games.gangs_of_night_city.rules.winning import end_by_most_cred
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


class Watch(hooks.Ability):
    """GNC-13.4 Watches the branches of one card at the events that can make them true."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: int = card

    def hear(self, state: GangsState, me: int, kind: int, args: tuple[int, ...]) -> None:
        """GNC-1.8 GNC-13.4 Look at the conditions that an atomic change may have met."""
        for number, branch in enumerate(stories.CARDS[self.card].branches):
            condition = branch.condition
            if kind not in condition.events or (self.card, number) in state.latches:
                continue
            if condition.is_event:
                state.cause = args[0]
                latch(state, self.card, number)
            elif condition.holds(state):
                latch(state, self.card, number)


def ability_number(card: int, rule: int = -1) -> int:
    """Return the place of a card's rule in the row of all abilities; -1 is its watch."""
    return stories.CARDS[card].watch_number + 1 + rule


# The active cards ---------------------------------------------------------------------------------


def begin(state: GangsState) -> None:
    """GNC-4.8 GNC-13.1 GNC-14.1g Reveal the Introduction of the Story and follow it."""
    first = stories.FIRST_CARD[state.story]
    introduction = stories.CARDS[first]
    state.emit(events.STORY_REVEALED, first)
    hooks.show(state, stories.CARDS[first].number)
    for instruction in introduction.setup:
        instruction.effect.resolve(state, 0, state.active, -1)
    if introduction.opens:
        for card in introduction.opens:
            reveal(state, first + card)
    else:
        state.story_cards.append(first)


def watched_events(card: stories.StoryCard) -> list[int]:
    """Return the events that can make a branch of a card true, each once."""
    return list(dict.fromkeys(kind for each in card.branches for kind in each.condition.events))


def reveal(state: GangsState, card: int) -> None:
    """GNC-13.1 GNC-13.2 Put a card into a Story slot; its rules apply from now on."""
    state.story_cards.append(card)
    state.emit(events.STORY_REVEALED, card)
    hooks.show(state, stories.CARDS[card].number)
    watch = hooks.source_of(ability_number(card), 0)
    for kind in watched_events(stories.CARDS[card]):
        state.listen(kind, watch)
    for rule in range(len(stories.CARDS[card].rules)):
        hooks.join(state, ability_number(card, rule), 0)


def discard(state: GangsState, card: int) -> None:
    """GNC-13.2 Take a card out of its slot; its rules apply no longer."""
    state.story_cards.remove(card)
    watch = hooks.source_of(ability_number(card), 0)
    for kind in watched_events(stories.CARDS[card]):
        state.unlisten(kind, watch)
    for rule in range(len(stories.CARDS[card].rules)):
        hooks.leave(state, ability_number(card, rule), 0)


def discard_acts(state: GangsState, new: int) -> None:
    """GNC-13.5 Earlier acts go, and their tokens unless the new card or a side card uses them."""
    for card in state.story_cards[:]:
        if not stories.CARDS[card].stays:
            discard(state, card)
    used = [token for card in (*state.story_cards, new) for token in stories.CARDS[card].uses]
    for token in TOKENS:
        if token not in used:
            discard_token(state, token)


def clockwise_from(state: GangsState, seat: int) -> list[int]:
    """GNC-1.7 Return all seats clockwise, the given one first."""
    return [(seat + step) % state.seats for step in range(state.seats)]


# Latches ------------------------------------------------------------------------------------------


def latch(state: GangsState, card: int, branch: int) -> None:
    """GNC-13.4 Note that a condition was true in this turn; the order is kept.

    GNC-X42 9 Street Cred are noted although they fall back to 8 in the same turn.
    """
    state.latches.append((card, branch))
    state.emit(events.BRANCH_LATCHED, card, branch)


def latch_standing(state: GangsState) -> None:
    """GNC-13.4b GNC-13.4c Latch the conditions that are true already, in printed order.

    GNC-X43 Whoever has 19 Street Cred when an act is revealed that asks for 19 meets it in the
    next turn, and the Epilogue follows when that turn ends.
    """
    for card in state.story_cards:
        for number, branch in enumerate(stories.CARDS[card].branches):
            if (card, number) in state.latches or branch.condition.is_event:
                continue
            if branch.condition.holds(state):
                latch(state, card, number)


def followed(state: GangsState) -> int:
    """GNC-13.4b GNC-R16 Return the position in `state.latches` of the branch to follow, or -1.

    GNC-X12 9 Street Cred in step 6, then the last Gift token: only the branch of the 9 is
    followed.
    """
    must_hold = state.rulings[rulings.R16] == rulings.MUST_STILL_HOLD
    for position, (card, number) in enumerate(state.latches):
        condition = stories.CARDS[card].branches[number].condition
        if not must_hold or condition.is_event or condition.holds(state):
            return position
    return -1


def target_card(state: GangsState, position: int) -> int:
    """Return the card to which the branch latched at a position leads."""
    card, number = state.latches[position]
    return stories.FIRST_CARD[state.story] + stories.CARDS[card].branches[number].goto


def is_epilogue(state: GangsState, position: int) -> bool:
    """Tell whether the branch latched at a position leads to an Epilogue."""
    return stories.CARDS[target_card(state, position)].kind == stories.EPILOGUE


def clear_latches(state: GangsState) -> None:
    """GNC-12.3e Forget what was latched in the turn that is over."""
    state.latches.clear()
    state.cause = -1


# Following a branch -------------------------------------------------------------------------------


def follow(state: GangsState, position: int) -> None:
    """GNC-13.4a GNC-13.5 GNC-13.6 Call the procedure that follows a latched branch."""
    card, number = state.latches[position]
    goto = target_card(state, position)
    state.emit(events.BRANCH_FOLLOWED, card, number)
    if stories.CARDS[goto].kind == stories.EPILOGUE:
        state.call(StoryEnd(goto))
    else:
        state.call(NextAct(goto))


class NextAct(Frame):
    """GNC-13.5 A new act is revealed and set up."""

    steps: ClassVar[tuple[str, ...]] = ("reveal", "set_up")

    def __init__(self, card: int, done: int = 0) -> None:
        self.card: int = card
        self.done: int = done

    def reveal(self, state: GangsState) -> None:
        """GNC-13.5 Earlier acts are discarded; the new rules are active at once."""
        discard_acts(state, self.card)
        reveal(state, self.card)

    def set_up(self, state: GangsState) -> str | None:
        """GNC-13.5 GNC-12.3d Carry out the card's instructions one by one."""
        setup = stories.CARDS[self.card].setup
        if self.done == len(setup):
            return DONE
        self.done += 1
        setup[self.done - 1].effect.resolve(state, 0, state.active, -1)
        return "set_up"


NOT_AN_EPILOGUE: Final = stories.Epilogue()


class StoryEnd(Frame):
    """GNC-13.6 An Epilogue: choices, rewards, the winner; `spent` is what the players bid."""

    steps: ClassVar[tuple[str, ...]] = ("reveal", "offer", "take", "pay_out", "decide")

    def __init__(self, card: int, asked: int = 0, spent: list[int] | None = None) -> None:
        self.card: int = card
        self.asked: int = asked
        self.spent: list[int] = [] if spent is None else spent

    def epilogue(self) -> stories.Epilogue:
        """Return what the card says."""
        return stories.CARDS[self.card].epilogue or NOT_AN_EPILOGUE

    def reveal(self, state: GangsState) -> None:
        """GNC-13.6 The Epilogue lies alone; nothing but it ends the game now."""
        discard_acts(state, self.card)
        state.story_cards.append(self.card)
        state.emit(events.EPILOGUE, self.card)
        hooks.show(state, stories.CARDS[self.card].number)
        self.spent = [0] * state.seats
        if state.reached < 0:
            # Street Cred of the Epilogue must not end the game by the target (R11 immediate).
            state.reached = len(state.latches)

    def offer(self, state: GangsState) -> str | None:
        """GNC-13.6a Ask openly, clockwise from the player whose turn just ended."""
        price = self.epilogue().sells
        if not price or self.asked == state.seats:
            return "pay_out"
        seat = clockwise_from(state, state.active)[self.asked]
        owned = state.resources[seat]
        most = (owned[board.EURODOLLAR] + owned[board.SECRET]) // price
        options: list[Option] = [(AMOUNT, number * price) for number in range(most + 1)]
        state.ask_if_open(seat, "story_choice", options)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-13.6a GNC-2.4a Pay what was named."""
        seat = clockwise_from(state, state.active)[self.asked]
        self.asked += 1
        self.spent[seat] = state.answer[1]
        pay(state, seat, board.EURODOLLAR, state.answer[1])
        return "offer"

    def pay_out(self, state: GangsState) -> None:
        """GNC-13.6 Apply the rewards to all players at the same time, then the floor of 0."""
        epilogue = self.epilogue()
        amounts = [
            sum(each.amount(state, seat) for each in epilogue.pays) for seat in range(state.seats)
        ]
        for seat in clockwise_from(state, state.active):
            bought = self.spent[seat] // epilogue.sells if epilogue.sells else 0
            gain_cred(state, seat, amounts[seat] + bought, events.FOR_EPILOGUE)

    def decide(self, state: GangsState) -> str | None:
        """GNC-13.6 GNC-12.4 The Epilogue says who wins."""
        title = stories.CARDS[self.card].title
        own = self.epilogue().winning
        if own is None:
            end_by_most_cred(state, title)
        else:
            own.decide(state, title)
        return DONE
