"""Sets of puzzles: a file of JSON lines. The first line says where they come from and how many deals were looked at, then follows a puzzle a line."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache

from magnat.bots.puzzles.games import Source
from magnat.bots.puzzles.puzzle import BadPuzzle, Puzzle
from magnat.core.game import Game

FORMAT, FORMAT_VERSION = "magnat-puzzles", 1
SHIPPED = "puzzles.jsonl"  # in the folder of a game


@dataclass
class PuzzleSet:
    """Puzzles of one source, in the order in which they were found."""

    source: Source
    deals: int = 0  # looked at so far
    puzzles: list[Puzzle] = field(default_factory=list)

    def to_text(self) -> str:
        head = {"format": FORMAT, "format_version": FORMAT_VERSION, **self.source.to_json(), "deals": self.deals}
        return "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in [head, *(puzzle.to_json() for puzzle in self.puzzles)])

    @classmethod
    def from_text(cls, text: str) -> PuzzleSet:
        """What a file holds; BadPuzzle with a sentence if it is no set of puzzles, or damaged."""
        try:
            head, *rows = [json.loads(line) for line in text.splitlines() if line.strip()] or [None]
        except (ValueError, RecursionError) as wrong:
            raise BadPuzzle("this file holds no puzzles: it is not made of lines of JSON") from wrong
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadPuzzle("this file holds no puzzles")
        if head.get("format_version") != FORMAT_VERSION:
            raise BadPuzzle("this file of puzzles was written by a newer Magnat")
        try:
            source = Source(**{name: head[name] for name in Source.__annotations__})
            deals = int(head["deals"])
        except (LookupError, TypeError, ValueError) as wrong:
            raise BadPuzzle("this file of puzzles is damaged: its first line does not say where they come from") from wrong
        puzzles = [Puzzle.from_json(row) for row in rows]
        if any(puzzle.game != source.game for puzzle in puzzles) or len({puzzle.id for puzzle in puzzles}) != len(puzzles):
            raise BadPuzzle("this file of puzzles is damaged: a puzzle is there twice, or of another game")
        return cls(source, deals, puzzles)

    @classmethod
    def resumed(cls, source: Source, text: str) -> PuzzleSet:
        """What a file of this very source holds, to be continued; BadPuzzle if it has another source."""
        found = cls.from_text(text)
        if found.source != source:
            raise BadPuzzle("the file to go on with comes from elsewhere: another game, other rules, players, options, seed or playouts")
        return found


@cache
def shipped(game: Game) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by their ids.

    A puzzle of older rules that those of today cannot reproduce is left out; `magnat puzzles --check` renews them.
    """
    path = game.folder / SHIPPED if game.folder else None
    if path is None or not path.exists():
        return {}
    found = PuzzleSet.from_text(path.read_text(encoding="utf-8")).puzzles
    return {puzzle.id: puzzle for puzzle in found if puzzle.rules_version == game.version or can_be_given(game, puzzle)}


def can_be_given(game: Game, puzzle: Puzzle) -> bool:
    try:
        puzzle.opened(game)
    except BadPuzzle:
        return False
    return True
