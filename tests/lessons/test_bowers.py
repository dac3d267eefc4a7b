"""The Bowers lesson step by step: what is asked, what each answer gets, what is told when."""

import json
from collections.abc import Iterator

import pytest
from lessons.driving import Learner

from euchre_tutor.engine import Card
from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.text import render


def text(rich: list[object]) -> str:
    """Join the segments of a rich text."""
    parts = []
    for segment in rich:
        if isinstance(segment, dict):
            parts.append(
                Card(segment["card"]).sign if "card" in segment else str(list(segment.values())[-1])
            )
        else:
            parts.append(str(segment))
    return "".join(parts)


def numbers(screen: dict[str, dict[str, list[dict[str, str]]]]) -> list[str]:
    """Give the numbers of the rules a verdict cites."""
    return [rule["number"] for rule in screen["verdict"]["rules"]]


def test_step_1_a_wrong_guess_is_taken_kindly_and_named_rule_2_3() -> None:
    """The ace: a fair guess; the jack of trumps is shown as winner, by rule 2.3."""
    learner = Learner()
    learner.do("tap", "Ah")
    screen = learner.screen
    assert screen["verdict"]["headline"] == "A fair guess: aces usually win."
    assert "right bower" in text(screen["verdict"]["text"])
    assert numbers(screen)[0] == "2.3"
    assert learner.cards["Jh"]["state"] == "winner"
    assert learner.cards["Ah"]["state"] == "wrong"
    assert screen["main"]["id"] == "next"


def test_a_verdict_is_said_aloud_with_its_cards_by_name() -> None:
    """What a screen reader is told: headline and reason; nothing more once it is closed."""
    learner = Learner()
    assert learner.screen["announce"] == ""
    learner.do("tap", "Ah")
    said = learner.screen["announce"]
    assert said.startswith("A fair guess: aces usually win. jack of hearts is the right bower")
    learner.do("press", "next")
    assert learner.screen["announce"] == ""


def test_step_2_the_left_bower_is_second_best() -> None:
    """The jack of diamonds is right; ace and king get a reply that names it, by rule 2.4."""
    for card, tone in (("Jd", "right"), ("Ah", "almost"), ("Kh", "almost")):
        learner = Learner(2)
        learner.do("tap", card)
        assert learner.screen["verdict"]["tone"] == tone
        assert "J♦" in text(learner.screen["verdict"]["text"])
        assert numbers(learner.screen)[0] == "2.4"


def test_step_3_each_trump_has_seven_cards_and_lends_from_a_suit_of_five() -> None:
    """Four taps: the rows regroup, and only after the fourth the pattern is told."""
    learner = Learner(3)
    assert [len(row["cards"]) for row in learner.screen["cloth"]["rows"]] == [6, 6, 6, 6]
    for suit, sizes in zip(
        "shdc", ([7, 6, 6, 5], [6, 7, 5, 6], [6, 5, 7, 6], [5, 6, 6, 7]), strict=True
    ):
        assert learner.screen["verdict"] is None
        learner.do("choose", suit)
        assert [len(row["cards"]) for row in learner.screen["cloth"]["rows"]] == sizes
    assert "seven" in text(learner.screen["verdict"]["text"])
    assert numbers(learner.screen)[0] == "2.5"


def test_step_3_the_same_suit_twice_counts_once() -> None:
    """Four taps on one suit are not four suits."""
    learner = Learner(3)
    learner.do("choose", "s", "s", "s", "s")
    assert learner.screen["verdict"] is None


def test_step_4_names_the_mistake_of_each_wrong_suit() -> None:
    """J♠ called a spade when clubs are trump: the printed suit is named as the mistake."""
    learner = Learner(4)
    learner.do("choose", "Spades")
    assert "printed" in text(learner.screen["verdict"]["text"])
    assert learner.screen["main"] == {"id": "more", "label": "Next one", "ready": True}
    learner.do("press", "more")
    learner.do("choose", "Hearts")
    assert "J♣" in text(learner.screen["verdict"]["text"])


def test_cases_check_pressed_before_choosing() -> None:
    """Case: check without a choice: "choose first", no mark, no verdict."""
    learner = Learner(5)
    learner.do("press", "check")
    assert learner.screen["announce"] == "Choose first."
    assert learner.screen["task"]["hint"] == "Choose first."
    assert learner.screen["verdict"] is None
    assert not learner.screen["main"]["ready"]


def test_step_5_almost_then_tap_the_missing_one() -> None:
    """Two of three found: almost; the missing one tapped: all found, and the fan is told."""
    learner = Learner(5)
    learner.do("tap", "Qh", "9h")
    learner.do("press", "check")
    assert learner.screen["verdict"]["headline"] == "Almost: 2 of 3 found."
    assert {
        code: card["state"] for code, card in learner.cards.items() if code in ("Qh", "9h", "Jd")
    } == {
        "Qh": "right",
        "9h": "right",
        "Jd": "missed",
    }
    learner.do("press", "again")
    assert learner.screen["focus"] == {"card": "Jd"}
    learner.do("tap", "Jd")
    assert learner.screen["verdict"]["tone"] == "right"
    assert [card["id"] for card in learner.screen["cloth"]["cards"]] == [
        "Jh",
        "Jd",
        "Ah",
        "Kh",
        "Qh",
        "Th",
        "9h",
    ]
    assert learner.screen["aside"]["rows"][1]["cells"][3]["kind"] == "gone"


