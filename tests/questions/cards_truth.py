"""Each sentence about a revoke, with the condition under which it is true."""

from explain.truth import Truth
from questions import naive_cards as cards
from questions.reason_facts import Facts, Values, code, number

from euchre_tutor.engine import Suit
from euchre_tutor.explain import revoked
from euchre_tutor.text.words import a_suit


def _plays(f: Facts) -> list[tuple[int, int, str, str]]:
    """Every card: the number of its trick, its seat, the card, the card led to it."""
    return [
        (at, seat, card, trick[0][1])
        for at, trick in enumerate(f.d["tricks"])
        for seat, card in trick
    ]


def _suit(card: str, f: Facts) -> str:
    return cards.suit(card, f.d["trump"])


def _left(f: Facts) -> str:
    return "J" + cards.MATE[f.d["trump"]]


def _faults(f: Facts) -> list[str]:
    return cards.revokes(f.d["tricks"], f.d["trump"])


def _fault(f: Facts, v: Values) -> bool:
    """What is named is the revoke, its player, the suit and card led, and a later proof."""
    (fault,) = _faults(f)
    at, seat, card, first = next(play for play in _plays(f) if play[2] == fault)
    later = [
        p for n, s, p, _ in _plays(f) if n > at and s == seat and _suit(p, f) == _suit(first, f)
    ]
    said = {"seat": seat, "card": card, "first": first, "suit": _suit(first, f)}
    return all(
        (number(v[name]) if name == "seat" else code(v[name])) == value
        for name, value in said.items()
        if name in v
    ) and ("proof" not in v or code(v["proof"]) in later)


def _is(f: Facts, v: Values, name: str) -> bool:
    """The card named is the left bower, and counts as the trump named."""
    trump = next(suit for suit in Suit if suit.letter == f.d["trump"])
    return code(v[name]) == _left(f) and v["name"] == a_suit(trump)


def _play_of(f: Facts) -> tuple[int, int, str, str]:
    return next(play for play in _plays(f) if play[2] == f.guess)


def _void_later(f: Facts, v: Values) -> bool:
    """The card guessed did not follow, and no card of the suit led came from that hand later."""
    at, seat, card, first = _play_of(f)
    led = _suit(first, f)
    later = [p for n, s, p, _ in _plays(f) if n > at and s == seat]
    return (
        code(v["card"]) == card
        and number(v["seat"]) == seat
        and code(v["suit"]) == led != _suit(card, f)
        and led not in [_suit(p, f) for p in later]
    )


REVOKED = Truth[Facts](
    {
        "As the left bower {card} is {name} and did not follow {suit}. {seat} held {proof}, as was"
        " seen later.": lambda f, v: _fault(f, v) and _is(f, v, "card"),
        "{seat} held {proof}: the left bower, so {name}. It had to follow {suit}, and {card} did"
        " not.": lambda f, v: _fault(f, v) and _is(f, v, "proof"),
        "{first}, the left bower, called for {suit}. {seat} played {card}, but held {proof}, as"
        " was seen later.": lambda f, v: _fault(f, v) and code(v["first"]) == _left(f),
        "{seat} did not follow {suit} with {card}, but held {proof}, as was seen later.": _fault,
        "There was one: {seat} did not follow suit when {first} was led, and played {suit}"
        " later.": lambda f, v: f.guess == "none" and _fault(f, v),
        "Whoever did not follow played no card of that suit later, so nothing is wrong.": (
            lambda f, _: not _faults(f)
        ),
        "{card} is the left bower, {name}. Read so, everybody followed who could.": lambda f, v: (
            not _faults(f)
            and _is(f, v, "card")
            and bool(cards.revokes(f.d["tricks"], f.d["trump"], ("cards.left",)))
        ),
        "{card} was allowed. It only shows that an earlier card was not.": lambda f, v: (
            code(v["card"]) == f.guess not in _faults(f) and bool(_faults(f))
        ),
        "{card} was led, and whoever leads first may play any card.": lambda f, v: (
            code(v["card"]) == f.guess == _play_of(f)[3] and _play_of(f)[0] == 0
        ),
        "{card} was led, so there was no suit to follow yet.": lambda f, v: (
            code(v["card"]) == f.guess == _play_of(f)[3] and _play_of(f)[0] > 0
        ),
        "As the left bower {card} is {name}, and {seat} played no {suit} after it.": (
            lambda f, v: _void_later(f, v) and _is(f, v, "card")
        ),
        "{seat} played no {suit} after {card}, so nothing shows a revoke.": _void_later,
    },
    revoked,
)
