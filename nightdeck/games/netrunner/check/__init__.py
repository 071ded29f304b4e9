"""Invariants, positions and readers for tests, what is counted."""
