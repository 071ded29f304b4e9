"""Sections 1 to 4: what lies on the table, who sees it, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from nightdeck.games.netrunner.decks.starter_decks import DECKS, DEFAULT_DECKS
from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.terms import DECKS as DECKS_OF
from nightdeck.kernel.engine import new_game
from nightdeck.kernel.game import Setup
from nightdeck.testing import Scene, cards, clause
from tests.games.netrunner.play import CORP, RUNNER, go_on, run_on, table, until, up

SPECTATOR = -1


def zone(scene: Scene, seat: int, name: str) -> dict[str, Any]:
    """Return a zone as a seat sees it."""
    found: dict[str, Any] = scene.view(seat)["zones"][name]
    return found


def faces(scene: Scene, seat: int, name: str) -> list[str | None]:
    """Return the ids a seat can read in a zone, from the first card on."""
    entries = scene.view(seat)["cards"]
    return [entries[tag]["card"] for tag in zone(scene, seat, name)["cards"]]


def number(scene: Scene, seat: int, name: str) -> int:
    """Return a number on a player's plate, as a spectator sees it."""
    plate = scene.view(SPECTATOR)["seats"][seat]
    return int(next(each["value"] for each in plate["numbers"] if each["id"] == name))


# 1 Overview ---------------------------------------------------------------------------------------


@clause("ONR-1.1")
def test_two_players_play_two_different_roles():
    assert NETRUNNER.seat_counts == (2,)
    assert [NETRUNNER.seat_name(2, seat) for seat in (CORP, RUNNER)] == ["Corp", "Runner"]
    assert {DECKS[name].side for name in DEFAULT_DECKS} == {"corp", "runner"}


@clause("ONR-1.2")
def test_the_corp_wins_with_its_seventh_agenda_point():
    fort = {"inside": [{"card": "Hostile Takeover", "advancement": 3}]}
    scene = table(corp={"forts": {"s1": fort}, "points": 6}, phase="turn-start")
    scene.choose(CORP, "Score")
    assert (scene.outcome.winners, scene.outcome.clause) == ((CORP,), "ONR-18.1")


@clause("ONR-1.2")
def test_the_corp_wins_when_damage_takes_more_cards_than_the_runner_holds():
    scene = table(
        corp={"hq": ["Scorched Earth"]}, runner={"hand": ["Score!"] * 3, "tags": 1}, turn="corp"
    )
    until(scene.choose(CORP, "Scorched Earth"), "corp-action")
    assert (scene.outcome.winners, scene.outcome.clause) == ((CORP,), "ONR-18.2")


@clause("ONR-1.3")
def test_the_runner_wins_with_the_seventh_stolen_point():
    scene = table(corp={"hq": ["Hostile Takeover"]}, runner={"points": 6}, turn="runner")
    go_on(run_on(scene, "HQ"))
    assert (scene.outcome.winners, scene.outcome.clause) == ((RUNNER,), "ONR-18.1")


@clause("ONR-1.3")
def test_the_runner_wins_when_the_corp_cannot_draw():
    scene = table(corp={"rd": 0}, phase="start")
    assert (scene.outcome.winners, scene.outcome.clause) == ((RUNNER,), "ONR-18.4")


# 2.1 Global state ---------------------------------------------------------------------------------


@clause("ONR-2.1a")
def test_the_state_knows_turn_side_phase_actions_run_and_the_one_open_question():
    scene = table(turn="runner", turn_number=4, runner={"actions": 3, "forgo": 0})
    assert (scene.turn(), scene.active(), scene.actions(RUNNER), scene.run()) == (4, RUNNER, 3, "")
    assert scene.asked == (RUNNER, "runner-action")
    run_on(scene, "HQ")
    assert (scene.run(), scene.asked, scene.actions(RUNNER)) == ("hq", (RUNNER, "window"), 2)


# 2.2 Corp zones -----------------------------------------------------------------------------------


@clause("ONR-2.2a")
def test_rd_is_drawn_from_the_top_and_shown_to_nobody():
    scene = table(corp={"rd": ["Rex", "Filter"]})
    assert [faces(scene, seat, "rd") for seat in (CORP, RUNNER, SPECTATOR)] == [[], [], []]
    assert zone(scene, RUNNER, "rd")["count"] == 2
    scene.choose(CORP, "Draw a card")
    assert scene.hand(CORP) == ["Rex"]


@clause("ONR-2.2b")
def test_hq_is_seen_by_the_corp_alone_and_counted_by_all():
    scene = table(corp={"hq": ["Rex", "Filter"]})
    assert sorted(map(str, faces(scene, CORP, "hq"))) == ["filter", "rex"]
    assert [face for face in faces(scene, RUNNER, "hq") if face] == []
    assert zone(scene, RUNNER, "hq")["count"] == 2


