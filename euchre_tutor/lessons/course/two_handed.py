"""Lesson 11: the game for two, and what it changes."""

from euchre_tutor.engine import Contract, Deal, Pass, Position, Rules, Seat, Stream, Suit
from euchre_tutor.engine.rulebook import number
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import AskByRules, WholeDeal
from euchre_tutor.lessons.tables import for_two
from euchre_tutor.questions import Question, auction_outcome, score_deal, who_leads, who_speaks
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import T

TWO = Rules.TWO_HANDED


def dealt(rules: Rules) -> Position:
    """Give a deal of North's, before the first call."""
    return Position.start(Deal.shuffled("for two", rules, Seat.NORTH))


def first_call(rules: Rules) -> tuple[Question, ...]:
    """Ask who speaks first."""
    return (who_speaks.ask(dealt(rules)),)


def words(rules: Rules) -> tuple[Question, ...]:
    """Ask for the words of the non-dealer, and of the dealer."""
    start = dealt(rules)
    return (
        who_speaks.ask_words(start, Stream("words")),
        who_speaks.ask_words(start.after(Pass()), Stream("more words")),
    )


def passed(rules: Rules) -> tuple[Question, ...]:
    """Ask what follows when both have passed, as often as they may."""
    ended = dealt(rules).play(*(Pass(),) * (3 if rules.stick else 4))
    asked = auction_outcome.Asked.NEXT if rules.stick else auction_outcome.Asked.NEXT_DEALER
    return (auction_outcome.ask(ended, asked, Stream("passed")),)


def first_lead(rules: Rules) -> tuple[Question, ...]:
    """Ask who leads when the dealer has made trump."""
    return (who_leads.ask(Contract(Suit.CLUBS, Seat.NORTH, 1), Seat.NORTH, rules),)


def points(rules: Rules) -> tuple[Question, ...]:
    """Ask for the score of all five tricks, and of two."""
    deals = (Finished(Seat.SOUTH, 5, rules), Finished(Seat.SOUTH, 2, rules))
    return tuple(score_deal.ask(deal, Stream(f"points {deal.makers_tricks}"), 1) for deal in deals)


LESSON = Lesson(
    name="two-handed",
    number=11,
    title=T("Two-handed Euchre"),
    goal=T("You will be able to play the game for two, and say what it changes."),
    steps=(
        AskByRules(
            title=T("Five cards each"),
            body=(
                T("The same cards and the same bowers, but only two players, and no partners."),
                T("Five cards each; 14 are left, and the top one is turned up. North deals."),
            ),
            make=first_call,
            read_by=TWO,
        ),
        AskByRules(
            title=T("The words for two"),
            body=(T("Without a partner nobody assists. Two words are left, one for each."),),
            make=words,
            read_by=TWO,
            elsewhere=T(
                "At many tables a dealer who is ordered must take the card: house rule {number}.",
                number=number("house.pickup"),
            ),
        ),
        AskByRules(
            title=T("Both pass"),
            body=(
                T("Both passed once, and the card was turned down."),
                T("Now a suit may be named. So far nobody has."),
            ),
            make=passed,
            read_by=TWO,
            elsewhere=T(
                "At many tables the dealer may not pass now: house rule {number}.",
                number=number("house.stick"),
            ),
        ),
        AskByRules(
            title=T("The first card"),
            body=(
                T("North dealt and made trump."),
                T("Nobody goes alone here: there is no partner to leave out."),
            ),
            make=first_lead,
            read_by=TWO,
        ),
        AskByRules(
            title=T("The score for two"),
            body=(T("You made trump. The maker needs three of the five tricks, as ever."),),
            make=points,
            read_by=TWO,
        ),
        WholeDeal(
            title=T("A hand for two"),
            body=(T("North deals, so you speak first and lead first. Each turn is explained."),),
            seed="for two 11",
            dealer=Seat.NORTH,
            read_by=TWO,
        ),
        WholeDeal(
            title=T("And your deal"),
            body=(T("The deal alternates. Now you are the dealer, so North begins."),),
            seed="your deal for two",
            dealer=Seat.SOUTH,
            read_by=TWO,
        ),
    ),
    check=(
        ("who-speaks", 1),
        ("who-speaks", 2),
        ("who-leads", 1),
        ("who-leads", 2),
        ("auction-outcome", 1),
        ("auction-outcome", 3),
        ("score-deal", 1),
        ("score-deal", 4),
    ),
    rules=("two.object", "two.deal", "two.bid1", "two.bid2", "two.play", "two.score"),
    table=for_two,
    curious=(
        Code(
            intro=T("The same engine plays for two: only the rules are others."),
            source=(
                "from euchre_tutor.engine import Deal, Position, Rules\n"
                "\n"
                'deal = Deal.shuffled("for two 11", Rules.TWO_HANDED)\n'
                "print(len(deal.kitty), deal.upcard.sign)\n"
                "position = Position.start(deal)\n"
                "print(*[action.code for action in position.legal()])"
            ),
        ),
        Code(
            intro=T("What the rules for four allow and two players cannot use is refused."),
            source=(
                "from euchre_tutor.engine import Defend, RulesError\n"
                "\n"
                "try:\n"
                "    Rules(players=2, defend=Defend.ALWAYS)\n"
                "except RulesError as error:\n"
                "    print(error)"
            ),
        ),
    ),
)
