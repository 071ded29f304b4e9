"""What both Netrunners share: cards on cards, and what is left when a card leaves play.

Windows, access, traces and actions are not here: each game has them from its own rulebook.
"""
