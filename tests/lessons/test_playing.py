"""Tricks and whole deals: real cards, honest players, rules that answer, nothing shown too soon."""

from __future__ import annotations

import inspect
import json
from dataclasses import replace
from typing import Any

import pytest
from engine.cases import mixed_rules
from explain.positions import walks
from lessons.table import (
    ENGLISH,
    YOU,
    button_of,
    by_chance,
    cloth_of,
    known,
    lines,
    shown_in,
    states,
    task_of,
    verdict_of,
)

import euchre_tutor
from euchre_tutor.engine import (
    Announce,
    Card,
    Deal,
    NameSuit,
    Pass,
    Phase,
    Play,
    Position,
    Rules,
    Seat,
    Stream,
    Suit,
    left_bower,
    parse_cards,
)
from euchre_tutor.lessons.steps import Choose, Press, Tap, Telling, others, trick_parts
from euchre_tutor.lessons.steps.trick_play import AGAIN, ON, How, TrickPlay
from euchre_tutor.lessons.steps.whole_deal import Dealt, Station
from euchre_tutor.lessons.voice import Voice

CLUBS = "standard S KcJsQhThAd/JhAhJcQc9s/QdKs9hTdAs/9cQs9dTsJd TcAcKdKh p,p,p,p,h,n,n,n,n"
"""South holds A♠ K♠ 9♥ Q♦ 10♦ under hearts and plays last to West's Q♠."""


def openings(count: int) -> list[Position]:
    """Give positions before the first lead: random deals under random rules, played honestly."""
    found = []
    for number in range(count):
        position = Position.start(Deal.shuffled(f"opening {number}", mixed_rules(number)))
        while position.to_act is not None and position.phase is not Phase.PLAY:
            position = position.after(others.choose(position.view(position.to_act)))
        if position.phase is Phase.PLAY:
            found.append(position)
    return found


# The other players.


def test_the_others_do_only_what_is_allowed() -> None:
    """In every position of random deals, under presets and random house rules."""
    seen = set()
    for _, position in walks("others", 400):
        if position.to_act is not None:
            assert others.choose(position.view(position.to_act)) in position.legal()
            seen.add(position.phase)
    assert seen == set(Phase) - {Phase.OVER}


def test_the_others_know_nothing_but_their_own_view() -> None:
    """They are given a view, never a position, and do the same whatever the others hold."""
    assert "Position" not in inspect.getsource(others)
    for number in range(150):
        stream = Stream(f"hidden {number}")
        deal = Deal.shuffled(f"hidden {number}", mixed_rules(number))
        seat = stream.choice(deal.rules.seats)
        open_cards = {*deal.hands[seat.number], deal.upcard}
        rest = stream.shuffled(
            [c for h in (*deal.hands, deal.kitty) for c in h if c not in open_cards]
        )
        hands = [
            deal.hands[other.number]
            if other is seat or other not in deal.rules.seats
            else tuple(rest.pop() for _ in range(5))
            for other in Seat
        ]
        north, east, south, west = hands
        other_deal = replace(deal, hands=(north, east, south, west), kitty=(deal.upcard, *rest))
        here, there = Position.start(deal), Position.start(other_deal)
        while here.to_act is not seat:
            here, there = here.after(Pass()), there.after(Pass())
        assert others.choose(here.view(seat)) == others.choose(there.view(seat))


def test_the_others_are_always_the_same() -> None:
    """The same view, the same act: a lesson goes as it went before."""
    for _, position in walks("again", 20):
        if position.to_act is not None:
            view = position.view(position.to_act)
            assert others.choose(view) == others.choose(view)


def test_nobody_acts_out_of_turn() -> None:
    """A view of somebody who has nothing to do is refused."""
    position = Position.start(Deal.shuffled("turn", dealer=Seat.EAST))
    with pytest.raises(ValueError, match=r"not Seat\.WEST's turn"):
        others.choose(position.view(Seat.WEST))


