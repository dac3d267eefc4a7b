"""Each sentence on seats, turns and words, with the condition under which it is true."""

from typing import Any

from explain.truth import Truth
from questions.reason_facts import Facts, Values, apart, code, number

from euchre_tutor.engine import Seat
from euchre_tutor.explain import nobody_asked, sayings, seating
from euchre_tutor.text import Text

ROLES = ("the dealer", "the dealer's left", "the dealer's partner", "the dealer's right")


def _place(relation: str, steps: int) -> Any:  # noqa: ANN401  # a condition
    return lambda f, v: (
        f.d["relation"] == relation
        and apart(v, "seat", "there") == steps
        and number(v["seat"]) == (f.d["dealer"] if f.d["seat"] is None else f.d["seat"])
    )


def _from_dealer(f: Facts, v: Values, steps: int) -> bool:
    """The guess sits so many seats from the dealer, and is named if anybody is."""
    guess = Seat.parse(f.guess).number
    named = "guess" not in v or number(v["guess"]) == guess
    return named and (guess - f.d["dealer"]) % 4 == steps and f.rules["players"] == 4


SEATING = Truth[Facts](
    {
        "Partners sit opposite each other: {seat} and {there}.": _place("partner", 2),
        "Clockwise, {there} comes right after {seat}: that is the left.": _place("left", 1),
        "Clockwise, {there} comes right before {seat}: that is the right.": _place("right", 3),
        "The eldest sits at the dealer's left, and that is {there}.": lambda f, v: (
            f.d["relation"] == "eldest" and number(v["there"]) == (f.d["dealer"] + 1) % 4
        ),
        "The deal passes to the left: after {seat} comes {there}.": _place("next dealer", 1),
        "{guess} sits beside {seat}, so it is an opponent.": lambda _, v: (
            apart(v, "seat", "guess") in (1, 3)
        ),
        "{guess} sits opposite {seat}: that is the partner.": lambda f, v: (
            apart(v, "seat", "guess") == 2 and f.d["relation"] != "partner"
        ),
        "{guess} is on the other side. Left is the next seat clockwise.": lambda f, v: (
            f.d["relation"] == "left" and number(v["guess"]) == (f.d["seat"] + 3) % 4
        ),
        "{guess} is on the other side. Right is the seat before, clockwise.": lambda f, v: (
            f.d["relation"] == "right" and number(v["guess"]) == (f.d["seat"] + 1) % 4
        ),
        "The eldest is the first to speak, and the dealer is the last.": lambda f, v: (
            f.d["relation"] == "eldest" and _from_dealer(f, v, 0)
        ),
        "{guess} is the dealer's partner and speaks second.": lambda f, v: _from_dealer(f, v, 2),
        "{guess} sits at the dealer's right and speaks third.": lambda f, v: _from_dealer(f, v, 3),
        "Nobody deals twice running: the deal passes to the left after every deal.": lambda f, _: (
            Seat.parse(f.guess).number == f.d["dealer"]
        ),
        "The deal does not go to the dealer's partner. It goes round, seat by seat.": (
            lambda f, v: _from_dealer(f, v, 2)
        ),
        "{guess} sits at the dealer's right. The deal goes to the left.": lambda f, v: _from_dealer(
            f, v, 3
        ),
    },
    seating,
)


def _speaker(f: Facts, v: Values) -> bool:
    """Who is to speak is named, and the role is that seat's."""
    role = v.get("role")
    four = f.rules["players"] == 4
    called = (
        ROLES[(f.seat - f.d["dealer"]) % 4]
        if four
        else ("the dealer", "the non-dealer")[f.seat != f.d["dealer"]]
    )
    named = role is None or (isinstance(role, Text) and role.message == called)
    return named and ("seat" not in v or number(v["seat"]) == f.seat)


def _dealer_speaks(f: Facts) -> bool:
    return bool(f.seat == f.d["dealer"])


