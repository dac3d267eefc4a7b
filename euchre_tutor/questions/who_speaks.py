"""Questions of the kind ``who-speaks``: whose turn it is, and what may be said.

Levels: 1 round one · 2 round two · 3 the stuck dealer, lone announcements.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from euchre_tutor.engine import DECK, Defend, Pass, Phase, Position, Rules, Seat, Stream
from euchre_tutor.explain import auction, plays
from euchre_tutor.explain.asked import not_asked
from euchre_tutor.explain.bid_mistakes import bid_over
from euchre_tutor.explain.explanation import Explanation, sure
from euchre_tutor.explain.nobody_asked import defender_at_once, nobody_asked, not_nobody
from euchre_tutor.explain.sayings import Saying, not_saying, right_saying, why
from euchre_tutor.questions.about_bidding import Wording, about_bidding
from euchre_tutor.questions.bidding import bidding, cited_first, make_trump, passes, settled
from euchre_tutor.questions.labels import saying_label
from euchre_tutor.questions.question import Choice, Question, facts, seat_choices
from euchre_tutor.questions.sayings import beside, saying_code
from euchre_tutor.text import T

KIND = "who-speaks"
LEVELS = (1, 2, 3)
_TURNS: Final = ("bid1.turns", "bid2.turns", "two.bid1", "two.bid2")
_WORDS: Final = ("house.stick", "house.canadian", "house.turned", "bid2.turned", "bid1.words")
NOBODY: Final = "nobody"
"""The code of the answer that nobody is asked."""


class Asked(Enum):
    """What is asked of a bidding; the last two when it is over."""

    TURN = "turn"
    WORDS = "words"
    ALONE = "alone"
    LATE = "late"


def ask(position: Position) -> Question:
    """Ask whose turn it is in the bidding."""
    seats, now = position.rules.seats, sure(position.to_act)
    reason = cited_first(auction.turn(position), *_TURNS)  # it depends on no house rule
    replies = (reason if seat is now else auction.not_turn(seat, position) for seat in seats)
    prompt, right = T("Whose turn is it?"), seats.index(now)
    wording = Wording(prompt, seat_choices(seats), right, reason, tuple(replies))
    return _question(position, Asked.TURN, wording)


def ask_words(position: Position, stream: Stream, tempting: Saying | None = None) -> Question:
    """Ask what the player may say whose turn it is; the stream shuffles the answers.

    ``tempting`` is a wrong answer that must be among them.
    """
    right = right_saying(position)
    sayings = beside(right)
    if tempting is not None and tempting not in sayings:
        sayings[-1] = tempting
    sayings = stream.shuffled(sayings)
    said = why(position)
    reason = cited_first(said, *(key for key in _WORDS if key in said.rules))
    replies = (reason if saying == right else not_saying(saying, position) for saying in sayings)
    wording = Wording(
        T("It is {seat}'s turn. What may be said?", seat=sure(position.to_act)),
        tuple(Choice(saying_code(saying), saying_label(saying, position)) for saying in sayings),
        sayings.index(right),
        reason,
        tuple(replies),
    )
    return _question(position, Asked.WORDS, wording)


def ask_alone(position: Position) -> Question:
    """Ask who is the first to be asked about going alone, after a bidding that has just ended."""
    seats, now = position.rules.seats, settled(position)
    asked = now.to_act if now.phase is Phase.ALONE else None
    reason = _why_asked(now)
    replies = (reason if seat is asked else not_asked(seat, now) for seat in seats)
    wording = Wording(
        T("Who is asked first about going alone?"),
        (*seat_choices(seats), Choice(NOBODY, T("Nobody"))),
        len(seats) if asked is None else seats.index(asked),
        reason,
        (*replies, reason if asked is None else not_nobody(now)),
    )
    return _question(position, Asked.ALONE, wording)


def ask_late(position: Position, seat: Seat) -> Question:
    """Ask whether this seat may still bid, once somebody has made trump."""
    reason = plays.refusal(sure(position.refusal(Pass())), position)
    choices = (Choice("yes", T("Yes")), Choice("no", T("No")))
    prompt = T("May {seat} still bid?", seat=seat)
    wording = Wording(prompt, choices, 1, reason, (bid_over(seat, position), reason))
    return _question(position, Asked.LATE, wording)


def _question(position: Position, asked: Asked, wording: Wording) -> Question:
    features = _features(position, asked)
    return about_bidding(position, KIND, _level(features), features, wording)


def _why_asked(now: Position) -> Explanation:
    if now.phase is not Phase.ALONE:
        return nobody_asked(now)
    contract = sure(now.contract)
    makers_done = now.rules.caller and contract.loner is None
    return defender_at_once(now) if makers_done else auction.turn(now)


def _features(position: Position, asked: Asked) -> Mapping[str, object]:
    contract, dealer = position.contract, position.dealer
    first = position.phase is Phase.FIRST_ROUND if contract is None else contract.round == 1
    stuck = position.phase is Phase.SECOND_ROUND and position.to_act is dealer
    return facts(asked=asked.value, first_round=first, stuck_dealer=stuck and position.rules.stick)


def _level(features: Mapping[str, object]) -> int:
    if features["asked"] == Asked.ALONE.value or features["stuck_dealer"]:
        return 3
    return 1 if features["first_round"] else 2


def levels_for(rules: Rules) -> tuple[int, ...]:
    """Give the levels: the third with a stuck dealer, or where somebody may announce later."""
    return LEVELS if rules.stick or _announced(rules) else (1, 2)


def _announced(rules: Rules) -> bool:
    """Whether anybody may announce a lone hand after the bidding."""
    return rules.partnerships and not (rules.caller and rules.defend is Defend.NEVER)


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level."""
    dealer, upcard = stream.choice(rules.seats), stream.choice(DECK)
    players = rules.players
    stuck = rules.stick and (not _announced(rules) or stream.below(2) == 0)
    if level == 3 and not stuck:  # noqa: PLR2004  # the level named above
        count = stream.below(2 * players)
        calls = make_trump(stream, dealer, upcard, count, rules, alone=stream.below(2) == 0)
        return ask_alone(bidding(stream, dealer, upcard, calls, rules))
    count = {1: 0, 2: players}.get(level, 2 * players - 1)
    if level < 3:  # noqa: PLR2004  # the level of the stuck dealer
        count += stream.below(players - (level == 2 and rules.stick))  # noqa: PLR2004
    position = bidding(stream, dealer, upcard, passes(count), rules)
    return ask(position) if stream.below(2) else ask_words(position, stream)
