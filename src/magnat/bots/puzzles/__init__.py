"""Puzzles: positions from real games in which one plan is clearly better than the advice and than all others.

They are found by search from what the seat sees (`finding`), in games of standard and casual bots (`games`), and kept as lines of JSON (`sets`).
"""

from magnat.bots.puzzles.answering import is_complete, part
from magnat.bots.puzzles.games import sourced
from magnat.bots.puzzles.making import DEEPER, check, make
from magnat.bots.puzzles.puzzle import BadPuzzle, Puzzle, Tried
from magnat.bots.puzzles.sets import PuzzleSet, shipped
from magnat.bots.search import Plan

__all__ = ["DEEPER", "BadPuzzle", "Plan", "Puzzle", "PuzzleSet", "Tried", "check", "is_complete", "make", "part", "shipped", "sourced"]
