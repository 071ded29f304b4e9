"""Counting what play reaches."""

from __future__ import annotations

import pytest

from nightdeck.games import game
from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.game import Deck, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import Entry, Option, State
from nightdeck.play.coverage import Counter, coverage, next_game, with_rulings
from nightdeck.play.curious import BY_HABIT, BY_WHIM, Curious, Temper
from tests.tiny.game import BackAlley
from tests.tiny.state import ANNOUNCED, FLIPPED, POOL


class Counting(BackAlley):
    """Back Alley with features: every card can be turned up, two can be announced."""

    def features(self) -> list[str]:
        return [f"{card.name.lower()}: turned up" for card in POOL] + [
            "heist: announced",
            "thug: announced",
        ]

    def fired(self, entry: Entry) -> list[str]:
        kind, args, _, _ = entry
        name = POOL[args[1]].name.lower() if kind in (FLIPPED, ANNOUNCED) else ""
        if kind == FLIPPED:
            return [f"{name}: turned up"]
        return ["heist: announced"] if kind == ANNOUNCED and name == "heist" else []


class Leaking(Counting):
    """A game that has lost a card when it is over."""

    def problems(self, state: State) -> list[str]:
        return ["a card is missing"] if state.outcome is not None else []


class Stumbling(Counting):
    """A game whose rule of thumb cannot be asked."""

    def weigh(self, state: State, option: Option) -> float:
        raise ZeroDivisionError("nothing to weigh")


class Misnaming(BackAlley):
    """A game that fires what it never listed."""

    def fired(self, entry: Entry) -> list[str]:
        return ["thug: sings"]


class Homeless(BackAlley):
    """A game whose feature belongs to no card."""

    def features(self) -> list[str]:
        return ["nobody: sings"]


def test_cards_and_features_are_counted_and_gaps_named() -> None:
    found = coverage(Counting(), games=60)

    assert found.rare_cards == []
    assert found.rare_features == ["thug: announced"]
    assert found.features == len(POOL) + 2
    heist = next(card for card in found.cards if card.id == "heist")
    assert heist.seen > heist.features["announced"] > 0


def test_the_same_seed_counts_the_same() -> None:
    assert coverage(Counting(), 5, "a") == coverage(Counting(), 5, "a")
    assert coverage(Counting(), 5, "a") != coverage(Counting(), 5, "b")


def test_a_feature_that_was_never_listed_is_an_error() -> None:
    with pytest.raises(NightdeckError, match="'thug: sings', which is no feature"):
        coverage(Misnaming(), 1)


def test_a_feature_of_no_card_is_an_error() -> None:
    with pytest.raises(NightdeckError, match="names no card"):
        coverage(Homeless(), 1)


def test_below_the_least_count_everything_is_rare() -> None:
    found = coverage(Counting(), games=30, least=10_000)

    assert len(found.rare_cards) == len(POOL)
    assert len(found.rare_features) == found.features
    assert not found.ok()


def test_broken_invariants_are_noted_and_the_next_game_follows() -> None:
    found = coverage(Leaking(), games=6)

    assert [fault.what for fault in found.faults] == ["a card is missing"] * 6
    assert [fault.game for fault in found.faults] == list(range(6))
    assert not found.ok()


def test_an_exception_is_noted_and_the_next_game_follows() -> None:
    found = coverage(Stumbling(), games=40)

    assert {fault.what for fault in found.faults} == {"ZeroDivisionError: nothing to weigh"}
    assert len(found.faults) > 20
    assert found.games == 40


def test_the_number_of_processes_changes_nothing() -> None:
    alone = coverage(game("gangs_of_night_city"), 4, "w", chunk=2)
    together = coverage(game("gangs_of_night_city"), 4, "w", workers=2, chunk=2)

    assert alone == together
    assert alone.faults == []
    assert alone.decisions > 100


def test_every_other_game_returns_to_the_set_up_with_the_rarest_feature() -> None:
    counter, player = Counter(Counting()), Curious("r")
    seen = Setup(2, choices={})
    temper = Temper(BY_HABIT, 4, foresight=False, strength=1)
    counter.counts.fired.update(dict.fromkeys(counter.counts.fired, 9))
    counter.counts.fired["heist: announced"] = 0
    entry = (ANNOUNCED, (0, next(n for n, card in enumerate(POOL) if card.name == "Heist")), 3, 3)
    counter.count_all([entry], seen, [temper, temper], [])

    back, begun = next_game(counter, player, 1, "r")

    assert back.choices is seen.choices
    assert begun is None
    assert player.tempers == [temper, temper]


def test_every_other_return_goes_on_where_the_game_stood_before_the_feature() -> None:
    counter, player = Counter(Counting()), Curious("m")
    early = new_game(Counting(), Setup(2, seed="m"))
    late = new_game(Counting(), Setup(2, seed="m"))
    choose(early, 0)
    counter.counts.fired.update(dict.fromkeys(counter.counts.fired, 9))
    counter.counts.fired["heist: announced"] = 0
    entry = (ANNOUNCED, (0, next(n for n, card in enumerate(POOL) if card.name == "Heist")), 3, 3)
    counter.count_all([entry], Setup(2), [], [(0, early), (1, late)])

    assert next_game(counter, player, 1, "m")[1] is None
    _, begun = next_game(counter, player, 3, "m")

    assert begun is not None
    assert begun is not early
    assert begun.decisions == early.decisions == 1
    assert begun.log == []
    assert begun.rng.key != early.rng.key


def test_foresight_takes_what_shows_a_wanted_feature_and_changes_nothing() -> None:
    state = new_game(Counting(), Setup(2, seed="f"))
    before = clone(state)
    player = Curious("f")
    player.wanted = list(Counting().features())

    assert state.question is not None
    shown = [player.shows_wanted(state, n) for n in range(len(state.question.options))]

    player.wanted = ["thug: announced"]
    assert any(shown)
    assert not any(player.shows_wanted(state, n) for n in range(len(shown)))
    assert state.decisions == before.decisions
    assert state.rng.drawn == before.rng.drawn


def test_a_whim_lasts_for_the_whole_game() -> None:
    player = Curious("whims")
    temper = Temper(BY_WHIM, 4, foresight=False, strength=4)
    first = [player.whim(temper, f"question {number}") for number in range(50)]

    assert [player.whim(temper, f"question {number}") for number in range(50)] == first
    assert min(first) < 1.0 < max(first)


def test_every_ruling_may_be_at_random() -> None:
    netrunner = game("netrunner")
    found = with_rulings(netrunner, Setup(2), Rng(seed_key("any")))

    assert set(found.rulings) == {each.name for each in netrunner.rulings}
    assert found.rulings != with_rulings(netrunner, Setup(2), Rng(seed_key("other"))).rulings


def test_rulings_under_which_a_deck_is_not_legal_are_not_taken() -> None:
    netrunner = game("netrunner")
    runner = netrunner.default_decks(2)[1]
    thin = Deck("thin", "Thin", "corp", {"hostile-takeover": 1, "data-wall": 44})
    setup = Setup(2, (thin, runner), {"ONR-R01": "manual"})

    assert with_rulings(netrunner, setup, Rng(seed_key("any"))) is setup
