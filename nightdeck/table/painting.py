"""How soon players see what they did: a real browser at a real server, for `nightdeck bench table`.

The clock runs in the page, from the click on an option until the frame that shows the table after
the decision has been drawn. Needs Playwright and a Chromium; both belong to development.
"""

from __future__ import annotations

import asyncio
import shutil
from typing import Any, Final

import msgspec
from playwright.async_api import BrowserContext, Page, async_playwright

from nightdeck.table.load import Driver, Seat, opened_socket, place, server

CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
SCREEN: Final = {"width": 1440, "height": 900}
BURST: Final = 10
PATIENCE: Final = 30.0
WATCHED: Final = 20.0
"""So many seconds moves are watched at the pace of people."""
POINTING: Final = 0.05
"""Seconds that a quick hand needs from pointing at an option to pressing it."""

GROWING: Final = ("install", "go-on", "hire", "recruit", "seize", "draw", "keep", "pass", "leave")
"""Verbs by which tables become large, the best first."""

MOST_TABLES: Final = 12

GROWN: Final = """(verbs) => {
  const rows = [...document.querySelectorAll(".prompt .opt:not([data-kind=shortcut])")]
    .filter((row) => !row.disabled && row.dataset.kind !== "none");
  const place = (row) => (verbs.indexOf(row.dataset.verb) + verbs.length + 1) % (verbs.length + 1);
  const [row] = rows.sort((one, other) => place(one) - place(other));
  return [row.dataset.choice, row.dataset.kind];
}"""
"""The row that brings most onto the table: its key, and whether it opens into others."""

MOST_LOOKS: Final = 8

HASTY: Final = """localStorage.setItem("nightdeck.settings", JSON.stringify({ guard: false }))"""
"""What is clicked here was looked up, so that no press has to be held back."""

TIMES: Final = """
(() => {
  const found = { paints: [], updates: [], frames: [] };
  window.nightdeckTimes = found;
  let clicked = 0;
  addEventListener("click", (event) => {
    if (event.target.closest?.(".opt")) clicked = event.timeStamp;
  }, true);
  const drawn = (done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(0);
  });
  const listen = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (kind, heard, ...more) {
    const timed = kind !== "message" ? heard : (event) => {
      heard(event);
      if (!event.data.startsWith('{"type":"update"')) return;
      const since = clicked;
      const came = performance.now();
      clicked = 0;
      drawn((now) => {
        found.updates.push([came, now]);
        if (since) found.paints.push(now - since);
      });
    };
    return listen.call(this, kind, timed, ...more);
  };
  let before = 0;
  const frame = (now) => {
    const moving = document.getAnimations().some((move) => move.playState === "running");
    if (moving && before) found.frames.push(now - before);
    before = moving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
"""
"""A message posted in the callback of a frame is heard after that frame has been drawn."""


class Painting(msgspec.Struct):
    """What a browser found: milliseconds from click to drawn table, seconds of a burst of bots."""

    game: str
    cards: int
    clicks: int
    p50: float
    p95: float
    slowest: float
    burst: float
    """The median time in which ten moves of bots, one after the other, are drawn."""
    frame: float = 0.0
    frame_p95: float = 0.0
    """Milliseconds from frame to frame while anything moves: 16.7 are 60 frames a second."""


class Visitor:
    """A browser whose guest also has sockets of its own, to play the other seats."""

    def __init__(self, base: str, game: str, context: BrowserContext) -> None:
        self.base = base
        self.game = game
        self.context = context
        self.cookie = ""

    async def arrive(self) -> None:
        """Become a guest."""
        await self.post("/me/name", form={"name": "Bench"})
        cookies = await self.context.cookies(self.base)
        self.cookie = "; ".join(f"{each.get('name')}={each.get('value')}" for each in cookies)

    async def post(self, path: str, **more: Any) -> Any:
        """Send a request of the page's own origin."""
        answer = await self.context.request.post(
            f"{self.base}{path}", headers={"origin": self.base}, max_redirects=0, **more
        )
        return await answer.json() if "json" in answer.headers.get("content-type", "") else None

    async def table(self, seats: list[dict[str, Any]]) -> str:
        """Make a table without waiting times and return its id."""
        wish = {"game": self.game, "seats": seats, "pace": 0}
        made = await self.post("/api/v1/tables", data=wish)
        return str(made["table"]["id"])

    async def seat(self, table: str, seat: int) -> Seat:
        """Open a socket beside the page's."""
        return Seat(await opened_socket(self.base, table, seat, {"cookie": self.cookie}))

    async def page(self, table: str, pace: str = "instantly") -> Page:
        """Open a page at a table that shows what others do at this pace."""
        page = await self.context.new_page()
        await page.add_init_script(HASTY)
        await page.add_init_script(TIMES)
        await page.goto(f"{self.base}/tables/{table}?pace={pace}")
        await page.wait_for_selector(".prompt")
        return page


def asked_at(seats: list[Seat]) -> int:
    """Return the seat that is asked, -1 if nobody is or its socket has not heard of it yet."""
    for number, seat in enumerate(seats):
        if seat.document.get("prompt") and seat.document["number"] != seat.answered:
            return number
    return -1


def growing(document: dict[str, Any]) -> int:
    """Return an option that brings more onto the table and does not end the game soon."""
    options = document["prompt"]["options"]
    for verb in GROWING:
        wanted = [each["index"] for each in options if each["verb"] == verb]
        if wanted:
            return int(wanted[document["number"] * 7 % len(wanted)])
    return int(document["number"]) * 7 % len(options)


