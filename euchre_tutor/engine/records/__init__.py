"""Recorded games: what was written down, read from files, written to them, and judged.

``recorded`` holds the values, ``read`` reads a file of either kind, ``egn`` is Euchre Game Notation
in and out, ``text_form`` reads our own text form for the referee, ``referee`` judges, and
``completed`` fills in the hands that the tricks show.
"""
