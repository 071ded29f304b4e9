"""Games find in the rooms of their packages what the kernel asks them for."""

import inspect

import pytest

from nightdeck.games import GAMES, game
from nightdeck.kernel.game import Game
from nightdeck.language.rooms import Rooms, RoomyGame, room_has, room_needs

OF_DECKS = {"violations": "deck_violations", "totals": "deck_totals", "mark": "deck_mark"}
NOT_ASKED = ("roles", "readers", "counted", "decks", "stops")
"""Tables, and what is asked with less than the kernel knows."""


def own_rooms(slug):
    """Returns the rooms of a registered game."""
    found = game(slug)
    assert isinstance(found, RoomyGame)
    return found.rooms


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_room_answers_takes_as_much_as_the_kernel_asks_with(slug):
    wrong = []
    for name, function in vars_of(own_rooms(slug)).items():
        if function is None or name in NOT_ASKED:
            continue
        asked = getattr(Game, OF_DECKS.get(name, name))
        if len(parameters(function)) != len(parameters(asked)) - 1:
            wrong.append(name)
    assert wrong == []


def vars_of(rooms):
    """Returns everything that is found in rooms, by name."""
    names = [name for name in dir(rooms) if not name.startswith("_")]
    return {name: getattr(rooms, name) for name in names}


def parameters(function):
    """Returns the parameters of a function, or of what stands in for one."""
    return inspect.signature(function).parameters


def test_a_room_that_lacks_something_has_nothing_to_say():
    assert room_has("nightdeck.games.gangs_of_night_city", "decks.decks", "violations") is None
    assert room_has("nightdeck.games.gangs_of_night_city", "seen.words", "unheard_of") is None


def test_what_every_game_has_is_missed_by_name():
    with pytest.raises(LookupError, match=r"no unheard_of in seen/words\.py"):
        room_needs("nightdeck.games.neuroscape", "seen.words", "unheard_of")
    with pytest.raises(LookupError, match=r"nightdeck\.games has no describe in seen/words\.py"):
        Rooms("nightdeck.games")