def test_the_others_win_cheaply_and_not_from_their_partner() -> None:
    """Q♣ is enough for 10♣, so A♣ is kept; over the partner's ace a low card is thrown."""
    position = Position.parse(
        "standard S AcQc9hTd9s/KcJcAsKsQs/9cAhKhQhJh/TcAdQdJdJs Kd9dTsTh p,p,p,p,h,n,n,n,n"
    )
    club = position.after(Play(Card("Tc")))
    assert others.choose(club.view(Seat.NORTH)) == Play(Card("Qc"))
    ace = position.play(Play(Card("Ad")), Play(Card("Td")))
    assert others.choose(ace.view(Seat.EAST)) == Play(Card("Jc"))


@pytest.mark.parametrize(
    ("hand", "trump", "points"),
    [("Jh Jd Ah 9s Ts", "h", 5), ("As Ac Ad 9h Th", "h", 5), ("9s Ts Qs Kc Qd", "h", 0)],
)
def test_a_hand_is_counted_by_trumps_bowers_and_aces(hand: str, trump: str, points: int) -> None:
    """A point a trump, one more a bower, one an ace beside them."""
    assert others.worth(parse_cards(hand), Suit.parse(trump)) == points


# The learner's cards.


def test_a_card_that_is_not_allowed_is_refused_with_its_rule() -> None:
    """It stays in the hand, barred and named; the allowed cards are marked; the way on is open."""
    rules = set()
    for position in openings(120):
        play = TrickPlay.start(position, How(tricks=5))
        while not play.over:
            if play.own_turn:
                hand = play.position.hands[YOU.number]
                legal = [act.code for act in play.position.legal()]
                for card in hand:
                    tried = play.after(Tap(card.code))
                    if card.code not in legal:
                        parts = trick_parts.parts(tried, ENGLISH)
                        rules.add(verdict_of(parts)["rules"][0]["key"])
                        assert tried.position == play.position
                        assert states(parts)[card.code] == "refused"
                        marked = [c for c, state in states(parts).items() if state == "playable"]
                        assert sorted(marked) == sorted(legal)
                        closed = tried.after(Press(AGAIN))
                        assert trick_parts.parts(closed, ENGLISH).verdict is None
                        assert closed.after(Tap(legal[0])) == play.after(Tap(legal[0]))
                assert set(states(trick_parts.parts(play, ENGLISH)).values()) == {"rest"}
                play = play.after(Tap(legal[-1]))
            else:
                play = play.after(Press(ON))
    assert rules == {"play.follow", "play.left"}


def test_the_left_bower_is_no_help_for_its_printed_suit() -> None:
    """Rule 7.5 is cited where the left bower decides, as card tried or as card led."""
    beside = Position.parse(
        "standard N KdAhTdKsAc/JsKhQdQsAd/TsAsJd9dTc/JcQhThQc9h 9cKc9sJh p,p,p,p,h,n,n,n,n,Qd"
    )
    tried = TrickPlay.start(beside, How()).after(Tap("Jd"))
    verdict = verdict_of(trick_parts.parts(tried, ENGLISH))
    assert verdict["rules"][0]["key"] == "play.left"
    assert verdict["headline"] == "Not this one."


def test_a_card_that_is_not_held_is_no_deed() -> None:
    """Nothing happens, whatever a page sends."""
    play = TrickPlay.start(Position.parse(CLUBS), How())
    for deed in (Tap("Jh"), Tap("2x"), Choose("West"), Press(ON), Press(AGAIN), Press("next")):
        assert play.after(deed) == play


def test_a_finished_trick_stays_until_one_goes_on() -> None:
    """The winner and why, then the next trick, and the old one goes to its winner."""
    play = TrickPlay.start(Position.parse(CLUBS), How(tricks=2)).after(Tap("As"))
    parts = trick_parts.parts(play, ENGLISH)
    assert verdict_of(parts)["headline"] == "You take the trick."
    assert verdict_of(parts)["rules"][0]["key"] == "play.winner"
    assert len(cloth_of(parts)["trick"]) == 4
    assert button_of(parts) == ON
    assert play.after(Tap("Ks")) == play
    later = trick_parts.parts(play.after(Press(ON)), ENGLISH)
    assert later.verdict is None
    assert cloth_of(later)["trick"] == []
    assert cloth_of(later)["collected"]["to"] == "S"
    hint = task_of(later)["hint"]
    assert "".join(map(str, hint)).count("so you lead to the next.") == 1
    assert task_of(later)["how"]["touch"] == "Tap a card."


