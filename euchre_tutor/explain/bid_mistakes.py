"""Why the bidding did not lead elsewhere: mistakes on trump, makers, upcard and the next deal."""

from __future__ import annotations

from enum import Enum

from euchre_tutor.engine import Position, Seat, Suit
from euchre_tutor.engine.auction import passed_rule
from euchre_tutor.engine.exchange import rule_for
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T, Text


class Upcard(Enum):
    """What may become of the upcard; the value is the code of the answer."""

    TAKE = "the dealer takes it"
    CHOOSE = "the dealer may take it or leave it"
    LEAVE = "nobody takes it"
    MAKER = "the maker takes it"

    @classmethod
    def right(cls, position: Position) -> Upcard:
        """Tell which is right after a bidding that made trump."""
        contract = sure(position.contract)
        if contract.round > 1:
            return cls.LEAVE
        accepted = contract.maker is position.dealer
        return (
            cls.CHOOSE
            if rule_for(position.rules, accepted=accepted) == "bid1.ordered"
            else cls.TAKE
        )


class Next(Enum):
    """What may come once everybody has passed; the value is the code of the answer."""

    THROWN_IN = "thrown in, the next player deals"
    SAME_DEALER = "thrown in, the same dealer deals again"
    MUST_NAME = "the dealer must name a suit"
    THIRD_ROUND = "a third round"

    @classmethod
    def right(cls, position: Position) -> Next:
        """Tell which is right: all have passed twice, or all but a stuck dealer."""
        return cls.THROWN_IN if position.auction.thrown_in else cls.MUST_NAME


def not_trump(guess: Suit, position: Position) -> Explanation:
    """Say why the suit did not become trump; ValueError if it did."""
    contract, upcard = sure(position.contract), position.upcard
    if guess is contract.trump:
        raise ValueError(f"{guess!r} did become trump in {position}")
    if contract.round == 1:
        text = T(
            "In the first round {guess} cannot become trump, only {suit}: the suit of {upcard}.",
            guess=guess,
            suit=upcard.suit,
            upcard=upcard,
        )
        return explain(text, position.auction.rule)
    if guess is upcard.suit:
        text = T(
            "{upcard} was turned down. Trump is what {maker} named in the second round.",
            upcard=upcard,
            maker=contract.maker,
        )
    else:
        text = T(
            "Nobody named {guess}. The first suit named is trump: {suit}.",
            guess=guess,
            suit=contract.trump,
        )
    return explain(text, position.auction.rule)


def bid_over(guess: Seat, position: Position) -> Explanation:
    """Say why this seat may not bid once trump is made; ValueError for the maker."""
    contract, auction = sure(position.contract), position.auction
    if guess is contract.maker:
        raise ValueError(f"{guess!r} made trump in {position}")
    begun = len(auction.calls) - 1 - (len(auction.calls) - 1) % position.rules.players
    spoken = [auction.speaker(number) for number in range(begun, len(auction.calls))]
    text = (
        T(
            "{guess} passed before {maker} made trump, and a pass stands.",
            guess=guess,
            maker=contract.maker,
        )
        if guess in spoken
        else T(
            "{guess} has not spoken in this round, but nobody bids once {maker} has made trump.",
            guess=guess,
            maker=contract.maker,
        )
    )
    return explain(text, auction.rule)


def not_makers(position: Position) -> Explanation:
    """Say why the other side are not the makers."""
    contract, rules = sure(position.contract), position.rules
    if not rules.partnerships:
        return explain(_not_maker_of_two(contract.maker, position), "two.play")
    dealers = rules.side(position.dealer) is not rules.side(contract.maker)
    if contract.round == 1 and dealers:
        text = T(
            "{upcard} is for the dealer, but {maker} made trump. That decides who the makers are.",
            upcard=position.upcard,
            maker=contract.maker,
        )
    else:
        text = T(
            "Nobody of that side made trump, so they are the defenders. {maker} did.",
            maker=contract.maker,
        )
    return explain(text, "bid2.makers")


