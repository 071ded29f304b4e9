"""Every seat a person with a browser of their own: a mouse, a keyboard alone, and phones."""

from __future__ import annotations

import pytest

from nightdeck.games import game, slugs
from tests.browser.conftest import Newcomer
from tests.browser.luck import FRIENDS, LUCK
from tests.browser.person import Person, finger, keyboard, mouse

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser two")]
HANDS = (mouse, keyboard, finger, finger)
KINDS = ("me", "open", "link", "open")


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


def play_together(people: list[Person]) -> None:
    """Whoever is asked answers, until everybody sees the result; each counts by themselves."""
    answered = [-1] * len(people)
    moment = people[0].moment(own=False)
    while not moment.over:
        seat = moment.asked
        moment = people[seat].moment(answered[seat])
        people[seat].answer(moment)
        answered[seat] = moment.number
        moment = people[seat].moment(moment.number, own=False)
    for person in people:
        person.moment()
        person.see_the_result()
        person.check_page()


@pytest.mark.parametrize("slug", slugs())
def test_friends_with_different_devices_play_to_the_result(newcomer: Newcomer, slug: str) -> None:
    people = gathered(newcomer, slug, max(game(slug).seat_counts))
    for person in people:
        person.taste.eager = True
        person.check_page()
    play_together(people)
    assert all(person.answers for person in people)
