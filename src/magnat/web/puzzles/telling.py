"""What a puzzle's answers are worth, in words: told only to somebody who has answered it."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.puzzles import Plan, Puzzle
from magnat.core.asking import advised, followed, has_the_say
from magnat.core.game import Game
from magnat.core.say import Words
from magnat.web.schemas import puzzles as schemas


def solution(game: Game, puzzle: Puzzle, speak: Words, names: Sequence[str], given: Plan | None) -> schemas.Solution:
    """The answers with their chances, the line that the best one leads to, and which of them was given."""
    position = puzzle.opened(game)

    def told(plan: Plan) -> str:
        steps = followed(game, position, puzzle.seat, plan).plan
        if not all(speak.has(f"act-{game.spelled(step.act)[0]}") for step in steps):
            return ", ".join(f"{block} {argument}" for block, argument in map(game.spelled, plan))
        return speak.plan([(step.act, step.phase, step.named) for step in steps], names)

    best = puzzle.plan(game, puzzle.answers[0])
    mine = None if given is None else _same(game, puzzle, given)
    return {
        "answers": [
            {
                "acts": list(one.acts),
                "words": told(puzzle.plan(game, one.acts)),
                "win": round(1000 * one.win),
                "error": round(1000 * one.error),
                "best": one.acts in puzzle.answers,
                "advised": one.acts == puzzle.advised,
                "mine": one.acts == mine,
            }
            for one in puzzle.tried
        ],
        "given": None if given is None else told(given),
        "line": told(_line(game, puzzle, best)),
        "playouts": max(one.worlds for one in puzzle.tried),
    }


def _same(game: Game, puzzle: Puzzle, given: Plan) -> tuple[tuple[str, int], ...] | None:
    """The answer among those told to which these acts amount, in whatever order."""
    return next((one.acts for one in puzzle.tried if puzzle.amounts_to(game, given, one.acts)), None)


def _line(game: Game, puzzle: Puzzle, best: Plan) -> Plan:
    """The best answer, and what the advice would add before anybody else or chance has a say."""
    st = puzzle.opened(game).copy()
    st.heard = []
    for act in best:
        game.dispatch.apply(st, act)
    rest = advised(game, st, puzzle.seat).plan if has_the_say(game, st, puzzle.seat) else []
    return (*best, *(planned.act for planned in rest))
