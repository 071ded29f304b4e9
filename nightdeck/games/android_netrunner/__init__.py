"""Android: Netrunner (2012): a Corporation builds servers, a Runner breaks into them.

The cards are loaded with the package, so that nobody ever looks through an empty pool.
"""

from nightdeck.games.android_netrunner.cards import load_pool

load_pool()
