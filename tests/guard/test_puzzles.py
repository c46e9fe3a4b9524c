"""The puzzles that come with the games: they load under the rules of today, their answers can be given, and the advice does not find them.

Where this fails because rules or advice have changed, `magnat puzzles GAME --check src/magnat/games/GAME/puzzles.jsonl` removes what is none any more
and renews the rest; `--out` with the same file finds new ones.
"""

from __future__ import annotations

import pytest

from magnat.bots.puzzles import PuzzleSet, shipped
from magnat.bots.puzzles.answering import is_complete, part
from magnat.bots.puzzles.finding import ADVICE_MARGIN, MARGIN, most_equal
from magnat.bots.puzzles.games import TOLD
from magnat.bots.puzzles.sets import SHIPPED
from magnat.core.asking import advised
from magnat.core.game import load, names

LEAST = 40
MOST_BYTES = 300_000


@pytest.mark.parametrize("name", names())
def test_there_are_enough_of_every_game_and_they_are_small(name: str) -> None:
    game = load(name)
    assert game.folder is not None
    file = game.folder / SHIPPED
    if file.exists():
        found = PuzzleSet.from_text(file.read_text(encoding="utf-8"))
        assert file.stat().st_size < MOST_BYTES and found.source.rules_version == game.version and len(found.puzzles) == len(shipped(game))
    assert len(shipped(game)) >= LEAST


@pytest.mark.parametrize("name", names())
def test_every_answer_can_be_given_and_is_not_what_the_advice_says(name: str) -> None:
    game = load(name)
    for puzzle in shipped(game).values():
        position = puzzle.opened(game)
        told = part(game, position, puzzle.seat, [step.act for step in advised(game, position, puzzle.seat).plan], puzzle.scope)
        assert not puzzle.is_right(game, told), puzzle.id
        for answer in puzzle.answers:
            plan = puzzle.plan(game, answer)
            assert puzzle.is_right(game, plan) and is_complete(game, position, puzzle.seat, puzzle.scope, plan), puzzle.id
            assert not any(is_complete(game, position, puzzle.seat, puzzle.scope, plan[:count]) for count in range(len(plan))), puzzle.id


@pytest.mark.parametrize("name", names())
def test_the_best_answer_leads_by_far(name: str) -> None:
    for puzzle in shipped(load(name)).values():
        best = puzzle.tried[0]
        others = [one for one in puzzle.tried if one.acts not in puzzle.answers]
        assert best.acts in puzzle.answers and puzzle.win - puzzle.advised_win >= ADVICE_MARGIN - 0.001, puzzle.id
        assert all(best.win - one.win > MARGIN - 0.001 for one in others) and best.worlds >= 1000, puzzle.id
        assert len(puzzle.tried) == TOLD or len(puzzle.answers) <= most_equal(len(puzzle.tried)), puzzle.id  # not guessed too easily
