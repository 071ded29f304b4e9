"""Levels that look ahead: they need nothing of a game but its evaluation and its heuristic."""
