"""How tricks being played look: the table, what is asked, what is told."""

from __future__ import annotations

from euchre_tutor.engine import Card, Play, Position, Seat, Trick
from euchre_tutor.explain import leads, plays, tricks
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.pictures.playing import YOU, Look, State, table
from euchre_tutor.lessons.steps.activity import Parts
from euchre_tutor.lessons.steps.tapping import tap_card
from euchre_tutor.lessons.steps.trick_play import AGAIN, ON, TrickPlay
from euchre_tutor.lessons.voice import Json, Voice, spoken
from euchre_tutor.questions import Question, judge
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import deed


def parts(play: TrickPlay, voice: Voice) -> Parts:
    """Show the table, what is asked, and what is to be told."""
    verdict = _verdict(play, voice)
    reason = _reason(play)
    task = _task(play, voice)
    if reason is not None:
        task = {"kind": "told", "prompt": "", "hint": "", "cards": []} | {
            "lines": [{"seat": voice.badge(YOU, play.position.rules), "text": voice.rich(reason)}]
        }
    return Parts(
        cloth=table(voice, play.position, _look(play)),
        task=task,
        verdict=verdict,
        button=_button(play),
        announce=_heard(play, voice, verdict),
    )


def _button(play: TrickPlay) -> tuple[str, Text, bool] | None:
    if play.refused is not None:
        return AGAIN, T("Choose again"), True
    if not play.goes_on:
        return None
    return ON, T("Next trick") if play.is_full else T("Next card"), True


def _look(play: TrickPlay) -> Look:
    trick, position = play.lying, play.position
    own = position.hands[YOU.number] if play.own_turn else ()
    done = play.is_full and not play.is_open
    return Look(
        trick=trick,
        fresh=play.fresh,
        collected=play.collected,
        told=done or bool(play.given) or play.marked or play.how.coached,
        states=_trick_states(play) | _hand_states(play),
        taps=trick.cards if trick is not None and play.is_open else own,
        hand=play.how.own,
        turn=YOU if play.own_turn else None,
    )


def _trick_states(play: TrickPlay) -> dict[Card, State]:
    """The answer to what was asked of the cards, or the card that wins."""
    trick, asked = play.lying, play.question
    if trick is None or play.is_open:
        return {}
    if asked is not None:
        answer = Asked(asked, play.given)
        return {card: answer.on_card(n, _wins(play)) for n, card in enumerate(trick.cards)}
    if not play.is_full:
        return {}
    return {trick.winning_card(play.position.trump): ("winner", None)}


def _wins(play: TrickPlay) -> Text:
    return T("Wins") if play.is_full else T("Winning")


def _hand_states(play: TrickPlay) -> dict[Card, State]:
    """The card refused, and after a mistake which cards are allowed."""
    if not play.marked or not play.own_turn:
        return {}
    allowed = play.position.legal()
    states: dict[Card, State] = {
        card: ("playable" if Play(card) in allowed else "barred", None)
        for card in play.position.hands[YOU.number]
    }
    if play.refused is not None:
        states[play.refused] = ("refused", T("Not allowed"))
    return states


def _task(play: TrickPlay, voice: Voice) -> Json | None:
    question, trick = play.question, play.lying
    if question is not None and trick is not None:
        return _asking(play, question, trick, voice)
    if not play.own_turn:
        return None
    count = len(play.position.hands[YOU.number])
    led = _led(play) if trick is None or not play.how.coached else None
    return {
        "kind": "cards",
        "prompt": voice.say(T("You lead: play a card") if trick is None else T("Play a card")),
        "hint": "" if led is None else voice.rich(led),
        "how": tap_card(voice, count),
        "cards": [],
    }


def _asking(play: TrickPlay, question: Question, trick: Trick, voice: Voice) -> Json:
    """Ask for one of the cards that lie there."""
    scene = Scene(
        lying=frozenset(range(len(trick))),
        tokens=dict(enumerate(trick.cards)),
        wins=_wins(play),
    )
    return {
        "kind": "choices",
        "prompt": voice.rich(question.prompt),
        "hint": voice.say(T("Yes.")) if play.confirmed else "",
        "how": tap_card(voice, len(trick)),
        "card": None,
        "choices": Asked(question, play.given).listed(voice, scene),
    }


def _reason(play: TrickPlay) -> Text | None:
    """Say why the own card of a finished trick was allowed."""
    if not play.how.reason or not play.is_full or play.is_open:
        return None
    position, own = Position.start(play.position.deal), None
    for action in play.position.actions:
        if isinstance(action, Play) and position.to_act is YOU:
            own = plays.may_play(action.card, position, YOU).text
        position = position.after(action)
    return own


def _led(play: TrickPlay) -> Text | None:
    """Say who leads to this trick, and why, once one was won."""
    position = play.position
    if not position.tricks:
        return None
    return leads.next_lead(position.tricks[-1], position.trump, YOU).text


def _verdict(play: TrickPlay, voice: Voice) -> Json | None:
    position, trick, question = play.position, play.lying, play.question
    if play.refused is not None:
        refused = sure(position.refusal(Play(play.refused)))
        why = plays.refusal(refused, position, YOU)
        at = {"card": play.refused.code}
        return voice.answer("wrong", T("Not this one."), why.text, refused.rule, at)
    if trick is None or play.is_open:
        return None
    best, winning = trick.best(position.trump)
    if question is not None:
        verdict = judge(question, play.given)
        headline = _yes(best) if verdict.is_right else _no(best, over=play.is_full)
        return voice.verdict(verdict, headline, {"card": trick.cards[play.given[0]].code})
    if not play.is_full:
        return None
    why = tricks.winner(trick, position.trump, YOU)
    return voice.answer("told", _takes(best), why.text, why.rules[0], {"card": winning.code})


def _takes(seat: Seat) -> Text:
    return T("You take the trick.") if seat is YOU else T("{seat} takes the trick.", seat=seat)


def _yes(seat: Seat) -> Text:
    return T("Yes, it is yours.") if seat is YOU else T("Yes, {seat}.", seat=seat)


def _no(seat: Seat, *, over: bool) -> Text:
    if over:
        return T("Not quite. You win.") if seat is YOU else T("Not quite. {seat} wins.", seat=seat)
    if seat is YOU:
        return T("Not quite. You are winning.")
    return T("Not quite. {seat} is winning.", seat=seat)


def _heard(play: TrickPlay, voice: Voice, verdict: Json | None) -> str:
    """Say the cards that have just fallen, and the verdict."""
    trick, position = play.lying, play.position
    new = () if trick is None or not play.fresh else trick.plays[-play.fresh :]
    said = [voice.say(T("Yes."))] if play.confirmed and verdict is None else []
    for seat, card in new:
        other = deed(Play(card), seat, position.dealer, position.upcard)
        said.append(voice.aloud(T("You play {card}.", card=card) if seat is YOU else other))
    return " ".join(said if verdict is None else [*said, spoken(verdict)])
