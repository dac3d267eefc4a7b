"""Rules of thumb for the dealer who may take the upcard."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.coach.masks import cards_in, mask
from euchre_tutor.coach.plain import leaves, put_down
from euchre_tutor.coach.thumbs.thumb import Thumb, thumb
from euchre_tutor.engine import Card, Discard, Leave, Rank, View, is_trump, suit_of
from euchre_tutor.engine.lone import sitting_out
from euchre_tutor.explain.explanation import sure
from euchre_tutor.text import T


def rules(view: View) -> Iterator[Thumb]:
    """Give the rules whose condition holds, the strongest first."""
    contract = sure(view.contract)
    if view.seat in sitting_out(contract):
        text = T("Your partner plays alone, so your own cards do not count in this deal.")
        yield thumb(view.legal, text, "alone.partner")
        return
    trump = contract.trump
    side = [card for card in view.hand if not is_trump(card, trump)]
    low = [card for card in side if card.rank is not Rank.ACE]
    alone = [card for card in low if _company(view, card) == 1]
    if alone:
        text = T("Put down the only card of a suit, and you may trump that suit when it is led.")
        yield thumb(_discards(view, alone), text, "play.follow")
    if low:
        text = T("Keep trumps and aces. Put down another card.")
        yield thumb(_discards(view, low), text, "cards.trumps", "cards.rank")
    if not side:
        text = T("You hold nothing but trumps already, so one trump has to go.")
        weakest = _discards(view, view.hand)
        leave = tuple(action for action in view.legal if isinstance(action, Leave))
        best = leaves(mask(view.hand), view.upcard)
        yield thumb((*leave, *weakest) if best else (*weakest, *leave), text, "cards.trumps")
    text = T("{card} is a trump. Compare it with the weakest card that you hold.", card=view.upcard)
    yield thumb(view.legal, text, "cards.trumps")


def _company(view: View, card: Card) -> int:
    trump = sure(view.contract).trump
    suit = suit_of(card, trump)
    return sum(suit_of(other, trump) is suit for other in view.hand)


def _discards(view: View, cards: list[Card] | tuple[Card, ...]) -> tuple[Discard, ...]:
    """Put the one down first that the plain player would."""
    first = cards_in(put_down(mask(cards), sure(view.contract).trump))
    return tuple([Discard(card) for card in (*first, *(c for c in cards if c not in first))])
