"""Each rule of thumb, with the condition under which it may be said."""

from __future__ import annotations

from coach.seen import Seen
from explain import naive
from explain.truth import Truth

from euchre_tutor.coach.thumbs import alone, bids, counting, exchange, following, leading
from euchre_tutor.engine import Card, NameSuit, OrderUp, Phase, Suit, score

FOLLOWING = Truth[Seen](
    {
        "No card that you may play beats {card}. Play the card you can best spare.": lambda f, v: (
            _follows(f) and v["card"] is f.best and not f.taking and not f.partner_wins
        ),
        "Your partner wins with {card}, which you cannot beat. Play what you can best spare.": (
            lambda f, v: _follows(f) and v["card"] is f.best and not f.taking and f.partner_wins
        ),
        "Your partner has the trick and you play last. Play the card you can best spare.": (
            lambda f, _: _can_duck(f) and f.last
        ),
        "Your partner is winning with {card}, and nobody after you can beat it. Let it win.": (
            lambda f, v: _can_duck(f) and not f.last and v["card"] is f.best and f.unbeaten(f.best)
        ),
        "Your partner is winning with {card}, which only a trump can beat. Save your own.": (
            lambda f, v: (
                _can_duck(f)
                and v["card"] is f.best
                and f.best.code[0] == "A"
                and naive.counts_as(f.best, f.trump) == f.led
                and not naive.is_trump(f.best, f.trump)
                and bool(f.own_trumps)
                and not f.unbeaten(f.best)
            )
        ),
        "You play last and can take this trick. The lowest card that wins is enough.": (
            lambda f, _: _takes(f) and f.last
        ),
        "You have no card of {suit} and can trump this trick. The lowest trump that wins will often"
        " do.": lambda f, v: (
            _takes(f)
            and not f.last
            and naive.letter(_suit(v["suit"])) == f.led
            and all(naive.counts_as(card, f.trump) != f.led for card in f.view.hand)
            and all(naive.is_trump(card, f.trump) for card in f.taking)
        ),
        "You can take this trick with a card that nobody after you can beat.": lambda f, _: (
            _takes(f) and not f.last and any(f.unbeaten(card) for card in f.taking)
        ),
        "You have one card that beats {card}. Somebody after you may still beat it.": lambda f, v: (
            _takes(f) and v["card"] is f.best and len(f.taking) == 1 and not f.unbeaten(f.taking[0])
        ),
        "You can beat {card}, but not everybody has played. Your highest is hardest to beat.": (
            lambda f, v: (
                _takes(f)
                and v["card"] is f.best
                and not f.last
                and len(f.taking) > 1
                and not any(f.unbeaten(card) for card in f.taking)
            )
        ),
        "You have only one card that you may play.": lambda f, _: f.plays and len(f.legal) == 1,
        "One trump may still be out. Keep count.": lambda f, v: (
            f.plays and v["n"] == f.trumps_out > 0
        ),
        "Nobody else in play can have a trump any more.": lambda f, _: f.plays and not f.trumps_out,
    },
    following,
    counting,
)


def _follows(f: Seen) -> bool:
    return f.plays and len(f.trick.plays) > 0


def _can_duck(f: Seen) -> bool:
    """The partner is winning, and the seat can but need not take the trick."""
    return _follows(f) and f.partner_wins and bool(f.taking) and len(f.legal) > len(f.taking)


def _takes(f: Seen) -> bool:
    """The other side is winning, and the seat can take the trick."""
    return _follows(f) and not f.partner_wins and bool(f.taking)


def _suit(value: object) -> Suit:
    assert isinstance(value, Suit)
    return value


