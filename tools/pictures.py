"""Take the pictures of docs/pictures anew: `python tools/pictures.py [NAME...]`.

A server with a fixed source of luck runs in this process, games are played to the moments that
are worth showing, and the system's Chromium looks at them on a desk and on a telephone.
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import BrowserContext, Page, ViewportSize, sync_playwright

from nightdeck.kernel.game import View
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.players import Seat, player
from nightdeck.table.house import House
from nightdeck.table.painting import ARGUMENTS, chromium
from nightdeck.table.plays import PLAYER
from nightdeck.table.protocol import Refusal
from nightdeck.table.rooms import Room
from nightdeck.table.serve import PACE, bound, installed_games, server_for
from nightdeck.table.settings import Settings
from nightdeck.table.store import Store

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
UNHINTED: Final = "--font-render-hinting=none"
"""Letters stand as far apart as the typeface wants them."""

SIZES: Final[dict[str, ViewportSize]] = {
    "": {"width": 1440, "height": 900},
    "-phone": {"width": 360, "height": 740},
}
COLOURS: Final = 255
KEY: Final = 32
"""So many bytes are the key of a game."""
ANDROID: Final = "android_netrunner"
GANGS: Final = "gangs_of_night_city"
NEUROSCAPE: Final = "neuroscape"
NETRUNNER: Final = "netrunner"
CYBERPUNK: Final = "cyberpunk_ccg"

PAGES: Final = {
    "home": "/",
    "set-up": f"/games/{ANDROID}",
    "set-up-gangs": f"/games/{GANGS}?seats=3",
    "rules": f"/games/{ANDROID}/rules",
    "cards": f"/games/{ANDROID}/cards",
    "card": f"/games/{ANDROID}/cards/gordian-blade",
    "cards-gangs": f"/games/{GANGS}/cards",
    "help": "/help",
    "you": "/me",
    "error": "/nothing-here",
}

Stop = Callable[[View], bool]


class Luck:
    """The same bytes for the same seed, so that the same games are played."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.count = 0

    def begin(self, seed: str) -> None:
        """Let the next games come from this seed."""
        self.seed = seed

    def __call__(self, size: int) -> bytes:
        """Return the key of a game, which depends on the seed only, or any other bytes."""
        if size == KEY:
            return sha256(self.seed.encode()).digest()
        self.count += 1
        return sha256(f"{self.seed} {self.count}".encode()).digest()[:size]


