"""Each sentence about what is refused or allowed, with the condition under which it is true."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from explain.naive import counts_as, is_trump, left, letter, printed
from explain.truth import Truth

from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Play,
    Position,
    Seat,
    Suit,
)
from euchre_tutor.explain import (
    following,
    may_follow,
    plays,
    refused_bids,
    refused_cards,
    refused_deeds,
)
from euchre_tutor.text import Field, words

BIDDING: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)


class Facts(NamedTuple):
    """A position, the action tried in it, and who is spoken to."""

    position: Position
    action: Action
    viewer: Seat | None = None

    @property
    def you(self) -> bool:
        """Whether the one to act is spoken to."""
        return self.position.to_act is not None and self.position.to_act is self.viewer

    @property
    def card(self) -> Card:
        """The card of the action tried."""
        assert isinstance(self.action, Play | Discard)
        return self.action.card

    @property
    def hand(self) -> tuple[Card, ...]:
        """What the one to act holds."""
        assert self.position.to_act is not None
        return self.position.hands[self.position.to_act.number]

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.position.trump

    @property
    def first(self) -> Card:
        """The card led to the trick."""
        assert self.position.trick is not None
        return self.position.trick.cards[0]

    @property
    def led(self) -> str:
        """The letter of the suit led, as it counts."""
        return counts_as(self.first, self.trump)

    @property
    def following(self) -> list[Card]:
        """The cards in hand that count as the suit led."""
        return [card for card in self.hand if counts_as(card, self.trump) == self.led]

    @property
    def played(self) -> list[Card]:
        """Every card played so far."""
        lying = [] if self.position.trick is None else [self.position.trick]
        return [card for trick in (*self.position.tricks, *lying) for card in trick.cards]

    @property
    def round(self) -> int:
        """In which round trump was made; 0 while it is not."""
        return 0 if self.position.contract is None else self.position.contract.round

    def passes(self, count: int) -> bool:
        """Whether there were exactly so many calls, all of them passes."""
        calls = self.position.actions
        return len(calls) == count and all(isinstance(call, Pass) for call in calls)


def _stuck(f: Facts, v: Mapping[str, Field]) -> bool:
    dealer = f.position.to_act is f.position.dealer
    return f.position.rules.stick and dealer and _spoken(f, v)


def _spoken(f: Facts, v: Mapping[str, Field]) -> bool:
    """The player to act is "you" where that is meant, else named."""
    return v["seat"] is f.position.to_act and not f.you if "seat" in v else f.you


def _upcard(f: Facts, v: Mapping[str, Field]) -> bool:
    return v["upcard"] is f.position.upcard


def _revoke(f: Facts, v: Mapping[str, Field]) -> bool:
    """The card does not follow, others could, and exactly those are named."""
    held = v["held"]
    assert f.position.phase is Phase.PLAY
    return (
        f.card in f.hand
        and counts_as(f.card, f.trump) != f.led
        and bool(f.following)
        and held == words.all_of([card for card in f.hand if card in f.following])
        and v.get("suit") is Suit.parse(f.led)
        and _spoken(f, v)
    )


def _left_led(f: Facts, v: Mapping[str, Field]) -> bool:
    return f.first.code == left(f.trump) and v["first"] is f.first


def _printed_only(f: Facts, v: Mapping[str, Field]) -> bool:
    first = v["first"]
    assert isinstance(first, Card)
    return printed(f.card) == printed(first) and _left_led(f, v) and _revoke(f, v)


def _early_trump(f: Facts, v: Mapping[str, Field]) -> bool:
    return is_trump(f.card, f.trump) and f.led != letter(f.trump) and _revoke(f, v)


def _void(f: Facts, v: Mapping[str, Field]) -> bool:
    return not f.following and v["suit"] is Suit.parse(f.led) and _spoken(f, v)


def _a_trump(f: Facts, v: Mapping[str, Field]) -> bool:
    return f.trump is not None and v["name"] == words.a_suit(f.trump)


def _left_away(f: Facts, v: Mapping[str, Field]) -> bool:
    """The left bower is held and is not counted to the suit led, which is printed on it."""
    held = [card for card in f.hand if card.code == left(f.trump)]
    return held == [v["left"]] and printed(held[0]) == f.led and _a_trump(f, v)


def _late(f: Facts) -> bool:
    return f.position.phase in (Phase.ALONE, Phase.PLAY, Phase.OVER) and f.round > 0


def _taking(f: Facts) -> bool:
    """The dealer must take the upcard and is doing it."""
    position = f.position
    return position.phase is Phase.EXCHANGE and (
        position.rules.pickup or position.maker is position.dealer
    )


def _choosing(f: Facts) -> bool:
    return f.position.phase is Phase.EXCHANGE and not _taking(f)


def _dealer(f: Facts, v: Mapping[str, Field]) -> bool:
    if "dealer" in v:
        return v["dealer"] is f.position.dealer is not f.viewer
    return f.position.dealer is f.viewer


def _strange(f: Facts) -> bool:
    """The action is none of an exchange."""
    return not isinstance(f.action, Leave | Discard)


def _leads(f: Facts, v: Mapping[str, Field], *, first: bool) -> bool:
    """The card is led, to the first trick or to a later one."""
    trick = f.position.trick
    return (
        trick is not None
        and not trick.plays
        and _spoken(f, v)
        and first is not any(f.position.tricks)
    )


CONDITIONS: Final = Truth[Facts](
    {
        # plays
        "Everybody passed twice, so the hand is thrown in. The next player deals.": lambda f, _: (
            f.position.rules.players == 4 and f.position.phase is Phase.OVER and f.passes(8)
        ),
        "Both passed twice, so the hand is thrown in. The next player deals.": lambda f, _: (
            f.position.rules.players == 2 and f.position.phase is Phase.OVER and f.passes(4)
        ),
        "You lead, so you may play any card.": lambda f, v: _leads(f, v, first=True),
        "{seat} leads, so any card may be played.": lambda f, v: _leads(f, v, first=True),
        "You lead, so there is no suit to follow: play any card.": lambda f, v: _leads(
            f, v, first=False
        ),
        "{seat} leads, so there is no suit to follow: any card will do.": lambda f, v: _leads(
            f, v, first=False
        ),
        "As the left bower {card} is {name}, so it follows {suit}.": lambda f, v: (
            v["card"] is f.card
            and f.card.code == left(f.trump)
            and v["suit"] is f.trump
            and f.led == letter(f.trump)
            and _a_trump(f, v)
        ),
        "{first}, the left bower, called for {suit}, and {card} follows.": lambda f, v: (
            v["card"] is f.card in f.following and v["suit"] is f.trump and _left_led(f, v)
        ),
        "{card} follows {suit}, the suit led.": lambda f, v: (
            v["card"] is f.card in f.following and v["suit"] is Suit.parse(f.led)
        ),
        "{first}, the left bower, called for {suit}. You hold none, so any card will do.": (
            lambda f, v: _left_led(f, v) and _void(f, v)
        ),
        "{first}, the left bower, called for {suit}. {seat} holds none, so any card will do.": (
            lambda f, v: _left_led(f, v) and _void(f, v)
        ),
        "As {left} is {name} now, you hold no {suit}. Any card may be played.": lambda f, v: (
            _void(f, v) and _left_away(f, v)
        ),
        "As {left} is {name} now, {seat} holds no {suit}. Any card may be played.": lambda f, v: (
            _void(f, v) and _left_away(f, v)
        ),
        "You hold no {suit}, so you may play any card.": _void,
        "{seat} holds no {suit}, so any card may be played.": _void,
        # refused_cards
        "{card} does not follow {suit}, and you hold {held}.": lambda f, v: (
            v["card"] is f.card and _revoke(f, v)
        ),
        "{card} does not follow {suit}, and {seat} holds {held}.": lambda f, v: (
            v["card"] is f.card and _revoke(f, v)
        ),
        "{card} is a trump, but trumping has to wait: you can follow {suit} with {held}.": (
            lambda f, v: v["card"] is f.card and _early_trump(f, v)
        ),
        "{card} is a trump, but trumping has to wait: {seat} can follow {suit} with"
        " {held}.": lambda f, v: v["card"] is f.card and _early_trump(f, v),
        "{card} has already been played.": lambda f, v: v["card"] is f.card in f.played,
        "{card} is not in your hand.": lambda f, v: (
            v["card"] is f.card not in f.hand and _spoken(f, v)
        ),
        "{seat} does not hold {card}.": lambda f, v: (
            v["card"] is f.card not in f.hand and _spoken(f, v)
        ),
        "{first}, the left bower, calls for {suit}. {card} does not follow, and you hold"
        " {held}.": lambda f, v: v["card"] is f.card and _left_led(f, v) and _revoke(f, v),
        "{first}, the left bower, calls for {suit}. {card} does not follow, and {seat} holds"
        " {held}.": lambda f, v: v["card"] is f.card and _left_led(f, v) and _revoke(f, v),
        "{card} has only the printed suit of {first}, the left bower, which calls for {suit}."
        " You hold {held}.": lambda f, v: v["card"] is f.card and _printed_only(f, v),
        "{card} has only the printed suit of {first}, the left bower, which calls for {suit}."
        " {seat} holds {held}.": lambda f, v: v["card"] is f.card and _printed_only(f, v),
        "As the left bower {card} is {name}. It does not follow {suit}, and you hold {held}.": (
            lambda f, v: (
                v["card"] is f.card
                and f.card.code == left(f.trump)
                and printed(f.card) == f.led
                and _a_trump(f, v)
                and _revoke(f, v)
            )
        ),
        "As the left bower {card} is {name}. It does not follow {suit}, and {seat} holds {held}.": (
            lambda f, v: (
                v["card"] is f.card
                and f.card.code == left(f.trump)
                and printed(f.card) == f.led
                and _a_trump(f, v)
                and _revoke(f, v)
            )
        ),
        "{card} does not follow {suit}, but you can: {left} is the left bower, and so"
        " {name}.": lambda f, v: (
            v["card"] is f.card not in f.following
            and v["suit"] is Suit.parse(f.led)
            and [card.code for card in f.following] == [left(f.trump)]
            and [v["left"]] == f.following
            and _a_trump(f, v)
            and _spoken(f, v)
        ),
        "{card} does not follow {suit}, but {seat} can: {left} is the left bower, and so"
        " {name}.": lambda f, v: (
            v["card"] is f.card not in f.following
            and v["suit"] is Suit.parse(f.led)
            and [card.code for card in f.following] == [left(f.trump)]
            and [v["left"]] == f.following
            and _a_trump(f, v)
            and _spoken(f, v)
        ),
        # refused_bids
        "{upcard} was turned down, so {suit} may not be named. Any other suit may.": lambda f, v: (
            _upcard(f, v)
            and v["suit"] is f.position.upcard.suit
            and isinstance(f.action, NameSuit)
            and f.action.suit is f.position.upcard.suit
            and not f.position.rules.turned
            and f.position.phase is Phase.SECOND_ROUND
        ),
        "With two players nobody goes alone. The same call without it is allowed.": lambda f, _: (
            f.position.rules.players == 2
            and isinstance(f.action, OrderUp | NameSuit)
            and f.action.alone
            and replace(f.action, alone=False) in f.position.legal()
        ),
        "You made {suit} trump, and that ended the bidding.": lambda f, v: (
            f.position.maker is f.viewer and v["suit"] is f.trump and f.round > 0
        ),
        "{maker} made {suit} trump, and that ended the bidding.": lambda f, v: (
            v["maker"] is f.position.maker is not f.viewer and v["suit"] is f.trump
        ),
        "Everybody else has passed.": lambda f, _: f.position.rules.players == 4 and f.passes(7),
        "The other player has passed.": lambda f, _: f.position.rules.players == 2 and f.passes(3),
        "Under this house rule you, the dealer, must name a suit.": _stuck,
        "Under this house rule {seat}, the dealer, must name a suit.": _stuck,
        "You are the dealer's partner. Under this house rule you may assist only by going alone.": (
            lambda f, v: f.position.rules.canadian and f.passes(1) and _spoken(f, v)
        ),
        "{seat} is the dealer's partner and may assist only by going alone: a house rule.": (
            lambda f, v: f.position.rules.canadian and f.passes(1) and _spoken(f, v)
        ),
        "In the first round only {suit}, the suit of {upcard}, can become trump. Suits are named"
        " in the second.": lambda f, v: (
            _upcard(f, v)
            and v["suit"] is f.position.upcard.suit
            and f.position.phase is Phase.FIRST_ROUND
            and isinstance(f.action, NameSuit)
        ),
        "{upcard} was turned down and cannot be ordered up. In this round suits are named.": (
            lambda f, v: (
                _upcard(f, v)
                and f.position.phase is Phase.SECOND_ROUND
                and isinstance(f.action, OrderUp)
            )
        ),
        "Nobody has made {suit} trump yet, so {upcard} stays where it is for now.": lambda f, v: (
            _upcard(f, v)
            and v["suit"] is f.position.upcard.suit
            and f.position.phase is Phase.FIRST_ROUND
            and isinstance(f.action, Leave | Discard)
        ),
        "{upcard} was turned down, so nobody takes it.": lambda f, v: (
            _upcard(f, v)
            and isinstance(f.action, Leave | Discard)
            and (f.position.phase is Phase.SECOND_ROUND or f.round == 2)
        ),
        "There is no trump yet, so nobody is asked about going alone.": lambda f, _: (
            f.position.phase in BIDDING and isinstance(f.action, Announce)
        ),
        "The bidding comes first: no card is played before trump is made.": lambda f, _: (
            f.position.phase in BIDDING and isinstance(f.action, Play)
        ),
        # refused_deeds
        "Under this house rule the dealer takes {upcard}, whoever made trump.": lambda f, v: (
            _upcard(f, v) and _taking(f) and f.position.rules.pickup and isinstance(f.action, Leave)
        ),
        "A dealer who accepts takes the upcard, so {upcard} cannot be left.": lambda f, v: (
            _upcard(f, v)
            and _taking(f)
            and f.position.maker is f.position.dealer
            and isinstance(f.action, Leave)
        ),
        "Putting {upcard} down again is called leaving it. Otherwise one of the other five goes"
        " down.": lambda f, v: _upcard(f, v) and _choosing(f) and f.card is f.position.upcard,
        "{upcard} has just been taken and stays. One of the five cards held before goes down.": (
            lambda f, v: _upcard(f, v) and _taking(f) and f.card is f.position.upcard
        ),
        "First you take {upcard} and put a card down, or leave it.": lambda f, v: (
            _upcard(f, v) and _choosing(f) and _dealer(f, v) and _strange(f)
        ),
        "First {dealer} takes {upcard} and puts a card down, or leaves it.": lambda f, v: (
            _upcard(f, v) and _choosing(f) and _dealer(f, v) and _strange(f)
        ),
        "First you take {upcard} and put a card down.": lambda f, v: (
            _upcard(f, v) and _taking(f) and _dealer(f, v) and _strange(f)
        ),
        "First {dealer} takes {upcard} and puts a card down.": lambda f, v: (
            _upcard(f, v) and _taking(f) and _dealer(f, v) and _strange(f)
        ),
        "{card} is not one of the five cards you hold.": lambda f, v: (
            v["card"] is f.card not in f.hand and len(f.hand) == 5 and _dealer(f, v)
        ),
        "{card} is not one of the five cards {dealer} holds.": lambda f, v: (
            v["card"] is f.card not in f.hand and len(f.hand) == 5 and _dealer(f, v)
        ),
        "Before the first card you say whether you go alone.": lambda f, v: (
            f.position.phase is Phase.ALONE and _spoken(f, v) and isinstance(f.action, Play)
        ),
        "Before the first card {seat} says whether to go alone.": lambda f, v: (
            f.position.phase is Phase.ALONE and _spoken(f, v) and isinstance(f.action, Play)
        ),
        "All five tricks have been played.": lambda f, _: (
            len(f.position.tricks) == 5 and isinstance(f.action, Play)
        ),
        "With two players nobody goes alone.": lambda f, _: (
            f.position.rules.players == 2 and isinstance(f.action, Announce)
        ),
        "The first card has been led, so it is too late to go alone.": lambda f, _: (
            bool(f.played) and f.position.rules.players == 4 and isinstance(f.action, Announce)
        ),
        "Everybody who may announce a lone hand has been asked. Now the first card is led.": (
            lambda f, _: (
                f.position.phase is Phase.PLAY
                and not f.played
                and f.position.rules.players == 4
                and isinstance(f.action, Announce)
            )
        ),
        "The dealer has left {upcard} already, and does so only once.": lambda f, v: (
            _upcard(f, v) and _late(f) and f.round == 1 and Leave() in f.position.actions
        ),
        "The dealer has taken {upcard} already, and does so only once.": lambda f, v: (
            _upcard(f, v)
            and _late(f)
            and f.round == 1
            and any(isinstance(action, Discard) for action in f.position.actions)
        ),
        # may_follow
        "You must follow {suit}, the suit led, and {card} is all you hold of it.": lambda f, v: (
            f.you and v["suit"] is Suit.parse(f.led) and f.following == [v["card"]]
        ),
        "You must follow {suit}, the suit led: {cards}.": lambda f, v: (
            f.you
            and v["suit"] is Suit.parse(f.led)
            and len(f.following) > 1
            and v["cards"] == words.any_of([card for card in f.hand if card in f.following])
        ),
    },
    following,
    may_follow,
    plays,
    refused_bids,
    refused_cards,
    refused_deeds,
)
