"""Sections 23 and 23A: every ruling in each of its values."""

from __future__ import annotations

import pytest

from nightdeck.decks import Deck
from nightdeck.games.netrunner.decks.decks import violations
from nightdeck.games.netrunner.decks.starter_decks import DECKS, DEFAULT_DECKS
from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.games.netrunner.model.rulings import KEYS, PRESETS, RULINGS, preset
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, table, until, up

NODE = {"s1": {"inside": ["Setup!"]}}


def by(number: int, value: str) -> dict[str, str]:
    """Return one ruling."""
    return {f"ONR-R{number:02d}": value}


def test_there_are_49_rulings_whose_default_comes_first():
    assert len(RULINGS) == len(KEYS) == 49
    assert [each.name for each in RULINGS if each.default != each.values[0]] == []


@clause("ONR-23A.1")
def test_the_presets_take_their_value_wherever_a_ruling_has_it():
    assert [each.name for each in PRESETS] == ["default", "manual", "classic"]
    assert preset("classic")["ONR-R02"] == "classic"
    assert "ONR-R13" not in preset("manual")
    assert PRESETS[0].rulings == {}


def test_a_ruling_may_be_called_by_its_key():
    state = new_game(NETRUNNER, Setup(2, (), {"starting-bits": "zero"}, None, 1))
    assert state.bits == [0, 0]


@clause("ONR-R01", "ONR-23A.1", "ONR-6.1")
@pytest.mark.parametrize(("value", "actions"), [("classic", 4), ("manual", 60)])
def test_r01_the_runners_actions(value: str, actions: int):
    scene = until(table(turn="runner", phase="start", rulings=by(1, value)), "runner-action")
    assert scene.actions(RUNNER) == actions
    assert scene.offers(RUNNER, "End the action phase")


@clause("ONR-R02", "ONR-23A.2", "ONR-5.2.2a")
@pytest.mark.parametrize(("value", "cards"), [("manual", 1), ("classic", 0)])
def test_r02_the_runners_draw(value: str, cards: int):
    scene = until(table(turn="runner", phase="start", rulings=by(2, value)), "runner-action")
    assert len(scene.hand(RUNNER)) == cards


@clause("ONR-R03", "ONR-23A.3", "ONR-5.1.A1", "ONR-5.1.A2", "ONR-5.2.A1", "ONR-5.2.A2")
@pytest.mark.parametrize(("value", "offered"), [("classic", True), ("manual", False)])
def test_r03_basic_income(value: str, offered: bool):
    for seat, side in ((CORP, "corp"), (RUNNER, "runner")):
        scene = table(turn=side, rulings=by(3, value))
        assert scene.offers(seat, "Draw a card") == offered
        assert scene.offers(seat, "Gain a bit") == offered


@clause("ONR-R04", "ONR-23A.4", "ONR-5.1.A12", "ONR-5.2.A8")
@pytest.mark.parametrize(("value", "offered"), [("manual", True), ("classic", False)])
def test_r04_actions_must_be_used(value: str, offered: bool):
    assert table(rulings=by(4, value)).offers(CORP, "End the action phase") == offered
    bare = table(corp={"hq": []}, rulings={**by(4, value), "ONR-R03": "manual"})
    assert bare.offered(CORP) == ["End the action phase"]


@clause("ONR-R05", "ONR-23A.5", "ONR-5.1.A11")
@pytest.mark.parametrize(("value", "offered"), [("classic", False), ("manual", True)])
def test_r05_rezzing_as_an_action(value: str, offered: bool):
    scene = table(corp={"forts": NODE}, rulings=by(5, value))
    assert scene.offers(CORP, "Rez Setup!") == offered
    if offered:
        scene.choose(CORP, "Rez Setup!")
        assert scene.actions(CORP) == 2


@clause("ONR-R06", "ONR-23A.6", "ONR-5.1.A9")
@pytest.mark.parametrize(("value", "offered"), [("manual", False), ("classic", True)])
def test_r06_trashing_a_resource_as_an_action(value: str, offered: bool):
    scene = table(runner={"rig": ["Broker"], "tags": 1}, rulings=by(6, value))
    assert scene.offers(CORP, "Trash Broker") == offered


