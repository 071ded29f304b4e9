"""ANR-E: the worked examples that no test of a rule file plays already."""

from __future__ import annotations

import pytest

from nightdeck.games import game
from nightdeck.games.android_netrunner.decks.decks import fewest_agenda_points
from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.modifiers import link, strength
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES_DOWN,
    GRIP,
    HARDWARE_ROW,
    HEAP,
    PROGRAMS,
    VIRUS_COUNTER,
    ice_zone,
)
from nightdeck.kernel.game import Deck
from nightdeck.testing import clause
from tests.games.android_netrunner.play import (
    CORP,
    RUNNER,
    go_on,
    names,
    number,
    run_on,
    table,
    until,
    zone_of,
)

NOISE = "Noise: Hacker Extraordinaire"


@clause("ANR-E10", "ANR-V2")
def test_e10_anonymous_tip_draws_what_is_there_and_then_loses():
    scene = table(corp={"hq": ["Anonymous Tip"], "rd": ["Enigma", "Hunter"]})
    scene.choose(CORP, "play", "Anonymous Tip")

    assert scene.outcome is not None
    assert scene.outcome.winners == (RUNNER,)
    assert len(scene.happened(events.CARD_DRAWN)) == 2


@clause("ANR-E15", "ANR-D5", "ANR-V3a")
@pytest.mark.parametrize(("cards", "over"), [(4, False), (3, True)])
def test_e15_scorched_earth(cards: int, over: bool):
    scene = table(corp={"hq": ["Scorched Earth"]}, runner={"tags": 1, "grip": ["Diesel"] * cards})
    scene.choose(CORP, "play", "Scorched Earth")

    assert (scene.outcome is not None) is over
    if not over:
        assert names(scene, GRIP) == []


@clause("ANR-E45", "ANR-B7")
@pytest.mark.parametrize(
    ("size", "points"), [(40, 18), (44, 18), (49, 20), (50, 22), (55, 24), (66, 28)]
)
def test_e45_agenda_points_by_deck_size(size: int, points: int):
    assert fewest_agenda_points(size) == points


@clause("ANR-E46", "ANR-B4", "ANR-B5", "ANR-B6")
def test_e46_influence():
    deck = game("android_netrunner").decks["starter-weyland-consortium"]
    cards = {**deck.cards, "biotic-labor": 2, "astroscript-pilot-program": 1}
    own = Deck("own", "Own", "corp", cards, deck.identity)
    the_game = game("android_netrunner")

    found = the_game.deck_violations(own, the_game.ruling_values({}))
    assert "ANR-B6" in [each.clause for each in found]
    assert "ANR-B4" not in [each.clause for each in found]
    assert the_game.deck_totals(own)[0].startswith("8 influence")


@clause("ANR-E68", "ANR-B1", "ANR-B7", "ANR-B8")
def test_e68_size_and_agenda_points_are_separate_violations():
    the_game = game("android_netrunner")
    deck = the_game.decks["starter-jinteki"]

    def clauses(cards: dict[str, int]) -> list[str]:
        own = Deck("own", "Own", "corp", cards, deck.identity)
        return [each.clause for each in the_game.deck_violations(own, the_game.ruling_values({}))]

    agendas = {"nisei-mk-ii": 3, "priority-requisition": 3, "private-security-force": 2}
    filler = [card for card in deck.cards if card not in agendas]
    small = dict(agendas)
    for card in filler:
        small[card] = min(3, 44 - sum(small.values()))
        if sum(small.values()) == 44:
            break
    assert sum(small.values()) == 44
    points = 3 * 2 + 3 * 3 + 2 * 2
    assert points == 19
    assert clauses({k: v for k, v in small.items() if v}) == ["ANR-B1"]
    last = next(card for card in filler if small.get(card, 0) in (0, 1, 2))
    full = {k: v for k, v in small.items() if v}
    full[last] = full.get(last, 0) + 1
    assert clauses(full) == ["ANR-B7"]


