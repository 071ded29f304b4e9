"""Section 21: who knows what, and that leaks planted on purpose are found."""

from __future__ import annotations

import json

import pytest

from nightdeck.games.netrunner.game import Netrunner
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.rules import windows
from nightdeck.kernel.game import View
from nightdeck.testing import Scene, clause
from nightdeck.testing.battery import Case
from nightdeck.testing.twins import check_twins
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, table, until, up


def told(scene: Scene, seat: int) -> str:
    """Return every byte of a seat's view."""
    return json.dumps(scene.view(seat))


def leak_of(game: Netrunner, seeds: range) -> str:
    """Return the first leak that the twins of some games find."""
    for seed in seeds:
        case = Case(game, "twins", seed, "uniform")
        found = check_twins(game, case.setup(), "uniform", seed)
        if found:
            return found
    return ""


class Chatty(Netrunner):
    """The same game, but a view tells what lies face down."""

    def tables(self, state: OnrState, seats: list[int]) -> list[View]:
        found = super().tables(state, seats)
        faces = [state.card(card).id for card in state.unrezzed]
        return [{**each, "notes": [{"text": str(faces), "clause": ""}]} for each in found]


@clause("ONR-21.2", "ONR-21.6")
def test_a_view_that_names_a_face_down_card_is_found():
    assert "can tell two worlds apart" in leak_of(Chatty(), range(6))


@clause("ONR-17.20a", "ONR-21.7")
def test_a_pause_that_depends_on_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(windows, "corp_must_be_asked", lambda state, kind: False)
    assert "can tell two worlds apart" in leak_of(Netrunner(), range(40))


@clause("ONR-21.1", "ONR-21.2", "ONR-21.3")
def test_hands_decks_and_face_down_cards_are_counted_and_not_named():
    scene = table(
        corp={
            "hq": ["Keeper"],
            "rd": ["Rex"],
            "archives_down": ["Banpei"],
            "forts": {"s1": {"inside": ["Hostile Takeover"], "ice": ["Filter"]}},
        },
        runner={"hand": ["Inside Job"], "stack": ["Cloak"]},
        turn="runner",
    )
    for id in ("keeper", "rex", "banpei", "hostile-takeover", "filter", "cloak"):
        assert f'"{id}"' not in told(scene, RUNNER)
    for id in ("inside-job", "cloak", "rex"):
        assert f'"{id}"' not in told(scene, CORP)
    assert '"keeper"' in told(scene, CORP)
    assert scene.view(RUNNER)["zones"]["hq"]["count"] == 1


@clause("ONR-13.5", "ONR-21.13")
def test_an_unrevealed_bid_stands_nowhere():
    scenes = []
    for bid in (1, 4):
        scene = table(
            corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 6},
            runner={"rig": ["Access to Kiribati"]},
            turn="runner",
            run={"fort": "hq", "at": "encounter"},
        )
        scenes.append(scene.choose(CORP, (35, bid, 0)))
    for seat in (RUNNER, -1):
        assert told(scenes[0], seat) == told(scenes[1], seat)


@clause("ONR-21.8", "ONR-11.2b", "ONR-21.13")
def test_a_card_of_rd_is_seen_by_the_runner_alone_and_not_remembered():
    scene = table(corp={"rd": ["Night Shift", "Rex"]}, turn="runner")
    go_on(run_on(scene, "R&D"))
    assert "You access Night Shift in R&D." in scene.log(RUNNER)
    assert "Runner accesses a card in R&D." in scene.log(CORP)
    assert "Runner accesses a card in R&D." in scene.log()
    scene.choose(RUNNER, "Done")
    until(scene, "runner-action")
    assert '"night-shift"' not in json.dumps(scene.view(RUNNER)["cards"])


@clause("ONR-21.5", "ONR-2.2k")
def test_a_face_seen_in_a_fort_is_kept_as_a_note():
    scene = table(corp={"forts": {"s1": {"inside": ["Rockerboy Promotion"]}}}, turn="runner")
    go_on(run_on(scene, "S1")).choose(RUNNER, "Done")
    until(scene, "runner-action")
    (tag,) = scene.view(RUNNER)["zones"]["s1-inside"]["cards"]
    entry = scene.view(RUNNER)["cards"][tag]
    assert (entry["card"], entry["memory"]) == (None, "rockerboy-promotion")


@clause("ONR-21.10")
def test_agendas_nodes_and_upgrades_are_told_alike():
    lines = []
    for card in ("Hostile Takeover", "Setup!", "Red Herrings"):
        scene = table(corp={"hq": [card]})
        scene.choose(CORP, f"Install {card} in a new fort")
        lines.append(scene.log(RUNNER))
    assert lines == [["Corp installs a card in S1."]] * 3


@clause("ONR-21.7")
def test_a_part_in_which_nothing_was_done_leaves_no_line():
    scene = table(corp={"forts": {"s1": {"inside": ["Setup!"]}}}, turn="runner")
    scene.choose(RUNNER, "Gain a bit")
    before = scene.log(RUNNER)
    scene.pass_(CORP)
    assert scene.log(RUNNER) == before
