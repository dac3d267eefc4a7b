"""`euchre-tutor review`: what stands on stdout and stderr, and the exit status."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from coach.judged import judged
from engine.random_play import random_game
from records.games import game
from records.made import DATA, made, tricks

from euchre_tutor import cli
from euchre_tutor.engine import Rules, write_game
from euchre_tutor.engine.records.egn import read_egn
from euchre_tutor.engine.records.referee import judge

CLEAN = str(DATA / "made-march.egn")
REVOKE = str(DATA / "made-fault-revoke.egn")
KEYS = ["deal", "trick", "seat", "card", "makers_tricks", "best", "best_makers_tricks"]
COMES_TO = re.compile(
    r"The makers? then takes? (\d) tricks?; after (.+) (?:they take|it is) (\d) tricks?\."
)
LOSS = re.compile(r"^    (\w+) loses (\d) tricks? (?:and (\d) points? )?with (\S+?)(?:\.|, but no)")


def told(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> tuple[str, str]:
    """Run the command; give stdout and stderr."""
    assert cli.main(["review", *words]) == status
    out, err = capsys.readouterr()
    return out, err


def cards(
    capsys: pytest.CaptureFixture[str], name: str, status: int = 0
) -> tuple[list[dict[str, Any]], str]:
    """The list that `--json` prints, and stderr."""
    out, err = told(capsys, name, "--json", status=status)
    return json.loads(out), err


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """One object a card in the order played, each with every key."""
    found, err = cards(capsys, CLEAN)
    assert [list(card) for card in found] == [KEYS] * 20
    assert [card["card"] for card in found] == [
        card for trick in tricks(made("march")) for card in trick
    ]
    assert [card["trick"] for card in found] == [number // 4 for number in range(20)]
    assert {card["deal"] for card in found} == {0}
    assert found[-1]["makers_tricks"] == 5
    assert err == ""


@pytest.mark.parametrize("number", range(3))
def test_json_is_true(number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of a random game each card, who played it when, and what the best come to, judged anew."""
    played = random_game(number)
    path = tmp_path / "game"
    path.write_text(write_game(played), encoding="utf-8")
    found, _ = cards(capsys, str(path))
    for card in found:
        card["best"] = set(card["best"])
    assert found == [
        {
            "deal": at,
            "trick": card.trick - 1,
            "seat": card.seat.number,
            "card": card.card.code,
            "makers_tricks": card.makers,
            "best": {best.code for best in card.best},
            "best_makers_tricks": card.most,
        }
        for at, deal in enumerate(played.deals)
        for card in judged(deal)
    ]


def test_several_deals(capsys: pytest.CaptureFixture[str]) -> None:
    """The deals of a game follow each other in one list; one thrown in has no card."""
    found, err = cards(capsys, str(DATA / "made-thrown-in.egn"))
    assert [card["deal"] for card in found] == [1] * 15
    assert err == ""


def test_a_revoke(capsys: pytest.CaptureFixture[str]) -> None:
    """After a revoke the best cards are legal ones; the fault is named on stderr, status 1."""
    found, err = cards(capsys, REVOKE, status=1)
    assert (found[1]["card"], found[1]["best"]) == ("Tc", ["9s"])
    assert len(found) == 20
    (line,) = err.splitlines()
    assert line.endswith(
        "made-fault-revoke.egn: deal 1: North plays 10♣, but had to follow suit with 9♠."
    )


def test_a_deal_with_unknown_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is left out and named on stderr; the others are judged; the record is not at fault."""
    document = made("game-to-five")
    del document["deals"][0]["initialState"]["playerCards"]
    document["deals"][0]["phases"][1]["tricks"][4][0] = "X"
    path = tmp_path / "unknown.egn"
    path.write_text(json.dumps(document), encoding="utf-8")
    found, err = cards(capsys, str(path))
    assert {card["deal"] for card in found} == {1, 2, 3, 4}
    assert err == f"euchre-tutor: {path}: deal 1 is left out: not all of its cards are known.\n"
    out, again = told(capsys, str(path))
    assert again == err
    assert out.count("Not reviewed: not all cards are known.") == 1


def test_cards_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    """A card played twice leaves its deal out; the fault is named too."""
    found, err = cards(capsys, str(DATA / "made-fault-card-twice.egn"), status=1)
    assert found == []
    assert [line.split(": ", 2)[2] for line in err.splitlines()] == [
        "deal 1 is left out: its cards cannot have been played like this.",
        "deal 1: South plays K♠, which was played before.",
    ]


def test_all_cards_played_are_enough(capsys: pytest.CaptureFixture[str]) -> None:
    """Hands nobody wrote down are known when all their cards have been played."""
    found, err = cards(capsys, str(DATA / "made-hidden-hands.egn"))
    assert (len(found), err) == (20, "")


def test_what_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line on stderr, nothing on stdout, status 2."""
    for name in (str(tmp_path / "nothing.egn"), str(tmp_path)):
        out, err = told(capsys, name, "--json", status=2)
        assert out == ""
        assert len(err.splitlines()) == 1
    with pytest.raises(SystemExit, match="2"):
        cli.main(["review"])


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED], ids=str)
def test_the_account_says_what_the_list_says(
    rules: Rules, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every loss and only losses, with tricks and the better cards; the turning point is one."""
    path = tmp_path / "game"
    path.write_text(write_game(game(4, rules)), encoding="utf-8")
    found, _ = cards(capsys, str(path))
    out, err = told(capsys, str(path))
    losses = [match for match in map(LOSS.match, out.splitlines()) if match]
    lossy = [card for card in found if card["makers_tricks"] != card["best_makers_tricks"]]
    assert [match[1] for match in losses] == [
        ("North", "East", "South", "West")[card["seat"]] for card in lossy
    ]
    assert [int(match[2]) for match in losses] == [
        abs(card["makers_tricks"] - card["best_makers_tricks"]) for card in lossy
    ]
    told_of = COMES_TO.findall(out.replace("no trick", "0 tricks"))
    assert [(int(after), int(before)) for after, _, before in told_of] == [
        (card["makers_tricks"], card["best_makers_tricks"]) for card in lossy
    ]
    assert [len(re.findall(r"[♠♥♦♣]", best)) for _, best, _ in told_of] == [
        len(card["best"]) for card in lossy
    ]
    for deal in out.split("\n\n")[1:-1]:
        dear = [int(match[3] or 0) for match in map(LOSS.match, deal.splitlines()) if match]
        turning = re.search(r"Turning point: (\S+) of (\w+), in trick \d\.", deal)
        assert (turning is not None) == (max(dear, default=0) > 0)
        assert ("No card costs a point." in deal) == (bool(dear) and not any(dear))
        assert ("Nobody loses a trick" in deal) == (not dear and "Trick 1" in deal)
        if turning is not None:
            dearest = deal.splitlines()
            first = next(
                match
                for match in map(LOSS.match, dearest)
                if match and int(match[3] or 0) == max(dear)
            )
            assert (turning[2], turning[1]) == (first[1], first[4])
    assert err == ""


def test_recorded_games(reference: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every game of the folder is reviewed, in both forms, and no deal is left out unsaid."""
    paths = sorted(reference.glob("*.egn"))
    assert paths
    for path in paths:
        judged = judge(read_egn(path.read_bytes()))
        status = int(bool(judged.problems))
        found, err = cards(capsys, str(path), status=status)
        played = {deal.number for deal in judged.deals if any(deal.record.tricks)}
        assert len({card["deal"] for card in found}) + err.count("is left out") == len(played)
        told(capsys, str(path), status=status)
