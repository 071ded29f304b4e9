"""Naming options by words: of their verb, or of what they say to the seat that is asked."""

from __future__ import annotations

from nightdeck.kernel.state import Option, State
from nightdeck.seen.views import game_of


def fitting(state: State, words: tuple[str, ...]) -> list[int]:
    """Return the places of the options that fit all words; an exact text wins alone.

    A word that is a verb with a colon ("draw:") fits that verb and nothing else. "#2" takes the
    second of those that fit the other words.
    """
    question = state.question
    if question is None:
        return []
    game = game_of(state)
    places: list[int] = []
    ordinals = [word for word in words if word[:1] == "#" and word[1:].isdecimal()]
    rest = [word.casefold() for word in words if word not in ordinals]
    for index, option in enumerate(question.options):
        text = game.describe(state, question.seat, option).text.casefold()
        if len(words) == 1 and text == words[0].casefold():
            return [index]
        if all(fits(state, option, text, word) for word in rest):
            places.append(index)
    for ordinal in ordinals:
        places = places[int(ordinal[1:]) - 1 : int(ordinal[1:])] if int(ordinal[1:]) else []
    return places


def fits(state: State, option: Option, text: str, word: str) -> bool:
    """Tell whether a word is the option's verb with a colon, or part of its verb or text."""
    game = game_of(state)
    verb = game.verb(option).casefold()
    if word.endswith(":") and word[:-1] in [each.casefold() for each in game.verbs]:
        return word[:-1] == verb
    return word in f"{verb}: {text}"


def different(state: State, places: list[int]) -> list[int]:
    """Return the first of several options that come to the same, otherwise all of them."""
    question = state.question
    if question is None:
        return []
    game = game_of(state)
    kinds = {
        (
            game.describe(state, question.seat, question.options[place]).text,
            game.alike(state, question.options[place]),
        )
        for place in places
    }
    return places[:1] if len(kinds) == 1 else places
