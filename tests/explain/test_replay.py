"""Accounts of judged games are made of sentences, whatever of a record is not known."""

from __future__ import annotations

import random
import re

import pytest
from explain.truth import small_start
from records.made import DATA, hide, made, read, tricks

from euchre_tutor.engine import Card, Seat
from euchre_tutor.engine.actions import OrderUp
from euchre_tutor.engine.notation import NotationError
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.recorded import RecordedDeal
from euchre_tutor.engine.records.referee import Fault, Problem, Stage, judge
from euchre_tutor.explain.replay import account
from euchre_tutor.explain.replay.problems import problem
from euchre_tutor.explain.replay.unreadable import unreadable
from euchre_tutor.text import render

NAMES = sorted(path.stem.removeprefix("made-") for path in DATA.glob("made-*.egn"))
CARD = Card("9s")


def said(fault: Fault, *, seat: Seat | None, shown: Card | str | None) -> str:
    """What is said of this fault."""
    found = Problem(
        deal=0,
        stage=Stage.PLAY,
        fault=fault,
        rule="play.next",
        reason="play.next",
        seat=seat,
        shown=shown,
        said=OrderUp(),
    )
    return render(problem(found, RecordedDeal(dealer=Seat.NORTH, upcard=None)).text, "en")


@pytest.mark.parametrize(
    ("fault", "seat", "shown", "sentence"),
    [
        (Fault.NOT_HELD, None, CARD, "9♠ is played, but nobody can hold it."),
        (Fault.NOT_HELD, Seat.WEST, CARD, "West plays 9♠, but cannot hold it."),
        (Fault.PLAYED_TWICE, None, CARD, "9♠ is played, but was played before."),
        (Fault.PLAYED_TWICE, Seat.WEST, CARD, "West plays 9♠, which was played before."),
        (Fault.CARD_MISSING, None, None, "A card is missing in this trick."),
        (
            Fault.CARD_TOO_MANY,
            None,
            None,
            "There is one card too many in this trick. It does not count.",
        ),
        (
            Fault.CARD_TOO_MANY,
            None,
            CARD,
            "9♠ is one card too many in this trick. It does not count.",
        ),
        (Fault.LEFT, Seat.WEST, None, "West leaves the upcard, but has to take it."),
        (Fault.CALL, Seat.WEST, None, "West orders up the upcard, but it was turned down."),
    ],
)
def test_faults_of_players_and_cards_not_known(
    fault: Fault, seat: Seat | None, shown: Card | None, sentence: str
) -> None:
    """What is not known is not named, and the rest is a whole sentence all the same."""
    assert said(fault, seat=seat, shown=shown) == sentence


def told(name: str, *hidden: tuple[int, int], hands: bool = True, last: int = 5) -> list[str]:
    """The lines on the tricks of a made game, with these cards (trick, card) not known."""
    document = made(name) if hands else hide(made(name))
    for trick, card in hidden:
        tricks(document)[trick][card] = "Xx"
    del tricks(document)[last:]
    lines = (render(line.text, "en") for line in account(judge(read(document))))
    return [line for line in lines if line.startswith("Trick ")]


def test_cards_not_known() -> None:
    """The cards known are told, then whose are not, then who wins."""
    whole = [(1, card) for card in range(4)]
    known = "Trick 1: East J♠, South Q♣, West K♣ and North J♣. North wins."
    assert told("march")[0] == known
    assert told("march", (0, 1))[0] == (
        "Trick 1: East J♠, West K♣ and North J♣. The card of South is not known. North wins."
    )
    assert told("march", (0, 1), (0, 2), (0, 0))[0] == (
        "Trick 1: North J♣. The cards of East, South and West are not known. North wins."
    )
    assert told("march", *whole)[1] == "Trick 2: no card is known. South wins."
    assert told("march", *whole, hands=False, last=2)[1:] == [
        "Trick 2: no card is known. It is not known who wins."
    ]


def test_players_not_known() -> None:
    """After a trick without a winner the cards are told without players, the others counted."""
    whole = [(1, card) for card in range(4)]
    after = told("march", *whole, (2, 0), hands=False)[2]
    assert after == "Trick 3: 10♦, J♦ and A♠. One card is not known. It is not known who wins."
    after = told("march", *whole, (2, 0), (2, 3), hands=False)[2]
    assert after.startswith("Trick 3: 10♦ and J♦. 2 cards are not known.")


