"""Lesson 12: every house rule as a switch, and a deal that ends otherwise when it is flipped."""

from dataclasses import replace

from euchre_tutor.engine import Defend, Lead, Rules
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import FlipRule, flip
from euchre_tutor.text import T

USUAL = Rules.STANDARD


LESSON = Lesson(
    name="house-rules",
    number=12,
    title=T("House rules"),
    goal=T("You will be able to ask a new table the right questions, and know what changes."),
    steps=(
        FlipRule(
            title=T("No way out"),
            body=(
                T("**House rules** differ from table to table, and each is like a switch."),
                T("Guess what this one changes, then flip it."),
            ),
            flips=(flip("house.stick", "flip 1", replace(USUAL, stick=True)),),
        ),
        FlipRule(
            title=T("Taking the upcard"),
            body=(T("Another player made the upcard's suit trump. What of the upcard?"),),
            flips=(flip("house.pickup", "flip 54", replace(USUAL, pickup=True)),),
        ),
        FlipRule(
            title=T("The suit turned down"),
            body=(T("The second round begins, and one suit lies face down."),),
            flips=(flip("house.turned", "flip 6", replace(USUAL, turned=True)),),
        ),
        FlipRule(
            title=T("A bold partner"),
            body=(T("In Canada, and not only there, assisting takes courage."),),
            flips=(flip("house.canadian", "flip 10", replace(USUAL, canadian=True)),),
        ),
        FlipRule(
            title=T("Who of the makers goes alone?"),
            body=(
                T("South made trump and said no word of going alone."),
                T("Under the usual rules that may still come."),
            ),
            flips=(flip("house.caller", "flip 6", replace(USUAL, caller=True)),),
        ),
        FlipRule(
            title=T("Who of the defenders?"),
            body=(
                T("East goes alone. You and North defend: will you be asked?"),
                T("A third setting lets a defender go alone only against a lone maker, as here."),
            ),
            flips=(flip("house.defend", "flip 10", replace(USUAL, defend=Defend.NEVER)),),
        ),
        FlipRule(
            title=T("The first lead"),
            body=(T("Somebody plays alone. Then tables disagree on who begins."),),
            flips=(flip("house.lead", "flip 22", replace(USUAL, lead=Lead.DEALER)),),
        ),
        FlipRule(
            title=T("A lone defender's reward"),
            body=(T("You stood alone against two makers, and you stopped them."),),
            flips=(flip("house.lonedef", "flip 11", replace(USUAL, lonedef=True)),),
        ),
        FlipRule(
            title=T("A lone maker's price"),
            body=(
                T("A table may set what a lone maker wins with all five tricks."),
                T("It may also set what it costs to fail alone. Two quick ones:"),
            ),
            flips=(
                flip("house.march", "flip 2", replace(USUAL, march=5)),
                flip("house.loneeuchre", "flip 3", replace(USUAL, loneeuchre=4)),
            ),
        ),
        FlipRule(
            title=T("How long is a game?"),
            body=(T("Short games are played to 5, others to 11 or more."),),
            flips=(flip("house.target", "flip 1", replace(USUAL, target=11)),),
        ),
    ),
    check=(
        ("house-rule", 1),
        ("house-rule", 1),
        ("house-rule", 2),
        ("house-rule", 2),
        ("house-rule", 2),
        ("house-rule", 3),
        ("house-rule", 3),
    ),
    rules=(
        "house.stick",
        "house.pickup",
        "house.turned",
        "house.lonedef",
        "house.caller",
        "house.defend",
        "house.lead",
        "house.canadian",
        "house.target",
        "house.march",
        "house.loneeuchre",
    ),
    curious=(
        Code(
            intro=T("Rules are one value; a set of rules is written by its switches."),
            source=(
                "from euchre_tutor.engine import Rules\n"
                "\n"
                'for rules in (Rules.TOURNAMENT, Rules.parse("standard+stick+target=11")):\n'
                "    print(rules, rules.stick, rules.defend.value, rules.target, sep=', ')"
            ),
        ),
        Code(
            intro=T("The same bidding under two sets of rules: may the dealer pass?"),
            source=(
                "from euchre_tutor.engine import Deal, Pass, Position\n"
                "\n"
                "for rules in (Rules.STANDARD, Rules.TOURNAMENT):\n"
                '    start = Position.start(Deal.shuffled("a deal", rules))\n'
                "    last = start.play(*[Pass()] * 7)\n"
                "    print(rules, Pass() in last.legal(), len(last.legal()))"
            ),
        ),
    ),
)
