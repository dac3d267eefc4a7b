"""What is said of an answer is true of the question, by plain code written beside it."""

from collections.abc import Iterator

import pytest
from explain.score_mistakes_truth import SCORES
from explain.truth import Truth, messages
from questions.cards_truth import REVOKED
from questions.outcomes_truth import BIDS, HOUSE, mistake
from questions.reason_facts import Facts
from questions.samples import spread
from questions.turns_truth import ASKED, SAYINGS, SEATING

from euchre_tutor.engine import Card, Rules, Seat, Stream
from euchre_tutor.explain import Explanation
from euchre_tutor.explain.sayings import Words
from euchre_tutor.questions import Question, score_deal, who_speaks
from euchre_tutor.questions.bidding import bidding, make_trump, passes
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import Text

BY_KIND = (
    (("seats", "auction-outcome"), SEATING),
    (("spot-the-revoke",), REVOKED),
    (("who-speaks", "house-rule"), SAYINGS),
    (("who-speaks", "house-rule"), ASKED),
    (("auction-outcome", "house-rule"), BIDS),
    (("house-rule",), HOUSE),
)


@pytest.mark.parametrize(("kinds", "truth"), BY_KIND)
def test_reasons_are_true_of_their_questions(kinds: tuple[str, ...], truth: Truth[Facts]) -> None:
    """Every reply holds, in the facts of its question; every sentence is used."""
    possible = messages(*truth.modules)
    for kind in kinds:
        for question in spread(kind, 800):
            for place, reply in enumerate(question.replies):
                for text in _said(reply.text):
                    if text.message in possible:
                        truth.holds(Explanation(text, reply.rules), Facts(question, place))
    for question in made_by_hand():
        for place, reply in enumerate(question.replies):
            if reply.text.message in possible:
                truth.holds(reply, Facts(question, place))
    truth.complete()


def test_reasons_for_points_are_true_of_their_questions() -> None:
    """What is said of wrong points holds for the deal that the question tells."""
    possible, told = messages(*SCORES.modules), 0
    made = [*spread("score-deal", 800), *spread("house-rule", 800), *made_by_hand()]
    for question in made:
        for place, reply in enumerate(question.replies):
            if reply.text.message in possible:
                SCORES.holds(reply, mistake(Facts(question, place)))
                told += 1
    assert told > 1000


def made_by_hand() -> Iterator[Question]:
    """Questions with a wrong answer that no generator offers, as a lesson may."""
    stream = Stream("by hand")
    position = bidding(stream, Seat.NORTH, Card("9s"), passes(1), Rules.STANDARD)
    yield who_speaks.ask_words(position, stream, Words.ASSIST_ALONE)
    for count in range(8):
        calls = make_trump(stream, Seat.NORTH, Card("9s"), count, Rules.STANDARD)
        over = bidding(stream, Seat.NORTH, Card("9s"), calls, Rules.STANDARD)
        for seat in Seat:
            if seat is not over.maker:
                yield who_speaks.ask_late(over, seat)
    deal = Finished(Seat.NORTH, 5, Rules(march=5), loner=Seat.NORTH)
    yield score_deal.ask(deal, stream, tempting=3)


def _said(text: Text) -> list[Text]:
    """The sentence, or each of those that were put behind each other."""
    if text.message != "{first} {then}":
        return [text]
    parts = [value for value in text.values.values() if isinstance(value, Text)]
    return [sentence for part in parts for sentence in _said(part)]