@clause("ONR-2.2c")
def test_the_face_up_pile_of_archives_is_seen_by_both_with_the_newest_on_top():
    scene = table(corp={"hq": ["Night Shift"], "archives": ["Rex"]})
    scene.choose(CORP, "Play Night Shift")
    assert scene.archives() == ["Night Shift", "Rex"]
    assert faces(scene, RUNNER, "archives") == faces(scene, CORP, "archives")
    assert None not in faces(scene, RUNNER, "archives")


@clause("ONR-2.2d")
def test_the_face_down_pile_of_archives_is_seen_by_the_corp_alone():
    scene = table(corp={"archives_down": ["Rex", "Filter"]})
    assert sorted(map(str, faces(scene, CORP, "archives-down"))) == ["filter", "rex"]
    assert [face for face in faces(scene, RUNNER, "archives-down") if face] == []
    assert zone(scene, RUNNER, "archives-down")["count"] == 2


@clause("ONR-2.2e")
def test_a_subsidiary_fort_shows_that_cards_are_there_and_their_counters_but_no_faces():
    agenda = {"card": "Hostile Takeover", "advancement": 2}
    scene = table(corp={"forts": {"s1": {"inside": [agenda, up("Red Herrings")]}}})
    assert faces(scene, RUNNER, "s1-inside") == [None, "red-herrings"]
    (hidden, _) = zone(scene, RUNNER, "s1-inside")["cards"]
    assert scene.view(RUNNER)["cards"][hidden]["counters"] == {"advancement": 2}


@clause("ONR-2.2f", "ONR-7.4a")
def test_new_ice_becomes_the_outermost_piece_of_its_row():
    scene = table(corp={"hq": ["Keeper"], "forts": {"rd": {"ice": ["Filter", up("Rex")]}}})
    scene.choose(CORP, "Install Keeper on R&D")
    assert scene.ice("rd") == ["Filter", "Rex", "Keeper"]
    assert faces(scene, RUNNER, "rd-ice") == [None, "rex", None]


@clause("ONR-2.2g")
def test_upgrades_lie_inside_central_forts_in_install_order():
    scene = table(corp={"hq": ["Red Herrings", "Crybaby"]})
    for title in ("Red Herrings", "Crybaby"):
        until(scene.choose(CORP, f"Install {title} in HQ"), "corp-action")
    assert scene.inside("hq") == ["Red Herrings", "Crybaby"]


@clause("ONR-2.2h")
def test_scored_agendas_lie_open_and_their_text_works():
    scene = table(corp={"score": ["Marine Arcology"]})
    assert faces(scene, RUNNER, "corp-score") == ["marine-arcology"]
    assert scene.offers(CORP, "Marine Arcology")


@clause("ONR-2.2i", "ONR-2.3f")
def test_cards_removed_from_the_game_lie_open_and_never_come_back():
    scene = table(runner={"hand": ["MIT West Tier"], "stack": 8}, turn="runner")
    until(scene.choose(RUNNER, "MIT West Tier"), "runner-action")
    assert scene.where("MIT West Tier") == "removed"
    assert faces(scene, CORP, "removed") == ["mit-west-tier"]


# 2.3 Runner zones ---------------------------------------------------------------------------------


@clause("ONR-2.3a")
def test_the_stack_is_drawn_from_the_top_and_shown_to_nobody():
    scene = table(runner={"stack": ["Cloak", "Dwarf"]}, turn="runner")
    assert [faces(scene, seat, "stack") for seat in (CORP, RUNNER, SPECTATOR)] == [[], [], []]
    scene.choose(RUNNER, "Draw a card")
    assert scene.hand(RUNNER) == ["Cloak"]
    assert zone(scene, CORP, "stack")["count"] == 1


@clause("ONR-2.3b")
def test_the_hand_is_seen_by_the_runner_alone_and_counted_by_all():
    scene = table(runner={"hand": ["Cloak", "Dwarf"]})
    assert sorted(map(str, faces(scene, RUNNER, "hand-runner"))) == ["cloak", "dwarf"]
    assert [face for face in faces(scene, CORP, "hand-runner") if face] == []
    assert zone(scene, CORP, "hand-runner")["count"] == 2


@clause("ONR-2.3c")
def test_the_trash_is_seen_by_both_with_the_newest_on_top():
    scene = table(runner={"hand": ["Score!"], "trash": ["Dwarf"]}, turn="runner")
    until(scene.choose(RUNNER, "Play Score!"), "runner-action")
    assert scene.trash() == ["Score!", "Dwarf"]
    assert faces(scene, CORP, "trash")[-1] == "score"


