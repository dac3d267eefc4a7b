"""Lesson 6 step by step: every seat's turn both ways, the dealer's card, and each wrong answer."""

import json

import pytest
from lessons.turns import Bidder

from euchre_tutor.engine import Card, Discard, Leave, Rules, Seat, is_trump
from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.steps import Ask, TakeTurn
from euchre_tutor.questions import judge

LESSON = find("first-round")
PICKUP = Rules(pickup=True)
FIVE = ("As", "Qs", "Ac", "9c", "Td")


def at(step: int, rules: Rules = Rules.STANDARD) -> Bidder:
    """A learner at this step."""
    return Bidder("first-round", step, rules)


@pytest.mark.parametrize("step", [1, 2, 7])
def test_each_wrong_answer_gets_its_reason_and_rule_4_1(step: int) -> None:
    """What becomes trump, who begins, who comes too late: every choice is answered by 4.1."""
    asked = LESSON.steps[step - 1]
    assert isinstance(asked, Ask)
    question = asked.questions[0]
    for place, choice in enumerate(question.choices):
        learner = at(step)
        learner.do("choose", choice.code)
        right = judge(question, (place,)).is_right
        assert learner.screen["verdict"]["tone"] == ("right" if right else "wrong")
        assert learner.rule == "4.1"
        assert learner.done


def test_step_1_the_upcard_makes_its_own_suit_trump() -> None:
    """A nine of spades is turned up: only spades can become trump; no call is in the picture."""
    question = LESSON.steps[0].questions[0]  # type: ignore[attr-defined]  # a step that asks
    assert question.right_codes == ("Spades",)
    assert question.facts["calls"] == []


def test_step_2_the_dealer_is_told_to_speak_last() -> None:
    """North deals and is tapped: the dealer speaks last, the dealer's left begins."""
    learner = at(2)
    learner.do("choose", "North")
    assert learner.told == "The dealer speaks last. Each round starts at the dealer's left."


def test_step_7_nobody_may_bid_after_the_first_who_accepts() -> None:
    """East passed, West ordered it up: East may not, and who made trump is named."""
    question = LESSON.steps[6].questions[0]  # type: ignore[attr-defined]  # a step that asks
    assert question.right_codes == ("no",)
    learner = at(7)
    learner.do("choose", "yes")
    assert learner.told == "East passed before West made trump, and a pass stands."


WORDS = {
    3: ("“I order it up”", Seat.EAST),
    4: ("“I assist”", Seat.NORTH),
    8: ("“I order it up”", Seat.WEST),
}


@pytest.mark.parametrize("step", WORDS)
def test_rule_4_2_the_words_of_the_seat_are_offered_and_no_others(step: int) -> None:
    """At the dealer's left, as the partner, at the dealer's right: two calls, none alone."""
    words, dealer = WORDS[step]
    learner = at(step)
    task = learner.screen["task"]
    assert [choice["label"] for choice in task["choices"]] == [["“Pass”"], [words]]
    learner.do("choose", "o")
    assert learner.screen["task"]["choices"][1]["alone"] is None
    assert [seat["seat"] for seat in learner.screen["cloth"]["seats"] if seat["dealer"]] == [
        dealer.number
    ]


@pytest.mark.parametrize("first", ["p", "o"])
@pytest.mark.parametrize("step", [3, 4, 8])
def test_both_ways_are_seen_before_the_step_is_done(step: int, first: str) -> None:
    """The call is played out, then the other one is shown; only then it goes on."""
    learner = at(step)
    learner.say(first)
    said = learner.told
    assert not learner.done
    assert learner.screen["main"]["id"] == "other"
    assert learner.button is not None
    assert learner.button.startswith("And had you ")
    learner.do("press", "other")
    assert learner.done
    assert learner.told != said
    assert learner.headline.startswith("If you had ")
    assert learner.screen["main"]["id"] == "next"
    assert not learner.do("press", "other")


