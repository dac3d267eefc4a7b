"""Files that are no record: one clear line with the place, what had to stand there, what does."""

import json
from typing import Any

import pytest
from records.made import Document, made

from euchre_tutor.engine import Deal, Seat, write_deal
from euchre_tutor.engine.notation import NotationError
from euchre_tutor.engine.records.egn import LIMIT, EgnError, Wanted, read_egn
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.referee import Fault, judge
from euchre_tutor.explain.replay.unreadable import unreadable
from euchre_tutor.text import render

DEAL = "deals[0]"


def error(data: bytes) -> EgnError:
    """The error that this file gives."""
    with pytest.raises(EgnError) as caught:
        read_egn(data)
    return caught.value


def spoiled(path: str, value: object) -> bytes:
    """`made-march` with another value at this place."""
    document: Any = made("march")
    *parents, last = path.replace("]", "").replace("[", ".").split(".")
    node = document
    for key in parents:
        node = node[int(key) if isinstance(node, list) else key]
    node[int(last) if isinstance(node, list) else last] = value
    return json.dumps(document).encode()


VALUES = [
    ("fileType", "Euchre Match Notation", Wanted.EGN),
    ("fileType", 4, Wanted.EGN),
    ("version", "2.0", Wanted.VERSION),
    ("metadata", [], Wanted.OBJECT),
    ("metadata.initialScore", [0], Wanted.SCORE),
    ("metadata.initialScore", "0-0", Wanted.SCORE),
    ("metadata.initialScore[1]", 1.5, Wanted.NUMBER),
    ("metadata.initialScore[1]", True, Wanted.NUMBER),
    ("metadata.initialScore[1]", 10**12, Wanted.NUMBER),
    ("metadata.initialScore", [-5, 3], Wanted.START),
    ("metadata.initialScore", [12, 12], Wanted.START),
    ("metadata.initialScore", [10**9, 0], Wanted.START),
    ("metadata.ruleset", "std", Wanted.OBJECT),
    ("metadata.ruleset.std", "yes", Wanted.YES_NO),
    ("metadata.ruleset.loner_lead", "LEFT", Wanted.LEAD),
    ("metadata.ruleset.winning_score", 0, Wanted.PLAYED),
    ("metadata.ruleset.loner_march_score", -4, Wanted.PLAYED),
    ("metadata.ruleset.loner_euchred_score", 0, Wanted.PLAYED),
    ("metadata.ruleset.min_rank", 7, Wanted.PLAYED),
    ("metadata.ruleset.joker", True, Wanted.PLAYED),
    ("metadata.ruleset.num_players", 2, Wanted.PLAYED),
    ("metadata.ruleset.farmers", True, Wanted.PLAYED),
    ("metadata.ruleset.partners_best", True, Wanted.PLAYED),
    ("metadata.ruleset.go_under", True, Wanted.PLAYED),
    ("metadata.ruleset.allow_no_trump", True, Wanted.PLAYED),
    ("metadata.ruleset.fast_break", True, Wanted.PLAYED),
    ("metadata.ruleset.four_trick_tokens", True, Wanted.PLAYED),
    ("metadata.ruleset.num_deals", 8, Wanted.PLAYED),
    ("deals", 3, Wanted.DEALS),
    ("deals", {"0": {}}, Wanted.DEALS),
    (DEAL, "AAECAw==", Wanted.PLAIN_DEAL),
    (DEAL, 7, Wanted.OBJECT),
    (f"{DEAL}.initialState.dealer", 4, Wanted.SEAT),
    (f"{DEAL}.initialState.dealer", -1, Wanted.SEAT),
    (f"{DEAL}.initialState.dealer", "0", Wanted.SEAT),
    (f"{DEAL}.initialState.dealer", True, Wanted.SEAT),
    (f"{DEAL}.initialState.upCard", "Zz", Wanted.CARD),
    (f"{DEAL}.initialState.upCard", 9, Wanted.CARD),
    (f"{DEAL}.initialState.playerCards", 20, Wanted.LIST),
    (f"{DEAL}.initialState.playerCards[1]", "Ts9s", Wanted.LIST),
    (f"{DEAL}.initialState.playerCards", [["9c"]] * 5, Wanted.HANDS),
    (f"{DEAL}.phases", {}, Wanted.LIST),
    (f"{DEAL}.phases[1]", {"calls": []}, Wanted.ONE_PHASE),
    (f"{DEAL}.phases[0]", {"tricks": []}, Wanted.ONE_PHASE),
    (f"{DEAL}.phases[0].calls", "Pass", Wanted.LIST),
    (f"{DEAL}.phases[0].calls[1]", 0, Wanted.CALL),
    (f"{DEAL}.phases[0].calls[1]", "n", Wanted.CALL),
    (f"{DEAL}.phases[0].isAlone", 1, Wanted.YES_NO),
    (f"{DEAL}.phases[0].aloneDefender", 9, Wanted.SEAT),
    (f"{DEAL}.phases[1].initialLead", "South", Wanted.SEAT),
    (f"{DEAL}.phases[1].tricks", 5, Wanted.LIST),
    (f"{DEAL}.phases[1].tricks[2]", 5, Wanted.LIST),
    (f"{DEAL}.phases[1].tricks[2][1]", [], Wanted.CARD),
    (f"{DEAL}.phases[1].tricks[2][1]", "1d", Wanted.CARD),
]


