"""ANR-H: who may know what; ANR-EV: what is told and remembered; facts of the pool."""

from __future__ import annotations

import pytest

from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.terms import (
    AMBUSH,
    AP,
    CORP_INSTALLS,
    DESTROYER,
    G_MOD,
    GRIP,
    HEAP,
    HQ,
    IDENTITY,
    NO_INFLUENCE,
    OBSERVER,
    RD,
    RUNS_BEGUN,
    STACK,
    SUBTYPE_NAMES,
    SUCCESSFUL_HQ,
    TRACER,
    TRANSACTION,
)
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import NOBODY, bit
from nightdeck.seen.views import redealt
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    act,
    number,
    run_on,
    table,
    until,
)


def position():
    servers = {"remote1": {"root": ["PAD Campaign"], "ice": ["Enigma"]}}
    return table(
        corp={"hq": ["Hedge Fund", "Hunter"], "servers": servers, "archives_down": ["Archer"]},
        runner={"grip": ["Diesel", "Corroder"], "heap": ["Aurora"]},
    )


@clause("ANR-H1", "ANR-1.3", "ANR-1.33")
def test_each_seat_sees_its_own_hand_and_the_runner_sees_no_face_down_card():
    scene = position()
    hidden = {"hedge-fund", "hunter", "pad-campaign", "enigma", "archer"}

    def faces(seat: int) -> set[str]:
        return {card["card"] for card in scene.view(seat)["cards"].values() if card["card"]}

    assert hidden <= faces(CORP)
    assert not hidden & faces(RUNNER)
    assert {"diesel", "corroder"} <= faces(RUNNER)
    assert not {"diesel", "corroder"} & faces(CORP)
    assert "aurora" in faces(CORP)


@clause("ANR-H11")
def test_spectators_see_what_is_public():
    scene = position()
    shown = {card["card"] for card in scene.view(NOBODY)["cards"].values() if card["card"]}

    assert "aurora" in shown
    assert not shown & {"hedge-fund", "diesel", "enigma", "pad-campaign", "archer"}
    assert scene.view(NOBODY)["prompt"] is None


@clause("ANR-H13")
def test_the_other_seat_learns_who_decides_but_not_the_options():
    scene = position()

    assert scene.view(RUNNER)["waiting"] == {"seat": CORP, "question": "action"}
    assert scene.view(RUNNER)["prompt"] is None


@clause("ANR-H1")
def test_a_redealt_world_keeps_what_a_seat_knows():
    scene = position()
    world = redealt(scene.state, RUNNER, Rng(seed_key("redeal")))

    assert [world.definition[card] for card in world.zones[GRIP]] == [
        scene.state.definition[card] for card in scene.state.zones[GRIP]
    ]
    assert [len(zone) for zone in world.zones] == [len(zone) for zone in scene.state.zones]
    assert sorted(world.definition) == sorted(scene.state.definition)


@clause("ANR-H9", "ANR-Q17")
def test_random_picks_come_from_the_seeded_generator():
    def accessed(seed: int) -> int:
        scene = table(corp={"hq": ["Hunter", "Enigma", "Archer"]}, turn="runner", seed=seed)
        run_on(scene, "HQ")
        until(scene, "access")
        picked: int = scene.state.accessing
        return picked

    assert [accessed(3) for _ in range(3)] == [accessed(3)] * 3
    assert len({accessed(seed) for seed in range(20)}) == 3


@clause("ANR-EV3", "ANR-H12")
def test_a_drawn_card_is_named_to_its_owner_only():
    scene = table(corp={"rd": ["Hunter", "Enigma"]})
    scene.choose(CORP, "draw:")

    assert scene.happened(events.CARD_DRAWN) == [
        (scene.state.definition[number(scene, "Hunter")], 0)
    ]
    assert any("Hunter" in line for line in scene.log(CORP))
    assert not any("Hunter" in line for line in scene.log(RUNNER))


@clause("ANR-EV22", "ANR-H12")
def test_a_card_trashed_face_down_is_named_to_the_corp_only():
    ice = {"hq": {"ice": ["Enigma"]}}
    scene = table(corp={"hq": ["Ice Wall"], "credits": 0, "servers": ice})
    scene.choose(CORP, "install", "Ice Wall", "HQ")

    assert len(scene.happened(events.CARD_TRASHED)) == 1
    assert any("Enigma" in line for line in scene.log(CORP))
    assert not any("Enigma" in line for line in scene.log(RUNNER))