def test_step_3_passing_lets_the_dealers_partner_assist() -> None:
    """East deals: after your pass West assists, and the others are the makers."""
    learner = at(3)
    learner.say("p")
    assert learner.told.startswith("West assists. West made spades trump")
    assert learner.seat("W")["bubble"] == "“I assist”"
    assert learner.seat("S")["bubble"] == "“Pass”"


def test_step_4_your_partner_accepts_after_your_pass() -> None:
    """Two more speak, West and then the dealer, in their own words."""
    learner = at(4)
    learner.say("p")
    assert [learner.seat(place)["bubble"] for place in "EWN"] == [
        "“Pass”",
        "“Pass”",
        "“I accept”",
    ]
    assert learner.rule == "4.3"


def test_what_might_have_been_said_stays_a_dashed_bubble() -> None:
    """The way not taken is shown as supposed; the way taken as said."""
    learner = at(4)
    learner.say("o")
    assert not learner.seat("S")["ghost"]
    learner.do("press", "other")
    assert learner.seat("S")["ghost"]


def test_the_words_of_all_seats_stand_beside_the_table() -> None:
    """The aside lists them in the order of speaking, with rule 4.2."""
    aside = at(4).screen["aside"]
    assert [(row["name"], row["words"]) for row in aside["rows"]] == [
        ("East", "“I order it up”"),
        ("You", "“I assist”"),
        ("West", "“I order it up”"),
        ("North", "“I accept”"),
    ]
    assert [row["here"] for row in aside["rows"]] == [False, True, False, False]
    assert aside["rule"]["number"] == "4.2"


@pytest.mark.parametrize("card", FIVE)
def test_step_5_any_of_the_five_is_right_and_the_reply_says_what_it_does(card: str) -> None:
    """A trump or an ace given away, a void, an ace kept: each by rule 4.3."""
    learner = at(5)
    learner.say("o")
    assert len(learner.screen["cloth"]["hand"]) == 6
    learner.put_down(card)
    assert learner.screen["verdict"]["tone"] == "right"
    assert learner.rule == "4.3"
    expected = {
        "As": "A♠ is a trump, and you gave it away. You keep 2 trumps.",
        "Qs": "Q♠ is a trump, and you gave it away. You keep 2 trumps.",
        "Ac": "A♣ is the best card of clubs, and you gave it away. You still hold 9♣, so you must"
        " follow when clubs are led.",
        "9c": "You still hold A♣, so you must follow when clubs are led. You keep your ace, A♣.",
        "Td": "You hold no diamonds now, so you may trump when that suit is led. You keep your ace,"
        " A♣.",
    }
    assert learner.told == expected[card]
    assert card not in [held["id"] for held in learner.screen["cloth"]["hand"]]
    learner.do("press", "other")
    assert learner.headline == "If you had passed:"
    assert learner.rule == "4.5"
    assert learner.done


def test_step_5_the_upcard_just_taken_does_not_go_down() -> None:
    """Tapped, it is refused with rule 4.3, and the step goes on."""
    learner = at(5)
    learner.say("o")
    learner.do("tap", "9s")
    assert learner.screen["verdict"]["tone"] == "wrong"
    assert learner.rule == "4.3"
    learner.do("press", "again")
    learner.put_down("Td")
    assert learner.screen["verdict"]["tone"] == "right"


def test_step_5_who_passes_is_asked_to_accept_as_well() -> None:
    """The other way leads to the six cards too: a card is put down there before it goes on."""
    learner = at(5)
    learner.say("p")
    assert learner.told == "Everybody passed once, so 9♠ is turned down. A second round begins."
    assert learner.button == "And had you said “I accept”?"
    learner.do("press", "other")
    assert not learner.done
    assert learner.screen["task"]["prompt"] == "Put one of your five down"
    learner.put_down("9c")
    assert learner.done


