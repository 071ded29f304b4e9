"""Netrunner, the game of 1996: data forts, secret bids and one-way windows."""
