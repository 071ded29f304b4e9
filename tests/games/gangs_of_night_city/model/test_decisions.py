"""GNC-18 The catalogue of decisions: names, defaults, order, words."""

import pytest

from nightdeck.games import game
from nightdeck.games.gangs_of_night_city.model import events
from nightdeck.games.gangs_of_night_city.model.definitions import EDGERUNNER_CARDS, GANGS
from nightdeck.games.gangs_of_night_city.model.events import ROLES
from nightdeck.games.gangs_of_night_city.model.hooks import ABILITIES, HOOK_NAMES, TURN_START
from nightdeck.games.gangs_of_night_city.model.numbering import FIRST_EDGERUNNER, FIRST_STORY
from nightdeck.games.gangs_of_night_city.model.options import VERBS
from nightdeck.games.gangs_of_night_city.model.questions import QUESTIONS
from nightdeck.games.gangs_of_night_city.model.stories import CARDS, Rule
from nightdeck.games.gangs_of_night_city.rules.story import Watch
from nightdeck.games.gangs_of_night_city.seen.chronicle import TELLERS
from nightdeck.games.gangs_of_night_city.seen.story_telling import STORY_TELLERS
from nightdeck.kernel import Rng, choose, new_game
from nightdeck.kernel.rng import seed_key
from nightdeck.seen.views import view
from nightdeck.testing import clause

GAME = game("gangs_of_night_city")

MARKED = {
    "second_action", "move", "specialist_move", "firefight_district", "swap", "effect_pay",
    "compare_boost", "deal", "withdraw", "escape", "convert", "recruit",
}  # fmt: skip
"""Decisions whose default is to decline, which is listed last."""


def asked_questions(games: int) -> dict[str, list]:
    """Returns every kind of question that random games ask, with states and numbers of options."""
    found: dict[str, list] = {}
    for seed in range(games):
        rng = Rng(seed_key(f"decisions {seed}"))
        setup = GAME.any_setup(rng)
        setup.rulings = {}
        state = new_game(GAME, setup)
        while state.outcome is None:
            question = state.question
            found.setdefault(question.name, []).append(
                (len(question.options), question.default, question.options[-1])
            )
            choose(state, rng.below(len(question.options)))
    return found


@pytest.fixture(scope="module")
def asked() -> dict[str, list]:
    """Every kind of question random games ask."""
    return asked_questions(60)


@clause("GNC-18")
def test_every_question_has_words_and_a_clause(asked):
    assert set(asked) <= set(QUESTIONS)
    assert all(text and cited.startswith("GNC-") for text, cited in QUESTIONS.values())
    assert len(asked) >= 34


@clause("GNC-18", "GNC-18.2")
def test_marked_decisions_default_to_declining_which_comes_last(asked):
    for name in MARKED & set(asked):
        for count, default, last in asked[name]:
            assert last == (0,), name
            assert default == count - 1, name


@clause("GNC-18.2", "GNC-18.3")
def test_unmarked_decisions_default_to_the_first_and_are_never_single(asked):
    for name in set(asked) - MARKED - {"story_choice"}:
        for count, default, last in asked[name]:
            optional = name == "effect_target" and last == (0,)
            assert default == (count - 1 if optional else 0), name
            assert count > 1 or name == "combat_card"


@clause("GNC-18.1")
def test_every_event_has_roles_and_words():
    kinds = {
        value
        for name, value in vars(events).items()
        if name.isupper() and isinstance(value, int) and not name.startswith("FOR_")
    } - {events.RAGE}

    assert kinds == set(ROLES) == set(TELLERS) | set(STORY_TELLERS)


@clause("GNC-18.1", "GNC-18")
def test_a_whole_game_can_be_told_to_everybody():
    for seed in range(3):
        rng = Rng(seed_key(f"told {seed}"))
        setup = GAME.any_setup(rng)
        setup.record = True
        state = new_game(GAME, setup)
        while state.outcome is None:
            question = state.question
            for option in question.options:
                wording = GAME.describe(state, question.seat, option)
                assert wording.text
                assert wording.text[0].isupper() or wording.text[0].isdigit()
            choose(state, rng.below(len(question.options)))
        for seat in range(-1, state.seats):
            lines = view(state, seat)["log"]
            assert len(lines) > 20
            assert all(line["clause"].startswith("GNC-") for line in lines)


@clause("GNC-18")
def test_verbs_are_numbered_without_gaps():
    assert sorted(VERBS) == list(range(len(VERBS)))
    assert GAME.verb((5, 0, 3)) == "move"


@clause("GNC-15.4bis")
def test_every_hook_an_ability_uses_has_a_name():
    for ability in ABILITIES:
        for point in ability.points:
            assert point in HOOK_NAMES or point == TURN_START


@clause("GNC-15.4bis", "GNC-1.5")
def test_abilities_stand_in_the_order_gangs_edgerunners_stories():
    assert ABILITIES[:FIRST_EDGERUNNER] == [gang.ability for gang in GANGS]
    assert ABILITIES[FIRST_EDGERUNNER:FIRST_STORY] == [card.ability for card in EDGERUNNER_CARDS]
    assert all(isinstance(each, Watch | Rule) for each in ABILITIES[FIRST_STORY:])
    for card in CARDS:
        first = card.watch_number + 1
        assert ABILITIES[first : first + len(card.rules)] == list(card.rules)