def _not_maker_of_two(maker: Seat, position: Position) -> Text:
    if sure(position.contract).round == 1 and maker is not position.dealer:
        return T(
            "{upcard} is for the dealer, but {maker} made trump. That decides who the maker is.",
            upcard=position.upcard,
            maker=maker,
        )
    return T("It was {maker} who made trump. The other player is the defender.", maker=maker)


def not_upcard(guess: Upcard, position: Position) -> Explanation:
    """Say why this does not become of the upcard; ValueError if it does."""
    contract, upcard = sure(position.contract), position.upcard
    right = Upcard.right(position)
    if guess is right:
        raise ValueError(f"{guess} is what becomes of the upcard in {position}")
    if right is Upcard.LEAVE:
        return explain(_turned_down(guess, position), position.auction.rule)
    rule = rule_for(position.rules, accepted=contract.maker is position.dealer)
    if guess is Upcard.MAKER:
        text = T(
            "{maker} made trump, but only the dealer can take the upcard.", maker=contract.maker
        )
    elif right is Upcard.TAKE and guess is Upcard.LEAVE:
        text = T("{upcard} does not stay in the middle: the dealer must take it.", upcard=upcard)
    elif rule == "bid1.accept":
        text = T(
            "The dealer accepted. Who accepts takes {upcard} and has no choice.", upcard=upcard
        )
    elif rule == "house.pickup":
        text = T("Under this house rule the dealer must take {upcard}: no choice.", upcard=upcard)
    elif guess is Upcard.TAKE:
        text = T(
            "The dealer was ordered, did not accept, and so may also leave {upcard}.", upcard=upcard
        )
    else:
        text = T("The dealer may leave {upcard}, but may take it as well.", upcard=upcard)
    return explain(text, rule)


def _turned_down(guess: Upcard, position: Position) -> Text:
    upcard = position.upcard
    match guess:
        case Upcard.CHOOSE:
            return T(
                "{upcard} was turned down, so the dealer has no choice any more.", upcard=upcard
            )
        case Upcard.MAKER:
            return T(
                "{upcard} was turned down. Naming a suit does not bring it back, so {maker} does"
                " not take it.",
                upcard=upcard,
                maker=sure(position.contract).maker,
            )
        case _:
            return T(
                "{upcard} was turned down, so in the second round nobody takes it.", upcard=upcard
            )


def not_next(guess: Next, position: Position) -> Explanation:
    """Say why this does not come next; ValueError if it does."""
    right = Next.right(position)
    if guess is right:
        raise ValueError(f"{guess} comes next in {position}")
    ended = passed_rule(position.rules)
    if guess is Next.THIRD_ROUND:
        return explain(T("There are two rounds of bidding, never a third."), ended)
    if right is Next.MUST_NAME:
        return explain(_not_thrown_in(guess, position.dealer), "house.stick")
    if guess is Next.MUST_NAME:
        text = T("The dealer has passed too. Only a house rule, not in use here, forbids that.")
        return explain(text, "house.stick", ended)
    text = T("Nobody deals twice running, not even when the hand is thrown in.")
    dealing = ("table.dealer",) if position.rules.partnerships else ()
    return explain(text, ended, *dealing)


def not_dealing_again() -> Explanation:
    """Say why the dealer of two players does not deal the next hand too."""
    text = T("Nobody deals twice running: with two players the deal alternates.")
    return explain(text, "two.deal", "two.bid2")


def _not_thrown_in(guess: Next, dealer: Seat) -> Text:
    if guess is Next.SAME_DEALER:
        return T(
            "Nobody deals again: under this house rule {dealer}, the dealer, must name a suit, and"
            " the hand is played.",
            dealer=dealer,
        )
    return T(
        "It is not thrown in yet. Under this house rule {dealer}, the dealer, may not pass.",
        dealer=dealer,
    )