@clause("ONR-R07", "ONR-23A.7", "ONR-7.5")
@pytest.mark.parametrize(("value", "asked"), [("manual", CORP), ("classic", RUNNER)])
def test_r07_trashing_own_ice_in_windows(value: str, asked: int):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}}, turn="runner", rulings=by(7, value)
    )
    scene.choose(RUNNER, "Gain a bit")
    assert scene.asked[0] == asked


@clause("ONR-R08", "ONR-R10")
@pytest.mark.parametrize("value", ["manual", "classic"])
def test_r08_and_r10_mean_the_same_either_way(value: str):
    rulings = {**by(8, value), **by(10, value)}
    scene = table(corp={"hq": ["Red Herrings", "Setup!"], "forts": NODE}, rulings=rulings)
    assert scene.offers(CORP, "Install Red Herrings in a new fort")
    scene.choose(CORP, "Install Setup! in S1")
    assert scene.archives(face_up=False) == ["Setup!"]


@clause("ONR-R09", "ONR-23A.8")
@pytest.mark.parametrize(("value", "windows"), [("two-windows", 2), ("interleave", 3)])
def test_r09_windows_at_the_start_of_a_turn(value: str, windows: int):
    scene = table(corp={"forts": NODE}, phase="start", rulings=by(9, value))
    asked = 0
    while scene.asked[1] == "window":
        asked += 1
        scene.pass_(CORP)
    assert asked == windows


@clause("ONR-R13", "ONR-R14", "ONR-23A.10", "ONR-4.3", "ONR-4.4", "ONR-4.5")
def test_r13_and_r14_what_everybody_starts_with():
    usual = new_game(NETRUNNER, Setup(2, (), None, None, 1))
    assert (usual.bits, len(usual.zones[7])) == ([5, 5], 5)
    poor = {**by(13, "zero"), **by(14, "none")}
    state = new_game(NETRUNNER, Setup(2, (), poor, None, 1))
    assert (state.bits, len(state.zones[7])) == ([0, 0], 0)


@clause("ONR-R15", "ONR-23A.11", "ONR-2.4f")
@pytest.mark.parametrize("value", ["classic", "manual"])
def test_r15_memory_is_4_without_an_identity(value: str):
    scene = table(runner={"rig": ["WuTech Mem Chip"]}, rulings=by(15, value))
    assert scene.memory_limit() == 5


@clause("ONR-R16", "ONR-23A.12", "ONR-4.7")
def test_r16_who_starts():
    firsts = set()
    for seed in range(12):
        state = new_game(NETRUNNER, Setup(2, (), by(16, "random"), None, seed))
        firsts.add(state.turn_seat)
    assert firsts == {CORP, RUNNER}
    assert new_game(NETRUNNER, Setup(2, (), None, None, 1)).turn_seat == CORP


def at_the_start(value: str, score: list[str]) -> Scene:
    """Return the start of a Corp turn with a Runner virus that trashes the top of R&D."""
    scene = table(
        corp={"score": score, "counters": {"cascade": 2}, "rd": ["Filter", "Keeper", "Rex"]},
        phase="start",
        rulings=by(17, value),
    )
    return scene.pass_(CORP)


@clause("ONR-R17", "ONR-17.6")
def test_r17_manual_the_runners_virus_comes_before_the_draw_in_the_corps_turn():
    scene = at_the_start("manual", [])
    assert (scene.hand(CORP), scene.asked) == (["Keeper"], (CORP, "window"))


@clause("ONR-R17", "ONR-23A.13")
def test_r17_classic_the_active_player_orders_the_forced_effects_of_both():
    scene = at_the_start("classic", [])
    assert scene.asked == (CORP, "order")
    scene.choose(CORP, "draw")
    assert scene.hand(CORP) == ["Filter"]


