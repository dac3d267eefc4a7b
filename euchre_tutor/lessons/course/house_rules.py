"""Lesson 12: every house rule as a switch, and a deal that ends otherwise when it is flipped."""

from dataclasses import replace

from euchre_tutor.engine import Defend, Lead, Rules
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import FlipRule, flip
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import house_value

USUAL = Rules.STANDARD


def presets(key: str) -> Text:
    """Name the setting of a house rule in both sets of rules for four."""
    standard, tournament = house_value(key, USUAL), house_value(key, Rules.TOURNAMENT)
    if standard == tournament:
        return T("Standard and tournament rules: {value}.", value=standard)
    return T(
        "Standard rules: {standard}. Tournament rules: {tournament}.",
        standard=standard,
        tournament=tournament,
    )


LESSON = Lesson(
    name="house-rules",
    number=12,
    title=T("House rules"),
    goal=T("You will be able to ask a new table the right questions, and know what changes."),
    steps=(
        FlipRule(
            title=T("No way out"),
            body=(
                T("Tables differ. What they agree on are **house rules**, and each is a switch."),
                T("Say what this one changes, then flip it."),
            ),
            elsewhere=presets("house.stick"),
            flips=(flip("house.stick", "flip 1", replace(USUAL, stick=True)),),
        ),
        FlipRule(
            title=T("Taking the upcard"),
            body=(T("Another player made the upcard's suit trump. What of the upcard?"),),
            elsewhere=presets("house.pickup"),
            flips=(flip("house.pickup", "flip 54", replace(USUAL, pickup=True)),),
        ),
        FlipRule(
            title=T("The suit turned down"),
            body=(T("The second round begins, and one suit lies face down."),),
            elsewhere=presets("house.turned"),
            flips=(flip("house.turned", "flip 6", replace(USUAL, turned=True)),),
        ),
        FlipRule(
            title=T("A bold partner"),
            body=(T("In Canada, and not only there, assisting takes courage."),),
            elsewhere=presets("house.canadian"),
            flips=(flip("house.canadian", "flip 10", replace(USUAL, canadian=True)),),
        ),
        FlipRule(
            title=T("Who of the makers goes alone?"),
            body=(
                T("South made trump and said no word of going alone."),
                T("Under the usual rules that may still come."),
            ),
            elsewhere=presets("house.caller"),
            flips=(flip("house.caller", "flip 6", replace(USUAL, caller=True)),),
        ),
        FlipRule(
            title=T("Who of the defenders?"),
            body=(
                T("This rule has a third setting between the two:"),
                T("a defender may go alone only against a lone maker."),
            ),
            elsewhere=presets("house.defend"),
            flips=(flip("house.defend", "flip 10", replace(USUAL, defend=Defend.NEVER)),),
        ),
        FlipRule(
            title=T("The first lead"),
            body=(T("Somebody plays alone. Then tables disagree on who begins."),),
            elsewhere=presets("house.lead"),
            flips=(flip("house.lead", "flip 22", replace(USUAL, lead=Lead.DEALER)),),
        ),
        FlipRule(
            title=T("A lone defender's reward"),
            body=(T("You stood alone against two makers, and you stopped them."),),
            elsewhere=presets("house.lonedef"),
            flips=(flip("house.lonedef", "flip 11", replace(USUAL, lonedef=True)),),
        ),
        FlipRule(
            title=T("A lone maker's price"),
            body=(
                T("Two numbers that a table may set as it likes:"),
                T("what a lone maker wins with five tricks, and what a failure costs."),
            ),
            elsewhere=presets("house.march"),
            flips=(
                flip("house.march", "flip 2", replace(USUAL, march=5)),
                flip("house.loneeuchre", "flip 3", replace(USUAL, loneeuchre=4)),
            ),
        ),
        FlipRule(
            title=T("How long is a game?"),
            body=(T("Short games are played to 5, others to 11 or more."),),
            elsewhere=presets("house.target"),
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