@clause("ANR-EV26", "ANR-BP1")
def test_taking_bad_publicity_is_told():
    ready = {"remote1": {"root": [{"card": "Hostile Takeover", "advancement": 2}]}}
    scene = table(corp={"servers": ready})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "score")

    assert scene.happened(events.BAD_PUBLICITY_TAKEN) == [(1,)]
    assert scene.state.bad_publicity == 1


@clause("ANR-EV31", "ANR-CC27")
def test_a_turn_is_remembered_until_the_next_turn_of_that_side():
    scene = table(corp={"hq": ["Hunter"]}, runner={"clicks": 1}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "access")
    scene.choose(RUNNER, "leave")
    until(scene, "action")

    assert scene.state.turn_seat == CORP
    assert scene.state.last_tally[RUNNER][RUNS_BEGUN] == 1
    assert scene.state.last_tally[RUNNER][SUCCESSFUL_HQ] == 1
    assert scene.state.tally[RUNS_BEGUN] == 0
    act(scene, CORP, "install", "Hunter", "HQ")
    assert scene.state.tally[CORP_INSTALLS] == 1


@clause("ANR-DEC19")
def test_an_action_option_names_everything_that_decides_its_price():
    scene = table(
        corp={"hq": ["Ice Wall"], "servers": {"hq": {"ice": ["Enigma"]}}},
    )
    told = [scene.game.describe(scene.state, CORP, each) for each in scene.options(CORP)]
    prices = {
        each.text: [cost.text for cost in each.costs]
        for each in told
        if each.text.startswith("Install")
    }

    assert len(prices) == 4
    assert prices["Install Ice Wall in front of HQ"] == ["1 click", "1 credit"]
    assert prices["Install Ice Wall in front of a new server"] == ["1 click"]


@clause("ANR-2.1", "ANR-2.11")
def test_the_pool_has_263_cards_with_complete_facts():
    assert len(POOL) == 263
    for card in POOL:
        assert card.name
        assert card.text
        assert card.code
        assert card.influence >= NO_INFLUENCE
        assert card.place == POOL.index(card)
    assert len([card for card in POOL if card.kind == IDENTITY]) == 16


@clause("ANR-K4", "ANR-K5", "ANR-K6", "ANR-K15", "ANR-K30", "ANR-K14")
@pytest.mark.parametrize(
    ("name", "mask"),
    [
        ("Hunter", TRACER | OBSERVER),
        ("Rototurret", DESTROYER),
        ("Neural Katana", AP),
        ("Hedge Fund", TRANSACTION),
        ("Noise: Hacker Extraordinaire", G_MOD),
        ("Snare!", AMBUSH),
    ],
)
def test_subtypes_without_rules_of_their_own_are_there_to_be_referred_to(name: str, mask: int):
    card = next(card for card in POOL if card.name == name)

    assert card.subtypes & mask == mask
    assert all(SUBTYPE_NAMES)


@clause("ANR-H7", "ANR-1.5")
def test_face_down_cards_of_archives_are_known_to_the_corp_only():
    scene = position()
    archer = number(scene, "Archer")

    assert scene.state.known[archer] == bit(CORP)
    assert len(scene.state.zones[HQ]) == 2
    assert len(scene.state.zones[RD]) == 20
    assert len(scene.state.zones[STACK]) == 20
    assert len(scene.state.zones[HEAP]) == 1


@clause("ANR-H2", "ANR-ACC3")
def test_the_face_of_a_card_accessed_in_a_remote_is_in_the_runners_view():
    scene = table(turn="runner", corp={"servers": {"remote1": {"root": ["PAD Campaign"]}}})
    run_on(scene, "Server 1")
    until(scene, "access")

    def accessed(seat: int) -> list[tuple[str | None, str | None]]:
        cards = scene.view(seat)["cards"].values()
        return [(e["card"], e.get("memory")) for e in cards if "accessed" in e["marks"]]

    assert accessed(RUNNER) == [("pad-campaign", None)]
    assert accessed(NOBODY) == [(None, None)]
    scene.choose(RUNNER, "Leave")
    remembered = [e for e in scene.view(RUNNER)["cards"].values() if e.get("memory")]
    assert [(e["card"], e["memory"]) for e in remembered] == [(None, "pad-campaign")]