@clause("ONR-2.3d")
def test_the_rig_has_a_row_for_programs_hardware_and_resources():
    hand = ["Cloak", "WuTech Mem Chip", "Broker"]
    scene = table(runner={"hand": hand, "bits": 20}, turn="runner")
    for title in hand:
        until(scene.choose(RUNNER, f"Install {title}"), "runner-action")
    rows = [faces(scene, CORP, row) for row in ("programs", "hardware", "resources")]
    assert rows == [["cloak"], ["wutech-mem-chip"], ["broker"]]


@clause("ONR-2.3e")
def test_stolen_agendas_lie_open_and_their_text_does_nothing():
    scene = table(runner={"score": ["Marine Arcology"]})
    assert faces(scene, CORP, "runner-score") == ["marine-arcology"]
    assert not scene.offers(CORP, "Marine Arcology")


# 2.4 Counters -------------------------------------------------------------------------------------


@clause("ONR-2.4a")
def test_points_are_spent_without_moving_a_card():
    scene = table(corp={"score": ["Corporate War"], "hq": [], "forts": {"s1": {"inside": [
        "ACME Savings and Loan"]}}}, phase="turn-start")  # fmt: skip
    scene.choose(CORP, "Rez ACME")
    assert (scene.points(CORP), scene.scored(CORP)) == (2, ["Corporate War"])


@clause("ONR-2.4b")
def test_tags_are_counted_in_public():
    assert number(table(runner={"tags": 2}), RUNNER, "tags") == 2


@clause("ONR-2.4c")
def test_brain_damage_is_counted_in_public():
    assert number(table(runner={"brain_damage": 3}), RUNNER, "brain-damage") == 3


@clause("ONR-2.4d")
def test_bad_publicity_is_counted_in_public():
    assert number(table(corp={"bad_publicity": 5}), CORP, "bad-publicity") == 5


# 3 Card types -------------------------------------------------------------------------------------

EVERYTHING = {"id", "name", "type", "keywords", "side", "text", "set", "rarity"}
FIELDS = {
    "agenda": {"difficulty", "points"},
    "node": {"cost", "trash_cost"},
    "upgrade": {"cost", "trash_cost"},
    "ice": {"cost", "strength", "subroutines"},
    "operation": {"cost"},
    "program": {"cost", "memory"},
    "hardware": {"cost"},
    "resource": {"cost"},
    "prep": {"cost"},
}


@clause("ONR-3.0")
def test_every_card_has_the_facts_of_its_type():
    missing = [
        each["name"]
        for each in cards("netrunner")
        if (EVERYTHING | FIELDS[str(each["type"])]) - set(each)
    ]
    assert missing == []


@clause("ONR-3.0")
def test_the_pool_has_445_cards_of_nine_types():
    counts = Counter(str(each["type"]) for each in cards("netrunner"))
    assert set(counts) == set(FIELDS)
    assert sum(counts.values()) == 445


@clause("ONR-3.4")
def test_ice_has_cost_strength_and_ordered_subroutines_and_is_placed_on_a_fort():
    scene = table(corp={"hq": ["Banpei"]})
    scene.choose(CORP, "Install Banpei on HQ")
    assert scene.ice("hq") == ["Banpei"]
    assert (scene.rez_cost("Banpei"), scene.strength("Banpei")) == (4, 0)
    assert scene.subroutines("Banpei") == ["Trash a program.", "End the run."]


@clause("ONR-3.5", "ONR-5.1.A7")
def test_an_operation_is_paid_resolved_and_discarded_for_one_action():
    scene = table(corp={"hq": ["Accounts Receivable"], "bits": 5})
    scene.choose(CORP, "Play Accounts Receivable")
    assert (scene.bits(CORP), scene.actions(CORP)) == (9, 2)
    assert scene.archives() == ["Accounts Receivable"]


@clause("ONR-3.9", "ONR-5.2.A4")
def test_a_prep_is_paid_resolved_and_discarded_for_one_action():
    scene = table(runner={"hand": ["Score!"], "bits": 5}, turn="runner")
    scene.choose(RUNNER, "Play Score!")
    assert (scene.bits(RUNNER), scene.actions(RUNNER)) == (9, 3)
    assert scene.trash() == ["Score!"]


# 4 Setting up -------------------------------------------------------------------------------------


@clause("ONR-4.1")
def test_each_player_brings_exactly_the_cards_of_the_deck():
    state = new_game(NETRUNNER, Setup(2, DEFAULT_DECKS))
    counts = Counter(POOL[face].id for face in state.definition)
    brought = Counter(DECKS[DEFAULT_DECKS[0]].cards) + Counter(DECKS[DEFAULT_DECKS[1]].cards)
    assert counts == brought


@clause("ONR-4.2")
def test_seat_0_plays_the_corp_and_seat_1_the_runner():
    state = new_game(NETRUNNER, Setup(2, DEFAULT_DECKS))
    decks = [{POOL[state.definition[card]].side for card in state.zones[deck]} for deck in DECKS_OF]
    assert decks == [{CORP}, {RUNNER}]
