"""Levels that look ahead: they need nothing of a game but its judgement and its rules of thumb."""
