"""What each card cost: against the long way, for positions and for records."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import islice

from coach.brute import AlphaBeta, State, alpha_beta, best_cards, minimax, points
from coach.endings import anything, lone, two_handed
from engine.random_play import positions
from records.made import DATA, made, read

from euchre_tutor.coach.recorded import LeftOut, played
from euchre_tutor.coach.review import Graded, Played, grades, review, turning_point
from euchre_tutor.engine import Card, Phase, Position, Rules, Seat
from euchre_tutor.engine.records.recorded import RecordedGame, record_deal
from euchre_tutor.engine.records.referee import JudgedDeal, judge

Scale = Callable[[int], int]


def in_play(number: int, rules: Rules | None = None) -> list[Position]:
    """The moments of one deal at which a card is to be played, and the end."""
    return [
        position
        for position in positions(number, rules)
        if position.phase in (Phase.PLAY, Phase.OVER) and position.contract is not None
    ]


def finished(number: int) -> list[list[Position]]:
    """So many deals in which trump was made: of all kinds, lone ones and two-handed ones among."""
    deals = (deal for deal in map(in_play, range(100_000)) if deal)
    return list(islice(deals, number))


def judged(position: Position, **changes: object) -> JudgedDeal:
    """The deal written down, changed, and judged by the referee."""
    record = replace(record_deal(position), **changes)  # type: ignore[arg-type]
    return judge(RecordedGame(rules=position.rules, deals=(record,))).deals[0]


def check(card: Graded, before: Position, after: Position) -> None:
    """Hold one grade to minimax."""
    values = best_cards(before)
    assert before.to_act is card.seat
    assert card.makers_tricks == minimax(after) == values[card.card]
    makers = before.rules.side(card.seat) is before.rules.side(before.maker or card.seat)
    best = max(values.values()) if makers else min(values.values())
    assert card.best_makers_tricks == best
    assert set(card.best) == {one for one, value in values.items() if value == best}
    assert card.cost == points(before, best, card.seat) - points(
        before, card.makers_tricks, card.seat
    )
    assert card.lost == abs(best - card.makers_tricks)
    assert card.cost >= 0


def test_cards_of_the_last_tricks(scale: Scale) -> None:
    """Value, best cards, cost and tricks lost of each card are those of minimax."""
    kinds = set()
    for deal in finished(scale(600)):
        cards = review(deal[-1])
        assert len(cards) == len(deal) - 1
        kinds |= {kind for kind in (anything, lone, two_handed) if kind(deal[-1])}
        for card, before, after in zip(cards, deal, deal[1:], strict=False):
            if card.trick > 2:
                check(card, before, after)
    assert len(kinds) == 3


def test_cards_of_whole_deals(scale: Scale) -> None:
    """From the first lead on, each card's value is what alpha-beta finds."""
    for deal in finished(scale(60)):
        for card, before, after in zip(review(deal[-1]), deal, deal[1:], strict=False):
            assert card.best_makers_tricks == alpha_beta(before)
            if after.phase is Phase.PLAY:
                assert card.makers_tricks == alpha_beta(after)


def test_a_deal_not_finished() -> None:
    """The cards played so far are judged; without a contract there are none."""
    deal = finished(1)[0]
    assert review(deal[7]) == review(deal[-1])[:7]
    assert review(positions(0)[0]) == ()


def test_the_turning_point() -> None:
    """The first of the cards that cost most; none where no card cost a point."""
    cards = [card for deal in finished(20) for card in review(deal[-1])]
    turning = turning_point(cards)
    assert turning is not None
    dearest = max(card.cost for card in cards)
    assert turning is next(card for card in cards if card.cost == dearest)
    assert turning_point([card for card in cards if not card.cost]) is None
    assert turning_point([]) is None


def test_a_record_is_reviewed_like_the_deal(scale: Scale) -> None:
    """Written down with the hands, or with none but with all cards played, it is the same."""
    for deal in finished(scale(300)):
        last = deal[-1]
        for hands in (last.deal.hands, ((), (), (), ())):
            play = played(judged(last, hands=hands))
            assert isinstance(play, Played)
            assert tuple(grades(play)) == review(last)


def test_unknown_cards() -> None:
    """A deal with a card missing somewhere that matters is left out."""
    last = next(deal[-1] for deal in finished(50) if len(deal) == 21)
    tricks = record_deal(last).tricks
    hidden = (*tricks[:4], (None, *tricks[4][1:]))
    broken_off = tricks[:3]
    nothing = ((), (), (), ())
    assert played(judged(last, hands=nothing, tricks=hidden)) is LeftOut.UNKNOWN
    assert played(judged(last, hands=nothing, tricks=broken_off)) is LeftOut.UNKNOWN
    assert isinstance(played(judged(last, tricks=broken_off)), Played)


def test_cards_that_cannot_be() -> None:
    """A card played twice, not held, or missing in a trick leaves the deal out."""
    last = next(deal[-1] for deal in finished(50) if len(deal) == 21)
    tricks = record_deal(last).tricks
    twice = (*tricks[:4], (*tricks[4][:3], tricks[0][0]))
    kitty = next(card for card in last.deal.kitty if card is not last.upcard)
    not_held = (*tricks[:4], (*tricks[4][:3], kitty))
    short = (tricks[0][:3], *tricks[1:])
    for wrong in (twice, not_held, short, (*tricks[:4], (*tricks[4][:3], "Zz"))):
        assert played(judged(last, tricks=wrong)) is LeftOut.IMPOSSIBLE


def test_nothing_played() -> None:
    """A deal without cards has nothing to review and lacks nothing."""
    deal = judge(read(made("thrown-in"))).deals[0]
    assert played(deal) is None


def test_after_a_revoke() -> None:
    """The best are legal cards, and the card played stands with what it came to."""
    deal = judge(read(made("fault-revoke"))).deals[0]
    play = played(deal)
    assert isinstance(play, Played)
    card = list(grades(play))[1]
    assert (card.seat, card.card, card.best) == (Seat.NORTH, Card("Tc"), (Card("9s"),))
    assert card.makers_tricks == _value_of_revoke(play, card)


def _value_of_revoke(play: Played, card: Graded) -> int:
    """What alpha-beta says when the wrong card lies, the second of the deal."""
    lead = play.tricks[0].plays[0][1]
    makers = play.rules.side(play.contract.maker)
    search = AlphaBeta(play.contract.trump, tuple(play.rules.side(seat) is makers for seat in Seat))
    hands = tuple(
        sum(1 << held.index for held in hand if held not in (lead, card.card))
        for hand in play.hands
    )
    state = State(hands, play.tricks[0].leader.number, (lead.index, card.card.index))
    return search.search(state, 0, 5)


def test_expected_results_are_reached() -> None:
    """In every made example the last card's value is what the referee counts."""
    for line in (DATA / "expected.jsonl").read_text(encoding="utf-8").splitlines():
        expected = json.loads(line)
        if not (DATA / expected["file"]).exists():
            continue
        game = judge(read(json.loads((DATA / expected["file"]).read_text(encoding="utf-8"))))
        for deal, told in zip(game.deals, expected["deals"], strict=True):
            play = played(deal)
            if isinstance(play, Played) and told["makers_tricks"] is not None:
                assert [*grades(play)][-1].makers_tricks == told["makers_tricks"]