@clause("ONR-R17", "ONR-23A.13", "ONR-24.23")
def test_r17_classic_what_may_be_declined_comes_before_what_is_forced():
    scene = at_the_start("classic", ["Employee Empowerment"])
    assert scene.asked == (CORP, "optional-effect")


@clause("ONR-R18", "ONR-23A.14", "ONR-8.1", "ONR-8.2")
@pytest.mark.parametrize(("value", "offered"), [("manual", True), ("classic", False)])
def test_r18_which_nodes_are_advanced(value: str, offered: bool):
    forts = {**NODE, "s2": {"inside": ["Vacant Soulkiller"]}}
    scene = table(corp={"forts": forts}, rulings=by(18, value))
    assert scene.offers(CORP, "Advance Setup!") == offered
    assert scene.offers(CORP, "Advance Vacant Soulkiller")


@clause("ONR-R19", "ONR-23A.15", "ONR-11.1d")
@pytest.mark.parametrize(("value", "points"), [("classic", 1), ("manual", 0)])
def test_r19_agendas_inside_a_fort(value: str, points: int):
    scene = table(
        corp={"forts": {"s1": {"inside": ["Hostile Takeover"]}}},
        turn="runner",
        rulings=by(19, value),
    )
    until(run_on(scene, "S1"), "runner-action")
    assert scene.points(RUNNER) == points


@clause("ONR-R20", "ONR-23A.15", "ONR-11.1e")
@pytest.mark.parametrize(("value", "offered"), [("classic", True), ("manual", False)])
def test_r20_upgrades_in_central_forts(value: str, offered: bool):
    scene = table(
        corp={"forts": {"archives": {"inside": [up("Red Herrings")]}}},
        turn="runner",
        rulings=by(20, value),
    )
    go_on(run_on(scene, "Archives"))
    assert scene.offers(RUNNER, "Trash Red Herrings") == offered


@clause("ONR-R21")
def test_r21_archives_cards_are_never_trashed():
    scene = table(corp={"archives": ["Rockerboy Promotion"]}, turn="runner")
    go_on(run_on(scene, "Archives"))
    assert scene.asked == (RUNNER, "runner-action")


@clause("ONR-R22", "ONR-23A.16")
@pytest.mark.parametrize(("value", "asked"), [("pile-order", False), ("runner-choice", True)])
def test_r22_the_order_in_archives(value: str, asked: bool):
    scene = table(corp={"archives": ["Keeper", "Filter"]}, turn="runner", rulings=by(22, value))
    go_on(run_on(scene, "Archives"))
    assert (scene.asked[1] == "access-next") == asked


@clause("ONR-R24")
@pytest.mark.parametrize("value", ["manual", "classic"])
def test_r24_jacking_out_is_possible_before_the_access(value: str):
    scene = run_on(table(turn="runner", rulings=by(24, value)), "HQ")
    assert scene.offers(RUNNER, "Jack out")


@clause("ONR-R25", "ONR-23A.36", "ONR-12.1")
@pytest.mark.parametrize("value", ["keyword", "fourth-type"])
def test_r25_killer_ice_is_broken_alike(value: str):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}},
        runner={"rig": ["Raptor"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
        rulings=by(25, value),
    )
    assert scene.offers(RUNNER, "break:", "Trash a program")


@clause("ONR-R25", "ONR-23A.36")
@pytest.mark.parametrize(("value", "shown"), [("keyword", False), ("fourth-type", True)])
def test_r25_killer_is_listed_among_the_types_of_face_up_ice(value: str, shown: bool):
    forts = {"hq": {"ice": [up("Banpei")]}, "rd": {"ice": ["Banpei"]}}
    scene = table(corp={"forts": forts}, rulings=by(25, value))
    marks = [word for entry in scene.view(RUNNER)["cards"].values() for word in entry["marks"]]
    assert [word for word in marks if word.startswith("type")] == ["type Sentry Killer"] * shown


@clause("ONR-R26", "ONR-23A.18")
@pytest.mark.parametrize(("value", "run"), [("classic", "hq"), ("manual", "")])
def test_r26_an_unbroken_subroutine_may_end_the_run(value: str, run: str):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Virizz")]}}},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
        rulings=by(26, value),
    )
    assert scene.run() == run


