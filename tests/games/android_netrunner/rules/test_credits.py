"""ANR-REC and ANR-BP: credits, recurring credits, temporary credits."""

from __future__ import annotations

from nightdeck.games.android_netrunner.model.terms import CREDIT
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    act,
    go_on,
    number,
    run_on,
    table,
    until,
)


@clause("ANR-REC1", "ANR-REC3", "ANR-REC4", "ANR-E42", "ANR-K23", "ANR-2.15")
def test_recurring_credits_pay_for_their_purpose_and_are_refilled():
    scene = table(runner={"tags": 1, "rig": ["Crash Space"]}, turn="runner")
    scene.choose(RUNNER, "remove-tag")
    space = number(scene, "Crash Space")

    assert scene.state.credits[RUNNER] == 5
    assert scene.state.counters[CREDIT][space] == 0
    for _ in range(3):
        act(scene, RUNNER, "gain-credit")
    for _ in range(3):
        act(scene, CORP, "gain-credit")
    until(scene, "action")
    assert scene.state.counters[CREDIT][space] == 2


@clause("ANR-REC2")
def test_recurring_credits_can_be_used_as_soon_as_the_card_is_installed():
    scene = table(runner={"grip": ["Cyberfeeder", "Medium"], "credits": 4}, turn="runner")
    scene.choose(RUNNER, "install", "Cyberfeeder")
    act(scene, RUNNER, "install", "Medium")

    assert scene.state.credits[RUNNER] == 0
    assert scene.state.counters[CREDIT][number(scene, "Cyberfeeder")] == 0


@clause("ANR-REC1", "ANR-1.30")
def test_hosted_credits_cannot_be_spent_on_anything_else():
    scene = table(runner={"grip": ["Sure Gamble"], "credits": 4, "rig": ["Cyberfeeder"]})
    run = table(
        runner={"grip": ["Sure Gamble"], "credits": 4, "rig": ["Cyberfeeder"]}, turn="runner"
    )

    assert not run.offers(RUNNER, "Sure Gamble")
    assert scene.asked == (CORP, "action")


@clause("ANR-E44", "ANR-CC43", "ANR-AB22", "ANR-Q49")
def test_stimhack_credits_are_spent_first_and_vanish_with_the_run():
    pad = {"remote1": {"root": ["PAD Campaign"]}}
    scene = table(
        corp={"servers": pad},
        runner={"grip": ["Stimhack", "Diesel"], "credits": 1},
        turn="runner",
    )
    scene.choose(RUNNER, "play", "Stimhack", "Server 1")
    until(scene, "access")
    assert scene.state.temporary == 9
    scene.choose(RUNNER, "trash", "PAD Campaign")
    go_on(scene)

    assert scene.state.credits[RUNNER] == 1
    assert scene.state.temporary == 0
    assert scene.state.brain_damage == 1
    assert len(scene.state.zones[8]) == 0


@clause("ANR-CC43")
def test_stimhack_hurts_also_when_the_run_fails():
    wall = {"hq": {"ice": [{"card": "Wall of Static", "rezzed": True}]}}
    scene = table(corp={"servers": wall}, runner={"grip": ["Stimhack", "Diesel"]}, turn="runner")
    scene.choose(RUNNER, "play", "Stimhack", "HQ")
    go_on(scene)

    assert scene.state.brain_damage == 1


@clause("ANR-BP2", "ANR-Q18")
def test_bad_publicity_credits_are_spent_before_the_pool():
    pad = {"remote1": {"root": ["PAD Campaign"]}}
    scene = table(corp={"bad_publicity": 1, "servers": pad}, runner={"credits": 5}, turn="runner")
    run_on(scene, "Server 1")
    until(scene, "access")
    scene.choose(RUNNER, "trash")

    assert scene.state.credits[RUNNER] == 2


@clause("ANR-1.2", "ANR-AB17")
def test_credits_are_lost_from_the_pool_only_and_never_below_zero():
    scene = table(
        corp={"hq": ["Closed Accounts"]}, runner={"tags": 1, "credits": 7, "rig": ["Kati Jones"]}
    )
    scene.state.counters[CREDIT][number(scene, "Kati Jones")] = 3
    scene.choose(CORP, "play", "Closed Accounts")

    assert scene.state.credits[RUNNER] == 0
    assert scene.state.counters[CREDIT][number(scene, "Kati Jones")] == 3
