"""What the search finds: a rule by number, title, words and synonyms; a term by its other names."""

import pytest
from app.opened import opened

from euchre_tutor.app.pages.looking_up import found, plain
from euchre_tutor.text import render
from euchre_tutor.text.glossary import GLOSSARY, Term
from euchre_tutor.text.rulebook import OPEN_QUESTIONS, RULES


def rules_found(typed: str) -> list[str]:
    """The keys of the rules that a search leaves on the page."""
    chapters = opened(page="rules").screen["book"]["chapters"]
    return [r["key"] for chapter in chapters for r in chapter["rules"] if found(r["find"], typed)]


def terms_found(typed: str) -> list[str]:
    """The terms that a search leaves on the page."""
    entries = opened(page="glossary").screen["terms"]["entries"]
    return [entry["name"] for entry in entries if found(entry["find"], typed)]


def test_every_rule_stands_in_the_rulebook_once() -> None:
    """All chapters, in order, and the questions the rules leave open."""
    book = opened(page="rules").screen["book"]
    assert [r["key"] for chapter in book["chapters"] for r in chapter["rules"]] == list(RULES)
    assert len(book["open"]["questions"]) == len(OPEN_QUESTIONS.questions)
    assert len(book["counts"]) == len(RULES) + len(OPEN_QUESTIONS.questions) + 1
    assert book["counts"][:2] == ["0 found", "1 found"]


@pytest.mark.parametrize("term", GLOSSARY, ids=lambda term: term.name.message)
def test_a_synonym_finds_the_rules_and_the_term(term: Term) -> None:
    """Whatever word a learner brings along leads to the rule and to the word used here."""
    for word in map(render, (term.name, *term.synonyms)):
        assert set(term.rules) <= set(rules_found(word))
        assert render(term.name) in terms_found(word.upper())


def test_the_search_looks_at_numbers_titles_and_text() -> None:
    """By number, by words of the title in any order, by the sentence; accents do not matter."""
    assert rules_found("Rule 2.4") == ["cards.left"]
    assert "cards.left" in rules_found("bower LEFT")
    assert "bid2.passed" in rules_found("deal moves on")
    assert rules_found("xyzzy") == []
    assert len(rules_found("  ")) == len(RULES)
    assert found(plain(["Élan vital"]), "elan")


def test_terms_stand_in_alphabetical_order() -> None:
    """Every term once, in the order of the alphabet."""
    names = [entry["name"] for entry in opened(page="glossary").screen["terms"]["entries"]]
    assert names == sorted(names, key=str.casefold)
    assert len(names) == len(GLOSSARY)