LEADING = Truth[Seen](
    {
        "Your side made trump and you hold the best trump in play. Lead it to draw theirs.": (
            lambda f, _: f.four and _draws(f) and any(f.tops(card) for card in f.own_trumps)
        ),
        "You made trump and hold the best trump in play. Lead it to draw another.": (
            lambda f, _: (
                not f.four
                and _draws(f)
                and f.contract.maker is f.view.seat
                and any(f.tops(card) for card in f.own_trumps)
            )
        ),
        "Your partner made trump. A trump led by you may draw trumps from the other side.": (
            lambda f, _: _draws(f) and f.four and abs(_apart(f)) == 2
        ),
        "You hold three trumps or more. Leading one may draw trumps from the other side.": (
            lambda f, _: f.four and _draws(f) and len(f.own_trumps) >= 3
        ),
        "You hold three trumps or more. Leading one may draw another.": (
            lambda f, _: not f.four and _draws(f) and len(f.own_trumps) >= 3
        ),
        "Nobody else in play can have a trump. You hold the best card left of a suit: it wins.": (
            lambda f, _: _leads(f) and not f.trumps_out and any(f.tops(card) for card in f.sides)
        ),
        "You hold an ace of a suit that has not been led. It often wins the first time round.": (
            lambda f, _: _leads(f) and f.makers and any(_fresh(f, card) for card in f.sides)
        ),
        "You hold the best card still in play of a suit. Only a trump can beat it.": lambda f, _: (
            _leads(f) and f.trumps_out > 0 and any(f.tops(card) for card in f.sides)
        ),
        "Your side did not make trump. Keep your trumps and lead another suit.": lambda f, _: (
            f.four and _leads(f) and not f.makers and bool(f.own_trumps) and bool(f.sides)
        ),
        "You did not make trump. Keep your trumps and lead another suit.": lambda f, _: (
            not f.four and _leads(f) and not f.makers and bool(f.own_trumps) and bool(f.sides)
        ),
    },
    leading,
)


def _fresh(f: Seen, card: Card) -> bool:
    """An ace with few beside it whose suit was never led, and others may have cards to follow.

    Few is one, and none in the suit of the left bower.
    """
    suit = naive.printed(card)
    few = 1 if suit == naive.printed(Card(naive.left(f.trump))) else 2
    return (
        card.code[0] == "A"
        and [naive.counts_as(other, f.trump) for other in f.view.hand].count(suit) <= few
        and suit not in _suits_led(f)
        and any(naive.counts_as(other, f.trump) == suit for other in f.out)
    )


def _leads(f: Seen) -> bool:
    return f.plays and not f.trick.plays


def _draws(f: Seen) -> bool:
    return _leads(f) and f.makers and bool(f.own_trumps) and f.opponents_may_have_trumps


def _apart(f: Seen) -> int:
    return f.contract.maker.number - f.view.seat.number


def _suits_led(f: Seen) -> set[str]:
    return {naive.counts_as(trick.cards[0], f.trump) for trick in f.view.tricks}


BIDS = Truth[Seen](
    {
        "Three trumps or more with a bower among them are usually enough to make trump.": (
            lambda f, _: any(len(f.trumps_if(call)) >= 3 and _bower(f, call) for call in f.calls)
        ),
        "With two trumps or fewer it is usually better to pass.": lambda f, _: (
            _first(f)
            and f.may_pass
            and all(len(f.trumps_if(call)) <= 2 for call in f.calls)
            and (f.four or f.dealer_is != "me")
        ),
        "The side that makes trump needs three of five tricks. Count those you expect.": (
            lambda f, _: f.four and _bidding(f)
        ),
        "Whoever makes trump needs three of five tricks. Count those you expect.": (
            lambda f, _: not f.four and _bidding(f)
        ),
        "You may not pass now. Look first at the suit that gives you the most trumps.": (
            lambda f, _: _bidding(f) and not f.may_pass
        ),
        "Four trumps with the right bower may be strong enough to play alone.": lambda f, _: any(
            call.alone and _strong(f.trumps_if(call), _called(f, call)) for call in f.calls
        ),
        "If you accept, you take {card} and put down another card.": lambda f, v: (
            _first(f) and v["card"] is f.view.upcard and f.dealer_is == "me"
        ),
        "The dealer is your partner: assisting lets your own side have {card}.": lambda f, v: (
            _first(f)
            and v["card"] is f.view.upcard
            and f.dealer_is == "partner"
            and not all(call.alone for call in f.calls)
        ),
        "If you assist you have to play alone, and {card} stays out of play.": lambda f, v: (
            _first(f)
            and v["card"] is f.view.upcard
            and f.dealer_is == "partner"
            and all(call.alone for call in f.calls)
        ),
        "Ordering it up lets the other side have {card}. That takes a good hand.": lambda f, v: (
            f.four and _first(f) and v["card"] is f.view.upcard and f.dealer_is == "other"
        ),
        "Ordering it up lets the other player have {card}. That takes a good hand.": lambda f, v: (
            not f.four and _first(f) and v["card"] is f.view.upcard and f.dealer_is == "other"
        ),
    },
    bids,
)


def _first(f: Seen) -> bool:
    return f.view.phase is Phase.FIRST_ROUND