@clause("ONR-R27", "ONR-23A.19")
@pytest.mark.parametrize(("value", "over"), [("on-failed-draw", False), ("on-empty", True)])
def test_r27_an_empty_rd(value: str, over: bool):
    scene = table(corp={"rd": 1}, phase="start", rulings=by(27, value))
    assert (scene.outcome is not None) == over


@clause("ONR-R28", "ONR-23A.20")
@pytest.mark.parametrize(
    ("value", "over"), [("flatline-end-of-turn", False), ("flatline-now", True)]
)
def test_r28_a_hand_size_below_0(value: str, over: bool):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Cortical Scrub")]}}},
        runner={"hand": ["Score!"] * 2, "brain_damage": 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
        rulings=by(28, value),
    )
    assert (scene.outcome is not None) == over


def hunted(rulings: dict[str, str], *rig: str, bits: int = 6) -> Scene:
    """Return Hunter's trace at its first question."""
    return table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": bits},
        runner={"rig": list(rig), "bits": 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
        rulings=rulings,
    )


@clause("ONR-R29", "ONR-23A.21")
@pytest.mark.parametrize(("value", "tags"), [("classic", 1), ("modern", 0)])
def test_r29_a_tie(value: str, tags: int):
    scene = hunted(by(29, value)).choose(CORP, (35, 0, 0))
    assert scene.tags() == tags


@clause("ONR-R30", "ONR-23A.22", "ONR-13.5")
@pytest.mark.parametrize(("value", "shown"), [("classic", False), ("open", True)])
def test_r30_the_corps_bid_is_secret(value: str, shown: bool):
    scene = hunted(by(30, value), "Access to Kiribati").choose(CORP, (35, 4, 0))
    assert scene.asked == (RUNNER, "trace-bid-runner")
    assert ("Corp bids 4 bits." in scene.log(RUNNER)) == shown
    assert scene.bits(CORP) == 6


@clause("ONR-R31", "ONR-23A.23")
@pytest.mark.parametrize(("value", "seat"), [("secret", CORP), ("open", RUNNER)])
def test_r31_the_base_link_card_may_be_named_first(value: str, seat: int):
    scene = hunted(by(31, value), "Access to Kiribati", "Baedeker's Net Map")
    assert scene.asked[0] == seat
    if value == "open":
        scene.choose(RUNNER, "Kiribati").choose(CORP, (35, 1, 0))
        assert not scene.offers(RUNNER, "Baedeker")


@clause("ONR-R32", "ONR-23A.24")
@pytest.mark.parametrize(("value", "tags"), [("classic", 1), ("manual", 0)])
def test_r32_tags_from_cards(value: str, tags: int):
    scene = table(
        corp={"hq": ["Trap!"], "bits": 4},
        runner={"hand": ["Score!"] * 5},
        turn="runner",
        rulings=by(32, value),
    )
    until(run_on(scene, "HQ"), "pay-or").choose(CORP, "Pay 4 bits")
    assert scene.tags() == tags


@clause("ONR-R33", "ONR-23A.25", "ONR-24.1", "ONR-4.6")
def test_r33_a_redraw_of_the_starting_hand():
    state = new_game(NETRUNNER, Setup(2, (), by(33, "one"), None, 3))
    assert state.question is not None
    assert (state.question.seat, state.question.name) == (CORP, "mulligan")
    state = new_game(NETRUNNER, Setup(2, (), None, None, 3))
    assert state.question is not None
    assert state.question.name != "mulligan"


CORP_DECK = DECKS[DEFAULT_DECKS[CORP]]


def broken(rulings: dict[str, str], **cards: int) -> list[str]:
    """Return the clauses that the first Corp deck breaks with other numbers of some cards."""
    more = {id.replace("_", "-"): count for id, count in cards.items()}
    deck = Deck("own", "Own", "corp", {**CORP_DECK.cards, **more})
    return [each.clause for each in violations(deck, NETRUNNER.ruling_values(rulings))]


