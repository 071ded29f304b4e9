"""What can go wrong, each with one sentence that says what would have been right."""

from __future__ import annotations


class NightdeckError(Exception):
    """Base of every error a caller is expected to show to a person."""


class BadSetup(NightdeckError):
    """A game cannot be started from this set-up; the message names the culprit."""


class BadFile(NightdeckError):
    """A save, replay or card file is truncated, edited, foreign or newer; it says where."""


class Refused(NightdeckError):
    """A decision was refused; the state is unchanged."""


class GameIsOver(Refused):
    """Nobody is asked anything any more."""


class WrongSeat(Refused):
    """The question was put to another seat."""


class StaleDecision(Refused):
    """The answer belongs to an earlier or later question."""


class UnlistedOption(Refused):
    """The answer is not in the list of options."""


class StuckGame(NightdeckError):
    """A procedure ran too long without asking anybody: a fault in the rules' code."""
