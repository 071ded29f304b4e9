"""Lessons: every one is played from start to end and through its wrong turns; bad files point."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nightdeck.games import game, slugs
from nightdeck.kernel.engine import choose, concede, new_game
from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.game import Setup
from nightdeck.play.lessons import Guide, lesson_named, lessons_of, read_lesson
from nightdeck.play.lessons.checking import check_lesson, check_lessons
from nightdeck.play.lessons.guide import LEARNER, SCRIPT, USUAL, place_of, pointed_at
from nightdeck.play.lessons.lines import Lined
from nightdeck.play.lessons.reading import clauses_of
from nightdeck.play.lessons.shapes import Advice
from nightdeck.records.replay import setup_of
from nightdeck.records.replay import written as written_record
from nightdeck.records.session import Session, resumed
from nightdeck.testing import Scene

GAME = game("android_netrunner")
TAUGHT = [slug for slug in slugs() if lessons_of(game(slug))]

POSITION: dict[str, Any] = {
    "neutral": True,
    "turn": "runner",
    "corp": {"hq": ["Hedge Fund"], "servers": {"hq": {"ice": ["Wall of Static"]}}},
    "runner": {"rig": ["Corroder"], "credits": 9},
}
LESSON: dict[str, Any] = {
    "title": "A try",
    "summary": "Only for this test.",
    "minutes": 1,
    "seat": 1,
    "position": POSITION,
    "intro": "Here you are. [ANR-0.2]",
    "otherwise": "Not that.",
    "steps": [
        {"goal": "Run.", "choose": [["run:", "HQ"]], "others": [["rez:", "Wall of Static"]]},
        {
            "goal": "Raise it.",
            "choose": [["Corroder", "strength"]],
            "flag": False,
            "wrong": [{"choose": ["pass:"], "say": "It would stop you."}],
        },
    ],
    "done": "Done.",
    "learnt": ["Something. [ANR-ICE2]"],
}


def written(folder: Path, name: str = "01-a-try.json", **changed: Any) -> Path:
    """Write a lesson file with some of its fields changed."""
    path = folder / name
    path.write_text(json.dumps({**LESSON, **changed}, indent=1), encoding="utf-8")
    return path


def refused(path: Path) -> str:
    """Return what is said about a lesson file that cannot be read."""
    with pytest.raises(BadFile) as caught:
        read_lesson(GAME, path, clauses_of(GAME))
    return str(caught.value)


def line_of(path: Path, words: str) -> int:
    """Return the number of the first line with some words in it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if words in line)


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_lesson_is_played_to_its_end_and_through_every_wrong_turn(slug: str) -> None:
    checked = check_lessons(game(slug))

    assert [fault for each in checked for fault in each.faults] == []
    assert all(each.right >= each.steps for each in checked)
    assert all(each.wrong > 0 for each in checked if each.steps)


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_slip_can_be_shown_at_every_moment_of_every_lesson(slug: str) -> None:
    for lesson in lessons_of(game(slug)):
        guide, bys = Guide(game(slug), lesson), list[str]()
        state = new_game(game(slug), guide.setup())
        while not guide.is_over(state, place_of(bys)) and not lesson.is_game:
            slip = guide.shown(state, place_of(bys))
            assert slip["goal"] or slip["step"] == len(lesson.steps)
            found = guide.next_answer(state, place_of(bys))
            choose(state, guide.right(state, place_of(bys))[0] if found is None else found[0])
            bys.append(LEARNER if found is None else found[1])
        if not lesson.is_game:
            assert guide.shown(state, place_of(bys))["learnt"] == list(lesson.learnt)


def test_a_lesson_is_found_by_its_name_and_by_its_number() -> None:
    first = lessons_of(GAME)[0]

    assert lesson_named(GAME, "1") is first
    assert lesson_named(GAME, first.id) is first


def test_an_unknown_lesson_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(BadSetup, match="did you mean 'first-run'"):
        lesson_named(GAME, "first-rum")


def test_where_somebody_stands_follows_from_who_decided() -> None:
    assert place_of([]) == (0, 0)
    assert place_of([LEARNER, SCRIPT, USUAL, SCRIPT]) == (1, 2)
    assert place_of([LEARNER, SCRIPT, LEARNER, USUAL]) == (2, 0)


