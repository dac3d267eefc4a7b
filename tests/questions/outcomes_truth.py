"""Each sentence on what a bidding or a deal led to, with the condition under which it is true."""

from explain.truth import Truth, fit
from questions import naive_table as table
from questions.reason_facts import Facts, Values, code, number
from questions.samples import expected, otherwise

from euchre_tutor.engine import HOUSE_RULES
from euchre_tutor.explain import Explanation, bid_mistakes, house_rules, score_mistakes
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import house_value

SUITS = {"Spades": "s", "Hearts": "h", "Diamonds": "d", "Clubs": "c"}


def _upcard(f: Facts, v: Values) -> bool:
    return "upcard" not in v or code(v["upcard"]) == f.d["upcard"]


def _made_by(f: Facts, v: Values) -> bool:
    return _upcard(f, v) and ("maker" not in v or number(v["maker"]) == f.maker)


def _ordered(f: Facts) -> bool:
    return f.round == 1 and f.maker != f.d["dealer"]


def _other_side(f: Facts) -> bool:
    return f.guess != table.side_name(table.side(f.maker, f.rules), f.rules)


BIDS = Truth[Facts](
    {
        "In the first round only the suit of {upcard} can become trump: {suit}.": lambda f, v: (
            _upcard(f, v) and f.round == 1 and code(v["suit"]) == f.d["upcard"][1]
        ),
        "Nobody deals twice running, not even when the hand is thrown in.": lambda f, _: (
            f.guess.endswith("same dealer deals again") and f.right.startswith("thrown in")
        ),
        "Nobody named {guess}. The first suit named is trump: {suit}.": lambda f, v: (
            f.round == 2
            and code(v["guess"]) == SUITS[f.guess] != f.d["calls"][-1][0]
            and code(v["suit"]) == f.d["calls"][-1][0]
        ),
        "Nobody of that side made trump. {maker} did, and so that side are the defenders.": (
            lambda f, v: _made_by(f, v) and _other_side(f)
        ),
        "The dealer accepted. Who accepts takes {upcard} and has no choice.": lambda f, v: (
            _upcard(f, v) and f.round == 1 and f.maker == f.d["dealer"]
        ),
        "The dealer has passed too. Only a house rule, not in use here, forbids that.": (
            lambda f, _: len(f.d["calls"]) == 2 * f.rules["players"] and not f.rules["stick"]
        ),
        "The dealer may leave {upcard}, but may take it as well.": lambda f, v: (
            _upcard(f, v) and _ordered(f) and not f.rules["pickup"] and f.guess.startswith("nobody")
        ),
        "The dealer was ordered, did not accept, and so may also leave {upcard}.": lambda f, v: (
            _upcard(f, v)
            and _ordered(f)
            and not f.rules["pickup"]
            and f.guess == "the dealer takes it"
        ),
        "There are two rounds of bidding, never a third.": lambda f, _: f.guess == "a third round",
        "Under this house rule the dealer must take {upcard}: no choice.": lambda f, v: (
            _upcard(f, v) and _ordered(f) and f.rules["pickup"]
        ),
        "{maker} made trump, but only the dealer can take the upcard.": lambda f, v: (
            _made_by(f, v) and _ordered(f) and f.guess == "the maker takes it"
        ),
        "{upcard} is for the dealer, but {maker} made trump. That decides who the makers are.": (
            lambda f, v: (
                _made_by(f, v)
                and f.round == 1
                and _other_side(f)
                and f.guess == table.side_name(table.side(f.d["dealer"], f.rules), f.rules)
            )
        ),
        "{upcard} was turned down, so in the second round nobody takes it.": lambda f, v: (
            _upcard(f, v) and f.round == 2
        ),
        "{upcard} was turned down. Trump is what {maker} named in the second round.": (
            lambda f, v: _made_by(f, v) and f.round == 2 and SUITS[f.guess] == f.d["upcard"][1]
        ),
    },
    bid_mistakes,
)


def _gain(f: Facts) -> tuple[int, int]:
    return table.points(f.d["tricks"], f.d["lone"], f.d["lone_defender"], f.rules)


def _offered(f: Facts) -> tuple[int, int]:
    """What the answer gives to makers and defenders."""
    if f.d["score"] is None:
        name, _, points = f.guess.rpartition(" ")
        sides = [table.side_name(side, f.rules) for side in (0, 1)]
        gains = [int(points) if side == name else 0 for side in sides]
    else:
        after = f.guess.split(",")[0].split()
        gains = [int(n) - old for n, old in zip(after, f.d["score"], strict=True)]
    makers = table.side(f.d["maker"], f.rules)
    return gains[makers], gains[1 - makers]


def _points(f: Facts, v: Values) -> bool:
    """The right side, with other points than it scores; they are named if any are."""
    right, offered = _gain(f), _offered(f)
    same = bool(right[0]) == bool(offered[0]) and right != offered
    return same and ("n" not in v or v["n"] == max(offered))


