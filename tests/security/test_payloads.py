"""Everything a person can enter, shown in a real browser: it stays text, whatever stands in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from playwright.sync_api import Browser, Page

from nightdeck.games import game
from nightdeck.table.doors import open_server
from nightdeck.table.words import clean
from tests.browser.scripts import REFUSED_BY_POLICY
from tests.security.markup import kinds
from tests.security.payloads import PAYLOADS
from tests.table.client_harness.harness import chromium

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.xdist_group("browser one"),
]
GANGS, NETRUNNER = "gangs_of_night_city", "android_netrunner"
PATIENCE = 60_000
LONGEST_SEARCH, LONGEST_TITLE = 200, 120
HARMLESS = ("", "a", "type:gang", "nothing is called so", "type:", "cost<", "unknown:x")
"""Searches that find all, some or nothing, and that cannot be understood."""
FIELDS = "() => Object.fromEntries(new FormData(document.querySelector('form[data-slug]')))"
TRAPS = """
for (const name of ["alert", "confirm", "prompt", "print", "hit"])
  window[name] = () => console.error("executed: " + name);
"""
SHOWN = """(texts) => {
  const flat = (text) => text.replace(/\\s+/g, " ").trim();
  const fields = [...document.querySelectorAll("input, textarea")].map((each) => each.value);
  const all = flat([document.body.textContent, ...fields].join(" "));
  return texts.every((text) => all.includes(flat(text)));
}"""

PASTE = """(pasted) => {
  document.querySelector("textarea[name=list0]").value = pasted;
  document.querySelector("form[data-slug]").submit();
}"""


@dataclass
class Watcher:
    """A browser that is shown hostile texts and remembers everything that looks like a success."""

    page: Page
    base: str
    success: list[str] = field(default_factory=list)

    def sent(self, address: str) -> None:
        """Note a request that leaves this server."""
        if not address.startswith((self.base, "data:")):
            self.success.append(address)

    def look(self, path: str, texts: list[str]) -> None:
        """Open a page and wait until it shows the texts as they are."""
        self.page.goto(f"{self.base}{path}", wait_until="domcontentloaded")
        self.sees(texts)

    def sees(self, texts: list[str]) -> None:
        """Wait until the page shows the texts as they are."""
        self.page.wait_for_function(SHOWN, arg=texts, timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("payloads")
    with open_server(folder) as (address, _, log):
        yield address
        assert " ERROR " not in log.read_text()


@pytest.fixture
def watcher(browser: Browser, base: str) -> Iterator[Watcher]:
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(REFUSED_BY_POLICY)
    context.add_init_script(TRAPS)
    found = Watcher(context.new_page(), base)
    page = found.page
    page.on("dialog", lambda dialog: (found.success.append(dialog.message), dialog.dismiss()))
    page.on("pageerror", lambda error: found.success.append(str(error)))
    page.on("popup", lambda other: found.success.append(other.url))
    page.on("console", lambda line: found.success.append(line.text) if bad(line.text) else None)
    page.on("request", lambda asked: found.sent(asked.url))
    yield found
    context.close()
    assert found.success == []


def bad(text: str) -> bool:
    """Tell whether a line on the console means that a text became more than text."""
    return text.startswith(("executed", "refused by policy")) or "Content Security" in text


class Programs:
    """Everybody who talks to the server without a browser, through one connection."""

    def __init__(self, base: str) -> None:
        self.http = httpx.Client(base_url=f"{base}/api/v1", verify=False, timeout=60)

    def arrived(self, name: str) -> str:
        """Return the token of a new guest with a name."""
        return str(self.post("new", "/guests", {"name": name})["token"])

    def post(self, token: str, path: str, body: dict[str, Any]) -> Any:
        """Send a request that must not be refused."""
        headers = {"authorization": f"Bearer {token}"}
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, token: str, slug: str, *kinds: str) -> str:
        """Make a table everybody may see, and return its id."""
        wish = {"game": slug, "seats": [{"kind": kind} for kind in kinds], "visibility": "public"}
        return str(self.post(token, "/tables", wish)["table"]["id"])


@pytest.fixture
def programs(base: str) -> Iterator[Programs]:
    found = Programs(base)
    yield found
    found.http.close()


def groups(size: int) -> list[tuple[str, ...]]:
    """Return all payloads, so many at a time."""
    return [PAYLOADS[first : first + size] for first in range(0, len(PAYLOADS), size)]


def test_there_are_enough_payloads() -> None:
    assert len(set(PAYLOADS)) >= 150


def named(text: str) -> str:
    """Return a name as it is kept."""
    return clean(text, 24) or "Guest"


def test_names_stay_text_in_the_list_of_tables(watcher: Watcher, programs: Programs) -> None:
    for names in groups(40):
        for name in names:
            programs.table(programs.arrived(name), NETRUNNER, "me", "open")
        watcher.look("/", [named(name) for name in names])


def test_names_stay_text_at_tables_and_in_replays(watcher: Watcher, programs: Programs) -> None:
    for place, names in enumerate(groups(4)):
        seats = ["me", *["open"] * (len(names) - 1)]
        people = [programs.arrived(name) for name in names]
        table = programs.table(people[0], GANGS, *seats)
        for seat, person in enumerate(people[1:], 1):
            programs.post(person, f"/tables/{table}/seats/{seat}", {})
        watcher.look(f"/tables/{table}", [named(name) for name in names])
        if place % 4 == 0:
            watcher.page.goto(f"{watcher.base}/replays/{table}")
            watcher.page.locator("#app .loading").wait_for(state="detached")


def test_talk_stays_text(watcher: Watcher, programs: Programs) -> None:
    for texts in groups(80):
        person = programs.arrived("Speaker")
        table = programs.table(person, NETRUNNER, "me", "me")
        said = [text for text in texts if clean(text, 300)]
        for text in said:
            programs.post(person, f"/tables/{table}/messages", {"type": "chat", "text": text})
        watcher.page.goto(f"{watcher.base}/tables/{table}")
        watcher.page.locator(".prompt").wait_for()
        watcher.page.keyboard.press("t")
        watcher.page.get_by_role("dialog", name="Talk").wait_for()
        watcher.sees([clean(text, 300) for text in said])


def test_labels_of_tokens_stay_text(watcher: Watcher) -> None:
    request, headers = watcher.page.context.request, {"origin": watcher.base}
    request.post(f"{watcher.base}/me/name", form={"name": "Owner"}, headers=headers)
    for text in PAYLOADS:
        request.post(f"{watcher.base}/me/tokens", form={"label": text}, headers=headers)
    watcher.look("/me", [clean(text, 40) or "program" for text in PAYLOADS])


def lines(most: int) -> list[str]:
    """Return all payloads in few texts of at most so many letters, a space between two."""
    found: list[str] = [""]
    for text in PAYLOADS:
        joined = f"{found[-1]} {text}".strip()
        if len(joined) > most:
            found.append(text)
        else:
            found[-1] = joined
    return found


def test_what_is_searched_for_stays_text(watcher: Watcher) -> None:
    for text in lines(LONGEST_SEARCH):
        watcher.look(f"/games/{GANGS}/cards?q={quote(text)}", [text])


def narrowed(found: set[tuple[str, ...]], text: str) -> set[tuple[str, ...]]:
    """Leave out the links that narrow this very search down, which carry it quoted."""
    start = f"?q={quote(text, safe='')}"
    links = {each for each in found if each[:2] == ("a", "href") and each[2:] > (start,)}
    return found - {each for each in links if each[2].startswith(start)}


def test_nothing_that_is_searched_for_becomes_markup(base: str) -> None:
    with httpx.Client(base_url=base, timeout=60) as client:
        pages = [
            narrowed(kinds(client.get(f"/games/{GANGS}/cards", params={"q": text}).text), text)
            for text in (*HARMLESS, *PAYLOADS)
        ]

    usual: set[tuple[str, ...]] = set().union(*pages[: len(HARMLESS)])
    assert [text for text, found in zip(PAYLOADS, pages[len(HARMLESS) :], strict=True)
            if found - usual] == []  # fmt: skip


def pasted(place: int, text: str) -> str:
    """Return a deck with a text as a card's name, or every other time as its title."""
    card = game(NETRUNNER).catalogue()[0]["id"]
    entitled = json.dumps({"title": text, "side": "corp", "cards": {card: 1}})
    return entitled if place % 2 else f"3 {text}"


