"""Codes of every shape."""

from euchre_tutor.engine import Defend, Lead, Rules
from euchre_tutor.questions.quiz import Code, make

OWN = Rules(stick=True, turned=True, canadian=True, defend=Defend.LONE_MAKER)
AMOUNTS = Rules(caller=True, lead=Lead.DEALER, target=512, march=256, loneeuchre=1)

CODES: tuple[Code, ...] = (
    make(seed="class-7"),
    make("trick-winner", 4, seed="class-7"),
    make("trick-winner", (2, 6), 31, "class-7", Rules.TOURNAMENT),
    make("cards", 1, 5, 0, Rules.TWO_HANDED),
    make("score", None, 32, 2**25 - 1),
    make(("seats", "who-leads"), (1, 2), 10, "a free mix"),
    make("bidding", None, 10, "own rules", OWN),
    make("house-rule", 3, 30, "own target", Rules(target=5)),
    make(("tricks", "score-deal"), (1, 3), 30_000, "the longest", AMOUNTS),
)
"""Presets and own rules, kinds and mixes, short and long."""
