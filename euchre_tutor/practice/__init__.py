"""The practice table: whole games and single deals, with a coach, undo, replay and review.

``table`` holds what is at the table as values, ``replay`` a finished deal looked at again.
"""
