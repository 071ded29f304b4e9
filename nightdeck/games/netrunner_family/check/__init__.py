"""Positions for tests."""
