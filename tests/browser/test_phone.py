"""On a small touch screen, with a server that is killed again and again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nightdeck.games import slugs
from tests.browser.conftest import Newcomer
from tests.browser.luck import LUCK, PHONE
from tests.browser.person import PATIENCE, Moment, Person, finger
from tests.browser.scripts import SIDEWAYS
from tests.browser.server import Server
from tests.table.client_harness.harness import COVERED

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser one")]
KILLED_AT = (3, 9)
CUT_AT = 15


class Trouble:
    """Kills the server at some questions, and looks whether everything can be reached."""

    def __init__(self, person: Person, server: Server) -> None:
        self.person = person
        self.server = server

    def __call__(self, moment: Moment) -> Moment:
        """Every control is in reach, and the same question comes back from the dead."""
        if self.person.is_first(moment):
            assert self.person.page.evaluate(COVERED) == []
            assert self.person.page.evaluate(SIDEWAYS) == 0
        if self.person.answers in KILLED_AT:
            return self.killed_while_asking(moment)
        if self.person.answers == CUT_AT:
            return self.killed_while_answering(moment)
        return moment

    def after_a_death(self) -> Moment:
        """Kill the server, see that the page says so, start it again and look what is asked."""
        self.server.kill()
        banner = self.person.page.locator(".banner")
        expect(banner).to_have_text("Reconnecting. Nothing is lost.")
        self.server.start()
        expect(banner).to_be_hidden(timeout=PATIENCE)
        return self.person.moment()

    def killed_while_asking(self, moment: Moment) -> Moment:
        """The page comes back by itself with the same question."""
        again = self.after_a_death()
        assert again == moment
        return again

    def killed_while_answering(self, moment: Moment) -> Moment:
        """The answer was either kept, and the game has gone on, or the same question is open."""
        self.person.answer(moment)
        again = self.after_a_death()
        assert again.number > moment.number or again == moment
        return again


@pytest.mark.parametrize("slug", slugs())
def test_taps_lead_to_the_result_although_the_server_dies(
    newcomer: Newcomer, server: Server, slug: str
) -> None:
    me = newcomer(finger, LUCK.get((slug, PHONE), 1))
    me.knows_outages = True
    me.open_home()
    me.check_page()
    me.play_now(slug)
    me.moment()
    me.check_page()
    me.play_on(Trouble(me, server))
    me.see_the_result()
    me.check_page()
    me.watch_the_replay()
    me.check_page()
