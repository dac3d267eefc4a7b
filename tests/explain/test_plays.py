"""Why an action is refused, or a card allowed, is said truly in random positions of every kind."""

from __future__ import annotations

import pytest
from engine.table import after, deal
from explain.naive import left, letter
from explain.plays_truth import CONDITIONS, Facts
from explain.positions import ACTIONS, walks

from euchre_tutor.engine import (
    Announce,
    Card,
    Discard,
    Leave,
    OrderUp,
    Pass,
    Phase,
    Play,
    Position,
    Rules,
    Seat,
    parse_action,
)
from euchre_tutor.explain import following, plays, revoked
from euchre_tutor.explain.may_follow import may_follow
from euchre_tutor.text import render

N, E, S, W = Seat


def test_refusals_and_permissions_are_explained_truly() -> None:
    """Whatever is tried in random positions, the reply is true; every sentence is used."""
    for stream, position in walks("refusals", 260):
        viewer = stream.choice((Seat.SOUTH, position.to_act, None))
        hand = () if position.to_act is None else position.hands[position.to_act.number]
        tried = [*(Play(card) for card in hand), *stream.sample(ACTIONS, 6)]
        tried += [Discard(position.upcard), Leave(), Pass(), OrderUp(), Announce(alone=True)]
        for action in dict.fromkeys(tried):
            refused = position.refusal(action)
            facts = Facts(position, action, viewer)
            if refused is not None:
                said = plays.refusal(refused, position, viewer)
                CONDITIONS.holds(said, facts)
                assert refused.rule in said.rules
            elif isinstance(action, Play):
                CONDITIONS.holds(plays.may_play(action.card, position, viewer), facts)
        if position.phase is Phase.PLAY and position.to_act is not None:
            play = position.legal()[0]
            facts = Facts(position, play, position.to_act)
            CONDITIONS.holds(may_follow(position), facts)
    CONDITIONS.complete()


def test_what_must_follow_cites_the_left_bower_where_it_decides() -> None:
    """Rule 7.5 stands beside 7.4 where the left bower is led, or held and could mislead."""
    for _, position in walks("following", 60):
        if position.phase is not Phase.PLAY or position.trick is None:
            if position.phase is not Phase.PLAY:
                with pytest.raises(ValueError, match="no card"):
                    may_follow(position)
            continue
        facts = Facts(position, position.legal()[0], position.to_act)
        if not position.trick.plays or not facts.following:
            continue
        bower = left(position.trump)
        led = facts.led in (letter(position.trump), bower[1])
        there = bower in [card.code for card in (*facts.hand, facts.first)]
        assert ("play.left" in may_follow(position).rules) is (led and there)


def test_a_card_refused_may_not_be_called_allowed() -> None:
    """Only a card that may be played now can be explained as allowed."""
    for _, position in walks("forbidden", 20):
        for card in position.deal.kitty:
            if Play(card) not in position.legal():
                with pytest.raises(ValueError, match="may not be played"):
                    plays.may_play(card, position)


def test_a_refusal_belongs_to_its_position() -> None:
    """A refusal of another position is not explained."""
    start = Position.start(deal())
    refused = start.refusal(parse_action("h"))
    assert refused is not None
    with pytest.raises(ValueError, match="does not refuse"):
        plays.refusal(refused, start.play(*[Pass()] * 4))


def _reply(position: Position, code: str, viewer: Seat | None = Seat.SOUTH) -> tuple[str, str]:
    """Give the sentence and the first rule for what is tried."""
    refused = position.refusal(parse_action(code))
    assert refused is not None
    said = plays.refusal(refused, position, viewer)
    return render(said.text, "en"), said.rules[0]


def _led(led: str, hand: str, upcard: str) -> Position:
    """East, the eldest, orders the upcard and leads the card; South with this hand is next."""
    position = after(deal(upcard, east=led, south=hand, dealer=N), "o l n n n n")
    return after(position, led)


@pytest.mark.parametrize(
    "row",
    [
        (
            "Jc",
            "9s Ac Ad Kd Qd",
            "Ts",
            "Ac",
            (
                "A♣ has only the printed suit of J♣, the left bower, which calls for spades."
                " You hold 9♠."
            ),
            "play.left",
        ),
        (
            "Kd",
            "Jd Qd 9s Ts As",
            "9h",
            "Jd",
            "As the left bower J♦ is a heart. It does not follow diamonds, and you hold Q♦.",
            "play.left",
        ),
        (
            "9d",
            "Jh As Kc 9s 9c",
            "Td",
            "As",
            "A♠ does not follow diamonds, but you can: J♥ is the left bower, and so a diamond.",
            "play.left",
        ),
        (
            "Kc",
            "Ac 9c As Ks Qs",
            "9h",
            "Ks",
            "K♠ does not follow clubs, and you hold A♣ and 9♣.",
            "play.follow",
        ),
        ("Kc", "Ac 9c As Ks Qs", "9h", "Ad", "A♦ is not in your hand.", "cards.deck"),
        ("Kc", "Ac 9c As Ks Qs", "9h", "Kc", "K♣ has already been played.", "cards.deck"),
    ],
)
def test_traps_of_following_are_named(row: tuple[str, ...]) -> None:
    """A card that only the printed suit would allow is refused with the left bower named."""
    led, hand, upcard, tried, sentence, rule = row
    assert _reply(_led(led, hand, upcard), tried) == (sentence, rule)