def _bidding(f: Seen) -> bool:
    return f.view.contract is None and len(f.view.legal) > 0


def _called(f: Seen, call: OrderUp | NameSuit) -> Suit:
    return call.suit if isinstance(call, NameSuit) else f.view.upcard.suit


def _bower(f: Seen, call: OrderUp | NameSuit) -> bool:
    suit = _called(f, call)
    return {naive.left(suit), naive.right(suit)} & {c.code for c in f.trumps_if(call)} != set()


def _strong(held: list[Card], suit: Suit) -> bool:
    return len(held) >= 4 and naive.right(suit) in {card.code for card in held}


EXCHANGE = Truth[Seen](
    {
        "Your partner plays alone, so your own cards do not count in this deal.": lambda f, _: (
            _exchanging(f) and f.lone == [f.opposite]
        ),
        "Put down the only card of a suit, and you may trump that suit when it is led.": (
            lambda f, _: (
                _exchanging(f)
                and any(
                    card.code[0] != "A"
                    and [naive.printed(other) for other in f.sides].count(card.code[1]) == 1
                    for card in f.sides
                )
            )
        ),
        "Keep trumps and aces. Put down another card.": lambda f, _: (
            _exchanging(f) and any(card.code[0] != "A" for card in f.sides)
        ),
        "You hold nothing but trumps already, so one trump has to go.": lambda f, _: (
            _exchanging(f) and not f.sides
        ),
        "{card} is a trump. Compare it with the weakest card that you hold.": lambda f, v: (
            _exchanging(f) and v["card"] is f.view.upcard and naive.is_trump(f.view.upcard, f.trump)
        ),
    },
    exchange,
)


def _exchanging(f: Seen) -> bool:
    return f.view.phase is Phase.EXCHANGE and f.view.seat is f.view.dealer


ALONE = Truth[Seen](
    {
        "Four trumps with the right bower may be strong enough to play alone.": lambda f, _: (
            _asked(f) and _strong(f.own_trumps, f.trump)
        ),
        "Alone, three or four tricks score no more than with your partner.": lambda f, _: (
            _asked(f)
            and f.makers
            and all(_made(f, n, alone=True) == _made(f, n, alone=False) for n in (3, 4))
        ),
        "All five tricks score {alone} alone and {together} with your partner.": lambda f, v: (
            _asked(f)
            and f.makers
            and (v["alone"], v["together"]) == (f.view.rules.march, 2)
            and v["alone"] == _made(f, 5, alone=True)
            and v["together"] == _made(f, 5, alone=False)
        ),
        "A lone defender has to take three tricks without help. Few hands can.": lambda f, _: (
            _asked(f) and not f.makers and _defended(f, 2) == 0 < _defended(f, 3)
        ),
        "A lone defender who takes all five tricks scores four, with three or four tricks two."
        " Fewer score nothing.": lambda f, _: (
            _asked(f)
            and not f.makers
            and [_defended(f, tricks) for tricks in range(6)] == [0, 0, 0, 2, 2, 4]
        ),
        "A lone defender who takes three tricks or more scores four. Fewer than three score"
        " nothing.": lambda f, _: (
            _asked(f)
            and not f.makers
            and [_defended(f, tricks) for tricks in range(6)] == [0, 0, 0, 4, 4, 4]
        ),
    },
    alone,
)


def _made(f: Seen, tricks: int, *, alone: bool) -> int:
    """What so many tricks score for the makers, one of them alone or not."""
    return _scored(
        f, tricks, makers=True, loner=alone, defender=f.contract.lone_defender is not None
    )


def _defended(f: Seen, tricks: int) -> int:
    """What so many tricks score for a lone defender."""
    return _scored(f, 5 - tricks, makers=False, loner=f.contract.loner is not None, defender=True)


def _scored(f: Seen, makers_tricks: int, *, makers: bool, loner: bool, defender: bool) -> int:
    side = f.view.rules.side(f.contract.maker)
    result = score(makers_tricks, side, f.view.rules, lone_maker=loner, lone_defender=defender)
    return result.points if (result.side is side) is makers else 0


def _asked(f: Seen) -> bool:
    return f.view.phase is Phase.ALONE and f.four


BY_PHASE = {
    Phase.FIRST_ROUND: BIDS,
    Phase.SECOND_ROUND: BIDS,
    Phase.EXCHANGE: EXCHANGE,
    Phase.ALONE: ALONE,
}
