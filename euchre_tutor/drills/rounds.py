"""The round of a session: what its mode shows."""

from __future__ import annotations

from euchre_tutor.drills.judging import Judging
from euchre_tutor.drills.racing import Racing
from euchre_tutor.drills.sitting import Sitting
from euchre_tutor.questions.sessions import Plan, Test, Timed, begun


def start(plan: Plan) -> Judging | Racing | Sitting:
    """Begin the session of a plan; ValueError for a plan without a question."""
    session = begun(plan)
    if isinstance(session, Timed):
        return Racing.asking(session)
    if isinstance(session, Test):
        return Sitting(session)
    return Judging.asking(session)
