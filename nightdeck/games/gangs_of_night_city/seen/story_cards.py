"""GNC-13 GNC-16.7 The Story as players see it: its cards, its branches, how close they are."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import rulings, stories, terms
from nightdeck.games.gangs_of_night_city.model.definitions import BEHAVIOURS, GANGS, PROFILES
from nightdeck.games.gangs_of_night_city.model.state import GangsState


def is_readable(state: GangsState, card: int) -> bool:
    """GNC-16.7 GNC-R24 Tell whether everybody may read a card of the chosen Story."""
    return state.rulings[rulings.R24] == rulings.OPEN_STORIES or card in state.story_cards


def branch_words(state: GangsState, card: int, number: int) -> str:
    """GNC-16.7 Return a branch in words: its condition, how close it is, where it leads."""
    branch = stories.CARDS[card].branches[number]
    condition = branch.condition
    goto = stories.FIRST_CARD[state.story] + branch.goto
    text = condition.text(state.target, state.seats)
    if (card, number) in state.latches:
        text += " (met in this turn)"
    elif card in state.story_cards and not condition.is_event:
        text += f" (now {condition.now(state)})"
    leads = (
        f"to {stories.CARDS[goto].title}"
        if is_readable(state, goto)
        else f"to card {stories.letter(number)}"
    )
    return f"{text}: {leads}"


def asking_card(state: GangsState) -> str:
    """Return what the act or Epilogue says that puts a question to somebody."""
    said = [stories.CARDS[card] for card in state.story_cards if not stories.CARDS[card].stays]
    return " ".join(f"{card.title}: {card.text(state.target)}" for card in said)


def card_view(state: GangsState, card: int) -> dict[str, object]:
    """Return a Story card as the table shows it."""
    printed = stories.CARDS[card]
    return {
        "title": printed.title,
        "text": printed.text(state.target),
        "active": card in state.story_cards,
        "branches": [
            {"text": branch_words(state, card, number)} for number in range(len(printed.branches))
        ],
    }


def cards_shown(state: GangsState) -> list[dict[str, object]]:
    """GNC-2.5 GNC-16.7 Return the active cards; with open Stories also all others of the Story."""
    shown = [card_view(state, card) for card in state.story_cards]
    first = stories.FIRST_CARD[state.story]
    for card in range(first, first + len(stories.STORIES[state.story].cards)):
        if card not in state.story_cards and is_readable(state, card):
            shown.append(card_view(state, card))
    return shown + rivals_shown(state)


def rivals_shown(state: GangsState) -> list[dict[str, object]]:
    """GNC-3.7 Return the profile and the behaviour card of the single player game."""
    if state.seats > 1:
        return []
    profile = PROFILES[state.profile]
    gang = GANGS[state.gang[terms.RIVAL]]
    behaviour = BEHAVIOURS[state.gang[terms.RIVAL]]
    order = ", ".join(terms.CLASS_NAMES[kind] for kind in behaviour.priority)
    return [
        {"title": profile.name, "text": profile.text, "active": True, "branches": []},
        {
            "title": f"{gang.name} (opposing Gang)",
            "text": f"Recruits {order}. {behaviour.text}",
            "active": True,
            "branches": [],
        },
    ]


def forecasts(state: GangsState, names: list[str]) -> list[str]:
    """Return how close each player is to each condition of the active cards, in words."""
    found: list[str] = []
    for card in state.story_cards:
        for number, branch in enumerate(stories.CARDS[card].branches):
            condition = branch.condition
            if condition.is_event:
                continue
            each = condition.each(state)
            now = (
                ", ".join(f"{names[seat]} {value}" for seat, value in enumerate(each))
                if each
                else f"now {condition.now(state)}"
            )
            found.append(
                f"{stories.CARDS[card].title}, branch {stories.letter(number)}: "
                f"{condition.text(state.target, state.seats)} ({now})"
            )
    return found
