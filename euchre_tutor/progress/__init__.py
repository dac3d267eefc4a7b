"""What a learner has done."""

from euchre_tutor.progress.lesson import GOOD, STARS, LessonRecord

__all__ = ["GOOD", "STARS", "LessonRecord"]