SAYINGS = Truth[Facts](
    {
        "It is the non-dealer who orders it up. {seat} deals.": lambda f, v: (
            _speaker(f, v) and _dealer_speaks(f) and f.rules["players"] == 2
        ),
        "Nobody is forced to name a suit, and {seat} may pass.": lambda f, v: (
            _speaker(f, v)
            and f.guess.endswith("no pass")
            and not f.rules["stick"]
            and not _dealer_speaks(f)
        ),
        "Only the dealer accepts. {seat} is {role}.": lambda f, v: (
            _speaker(f, v) and not _dealer_speaks(f) and f.guess == "pass, accept"
        ),
        "Only the dealer's partner assists. {seat} is {role}.": lambda f, v: (
            _speaker(f, v) and (f.seat - f.d["dealer"]) % 4 != 2 and "assist" in f.guess
        ),
        "The dealer may pass too. Only a house rule, not in use here, forbids it.": lambda f, _: (
            _dealer_speaks(f) and not f.rules["stick"] and f.guess.endswith("no pass")
        ),
        "The opponents of the dealer order it up. {seat} is {role}.": lambda f, v: (
            _speaker(f, v) and (f.seat - f.d["dealer"]) % 2 == 0 and f.guess == "pass, order"
        ),
        "Under this house rule the dealer alone may not pass. {seat} may.": lambda f, v: (
            _speaker(f, v)
            and f.rules["stick"]
            and not _dealer_speaks(f)
            and f.guess.endswith("no pass")
        ),
        "With two players there is no partner to assist.": lambda f, _: (
            f.rules["players"] == 2 and "assist" in f.guess
        ),
        "Under this house rule {seat} cannot assist and let the dealer play.": lambda f, v: (
            _speaker(f, v)
            and (f.seat - f.d["dealer"]) % 4 == 2
            and f.rules["canadian"]
            and f.guess == "pass, assist"
        ),
        "{seat} may assist alone, but need not: both are allowed.": lambda f, v: (
            _speaker(f, v)
            and (f.seat - f.d["dealer"]) % 4 == 2
            and not f.rules["canadian"]
            and f.guess == "pass, assist alone"
        ),
        "{upcard} was turned down, but a house rule allows {suit} all the same.": lambda f, v: (
            f.rules["turned"]
            and "but the turned-down one" in f.guess
            and code(v["upcard"]) == f.d["upcard"]
            and code(v["suit"]) == f.d["upcard"][1]
        ),
    },
    sayings,
)


def _with_call_only(f: Facts) -> bool:
    return bool(f.rules["caller"]) and not f.d["calls"][-1].endswith("alone")


ASKED = Truth[Facts](
    {
        "Under these house rules a maker goes alone only with the call, and {maker} did not. So no"
        " defender may either.": lambda f, v: (
            _with_call_only(f)
            and f.rules["defend"] == "lone-maker"
            and f.right == "nobody"
            and number(v["maker"]) == f.maker
        ),
        "Under these house rules only the maker goes alone, and only with the call: {maker} did"
        " not.": lambda f, v: (
            _with_call_only(f)
            and f.rules["defend"] == "never"
            and f.right == "nobody"
            and number(v["maker"]) == f.maker
        ),
        "Under this house rule the makers go alone only with the call, and that was not said. So"
        " {seat}, a defender, is asked first.": lambda f, v: (
            _with_call_only(f)
            and Seat.parse(f.right) is v["seat"]
            and (number(v["seat"]) - f.maker) % 2 == 1
        ),
        "Under this house rule no maker is asked any more, but defenders are: {seat} first.": (
            lambda f, v: (
                f.guess == "nobody"
                and _with_call_only(f)
                and Seat.parse(f.right) is v["seat"]
                and (number(v["seat"]) - f.maker) % 2 == 1
            )
        ),
        "Somebody is: before the first card {seat} may still announce it.": lambda f, v: (
            f.guess == "nobody" and not _with_call_only(f) and Seat.parse(f.right) is v["seat"]
        ),
        "{seat} plays alone, and under these house rules no defender may.": lambda f, v: (
            f.d["calls"][-1].endswith("alone")
            and f.rules["defend"] == "never"
            and number(v["seat"]) == f.maker
        ),
    },
    nobody_asked,
)
