"""Lesson 12: every house rule flipped, and the same deal ends otherwise, as the engine has it."""

import json
from typing import Any

import pytest
from lessons.driving import Learner
from questions.samples import expected

from euchre_tutor.engine import (
    DECK,
    HOUSE_RULES,
    Contract,
    NameSuit,
    OrderUp,
    Pass,
    Rules,
    Seat,
    Suit,
    score,
)
from euchre_tutor.engine.exchange import legal as exchanges
from euchre_tutor.engine.lone import first_leader, next_asked
from euchre_tutor.lessons.course.house_rules import LESSON
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.steps import Choose, FlipRule, Press, Tap, flip
from euchre_tutor.lessons.steps.flip_rule import Flip, Flipping
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Question
from euchre_tutor.text import render

ENGLISH = Voice("en")
STEPS = [step for step in LESSON.steps if isinstance(step, FlipRule)]
FLIPS = [pytest.param(one, id=one.key) for step in STEPS for one in step.flips]


def cloth(flipping: Flipping) -> dict[str, Any]:
    """Give what lies on the cloth, its switch included."""
    shown = flipping.parts(ENGLISH).cloth
    assert shown is not None
    return shown


def picture(flipping: Flipping) -> str:
    """Give what lies on the cloth, without the switch."""
    return json.dumps({name: part for name, part in cloth(flipping).items() if name != "switch"})


def ends(flipping: Flipping) -> list[Any]:
    """Give what stands for each setting beside the switch."""
    return [side["end"] for side in cloth(flipping)["switch"]["sides"]]


def guessed(one: Flip, code: str | None = None) -> Flipping:
    """Guess, rightly unless told otherwise; the switch is still off."""
    return Flipping(one).after(Choose(one.on.right_codes[0] if code is None else code))


def test_all_eleven_house_rules_are_flipped() -> None:
    """Each rule of chapter 10 once, and only that rule differs between the two settings."""
    flips = [one for step in STEPS for one in step.flips]
    assert len(STEPS) == len(LESSON.steps)
    assert sorted(one.key for one in flips) == sorted(HOUSE_RULES) == sorted(LESSON.rules)
    for one in flips:
        changed = {
            key
            for key, name in HOUSE_RULES.items()
            if getattr(one.on.rules, name) != getattr(one.off.rules, name)
        }
        assert changed == {one.key}


@pytest.mark.parametrize("one", FLIPS)
def test_it_is_the_same_deal_and_it_ends_otherwise(one: Flip) -> None:
    """The facts are the same; what is right differs, and so does what is shown and drawn."""
    assert dict(one.off.facts) == dict(one.on.facts)
    assert one.off.right_codes != one.on.right_codes
    on = guessed(one).after(Press("flip"))
    off = on.after(Press("flip"))
    assert ends(on)[0] != ends(on)[1]
    assert ends(on) == ends(off)
    assert picture(on) != picture(off)
    assert picture(off.after(Press("flip"))) == picture(on)


@pytest.mark.parametrize("one", FLIPS)
def test_both_ends_are_those_of_plain_rules(one: Flip) -> None:
    """The naive rules, written anew beside the questions, name the same ends."""
    for question in (one.off, one.on):
        assert expected(question) == list(question.right_codes)


def engine_says(question: Question) -> object:
    """Ask the engine itself how the deal ends under the rules of the question."""
    facts: read.Facts = question.facts
    rules = question.rules
    match facts:
        case {"tricks": int(tricks), "maker": int(maker), "score": before}:
            side = rules.side(tuple(Seat)[maker])
            lone = facts["lone"] is not None, facts["lone_defender"] is not None
            result = score(tricks, side, rules, lone_maker=lone[0], lone_defender=lone[1])
            assert result.side is not None
            if not isinstance(before, list):
                return result.side.number, result.points
            return before[result.side.number] + result.points >= rules.target
        case {"trick": None, "maker": int(maker), "dealer": int(dealer)}:
            alone = read.seat(facts["lone"]), read.seat(facts["lone_defender"])
            contract = Contract(Suit(facts["trump"]), tuple(Seat)[maker], 1, *alone)
            return first_leader(contract, tuple(Seat)[dealer], rules)[0]
    auction = read.auction(facts, rules)
    if auction.contract is None:
        calls = auction.legal()
        return tuple(call in calls for call in (Pass(), NameSuit(auction.upcard.suit), OrderUp()))
    if question.right_codes[0].startswith("the dealer"):
        hand = tuple(card for card in DECK if card is not auction.upcard)[:5]
        return len(exchanges(hand, rules, accepted=False))
    return next_asked(auction.contract, auction.dealer, rules, None)


@pytest.mark.parametrize("one", FLIPS)
def test_the_engine_ends_the_deal_otherwise(one: Flip) -> None:
    """Legal calls, exchanges, who is asked, who leads, who scores: they differ with the switch."""
    assert engine_says(one.off) != engine_says(one.on)


