"""Every kind of question on the cloth: what can be done, what is kept back, what is then told."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from euchre_tutor.engine import Rules, Seat, Stream, Suit, cards_of
from euchre_tutor.explain.seating import Relation
from euchre_tutor.lessons.steps import Choose, Press, Tap
from euchre_tutor.lessons.steps.ask import Answering, answering
from euchre_tutor.lessons.steps.choose_one import ChooseOne
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import KINDS, Form, Question, generate, rank_order, seats

VOICE = Voice("en")
SEEDS = ("one", "two", "three")
CASES = [
    pytest.param(kind, level, rules, id=f"{kind}-{level}-for-{rules.players}")
    for kind in KINDS
    for rules in (Rules.STANDARD, Rules.TWO_HANDED)
    for level in KINDS[kind].levels_for(rules)
]


def questions(kind: str, level: int, rules: Rules) -> Iterator[Question]:
    """A few questions of a kind."""
    for seed in SEEDS:
        yield generate(kind, level, Stream(seed), rules)


def shown(asked: Answering) -> Json:
    """All that is on the screen."""
    parts = asked.parts(VOICE)
    return {"cloth": parts.cloth, "task": parts.task, "verdict": parts.verdict}


def drawn(screen: Json) -> Iterator[Json]:
    """Every card, seat and answer on the screen, each a mapping with a state."""
    waiting: list[Any] = [screen["cloth"], screen["task"]]
    while waiting:
        item = waiting.pop()
        if isinstance(item, dict):
            if "state" in item:
                yield item
            waiting.extend(item.values())
        elif isinstance(item, list):
            waiting.extend(item)


def ways(screen: Json) -> Iterator[Tap | Choose]:
    """All that can be done on the screen: cards, seats, answers."""
    for item in drawn(screen):
        if item.get("tap"):
            yield Tap(item["id"])
        elif item.get("choice") and item["state"] == "open":
            yield Choose(item["choice"])
        elif "label" in item and item["state"] == "open":
            yield Choose(item["id"])


def answered(question: Question, *places: int) -> Answering:
    """Answer a question as one does in a check."""
    asked = answering(question)
    for place in places:
        code = question.choices[place].code
        asked = asked.after(Choose(code) if question.form is Form.ONE else Tap(code))
    return asked.after(Press("check")) if question.form is Form.SET else asked


def tampered(question: Question) -> Question:
    """The same question with another answer."""
    right, count = question.answer, len(question.choices)
    if question.form is Form.SET:
        other = tuple(place for place in range(count) if place not in right) or right[:1]
    else:
        other = tuple((place + 1) % count for place in right)
    replies = (*question.replies[1:], question.replies[0])
    return replace(question, answer=other, replies=replies, explanation=replies[0])


@pytest.mark.parametrize(("kind", "level", "rules"), CASES)
def test_every_choice_can_be_reached(kind: str, level: int, rules: Rules) -> None:
    """Whatever can be tapped or chosen is a choice, and each choice can be."""
    for question in questions(kind, level, rules):
        asked = answering(question)
        reached = set()
        for way in ways(shown(asked)):
            after = asked.after(way)
            assert after != asked, way
            code = way.card if isinstance(way, Tap) else way.choice
            if isinstance(after, ChooseOne):
                reached.add(after.given[0])
            else:
                reached.add([choice.code for choice in question.choices].index(code))
        assert reached == set(range(len(question.choices)))


@pytest.mark.parametrize(("kind", "level", "rules"), CASES)
def test_there_are_as_many_open_answers_as_choices(kind: str, level: int, rules: Rules) -> None:
    """The list holds every choice, else the cards are all there is; the cloth doubles no choice."""
    for question in questions(kind, level, rules):
        screen = shown(answering(question))
        listed = screen["task"].get("choices", [])
        done = [way for way in ways(screen) if not (isinstance(way, Choose) and listed)]
        assert len(done) == len(set(done))
        if listed:
            assert [item["id"] for item in listed] == [c.code for c in question.choices]
            lying = {item["id"] for item in listed if item["lies"]}
            seats_on_cloth = {item["choice"] for item in drawn(screen) if item.get("choice")}
            assert len(lying) == len([w for w in done if isinstance(w, Tap)]) + len(seats_on_cloth)
        else:
            assert len(done) == len(question.choices)


@pytest.mark.parametrize(("kind", "level", "rules"), CASES)
def test_an_open_question_looks_the_same_whatever_its_answer(
    kind: str, level: int, rules: Rules
) -> None:
    """The page before the answer is drawn from the facts: another answer changes nothing on it."""
    for question in questions(kind, level, rules):
        before = shown(answering(question))
        assert before == shown(answering(tampered(question)))
        assert json.loads(json.dumps(before)) == before
        assert before["verdict"] is None


@pytest.mark.parametrize(("kind", "level", "rules"), CASES)
def test_an_open_question_shows_no_mark_and_no_ribbon(kind: str, level: int, rules: Rules) -> None:
    """No winner, no ring, no word, no ribbon, no bower by name before the answer."""
    for question in questions(kind, level, rules):
        for item in drawn(shown(answering(question))):
            assert item["state"] in ("rest", "open", "off", None)
            assert not item.get("mark")
            assert not item.get("ribbon")
            assert "bower" not in str(item.get("name"))
            assert "trump" not in str(item.get("name"))


@pytest.mark.parametrize(("kind", "level", "rules"), CASES)
def test_each_answer_gets_its_own_reply_and_its_rule(kind: str, level: int, rules: Rules) -> None:
    """Right or wrong: a result, the reason for this very choice, a rule."""
    for question in questions(kind, level, rules):
        if question.form is not Form.ONE:
            continue
        for place in range(len(question.choices)):
            verdict = shown(answered(question, place))["verdict"]
            right = place in question.answer
            why = question.explanation if right else question.replies[place]
            assert verdict["tone"] == ("right" if right else "wrong")
            assert verdict["headline"]
            assert verdict["text"] == VOICE.rich(why.text)
            assert [rule["key"] for rule in verdict["rules"]] == [why.rules[0]]


@pytest.mark.parametrize(("kind", "level", "rules"), CASES)
def test_after_an_answer_the_right_one_is_shown(kind: str, level: int, rules: Rules) -> None:
    """Wherever the right choice stands it is marked; a wrong pick is marked as such."""
    for question in questions(kind, level, rules):
        if question.form is not Form.ONE:
            continue
        for place in range(len(question.choices)):
            screen = shown(answered(question, place))
            marked = [item for item in drawn(screen) if item.get("mark")]
            assert any(item["state"] in ("right", "winner") for item in marked)
            wrong = [item for item in marked if item["state"] == "wrong"]
            assert bool(wrong) is (place not in question.answer)
            assert not list(ways(screen))


@pytest.mark.parametrize("level", KINDS["trick-winner"].levels)
def test_the_card_of_a_trick_stands_for_its_player(level: int) -> None:
    """A tap on the card is the player's answer; the card says who played it and who led."""
    for question in questions("trick-winner", level, Rules.STANDARD):
        screen = shown(answering(question))
        for number, (play, (seat, code)) in enumerate(
            zip(screen["cloth"]["trick"], question.facts["trick"], strict=True)  # type: ignore[call-overload]
        ):
            name = Seat(seat).name.capitalize()
            after = answering(question).after(Tap(code))
            assert isinstance(after, ChooseOne)
            assert question.choices[after.given[0]].seat is Seat(seat)
            assert play["card"]["name"].endswith(
                f"led by {name}" if number == 0 else f"played by {name}"
            )
            assert play["card"]["led"] is (number == 0)


