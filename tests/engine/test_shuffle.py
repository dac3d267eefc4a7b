"""Chance fixed by a text: the same numbers and deals in every process, on every Python."""

import os
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from pythons import pythons

import euchre_tutor
from euchre_tutor.engine import DECK, Deal, Rules, Seat, Stream, write_deal

SOURCE = Path(euchre_tutor.__file__).parents[1]
PRINT_DEALS = """
import sys
sys.path.insert(0, sys.argv[1])
from euchre_tutor.engine import Deal, Rules, Stream, write_deal
stream = Stream("class-7")
print([stream.below(10) for _ in range(12)], stream.shuffled("abcdef"), stream.sub("x").below(99))
for text in ("class-7", "Klasse ä", ""):
    for rules in (Rules.STANDARD, Rules.TWO_HANDED):
        print(write_deal(Deal.shuffled(text, rules)))
"""
PINNED = """\
[0, 4, 2, 0, 5, 0, 3, 7, 7, 6, 2, 2] ['f', 'a', 'b', 'c', 'e', 'd'] 77
standard N AsAdThAc9s/KsQdJcQhTd/TsQsQcKdJs/9cTcAhKhJd 9hJhKc9d
two-handed N TsQsAhAsAd/KsQdJc9cTc QhTdQcKdJsKhJdThAc9s9hJhKc9d
standard N AhJsQdJdTh/9sKcKsTcAs/9c9dJhJcAc/TdKdAdQcKh QsQh9hTs
two-handed N 9c9dAdAhJs/9sKcKsTdKd TcAsJhJcAcQcKhQdJdThQsQh9hTs
standard E TdJhJcJdKs/KcQhAh9hKd/ThQsJs9dKh/AcTs9sAsQd 9cQcTcAd
two-handed S ThQsJsTdJh/AcTsJcKcQh 9dKh9sAsQdJdKsAh9hKd9cQcTcAd
"""


def recipe(text: str, n: int, count: int) -> list[int]:
    """Give the first numbers below n as the published recipe has them, written once more."""
    numbers: list[int] = []
    block = 0
    while len(numbers) < count:
        digest = sha256(text.encode() + b"\0" + block.to_bytes(8, "big")).hexdigest()
        words = [int(digest[at : at + 8], 16) for at in range(0, 64, 8)]
        numbers += [word % n for word in words if word < 2**32 // n * n]
        block += 1
    return numbers[:count]


def output(python: str, *flags: str, seed: str | None = None) -> str:
    """Run the script in a fresh process and give what it printed."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}
    if seed is not None:
        environment["PYTHONHASHSEED"] = seed
    command = [python, *flags, "-c", PRINT_DEALS, str(SOURCE)]
    return subprocess.run(
        command, env=environment, capture_output=True, encoding="utf-8", check=True
    ).stdout


def test_stream_and_deals_are_pinned() -> None:
    """These numbers and deals hold for ever: class codes depend on them."""
    assert output(sys.executable, "-X", "utf8") == PINNED


@pytest.mark.parametrize("seed", ["0", "1", "4711", "random"])
def test_no_hash_seed_matters(seed: str) -> None:
    """Two fresh processes agree, whatever seeds their hashes."""
    assert output(sys.executable, "-S", seed=seed) == PINNED


@pytest.mark.parametrize("python", pythons())
def test_every_python_gives_the_same_deals(python: str) -> None:
    """Each supported Python found here, isolated and without site-packages, agrees."""
    assert output(python, "-I", "-S", "-X", "utf8") == PINNED


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 24, 1000, 2**31 + 1, 2**32])
@pytest.mark.parametrize("text", ["class-7", "", "♠ and ä", "a" * 200])
def test_stream_follows_the_recipe(text: str, n: int) -> None:
    """SHA-256 blocks read as 32-bit words, words of the incomplete last run left out."""
    stream = Stream(text)
    assert [stream.below(n) for _ in range(50)] == recipe(text, n, 50)


def test_shuffle_is_fisher_yates_from_the_last_place_down() -> None:
    """The order of a list is fixed by the numbers of the stream, one a place."""
    numbers = Stream("order")
    expected = list(DECK)
    for last in range(23, 0, -1):
        other = numbers.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert Stream("order").shuffled(DECK) == expected
    assert Stream("order").sample(DECK, 5) == expected[:5]


def test_stream_goes_on_and_parts_are_independent() -> None:
    """Calls continue the stream; a part depends on text and label, not on what was drawn."""
    one, two = Stream("on"), Stream("on")
    drawn = [one.below(1000) for _ in range(20)]
    assert drawn == [two.below(1000) for _ in range(20)]
    assert len(set(drawn)) > 10
    assert one.sub("a").text == "on/a"
    assert one.sub("a").below(2**32) == Stream("on/a").below(2**32) != one.sub("b").below(2**32)
    assert Stream("x").choice("abc") == "abc"[Stream("x").below(3)]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_no_number_below_nothing(n: int) -> None:
    """There is no number below 0 or 1, nor a fair one past a word: ValueError."""
    with pytest.raises(ValueError, match="n must be from 1"):
        Stream("x").below(n)
    with pytest.raises(ValueError, match="n must be from 1"):
        Stream("x").choice([])
    for count in (-1, 25):
        with pytest.raises(ValueError, match="count must be from 0 to 24"):
            Stream("x").sample(DECK, count)


def test_one_code_one_deal_fifty_codes_fifty_deals() -> None:
    """Two learners with one code have the same cards; fifty codes give fifty different deals."""
    assert Deal.shuffled("class-7") == Deal.shuffled("class-7")
    deals = {
        write_deal(Deal.shuffled(f"class-{number}", dealer=Seat.NORTH)) for number in range(50)
    }
    assert len(deals) == 50


def test_deals_are_fair() -> None:
    """Over 2,400 deals every card comes to every place about 100 times (5 deviations at most)."""
    places: Counter[tuple[int, int]] = Counter()
    for number in range(2_400):
        deal = Deal.shuffled(f"fair {number}", dealer=Seat.SOUTH)
        cards = [card for hand in (*deal.hands, deal.kitty) for card in hand]
        places.update((place, card.index) for place, card in enumerate(cards))
    assert len(places) == 24 * 24
    assert all(50 < count < 150 for count in places.values())


def test_dealer_drawn_does_not_depend_on_the_cards() -> None:
    """The dealer is drawn first; another dealer gets the same shuffled deck, dealt from there."""
    drawn = Deal.shuffled("drawn")
    other = Deal.shuffled("drawn", dealer=drawn.dealer.left)
    assert drawn.kitty == other.kitty
    assert drawn.hands[drawn.dealer.number] == other.hands[other.dealer.number]
    assert Deal.shuffled("drawn", Rules.TOURNAMENT).hands == drawn.hands
