"""Rules of thumb for a player who leads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from euchre_tutor.coach.sight import Sight
from euchre_tutor.coach.thumbs.counting import count_trumps, only_card
from euchre_tutor.coach.thumbs.thumb import Thumb, cards, thumb
from euchre_tutor.engine import Card, Rank, View, suit_of
from euchre_tutor.explain.explanation import sure
from euchre_tutor.text import T

_MANY: Final = 3
_FEW: Final = 2
"""With so many cards of a suit in one hand its ace may win; with more it is trumped too often."""


def rules(view: View) -> Iterator[Thumb]:
    """Give the rules whose condition holds, the strongest first."""
    sight = Sight(view)
    if len(sight.legal) == 1:
        yield only_card(sight)
        return
    trumps = sorted(sight.own_trumps, key=sight.power, reverse=True)
    if sight.makers and trumps and sight.trumps_against:
        yield from _draw(sight, trumps)
    sides = [card for card in sight.legal if card not in trumps]
    yield from _winners(sight, sides)
    if not sight.makers and trumps and sides:
        text = (
            T("Your side did not make trump. Keep your trumps and lead another suit.")
            if sight.four
            else T("You did not make trump. Keep your trumps and lead another suit.")
        )
        yield thumb(
            cards(sorted(sides, key=lambda card: _single(sight, card))), text, "bid2.makers"
        )
    yield count_trumps(sight)


def _draw(sight: Sight, trumps: list[Card]) -> Iterator[Thumb]:
    if sight.tops_suit(trumps[0]):
        text = (
            T("Your side made trump and you hold the best trump in play. Lead it to draw theirs.")
            if sight.four
            else T("You made trump and hold the best trump in play. Lead it to draw another.")
        )
        yield thumb(cards(trumps[:1]), text, "bid2.makers", "cards.trumps")
    elif sure(sight.view.contract).maker is sight.partner:
        text = T("Your partner made trump. A trump led by you may draw trumps from the other side.")
        yield thumb(cards(trumps), text, "bid2.makers", "play.follow")
    elif len(trumps) >= _MANY:
        text = (
            T("You hold three trumps or more. Leading one may draw trumps from the other side.")
            if sight.four
            else T("You hold three trumps or more. Leading one may draw another.")
        )
        yield thumb(cards(trumps), text, "play.follow")


def _winners(sight: Sight, sides: list[Card]) -> Iterator[Thumb]:
    best = [card for card in sides if sight.tops_suit(card)]
    if best and not sight.trumps_out:
        text = T(
            "Nobody else in play can have a trump. You hold the best card left of a suit: it wins."
        )
        yield thumb(cards(best), text, "play.winner")
        return
    fresh = [card for card in best if card.rank is Rank.ACE and _is_fresh(sight, card)]
    fresh.sort(key=lambda card: _company(sight, card))
    for often, aces in groupby(fresh, key=lambda card: _often_wins(sight, card)):
        if often:
            text = T(
                "You hold an ace of a suit that has not been led. It often wins the first time"
                " round."
            )
            yield thumb(cards(aces), text, "cards.rank")
        else:
            yield _only_trumps_beat(aces)
    if best and not fresh:
        yield _only_trumps_beat(best)


def _only_trumps_beat(best: Iterable[Card]) -> Thumb:
    text = T("You hold the best card still in play of a suit. Only a trump can beat it.")
    return thumb(cards(best), text, "play.winner")


def _often_wins(sight: Sight, ace: Card) -> bool:
    """Tell whether such an ace wins in about half of all deals or more.

    Defenders' aces are trumped more often, and so are those of the suit that lends its jack, of
    which there are only five cards (rule 2.5).
    """
    lends = suit_of(ace, sight.trump) is sight.trump.same_colour
    return sight.makers and _company(sight, ace) <= (1 if lends else _FEW)


def _is_fresh(sight: Sight, card: Card) -> bool:
    """Tell whether the suit was not led, and others may well hold cards of it to follow with."""
    suit = suit_of(card, sight.trump)
    led = any(trick.led(sight.trump) is suit for trick in sight.view.tricks)
    return (
        not led
        and _company(sight, card) <= _FEW
        and any(suit_of(other, sight.trump) is suit for other in sight.out)
    )


def _company(sight: Sight, card: Card) -> int:
    suit = suit_of(card, sight.trump)
    return sum(suit_of(other, sight.trump) is suit for other in sight.view.hand)


def _single(sight: Sight, card: Card) -> tuple[int, int]:
    """A card alone in its suit first, then the higher."""
    return _company(sight, card), -sight.power(card)