class Server:
    """A server on a thread of its own."""

    def __init__(self, folder: str) -> None:
        self.luck = Luck("pictures")
        store = Store(f"sqlite:///{folder}/table.db")
        self.house = House(installed_games(), store, Settings(pace=PACE), entropy=self.luck)
        self.listening = bound("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.server = server_for(self.house, port=self.listening.getsockname()[1])
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        """Serve until told to stop."""
        self.loop.run_until_complete(self.server.serve(sockets=[self.listening]))

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something on the server's thread and return what it gives."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(600)

    def room(self, table: str) -> Room:
        """Return a table."""
        return self.house.rooms[table]


async def played(room: Room, seat: int, luck: Rng, stop: Stop) -> View:
    """Let rules of thumb play for a person until something worth showing is asked."""
    person = player("street")
    while True:
        play = room.play
        document = room.feeds[seat].document
        if play is None or play.over is not None:
            if stop is not never:
                raise ValueError(f"The game ended before {stop.__name__}: begin another seed.")
            return document
        if play.asked != seat:
            await asyncio.sleep(0.002)
            continue
        if stop(document):
            return document
        option = person.choose(Seat(play.state), luck)
        # A stop may have passed this question meanwhile; then the next one is looked at.
        with suppress(Refusal):
            await room.do(partial(room.decide, seat, play.number, option, PLAYER))


def step_now(document: View) -> str:
    """Return the step of the turn, run or fight."""
    steps = (document.get("timeline") or {}).get("steps", ())
    return next((step["name"] for step in steps if step["state"] == "now"), "")


def first_action(document: View) -> bool:
    """Tell whether a turn of one's own has begun."""
    return (
        document["prompt"]["question"].endswith(("action", "turn_type"))
        and len(document["prompt"]["options"]) > 3
    )


def breaking(document: View) -> bool:
    """Tell whether ice is encountered that can be broken, with much on the table."""
    return (
        step_now(document) == "Encounter"
        and document["turn"]["number"] >= 9
        and any("both" in each["text"] for each in document["prompt"]["shortcuts"])
    )


def meeting(document: View) -> bool:
    """Tell whether ice is encountered that can be broken, some turns into a game."""
    question, turn = document["prompt"]["question"], int(document["turn"]["number"])
    return bool(question == "encounter") and turn >= 6


def bidding(document: View) -> bool:
    """Tell whether the Runner chooses in secret how much link to buy, some turns into a game."""
    question, turn = document["prompt"]["question"], int(document["turn"]["number"])
    return question == "trace-bid-runner" and len(document["prompt"]["options"]) > 3 and turn > 3


def sealing(document: View) -> bool:
    """Tell whether a card is chosen in secret in a fight in which much is at stake."""
    return document["prompt"]["question"] == "combat_card" and (
        len(document["prompt"]["options"]) > 3 and document["turn"]["number"] > 15
    )


def deploying(document: View) -> bool:
    """Tell whether cards can be played with some of them in play already."""
    return (
        document["prompt"]["question"] == "deploy"
        and document["turn"]["number"] >= 7
        and len(document["prompt"]["options"]) > 3
    )


def answering(document: View) -> bool:
    """Tell whether somebody's card waits on the pile and can be answered, with much in play."""
    regions = {region["id"]: region for region in document["scene"]["regions"]}
    return (
        document["prompt"]["question"] == "swift"
        and bool(regions["cache"]["things"])
        and document["turn"]["number"] > 9
        and len(document["prompt"]["options"]) > 1
    )


def fighting(document: View) -> bool:
    """Tell whether several attacks are on, and something can still be done about them."""
    attacks = [region for region in document["scene"]["regions"] if region["id"] == "attacks"]
    return (
        bool(attacks)
        and len(attacks[0]["clashes"]) > 1
        and document["prompt"]["question"] in ("swift", "declare-blocker")
        and len(document["prompt"]["options"]) > 1
    )


def shopping(document: View) -> bool:
    """Tell whether cards can be bought, some turns into a game."""
    question, turn = document["prompt"]["question"], int(document["turn"]["number"])
    return bool(question == "purchase") and turn > 4


def skirmishing(document: View) -> bool:
    """Tell whether two sides stand in the street, and something can still be done about it."""
    streets = [region for region in document["scene"]["regions"] if region.get("right")]
    return (
        bool(streets)
        and document["turn"]["number"] > 4
        and document["prompt"]["question"] == "skirmish"
        and len(document["prompt"]["options"]) > 2
    )


def never(document: View) -> bool:
    """Go on to the end."""
    return False


class Album:
    """Two browsers of one person, and the pictures they take."""

    def __init__(
        self, server: Server, contexts: dict[str, BrowserContext], wanted: set[str]
    ) -> None:
        self.server = server
        self.contexts = contexts
        self.pages = {size: context.new_page() for size, context in contexts.items()}
        self.wanted = wanted
        self.lucks: dict[str, Rng] = {}

    def take(
        self, name: str, path: str, ready: str, then: Callable[[Page], None] | None = None
    ) -> None:
        """Take a picture of a page on both screens."""
        for size, page in self.pages.items():
            if self.wanted and name not in self.wanted:
                continue
            page.goto(self.server.base + path)
            page.locator(ready).first.wait_for()
            page.wait_for_timeout(900)
            if then is not None:
                then(page)
                page.wait_for_timeout(500)
            kept(page.screenshot(), FOLDER / f"{name}{size}.png")
            print(f"{name}{size}.png", flush=True)

    def take_stage(self, name: str, path: str, table: str, seat: int, kind: str) -> None:
        """Answer one question while both browsers look on, and take what comes on stage."""
        if self.wanted and name not in self.wanted:
            return
        for page in self.pages.values():
            page.goto(self.server.base + path)
            page.locator("#ask").first.wait_for()
        self.answer(table, seat)
        bodies: dict[str, bytes] = {}
        for size, page in self.pages.items():
            page.locator(f'.stage[data-stage="{kind}"]').first.wait_for()
            bodies[size] = page.screenshot()
        for size, body in bodies.items():
            kept(body, FOLDER / f"{name}{size}.png")
            print(f"{name}{size}.png", flush=True)

    def answer(self, table: str, seat: int) -> None:
        """Answer the open question."""
        asked = iter((False, True))
        self.play(table, seat, lambda document: next(asked))

    def table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """Make a table and return its id."""
        made = self.contexts[""].request.post(
            f"{self.server.base}/api/v1/tables",
            headers={"origin": self.server.base},
            data={"game": game, "seats": seats, **more},
        )
        assert made.ok, made.text()
        found: str = made.json()["table"]["id"]
        return found

    def telling_step(self, table: str) -> int:
        """Return a step in the last third of a game for which a bot had a reason."""
        address = f"{self.server.base}/api/v1/replays/{table}/reasons"
        reasons = self.contexts[""].request.get(address).json()
        late = self.server.room(table).number * 2 // 3
        steps = [each["step"] for each in reasons if each["text"] != "the only option"]
        return int(next(step for step in steps if step >= late))

    def play(self, table: str, seat: int, stop: Stop) -> View:
        """Play on until something worth showing is asked."""
        luck = self.lucks.setdefault(table, Rng(seed_key("pictures")))
        document: View = self.server.do(played(self.server.room(table), seat, luck, stop))
        return document


def kept(body: bytes, path: Path) -> None:
    """Write a picture with few colours: print needs no more, and the file is a third."""
    picture = Image.open(io.BytesIO(body)).convert("RGB")
    few = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=5, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


def pressed(name: str) -> Callable[[Page], None]:
    """Return what presses a key at the table."""

    def press(page: Page) -> None:
        page.keyboard.press(name)

    return press


def read_card(page: Page) -> None:
    """Read a card that lies on the table."""
    page.locator("#board .cardrow .card, .strip .card").first.click()
    choice = page.get_by_role("menuitem", name="Read it")
    if choice.count():
        choice.click()


def menu(page: Page) -> None:
    """Open the menu of the table."""
    page.get_by_role("button", name="Menu").click()


def android(album: Album) -> None:
    """Take the pictures of Android: Netrunner."""
    bots = [{"kind": "bot", "level": "street", "deck": "starter-haas-bioroid"}]
    album.server.luck.begin("android 10")
    table = album.table(ANDROID, [*bots, {"kind": "me", "deck": "starter-shaper"}])
    address = f"/tables/{table}"
    album.play(table, 1, first_action)
    album.take("android-netrunner-beginning", address, "#ask")
    album.play(table, 1, breaking)
    album.take("android-netrunner-run", address, "#ask")
    album.take("reading-a-card", address, "#ask", read_card)
    album.take("keys", address, "#ask", pressed("?"))
    album.take("menu", address, "#ask", menu)
    album.play(table, 1, never)
    album.take("android-netrunner-end", address, ".result")
    album.take("replay", f"/replays/{table}?step={album.telling_step(table)}", ".scr")


def android_corp(album: Album) -> None:
    """Take a picture from the Corp's side, late in a game."""
    album.server.luck.begin("android 18")
    seats = [
        {"kind": "me", "deck": "starter-weyland-consortium"},
        {"kind": "bot", "level": "street"},
    ]
    table = album.table(ANDROID, seats)
    album.play(
        table,
        0,
        lambda document: first_action(document) and document["turn"]["number"] > 7,
    )
    album.take("android-netrunner-corp", f"/tables/{table}", "#ask")


def gangs(album: Album) -> None:
    """Take the pictures of Gangs of Night City."""
    album.server.luck.begin("gangs 2")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "street"}] * 3]
    table = album.table(GANGS, seats, choices={"story": "blackwall-whispers"})
    address = f"/tables/{table}"
    album.play(table, 0, first_action)
    album.take("gangs-of-night-city-beginning", address, "#ask")
    album.play(table, 0, sealing)
    album.take("gangs-of-night-city-firefight", address, "#ask")
    album.play(table, 0, never)
    album.take("gangs-of-night-city-end", address, ".result")


