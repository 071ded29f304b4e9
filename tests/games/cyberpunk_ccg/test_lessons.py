"""The lessons of Cyberpunk CCG: all can be played, and what they say at their end is true."""

from typing import Any

import pytest

from nightdeck.games.cyberpunk_ccg.check import readers
from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.kernel.engine import choose, new_game
from nightdeck.play.lessons import Guide, lesson_named
from nightdeck.play.lessons.checking import check_lessons
from nightdeck.play.lessons.guide import LEARNER, place_of

TRUE_AT_THE_END: dict[str, list[tuple[Any, ...]]] = {
    "money-without-a-purse": [
        ("runners", 0, ["Street Muscle"]),
        ("is_used", "The Mob", False),
        ("is_used", "Corner Dive", True),
    ],
    "your-first-hit": [("ops", 0, 5), ("is_used", "Clan Warrior", True)],
    "softening-an-operation": [("ops", 0, 7), ("hand", 0, ["Cargo Truck"])],
    "the-skirmish": [
        ("locations", 1, ["Corner Dive"]),
        ("runners", 0, ["Account Manager"]),
        ("trash", 0, ["Assault Rifle", "Contract Bodyguard"]),
        ("is_used", "Razor Dancer", False),
    ],
    "a-bust": [("busts", 1, 42), ("is_busted", "Info Broker", True), ("operations", 0, [])],
    "chrome-and-empathy": [("empathy", "Contract Bodyguard", 1), ("ops", 0, 5)],
    "wheels": [
        ("ops", 0, 13),
        ("is_used", "Max Tac Rookie", False),
        ("is_used", "Contract Enforcer", False),
    ],
    "saved": [
        ("trash", 0, []),
        ("bearer", "Assault Rifle", "Contract Bodyguard"),
        ("is_used", "Junior Exec", True),
    ],
}


def test_every_lesson_is_played_with_all_right_and_wrong_turns() -> None:
    checked = check_lessons(CYBERPUNK_CCG)

    assert [each.faults for each in checked] == [[]] * 9


@pytest.mark.parametrize("name", list(TRUE_AT_THE_END))
def test_what_a_lesson_says_at_its_end_is_true(name: str) -> None:
    guide = Guide(CYBERPUNK_CCG, lesson_named(CYBERPUNK_CCG, name))
    state = new_game(CYBERPUNK_CCG, guide.setup())
    bys: list[str] = []
    while not guide.is_over(state, place_of(bys)):
        answer = guide.next_answer(state, place_of(bys))
        option, by = answer or (guide.right(state, place_of(bys))[0], LEARNER)
        choose(state, option)
        bys.append(by)

    for reader, about, value in TRUE_AT_THE_END[name]:
        found = readers.READERS[reader](state, about)
        assert (sorted(found) if isinstance(found, list) else found) == value
