"""For which actions each rule of thumb may speak: what it says has to fit every one of them.

An advice shows the first rule that speaks for its best choice, so a rule that speaks for more than
it says would be shown beside a choice that it argues against.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from coach.seen import Seen
from explain import naive

from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
)

Meant = Callable[[Seen, Action], bool]


def anything(_: Seen, action: Action) -> bool:
    """Any legal action: the rule is neutral."""
    return action is not None


def spares(f: Seen, action: Action) -> bool:
    """A card that does not take the trick."""
    return isinstance(action, Play) and action.card not in f.taking


def _best_taking(f: Seen, action: Action) -> bool:
    """The highest of the cards that take the trick."""
    return _takes(f, action) and not any(
        naive.wins(other, _card(action), f.trump, f.led) for other in f.taking
    )


def _least_taking(f: Seen, action: Action) -> bool:
    """The lowest of the cards that take the trick."""
    return _takes(f, action) and not any(
        naive.wins(_card(action), other, f.trump, f.led) for other in f.taking
    )


def _takes(f: Seen, action: Action) -> bool:
    return isinstance(action, Play) and action.card in f.taking


def _card(action: Action) -> Card:
    assert isinstance(action, (Play, Discard))
    return action.card


def _leads_trump(f: Seen, action: Action) -> bool:
    return isinstance(action, Play) and naive.is_trump(action.card, f.trump)


def _leads_top_trump(f: Seen, action: Action) -> bool:
    return _leads_trump(f, action) and f.tops(_card(action))


def _leads_side(f: Seen, action: Action) -> bool:
    return isinstance(action, Play) and not naive.is_trump(action.card, f.trump)


def _leads_top(f: Seen, action: Action) -> bool:
    return _leads_side(f, action) and f.tops(_card(action))


def _leads_ace(f: Seen, action: Action) -> bool:
    """A maker's ace with at most one other card of its suit, alone where the suit has but five."""
    card = _card(action)
    few = 1 if naive.printed(card) == naive.printed(Card(naive.left(f.trump))) else 2
    beside = [naive.printed(other) for other in f.sides].count(naive.printed(card))
    return f.makers and _leads_side(f, action) and card.code[0] == "A" and beside <= few


def _passes(_: Seen, action: Action) -> bool:
    return action == Pass()


def _makes(_: Seen, action: Action) -> bool:
    return isinstance(action, (OrderUp, NameSuit))


def _makes_good(f: Seen, action: Action) -> bool:
    """Makes trump with three trumps and a bower, the partner playing on."""
    if not isinstance(action, (OrderUp, NameSuit)) or action.alone:
        return False
    held = f.trumps_if(action)
    suit = action.suit if isinstance(action, NameSuit) else f.view.upcard.suit
    bowers = {naive.left(suit), naive.right(suit)}
    return len(held) >= 3 and any(card.code in bowers for card in held)


def _makes_most(f: Seen, action: Action) -> bool:
    if not isinstance(action, (OrderUp, NameSuit)):
        return False
    return len(f.trumps_if(action)) == max(len(f.trumps_if(call)) for call in f.calls)


def _alone_or_later(f: Seen, action: Action) -> bool:
    """Plays alone, or makes the same trump and may still say so afterwards."""
    if action == Announce(alone=True):
        return True
    if not isinstance(action, (OrderUp, NameSuit)) or len(f.trumps_if(action)) < 4:
        return False
    return action.alone or not f.view.rules.caller


def _careful(f: Seen, action: Action) -> bool:
    """Passes; makes trump only where there is no pass."""
    return action == Pass() or not f.may_pass


def _puts_side(f: Seen, action: Action) -> bool:
    """Puts down a card that is neither a trump nor an ace."""
    return (
        isinstance(action, Discard)
        and action.card.code[0] != "A"
        and not naive.is_trump(action.card, f.trump)
    )


def _puts_only(f: Seen, action: Action) -> bool:
    """Empties a suit."""
    suits = [naive.printed(card) for card in f.sides]
    return _puts_side(f, action) and suits.count(naive.printed(_card(action))) == 1


