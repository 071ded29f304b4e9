"""Cyberpunk 2077: Gangs of Night City, for one to four players.

The cards are loaded with the package, so that nobody ever looks through empty lists.
"""

from nightdeck.games.gangs_of_night_city.cards import load_pool

load_pool()
