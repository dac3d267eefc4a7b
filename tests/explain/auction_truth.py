"""Each sentence about turns and bidding, with the condition under which it is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from explain.truth import Condition, Truth

from euchre_tutor.engine import (
    Announce,
    Card,
    Defend,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Position,
    Seat,
    Suit,
)
from euchre_tutor.explain import asked, auction, not_turns, outcomes
from euchre_tutor.text import Field, Text, render


class Facts(NamedTuple):
    """A position, who is spoken to, and the seat thought to be on turn."""

    position: Position
    viewer: Seat | None = None
    guess: Seat | None = None

    @property
    def phase(self) -> Phase:
        """What is being decided."""
        return self.position.phase

    @property
    def now(self) -> Seat | None:
        """Whose turn it is."""
        return self.position.to_act

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self.position.dealer

    @property
    def four(self) -> bool:
        """Whether four play."""
        return self.position.rules.players == 4

    @property
    def calls(self) -> int:
        """How many calls were made."""
        return sum(isinstance(done, Pass | OrderUp | NameSuit) for done in self.position.actions)

    @property
    def place(self) -> int:
        """How many have spoken in this round of the bidding."""
        return self.calls % self.position.rules.players

    @property
    def codes(self) -> list[str]:
        """The codes of what may be done."""
        return [action.code for action in self.position.legal()]

    @property
    def up(self) -> Suit:
        """The suit of the upcard."""
        return self.position.upcard.suit

    @property
    def maker(self) -> Seat:
        """Who spoke last in the bidding, counted clockwise from the dealer's left."""
        return self.after_dealer(self.calls)

    @property
    def answers(self) -> list[tuple[Seat, bool]]:
        """Who was asked about going alone, and the answer, by playing the deal again."""
        found = []
        position = Position.start(self.position.deal)
        for action in self.position.actions:
            if isinstance(action, Announce) and position.to_act is not None:
                found.append((position.to_act, action.alone))
            position = position.after(action)
        return found

    @property
    def lone(self) -> list[Seat]:
        """Who plays alone so far."""
        called = any(
            isinstance(done, OrderUp | NameSuit) and done.alone for done in self.position.actions
        )
        said = [seat for seat, alone in self.answers if alone]
        return [self.maker, *said] if called else said

    @property
    def played(self) -> list[tuple[Seat, Card]]:
        """What lies in the trick being played."""
        return [] if self.position.trick is None else list(self.position.trick.plays)

    def after_dealer(self, steps: int) -> Seat:
        """Give the seat so many places clockwise from the dealer."""
        step = steps if self.four else 2 * steps
        return Seat((self.dealer.number + step) % 4)

    def passed_all(self) -> bool:
        """Whether everybody passed in both rounds."""
        done = self.position.actions
        return len(done) == 2 * self.position.rules.players and set(done) == {Pass()}


def _who(f: Facts, v: Mapping[str, Field], who: Seat | None, name: str = "seat") -> bool:
    """The seat is named, or is spoken to."""
    return v[name] is who is not f.viewer if name in v else who is not None and who is f.viewer


def _speaks(f: Facts, v: Mapping[str, Field], place: int) -> bool:
    """The one so many places from the dealer speaks now, after all before."""
    return (
        f.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
        and f.place == place - 1
        and f.now is f.after_dealer(place)
        and _who(f, v, f.now)
    )


def _words(f: Facts, v: Mapping[str, Field]) -> bool:
    """The words are those of rule 4.2 for the seat."""
    assert isinstance(v["no"], Text)
    assert isinstance(v["yes"], Text)
    yes = {f.dealer: "I accept"}
    if f.four:
        yes[f.after_dealer(2)] = "I assist"
    said = yes.get(f.now or f.dealer, "I order it up")
    said += "" if "o" in f.codes else ", alone"
    return (
        f.phase is Phase.FIRST_ROUND
        and render(v["no"], "en") == "Pass"
        and render(v["yes"], "en") == said
    )


def _suits(f: Facts, v: Mapping[str, Field], *, stuck: bool, turned: bool) -> bool:
    """A suit is named, with a pass or without, with the suit turned down or without."""
    rules = f.position.rules
    other = [suit.letter in f.codes for suit in Suit if suit is not f.up]
    return (
        f.phase is Phase.SECOND_ROUND
        and v["suit"] is f.up
        and all(other)
        and ("p" in f.codes) is not stuck
        and stuck is (rules.stick and f.now is f.dealer)
        and turned is (f.up.letter in f.codes) is rules.turned
    )


