"""The words that the views say of themselves: menus, marks, labels for screen readers."""

from typing import Final

from euchre_tutor.text import T, Text, render

_TEXTS: Final[tuple[Text, ...]] = (
    # the Display menu
    T("Display"),
    T("Theme"),
    T("Auto"),
    T("Light"),
    T("Dark"),
    T("High contrast"),
    T("Deck"),
    T("Two colours"),
    T("Four colours"),
    T("Text size"),
    T("Largest"),
    T("Card size"),
    T("Standard"),
    T("Large"),
    T("Trump ribbon"),
    T("After answering"),
    T("Never"),
    T("Motion"),
    T("Follow system"),
    T("Off"),
    T("Projector"),
    # marks on cards and answers
    T("Chosen"),
    T("Right"),
    T("Missed"),
    T("Your pick"),
    T("Not allowed"),
    T("Wins"),
    T("Led"),
    T("Coach"),
    # the table
    T("trump"),
    T("Trump"),
    T("Dealer"),
    T("House rule"),
    T("led"),
    T("sits out"),
    T("could have said"),
    T("cards"),
    T("Your card"),
    T("The trick"),
    T("Your hand"),
    # around the question
    T("Verdict"),
    T("Rule"),
    T("In short"),
    T("Close"),
    T("Open in the rulebook"),
    T("Full screen"),
    T("No answer from the tutor. If this stays, reload the page."),
    T("This session has ended."),
    T("Your answers are kept."),
    T("Reload the page to go on."),
    T("Run the cell again to go on."),
    T("Reload the page"),
    T("Something went wrong here. You can go on with the next step."),
)

WORDS: Final = frozenset(text.message for text in _TEXTS)
"""The English of every word the JavaScript asks for."""


def interface(language: str | None = None) -> dict[str, str]:
    """Give the words in a language (None: the one in use), by their English.

    For the trait ``words`` of a view.
    """
    return {text.message: render(text, language) for text in _TEXTS}