def test_a_wrong_turn_gets_its_own_words_and_any_other_move_the_general_ones(
    tmp_path: Path,
) -> None:
    guide = Guide(GAME, read_lesson(GAME, written(tmp_path), clauses_of(GAME)))
    state = new_game(GAME, guide.setup())
    other = next(n for n in range(9) if n not in guide.right(state, place_of([])))

    found = guide.verdict(state, place_of([]), other)

    assert found is not None
    assert found.say == "Not that."


def test_what_the_other_seat_does_is_scripted_and_the_rest_answered_as_usual(
    tmp_path: Path,
) -> None:
    guide = Guide(GAME, read_lesson(GAME, written(tmp_path), clauses_of(GAME)))
    state, bys = new_game(GAME, guide.setup()), [LEARNER]
    choose(state, guide.right(state, place_of([]))[0])
    while (found := guide.next_answer(state, place_of(bys))) is not None:
        choose(state, found[0])
        bys.append(found[1])

    assert bys.count(SCRIPT) == 1
    assert state.question is not None
    assert (state.question.seat, state.question.name) == (1, "break-window")


def test_a_game_from_a_position_is_recorded_and_goes_on_from_its_record() -> None:
    session = Session(GAME, Guide(GAME, lessons_of(GAME)[0]).setup())
    session.decide(1, 0, 0)

    again = resumed(GAME, session.record)

    assert again.chain == session.chain
    assert again.record.header.position == lessons_of(GAME)[0].position


def test_a_game_from_the_beginning_has_no_position_in_its_record() -> None:
    record = Session(GAME, Setup(seed="plain")).record

    assert b"position" not in written_record(record)
    assert setup_of(record.header).position is None


def test_an_unknown_card_is_named_with_its_line(tmp_path: Path) -> None:
    path = written(tmp_path, position={**POSITION, "runner": {"rig": ["Corrodor"]}})

    said = refused(path)

    assert said.startswith(f"01-a-try.json:{line_of(path, 'Corrodor')}: ")
    assert "Corroder" in said


def test_an_impossible_position_is_named_with_its_line(tmp_path: Path) -> None:
    path = written(tmp_path, position={**POSITION, "phase": "midnight"})

    said = refused(path)

    assert said.startswith(f"01-a-try.json:{line_of(path, 'midnight')}: ")
    assert "midnight" in said


def test_a_step_that_cannot_be_reached_is_named_with_its_line(tmp_path: Path) -> None:
    steps = [LESSON["steps"][0], {"goal": "Score it.", "choose": [["score:"]]}]
    path = written(tmp_path, steps=steps)

    said = refused(path)

    assert f":{line_of(path, 'Score it.') - 1}: this step cannot be reached (Score it.)" in said


def test_an_unknown_clause_is_named_with_its_line(tmp_path: Path) -> None:
    path = written(tmp_path, intro="Here you are. [ANR-NO9]")

    assert refused(path) == (
        f"01-a-try.json:{line_of(path, 'ANR-NO9')}: "
        "there is no clause 'ANR-NO9' in Android: Netrunner"
    )


def test_what_was_learnt_names_its_clause(tmp_path: Path) -> None:
    path = written(tmp_path, learnt=["Nothing at all."])

    assert "names its clause" in refused(path)


def test_a_script_that_is_never_offered_is_named_with_its_line(tmp_path: Path) -> None:
    steps = [{"goal": "Run.", "choose": [["run:", "HQ"]], "others": [["rez:", "Enigma"]]}]
    path = written(tmp_path, steps=steps)

    said = refused(path)

    assert "was never offered to the other seat" in said
    assert said.startswith(f"01-a-try.json:{line_of(path, 'rez:') - 1}: ")


