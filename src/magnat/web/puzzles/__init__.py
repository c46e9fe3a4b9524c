"""Puzzles on a server: which there are, the one of the day, how answers are judged, and the ratings of solvers and puzzles."""

from magnat.web.puzzles import rating
from magnat.web.puzzles.desk import PuzzleDesk, day_of

__all__ = ["PuzzleDesk", "day_of", "rating"]
