"""Rules of thumb for a player who plays to a card that was led."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.coach.sight import Sight
from euchre_tutor.coach.thumbs.counting import count_trumps, only_card
from euchre_tutor.coach.thumbs.thumb import Thumb, cards, thumb
from euchre_tutor.engine import Rank, View, is_trump
from euchre_tutor.text import T


def rules(view: View) -> Iterator[Thumb]:
    """Give the rules whose condition holds, the strongest first."""
    sight = Sight(view)
    if len(sight.legal) == 1:
        yield only_card(sight)
        return
    if sight.partner_wins:
        yield from _partner_wins(sight)
    elif sight.taking:
        yield from _can_take(sight)
    else:
        text = T(
            "No card that you may play beats {card}. Play the card you can best spare.",
            card=sight.best[1],
        )
        yield thumb(cards(sight.losing), text, "play.winner")
    yield count_trumps(sight)


def _partner_wins(sight: Sight) -> Iterator[Thumb]:
    card = sight.best[1]
    if not sight.losing:
        return
    keep = cards(sight.losing)
    if not sight.taking:
        text = T(
            "Your partner wins with {card}, which you cannot beat. Play what you can best spare.",
            card=card,
        )
        yield thumb(keep, text, "play.winner")
    elif not sight.after:
        text = T("Your partner has the trick and you play last. Play the card you can best spare.")
        yield thumb(keep, text, "play.winner")
    elif sight.safe(card):
        text = T(
            "Your partner is winning with {card}, and nobody after you can beat it. Let it win.",
            card=card,
        )
        yield thumb(keep, text, "play.winner")
    elif card.rank is Rank.ACE and not is_trump(card, sight.trump):
        text = T(
            "Your partner is winning with {card}, which only a trump can beat. Save your own.",
            card=card,
        )
        yield thumb(keep, text, "play.winner", "cards.rank")


def _can_take(sight: Sight) -> Iterator[Thumb]:
    lowest, highest = sight.taking[0], sight.taking[-1]
    if not sight.after:
        text = T("You play last and can take this trick. The lowest card that wins is enough.")
        yield thumb(cards([lowest]), text, "play.winner")
        return
    ruffs = sight.led is not sight.trump and is_trump(lowest, sight.trump)
    if ruffs and sight.led is not None:
        text = T(
            "You have no card of {suit} and can trump this trick. The lowest trump that wins will"
            " often do.",
            suit=sight.led,
        )
        yield thumb(cards([lowest]), text, "play.follow", "play.winner")
    sure = [card for card in sight.taking if sight.safe(card)]
    if sure:
        text = T("You can take this trick with a card that nobody after you can beat.")
        yield thumb(cards(sure), text, "play.winner")
    elif lowest is highest:
        text = T(
            "You have one card that beats {card}. Somebody after you may still beat it.",
            card=sight.best[1],
        )
        yield thumb(cards([highest]), text, "play.winner")
    else:
        text = T(
            "You can beat {card}, but not everybody has played. Your highest is hardest to beat.",
            card=sight.best[1],
        )
        yield thumb(cards([highest]), text, "play.winner")
