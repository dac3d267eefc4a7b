"""What a learner has done."""

from euchre_tutor.progress.lesson import STARS, LessonRecord

__all__ = ["STARS", "LessonRecord"]