def test_cards_fall_in_the_order_of_play() -> None:
    """The cards are laid in the order they fell; those that are new say so, and are spoken."""
    play = TrickPlay.start(Position.parse(CLUBS), How())
    parts = trick_parts.parts(play, ENGLISH)
    trick = cloth_of(parts)["trick"]
    assert [one["place"] for one in trick] == ["W", "N", "E"]
    assert [one["fresh"] for one in trick] == [1, 2, 3]
    assert parts.announce.startswith("West plays queen of spades. North plays jack of spades.")
    tried = trick_parts.parts(play.after(Tap("9h")), ENGLISH)
    assert [one["fresh"] for one in cloth_of(tried)["trick"]] == [0, 0, 0]
    after = trick_parts.parts(play.after(Tap("Ks")), ENGLISH)
    assert [one["fresh"] for one in cloth_of(after)["trick"]] == [0, 0, 0, 1]


def test_why_the_own_card_was_allowed_is_told_where_a_lesson_wants_it() -> None:
    """After the trick, beside who won it."""
    play = TrickPlay.start(Position.parse(CLUBS), How(reason=True)).after(Tap("Ks"))
    parts = trick_parts.parts(play, ENGLISH)
    assert lines(parts) == ["king of spades follows spades, the suit led."]


# Who is winning?


def test_nothing_tells_who_is_winning_before_it_is_said() -> None:
    """No ribbon, no bower's name, no crown and no turn while the question is open."""
    for telling in (Telling.WINNER, Telling.EACH):
        for position in openings(40):
            play = TrickPlay.start(position, How(tricks=5, telling=telling, own=False))
            while not play.over:
                parts = trick_parts.parts(play, ENGLISH)
                if play.is_open:
                    text = json.dumps([parts.cloth, parts.task])
                    assert "bower" not in text
                    assert '"ribbon": "' not in text
                    assert set(states(parts, "trick").values()) == {"rest"}
                    assert not any(seat["turn"] for seat in cloth_of(parts)["seats"])
                    right = play.question
                    assert right is not None
                    play = play.after(Choose(right.right_codes[0]))
                else:
                    play = play.after(Press(ON))


def test_each_card_is_asked_about_from_the_second_on() -> None:
    """Three questions a trick; a right answer lets the next card fall at once, the last is told."""
    position = Position.parse(CLUBS)
    play = TrickPlay.start(position, How(telling=Telling.EACH, own=False))
    asked = 0
    while not play.over:
        assert play.question is not None
        asked += 1
        play = play.after(Choose(play.question.right_codes[0]))
    assert asked == 3
    assert verdict_of(trick_parts.parts(play, ENGLISH))["tone"] == "right"


def test_a_wrong_guess_is_told_and_the_trick_goes_on() -> None:
    """The reply names the card that is winning; the card tapped says who is meant as well."""
    play = TrickPlay.start(Position.parse(CLUBS), How(telling=Telling.EACH, own=False))
    wrong = play.after(Tap("Js"))
    parts = trick_parts.parts(wrong, ENGLISH)
    assert wrong == play.after(Choose("North"))
    assert verdict_of(parts)["headline"] == "Not quite. West is winning."
    assert states(parts, "trick") == {"Qs": "winner", "Js": "wrong"}
    on = wrong.after(Press(ON))
    assert on.is_open
    assert len(task_of(trick_parts.parts(on, ENGLISH))["choices"]) == 3


