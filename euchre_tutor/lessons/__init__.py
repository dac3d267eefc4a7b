"""Lessons: literals of steps, and the player that plays them."""
