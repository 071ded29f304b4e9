"""Nothing hidden reaches anybody: twin worlds send the same bytes, and planted leaks are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightdeck.games import game as find_game
from nightdeck.games import slugs
from nightdeck.kernel.game import View, Wording
from nightdeck.kernel.handles import card_tag
from nightdeck.kernel.state import Entry
from tests.security.twins import twins
from tests.tiny.game import TINY, BackAlley
from tests.tiny.state import ALLEY, DECK, HAND, POOL, TinyState


async def test_twin_worlds_send_the_same_bytes(tmp_path: Path) -> None:
    differences, steps, compared = await twins(tmp_path, TINY, 3)

    assert differences == []
    assert steps > 80
    assert compared > 100_000


@pytest.mark.parametrize("slug", slugs())
async def test_twin_worlds_of_every_game_send_the_same_bytes(slug: str, tmp_path: Path) -> None:
    differences, steps, compared = await twins(tmp_path, find_game(slug), 1)

    assert differences == []
    assert steps > 10
    assert compared > 50_000


@pytest.mark.slow
@pytest.mark.parametrize("slug", slugs())
async def test_many_twin_worlds_of_every_game_send_the_same_bytes(
    slug: str, tmp_path: Path
) -> None:
    differences, _, _ = await twins(tmp_path, find_game(slug), 5)

    assert differences == []


class ShowsHands(BackAlley):
    """Says what everybody holds."""

    def table(self, state: TinyState, seat: int) -> View:
        shown = super().table(state, seat)
        held = [POOL[state.definition[card]].name for card in state.pile(1, HAND)]
        return {**shown, "notes": [{"text": ", ".join(held), "clause": ""}]}


class CountsHands(BackAlley):
    """Says how much power everybody holds."""

    def table(self, state: TinyState, seat: int) -> View:
        shown = super().table(state, seat)
        power = [sum(state.card(card).power for card in state.pile(each, HAND)) for each in (0, 1)]
        return {**shown, "notes": [{"text": str(power), "clause": ""}]}


class SortsAlleys(BackAlley):
    """Shows hidden cards in the order of their faces."""

    def table(self, state: TinyState, seat: int) -> View:
        shown = super().table(state, seat)
        for owner in (0, 1):
            pile = sorted(state.pile(owner, ALLEY), key=lambda card: state.definition[card])
            shown["zones"][f"alley-{owner}"]["cards"] = [card_tag(state, card) for card in pile]
        return shown


class TellsDraws(BackAlley):
    """Names every card that is drawn."""

    def recount(self, state: TinyState, entry: Entry, seat: int) -> Wording:
        return self.tell((entry[0], entry[1], -1, entry[3]), seat)


class ShowsDecks(BackAlley):
    """Says which card comes next."""

    def table(self, state: TinyState, seat: int) -> View:
        shown = super().table(state, seat)
        tops = [POOL[state.definition[pile[-1]]].name if pile else ""
                for pile in (state.pile(each, DECK) for each in (0, 1))]  # fmt: skip
        return {**shown, "timeline": {"title": " ".join(tops), "steps": [], "note": ""}}


class HintsByLength(BackAlley):
    """Is a little longer when a jam is held."""

    def table(self, state: TinyState, seat: int) -> View:
        shown = super().table(state, seat)
        jams = sum(state.card(card).name == "Jam" for each in (0, 1)
                   for card in state.pile(each, HAND))  # fmt: skip
        return {**shown, "notes": [{"text": " " * jams, "clause": ""}]}


LEAKS = [ShowsHands, CountsHands, SortsAlleys, TellsDraws, ShowsDecks, HintsByLength]
PLANTED = {leak.__name__: leak() for leak in LEAKS}
for name, leak in PLANTED.items():
    globals()[f"LEAK_{name}"] = leak


@pytest.mark.parametrize("name", list(PLANTED))
async def test_a_planted_leak_is_found(name: str, tmp_path: Path) -> None:
    differences, _, _ = await twins(tmp_path, PLANTED[name], 1)

    assert differences != []


async def test_a_window_that_is_skipped_because_of_hidden_cards_is_found(tmp_path: Path) -> None:
    differences, _, _ = await twins(tmp_path, TINY, 6, {"TNY-Q2": "if-able"})

    assert any("asked" in each or "bytes" in each for each in differences)