async def play_ahead(seats: list[Seat], until: int) -> None:
    """Play until many cards lie on the table."""
    while seats[0].document["number"] < until and not seats[0].document["over"]:
        asked = asked_at(seats)
        pause = 0.002
        if asked >= 0:
            answer = await seats[asked].decide(growing(seats[asked].document))
            # A server does not listen to more than so many messages a second.
            pause = 0.002 if answer["type"] == "ok" else 0.1
        await asyncio.sleep(pause)


async def clicked(page: Page, seats: list[Seat], count: int) -> list[float]:
    """Click on options of the first seat; the others answer through their sockets."""
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE + count
    times: list[float] = []
    while len(times) < count and loop.time() < until:
        asked = asked_at(seats)
        if asked > 0:
            await seats[asked].decide(growing(seats[asked].document))
        elif asked == 0:
            await click(page, seats[0])
            times = await page.evaluate("window.nightdeckTimes.paints")
        elif any(seat.document.get("over") for seat in seats):
            break
        await asyncio.sleep(0.01)
    return times


async def asked_on(page: Page, seat: Seat) -> int:
    """Wait until the page asks what the seat is asked; -1 if the page has answered it already.

    An answer in two steps goes through a question that the page never shows.
    """
    until = asyncio.get_running_loop().time() + PATIENCE
    while asyncio.get_running_loop().time() < until:
        if not seat.document.get("prompt"):
            return -1
        number = int(seat.document["number"])
        if await page.locator(f'.prompt[data-number="{number}"] .opt').count():
            return number
        await asyncio.sleep(0.02)
    raise TimeoutError(f"the page does not ask question {seat.document['number']}")


async def click(page: Page, seat: Seat) -> None:
    """Press an option on the page and wait until its answer has been drawn."""
    number = await asked_on(page, seat)
    if number < 0:
        return
    kind = "group"
    while kind == "group":  # a group opens into its answers
        key, kind = await page.evaluate(GROWN, list(GROWING))
        row = f'.prompt .opt[data-choice="{key}"]'
        await page.hover(row)
        await asyncio.sleep(POINTING)
        await page.click(row)
    seat.answered = number
    await page.wait_for_selector(f'.prompt:not([data-number="{number}"])')


async def bursts(page: Page, seconds: float) -> list[float]:
    """Watch bots play; return how long each ten moves in a row took, from the first to be heard
    of until the last was drawn."""
    await asyncio.sleep(seconds)
    moves: list[list[float]] = await page.evaluate("window.nightdeckTimes.updates")
    return [
        (last[1] - first[0]) / 1000 for first, last in zip(moves, moves[BURST - 1 :], strict=False)
    ]


async def moving(page: Page, seconds: float) -> list[float]:
    """Watch what bots do as people are shown it; return the times from frame to frame.

    Some games begin with what nobody is shown: then it is watched a little longer.
    """
    frames: list[float] = []
    for _ in range(MOST_LOOKS):
        await asyncio.sleep(seconds)
        frames = await page.evaluate("window.nightdeckTimes.frames")
        if frames:
            break
    return frames


def cards_of(document: dict[str, Any]) -> int:
    """Return how many cards are in the game, seen or not."""
    inside = sum(int(zone["count"]) for zone in document["zones"].values())
    return inside + sum(seat.get("card") is not None for seat in document["seats"])


def measure(
    game: str, seats: int, clicks: int = 100, ahead: int = 250, watched: float = WATCHED
) -> Painting | None:
    """Start a server and a browser and return what was found; nothing without a browser."""
    if chromium() is None:
        return None
    with server() as (base, _):
        return asyncio.run(painted(base, game, seats, clicks, ahead, watched))


def chromium() -> str | None:
    """Return where the system's Chromium is."""
    return next((found for name in CHROMIUM if (found := shutil.which(name))), None)


async def one_table(
    visitor: Visitor, seats: int, clicks: int, ahead: int
) -> tuple[list[float], int]:
    """Click at a table of its own; return the times found there and how many cards it has."""
    table = await visitor.table([{"kind": "me"}] * seats)
    sockets = [await visitor.seat(table, seat) for seat in range(seats)]
    await asyncio.sleep(0.3)
    await play_ahead(sockets, ahead)
    page = await visitor.page(table)
    times = await clicked(page, sockets, clicks)
    await page.close()
    await Driver.leave(sockets)
    return times, cards_of(sockets[0].document)


async def painted(
    base: str, game: str, seats: int, clicks: int, ahead: int, seconds: float
) -> Painting:
    """Measure one game at a server that runs."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        context = await browser.new_context(viewport=SCREEN)  # type: ignore[arg-type]
        visitor = Visitor(base, game, context)
        await visitor.arrive()
        times: list[float] = []
        cards = 0
        for _ in range(MOST_TABLES):  # a game may be over before enough was clicked
            found, cards = await one_table(visitor, seats, clicks - len(times), ahead)
            times += found
            if len(times) >= clicks:
                break
        watched = await visitor.page(await visitor.table([{"kind": "bot"}] * seats))
        moves = await bursts(watched, 10.0)
        await watched.close()
        shown = await visitor.page(await visitor.table([{"kind": "bot"}] * seats), "normally")
        frames = await moving(shown, seconds)
        await browser.close()
    return Painting(
        game=game,
        cards=cards,
        clicks=len(times),
        p50=round(place(times, 0.5), 1),
        p95=round(place(times, 0.95), 1),
        slowest=round(place(times, 1.0), 1),
        burst=round(place(moves, 0.5), 2),
        frame=round(place(frames, 0.5), 1),
        frame_p95=round(place(frames, 0.95), 1),
    )
