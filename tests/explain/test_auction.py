"""Whose turn it is, and what the bidding leads to, is explained truly in every kind of position."""

from __future__ import annotations

import pytest
from engine.table import after, deal
from explain.auction_truth import TURNS, Facts
from explain.leads_truth import LEADS, NOT_LEADING
from explain.positions import walks
from explain.truth import fit

from euchre_tutor.engine import Phase, Position, Rules, Seat
from euchre_tutor.explain import auction, outcomes
from euchre_tutor.text import render

N, E, S, W = Seat


def test_turns_and_outcomes_are_explained_truly() -> None:
    """In random positions all that is said of turns and of the bidding is true, and all is used."""
    for stream, position in walks("turns", 500):
        viewer = stream.choice((S, position.to_act, None))
        facts = Facts(position, viewer)
        TURNS.holds(auction.outcome(position, viewer), facts)
        if position.phase is Phase.FIRST_ROUND:
            TURNS.holds(outcomes.offered(position), facts)
        said = auction.turn(position, viewer)
        if said.text.message in LEADS.conditions:
            fit(said)  # its truth is tested with the leads
        else:
            TURNS.holds(said, facts)
        for seat in position.rules.seats:
            if seat is position.to_act:
                with pytest.raises(ValueError, match="turn"):
                    auction.not_turn(seat, position, viewer)
                continue
            said = auction.not_turn(seat, position, viewer)
            if said.text.message in TURNS.conditions:
                TURNS.holds(said, facts._replace(guess=seat))
            else:
                fit(said)
                lead = position.trick is not None and not position.trick.plays
                assert lead or said.text.message in NOT_LEADING.conditions
    TURNS.complete()


def test_nobody_sits_there() -> None:
    """With two players East and West never have a turn and are not spoken of."""
    start = Position.start(deal(dealer=S, rules=Rules.TWO_HANDED))
    with pytest.raises(ValueError, match="nobody sits"):
        auction.not_turn(E, start)


def said(position: Position, viewer: Seat | None = S) -> tuple[str, tuple[str, ...]]:
    """Give what is said about the turn, and the rules."""
    why = auction.turn(position, viewer)
    return render(why.text, "en"), why.rules


def test_the_words_by_seat() -> None:
    """North deals: East orders, South assists, West orders, North accepts, in their own words."""
    start = Position.start(deal("9s", dealer=N))
    words = ("bid1.turns", "bid1.words")
    assert said(start) == (
        "East, at the dealer's left, speaks first. The words are “Pass” or “I order it up”.",
        words,
    )
    assert said(after(start, "p")) == (
        "You are the dealer's partner and speak second. The words are “Pass” or “I assist”.",
        words,
    )
    assert said(after(start, "p p")) == (
        "West, at the dealer's right, speaks third. The words are “Pass” or “I order it up”.",
        words,
    )
    assert said(after(start, "p p p")) == (
        "North, the dealer, speaks last. The words are “Pass” or “I accept”.",
        words,
    )


def test_house_rules_change_what_may_be_said() -> None:
    """The stuck dealer, the suit turned down and the lone assist each cite their house rule."""
    stick = Position.start(deal("Jh", dealer=S, rules=Rules(stick=True)))
    assert said(after(stick, "p p p p p p p")) == (
        (
            "You are the dealer and speak last. This house rule forbids a pass: name any suit but"
            " hearts."
        ),
        ("house.stick", "bid2.turns", "bid2.turned"),
    )
    turned = Position.start(deal("Jh", dealer=S, rules=Rules(turned=True)))
    assert said(after(turned, "p p p p"))[1] == ("bid2.turns", "house.turned")
    canadian = Position.start(deal("Jh", dealer=N, rules=Rules(canadian=True)))
    assert said(after(canadian, "p")) == (
        "You are the dealer's partner and speak second. The words are “Pass” or “I assist, alone”.",
        ("bid1.turns", "bid1.words", "house.canadian"),
    )


def test_outcomes_of_the_bidding() -> None:
    """Trump, makers and the upcard are told for each way the bidding can end."""
    start = Position.start(deal("Jh", dealer=S))

    def told(codes: str, viewer: Seat | None = S) -> str:
        return render(auction.outcome(after(start, codes), viewer).text, "en")

    assert told("o") == (
        "West made hearts trump, so East and West are the makers. You, the dealer, may take"
        " J♥ or leave it."
    )
    assert told("o", N) == (
        "West made hearts trump, so East and West are the makers. The dealer may take J♥ or"
        " leave it."
    )
    assert told("p o") == (
        "North made hearts trump, so you and North are the makers. You, the dealer, may take"
        " J♥ or leave it."
    )
    assert told("p p p o") == (
        "You made hearts trump, so you and North are the makers. You accepted and take J♥."
    )
    assert told("p p p p c") == (
        "West made clubs trump, so East and West are the makers. Nobody takes J♥."
    )
    assert told("p p p p ca") == (
        "West made clubs trump, alone, so East and West are the makers. Nobody takes J♥."
    )
    assert told("p p p oa") == (
        "You made hearts trump, alone, so you and North are the makers. You accepted and take J♥."
    )
    assert told("p p p p p p p p") == "Everybody passed twice, so nobody scores. West deals next."


def test_the_dealer_guessed_first_is_told_the_order() -> None:
    """Who takes the dealer for the first to speak hears that the dealer speaks last."""
    why = auction.not_turn(N, Position.start(deal("9s", dealer=N)), S)
    assert render(why.text, "en") == (
        "The dealer speaks last. Each round starts at the dealer's left."
    )
    assert why.rules == ("bid1.turns",)