@pytest.mark.parametrize(
    "row",
    [
        ("9s", "Js Ad 9h Kd Qd", "Tc", "Ad", "As J♠ is a club now, you hold no spades. Any card"),
        ("Kd", "Jd Ac 9s Ts As", "9h", "Ac", "As J♦ is a heart now, you hold no diamonds. Any"),
        ("9d", "Jh As Kc 9s 9c", "Td", "Jh", "As the left bower J♥ is a diamond, so it follows"),
        ("Kc", "Ah 9d As Ks Qs", "9h", "9d", "You hold no clubs, so you may play any card."),
        ("Kc", "Ac 9c As Ks Qs", "9h", "9c", "9♣ follows clubs, the suit led."),
    ],
)
def test_allowed_cards_are_explained(row: tuple[str, ...]) -> None:
    """Following, having none, and the left bower in both give the sentence meant for each."""
    led, hand, upcard, card, sentence = row
    said = plays.may_play(Card(card), _led(led, hand, upcard), Seat.SOUTH)
    assert render(said.text, "en").startswith(sentence)


def test_the_rule_of_a_lead() -> None:
    """Any card may be led: to the first trick by rule 7.1, later as there is no suit to follow."""
    start = after(deal("9h", east="Jc 9c", north="9d", dealer=N), "o l n n n n")
    first = plays.may_play(Card("Jc"), start)
    assert first.rules[0] == "play.lead"
    second = start
    while not second.tricks:
        second = second.after(next(act for act in second.legal() if isinstance(act, Play)))
    card = next(act.card for act in second.legal() if isinstance(act, Play))
    assert plays.may_play(card, second).rules[0] == "play.follow"
    assert revoked.was_led(card, opening=True).rules[0] == "play.lead"
    assert revoked.was_led(card, opening=False).rules[0] == "play.follow"


def test_a_card_that_follows_not_is_not_said_to() -> None:
    """Only a card that follows can be explained as following."""
    trump = Card("9h").suit
    with pytest.raises(ValueError, match="does not follow"):
        following.follows(Card("Jd"), Card("Kd"), trump)


def test_other_mistakes_are_named() -> None:
    """In the bidding and the exchange each mistake gets its own sentence and its rule."""
    start = Position.start(deal("Jh", dealer=W))
    second = after(start, "p p p p")
    assert _reply(second, "h") == (
        "J♥ was turned down, so hearts may not be named. Any other suit may.",
        "bid2.turned",
    )
    ordered = after(start, "o")
    sentence = "Putting J♥ down again is called leaving it. Otherwise one of the other five goes"
    assert _reply(ordered, "xJh") == (f"{sentence} down.", "bid1.ordered")
    assert _reply(ordered, "p") == (
        "North made hearts trump, and that ended the bidding.",
        "bid1.turns",
    )
    assert _reply(ordered, "a") == (
        "First West takes J♥ and puts a card down, or leaves it.",
        "bid1.ordered",
    )
    stuck = after(Position.start(deal("Jh", dealer=S, rules=Rules(stick=True))), "p p p p p p p")
    assert _reply(stuck, "p") == (
        "Everybody else has passed. Under this house rule you, the dealer, must name a suit.",
        "house.stick",
    )
    named = after(second, "s")
    assert _reply(named, "d") == (
        "North made spades trump, and that ended the bidding.",
        "bid2.turns",
    )


@pytest.mark.parametrize(
    ("rules", "codes", "cited"),
    [
        (Rules.STANDARD, "p p p p s", "bid2.turns"),
        (Rules(pickup=True), "p p p p p p p s", "bid2.turns"),
        (Rules.STANDARD, "o l", "bid1.ordered"),
        (Rules(pickup=True), "o x9s", "house.pickup"),
        (Rules(pickup=True), "p p p o x9s", "bid1.accept"),
    ],
)
def test_an_exchange_too_late_cites_the_rule_that_settled_the_upcard(
    rules: Rules, codes: str, cited: str
) -> None:
    """After the exchange, or where there was none, one rule is cited: that of this upcard."""
    position = after(deal("9h", south="9s Ts Js Qs Ks", dealer=S, rules=rules), codes)
    refused = position.refusal(Leave())
    assert refused is not None
    assert plays.refusal(refused, position).rules == (cited,)


def test_different_rules_give_different_sentences() -> None:
    """Two actions refused in one position by different rules never get the same sentence."""
    several = 0
    for _, position in walks("differ", 12):
        said: dict[str, set[str]] = {}
        for action in ACTIONS:
            refused = position.refusal(action)
            if refused is not None:
                message = plays.refusal(refused, position).text.message
                said.setdefault(refused.rule, set()).add(message)
        groups = list(said.values())
        several += len(groups) > 1
        assert all(one.isdisjoint(other) for at, one in enumerate(groups) for other in groups[:at])
    assert several > 50
