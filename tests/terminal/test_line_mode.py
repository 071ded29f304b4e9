"""Playing in the line mode, from the first question to the last."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Wording
from nightdeck.kernel.state import Option
from nightdeck.records.replay import read, rerun
from nightdeck.terminal.sitting import REMEMBERED, resume
from tests.terminal.script import Script, play
from tests.tiny.game import TINY, BackAlley
from tests.tiny.state import TinyState

# Two Fences in the hand share a row.
FIRST = "Your choice (1-6, ? for help):"


class WithShortcut(BackAlley):
    """Back Alley where taking two credits is one gesture."""

    def shortcuts(self, state: TinyState, seat: int) -> list[tuple[Wording, list[Option]]]:
        question = state.question
        if question is None or question.name != "action":
            return []
        return [(Wording("Take credits with all actions"), [(1,)] * state.actions)]


def test_a_newcomer_is_told_the_table_the_news_and_the_question() -> None:
    text = play()

    assert "- Player 1 draws Fence." in text
    assert "Player 1 - you: score 0 of 3, Credits 2" in text
    assert "hand-0 (4): Fence, Scout, Gamble, Fence" in text
    assert "Question: What do you do?\n1. Take 1 credit\n2. Hide Fence\n" in text
    assert text.endswith(f"{FIRST} \n")


def test_nothing_of_the_opponents_hand_is_written() -> None:
    text = play("t", "l", "1", "1", "1", "1", "1", "1")

    assert "Player 2 draws a card." in text
    assert not re.search(r"Player 2 (draws|hides) [A-Z]", text)


def test_a_number_chooses_and_what_follows_is_told() -> None:
    text = play("1")

    assert f"{FIRST} 1\n\n- Player 1: credits +1.\nTurn 1\n" in text


@pytest.mark.parametrize("levels", [("human", "street"), ("street", "human", "random")])
def test_a_whole_game_can_be_played_by_numbers(levels: tuple[str, ...]) -> None:
    text = play(*["1"] * 400, levels=levels)

    assert re.search(
        r"The game is over: Player \d( \(you\))? wins, three points \(TNY-5\.1\)\.", text
    )


def test_two_people_and_nobody_else_can_play_a_whole_game() -> None:
    text = play(*["", "1", "1"] * 400, levels=("human", "human"))

    assert "Player 2 is next. Everybody else looks away. Player 2, press Enter:" in text
    assert "The game is over" in text


def test_a_table_without_people_is_watched() -> None:
    text = play(levels=("random", "random"))

    assert "Player 1 draws a card." in text
    assert "Question" not in text
    assert "The game is over" in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no option 99; there are options 1 to 6."),
        ("0", "There is no option 0"),
        ("-1", "There is no option -1"),
        ("tabel", "'tabel' is not a command; did you mean 'table'?"),
        ("go 1", "There is no shortcut here."),
        ("u", "There is nothing to undo."),
        ("card", "There is no card '' to show."),
        ("card qqqqqq", "There is no card 'qqqqqq' to show."),
        ("card 99", "There is no option 99"),
        ("save", "Say where: save FILE."),
        ("save /no/such/folder/x", "cannot be written"),
        ("why 99", "There is no option 99"),
        ("why Bruiser", "There is no 'Bruiser' on the table that you can see."),
    ],
)
def test_what_cannot_be_obeyed_is_answered_and_asked_again(line: str, answer: str) -> None:
    script = Script([line])

    text = script.run()

    assert answer in text
    assert text.count(FIRST) == 2
    assert script.session.state.decisions == 0


def test_an_empty_line_asks_again() -> None:
    assert play("").count("Question: What do you do?") == 2


def test_why_shows_the_clause_of_an_option() -> None:
    text = play("why 1", "why")

    assert "TNY-2.2: An action takes a credit, hides a card, plays a job or starts a brawl." in text
    assert "No single rule stands behind this question." in text


def test_numbers_that_did_not_change_are_not_read_again() -> None:
    text = play("1")

    after = text.rpartition("- Player 1: credits +1.\n")[2]
    assert "Player 1 - you: score 0 of 3, Credits 3" in after
    assert "Player 2" not in after


def test_the_rulebook_answers_during_the_game() -> None:
    text = play("rules", "rules credits", "rules tny-1.1", "rules crdits")

    assert "1: The table\n" in text
    assert "TNY-1.2: Credits never drop below 0." in text
    assert "TNY-1.1: Two to four players each have a deck" in text
    assert "The rulebook does not speak of 'crdits'" in text


def test_why_about_a_card_names_the_options_that_use_it() -> None:
    assert "No rule forbids it; you can choose now: Hide Fence." in play("why fence")


def test_a_card_is_shown_by_name_by_nearly_its_name_and_by_option() -> None:
    for line in ("card gamble", "card gambel", "card 4"):
        assert "Job: roll a die; on 4 or more score a point, else lose a credit." in play(line)


def test_help_lists_every_command() -> None:
    text = play("?")

    for word in ("undo", "go N", "why N", "card NAME", "table", "log", "hint", "save FILE", "quit"):
        assert word in text


def test_the_log_can_be_read_again() -> None:
    assert "- Player 1 draws Fence.\n" in play("log")
    assert "(TNY-2.1)" not in play("log")


def test_details_tell_the_parts_of_deeds_and_the_rules_behind_them() -> None:
    text = play("details", "log")
    assert "is told with every deed from now on" in text
    assert "- Player 1 draws Fence. (TNY-2.1)" in text
    assert "is left out from now on" in play("details", "details")


def test_a_hint_names_an_option_and_a_reason() -> None:
    script = Script(["hint"])

    text = script.run()

    assert re.search(r"\n[1-7]\. .+ \(\w+: .+\)\n", text)
    assert script.session.state.decisions == 0


def test_undo_takes_the_last_decision_back() -> None:
    script = Script(["2", "u"])

    text = script.run()

    assert "Taken back.\n" in text
    assert script.session.state.decisions == 0


def test_computers_agree_to_an_undo_that_needs_consent() -> None:
    script = Script(["1", "1", "u"])

    text = script.run()

    assert "Taken back, although somebody else has decided since." in text


def test_people_are_asked_before_an_undo_that_needs_consent() -> None:
    refused = Script(["", "1", "1", "", "1", "1", "", "u", "n"], levels=("human", "human"), seed=8)
    text = refused.run()
    assert "does everybody agree? (y/n) n\nNothing was taken back." in text

    agreed = Script(["", "1", "1", "", "1", "1", "", "u", "y"], levels=("human", "human"), seed=8)
    agreed.run()
    assert agreed.session.state.decisions < refused.session.state.decisions


def test_undo_goes_back_past_questions_that_were_answered_by_themselves() -> None:
    # A hidden gamble costs 3 and there are 2 credits: after the brawl there is only a pass.
    script = Script(["4", "4", "1", "u"])

    script.run()

    session = script.session
    assert session.state.question is not None
    assert session.state.question.name == "fight"
    assert session.state.question.seat == 0


def test_a_shortcut_takes_several_decisions_at_once() -> None:
    script = Script(["go 2", "go 1"], game=WithShortcut())

    text = script.run()

    assert "go 1: Take credits with all actions" in text
    assert "There are shortcuts 1 to 1." in text
    assert [move.option for move in script.session.record.moves[:2]] == [0, 0]
    assert text.count("- Player 1: credits +1. (2 times)") == 1


def test_questions_with_a_single_option_are_answered_unless_wished_otherwise() -> None:
    asked = play("auto", *["1"] * 60)

    assert "Questions with a single option are asked from now on." in asked
    assert "Your choice (1, ? for help):" in asked
    assert "Your choice (1, ? for help):" not in play(*["1"] * 60)


def test_during_a_game_the_reasons_of_computers_name_nothing_of_theirs() -> None:
    text = play("reasons", "1", "1")

    assert "Player 2: does what usually works" in text
    assert "what usually works" not in text.replace("does what usually works", "")


def test_when_the_game_is_over_the_reasons_are_told_in_full() -> None:
    text = play("reasons", *["1"] * 400)

    _, end, told = text.partition("Why they chose, at the end")
    assert end
    assert ": what usually works" in told


def test_nobody_plays_so_reasons_are_told_at_once() -> None:
    script = Script([], levels=("street", "street"))
    script.sitting.reasons = True

    text = script.run()

    assert ": what usually works" in text
    assert "Why they chose" not in text


def test_the_pace_of_computers_can_be_set_during_a_game() -> None:
    script = Script(["pace", "pace -1", "pace x", "pace 0.01"])

    text = script.run()

    assert text.count("Say how many seconds, 0 to 10") == 3
    assert script.sitting.pace == 0.01


# Files ----------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = Script(["1", f"save {path}", "q"])
    script.run()

    session, seats, was_cut = resume(path, "tests.tiny.game:TINY")

    assert session.chain == script.session.chain
    assert not was_cut
    assert [str(each) for each in seats] == ["human", "street"]
    assert "The game is over" in Script(["1"] * 400, session=session).run()


def test_who_comes_back_hears_only_the_end_of_a_long_game() -> None:
    script = Script(["1"] * 12)
    whole = script.run()

    text = Script([], session=script.session).run()

    assert "- Player 1 draws Fence." in whole
    assert "- Player 1 draws Fence." not in text
    assert len([line for line in text.split("\n") if line.startswith("- ")]) <= REMEMBERED


def test_a_game_is_kept_when_somebody_leaves_and_when_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    assert f"The game is kept in {path}." in play("1", "quit", autosave=path)
    assert len(read(path.read_bytes()).moves) == 1
    play(*["1"] * 400, autosave=path)
    assert rerun(TINY, read(path.read_bytes())).outcome is not None


def test_a_file_of_another_kind_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")

    text = play(f"save {path}")

    assert "is there already and is no recorded game" in text
    assert path.read_text() == "precious"


def test_a_save_that_was_edited_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play("1", "1", f"save {path}")
    path.write_bytes(path.read_bytes().replace(b'"option":0', b'"option":1', 1))

    with pytest.raises(BadFile, match="line 2: the hash does not fit"):
        resume(path, "tests.tiny.game:TINY")


def test_a_save_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play("1", f"save {path}")

    with pytest.raises(BadFile, match="line 1: there is no game 'back_alley'"):
        resume(path)
