"""Puzzles: positions from real games in which one plan is clearly better than the advice and than all others.

They are found by search from what the seat sees (`finding`), in games of standard and casual bots (`games`), and kept as lines of JSON (`sets`).
"""

from magnat.bots.puzzles.puzzle import BadPuzzle, Puzzle, Tried
from magnat.bots.puzzles.sets import PuzzleSet, shipped

__all__ = ["BadPuzzle", "Puzzle", "PuzzleSet", "Tried", "shipped"]
