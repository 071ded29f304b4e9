"""Netrunner (1996): data forts, secret bids and one-way windows.

The cards are loaded with the package, so that nobody ever looks through an empty pool.
"""

from nightdeck.games.netrunner.cards import load_pool

load_pool()