def neuroscape(album: Album) -> None:
    """Take the pictures of Neuroscape: a duel, and two against two."""
    album.server.luck.begin("neuroscape 1")
    seats = [
        {"kind": "me", "deck": "null-pointer"},
        {"kind": "bot", "level": "street", "deck": "chrome-riot"},
    ]
    table = album.table(NEUROSCAPE, seats)
    address = f"/tables/{table}"
    album.play(table, 0, deploying)
    album.take("neuroscape-deploy", address, "#ask")
    album.play(table, 0, fighting)
    album.take("neuroscape-combat", address, "#ask")
    album.play(table, 0, never)
    album.take("neuroscape-end", address, ".result")
    album.server.luck.begin("neuroscape 2")
    bots = [{"kind": "bot", "level": "street"}] * 3
    table = album.table(NEUROSCAPE, [{"kind": "me", "deck": "null-pointer"}, *bots])
    album.play(table, 0, answering)
    album.take("neuroscape-teams", f"/tables/{table}", "#ask")


def netrunner(album: Album) -> None:
    """Take the pictures of Netrunner (1996)."""
    album.server.luck.begin("netrunner 1")
    table = album.table(NETRUNNER, [{"kind": "bot", "level": "street"}, {"kind": "me"}])
    address = f"/tables/{table}"
    album.play(table, 1, first_action)
    album.take("netrunner-beginning", address, "#ask")
    album.play(table, 1, meeting)
    album.take("netrunner-run", address, "#ask")
    album.play(table, 1, never)
    album.take("netrunner-end", address, ".result")


