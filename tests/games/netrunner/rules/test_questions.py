"""Section 24A: the questions of the catalogue, who is asked and what they offer."""

from __future__ import annotations

from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.play.match import play
from nightdeck.play.seating import Seating, setup_for
from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


@clause("ONR-24.2")
def test_an_action_of_the_corp_lists_every_legal_entry_and_the_end():
    scene = table(
        corp={
            "hq": ["Setup!", "Rex", "Night Shift"],
            "forts": {"s1": {"inside": ["Hostile Takeover"]}},
            "score": ["Marine Arcology"],
            "fort_counters": {"s1": {"spy": 1}},
        }
    )
    assert scene.asked == (CORP, "corp-action")
    assert set(scene.verbs(CORP)) == {
        "draw",
        "gain-bit",
        "install",
        "play",
        "advance",
        "pay-spy",
        "use",
        "end",
    }


@clause("ONR-24.3")
def test_an_action_of_the_runner_lists_every_legal_entry_and_the_end():
    scene = table(
        runner={
            "hand": ["Score!", "Raptor"],
            "tags": 1,
            "counters": {"crying": 1},
            "rig": ["Broker"],
        },
        turn="runner",
    )
    assert scene.asked == (RUNNER, "runner-action")
    assert set(scene.verbs(RUNNER)) == {
        "draw",
        "gain-bit",
        "install",
        "play",
        "remove-tag",
        "pay-counter",
        "run",
        "use",
        "end",
    }


@clause("ONR-24.3", "ONR-12.9")
def test_a_run_lock_leaves_paying_it_off_instead_of_a_run():
    scene = table(runner={"locks": [2]}, turn="runner")
    assert "pay-lock" in scene.verbs(RUNNER)
    assert "run" not in scene.verbs(RUNNER)


@clause("ONR-24.6")
def test_an_encounter_offers_boosts_breaks_and_stopping():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Endless Corridor")]}}},
        runner={"rig": ["Codecracker", "Cyfermaster"], "bits": 9},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    assert scene.asked == (RUNNER, "encounter")
    assert set(scene.verbs(RUNNER)) == {"boost", "break", "pass"}


@clause("ONR-24.8", "ONR-13.2")
def test_the_corp_bids_from_0_to_the_limit_or_its_bits():
    for bits, most in ((9, 5), (3, 3)):
        scene = table(
            corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": bits},
            turn="runner",
            run={"fort": "hq", "at": "encounter"},
        )
        assert scene.asked == (CORP, "trace-bid-corp")
        assert [bid for _, bid, _ in scene.options(CORP)] == list(range(most + 1))


@clause("ONR-24.9", "ONR-13.4")
def test_the_runner_bids_no_card_or_one_with_the_boosts_that_can_be_paid():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 5},
        runner={"rig": ["Access to Kiribati"], "bits": 3},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    scene.choose(CORP, "Bid 2")
    assert scene.asked == (RUNNER, "trace-bid-runner")
    assert scene.offered(RUNNER) == [
        "No base link",
        "Access to Kiribati",
        "Access to Kiribati and 1 boost",
        "Access to Kiribati and 2 boosts",
    ]


@clause("ONR-24.13", "ONR-11.2")
def test_the_runner_picks_what_is_accessed_next():
    corp = {"hq": ["Rex"], "forts": {"hq": {"inside": [up("Red Herrings"), "Crybaby"]}}}
    scene = until(run_on(table(corp=corp, turn="runner"), "HQ"), "access-next")
    assert (scene.asked[0], len(scene.offered(RUNNER))) == (RUNNER, 3)
    scene.choose(RUNNER, "Red Herrings")
    assert (scene.accessed(), len(scene.offered(RUNNER))) == (["Red Herrings"], 2)


@clause("ONR-24.23")
def test_a_may_without_a_price_is_asked_yes_or_no():
    for answer, cards in (("Yes", 2), ("No", 1)):
        scene = table(corp={"score": ["Employee Empowerment"]}, phase="start")
        until(scene, "order").choose(CORP, "Employee Empowerment")
        assert (scene.asked, scene.verbs(CORP)) == ((CORP, "optional-effect"), ["yes", "no"])
        until(scene.choose(CORP, answer), "corp-action")
        assert len(scene.hand(CORP)) == cards


@clause("ONR-1.5")
def test_a_game_of_sensible_players_lasts_some_turns_and_not_forever():
    lengths = []
    for seed in range(4):
        seats = [Seating("street"), Seating("street")]
        setup = setup_for(NETRUNNER, seats, {}, {}, f"length {seed}")
        lengths.append(play(NETRUNNER, setup, seats).turns)
    assert min(lengths) >= 4
    assert max(lengths) < 60
