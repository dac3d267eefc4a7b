"""A decision that is no card: what is offered, in which words, and how it is made in two taps."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from engine.table import after, deal
from explain.positions import walks

from euchre_tutor.engine import (
    DECK,
    Action,
    Announce,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Position,
    Rules,
    Seat,
    Suit,
)
from euchre_tutor.lessons.pictures.bidding import bidding
from euchre_tutor.lessons.steps.activity import Choose, Deed, Press, Tap
from euchre_tutor.lessons.steps.deciding import DECISIONS, Deciding, decide
from euchre_tutor.lessons.voice import Voice

N, E, S, W = Seat
ENGLISH = Voice("en")
DEEDS: tuple[Deed, ...] = (
    *map(Choose, ("p", "o", "s", "h", "d", "c", "n", "a", "take", "l", "")),
    *map(Press, ("say", "alone", "again", "next", "check")),
    *(Tap(card.code) for card in DECK),
)


def decisions(text: str, count: int) -> Iterator[Position]:
    """Give positions of random deals, under presets and random house rules, that are no play."""
    for _, position in walks(text, count):
        if position.phase in DECISIONS:
            yield position


def states(decision: Deciding) -> Iterator[Deciding]:
    """Give every state that deeds can lead to, up to a choice."""
    seen, waiting = {decision}, [decision]
    while waiting:
        state = waiting.pop()
        yield state
        for deed in DEEDS:
            later = state.after(deed)
            if later not in seen:
                seen.add(later)
                waiting.append(later)


def reached(decision: Deciding) -> set[Action]:
    """Give every action that deeds can make."""
    return {state.chosen for state in states(decision) if state.chosen is not None}


def start(upcard: str, dealer: Seat, done: str = "", rules: Rules = Rules.STANDARD) -> Position:
    """Give a position after these deeds."""
    return after(Position.start(deal(upcard, dealer=dealer, rules=rules)), done)


def labels(decision: Deciding) -> list[str]:
    """Give the words offered, in the order of the number keys."""
    task = decision.parts(ENGLISH).task
    assert task is not None
    return ["".join(choice["label"]) for choice in task["choices"]]


def seat_at(decision: Deciding, place: str) -> dict[str, Any]:
    """Give the seat at this place of the picture."""
    cloth = decision.parts(ENGLISH).cloth
    assert cloth is not None
    return next(seat for seat in cloth["seats"] if seat["place"] == place)


def test_exactly_what_is_legal_can_be_done() -> None:
    """Under all presets and random house rules deeds reach every legal action, and no other."""
    phases = set()
    for position in decisions("deciding", 70):
        assert reached(decide(position)) == set(position.legal()), position
        assert reached(decide(position, tempting=True, hints=True)) == set(position.legal())
        phases.add(position.phase)
    assert phases == set(DECISIONS)


def test_without_lone_calls_only_those_remain_that_must_be_alone() -> None:
    """Before going alone is taught no call is made alone, but where nothing else makes trump."""
    for position in decisions("not alone", 40):
        if position.phase is Phase.ALONE:
            continue
        legal = set(position.legal())
        plain = {action for action in legal if not getattr(action, "alone", False)}
        forced = {a for a in legal - plain if isinstance(a, OrderUp) and OrderUp() not in legal}
        assert reached(decide(position, lone=False)) == plain | forced


def test_every_state_can_be_shown() -> None:
    """The parts of every state are fit for JSON, and a main button that is ready does something."""
    for position in decisions("shown", 12):
        for state in states(decide(position, tempting=True, hints=True)):
            parts = state.parts(ENGLISH)
            json.dumps([parts.cloth, parts.task, parts.verdict, parts.aside, parts.focus])
            if state.chosen is None and parts.button is not None and parts.button[2]:
                assert state.after(Press(parts.button[0])) != state


def test_rule_4_2_each_seat_has_its_words() -> None:
    """North deals: East orders it up, South assists, West orders it up, North accepts."""
    words = {}
    for passes, seat in enumerate((E, S, W, N)):
        decision = decide(start("9s", N, "p " * passes), lone=False)
        assert decision.seat is seat
        words[seat] = labels(decision)
    assert words == {
        E: ["“Pass”", "“I order it up”"],
        S: ["“Pass”", "“I assist”"],
        W: ["“Pass”", "“I order it up”"],
        N: ["“Pass”", "“I accept”"],
    }


def test_rule_9_3_the_words_of_two_players() -> None:
    """The non-dealer orders it up, the dealer accepts; nobody can go alone."""
    first = decide(start("9s", N, rules=Rules.TWO_HANDED))
    assert labels(first) == ["“Pass”", "“I order it up”"]
    assert labels(decide(start("9s", N, "p", Rules.TWO_HANDED))) == ["“Pass”", "“I accept”"]
    task = first.after(Choose("o")).parts(ENGLISH).task
    assert task is not None
    assert [choice["alone"] for choice in task["choices"]] == [None, None]


def test_rule_5_2_the_turned_down_suit_is_not_offered() -> None:
    """Spades turned down: pass, hearts, diamonds, clubs; with rule 10.3 spades too."""
    without = ["“Pass”", "“Hearts”", "“Diamonds”", "“Clubs”"]
    assert labels(decide(start("9s", N, "p p p p"))) == without
    with_it = decide(start("9s", N, "p p p p", Rules(turned=True)))
    assert labels(with_it) == ["“Pass”", "“Spades”", *without[1:]]


def test_rule_6_2_a_call_can_be_made_alone_in_the_same_breath() -> None:
    """The switch changes the words and the call, and can be taken back before it is said."""
    decision = decide(start("9s", N)).after(Choose("o")).after(Press("alone"))
    assert seat_at(decision, "S")["bubble"] == "“I order it up, alone”"
    assert decision.after(Press("say")).chosen == OrderUp(alone=True)
    assert decision.after(Press("alone")).after(Press("say")).chosen == OrderUp()


def test_rule_6_2_who_is_asked_says_so_in_words() -> None:
    """A maker goes alone, a defender defends alone."""
    maker = decide(start("9s", N, "o l"))
    assert labels(maker) == ["“Not alone”", "“I go alone”"]
    defender = decide(start("9s", N, "o l n n"))
    assert labels(defender) == ["“Not alone”", "“I defend alone”"]
    assert defender.after(Choose("a")).after(Press("say")).chosen == Announce(alone=True)


def test_rule_10_8_canadian_only_the_lone_call_is_offered() -> None:
    """The dealer's partner who assists must go alone: one call, in the words of both."""
    decision = decide(start("9s", N, "p", Rules(canadian=True)), lone=False)
    assert labels(decision) == ["“Pass”", "“I assist, alone”"]
    assert decision.after(Choose("o")).after(Press("say")).chosen == OrderUp(alone=True)


