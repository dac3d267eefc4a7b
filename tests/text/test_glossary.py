"""The glossary: every word a learner meets, once, with meaning and rules."""

import pytest

from euchre_tutor.engine.rulebook import RuleKeyError, number
from euchre_tutor.text import T, render
from euchre_tutor.text.glossary import GLOSSARY, Term, find_term

NEEDED = """accept, alone, assist, bower, deal, defender, eldest, euchre, follow suit, hand, kitty,
lead, left bower, maker, march, order up, partnership, point, revoke, right bower, ruff,
stick the dealer, thrown in, trick, trump, turn down, upcard, void"""


def test_the_words_of_the_game_are_there() -> None:
    """Every word the lessons and rules use can be looked up."""
    names = {render(term.name).casefold() for term in GLOSSARY}
    assert names >= {word.strip() for word in NEEDED.split(",")}


def test_terms_are_in_order_and_unique() -> None:
    """The list is alphabetical, and no word, synonyms included, stands for two terms."""
    names = [render(term.name).casefold() for term in GLOSSARY]
    assert names == sorted(names)
    synonyms = [render(text).casefold() for term in GLOSSARY for text in term.synonyms]
    assert len(set(names + synonyms)) == len(names + synonyms)


def test_meanings_are_short_and_cite_rules() -> None:
    """A meaning has at most 45 words and at least one rule that exists."""
    for term in GLOSSARY:
        meaning = render(term.meaning)
        assert 3 <= len(meaning.split()) <= 45, meaning
        assert meaning.endswith(".")
        assert term.rules
        assert all(number(key) for key in term.rules)


@pytest.mark.parametrize(
    ("word", "name"),
    [("Renege", "Revoke"), ("left", "Left bower"), (" loner ", "Alone"), ("blind", "Kitty")],
)
def test_other_tables_words_lead_to_ours(word: str, name: str) -> None:
    """A synonym finds its term, whatever its capitals."""
    term = find_term(word)
    assert term is not None
    assert render(term.name) == name


def test_what_is_no_term_is_not_found() -> None:
    """An unknown word gives nothing, and so does a word of another language."""
    assert find_term("pinochle") is None
    assert find_term("renege", "qps") is None


def test_a_term_cites_only_rules_that_exist() -> None:
    """A misspelt key is refused where it is written."""
    with pytest.raises(RuleKeyError, match=r"cards\.lft"):
        Term(T("Left"), T("It is left."), (), ("cards.lft",))
