"""Cyberpunk 2077: Gangs of Night City, for one to four players."""
