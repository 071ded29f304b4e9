"""The invariants every state keeps, whatever the game."""

from __future__ import annotations

from nightdeck.kernel.state import State


def problems(state: State) -> list[str]:
    """List every broken invariant in words; an empty list means the state is sound."""
    found = [*card_problems(state), *flow_problems(state)]
    if state.game is not None:
        found.extend(state.game.problems(state))
    return found


def card_problems(state: State) -> list[str]:
    """Every card lies in exactly the one zone its column names, under a tag of its own."""
    found: list[str] = []
    count = len(state.definition)
    for name, column in (("zone", state.zone), ("known", state.known), ("tag", state.tag)):
        if len(column) != count:
            found.append(f"column {name} has {len(column)} entries for {count} cards")
    if not len(state.zones) == len(state.sight) == len(state.mixing):
        found.append("the tables of zones have different lengths")
    seen = [0] * count
    for zone, cards in enumerate(state.zones):
        for card in cards:
            if not 0 <= card < count:
                found.append(f"zone {zone} holds card {card}, which does not exist")
                continue
            seen[card] += 1
            if state.zone[card] != zone:
                found.append(f"card {card} lies in zone {zone} but says {state.zone[card]}")
    found.extend(f"card {card} lies in {n} zones" for card, n in enumerate(seen) if n != 1)
    if len(set(state.tag)) != len(state.tag):
        found.append("two cards have the same tag")
    if state.tag and max(state.tag) >= state.tags:
        found.append("a card has a tag from the future")
    return found


def flow_problems(state: State) -> list[str]:
    """The stack is well formed and an open question can be answered."""
    found: list[str] = []
    if len(state.stack) != len(state.at):
        found.append("the stack and its steps have different lengths")
    for frame, at in zip(state.stack, state.at, strict=False):
        if not 0 <= at <= len(frame.steps):
            found.append(f"{type(frame).__name__} stands at step {at}, which does not exist")
    question = state.question
    if question is None:
        if state.outcome is None and not state.stack:
            found.append("nobody is asked, nothing runs and the game is not over")
        return found
    if not 0 <= question.seat < state.seats:
        found.append(f"question {question.name} is for seat {question.seat}, which does not exist")
    if not question.options:
        found.append(f"question {question.name} has no options")
    if len(set(question.options)) != len(question.options):
        found.append(f"question {question.name} offers the same option twice")
    if not 0 <= question.default < max(1, len(question.options)):
        found.append(f"question {question.name} has no default answer")
    if not state.stack:
        found.append(f"question {question.name} belongs to no procedure")
    return found
