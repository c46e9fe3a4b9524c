"""Making sets of puzzles on all cores: deal after deal, so that the same seed gives the same puzzles, however many processes there are."""

from __future__ import annotations

import os
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace

from magnat.bots.puzzles.answering import ACT, answers_to, can_wait
from magnat.bots.puzzles.finding import judge
from magnat.bots.puzzles.games import kept_answers, puzzles_of, tried
from magnat.bots.puzzles.puzzle import BadPuzzle, Puzzle, spelled
from magnat.bots.puzzles.sets import PuzzleSet
from magnat.bots.search import glanced, plan_explorer, seen_world
from magnat.core.asking import compile_ends
from magnat.core.game import load
from magnat.core.numbers import number
from magnat.core.play import Match

AHEAD = 2  # deals that wait for each process
DEEPER = 4  # times as many playouts, when puzzles are checked
NOT_BEFORE = 1024  # worlds: what was found with thousands is not overturned by the luck of a few
MOST_ALIKE = 70  # percent of a set that may be about the same
CHECKING = 7  # stream of numbers
PAUSE = 0.05  # seconds between two looks at what is done


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def warm(name: str) -> None:
    """Compile what is needed of a game, or take it from the cache."""
    game = load(name)
    match = Match.new(game, [f"seat {seat}" for seat in range(game.usual_seats)], seed=0)
    seat = match.asked()[0]
    glanced(game, seen_world(match, seat, 0), seat, match.legal(seat)[:1], 1, seed=0)
    plan_explorer(game)
    compile_ends(game)


def make(sets: Sequence[PuzzleSet], count: int, *, workers: int = 0, until: Callable[[], bool] = lambda: False) -> Iterator[PuzzleSet]:
    """Look at deal after deal of every source until each has so many puzzles, or until it is told to stop; yields the set after each deal.

    Deals are worked on at the same time and taken in their order, so that what is found depends on the source alone.
    """
    workers = workers or cores()
    wanted = [found for found in sets if len(found.puzzles) < count]
    if not wanted:
        return
    with ProcessPoolExecutor(workers) as pool:
        list(pool.map(warm, [found.source.game for found in wanted]))
        lines = [_Line(found, found.deals) for found in wanted]
        while lines:
            for line in lines:
                if until():
                    line.cancel_rest()
                while not until() and len(line.waiting) < max(2, AHEAD * workers // len(lines)):
                    line.waiting.append(pool.submit(puzzles_of, line.found.source, line.next))
                    line.next += 1
            for line in list(lines):
                found = line.found
                while line.waiting and line.waiting[0].done() and len(found.puzzles) < count:
                    take(found, line.waiting.popleft().result(), count)
                    yield found
                if len(found.puzzles) >= count or not line.waiting:
                    line.cancel_rest()
                    lines.remove(line)
            time.sleep(PAUSE)


@dataclass
class _Line:
    """The deals of a source that are being looked at, in their order."""

    found: PuzzleSet
    next: int
    waiting: deque[Future[list[Puzzle]]] = field(default_factory=deque)

    def cancel_rest(self) -> None:
        """Begin no more deals than those under way."""
        while self.waiting and self.waiting[-1].cancel():
            self.waiting.pop()


def take(found: PuzzleSet, puzzles: Sequence[Puzzle], count: int) -> None:
    """Keep the puzzles of the next deal: none twice, and not too many of one kind."""
    found.deals += 1
    for puzzle in puzzles:
        kinds = Counter(kind_of(one) for one in found.puzzles)
        known = {one.id for one in found.puzzles}
        if len(found.puzzles) < count and puzzle.id not in known and kinds[kind_of(puzzle)] < max(1, MOST_ALIKE * count // 100):
            found.puzzles.append(puzzle)


def kind_of(puzzle: Puzzle) -> tuple[str, str]:
    """What a puzzle is about: the question, and what the best answer begins with."""
    return puzzle.phase, puzzle.answers[0][0][0]


def check(puzzles: Sequence[Puzzle], playouts: int, seed: int, *, workers: int = 0) -> Iterator[tuple[Puzzle, Puzzle | None]]:
    """Every puzzle with what a deeper search makes of it: the puzzle with new figures, or None where its answer is overturned."""
    if not puzzles:
        return
    with ProcessPoolExecutor(min(len(puzzles), workers or cores())) as pool:
        list(pool.map(warm, {puzzle.game for puzzle in puzzles}))
        yield from zip(puzzles, pool.map(checked, puzzles, [playouts] * len(puzzles), [seed] * len(puzzles)), strict=True)


def checked(puzzle: Puzzle, playouts: int, seed: int) -> Puzzle | None:
    """A puzzle judged again under the rules and by the advice of today; None if it is no puzzle any more."""
    game = load(puzzle.game)
    try:
        position = puzzle.opened(game)
    except BadPuzzle:
        return None
    answers = answers_to(game, position, puzzle.seat)
    if answers is None or answers.scope != puzzle.scope:
        return None
    judged = judge(game, position, puzzle.seat, answers.plans, playouts, number(seed, puzzle.deal, CHECKING, puzzle.ply), begin=NOT_BEFORE)
    if judged is None or not puzzle.is_right(game, judged.answers[0]):
        return None
    if answers.scope == ACT and can_wait(game, position, puzzle.seat, answers.plans, judged.answers):
        return None
    advised = answers.plans[0]
    return replace(
        puzzle,
        rules_version=game.version,
        answers=tuple(spelled(game, plan) for plan in judged.answers),
        advised=spelled(game, advised),
        tried=tuple(tried(game, judged, plan) for plan in kept_answers(judged, advised)),
    )