def test_the_winner_is_lifted_and_named_once_told() -> None:
    """After a wrong pick: both cards are marked, trumps wear ribbons, the headline names who."""
    question = generate("trick-winner", 4, Stream("one"))
    wrong = next(place for place in range(4) if place not in question.answer)
    screen = shown(answered(question, wrong))
    states = [play["card"]["state"] for play in screen["cloth"]["trick"]]
    assert states[wrong] == "wrong"
    assert states[question.answer[0]] == "winner"
    winner = question.right_codes[0]
    assert screen["verdict"]["headline"] == f"Not quite. {winner} wins."
    assert any("left bower, trump" in play["card"]["name"] for play in screen["cloth"]["trick"])


def test_who_is_partner_of_whom_is_kept_back_where_it_is_asked() -> None:
    """Badges tell the sides, and notes the partner: in a question on seats only afterwards."""
    question = seats.ask(Relation.PARTNER, Seat.WEST, Seat.SOUTH)
    before = shown(answering(question))
    assert {seat["side"] for seat in before["cloth"]["seats"]} == {"none"}
    assert {seat["note"] for seat in before["cloth"]["seats"]} == {None}
    assert {choice["seat"]["side"] for choice in before["task"]["choices"]} == {"none"}
    after = shown(answered(question, 0))
    assert {seat["side"] for seat in after["cloth"]["seats"]} == {"us", "them"}