@pytest.mark.parametrize(("path", "value", "wanted"), VALUES)
def test_a_wrong_value(path: str, value: object, wanted: Wanted) -> None:
    """The error names the place in the file, and what had to stand there."""
    found = error(spoiled(path, value))
    # Two phases of one kind: the second of them is at fault.
    where = f"{DEAL}.phases[1]" if wanted is Wanted.ONE_PHASE else path
    assert (found.where, found.wanted) == (where, wanted)


def test_rules_not_played_may_be_switched_off() -> None:
    """A rule that is not played here is no hindrance where it has its default."""
    document = made("march")
    off = dict.fromkeys(("joker", "farmers", "partners_best", "go_under", "fast_break"), False)
    document["metadata"]["ruleset"] |= off | {"min_rank": 9, "num_players": 4, "num_deals": 0}
    assert read_egn(json.dumps(document).encode()) == read_egn(json.dumps(made("march")).encode())


WHOLE = json.dumps(made("march"), indent=1).encode()
FILES = [
    pytest.param(b"", Wanted.RECORD, id="empty"),
    pytest.param(b"  \n", Wanted.RECORD, id="blank"),
    pytest.param(b"not a game\n", Wanted.RECORD, id="not JSON"),
    pytest.param(b"[1, 2]", Wanted.EGN, id="a list"),
    pytest.param(b"{}", Wanted.DEALS, id="an empty object"),
    pytest.param(b"{'deals': []}", Wanted.JSON, id="Python, not JSON"),
    pytest.param(b'{"deals": NaN}', Wanted.NUMBER, id="not a number"),
    pytest.param(b'{"deals": ' + b"9" * 5000 + b"}", Wanted.NUMBER, id="five thousand digits"),
    pytest.param(b'{"deals": ' + b"[" * 200_000, Wanted.FLAT, id="deep lists"),
    pytest.param(b'{"deals": ' * 100_000, Wanted.FLAT, id="deep objects"),
    pytest.param(b"{" + b" " * LIMIT, Wanted.SIZE, id="too large"),
    pytest.param(b"\xff\xfe{}", Wanted.TEXT, id="not UTF-8"),
    pytest.param(b"\x00\x01\x02", Wanted.RECORD, id="binary"),
    pytest.param(WHOLE[: len(WHOLE) // 2], Wanted.JSON, id="truncated"),
    pytest.param(WHOLE + b"}", Wanted.JSON, id="something after the end"),
]


@pytest.mark.parametrize(("data", "wanted"), FILES)
def test_a_file_that_is_no_record(data: bytes, wanted: Wanted) -> None:
    """Whatever the file holds, the error says what had to be there, in one line."""
    with pytest.raises(EgnError) as caught:
        read_record(data)
    assert caught.value.wanted is wanted
    line = render(unreadable(caught.value))
    assert line.isprintable()
    assert len(line) < 200


@pytest.mark.parametrize("wanted", Wanted)
def test_every_reason_has_words(wanted: Wanted) -> None:
    """Each kind of error is told to people, with its place and what was found."""
    line = render(unreadable(EgnError("deals[2]", wanted, "17")))
    assert line.startswith("deals[2]: ")
    assert "17" in line


@pytest.mark.parametrize("count", range(0, len(WHOLE), 37))
def test_truncated_anywhere(count: int) -> None:
    """A file cut short is named as such wherever it ends."""
    with pytest.raises(EgnError) as caught:
        read_record(WHOLE[:count])
    assert caught.value.wanted in (Wanted.JSON, Wanted.RECORD)


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        ("euchre game", "game", 1),
        ("euchre game odd N 0-0", "rules", 1),
        ("euchre game standard Q 0-0", "dealer", 1),
        ("euchre game standard N 0:0", "score", 1),
        ("euchre game standard N 10-10", "score", 1),
        ("euchre game standard+target=5 N 5-11", "score", 1),
        ("euchre game standard N 0-0\nnonsense", "deal", 2),
    ],
)
def test_our_own_text_form(text: str, field: str, line: int) -> None:
    """A text that is no game names the line and the field."""
    with pytest.raises(NotationError) as caught:
        read_record(text.encode())
    assert (caught.value.field, caught.value.line) == (field, line)
    assert render(unreadable(caught.value)).startswith(f"line {line}, {field}")


