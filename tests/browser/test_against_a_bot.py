"""One press on the home page starts a game against a bot; it is played to its result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nightdeck.games import game, slugs
from tests.browser.conftest import Newcomer
from tests.browser.luck import DESK, LUCK
from tests.browser.person import Moment, Person, finger
from tests.browser.secrets import documents, hidden_cards, plain, recorded, told_of

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser one")]
SOON = 2.0
SINCE_LOADING = "performance.now() / 1000"


class Reloading:
    """Loads the page anew whenever a kind of question is seen for the first time."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seconds: list[float] = []

    def __call__(self, moment: Moment) -> Moment:
        """The same question comes back with the same number and options."""
        if not self.person.is_first(moment):
            return moment
        self.person.reload()
        again = self.person.moment()
        self.seconds.append(self.person.page.evaluate(SINCE_LOADING))
        assert again == moment
        return again


@pytest.mark.parametrize("slug", slugs())
def test_a_game_is_played_to_its_replay_with_reloads_and_a_watcher(
    newcomer: Newcomer, slug: str
) -> None:
    me = newcomer(luck=LUCK.get((slug, DESK), 1))
    me.open_home()
    me.check_page()
    me.play_now(slug)
    me.moment()
    me.check_page()
    watcher = newcomer(finger)
    watcher.page.goto(me.page.url)
    reloading = Reloading(me)
    me.play_on(reloading)
    me.see_the_result()
    me.check_page()
    # The quickest reload tells what the table needs, the others how busy the machine is.
    assert min(reloading.seconds) < SOON
    assert len(reloading.seconds) == len(me.asked)
    follows_without_learning_a_secret(watcher, me, slug)
    me.watch_the_replay()
    me.check_page()


def follows_without_learning_a_secret(watcher: Person, player: Person, slug: str) -> None:
    """The watcher sees the same end, was never asked, and never knew a hidden card."""
    expect(watcher.page.get_by_role("dialog", name="Result")).to_be_visible()
    watcher.see_the_result()
    watcher.check_page()
    expect(watcher.page.locator(".opts .opt")).to_have_count(0)
    heard, table = documents(watcher.heard), player.page.url.rpartition("/")[2]
    seat = documents(player.heard)[0]["seat"]
    known = recorded(player.page, table, str(seat))
    seen = recorded(player.page, table, "watch")
    names = {card["id"]: card["name"] for card in game(slug).catalogue()}
    hidden = [hidden_cards(document) for document in known]
    assert any(hidden)
    told = [told_of(each, names, cards) for each, cards in zip(seen, hidden, strict=True)]
    assert told == [[]] * len(told)
    assert {plain(document) for document in heard} <= {plain(document) for document in seen}
    assert {document["prompt"] for document in heard} == {None}
    assert {document["own"] for document in heard} == {None}