@pytest.mark.parametrize("first", ["take", "l"])
def test_step_6_take_it_or_leave_it_and_then_the_other(first: str) -> None:
    """Ordered up: both are allowed, trump is spades either way (rule 4.4)."""
    learner = at(6)
    learner.say(first)
    if first == "take":
        learner.put_down("Jd")
        assert learner.told.startswith("You hold no diamonds now")
        learner.do("press", "other")
        assert learner.headline == "If you had left it:"
    else:
        assert learner.headline == "You leave it."
        learner.do("press", "other")
        learner.put_down("Jd")
    assert learner.rule == "4.4"
    assert learner.done
    assert learner.screen["cloth"]["trump"]["suit"] == "s"


def test_step_6_says_must_where_the_rules_in_use_say_must() -> None:
    """With the pick-up rule in use there is no leaving, and rule 10.2 says so."""
    learner = at(6, PICKUP)
    assert learner.screen["task"]["hint"][0].startswith("Under this house rule you, the dealer,")
    learner.do("tap", "9s")
    assert learner.rule == "10.2"
    learner.put_down("Ah")
    assert learner.rule == "10.2"
    assert learner.done
    assert "10.2" in str(at(6).screen["prose"])


def test_the_lesson_follows_no_other_house_rule() -> None:
    """Whatever is in use, only the pick-up rule moves its answers."""
    rules = Rules(stick=True, canadian=True, turned=True, pickup=True)
    assert LESSON.table(rules) == PICKUP
    assert LESSON.table(Rules.TWO_HANDED) == Rules.STANDARD


def test_step_8_two_more_passes_turn_the_upcard_down() -> None:
    """Your pass and the dealer's: four cards face down, and the second round (rule 4.5)."""
    learner = at(8)
    learner.say("p")
    assert learner.told.startswith("West passes. Everybody passed once, so J♠ is turned down.")
    assert learner.rule == "4.5"
    assert [card["id"] for card in learner.screen["cloth"]["kitty"]] == [None] * 4


def test_the_learner_sits_in_each_of_the_four_seats() -> None:
    """South throughout, the dealer going round: left, partner, dealer, right of the dealer."""
    turns = [step for step in LESSON.steps if isinstance(step, TakeTurn)]
    assert all(turn.position.to_act is Seat.SOUTH for turn in turns)
    calls = [turn for turn in turns if not turn.position.contract]
    dealers = {turn.position.dealer for turn in calls}
    assert dealers == set(Seat)


def test_the_hand_to_put_down_from_shows_every_effect() -> None:
    """Among the five are trumps, an ace beside another card of its suit, and a lone card."""
    turn = LESSON.steps[4]
    assert isinstance(turn, TakeTurn)
    hand = turn.position.hands[Seat.SOUTH.number]
    assert {card.code for card in hand} == set(FIVE)
    assert sum(is_trump(card, turn.position.upcard.suit) for card in hand) == 2


@pytest.mark.parametrize("step", range(1, 9))
def test_an_open_step_gives_nothing_away(step: int) -> None:
    """Before the first deed there is no verdict, no trump and no ribbon, but where West made it."""
    screen = at(step).screen
    assert screen["verdict"] is None
    if step not in (6, 7):
        assert screen["cloth"]["trump"] is None
        assert '"ribbon": "' not in json.dumps(screen["cloth"])


def test_what_is_read_names_every_way() -> None:
    """In the notebook the answer tells both calls, and each card that may go down."""
    turn = LESSON.steps[5]
    assert isinstance(turn, TakeTurn)
    lines = list(turn.answers())
    legal = turn.position.legal()
    assert len(lines) == len(legal) == 6
    for action in legal:
        sign = action.card.sign if isinstance(action, Discard) else turn.position.upcard.sign
        assert isinstance(action, Discard | Leave)
        assert any(line.startswith(f"- `{Card(sign).sign}`") for line in lines)


def test_the_first_step_does_not_tell_who_speaks_first() -> None:
    """That is what the second one asks: no seat is marked as the one to speak."""
    for step in (1, 2):
        seats = Bidder("first-round", step).screen["cloth"]["seats"]
        assert not any(seat["turn"] for seat in seats)