def _wrong_side(f: Facts, v: Values, *, euchred: bool, players: int) -> bool:
    right, offered = _gain(f), _offered(f)
    return (
        bool(right[0]) != bool(offered[0])
        and (right[0] == 0) is euchred
        and v["tricks"] == f.d["tricks"]
        and f.rules["players"] == players
    )


def _for_five_alone(f: Facts, v: Values) -> bool:
    """So many points are for five tricks alone, of a maker or a defender, under these rules."""
    defender = 4 if f.rules["defend"] != "never" else None
    return v["n"] in (f.rules["march"], defender)


def _set_by_house_rule(f: Facts) -> bool:
    usual = table.without(f.rules, table.USUAL)
    return table.points(f.d["tricks"], f.d["lone"], f.d["lone_defender"], usual) != _gain(f)


SCORES = Truth[Facts](
    {
        "1 point is for making trump and taking three or four tricks. A euchre counts more.": (
            lambda f, v: _points(f, v) and _gain(f)[1] > 1 == _offered(f)[1]
        ),
        "1 point is for three or four tricks. Here it was all five.": lambda f, v: (
            _points(f, v) and f.d["tricks"] == 5 and _offered(f)[0] == 1
        ),
        "A euchre counts the same whether the maker was alone or not.": lambda f, v: (
            _points(f, v) and f.d["lone"] is not None and f.rules["loneeuchre"] == 2
        ),
        "Playing alone counts for more with all five tricks only, and here it was fewer.": (
            lambda f, v: _points(f, v) and f.d["lone"] is not None and f.d["tricks"] in (3, 4)
        ),
        "The maker took {tricks} of the five tricks. The defender scores only by taking three.": (
            lambda f, v: _wrong_side(f, v, euchred=False, players=2)
        ),
        "The makers took {tricks} of the five tricks. The defenders score only if they take"
        " three.": lambda f, v: _wrong_side(f, v, euchred=False, players=4),
        "With {tricks} of the five tricks the maker is euchred, so the defender scores.": (
            lambda f, v: _wrong_side(f, v, euchred=True, players=2)
        ),
        "With {tricks} of the five tricks the makers are euchred, so the defenders score.": (
            lambda f, v: _wrong_side(f, v, euchred=True, players=4)
        ),
        "{n} points are for a march by both makers. Here one of them was alone.": lambda f, v: (
            _points(f, v) and v["n"] == 2 and f.d["lone"] is not None and f.d["tricks"] == 5
        ),
        "{n} points are for a player who takes all five tricks alone.": lambda f, v: (
            _points(f, v) and _for_five_alone(f, v) and f.d["lone_defender"] is None
        ),
        "{n} points are for all five tricks alone. Here both makers played.": lambda f, v: (
            _points(f, v) and v["n"] == f.rules["march"] and f.d["lone"] is None
        ),
        "{n} points are for less: the lone defender took all five tricks.": lambda f, v: (
            _points(f, v) and f.d["tricks"] == 0 and f.d["lone_defender"] is not None
        ),
        "{n} points are for one who takes all five tricks alone.": lambda f, v: (
            _points(f, v) and v["n"] == f.rules["march"] and f.d["tricks"] in (3, 4)
        ),
        "{n} points need all five tricks, and here it was fewer.": lambda f, v: (
            _points(f, v) and v["n"] == 2 and f.d["tricks"] in (3, 4)
        ),
        "{n} points need all five tricks. The lone defender took {tricks}.": lambda f, v: (
            _points(f, v)
            and f.d["lone_defender"] is not None
            and v["tricks"] == 5 - f.d["tricks"] < 5
            and v["n"] == 4
        ),
        "A house rule sets the points here, and not to {n}.": lambda f, v: (
            _points(f, v) and _set_by_house_rule(f)
        ),
        "{n} would be usual, but a house rule sets the points here.": lambda f, v: (
            _points(f, v)
            and _set_by_house_rule(f)
            and v["n"]
            == max(
                table.points(
                    f.d["tricks"],
                    f.d["lone"],
                    f.d["lone_defender"],
                    table.without(f.rules, table.USUAL),
                )
            )
        ),
    },
    score_mistakes,
)


def _title(f: Facts, v: Values) -> bool:
    return v["title"] == RULES[f.d["rule"]].title


class WithTitles(Truth[Facts]):
    """Sentences that name a rule of the rulebook; the condition looks at the name."""

    def holds(self, said: Explanation, facts: Facts) -> None:
        """Fail unless the sentence is well made and true of the facts."""
        fit(said)
        self.used.add(said.text.message)
        assert self.conditions[said.text.message](facts, said.text.values), said


HOUSE = WithTitles(
    {
        "It hangs on the house rule “{title}”, here: {value}.": lambda f, v: (
            _title(f, v) and v["value"] == house_value(f.d["rule"], f.question.rules)
        ),
        "Right only where the house rule “{title}” is set to: {value}.": lambda f, v: (
            _title(f, v)
            and any(
                v["value"] == house_value(f.d["rule"], other.rules) and expected(other) == [f.guess]
                for other in otherwise(f.question, HOUSE_RULES[f.d["rule"]])
            )
        ),
    },
    house_rules,
)