@pytest.mark.parametrize("one", FLIPS)
def test_the_end_with_the_switch_on_is_told_only_after_the_flip(one: Flip) -> None:
    """Before, a question mark; the reason is nowhere on the screen, whatever was guessed."""
    for choice in one.on.choices:
        for flipping in (Flipping(one), guessed(one, choice.code)):
            assert ends(flipping)[1] is None
            parts = flipping.parts(ENGLISH)
            assert parts.verdict is None
            states = [answer["state"] for answer in (parts.task or {})["choices"]]
            assert set(states) <= {"open", "picked"}


@pytest.mark.parametrize("one", FLIPS)
def test_the_switch_waits_for_a_guess_and_the_guess_may_be_changed(one: Flip) -> None:
    """Tried too early it says so; the guess that counts is the last before the flip."""
    early = Flipping(one).after(Press("flip"))
    assert not early.is_on
    assert early.parts(ENGLISH).announce == "First say what you think. Then flip the switch."
    first, *_, last = [choice.code for choice in one.on.choices]
    changed = early.after(Choose(first)).after(Choose(last)).after(Press("flip"))
    assert [one.on.choices[place].code for place in changed.given] == [last]
    assert changed.after(Choose(first)) == changed


@pytest.mark.parametrize("one", FLIPS)
def test_a_wrong_guess_gets_its_own_reply_and_the_house_rule(one: Flip) -> None:
    """After the flip: the reply to that guess, its rule, and the house rule beside it."""
    right = one.on.right_codes[0]
    said = set()
    wrong = [choice.code for choice in one.on.choices if choice.code != right]
    for code in wrong:
        verdict = guessed(one, code).after(Press("flip")).parts(ENGLISH).verdict
        assert verdict is not None
        assert verdict["tone"] == "wrong"
        assert one.key in [rule["key"] for rule in verdict["rules"]]
        said.add(json.dumps(verdict["text"]))
    assert len(said) == len(wrong)
    verdict = guessed(one).after(Press("flip")).parts(ENGLISH).verdict
    assert verdict is not None
    assert verdict["tone"] == "right"
    assert verdict["rules"][0]["key"] == one.key


@pytest.mark.parametrize("one", FLIPS)
def test_flipped_back_it_tells_how_it_was(one: Flip) -> None:
    """Off again: the reason of the usual setting, by the same house rule; still done."""
    off = guessed(one).after(Press("flip")).after(Press("flip"))
    verdict = off.parts(ENGLISH).verdict
    assert off.done
    assert verdict is not None
    assert verdict["rules"][0]["key"] == one.key
    assert off.parts(ENGLISH).rules == one.off.rules


def test_which_sets_of_rules_have_it_so_is_said_at_every_switch() -> None:
    """Standard rules stand at one end of each switch; tournament rules where they have it so."""
    for step in STEPS:
        for one in step.flips:
            off, on = ([render(name, "en") for name in end.sets] for end in one.ends)
            name = HOUSE_RULES[one.key]
            changed = getattr(Rules.TOURNAMENT, name) == getattr(one.on.rules, name)
            assert off == ["Standard rules"] + ["Tournament rules"] * (not changed)
            assert on == ["Tournament rules"] * changed


def test_the_lone_maker_of_step_6_plays_against_you_and_north() -> None:
    """East is alone, so North and South defend, as the step says."""
    facts = STEPS[5].flips[0].off.facts
    contract = read.auction(facts, Rules.STANDARD).contract
    assert contract is not None
    assert contract.loner is Seat.EAST


def test_no_answer_to_read_ends_with_two_full_stops() -> None:
    """Neither where a set of rules has it so nor where none has."""
    for step in STEPS:
        assert not [line for line in step.answers() if ".." in line or ".*" in line.strip("*")]


def test_two_switches_in_a_step_come_one_after_the_other() -> None:
    """Points for a lone march, then for euchring a lone maker."""
    seen = Learner(9, name="house-rules")
    for number, one in enumerate(STEPS[8].flips):
        assert seen.screen["cloth"]["switch"]["label"] == render(one.ends[0].title, "en")
        seen.do("choose", one.on.right_codes[0])
        assert seen.screen["main"]["id"] == "flip"
        seen.do("press", "flip")
        assert seen.screen["main"]["id"] == ("more", "next")[number]
        seen.do("press", "more")


def test_what_means_nothing_changes_nothing() -> None:
    """Cards, unknown answers and buttons."""
    begun = Flipping(STEPS[0].flips[0])
    for deed in (Tap("Jh"), Choose("nothing"), Press("nothing")):
        assert begun.after(deed) == begun


def test_a_text_without_one_deal_for_both_settings_is_refused() -> None:
    """Two settings that never differ give no flip."""
    with pytest.raises(ValueError, match="makes no difference"):
        flip("house.stick", "any", Rules.STANDARD)


def test_the_text_of_a_flip_fixes_its_deal() -> None:
    """The same text gives the same deal, in any process."""
    one = STEPS[0].flips[0]
    assert flip(one.key, "flip 1", one.on.rules) == one
