"""What both leading and following may say: how many trumps are still out."""

from __future__ import annotations

from euchre_tutor.coach.sight import Sight
from euchre_tutor.coach.thumbs.thumb import Thumb, thumb
from euchre_tutor.text import TN, T


def only_card(sight: Sight) -> Thumb:
    """Say that nothing is to be decided."""
    text = T("You have only one card that you may play.")
    return thumb(sight.view.legal, text, "play.follow")


def count_trumps(sight: Sight) -> Thumb:
    """Say how many trumps may still come: neutral, it speaks for no card."""
    text = (
        TN(
            "One trump may still be out. Keep count.",
            "Up to {n} trumps may still be out. Keep count.",
            sight.trumps_out,
        )
        if sight.trumps_out
        else T("Nobody else in play can have a trump any more.")
    )
    return thumb(sight.view.legal, text, "cards.trumps")