def test_whose_turn_it_is_is_shown_only_where_the_question_says_so() -> None:
    """No ring round the seat that is asked for; one where its words are asked for."""
    for seed in range(12):
        question = generate("who-speaks", 1, Stream(str(seed)))
        turns = [seat["turn"] for seat in shown(answering(question))["cloth"]["seats"]]
        assert any(turns) is (question.choices[0].seat is None)


def test_a_bidding_is_told_in_the_words_of_each_seat() -> None:
    """What was said stands beside the seat: the dealer's partner assists, others order."""
    said = set()
    for seed in range(30):
        question = generate("auction-outcome", 1, Stream(str(seed)))
        cloth = shown(answering(question))["cloth"]
        said |= {seat["bubble"] for seat in cloth["seats"]}
        assert cloth["trump"] is None
        assert [card["id"] for card in cloth["kitty"]] == [None] * 3 + [question.facts["upcard"]]
    assert said == {None, "“Pass”", "“I order it up”", "“I assist”", "“I accept”"}


def test_the_upcard_is_turned_down_in_the_second_round() -> None:
    """Four backs lie there, and the caption still says which card it was."""
    cloth = shown(answering(generate("auction-outcome", 2, Stream("one"))))["cloth"]
    assert [card["id"] for card in cloth["kitty"]] == [None] * 4
    assert any("card" in part for part in cloth["kitty"][0]["caption"] if isinstance(part, dict))


def test_cards_that_may_be_played_are_marked_on_the_hand() -> None:
    """On the cloth: found, missed, not allowed; the trick lies above, trumps are not counted."""
    question = generate("legal-plays", 1, Stream("one"))
    right, wrong = question.answer, [n for n in range(5) if n not in question.answer]
    screen = shown(answered(question, right[0], wrong[0]))
    marks = {card["id"]: (card["state"], card["mark"]) for card in screen["cloth"]["hand"]}
    assert marks[question.choices[right[0]].code] == ("right", "May play")
    assert marks[question.choices[wrong[0]].code] == ("refused", "Not allowed")
    for place in right[1:]:
        assert marks[question.choices[place].code] == ("missed", "Missed")
    assert screen["cloth"]["kind"] == "table"
    assert screen["task"]["cards"] == []
    assert answered(question, right[0]).parts(VOICE).aside is None


@pytest.mark.parametrize("level", KINDS["spot-the-revoke"].levels)
def test_every_card_of_the_finished_tricks_is_shown(level: int) -> None:
    """The tricks in their order, the leader of each marked; only the choices can be tapped."""
    for question in questions("spot-the-revoke", level, Rules.STANDARD):
        cloth = shown(answering(question))["cloth"]
        cards = [[play["card"] for play in trick["plays"]] for trick in cloth["tricks"]]
        facts: Any = question.facts["tricks"]
        assert [[card["id"] for card in trick] for trick in cards] == [
            [code for _, code in trick] for trick in facts
        ]
        assert all(
            [card["led"] for card in trick] == [True, False, False, False] for trick in cards
        )
        tapped = {card["id"] for trick in cards for card in trick if card["tap"]}
        assert tapped | {"none"} == {choice.code for choice in question.choices}


