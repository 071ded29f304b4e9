"""Every seat a person with a browser of their own: a mouse, a keyboard alone, and phones."""

from __future__ import annotations

import time

import pytest

from nightdeck.games import game, slugs
from tests.browser.conftest import Newcomer
from tests.browser.luck import FRIENDS, LUCK
from tests.browser.person import PATIENCE, Moment, Person, finger, keyboard, mouse

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser two")]
HANDS = (mouse, keyboard, finger, finger)
KINDS = ("me", "open", "link", "open")
BREATH = 15
"""So many milliseconds a machine with few cores is left alone between two looks."""


def gathered(newcomer: Newcomer, slug: str, seats: int) -> list[Person]:
    """Everybody sits down, on open seats from the home page or by a link."""
    luck = LUCK.get((slug, FRIENDS), 1)
    people = [newcomer(hand, luck) for hand in HANDS[:seats]]
    people[0].open_home()
    people[0].set_up(slug, list(KINDS[:seats]))
    for seat in range(1, seats):
        if KINDS[seat] == "link":
            people[seat].follow(people[0].invite(seat))
        else:
            people[seat].sit_down_at_an_open_table()
    return people


def whoever_is_asked(people: list[Person], answered: list[int]) -> tuple[Person, Moment]:
    """Wait until one of them has a new question or the game is over.

    No page tells whom to wait for: a seat that others see choosing may pass by its stops.
    """
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for person, number in zip(people, answered, strict=True):
            moment = person.now()
            if moment and (moment.over or (moment.name and moment.number > number)):
                return person, moment
        people[0].page.wait_for_timeout(BREATH)
    raise AssertionError(f"nobody is asked: {[person.last for person in people]}")


def play_together(people: list[Person]) -> None:
    """Whoever is asked answers, until everybody sees the result; each counts by themselves."""
    answered = [-1] * len(people)
    person, moment = whoever_is_asked(people, answered)
    while not moment.over:
        person.answer(moment)
        answered[people.index(person)] = moment.number
        person, moment = whoever_is_asked(people, answered)
    for each in people:
        each.moment()
        each.see_the_result()
        each.check_page()


@pytest.mark.parametrize("slug", slugs())
def test_friends_with_different_devices_play_to_the_result(newcomer: Newcomer, slug: str) -> None:
    people = gathered(newcomer, slug, min(len(HANDS), max(game(slug).seat_counts)))
    for person in people:
        person.taste.eager = True
        person.check_page()
    play_together(people)
    assert all(person.answers for person in people)
