"""A quiz on the terminal: question by question, answered by typing, each answer judged at once."""

from collections.abc import Iterable

from euchre_tutor.cli.listing import asked, cited, right_choices, wrapped
from euchre_tutor.cli.output import say
from euchre_tutor.questions import Form, Question, judge
from euchre_tutor.questions.typed_answer import AnswerError, read_answer
from euchre_tutor.text import render

HOW = {
    Form.ONE: "Your answer",
    Form.SET: "Your answers, all of them",
    Form.ORDER: "All of them, the best first",
}


def ask_all(questions: Iterable[Question]) -> None:
    """Ask until all are answered or nothing more is typed, and say how many were right."""
    right = answered = 0
    for number, question in enumerate(questions, start=1):
        say("\n" + asked(number, question))
        places = _answer(question)
        if places is None:
            break
        verdict = judge(question, places)
        answered += 1
        right += verdict.is_right
        said = f"{render(verdict.headline)} {render(verdict.text)} {cited(verdict.rules)}."
        say(wrapped(said if verdict.is_right else f"{said} Right: {right_choices(question)}."))
    say(f"\n{right} of {answered} right.")


def _answer(question: Question) -> tuple[int, ...] | None:
    """Read answers until one can be judged; None where nothing more is typed."""
    while True:
        try:
            typed = input(f"    {HOW[question.form]}: ")
        except EOFError:
            print()
            return None
        try:
            places = read_answer(question, typed)
        except AnswerError as error:
            say(f"    {render(error.told)}")
            continue
        if question.form is Form.ORDER and len(places) < len(question.choices):
            say("    Put all of them in order.")
            continue
        return places
