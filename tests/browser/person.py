"""A person with a browser: the verbs of playing at the table, and every complaint it makes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.luck import ROUNDS, ROUNDS_ASKED, Taste
from tests.browser.scripts import AT_ONCE, AWAITED, LIT, REFUSED_BY_POLICY, SEEN, SIDEWAYS, SPILT
from tests.browser.server import Server
from tests.table.client_harness.harness import barriers

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE = 40_000
SHORT = 8_000
"""So long a hand waits for what it has seen a moment before."""
MOST_ANSWERS = 1_500
HEADLINE = re.compile("^(You win|You lose|Nobody wins|.+ wins)$")
UNANSWERED = re.compile(r"WebSocket connection to '\S+' failed|net::ERR_CONNECTION_REFUSED")
"""What a browser says by itself while a server is down; no page can keep it from doing so."""


@dataclass(frozen=True)
class Option:
    """One row of the numbered list."""

    key: str
    verb: str
    text: str
    kind: str


@dataclass(frozen=True)
class Moment:
    """What the page asks or shows at one number of the game."""

    number: int
    asked: int
    name: str
    text: str
    over: bool
    options: tuple[Option, ...]


Hand = Callable[["Person", Option], None]


def mouse(person: Person, option: Option) -> None:
    """Choose with one click, which acts at once."""
    person.row(option).click()


def finger(person: Person, option: Option) -> None:
    """Choose with a tap, act with a second one."""
    row = person.row(option)
    row.tap(timeout=SHORT)
    expect(row.locator(".do")).to_be_visible(timeout=SHORT)
    row.tap(timeout=SHORT)


def keyboard(person: Person, option: Option) -> None:
    """Choose by digits or Space, and by arrows where digits were typed too slowly."""
    keys = person.page.keyboard
    if option.key == "Space":
        keys.press("Space")
        return
    keys.type(option.key)
    place = [each.key for each in person.last.options].index(option.key)
    while (hot := person.chosen()) != place:
        keys.press("ArrowDown" if hot < place else "ArrowUp")
    keys.press("Enter")


class Person:
    """One browser with its own cookies, playing by a policy that reads only the page."""

    def __init__(self, browser: Browser, server: Server, seed: int, hand: Hand = mouse) -> None:
        touch = hand is finger
        self.server = server
        self.hand = hand
        self.taste = Taste(seed)
        self.complaints: list[str] = []
        self.knows_outages = False
        self.asked: dict[str, int] = {}
        self.answers = 0
        self.context = browser.new_context(
            viewport=PHONE if touch else DESK,  # type: ignore[arg-type]
            has_touch=touch,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(REFUSED_BY_POLICY)
        self.context.add_init_script(AT_ONCE)
        self.page: Page = self.context.new_page()
        self.heard: list[str] = []
        self.page.on("websocket", self.hear)
        self.page.on("console", lambda line: self.noted(line.type, line.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.last = Moment(-1, -1, "", "", False, ())

    def hear(self, socket: WebSocket) -> None:
        """Keep every table this person is told of, as the socket tells it."""
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def noted(self, kind: str, text: str) -> None:
        """Keep what the page complains about."""
        if kind in ("error", "warning") and not (self.knows_outages and UNANSWERED.search(text)):
            self.complaints.append(text)

    # Going to a table -----------------------------------------------------------------------------

    def open_home(self) -> None:
        """Go to the home page."""
        self.page.goto(self.server.base)

    def play_now(self, slug: str) -> None:
        """Start a game against a bot with one press."""
        button = self.page.locator(f'.po[data-game="{slug}"] .btn--go')
        self.press(button)
        self.page.wait_for_url("**/tables/*")

    def set_up(self, slug: str, kinds: list[str]) -> None:
        """Make a table on the set-up page, saying who sits where; everybody may watch it."""
        self.page.locator(f'.po[data-game="{slug}"]').get_by_role("link", name="Set up").click()
        count = self.page.get_by_role("link", name=f"{len(kinds)} seats")
        if count.count():
            count.click()
        for seat, kind in enumerate(kinds):
            self.choose(f"seat{seat}", kind)
        self.choose_a_short_game()
        self.page.locator('select[name="visibility"]').select_option("public")
        self.check_page()
        self.page.get_by_role("button", name="Start").click()
        self.page.get_by_role("heading", name="Waiting for players").wait_for()
        self.check_page()

    def choose(self, name: str, value: str) -> None:
        """Choose one of the values that a form offers side by side."""
        box = self.page.locator(f'input[name="{name}"][value="{value}"]')
        box.evaluate("(box) => box.click()")

    def choose_a_short_game(self) -> None:
        """Where a number is to be chosen, take the smallest; where rounds are counted, few."""
        folded = self.page.locator("details:not([open]) > summary")
        while folded.count():
            folded.first.click()
        for box in self.page.locator('select[name^="choice."]').all():
            values = box.evaluate("(box) => [...box.options].map((option) => option.value)")
            if all(value.isdigit() for value in values):
                box.select_option(min(values, key=int))
        for box in self.page.get_by_label(ROUNDS_ASKED).all():
            box.fill(ROUNDS)

    def invite(self, seat: int) -> str:
        """Make the link to a seat and return its address."""
        row = self.page.locator(".waiting-room li").nth(seat)
        row.get_by_role("button", name="Make a link").click()
        expect(row.get_by_role("img", name="The link as a QR code")).to_be_visible()
        return row.get_by_label("Link for this seat").input_value()

    def follow(self, link: str) -> None:
        """Sit down on the seat a friend's link leads to."""
        self.page.goto(link)
        self.check_page()
        self.page.get_by_label("Your name").fill("A friend")
        self.page.get_by_role("button", name="Sit down").click()

    def sit_down_at_an_open_table(self) -> None:
        """Take the open seat that the home page offers."""
        self.open_home()
        self.press(self.page.get_by_role("button", name="Sit down as").first)
        self.page.wait_for_url("**/tables/*")

    def press(self, button: Any) -> None:
        """Press something with the hand this person uses."""
        if self.hand is finger:
            button.tap()
        elif self.hand is mouse:
            button.click()
        else:
            self.walk_to(button)
            self.page.keyboard.press("Enter")

    def walk_to(self, target: Any) -> None:
        """Press Tab until something has the focus."""
        wanted = target.element_handle()
        for _ in range(200):
            if self.page.evaluate("(wanted) => document.activeElement === wanted", wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard cannot reach it")

    # Playing --------------------------------------------------------------------------------------

    def moment(self, after: int = -1, own: bool = True) -> Moment:
        """Wait until a later question is asked (of me, if `own`) or the game is over."""
        found = self.page.evaluate(AWAITED, [after, own, PATIENCE])
        assert found is not None, f"nothing came after {after}: {self.page.evaluate(SEEN)}"
        return self.seen(found)

    def look(self) -> Moment:
        """Read what the page asks now."""
        return self.seen(self.page.evaluate(SEEN))

    def seen(self, found: dict[str, Any]) -> Moment:
        """Keep what was read of the page."""
        options = tuple(Option(*each) for each in found.pop("options"))
        self.last = Moment(**found, options=options)
        return self.last

    def now(self) -> Moment | None:
        """Return what the page asks or shows at this moment, if it has settled."""
        found = self.page.evaluate(SEEN)
        if found is None:
            return None
        options = tuple(Option(*each) for each in found.pop("options"))
        self.last = Moment(**found, options=options)
        return self.last

    def row(self, option: Option) -> Any:
        """The row of an option in the numbered list."""
        return self.page.locator(f'.opts [data-choice="{option.key}"]')

    def chosen(self) -> int:
        """The place of the option that is lit, or -1."""
        return int(self.page.evaluate(LIT))

    def choice(self, moment: Moment) -> Option:
        """Choose what was done least often so far."""
        return moment.options[self.taste.choice([option.verb for option in moment.options])]

    def answer(self, moment: Moment) -> None:
        """Answer a question by the policy."""
        self.asked[moment.name] = self.asked.get(moment.name, 0) + 1
        self.answers += 1
        assert self.answers < MOST_ANSWERS, "this game does not end"
        option = self.choice(moment)
        try:
            self.hand(self, option)
        except (AssertionError, Late):
            # What is left of a shortcut answers as soon as it is one's turn to: faster than a hand.
            now = self.now()
            if now is not None and now.name and now.number == moment.number:
                raise
            return
        while option.kind == "group":
            # A group opens into its answers under the same number.
            moment = self.look()
            option = self.choice(moment)
            self.hand(self, option)

    def play_on(self, each: Callable[[Moment], Moment]) -> Moment:
        """Answer every question until the game is over; `each` may look at it or do something."""
        moment = self.moment()
        while not moment.over:
            moment = each(moment)
            if not moment.over:
                self.answer(moment)
                moment = self.moment(moment.number)
        return moment

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()

    # Looking around -------------------------------------------------------------------------------

    def is_first(self, moment: Moment) -> bool:
        """Tell whether this kind of question has not been answered before."""
        return moment.name not in self.asked

    def check_page(self) -> None:
        """Nothing on this page keeps anybody out or needs scrolling sideways."""
        found = barriers(self.page)
        assert found == [], found
        assert self.page.evaluate(SIDEWAYS) == 0, f"{self.page.url} scrolls sideways"
        spilt = self.page.evaluate(SPILT)
        assert spilt == [], f"{self.page.url} does not hold what it shows: {spilt}"

    def see_the_result(self) -> None:
        """The game ended by its own rules, and the page says so."""
        result = self.page.get_by_role("dialog", name="Result")
        expect(result.get_by_role("heading", level=1)).to_have_text(HEADLINE)
        expect(result.locator(".why")).not_to_contain_text("resign")
        expect(result.get_by_role("table", name="Figures at the end")).to_be_visible()

    def watch_the_replay(self) -> None:
        """Go from the result to the replay, to its last step and one back."""
        self.press(self.page.get_by_role("link", name="Watch the replay"))
        title = self.page.locator(".scr h2")
        expect(title).to_contain_text("Step 0 of", timeout=PATIENCE)
        steps = int(self.page.locator('input[type="range"]').get_attribute("max") or 0)
        assert steps >= self.answers
        self.page.keyboard.press("End")
        expect(title).to_contain_text(f"Step {steps} of {steps}")
        self.page.keyboard.press("ArrowLeft")
        expect(title).to_contain_text(f"Step {steps - 1} of {steps}")
        expect(self.page.locator(".replaying")).to_have_attribute("data-step", str(steps - 1))
