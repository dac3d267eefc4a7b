"""Lesson 10: everything together, from the first call to the score."""

from euchre_tutor.engine import Contract, Deal, OrderUp, Pass, Position, Rules, Seat, Stream, Suit
from euchre_tutor.engine.rulebook import number
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import AskByRules, WholeDeal
from euchre_tutor.lessons.tables import for_four
from euchre_tutor.questions import Question, auction_outcome, score_deal, who_leads, who_speaks
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import T


def first_call(rules: Rules) -> tuple[Question, ...]:
    """Ask who opens the bidding when East deals."""
    return (who_speaks.ask(Position.start(Deal.shuffled("order", rules, Seat.EAST))),)


def upcard(rules: Rules) -> tuple[Question, ...]:
    """Ask what becomes of the upcard when West has ordered it up."""
    ordered = Position.start(Deal.shuffled("order", rules, Seat.EAST)).play(Pass(), Pass())
    asked = auction_outcome.Asked.UPCARD
    return (auction_outcome.ask(ordered.after(OrderUp()), asked, Stream("upcard")),)


def alone(rules: Rules) -> tuple[Question, ...]:
    """Ask who may say first to go alone."""
    ordered = Position.start(Deal.shuffled("order", rules, Seat.EAST)).after(OrderUp())
    return (who_speaks.ask_alone(ordered),)


def first_lead(rules: Rules) -> tuple[Question, ...]:
    """Ask who leads when nobody plays alone."""
    return (who_leads.ask(Contract(Suit.SPADES, Seat.NORTH, 1), Seat.EAST, rules),)


def points(rules: Rules) -> tuple[Question, ...]:
    """Ask for the score of four tricks."""
    return (score_deal.ask(Finished(Seat.NORTH, 4, rules), Stream("points"), 2),)


LESSON = Lesson(
    name="whole-hand",
    number=10,
    title=T("A whole hand"),
    goal=T("You will be able to sit down and play a hand, from the first call to the score."),
    steps=(
        AskByRules(
            title=T("First: the calls"),
            body=(T("The cards are dealt, and the upcard lies open. East deals."),),
            make=first_call,
        ),
        AskByRules(
            title=T("Second: the upcard"),
            body=(
                T("Somebody made trump in the first round."),
                T("Before the first card it is the dealer's turn."),
            ),
            make=upcard,
            elsewhere=T(
                "Tables differ: at many the dealer must take the card, house rule {number}.",
                number=number("house.pickup"),
            ),
        ),
        AskByRules(
            title=T("Third: going alone"),
            body=(T("Trump is made, and the dealer has settled the upcard. Now this."),),
            make=alone,
            elsewhere=T(
                "Tables differ on who may go alone, and when: house rules {caller} and {defend}.",
                caller=number("house.caller"),
                defend=number("house.defend"),
            ),
        ),
        AskByRules(
            title=T("Fourth: the first card"),
            body=(T("Everybody plays. One player opens the first of the five tricks."),),
            make=first_lead,
        ),
        AskByRules(
            title=T("Last: the score"),
            body=(T("Five tricks are played, and one of the two sides scores."),),
            make=points,
        ),
        WholeDeal(
            title=T("Your first whole hand"),
            body=(
                T("You deal and speak last. The others play simply, and each turn is explained."),
                T("Not sure? Ask the coach, as often as you like."),
            ),
            seed="whole hand 13",
            dealer=Seat.SOUTH,
        ),
        WholeDeal(
            title=T("And one more"),
            body=(
                T("East deals, you speak first. Call what you like, with the coach or without."),
                T("At the end you see what each of your choices cost."),
            ),
            seed="whole hand 22",
            dealer=Seat.EAST,
        ),
    ),
    check=(
        ("rank-order", 3),
        ("legal-plays", 5),
        ("trick-winner", 4),
        ("spot-the-revoke", 2),
        ("who-leads", 2),
        ("who-speaks", 2),
        ("auction-outcome", 1),
        ("score-deal", 2),
    ),
    rules=("bid1.turns", "alone.when", "play.lead", "play.follow", "play.winner", "play.next"),
    table=for_four,
    curious=(
        Code(
            intro=T("A deal is a value: this plays one by taking the last legal action each time."),
            source=(
                "from euchre_tutor.engine import Deal, Position, Seat\n"
                "\n"
                'deal = Deal.shuffled("whole hand 13", dealer=Seat.SOUTH)\n'
                "position = Position.start(deal)\n"
                "while position.to_act:\n"
                "    position = position.after(position.legal()[-1])\n"
                "print(position)\n"
                "print(position.result)"
            ),
        ),
        Code(
            intro=T("The coach sees one seat's view: here South's, after three passes."),
            source=(
                "from euchre_tutor.coach.advice import advise\n"
                "from euchre_tutor.engine import Pass\n"
                "\n"
                "asked = Position.start(deal).play(Pass(), Pass(), Pass())\n"
                "advice = advise(asked.view(Seat.SOUTH))\n"
                "print(advice.best.code, advice.thumb.rules)"
            ),
        ),
        Code(
            intro=T("The other players of this lesson know their own view, and nothing else."),
            source=(
                "from euchre_tutor.lessons.steps.others import choose\n"
                "\n"
                "position = Position.start(deal)\n"
                "while position.to_act:\n"
                "    view = position.view(position.to_act)\n"
                "    position = position.after(choose(view))\n"
                "for trick in position.tricks:\n"
                '    print(*[f"{seat.letter} {card.sign}" for seat, card in trick.plays], sep="  ")'
            ),
        ),
        Code(
            intro=T("Afterwards, with all hands open, it says what each card cost its side."),
            source=(
                "from euchre_tutor.coach.review import review\n"
                "\n"
                "for card in review(position):\n"
                "    if card.lost:\n"
                '        name = f"{card.seat.name} {card.card.sign}"\n'
                '        print(f"{name}: tricks {card.lost}, points {card.cost}")'
            ),
        ),
    ),
)