@clause("ONR-R34", "ONR-23A.26", "ONR-20.4")
@pytest.mark.parametrize(("value", "clauses"), [("classic", []), ("three", ["ONR-20.4"])])
def test_r34_copies_of_a_card(value: str, clauses: list[str]):
    assert broken(by(34, value), data_wall=4) == clauses


@clause("ONR-R35", "ONR-23A.26", "ONR-20.5")
@pytest.mark.parametrize(("value", "clauses"), [("trc", ["ONR-20.5"]), ("none", [])])
def test_r35_the_banned_card(value: str, clauses: list[str]):
    assert broken(by(35, value), tycho_extension=1) == clauses


def of_size(size: int, points: int) -> Deck:
    """Return a Corp deck of so many cards with so many agenda points."""
    return Deck("own", "Own", "corp", {"hostile-takeover": points, "data-wall": size - points})


@clause("ONR-R36", "ONR-23A.26", "ONR-20.3")
@pytest.mark.parametrize(("value", "needed"), [("classic", 18), ("ratio", 19), ("modern", 20)])
def test_r36_agenda_points_of_a_deck_of_47_cards(value: str, needed: int):
    rulings = NETRUNNER.ruling_values(by(36, value))
    assert violations(of_size(47, needed), rulings) == []
    assert [each.clause for each in violations(of_size(47, needed - 1), rulings)] == ["ONR-20.3"]


@clause("ONR-R44", "ONR-23A.33")
@pytest.mark.parametrize(("value", "over"), [("no", False), ("yes", True)])
def test_r44_damage_that_takes_the_last_card(value: str, over: bool):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Shotgun Wire")]}}},
        runner={"hand": ["Score!"] * 2},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
        rulings=by(44, value),
    )
    assert (scene.outcome is not None) == over


@clause("ONR-R23", "ONR-23A.17")
@pytest.mark.parametrize(("value", "points"), [("classic", 0), ("manual", 1)])
def test_r23_an_agenda_is_stolen_before_or_after_the_next_look(value: str, points: int):
    inside = ["Hostile Takeover", "Antiquated Interface Routines", "Crystal Palace Station Grid"]
    scene = table(
        corp={"forts": {"s1": {"inside": [inside[0], *map(up, inside[1:])]}}},
        runner={"bits": 0},
        turn="runner",
        rulings=by(23, value),
    )
    until(run_on(scene, "S1"), "access-next").choose(RUNNER, "face-down")
    assert (scene.asked, scene.points(RUNNER)) == ((RUNNER, "access-next"), points)


@clause("ONR-R38", "ONR-18.7", "ONR-18.11", "ONR-19.7", "ONR-23A.28")
@pytest.mark.parametrize(("value", "over"), [("sixty", True), ("none", False)])
def test_r38_the_turn_limit(value: str, over: bool):
    scene = table(corp={"points": 3}, turn="runner", turn_number=60, rulings=by(38, value))
    scene.choose(RUNNER, "End the action phase")
    assert (scene.outcome is not None) == over
    if scene.outcome is not None:
        assert scene.outcome.winners == (CORP,)


@clause("ONR-R39", "ONR-23A.29", "ONR-8.3")
@pytest.mark.parametrize(("value", "points"), [("classic", 0), ("manual", 1)])
def test_r39_scoring_may_be_forced(value: str, points: int):
    fort = {"inside": [{"card": "Hostile Takeover", "advancement": 3}]}
    scene = table(corp={"forts": {"s1": fort}}, phase="start", rulings=by(39, value))
    assert scene.points(CORP) == points


@clause("ONR-R40", "ONR-23A.30", "ONR-3.7")
@pytest.mark.parametrize(("value", "offered"), [("include", True), ("omit", False)])
def test_r40_hardware(value: str, offered: bool):
    scene = table(runner={"hand": ["WuTech Mem Chip"]}, turn="runner", rulings=by(40, value))
    assert scene.offers(RUNNER, "Install WuTech") == offered