def test_an_unknown_field_and_a_wrong_type_are_named_with_their_line(tmp_path: Path) -> None:
    unknown = written(tmp_path, gaol="Run.")
    assert "gaol" in refused(unknown)

    steps = [{"goal": 7, "choose": [["run:"]]}]
    path = written(tmp_path, steps=steps)
    assert refused(path).startswith(f"01-a-try.json:{line_of(path, 'goal')}: steps.0.goal: ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"title": "A",\n "title": "B"}', "2: 'title' is said twice"),
        ('{"title": "A",}', "1: the last entry has no comma behind it"),
        ('{"title"\n "A"}', "2: here ':' was expected"),
        ('{"title": what}', "1: here a value was expected"),
        ('{"title": "A"}\n more', "1: nothing may follow"),
        ('{"title": "A', "1: Unterminated string"),
    ],
)
def test_a_file_that_is_no_json_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadFile) as caught:
        Lined("x.json", text)

    assert str(caught.value).startswith(f"x.json:{said}")


def test_a_file_with_a_strange_name_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "lesson.json")

    assert "01-first-run.json" in refused(path)


def test_the_checker_finds_a_wrong_turn_that_is_not_offered(tmp_path: Path) -> None:
    turn = {"choose": ["jack-out:"], "say": "You cannot."}
    steps = [LESSON["steps"][0], {**LESSON["steps"][1], "wrong": [turn]}]
    path = written(tmp_path, steps=steps)

    checked = check_lesson(GAME, path, clauses_of(GAME))

    assert checked.faults == [
        f"01-a-try.json:{line_of(path, 'jack-out:') - 1}: ['jack-out:'] is not offered at this step"
    ]


def test_the_checker_wants_the_last_step_done_alone(tmp_path: Path) -> None:
    steps = [LESSON["steps"][0], {**LESSON["steps"][1], "flag": True}]

    checked = check_lesson(GAME, written(tmp_path, steps=steps), clauses_of(GAME))

    assert any("the last step is done without a flag" in each for each in checked.faults)
    assert any("fewer than a third" in each for each in checked.faults)


def test_a_guided_game_waits_on_either_side_of_the_table() -> None:
    guided = {each.seat: each.side for each in lessons_of(GAME) if each.advice}

    assert guided == {0: "Corp", 1: "Runner"}


def test_advice_speaks_of_an_option_only_at_its_price_and_without_a_warning() -> None:
    corp = {
        "hq": ["Enigma", "Hostile Takeover"],
        "servers": {"remote1": {"root": ["PAD Campaign"]}},
    }
    scene = Scene("android_netrunner", neutral=True, turn="corp", corp=corp)
    ice = Advice("Here.", offers=["install:", "Enigma", "R&D"], costs="0 credits")
    agenda = Advice("There.", offers=["install:", "Hostile Takeover", "Server 1"])
    careful = Advice("There.", offers=["install:", "Hostile Takeover", "Server 1"], safe=True)

    assert len(pointed_at(scene.state, ice)) == len(pointed_at(scene.state, agenda)) == 1
    assert not pointed_at(scene.state, careful)
    guarded = {"hq": ["Enigma"], "servers": {"rd": {"ice": ["Ice Wall"]}}}
    scene = Scene("android_netrunner", neutral=True, turn="corp", corp=guarded)
    assert not pointed_at(scene.state, ice)


def test_the_end_of_a_guided_game_says_who_won_and_by_what() -> None:
    lesson = next(each for each in lessons_of(GAME) if each.is_game)
    guide = Guide(GAME, lesson)
    state = new_game(GAME, guide.setup())
    concede(state, 1 - lesson.seat)

    slip = guide.shown(state, place_of([]))

    assert slip["head"] == "You win."
    assert slip["told"] == "Corp concedes."


def test_advice_that_points_at_nothing_hides_nothing() -> None:
    lesson = next(each for each in lessons_of(GAME) if each.is_game)
    ice = {"hq": {"ice": [{"card": "Wall of Static", "rezzed": True}]}}
    runner = {"rig": ["Corroder", "Crypsis"], "credits": 9}
    scene = Scene(GAME, turn="runner", corp={"servers": ice}, runner=runner)
    scene.choose(1, "run:", "HQ").pass_until("break-window", seat=1)

    slip = Guide(GAME, lesson).shown(scene.state, place_of([]))

    assert "raise its strength" in slip["fact"]
    assert (slip["options"], slip["flag"]) == ([], False)
