"""How a deal ends under one setting of a house rule: its picture, with the outcome told in it."""

from __future__ import annotations

from euchre_tutor.engine import Seat
from euchre_tutor.explain.bid_mistakes import Upcard
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.asked import Asked
from euchre_tutor.lessons.pictures.scene import scene
from euchre_tutor.lessons.pictures.score import score_cloth
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Choice, Question
from euchre_tutor.text import TN, T


def outcome(
    voice: Voice, question: Question, *, asks: bool = False, picked: str | None = None
) -> Json:
    """Draw the deal of a question with the right answer told, not asked.

    With ``asks`` seats can still be tapped, since another setting is asked about; ``picked`` is the
    code of the answer chosen.
    """
    cloth = sure(scene(voice, Asked(question)).cloth)
    for chair in cloth.get("seats", ()):
        if not asks:
            chair.update(choice=None, state=None, mark=None)
        elif picked is not None and chair["choice"] == picked:
            chair.update(state="picked", mark=voice.say(T("Your guess")))
    right = question.choices[question.answer[0]]
    match question.facts:
        case {"score": [int(), int()]}:
            return _standing(voice, question, right)
        case {"tricks": _}:
            _points(voice, cloth, right)
        case _ if right.code in (Upcard.TAKE.value, Upcard.CHOOSE.value):
            _upcard(voice, cloth, right)
        case _ if right.seat is not None:
            tag = T("Leads") if "trick" in question.facts else T("Is asked")
            _chair(cloth, right.seat)["tags"].append(voice.say(tag))
        case _ if all(choice.seat is None for choice in question.choices):
            speaker = sure(read.auction(question.facts, question.rules).to_speak)
            _chair(cloth, speaker).update(bubble=voice.rich(right.label), ghost=True)
    return cloth


def _chair(cloth: Json, seat: Seat) -> Json:
    chair: Json = next(one for one in cloth["seats"] if one["seat"] == seat.number)
    return chair


def _upcard(voice: Voice, cloth: Json, right: Choice) -> None:
    """Whether the upcard must go to the dealer or only may."""
    must = right.code == Upcard.TAKE.value
    label = T("must go to the dealer") if must else T("may go to the dealer")
    dealer = next(chair for chair in cloth["seats"] if chair["dealer"])
    cloth["goes"] = {"to": dealer["place"], "label": voice.say(label)}


def _points(voice: Voice, cloth: Json, right: Choice) -> None:
    """What the side that scores gets for its tricks."""
    points = int(right.code.rpartition(" ")[2])
    pile = cloth["piles"][sure(right.side).number]
    pile["points"] = voice.say(TN("{n} point", "{n} points", points))


def _standing(voice: Voice, question: Question, right: Choice) -> Json:
    """The score after the deal; the fives of a side that has won are ringed."""
    score, _, end = right.code.partition(", ")
    first, second = (int(points) for points in score.split())
    ahead = question.rules.side(Seat.NORTH if first > second else Seat.EAST)
    looks = {ahead: "right"} if end == "over" else {}
    return score_cloth(voice, (first, second), question.rules, looks=looks)
