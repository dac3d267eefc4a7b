"""The language of the page: the one it began with, or one that was chosen since."""

from __future__ import annotations

from euchre_tutor.progress import Book
from euchre_tutor.text import find_language, in_use, use


class Speech:
    """Keeps the language of the process, of the learner's book and of the address together."""

    def __init__(self) -> None:
        self.named = ""
        """What the page's address has to say: the language chosen in the menu, or nothing."""
        self._first = "", ""
        """The language the page began with, and the one chosen by then."""

    def begin(self, book: Book, *, asked: bool) -> None:
        """Begin with the language of the learner, unless the address ``asked`` for another."""
        if book.language and not asked:
            use(find_language(book.language))
        self._first = in_use(), book.language

    def follow(self, book: Book) -> None:
        """Go on in the language of another learner; in the same where they have chosen none."""
        self.named = find_language(book.language) if book.language else ""
        self.begin(book, asked=False)

    def choose(self, code: str, book: Book) -> None:
        """Take the language chosen in the menu."""
        self.named = book.language = find_language(code)
        use(self.named)

    def come_back(self, code: str, book: Book) -> bool:
        """Take the language of an address that the browser went back to; without a code the first.

        What was chosen by then is chosen again. Tells whether it is another language.
        """
        first, chosen = self._first
        language = find_language(code) if code else first
        if language == in_use():
            return False
        self.named = language if code else ""
        book.language = language if code else chosen
        use(language)
        return True