def test_the_first_tap_opens_the_second_says_it() -> None:
    """A tap shows the meaning and a dashed bubble; nothing is said before the button."""
    decision = decide(start("9s", N))
    assert decision.parts(ENGLISH).button is None
    opened = decision.after(Choose("p"))
    assert opened.chosen is None
    mine = seat_at(opened, "S")
    assert (mine["bubble"], mine["ghost"]) == ("“Pass”", True)
    parts = opened.parts(ENGLISH)
    assert parts.task is not None
    assert parts.task["choices"][0]["text"] == ["You leave the choice to South, West and North."]
    assert parts.task["choices"][1]["text"] is None
    assert parts.focus == {"main": True}
    assert parts.button is not None
    assert parts.button[0] == "say"
    assert opened.after(Press("say")).chosen == Pass()


def test_a_meaning_is_said_aloud() -> None:
    """Who hears the screen is told the words and what they mean."""
    opened = decide(start("9s", N)).after(Choose("p"))
    assert opened.parts(ENGLISH).announce == (
        "“Pass”: You leave the choice to South, West and North."
    )


def test_cases_a_double_click_on_pass_is_one_pass() -> None:
    """Case: both clicks on the call open it once; both on "Say it" say it once."""
    opened = decide(start("9s", N)).after(Choose("p"))
    assert opened.after(Choose("p")) == opened
    said = opened.after(Press("say"))
    for deed in (Press("say"), Choose("p"), Choose("o"), Press("alone")):
        assert said.after(deed) == said
    later = decide(start("9s", N).after(Pass()))
    assert later.after(Press("say")) == later


def test_another_call_can_be_looked_at_before_one_is_said() -> None:
    """Opening another call closes the first, and the lone switch with it."""
    decision = decide(start("9s", N, "p p p p")).after(Choose("h")).after(Press("alone"))
    assert decision.after(Choose("d")).after(Press("say")).chosen == NameSuit(Suit.DIAMONDS)


@pytest.mark.parametrize(
    ("position", "code", "rule", "headline"),
    [
        (start("9s", N, "p p p p"), "s", "bid2.turned", "Not “Spades”."),
        (start("9s", N, "p " * 7, Rules(stick=True)), "p", "house.stick", "Not “Pass”."),
    ],
)
def test_a_forbidden_call_is_answered_by_its_rule(
    position: Position, code: str, rule: str, headline: str
) -> None:
    """Where it may be tried, the tap is refused with the rule; nothing is said."""
    assert decide(position).after(Choose(code)) == decide(position)
    refused = decide(position, tempting=True).after(Choose(code))
    verdict = refused.parts(ENGLISH).verdict
    assert verdict is not None
    assert verdict["tone"] == "wrong"
    assert verdict["headline"] == headline
    assert [cited["key"] for cited in verdict["rules"]] == [rule]
    assert verdict["at"] == {"choice": code}
    assert refused.chosen is None
    assert refused.after(Press("say")) == refused
    closed = refused.after(Press("again"))
    assert closed.parts(ENGLISH).verdict is None
    assert closed.after(Choose(code)).parts(ENGLISH).verdict is not None