def our_own(codes: str) -> str:
    """A game of one deal in our own text form: standard rules, North deals, these actions."""
    deal = Deal.shuffled("our own", dealer=Seat.NORTH)
    own, other = deal.hands[0][0], deal.hands[1][0]
    done = codes.format(own=own, card=other)
    return f"euchre game standard N 0-0\n{write_deal(deal)} {done}\n"


@pytest.mark.parametrize(
    ("codes", "said"),
    [
        ("o,l,p", "number 3: expected an answer (a or n) or a card, found 'p'"),
        ("o,l,n,p,n", "number 4: expected an answer (a or n) or a card, found 'p'"),
        ("o,l,n,n,n,n,{card},p", "number 8: expected a card, found 'p'"),
        ("o,{card},l", "number 3: expected a card, found 'l'"),
        ("o,l,l", "number 3: expected an answer (a or n) or a card, found 'l'"),
        ("o,l,n,x{own}", "number 4: expected an answer (a or n) or a card, found 'x"),
        ("o,l,{card},n", "number 4: expected a card, found 'n'"),
    ],
)
def test_actions_of_our_own_text_form_out_of_order(codes: str, said: str) -> None:
    """No call is read out of the exchange, the answers or the play: the file is unreadable."""
    with pytest.raises(NotationError) as caught:
        read_record(our_own(codes).encode())
    assert (caught.value.field, caught.value.line) == ("actions", 2)
    assert str(caught.value).startswith(f"line 2, actions: {said}")


@pytest.mark.parametrize("codes", ["o,p", "o,s,l", "p,p,p,p,p,p,p,p,o", "o,p,{card}"])
def test_late_calls_directly_after_the_bidding_are_read(codes: str) -> None:
    """A call after the end of the bidding is a fault of play, which the referee names."""
    judged = judge(read_record(our_own(codes).encode()))
    assert [one.fault for one in judged.problems if one.call is not None] == [Fault.LATE_CALL]


def test_a_line_of_our_own_text_form_with_a_part_too_few() -> None:
    """The parts of a deal are named, and how many there are."""
    with pytest.raises(NotationError, match=r"5 parts \(rules, .*actions\), found 4") as caught:
        read_record(our_own("").encode())
    assert (caught.value.field, caught.value.line) == ("deal", 2)


def lenient(document: Document) -> Document:
    """The same game as older files have it."""
    for deal in document["deals"]:
        state = deal.pop("initialState")
        bidding, play = deal["phases"]
        deal["initial_state"] = {
            "dealer": state["dealer"],
            "up_card": state["upCard"].upper(),
            "player_cards": state["playerCards"],
            "kitty": ["", "", ""],
            "view": {"deep": [[1]]},
        }
        deal["phases"] = [
            {"type": "TRICK_PLAY_PHASE", "phase_number": 2, "tricks": play["tricks"]},
            {
                "type": "BIDDING",
                "calls": [call.upper() for call in bidding["calls"]],
                "is_alone": bidding["isAlone"],
                "alone_defender": bidding.get("aloneDefender", -1),
                "discard": bidding.get("discard", ""),
            },
        ]
    document["metadata"]["initial_score"] = document["metadata"].pop("initialScore")
    return document


@pytest.mark.parametrize("name", ["march", "lone-march", "canadian-alone"])
def test_older_spellings(name: str) -> None:
    """Snake case, other names of phases in another order, capitals: the same record."""
    clean = read_egn(json.dumps(made(name)).encode())
    assert read_egn(b"\xef\xbb\xbf" + json.dumps(lenient(made(name))).encode()) == clean
