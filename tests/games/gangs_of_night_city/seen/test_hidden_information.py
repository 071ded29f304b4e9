"""GNC-16 What is secret, and what is random."""

import json

import pytest

from nightdeck.games import game
from nightdeck.games.gangs_of_night_city.model.options import PLAY
from nightdeck.games.gangs_of_night_city.model.terms import DISCARD, HAND, REMOVED, UPGRADE_DECK
from nightdeck.kernel import Rng, Setup, choose, new_game
from nightdeck.kernel.rng import seed_key
from nightdeck.seen.views import redealt, view
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.tables import table

GAME = game("gangs_of_night_city")
BOTH = [
    {"units": {"city-center": "solo"}, "hand": "ping satara skippy satori", "discard": ""},
    {"units": {"city-center": "solo"}, "hand": "monowire contagion", "contraband": 1},
]


@clause("GNC-16.2", "GNC-2.5")
def test_a_view_holds_the_own_hand_and_only_the_size_of_others():
    scene = table(2, players=BOTH)
    own, other = scene.view(0), scene.view(1)

    assert len(own["zones"]["hand-0"]["cards"]) == 4
    assert other["zones"]["hand-0"] == {
        "label": "Combat hand", "owner": 0, "count": 4, "cards": [],
    }  # fmt: skip
    assert "satara" not in json.dumps(other)
    assert "satara" not in json.dumps(scene.view())


@clause("GNC-16.2")
def test_everybody_knows_the_starting_hands_until_an_upgrade():
    state = new_game(GAME, Setup(2, choices={"gang_draft": "assigned"}))
    zone = view(state, 1)["zones"]["hand-0"]
    assert zone["known"] == ["cyberpsychosis", "crusher", "subdermal-armor", "short-circuit"]
    scene = table(2, players=[{"contraband": 1}, {}], doing="upgrade")
    scene.take(0, 0).take(0, 0)
    assert "known" not in scene.view(1)["zones"]["hand-0"]


@clause("GNC-16.2", "GNC-8.7")
def test_a_discarded_card_taken_back_is_remembered():
    scene = table(2, players=BOTH, doing="firefight city-center")
    scene.choose(0, "Play Satara").choose(1, "Play Contagion")
    zone = scene.view(0)["zones"]["hand-1"]

    assert scene.state.pile(1, DISCARD)
    assert zone["count"] == 1
    assert "known" not in zone


@clause("GNC-16.3")
def test_only_the_chooser_of_a_sealed_card_is_told():
    scene = table(2, players=BOTH, doing="firefight city-center")
    scene.choose(0, "Play Satara")

    assert "Voodoo Boys has chosen a card." in scene.log(1)
    assert scene.options(1) == [(PLAY, card) for card in scene.state.pile(1, HAND)]


@clause("GNC-16.5")
def test_the_card_under_the_deck_is_known_to_its_former_holder_only():
    scene = table(2, players=[{"contraband": 1}, {}], upgrades=["ping", "skippy"], doing="upgrade")
    scene.choose(0, "Keep Ping").take(0, 0)
    bottom = scene.state.zones[UPGRADE_DECK][0]

    assert scene.state.known[bottom] == 1
    assert scene.view(0)["zones"]["upgrade-deck"]["known"] == ["skippy"]
    assert "known" not in scene.view(1)["zones"]["upgrade-deck"]


@clause("GNC-16.4", "GNC-2.5")
def test_removed_cards_are_seen_by_their_owner_only():
    scene = table(2, players=[{"contraband": 1}, {}], doing="upgrade")
    scene.take(0, 0).choose(0, "Remove Crusher")

    assert len(scene.state.pile(0, REMOVED)) == 1
    assert scene.view(0)["zones"]["removed-0"]["count"] == 1
    assert len(scene.view(0)["zones"]["removed-0"]["cards"]) == 1
    assert scene.view(1)["zones"]["removed-0"]["cards"] == []


@clause("GNC-16.1", "GNC-16.8")
def test_the_same_seed_gives_the_same_game():
    def play(seed: int) -> list[int]:
        state = new_game(GAME, Setup(3, choices={"gang_draft": "random"}, seed=seed))
        for _ in range(150):
            if state.question is not None:
                choose(state, state.decisions % len(state.question.options))
        return [*state.cred, *state.place, state.rng.drawn]

    assert play(4) == play(4)
    assert play(4) != play(5)


@clause("GNC-16.2", "GNC-16.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_redeal_changes_what_is_hidden_and_nothing_else(seat):
    scene = table(2, players=BOTH, doing="firefight city-center")
    other = 1 - seat
    mine = [scene.state.definition[card] for card in scene.state.pile(seat, HAND)]
    hands = set()
    for number in range(12):
        world = redealt(scene.state, seat, Rng(seed_key(number)))
        assert view(world, seat) == view(scene.state, seat)
        assert GAME.problems(world) == []
        assert [world.definition[card] for card in world.pile(seat, HAND)] == mine
        hands.add(tuple(world.definition[card] for card in world.pile(other, HAND)))

    assert len(hands) > 3


@clause("GNC-16.3")
def test_a_redeal_forgets_sealed_choices():
    scene = table(2, players=BOTH, doing="firefight city-center")
    scene.choose(0, "Play Satara")
    chosen = {
        redealt(scene.state, 1, Rng(seed_key(number))).stack[-1].chosen[0] for number in range(30)
    }
    kept = {
        redealt(scene.state, 0, Rng(seed_key(number))).stack[-1].chosen[0] for number in range(5)
    }

    assert chosen == {0, 1, 2, 3}
    assert kept == {1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rules_of_thumb_look_at_nothing_hidden(seats):
    state = new_game(GAME, Setup(seats, choices={"gang_draft": "random"}, seed=seats))
    luck = Rng(seed_key(f"thumb {seats}"))
    compared = 0
    while state.question is not None:
        options = state.question.options
        if len(options) > 1 and luck.below(2) == 0:
            world = redealt(state, state.question.seat, luck)
            true = [GAME.weigh(state, option) for option in options]
            assert true == [GAME.weigh(world, option) for option in options]
            compared += 1
        choose(state, luck.below(len(options)))

    assert compared > 10