def netrunner_trace(album: Album) -> None:
    """Take the sealed bids of a trace, and the moment they are turned."""
    album.server.luck.begin("netrunner trace 2")
    seats = [
        {"kind": "bot", "level": "street", "deck": "corp-black-ops-division"},
        {"kind": "me", "deck": "runner-first-steps"},
    ]
    table = album.table(NETRUNNER, seats)
    address = f"/tables/{table}"
    album.play(table, 1, bidding)
    album.take("netrunner-trace", address, "#ask")
    album.take_stage("netrunner-reveal", address, table, 1, "sealed")


def netrunner_corp(album: Album) -> None:
    """Take a picture from the Corp's side, late in a game."""
    album.server.luck.begin("netrunner corp 2")
    seats = [
        {"kind": "me", "deck": "corp-glacier-holdings"},
        {"kind": "bot", "level": "street", "deck": "runner-street-hacker"},
    ]
    table = album.table(NETRUNNER, seats)
    album.play(
        table,
        0,
        lambda document: first_action(document) and document["turn"]["number"] > 9,
    )
    album.take("netrunner-corp", f"/tables/{table}", "#ask")


def cyberpunk(album: Album) -> None:
    """Take the pictures of Cyberpunk CCG."""
    album.server.luck.begin("ccg 1")
    table = album.table(CYBERPUNK, [{"kind": "me"}, {"kind": "bot", "level": "street"}])
    address = f"/tables/{table}"
    album.play(table, 0, shopping)
    album.take("cyberpunk-ccg-shopping", address, "#ask")
    album.play(table, 0, skirmishing)
    album.take("cyberpunk-ccg-street", address, "#ask")
    album.play(table, 0, never)
    album.take("cyberpunk-ccg-end", address, ".result")


def rooms(album: Album) -> None:
    """Take the pictures of a table that waits for players."""
    table = album.table(ANDROID, [{"kind": "me"}, {"kind": "open"}], visibility="public")
    album.take("waiting-room", f"/tables/{table}", ".waiting-room")


PARTS: Final[tuple[tuple[Callable[[Album], None], tuple[str, ...]], ...]] = (
    (
        android,
        (
            "android-netrunner-beginning",
            "android-netrunner-run",
            "android-netrunner-end",
            "reading-a-card",
            "keys",
            "menu",
            "replay",
        ),
    ),
    (
        gangs,
        (
            "gangs-of-night-city-beginning",
            "gangs-of-night-city-firefight",
            "gangs-of-night-city-end",
        ),
    ),
    (android_corp, ("android-netrunner-corp",)),
    (netrunner, ("netrunner-beginning", "netrunner-run", "netrunner-end")),
    (netrunner_trace, ("netrunner-trace", "netrunner-reveal")),
    (netrunner_corp, ("netrunner-corp",)),
    (
        neuroscape,
        ("neuroscape-deploy", "neuroscape-combat", "neuroscape-end", "neuroscape-teams"),
    ),
    (
        cyberpunk,
        ("cyberpunk-ccg-shopping", "cyberpunk-ccg-street", "cyberpunk-ccg-end"),
    ),
    (rooms, ("waiting-room",)),
)
"""What is played, with the pictures that are taken of it: only what is wanted is played."""


def signed_in(server: Server, context: BrowserContext) -> None:
    """Give the person a name."""
    form: dict[str, str | float | bool] = {"name": "Vera", "back": "/me"}
    context.request.post(f"{server.base}/me/name", headers={"origin": server.base}, form=form)


def main(wanted: set[str]) -> None:
    """Take the pictures that are wanted, all if none are named."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(folder)
        server.thread.start()
        arguments = [*ARGUMENTS, UNHINTED]
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        contexts: dict[str, BrowserContext] = {}
        for size, viewport in SIZES.items():
            state = contexts[""].storage_state() if contexts else None
            contexts[size] = browser.new_context(
                viewport=viewport, reduced_motion="reduce", has_touch=bool(size),
                storage_state=state, color_scheme="dark",
            )  # fmt: skip
            if not size:
                signed_in(server, contexts[size])
        album = Album(server, contexts, wanted)
        for part, names in PARTS:
            if not wanted or wanted & set(names):
                part(album)
        for name, path in PAGES.items():
            album.take(name, path, "main")
        browser.close()
        server.server.should_exit = True
        server.thread.join()


if __name__ == "__main__":
    main(set(sys.argv[1:]))
