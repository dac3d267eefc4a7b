"""A quiz as lines to read: its title, a question, an answer with its reason and rules."""

from textwrap import fill

from euchre_tutor.engine import Card, Seat
from euchre_tutor.engine.rulebook import number as rule_number
from euchre_tutor.questions import Form, Question
from euchre_tutor.questions.quiz import Code, scene, summary
from euchre_tutor.text import render
from euchre_tutor.text.words import seat_name, trump_is

INDENT = "    "
WIDTH = 88
"""No line of prose is longer."""
LINE = 72
"""Choices together shorter than this stand on one line."""


def title(code: Code) -> str:
    """Name the quiz: its code, and in words what the code says."""
    return f"Quiz {code}\n{render(summary(code))}"


def asked(number: int, question: Question) -> str:
    """Write the question with all that it shows, its choices numbered as the keys of the app."""
    shown = scene(question)
    lines = [f"{number:>2}. {render(shown.asked)}"]
    if shown.trump is not None:
        lines.append(f"{INDENT}{render(trump_is(shown.trump))}.")
    lines += [wrapped(render(told)) for told in shown.told]
    lines += [wrapped(_trick(plays)) for plays in shown.tricks]
    choices = [f"({n}) {render(c.label)}" for n, c in enumerate(question.choices, start=1)]
    short = sum(map(len, choices)) < LINE
    lines += [INDENT + "  ".join(choices)] if short else [INDENT + choice for choice in choices]
    return "\n".join(lines)


def _trick(plays: tuple[tuple[Seat, Card], ...]) -> str:
    (leader, led), *others = plays
    said = [f"{render(seat_name(leader))} leads {led.sign}"]
    said += [f"{render(seat_name(seat))} {card.sign}" for seat, card in others]
    return ", ".join(said) + "."


def answer(number: int, question: Question) -> str:
    """Write the right answer, why it is right, and the rules that decide."""
    why = question.explanation
    reason = wrapped(f"{render(why.text)} {cited(why.rules)}.")
    return f"{number:>2}. {right_choices(question)}\n{reason}"


def right_choices(question: Question) -> str:
    """Write what is right, with the numbers of the choices: "(2) North"."""
    between = " > " if question.form is Form.ORDER else ", "
    return between.join(
        f"({place + 1}) {render(question.choices[place].label)}" for place in question.answer
    )


def cited(rules: tuple[str, ...]) -> str:
    """Name rules by their numbers: "Rules 2.4, 7.6"."""
    word = "Rule" if len(rules) == 1 else "Rules"
    return f"{word} {', '.join(map(rule_number, rules))}"


def wrapped(text: str) -> str:
    """Break prose into indented lines."""
    return fill(text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