def test_a_card_that_was_illegal_wears_no_crown() -> None:
    """The revoke is told as not allowed, or as found; it has won nothing."""
    for seed in range(12):
        question = generate("spot-the-revoke", 1, Stream(str(seed)))
        for place in range(4):
            screen = shown(answered(question, place))
            plays = [play["card"] for t in screen["cloth"]["tricks"] for play in t["plays"]]
            assert all(card["state"] != "winner" for card in plays)


def test_the_proof_of_a_revoke_is_shown_once_told() -> None:
    """The card that should have been played then is marked, and only after the answer."""
    question = generate("spot-the-revoke", 2, Stream("a"))
    assert question.right_codes != ("none",)
    none = len(question.choices) - 1
    for screen, marks in ((shown(answering(question)), 0), (shown(answered(question, none)), 1)):
        plays = [play["card"] for t in screen["cloth"]["tricks"] for play in t["plays"]]
        assert [card["mark"] for card in plays].count("The proof") == marks


def test_the_upcard_goes_to_the_dealer_once_told() -> None:
    """Where the dealer takes it an arrow says so, after the answer."""
    found = 0
    for seed in range(40):
        question = generate("auction-outcome", 1, Stream(str(seed)))
        if question.right_codes == ("the dealer takes it",):
            found += 1
            assert "goes" not in shown(answering(question))["cloth"]
            goes = shown(answered(question, 0))["cloth"]["goes"]
            dealer = next(s for s in shown(answering(question))["cloth"]["seats"] if s["dealer"])
            assert goes["to"] == dealer["place"]
    assert found


def test_two_players_sit_opposite_each_other() -> None:
    """In the game for two nobody sits at the sides."""
    for kind, level in (
        ("who-leads", 1),
        ("who-speaks", 1),
        ("trick-winner", 1),
        ("score-deal", 1),
    ):
        for question in questions(kind, level, Rules.TWO_HANDED):
            cloth = shown(answering(question))["cloth"]
            assert [seat["place"] for seat in cloth["seats"]] == ["N", "S"]


def test_who_sits_out_is_shown() -> None:
    """The partner of a lone player has no card in the trick and is drawn as sitting out."""
    for question in questions("trick-winner", 6, Rules.STANDARD):
        cloth = shown(answering(question))["cloth"]
        out = [seat["seat"] for seat in cloth["seats"] if seat["out"]]
        assert out == question.facts["out"]


def test_a_question_on_a_house_rule_looks_like_its_deal_and_names_the_rule() -> None:
    """The scene follows the shape of the facts; the prompt says which rule is in use."""
    for level in KINDS["house-rule"].levels:
        for question in questions("house-rule", level, Rules.STANDARD):
            facts = dict(question.facts)
            facts.pop("rule")
            plain = replace(question, facts=facts)
            assert shown(answering(question))["cloth"] == shown(answering(plain))["cloth"]
            words = "".join(part for part in VOICE.rich(question.prompt) if isinstance(part, str))
            assert ":" in words


def test_a_plain_suit_can_be_put_in_order_without_a_trump() -> None:
    """Before there is any trump: six cards of a suit, no ribbon, no bower."""
    question = rank_order.ask(cards_of(Suit.SPADES, None), None)
    done = answered(question, *question.answer)
    cloth = shown(done)["cloth"]
    assert cloth["trump"] is None
    assert [card["id"] for card in cloth["cards"]] == ["As", "Ks", "Qs", "Js", "Ts", "9s"]
    assert all(card["ribbon"] is None for card in cloth["cards"])
