"""ANR-3: setting a game up."""

from __future__ import annotations

import pytest

from nightdeck.games import game
from nightdeck.games.android_netrunner.model import events
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.terms import GRIP, HQ, RD, STACK
from nightdeck.games.android_netrunner.seen.chronicle import tell
from nightdeck.kernel import BadSetup, Setup, new_game
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import CORP, RUNNER, pass_windows

STARTERS = ("starter-haas-bioroid", "starter-shaper")


def fresh(*decks: str, **choices: str) -> Scene:
    return Scene("android_netrunner", decks=decks or STARTERS, choices=choices, seed=7)


@clause("ANR-3.1", "ANR-3.2", "ANR-3.4", "ANR-3.5", "ANR-1.20", "ANR-1.21", "ANR-1.2", "ANR-1.1")
def test_a_game_starts_with_five_credits_and_five_cards_each():
    scene = fresh()

    assert scene.state.credits == [5, 5]
    assert len(scene.state.zones[HQ]) == 5
    assert len(scene.state.zones[GRIP]) == 5
    assert scene.state.servers == [0, 1, 2]
    assert scene.state.card(scene.state.identity[CORP]).name.startswith("Haas-Bioroid")


@clause("ANR-3.3")
def test_decks_are_shuffled_by_the_seed():
    first, again = fresh(), fresh()
    other = Scene("android_netrunner", decks=STARTERS, seed=8)

    def faces(scene: Scene) -> list[int]:
        return [scene.state.definition[card] for card in scene.state.zones[RD]]

    assert faces(first) == faces(again)
    assert faces(first) != faces(other)


@clause("ANR-3.6", "ANR-DEC1")
def test_each_player_may_take_one_mulligan_the_corp_first():
    scene = fresh()
    before = list(scene.state.zones[HQ])

    assert scene.asked == (CORP, "mulligan")
    scene.choose(CORP, "mulligan:")

    assert scene.asked == (RUNNER, "mulligan")
    assert len(scene.state.zones[HQ]) == 5
    assert list(scene.state.zones[HQ]) != before
    scene.choose(RUNNER, "keep:")
    assert scene.asked[1] != "mulligan"


@clause("ANR-3.5", "ANR-3.6")
def test_andromeda_draws_nine_cards_also_after_a_mulligan():
    scene = fresh("starter-haas-bioroid", "wave2-andromeda")

    assert len(scene.state.zones[GRIP]) == 9
    scene.choose(CORP, "keep:")
    scene.choose(RUNNER, "mulligan:")
    assert len(scene.state.zones[GRIP]) == 9


@clause("ANR-3.4")
def test_grndl_starts_with_ten_credits_and_one_bad_publicity():
    scene = fresh("wave2-grndl", "starter-shaper")

    assert scene.state.credits[CORP] == 10
    assert scene.state.bad_publicity == 1


@clause("ANR-3.7", "ANR-REC2")
def test_recurring_credits_of_identities_are_there_from_the_start():
    scene = fresh("starter-nbn", "starter-shaper")
    scene.choose(CORP, "keep:")
    scene.choose(RUNNER, "keep:")

    assert scene.state.counters[4][scene.state.identity[CORP]] == 2


@clause("ANR-3.8", "ANR-E01", "ANR-0.1", "ANR-0.4")
def test_the_corp_takes_the_first_turn_with_six_cards_three_clicks_and_five_credits():
    scene = fresh()
    scene.choose(CORP, "keep:")
    scene.choose(RUNNER, "keep:")
    pass_windows(scene)

    assert scene.asked == (CORP, "action")
    assert len(scene.state.zones[HQ]) == 6
    assert scene.state.clicks == [3, 0]
    assert scene.state.credits[CORP] == 5


@clause("ANR-MS3")
def test_the_learning_game_has_fixed_decks_and_may_leave_mulligans_out():
    scene = Scene("android_netrunner", choices={"mulligans": "none"})

    assert scene.asked == (CORP, "action")
    assert len(scene.state.zones[STACK]) == 47 - 5


@clause("ANR-3.1")
def test_a_deck_for_the_wrong_side_is_refused_by_name():
    with pytest.raises(BadSetup, match="Anarch"):
        new_game(game("android_netrunner"), Setup(decks=("starter-anarch", "starter-haas-bioroid")))


@clause("ANR-3.6")
def test_the_table_says_that_opening_hands_are_chosen_before_the_first_turn():
    scene = fresh()

    shown = scene.view(CORP)

    assert shown["turn"]["text"] == "Set-up"
    assert shown["timeline"]["title"] == "Set-up"
    assert [step["state"] for step in shown["timeline"]["steps"]] == ["now", "next", "next"]


@clause("ANR-H12")
def test_a_name_that_ends_with_a_full_stop_ends_its_sentence():
    corporation = next(n for n, card in enumerate(POOL) if card.name == "Melange Mining Corp.")

    told = tell((events.CARD_REZZED, (corporation, 1), 3, 3), CORP)

    assert told.text == "You rez Melange Mining Corp."