def test_step_5_the_missing_one_can_be_tapped_while_the_verdict_stands() -> None:
    """No need to close the verdict first."""
    learner = Learner(5)
    learner.do("tap", "Qh", "9h")
    learner.do("press", "check")
    learner.do("tap", "Jd")
    assert learner.screen["verdict"]["tone"] == "right"


def test_step_6_a_wrong_tap_says_what_still_beats_it() -> None:
    """The ace of trumps first: the right bower beats it; the order goes on from there."""
    learner = Learner(6)
    learner.do("tap", "As")
    assert "J♠" in text(learner.screen["verdict"]["text"])
    assert learner.cards["As"]["state"] == "refused"
    learner.do("tap", "Js", "Jc", "As", "Ks", "Qs", "Ts", "9s")
    assert learner.screen["verdict"]["tone"] == "right"
    captions = [card["caption"] for card in learner.screen["cloth"]["cards"]]
    assert captions == ["Right bower", "Left bower", "Ace", "King", "Queen", "Ten", "Nine"]


def test_step_7_the_hand_sorts_itself_and_j_hearts_goes_with_the_diamonds() -> None:
    """Trumps move to the left, best first; another card is refused with its reason."""
    learner = Learner(7)
    learner.do("tap", "Ks")
    assert learner.screen["verdict"]["tone"] == "wrong"
    assert learner.cards["Ks"]["state"] == "refused"
    learner.do("tap", "9d", "Ad", "Jh")
    order = [card["id"] for card in learner.screen["cloth"]["cards"]]
    assert order == ["Jh", "Ad", "9d", "9c", "Ks"]
    assert learner.screen["verdict"]["tone"] == "right"


def test_three_stars_from_first_step_to_last() -> None:
    """Every step done, and a check without a miss: three stars, and the rules in short."""
    learner = Learner()
    learner.finish_steps()
    assert learner.screen["stars"]["earned"] == 1
    learner.answer_check()
    assert learner.screen["stars"]["earned"] == 3
    assert learner.screen["finish"]["stars"] == 3
    assert [rule["number"] for rule in learner.screen["finish"]["short"]] == ["2.3", "2.4", "2.5"]


def test_one_miss_of_six_earns_the_second_star_and_the_check_can_be_taken_again() -> None:
    """Five of six are more than 80 %; a second check without a miss earns the third star."""
    learner = Learner()
    learner.finish_steps()
    first = learner.player.question
    learner.answer_check(wrong=1)
    assert learner.screen["stars"]["earned"] == 2
    assert learner.screen["finish"]["headline"] == "5 of 6 right at the first answer"
    learner.do("press", "recheck")
    assert learner.player.question != first
    learner.answer_check()
    assert learner.screen["stars"]["earned"] == 3


def test_two_misses_earn_no_star_of_the_check() -> None:
    """Four of six are less than 80 %; nothing shows stars before one is in sight."""
    learner = Learner("check")
    learner.answer_check(wrong=2)
    assert learner.screen["finish"]["stars"] == 0
    assert learner.screen["stars"] is None


def test_what_was_missed_can_be_left_for_another_day() -> None:
    """A question that came back can be left; the check then ends, and the miss still counts."""
    learner = Learner("check", seed="one")
    wrong = 6
    while learner.screen["title"] != "Once more":
        learner.answer_one(right=wrong <= 0)
        wrong -= 1
        learner.do("press", "more")
    assert learner.screen["nav"]["skip"]["id"] == "leave"
    while not learner.screen["finish"]:
        if learner.screen["title"] == "Once more":
            learner.do("press", "leave")
        else:
            learner.answer_one(right=True)
            learner.do("press", "more")
    assert not learner.screen["finish"]["headline"].startswith("6 of 6")


def test_the_address_opens_the_same_place_again() -> None:
    """Each screen names the address that leads back to it."""
    learner = Learner(3)
    assert learner.screen["place"]["address"] == "lesson=bowers&step=3"
    assert Learner("check").screen["place"]["address"] == "lesson=bowers&step=check"


def test_a_question_in_a_row_says_which_it_is() -> None:
    """Four quick ones: the hint counts them."""
    assert Learner(4).screen["task"]["hint"].startswith("1 of 4.")


def test_cards_placed_in_order_are_named_and_the_hint_asks_for_the_next() -> None:
    """The right bower is named once it lies in its place; digits are no longer promised."""
    learner = Learner(6)
    assert learner.screen["task"]["hint"] == "Tap the best first."
    learner.do("tap", "Js")
    assert learner.screen["cloth"]["cards"][0]["caption"] == "Right bower"
    assert learner.screen["task"]["hint"] == "Tap the next best."


