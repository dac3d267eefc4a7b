"""Why things are as they are: facts of the engine as sentences, each with its rule keys.

    refused = position.refusal(action)
    why = plays.refusal(refused, position, viewer=Seat.SOUTH)
    render(why.text), why.rules                # the most decisive rule first

Every function takes values of the engine and gives an :class:`Explanation`. ``viewer`` is the seat
that is spoken to as "you"; without one the players are named by their seats.
"""

from euchre_tutor.explain.explanation import Explanation

__all__ = ["Explanation"]
