"""Nightdeck: the table for five cyberpunk tabletop games."""

__version__ = "0.1.0"