def test_a_skipped_step_stays_open() -> None:
    """Skipping goes on, but the step is not done and the first star not earned."""
    learner = Learner()
    for _ in range(7):
        learner.do("press", "skip")
    learner.answer_check()
    assert learner.screen["stars"]["earned"] == 2
    learner.do("press", "first")
    assert learner.screen["progress"]["pills"] == ["now"] + ["open"] * 6


def test_a_step_done_stays_done_when_one_goes_back() -> None:
    """Back and forth: the answer is still there, nothing counts twice."""
    learner = Learner()
    learner.do("tap", "Jh")
    learner.do("press", "next", "back")
    assert learner.screen["verdict"]["tone"] == "right"
    assert not learner.do("tap", "Ah")


def test_cases_the_right_answer_five_times_counts_once() -> None:
    """Case: pressed five times, or back and again: one answer."""
    learner = Learner("check")
    question = learner.player.question
    assert question is not None
    answered = []
    for _ in range(5):
        if question.form.value == "one":
            learner.do("choose", question.right_codes[0])
        else:
            learner.do("tap", *question.right_codes)
            learner.do("press", "check")
        answered.append(learner.screen["progress"]["label"])
    assert set(answered) == {"Question 1 of 6"}


def test_every_wrong_answer_is_kept_from_being_right_later() -> None:
    """A question answered wrongly in the check cannot be made right by a second tap."""
    learner = Learner("check", seed="one")
    learner.answer_check(wrong=6)
    assert learner.screen["finish"]["headline"] == "0 of 6 right at the first answer"


@pytest.mark.parametrize("step", [1, 2, 3, 4, 5, 6, 7])
def test_an_open_question_tells_nothing(step: int) -> None:
    """No ribbon, no bower name and no caption before the first answer, anywhere on the screen."""
    screen = Learner(step).screen
    shown = json.dumps([screen["cloth"], screen["task"]])
    assert "bower" not in shown
    assert ", trump" not in shown
    assert '"ribbon": "' not in shown


def test_an_open_check_question_tells_nothing() -> None:
    """The same for the questions of the check, up to the first answer."""
    for seed in range(20):
        screen = Learner("check", seed=str(seed)).screen
        shown = json.dumps({name: part for name, part in screen.items() if name != "place"})
        assert "bower" not in shown
        assert '"ribbon": "' not in shown


def test_a_step_has_at_most_45_words_and_one_thing_to_do() -> None:
    """The words of each step's body and prompt, counted."""
    for lesson in LESSONS.values():
        for step in lesson.steps:
            words = " ".join(render(paragraph, "en") for paragraph in step.body).split()
            assert len(words) <= 45, step.title


LABELS = ("title", "kicker", "label", "short", "name", "mark", "caption", "note", "count")
SENTENCES = ("prompt", "hint", "headline", "announce")


def words_shown(piece: object, key: str = "") -> Iterator[str]:
    """Give every string of a screen that a person reads or hears."""
    if isinstance(piece, dict):
        for name, value in piece.items():
            yield from words_shown(value, name)
    elif isinstance(piece, list):
        words = "".join(part for part in piece if isinstance(part, str))  # a rich text is one
        yield from words_shown(words, key)
        for part in piece:
            if not isinstance(part, str):
                yield from words_shown(part, key)
    elif isinstance(piece, str) and piece and key in (*LABELS, *SENTENCES):
        yield piece


def test_no_string_of_a_screen_escapes_translation() -> None:
    """In the pseudo-language every word of every step, verdict and end of lesson is accented."""
    learner = Learner()
    screens = []
    for deed in (("tap", "Ah"), ("tap", "Kh"), ("choose", "s"), ("choose", "Spades")):
        screens.append(learner.player.screen("qps"))
        learner.do(*deed)
        screens.append(learner.player.screen("qps"))
        learner.do("press", "skip")
    learner.do("tap", "Qh", "Kd")
    learner.do("press", "check")
    screens.append(learner.player.screen("qps"))
    learner.do("press", "skip")
    learner.do("tap", "9s")
    screens.append(learner.player.screen("qps"))
    learner.do("press", "skip", "skip")
    learner.answer_check(wrong=3)
    screens.append(learner.player.screen("qps"))
    heard = list(words_shown(screens))
    assert len(heard) > 200
    assert [words for words in heard if "⟦" not in words] == []


def test_an_event_that_is_none_changes_nothing() -> None:
    """Unknown kinds, cards that are not there, buttons that do not exist: nothing happens."""
    learner = Learner()
    before = learner.screen
    for event in (
        {},
        {"kind": "tap"},
        {"kind": "tap", "card": "2h"},
        {"kind": "tap", "card": None},
        {"kind": "press", "id": "rm -rf"},
        {"kind": "choose", "choice": "Spades"},
        {"kind": "fly"},
    ):
        assert not learner.player.handle(event)
    assert learner.screen == before


def test_a_step_that_does_not_exist_is_refused() -> None:
    """The error names the steps there are."""
    for step in (0, 8, "end", True):
        with pytest.raises(ValueError, match="1 to 7 and 'check'"):
            Learner(step)
