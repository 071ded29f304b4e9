"""Plain mistakes no level makes: each a position with the choice of an experienced player.

Every position is put to *street*, to *runner* and to whoever gives hints.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.bots.hints import hint
from nightdeck.play.players import Seat, player
from nightdeck.testing import Scene
from tests.games.android_netrunner.play import CORP, RD, RUNNER, pass_windows, run_on, table, until

Adviser = Callable[[Scene], str]

WALL = {"card": "Wall of Static", "rezzed": True}
ELI = {"card": "Eli 1.0", "rezzed": True}
ENIGMA = {"card": "Enigma", "rezzed": True}
GUARDED = {"hq": {"ice": [ENIGMA]}, "rd": {"ice": [ENIGMA]}}
"""Central servers that need no more care."""


def levels(scene: Scene, level: str) -> str:
    """Return in words what a level chooses."""
    seat = Seat(scene.state)
    index = player(level).choose(seat, Rng(seed_key("levels")))
    return scene.offered(seat.seat)[index]


def street(scene: Scene) -> str:
    return levels(scene, "street")


def runner(scene: Scene) -> str:
    return levels(scene, "runner")


def hinted(scene: Scene) -> str:
    return hint(Seat(scene.state), Rng(seed_key("hint")), 60, tries=150).text


everybody = pytest.mark.parametrize("advice", [street, runner, hinted])


# The Corp -----------------------------------------------------------------------------------------


def face_down(*cards: str) -> dict[str, object]:
    """Servers that are guarded, and one remote for each card."""
    remotes = {f"remote{place + 1}": {"root": [card]} for place, card in enumerate(cards)}
    return {**GUARDED, **remotes}


@everybody
def test_an_asset_that_pays_when_the_turn_begins_is_not_rezzed_after_it_began(
    advice: Adviser,
) -> None:
    scene = table(corp={"servers": face_down("Adonis Campaign"), "credits": 9})
    scene.choose(CORP, "gain-credit")

    assert scene.asked == (CORP, "after-action")
    assert advice(scene) == "Continue"


@everybody
def test_an_asset_that_pays_when_the_turn_begins_is_rezzed_just_before(advice: Adviser) -> None:
    corp = {"servers": face_down("Adonis Campaign"), "credits": 9}
    scene = table(corp=corp, runner={"credits": 0}, turn="corp", phase="start")

    assert scene.asked == (CORP, "draw-window")
    assert advice(scene) == "Rez Adonis Campaign"


@everybody
def test_an_asset_is_not_rezzed_while_the_runner_may_still_come_and_trash_it(
    advice: Adviser,
) -> None:
    corp = {"servers": face_down("PAD Campaign"), "credits": 9}
    scene = table(corp=corp, runner={"credits": 9}, turn="runner")
    scene.choose(RUNNER, "gain-credit")

    assert scene.asked == (CORP, "after-action")
    assert advice(scene) == "Continue"


@everybody
def test_an_asset_worked_with_clicks_is_rezzed_while_there_are_enough_of_them(
    advice: Adviser,
) -> None:
    corp = {"servers": face_down("Melange Mining Corp."), "hq": ["Enigma"] * 5, "credits": 3}
    early = table(corp={**corp, "clicks": 4}, runner={"credits": 0}, turn="corp")
    early.choose(CORP, "gain-credit")
    late = table(corp={**corp, "clicks": 2}, runner={"credits": 0}, turn="corp")
    late.choose(CORP, "gain-credit")

    assert early.asked == (CORP, "after-action")
    assert advice(early) == "Rez Melange Mining Corp."
    assert late.asked == (CORP, "after-action")
    assert advice(late) == "Continue"


@everybody
def test_a_trap_is_not_rezzed(advice: Adviser) -> None:
    scene = table(corp={"servers": face_down("Snare!"), "credits": 9})
    scene.choose(CORP, "gain-credit")

    assert advice(scene) == "Continue"


@everybody
def test_the_first_ice_goes_in_front_of_hq_and_rd(advice: Adviser) -> None:
    hand = ["Enigma", "Wall of Static", "Priority Requisition", "PAD Campaign", "Ichi 1.0"]
    deck = ["Private Security Force", "Hedge Fund", "Enigma"] * 8
    scene = table(corp={"hq": hand, "rd": deck, "credits": 6})
    chosen = []
    for _ in range(2):
        pass_windows(scene)
        chosen.append(advice(scene))
        scene.choose(CORP, chosen[-1])

    assert {words.rpartition(" front of ")[2] for words in chosen} == {"HQ", "R&D"}


@everybody
def test_no_ice_is_trashed_to_save_the_price_of_an_install(advice: Adviser) -> None:
    scene = table(corp={"hq": ["Enigma"], "servers": {"rd": {"ice": ["Heimdall 1.0"]}}})
    scene.choose(CORP, "Install Enigma in front of R&D")

    assert scene.asked == (CORP, "install-trash")
    assert advice(scene) == "Go on with the install"


@everybody
def test_clicks_are_bought_to_score_from_hand(advice: Adviser) -> None:
    """Biotic Labor pays when an agenda is installed, advanced three times and scored at once."""
    hand = ["Biotic Labor", "Accelerated Beta Test", "Archived Memories"]
    ahead = ["Accelerated Beta Test", "Priority Requisition"]
    corp = {"hq": hand, "servers": GUARDED, "credits": 9, "score": ahead}
    scene = table(corp=corp, runner={"score": ["Priority Requisition"] * 2}, turn="corp")
    while scene.outcome is None and scene.state.turn_seat == CORP:
        scene.choose(scene.asked[0], advice(scene))

    assert scene.outcome is not None


@everybody
def test_an_agenda_goes_behind_bioroids_that_take_more_clicks_than_there_are(
    advice: Adviser,
) -> None:
    """One Eli costs two clicks and lets the Runner in; two of them are a wall without a breaker."""
    remotes = {"remote1": {"ice": [ELI]}, "remote2": {"ice": [ELI, ELI]}}
    corp = {"hq": ["Project Vitruvius"], "servers": {**GUARDED, **remotes}, "credits": 8}
    scene = table(corp={**corp, "clicks": 2}, runner={"grip": ["Sure Gamble"] * 5})

    assert advice(scene) == "Install Project Vitruvius in Server 2"


# The Runner ---------------------------------------------------------------------------------------

SHUT = {"hq": {"ice": [WALL]}, "rd": {"ice": [WALL]}}


@everybody
def test_nobody_runs_into_open_ice_they_cannot_pass(advice: Adviser) -> None:
    scene = table(corp={"servers": SHUT, "hq": ["Hedge Fund"] * 5}, turn="runner")

    assert "Run on" not in advice(scene)


@everybody
def test_nobody_buys_strength_that_does_not_suffice(advice: Adviser) -> None:
    crypsis = {"card": "Crypsis", "virus": 1}
    corp = {"servers": SHUT, "hq": ["Hedge Fund"] * 5}
    scene = table(corp=corp, runner={"rig": [crypsis], "credits": 3}, turn="runner")
    until(run_on(scene, "HQ"), "break-window")

    assert advice(scene) == "Done breaking"


@everybody
def test_bought_strength_is_used_to_break(advice: Adviser) -> None:
    corp = {"servers": SHUT, "hq": ["Priority Requisition"] * 2}
    scene = table(corp=corp, runner={"rig": ["Corroder"], "credits": 4}, turn="runner")
    until(run_on(scene, "HQ"), "break-window")
    for _ in range(2):
        if scene.asked[1] == "break-window":
            scene.choose(RUNNER, advice(scene))

    assert "Wall of Static is fully broken." in scene.log(RUNNER)


@everybody
def test_a_run_that_got_through_is_not_given_up(advice: Adviser) -> None:
    corp = {"servers": GUARDED, "hq": ["Hedge Fund", "Snare!"], "archives_down": ["Snare!"]}
    scene = table(corp=corp, runner={"grip": ["Sure Gamble"] * 4}, turn="runner")
    until(run_on(scene, "Archives"), "jack-out")

    assert advice(scene) == "Continue the run"


@everybody
def test_clicks_get_past_a_bioroid(advice: Adviser) -> None:
    agendas = ["Priority Requisition", "Accelerated Beta Test"] * 10
    servers = {"hq": {"ice": [ELI]}, "rd": {"ice": [WALL]}}
    corp = {"servers": servers, "hq": agendas[:3], "rd": agendas}
    scene = table(corp=corp, runner={"credits": 1}, turn="runner")
    until(run_on(scene, "HQ"), "break-window")

    assert "spend a click" in advice(scene)


@everybody
def test_no_click_is_wasted_on_a_bioroid_that_stops_the_run_anyhow(advice: Adviser) -> None:
    corp = {"servers": {"hq": {"ice": [ELI]}}, "hq": ["Priority Requisition"] * 3}
    scene = table(corp=corp, runner={"credits": 1, "clicks": 2}, turn="runner")
    until(run_on(scene, "HQ"), "break-window")

    assert advice(scene) == "Done breaking"


@everybody
def test_what_was_seen_and_is_worth_nothing_is_not_looked_at_again(advice: Adviser) -> None:
    """An operation on top of R&D stays there until the Corp draws it."""
    corp = {"servers": {"hq": {"ice": [WALL]}}, "hq": ["Hedge Fund"], "rd": ["Hedge Fund"] * 20}
    scene = table(corp=corp, runner={"credits": 4}, turn="runner")
    run_on(scene, "R&D").pass_until("action", seat=RUNNER)

    assert scene.state.knows(RUNNER, scene.state.zones[RD][-1])
    assert "Run on" not in advice(scene)
