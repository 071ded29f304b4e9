"""Procedures both games have."""