def _puts_trump(f: Seen, action: Action) -> bool:
    return action == Leave() or (
        isinstance(action, Discard) and naive.is_trump(action.card, f.trump)
    )


def _together(_: Seen, action: Action) -> bool:
    return action == Announce(alone=False)


MEANT: Final[Mapping[str, Meant]] = {
    "No card that you may play beats {card}. Play the card you can best spare.": spares,
    "Your partner wins with {card}, which you cannot beat. Play what you can best spare.": spares,
    "Your partner has the trick and you play last. Play the card you can best spare.": spares,
    "Your partner is winning with {card}, and nobody after you can beat it. Let it win.": spares,
    "Your partner is winning with {card}, which only a trump can beat. Save your own.": (
        lambda f, action: spares(f, action) and not naive.is_trump(_card(action), f.trump)
    ),
    "You play last and can take this trick. The lowest card that wins is enough.": _least_taking,
    "You have no card of {suit} and can trump this trick. The lowest trump that wins will often"
    " do.": _least_taking,
    "You can take this trick with a card that nobody after you can beat.": (
        lambda f, action: _takes(f, action) and f.unbeaten(_card(action))
    ),
    "You have one card that beats {card}. Somebody after you may still beat it.": _takes,
    "You can beat {card}, but not everybody has played. Your highest is hardest to beat.": (
        _best_taking
    ),
    "You have only one card that you may play.": anything,
    "One trump may still be out. Keep count.": anything,
    "Nobody else in play can have a trump any more.": anything,
    "Your side made trump and you hold the best trump in play. Lead it to draw theirs.": (
        _leads_top_trump
    ),
    "You made trump and hold the best trump in play. Lead it to draw another.": _leads_top_trump,
    "Your partner made trump. A trump led by you may draw trumps from the other side.": (
        _leads_trump
    ),
    "You hold three trumps or more. Leading one may draw trumps from the other side.": _leads_trump,
    "You hold three trumps or more. Leading one may draw another.": _leads_trump,
    "Nobody else in play can have a trump. You hold the best card left of a suit: it wins.": (
        _leads_top
    ),
    "You hold an ace of a suit that has not been led. It often wins the first time round.": (
        _leads_ace
    ),
    "You hold the best card still in play of a suit. Only a trump can beat it.": _leads_top,
    "Your side did not make trump. Keep your trumps and lead another suit.": _leads_side,
    "You did not make trump. Keep your trumps and lead another suit.": _leads_side,
    "Three trumps or more with a bower among them are usually enough to make trump.": _makes_good,
    "With two trumps or fewer it is usually better to pass.": _passes,
    "The side that makes trump needs three of five tricks. Count those you expect.": anything,
    "Whoever makes trump needs three of five tricks. Count those you expect.": anything,
    "You may not pass now. Look first at the suit that gives you the most trumps.": _makes_most,
    "Four trumps with the right bower may be strong enough to play alone.": _alone_or_later,
    "If you accept, you take {card} and put down another card.": _makes,
    "The dealer is your partner: assisting lets your own side have {card}.": _makes,
    "If you assist you have to play alone, and {card} stays out of play.": _careful,
    "Ordering it up lets the other side have {card}. That takes a good hand.": _careful,
    "Ordering it up lets the other player have {card}. That takes a good hand.": _careful,
    "Your partner plays alone, so your own cards do not count in this deal.": anything,
    "Put down the only card of a suit, and you may trump that suit when it is led.": _puts_only,
    "Keep trumps and aces. Put down another card.": _puts_side,
    "You hold nothing but trumps already, so one trump has to go.": _puts_trump,
    "{card} is a trump. Compare it with the weakest card that you hold.": anything,
    "Alone, three or four tricks score no more than with your partner.": _together,
    "All five tricks score {alone} alone and {together} with your partner.": anything,
    "A lone defender has to take three tricks without help. Few hands can.": _together,
    "A lone defender who takes all five tricks scores four, with three or four tricks two. Fewer"
    " score nothing.": anything,
    "A lone defender who takes three tricks or more scores four. Fewer than three score nothing.": (
        anything
    ),
}
"""Message → whether an action fits it, of every rule of thumb."""