def test_rule_4_3_who_accepts_holds_six_cards_and_puts_one_of_the_five_down() -> None:
    """The upcard lies in the hand, hatched; tapped, it is refused with rule 4.3."""
    position = start("9s", S, "p p p o")
    decision = decide(position)
    cloth = decision.parts(ENGLISH).cloth
    assert cloth is not None
    assert len(cloth["hand"]) == 6
    assert cloth["hand"][-1]["id"] == "9s"
    assert cloth["hand"][-1]["state"] == "barred"
    assert all(card["tap"] for card in cloth["hand"])
    assert len(cloth["kitty"]) == 3
    refused = decision.after(Tap("9s"))
    verdict = refused.parts(ENGLISH).verdict
    assert verdict is not None
    assert verdict["rules"][0]["key"] == "bid1.accept"
    card = position.hands[S.number][2]
    chosen = refused.after(Tap(card.code))
    assert chosen.parts(ENGLISH).verdict is None
    assert chosen.after(Press("say")).chosen == Discard(card)


def test_a_card_is_put_down_by_the_button_not_by_the_tap() -> None:
    """Until then another can be tapped; the button is not ready before the first."""
    position = start("9s", S, "p p p o")
    first, second = position.hands[S.number][:2]
    decision = decide(position)
    button = decision.parts(ENGLISH).button
    assert button is not None
    assert not button[2]
    assert decision.after(Press("say")) == decision
    decision = decision.after(Tap(first.code)).after(Tap(second.code))
    assert decision.chosen is None
    assert decision.after(Press("say")).chosen == Discard(second)


def test_rule_4_4_who_is_ordered_may_take_or_leave() -> None:
    """Six choices: leave it, or take it and put one of five down."""
    decision = decide(start("9s", S, "o"))
    task = decision.parts(ENGLISH).task
    assert task is not None
    assert [choice["id"] for choice in task["choices"]] == ["take", "l"]
    assert decision.after(Choose("l")).after(Press("say")).chosen == Leave()
    took = decision.after(Choose("take")).after(Press("say"))
    assert took.chosen is None
    cloth = took.parts(ENGLISH).cloth
    assert cloth is not None
    assert len(cloth["hand"]) == 6


def test_rule_4_4_putting_the_upcard_down_again_is_leaving_it() -> None:
    """Taken and put down again: the hint and the button say so."""
    took = decide(start("9s", S, "o")).after(Choose("take")).after(Press("say")).after(Tap("9s"))
    parts = took.parts(ENGLISH)
    assert parts.task is not None
    assert "leaving it" in str(parts.task["hint"])
    assert took.after(Press("say")).chosen == Leave()


def test_rule_10_2_who_must_take_it_is_told_so() -> None:
    """With the pick-up rule only the card is to be chosen, and the hint names the rule."""
    decision = decide(start("9s", S, "o", Rules.TOURNAMENT))
    parts = decision.parts(ENGLISH)
    assert parts.task is not None
    assert "Under this house rule" in str(parts.task["hint"])
    verdict = decision.after(Tap("9s")).parts(ENGLISH).verdict
    assert verdict is not None
    assert verdict["rules"][0]["key"] == "house.pickup"


def test_the_others_show_what_they_may_say_or_could_have_said() -> None:
    """North deals, East passed, South is asked: West may order, the dealer accept."""
    decision = decide(start("9s", N, "p"), hints=True)
    east, west, north = (seat_at(decision, place) for place in "EWN")
    assert (east["bubble"], east["could"]) == ("“Pass”", "“I order it up”")
    assert west["ghost"]
    assert west["bubble"] == ["Pass or ", {"b": "“I order it up”"}]
    assert west["reason"] == "the other side orders"
    assert north["bubble"] == ["Pass or ", {"b": "“I accept”"}]
    assert north["reason"] == "the dealer accepts"
    assert not seat_at(decide(start("9s", N, "p")), "W")["ghost"]


@pytest.mark.parametrize(
    ("done", "rules", "label"),
    [
        ("", Rules.STANDARD, "may go to the dealer"),
        ("", Rules.TOURNAMENT, "may go to the dealer"),
        ("o", Rules.STANDARD, "may go to the dealer"),
        ("o", Rules.TOURNAMENT, "goes to the dealer"),
        ("p p p o", Rules.STANDARD, "goes to the dealer"),
    ],
)
def test_the_upcard_goes_to_the_dealer_only_where_it_must(
    done: str, rules: Rules, label: str
) -> None:
    """While it may be turned down, or left (rule 4.4), the arrow says that it may."""
    cloth = bidding(ENGLISH, start("9s", N, done, rules), S)
    assert cloth["goes"]["label"] == label


def test_nothing_hidden_is_shown() -> None:
    """The cards of the others and the rest of the kitty are nowhere in the picture."""
    for position in decisions("hidden", 15):
        decision = decide(position, hints=True)
        shown = json.dumps(decision.parts(ENGLISH).cloth)
        mine = {card.code for card in (*position.hands[decision.seat.number], position.upcard)}
        for card in DECK:
            assert card.code in mine or f'"{card.code}"' not in shown


def test_a_card_to_play_is_no_decision_of_this_kind() -> None:
    """In the play, and after it, there is nothing to ask here."""
    played = start("9s", N, "p p p p h n n n n")
    assert played.phase is Phase.PLAY
    with pytest.raises(ValueError, match="card"):
        decide(played)