def _exchanging(f: Facts, v: Mapping[str, Field], *, leave: bool) -> bool:
    return (
        f.phase is Phase.EXCHANGE
        and v["upcard"] is f.position.upcard
        and ("l" in f.codes) is leave
        and f.now is f.dealer
        and _who(f, v, f.dealer, "dealer")
    )


def _being_asked(f: Facts, v: Mapping[str, Field], who: Seat) -> bool:
    return f.phase is Phase.ALONE and f.now is who and _who(f, v, who)


def _defender_asked(f: Facts, v: Mapping[str, Field]) -> bool:
    return f.phase is Phase.ALONE and _defends(f, f.now) and _who(f, v, f.now)


def _defends(f: Facts, seat: Seat | None) -> bool:
    return seat is not None and (seat.number - f.maker.number) % 2 == 1


def _both_defend(f: Facts) -> bool:
    return _defends(f, f.now) and _defends(f, f.guess)


def _not_asked(f: Facts, v: Mapping[str, Field]) -> bool:
    return f.phase is Phase.ALONE and f.guess is not f.now and _who(f, v, f.guess)


def _last(f: Facts) -> Seat:
    return f.played[-1][0]


def _next(f: Facts) -> Seat:
    """The next seat clockwise that plays."""
    seat = _last(f).left
    while seat not in f.position.active:
        seat = seat.left
    return seat


def _before(f: Facts) -> bool:
    """Clockwise from the one on turn the seat comes before this round or trick is over."""
    assert f.now is not None
    assert f.guess is not None
    start = _first(f).number
    return (f.now.number - start) % 4 < (f.guess.number - start) % 4


def _first(f: Facts) -> Seat:
    """Where the round of the bidding, or the trick, began."""
    return f.played[0][0] if f.played else f.after_dealer(1)


def _upcard(f: Facts, v: Mapping[str, Field]) -> bool:
    return v["upcard"] is f.position.upcard


def _made(f: Facts, v: Mapping[str, Field]) -> bool:
    """Somebody made this suit trump, the last to speak."""
    last = f.position.actions[f.calls - 1]
    suit = last.suit if isinstance(last, NameSuit) else f.up
    return (
        isinstance(last, OrderUp | NameSuit)
        and v["suit"] is suit
        and v.get("maker", f.maker) is f.maker
    )


_HOW: Final = {"": False, ", alone": True}
"""How somebody made trump, and whether that was alone."""


def _makers(who: Condition[Facts], *, alone: bool) -> Condition[Facts]:
    """Of four somebody made this suit trump, alone or not, and they are who is said."""
    return lambda f, v: (
        f.four
        and _made(f, v)
        and getattr(f.position.actions[f.calls - 1], "alone", None) is alone
        and who(f, v)
    )


def _other_side(f: Facts, v: Mapping[str, Field]) -> bool:
    """The makers are named, and not those of who is spoken to."""
    side = v["side"]
    return (
        isinstance(side, Text)
        and all(seat.name.capitalize() in render(side, "en") for seat in (f.maker, f.maker.partner))
        and f.viewer not in (f.maker, f.maker.partner)
    )


def _round(f: Facts) -> int:
    return 1 if f.calls <= f.position.rules.players else 2


def _deals_next(f: Facts) -> Seat:
    return f.after_dealer(1)


def _trick_open(f: Facts) -> bool:
    return f.phase is Phase.PLAY and bool(f.played)


