"""Whole games in a real browser against the real server process."""
