"""Each sentence on what a bidding or a deal led to, with the condition under which it is true."""

from explain.score_mistakes_truth import Mistake
from explain.score_truth import Facts as Deal
from explain.truth import Truth, fit
from questions import naive_table as table
from questions.naive_answers import SEATS
from questions.reason_facts import Facts, Values, code, number
from questions.samples import expected, otherwise

from euchre_tutor.engine import HOUSE_RULES, Side
from euchre_tutor.explain import Explanation, bid_mistakes, house_rules
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


def _stuck(f: Facts, v: Values) -> bool:
    everybody_else = 2 * f.rules["players"] - 1
    return (
        bool(f.rules["stick"])
        and f.d["calls"] == ["Pass"] * everybody_else
        and number(v["dealer"]) == f.d["dealer"]
    )


def _late(f: Facts, v: Values) -> int:
    """Who asks to bid when trump is made, as the number of calls since that seat's last pass."""
    guess, step = number(v["guess"]), 4 // f.rules["players"]
    assert number(v["maker"]) == f.maker != guess
    return int((f.maker - guess) % 4 // step)


def _this_round(f: Facts) -> int:
    """How many have passed in the round in which trump was made."""
    return (len(f.d["calls"]) - 1) % int(f.rules["players"])


BIDS = Truth[Facts](
    {
        "{upcard} is for the dealer, but {maker} made trump. That decides who the maker is.": (
            lambda f, v: (
                _made_by(f, v)
                and f.rules["players"] == 2
                and f.round == 1
                and f.guess == SEATS[f.d["dealer"]] != SEATS[f.maker]
            )
        ),
        "It was {maker} who made trump. The other player is the defender.": lambda f, v: (
            _made_by(f, v) and f.rules["players"] == 2 and f.guess != SEATS[f.maker]
        ),
        "Nobody deals twice running: with two players the deal alternates.": lambda f, _: (
            f.rules["players"] == 2
            and set(f.d["calls"]) == {"Pass"}
            and f.guess == SEATS[f.d["dealer"]] != f.right
        ),
        "{guess} passed before {maker} made trump, and a pass stands.": lambda f, v: (
            f.guess == "yes" and _late(f, v) <= _this_round(f)
        ),
        "{guess} has not spoken in this round, but nobody bids once {maker} has made trump.": (
            lambda f, v: f.guess == "yes" and _late(f, v) > _this_round(f)
        ),
        "In the first round {guess} cannot become trump, only {suit}: the suit of {upcard}.": (
            lambda f, v: (
                _upcard(f, v)
                and f.round == 1
                and code(v["guess"]) == SUITS[f.guess] != f.d["upcard"][1] == code(v["suit"])
            )
        ),
        "Nobody deals twice running, not even when the hand is thrown in.": lambda f, _: (
            f.guess.endswith("same dealer deals again") and f.right.startswith("thrown in")
        ),
        "Nobody deals again: under this house rule {dealer}, the dealer, must name a suit, and the"
        " hand is played.": lambda f, v: (
            _stuck(f, v) and f.guess.endswith("same dealer deals again")
        ),
        "It is not thrown in yet. Under this house rule {dealer}, the dealer, may not pass.": (
            lambda f, v: _stuck(f, v) and f.guess.endswith("next player deals")
        ),
        "Nobody named {guess}. The first suit named is trump: {suit}.": lambda f, v: (
            f.round == 2
            and code(v["guess"]) == SUITS[f.guess] != f.d["calls"][-1][0]
            and code(v["suit"]) == f.d["calls"][-1][0]
        ),
        "Nobody of that side made trump, so they are the defenders. {maker} did.": (
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
        "{upcard} does not stay in the middle: the dealer must take it.": lambda f, v: (
            _upcard(f, v)
            and f.guess.startswith("nobody")
            and f.round == 1
            and (f.maker == f.d["dealer"] or f.rules["pickup"])
        ),
        "{upcard} was turned down, so in the second round nobody takes it.": lambda f, v: (
            _upcard(f, v) and f.round == 2
        ),
        "{upcard} was turned down, so the dealer has no choice any more.": lambda f, v: (
            _upcard(f, v) and f.round == 2 and f.guess == "the dealer may take it or leave it"
        ),
        "{upcard} was turned down. Naming a suit does not bring it back, so {maker} does not take"
        " it.": lambda f, v: _made_by(f, v) and f.round == 2 and f.guess == "the maker takes it",
        "{upcard} was turned down. Trump is what {maker} named in the second round.": (
            lambda f, v: _made_by(f, v) and f.round == 2 and SUITS[f.guess] == f.d["upcard"][1]
        ),
    },
    bid_mistakes,
)


def mistake(f: Facts) -> Mistake:
    """Give the wrong answer of a question on the score as the truth about scores wants it."""
    lone, defender = f.d["lone"] is not None, f.d["lone_defender"] is not None
    rules = f.question.rules
    makers = Side(table.side(f.d["maker"], f.rules))
    if f.d["score"] is None:
        name, _, points = f.guess.rpartition(" ")
        sides = [table.side_name(side, f.rules) for side in (0, 1)]
        side, gain = sides.index(name), int(points)
    else:
        after = f.guess.split(",")[0].split()
        gains = [int(n) - old for n, old in zip(after, f.d["score"], strict=True)]
        side, gain = (0, gains[0]) if gains[0] else (1, gains[1])
    return Mistake(Deal(f.d["tricks"], makers, rules, lone, defender), Side(side), gain)


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
        "It depends on the house rule “{title}”, here: {value}.": lambda f, v: (
            _title(f, v) and v["value"] == house_value(f.d["rule"], f.question.rules)
        ),
        "That would be right with the house rule “{title}” set to: {value}.": lambda f, v: (
            _title(f, v)
            and any(
                v["value"] == house_value(f.d["rule"], other.rules) and expected(other) == [f.guess]
                for other in otherwise(f.question, HOUSE_RULES[f.d["rule"]])
            )
        ),
    },
    house_rules,
)