def test_pasted_decks_and_their_titles_stay_text(watcher: Watcher) -> None:
    page = watcher.page
    page.goto(f"{watcher.base}/games/{NETRUNNER}", wait_until="domcontentloaded")
    for place, text in enumerate(lines(LONGEST_TITLE)):
        deck = pasted(place, text)
        with page.expect_navigation(wait_until="domcontentloaded"):
            page.evaluate(PASTE, deck)
        page.locator(".wrong").wait_for()
        watcher.sees([deck])


def test_nothing_of_a_pasted_deck_becomes_markup(watcher: Watcher) -> None:
    watcher.page.goto(f"{watcher.base}/games/{NETRUNNER}", wait_until="domcontentloaded")
    fields = watcher.page.evaluate(FIELDS)
    with httpx.Client(base_url=watcher.base, headers={"origin": watcher.base}) as client:

        def answered(deck: str) -> str:
            answer = client.post("/tables", data={**fields, "list0": deck}, timeout=60)
            assert 'class="wrong"' in answer.text, deck
            return answer.text

        usual = kinds(answered("3 nothing")) | kinds(answered(pasted(1, "Nothing")))
        found = [kinds(answered(pasted(place, text))) for place, text in enumerate(PAYLOADS)]

    assert [text for text, each in zip(PAYLOADS, found, strict=True) if each - usual] == []