@clause("ANR-E49", "ANR-CC9", "ANR-RUN10", "ANR-K7")
def test_e49_cell_portal_sends_the_runner_out_again():
    portal = {"hq": {"ice": [{"card": "Cell Portal", "rezzed": True}]}}
    scene = table(corp={"servers": portal, "credits": 5, "hq": ["Hunter"]}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "jack-out")
    assert scene.state.encountered == number(scene, "Cell Portal")
    scene.choose(RUNNER, "continue")

    assert not scene.state.rezzed[number(scene, "Cell Portal")]
    assert scene.asked == (RUNNER, "jack-out")
    scene.choose(RUNNER, "continue")
    assert scene.asked == (CORP, "rez-window")
    assert scene.offers(CORP, "rez", "Cell Portal")
    assert scene.happened(events.ICE_PASSED) == []


@clause("ANR-E50", "ANR-CC10", "ANR-RUN11")
def test_e50_chum_strengthens_the_next_ice_and_bites_if_it_is_not_broken():
    wall = {"card": "Wall of Static", "rezzed": True}
    chum = {"card": "Chum", "rezzed": True}
    scene = table(
        corp={"servers": {"hq": {"ice": [wall, chum]}}},
        runner={"grip": ["Diesel"] * 4, "rig": ["Corroder"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "break-window")
    scene.pass_(RUNNER)
    until(scene, "break-window")
    assert strength(scene.state, number(scene, "Wall of Static")) == 5
    scene.pass_(RUNNER)

    assert scene.asked == (RUNNER, "action")
    assert len(scene.state.zones[HEAP]) == 3
    assert scene.state.tally[7] == 1


@clause("ANR-E51", "ANR-CC2")
def test_e51_accelerated_beta_test_installs_the_ice_it_finds():
    ready = {"remote1": {"root": [{"card": "Accelerated Beta Test", "advancement": 3}]}}
    scene = table(corp={"servers": ready, "rd": ["Hunter", "Hedge Fund", "Enigma", "PAD Campaign"]})
    scene.choose(CORP, "gain-credit")
    scene.choose(CORP, "score")
    scene.choose(CORP, "yes")
    scene.choose(CORP, "card", "Hunter")
    scene.choose(CORP, "install", "HQ")
    scene.choose(CORP, "card", "Enigma")
    scene.choose(CORP, "install", "HQ")
    scene.choose(CORP, "go-on")
    scene.choose(CORP, "done")

    assert sorted(names(scene, ice_zone(0))) == ["Enigma", "Hunter"]
    assert all(scene.state.rezzed[card] for card in scene.state.zones[ice_zone(0)])
    assert names(scene, ARCHIVES_DOWN) == ["Hedge Fund"]
    assert scene.state.credits[CORP] == 6


@clause("ANR-E62", "ANR-CC36")
def test_e62_rabbit_hole_brings_its_copies():
    scene = table(
        runner={
            "grip": ["Rabbit Hole"],
            "credits": 6,
            "stack": ["Rabbit Hole", "Diesel", "Rabbit Hole"],
        },
        turn="runner",
    )
    scene.choose(RUNNER, "install", "Rabbit Hole")
    for _ in range(2):
        scene.choose(RUNNER, "yes")
        scene.choose(RUNNER, "Rabbit Hole")
    while scene.asked[1] != "action":
        scene.take(RUNNER, scene.state.question.default)

    assert names(scene, HARDWARE_ROW) == ["Rabbit Hole"] * 3
    assert scene.state.credits[RUNNER] == 0
    assert link(scene.state) == 3
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-E65", "ANR-Q42", "ANR-CC13")
def test_e65_a_prevented_tag_still_satisfies_data_raven():
    raven = {"hq": {"ice": [{"card": "Data Raven", "rezzed": True}]}}
    scene = table(corp={"servers": raven}, runner={"rig": ["Decoy"]}, turn="runner")
    run_on(scene, "HQ")
    until(scene, "mode")
    scene.choose(RUNNER, "take 1 tag")
    scene.choose(RUNNER, "prevent", "Decoy")

    assert scene.state.runner_tags == 0
    assert scene.state.run_over == 0


@clause("ANR-E71", "ANR-CC12", "ANR-ICE5")
@pytest.mark.parametrize("counters", [2, 0])
def test_e71_crypsis_pays_with_a_counter_or_its_life(counters: int):
    wall = {"hq": {"ice": [{"card": "Ice Wall", "rezzed": True}]}}
    scene = table(
        corp={"servers": wall, "hq": ["Hunter"]},
        runner={"rig": [{"card": "Crypsis", "virus": counters}]},
        turn="runner",
    )
    run_on(scene, "HQ")
    until(scene, "break-window")
    scene.choose(RUNNER, "Crypsis", "strength")
    scene.choose(RUNNER, "Crypsis", "break")
    scene.pass_(RUNNER)
    if counters:
        assert scene.asked == (RUNNER, "mode")
        scene.choose(RUNNER, "counter")
        assert scene.state.counters[VIRUS_COUNTER][number(scene, "Crypsis")] == 1
        assert zone_of(scene, "Crypsis") == PROGRAMS
    else:
        assert zone_of(scene, "Crypsis") == HEAP


@clause("ANR-E73", "ANR-CC52")
def test_e73_caprice_nisei_ends_the_run_at_the_approach():
    caprice = {"remote1": {"root": [{"card": "Caprice Nisei", "rezzed": True}]}}
    scene = table(corp={"servers": caprice}, turn="runner")
    run_on(scene, "Server 1")
    assert scene.asked == (CORP, "psi-bid")
    scene.choose(CORP, (28, 0))
    scene.choose(RUNNER, (28, 1))

    assert scene.asked == (RUNNER, "action")
    assert scene.state.tally[7] == 1


@clause("ANR-E78", "ANR-INS21")
def test_e78_test_run_needs_memory_but_no_credits():
    scene = table(
        runner={
            "identity": NOISE,
            "grip": ["Test Run"],
            "credits": 3,
            "rig": ["Medium"] * 4,
            "heap": ["Corroder"],
        },
        turn="runner",
    )
    scene.choose(RUNNER, "play", "Test Run")
    while scene.asked[1] != "install-trash":
        if scene.offers(RUNNER, "heap"):
            scene.choose(RUNNER, "heap")
        else:
            scene.choose(RUNNER, "Corroder")
    assert not scene.offers(RUNNER, "go-on")
    scene.take(RUNNER, 0)
    if scene.asked[1] == "install-trash":
        scene.choose(RUNNER, "go-on")

    assert "Corroder" in names(scene, PROGRAMS)
    assert scene.state.credits[RUNNER] == 0
    assert len(scene.state.zones[PROGRAMS]) == 4


@clause("ANR-E80", "ANR-RUN13")
def test_e80_uroboros_forbids_further_runs_this_turn():
    uroboros = {"hq": {"ice": [{"card": "Uroboros", "rezzed": True}]}}
    scene = table(
        corp={"servers": uroboros, "credits": 0},
        runner={"credits": 0, "grip": ["Stimhack"]},
        turn="runner",
    )
    run_on(scene, "HQ")
    go_on(scene)

    assert scene.asked == (RUNNER, "action")
    assert not scene.offers(RUNNER, "run:")
    assert not scene.offers(RUNNER, "Stimhack")


@clause("ANR-E77", "ANR-AB21")
def test_e77_the_cleaners_add_one_before_prevention():
    scene = table(
        corp={"hq": ["Scorched Earth"], "score": ["The Cleaners"]},
        runner={"tags": 1, "grip": ["Diesel"] * 5, "rig": ["Plascrete Carapace"]},
    )
    scene.choose(CORP, "play", "Scorched Earth")
    for _ in range(4):
        scene.choose(RUNNER, "prevent", "Plascrete")

    assert len(scene.state.zones[GRIP]) == 4
    assert zone_of(scene, "Plascrete Carapace") == HEAP