TURNS: Final = Truth[Facts](
    {
        # auction
        "The words are “{no}” or “{yes}”.": _words,
        "Pass, or name any suit but {suit}, which was turned down.": lambda f, v: _suits(
            f, v, stuck=False, turned=False
        ),
        "Pass, or name any suit: under this house rule {suit} too.": lambda f, v: _suits(
            f, v, stuck=False, turned=True
        ),
        "This house rule forbids a pass: name any suit but {suit}.": lambda f, v: _suits(
            f, v, stuck=True, turned=False
        ),
        "These house rules forbid a pass and allow any suit, {suit} too.": lambda f, v: _suits(
            f, v, stuck=True, turned=True
        ),
        "You are the dealer and speak last.": lambda f, v: _speaks(f, v, f.position.rules.players),
        "{seat}, the dealer, speaks last.": lambda f, v: _speaks(f, v, f.position.rules.players),
        "You are the non-dealer and speak first.": lambda f, v: not f.four and _speaks(f, v, 1),
        "{seat}, the non-dealer, speaks first.": lambda f, v: not f.four and _speaks(f, v, 1),
        "You sit at the dealer's left and speak first.": lambda f, v: f.four and _speaks(f, v, 1),
        "{seat}, at the dealer's left, speaks first.": lambda f, v: f.four and _speaks(f, v, 1),
        "You are the dealer's partner and speak second.": lambda f, v: f.four and _speaks(f, v, 2),
        "{seat}, the dealer's partner, speaks second.": lambda f, v: f.four and _speaks(f, v, 2),
        "You sit at the dealer's right and speak third.": lambda f, v: f.four and _speaks(f, v, 3),
        "{seat}, at the dealer's right, speaks third.": lambda f, v: f.four and _speaks(f, v, 3),
        "You accepted, so you take {upcard} and put one of your five down.": lambda f, v: (
            f.maker is f.dealer and _exchanging(f, v, leave=False)
        ),
        "{dealer} accepted and takes {upcard}, putting one of the other five down.": lambda f, v: (
            f.maker is f.dealer and _exchanging(f, v, leave=False)
        ),
        "Under this house rule you, the dealer, take {upcard} and put one of your five down.": (
            lambda f, v: (
                f.position.rules.pickup
                and f.maker is not f.dealer
                and _exchanging(f, v, leave=False)
            )
        ),
        "Under this house rule {dealer}, the dealer, takes {upcard} and puts one of the other"
        " five down.": lambda f, v: (
            f.position.rules.pickup and f.maker is not f.dealer and _exchanging(f, v, leave=False)
        ),
        "As the dealer you may leave {upcard}, or take it and put one of your five down.": (
            lambda f, v: _exchanging(f, v, leave=True)
        ),
        "As the dealer {dealer} may leave {upcard}, or take it and put one of the other five"
        " down.": lambda f, v: _exchanging(f, v, leave=True),
        "It goes clockwise, so after {last} you play.": lambda f, v: (
            _trick_open(f) and v["last"] is _last(f) and f.now is f.viewer is _next(f)
        ),
        "It goes clockwise, so after you {seat} plays.": lambda f, v: (
            _trick_open(f) and _last(f) is f.viewer and v["seat"] is f.now is _next(f)
        ),
        "It goes clockwise, so after {last} {seat} plays.": lambda f, v: (
            _trick_open(f)
            and v["last"] is _last(f) is not f.viewer
            and v["seat"] is f.now is _next(f)
            and f.now is not f.viewer
        ),
        # asked
        "You made trump, so you are asked first whether you go alone.": lambda f, v: (
            _being_asked(f, v, f.maker) and not f.answers
        ),
        "{seat} made trump and is asked first whether to go alone.": lambda f, v: (
            _being_asked(f, v, f.maker) and not f.answers
        ),
        "You are the maker's partner and are asked whether you go alone.": lambda f, v: (
            _being_asked(f, v, f.maker.partner)
        ),
        "{seat}, the maker's partner, is asked whether to go alone.": lambda f, v: _being_asked(
            f, v, f.maker.partner
        ),
        "A maker plays alone. Under this house rule you, a defender, may go alone as well.": (
            lambda f, v: (
                _defender_asked(f, v)
                and f.position.rules.defend is Defend.LONE_MAKER
                and any(not _defends(f, seat) for seat in f.lone)
            )
        ),
        "A maker plays alone. Under this house rule {seat}, a defender, may go alone as well.": (
            lambda f, v: (
                _defender_asked(f, v)
                and f.position.rules.defend is Defend.LONE_MAKER
                and any(not _defends(f, seat) for seat in f.lone)
            )
        ),
        "Defenders may go alone too. You are one, so you are asked.": lambda f, v: (
            _defender_asked(f, v) and f.position.rules.defend is Defend.ALWAYS
        ),
        "Defenders may go alone too. {seat} is one and is asked.": lambda f, v: (
            _defender_asked(f, v) and f.position.rules.defend is Defend.ALWAYS
        ),
        "You play alone already, so you are not asked.": lambda f, v: (
            _not_asked(f, v) and f.guess in f.lone
        ),
        "{seat} plays alone already and is not asked.": lambda f, v: (
            _not_asked(f, v) and f.guess in f.lone
        ),
        "Your partner plays alone already, and two partners cannot.": lambda f, _: (
            f.guess is not None and f.guess is f.viewer and f.guess.partner in f.lone
        ),
        "{lone} plays alone already, and of two partners only one can.": lambda f, v: (
            f.guess is not None
            and f.guess is not f.viewer
            and v["lone"] is f.guess.partner
            and f.guess.partner in f.lone
        ),
        "You have already said that you do not go alone.": lambda f, v: (
            _not_asked(f, v) and (f.guess, False) in f.answers
        ),
        "{seat} has already said not to go alone.": lambda f, v: (
            _not_asked(f, v) and (f.guess, False) in f.answers
        ),
        "{maker} made trump. Under this house rule the maker goes alone with the call or not at"
        " all.": lambda f, v: f.position.rules.caller and v["maker"] is f.guess is f.position.maker,
        "{maker} made trump. Under this house rule only the maker may go alone for that side, not"
        " {seat}.": lambda f, v: (
            f.position.rules.caller
            and v["maker"] is f.position.maker
            and v["seat"] is f.guess is not f.position.maker
            and not _defends(f, f.guess)
        ),
        "{seat} is a defender. Under this house rule no defender goes alone.": lambda f, v: (
            f.position.rules.defend is Defend.NEVER
            and v["seat"] is f.guess
            and _defends(f, f.guess)
        ),
        "{seat} is a defender. Under this house rule one may go alone only against a lone"
        " maker.": lambda f, v: (
            f.position.rules.defend is Defend.LONE_MAKER
            and v["seat"] is f.guess
            and _defends(f, f.guess)
            and all(_defends(f, seat) for seat in f.lone)
        ),
        "You come later: the order is maker, partner, then the defenders from the dealer's left.": (
            lambda f, v: _not_asked(f, v) and _asked_later(f)
        ),
        "{seat} comes later: the order is maker, partner, then the defenders from the dealer's"
        " left.": lambda f, v: _not_asked(f, v) and _asked_later(f),
        "You come later: the defenders are asked in turn, from the dealer's left.": (
            lambda f, v: _not_asked(f, v) and _asked_later(f) and _both_defend(f)
        ),
        "{seat} comes later: the defenders are asked in turn, from the dealer's left.": (
            lambda f, v: _not_asked(f, v) and _asked_later(f) and _both_defend(f)
        ),
        # not_turns
        "Everybody passed twice, so the hand is over.": lambda f, _: f.four and f.passed_all(),
        "Both passed twice, so the hand is over.": lambda f, _: not f.four and f.passed_all(),
        "All five tricks have been played, so the hand is over.": lambda f, _: (
            len(f.position.tricks) == 5
        ),
        "You have already passed in this round.": lambda f, v: _passed(f) and _who(f, v, f.guess),
        "{seat} has already passed in this round.": lambda f, v: _passed(f) and _who(f, v, f.guess),
        "The dealer speaks last. Each round starts at the dealer's left.": lambda f, _: (
            f.four and f.guess is f.dealer and f.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
        ),
        "The dealer speaks last. With two players the other one begins each round.": (
            lambda f, _: (
                not f.four
                and f.guess is f.dealer
                and f.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
            )
        ),
        "It goes clockwise, and {now} comes before you.": lambda f, v: (
            v["now"] is f.now and f.guess is f.viewer and _before(f)
        ),
        "It goes clockwise, and you come before {seat}.": lambda f, v: (
            f.now is f.viewer and v["seat"] is f.guess and _before(f)
        ),
        "It goes clockwise, and {now} comes before {seat}.": lambda f, v: (
            v["now"] is f.now is not f.viewer
            and v["seat"] is f.guess is not f.viewer
            and _before(f)
        ),
        "{upcard} concerns the dealer alone, and that is you.": lambda f, v: (
            f.phase is Phase.EXCHANGE and _upcard(f, v) and f.dealer is f.viewer
        ),
        "{upcard} concerns the dealer alone, and that is {dealer}.": lambda f, v: (
            f.phase is Phase.EXCHANGE and _upcard(f, v) and v["dealer"] is f.dealer is not f.viewer
        ),
        "You have already played {card} to this trick.": lambda f, v: (
            (f.guess, v["card"]) in f.played and _who(f, v, f.guess)
        ),
        "{seat} has already played {card} to this trick.": lambda f, v: (
            (f.guess, v["card"]) in f.played and _who(f, v, f.guess)
        ),
        # outcomes
        "Whoever accepts makes {suit} trump: the suit of {upcard}, and no other.": lambda f, v: (
            f.calls < len(f.position.rules.seats)
            and v["upcard"] is f.position.deal.upcard
            and v["suit"] is f.position.deal.upcard.suit
            and all(type(done) is Pass for done in f.position.actions)
        ),
        "Nobody has made trump yet, so the bidding goes on.": lambda f, _: (
            all(isinstance(done, Pass) for done in f.position.actions) and not f.passed_all()
        ),
        "Everybody passed twice, so nobody scores.": lambda f, _: f.four and f.passed_all(),
        "Both passed twice, so nobody scores.": lambda f, _: not f.four and f.passed_all(),
        "You deal next.": lambda f, v: _who(f, v, _deals_next(f), "dealer"),
        "{dealer} deals next.": lambda f, v: _who(f, v, _deals_next(f), "dealer"),
        "Nobody takes {upcard}.": lambda f, v: _upcard(f, v) and _round(f) == 2,
        "The dealer accepted and takes {upcard}.": lambda f, v: (
            _upcard(f, v)
            and f.dealer is not f.viewer
            and _round(f) == 1
            and f.maker is f.dealer
            and Leave() not in f.position.actions
        ),
        "Under this house rule the dealer must take {upcard}.": lambda f, v: (
            _upcard(f, v)
            and f.dealer is not f.viewer
            and _round(f) == 1
            and f.position.rules.pickup
            and f.maker is not f.dealer
            and Leave() not in f.position.actions
        ),
        "The dealer may take {upcard} or leave it.": lambda f, v: (
            _upcard(f, v)
            and f.dealer is not f.viewer
            and _round(f) == 1
            and not f.position.rules.pickup
            and f.maker is not f.dealer
            and (f.phase is not Phase.EXCHANGE or "l" in f.codes)
        ),
        "You accepted and take {upcard}.": lambda f, v: (
            _upcard(f, v)
            and f.dealer is f.viewer
            and _round(f) == 1
            and f.maker is f.dealer
            and Leave() not in f.position.actions
        ),
        "Under this house rule you, the dealer, must take {upcard}.": lambda f, v: (
            _upcard(f, v)
            and f.dealer is f.viewer
            and _round(f) == 1
            and f.position.rules.pickup
            and f.maker is not f.dealer
            and Leave() not in f.position.actions
        ),
        "You, the dealer, may take {upcard} or leave it.": lambda f, v: (
            _upcard(f, v)
            and f.dealer is f.viewer
            and _round(f) == 1
            and not f.position.rules.pickup
            and f.maker is not f.dealer
            and (f.phase is not Phase.EXCHANGE or "l" in f.codes)
        ),
        **{
            f"You made {{suit}} trump{how}, so you and {{partner}} are the makers.": _makers(
                lambda f, v: f.maker is f.viewer and v["partner"] is f.viewer.partner, alone=alone
            )
            for how, alone in _HOW.items()
        },
        **{
            f"{{maker}} made {{suit}} trump{how}, so you and {{maker}} are the makers.": _makers(
                lambda f, _: f.maker.partner is f.viewer, alone=alone
            )
            for how, alone in _HOW.items()
        },
        **{
            f"{{maker}} made {{suit}} trump{how}, so {{side}} are the makers.": _makers(
                _other_side, alone=alone
            )
            for how, alone in _HOW.items()
        },
        "You made {suit} trump, so you are the maker.": lambda f, v: (
            not f.four and _made(f, v) and f.maker is f.viewer
        ),
        "{maker} made {suit} trump and is the maker.": lambda f, v: (
            not f.four and _made(f, v) and f.maker is not f.viewer
        ),
    },
    auction,
    asked,
    not_turns,
    outcomes,
)


def _passed(f: Facts) -> bool:
    """The seat has spoken in this round, and passed."""
    spoken = [f.after_dealer(step) for step in range(1, f.place + 1)]
    return f.guess in spoken and f.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND)


def _asked_later(f: Facts) -> bool:
    """By the order of rule 6.2 the seat comes after the one asked now."""
    from_the_left = [f.after_dealer(step) for step in range(1, 5)]
    order = [f.maker, f.maker.partner]
    order += [seat for seat in from_the_left if seat not in order]
    assert f.now is not None
    assert f.guess is not None
    return order.index(f.now) < order.index(f.guess)
