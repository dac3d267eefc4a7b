"""What the practice table looks like: its places as snapshots of the screen.

``screen`` draws a place; ``at_table``, ``ended``, ``lobby`` and ``again`` are its pages, the other
modules the parts on them. Nothing in a snapshot depends on a card that the learner cannot know:
hidden hands, the kitty and the line of the notation are there only once the deal is over.

A snapshot has the parts of a lesson's (:mod:`euchre_tutor.widgets.screen`), and ``practice``:
``{kind: "lobby" | "table" | "score" | "replay", said, …}``, ``said`` being ``{text, close}``,
something to be said until the button ``close`` is pressed, or None. By kind:

- table: ``scrub``, ``undo``: ``{id, label, ready}``, ``game``, and ``coach`` or None
- score: ``game``; all else is as in a lesson
- replay: ``scrub``, ``game``, ``deals``: None or ``{label, back, next}``, each ``{label, number}``;
  ``hands``; ``whose``: None or, of a game from a file, whose cards are reviewed: ``{title, options:
  [{value, label, on}]}``; ``review``, ``notes``: remarks, ``notes_title``, ``leave``: a button;
  ``branch``: None or what if, ``{title, text, result, button}``
- lobby: ``intro``, ``waiting``: ``[{title, name, score, button, instead}]``, ``score`` words or
  None where there is but one deal, ``button`` None where it cannot be gone on with, ``instead``
  being None or ``{text, button}``: a new game in its place; ``begin``: ``{title, game, day,
  deal}``, each ``{what, label, note}`` and ``deal`` also ``{field, hint, button}``; ``seats`` and
  ``levels``: ``{title, options: [{value, label, on}], note}``, ``rules``: ``{title, name, note}``,
  ``note`` being None, but in the app, where it says which menu changes them;
  ``file``: ``{title, text, button, most}``, ``most`` being the bytes of a file that is read

``coach``: ``{title, open, hide, allowed, nudge, thumb, numbers, show, wait, ladder}``. ``allowed``
and ``thumb`` are ``{text, rule}``, ``nudge`` and ``show`` rich texts, ``wait`` words while nothing
is known, each None where it was not asked for; ``ladder``: ``{title, note, next, rungs: [{id,
label, state: "open" | "done" | "now"}]}``, ``next`` being the rung that the key H asks for.
``numbers``: ``{title, note, how, low, high, ends, boxes}``, the axis from ``low`` to ``high`` with
its figures ``ends``, and ``boxes``: ``[{title, note, others, rows: [{label, points, figure}]}]``;
the box with a title is a toss-up, bars of ``others`` are hatched.

``scrub``: ``{label, groups, first, back, next, last}``, a step being ``{label, at}``, ``at`` None
where it leads nowhere; groups are ``[{label, at, here, ticks}]``, a tick "done", "now", "later" (it
was played, after this moment), "other" (on a "what if") or "open" (not played).

``game``: ``{label, save: [{form, label}], copy: {label, done, text} | None, leave}``, ``copy`` only
of a finished deal.

``hands``: ``{title, note, rows: [{seat, name, turn, cards}]}``, a card having beside its own
``figure``: the tricks of its side in all, or None; ``best``, ``played`` and the ``word`` for that.

``review``: ``{title, unit, sum, turning: {id, title, text} | None, thinking, how, rows: [{at, when,
what, note, cost, unit, tone: "best" | "even" | "lost", here}]}``.
"""

from euchre_tutor.practice_table.parts.place import screen

__all__ = ["screen"]
