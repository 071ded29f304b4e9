"""What both Netrunners share: two sides and their decks, cards on cards, what the table looks like.

Windows, access, traces and actions are not here: each game has them from its own rulebook.
"""