def test_whoever_won_is_asked_before_it_is_told() -> None:
    """With cards of one's own: the trick is complete, nothing is told, then the answer."""
    play = TrickPlay.start(Position.parse(CLUBS), How(telling=Telling.WINNER)).after(Tap("As"))
    assert play.is_open
    assert not play.over
    assert trick_parts.parts(play, ENGLISH).verdict is None
    told = play.after(Choose("South"))
    assert told.over
    assert verdict_of(trick_parts.parts(told, ENGLISH))["headline"] == "Yes, it is yours."


# Whole deals.


def test_a_whole_deal_always_ends_with_the_engines_score() -> None:
    """Whatever a learner does, under presets and random house rules; no hidden card is shown."""
    ends = set()
    for number in range(60):
        rules = mixed_rules(number)
        *way, score, dealt = by_chance(f"chance {number}", rules, Stream(f"chance {number}"))
        for seen in (*way, score, dealt):
            assert shown_in(seen.parts(ENGLISH)) <= known(seen.now), str(seen.now)
        position = dealt.now
        assert dealt.done
        assert position == Position.parse(str(position))
        result = position.result
        assert result is not None
        assert result.side is not None
        verdict = verdict_of(score.parts(ENGLISH))
        assert verdict["headline"].startswith(str(result.points))
        assert verdict["rules"][0]["key"] == result.rule
        ours = result.side is rules.side(YOU)
        assert ("to you" in verdict["headline"]) is ours
        assert sum("Trick" in line for line in lines(score.parts(ENGLISH))) == 5
        ends.add((rules.players, result.kind))
    assert len(ends) > 4


def test_who_holds_the_hand_is_called_you() -> None:
    """As the verdicts call the learner; the seat stands below the name, the others keep theirs."""
    play = TrickPlay.start(Position.parse(CLUBS), How(tricks=1))
    names = {
        seat["place"]: (seat["name"], seat["note"])
        for seat in cloth_of(trick_parts.parts(play, ENGLISH))["seats"]
    }
    assert names["S"] == ("You", "South")
    assert [names[place][0] for place in "NEW"] == ["North", "East", "West"]


def test_every_turn_of_another_seat_is_told_once() -> None:
    """Calls, exchange, announcements and cards: as many turns as the position has actions."""
    for number in range(25):
        rules = mixed_rules(number)
        told = set()
        for dealt in by_chance(f"told {number}", rules, Stream(f"told {number}")):
            told |= {
                (dealt.number, len(before.actions))
                for before, _ in dealt.news
                if before.to_act is not YOU
            }
        position, others_turns = Position.start(dealt.now.deal), set()
        for at, action in enumerate(dealt.now.actions):
            if position.to_act is not YOU:
                others_turns.add((dealt.number, at))
            position = position.after(action)
        assert others_turns <= told


def test_a_deal_that_is_thrown_in_is_dealt_again() -> None:
    """The step says so, the next player deals, other cards lie there."""
    for number in range(200):
        dealt = Dealt.start(f"thrown {number}", Rules.STANDARD, Seat.SOUTH)
        first = dealt
        while dealt.station is Station.DECIDING and dealt.number == 1:
            dealt = dealt.after(Choose("p")).after(Press("say"))
        if dealt.position.auction.thrown_in:
            break
    parts = dealt.parts(ENGLISH)
    assert verdict_of(parts)["rules"][0]["key"] == "bid2.passed"
    assert parts.button is not None
    assert ENGLISH.say(parts.button[1]) == "Deal again"
    again = dealt.after(Press(ON))
    assert again.number == 2
    assert again.position.dealer is Seat.WEST
    assert again.position.deal != first.position.deal
    assert lines(again.parts(ENGLISH))[0].startswith("That hand was thrown in")
    once_more = again.after(Choose("o"))
    assert lines(once_more.parts(ENGLISH))[0].startswith("That hand was thrown in")