@clause("ONR-R41", "ONR-23A.31")
@pytest.mark.parametrize(("value", "question"), [("no", "encounter"), ("yes", "window")])
def test_r41_an_answer_to_the_rez(value: str, question: str):
    scene = table(
        corp={"forts": {"hq": {"ice": ["Data Wall"]}}},
        runner={"rig": ["Dwarf", "Bolt Hole"]},
        turn="runner",
        rulings=by(41, value),
    )
    run_on(scene, "HQ").pass_(RUNNER).choose(CORP, "Rez").pass_(CORP)
    assert scene.asked == (RUNNER, question)


@clause("ONR-R42", "ONR-23A.32", "ONR-16.3")
@pytest.mark.parametrize(("value", "asked"), [("classic", True), ("off", False)])
def test_r42_removing_viruses(value: str, asked: bool):
    scene = table(corp={"counters": {"tax": 2}}, turn="runner", rulings=by(42, value))
    scene.choose(RUNNER, "Gain a bit")
    assert (scene.asked == (CORP, "window")) == asked


@clause("ONR-R43", "ONR-23A.32", "ONR-16.7")
@pytest.mark.parametrize(("value", "over"), [("seven", True), ("off", False)])
def test_r43_bad_publicity(value: str, over: bool):
    fort = {"inside": [{"card": "Charity Takeover", "advancement": 4}]}
    scene = table(
        corp={"forts": {"s1": fort}, "bad_publicity": 6}, phase="turn-start", rulings=by(43, value)
    )
    scene.choose(CORP, "Score")
    assert scene.bad_publicity() == 7
    assert (scene.outcome is not None) == over


@clause("ONR-R46", "ONR-23A.34", "ONR-24.19", "ONR-12.6")
@pytest.mark.parametrize(("value", "question"), [("auto", "window"), ("ask", "payment")])
def test_r46_who_picks_the_bits(value: str, question: str):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Data Wall")]}}},
        runner={"rig": ["Dwarf", "Cloak"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
        rulings=by(46, value),
    )
    scene.choose(RUNNER, "break:")
    assert scene.asked == (RUNNER, question)
    if value == "auto":
        assert (scene.bits(RUNNER), scene.counters("Cloak", "bits")) == (5, 2)


@clause("ONR-R47", "ONR-23A.35")
@pytest.mark.parametrize(("value", "shown"), [("no", False), ("yes", True)])
def test_r47_a_replaced_card_may_be_shown(value: str, shown: bool):
    scene = table(corp={"hq": ["Trap!"], "forts": NODE}, rulings=by(47, value))
    scene.choose(CORP, "Install Trap! in S1")
    assert scene.archives(face_up=shown) == ["Setup!"]


@clause("ONR-R48", "ONR-23A.35", "ONR-10.17")
@pytest.mark.parametrize(("value", "successes"), [("continue", 1), ("end", 0)])
def test_r48_a_fort_that_vanishes_in_a_run(value: str, successes: int):
    scene = table(
        corp={"forts": {"s1": {"ice": ["Data Wall"]}}}, turn="runner", rulings=by(48, value)
    )
    run_on(scene, "S1").choose(CORP, "Trash Data Wall")
    until(scene, "runner-action")
    assert scene.state.tally[1] == successes


@clause("ONR-R49", "ONR-23A.37", "ONR-17.20")
@pytest.mark.parametrize(("value", "seat"), [("public-test", CORP), ("needed", RUNNER)])
def test_r49_quiet_questions(value: str, seat: int):
    scene = table(
        corp={"forts": {"s1": {"inside": ["Hostile Takeover"]}}},
        turn="runner",
        rulings=by(49, value),
    )
    scene.choose(RUNNER, "Gain a bit")
    assert scene.asked[0] == seat


@clause("ONR-R12")
def test_r12_has_one_value():
    names = {each.name: each.values for each in RULINGS}
    assert names["ONR-R12"] == ("end-of-turn",)
