"""Drills: endless questions on the lesson screen, as practice, streak, three minutes or test."""
