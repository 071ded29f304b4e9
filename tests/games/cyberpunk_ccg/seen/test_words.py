"""Every rule that a question, an answer or the log names can be looked up."""

from __future__ import annotations

import pytest

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.games.cyberpunk_ccg.seen.prompts import QUESTIONS
from nightdeck.games.cyberpunk_ccg.seen.words import CLAUSES
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.rulebook import rulebook
from nightdeck.seen.telling import log_lines

KNOWN = set(rulebook("cyberpunk_ccg").clauses())


def test_every_question_and_every_answer_names_a_rule_that_is_there() -> None:
    assert {clause for _, clause in QUESTIONS.values()} <= KNOWN
    assert set(CLAUSES.values()) <= KNOWN


@pytest.mark.parametrize("seed", range(4))
def test_every_line_of_the_log_names_a_rule_that_is_there(seed: int) -> None:
    rng = Rng(seed_key(f"words {seed}"))
    setup = CYBERPUNK_CCG.any_setup(rng)
    setup.record = True
    state = new_game(CYBERPUNK_CCG, setup)
    while state.question is not None and state.decisions < 600:
        choose(state, rng.below(len(state.question.options)))

    told = log_lines(state, 0)
    assert len(told) > 20
    assert {line["clause"] for line in told} <= KNOWN
