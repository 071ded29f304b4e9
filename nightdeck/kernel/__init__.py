"""The kernel: state, frames, questions, events, views and records. It knows no game."""

from nightdeck.decks import Deck, DeckForm, MatchType, Section, Violation
from nightdeck.kernel.engine import advance, choose, concede, decide, new_game
from nightdeck.kernel.errors import (
    BadFile,
    BadSetup,
    GameIsOver,
    NightdeckError,
    Refused,
    StaleDecision,
    StuckGame,
    UnlistedOption,
    WrongSeat,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.game import (
    Choice,
    Game,
    Ruling,
    Setup,
    Wording,
)
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import EVERYBODY, NOBODY, PASS, Option, Outcome, Question, State

__all__ = [
    "DONE",
    "EVERYBODY",
    "NOBODY",
    "PASS",
    "BadFile",
    "BadSetup",
    "Choice",
    "Deck",
    "DeckForm",
    "Frame",
    "Game",
    "GameIsOver",
    "MatchType",
    "NightdeckError",
    "Option",
    "Outcome",
    "Question",
    "Refused",
    "Rng",
    "Ruling",
    "Section",
    "Setup",
    "StaleDecision",
    "State",
    "StuckGame",
    "UnlistedOption",
    "Violation",
    "Wording",
    "WrongSeat",
    "advance",
    "choose",
    "concede",
    "decide",
    "new_game",
]
