"""What holds in every deal: legal play by chance, under every preset and random house rules."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from engine.cases import mixed_rules, random_rules
from engine.random_play import play_on, positions, random_game

import euchre_tutor.engine as public
from euchre_tutor.engine import (
    DECK,
    Action,
    Auction,
    Card,
    Deal,
    Defend,
    Discard,
    Game,
    IllegalAction,
    Leave,
    Phase,
    Play,
    Position,
    ResultKind,
    Rules,
    Seat,
    Side,
    Stream,
    Taken,
    diagram,
    parse_deal,
    parse_game,
    write_deal,
    write_game,
)
from euchre_tutor.engine.actions import _ACTIONS as EVERYTHING

Scale = Callable[[int], int]


def all_fields(position: Position) -> dict[str, Any]:
    """Give every field, also those that equality leaves out."""
    return {field.name: getattr(position, field.name) for field in fields(position)}


def played(position: Position) -> list[Card]:
    """Give the cards that lie in tricks, finished or not."""
    tricks = (*position.tricks, *([position.trick] if position.trick is not None else []))
    return [card for trick in tricks for card in trick.cards]


def test_24_cards_are_conserved(scale: Scale) -> None:
    """At every moment each card is in exactly one place: a hand, a trick, the kitty."""
    for number in range(scale(10_000)):
        for position in positions(number):
            top = position.upcard if position.discard is None else position.discard
            held = [card for hand in position.hands for card in hand]
            everywhere = [*held, *played(position), top, *position.deal.kitty[1:]]
            assert sorted(card.index for card in everywhere) == list(range(24)), position


def test_somebody_can_act_until_the_deal_is_over(scale: Scale) -> None:
    """legal() is never empty before the end, always empty after it, and has nothing twice."""
    for number in range(scale(10_000)):
        for position in positions(number):
            legal = position.legal()
            over = position.phase is Phase.OVER
            assert (position.to_act is None) is over
            assert (len(legal) == 0) is over
            assert len(set(legal)) == len(legal)
            assert (position.result is None) is not over
            # (a dealer whose partner assists alone still exchanges, before sitting out)
            if position.phase is Phase.PLAY:
                assert position.to_act in position.active


def test_five_tricks_and_one_side_scores(scale: Scale) -> None:
    """Unless thrown in: five tricks, shared by the two sides, and exactly one side has points."""
    kinds: Counter[ResultKind] = Counter()
    for number in range(scale(10_000)):
        last = positions(number)[-1]
        result = last.result
        assert result is not None
        kinds[result.kind] += 1
        if result.kind is ResultKind.THROWN_IN:
            assert (result.side, result.points, last.tricks) == (None, 0, ())
            continue
        assert last.maker is not None
        won = Counter(last.rules.side(trick.winner(last.trump)) for trick in last.tricks)
        makers = last.rules.side(last.maker)
        assert won.total() == 5
        assert won[makers] == last.makers_tricks
        assert result.side is (makers if won[makers] >= 3 else makers.other)
        assert result.points >= 1
        assert all(len(trick) == len(last.active) for trick in last.tricks)
    assert set(kinds) == set(ResultKind)


def test_replaying_the_actions_gives_the_same_position(scale: Scale) -> None:
    """A position is its deal and its actions: every field, also the derived ones, comes again."""
    for number in range(scale(4_000)):
        for position in positions(number):
            again = Position.start(position.deal).play(*position.actions)
            assert again == position
            assert hash(again) == hash(position)
            assert all_fields(again) == all_fields(position)


def test_positions_are_values(scale: Scale) -> None:
    """Playing on changes nothing before: undo is an earlier position, "what if" another branch."""
    for number in range(scale(2_000)):
        line = positions(number)
        written = [str(position) for position in line]
        middle = line[len(line) // 2]
        kept = all_fields(middle)
        branch = list(play_on(middle, Stream(f"branch {number}")))
        assert branch[0] is middle
        assert all_fields(middle) == kept
        assert [str(position) for position in line] == written


def test_notation_round_trips(scale: Scale) -> None:
    """parse(str) and eval(repr) give the same position at every moment; deals and rules too."""
    names = vars(public)
    for number in range(scale(4_000)):
        line = positions(number)
        for position in line:
            read = Position.parse(str(position))
            assert all_fields(read) == all_fields(position)
            assert str(read) == str(position)
        last = line[-1]
        assert all_fields(eval(repr(last), dict(names))) == all_fields(last)  # noqa: S307  # ours
        deal, rules = last.deal, last.rules
        assert parse_deal(write_deal(deal)) == deal
        assert Rules.parse(str(rules)) == rules
        for value in (deal, rules, deal.upcard, last.contract, last.auction, last.result):
            assert eval(repr(value), dict(names)) == value  # noqa: S307  # our own text


def test_games_round_trip(scale: Scale) -> None:
    """A game written and read again is the same game, finished or not."""
    for number in range(scale(200)):
        game = random_game(number)
        for some in (game, replace(game, deals=game.deals[:-1]), replace(game, deals=())):
            text = write_game(some)
            assert parse_game(text) == some
            assert write_game(parse_game(text)) == text
            assert eval(repr(some), dict(vars(public))) == some  # noqa: S307  # our own text


def test_games_end_at_the_target_and_the_deal_goes_round(scale: Scale) -> None:
    """Dealers follow each other clockwise, points add up, the winner alone has the target."""
    for number in range(scale(400)):
        game = random_game(number)
        order = game.rules.clockwise(game.dealer)
        dealers = [position.dealer for position in game.deals]
        assert dealers == [order[count % len(order)] for count in range(len(dealers))]
        score = list(game.start)
        for count, position in enumerate(game.deals):
            assert max(score) < game.rules.target, "a deal after the end"
            assert replace(game, deals=game.deals[:count]).winner is None
            assert position.result is not None
            if position.result.side is not None:
                score[position.result.side.number] += position.result.points
        assert tuple(score) == game.score
        winner = Side.FIRST if score[0] > score[1] else Side.SECOND
        assert game.winner is winner
        assert score[winner.number] >= game.rules.target > score[winner.other.number]


def test_refusal_legal_and_after_agree(scale: Scale) -> None:
    """For every action there is, in every phase: listed, not refused and applied, or none of it."""
    met: Counter[Phase] = Counter()
    for number in range(scale(2_000)):
        line = positions(number)
        stream = Stream(f"moment {number}")
        for position in (stream.choice(line), stream.choice(line), line[-1]):
            met[position.phase] += 1
            legal = set(position.legal())
            assert legal <= set(EVERYTHING)
            for action in EVERYTHING:
                refusal = position.refusal(action)
                assert (refusal is None) is (action in legal)
                if refusal is None:
                    assert position.after(action).actions == (*position.actions, action)
                    continue
                assert refusal.action == action
                assert refusal.rule in public_keys()
                with pytest.raises(IllegalAction) as caught:
                    position.after(action)
                assert caught.value.refusal == refusal
                assert caught.value.position is position
                assert str(position) in str(caught.value)
                who = "nobody" if position.to_act is None else position.to_act.letter
                assert f"({who} to act, {position.phase.value})" in str(caught.value)
    assert set(met) == set(Phase)


def public_keys() -> tuple[str, ...]:
    """Give the keys of the rulebook."""
    from euchre_tutor.engine.rulebook import KEYS  # noqa: PLC0415  # not among the public names

    return KEYS


def test_exchange_choices(scale: Scale) -> None:
    """Six choices when ordered, five after accepting or with the pick-up rule; never the upcard."""
    met: Counter[int] = Counter()
    for number in range(scale(4_000)):
        for position in positions(number):
            if position.phase is not Phase.EXCHANGE:
                continue
            legal = position.legal()
            assert position.to_act is position.dealer
            discards = [action.card for action in legal if isinstance(action, Discard)]
            assert tuple(discards) == position.deal.hands[position.dealer.number]
            assert position.upcard not in discards
            may_leave = position.maker is not position.dealer and not position.rules.pickup
            assert (Leave() in legal) is may_leave
            assert len(legal) == (6 if may_leave else 5)
            met[len(legal)] += 1
    assert set(met) == {5, 6}


def endings(auction: Auction) -> Iterator[Auction]:
    """Give every way in which this bidding can end."""
    if auction.over:
        yield auction
        return
    for call in auction.legal():
        yield from endings(auction.after(call))


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        (Rules.STANDARD, 33),  # 4 orders and 12 names, alone or not, and all pass
        (Rules(stick=True), 32),
        (Rules.TOURNAMENT, 32),
        (Rules(canadian=True), 32),
        (Rules(turned=True), 41),
        (Rules(turned=True, stick=True), 40),
        (Rules.TWO_HANDED, 9),  # 2 orders, 6 names, and all pass
        (replace(Rules.TWO_HANDED, stick=True), 8),
    ],
    ids=str,
)
def test_number_of_ways_the_bidding_can_end(rules: Rules, count: int) -> None:
    """The closed forms: 33 when it can be thrown in, 32 with the dealer stuck; and their like."""
    for upcard in DECK[::5]:
        for dealer in rules.seats:
            ends = list(endings(Auction(rules, dealer, upcard)))
            assert len(ends) == count
            assert len({end.calls for end in ends}) == count
            assert sum(end.thrown_in for end in ends) == (not rules.stick)
            assert all((end.contract is None) is end.thrown_in for end in ends)


def swapped(position: Position, one: Card, other: Card) -> Position:
    """Give the deal with two cards exchanged, wherever they are, played alike up to here."""
    trade = {one: other, other: one}

    def trade_in(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(trade.get(card, card) for card in cards)

    def trade_action(action: Action) -> Action:
        return (
            Discard(trade.get(action.card, action.card)) if isinstance(action, Discard) else action
        )

    deal = position.deal
    north, east, south, west = (trade_in(hand) for hand in deal.hands)
    traded = Deal(deal.rules, deal.dealer, (north, east, south, west), trade_in(deal.kitty))
    return Position.start(traded).play(*(trade_action(action) for action in position.actions))


def test_view_reveals_no_hidden_card(scale: Scale) -> None:
    """Two hidden cards change places: what the seat sees stays the same, in letters too."""
    compared: Counter[str] = Counter()
    for number in range(scale(6_000)):
        stream = Stream(f"hidden {number}")
        position = stream.choice(positions(number))
        seat = stream.choice(position.rules.seats)
        view = position.view(seat)
        if len(view.unseen) < 2:
            continue
        one, other = stream.sample(view.unseen, 2)
        try:
            changed = swapped(position, one, other)
        except IllegalAction:
            continue  # a play already made tells these two cards apart
        assert changed.hands != position.hands or changed.deal.kitty != position.deal.kitty
        assert changed.view(seat) == view
        assert diagram(changed, seat) == diagram(position, seat)
        moved = {one, other}
        compared["in a hand"] += any(moved & set(hand) for hand in position.hands)
        compared["discarded"] += position.discard in moved
        compared["compared"] += 1
    assert compared["compared"] > scale(6_000) // 2
    assert min(compared.values()) > 0


def test_view_knows_exactly_what_was_seen(scale: Scale) -> None:
    """Unseen are the cards not held, played, turned up or put down by the seat itself."""
    for number in range(scale(2_000)):
        for position in positions(number):
            for seat in position.rules.seats:
                view = position.view(seat)
                hand = position.hands[seat.number]
                own = [position.discard] if seat is position.dealer else []
                known = {*hand, *played(position), position.upcard, *own}
                assert view.unseen == tuple(card for card in DECK if card not in known)
                assert view.hand == hand
                assert view.counts == tuple(len(held) for held in position.hands)
                assert view.legal == (position.legal() if seat is position.to_act else ())
                hidden = [f"Card({card.code!r})" for card in view.unseen]
                assert not [text for text in hidden if text in repr(view)]
                discards = [event for event in view.history if isinstance(event, Discard)]
                assert len(discards) == (seat is position.dealer and position.discard is not None)


def test_others_see_that_the_dealer_took_the_card() -> None:
    """The public history says that a card was taken and that one went down, not which."""
    position = Position.start(Deal.shuffled("taken"))
    position = position.play(*[parse for parse in position.legal() if parse.code == "o"])
    position = position.after(position.legal()[1])
    for seat in Seat:
        last = position.view(seat).history[-1]
        assert isinstance(last, Discard if seat is position.dealer else Taken)
    with pytest.raises(ValueError, match="nobody sits"):
        Position.start(Deal.shuffled("two", Rules.TWO_HANDED)).view(Seat.EAST)


def test_values_survive_pickle_and_copy() -> None:
    """Copies are equal, and their cards are the same objects: identity is what compares them."""
    for number in range(12):
        last = positions(number)[-1]
        for again in (pickle.loads(pickle.dumps(last)), copy.deepcopy(last), copy.copy(last)):  # noqa: S301  # our own
            assert all_fields(again) == all_fields(last)
            assert all(a is b for a, b in zip(again.deal.kitty, last.deal.kitty, strict=True))


def test_values_cannot_be_changed() -> None:
    """Positions, deals, rules and cards refuse assignment."""
    position = Position.start(Deal.shuffled("frozen"))
    for value, name in (
        (position, "phase"),
        (position.deal, "dealer"),
        (position.rules, "stick"),
        (position.upcard, "rank"),
        (Game(Rules.STANDARD, Seat.NORTH), "start"),
    ):
        with pytest.raises(AttributeError):
            setattr(value, name, None)


def test_every_mix_of_house_rules_is_met() -> None:
    """The rules by chance take every value of every switch, with four players and with two."""
    met: dict[str, set[object]] = {field.name: set() for field in fields(Rules)}
    for number in range(200):
        for rules in (random_rules(Stream(f"mix {number}")), mixed_rules(number)):
            for name, values in met.items():
                values.add(getattr(rules, name))
    assert met["players"] == {2, 4}
    assert met["defend"] == set(Defend)
    assert all(len(values) >= 2 for name, values in met.items() if name != "deck")


def test_plays_are_refused_out_of_turn_and_unheld() -> None:
    """A card another seat holds cannot be played, whoever is to act."""
    line = positions(0, Rules.STANDARD)
    moment = next(position for position in line if position.phase is Phase.PLAY)
    assert moment.to_act is not None
    for seat in Seat:
        for card in moment.hands[seat.number]:
            refusal = moment.refusal(Play(card))
            assert (refusal is None) is (seat is moment.to_act)
