"""A newcomer at the line-mode terminal: what is said before, during and after a first game."""

import io
import re

import pytest

from nightdeck.games import game
from nightdeck.kernel.game import Setup
from nightdeck.play.rulebook import rulebook
from nightdeck.play.seating import Seating
from nightdeck.records.session import Session
from nightdeck.terminal.line_mode import LineMode
from nightdeck.terminal.sitting import Sitting
from nightdeck.terminal.writers import Writer

GAME = game("gangs_of_night_city")
TECHIES_TO_A_BUSINESS = ["2", "2", "7"]
"""Lead Valentinos, activate Techies, send one to the Business in Santo Domingo."""


def sitting(lines: list[str], seats: int = 2, **choices: str) -> str:
    """Returns what is written when a person types these lines against cheap computer players."""
    typed = iter(lines)

    def next_line() -> str:
        for line in typed:
            return line
        raise EOFError

    out = io.StringIO()
    levels = [Seating("human"), *[Seating("random")] * (seats - 1)]
    choices = {"first_player": "0", **choices}
    setup = Setup(seats, seed=7, rulings={"GNC-R26": "given"}, choices=choices)
    session = Session(GAME, setup, [str(each) for each in levels])
    book = rulebook("gangs_of_night_city")
    LineMode(Sitting(session, levels, Writer(out, next_line), book)).run()
    return out.getvalue()


@pytest.mark.parametrize(
    ("seats", "goal"),
    [
        (2, "a gang has 25 Street Cred; the most Street Cred wins. The Story is Tutorial."),
        (1, "you win with more than Valentinos and Johnny each. The Story is Fine Before You"),
    ],
)
def test_the_goal_is_said_with_the_first_question(seats, goal):
    text = sitting([], seats)

    assert goal in text
    assert "Watson: empty" not in text


@pytest.mark.parametrize("seats", [1, 2])
def test_the_whole_table_is_shown_once_when_the_first_turn_begins(seats):
    text = sitting(["1", "2"], seats)

    assert text.count("Night City:\n") == 1
    assert "    Maelstrom: Solo, Techie, Netrunner, Drone\n" in text
    assert "A Reclaim now pays Maelstrom 1 Eurodollar, 1 Contraband and up to 1 recruit." in text
    assert "In the reserve of Maelstrom: 2 Solos, 2 Techies, 2 Netrunners, 3 Drones." in text
    assert "  4. Hijacked Assembly Line: gain 2 Street Cred, then place up to 2 Drones" in text


def test_numbers_are_read_again_only_when_they_have_changed():
    text = sitting(["2", "2", "7", "5"])

    moving = text.partition("- You activate Techies.")[2]
    assert "Valentinos, turn 1\nQuestion: Move your Units\n" in moving
    assert "Street Cred 0 of 25" not in moving


def test_moves_say_what_may_follow_and_warn_of_lone_drones():
    text = sitting(TECHIES_TO_A_BUSINESS)

    assert "then you may seize an Opportunity if you hold a Business" in text
    assert "10. to Westbrook - Alone there it is lost.\n" in text
    assert "1 Unit may still move.\nMove Drone from Heywood:\n  1. to" in text


def test_a_turn_says_what_it_would_bring():
    text = sitting([*TECHIES_TO_A_BUSINESS, "5", "8"])

    assert "- You can make no deal.\n" in text
    assert "Ready: Solos, Netrunners, Hideout, Upgrade, Wild.\n" in text
    assert re.search(r"Reclaim - The whole turn: all discs come back, you gain .+ recruit", text)


def test_the_rulebook_can_be_read_during_the_game():
    text = sitting(["2", "rules dominance", "why 1", "rules", "rules qqqq"])

    assert "dominance: A Hideout and strictly more Units than every other gang" in text
    assert "GNC-7.1b: Then you may choose one District" in text
    assert "11: Reclaim\n" in text
    assert "The rulebook does not speak of 'qqqq'." in text


def test_a_whole_tutorial_ends_with_who_won_and_why():
    text = sitting(["1"] * 4000)

    assert re.search(r"The game is over: (Maelstrom \(you\)|[\w ]+) wins, most Street Cred", text)


def test_a_whole_solo_game_tells_what_the_rivals_do_and_why():
    text = sitting(["1"] * 4000, 1)

    assert "- After your ACTIVATE turn Johnny goes to a random District.\n" in text
    assert "- After your RECLAIM Valentinos recruits and acts in three random Districts.\n" in text
    assert "Valentinos gains 2 Street Cred because you have no Presence there.\n" in text
    assert "if Johnny alone is highest, all other Units there are lost." in text
    assert re.search(r"The game is over: .+ the most Street Cred.* \(GNC-14\.9\)\.", text)


def test_a_story_says_what_it_asks_for_when_it_is_revealed():
    text = sitting(["2"], story="an-inconvenient-gift")

    assert "- Gift tokens on the Story: 4.\n" in text
    assert "It goes on when a player has 9 or more Street Cred (A) or no Gift token is left" in text
    assert "a gang has 25 Street Cred or the Story has an Epilogue; the most Street Cred" in text
