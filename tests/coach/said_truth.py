"""Each nudge, and each account of how numbers were found, with its condition."""

from __future__ import annotations

from coach.seen import Seen
from explain import naive
from explain.truth import Truth

from euchre_tutor.coach import methods, nudges
from euchre_tutor.engine import Phase

NUDGES = Truth[Seen](
    {
        "Count your trumps for each suit you may name, the left bower with them.": lambda f, _: (
            f.view.phase is Phase.SECOND_ROUND and f.may_pass
        ),
        "You have to name a suit. Count your trumps for each, the left bower too.": lambda f, _: (
            f.view.phase is Phase.SECOND_ROUND and not f.may_pass
        ),
        "Your partner plays alone, so you will not play a card.": lambda f, _: (
            f.view.phase is Phase.EXCHANGE and f.lone == [f.opposite]
        ),
        "Think about which card would win you least, and about emptying a suit.": lambda f, _: (
            _exchanges(f) and _single(f)
        ),
        "Think about which card would win you least.": lambda f, _: (
            _exchanges(f) and not _single(f)
        ),
        "Ask yourself which trick you could lose without your partner's help.": lambda f, _: (
            f.view.phase is Phase.ALONE and f.makers
        ),
        "Ask yourself which three tricks you would take without your partner.": lambda f, _: (
            f.view.phase is Phase.ALONE and not f.makers
        ),
        "Count your hand with the upcard in it and without your weakest card.": lambda f, _: (
            f.view.phase is Phase.FIRST_ROUND and f.dealer_is == "me"
        ),
        "Count your trumps, and remember that the upcard may go to your partner.": lambda f, _: (
            f.view.phase is Phase.FIRST_ROUND
            and f.dealer_is == "partner"
            and not f.view.rules.canadian
        ),
        "Count your own hand only: making trump now means playing alone.": lambda f, _: (
            f.view.phase is Phase.FIRST_ROUND
            and f.dealer_is == "partner"
            and all(call.alone for call in f.calls)
        ),
        "Count your trumps, and remember that the upcard may go to the other side.": lambda f, _: (
            f.four and f.view.phase is Phase.FIRST_ROUND and f.dealer_is == "other"
        ),
        "Count your trumps, and remember that the upcard may go to the other player.": (
            lambda f, _: not f.four and f.view.phase is Phase.FIRST_ROUND and f.dealer_is == "other"
        ),
        "Look at what you may play: there is no choice.": lambda f, _: (
            f.plays and len(f.legal) == 1
        ),
        "Nobody else in play can have a trump any more. Think about what could beat you.": (
            lambda f, _: f.plays and not f.trick.plays and not f.trumps_out
        ),
        "Your side made trump. Think about how many trumps the others may still have.": (
            lambda f, _: f.four and _leads(f) and f.makers
        ),
        "You made trump. Think about how many trumps the other player may still have.": (
            lambda f, _: not f.four and _leads(f) and f.contract.maker is f.view.seat
        ),
        "The other side made trump. Think about which of your cards may win a trick.": (
            lambda f, _: f.four and _leads(f) and not f.makers
        ),
        "The other player made trump. Think about which of your cards may win a trick.": (
            lambda f, _: not f.four and _leads(f) and f.contract.maker is not f.view.seat
        ),
        "You play last, and your partner is winning. Think about what to keep.": lambda f, _: (
            _follows(f) and f.last and f.partner_wins
        ),
        "You play last. Look at whether you can take the trick, and at what cost.": lambda f, _: (
            _follows(f) and f.last and not f.partner_wins
        ),
        "Your partner is winning. Think about who plays after you, and what could beat it.": (
            lambda f, _: _follows(f) and not f.last and f.partner_wins
        ),
        "The other side is winning. Look at what beats it, and at who plays after you.": (
            lambda f, _: _follows(f) and not f.last and not f.partner_wins
        ),
    },
    nudges,
)


def _exchanges(f: Seen) -> bool:
    return (
        f.view.phase is Phase.EXCHANGE and f.view.seat is f.view.dealer and f.lone != [f.opposite]
    )


def _single(f: Seen) -> bool:
    """Whether a suit other than trump can be emptied by one card."""
    suits = [naive.counts_as(card, f.trump) for card in f.sides]
    return any(suits.count(suit) == 1 for suit in suits)


def _leads(f: Seen) -> bool:
    """Whether the seat leads and others may have trumps."""
    return f.plays and not f.trick.plays and f.trumps_out > 0


def _follows(f: Seen) -> bool:
    return f.plays and len(f.trick.plays) > 0


METHODS = Truth[Seen](
    {
        "There is only one thing that you may do.": lambda f, _: len(f.view.legal) == 1,
        "One deal that fits all you know, played on as if everybody saw all cards.": lambda f, v: (
            f.four and f.plays and v["n"] == f.deals
        ),
        "One deal that fits all you know. After a call or a pass all bid by their own cards, then"
        " play as if they saw every card.": lambda f, v: (
            f.four and f.view.contract is None and v["n"] == f.deals
        ),
        "One deal that fits all you know. Until the first lead all go by their own cards, then they"
        " play as if they saw every card.": lambda f, v: (
            f.four and f.view.phase in (Phase.EXCHANGE, Phase.ALONE) and v["n"] == f.deals
        ),
        "One deal that fits all you know, played on as if both of you saw all cards.": (
            lambda f, v: not f.four and f.view.contract is not None and v["n"] == f.deals
        ),
        "One deal that fits all you know. After a call or a pass you both bid by your own cards,"
        " then play as if you saw every card.": lambda f, v: (
            not f.four and f.view.contract is None and v["n"] == f.deals
        ),
    },
    methods,
)