def test_a_card_without_a_choice_is_said_to_be_one() -> None:
    """The only card of the suit led, and the last card."""
    said = set()
    for number in range(12):
        rules = mixed_rules(number)
        for dealt in by_chance(f"forced {number}", rules, Stream(f"forced {number}")):
            said |= {
                line.split(" ", 3)[-1]
                for line in lines(dealt.parts(ENGLISH))
                if "no choice" in line
            }
    assert any("last card" in line for line in said)
    assert any("all you hold" in line for line in said)


def test_where_the_partner_goes_alone_the_tricks_are_only_told() -> None:
    """South sits out: no card can be tapped, every trick is told, the deal is scored."""
    play = Position.start(Deal.shuffled("alone", dealer=Seat.EAST)).play(*[Pass()] * 4)
    named = play.play(Pass(), Pass(), NameSuit(next(s for s in Suit if s is not play.upcard.suit)))
    position = named.after(Announce(alone=True))
    while position.phase is not Phase.PLAY:
        position = position.after(Announce(alone=False))
    tricks = TrickPlay.start(position, How(tricks=5))
    while not tricks.over:
        assert tricks.is_full
        parts = trick_parts.parts(tricks, ENGLISH)
        assert not any(card["tap"] for card in cloth_of(parts)["hand"])
        assert len(cloth_of(parts)["trick"]) == 3
        tricks = tricks.after(Press(ON))


def test_the_left_bower_led_by_another_is_not_marked_before_the_card_is_played() -> None:
    """The ribbon would tell what may be played; it comes with the refusal."""
    position = Position.parse(
        "standard N AhKhAcAsKd/QhJdQdKcQc/Td9sTc9hJc/Js9cAdKsQs 9dJhThTs p,p,p,p,h,n,n,n,n,Jd"
    )
    play = TrickPlay.start(position, How())
    assert left_bower(Suit.HEARTS).code in states(trick_parts.parts(play, ENGLISH), "trick")
    assert '"ribbon": "' not in json.dumps(cloth_of(trick_parts.parts(play, ENGLISH)))
    refused = trick_parts.parts(play.after(Tap("Td")), ENGLISH)
    assert '"ribbon": "h"' in json.dumps(cloth_of(refused)["trick"])


def words(piece: object) -> list[str]:
    """Give everything of a screen that is read: rich texts as one, labels, names, hints."""
    if isinstance(piece, dict):
        shown = ("prompt", "hint", "headline", "name", "note", "label", "mark", "bubble", "title")
        own = [piece[key] for key in shown if isinstance(piece.get(key), str) and piece[key]]
        return [*own, *(word for value in piece.values() for word in words(value))]
    if isinstance(piece, list):
        rich = "".join(part for part in piece if isinstance(part, str))
        return [*([rich] if rich.strip() else []), *(w for part in piece for w in words(part))]
    return []


def test_no_word_of_a_deal_escapes_translation() -> None:
    """In the pseudo-language every sentence, label and name is accented."""
    other, heard = Voice("qps"), set()
    for number in range(6):
        rules = mixed_rules(number)
        for dealt in by_chance(f"words {number}", rules, Stream(f"words {number}")):
            parts = dealt.parts(other)
            heard |= set(words([parts.cloth, parts.task, parts.verdict, parts.announce]))
            if parts.button is not None:
                heard.add(other.say(parts.button[1]))
    for telling in Telling:
        play = TrickPlay.start(Position.parse(CLUBS), How(telling=telling, own=False))
        for choice in ("West", "North", "East", "South"):
            parts = trick_parts.parts(play.after(Choose(choice)), other)
            heard |= set(words([parts.task, parts.verdict]))
    assert len(heard) > 150
    assert [word for word in heard if "⟦" not in word] == []


@pytest.mark.parametrize("wrong", [{"name": ["bowers"]}, {"name": 2}, {"seed": 5}, {"seed": True}])
def test_a_lesson_says_of_what_type_a_name_and_a_seed_are(wrong: dict[str, Any]) -> None:
    """TypeError by name, and no accident further on."""
    with pytest.raises(TypeError, match="must be of type str"):
        euchre_tutor.lesson(**{"name": "bowers", **wrong})