def test_an_unfinished_trick_of_unknown_cards() -> None:
    """A trick that breaks off is told as such, known cards or not."""
    document = made("broken-off")
    tricks(document)[2][:] = ["Xx", "Xx"]
    lines = [render(line.text, "en") for line in account(judge(read(document)))]
    assert "Trick 3, not finished: no card is known." in lines


def test_an_upcard_not_known() -> None:
    """The heading of a deal says that its upcard is not known."""
    document = hide(made("march"))
    document["deals"][0]["initialState"]["upCard"] = "Xx"
    lines = [render(line.text, "en") for line in account(judge(read(document)))]
    assert "Deal 1: North deals, the upcard is not known." in lines


@pytest.mark.parametrize("name", NAMES)
def test_no_line_begins_in_lower_case(name: str) -> None:
    """Cards made unknown, doubled or left out: no line and no problem begins in lower case."""
    chance = random.Random(name)  # noqa: S311 - which cards are spoiled is no secret
    for _ in range(25):
        document = hide(made(name)) if chance.random() < 0.3 else made(name)
        for deal in document["deals"]:
            for phase in deal["phases"][1:]:
                for trick in phase["tricks"]:
                    _spoil(trick, chance)
        judged = judge(read(document))
        lines = [render(line.text, "en") for line in account(judged)]
        lines += [line.split(": ", 1)[1] for line in lines if line.startswith("Problem: ")]
        for line in lines:
            assert not small_start(re.sub(r" \(Rule .*", "", line)), line


def _spoil(trick: list[str], chance: random.Random) -> None:
    """Change some cards of a trick."""
    for at in range(len(trick)):
        if chance.random() < 0.15:
            trick[at] = chance.choice(("Xx", trick[0], "9c", "Jd", "7h", "B"))
    if chance.random() < 0.1:
        trick.append(chance.choice(("Xx", "9c")))
    elif chance.random() < 0.1:
        del trick[chance.randrange(len(trick) + 1) :]


HANDS = "QdAsJhTc9c/QhKsTdKc9s/QsAhJdTh9h/QcAdJsTs9d"
KITTY = "KhJcAcKd"
TWICE = HANDS.replace("Qd", "9d")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "euchre game",
            "line 1, game: expected euchre game, the rules, the first dealer and the score",
        ),
        (
            "euchre game odd N 0-0",
            (
                "line 1, rules: expected rules such as standard, the same for the whole game,"
                ' found "odd"'
            ),
        ),
        (
            "euchre game standard Q 0-0",
            'line 1, dealer: expected the letter of a player, such as N, found "Q"',
        ),
        (
            "euchre game standard N 0:0",
            (
                "line 1, score: expected the points at the start, such as 0-0, enough to win on"
                ' one side at most, found "0:0"'
            ),
        ),
        (
            "euchre game standard N 10-10",
            (
                "line 1, score: expected the points at the start, such as 0-0, enough to win on"
                ' one side at most, found "10-10"'
            ),
        ),
        (
            "euchre game standard N 0-0\nnonsense",
            "line 2, deal: expected five parts: rules, dealer, hands, kitty and actions",
        ),
        (
            f"euchre game standard N 0-0\nstandard N {TWICE} {KITTY} -",
            "line 2, hands: expected five cards for each player, and no card twice",
        ),
        (
            f"euchre game standard N 0-0\nstandard N {HANDS} KhJcAc -",
            "line 2, kitty: expected all the other cards, the upcard first",
        ),
        (
            f"euchre game standard N 0-0\nstandard N {HANDS} {KITTY} o,what",
            (
                "line 2, actions: expected calls, exchange, answers and cards, in this order,"
                ' found "what"'
            ),
        ),
    ],
)
def test_a_text_that_is_no_game(text: str, sentence: str) -> None:
    """Our own text form: the line, the part and what belongs there, in words to be translated."""
    with pytest.raises(NotationError) as caught:
        read_record(text.encode())
    assert render(unreadable(caught.value), "en") == sentence
    pseudo = render(unreadable(caught.value), "qps").replace(caught.value.found or "", "")
    left = re.sub(r"[bBfFmMpPqQvVxX\d.]+", "", pseudo)
    assert not re.search(r"[A-Za-z]{2}", left), left


def test_a_small_start_is_noticed() -> None:
    """The guard sees a sentence in lower case wherever it stands."""
    assert small_start("somebody plays 9♠.")
    assert small_start("**euchred** they are.")
    assert small_start("East wins. a card is missing.")
    assert not small_start("East wins. 9♠ is missing. “Pass” is said.")
