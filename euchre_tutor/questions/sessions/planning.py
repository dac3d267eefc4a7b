"""Making plans: which skills a session asks, how often, and what comes back from before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import datetime
from itertools import islice
from typing import Final

from euchre_tutor.engine import Rules
from euchre_tutor.questions.kinds import KINDS
from euchre_tutor.questions.quiz import Code
from euchre_tutor.questions.sessions.history import Past, owed
from euchre_tutor.questions.sessions.item import of_quiz, rebuilt
from euchre_tutor.questions.sessions.needs import need
from euchre_tutor.questions.sessions.plan import LENGTH, Debt, Mode, Plan, Skill

_FROM_BEFORE: Final = 3
"""Questions missed on other days that a practice brings back, at the most."""


def levels_of(kinds: Collection[str], level: int | None, rules: Rules) -> Counter[tuple[str, int]]:
    """Give the skills that exist under the rules, each as often as practice asks it.

    Without a level all that practice asks; kinds that lack the level have no part in it.
    """
    found: Counter[tuple[str, int]] = Counter()
    for kind in kinds:
        for each in KINDS[kind].practice(rules):
            if level in (None, each):
                found[kind, each] += 1
    return found


def drawn(  # noqa: PLR0913  # what is asked, and what is known
    mode: Mode,
    kinds: Collection[str],
    level: int | None,
    *,
    seed: str,
    now: datetime,
    rules: Rules = Rules.STANDARD,
    history: Collection[Past] = (),
    length: int = LENGTH,
) -> Plan:
    """Plan a session of questions drawn anew; ValueError where none exist under the rules.

    In practice the weak skills come more often, with some of the questions missed before. All kinds
    have an equal part, whichever have more levels.
    """
    times = levels_of(kinds, level, rules)
    if not times:
        message = f"no question of {', '.join(kinds)} at level {level} under the rules {rules}"
        raise ValueError(message)
    of_kind: Counter[str] = Counter()
    for (kind, _), count in times.items():
        of_kind[kind] += count
    adapts = mode is Mode.PRACTICE
    skills = []
    for (kind, each), count in times.items():
        wanted = need(kind, each, history, now) if adapts else 1
        skills.append(Skill(kind, each, max(1, round(24 * wanted * count / of_kind[kind]))))
    debts = _debts([past for past in history if (past.kind, past.level) in times])
    return Plan(
        mode,
        seed,
        rules,
        tuple(skills),
        length,
        debts=tuple(islice(debts, _FROM_BEFORE)) if adapts else (),
        level=level,
    )


def again(plan: Plan, history: Collection[Past], *, seed: str, now: datetime) -> Plan | None:
    """Plan the same anew, by what was answered since; None where nothing is left to come back.

    The questions of a quiz are the same again.
    """
    if plan.code:
        return replace(plan, seed=seed)
    if not plan.skills:
        return of_misses(history, seed)
    return drawn(
        plan.mode,
        plan.kinds,
        plan.level,
        seed=seed,
        now=now,
        rules=plan.rules,
        history=history,
        length=plan.length,
    )


def of_code(mode: Mode, code: str, seed: str) -> Plan:
    """Plan a session of the questions of a quiz; ValueError for a code that is none."""
    parsed = Code.parse(code)
    return Plan(mode, seed, parsed.rules, length=len(of_quiz(str(parsed))), code=str(parsed))


def of_misses(
    history: Collection[Past], seed: str, most: int = LENGTH, *, again: bool = False
) -> Plan | None:
    """Plan a practice of what was missed and not made good, the longest ago first; None if none.

    ``again``: of everything in the history, once, however it was.
    """
    debts = tuple(islice(_all(history) if again else _debts(history), most))
    return Plan(Mode.PRACTICE, seed, length=0, debts=debts) if debts else None


def _debts(history: Collection[Past]) -> Iterator[Debt]:
    for past, left in owed(history):
        if rebuilt(past) is not None:
            yield Debt(past.kind, past.level, past.question, past.source, left)


def _all(history: Collection[Past]) -> Iterator[Debt]:
    for past in history:
        if rebuilt(past) is not None:
            yield Debt(past.kind, past.level, past.question, past.source, 1)
